"""What searching bots are told of VTES: what the rules of thumb advise, and how a table stands."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.instinct import thoughts
from coterie.games.vtes.bots.reading import Thought
from coterie.games.vtes.bots.steady import pick, whole
from coterie.games.vtes.rules.stats import title_votes
from coterie.games.vtes.table import Methuselah, Table
from coterie.games.vtes.view import view
from coterie.kernel.chance import Chance
from coterie.kernel.questions import Ask
from coterie.kernel.state import Seat

UNSEARCHED: Final = ("phase", "choose-card", "burn-option", "fetch", "as-played")
"""Questions whose answers show only after many turns, or hardly matter."""
CONSIDERED: Final = 4
"""So many options of a question are compared at most."""
DOUBT: Final = 0.9
"""Options that look worse by more than this, in pool, are not thought of."""
STRETCH: Final = 12.0
"""How much a share of the points counts: single choices change it little, and a search must see the difference."""
FAIR: Final = 0.25


class VtesJudgement:
    """The rules of thumb as advice; points, pool and minions as a value."""

    span = 1
    """Playouts go on to the end of the turn: till all that follows from an action has happened."""

    def clock(self, state: Table) -> int:
        """The turns of all Methuselahs, counted."""
        return state.turn

    def advise(self, state: Table, ask: Ask[Any], keys: list[str], chance: Chance) -> tuple[str, list[str]]:
        """What `steady` would choose, and what looks nearly as good to it; where answers show late, its choice stands."""
        marks = ask.marks(state)
        keys = keys if marks is None else [*keys, *marks.most]
        insight, found = self._thoughts(state, ask, keys)
        proposed = whole(insight, keys, found, pick(found, chance), marks)
        if ask.kind in UNSEARCHED or marks is not None:
            return proposed, [proposed]
        ranked = sorted(zip((thought[0] for thought in found), keys, strict=True), reverse=True)
        return proposed, [key for look, key in ranked[:CONSIDERED] if look >= ranked[0][0] - DOUBT]

    def follow(self, state: Table, ask: Ask[Any], keys: list[str], chance: Chance) -> str:
        """What `steady` would choose."""
        marks = ask.marks(state)
        keys = keys if marks is None else [*keys, *marks.most]
        insight, found = self._thoughts(state, ask, keys)
        return whole(insight, keys, found, pick(found, chance), marks)

    def _thoughts(self, state: Table, ask: Ask[Any], keys: list[str]) -> tuple[Insight, list[Thought]]:
        insight = Insight(view(state, ask.seat))
        insight.pressed = state.combat is not None and state.combat.continued
        return insight, thoughts(insight, ask, keys)

    def value(self, state: Table, seat: Seat) -> float:
        """How well a seat is likely to fare: its share of all victory points, stretched around a fair one."""
        return 1 / (1 + exp(-STRETCH * (share(state, state.seat_number(seat)) - FAIR)))


def share(table: Table, seat: int) -> float:
    """The share of all victory points that a Methuselah is likely to have in the end."""
    player, everybody = table.players[seat], len(table.players)
    if table.outcome is not None or player.ousted:
        return player.points / everybody
    strengths = {other: exp(standing(table, other)) for other in table.alive()}
    left = everybody - sum(other.points for other in table.players)
    return (player.points + max(0.0, left) * strengths[seat] / sum(strengths.values())) / everybody


def standing(table: Table, seat: int) -> float:
    """How strong a Methuselah is: weights drawn from the outcomes of 150 games between `steady` bots, rounded by hand."""
    players = table.players
    mine, prey, predator = players[seat], players[table.prey(seat)], players[table.predator(seat)]
    pieces = table.pieces
    total = 0.08 * mine.pool + 0.05 * min(mine.pool, 10) + 0.25 * min(mine.pool, 4)
    for number in mine.ready:
        minion = pieces[number]
        total += 0.12 + 0.1 * minion.blood + 0.05 * title_votes(minion) + 0.06 * len(minion.cards)
        total += 0.0 if minion.locked else 0.03
    total += 0.08 * sum(min(pieces[number].blood, pieces[number].capacity) for number in mine.uncontrolled)
    total += 0.08 * len(mine.table) + (0.04 if table.edge == seat else 0.0)
    total -= 0.045 * prey.pool + 0.09 * min(prey.pool, 10) + 0.03 * _blood(table, prey)
    return total - 0.06 * len(predator.ready) - 0.02 * _blood(table, predator)


def _blood(table: Table, player: Methuselah) -> int:
    pieces = table.pieces
    return sum(pieces[number].blood for number in player.ready)
