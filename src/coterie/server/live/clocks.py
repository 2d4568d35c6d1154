"""How long people may think: reckoned from the log, the seats and the times when no server ran, so that a restart changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.kernel.decision import Decision

if TYPE_CHECKING:
    from coterie.server.live.table import LiveTable

LEAST = 10.0
"""Seconds that somebody who sits down again has at least."""


def since(table: LiveTable, decision: Decision) -> float:
    """Since when a decision stands open."""
    if decision.number == table.game.number or decision.number >= len(table.log):
        return table.row.moved
    return table.log[decision.number - 1].at if decision.number else table.row.started


def until(table: LiveTable, decision: Decision) -> float | None:
    """When the time for a decision runs out; None if it does not."""
    return runs_out(table, decision.seat, since(table, decision))


def runs_out(table: LiveTable, seat: str, since: float) -> float | None:
    """When the time of a seat runs out that is waited for since then; None if it does not."""
    row = table.seats[seat]
    if table.clock.kind == "none" or row.kind != "person" or row.away:
        return None
    seconds = float(table.clock.seconds) if table.clock.kind == "decision" else row.time_left or 0.0
    return table.service.uptime.after(since, seconds)


def time_left(table: LiveTable, decision: Decision, now: float) -> float | None:
    """What is left on a player's clock after a decision that is made now; None where there is no such clock."""
    row = table.seats[decision.seat]
    if table.clock.kind != "player" or row.kind != "person" or row.away or row.time_left is None:
        return None
    return max(0.0, row.time_left - table.service.uptime.spent(since(table, decision), now))


def after_sitting_down(table: LiveTable, seat: str) -> float | None:
    """What somebody who sits down again has on the clock: what was left, or at least a tenth of it all."""
    left = table.seats[seat].time_left
    return None if left is None else max(left, LEAST, table.clock.seconds / 10)


def due(table: LiveTable, now: float) -> float | None:
    """When somebody must act for a seat: now for bots and automatic passes, later for a clock that runs out."""
    deadlines = []
    for decision in table.game.decisions:
        if table.by_bot(decision.seat) or table.auto_pass(decision):
            return now
        deadline = until(table, decision)
        if deadline is not None:
            deadlines.append(deadline)
    return min(deadlines, default=None)
