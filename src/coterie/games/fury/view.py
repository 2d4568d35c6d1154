"""What Dracula, each player of hunters, and a spectator may know of the table, built from nothing, by whitelist.

Views are filled in by position, in the order of their fields: by name, a struct of many fields takes twenty times as long to make.
"""

from __future__ import annotations

import msgspec

from coterie.games.fury.bots.belief import shading
from coterie.games.fury.clues import HIDE
from coterie.games.fury.facts.cards import HUNTERS, TIMES
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import PLACES
from coterie.games.fury.pieces import Combat, Slot
from coterie.games.fury.rules.combat.hands import enemy_hand, fighting_hand
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.state import Seat
from coterie.kernel.text import Outcome


class TokenView(msgspec.Struct, frozen=True):
    """An encounter token. `kind` is "" if the viewer does not know it; `up` whether it lies face up."""

    kind: str
    up: bool


class SlotView(msgspec.Struct, frozen=True):
    """A space of the trail (1 is the newest) or of the catacombs.

    `back` is city, sea, or power for a space with nothing but powers; `place` is "" as long as the viewer does not know the card;
    `powers` are those the viewer knows of, the Hide card among them. `serial` is the card's number, by which its way can be followed.
    """

    space: int
    serial: int
    back: str
    place: str
    up: bool
    powers: tuple[str, ...]
    tokens: tuple[TokenView, ...]
    blood: int


class HunterView(msgspec.Struct, frozen=True):
    """One of the four hunters. `own_items` and `own_events` are for the player of this hunter alone."""

    id: str
    seat: Seat
    place: str
    health: int
    health_most: int
    bites: int
    bites_to_defeat: int
    items: int
    events: int
    dogs: int
    shown_item: str
    shown_event: str
    own_items: tuple[str, ...]
    own_events: tuple[str, ...]
    seen: tuple[str, ...]
    """Cards of this hunter that the viewer has seen and that must still be there."""
    group: tuple[str, ...]
    """Everybody in the same group; empty for a hunter alone."""
    moved: bool
    misses: bool
    fog: bool
    bats: bool
    keeps: tuple[str, ...]
    voyage: tuple[str, ...]
    announced: str
    """The move this hunter must make next, as a key: "road:paris"."""


class DraculaView(msgspec.Struct, frozen=True):
    """Dracula. `place` is "" if the viewer does not know it; tokens and events are lists for Dracula alone."""

    place: str
    at_sea: bool
    blood: int
    blood_most: int
    tokens: int
    events: int
    own_tokens: tuple[str, ...]
    own_events: tuple[str, ...]
    seen_tokens: tuple[str, ...]
    seen_events: tuple[str, ...]
    """What hunters know to be in his hands."""
    announced: str
    swift: bool


class CombatView(msgspec.Struct, frozen=True):
    """The combat that runs. Cards of this round are seen by their owner until they are shown."""

    enemy: str
    fighters: tuple[str, ...]
    found: bool
    round: int
    continues: int
    traps: int
    planning: dict[str, int]
    ban: bool
    repelled: bool
    enemy_bonus: int
    hunter_bonus: int
    shown: bool
    target: str
    cards: dict[str, str]
    """The card each hunter plays in this round, as far as the viewer may know it."""
    card: str
    lain: dict[str, str]
    lain_enemy: str
    hunter_roll: int
    enemy_roll: int
    winner: str
    hands: dict[str, tuple[str, ...]]
    """For each of the viewer's own hunters, the cards that may be played in this round."""
    enemy_hand: tuple[str, ...]
    """The cards the enemy may play in this round, which everybody can work out."""


class PlayedView(msgspec.Struct, frozen=True):
    """An event card that was played and has not yet taken effect. `by` is a hunter or dracula."""

    by: str
    card: str
    cancelled: bool


class TradeView(msgspec.Struct, frozen=True):
    """A trade that runs. What is laid out is seen by the two players."""

    asked: str
    other: str
    offer: tuple[str, ...]
    back: tuple[str, ...]


