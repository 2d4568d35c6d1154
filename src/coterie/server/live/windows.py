"""Windows: where people may play something or pass, all of them have the same public time, and what they answer is told when it ends.

So the time that a pass takes tells nothing of a hand. Seats that the rules ask one after the other are asked at once, each for the case
that those before it pass. Whoever wants longer holds the window, with or without anything to play.

A window is nothing but public facts: when it opened, whom the rules ask, and how long the table wants windows to be. The answers given so
far are columns of the seats, written as they come, so any process takes them and none is lost with the process that drives the table.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import msgspec

from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import AutoPass, Decision
from coterie.kernel.errors import RulesError
from coterie.kernel.game import Game
from coterie.kernel.questions import PASS
from coterie.server import protocol

if TYPE_CHECKING:
    from coterie.server.live.table import LiveTable

LENGTHS: dict[str, float] = {"brisk": 1.3, "calm": 2.5, "slow": 5.0}
"""Seconds of a window in which one seat is asked, by what the table chose."""
FURTHER = 0.3
"""Seconds more for each further seat that is asked in it."""
HOLDING = {"off": 0.0, "sometimes": 0.5, "often": 1.0}
"""In how many windows the server passes for a seat as its person does, who holds some of them."""
PAUSES = 20
"""So many of the pauses of a seat are kept: how long after the end of a window it passed with something to play, 0 if before."""
LONGEST = 8.0
"""Seconds of a pause that the server imitates at most: a game must not stand still for nothing."""
FEWEST = 6
"""With fewer pauses of its own, a seat's pauses are those of anybody."""
STEP = 1_000_000
"""The second question of a choice that takes several has a number so much higher, so that no answer to it fits a later decision."""
TYPICAL, SPREAD = 1.8, 0.5
"""Seconds that people take to decide: the median, and the deviation of the logarithm."""


class Asked(msgspec.Struct, frozen=True):
    """A seat in a window, and what it is asked if those before it pass."""

    seat: str
    info: protocol.AskInfo
    lone: bool
    orders: tuple[str, ...] = ()
    """The orders by which its person would pass here."""

    def auto_pass(self, ordered: list[str]) -> AutoPass:
        """Why the seat passes without an answer; "" if it is waited for."""
        return "only" if self.lone else "ordered" if any(order in ordered for order in (self.info.prompt.id, *self.orders)) else ""


class Window(msgspec.Struct, frozen=True):
    """A window as it stands open."""

    number: int
    generation: int
    opened: float
    length: float
    asked: tuple[Asked, ...]
    first_come: bool
    """Whether the rules ask everybody at the same time, rather than in turn."""

    @property
    def ends(self) -> float:
        """When it ends if nobody holds it."""
        return self.opened + self.length

    @property
    def name(self) -> str:
        """What tells it from every other window of the table."""
        return f"{self.generation}.{self.number}"

    def replayed(self, game: Game, seat: str, keys: tuple[str, ...]) -> Game:
        """The game as it stands for a seat that has answered so far, if those before it pass."""
        twin = game.clone()
        for asked in () if self.first_come else self.asked:
            if asked.seat == seat:
                break
            twin.choose(asked.seat, PASS)
        for key in keys:
            twin.choose(seat, key)
        return twin

    @property
    def seats(self) -> tuple[str, ...]:
        """Who is asked in it, in the order of the rules."""
        return tuple(asked.seat for asked in self.asked)

    def of(self, seat: str | None) -> Asked | None:
        """What a seat is asked in it."""
        return next((asked for asked in self.asked if asked.seat == seat), None)

    def reply(self, table: LiveTable, seat: str | None) -> Reply | None:
        """What a seat has said so far; nothing if it is not asked here."""
        written = None if seat is None else table.seats[seat].reply
        reply = None if written is None else msgspec.convert(written, Reply)
        return reply if reply is not None and reply.window == self.name else None

    def is_held(self, table: LiveTable) -> bool:
        """Whether somebody has made it longer, as everybody may know."""
        return table.row.held == self.name


class Reply(msgspec.Struct, frozen=True):
    """What a seat has said in a window, and when: the keys of its answer so far, and whether that is whole. Without any it holds."""

    window: str
    at: float
    keys: tuple[str, ...] = ()
    whole: bool = False

    @property
    def passes(self) -> bool:
        """Whether the answer is to pass."""
        return self.keys == (PASS,)

    @property
    def holds(self) -> bool:
        """Whether the window is only held."""
        return not self.keys


def has_several_people(table: LiveTable) -> bool:
    """Whether there is anybody whose hand could be told to somebody else. Who stood up and looks on could sit down again."""
    there = [row for row in table.seats.values() if row.kind == "person" and (not row.away or table.is_connected(row.seat))]
    return len(there) > 1


def take_time(table: LiveTable) -> bool:
    """Whether passing takes any time here."""
    return bool(table.service.settings.pace) and has_several_people(table)


def is_window(decision: Decision) -> bool:
    """Whether somebody may play something here or pass, and it is not a step of their own turn."""
    return decision.window and not decision.ask.ends()


