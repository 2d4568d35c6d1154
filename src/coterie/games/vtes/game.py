"""Vampire: The Eternal Struggle as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import ClassVar

from msgspec import UnsetType

from coterie.games.vtes import position, vector
from coterie.games.vtes.bots.judgement import VtesJudgement
from coterie.games.vtes.bots.steady import SteadyBot
from coterie.games.vtes.cast import CAST
from coterie.games.vtes.facts import EVERY_CARD, CardFacts, CardReading, card_reading, facts_of
from coterie.games.vtes.orders import ORDERS
from coterie.games.vtes.position import Position
from coterie.games.vtes.resample import resample
from coterie.games.vtes.rules.ask_settings import ASK_ALWAYS, ASK_USUAL, set_asked
from coterie.games.vtes.rules.leaving import step_aside
from coterie.games.vtes.rules.turn import play
from coterie.games.vtes.setup import Setup, bring, deal, decks_of, fingerprint, seats_of
from coterie.games.vtes.table import Table
from coterie.games.vtes.talk import TALK
from coterie.games.vtes.told.options import details_of
from coterie.games.vtes.told.outlook import Outlook, outlook
from coterie.games.vtes.view import VtesView, view
from coterie.games.vtes.workshop.fates import Fates
from coterie.games.vtes.workshop.room import ROOM, Room
from coterie.kernel.chance import Chance
from coterie.kernel.definition import Definition
from coterie.kernel.questions import Ask, Outside, Question, Rules
from coterie.kernel.state import Seat
from coterie.kernel.text import Details

CLOSED_LISTS = 7
"""The version of the rules from which on lists may be closed."""


class Vtes(Definition[Table]):
    """Two to five Methuselahs, each with a pool, a crypt of vampires and a library of schemes, hunt the one to their left."""

    name = "vtes"
    version = "9"
    setup_type = Setup
    brought = "decks"
    position_type = Position
    cast = CAST
    talk = TALK
    presets: ClassVar[dict[str, dict[str, object]]] = {
        "standard": {},
        "duel": {"players": 2},
        "three": {"decks": ["ventrue", "tremere", "toreador"], "tournament": True, "lists": "open"},
        "shadows": {"decks": ["lasombra", "hecata", "nosferatu"]},
    }
    bounds: ClassVar[dict[str, object]] = {"turn_limit": 300}
    brief = 18
    resigning_ends = False
    ask_settings = (ASK_ALWAYS, ASK_USUAL)
    orders = ORDERS
    outside_kinds = (*Definition.outside_kinds, *ask_settings)
    vector_version = vector.VERSION

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        return seats_of(setup)

    def pool_hash(self, setup: Setup) -> str:
        return fingerprint(decks_of(setup))

    def prepare(self, setup: Setup, chance: int) -> Table:
        return deal(setup, chance)

    def play(self, state: Table) -> Rules[None]:
        return play(state)

    def aside(self, state: Table, question: Question, outside: Outside) -> bool:
        return set_asked(state, outside) or step_aside(state, question, outside)

    def always_asked(self, state: Table, seat: Seat) -> bool:
        return state.players[state.seat_number(seat)].always_asked

    def view(self, state: Table, seat: Seat | None) -> VtesView:
        return view(state, seat)

    def outlook(self, state: Table) -> Outlook:
        return outlook(state)

    def details(self, state: Table, ask: Ask[Table], key: str) -> Details | UnsetType:
        return details_of(state, ask, key)

    def facts(self, state: Table) -> Mapping[str, CardFacts]:
        return facts_of(state)

    def fact(self, thing: str) -> CardFacts | None:
        return EVERY_CARD.get(thing)

    def reading(self, thing: str) -> CardReading | None:
        return card_reading(thing)

    def shown_setup(self, setup: dict[str, object]) -> dict[str, object]:
        """Closed lists are left out, even if they are known by a name; the number of seats is told anyway."""
        return setup if setup.get("lists") == "open" else {option: value for option, value in setup.items() if option != "decks"}

    def bring(self, setup: dict[str, object], things: Mapping[Seat, object]) -> dict[str, object]:
        return bring(setup, things)

    def renewed(self, setup: dict[str, object], version: str) -> dict[str, object]:
        """Before version 7 all lists were open."""
        return {"lists": "open", **setup} if version.isdecimal() and int(version) < CLOSED_LISTS else setup

    def names(self, language: str) -> Mapping[str, str]:
        from coterie.games.vtes.text.naming import by_english

        return by_english(language)

    def workshop(self) -> Room:
        return ROOM

    def notebook(self, state: Table) -> Fates:
        return Fates(state)

    def resample(self, state: Table, seat: Seat, chance: Chance) -> None:
        resample(state, seat, chance)

    def position(self, state: Table) -> Position:
        return position.write(state)

    def from_position(self, setup: Setup, position_: Position, chance: int) -> Table:
        return position.read(setup, position_, chance)

    def faults(self, state: Table) -> Iterator[str]:
        return chain(position.faults(state), position.hand_faults(state), position.number_faults(state))

    def out(self, state: Table) -> tuple[Seat, ...]:
        return tuple(state.seats[player.seat] for player in state.players if player.ousted)

    def counts(self, view: VtesView) -> dict[str, dict[Seat, int]]:
        """How many others each Methuselah has ousted: victory points, but for those of the last one and of who withdrew."""
        if view.outcome is None:
            return {}
        alone = view.outcome.reason.id == "vtes-end-last"
        without = {seat.seat: int((alone and not seat.ousted) or (seat.ousted and seat.withdrawing)) for seat in view.seats}
        return {"ousts": {seat.seat: int(seat.points) - without[seat.seat] for seat in view.seats}}

    def judgement(self) -> VtesJudgement:
        return VtesJudgement()

    def steady(self, seed: int) -> SteadyBot:
        return SteadyBot(seed)

    def vector_layout(self) -> list[tuple[str, int]]:
        return vector.layout()

    def vector(self, view: VtesView) -> list[float]:
        return vector.encode(view)


GAME = Vtes()
