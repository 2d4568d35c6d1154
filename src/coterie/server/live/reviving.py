"""What becomes of a running game whose rules have changed: it goes on as it stands, or from its last quiet position, or it waits."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

import coterie
from coterie.kernel import registry
from coterie.kernel.errors import CoterieError, RulesError
from coterie.kernel.fingerprint import rules_of, version_of
from coterie.kernel.game import Game
from coterie.kernel.text import Outcome, Text
from coterie.server.store import Anchor, Change, ChatRow, LogRow, StoredTable, TableRow, pasts

CHANGED = "kernel-notice-rules-changed"
"""What the players are told: the game goes on from the beginning of a step, a few choices ago."""


class Verdict(msgspec.Struct, frozen=True):
    """What can be done with a table whose rules have changed."""

    change: Change | None
    """What is written so that it goes on; None if it cannot: while it is played somebody has to look after it, later it can be watched."""
    why: str = ""
    """What is wrong; "" if nothing is."""


def rules_now(game: str) -> str:
    """The rules that this program plays a game by; "" if it does not know the game."""
    try:
        return rules_of(registry.find(game))
    except CoterieError:
        return ""


def judge(stored: StoredTable, now: float) -> Verdict:
    """Whether the log of a table still leads to where it led, and what becomes of the table if not."""
    why, anchor = _trouble(stored), anchor_of(stored)
    if not why:
        row = stored.table
        return Verdict(Change(row.id, row.version, {"rules": rules_now(row.game), "setup": setup_of(row)}))
    if anchor is None or stored.table.status != "playing":
        return Verdict(None, why)
    try:
        return Verdict(go_on_from(stored, anchor, now), why)
    except Exception as error:  # noqa: BLE001  # whatever is wrong, nobody's game may be lost by it
        return Verdict(None, f"{why}; and its last quiet position cannot be read: {error}")


def anchor_of(stored: StoredTable) -> Anchor | None:
    """Where a game can go on: its last quiet position, or the one that its chapter began with."""
    row = stored.table
    return stored.anchor or (Anchor(0, row.position) if row.position is not None and row.chapter else None)


def dealt(row: TableRow, position: dict[str, Any] | None) -> Game:
    """The game of a table before its first entry, or at a position."""
    return coterie.new(row.game, seed=int(row.seed), setup=setup_of(row), position=position)


def setup_of(row: TableRow) -> dict[str, Any]:
    """The setup of a table, as the rules of today say it."""
    return registry.find(row.game).renewed(row.setup, version_of(row.rules))


class Played(NamedTuple):
    """A game that was played from a log."""

    log: list[LogRow]
    game: Game
    marks: list[tuple[Any, ...]]
    """What had been told and learned before each entry, and at the end."""


class TooSlow(CoterieError):
    """A log takes longer to play again than anybody shall wait for it."""


def played(row: TableRow, log: list[LogRow], within: float = math.inf, enter: Callable[[Game, str, str], None] = Game.follow) -> Played:
    """Play a log from the beginning, in so many seconds. These rules took its entries before, so none is checked unless `enter` does."""
    game = dealt(row, row.position)
    game.events(None)
    marks = [mark(game)]
    end = time.monotonic() + within
    for entry in log:
        enter(game, entry.seat, entry.key)
        marks.append(mark(game))
        if time.monotonic() > end:
            raise TooSlow(f"{len(marks) - 1} of {len(log)} entries took longer than {within:g} seconds")
    return Played(log, game, marks)


def taken_up(row: TableRow, log: list[LogRow], within: float) -> Played:
    """Play the log of a table that these rules have played before. If it does not lead to where it led, look at every entry."""
    with suppress(RulesError):
        if row.trace and (found := played(row, log, within)).game.trace == row.trace:
            return found
    return played(row, log, within, Game.enter)


def mark(game: Game) -> tuple[Any, ...]:
    """What has been told and learned: equal marks mean that nobody knows more."""
    state = game.state
    return (state.told, tuple(state.told_apart.items()), tuple(state.learned.items()))


def _trouble(stored: StoredTable) -> str:
    """Why a log cannot be followed; "" if it can, and leads to where it led."""
    row, anchor = stored.table, stored.anchor
    number = 0
    try:
        game = dealt(row, row.position)
        for number, entry in enumerate(stored.log):
            if anchor is not None and anchor.number == number and not _same(game, anchor):
                return f"at entry {number} the game stands otherwise than it stood"
            game.enter(entry.seat, entry.key)
    except Exception as error:  # noqa: BLE001  # rules of another day may do anything with an old log
        return f"entry {number}: {error}"
    if (row.trace and row.trace != game.trace) or not ended_alike(row.outcome, game.outcome):
        return "the log leads to another table than the one that was played"
    return ""


def written(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome as the row of a table has it."""
    return None if outcome is None else {**_result(outcome), "reason": msgspec.to_builtins(outcome.reason)}


