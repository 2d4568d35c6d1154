"""The messages of a table's socket, both ways, as strict structs. `docs/protocol.md` explains them; the client has types made of them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from coterie.kernel.decision import AutoPass
from coterie.kernel.marks import Limit, Mark
from coterie.kernel.text import Event, Option, Outcome, Ref, Text, WhyNot

VERSION = 2
"""Raised when clients of before could not read what they are sent. Since 2 events are records with roles."""

SeatName: TypeAlias = Annotated[str, Meta(max_length=40)]
Key: TypeAlias = Annotated[str, Meta(max_length=400)]
Origin: TypeAlias = Literal["dealt", "position", "fork", "record"]
"""How a game began: dealt by the server; or as somebody set it up, from a finished game, or in a file that somebody sent, and then others
may know what is hidden and what comes."""
HowOften: TypeAlias = Literal["off", "sometimes", "often"]
Unanswered: TypeAlias = Literal["hold", "pass"]
Windows: TypeAlias = Literal["brisk", "calm", "slow"]
"""How long windows are."""
Seating: TypeAlias = Literal["listed", "chance"]
"""Whether everybody sits where they are listed, or seats are drawn by lot."""
PersonName: TypeAlias = Annotated[str, Meta(max_length=40)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]


# What a client sends.


class _FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message from a client."""


class Hello(_FromClient, frozen=True):
    """The first message: which version I speak, who I am (a seat's token, or nothing for a spectator) and the last event I know."""

    version: int = 1
    """Clients of before versions were told do not say theirs."""
    token: Token = ""
    since: Annotated[int, Meta(ge=0)] = 0


class Choose(_FromClient, frozen=True):
    """Answer an open decision. `id` comes back in the answer."""

    number: Annotated[int, Meta(ge=0)]
    key: Key
    id: int = 0


class Resign(_FromClient, frozen=True):
    """Give up the game."""

    id: int = 0


class End(_FromClient, frozen=True):
    """Say whether the game ends here, because somebody has given up or proposes it, or goes on."""

    accept: bool
    id: int = 0


class Stop(_FromClient, frozen=True):
    """Propose to end the game here, as it stands: it ends when everybody else who plays has agreed (`end`)."""

    id: int = 0


class Undo(_FromClient, frozen=True):
    """Take back to that decision of mine: at once if nobody learned anything, otherwise the other people are asked."""

    number: Annotated[int, Meta(ge=0)]
    id: int = 0


class Consent(_FromClient, frozen=True):
    """Answer somebody's wish to take back."""

    accept: bool
    id: int = 0


class Say(_FromClient, frozen=True):
    """Say something to the table, or to one seat where the table allows it: a text, or a prepared phrase."""

    text: Annotated[str, Meta(max_length=500)] = ""
    to: SeatName = ""
    phrase: Annotated[str, Meta(max_length=80)] = ""
    about: SeatName = ""
    """The seat that the phrase names, if it names one."""
    id: int = 0


class Passing(_FromClient, frozen=True):
    """Where to answer for me without asking: the prompt ids of windows at which I pass, and standing orders of the game."""

    windows: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=100)]
    id: int = 0


class Always(_FromClient, frozen=True):
    """Ask me wherever the rules let me do something, or again only where it can matter. Everybody may know it."""

    on: bool
    id: int = 0


class Hold(_FromClient, frozen=True):
    """Make the open window longer until I answer, or let go of it."""

    on: bool = True
    id: int = 0


class Holding(_FromClient, frozen=True):
    """How often the server shall hold windows in which I say nothing, and what it means if I say nothing though I could play.

    What is not said stays as it is: two wishes in a row, before the first is known to be granted, do not undo each other.
    """

    how: HowOften | None = None
    unanswered: Unanswered | None = None
    id: int = 0


class Sit(_FromClient, frozen=True):
    """Take my seat back from the bot that decides for me."""

    id: int = 0


class Stand(_FromClient, frozen=True):
    """Let a bot decide for me until I sit down again."""

    bot: Annotated[str, Meta(max_length=40)] = ""
    id: int = 0


