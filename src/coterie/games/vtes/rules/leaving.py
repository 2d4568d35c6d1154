"""Leaving in the middle: who resigns or runs out of time ends what they have a part in, and nothing else (v5.end.oust)."""

from __future__ import annotations

from typing import TypeVar

from coterie.games.vtes import keys
from coterie.games.vtes.keys import Key
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.ask import Choose
from coterie.games.vtes.rules.end import oust, tell_leaving
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Ask, Outside, Question, Rules

T = TypeVar("T")


def has_part(t: Table, seat: int) -> bool:
    """Whether what is under way cannot go on without a Methuselah: the turn, the game, an action, a combat, a referendum (v5.end.oust)."""
    return seat == t.active or len(t.alive()) <= 2 or _in_action(t, seat) or _in_combat(t, seat) or _in_referendum(t, seat)


def _in_action(t: Table, seat: int) -> bool:
    """Who acts, at whom the action is directed, whose minion attempts to block, and who controls anything else it needs."""
    action = t.action
    if action is None:
        return False
    if seat in (action.seat, action.target) or (action.directed and seat in action.blockers):
        return True
    source = t.pieces.get(action.source)
    needed = (action.actor, action.blocked_by, action.source, source.host if source is not None else 0, *action.chosen)
    return any(number in t.pieces and t.pieces[number].controller == seat for number in needed)


def _in_combat(t: Table, seat: int) -> bool:
    return t.combat is not None and any(side.seat == seat for side in t.combat.sides)


def _in_referendum(t: Table, seat: int) -> bool:
    """Who called it, and whom its terms name. Who only votes is missed by nobody; votes that were cast stay cast."""
    called = t.referendum
    return called is not None and (seat in (called.called_by, called.chosen) or seat in called.points)


def step_aside(t: Table, question: Question, outside: Outside) -> bool:
    """Somebody without a part in what is under way leaves, and the open question stays as it is. Says whether that was possible."""
    if outside.seat is None:
        return False
    seat = t.seat_number(outside.seat)
    if t.players[seat].ousted:
        return True
    asked = [question] if isinstance(question, Ask) else question.asks
    if any(ask.seat == outside.seat or not answers_left(t, ask, seat) for ask in asked):
        return False
    if any(owner == seat for owner, _ in t.playing) or has_part(t, seat):
        return False
    _leave(t, seat, outside)
    return True


def answers_left(t: Table, question: Ask[Table], seat: int) -> bool:
    """Whether a question would still have an answer without a Methuselah and everything that one controls."""
    if not isinstance(question, Choose):
        return True
    return any(not _lost(t, key, seat) for key in question.choices(t))


def _lost(t: Table, key: Key, seat: int) -> bool:
    """Whether a key names a Methuselah, something that one controls, or something on one of those minions."""
    if isinstance(key, keys.Seat):
        return key.seat == seat
    if not isinstance(key, keys.Piece):
        return False
    piece = t.pieces[key.piece]
    return piece.controller == seat or (piece.host > 0 and t.pieces[piece.host].controller == seat)


def unless_left(t: Table, seat: int | None, rules: Rules[T], otherwise: T) -> Rules[T]:
    """What a Methuselah is asked or does (None: anybody) while others do something; whoever leaves meanwhile has done nothing.

    Cards that were being played for it go to the ash heap. If what is under way cannot go on without them, it ends.
    """
    before, depth = tuple(t.playing), len(t.stack)
    try:
        return (yield from rules)
    except Outside as outside:
        who = -1 if outside.seat is None else t.seat_number(outside.seat)
        if who < 0 or seat not in (None, who) or has_part(t, who):
            raise
        _leave(t, who, outside)
        for entry in [entry for entry in t.playing if entry not in before]:
            changes.finish_playing(t, *entry)
        t.staged = False
        del t.stack[depth:]
        return otherwise


def _leave(t: Table, seat: int, outside: Outside) -> None:
    tell_leaving(t, outside)
    oust(t, [seat])
