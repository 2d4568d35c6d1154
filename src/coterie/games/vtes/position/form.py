"""The shape of a position: what is written, and what may be left out."""

from __future__ import annotations

from typing import Literal

import msgspec

from coterie.games.vtes.history import Until
from coterie.games.vtes.standing import UNBOUND, UNKNOWN, USUAL, Bound, Known, Standing

EVERYBODY = "all"
"""In `seen`: what every Methuselah and every spectator knows of a hand."""


class PiecePosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card in play, or face down in an uncontrolled region. What is left out is as printed."""

    card: str
    """Its name, or its number."""
    id: int = 0
    """Its number on the table; if left out, the next one in the order of reading."""
    form: str = ""
    """How it was played, where it can be played in several ways: "ani", "ANI", or the number of the way."""
    owner: str = ""
    """Whose deck it is from; if left out, who controls it."""
    controller: str = ""
    """Of a card on a minion: who controls it; if left out, its owner."""
    locked: bool = False
    blood: int | None = None
    """Blood, life or counters. If left out: a ready vampire is full, an ally or a retainer has its life, anything else has none."""
    cards: list[str | PiecePosition] = []
    capacity: int | None = None
    """This and the next five: what it is if that is not printed on it, without what the cards on it make of it."""
    clan: str | None = None
    sect: str | None = None
    title: str | None = None
    city: str | None = None
    disciplines: dict[str, int] | None = None
    born: int = 0
    """The turn in which it came into play."""
    known: Known = UNKNOWN
    """What everybody knows of it while it lies face down."""
    bound: Bound = UNBOUND
    """Choices that it keeps."""
    standing: Standing = USUAL
    """How it stands, where that is not as usual."""


class UsePosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that was done and counts for a while, such as `{"what": "bleed", "of": 12}`."""

    what: str
    """An action, or what else the rules count: "ability", "card", "edge"."""
    of: int = 0
    """The number of the piece, or the place of the seat."""
    number: int = 0
    """Which ability or card it was, or the target of an action."""
    n: int = 0
    """Of an action that a card in play offers: which of its abilities."""
    until: Until = Until.TURN
    times: int = 1


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One Methuselah. A library or crypt that is left out is what the other places leave of the deck, unless `rest` says otherwise."""

    pool: int = 30
    hand: list[str] = []
    library: list[str] | None = None
    library_top: list[str] = []
    """Known cards on top of the library, the next one last."""
    library_bottom: list[str] = []
    """Cards that everybody knows at its bottom, the lowest last."""
    crypt: list[str] | None = None
    crypt_top: list[str] = []
    crypt_bottom: list[str] = []
    ash: list[str] = []
    removed: list[str] = []
    rest: Literal["library", "ash", "removed"] = "library"
    """Where the cards of the deck are that are written nowhere: in library and crypt, on the ash heap, or out of the game."""
    ready: list[str | PiecePosition] = []
    torpor: list[str | PiecePosition] = []
    uncontrolled: list[str | PiecePosition] = []
    in_play: list[str | PiecePosition] = []
    """Cards in play by themselves."""
    contested: list[str | PiecePosition] = []
    points: float = 0.0
    ousted: bool = False
    withdrawing: int = 0
    """The turn in which withdrawal was announced; -1 once it has failed."""
    later: list[tuple[str, Literal["unlock", "discard"]]] = []
    """Cards that will be replaced later, and in which phase."""
    seen: dict[str, list[str]] = {}
    """Cards of the hand that others know, by seat; under "all" what everybody knows."""
    debt: int = 0
    transfers: int = 0
    master_actions: int = 0
    discards: int = 0
    trifled: bool = False
    imagined: bool = False
    """In a world that a bot imagines, where lists are closed: its deck is the cards that are written here, and no others."""
    always_asked: bool = False
    """Whether they wish to be asked also where it can hardly matter."""
    ousted_by: str = ""
    """Who got the point when this one was ousted."""


class LastingPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a card has brought for a while: which card, which of its effects, and until when."""

    card: str
    seat: str
    """Who played or used it."""
    id: int = 0
    """Its number; if left out, the next one."""
    form: str = ""
    """How the card was played, where it can be played in several ways."""
    ability: int = 1
    """Which of its effects that can last, from 1."""
    until: Literal["turn"] = "turn"
    on: int = 0
    """The number of the minion it is about, if it is about one."""
    amount: int = 0
    x: int = 0
    """A number that was fixed when it began."""


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table between two steps of a turn."""

    seats: dict[str, SeatPosition]
    active: str = "a"
    turn: int = 1
    phase: Literal["unlock", "master", "minion", "influence", "discard"] = "unlock"
    step: Literal["", "effects", "short", "actions", "transfers", "discards"] = ""
    """How far the phase has come; nothing if it begins."""
    edge: str = ""
    """Who has the Edge; if left out, nobody."""
    lasting: list[LastingPosition] = []
    """What lasts for the rest of the turn."""
    uses: list[UsePosition] = []
    """What was done and may be done only so often."""
    next_id: int = 0
    chance: str = ""
    """The chances to come, as a hexadecimal number; new ones if it is left out."""
    told: dict[str, int] = {}
    """How many events each seat, and everybody (""), has been told."""
    learned: dict[str, int] = {}
