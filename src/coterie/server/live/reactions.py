"""What people say in a window and what comes of it: answers are kept, windows are held, and when one ends all of it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from coterie.kernel.errors import IllegalChoice
from coterie.kernel.game import Game
from coterie.kernel.questions import PASS
from coterie.server import protocol
from coterie.server.live import clocks, halves, levels
from coterie.server.live.errors import Refusal
from coterie.server.live.windows import LONGEST, PAUSES, STEP, Asked, Reply, Window, pause_for

if TYPE_CHECKING:
    from coterie.server.live.draft import Draft
    from coterie.server.live.table import LiveTable


def answer(draft: Draft, window: Window, seat: str, request: protocol.Choose) -> None:
    """Keep an answer until the window ends; it may be changed until then. A choice that takes several steps is kept step by step."""
    game, before = draft.table.game, window.reply(draft.table, seat)
    begun = before.keys if before is not None and not before.whole else ()
    if request.number == window.number:
        begun = ()
    elif request.number != window.number + STEP * len(begun):
        raise IllegalChoice(f"decision {request.number} is not open; the open one is {window.number}")
    twin = window.replayed(game, seat, begun)
    seen, at = halves.before(twin, seat, {}), twin.number
    twin.choose(seat, request.key)
    keys = (*begun, twin.entries[at][1])
    whole = seen is None or not seen.unnoticed(twin, twin.view)
    _say(draft, window, seat, Reply(window.name, draft.now, keys, whole))


def take_back(draft: Draft, seat: str) -> bool:
    """Take back the last step of a choice that is not whole yet. False if there is none."""
    window = draft.table.window()
    reply = None if window is None else window.reply(draft.table, seat)
    if window is None or reply is None or reply.whole or reply.holds:
        return False
    _say(draft, window, seat, Reply(window.name, draft.now, reply.keys[:-1]))
    return True


def hold(draft: Draft, seat: str, on: bool) -> None:
    """Make the open window longer until this seat answers, or let go of it."""
    window = draft.table.window()
    if window is None or window.of(seat) is None:
        raise Refusal("there is no window to hold", "no-window")
    reply = window.reply(draft.table, seat)
    if on:
        _say(draft, window, seat, Reply(window.name, draft.now))
    elif reply is not None and reply.holds:
        _say(draft, window, seat, None)


def _say(draft: Draft, window: Window, seat: str, reply: Reply | None) -> None:
    draft.seat(seat, reply=None if reply is None else msgspec.to_builtins(reply))
    if not close(draft):
        draft.ask_again(seat)


# How a window ends.


def close(draft: Draft) -> bool:
    """If the time of the open window is over, carry out what was answered in it, or say that it is held. True if it is carried out."""
    table = draft.table
    window = table.window()
    if window is None or draft.now < window.ends:
        return False
    answers = _answers(table, window, draft.now)
    if answers is None:
        if not window.is_held(table):
            draft.set(held=window.name)
            draft.drive()
            draft.tell_state()
        return False
    _carry_out(draft, window, answers)
    return True


def _answers(table: LiveTable, window: Window, now: float) -> list[tuple[Asked, tuple[str, ...]]] | None:
    """What the seats do, in the order of the rules, up to the first that does not pass; None if somebody is still waited for."""
    said = [(asked, _answer_of(table, window, asked, now)) for asked in window.asked]
    acting = [(asked, keys) for asked, keys in said if keys not in ((), (PASS,))]
    if window.first_come and acting:
        return acting
    answers = []
    for asked, keys in said:
        if not keys:
            return None
        answers.append((asked, keys))
        if keys != (PASS,):
            break
    return answers


def _answer_of(table: LiveTable, window: Window, asked: Asked, now: float) -> tuple[str, ...]:
    """What a seat does if the window ends now; nothing if it is waited for."""
    reply = window.reply(table, asked.seat)
    if reply is not None:
        return reply.keys if reply.whole else ()
    return (PASS,) if _runs_out(table, asked) and now >= window.ends + pause_for(table, window, asked.seat) else ()


def _runs_out(table: LiveTable, asked: Asked) -> bool:
    """Whether a seat that says nothing passes: there is nothing else to do, or its person wants that."""
    row = table.seats[asked.seat]
    return bool(asked.auto_pass(row.passing)) or row.unanswered == "pass"


def _carry_out(draft: Draft, window: Window, answers: list[tuple[Asked, tuple[str, ...]]]) -> None:
    table = draft.table
    replies = {asked.seat: window.reply(table, asked.seat) for asked in window.asked}
    lefts = {seat: clocks.left_after(table, seat, window.opened, _done(window, reply)) for seat, reply in replies.items()}
    for asked, keys in answers:
        if _still_asked(table.game, window, asked, keys[0]):
            for key in keys:
                draft.add_entry(asked.seat, key, asked.lone and key == PASS, tell=False)
            if (left := lefts[asked.seat]) is not None:
                draft.seat(asked.seat, time_left=left)
    for asked in window.asked:
        _forget(draft, asked, replies[asked.seat], window)
    draft.tell_state()


def _forget(draft: Draft, asked: Asked, reply: Reply | None, window: Window) -> None:
    """A window is over: forget what a seat said in it, but for how long it took to pass although it could have played."""
    if reply is not None:
        draft.seat(asked.seat, reply=None)
    pause = _done(window, reply) - window.ends
    if not asked.lone and (reply is None or reply.passes) and pause <= LONGEST * draft.table.service.settings.pace:
        draft.seat(asked.seat, pauses=[*draft.table.seats[asked.seat].pauses, round(pause, 3)][-PAUSES:])


def _still_asked(game: Game, window: Window, asked: Asked, key: str) -> bool:
    """Whether an answer still fits: where the first to come counts, what another did before may have changed the question."""
    if not window.first_come:
        return True
    asks = game.asks(asked.seat)
    return bool(asks) and asks[0].prompt == asked.info.prompt and asks[0].takes(key)


def _done(window: Window, reply: Reply | None) -> float:
    """Until when a seat used its time: to the end of the window, or later if it held."""
    return window.ends if reply is None else max(window.ends, reply.at)


# When something must be done.


def due(table: LiveTable, now: float) -> float | None:
    """When somebody must act for a seat: now for bots and passes that need no window, later for a window that ends or a clock."""
    window = table.window()
    inside = () if window is None else window.seats
    others = [decision for decision in table.decisions if decision.seat not in inside]
    if any(table.by_bot(decision.seat) or table.auto_pass(decision) for decision in others):
        return now
    deadlines = [clocks.ends(table), *(clocks.until(table, decision.seat, clocks.since(table, decision)) for decision in others)]
    if window is not None:
        deadlines += _deadlines(table, window)
    return min((deadline for deadline in deadlines if deadline is not None), default=None)


def _deadlines(table: LiveTable, window: Window) -> list[float | None]:
    """When something must be done about a window: at its end, when a hold of the server ends, or when a clock runs out."""
    deadlines: list[float | None] = [] if window.is_held(table) else [window.ends]
    for asked in window.asked:
        reply = window.reply(table, asked.seat)
        if reply is None and _runs_out(table, asked):
            deadlines.append(window.ends + pause_for(table, window, asked.seat))
        elif reply is None or not reply.whole:
            deadlines.append(clocks.until(table, asked.seat, window.opened))
    return deadlines


def time_is_up(draft: Draft) -> bool:
    """If the time limit of the table is reached, the game ends as if everybody had agreed to it."""
    ends = clocks.ends(draft.table)
    if ends is None or draft.now < ends:
        return False
    draft.add_entry("", "agree", False)
    return True


def run_out(draft: Draft) -> None:
    """The time of some seats has run out: a bot decides for them. Who only held lets go."""
    table, window = draft.table, draft.table.window()
    open_to: list[tuple[str, float, bool]] = []
    if window is not None:
        for asked in window.asked:
            reply = window.reply(table, asked.seat)
            if reply is None or not reply.whole:
                open_to.append((asked.seat, window.opened, _runs_out(table, asked)))
    else:
        open_to = [(one.seat, clocks.since(table, one), bool(table.auto_pass(one))) for one in table.decisions]
    for seat, begun, passes in open_to:
        deadline = clocks.until(table, seat, begun)
        if deadline is None or deadline > draft.now:
            continue
        if passes:
            draft.seat(seat, reply=None)
        else:
            left = clocks.left_after(table, seat, begun, draft.now)
            draft.seat(seat, away=True, bot=table.clock.bot or levels.default(table.row.game), time_left=left, reply=None)
            draft.moved()
