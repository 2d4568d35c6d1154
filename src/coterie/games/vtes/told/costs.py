"""What choices cost, as data: read from the functions that the rules pay by."""

from __future__ import annotations

from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import (
    Burn,
    BurnBlood,
    BurnLife,
    BurnPool,
    Discard,
    Effect,
    Either,
    Kind,
    Lock,
    RemoveAsh,
    SpendTransfers,
)
from coterie.games.vtes.rules.costs import added, blood_cost, price
from coterie.games.vtes.rules.legal import block_toll
from coterie.games.vtes.rules.naming import card_ref, piece_ref
from coterie.games.vtes.rules.stats import surcharges
from coterie.games.vtes.table import ALLY, Piece, Table
from coterie.kernel.text import Cost, Part

POOL, BLOOD, LIFE, TRANSFER, MASTER_ACTION = "pool", "blood", "life", "transfer", "master-action"
LOCK, BURN, DISCARD, ASH, POOL_OR_BLOOD = "lock", "burn", "discard", "ash", "pool-or-blood"
UNITS = (POOL, BLOOD, LIFE, TRANSFER, MASTER_ACTION, LOCK, BURN, DISCARD, ASH, POOL_OR_BLOOD)


def of_card(t: Table, form: Form, seat: int, user: Piece | None) -> tuple[Cost, ...]:
    """What playing a card costs: blood of its user, pool of its Methuselah, a master phase action (v5.play.cost)."""
    found = [Cost(MASTER_ACTION, 1)] if form.kind is Kind.MASTER else []
    blood = 0 if user is None else blood_cost(t, form, seat)
    if blood and user is not None:
        more = [Part(entry.amount, card_ref(t, entry.card)) for entry in surcharges(t, form)]
        own = Part(blood - sum(part.amount for part in more), card_ref(t, form.card))
        found.append(of_minion(t, user, blood, (own, *more) if more else ()))
    pool = price(t, form, seat) if form.pool or form.kind is Kind.MASTER else 0
    if pool:
        more = [Part(entry.amount, card_ref(t, entry.card)) for entry in added(t, form, seat)]
        found.append(Cost(POOL, pool, None, (Part(form.pool, card_ref(t, form.card)), *more) if more else ()))
    return tuple(found)


def of_minion(t: Table, minion: Piece, blood: int, parts: tuple[Part, ...] = ()) -> Cost:
    """Blood that a vampire burns, or life of an ally (v5.play.cost)."""
    return Cost(LIFE if minion.kind == ALLY else BLOOD, blood, piece_ref(t, minion), parts)


def of_effects(t: Table, source: Piece, user: Piece, cost: tuple[Effect, ...]) -> tuple[Cost, ...]:
    """What a card in play asks for what it offers: effects in the place of a cost (v5.play.cost)."""
    return tuple(_of_effect(t, source, user, effect) for effect in cost)


def _of_effect(t: Table, source: Piece, user: Piece, effect: Effect) -> Cost:
    match effect:
        case Lock():
            return Cost(LOCK, 1, piece_ref(t, source))
        case Burn():
            return Cost(BURN, 1, piece_ref(t, source))
        case BurnBlood(amount=amount):
            return of_minion(t, user, amount)
        case BurnLife(amount=amount):
            return Cost(LIFE, amount, piece_ref(t, source))
        case BurnPool(amount=int(amount)):
            return Cost(POOL, amount)
        case Either(first=BurnPool(amount=int(amount)), second=BurnBlood()):
            return Cost(POOL_OR_BLOOD, amount)
        case Discard(amount=amount):
            return Cost(DISCARD, amount)
        case RemoveAsh(amount=amount):
            return Cost(ASH, amount)
        case SpendTransfers(amount=amount):
            return Cost(TRANSFER, amount)
    raise ValueError(f"{effect} has no words as a cost")


def of_block(t: Table, minion: Piece) -> tuple[Cost, ...]:
    """What an attempt to block costs (v5.block.who)."""
    toll = block_toll(t, minion)
    return (of_minion(t, minion, toll),) if toll else ()
