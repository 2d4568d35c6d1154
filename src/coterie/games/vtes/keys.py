"""What a seat chooses, as values. This is the only place that knows how such a key is written as a text, and reads it again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from coterie.games.vtes.table import SEATS, UNCONTROLLED
from coterie.kernel import questions
from coterie.kernel.errors import CoterieError

if TYPE_CHECKING:
    from coterie.games.vtes.book import Book
    from coterie.games.vtes.table import Table


class BadKey(CoterieError):
    """A text that is no key of VTES."""


class Key(msgspec.Struct, frozen=True, gc=False):
    """A choice. Cards, pieces and seats are numbers; the text has their names, for people."""

    def text(self, t: Table) -> str:
        """The key as logs, records and clients have it."""
        raise NotImplementedError


class Word(Key, frozen=True, gc=False):
    """One word says it: "pass", "edge", "yes"."""

    word: str

    def text(self, t: Table) -> str:
        return self.word


PASS: Final = Word(questions.PASS)


class Play(Key, frozen=True, gc=False):
    """Play a card: "play:bonding/dom:sully-12"; a master has no user: "play:vessel"."""

    card: int
    mark: str = ""
    """Which way, if there are several: a level, or a number from 1 on."""
    user: int = 0

    def text(self, t: Table) -> str:
        card = t.book.facts[self.card].slug
        way = f"{card}/{self.mark}" if self.mark else card
        return f"play:{way}:{name_of(t, self.user)}" if self.user else f"play:{way}"


class Use(Key, frozen=True, gc=False):
    """Use an ability of a card in play: "use:the-barrens-12/0"."""

    piece: int
    n: int

    def text(self, t: Table) -> str:
        return f"use:{name_of(t, self.piece)}/{self.n}"


class Fire(Key, frozen=True, gc=False):
    """Let a card in play do what it does in this phase: "trigger:vessel-12/0"."""

    piece: int
    n: int

    def text(self, t: Table) -> str:
        return f"trigger:{name_of(t, self.piece)}/{self.n}"


class Offered(Key, frozen=True, gc=False):
    """Take an action that a card in play offers: "act:the-rack-12/1:sully-3"."""

    piece: int
    n: int
    user: int

    def text(self, t: Table) -> str:
        return f"act:{name_of(t, self.piece)}/{self.n}:{name_of(t, self.user)}"


class Attack(Key, frozen=True, gc=False):
    """Attack a marked minion: "attack:ryan-4:sully-3"."""

    target: int
    user: int

    def text(self, t: Table) -> str:
        return f"attack:{name_of(t, self.target)}:{name_of(t, self.user)}"


class Block(Key, frozen=True, gc=False):
    """Attempt to block: "block:sully-12"."""

    piece: int

    def text(self, t: Table) -> str:
        return f"block:{name_of(t, self.piece)}"


class Do(Key, frozen=True, gc=False):
    """What the rules let be done with one piece: "bleed:sully-12", "transfer:crypt-4"."""

    what: str
    piece: int

    def text(self, t: Table) -> str:
        return f"{self.what}:{name_of(t, self.piece)}"


def doing(what: str, name: str) -> str:
    """The text of what is done with a piece of that name."""
    return f"{what}:{name}"


class Contest(Key, frozen=True, gc=False):
    """Settle a contest: "contest:pay:sully-12"."""

    how: str
    piece: int

    def text(self, t: Table) -> str:
        return f"contest:{self.how}:{name_of(t, self.piece)}"


class Maneuver(Key, frozen=True, gc=False):
    """Manoeuvre with a weapon, or with what a card has granted (piece 0): "maneuver:granted"."""

    piece: int = 0

    def text(self, t: Table) -> str:
        return f"maneuver:{_granted(t, self.piece)}"


class Prevent(Key, frozen=True, gc=False):
    """Prevent damage by a card in play, or by what a card has granted (piece 0): "prevent:granted"."""

    piece: int = 0

    def text(self, t: Table) -> str:
        return f"prevent:{_granted(t, self.piece)}"


class Press(Key, frozen=True, gc=False):
    """Press: "press:continue", or "press:end" against such a press."""

    how: str

    def text(self, t: Table) -> str:
        return f"press:{self.how}"


class Strike(Key, frozen=True, gc=False):
    """The strike that needs no card: "strike:hand"."""

    def text(self, t: Table) -> str:
        return "strike:hand"


class Vote(Key, frozen=True, gc=False):
    """Cast the votes of a minion or a card in play, or the Methuselah's own, or all together: "for:sully-12", "for:edge", "for:all"."""

    in_favour: bool
    piece: int = 0
    own: str = ""

    def text(self, t: Table) -> str:
        gone = self.own or f"card-{self.piece}"
        return f"{'for' if self.in_favour else 'against'}:{name_of(t, self.piece) if self.piece in t.pieces else gone}"


