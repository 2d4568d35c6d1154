"""Effects on blood and pool."""

from __future__ import annotations

from coterie.games.vtes import keys
from coterie.games.vtes.cards.vocabulary import (
    AddBlood,
    BurnBlood,
    BurnPool,
    Count,
    Exchange,
    GainBlood,
    GainPool,
    MoveBlood,
    Pred,
    Share,
    Store,
    Unload,
)
from coterie.games.vtes.keys import Key
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.ask import choose, choose_number, choose_piece, choose_word
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.effects.registry import at_once, candidates, count, does, minion_of, number_of, one_of, seats_of
from coterie.games.vtes.rules.stats import has_title
from coterie.games.vtes.table import VAMPIRE, Table
from coterie.kernel.questions import Rules


@does(AddBlood)
def _add_blood(t: Table, deed: Deed, effect: AddBlood) -> Rules[None]:
    """Blood from the bank onto a vampire, also one that is not yet in play."""
    if isinstance(effect.to, Pred):
        number = yield from one_of(t, deed, effect.to, "add-blood")
        if number:
            changes.gain_blood(t, t.piece(number), effect.amount)


@does(GainBlood)
def _gain_blood(t: Table, deed: Deed, effect: GainBlood) -> Rules[None]:
    """A vampire gains blood; some of it may go to its controller's pool."""
    amount = count(t, deed, effect.amount)
    number = deed.user
    if isinstance(effect.who, Pred):
        number = yield from choose_piece(t, deed.seat, "gain-blood", feedable(t, deed, effect.who), may_pass=True, about=deed.card)
        if number:
            t.used["turn", number, -1] = 1
    if not number or number not in t.pieces:
        return
    if effect.to_pool and amount:
        moved = yield from choose_number(t, deed.seat, "to-pool", 0, min(effect.to_pool, amount), deed.card)
        changes.gain_pool(t, deed.seat, moved)
        amount -= moved
    changes.gain_blood(t, t.piece(number), amount, as_vampire=not deed.source)


def feedable(t: Table, deed: Deed, some: Pred) -> list[int]:
    """Vampires that have not been fed by a hunting ground this turn (v5.card.hunting-grounds)."""
    return [number for number in candidates(t, deed, some) if not t.used.get(("turn", number, -1))]


@does(BurnBlood)
def _burn_blood(t: Table, deed: Deed, effect: BurnBlood) -> Rules[None]:
    """A vampire burns blood."""
    if isinstance(effect.who, Pred):
        having = [number for number in candidates(t, deed, effect.who) if t.pieces[number].blood > 0]
        number = yield from choose_piece(t, t.active, "burn-blood", having, about=deed.card)
    else:
        number = number_of(minion_of(t, deed, effect.who))
    if number:
        changes.burn_blood(t, t.piece(number), effect.amount)


@at_once(BurnPool)
def _burn_pool(t: Table, deed: Deed, effect: BurnPool) -> None:
    """Methuselahs burn pool, all at once."""
    for seat in seats_of(t, deed, effect.who):
        changes.burn_pool(t, seat, count(t, deed, effect.amount) * per(t, seat, effect.per))


@at_once(GainPool)
def _gain_pool(t: Table, deed: Deed, effect: GainPool) -> None:
    """Methuselahs gain pool, all at once."""
    for seat in seats_of(t, deed, effect.who):
        changes.gain_pool(t, seat, effect.amount * per(t, seat, effect.per))


def per(t: Table, seat: int, what: Count | None) -> int:
    """How many times: once, or for each minion, vampire of a clan, or point (v5.politics.referendum)."""
    if what is None:
        return 1
    player = t.players[seat]
    if what is Count.MINIONS_THEY_CONTROL:
        return len(player.ready) + len(player.torpor)
    referendum = t.running_referendum()
    if what is Count.POINTS:
        return referendum.points.get(seat, 0)
    return sum(1 for n in player.ready + player.torpor if t.pieces[n].kind == VAMPIRE and t.pieces[n].clan == referendum.clan)


@does(MoveBlood)
def _move_blood(t: Table, deed: Deed, effect: MoveBlood) -> Rules[None]:
    """Blood from a vampire to its controller's pool; one without enough gives what it has (v5.card.villein)."""
    if not deed.chosen or deed.chosen[0] not in t.pieces:
        return
    blood = t.piece(deed.chosen[0]).blood
    least, most = min(effect.least, blood), min(effect.most, blood)
    amount = most if least == most else (yield from choose_number(t, deed.seat, "move-blood", least, most, deed.card))
    if amount:
        changes.blood_to_pool(t, deed.seat, t.piece(deed.chosen[0]), amount)


@does(Share)
def _share(t: Table, deed: Deed, effect: Share) -> Rules[None]:
    """Blood for each vote of the margin, one by one: to a vampire that has not had its share, or to the pool (v5.politics.referendum)."""
    left = count(t, deed, Count.MARGIN)
    pool = effect.titled if t.pieces.get(deed.user) is not None and has_title(t, t.piece(deed.user)) else effect.pool
    given: tuple[int, ...] = ()
    while left > 0:
        fed = [number for number in candidates(t, deed, effect.among) if given.count(number) < effect.each]
        among: tuple[Key, ...] = (*(keys.Piece(number) for number in fed), *((keys.Word("pool"),) if pool else ()))
        if not among:
            return
        to = among[0] if len(among) == 1 else (yield from choose(t, deed.seat, "share", among, deed.card))
        if isinstance(to, keys.Piece):
            changes.gain_blood(t, t.piece(to.piece), 1)
            given += (to.piece,)
        else:
            changes.gain_pool(t, deed.seat, 1)
            pool -= 1
        left -= 1


@does(Exchange)
def _exchange(t: Table, deed: Deed, effect: Exchange) -> Rules[None]:
    """1 blood from the vampire to the pool of its controller, or the other way (v5.card.blood-doll)."""
    words = ("to-pool", "to-vampire") if t.piece(deed.user).blood else ("to-vampire",)
    if (yield from choose_word(t, deed.seat, "exchange", words, deed.card)) == "to-pool":
        changes.blood_to_pool(t, deed.seat, t.piece(deed.user), 1)
    else:
        changes.pool_to_blood(t, deed.seat, t.piece(deed.user), 1)


@does(Store)
def _store(t: Table, deed: Deed, effect: Store) -> Rules[None]:
    """Counters to this card: from the pool, or from a vampire (v5.card.smiling-jack)."""
    if isinstance(effect.source, Pred):
        having = [number for number in candidates(t, deed, effect.source) if t.pieces[number].blood >= effect.amount]
        number = yield from choose_piece(t, deed.seat, "store", having, may_pass=True, about=deed.card)
        if not number:
            return
        changes.burn_blood(t, t.piece(number), effect.amount)
    else:
        changes.burn_pool(t, deed.seat, effect.amount)
    card = t.pieces.get(deed.source)
    if card is not None:
        card.blood += effect.amount


@does(Unload)
def _unload(t: Table, deed: Deed, effect: Unload) -> Rules[None]:
    """All counters of this card to a vampire."""
    number = yield from one_of(t, deed, effect.to, "add-blood")
    card = t.pieces.get(deed.source)
    if number and card is not None:
        amount, card.blood = card.blood, 0
        changes.gain_blood(t, t.piece(number), amount)
