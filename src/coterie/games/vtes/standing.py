"""What lasts of a piece beside its place and its numbers: what is known of it, the choices it keeps, how it stands.

These are values that are replaced and never changed, so that copies of a table share them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from coterie.games.vtes.cards.vocabulary import Barred

if TYPE_CHECKING:
    from coterie.games.vtes.table import Piece

NO_SEAT: Final = -1


class Known(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What everybody knows of a crypt card that lies face down."""

    card: bool = False
    """Which one it is."""
    younger_than: int = 0
    """That its capacity is below this, or 0."""
    clans: tuple[str, ...] = ()
    """That it is of these clans."""


class Bound(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Choices that are kept: seats by their place, cards in play by their number."""

    seat: int = NO_SEAT
    """The Methuselah whose next bleed a mission waits for."""
    seats: tuple[int, ...] = ()
    """At whom the action was directed with which the card came."""
    one: tuple[int, ...] = ()
    """The cards in play that have chosen this minion as the one of two."""
    other: tuple[int, ...] = ()
    """And those that have chosen it as the other."""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a card in play stands, where that is not as usual."""

    wounded: bool = False
    contests: bool = False
    """It contests its title, and has none until that is settled."""
    unfit: bool = False
    """It has a title that does not suit its sect or clan."""
    stays_locked: bool = False
    """It does not unlock in the next unlock phase."""
    recruited: int = 0
    """The turn in which it was recruited."""
    returns: int = NO_SEAT
    """Who controls it again from the end of the turn on."""
    was: Literal["", "ready", "torpor", "table", "attached"] = ""
    """Of a contested card: where it was."""
    on: int = 0
    """And on which minion."""
    settled: int = 0
    """The turn in which its contest was last paid for, yielded or won."""
    marked: tuple[tuple[int, int], ...] = ()
    """Who has marked it, and in which turn (v5.trait.red-list)."""
    barred: tuple[tuple[Barred, int], ...] = ()
    """What it was kept from, and in which turn."""
    traits: tuple[str, ...] = ()
    """Traits that it was given."""


UNKNOWN: Final = Known()
UNBOUND: Final = Bound()
USUAL: Final = Standing()
FROM: Final = ("ready", "torpor", "table", "attached")
"""Where a contested card may have been."""
NO_MARKS: Final[dict[str, int]] = {}


def marks_of(piece: Piece, seats: tuple[str, ...]) -> dict[str, int]:
    """All of it by name, as views show it."""
    if piece.standing is USUAL and piece.bound is UNBOUND and piece.known is UNKNOWN:
        return NO_MARKS
    return dict((*_known(piece.known), *_bound(piece.bound, seats), *_standing(piece.standing)))


def _known(known: Known) -> Iterator[tuple[str, int]]:
    if known.card:
        yield "known", 1
    if known.younger_than:
        yield "younger-than", known.younger_than
    for clan in known.clans:
        yield f"clan-{clan}", 1


def _bound(bound: Bound, seats: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    if bound.seat != NO_SEAT:
        yield "seat", bound.seat
    for seat in bound.seats:
        yield f"at-{seats[seat]}", 1
    for name, cards in (("one", bound.one), ("other", bound.other)):
        for card in cards:
            yield f"{name}-{card}", card


def _standing(standing: Standing) -> Iterator[tuple[str, int]]:
    flags = (("wounded", standing.wounded), ("contests", standing.contests), ("unfit", standing.unfit))
    for name, flag in (*flags, ("stays-locked", standing.stays_locked)):
        if flag:
            yield name, 1
    for name, turn in (("recruited", standing.recruited), ("settled", standing.settled)):
        if turn:
            yield name, turn
    if standing.returns != NO_SEAT:
        yield "returns", standing.returns
    if standing.was:
        yield "was", FROM.index(standing.was)
        yield "on", standing.on
    for seat, turn in standing.marked:
        yield f"marked-{seat}", turn
    for what, turn in standing.barred:
        yield f"barred-{what.value}", turn
    for trait in standing.traits:
        yield trait, 1
