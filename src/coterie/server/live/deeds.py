"""What a person at the table may do: each function drafts one deed, or refuses it."""

from __future__ import annotations

from coterie.kernel.errors import CoterieError
from coterie.kernel.text import Reason, Text
from coterie.server import protocol
from coterie.server.live import clocks, levels, undo
from coterie.server.live.draft import Draft
from coterie.server.live.errors import NotYours, Refusal

Deed = (
    protocol.Choose | protocol.Resign | protocol.Undo | protocol.Consent | protocol.Say | protocol.Passing | protocol.Sit | protocol.Stand
)


def do(draft: Draft, seat: str, deed: Deed) -> None:
    """Draft a deed of the person in a seat."""
    match deed:
        case protocol.Choose():
            _choose(draft, seat, deed)
        case protocol.Resign():
            _resign(draft, seat)
        case protocol.Undo():
            undo.wish(draft, seat, deed.number)
        case protocol.Consent():
            undo.consent(draft, seat, deed.accept)
        case protocol.Say():
            _say(draft, seat, deed)
        case protocol.Passing():
            _pass_at(draft, seat, deed.windows)
        case protocol.Sit():
            _sit(draft, seat)
        case protocol.Stand():
            _stand(draft, seat, deed.bot)


def _must_play(draft: Draft) -> None:
    if not draft.table.playing:
        match draft.table.row.status:
            case "gathering":
                raise Refusal("the game has not begun", "not-begun")
            case "over":
                raise Refusal("the game is over", reason=Reason(Text("kernel-game-over"), ""))
        raise Refusal("the table is closed", "closed")


def _choose(draft: Draft, seat: str, deed: protocol.Choose) -> None:
    _must_play(draft)
    if draft.table.seats[seat].away:
        raise Refusal("a bot decides for you now; sit down first", "away")
    try:
        draft.enter(seat, deed.key, False, deed.number)
    except CoterieError as error:
        raise Refusal.of(error) from error


def _resign(draft: Draft, seat: str) -> None:
    _must_play(draft)
    try:
        draft.enter("", f"resign:{seat}", False)
    except CoterieError as error:
        raise Refusal.of(error) from error


def _say(draft: Draft, seat: str, deed: protocol.Say) -> None:
    table = draft.table
    if table.seats[seat].muted:
        raise NotYours("the host has muted this seat", "muted")
    if deed.to and not table.row.whispers:
        raise NotYours("at this table everything is said to everybody", "no-whispers")
    if deed.to and (deed.to == seat or deed.to not in table.people()):
        raise Refusal(f"there is nobody to speak to at {deed.to!r}", "nobody-there")
    text = "".join(sign if sign.isprintable() else " " for sign in deed.text).strip()
    if not text:
        raise Refusal("there is nothing to be said", "nothing-said")
    draft.say(seat, text, deed.to)


def _pass_at(draft: Draft, seat: str, windows: list[str]) -> None:
    if windows != draft.table.seats[seat].passing:
        draft.seat(seat, passing=windows)


def _sit(draft: Draft, seat: str) -> None:
    table = draft.table
    if table.seats[seat].away:
        draft.seat(seat, away=False, bot="", time_left=clocks.after_sitting_down(table, seat))
        draft.moved()


def _stand(draft: Draft, seat: str, bot: str) -> None:
    _must_play(draft)
    draft.seat(seat, away=True, bot=levels.checked(draft.table.row.game, bot))
    draft.moved()
