"""Vampire Empire as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from coterie.games.empire import position, vector
from coterie.games.empire.cards import SEATS, Card, fingerprint
from coterie.games.empire.cast import CAST
from coterie.games.empire.judgement import EmpireJudgement
from coterie.games.empire.position import Position
from coterie.games.empire.resample import resample
from coterie.games.empire.rules.setup import deal, open_book
from coterie.games.empire.rules.turn import play
from coterie.games.empire.steady import SteadyBot
from coterie.games.empire.table import Setup, Table
from coterie.games.empire.view import EmpireView, view
from coterie.kernel.chance import Chance
from coterie.kernel.definition import Definition
from coterie.kernel.questions import Rules
from coterie.kernel.state import Seat


class Empire(Definition[Table]):
    """Three vampires hide among nine people of a castle; one player hunts them, the other hunts the rest."""

    name = "empire"
    version = "4"
    setup_type = Setup
    position_type = Position
    cast = CAST
    presets: ClassVar[dict[str, dict[str, object]]] = {
        "standard": {},
        "other readings": {"hide_cost": "red", "attacker": "may", "death": "last", "tokens": "kept", "defence": "must"},
    }
    vector_version = vector.VERSION

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        return SEATS

    def pool_hash(self, setup: Setup) -> str:
        return fingerprint(open_book(setup).decks)

    def prepare(self, setup: Setup, chance: int) -> Table:
        return deal(open_book(setup), chance)

    def play(self, state: Table) -> Rules[None]:
        return play(state)

    def view(self, state: Table, seat: Seat | None) -> EmpireView:
        return view(state, seat)

    def facts(self, state: Table) -> dict[str, Card]:
        return state.book.cards

    def resample(self, state: Table, seat: Seat, chance: Chance) -> None:
        resample(state, seat, chance)

    def position(self, state: Table) -> Position:
        return position.write(state)

    def from_position(self, setup: Setup, position_: Position, chance: int) -> Table:
        return position.read(open_book(setup), position_, chance)

    def faults(self, state: Table) -> Iterator[str]:
        return position.faults(state)

    def judgement(self) -> EmpireJudgement:
        return EmpireJudgement()

    def steady(self, seed: int) -> SteadyBot:
        return SteadyBot(seed)

    def vector_layout(self) -> list[tuple[str, int]]:
        return vector.LAYOUT

    def vector(self, view: EmpireView) -> list[float]:
        return vector.encode(view)


GAME = Empire()
