"""The table of Vampire Empire: everything that is on it, and who has seen what. Plain data; the rules change it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from coterie.games.empire.cards import CHARACTERS, HUMAN, SEATS, VAMPIRE, Card, Deck
from coterie.kernel.copying import Copied
from coterie.kernel.state import Seat, State
from coterie.kernel.text import Arg, Event, Ref

HAND_SIZE: Final = 8


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game. Each doubtful reading of the rulebook is one, with the reading we recommend as its default."""

    hide_cost: Literal["any", "red"] = "any"
    """Which three cards pay for hiding: any combat cards, or only red ones."""
    attacker: Literal["must", "may"] = "must"
    """Whether the vampire player must attack with a revealed vampire if one is in the castle."""
    death: Literal["each", "last"] = "each"
    """Whether the defender can die in each round, or only at the end of the fight."""
    tokens: Literal["first", "kept"] = "first"
    """Whether tokens count in the first round alone, or their points are kept in the second."""
    defence: Literal["free", "must"] = "free"
    """Whether the defender may lay no card though a valid one is in hand."""
    turn_limit: int = 100
    """After this many turns the living are counted. With 40 cards a side it is never reached."""
    human_deck: Deck | None = None
    vampire_deck: Deck | None = None


class Book:
    """What never changes during a game: the options, the decks, and what follows from them. Shared by all copies."""

    __slots__ = ("cards", "decks", "setup", "sums")

    def __init__(self, setup: Setup, decks: dict[Seat, Deck]) -> None:
        self.setup = setup
        self.decks = decks
        self.cards: dict[str, Card] = {card.id: card for deck in decks.values() for card in deck.cards}
        self.sums: dict[tuple[Seat, str, bool], int] = {}
        """The fewest cards in hand with which a seat could play a support card of some timing, by day (True) or night."""
        for seat, deck in decks.items():
            for timing in ("open", "fight", "answer"):
                of_timing = [card for card in deck.cards if card.type == "support" and card.timing == timing]
                for day in (True, False):
                    costs = [card.day if day else card.night for card in of_timing]
                    self.sums[seat, timing, day] = 1 + min(costs, default=10_000)


class Side(Copied):
    """One player's cards: hand, deck and the two piles.

    The deck has no order here: a drawn card is chosen when it is drawn. `seen_hand` and `seen_moat` are what the opponent
    knows for certain to be there.
    """

    __slots__ = ("cellar", "cellar_used", "deck", "hand", "moat", "seen_hand", "seen_moat")

    hand: list[str]
    deck: list[str]
    cellar: list[str]
    moat: list[str]
    cellar_used: bool
    seen_hand: list[str]
    seen_moat: list[str]

    def __init__(self, deck: list[str]) -> None:
        self.hand = []
        self.deck = deck
        self.cellar = []
        self.moat = []
        self.cellar_used = False
        self.seen_hand = []
        self.seen_moat = []

    def can_draw(self) -> bool:
        """Whether a draw would give a card."""
        return bool(self.deck) or (not self.cellar_used and bool(self.cellar))

    def out_of_cards(self) -> bool:
        """Neither hand nor deck nor a cellar that could become one (rule empire.end)."""
        return not self.hand and not self.can_draw()


class Fight(Copied):
    """A fight as it runs: who attacks whom with which cards (rule empire.fight)."""

    __slots__ = ("attack", "attack_now", "attacker", "by", "defence", "defence_now", "round", "target", "water")

    by: Seat
    attacker: str
    target: str
    water: str
    """The holy water card of the detection that may still be laid; "" if there is none."""
    round: int
    attack: list[str]
    defence: list[str]
    attack_now: list[str]
    defence_now: list[str]

    def __init__(self, by: Seat, attacker: str, target: str, water: str = "") -> None:
        self.by = by
        self.attacker = attacker
        self.target = target
        self.water = water
        self.round = 1
        self.attack = []
        self.defence = []
        self.attack_now = []
        self.defence_now = []

    def supported(self, seat: Seat) -> str:
        """The character a seat lays cards for."""
        return self.attacker if seat == self.by else self.target

    def opposed(self, seat: Seat) -> str:
        """The character a seat lays cards against."""
        return self.target if seat == self.by else self.attacker

    def on_the_table(self, seat: Seat) -> list[str]:
        """Every card of a seat that lies in the fight."""
        if seat != self.by:
            return self.defence + self.defence_now
        return self.attack + self.attack_now + ([self.water] if self.water else [])

    def laid_now(self, seat: Seat) -> list[str]:
        """The cards a seat has laid in this round."""
        return self.attack_now if seat == self.by else self.defence_now


