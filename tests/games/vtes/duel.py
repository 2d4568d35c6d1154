"""Tables for tests of combat, set up by a few words and played with verbs; a lone pass or hand strike is answered by itself."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

import msgspec

from coterie.games.vtes.book import Book, standard_book
from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.vocabulary import Card
from coterie.games.vtes.history import Act
from coterie.games.vtes.pool import Facts, facts, named, slug_of
from coterie.games.vtes.records import Action
from coterie.games.vtes.rules.matters import Fight, happen
from coterie.games.vtes.setup import Setup
from coterie.games.vtes.table import ALLY, ATTACHED, CARD, READY, TABLE, TORPOR, VAMPIRE, Piece, Table
from coterie.kernel.questions import PASS, Answer, Ask, Question, Rules
from coterie.kernel.text import Text
from tests.games.vtes.build import accepted

HAND = "strike:hand"
INVENTED = 199_000
"""From here on, cards that exist in tests only have their numbers."""


def invented(place: int, name: str, sort: str, card: Card, needs: str = "", **more: Any) -> tuple[Facts, Card]:
    """A card for a rule that no printed card of ours uses: its facts, and its definition with the right number."""
    model = named("Roundhouse")
    number = INVENTED + place
    made = msgspec.structs.replace(
        model, id=number, name=name, slug=slug_of(name), types=(sort,), needs=(needs,) if needs else (), text="", sets="", **more
    )
    return made, msgspec.structs.replace(card, id=number)


def book_with(*cards: tuple[Facts, Card]) -> Book:
    """The standard book with some invented cards; crypt cards may be given abilities by their own facts."""
    return accepted(Book({**DEFINITIONS, **{fact.id: card for fact, card in cards}}, {**facts(), **{fact.id: fact for fact, _ in cards}}))


@cache
def _forms(name: str, book: Book) -> int:
    slug = slug_of(name)
    if slug in book.by_slug:
        return book.by_slug[slug]
    return named(name).id


class Scene:
    """A table and the rules that run on it. Seats are "a", "b", ...; a is whose turn it is."""

    def __init__(self, players: int = 2, book: Book | None = None, pool: int = 30, seed: int = 1) -> None:
        self.t = Table(seed, book or standard_book(), players, Setup())
        self.t.phase = "minion"
        for player in self.t.players:
            player.pool = pool
        self._rules: Rules[Any] | None = None
        self._question: Question | None = None
        self.told: list[Text] = []

    # Setting up.

    def card(self, name: str) -> int:
        """The number of a card by its name."""
        return _forms(name, self.t.book)

    def vampire(self, seat: str, name: str, blood: int | None = None, *, locked: bool = False, zone: str = READY) -> int:
        """A vampire, full of blood unless said otherwise."""
        piece = self.t.new_piece(self.card(name), 0, VAMPIRE, self.seat(seat), zone)
        self.t.place(piece)
        piece.blood = piece.capacity if blood is None else blood
        piece.locked = locked
        return piece.id

    def torpid(self, seat: str, name: str, blood: int | None = None) -> int:
        """A vampire in torpor."""
        return self.vampire(seat, name, blood, zone=TORPOR)

    def ally(self, seat: str, name: str, level: str = "") -> int:
        """An ally, recruited at a level: "ani" or "ANI"."""
        form = self.form(name, level)
        piece = self.t.new_piece(self.card(name), form, ALLY, self.seat(seat), READY)
        self.t.place(piece)
        body = self.t.form_of(piece).body
        assert body is not None, f"{name} has no life"
        self.t.alter(piece, capacity=body.life)
        piece.blood = body.life
        piece.born = 0
        return piece.id

    def attach(self, minion: int, name: str, level: str = "", *, by: str = "") -> int:
        """A card on a minion: equipment, a retainer with its life, or anything else; by its controller unless said otherwise."""
        host = self.t.piece(minion)
        piece = self.t.new_piece(self.card(name), self.form(name, level), CARD, self.seat(by) if by else host.controller, ATTACHED, minion)
        self.t.place(piece)
        body = self.t.form_of(piece).body
        piece.blood = 0 if body is None else body.life
        return piece.id

    def in_play(self, seat: str, name: str, counters: int = 0, level: str = "") -> int:
        """A card in play by itself."""
        piece = self.t.new_piece(self.card(name), self.form(name, level), CARD, self.seat(seat), TABLE)
        piece.blood = counters
        self.t.place(piece)
        return piece.id

    def hand(self, seat: str, *names: str) -> None:
        """Put cards into a hand."""
        self.t.players[self.seat(seat)].hand += [self.card(name) for name in names]

    def library(self, seat: str, *names: str) -> None:
        """Put cards on top of a library, the first to be drawn named first."""
        self.t.players[self.seat(seat)].library_top[:0] = [self.card(name) for name in reversed(names)]

    def form(self, name: str, level: str) -> int:
        """Which way of playing a card is meant: by its level, or by its number from 1, or the first."""
        slug = slug_of(name)
        if slug not in self.t.book.by_slug:
            return 0
        return self.t.book.ways(self.t.book.by_slug[slug], level)[0].index if level else 0

    def acts(self, actor: int, kind: str = "bleed", target: str = "", blocker: int = 0) -> Action:
        """An action is under way, perhaps with a minion that blocks it."""
        seat = self.t.piece(actor).controller
        action = Action(kind, Act(kind), actor, seat)
        action.target = self.seat(target) if target else -1
        action.blocked_by = blocker
        self.t.action = action
        return action

    # Running.

    def run(self, rules: Rules[Any]) -> Self:
        """Start some rules; what has no alternative is answered."""
        self.t.ears = []
        self._rules = rules
        self._send(None)
        return self

    def fights(self, acting: int, opposing: int) -> Self:
        """Combat begins between two minions."""
        blocked = self.t.action is not None and self.t.action.blocked_by == opposing
        return self.run(happen(self.t, Fight(acting, opposing, from_block=blocked)))

    def until(self, window: str) -> Self:
        """Everybody passes until a step is reached."""
        while self.t.window != window:
            self.passes(self.asked)
        return self

    def _send(self, answer: Answer | None) -> None:
        assert self._rules is not None
        while True:
            try:
                self._question = self._rules.send(answer)  # type: ignore[arg-type]  # None starts a generator
            except StopIteration:
                self._question = None
            if self.t.ears:
                self.told += [event.text for _, _, event in self.t.ears]
                self.t.ears = []
            keys = self._keys(self._question) if isinstance(self._question, Ask) else []
            if keys not in ([PASS], [HAND]):
                return
            answer = keys[0]

    def _keys(self, question: Ask[Any]) -> list[str]:
        """The legal keys; they are the candidates that nothing refuses, each with words."""
        keys = question.keys(self.t)
        legal = [key for key in question.candidates(self.t) if question.refusal(self.t, key) is None]
        assert keys == legal, (keys, legal)
        assert len(set(keys)) == len(keys) > 0
        assert question.prompt(self.t).id
        assert all(question.option(self.t, key).key == key for key in keys)
        return keys

    @property
    def question(self) -> Ask[Any]:
        """The question that stands open, for one seat."""
        assert isinstance(self._question, Ask), "nobody is asked, or several are"
        return self._question

    @property
    def over(self) -> bool:
        """Whether the rules have come to their end."""
        return self._question is None

    @property
    def asked(self) -> str:
        """The seat that is asked, or nothing."""
        return self._question.seat if isinstance(self._question, Ask) else ""

    @property
    def keys(self) -> list[str]:
        """What may be chosen now."""
        return self._keys(self.question)

    def chooses(self, seat: str, key: str) -> Self:
        """A seat chooses a key; the beginning of one is enough if no other begins so."""
        assert self.asked == seat, f"{self.asked or 'nobody'} is asked, not {seat}"
        fitting = [one for one in self.keys if one == key] or [one for one in self.keys if one.startswith(key)]
        assert len(fitting) == 1, f"{key} fits {fitting} of {self.keys}"
        self._send(fitting[0])
        return self

    def passes(self, *seats: str) -> Self:
        """Seats pass, one after the other."""
        for seat in seats:
            self.chooses(seat, PASS)
        return self

    def plays(self, seat: str, name: str, level: str = "", by: int = 0) -> Self:
        """A seat plays a card, at a level, with a minion."""
        return self.chooses(seat, self.play_key(name, level, by))

    def play_key(self, name: str, level: str = "", by: int = 0) -> str:
        """How the key of a card begins."""
        start = f"play:{slug_of(name)}"
        if level or by:
            start += f"/{level}:" if level else ":"
        return start + (self.name_of(by) if by else "")

    def can_play(self, name: str, level: str = "", by: int = 0) -> bool:
        """Whether the seat that is asked may play a card now."""
        return any(key.startswith(self.play_key(name, level, by)) for key in self.keys)

    def why_not(self, name: str, level: str = "", by: int = 0) -> str:
        """Why the seat that is asked may not play a card: the name of the reason."""
        start = self.play_key(name, level, by)
        keys = [key for key in self.question.candidates(self.t) if key.startswith(start)]
        assert keys, f"nobody would think of {start}"
        return self.refused(keys[0])

    def refused(self, key: str) -> str:
        """Why a key cannot be chosen: the name of the reason, or nothing if it can."""
        reason = self.question.refusal(self.t, key)
        if reason is None:
            return ""
        assert reason.rule.startswith("v5.")
        return reason.text.id.removeprefix("vtes-reason-")

    # Looking.

    def seat(self, name: str) -> int:
        """The number of a seat."""
        return self.t.seat_number(name)

    def piece(self, number: int) -> Piece:
        """A piece in play."""
        return self.t.piece(number)

    def name_of(self, number: int) -> str:
        """A piece in a key."""
        return f"{self.t.book.facts[self.t.piece(number).card].slug}-{number}"

    def blood(self, number: int) -> int:
        """Its blood, life or counters."""
        return self.t.piece(number).blood

    def zone(self, number: int) -> str:
        """Where it is; "burned" if it is no longer in play."""
        return self.t.pieces[number].zone if number in self.t.pieces else "burned"

    def events(self, name: str) -> list[Text]:
        """What was told of one sort: "damage" for `vtes-event-damage`."""
        return [text for text in self.told if text.id == f"vtes-event-{name}"]

    def ash(self, seat: str) -> list[str]:
        """The names on an ash heap."""
        return [self.t.book.facts[card].name for card in self.t.players[self.seat(seat)].ash]
