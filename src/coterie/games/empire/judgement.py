"""What searching bots are told of Vampire Empire: which moves are sensible, and how a table stands."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from coterie.games.empire.cards import CHARACTERS, HUMAN, VAMPIRE
from coterie.games.empire.insight import Insight, odds
from coterie.games.empire.instinct import scores
from coterie.games.empire.table import Side, Table
from coterie.kernel.questions import Ask
from coterie.kernel.state import Seat

SHARPNESS: Final = 3.0


class EmpireJudgement:
    """The rules of thumb as likelihoods, and a count of lives and cards as a value."""

    def weigh(self, state: Table, ask: Ask[Any], keys: list[str]) -> list[float]:
        """How likely a sensible player is to choose each key."""
        looks = scores(Insight.of_table(state, ask.seat), ask, keys)
        best = max(looks)
        return [exp(SHARPNESS * max(-2.5, look - best)) for look in looks]

    def value(self, state: Table, seat: Seat) -> float:
        """How likely a seat is to win, as the table of an imagined world stands."""
        outcome = state.outcome
        if outcome is not None:
            return 0.5 if not outcome.winners else float(seat in outcome.winners)
        vampire = odds(lead_of_the_vampires(state))
        return vampire if seat == VAMPIRE else 1 - vampire


def lead_of_the_vampires(table: Table) -> float:
    """Lives first, then who stands where, then cards to fight with."""
    dead = table.dead
    vampires = sum(character not in dead for character in table.vampires)
    humans = sum(character not in dead and character not in table.vampires for character in CHARACTERS)
    lead = 0.85 * (2 * vampires - humans)
    lead += (0.0, -9.0, -1.2, 0.0)[vampires] if vampires < 3 else 0.0
    lead += 1.2 if humans == 2 else 3.0 if humans == 1 else 0.0
    ours = sum(character in table.castle for character in table.vampires)
    shown = sum(character in table.castle and character not in dead for character in table.revealed)
    alive_shown = sum(character not in dead for character in table.revealed)
    lead -= 0.35 * alive_shown
    if ours == 3:
        lead += 0.8 + 0.9 * shown
    known = len(table.cleared) + len(table.trusted)
    lead -= 0.06 * known
    return lead + 0.06 * (stamina(table.sides[VAMPIRE]) - stamina(table.sides[HUMAN]))


def stamina(side: Side) -> float:
    """The cards a side can still fight with, those at hand first."""
    later = len(side.deck) + (0 if side.cellar_used else len(side.cellar))
    return len(side.hand) + 0.25 * later
