"""Fury of Dracula as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from coterie.games.fury import position, vector
from coterie.games.fury.bots.judgement import FuryJudgement
from coterie.games.fury.bots.steady import SteadyBot
from coterie.games.fury.cast import CAST
from coterie.games.fury.facts.cards import HUNTERS
from coterie.games.fury.facts.figures import DRACULA, Setup, fingerprint, open_book
from coterie.games.fury.facts.lookup import Facts, facts
from coterie.games.fury.position import Position
from coterie.games.fury.rules.setup import deal
from coterie.games.fury.rules.turn import play
from coterie.games.fury.table import Table
from coterie.games.fury.view import FuryView, view
from coterie.games.fury.worlds.resample import resample
from coterie.kernel.chance import Chance
from coterie.kernel.definition import Definition
from coterie.kernel.questions import Rules
from coterie.kernel.state import Seat
from coterie.kernel.text import Ref


class Fury(Definition[Table]):
    """Four hunters seek Dracula across Europe; he moves unseen, and wants six vampires before they find him."""

    name = "fury"
    version = "3"
    setup_type = Setup
    position_type = Position
    cast = CAST
    presets: ClassVar[dict[str, dict[str, object]]] = {
        "standard": {},
        "four players": {"players": 4},
        "three players": {"players": 3},
        "two players": {"players": 2},
        "other readings": {
            "landing": "paid",
            "allies": "all",
            "bat": "onto",
            "train": "lost",
            "shown_item": "apart",
            "newspaper": "anywhere",
        },
    }
    bounds: ClassVar[dict[str, object]] = {"turn_limit": 100}
    brief = 12
    vector_version = vector.VERSION

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        return open_book(setup).seats

    def figures(self, seat: Seat) -> tuple[Ref, ...]:
        """The figure too, where a player has only that one."""
        return (*super().figures(seat), *((Ref("fury-hunter", seat),) if seat in (DRACULA, *HUNTERS) else ()))

    def pool_hash(self, setup: Setup) -> str:
        return fingerprint(open_book(setup))

    def prepare(self, setup: Setup, chance: int) -> Table:
        return deal(open_book(setup), chance)

    def play(self, state: Table) -> Rules[None]:
        return play(state)

    def view(self, state: Table, seat: Seat | None) -> FuryView:
        return view(state, seat)

    def facts(self, state: Table) -> Facts:
        return facts(state.book)

    def resample(self, state: Table, seat: Seat, chance: Chance) -> None:
        resample(state, seat, chance)

    def position(self, state: Table) -> Position:
        return position.write(state)

    def from_position(self, setup: Setup, position_: Position, chance: int) -> Table:
        return position.read(open_book(setup), position_, chance)

    def faults(self, state: Table) -> Iterator[str]:
        return position.faults(state)

    def judgement(self) -> FuryJudgement:
        return FuryJudgement()

    def steady(self, seed: int) -> SteadyBot:
        return SteadyBot(seed)

    def vector_layout(self) -> list[tuple[str, int]]:
        return vector.LAYOUT

    def vector(self, view: FuryView) -> list[float]:
        return vector.encode(view)


GAME = Fury()