class FuryView(msgspec.Struct, frozen=True):
    """A table of Fury of Dracula as one seat sees it."""

    seat: Seat | None
    round: int
    phase: str
    active: str
    """Whose turn it is: a hunter or dracula."""
    time: str
    night: bool
    vampires: int
    vampires_to_win: int
    resolve: int
    used: tuple[str, ...]
    """The resolve abilities used in this round."""
    dracula: DraculaView
    hunters: tuple[HunterView, ...]
    trail: tuple[SlotView, ...]
    catacombs: tuple[SlotView | None, ...]
    dropped: tuple[SlotView, ...]
    """Cards that left the trail in this turn and whose tokens may still mature."""
    event_deck: int
    event_discards: tuple[str, ...]
    item_deck: int
    item_discards: tuple[str, ...]
    pool: int
    ally_of_hunters: str
    ally_of_dracula: str
    ground: str
    hosts: tuple[str, ...]
    roadblock: tuple[str, ...]
    """Two places and road or rail; empty if there is none."""
    storm: str
    storm_left: int
    combat: CombatView | None
    running: tuple[PlayedView, ...]
    trade: TradeView | None
    party: tuple[str, ...]
    """The hunters who search together now."""
    drawn: str
    outcome: Outcome | None
    belief: dict[str, float] = {}
    """For players of hunters: the places where Dracula can be, by all that everybody has seen, and how likely each of them is."""


def view(table: Table, seat: Seat | None) -> FuryView:
    """What a seat, or a spectator, may know."""
    return FuryView(
        seat,
        table.round,
        table.phase,
        _who(table.active),
        TIMES[table.time],
        table.night,
        table.vampires,
        table.book.figures.vampires_to_win,
        table.resolve,
        tuple(table.used),
        _dracula(table, seat),
        tuple(_hunter(table, seat, number) for number in range(4)),
        tuple(_slot(table, seat, slot, space) for space, slot in enumerate(table.trail, 1)),
        tuple(None if slot is None else _slot(table, seat, slot, space) for space, slot in enumerate(table.catacombs, 1)),
        tuple(_slot(table, seat, slot, 0) for slot in table.dropped),
        len(table.event_deck),
        tuple(sorted(table.event_discards)),
        len(table.item_deck),
        tuple(sorted(table.item_discards)),
        len(table.pool),
        table.ally_of_hunters,
        table.ally_of_dracula,
        _place(table.ground),
        tuple(PLACES[place] for place in table.hosts),
        (PLACES[table.roadblock[0]], PLACES[table.roadblock[1]], ("road", "rail")[table.roadblock[2]]) if table.roadblock else (),
        _place(table.storm),
        table.storm_left,
        None if table.combat is None else _combat(table, seat, table.combat),
        tuple(PlayedView(_who(played.by), played.card, played.cancelled) for played in table.running),
        _trade(table, seat),
        tuple(HUNTERS[number] for number in table.party),
        table.drawn,
        table.outcome,
        _belief(table, seat),
    )


def _belief(table: Table, seat: Seat | None) -> dict[str, float]:
    """Where the hunters must think Dracula is; for nobody else, and not before he is on the map."""
    if seat is None or seat == DRACULA or not table.trail or table.outcome is not None:
        return {}
    return shading(table.clues)


def _who(number: int) -> str:
    return DRACULA if number == THE_COUNT else HUNTERS[number]


def _place(place: int) -> str:
    return PLACES[place] if place >= 0 else ""


def _dracula(table: Table, seat: Seat | None) -> DraculaView:
    own = seat == DRACULA
    over = table.outcome is not None
    return DraculaView(
        _place(table.dracula) if own or over or _found(table) else "",
        table.at_sea,
        table.blood,
        table.book.figures.blood,
        len(table.tokens),
        len(table.events),
        tuple(sorted(table.tokens)) if own or over else (),
        tuple(sorted(table.events)) if own or over else (),
        tuple(sorted(table.seen_tokens)) if seat is not None else (),
        tuple(sorted(table.seen_events)) if seat is not None else (),
        table.announced,
        table.swift,
    )


