"""What a person at the table may do: each function drafts one request, or refuses it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from coterie.kernel import registry
from coterie.kernel.decision import THEN
from coterie.kernel.errors import CoterieError, IllegalChoice, RulesError
from coterie.kernel.talk import COMMON
from coterie.kernel.text import Reason, Text
from coterie.server import protocol
from coterie.server.live import clocks, leaving, levels, reactions, undo
from coterie.server.live.draft import Draft
from coterie.server.live.errors import NotYours, Refusal
from coterie.server.live.table import LiveTable

Request = (
    protocol.Choose
    | protocol.Resign
    | protocol.End
    | protocol.Stop
    | protocol.Undo
    | protocol.Consent
    | protocol.Say
    | protocol.Passing
    | protocol.Always
    | protocol.Hold
    | protocol.Holding
    | protocol.Sit
    | protocol.Stand
    | protocol.Remove
)


def carry_out(draft: Draft, seat: str, request: Request) -> None:
    """Draft a request of the person in a seat."""
    _must_sit(draft, seat, request)
    match request:
        case protocol.Choose():
            _choose(draft, seat, request)
        case protocol.Resign() | protocol.Stop() | protocol.End():
            _end(draft, seat, request)
        case protocol.Undo():
            undo.wish(draft, seat, request.number)
        case protocol.Consent():
            undo.consent(draft, seat, request.accept)
        case protocol.Say():
            _say(draft, seat, request)
        case protocol.Passing() | protocol.Hold() | protocol.Holding():
            _in_windows(draft, seat, request)
        case protocol.Always():
            _ask_always(draft, seat, request.on)
        case protocol.Sit():
            _sit(draft, seat)
        case protocol.Stand():
            _stand(draft, seat, request.bot)
        case protocol.Remove():
            leaving.remove(draft, seat, request.seat)


def goes_back_to(table: LiveTable, seat: str, request: Request) -> int | None:
    """The entry to which a request takes the game back; None if it does not, or others must agree first."""
    match request, table.row.wish if table.playing else None:
        case protocol.Undo(number=number), _ if (
            table.playing and undo.is_own(table, seat, number) and undo.may_undo_alone(table, seat, number)
        ):
            return number
        case protocol.Consent(accept=True), {"number": int(number), "missing": [last]} if last == seat:
            return number
    return None


def _must_sit(draft: Draft, seat: str, request: Request) -> None:
    if draft.table.seats[seat].kind == "resigned" and not isinstance(request, protocol.Say | protocol.Passing):
        raise Refusal("you have resigned; a bot plays in your seat", "resigned")


def _must_play(draft: Draft) -> None:
    if not draft.table.playing:
        match draft.table.row.status:
            case "playing":
                _ = draft.table.game  # refused: it waits for the operator
            case "gathering":
                raise Refusal("the game has not begun", "not-begun")
            case "over":
                raise Refusal("the game is over", reason=Reason(Text("kernel-game-over"), ""))
        raise Refusal("the table is closed", "closed")


@contextmanager
def _by_the_rules() -> Iterator[None]:
    """What the rules do not allow is refused; a rule that fails is no fault of the player's."""
    try:
        yield
    except (RulesError, Refusal):
        raise
    except CoterieError as error:
        raise Refusal.of(error) from error


def _choose(draft: Draft, seat: str, request: protocol.Choose) -> None:
    _must_play(draft)
    if draft.table.seats[seat].away:
        raise Refusal("a bot decides for you now; sit down first", "away")
    window = draft.table.window()
    with _by_the_rules():
        if window is not None and seat in window.seats:
            reactions.answer(draft, window, seat, request)
        else:
            _enter(draft, seat, request)


