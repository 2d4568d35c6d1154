"""What the REST API takes and gives, as strict structs. `docs/protocol.md` explains them; the client has types made of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from coterie.kernel.cast import Persona
from coterie.kernel.text import Event, Outcome, Text
from coterie.server.protocol import Clock, Origin, PersonName, SeatInfo, SeatName, TableInfo, Token, Windows


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table. For a bot, `name` asks for one of the game's persons of that level."""

    seat: SeatName
    kind: Literal["open", "mine", "bot", "closed"] = "open"
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: PersonName = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(max_length=12)]
    setup: dict[str, object] = {}
    title: Annotated[str, Meta(max_length=80)] = ""
    public: bool = False
    clock: Clock = Clock()
    whispers: bool = False
    windows: Windows = "brisk"
    position: dict[str, object] | None = None


class SeatKey(msgspec.Struct, frozen=True):
    """A seat of mine: its token is my only proof, so keep it."""

    table: str
    seat: str
    token: str


class Made(msgspec.Struct, frozen=True):
    """A table was made: my seats, and the code with which others may join a private one."""

    table: str
    seats: tuple[SeatKey, ...]
    invite: str


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in an open seat, any if none is named."""

    seat: SeatName = ""
    invite: Token = ""
    name: PersonName = ""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    setup: dict[str, object]
    """The JSON schema of its setup options."""
    rules: tuple[str, ...]
    """The ids of its rulebook."""
    cast: tuple[Persona, ...] = ()
    """The persons as whom its bots play."""


class SetupRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Setup options to be looked at before a table is made with them."""

    setup: dict[str, object] = {}


class SetupCheck(msgspec.Struct, frozen=True):
    """Setup options that a game can be played with, and the seats it has then."""

    seats: tuple[str, ...]


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of seats, to be looked up together."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class MySeat(msgspec.Struct, frozen=True):
    """One of my seats, and whether it waits for me."""

    seat: str
    token: str
    info: TableInfo
    mine: bool
    """Whether this seat is waited for."""


class Frame(msgspec.Struct, frozen=True):
    """A finished game at one entry of its log, as one seat, or a spectator, saw it."""

    number: int
    view: msgspec.Raw
    events: tuple[Event, ...]
    """What that seat was told by this entry."""
    by: str
    """Who made this entry; "" at the start and for outside entries."""
    key: str
    label: Text | None
    waiting: tuple[str, ...]
    outcome: Outcome | None


class Replay(msgspec.Struct, frozen=True):
    """A finished game: what a replay viewer needs to know before it asks for frames."""

    table: str
    game: str
    seats: tuple[str, ...]
    length: int
    turns: tuple[int, ...]
    """The entries at which a turn begins, where the game has turns."""
    outcome: Outcome | None
    players: tuple[SeatInfo, ...] = ()
    """Who played, in the order of the seats."""
    playable: int = 0
    """The first entry from which the game can be played on: those before were played by other rules. Beyond the last if none can."""
    origin: Origin = "dealt"


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from an entry of a finished game, in one seat, against bots."""

    at: Annotated[int, Meta(ge=0)]
    seat: SeatName
    bot: Annotated[str, Meta(max_length=40)] = ""
