"""Draws any game from what every game gives: its view, and the names that its questions and refusals use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from coterie.kernel.game import Game
from coterie.kernel.state import Seat
from coterie.kernel.text import Ref
from coterie.locale import Speaker
from coterie.terminal.screen import Screen


class GenericDrawing:
    """The view as lines and tables, with its ids named where a name is known."""

    def __init__(self, game: Game) -> None:
        self.favourite = game.seats[0]
        self._shown: dict[str, object] = {}
        """The view that was last drawn."""
        self._names = {seat: Ref(f"{game.name}-seat", seat) for seat in game.seats}

    def draw(self, screen: Screen, game: Game, seat: Seat | None) -> None:
        """Every field of the view that holds something."""
        self._shown = {}
        self.brief(screen, game, seat)

    def brief(self, screen: Screen, game: Game, seat: Seat | None) -> None:
        """The fields that are not as they were when they were last drawn."""
        self._learn(game, seat)
        view = msgspec.to_builtins(game.view(seat))
        screen.heading(screen.speaker.tell("cli-table"))
        for name, value in view.items():
            if name not in self._shown or self._shown[name] != value:
                self._field(screen, name.replace("_", " "), value)
        self._shown = view

    def facts(self, screen: Screen, ref: Ref) -> None:
        """Its name: nothing else is known of every game's things."""
        screen.line(screen.speaker.name(ref), indent=2)

    def legend(self, screen: Screen) -> None:
        """No signs are used."""

    def _learn(self, game: Game, seat: Seat | None) -> None:
        """Remember what the open question and its refusals name."""
        if seat is None or not game.asks(seat):
            return
        asked = game.asks(seat)[0]
        named = [one.refs for one in asked.options] + [one.refs for one in asked.marked] + [one.refs for one in game.why_not(seat)]
        self._names.update({ref.id: ref for refs in named for ref in refs})

    def _field(self, screen: Screen, name: str, value: object) -> None:
        if isinstance(value, Mapping) and value and all(isinstance(part, Mapping) for part in value.values()):
            rows = [{"": key, **part} for key, part in value.items()]
            self._rows(screen, name, rows)
        elif isinstance(value, Sequence) and not isinstance(value, str) and value and all(isinstance(part, Mapping) for part in value):
            self._rows(screen, name, value)
        elif value not in (None, "", [], {}, ()):
            screen.line(f"{name}: {self._words(screen.speaker, value)}")

    def _rows(self, screen: Screen, name: str, rows: Sequence[Mapping[str, object]]) -> None:
        head = list(dict.fromkeys(key for row in rows for key in row))
        screen.line(f"{name}:")
        cells = [[self._words(screen.speaker, row.get(key)) for key in head] for row in rows]
        screen.table([key.replace("_", " ") for key in head], cells)

    def _words(self, speaker: Speaker, value: object) -> str:
        """A value on one line."""
        if isinstance(value, Mapping):
            return ", ".join(f"{self._words(speaker, key)} {self._words(speaker, part)}" for key, part in value.items())
        if isinstance(value, Sequence) and not isinstance(value, str):
            return ", ".join(self._words(speaker, part) for part in value)
        if isinstance(value, bool):
            return speaker.tell("cli-yes" if value else "cli-no")
        if isinstance(value, float):
            return f"{value:g}"
        if isinstance(value, str) and value in self._names:
            return speaker.called(self._names[value])
        return "" if value is None else str(value)
