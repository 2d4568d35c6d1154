"""What every game's state carries: its chance, its outcome, and who has been told what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from coterie.kernel.chance import Chance
from coterie.kernel.copying import Copied, Dropped
from coterie.kernel.text import Arg, Event, Outcome

Seat: TypeAlias = str
Told: TypeAlias = tuple[Seat | None, Seat | None, Event]
"""What was told, and the one seat that alone, or alone not, was told it; each seat numbers its own."""
MOST_EVENTS: Final = 10_000
"""Rules that tell more than so many events without asking anything run in a circle."""


class Endless(Exception):
    """Rules run in a circle: a fault of ours."""

    def __init__(self, message: str) -> None:
        super().__init__(f"{MOST_EVENTS} events without a question, the last of them {message}")


class State(Chance, Copied):
    """The base of a game's state: plain data, with an annotation for each field, from which `copy` is made.

    Events are counted here always and built only when somebody listens (`ears`). `learned` counts, for each seat, how
    often hidden things or chance became known to it: undo asks it, and the two-worlds test allows differences nowhere else.
    """

    __slots__ = ("ears", "event_limit", "learned", "outcome", "skips", "told", "told_apart")

    ears: Dropped[list[Told] | None]
    learned: dict[Seat, int]
    outcome: Outcome | None
    event_limit: int
    """At how many events the rules that run now must have asked something."""
    skips: Dropped[Callable[[Any], bool] | None]
    """While rules run in a game that nobody watches: enters the pass of a question if it is a lone one, and says whether it was."""
    told: int
    told_apart: dict[Seat, int]

    def __init__(self, chance: int, seats: tuple[Seat, ...]) -> None:
        super().__init__(chance)
        self.ears = self.skips = None
        self.learned = dict.fromkeys(seats, 0)
        self.outcome = None
        self.event_limit = MOST_EVENTS
        self.told = 0
        self.told_apart = dict.fromkeys(seats, 0)

    def tell(self, message: str, /, **args: Arg) -> None:
        """Tell every seat and every spectator."""
        self.told += 1
        if self.told > self.event_limit:
            raise Endless(message)
        if self.ears is not None:
            self.ears.append((None, None, self.event(message, args)))

    def tell_one(self, seat: Seat, message: str, /, **args: Arg) -> None:
        """Tell one seat alone."""
        self.told_apart[seat] += 1
        if self.ears is not None:
            self.ears.append((seat, None, self.event(message, args, seat)))

    def tell_others(self, seat: Seat, message: str, /, **args: Arg) -> None:
        """Tell everybody but one seat, which is told its own version with `tell_one`."""
        self.told += 1
        if self.told > self.event_limit:
            raise Endless(message)
        self.told_apart[seat] -= 1
        if self.ears is not None:
            self.ears.append((None, seat, self.event(message, args)))

    def event(self, kind: str, roles: dict[str, Arg], to: Seat | None = None) -> Event:
        """What happens now as a record, for everybody who is told or for one seat alone. A game adds where it belongs, its cause and moves.

        It is called only if somebody listens, as the table stands when it is told.
        """
        return Event(0, kind, roles)

    def renew_event_limit(self) -> None:
        """The rules run now, and are to ask something before they have told too much."""
        self.event_limit = self.told + MOST_EVENTS

    def told_to(self, seat: Seat | None) -> int:
        """How many events a seat (None: a spectator) has been told."""
        return self.told + (0 if seat is None else self.told_apart[seat])

    def forget_events(self) -> None:
        """Forget what was told and learned so far: the game begins now."""
        self.told = 0
        self.told_apart = dict.fromkeys(self.told_apart, 0)
        self.learned = dict.fromkeys(self.learned, 0)

    def learn(self, *seats: Seat) -> None:
        """Chance or something hidden becomes known to these seats; to all and the spectators if none is named."""
        for seat in seats or self.learned:
            self.learned[seat] += 1
