"""The end of the game: a side wiped out, the castle conquered, or both players out of cards."""

from __future__ import annotations

from coterie.games.empire.cards import CHARACTERS, HUMAN, OTHER, SEATS, VAMPIRE
from coterie.games.empire.table import Table, player
from coterie.kernel.questions import Outside
from coterie.kernel.state import Seat
from coterie.kernel.text import Arg, Outcome, Text


class Over(Exception):
    """The game has ended; the outcome is on the table."""


def living(table: Table, seat: Seat) -> int:
    """How many characters of a side are alive, in castle and city."""
    return sum((who in table.vampires) == (seat == VAMPIRE) and who not in table.dead for who in CHARACTERS)


def check_sides(table: Table) -> None:
    """All humans dead, or all vampires: whoever still has characters wins (rule empire.end)."""
    for seat in SEATS:
        if living(table, seat) == 0:
            win(table, OTHER[seat], f"empire-end-no-{seat}")


def check_throne(table: Table) -> None:
    """Three revealed vampires in the castle conquer it (rule empire.end)."""
    if len(table.castle) == 3 and all(who in table.revealed for who in table.castle):
        win(table, VAMPIRE, "empire-end-castle")


def check_cards(table: Table) -> None:
    """Both out of cards: the living are counted (rule empire.end)."""
    if all(table.sides[seat].out_of_cards() for seat in SEATS):
        count_the_living(table, "empire-end-cards")
    if table.turn >= table.book.setup.turn_limit:
        count_the_living(table, "empire-end-turns")


def count_the_living(table: Table, reason: str) -> None:
    """A point for each living human, two for each living vampire; most points win, and draws are possible (rule empire.end)."""
    scores = {VAMPIRE: 2.0 * living(table, VAMPIRE), HUMAN: 1.0 * living(table, HUMAN)}
    best = max(scores.values())
    winners = tuple(seat for seat in SEATS if scores[seat] == best)
    points: dict[str, Arg] = {"ones": int(scores[VAMPIRE]), "others": int(scores[HUMAN])}
    tally = Text("empire-tally", {"one": player(VAMPIRE), "other": player(HUMAN), **points})
    close(table, scores, winners if len(winners) == 1 else (), Text(reason, {"tally": tally}))


def win(table: Table, seat: Seat, reason: str) -> None:
    """One side wins outright."""
    close(table, {VAMPIRE: float(seat == VAMPIRE), HUMAN: float(seat == HUMAN)}, (seat,), Text(reason))


def close(table: Table, scores: dict[Seat, float], winners: tuple[Seat, ...], reason: Text) -> None:
    """Write down how the game ended, and end it: hands and tokens are shown to all."""
    table.outcome = Outcome(scores, winners, reason)
    table.learn()
    if winners:
        table.tell("empire-event-over", winner=player(winners[0]), reason=reason)
    else:
        table.tell("empire-event-drawn", reason=reason)
    raise Over


def settle_outside(table: Table, outside: Outside) -> None:
    """Who resigns or runs out of time loses; agreeing to stop counts the living."""
    if outside.seat is None:
        count_the_living(table, "empire-end-agreed")
    else:
        winner = OTHER[outside.seat]
        scores = {VAMPIRE: float(winner == VAMPIRE), HUMAN: float(winner == HUMAN)}
        close(table, scores, (winner,), Text(f"empire-end-{outside.kind}", {"seat": player(outside.seat)}))
