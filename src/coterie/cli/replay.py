"""`coterie replay`: see a recorded game again, as any seat saw it."""

from __future__ import annotations

import sys
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from coterie.terminal import story
from coterie.terminal.screen import Language, Screen, speaker_of

if TYPE_CHECKING:
    from coterie.cli.playback import Playback
    from coterie.kernel.text import Event

SPECTATOR = "none"


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game, as `play --save` writes it.")],
    seat: Annotated[str, typer.Option(metavar="SEAT", help="Whose view to take; none is a spectator's.")] = SPECTATOR,
    lang: Language = "",
) -> None:
    """Step through a recorded game as a seat saw it.

    Enter or n goes on, p goes back, a number jumps to that entry, q stops. Piped, everything the seat was told is
    printed, each line with the number of its entry.

    \b
    Examples:
      coterie replay evening.json --seat human
      coterie replay evening.json --lang fr | less
    """
    from coterie.cli.playback import Playback
    from coterie.cli.players import seating
    from coterie.terminal.files import load

    screen = Screen(speaker_of(lang))
    game = load(file)
    viewer = None if seat == SPECTATOR else seat
    if viewer is not None:
        game.asks(viewer)
    screen.speaker = screen.speaker.at(seating(game, viewer))
    if game.record()["position"] is not None:
        screen.tell("cli-from-position")
    playback = Playback(game)
    told = [story.lines(events) for events in playback.told(viewer)]
    if screen.plain or not sys.stdin.isatty():
        _print(screen, playback, told)
    else:
        Projection(screen, playback, viewer, told).run()


def _print(screen: Screen, playback: Playback, told: list[list[Event]]) -> None:
    """All that the seat was told, and the outcome."""
    from coterie.cli.session import show_outcome

    width = len(str(len(playback.entries)))
    entries = [entry for entry, events in enumerate(told) for _ in events]
    for entry, (_, line) in zip(entries, story.told(screen.speaker, chain.from_iterable(told)), strict=True):
        screen.line(f"{entry:>{width}}  {line}")
    show_outcome(screen, playback.game)


class Projection:
    """A recorded game on the screen, entry by entry; steps at which the seat noticed nothing are passed over."""

    def __init__(self, screen: Screen, playback: Playback, viewer: str | None, told: list[list[Event]]) -> None:
        from coterie.terminal.drawing import drawing

        self._screen = screen
        self._playback = playback
        self._viewer = viewer
        self._told = told
        self._drawing = drawing(playback.game)
        last = len(playback.entries)
        own = {number for number, entry in enumerate(playback.entries, 1) if viewer is not None and entry[0] == viewer}
        self._stops = sorted({0, last} | own | {number for number, events in enumerate(told) if events})

    def run(self) -> None:
        """From the first entry, as the viewer wishes."""
        at: int | None = 0
        while at is not None:
            self._show(at)
            at = self._ask(at)

    def _show(self, at: int) -> None:
        from coterie.cli.session import show_outcome

        screen, speaker = self._screen, self._screen.speaker
        screen.clear()
        self._playback.wind(at)
        screen.heading(speaker.tell("cli-replay-entry", entry=at, last=len(self._playback.entries)))
        for _, line in story.told(speaker, self._told[at]):
            screen.line("· " + line)
        self._drawing.draw(screen, self._playback.game, self._viewer)
        if at == len(self._playback.entries):
            show_outcome(screen, self._playback.game)

    def _ask(self, at: int) -> int | None:
        """The entry to go to, or None to stop."""
        screen = self._screen
        while True:
            try:
                typed = screen.ask(screen.speaker.tell("cli-replay-prompt") + " ").lower()
            except EOFError:
                screen.line()
                return None
            if typed in ("", "n"):
                return next((stop for stop in self._stops if stop > at), at)
            if typed == "p":
                return next((stop for stop in reversed(self._stops) if stop < at), at)
            if typed == "q":
                return None
            if typed.isdecimal() and int(typed) <= len(self._playback.entries):
                return int(typed)
            screen.tell("cli-replay-keys", last=len(self._playback.entries))
