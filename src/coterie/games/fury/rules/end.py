"""The end of the game: Dracula is destroyed, or his vampires rule the night."""

from __future__ import annotations

from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.table import Table, player
from coterie.kernel.questions import Outside
from coterie.kernel.text import Outcome, Text


class Over(Exception):
    """The game has ended; the outcome is on the table."""


def lose_blood(table: Table, amount: int) -> None:
    """Without blood Dracula is destroyed, and the hunters have won (rule fury.victory)."""
    table.blood = max(0, table.blood - amount)
    table.tell("fury-event-blood", count=amount, blood=table.blood)
    if table.blood == 0:
        close(table, "hunters", Text("fury-end-dracula-destroyed"))


def fall_to_red(table: Table) -> None:
    """Blood falls to the next red point of the track (rule fury.combat.other)."""
    red = next(point for point in table.book.figures.red_points if point < table.blood)
    lose_blood(table, table.blood - red)


def gain_vampires(table: Table, points: int) -> None:
    """At six points Dracula has won (rule fury.victory)."""
    table.vampires = min(table.book.figures.vampires_to_win, table.vampires + points)
    table.tell("fury-event-vampires", count=points, vampires=table.vampires)
    if table.vampires >= table.book.figures.vampires_to_win:
        close(table, DRACULA, Text("fury-end-vampires"))


def close(table: Table, side: str, reason: Text) -> None:
    """Write down how the game ended, and end it: everything is shown to all. A side that is neither is a draw."""
    seats = table.book.seats
    winners = (DRACULA,) if side == DRACULA else tuple(seat for seat in seats if seat != DRACULA) if side == "hunters" else ()
    table.outcome = Outcome({seat: float(seat in winners) for seat in seats}, winners, reason)
    table.learn()
    table.tell("fury-event-over", winner=side or "nobody", reason=reason)
    raise Over


def settle_outside(table: Table, outside: Outside) -> None:
    """Who resigns or runs out of time loses, and the others of that side too; agreeing to stop is a draw."""
    if outside.seat is None:
        close(table, "", Text("fury-end-agreed"))
    else:
        side = "hunters" if outside.seat == DRACULA else DRACULA
        close(table, side, Text(f"fury-end-{outside.kind}", {"seat": player(outside.seat)}))
