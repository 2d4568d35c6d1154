"""The rows of the database as structs, and a change of one table as one piece."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec


class TableRow(msgspec.Struct):
    """A table, without its seats and its log."""

    id: str
    game: str
    rules: str
    title: str
    setup: dict[str, Any]
    seed: str
    position: dict[str, Any] | None
    public: bool
    clock: dict[str, Any]
    whispers: bool
    status: str
    invite: str
    created: float
    started: float
    moved: float
    rematch: str = ""
    outcome: dict[str, Any] | None = None
    wish: dict[str, Any] | None = None
    ending: dict[str, Any] | None = None
    trouble: dict[str, Any] | None = None
    waiting: str = ""
    due: float | None = None
    origin: str = "dealt"
    driver: str = ""
    length: int = 0
    half: int = 0
    generation: int = 0
    retold: bool = False
    chapter: int = 0
    trace: str = ""
    maker: str = ""
    barred: list[str] = []
    windows: str = "brisk"
    minutes: int = 0
    seating: str = "listed"
    delay: int = 0
    held: str = ""
    version: int = 0


class SeatRow(msgspec.Struct):
    """A seat of a table, and who sits there."""

    seat: str
    place: int
    kind: str
    name: str = ""
    bot: str = ""
    token_hash: str = ""
    away: bool = False
    time_left: float | None = None
    passing: list[str] = []
    muted: bool = False
    notices: dict[str, Any] | None = None
    made: bool = False
    block: str = ""
    reply: dict[str, Any] | None = None
    holding: str = "off"
    unanswered: str = "hold"
    pauses: list[float] = []
    brought: Any = None

    @property
    def held(self) -> bool:
        """Whether somebody has its token: a person who plays, or who has resigned and looks on."""
        return self.kind in ("person", "resigned")


class LogRow(msgspec.Struct, frozen=True):
    """An entry of a game: who chose what, whether there was nothing to choose, and when."""

    seat: str
    key: str
    forced: bool
    at: float


class ChatRow(msgspec.Struct, frozen=True):
    """Something somebody said."""

    number: int
    seat: str
    name: str
    text: str
    at: float
    to: str = ""
    phrase: dict[str, Any] | None = None


class Anchor(msgspec.Struct, frozen=True):
    """The last quiet position of a game, and how many entries the log had there."""

    number: int
    position: dict[str, Any]


class KeptRow(msgspec.Struct, frozen=True):
    """A chapter of a game as everybody saw it, to the entry `length`."""

    chapter: int
    length: int
    data: bytes


class StoredTable(msgspec.Struct):
    """Everything that is written about one table."""

    table: TableRow
    seats: list[SeatRow]
    log: list[LogRow]
    chat: list[ChatRow]
    anchor: Anchor | None = None
    begins: int = 0
    """The entry with which the log begins here: whoever asked knows those before it."""
    hidden: bool = False
    """Whether nothing of the game may be shown to whoever asked."""


class PastRow(msgspec.Struct, frozen=True):
    """A table as it was after a change, for spectators who see it later."""

    version: int
    at: float
    data: str
    """The row and the seats, as JSON."""
    oldest: float
    """What was before this time is shown to nobody any more."""


class KnownLog(NamedTuple):
    """A log that is known already: only what comes after it is read, unless something of it was taken back."""

    generation: int
    length: int
    last: LogRow


class Change(msgspec.Struct):
    """What happens to one table in one go: all of it, or nothing if somebody else was quicker than `version`."""

    table: str
    version: int
    columns: dict[str, Any] = {}
    seats: dict[str, dict[str, Any]] = {}
    append: list[LogRow] = []
    at: int = 0
    """The number of the first appended entry."""
    undo: int | None = None
    """Take back the entries from this number on, before anything is appended."""
    generation: int = 0
    """The generation that takes them back."""
    say: ChatRow | None = None
    anchor: Anchor | None = None
    """A new quiet position."""
    past: PastRow | None = None
    """The table as spectators see it later."""
    cut: int | None = None
    """The chapter ends with this entry, and the log begins anew: what is kept of it goes no further."""
