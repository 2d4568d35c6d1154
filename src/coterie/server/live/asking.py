"""What a bot's process is told of a game: what has happened since it was last asked, or everything if it has kept nothing."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple

from coterie.kernel.chance import derive
from coterie.kernel.decision import Decision
from coterie.server.store import LogRow
from coterie.server.workers.thinking import Thought

if TYPE_CHECKING:
    from coterie.server.live.table import LiveTable


class Told(NamedTuple):
    """A log that a process was told, and the stamp it was told with."""

    stamp: str
    chapter: int
    log: list[LogRow]


class Asking:
    """One decision that a bot is asked for, with the log as it stands now: logs are replaced and never changed."""

    def __init__(self, table: LiveTable, decision: Decision, before: Told | None) -> None:
        row = table.row
        self._table, self._row, self._log = table.id, row, table.log
        self._seat = decision.seat
        self.before = before if before is not None and before.chapter == row.chapter else None
        """What was told when a bot of this table was asked last; None if nothing of it can be built on."""
        self.told = Told(secrets.token_hex(8), row.chapter, table.log)
        """What was told when this is answered."""
        self.chance = derive(int(row.seed), 1 + table.seats[decision.seat].place, row.generation, decision.number)

    def thought(self, bot: str) -> Thought:
        """The decision for a process that has kept the game, if there can be one."""
        if self.before is None:
            return self._made(bot, "", 0)
        return self._made(bot, self.before.stamp, in_common(self.before.log, self._log))

    def everything(self, bot: str) -> tuple[Thought]:
        """The same for one that has not."""
        return (self._made(bot, "", 0),)

    def _made(self, bot: str, after: str, known: int) -> Thought:
        row = self._row
        return Thought(
            table=self._table,
            game=row.game,
            setup=row.setup,
            seed=int(row.seed),
            position=row.position,
            entries=tuple((entry.seat, entry.key) for entry in self._log[known:]),
            seat=self._seat,
            bot=bot,
            chance=self.chance,
            stamp=self.told.stamp,
            after=after,
            known=known,
        )


def in_common(one: list[LogRow], other: list[LogRow]) -> int:
    """How many entries two logs begin with alike.

    >>> pass_, draw = LogRow("human", "pass", True, 0.0), LogRow("human", "draw", False, 1.0)
    >>> in_common([pass_, draw], [pass_, draw, draw]), in_common([pass_, draw], [pass_, pass_]), in_common([], [pass_])
    (2, 1, 0)
    """
    same = min(len(one), len(other))
    if one[:same] == other[:same]:
        return same
    return next(number for number in range(same) if one[number] != other[number])
