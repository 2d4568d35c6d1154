"""The table of Fury of Dracula: the map with everybody on it, the trail, the cards, and who has seen what. The rules change it."""

from __future__ import annotations

from typing import Final

from coterie.games.fury.clues import Clues
from coterie.games.fury.facts.cards import EVENT_DECK, HUNTERS, ITEM_DECK, MINA, TOKENS
from coterie.games.fury.facts.figures import DRACULA, Book
from coterie.games.fury.facts.places import IS_SEA
from coterie.kernel.state import Seat, State
from coterie.kernel.text import Ref

NOWHERE: Final = -1
THE_COUNT: Final = 4
"""In the order of play, whose turn it is: 0 to 3 are the hunters, 4 is Dracula."""


class Token:
    """An encounter token that lies on a card. `harmless` says that everybody knows it is no New Vampire."""

    __slots__ = ("harmless", "kind", "up")

    def __init__(self, kind: str, up: bool = False, harmless: bool = False) -> None:
        self.kind = kind
        self.up = up
        self.harmless = harmless


class Slot:
    """A space of the trail or the catacombs with what lies there.

    `serial` is the number by which everybody can follow its face-down card; which card it is stands in `Table.cards`. A space with
    nothing but a power that lies face up has serial 0. `up` says that the card lies face up; `hidden_power` that it is the Hide card.
    """

    __slots__ = ("blood", "powers", "sea", "serial", "tokens", "up")

    serial: int
    powers: tuple[str, ...]
    sea: bool
    up: bool
    blood: int
    tokens: list[Token]

    def __init__(self, serial: int, powers: tuple[str, ...] = (), sea: bool = False, up: bool = False, blood: int = 0) -> None:
        self.serial = serial
        self.powers = powers
        self.sea = sea
        self.up = up
        self.blood = blood
        self.tokens = []

    def copy(self) -> Slot:
        """An equal space that shares nothing."""
        other = Slot.__new__(Slot)
        other.serial = self.serial
        other.powers = self.powers
        other.sea = self.sea
        other.up = self.up
        other.blood = self.blood
        other.tokens = [Token(token.kind, token.up, token.harmless) for token in self.tokens] if self.tokens else []
        return other


class Hunter:
    """One of the four hunters.

    `seen` holds, for each seat in their order, the cards of this hunter's hand which that seat knows for certain to be there.
    """

    __slots__ = (
        "announced",
        "bats",
        "bites",
        "dogs",
        "events",
        "fog",
        "group",
        "health",
        "items",
        "keeps",
        "misses",
        "moved",
        "place",
        "seen",
        "shown_event",
        "shown_item",
        "voyage",
    )

    place: int
    health: int
    bites: int
    items: list[str]
    events: list[str]
    dogs: int
    """How many Dogs lie face up before him."""
    shown_item: str
    shown_event: str
    """The cards a bitten hunter keeps face up; "" if there is none."""
    group: int
    """The number of his group, -1 if he is alone."""
    moved: bool
    """Whether his movement of this round is over."""
    misses: bool
    """Whether he misses his next turn."""
    fog: bool
    bats: bool
    keeps: list[str]
    """The Fog and Bats tokens that lie before him."""
    voyage: tuple[int, ...]
    """Where he has been since he embarked, the port first."""
    announced: str
    """The move he must make next: "road:paris"; "" if he is free."""
    seen: list[list[str]]

    def __init__(self, health: int, bites: int, seats: int) -> None:
        self.place = NOWHERE
        self.health = health
        self.bites = bites
        self.items = []
        self.events = []
        self.dogs = 0
        self.shown_item = ""
        self.shown_event = ""
        self.group = -1
        self.moved = False
        self.misses = False
        self.fog = False
        self.bats = False
        self.keeps = []
        self.voyage = ()
        self.announced = ""
        self.seen = [[] for _ in range(seats)]

    def copy(self) -> Hunter:
        """An equal hunter that shares nothing."""
        other = Hunter.__new__(Hunter)
        other.place = self.place
        other.health = self.health
        other.bites = self.bites
        other.items = self.items[:]
        other.events = self.events[:]
        other.dogs = self.dogs
        other.shown_item = self.shown_item
        other.shown_event = self.shown_event
        other.group = self.group
        other.moved = self.moved
        other.misses = self.misses
        other.fog = self.fog
        other.bats = self.bats
        other.keeps = self.keeps[:]
        other.voyage = self.voyage
        other.announced = self.announced
        other.seen = [cards[:] for cards in self.seen]
        return other


