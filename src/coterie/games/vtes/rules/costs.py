"""What cards and actions cost, in blood, life and pool, and what makes them cheaper or dearer (v5.play.cost)."""

from __future__ import annotations

from coterie.games.vtes.book import (
    Form,
)
from coterie.games.vtes.cards.vocabulary import (
    BurnBloodTo,
    Cheaper,
    Count,
    Dearer,
)
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.table import Piece, Table
from coterie.kernel.text import Reason

LEAVING_COST = 2
"""Blood to leave torpor, or to be rescued from it."""
ATTACK_COST = 1
"""Blood to attack a marked minion of the Red List."""


def blood_cost(t: Table, form: Form, seat: int, x: int | None = None) -> int:
    """What a card costs in blood; X as its text says, or as chosen (v5.play.cost)."""
    more = surcharge(t, form)
    if not form.costs_x:
        return form.blood + more
    if form.x is Count.COPIES_YOU_CONTROL:
        return sum(1 for number in t.players[seat].table if t.pieces[number].card == form.card) + more
    return (x or 0) + more


def surcharge(t: Table, form: Form) -> int:
    """What a card costs more in blood or life during this action (v5.play.cost)."""
    return 0 if t.action is None else sum(amount for sort, amount in t.action.surcharges if sort == form.kind)


def pool_cost(t: Table, form: Form, seat: int, on: Piece | None = None) -> int:
    """What a card costs in pool, with what other cards add (v5.play.cost)."""
    cost = form.pool
    own = form.name
    for player in t.players:
        for minion in player.ready + player.torpor:
            for number in t.pieces[minion].cards:
                piece = t.pieces[number]
                for ability in t.form_of(piece).abilities:
                    if isinstance(ability, Dearer) and _dearer(t, ability, piece, own, seat, on, minion):
                        cost += ability.pool
    return cost


def _dearer(t: Table, ability: Dearer, piece: Piece, name: str, seat: int, on: Piece | None, minion: int) -> bool:
    if ability.name:
        return ability.name == name and piece.controller == seat
    return t.book.facts[piece.card].name == name and on is not None and on.id == minion


def reducers(t: Table, seat: int) -> list[int]:
    """Unlocked cards in play that may be locked to make another cheaper (v5.play.cost-reducers)."""
    return [n for n in t.players[seat].table if not t.pieces[n].locked and t.form_of(t.pieces[n]).ability(Cheaper) is not None]


def reduction(t: Table, number: int) -> int:
    """How much cheaper a card in play makes another."""
    ability = t.form_of(t.piece(number)).ability(Cheaper)
    return ability.amount if isinstance(ability, Cheaper) else 0


def burned_by(form: Form) -> int:
    """The blood that is burned for the effect of a card: it must be there as well, and nothing makes it less (v5.play.cost)."""
    return sum(effect.blood for effect in form.effects if isinstance(effect, BurnBloodTo))


def due(t: Table) -> tuple[tuple[int, int], ...]:
    """Who burns how much blood for the running action, if it needs no card of the hand (v5.action.resolve)."""
    action = t.running_action()
    if action.kind == "leave-torpor":
        return ((action.actor, LEAVING_COST),)
    if action.kind == "rescue":
        return ((action.actor, action.x), (action.chosen[0], LEAVING_COST - action.x))
    if action.kind == "attack":
        return ((action.actor, ATTACK_COST),)
    if action.kind == "become-anarch":
        return ((action.actor, anarch_cost(t, action.seat, action.actor)),)
    return ((action.actor, action.x),) if action.kind == "use" else ()


def can_pay(t: Table) -> bool:
    """Whether the cost of the action can be paid now that it succeeds; nobody pays who is gone (v5.action.resolve)."""
    action = t.running_action()
    if action.card:
        return why_cost(t, t.book.forms[action.card][action.form], action.seat, t.piece(action.actor)) is None
    return all(number not in t.pieces or t.pieces[number].blood >= blood for number, blood in due(t))


def pay_due(t: Table) -> None:
    """Pay for the running action, if it needs no card of the hand (v5.action.resolve)."""
    for number, blood in due(t):
        if number in t.pieces:
            changes.burn_blood(t, t.pieces[number], blood)


def anarch_cost(t: Table, seat: int, actor: int) -> int:
    """2 blood, or 1 if another ready Anarch is controlled (v5.action.become-anarch)."""
    return 1 if any(n != actor and t.pieces[n].sect == "Anarch" for n in t.players[seat].ready) else 2


def why_cost(t: Table, form: Form, seat: int, user: Piece | None) -> Reason | None:
    """Whether the cost can be paid, from own resources only (v5.play.cost)."""
    less = sum(reduction(t, number) for number in reducers(t, seat))
    if user is not None and user.blood < max(0, blood_cost(t, form, seat) - less) + burned_by(form):
        return no("not-enough-blood", "v5.play.cost")
    if form.pool and t.players[seat].pool < pool_cost(t, form, seat) - less:
        return no("not-enough-pool", "v5.play.cost")
    return None
