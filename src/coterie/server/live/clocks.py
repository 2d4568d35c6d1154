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


def until(table: LiveTable, seat: str, begun: float) -> float | None:
    """When the time of a seat runs out that was asked then; None if it does not."""
    row = table.seats[seat]
    if table.clock.kind == "none" or row.kind != "person" or row.away:
        return None
    seconds = float(table.clock.seconds) if table.clock.kind == "decision" else row.time_left or 0.0
    return table.service.uptime.after(begun, seconds) + table.lag


def ends(table: LiveTable) -> float | None:
    """When a game ends at the latest that has begun; None if it may last for ever."""
    row = table.row
    return table.service.uptime.after(row.started, 60.0 * row.minutes) if row.minutes and row.status == "playing" else None


def left_after(table: LiveTable, seat: str, begun: float, done: float) -> float | None:
    """What is left on a player's clock after a decision that took from then to then; None where there is no such clock."""
    row = table.seats[seat]
    if table.clock.kind != "player" or row.kind != "person" or row.away or row.time_left is None:
        return None
    return max(0.0, row.time_left - table.service.uptime.spent(begun, done))


def after_sitting_down(table: LiveTable, seat: str) -> float | None:
    """What somebody who sits down again has on the clock: what was left, or at least a tenth of it all."""
    left = table.seats[seat].time_left
    return None if left is None else max(left, LEAST, table.clock.seconds / 10)
