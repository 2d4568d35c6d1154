"""What happened, in words: what belongs together stands below its beginning, and what did it follows in brackets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from coterie.kernel.text import Arg, Event, Ref, Text
from coterie.locale import Speaker


def told(speaker: Speaker, events: Iterable[Event]) -> Iterator[tuple[Event, str]]:
    """Each event that is a line, with its sentence; in an action, a combat or a referendum all but the first are indented.

    >>> english, at = Speaker("en"), {"turn": 1, "action": 7}
    >>> events = [Event(1, "kernel-game-over", at=at), Event(2, "kernel-game-over", at=at, cause=Ref("vtes-card", "1", "Deep Song"))]
    >>> for _, line in told(english, [*events, Event(3, "vtes-event-draws", silent=True)]):
    ...     print(line)
    The game is over.
      The game is over. (Deep Song)
    """
    before: list[tuple[str, int]] = []
    for event in lines(events):
        scene = list(event.at.items())[1:2]
        cause = event.cause
        because = f" ({speaker.name(cause)})" if cause is not None and cause.name not in _named(event.roles.values()) else ""
        yield event, f"{'  ' if scene and scene == before else ''}{speaker.say(event.text)}{because}"
        before = scene


def lines(events: Iterable[Event]) -> list[Event]:
    """Those that are lines of a log: all that are not only seen."""
    return [event for event in events if not event.silent]


def _named(roles: Iterable[Arg]) -> Iterator[str]:
    """The names that a sentence has in it."""
    for role in roles:
        if isinstance(role, Ref):
            yield role.name
        elif isinstance(role, Text):
            yield from _named(role.args.values())
        elif isinstance(role, tuple):
            yield from _named(role)