class Remove(_FromClient, frozen=True):
    """Take a seat from somebody before the game begins; only for whoever made the table."""

    seat: SeatName
    id: int = 0


class Ping(_FromClient, frozen=True):
    """Are you there?"""

    id: int = 0


FromClient: TypeAlias = (
    Hello | Choose | Resign | End | Stop | Undo | Consent | Say | Passing | Always | Hold | Holding | Sit | Stand | Remove | Ping
)


# What the server sends.


class _FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message to a client."""


class Waiting(msgspec.Struct, frozen=True):
    """A seat that is waited for: since when (seconds since 1970) and until when, if a clock runs."""

    seat: str
    since: float
    until: float | None = None


class AskInfo(msgspec.Struct, frozen=True):
    """A decision that is open for this seat."""

    number: int
    kind: str
    prompt: Text
    options: tuple[Option, ...]
    source: Ref | None = None
    auto_pass: AutoPass = ""
    """Why the table answers it by passing, without this seat: nothing else is possible, or it was ordered; "" if the seat is asked."""
    window: bool = False
    """Whether a pass may be ordered here, by the id of the prompt."""
    ends: bool = False
    """Whether going on ends a phase."""
    refusals: tuple[WhyNot, ...] = ()
    """What this seat might want to do now and cannot, each with the reason and the rule."""
    marks: tuple[Mark, ...] = ()
    """What one answer takes several of: the keys of the marks made, in order, with spaces between them, and `*2` behind one made twice."""
    limits: tuple[Limit, ...] = ()
    """What these marks must come to together; whatever keeps all of them is accepted."""
    orders: tuple[str, ...] = ()
    """Standing orders that this seat may give here, not to be asked next time; one that ends in a point and a number is for this turn."""


class WindowInfo(msgspec.Struct, frozen=True):
    """A window: all seats in it have the same time, and what they answer is told when it ends."""

    seats: tuple[str, ...]
    """Who is asked in it, in the order of the rules."""
    length: float
    """Seconds that it lasts if nobody holds it."""
    left: float
    """Seconds until then."""
    held: bool
    """Whether it lasts longer because somebody held it or has not answered; nobody is told who."""
    answer: str = ""
    """The answer of this seat, which may be changed until the window ends; "" if there is none."""
    holding: bool = False
    """Whether this seat holds it."""


class State(_FromServer, frozen=True):
    """The table as this seat may know it now. Sent whole after every change; `events` are those after the last one sent."""

    seq: int
    """The number of the last event told to this seat."""
    number: int
    """How many entries of the log this seat knows of: those of somebody else's half-made choice are not told yet."""
    view: msgspec.Raw
    """The game's own view struct for this seat, as JSON."""
    events: tuple[Event, ...]
    ask: AskInfo | None
    waiting: tuple[Waiting, ...]
    outcome: Outcome | None
    undo: int | None = None
    """The decision this seat could go back to, if there is one."""
    undo_free: bool = False
    """Whether it can do so without asking anybody."""
    out: tuple[str, ...] = ()
    """The seats that no longer play, while the game goes on."""
    always: bool | None = None
    """Whether this seat wants to be asked wherever the rules let it do something; null if the game asks everybody everywhere."""
    window: WindowInfo | None = None
    """The window that is open, if one is."""
    holding: HowOften = "off"
    """How often the server holds for this seat where it says nothing, as long as its person does at other times."""
    unanswered: Unanswered = "hold"
    """What it means if this seat could play and says nothing: the window is held, or it passes."""
    passing: tuple[str, ...] = ()
    """Where this seat is not asked: prompts at which it passes, and standing orders of the game."""
    outlook: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    """How things stand by the rules, the same for everybody, as the game's own struct; left out where there is nothing to tell."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: str
    kind: Literal["open", "person", "resigned", "bot", "closed"]
    """`resigned`: the person has lost, whatever the outcome says of the seat, and a bot plays on."""
    name: str = ""
    """What the person is called, or the invented person as whom the bot plays. In a record that somebody sent, who played a closed seat."""
    bot: str = ""
    """The level of the bot that sits here, or decides while the person is away."""
    away: bool = False
    """A bot decides for this person now."""
    connected: bool = False
    time_left: float | None = None
    """Seconds on this player's clock, where the table has such clocks."""
    face: str = ""
    """The sign of the bot's person; the message `<game>-cast-<face>` says how they play, or `kernel-cast-<face>` for strangers."""
    figures: tuple[Ref, ...] = ()
    """What stands for this player alone in texts: told of any of them, they read "you"."""
    made: bool = False
    """Whether this person made the table, and may remove others before the game begins."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: not limited, so many seconds for each decision, or so many for the whole game."""

    kind: Literal["none", "decision", "player"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=604_800)] = 86_400
    bot: Annotated[str, Meta(max_length=40)] = ""
    """The bot that decides when time runs out; the game's own choice if empty."""


