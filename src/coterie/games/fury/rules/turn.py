"""The order of play: Dracula, Lord Godalming, Dr. Seward, Van Helsing, Mina Harker, and again (rule fury.order)."""

from __future__ import annotations

from coterie.games.fury.rules.asking import who
from coterie.games.fury.rules.dracula.turn import dracula_turn
from coterie.games.fury.rules.end import Over, close, settle_outside
from coterie.games.fury.rules.hunters.hand import show_bitten
from coterie.games.fury.rules.hunters.turn import hunter_turn
from coterie.games.fury.rules.setup import place_everybody
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import Outside, Rules
from coterie.kernel.text import Text


def play(table: Table) -> Rules[None]:
    """Turn after turn, from where the table stands, until the game is over (rule fury.order)."""
    try:
        try:
            if table.phase == "place":
                yield from place_everybody(table)
            while True:
                if table.active == THE_COUNT:
                    yield from dracula_turn(table)
                else:
                    yield from hunter_turn(table)
                for hunter in range(4):
                    yield from show_bitten(table, hunter)
                next_turn(table)
        except Outside as outside:
            settle_outside(table, outside)
    except Over:
        return


def next_turn(table: Table) -> None:
    """After Mina Harker comes Dracula, and a new round begins (rule fury.order)."""
    table.party = ()
    table.spent = False
    table.treated = False
    table.asked = []
    table.active = (table.active + 1) % 5
    table.phase = "resolve"
    if table.active == THE_COUNT:
        if table.round >= table.book.setup.turn_limit:
            close(table, "", Text("fury-end-turns"))
        table.round += 1
        table.phase = "quincey"
        table.used = []
        for hunter in table.hunters:
            hunter.moved = False
    table.tell("fury-event-turn", who=who(table.active), round=table.round)