def opened(table: LiveTable) -> Window | None:
    """The window that stands open at a table, if one does."""
    if table.row.half or not take_time(table):
        return None
    game = table.game
    if game.first_come:
        asked = tuple(_asked(game, decision, game.number) for decision in game.decisions if _is_mine(table, decision))
    else:
        asked = tuple(_in_turn(table))
    if not asked:
        return None
    length = LENGTHS[table.row.windows] + FURTHER * (len(asked) - 1)
    row = table.row
    return Window(game.number, row.generation, row.moved, length * table.service.settings.pace, asked, game.first_come)


def _is_mine(table: LiveTable, decision: Decision) -> bool:
    return not table.by_bot(decision.seat) and is_window(decision)


def _in_turn(table: LiveTable) -> list[Asked]:
    """The seats that are asked one after the other if all of them pass and nothing else happens."""
    game: Game = table.game
    asked: list[Asked] = []
    before = _known(game)
    while len(game.decisions) == 1 and _known(game) == before:
        decision = game.decisions[0]
        if decision.number != game.number or not _is_mine(table, decision) or any(other.seat == decision.seat for other in asked):
            break
        asked.append(_asked(game, decision, table.game.number))
        if len(asked) == 1:
            game = game.clone()
        try:
            game.choose(decision.seat, PASS)
        except RulesError:  # told when somebody really passes
            break
    return asked


def _known(game: Game) -> tuple[Any, ...]:
    state = game.state
    return state.told, dict(state.told_apart), dict(state.learned), game.outcome


def _asked(game: Game, decision: Decision, number: int) -> Asked:
    passing = () if decision.lone_pass else tuple(order for order, key in decision.orders.items() if key == PASS)
    return Asked(decision.seat, ask_info(game, decision, number, decision.auto_pass()), decision.lone_pass, passing)


def ask_info(game: Game, decision: Decision, number: int, auto_pass: AutoPass) -> protocol.AskInfo:
    """A decision as its seat is shown it."""
    return protocol.AskInfo(
        number,
        decision.kind,
        decision.prompt,
        decision.options if is_window(decision) else decision.whole_options,
        decision.source,
        auto_pass,
        decision.window,
        decision.ask.ends(),
        () if auto_pass else tuple(game.why_not(decision.seat)),
        decision.marked,
        decision.limits,
        () if decision.lone_pass else tuple(decision.orders),
    )


# What a seat is shown of it.


def ask_of(table: LiveTable, seat: str | None, decisions: tuple[Decision, ...]) -> protocol.AskInfo | None:
    """What a seat is asked, in a window or outside of one."""
    window = table.window()
    asked = None if window is None else window.of(seat)
    if window is not None and seat is not None and asked is not None:
        reply = window.reply(table, seat)
        if reply is not None and not reply.holds and not reply.whole:
            twin = window.replayed(table.game, seat, reply.keys)
            return ask_info(twin, twin.asks(seat)[0], window.number + STEP * len(reply.keys), "")
        auto_pass = asked.auto_pass(table.seats[seat].passing)
        return msgspec.structs.replace(asked.info, auto_pass=auto_pass, refusals=() if auto_pass else asked.info.refusals)
    mine = [decision for decision in decisions if decision.seat == seat]
    return ask_info(table.game, mine[0], mine[0].number, table.auto_pass(mine[0])) if mine else None


def info_for(table: LiveTable, seat: str | None) -> protocol.WindowInfo | None:
    """The window that stands open, and what this seat has said in it."""
    window = table.window()
    if window is None:
        return None
    reply = window.reply(table, seat)
    left = round(max(0.0, window.ends + table.lag - table.service.now()), 3)
    answer = " ".join(reply.keys) if reply is not None and reply.whole else ""
    return protocol.WindowInfo(window.seats, window.length, left, window.is_held(table), answer, reply is not None and reply.holds)


def is_choosing(table: LiveTable, seat: str | None) -> bool:
    """Whether a seat is in the middle of a choice in the open window."""
    window = table.window()
    reply = None if window is None else window.reply(table, seat)
    return reply is not None and not reply.holds and not reply.whole


def hold_settings(table: LiveTable, seat: str | None) -> dict[str, Any]:
    """What a seat wants done in windows."""
    if seat is None:
        return {}
    row = table.seats[seat]
    return {"holding": row.holding, "unanswered": row.unanswered, "passing": tuple(row.passing)}


# Passing for those who have nothing.


def pause_for(table: LiveTable, window: Window, seat: str) -> float:
    """How long the server holds a window for a seat that passes by itself, after its end: as long as its person at other times."""
    row = table.seats[seat]
    chance = Chance(derive(int(table.row.seed), 1000 + row.place, window.generation, window.number))
    if _part(chance) >= HOLDING[row.holding]:
        return 0.0
    if len(row.pauses) >= FEWEST:
        return row.pauses[chance.roll(len(row.pauses))]
    return max(0.0, typical(chance) * table.service.settings.pace - window.length)


def typical(chance: Chance) -> float:
    """Seconds that somebody takes to decide, drawn by chance."""
    normal = math.sqrt(-2 * math.log(1 - _part(chance))) * math.cos(2 * math.pi * _part(chance))
    return TYPICAL * math.exp(SPREAD * normal)


def _part(chance: Chance) -> float:
    return chance.roll(1 << 32) / (1 << 32)
