"""Soirée: three guests with five cards each. The host spies, calls a vote or starts a duel; most points after six rounds win.

It has nested interrupts (a spied guest may slam the door, and that may be answered), secret simultaneous choices (the duel), open polling
(the vote), outside entries that do not end the game (a guest leaves), an exception that ends a scene (a tie in the duel), and answers of
several marks: in secret (the feast), beside a plain answer (gifts, as amounts), and never seen by others (cards that are buried).
`plant` names a fault that the contract tests must find.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from coterie.kernel.chance import Chance, read_hex
from coterie.kernel.definition import Definition
from coterie.kernel.errors import BadPosition, BadSetup
from coterie.kernel.questions import Rules
from coterie.kernel.state import Seat
from coterie.kernel.text import Outcome
from tests.tiny.rules import play
from tests.tiny.state import CARDS, SEATS, TinyState


class TinySetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 6


class TinyPosition(msgspec.Struct, forbid_unknown_fields=True):
    hands: dict[str, list[str]]
    deck: list[str]
    played: list[str]
    points: dict[str, int]
    gone: list[str]
    round: int
    rounds: int
    told: dict[str, int]
    learned: dict[str, int]
    chance: str = ""


class TinyView(msgspec.Struct, frozen=True):
    round: int
    hand: tuple[str, ...]
    hands: dict[str, int]
    seen: tuple[str, ...]
    deck: int
    played: tuple[str, ...]
    points: dict[str, int]
    gone: tuple[str, ...]
    scene: tuple[str, ...]
    votes: dict[str, str]
    hint: int = 0
    outcome: Outcome | None = None


def view(state: TinyState, seat: Seat | None) -> TinyView:
    seen = [card for spy, victim in state.spied if spy == seat for card in sorted(state.hands[victim], key=int)]
    return TinyView(
        round=state.round,
        hand=() if seat is None else tuple(state.hands[seat]),
        hands={owner: len(hand) for owner, hand in state.hands.items()},
        seen=tuple(seen),
        deck=len(state.deck),
        played=tuple(state.played),
        points=state.points.copy(),
        gone=tuple(state.gone),
        scene=tuple(state.scene),
        votes=state.votes.copy(),
        hint=sum(int(card) for card in state.hands["bea"]) % 2 if state.plant == "view" else 0,
        outcome=state.outcome,
    )


class Tiny(Definition[TinyState]):
    name = "tiny"
    version = "3"
    resigning_ends = False
    setup_type = TinySetup
    position_type = TinyPosition
    words = "tests.tiny.words"
    presets: ClassVar[dict[str, dict[str, object]]] = {"standard": {}, "short": {"rounds": 2}}

    def __init__(self, plant: str = "") -> None:
        self.plant = plant

    def seats(self, setup: TinySetup) -> tuple[Seat, ...]:
        return SEATS

    def pool_hash(self, setup: TinySetup) -> str:
        return "eighteen"

    def prepare(self, setup: TinySetup, chance: int) -> TinyState:
        if not 1 <= setup.rounds <= 50:
            raise BadSetup(f"rounds must be from 1 to 50, not {setup.rounds}")
        return TinyState(chance, setup.rounds, self.plant)

    def play(self, state: TinyState) -> Rules[None]:
        return play(state)

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        return view(state, seat)

    def resample(self, state: TinyState, seat: Seat, chance: Chance) -> None:
        """A hand that is being looked at stays; every other hidden card is dealt anew."""
        state.chance = chance.branch()
        seen = {seat, *(victim for spy, victim in state.spied if spy == seat)}
        hidden = state.deck + [card for owner in SEATS if owner not in seen for card in state.hands[owner]]
        for owner in SEATS:
            if owner not in seen:
                state.hands[owner] = [chance.take(hidden) for _ in state.hands[owner]]
        state.deck = hidden

    def position(self, state: TinyState) -> TinyPosition:
        return TinyPosition(
            hands=state.hands,
            deck=state.deck,
            played=state.played,
            points=state.points,
            gone=state.gone,
            round=state.round,
            rounds=state.rounds,
            chance=state.chance.hex(),
            told={"": state.told, **state.told_apart},
            learned=state.learned,
        )

    def from_position(self, setup: TinySetup, position: TinyPosition, chance: int) -> TinyState:
        state = TinyState(chance, position.rounds, self.plant)
        if position.chance:
            state.chance = Chance(read_hex(position.chance)).chance
        state.hands = {seat: position.hands.get(seat, [])[:] for seat in SEATS}
        state.deck, state.played, state.gone = position.deck[:], position.played[:], position.gone[:]
        state.points = {seat: position.points.get(seat, 0) for seat in SEATS}
        state.round = position.round
        state.told = position.told.get("", 0)
        state.told_apart = {seat: position.told.get(seat, 0) for seat in SEATS}
        state.learned = {seat: position.learned.get(seat, 0) for seat in SEATS}
        for fault in self.faults(state):
            raise BadPosition(fault)
        if any(seat not in SEATS for seat in state.gone) or len(state.present()) < 2 or not 1 <= state.round <= state.rounds:
            raise BadPosition("gone, round: no game stands like that")
        return state

    def faults(self, state: TinyState) -> Iterator[str]:
        cards = state.deck + state.played + [card for hand in state.hands.values() for card in hand]
        if sorted(cards) != sorted(CARDS):
            yield f"hands, deck, played: not each card once: {sorted(cards)}"

    def out(self, state: TinyState) -> tuple[Seat, ...]:
        return tuple(state.gone)

    def vector_layout(self) -> list[tuple[str, int]]:
        return [("round", 1), ("hand", len(CARDS))]

    def vector(self, view: Any) -> list[float]:
        return [view.round / 50, *(float(card in view.hand) for card in CARDS)]


TINY = Tiny()
