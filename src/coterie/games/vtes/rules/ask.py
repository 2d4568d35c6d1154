"""Plain questions: one thing out of several. The windows of the game, where cards are played, are in `window`."""

from __future__ import annotations

from coterie.games.vtes.rules.naming import card_in, card_key, card_ref, clan_refs, hidden, id_in, key_of, piece_ref, seat_ref
from coterie.games.vtes.table import Table
from coterie.kernel.marks import Limit, Marks
from coterie.kernel.questions import PASS, Ask, Rules, ask, ask_marks
from coterie.kernel.text import Arg, Option, Ref, Text


class Choose(Ask[Table]):
    """One of some things that are public, or known to the chooser by their place."""

    kind = "choose"
    __slots__ = ("about", "names", "prompt_id")

    def __init__(self, seat: str, prompt_id: str, names: tuple[str, ...], about: int = 0) -> None:
        super().__init__(seat)
        self.prompt_id = prompt_id
        self.names = names
        self.about = about
        """The card that asks, or 0."""

    def candidates(self, state: Table) -> list[str]:
        return [name for name in self.names if is_there(state, name)]

    def prompt(self, state: Table) -> Text:
        return Text(f"vtes-prompt-{self.prompt_id}", {"card": card_ref(state, self.about)} if self.about else {})

    def option(self, state: Table, key: str) -> Option:
        return label(state, key, self.seat)

    def source(self, state: Table) -> Ref | None:
        return card_ref(state, self.about) if self.about else None


class AllocatePoints(Choose):
    """Points among Methuselahs, all in one answer."""

    __slots__ = ("each", "points")

    def __init__(self, seat: str, names: tuple[str, ...], points: int, each: int, about: int) -> None:
        super().__init__(seat, "allocate", names, about)
        self.points, self.each = points, each

    def marks(self, state: Table) -> Marks:
        """All points, and nobody gets more than leaves one for each that must get some (v5.politics.terms)."""
        limit = Limit(Text("vtes-limit-points"), "v5.politics.terms", self.points, self.points)
        return Marks(dict.fromkeys(self.candidates(state), self.each), limit)

    def prompt(self, state: Table) -> Text:
        return Text("vtes-prompt-allocate", {"card": card_ref(state, self.about), "points": self.points})


def is_there(t: Table, name: str) -> bool:
    """Whether what a key names is still there: others may leave the game while a question is open."""
    if name.startswith("piece:"):
        return id_in(name) in t.pieces
    return not name.startswith("seat:") or not t.players[t.seat_number(name[5:])].ousted


class ChooseCard(Ask[Table]):
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

    def candidates(self, state: Table) -> list[str]:
        keys = [f"card:{card_key(state, card)}" for card in dict.fromkeys(self.cards(state))]
        return [*keys, PASS] if self.may_pass or not keys else keys

    def marks(self, state: Table) -> Marks | None:
        """Several cards are chosen together (v5.play.replace, v5.glossary.ash-heap)."""
        if self.count == 1:
            return None
        cards, rule = self.cards(state), "v5.play.replace" if self.zone == "hand" else "v5.glossary.ash-heap"
        most = {f"card:{card_key(state, card)}": cards.count(card) for card in dict.fromkeys(cards)}
        return Marks(most, Limit(Text("vtes-limit-cards"), rule, self.count, self.count))

    def prompt(self, state: Table) -> Text:
        about: dict[str, Arg] = {"card": card_ref(state, self.about)} if self.about else {}
        if self.count == 1:
            return Text(f"vtes-prompt-{self.prompt_id}", about)
        return Text(f"vtes-prompt-{self.prompt_id}-several", {**about, "count": self.count})

    def option(self, state: Table, key: str) -> Option:
        return label(state, key, self.seat)

    def source(self, state: Table) -> Ref | None:
        return card_ref(state, self.about) if self.about else None


def label(t: Table, key: str, chooser: str) -> Option:
    """The words and the things of a simple key: a piece, a card, a seat, a number, or a word. Others' crypt cards stay face down."""
    sort, _, name = key.partition(":")
    if sort == "piece":
        piece = t.pieces.get(id_in(name))
        if piece is None:
            return Option(key, Text("vtes-option-gone"))
        face_down = piece.face_down and t.seats[piece.controller] != chooser
        shown = hidden(piece.id) if face_down else piece_ref(t, piece)
        pointed = Ref("vtes-piece", str(piece.id), str(piece.id)) if face_down else piece_ref(t, piece)
        return Option(key, Text("vtes-option-piece", {"piece": shown, "seat": seat_ref(t, piece.controller)}), (pointed,))
    if sort == "card":
        card = card_ref(t, card_in(t, name))
        return Option(key, Text("vtes-option-card", {"card": card}), (card,))
    if sort == "seat":
        seat = seat_ref(t, t.seat_number(name))
        return Option(key, Text("vtes-option-seat", {"seat": seat}), (seat,))
    if sort == "number":
        return Option(key, Text("vtes-option-number", {"number": int(name)}))
    if sort == "clan":
        return Option(key, Text("vtes-option-clan", {"clan": clan_refs(name)[0]}))
    return Option(key, Text(f"vtes-option-{key}"))


def choose_piece(t: Table, seat: int, prompt: str, pieces: list[int], *, may_pass: bool = False, about: int = 0) -> Rules[int]:
    """Ask for one of these pieces: its number, or 0 for none."""
    if not pieces and not may_pass:
        return 0
    names = tuple(f"piece:{key_of(t, number)}" for number in pieces) + ((PASS,) if may_pass else ())
    answer = yield from ask(Choose(t.seats[seat], prompt, names, about))
    return 0 if answer == PASS else id_in(answer)


def choose_seat(t: Table, seat: int, prompt: str, seats: list[int], about: int = 0) -> Rules[int]:
    """Ask for one of these Methuselahs."""
    answer = yield from ask(Choose(t.seats[seat], prompt, tuple(f"seat:{t.seats[other]}" for other in seats), about))
    return t.seat_number(answer.partition(":")[2])


def choose_number(t: Table, seat: int, prompt: str, least: int, most: int, about: int = 0) -> Rules[int]:
    """Ask for a number between two."""
    answer = yield from ask(Choose(t.seats[seat], prompt, tuple(f"number:{n}" for n in range(least, most + 1)), about))
    return int(answer.partition(":")[2])


def choose_word(t: Table, seat: int, prompt: str, words: tuple[str, ...], about: int = 0) -> Rules[str]:
    """Ask for one of these words: "yes", "pool", "blood"."""
    return (yield from ask(Choose(t.seats[seat], prompt, words, about)))


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
    answer = yield from ask(ChooseCard(t.seats[seat], prompt, zone, of=of, needs=needs, may_pass=may_pass, about=about))
    return 0 if answer == PASS else card_in(t, answer.partition(":")[2])


def choose_cards(t: Table, seat: int, prompt: str, zone: str, count: int, *, of: int = -1, about: int = 0) -> Rules[list[int]]:
    """Ask for so many cards at once, or take all there are if there are no more."""
    question = ChooseCard(t.seats[seat], prompt, zone, of=of, count=count, about=about)
    cards = question.cards(t)
    if len(cards) <= count:
        return list(cards)
    return [card_in(t, key.partition(":")[2]) for key in (yield from ask_marks(question))]