class BurnCard(Key, frozen=True, gc=False):
    """Burn a political action card of the hand for a vote: "burn-card:kine-resources-contested"."""

    card: int

    def text(self, t: Table) -> str:
        return f"burn-card:{t.book.facts[self.card].slug}"


class Event(Key, frozen=True, gc=False):
    """Play an event: "event:the-unmasking"."""

    card: int

    def text(self, t: Table) -> str:
        return f"event:{t.book.facts[self.card].slug}"


class Fetch(Key, frozen=True, gc=False):
    """A master card out of the hand, the ash heap or the library: "library:fortitude"."""

    zone: str
    card: int

    def text(self, t: Table) -> str:
        return f"{self.zone}:{t.book.facts[self.card].slug}"


class Piece(Key, frozen=True, gc=False):
    """One of some pieces: "piece:sully-12"."""

    piece: int

    def text(self, t: Table) -> str:
        return f"piece:{name_of(t, self.piece)}"


class Card(Key, frozen=True, gc=False):
    """One of some cards: "card:bonding"; a crypt card by its number, as others may have its name."""

    card: int

    def text(self, t: Table) -> str:
        fact = t.book.facts[self.card]
        return f"card:{self.card if fact.crypt else fact.slug}"


class Seat(Key, frozen=True, gc=False):
    """One of the Methuselahs: "seat:b"."""

    seat: int

    def text(self, t: Table) -> str:
        return f"seat:{t.seats[self.seat]}"


class Number(Key, frozen=True, gc=False):
    """A number: "number:3"."""

    number: int

    def text(self, t: Table) -> str:
        return f"number:{self.number}"


class Clan(Key, frozen=True, gc=False):
    """A clan: "clan:Toreador"."""

    clan: str

    def text(self, t: Table) -> str:
        return f"clan:{self.clan}"


def name_of(t: Table, number: int) -> str:
    """A piece in a key: its slug and number, or for a crypt card that is not in play the number alone, so that keys tell nothing."""
    piece = t.piece(number)
    if piece.zone == UNCONTROLLED:
        return f"crypt-{number}"
    return f"{t.book.facts[piece.card].slug}-{number}"


GRANTED: Final = "granted"
OWN: Final = ("card", "edge", "all")
"""Votes that belong to a Methuselah, not to a piece; and all of them together."""
_WORD: Final = re.compile(r"[a-z]+(?:-[a-z]+)*")


def _granted(t: Table, piece: int) -> str:
    return name_of(t, piece) if piece else GRANTED


# Reading.


def read(book: Book, text: str) -> Key:
    """The key that a text says; raises BadKey where it says none."""
    if text == questions.PASS:
        return PASS
    sort, colon, rest = text.partition(":")
    try:
        return READERS[sort](book, sort, rest) if colon else _word(text)
    except (KeyError, ValueError):
        raise BadKey(f"{text!r} is no key of VTES") from None


def _word(text: str) -> Key:
    if _WORD.fullmatch(text) is None:
        raise ValueError
    return Word(text)


