"""The card game of `boardgameio/game.js` for Coterie: two hands of eight, play any card, draw one, 200 moves. Hands are secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from coterie.kernel.chance import Chance
from coterie.kernel.definition import Definition
from coterie.kernel.questions import Ask, Rules, ask
from coterie.kernel.state import Seat, State
from coterie.kernel.text import Option, Outcome, Text

SEATS = ("vampire", "human")
MOVES = 200


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose."""


class Table(State):
    """Hands, decks, and the cards played last."""

    __slots__ = ("decks", "hands", "moves", "played")

    hands: dict[str, list[str]]
    decks: dict[str, list[str]]
    played: list[str]
    moves: int

    def __init__(self, chance: int) -> None:
        super().__init__(chance, SEATS)
        cards = {seat: [f"card-{seat}-{number}" for number in range(120)] for seat in SEATS}
        self.hands = {seat: cards[seat][:8] for seat in SEATS}
        self.decks = {seat: cards[seat][8:] for seat in SEATS}
        self.played = []
        self.moves = 0


class PlayAsk(Ask[Table]):
    """Play any card."""

    __slots__ = ()
    kind = "play"

    def candidates(self, state: Table) -> list[str]:
        return state.hands[self.seat][:]

    def prompt(self, state: Table) -> Text:
        return Text("cards-play")

    def option(self, state: Table, key: str) -> Option:
        return Option(key, Text("cards-card", {"card": key}))


def play(table: Table) -> Rules[None]:
    """Turn about, until all moves are made."""
    while table.moves < MOVES:
        seat = SEATS[table.moves % 2]
        key = yield from ask(PlayAsk(seat, quiet=True))
        table.hands[seat].remove(key)
        table.played = [*table.played, key][-20:]
        if table.decks[seat]:
            table.hands[seat].append(table.decks[seat].pop())
        table.moves += 1
        table.tell("cards-played", seat=seat, card=key)
    table.outcome = Outcome(dict.fromkeys(SEATS, 0.0), (), Text("cards-over"))


class View(msgspec.Struct, frozen=True):
    """One's own hand, how many cards there are elsewhere, and the cards played last."""

    hand: tuple[str, ...]
    counts: tuple[int, ...]
    played: tuple[str, ...]


class Cards(Definition[Table]):
    """A game as small as it can be."""

    name = "cards"
    version = "2"
    setup_type = Setup

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        return SEATS

    def pool_hash(self, setup: Setup) -> str:
        return "cards"

    def prepare(self, setup: Setup, chance: int) -> Table:
        return Table(chance)

    def play(self, state: Table) -> Rules[None]:
        return play(state)

    def view(self, state: Table, seat: Seat | None) -> View:
        counts = tuple(len(pile[owner]) for pile in (state.hands, state.decks) for owner in SEATS)
        return View(tuple(state.hands[seat]) if seat else (), counts, tuple(state.played))

    def resample(self, state: Table, seat: Seat, chance: Chance) -> None:
        state.chance = chance.branch()

    def faults(self, state: Table) -> Iterator[str]:
        return iter(())

    def vector_layout(self) -> list[tuple[str, int]]:
        return []

    def vector(self, view: Any) -> list[float]:
        return []


CARDS = Cards()
