"""Plain questions: one thing out of several. The windows of the game, where cards are played, are in `window`."""

from __future__ import annotations

from typing import TypeVar

from coterie.games.vtes import keys
from coterie.games.vtes.keys import PASS, Key
from coterie.games.vtes.orders import AGAIN, drained_again
from coterie.games.vtes.rules.naming import card_ref, clan_refs, hidden, piece_ref, seat_ref
from coterie.games.vtes.rules.question import Label, Question, ask, ask_amounts
from coterie.games.vtes.table import Table
from coterie.kernel.marks import Limit, Marks
from coterie.kernel.questions import Rules
from coterie.kernel.text import Arg, Ref, Text

K = TypeVar("K", bound=Key)


class Choose(Question):
    """One of some things that are public, or known to the chooser by their place."""

    kind = "choose"
    __slots__ = ("about", "among", "prompt_id")

    def __init__(self, seat: str, prompt_id: str, among: tuple[Key, ...], about: int = 0) -> None:
        super().__init__(seat)
        self.prompt_id = prompt_id
        self.among = among
        self.about = about
        """The card that asks, or 0."""

    def choices(self, t: Table) -> list[Key]:
        return [key for key in self.among if is_there(t, key)]

    def given(self, t: Table, found: list[Key]) -> dict[str, Key]:
        """Blood goes the way it went last time, if that was to the pool."""
        way = keys.Word("to-pool")
        return {AGAIN: way} if self.prompt_id == "exchange" and way in found and drained_again(t, t.cause[0]) else {}

    def goes_on(self, t: Table, key: Key) -> bool:
        return self.prompt_id == "either"

    def prompt(self, state: Table) -> Text:
        return Text(f"vtes-prompt-{self.prompt_id}", {"card": card_ref(state, self.about)} if self.about else {})

    def label(self, t: Table, key: Key) -> Label:
        return label(t, key, self.seat)

    def source(self, state: Table) -> Ref | None:
        return card_ref(state, self.about) if self.about else None


class AllocatePoints(Choose):
    """Points among Methuselahs, all in one answer."""

    __slots__ = ("each", "points")

    def __init__(self, seat: str, among: tuple[Key, ...], points: int, each: int, about: int) -> None:
        super().__init__(seat, "allocate", among, about)
        self.points, self.each = points, each

    def marks(self, state: Table) -> Marks:
        """All points, and nobody gets more than leaves one for each that must get some (v5.politics.terms)."""
        limit = Limit(Text("vtes-limit-points"), "v5.politics.terms", self.points, self.points)
        return Marks(dict.fromkeys(self.candidates(state), self.each), limit)

    def prompt(self, state: Table) -> Text:
        return Text("vtes-prompt-allocate", {"card": card_ref(state, self.about), "points": self.points})


def is_there(t: Table, key: Key) -> bool:
    """Whether what a key names is still there: others may leave the game while a question is open."""
    if isinstance(key, keys.Piece):
        return key.piece in t.pieces
    return not isinstance(key, keys.Seat) or not t.players[key.seat].ousted


class ChooseCard(Question):
    """One of the cards that the chooser holds or looks at, or several of them in one answer."""

    kind = "choose-card"
    __slots__ = ("about", "count", "may_pass", "needs", "of", "prompt_id", "zone")

    def __init__(
        self,
        seat: str,
        prompt_id: str,
        zone: str,
        *,
        of: int = -1,
        needs: str = "",
        count: int = 1,
        may_pass: bool = False,
        about: int = 0,
    ) -> None:
        super().__init__(seat)
        self.prompt_id, self.zone, self.of, self.needs = prompt_id, zone, of, needs
        self.count, self.may_pass, self.about = count, may_pass, about

    def cards(self, state: Table) -> list[int]:
        """What there is to choose from, with all its copies."""
        me = state.seat_number(self.seat)
        if self.zone == "hand":
            cards = state.players[me].hand
        elif self.zone == "looked":
            cards = list(state.looked.get(me, ()))
        else:
            cards = state.players[self.of].ash
        if self.zone == "ash-library":
            cards = [card for card in cards if not state.book.facts[card].crypt]
        facts, needs = state.book.facts, self.needs
        return [card for card in cards if needs in facts[card].needs] if needs else cards

    def choices(self, t: Table) -> list[Key]:
        found: list[Key] = [keys.Card(card) for card in dict.fromkeys(self.cards(t))]
        return [*found, PASS] if self.may_pass or not found else found

    def marks(self, state: Table) -> Marks | None:
        """Several cards are chosen together (v5.play.replace, v5.glossary.ash-heap)."""
        if self.count == 1:
            return None
        cards, rule = self.cards(state), "v5.play.replace" if self.zone == "hand" else "v5.glossary.ash-heap"
        most = {keys.Card(card).text(state): cards.count(card) for card in dict.fromkeys(cards)}
        return Marks(most, Limit(Text("vtes-limit-cards"), rule, self.count, self.count))

    def prompt(self, state: Table) -> Text:
        about: dict[str, Arg] = {"card": card_ref(state, self.about)} if self.about else {}
        if self.count == 1:
            return Text(f"vtes-prompt-{self.prompt_id}", about)
        return Text(f"vtes-prompt-{self.prompt_id}-several", {**about, "count": self.count})

    def label(self, t: Table, key: Key) -> Label:
        return label(t, key, self.seat)

    def source(self, state: Table) -> Ref | None:
        return card_ref(state, self.about) if self.about else None