class Ending(msgspec.Struct, frozen=True):
    """Somebody gave up a seat, or proposes to end the game as it stands: that is so once nobody is missing who plays on."""

    by: str
    name: str
    """What the person was called; somebody else may have the seat now."""
    missing: tuple[str, ...]
    """The people who have not said yet whether the game ends."""
    agree: bool = False
    """Whether it would end as it stands, by agreement; otherwise by the resignation."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    title: str
    setup: dict[str, object]
    seats: tuple[SeatInfo, ...]
    public: bool
    clock: Clock
    whispers: bool
    """Whether one may say something to one seat alone."""
    status: Literal["gathering", "playing", "over", "closed"]
    created: float
    moved: float
    """When something last happened."""
    waiting: tuple[Waiting, ...] = ()
    outcome: Outcome | None = None
    rematch: str = ""
    """The table of the rematch, if there is one."""
    number: int = 0
    halted: bool = False
    """Whether the game waits for the operator, because these rules cannot follow it. Nothing of it is lost."""
    ending: Ending | None = None
    """Whether the game ends here, if people are asked that."""
    only_watched: bool = False
    """Whether the game is over and was played by other rules: it can be watched, and that is all."""
    trouble: Text | None = None
    """What of the server's has failed here, until the game goes on: a rule, after which the game stands where it stood, or a bot."""
    windows: Windows = "brisk"
    ends: float | None = None
    """When the game ends at the latest, if it has a time limit and has begun: as if everybody had agreed to end it."""
    minutes: int = 0
    """That limit; 0 if there is none."""
    seating: Seating = "listed"
    delay: int = 0
    """So many seconds later than its players, spectators see the game while it is played."""
    origin: Origin = "dealt"
    """How the game began. If it was not dealt here, somebody may know what is hidden, and it counts for nothing."""


class Table(_FromServer, frozen=True):
    """The table itself has changed: somebody came, left, or a clock was set. `you` is the seat of this connection."""

    info: TableInfo
    you: str = ""


class Accepted(_FromServer, frozen=True):
    """What was asked for was done."""

    id: int


class Refused(_FromServer, frozen=True):
    """What was asked for was not done: why, and by which rule."""

    id: int
    message: str
    reason: Text | None = None
    rule: str = ""


class Said(_FromServer, frozen=True):
    """Something somebody said. Lines are numbered, so that a client knows what it has."""

    number: int
    seat: str
    name: str
    text: str
    at: float
    to: str = ""
    phrase: Text | None = None
    """A prepared phrase, in place of a text."""
    notice: Text | None = None
    """What the house says itself, in place of a text: then nobody speaks."""


class UndoWish(_FromServer, frozen=True):
    """Somebody would like to take back; people who have not answered yet are named."""

    by: str
    number: int
    missing: tuple[str, ...]


class UndoEnd(_FromServer, frozen=True):
    """The wish to take back was granted or not."""

    by: str
    granted: bool


class Pong(_FromServer, frozen=True):
    """Here I am."""

    id: int


class Problem(_FromServer, frozen=True):
    """The connection cannot go on; it is closed after this."""

    code: str
    message: str


FromServer: TypeAlias = State | Table | Accepted | Refused | Said | UndoWish | UndoEnd | Pong | Problem