def _piece(name: str) -> int:
    """The number at the end of the name of a piece."""
    slug, dash, number = name.rpartition("-")
    if not (slug and dash and number.isdecimal()):
        raise ValueError
    return int(number)


def _card(book: Book, name: str) -> int:
    return book.by_slug[name]


def _any_card(book: Book, name: str) -> int:
    if not name.isdecimal():
        return book.by_slug[name]
    if int(name) not in book.facts:
        raise ValueError
    return int(name)


def _ability(name: str) -> tuple[int, int]:
    """The piece and the number of "the-barrens-12/0"."""
    piece, _, n = name.rpartition("/")
    if not n.isdecimal():
        raise ValueError
    return _piece(piece), int(n)


def _read_play(book: Book, sort: str, rest: str) -> Key:
    way, colon, user = rest.partition(":")
    card, _, mark = way.partition("/")
    return Play(_card(book, card), mark, _piece(user) if colon else 0)


def _read_offered(book: Book, sort: str, rest: str) -> Key:
    name, _, user = rest.partition(":")
    return Offered(*_ability(name), _piece(user))


def _read_attack(book: Book, sort: str, rest: str) -> Key:
    target, _, user = rest.partition(":")
    return Attack(_piece(target), _piece(user))


def _read_contest(book: Book, sort: str, rest: str) -> Key:
    how, _, name = rest.partition(":")
    return Contest(how, _piece(name))


def _read_press(book: Book, sort: str, rest: str) -> Key:
    if rest not in ("continue", "end"):
        raise ValueError
    return Press(rest)


def _read_strike(book: Book, sort: str, rest: str) -> Key:
    if rest != "hand":
        raise ValueError
    return Strike()


def _read_vote(book: Book, sort: str, rest: str) -> Key:
    return Vote(sort == "for", 0, rest) if rest in OWN else Vote(sort == "for", _piece(rest))


def _read_number(book: Book, sort: str, rest: str) -> Key:
    if not rest.removeprefix("-").isdecimal():
        raise ValueError
    return Number(int(rest))


def _do(book: Book, sort: str, rest: str) -> Key:
    return Do(sort, _piece(rest))


def _fetch(book: Book, sort: str, rest: str) -> Key:
    return Fetch(sort, _card(book, rest))


DONE: Final = (
    "bleed", "hunt", "rescue", "diablerize", "leave-torpor", "become-anarch", "equip-from",
    "transfer", "take-back", "ready", "merge", "infernal", "mark",
)  # fmt: skip
"""What the rules let be done with one piece."""
READERS: Final[dict[str, Callable[[Book, str, str], Key]]] = {
    "play": _read_play,
    "use": lambda book, sort, rest: Use(*_ability(rest)),
    "trigger": lambda book, sort, rest: Fire(*_ability(rest)),
    "act": _read_offered,
    "attack": _read_attack,
    "block": lambda book, sort, rest: Block(_piece(rest)),
    "contest": _read_contest,
    "maneuver": lambda book, sort, rest: Maneuver(0 if rest == GRANTED else _piece(rest)),
    "prevent": lambda book, sort, rest: Prevent(0 if rest == GRANTED else _piece(rest)),
    "press": _read_press,
    "strike": _read_strike,
    "for": _read_vote,
    "against": _read_vote,
    "burn-card": lambda book, sort, rest: BurnCard(_card(book, rest)),
    "event": lambda book, sort, rest: Event(_card(book, rest)),
    "piece": lambda book, sort, rest: Piece(_piece(rest)),
    "card": lambda book, sort, rest: Card(_any_card(book, rest)),
    "seat": lambda book, sort, rest: Seat(SEATS.index(rest)),
    "number": _read_number,
    "clan": lambda book, sort, rest: Clan(rest),
    **dict.fromkeys(DONE, _do),
    **dict.fromkeys(("hand", "ash", "library"), _fetch),
}
