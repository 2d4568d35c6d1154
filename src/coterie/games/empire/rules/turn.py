"""The sequence of play: nights and days alternate, three phases each, with room for support cards before and after the action."""

from __future__ import annotations

from coterie.games.empire.cards import HUMAN, OTHER
from coterie.games.empire.rules.action import action_phase
from coterie.games.empire.rules.discard import discard_phase
from coterie.games.empire.rules.end import Over, check_cards, settle_outside
from coterie.games.empire.rules.reveal import reveal_phase
from coterie.games.empire.rules.support import open_window
from coterie.games.empire.table import Table, player
from coterie.kernel.questions import Outside, Rules


def play(table: Table) -> Rules[None]:
    """Turn after turn, from the phase at which the table stands, until the game is over (rule empire.turn)."""
    try:
        try:
            while True:
                yield from play_turn(table)
        except Outside as outside:
            settle_outside(table, outside)
    except Over:
        return


def play_turn(table: Table) -> Rules[None]:
    """Discard and draw, reveal, act, in this order; support cards before and after the action (rule empire.turn)."""
    if table.phase == "discard":
        yield from discard_phase(table)
        table.phase = "reveal"
    if table.phase == "reveal":
        yield from reveal_phase(table)
        table.phase = "before"
    if table.phase == "before":
        yield from open_window(table)
        table.phase = "action"
    if table.phase == "action":
        yield from action_phase(table)
        table.phase = "after"
    yield from open_window(table)
    end_turn(table)


def end_turn(table: Table) -> None:
    """The other player's turn, unless that player is out of cards: then the same one goes on (rules empire.turn, empire.end)."""
    check_cards(table)
    table.protected.clear()
    table.turn += 1
    table.phase = "discard"
    following = OTHER[table.active]
    if not table.sides[following].out_of_cards():
        table.active = following
    table.tell("empire-event-turn", seat=player(table.active), turn=table.turn, day=int(table.active == HUMAN))