class Running(Copied):
    """A support card on its way: being paid for, then announced, then taking effect or cancelled (rule empire.support)."""

    __slots__ = ("announced", "cancelled", "card", "paid", "seat", "target")

    seat: Seat
    card: str
    target: str
    paid: list[str]
    announced: bool
    cancelled: bool

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card
        self.target = ""
        self.paid = []
        self.announced = False
        self.cancelled = False


class Table(State):
    """The whole game as it stands."""

    __slots__ = (
        "active",
        "attack_tokens",
        "attacked",
        "book",
        "bottom",
        "castle",
        "city",
        "cleared",
        "dead",
        "defence_tokens",
        "fight",
        "passes",
        "phase",
        "protected",
        "revealed",
        "running",
        "shielded",
        "sides",
        "trusted",
        "turn",
        "vampires",
    )

    book: Book
    active: Seat
    turn: int
    phase: str
    passes: int
    castle: list[str]
    city: list[str]
    bottom: list[str]
    dead: list[str]
    vampires: tuple[str, ...]
    trusted: list[str]
    revealed: list[str]
    cleared: list[str]
    attack_tokens: dict[str, int]
    defence_tokens: dict[str, int]
    protected: list[str]
    attacked: dict[str, int]
    shielded: dict[str, int]
    sides: dict[Seat, Side]
    fight: Fight | None
    running: list[Running]

    def __init__(self, chance: int, book: Book) -> None:
        super().__init__(chance, SEATS)
        self.book = book
        self.active = VAMPIRE
        self.turn = 1
        self.phase = "discard"
        self.passes = 0
        self.castle = []
        self.city = list(CHARACTERS)
        """The characters of the city whose place nobody knows; the order means nothing."""
        self.bottom = []
        """The characters under the city, in the order in which they will come."""
        self.dead = []
        self.vampires = ()
        self.trusted = []
        self.revealed = []
        self.cleared = []
        self.attack_tokens = {}
        self.defence_tokens = {}
        self.protected = []
        self.attacked = {}
        """How often the vampire player attacked each character: everybody saw it."""
        self.shielded = {}
        """How many cards the vampire player laid to save each character, less one for each time it laid none."""
        self.sides = {seat: Side(book.decks[seat].list()) for seat in SEATS}
        self.fight = None
        self.running = []

    def event(self, kind: str, roles: dict[str, Arg], to: Seat | None = None) -> Event:
        """What happens belongs to a turn."""
        return Event(0, kind, roles, {"turn": self.turn})

    @property
    def day(self) -> bool:
        """The human player's turn is the day (rule empire.turn)."""
        return self.active == HUMAN

    @property
    def the_fight(self) -> Fight:
        """The fight that runs."""
        if self.fight is None:
            raise LookupError("no fight is on")
        return self.fight

    @property
    def bag(self) -> list[str]:
        """The tokens in the bag: humans the human player does not know of."""
        return [who for who in CHARACTERS if who not in self.vampires and who not in self.trusted]

    def in_city(self) -> int:
        """How many characters are in the city."""
        return len(self.city) + len(self.bottom)

    def cost(self, card: Card) -> int:
        """What a support card costs now: by day or by night, whoever plays it (rule empire.support)."""
        return card.day if self.active == HUMAN else card.night

    def card_ref(self, card: str) -> Ref:
        """A card as texts name it."""
        return self.book.cards[card].ref

    def card_refs(self, cards: list[str]) -> tuple[Ref, ...]:
        """Cards as texts name them."""
        return tuple(self.book.cards[card].ref for card in cards)


def who(character: str) -> Ref:
    """A character as texts name it."""
    return Ref("empire-character", character)


def player(seat: Seat) -> Ref:
    """A player as texts name one."""
    return Ref("empire-seat", seat)