def ended_alike(told: dict[str, Any] | None, outcome: Outcome | None) -> bool:
    """Whether a game ended as the row of its table says. Why it ended may be said in other words by now, or was not written yet."""
    if told is None or outcome is None:
        return told is None and outcome is None
    return {name: told.get(name) for name in ("winners", "scores")} == _result(outcome)


def _result(outcome: Outcome) -> dict[str, Any]:
    return {"winners": list(outcome.winners), "scores": outcome.scores}


def read_outcome(told: dict[str, Any] | None) -> Outcome | None:
    """The outcome in the row of a table; rows of before did not say why."""
    if told is None:
        return None
    reason = msgspec.convert(told["reason"], Text) if "reason" in told else Text("kernel-game-over")
    return Outcome(told["scores"], tuple(told["winners"]), reason)


def _same(game: Game, anchor: Anchor) -> bool:
    """Whether a game stands at the position that was kept. Fields that positions did not have yet count as what they are by default.

    One that was written in a form which positions no longer have, or of a game that has none any more, says nothing: where the log
    leads, and its trace, decide.
    """
    kind = game.definition.position_type
    if kind is None:
        return True
    try:
        kept = msgspec.convert(anchor.position, kind)
    except msgspec.ValidationError:
        return True
    try:
        return bool(kept == msgspec.convert(game.position(), kind))
    except (CoterieError, msgspec.ValidationError):
        return False


def go_on_from(stored: StoredTable, anchor: Anchor, now: float) -> Change:
    """The game goes on from a position, by these rules: a new chapter. The log of before counts as taken back; the players are told."""
    row = stored.table
    game = dealt(row, anchor.position)
    columns: dict[str, Any] = {
        "rules": rules_now(row.game),
        "setup": setup_of(row),
        "position": anchor.position,
        "chapter": row.chapter + 1,
        "generation": row.generation + 1,
        "length": 0,
        "half": 0,
        "waiting": msgspec.json.encode([(decision.seat, now) for decision in game.decisions]).decode(),
        "retold": True,
        "trace": game.trace,
        "moved": now,
        "started": now,
        "due": now,
        "wish": None,
    }
    past = pasts.written(msgspec.structs.replace(row, **columns, version=row.version + 1), stored.seats, now)
    said, generation = notice(stored, now), row.generation + 1
    return Change(row.id, row.version, columns, undo=0, generation=generation, say=said, past=past, cut=anchor.number)


def notice(stored: StoredTable, now: float) -> ChatRow:
    """What the players are told, as a line of the house among theirs."""
    return ChatRow((stored.chat[-1].number if stored.chat else 0) + 1, "", "", CHANGED, now)


def furthest(stored: StoredTable) -> list[LogRow]:
    """The beginning of a log that these rules can follow."""
    followed: list[LogRow] = []
    game = dealt(stored.table, stored.table.position)
    for entry in stored.log:
        try:
            game.enter(entry.seat, entry.key)
        except Exception:  # noqa: BLE001  # rules of another day may do anything with an old log
            break
        followed.append(entry)
    return followed
