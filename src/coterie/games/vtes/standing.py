"""What lasts of a piece beside its place and its numbers: what is known of it, the choices it keeps, how it stands.

These are values that are replaced and never changed, so that copies of a table share them.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from coterie.games.vtes.cards.vocabulary import Barred
from coterie.kernel.state import Seat

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
    clan: str = ""
    """The clan that was chosen when the card was played."""
    way: str = ""
    """Which way blood went with it last, if it can go both."""


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


UNKNOWN: Final = Known()
UNBOUND: Final = Bound()
USUAL: Final = Standing()


class BoundView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The choices that a card in play keeps, as all see them: seats by their names, cards in play by their numbers."""

    seat: Seat = ""
    seats: tuple[Seat, ...] = ()
    one: tuple[int, ...] = ()
    other: tuple[int, ...] = ()
    clan: str = ""


class StandingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a card in play stands where that is not as usual, as all see it: `Standing` with seats by their names."""

    wounded: bool = False
    contests: bool = False
    unfit: bool = False
    stays_locked: bool = False
    recruited: int = 0
    returns: Seat = ""
    was: str = ""
    on: int = 0
    settled: int = 0
    marked: dict[Seat, int] = {}
    barred: dict[str, int] = {}


SEEN_UNBOUND, SEEN_USUAL = BoundView(), StandingView()


def bound_seen(bound: Bound, seats: tuple[Seat, ...]) -> BoundView:
    """What is seen of the choices that are kept."""
    if bound is UNBOUND:
        return SEEN_UNBOUND
    return BoundView(_seat(bound.seat, seats), tuple(seats[seat] for seat in bound.seats), bound.one, bound.other, bound.clan)


def standing_seen(standing: Standing, seats: tuple[Seat, ...]) -> StandingView:
    """What is seen of how a card stands."""
    if standing is USUAL:
        return SEEN_USUAL
    return StandingView(
        standing.wounded,
        standing.contests,
        standing.unfit,
        standing.stays_locked,
        standing.recruited,
        _seat(standing.returns, seats),
        standing.was,
        standing.on,
        standing.settled,
        {seats[seat]: turn for seat, turn in standing.marked},
        {what.value: turn for what, turn in standing.barred},
    )


def _seat(place: int, seats: tuple[Seat, ...]) -> Seat:
    return "" if place == NO_SEAT else seats[place]
