"""A hunter's turn: resolve, movement, action (rule fury.order)."""

from __future__ import annotations

from coterie.games.fury.rules.asking import who
from coterie.games.fury.rules.dracula.mature import settle_dropped
from coterie.games.fury.rules.hunters.hand import settle_dracula, settle_tokens
from coterie.games.fury.rules.hunters.journey import control_storms, travel
from coterie.games.fury.rules.hunters.resolve import start_of_turn
from coterie.games.fury.rules.hunters.supply import action_phase
from coterie.games.fury.table import Table
from coterie.kernel.questions import Rules


def hunter_turn(table: Table) -> Rules[None]:
    """Resolve, movement, action; a member of a group that has moved keeps only the first step (rules fury.order, fury.group)."""
    hunter = table.active
    if table.phase == "resolve":
        if table.hunters[hunter].misses:
            miss(table, hunter)
            return
        yield from start_of_turn(table, hunter)
        if table.phase == "resolve":
            table.party = table.group_of(hunter)
            table.phase = "done" if table.hunters[hunter].moved or table.hunters[hunter].misses else "storms"
    if table.phase == "storms":
        table.phase = "move"
        yield from control_storms(table, hunter)
    if table.phase == "move":
        yield from travel(table, hunter)
    if table.phase == "action":
        yield from action_phase(table, hunter)
    table.phase = "done"
    yield from settle_dropped(table)
    yield from settle_tokens(table)
    yield from settle_dracula(table)


def miss(table: Table, hunter: int) -> None:
    """A defeated hunter misses a turn (rule fury.defeat)."""
    table.hunters[hunter].misses = False
    table.hunters[hunter].moved = True
    table.tell("fury-event-misses", who=who(hunter))