def _enter(draft: Draft, seat: str, request: protocol.Choose) -> None:
    """Enter a choice; answers that are one choice all, or none."""
    first, *others = request.key.split(THEN)
    asks = draft.table.game.asks(seat) if others else ()
    if asks and request.key not in {option.key for option in asks[0].whole_options}:
        raise IllegalChoice(f"{request.key!r} is no option of {seat}")
    draft.add_entry(seat, first, False, request.number, tell=not others)
    for place, key in enumerate(others):
        draft.add_entry(seat, key, True, tell=place == len(others) - 1)


def _end(draft: Draft, seat: str, request: protocol.Resign | protocol.Stop | protocol.End) -> None:
    if isinstance(request, protocol.End):
        leaving.answer(draft, seat, request.accept)
        return
    _must_play(draft)
    with _by_the_rules():
        if isinstance(request, protocol.Resign):
            leaving.resign(draft, seat)
        else:
            leaving.propose(draft, seat)


def _ask_always(draft: Draft, seat: str, on: bool) -> None:
    settings = draft.table.game.definition.ask_settings
    if not settings:
        raise Refusal("this game asks everybody everywhere", "always-asked")
    _must_play(draft)
    with _by_the_rules():
        draft.add_entry("", f"{settings[0] if on else settings[1]}:{seat}", False)


def _say(draft: Draft, seat: str, request: protocol.Say) -> None:
    table = draft.table
    if table.seats[seat].muted:
        raise NotYours("the host has muted this seat", "muted")
    if request.to and not table.row.whispers:
        raise NotYours("at this table everything is said to everybody", "no-whispers")
    if request.to and (request.to == seat or request.to not in table.people()):
        raise Refusal(f"there is nobody to speak to at {request.to!r}", "nobody-there")
    if request.phrase:
        draft.say(seat, "", request.to, _phrase(table, request))
        return
    text = "".join(sign if sign.isprintable() else " " for sign in request.text).strip()
    if not text:
        raise Refusal("there is nothing to be said", "nothing-said")
    draft.say(seat, text, request.to)


def _phrase(table: LiveTable, request: protocol.Say) -> Text:
    """A prepared phrase of the game, or of all games, with the seat that it names."""
    definition = registry.find(table.row.game)
    known = {phrase.id: phrase for phrase in (*COMMON, *definition.talk)}
    phrase = known.get(request.phrase)
    if phrase is None or request.text:
        raise Refusal(f"{request.phrase!r} is no phrase of this game, or there is a text beside it", "nothing-said")
    if not phrase.names:
        return Text(phrase.id)
    if request.about not in table.seats:
        raise Refusal(f"there is no seat {request.about!r}", "nobody-there")
    return Text(phrase.id, {"seat": definition.figures(request.about)[0]})


def _in_windows(draft: Draft, seat: str, request: protocol.Passing | protocol.Hold | protocol.Holding) -> None:
    match request:
        case protocol.Passing():
            _pass_at(draft, seat, request.windows)
        case protocol.Hold():
            _must_play(draft)
            reactions.hold(draft, seat, request.on)
        case protocol.Holding():
            _let_hold(draft, seat, request)


def _pass_at(draft: Draft, seat: str, prompts: list[str]) -> None:
    if prompts != draft.table.seats[seat].passing:
        draft.seat(seat, passing=prompts)
        if not reactions.close(draft):
            draft.ask_again(seat)


def _let_hold(draft: Draft, seat: str, request: protocol.Holding) -> None:
    row = draft.table.seats[seat]
    how, unanswered = request.how or row.holding, request.unanswered or row.unanswered
    if (how, unanswered) != (row.holding, row.unanswered):
        draft.seat(seat, holding=how, unanswered=unanswered)
        if not reactions.close(draft):
            draft.ask_again(seat)


def _sit(draft: Draft, seat: str) -> None:
    table = draft.table
    if table.seats[seat].away:
        draft.seat(seat, away=False, bot="", time_left=clocks.after_sitting_down(table, seat))
        draft.moved()


def _stand(draft: Draft, seat: str, bot: str) -> None:
    _must_play(draft)
    draft.seat(seat, away=True, bot=levels.checked(draft.table.row.game, bot))
    draft.moved()
