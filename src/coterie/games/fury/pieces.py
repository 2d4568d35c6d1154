"""The pieces on the table of Fury of Dracula: tokens, spaces of the trail, hunters, and what is under way."""

from __future__ import annotations

from typing import Final

from coterie.kernel.copying import Copied

NOWHERE: Final = -1


class Token(Copied):
    """An encounter token that lies on a card. `harmless` says that everybody knows it is no New Vampire."""

    __slots__ = ("harmless", "kind", "up")

    kind: str
    up: bool
    harmless: bool

    def __init__(self, kind: str, up: bool = False, harmless: bool = False) -> None:
        self.kind = kind
        self.up = up
        self.harmless = harmless


class Slot(Copied):
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


class Hunter(Copied):
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


class Combat(Copied):
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


class Played(Copied):
    """An event card that was played and has not yet taken effect (rule fury.cards)."""

    __slots__ = ("by", "cancelled", "card")

    by: int
    """A hunter, or 4 for Dracula."""
    card: str
    cancelled: bool

    def __init__(self, by: int, card: str, cancelled: bool = False) -> None:
        self.by = by
        self.card = card
        self.cancelled = cancelled


class Trade(Copied):
    """Two hunters change items; what each lays out the other sees (rule fury.trade)."""

    __slots__ = ("asked", "offer", "other", "return_")

    asked: int
    other: int
    offer: list[str]
    return_: list[str]

    def __init__(self, asked: int, other: int) -> None:
        self.asked = asked
        self.other = other
        self.offer = []
        self.return_ = []
