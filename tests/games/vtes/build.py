"""Tables in words, whole seats at a time, and questions that several seats answer in any order; lone passes are answered by themselves."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET

from coterie.games.vtes.book import Book, standard_book
from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.vocabulary import Ability, Card, HasTrait, Period, Trait
from coterie.games.vtes.game import GAME
from coterie.games.vtes.history import Act
from coterie.games.vtes.index import Lasting, What
from coterie.games.vtes.pool import Facts, facts, slug_of
from coterie.games.vtes.pool import named as printed
from coterie.games.vtes.records import Action
from coterie.games.vtes.rules.deeds import Over, TurnEnds
from coterie.games.vtes.setup import Setup
from coterie.games.vtes.table import ALLY, ATTACHED, CARD, MINION, NOBODY, READY, TABLE, TORPOR, UNCONTROLLED, VAMPIRE, Piece, Table
from coterie.games.vtes.told.options import details_of
from coterie.kernel.marks import Marks, join, split
from coterie.kernel.questions import PASS, Ask, Open, Outside, Rules
from coterie.kernel.text import Details, Reason, Text

MINION_WORDS = re.compile(r"^(?P<name>.*?)(?: (?P<blood>\d+))?(?P<locked> locked)?$")


@dataclass
class Seat:
    """One Methuselah in words; lists are parted by semicolons.

    A minion is a name, its blood or life if it is not full, `locked`, and what is on it: "Ayelech 3 locked + .44 Magnum".
    """

    ready: str = ""
    hand: str = ""
    pool: int = 10
    torpor: str = ""
    uncontrolled: str = ""
    table: str = ""
    library: str = ""
    ash: str = ""


TRAITS: dict[str, tuple[Ability, ...]] = {
    "Abd al-Rashid": (HasTrait(Trait.BLOOD_CURSED),),
    "Azaneal": (HasTrait(Trait.INFERNAL),),
    "Cedric": (HasTrait(Trait.SLAVE, "Tremere"), HasTrait(Trait.FLIGHT)),
    "Chalcedony": (HasTrait(Trait.FLIGHT), HasTrait(Trait.SLAVE, "Tremere")),
    "Ági": (HasTrait(Trait.STERILE),),
    "Allonzo Montoya": (HasTrait(Trait.SCARCE), HasTrait(Trait.STERILE)),
    "Danylo": (HasTrait(Trait.STERILE),),
    "Aredhel": (HasTrait(Trait.BLACK_HAND),),
    "Alexis Sorokin": (HasTrait(Trait.RED_LIST),),
    "Al-Muntathir, God's Witness": (HasTrait(Trait.BLACK_HAND), HasTrait(Trait.SCARCE)),
    "Al-Muntaquim, The Avenger": (HasTrait(Trait.SCARCE),),
}
"""Traits of printed vampires whose texts nobody has defined."""


def with_traits(name: str) -> Card:
    """A printed vampire with its traits and nothing else."""
    return Card(printed(name).id, abilities=TRAITS[name])


def book_with(*cards: Card) -> Book:
    """The book of all complete cards, with printed cards that are defined for a test only."""
    return accepted(Book({**DEFINITIONS, **{card.id: card for card in cards}}, facts()))


def accepted(book: Book) -> Book:
    """A book without a card that it refuses."""
    assert book.refused == {}
    return book


def _parts(words: str, at: str = ";") -> list[str]:
    return [part.strip() for part in words.split(at) if part.strip()]


def table(*seats: Seat, edge: str = "", active: str = "a", phase: str = MINION, turn: int = 9, book: Book | None = None) -> Scene:
    """A table as said: a, b, c, ... clockwise. Libraries that are not named hold cards that nobody needs."""
    scene = Scene(Table(1, book or standard_book(), len(seats), Setup()))
    t = scene.t
    t.turn, t.phase = turn, phase
    t.active = t.seat_number(active)
    t.edge = t.seat_number(edge) if edge else NOBODY
    for player, words in zip(t.players, seats, strict=True):
        player.pool = words.pool
        player.hand = [scene.card(name).id for name in _parts(words.hand)]
        player.library = [scene.card(name).id for name in _parts(words.library)] or [scene.card("Villein").id] * 30
        player.ash = [scene.card(name).id for name in _parts(words.ash)]
        for zone, minions in ((READY, words.ready), (TORPOR, words.torpor), (UNCONTROLLED, words.uncontrolled)):
            for minion in _parts(minions):
                scene.place_minion(player.seat, zone, minion)
        for name in _parts(words.table):
            t.place(t.new_piece(scene.card(name).id, 0, CARD, player.seat, TABLE))
    return scene


def lend(t: Table, what: What, until: Period, seat: int, on: int = 0, amount: int = 0) -> None:
    """Something lasts for a while, as the first card that can bring it does."""
    forms = [form for ways in standard_book().forms.values() for form in ways]
    form, n = next((form, n) for form in forms for n, static in enumerate(form.lasting) if static.what is what)
    number = max((lasting.id for lasting in t.lasting), default=0) + 1
    t.begin(Lasting(number, form.card, form.index, n, until, seat, on, amount))


def plain(key: str) -> str:
    """A key without the numbers of pieces: "for:belinde-12" is "for:belinde"."""
    return re.sub(r"-\d+(?=$|:|/)", "", key)


class Scene:
    """A table under test, the rules that run on it, and what to expect of it."""

    def __init__(self, t: Table) -> None:
        self.t = t
        t.ears = []
        self.rules: Rules[Any] | None = None
        self.question: Ask[Any] | Open | None = None
        self.result: Any = None
        self.ended = ""

    # Setting the scene.

    def card(self, name: str) -> Facts:
        """A card by its name, invented ones too."""
        number = self.t.book.by_slug.get(slug_of(name))
        if number is not None:
            return self.t.book.facts[number]
        own = next((fact for fact in self.t.book.facts.values() if fact.id not in facts() and fact.name == name), None)
        return own or printed(name)

    def place_minion(self, seat: int, zone: str, words: str) -> Piece:
        """Put a minion there, with what is on it."""
        first, *cards = _parts(words, " + ")
        found = MINION_WORDS.match(first)
        assert found
        fact = self.card(found["name"])
        piece = self.t.new_piece(fact.id, 0, VAMPIRE if fact.crypt else ALLY, seat, zone)
        body = self.t.form_of(piece).body
        if body is not None:
            self.t.alter(piece, capacity=body.life)
        piece.blood = int(found["blood"]) if found["blood"] else 0 if zone == UNCONTROLLED else piece.capacity
        piece.locked = bool(found["locked"])
        if zone == TORPOR:
            piece.stands(wounded=True)
        self.t.place(piece)
        for name in cards:
            self.attach(piece, name)
        return piece

    def attach(self, minion: Piece, name: str, by: int | None = None) -> Piece:
        """Put a card on a minion; its controller's, unless another seat played it."""
        piece = self.t.new_piece(self.card(name).id, 0, CARD, minion.controller if by is None else by, ATTACHED, minion.id)
        body = self.t.form_of(piece).body
        piece.blood = 0 if body is None else body.life
        self.t.place(piece)
        return piece

    def __getitem__(self, name: str) -> Piece:
        """A piece by the name of its card: the first that is there."""
        return self.all(name)[0]

    def all(self, name: str) -> list[Piece]:
        """All pieces of a name."""
        wanted = self.card(name).name
        return [piece for piece in self.t.pieces.values() if self.t.book.facts[piece.card].name == wanted]

    def there(self, name: str) -> bool:
        """Whether such a card is on the table, in play or not."""
        return bool(self.all(name))

    def pool(self, seat: str) -> int:
        """The pool of a seat."""
        return self.t.players[self.t.seat_number(seat)].pool

    def pools(self) -> list[int]:
        """The pool of each seat."""
        return [player.pool for player in self.t.players]

    def hand(self, seat: str) -> list[str]:
        """The hand of a seat."""
        return [self.t.book.facts[card].name for card in self.t.players[self.t.seat_number(seat)].hand]

    def ash(self, seat: str) -> list[str]:
        """The ash heap of a seat."""
        return [self.t.book.facts[card].name for card in self.t.players[self.t.seat_number(seat)].ash]

    def acting(self, name: str, kind: str, target: str = "", card: str = "") -> Action:
        """The record of an action that a minion performs, as if it had just been announced."""
        actor = self[name]
        action = Action(kind, Act(kind), actor.id, actor.controller)
        if card:
            action.card = self.card(card).id
            self.t.playing.append((actor.controller, action.card))
        if target:
            action.chosen = [self[target].id]
        action.blockers = [seat for seat in (self.t.prey(actor.controller), self.t.predator(actor.controller)) if seat != NOBODY]
        self.t.action = action
        return action

    def lend(self, name: str, what: What, amount: int) -> None:
        """More of a number for this action, as a card brings it to a minion."""
        lend(self.t, what, Period.ACTION, self[name].controller, self[name].id, amount)

    # Driving.

    def run(self, rules: Rules[Any]) -> Scene:
        """Start rules, and go on to the first question where there is something to choose."""
        self.rules, self.result, self.ended = rules, None, ""
        self._send(None)
        self._settle()
        return self

    def _send(self, answer: Any) -> None:
        assert self.rules is not None
        try:
            question = self.rules.send(answer)
            assert isinstance(question, Ask | Open)
            self.question = question
        except StopIteration as stop:
            self.question, self.result = None, stop.value
        except (TurnEnds, Over) as end:
            self.question, self.ended = None, type(end).__name__

    def _settle(self) -> None:
        while isinstance(self.question, Ask) and self._keys(self.question) == [PASS]:
            self._answer(self.question, PASS)

    def _asks(self) -> list[Ask[Any]]:
        if self.question is None:
            return []
        return list(self.question.asks) if isinstance(self.question, Open) else [self.question]

    def _keys(self, ask: Ask[Any]) -> list[str]:
        marks = ask.marks(self.t)
        keys = ask.keys(self.t) + ([] if marks is None else list(marks.most))
        legal = [key for key in ask.candidates(self.t) if ask.refusal(self.t, key) is None]
        assert keys == legal or (marks is not None and sorted(keys) == sorted(legal))
        assert ask.prompt(self.t).id
        assert all(ask.option(self.t, key).key == key for key in keys)
        return keys

    def first_answer(self, seat: str) -> str:
        """The first thing that a seat may answer: a key, or marks that make a whole."""
        ask = self._ask_of(seat)
        marks = ask.marks(self.t)
        return next(iter(ask.keys(self.t)), "") or next(marks.every() if marks is not None else iter(()))

    def _answer(self, ask: Ask[Any], key: str) -> None:
        self._send((ask.seat, key) if isinstance(self.question, Open) else key)

    def _ask_of(self, seat: str) -> Ask[Any]:
        found = next((ask for ask in self._asks() if ask.seat == seat), None)
        assert found is not None, f"{seat} is not asked; {self.asked} are"
        return found

    def does(self, seat: str, *keys: str) -> Scene:
        """A seat answers, once for each key; pieces may be named without their number."""
        for key in keys:
            ask = self._ask_of(seat)
            legal = self._keys(ask)
            chosen = key if key in legal else next((found for found in legal if plain(found) == key), None)
            marks = ask.marks(self.t)
            if chosen is None and marks is not None and marks.takes(split(key)):
                chosen = join(split(key))
            assert chosen is not None, f"{key} is not open to {seat}: {legal}"
            assert marks is None or chosen in ask.keys(self.t) or marks.takes(split(chosen)), f"{key} is not a whole answer of {seat}"
            self._answer(ask, chosen)
            self._settle()
        return self

    def done(self, *seats: str) -> Scene:
        """These seats pass, or everybody does until something else is asked or the rules are over."""
        for seat in seats:
            self.does(seat, PASS)
        while not seats and self._asks():
            ask = next((ask for ask in self._asks() if PASS in self._keys(ask)), None)
            if ask is None:
                break
            self._answer(ask, PASS)
        return self

    def outside(self, kind: str, seat: str | None) -> None:
        """Something that answers no question happens: the game carries it out aside, or the rules do."""
        outside = Outside(kind, seat)
        assert self.rules is not None
        assert self.question is not None
        if GAME.aside(self.t, self.question, outside):
            return
        try:
            question = self.rules.throw(outside)
            assert isinstance(question, Ask | Open)
            self.question = question
        except StopIteration:
            self.question = None
        self._settle()

    # Looking.

    @property
    def asked(self) -> list[str]:
        """Who is asked."""
        return [ask.seat for ask in self._asks()]

    @property
    def prompt(self) -> str:
        """What is asked, without its prefix."""
        return self._asks()[0].prompt(self.t).id.removeprefix("vtes-prompt-")

    def keys(self, seat: str) -> list[str]:
        """What a seat may choose, without the numbers of pieces."""
        return [plain(key) for key in self._keys(self._ask_of(seat))]

    def marks(self, seat: str) -> Marks:
        """What a seat may mark."""
        found = self._ask_of(seat).marks(self.t)
        assert found is not None
        return found

    def details(self, seat: str, key: str) -> Details:
        """What a seat is told of an option as data."""
        ask = self._ask_of(seat)
        (found,) = [one for one in ask.keys(self.t) if key in (one, plain(one))]
        told = details_of(self.t, ask, found)
        assert told is not UNSET, f"nothing is told of {key}"
        return told

    def why(self, seat: str, key: str) -> str:
        """Why a seat cannot choose something: the name of the reason; nothing if it can."""
        ask = self._ask_of(seat)
        found = next((one for one in ask.candidates(self.t) if key in (one, plain(one))), None)
        assert found is not None, f"{seat} would not think of {key}: {[plain(one) for one in ask.candidates(self.t)]}"
        return name_of(ask.refusal(self.t, found))

    def refused(self, seat: str, key: str) -> tuple[str, str]:
        """Why a seat cannot choose something, and the rule that refuses: two empty words if it can."""
        ask = self._ask_of(seat)
        found = next((one for one in ask.candidates(self.t) if key in (one, plain(one))), None)
        assert found is not None, f"{seat} would not think of {key}: {[plain(one) for one in ask.candidates(self.t)]}"
        reason = ask.refusal(self.t, found)
        return ("", "") if reason is None else (name_of(reason), reason.rule)

    @property
    def told(self) -> list[Text]:
        """What was told so far."""
        return [event.text for _, _, event in self.t.ears or []]

    def heard(self, event: str) -> int:
        """How often an event was told."""
        return sum(1 for text in self.told if text.id == f"vtes-event-{event}")


def name_of(reason: Reason | None) -> str:
    """The name of a reason; nothing if there is none."""
    return "" if reason is None else reason.text.id.removeprefix("vtes-reason-")
