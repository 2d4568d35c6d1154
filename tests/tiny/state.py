"""The guests of Soirée, their cards, and what is going on."""

from __future__ import annotations

from coterie.kernel.state import Seat, State

SEATS = ("ada", "bea", "cem")
CARDS = [str(number) for number in range(1, 19)]


class TinyState(State):
    __slots__ = ("deck", "done", "gone", "hands", "plant", "played", "points", "round", "rounds", "scene", "slams", "spied", "votes")

    plant: str
    rounds: int
    round: int
    deck: list[str]
    hands: dict[Seat, list[str]]
    played: list[str]
    points: dict[Seat, int]
    gone: list[Seat]
    scene: list[str]
    """What is going on: `spy:ada:bea` while ada looks at bea's hand, and so on."""
    spied: list[tuple[Seat, Seat]]
    slams: int
    votes: dict[Seat, str]
    done: list[Seat]

    def __init__(self, chance: int, rounds: int, plant: str) -> None:
        super().__init__(chance, SEATS)
        self.plant = plant
        self.rounds = rounds
        self.round = 1
        self.deck = list(CARDS)
        self.hands = {seat: [self.take(self.deck) for _ in range(5)] for seat in SEATS}
        self.played = []
        self.points = dict.fromkeys(SEATS, 0)
        self.gone = []
        self.scene = []
        self.spied = []
        self.slams = 0
        self.votes = {}
        self.done = []

    def host(self) -> Seat:
        present = [seat for seat in SEATS if seat not in self.gone]
        return present[(self.round - 1) % len(present)]

    def present(self) -> list[Seat]:
        return [seat for seat in SEATS if seat not in self.gone]
