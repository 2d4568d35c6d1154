"""Taking back: alone while nobody learned anything, against bots alone at any time, otherwise with the consent of the other people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.server.live import reactions
from coterie.server.live.errors import NotYours, Refusal

if TYPE_CHECKING:
    from coterie.server.live.draft import Draft
    from coterie.server.live.table import LiveTable


def last_own(table: LiveTable, seat: str | None) -> int | None:
    """The last decision that a person in this seat really made."""
    if seat is None or not table.playing:
        return None
    for number in range(len(table.log) - 1, -1, -1):
        entry = table.log[number]
        if entry.seat == seat and not entry.forced:
            return number
    return None


def is_own(table: LiveTable, seat: str, number: int) -> bool:
    """Whether an entry is a decision that a person in this seat really made."""
    return 0 <= number < len(table.log) and table.log[number].seat == seat and not table.log[number].forced


def may_undo_alone(table: LiveTable, seat: str, number: int) -> bool:
    """Whether nobody need be asked. A forced pass of another counts as a choice: that it was forced is a secret. Half a choice does not."""
    if table.people() == [seat]:
        return True
    known = table.known_to(seat)
    if any(entry.seat != seat for entry in table.log[number:known]):
        return False
    return table.marks[number] == table.marks[known]


def wish(draft: Draft, seat: str, number: int) -> bool:
    """Take back at once if that is free; otherwise ask the other people. True if it is done."""
    if reactions.take_back(draft, seat):
        return True
    table = draft.table
    if not table.playing:
        raise Refusal("a game that is not being played cannot be taken back", "not-playing")
    if not is_own(table, seat, number):
        raise NotYours(f"entry {number} is no decision of {seat}", "not-your-choice")
    if may_undo_alone(table, seat, number):
        draft.undo(number)
        return True
    if table.row.wish is not None:
        raise Refusal("somebody wishes to take back already; wait for the answer", "wished-already")
    others = [other for other in table.people() if other != seat]
    draft.wish({"by": seat, "number": number, "missing": others})
    return False


def consent(draft: Draft, seat: str, accept: bool) -> None:
    """Answer a wish; when the last has agreed it is granted."""
    open_wish: dict[str, Any] | None = draft.table.row.wish
    if open_wish is None or seat not in open_wish["missing"]:
        raise Refusal("nobody asks you to take anything back", "nobody-wishes")
    if not accept:
        draft.wish(None)
        return
    missing = [other for other in open_wish["missing"] if other != seat]
    if missing:
        draft.wish({**open_wish, "missing": missing})
    else:
        draft.undo(open_wish["number"])
