"""Giving up among others: a bot takes the seat at once, and the game ends only if everybody who stays agrees."""

from __future__ import annotations

from typing import Any

from coterie.kernel import registry
from coterie.server.live import casting, levels
from coterie.server.live.draft import Draft
from coterie.server.live.errors import NotYours, Refusal
from coterie.server.live.table import LiveTable

MOST_BARRED = 100
"""Tokens and address blocks that a table remembers not to let in."""


def asks_others(table: LiveTable) -> bool:
    """Whether the others decide what becomes of the game if one of them gives up."""
    return table.game.definition.asks_others(len(table.people()))


def usual_orders(game: str) -> list[str]:
    """The standing orders of a seat that nobody has had yet."""
    return [order for order, given in registry.find(game).orders.items() if given]


def resign(draft: Draft, seat: str) -> None:
    """Give up. Who sits at a table of two loses, and the game is over; in company a bot plays on, and the others are asked."""
    table = draft.table
    if not asks_others(table):
        draft.add_entry("", f"resign:{seat}", False)
        return
    bot = levels.checked(table.row.game, table.seats[seat].bot or table.clock.bot)
    _ask_others(draft, seat)
    draft.seat(seat, kind="resigned", bot=bot, away=False, passing=[])
    draft.moved()
    draft.ask_again(seat)


def get_up(draft: Draft, seat: str) -> None:
    """Give the seat back for good: it is open again, or a bot goes on where the game runs."""
    table = draft.table
    passing = usual_orders(table.row.game)
    columns: dict[str, Any] = {"token_hash": "", "name": "", "away": False, "passing": passing, "made": False, "block": "", "brought": None}
    if table.row.status == "gathering":
        draft.seat(seat, kind="open", bot="", **columns)
        if not table.people():
            draft.set(status="closed")
    elif table.playing:
        _give_to_bot(draft, seat, columns)
    else:
        draft.seat(seat, token_hash="", name=table.seats[seat].name)


def remove(draft: Draft, by: str, seat: str) -> None:
    """Whoever made the table takes a seat from a guest who shall not play.

    That guest does not come again from the same address block, unless others at the table are there too: a household or a proxy.
    """
    table = draft.table
    if not table.seats[by].made:
        raise NotYours("only whoever made the table may remove somebody", "not-maker")
    if table.row.status != "gathering":
        raise Refusal("the game has begun; nobody is removed from it", "begun")
    guest = table.seats.get(seat)
    if guest is None or not guest.held or guest.made:
        raise Refusal(f"there is no guest in {seat!r}", "nobody-there")
    shared = {row.block for row in table.seats.values() if row.held and row.seat != seat}
    known = [guest.token_hash, *([guest.block] if guest.block and guest.block not in shared else [])]
    draft.set(barred=[*table.row.barred, *known][-MOST_BARRED:])
    get_up(draft, seat)


def _give_to_bot(draft: Draft, seat: str, columns: dict[str, Any]) -> None:
    table = draft.table
    bot = levels.checked(table.row.game, table.clock.bot)
    if table.seats[seat].kind == "person" and asks_others(table):
        _ask_others(draft, seat)
    columns["name"] = casting.stand_in(table.row, bot, table.seats.values())
    draft.seat(seat, kind="bot", bot=bot, **columns)
    draft.moved()
    if table.row.ending is not None:
        _agreed(draft, table.row.ending, seat)


def _ask_others(draft: Draft, seat: str) -> None:
    """The others are asked whether the game ends here. Whoever gives up later asks anew: it would end by that resignation."""
    others = [other for other in draft.table.people() if other != seat]
    draft.set(ending={"by": seat, "name": draft.table.seats[seat].name, "missing": others})


def propose(draft: Draft, seat: str) -> None:
    """Propose to end the game as it stands; where nobody else plays it ends at once."""
    table = draft.table
    if table.row.ending is not None:
        raise Refusal("the others are asked already whether the game ends", "ends-already")
    others = [other for other in table.people() if other != seat]
    if others:
        draft.set(ending={"by": seat, "name": table.seats[seat].name, "missing": others, "agree": True})
    else:
        draft.add_entry("", "agree", False)


def answer(draft: Draft, seat: str, accept: bool) -> None:
    """Say whether the game ends here. Who wants to play on decides for all; when the last has agreed, it does."""
    ending = draft.table.row.ending
    if ending is None or seat not in ending["missing"]:
        raise Refusal("nobody asks you whether the game ends", "nobody-ends")
    if accept:
        _agreed(draft, ending, seat)
    else:
        draft.set(ending=None)


def _agreed(draft: Draft, ending: dict[str, Any], seat: str) -> None:
    """One fewer has to answer: agreed, or no longer at the table."""
    missing = [other for other in ending["missing"] if other != seat]
    if missing:
        draft.set(ending={**ending, "missing": missing})
    elif draft.table.people():
        draft.add_entry("", "agree" if ending.get("agree") else f"resign:{ending['by']}", False)
    else:
        draft.set(ending=None)
