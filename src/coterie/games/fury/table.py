"""The table of Fury of Dracula: the map with everybody on it, the trail, the cards, and who has seen what. The rules change it."""

from __future__ import annotations

from typing import Final

from coterie.games.fury.clues import Clues
from coterie.games.fury.facts.cards import EVENT_DECK, HUNTERS, ITEM_DECK, MINA, TOKENS
from coterie.games.fury.facts.figures import DRACULA, Book
from coterie.games.fury.facts.places import IS_SEA
from coterie.games.fury.pieces import NOWHERE, Combat, Hunter, Played, Slot, Trade
from coterie.kernel.state import Seat, State
from coterie.kernel.text import Arg, Event, Ref

THE_COUNT: Final = 4
"""In the order of play, whose turn it is: 0 to 3 are the hunters, 4 is Dracula."""


class Table(State):
    """The whole game as it stands."""

    __slots__ = (
        "active",
        "ally_of_dracula",
        "ally_of_hunters",
        "announced",
        "asked",
        "blood",
        "book",
        "cards",
        "catacombs",
        "clues",
        "combat",
        "dracula",
        "drawn",
        "dropped",
        "event_deck",
        "event_discards",
        "events",
        "ground",
        "hides",
        "hosts",
        "hunters",
        "item_deck",
        "item_discards",
        "party",
        "phase",
        "pool",
        "resolve",
        "roadblock",
        "round",
        "running",
        "sailed",
        "seen_events",
        "seen_tokens",
        "serials",
        "spent",
        "sprung",
        "storm",
        "storm_left",
        "swift",
        "time",
        "tokens",
        "trade",
        "trail",
        "treated",
        "used",
        "vampires",
        "voyage",
    )

    book: Book
    round: int
    phase: str
    active: int
    time: int
    """0 to 2 are the day, 3 to 5 the night."""
    vampires: int
    resolve: int
    used: list[str]
    """The resolve abilities used in this round."""
    spent: bool
    """Whether the hunter whose turn it is has used a resolve point."""
    asked: list[int]
    """Whom the hunter whose turn it is has asked to join (ten times the one, and the other), and who has traded (100 more)."""
    treated: bool
    """Whether a bite was treated in the hospital in this turn."""
    blood: int
    dracula: int
    trail: list[Slot]
    catacombs: list[Slot | None]
    dropped: list[Slot]
    """Cards that have left the trail in this turn and whose tokens may still mature."""
    cards: dict[int, int]
    """Which place each serial number stands for; `HIDE` for the Hide card. Dracula's secret."""
    serials: int
    hides: int
    """The serial of the location card at which Dracula laid the Hide card that is in his trail; 0 if none is. His secret."""
    clues: Clues
    """What everybody knows of the cards that lie face down."""
    voyage: tuple[int, ...]
    """The serials of the cards Dracula has laid since he embarked, the port first."""
    sailed: int
    """How many sea moves he has made since."""
    swift: bool
    """Whether Unearthly Swiftness gives him a second move in this turn."""
    announced: str
    """The move Hypnosis made him announce; "" if he is free."""
    tokens: list[str]
    seen_tokens: list[str]
    pool: list[str]
    events: list[str]
    seen_events: list[str]
    event_deck: list[str]
    event_discards: list[str]
    item_deck: list[str]
    item_discards: list[str]
    ally_of_hunters: str
    ally_of_dracula: str
    ground: int
    hosts: list[int]
    roadblock: tuple[int, ...]
    storm: int
    storm_left: int
    hunters: list[Hunter]
    combat: Combat | None
    running: list[Played]
    trade: Trade | None
    party: tuple[int, ...]
    """The hunters who search together now."""
    sprung: str
    """The encounter of an ambush that is being met."""
    drawn: str
    """An ally that was drawn and is about to be played or discarded."""

    def __init__(self, chance: int, book: Book) -> None:
        super().__init__(chance, book.seats)
        figures = book.figures
        self.book = book
        self.round = 1
        self.phase = "place"
        self.active = 0
        self.time = 0
        self.vampires = 0
        self.resolve = 0
        self.used = []
        self.spent = False
        self.treated = False
        self.asked = []
        self.blood = figures.blood
        self.dracula = NOWHERE
        self.trail = []
        self.catacombs = [None] * figures.catacombs
        self.dropped = []
        self.cards = {}
        self.serials = 0
        self.hides = 0
        self.clues = Clues()
        self.voyage = ()
        self.sailed = 0
        self.swift = False
        self.announced = ""
        self.tokens = []
        self.seen_tokens = []
        self.pool = list(TOKENS)
        self.events = []
        self.seen_events = []
        self.event_deck = list(EVENT_DECK)
        self.event_discards = []
        self.item_deck = list(ITEM_DECK)
        self.item_discards = []
        self.ally_of_hunters = ""
        self.ally_of_dracula = ""
        self.ground = NOWHERE
        self.hosts = []
        self.roadblock = ()
        self.storm = NOWHERE
        self.storm_left = 0
        self.hunters = [Hunter(figures.health[name], int(number == MINA), len(book.seats)) for number, name in enumerate(HUNTERS)]
        self.combat = None
        self.running = []
        self.trade = None
        self.party = ()
        self.drawn = ""
        self.sprung = ""

    def event(self, kind: str, roles: dict[str, Arg], to: Seat | None = None) -> Event:
        """What happens belongs to the turn of a hunter or of Dracula, counted from Lord Godalming's first; placing is before that."""
        turns, rounds = (self.active + 1) % (THE_COUNT + 1), self.round - 1
        if self.active == THE_COUNT and self.phase == "resolve":  # the last round is over, and no other begins
            rounds += 1
        return Event(0, kind, roles, {"turn": rounds * (THE_COUNT + 1) + turns if self.phase != "place" else 0})

    @property
    def night(self) -> bool:
        """Twilight, midnight and small hours are the night (rule fury.time)."""
        return self.time >= 3

    @property
    def next_time(self) -> int:
        """The time of Dracula's next turn: one step on, unless he is at sea (rule fury.time)."""
        return self.time if self.at_sea else (self.time + 1) % 6

    @property
    def at_sea(self) -> bool:
        """Whether Dracula is at sea: the backs of his cards tell everybody."""
        return self.dracula >= 0 and IS_SEA[self.dracula]

    @property
    def the_combat(self) -> Combat:
        """The combat that runs."""
        if self.combat is None:
            raise LookupError("no combat is on")
        return self.combat

    @property
    def the_trade(self) -> Trade:
        """The trade that runs."""
        if self.trade is None:
            raise LookupError("nobody trades")
        return self.trade

    def seat_of(self, hunter: int) -> Seat:
        """The seat that plays a hunter; Dracula's for 4."""
        return DRACULA if hunter == THE_COUNT else self.book.players[hunter]

    def group_of(self, hunter: int) -> tuple[int, ...]:
        """A hunter and everybody in his group, in the order of play."""
        group = self.hunters[hunter].group
        if group < 0:
            return (hunter,)
        return tuple(number for number in range(4) if self.hunters[number].group == group)

    def hunters_at(self, place: int) -> tuple[int, ...]:
        """The hunters in a place, in the order of play."""
        return tuple(number for number in range(4) if self.hunters[number].place == place)

    def place_of(self, slot: Slot) -> int:
        """The place of the location card in a space; HIDE for the Hide card, -1 for a bare power."""
        return self.cards[slot.serial] if slot.serial else NOWHERE


def player(seat: Seat) -> Ref:
    """A player as texts name one."""
    return Ref("fury-seat", seat)
