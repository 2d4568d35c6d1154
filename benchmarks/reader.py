"""A human player of Vampire Empire who takes the vampire player for honest, and how often it wins: `.venv/bin/python -m benchmarks.reader`.

Whoever the vampire player attacks or arms is human, whoever it fights for, shields, protects or carries off is a vampire; for the rest it
plays like `steady`. Against an opponent who never bluffs such readings are nearly certain. The table is in docs/quality.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from coterie.games.empire.cards import CHARACTERS, HUMAN, VAMPIRE
from coterie.games.empire.insight import Insight
from coterie.games.empire.steady import SteadyBot
from coterie.kernel.seat import Seat
from coterie.kernel.text import Event, Ref, Text
from coterie.sim.run import simulate
from coterie.sim.tally import Tally

SURE = 0.97
"""How far the reader trusts what it has read."""
MATCHES = ((f"{Path(__file__)}:Reader", "steady"), ("steady", "steady"), ("random", "steady"))
"""Who plays the human player, and who the vampire player."""


class Reading:
    """What an honest vampire player has given away: the last word on each character counts."""

    def __init__(self, events: list[Event]) -> None:
        self.vampire: dict[str, bool] = {}
        self._target = ""
        self._by = ""
        for event in events:
            self._hear(event.text)

    def _hear(self, text: Text) -> None:
        args = text.args
        if text.id == "empire-event-attacks":
            self._by, self._target = _id(args["seat"]), _id(args["target"])
            if self._by == VAMPIRE:
                self.vampire[self._target] = False
        elif text.id == "empire-event-lays" and self._by == HUMAN and _id(args["seat"]) == VAMPIRE and args["count"]:
            self.vampire[self._target] = True
        elif text.id == "empire-event-plays-on" and _id(args["seat"]) == VAMPIRE:
            self._hear_support(args["target"])

    def _hear_support(self, target: object) -> None:
        """A character that is protected, carried off or shielded is a vampire; one that is armed is there to be used up."""
        if isinstance(target, Text):
            who = _id(target.args.get("who") or target.args.get("what"))
            if who in CHARACTERS:
                self.vampire[who] = target.id != "empire-target-attack"


def _id(value: object) -> str:
    return value.id if isinstance(value, Ref) else ""


class ReadersInsight(Insight):
    """A table in the eyes of somebody who reads the vampire player as an open book."""

    __slots__ = ("reading",)
    reading: dict[str, bool]

    def guilt(self) -> dict[str, float]:
        if self.seat == VAMPIRE:
            return super().guilt()
        guilt = {character: float(vampire) for character, vampire in self.nature.items()}
        read = {character: vampire for character, vampire in self.reading.items() if character not in guilt}
        caught = [character for character, vampire in read.items() if vampire]
        missing = 3 - len(self.revealed)
        for character in caught:
            guilt[character] = SURE * min(1.0, missing / len(caught))
        for character in read.keys() - caught:
            guilt[character] = 1 - SURE
        rest = [character for character in CHARACTERS if character not in guilt]
        for character in rest:
            guilt[character] = min(SURE, max(0.0, missing - len(caught)) / len(rest))
        return guilt


class Reader(SteadyBot):
    """Plays as `steady` does, and believes what it sees."""

    def look(self, seat: Seat) -> Insight:
        insight = ReadersInsight.of_view(seat.view, seat.facts)
        insight.reading = Reading(seat.events()).vampire
        return insight


def play(human: str, vampire: str, games: int, jobs: int, seed: int) -> str:
    """Play a match and give its row of the table."""
    tally = Tally()
    for result in simulate("empire", (vampire, human), games, seed=seed, jobs=jobs):
        tally.add(result)
    rate = tally.seats[HUMAN].win_rate
    name = "reader" if human.endswith("Reader") else human
    return f"| {name} | {vampire} | {rate.value:.1%} ({rate.low or 0.0:.1%} to {rate.high or 0.0:.1%}) | {games} |"


def main() -> None:
    """Play the matches and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000)
    options = parser.parse_args()
    print("| human player | vampire player | the human player wins (95 %) | games |")
    for human, vampire in MATCHES:
        print(play(human, vampire, options.games, options.jobs, options.seed), flush=True)


if __name__ == "__main__":
    main()