class Combat:
    """A combat as it runs (rule fury.combat.round)."""

    __slots__ = (
        "ban",
        "card",
        "cards",
        "continues",
        "enemy",
        "enemy_bonus",
        "enemy_roll",
        "fighters",
        "found",
        "hunter_bonus",
        "hunter_roll",
        "lain",
        "lain_enemy",
        "over",
        "planning",
        "repelled",
        "round",
        "shown",
        "target",
        "traps",
        "winner",
    )

    enemy: str
    """dracula, the id of an agent, or vampire_lair"""
    fighters: tuple[int, ...]
    found: bool
    """Whether the hunters came to the enemy, not the enemy to them."""
    round: int
    continues: int
    traps: int
    planning: list[int]
    """For each hunter, the bonus of Advance Planning."""
    ban: bool
    """Whether Dracula may play no Escape card in the first rounds."""
    repelled: bool
    """Whether Dracula may play only a Dodge or an Escape card in this round."""
    enemy_bonus: int
    hunter_bonus: int
    """What a Dodge of the round before adds to this roll."""
    cards: list[str]
    """For each hunter, the card chosen in this round; "" if none."""
    card: str
    """The card of the enemy in this round."""
    target: int
    shown: bool
    """Whether the cards of this round are face up."""
    lain: list[str]
    lain_enemy: str
    """The cards of the round before, which still lie there."""
    hunter_roll: int
    enemy_roll: int
    winner: str
    over: str
    """Why the combat is over; "" while it goes on."""

    def __init__(self, enemy: str, fighters: tuple[int, ...], found: bool) -> None:
        self.enemy = enemy
        self.fighters = fighters
        self.found = found
        self.round = 0
        self.continues = 0
        self.traps = 0
        self.planning = [0, 0, 0, 0]
        self.ban = False
        self.repelled = False
        self.enemy_bonus = 0
        self.hunter_bonus = 0
        self.cards = ["", "", "", ""]
        self.card = ""
        self.target = -1
        self.shown = False
        self.lain = ["", "", "", ""]
        self.lain_enemy = ""
        self.hunter_roll = 0
        self.enemy_roll = 0
        self.winner = ""
        self.over = ""

    def copy(self) -> Combat:
        """An equal combat that shares nothing."""
        other = Combat.__new__(Combat)
        other.enemy = self.enemy
        other.fighters = self.fighters
        other.found = self.found
        other.round = self.round
        other.continues = self.continues
        other.traps = self.traps
        other.planning = self.planning[:]
        other.ban = self.ban
        other.repelled = self.repelled
        other.enemy_bonus = self.enemy_bonus
        other.hunter_bonus = self.hunter_bonus
        other.cards = self.cards[:]
        other.card = self.card
        other.target = self.target
        other.shown = self.shown
        other.lain = self.lain[:]
        other.lain_enemy = self.lain_enemy
        other.hunter_roll = self.hunter_roll
        other.enemy_roll = self.enemy_roll
        other.winner = self.winner
        other.over = self.over
        return other


class Played:
    """An event card that was played and has not yet taken effect (rule fury.cards)."""

    __slots__ = ("by", "cancelled", "card")

    def __init__(self, by: int, card: str, cancelled: bool = False) -> None:
        self.by = by
        """A hunter, or 4 for Dracula."""
        self.card = card
        self.cancelled = cancelled


class Trade:
    """Two hunters change items; what each lays out the other sees (rule fury.trade)."""

    __slots__ = ("asked", "offer", "other", "return_")

    def __init__(self, asked: int, other: int) -> None:
        self.asked = asked
        self.other = other
        self.offer: list[str] = []
        self.return_: list[str] = []

    def copy(self) -> Trade:
        """An equal trade that shares nothing."""
        twin = Trade(self.asked, self.other)
        twin.offer = self.offer[:]
        twin.return_ = self.return_[:]
        return twin


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

    def copy(self) -> Table:
        """An equal table that shares nothing but the book."""
        other = Table.__new__(Table)
        self.copy_base(other)
        other.book = self.book
        other.round = self.round
        other.phase = self.phase
        other.active = self.active
        other.time = self.time
        other.vampires = self.vampires
        other.resolve = self.resolve
        other.used = self.used[:]
        other.spent = self.spent
        other.treated = self.treated
        other.asked = self.asked[:]
        other.blood = self.blood
        other.dracula = self.dracula
        other.trail = [slot.copy() for slot in self.trail]
        other.catacombs = [None if slot is None else slot.copy() for slot in self.catacombs]
        other.dropped = [slot.copy() for slot in self.dropped] if self.dropped else []
        other.cards = self.cards.copy()
        other.serials = self.serials
        other.hides = self.hides
        other.clues = self.clues.copy()
        other.voyage = self.voyage
        other.sailed = self.sailed
        other.swift = self.swift
        other.announced = self.announced
        other.tokens = self.tokens[:]
        other.seen_tokens = self.seen_tokens[:]
        other.pool = self.pool[:]
        other.events = self.events[:]
        other.seen_events = self.seen_events[:]
        other.event_deck = self.event_deck[:]
        other.event_discards = self.event_discards[:]
        other.item_deck = self.item_deck[:]
        other.item_discards = self.item_discards[:]
        other.ally_of_hunters = self.ally_of_hunters
        other.ally_of_dracula = self.ally_of_dracula
        other.ground = self.ground
        other.hosts = self.hosts[:]
        other.roadblock = self.roadblock
        other.storm = self.storm
        other.storm_left = self.storm_left
        other.hunters = [hunter.copy() for hunter in self.hunters]
        other.combat = None if self.combat is None else self.combat.copy()
        other.running = [Played(played.by, played.card, played.cancelled) for played in self.running] if self.running else []
        other.trade = None if self.trade is None else self.trade.copy()
        other.party = self.party
        other.drawn = self.drawn
        other.sprung = self.sprung
        return other

    @property
    def night(self) -> bool:
        """Twilight, midnight and small hours are the night (rule fury.time)."""
        return self.time >= 3

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


def leave_unseen(seen: list[str], count: int) -> None:
    """That many cards left a place unseen: of each kind known to be there, so many fewer are certain."""
    for _ in range(count):
        for card in dict.fromkeys(seen):
            seen.remove(card)


def leave_shown(seen: list[str], card: str) -> None:
    """A card left a place openly; of two equal ones the known one goes first."""
    if card in seen:
        seen.remove(card)