def _found(table: Table) -> bool:
    """Whether the head of the trail shows everybody where Dracula is."""
    for slot in table.trail:
        if slot.serial and "hide" not in slot.powers:
            return slot.up
        if slot.serial and not slot.up:
            return False
    return False


def _slot(table: Table, seat: Seat | None, slot: Slot, space: int) -> SlotView:
    known = seat == DRACULA or slot.up or table.outcome is not None
    place = table.place_of(slot)
    powers = slot.powers if known else tuple(power for power in slot.powers if power != "hide")
    return SlotView(
        space,
        slot.serial,
        "power" if not slot.serial else "sea" if slot.sea else "city",
        PLACES[place] if known and 0 <= place < HIDE else "",
        slot.up,
        powers,
        tuple(TokenView(token.kind if token.up or seat == DRACULA or table.outcome is not None else "", token.up) for token in slot.tokens),
        slot.blood,
    )


def _hunter(table: Table, seat: Seat | None, number: int) -> HunterView:
    hunter, figures = table.hunters[number], table.book.figures
    own = seat == table.book.players[number] or table.outcome is not None
    group = table.group_of(number)
    return HunterView(
        HUNTERS[number],
        table.book.players[number],
        _place(hunter.place),
        hunter.health,
        figures.health[HUNTERS[number]],
        hunter.bites,
        figures.bites_to_defeat[HUNTERS[number]],
        len(hunter.items),
        len(hunter.events),
        hunter.dogs,
        hunter.shown_item,
        hunter.shown_event,
        tuple(sorted(hunter.items)) if own else (),
        tuple(sorted(hunter.events)) if own else (),
        () if seat is None else tuple(sorted(hunter.seen[table.book.seats.index(seat)])),
        tuple(HUNTERS[member] for member in group) if len(group) > 1 else (),
        hunter.moved,
        hunter.misses,
        hunter.fog,
        hunter.bats,
        tuple(hunter.keeps),
        tuple(PLACES[place] for place in hunter.voyage),
        hunter.announced,
    )


def _combat(table: Table, seat: Seat | None, combat: Combat) -> CombatView:
    players = table.book.players
    mine = [number for number in combat.fighters if players[number] == seat]
    seen = combat.fighters if combat.shown else mine
    return CombatView(
        combat.enemy,
        tuple(HUNTERS[number] for number in combat.fighters),
        combat.found,
        combat.round,
        combat.continues,
        combat.traps,
        {HUNTERS[number]: combat.planning[number] for number in combat.fighters if combat.planning[number]},
        combat.ban,
        combat.repelled,
        combat.enemy_bonus,
        combat.hunter_bonus,
        combat.shown,
        _who(combat.target) if combat.target >= 0 and (combat.shown or seat == DRACULA) else "",
        {HUNTERS[number]: combat.cards[number] for number in seen if combat.cards[number]},
        combat.card if combat.shown or seat == DRACULA else "",
        {HUNTERS[number]: combat.lain[number] for number in combat.fighters if combat.lain[number]},
        combat.lain_enemy,
        combat.hunter_roll,
        combat.enemy_roll,
        combat.winner,
        {HUNTERS[number]: tuple(fighting_hand(table, number)) for number in mine},
        tuple(enemy_hand(table)),
    )


def _trade(table: Table, seat: Seat | None) -> TradeView | None:
    trade = table.trade
    if trade is None:
        return None
    part = seat in (table.seat_of(trade.asked), table.seat_of(trade.other))
    return TradeView(
        asked=HUNTERS[trade.asked],
        other=HUNTERS[trade.other],
        offer=tuple(trade.offer) if part else (),
        back=tuple(trade.return_) if part else (),
    )
