"""Doors: changes that a card in play can replace. Each goes through its door, and what is left of it is done (v5.terms.golden)."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Happening, Instead, Less
from coterie.games.vtes.events import Event
from coterie.games.vtes.index import NOTHING, Entry
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import carry_out
from coterie.games.vtes.rules.ask import choose_piece
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.events import hears
from coterie.games.vtes.rules.leaving import unless_left
from coterie.games.vtes.rules.naming import ref
from coterie.games.vtes.rules.stats import is_minion
from coterie.games.vtes.support.registry import HOLDERS, Place, Scope, Within, carries, refused
from coterie.games.vtes.table import NOBODY, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Text

MEASURED = (Happening.BURNS_POOL, Happening.DAMAGED)
"""What has an amount."""


def _one_or_other(ability: Instead, scope: Scope) -> Text | None:
    """Either something else is done, or the amount is another, where there is one."""
    if bool(ability.do) is (ability.amount is not None):
        return refused("never", word="Instead", place=scope.named)
    unmeasured = ability.amount is not None and ability.of.kind not in MEASURED
    return refused("field", word="Instead", field="amount", value=str(ability.amount), place=scope.named) if unmeasured else None


@carries(Instead, *HOLDERS, of=Within(Place.DOOR), do=Within(Place.INSTEAD), amount=(None, int, Less), where=_one_or_other)
def through(t: Table, kind: Happening, who: int = 0, by: int = 0, seat: int = NOBODY, amount: int = 0, card: int = 0) -> Rules[int | None]:
    """The amount that is left of a change which is about to happen; None if something else was done, and it does not happen at all.

    Each replacement applies once to one change. Of several, the Methuselah whom the change concerns says which comes first: a ruling of
    our own, for the rulebook is silent. What cards do because of what was done instead waits for the seam after the change.
    """
    if kind not in t.index.instead:
        return amount
    done: tuple[tuple[int, int], ...] = ()
    while True:
        event = Event(kind, who, by, seat, amount, card)
        found = [entry for entry in t.index.instead.get(kind, NOTHING) if _place(entry) not in done and hears(t, entry, event)]
        if not found:
            return amount
        entry = yield from _first(t, t.pieces[who].controller if seat == NOBODY else seat, found)
        done += (_place(entry),)
        said = entry.static.node
        if isinstance(said, Instead) and said.amount is not None:
            amount = max(0, amount - said.amount.by) if isinstance(said.amount, Less) else said.amount
            t.tell("vtes-event-applied", card=ref(t, entry.source))
        elif isinstance(said, Instead):
            on = entry.bearer if is_minion(t.pieces[entry.bearer]) else 0
            deed = Deed(entry.seat, on, entry.card, t.pieces[entry.source].form, (), entry.source, by=by)
            for effect in said.do:
                yield from carry_out(t, deed, effect)
            return None


def _place(entry: Entry) -> tuple[int, int]:
    return entry.source, entry.static.n


def _first(t: Table, seat: int, found: list[Entry]) -> Rules[Entry]:
    """Which of some replacements comes first: the oldest, unless they say different things."""
    if all(entry.static.node == found[0].static.node for entry in found):
        return found[0]
    sources = list(dict.fromkeys(entry.source for entry in found))
    number = yield from unless_left(t, seat, choose_piece(t, seat, "instead", sources), sources[0])
    return next(entry for entry in found if entry.source == number)


def burn_pool(t: Table, seat: int, amount: int, by: int = 0) -> Rules[int]:
    """A Methuselah burns pool, to a bleed of a minion or otherwise; says how much (v5.action.bleed)."""
    left = yield from through(t, Happening.BURNS_POOL, by=by, seat=seat, amount=amount)
    return changes.burn_pool(t, seat, left) if left else 0


def pay_pool(t: Table, seat: int, amount: int) -> int:
    """Pool that is a cost is burned as it is said: nothing replaces a cost (v5.play.cost)."""
    return changes.burn_pool(t, seat, amount)


def burn(t: Table, number: int) -> Rules[None]:
    """A card in play is burned, and what is on it with it (v5.terms.burn)."""
    for other in (*t.piece(number).cards, number):
        left = yield from through(t, Happening.BURNED, other, seat=t.piece(other).controller)
        if left is None and other == number:
            return
    if number in t.pieces:
        changes.burn(t, t.piece(number))


def to_torpor(t: Table, number: int) -> Rules[None]:
    """A vampire goes to torpor (v5.torpor)."""
    left = yield from through(t, Happening.TORPOR, number, seat=t.piece(number).controller)
    if left is not None:
        changes.to_torpor(t, t.piece(number))


def unlocks(t: Table, number: int) -> Rules[bool]:
    """Whether a locked card unlocks as normal (v5.unlock)."""
    return (yield from through(t, Happening.UNLOCKS, number, seat=t.piece(number).controller)) is not None


def replaces(t: Table, seat: int, card: int) -> Rules[bool]:
    """Whether a Methuselah replaces a card that left the hand (v5.play.replace, v5.card.visit-from-the-capuchin)."""
    return (yield from through(t, Happening.REPLACES, seat=seat, card=card)) is not None


def damage(t: Table, who: int, by: int, amount: int) -> Rules[int]:
    """How much damage is inflicted on a minion in combat, before anything of it is prevented (v5.combat.damage)."""
    return (yield from through(t, Happening.DAMAGED, who, by, t.piece(who).controller, amount)) or 0
