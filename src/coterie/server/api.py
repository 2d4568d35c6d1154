"""What the REST API takes and gives, as strict structs. `docs/protocol.md` explains them; the client has types made of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from coterie.kernel.cast import Persona
from coterie.kernel.talk import Phrase
from coterie.kernel.text import Event, Outcome, Text
from coterie.kernel.workshop import CardFate, DeckData
from coterie.server.protocol import Clock, Origin, PersonName, SeatInfo, Seating, SeatName, TableInfo, Token, Windows
from coterie.sim.tally import Interval

MOST_MEASURED = 1_000
"""Games of one measurement."""


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table. For a bot, `name` asks for one of the game's persons of that level."""

    seat: SeatName
    kind: Literal["open", "mine", "bot", "closed"] = "open"
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: PersonName = ""
    brought: object = None
    """What I bring to a seat of mine, as the option of the setup takes it that the game names (`GameInfo.brought`)."""


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
    minutes: Annotated[int, Meta(ge=0, le=1_440)] = 0
    """After so many minutes the game ends as if everybody had agreed to it; 0: never."""
    seating: Seating = "listed"
    delay: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """Spectators see the game so many seconds later; 0: at once."""
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
    """Sit down in an open seat, any if none is named, with what one brings."""

    seat: SeatName = ""
    invite: Token = ""
    name: PersonName = ""
    brought: object = None


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody brings to their seat, a deck for instance; None: what the table has for it."""

    brought: object = None


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to sit in a rematch: as before, or in seats drawn by lot."""

    seating: Seating = "listed"


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
    talk: tuple[Phrase, ...] = ()
    """What can be said in prepared phrases."""
    brought: str = ""
    """The option of its setup that has one thing for each seat, which its player may bring in secret; "" if there is none."""
    lesson: bool = False
    """Whether it has a guided first game."""
    orders: dict[str, bool] = {}
    """The standing orders by which a player is not asked, each with a message of its name, and whether a new seat has given them."""


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


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a guided game: due in that turn, at a question that takes the key, with that prompt and such a view if they are given."""

    id: str
    """Its words are the messages `<game>-guide-<id>-title`, `-text`, `-press` and `-wrong`."""
    turn: int
    key: str
    prompt: str
    when: dict[str, int | str | bool]
    """What holds in the view, by a path: "action.actor"."""
    things: tuple[str, ...]
    """The things that its text names by number, from 1 on."""
    card: str
    """The card that its words name, by id."""


class LessonInfo(msgspec.Struct, frozen=True):
    """The guided first game of a game: its steps, and what holds in the view when everything is learned."""

    learner: str
    steps: tuple[LessonStep, ...]
    done: dict[str, int | str | bool]


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do in my place: at which decision, the key to choose, and why, where the bot says so."""

    number: int
    key: str
    reason: Text | None = None


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
    outlook: msgspec.Raw | None = None
    """How things stood by the rules, for everybody alike, where a game tells it."""


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


class DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a deck file, or a link with a deck in it."""

    text: Annotated[str, Meta(max_length=200_000)]


class DeckToCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be checked."""

    deck: DeckData


class DeckToWrite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be written in a format; the language is for those that people read."""

    deck: DeckData
    format: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=10)] = "en"


class MeasureRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be measured in games of bots: against which decks, in how many games, from which seed. Known decks go by their names."""

    deck: DeckData
    opponents: Annotated[tuple[DeckData | Annotated[str, Meta(max_length=40)], ...], Meta(min_length=1, max_length=11)]
    games: Annotated[int, Meta(ge=1, le=MOST_MEASURED)] = MOST_MEASURED
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 1


class Measured(msgspec.Struct, frozen=True):
    """How a deck fared in some games. Every interval is one of 95 %."""

    games: int
    wins: int
    win_rate: Interval
    score: Interval
    first_out: int
    """In how many games it was out before all others."""


class MeasuredOpponent(msgspec.Struct, frozen=True):
    """How an opponent fared, and how the deck fared against it as its neighbour on either side."""

    name: str
    standing: Measured
    before: Measured
    """The measured deck in the games in which this one sat next after it: its prey."""
    behind: Measured
    """The same where it sat next before it: its predator."""


class Measurement(msgspec.Struct, frozen=True):
    """A measurement as it stands."""

    id: str
    state: Literal["playing", "done", "stopped", "failed"]
    asked: int
    games: int
    seed: str
    share: float
    """The even share of wins."""
    deck: Measured
    seats: dict[str, Measured]
    """The deck by the seat it had."""
    opponents: tuple[MeasuredOpponent, ...]
    cards: dict[str, CardFate]
    """What became of the cards of the deck, by number, in all games together."""
    seconds: float
    """How long it has taken."""
    message: str = ""
    """Why it failed."""