def label(t: Table, key: Key, chooser: str) -> Label:
    """The words and the things of a simple key: a piece, a card, a seat, a number, or a word. Others' crypt cards stay face down."""
    match key:
        case keys.Piece(piece=number):
            return _piece_label(t, number, chooser)
        case keys.Card(card=number):
            card = card_ref(t, number)
            return Text("vtes-option-card", {"card": card}), (card,)
        case keys.Seat(seat=place):
            seat = seat_ref(t, place)
            return Text("vtes-option-seat", {"seat": seat}), (seat,)
        case keys.Number(number=number):
            return Text("vtes-option-number", {"number": number}), ()
        case keys.Clan(clan=clan):
            return Text("vtes-option-clan", {"clan": clan_refs(clan)[0]}), ()
    return Text(f"vtes-option-{key.text(t)}"), ()


def _piece_label(t: Table, number: int, chooser: str) -> Label:
    piece = t.pieces.get(number)
    if piece is None:
        return Text("vtes-option-gone"), ()
    face_down = piece.face_down and t.seats[piece.controller] != chooser
    shown = hidden(piece.id) if face_down else piece_ref(t, piece)
    pointed = Ref("vtes-piece", str(piece.id), str(piece.id)) if face_down else piece_ref(t, piece)
    return Text("vtes-option-piece", {"piece": shown, "seat": seat_ref(t, piece.controller)}), (pointed,)


def choose(t: Table, seat: int, prompt: str, among: tuple[K, ...], about: int = 0) -> Rules[K]:
    """Ask for one of these things."""
    answer = yield from ask(t, Choose(t.seats[seat], prompt, among, about))
    return among[among.index(answer)]


def choose_piece(t: Table, seat: int, prompt: str, pieces: list[int], *, may_pass: bool = False, about: int = 0) -> Rules[int]:
    """Ask for one of these pieces: its number, or 0 for none."""
    if not pieces and not may_pass:
        return 0
    among: tuple[Key, ...] = tuple(keys.Piece(number) for number in pieces)
    answer = yield from choose(t, seat, prompt, (*among, PASS) if may_pass else among, about)
    return answer.piece if isinstance(answer, keys.Piece) else 0


def choose_seat(t: Table, seat: int, prompt: str, seats: list[int], about: int = 0) -> Rules[int]:
    """Ask for one of these Methuselahs."""
    answer = yield from choose(t, seat, prompt, tuple(keys.Seat(other) for other in seats), about)
    return answer.seat


def choose_number(t: Table, seat: int, prompt: str, least: int, most: int, about: int = 0) -> Rules[int]:
    """Ask for a number between two."""
    answer = yield from choose(t, seat, prompt, tuple(keys.Number(n) for n in range(least, most + 1)), about)
    return answer.number


def choose_word(t: Table, seat: int, prompt: str, words: tuple[str, ...], about: int = 0) -> Rules[str]:
    """Ask for one of these words: "yes", "pool", "blood"."""
    answer = yield from choose(t, seat, prompt, tuple(keys.Word(word) for word in words), about)
    return answer.word


def choose_card(
    t: Table,
    seat: int,
    prompt: str,
    zone: str,
    *,
    of: int = -1,
    needs: str = "",
    may_pass: bool = False,
    about: int = 0,
) -> Rules[int]:
    """Ask for a card of the hand, of what is looked at, or of an ash heap: its number, or 0 for none."""
    answer = yield from ask(t, ChooseCard(t.seats[seat], prompt, zone, of=of, needs=needs, may_pass=may_pass, about=about))
    return answer.card if isinstance(answer, keys.Card) else 0


def choose_cards(t: Table, seat: int, prompt: str, zone: str, count: int, *, of: int = -1, about: int = 0) -> Rules[list[int]]:
    """Ask for so many cards at once, or take all there are if there are no more: then nobody has chosen to show what a hand held."""
    question = ChooseCard(t.seats[seat], prompt, zone, of=of, count=count, about=about)
    cards = question.cards(t)
    if len(cards) <= count:
        if zone == "hand" and cards:
            t.learn()
        return list(cards)
    answer = yield from ask_amounts(t, question)
    return [key.card for key, amount in answer if isinstance(key, keys.Card) for _ in range(amount)]
