"""What cards and actions cost, in blood, life and pool, and what makes them cheaper or dearer (v5.play.cost)."""

from __future__ import annotations

from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Cheaper, Count, Dearer, Surcharge
from coterie.games.vtes.index import ALL, METHUSELAHS, Entry
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import surcharges
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
    return sum([entry.amount for entry in surcharges(t, form)]) if t.index.of(ALL, Surcharge) else 0


def price(t: Table, form: Form, seat: int, on: Piece | None = None) -> int:
    """What a card costs in pool, with what other cards add (v5.play.cost)."""
    dearer = added(t, form, seat, on)
    return form.pool + sum([entry.amount for entry in dearer]) if dearer else form.pool


def added(t: Table, form: Form, seat: int, on: Piece | None = None) -> list[Entry]:
    """What other cards add to the price of a card in pool (v5.play.cost)."""
    return [entry for entry in t.index.of(ALL, Dearer) if _dearer(t, entry, form, seat, on)]


def _dearer(t: Table, entry: Entry, form: Form, seat: int, on: Piece | None) -> bool:
    """Whether a card in play makes another dearer: those of a name to its controller, or itself on the same vampire."""
    node = entry.static.node
    if isinstance(node, Dearer) and node.name:
        return node.name == form.name and entry.seat == seat
    return t.book.facts[entry.card].name == form.name and on is not None and on.id == entry.bearer


def reducers(t: Table, seat: int) -> list[int]:
    """Unlocked cards in play that may be locked to make another cheaper (v5.play.cost-reducers)."""
    entries = t.index.of(METHUSELAHS[seat], Cheaper)
    if not entries:
        return []
    cheaper = [entry.source for entry in entries]
    return [number for number in t.players[seat].table if number in cheaper and not t.pieces[number].locked]


def reduction(t: Table, number: int) -> int:
    """How much cheaper a card in play makes another."""
    return sum(entry.amount for entry in t.index.of(METHUSELAHS[t.piece(number).controller], Cheaper) if entry.source == number)


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
    if form.free and not t.index.of(ALL, Surcharge):
        return None
    cheaper = reducers(t, seat)
    less = sum([reduction(t, number) for number in cheaper]) if cheaper else 0
    if user is not None and user.blood < max(0, blood_cost(t, form, seat) - less) + form.burned:
        return no("not-enough-blood", "v5.play.cost")
    if form.pool and t.players[seat].pool < price(t, form, seat) - less:
        return no("not-enough-pool", "v5.play.cost")
    return None
