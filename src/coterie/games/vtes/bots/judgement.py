"""What searching bots are told of VTES: which choices are sensible, and how a table stands."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.instinct import thoughts
from coterie.games.vtes.table import Methuselah, Table
from coterie.games.vtes.view import view
from coterie.kernel.questions import Ask
from coterie.kernel.state import Seat

SHARPNESS: Final = 2.0


class VtesJudgement:
    """The rules of thumb as likelihoods; points, pool and minions as a value."""

    horizon = 24

    def weigh(self, state: Table, ask: Ask[Any], keys: list[str]) -> list[float]:
        """How likely a sensible Methuselah is to choose each key."""
        insight = Insight(view(state, ask.seat))
        insight.pressed = state.combat is not None and state.combat.continued
        found = thoughts(insight, ask, keys)
        best = max(thought[0] for thought in found)
        return [exp(SHARPNESS * max(-3.0, thought[0] - best)) for thought in found]

    def value(self, state: Table, seat: Seat) -> float:
        """The share of all victory points that a seat is likely to have in the end."""
        me = state.seat_number(seat)
        player = state.players[me]
        total = len(state.players)
        if state.outcome is not None or player.ousted:
            return player.points / total
        left = len(state.alive())
        strengths = {other: exp(0.09 * standing(state, other)) for other in state.alive()}
        share = strengths[me] / sum(strengths.values())
        return min(1.0, (player.points + share * left) / total)


def standing(table: Table, seat: int) -> float:
    """How strong a Methuselah is, in pool: own pool and minions, and how weak the prey is."""
    player = table.players[seat]
    prey = table.prey(seat)
    own = _force(table, player)
    return own - (0.45 * (table.players[prey].pool + 0.5 * _force(table, table.players[prey])) if prey >= 0 else 0.0)


def _force(table: Table, player: Methuselah) -> float:
    pieces = table.pieces
    total = float(player.pool)
    for number in player.ready:
        total += 2.0 + 0.6 * pieces[number].blood + 0.3 * pieces[number].capacity
    for number in player.torpor:
        total += 0.25 * pieces[number].capacity
    for number in player.uncontrolled:
        total += 0.8 * pieces[number].blood
    return total + 1.0 * len(player.table)
