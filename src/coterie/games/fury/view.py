"""What Dracula, each player of hunters, and a spectator may know of the table, built from nothing, by whitelist."""

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
        seat=seat,
        round=table.round,
        phase=table.phase,
        active=_who(table.active),
        time=TIMES[table.time],
        night=table.night,
        vampires=table.vampires,
        vampires_to_win=table.book.figures.vampires_to_win,
        resolve=table.resolve,
        used=tuple(table.used),
        dracula=_dracula(table, seat),
        hunters=tuple(_hunter(table, seat, number) for number in range(4)),
        trail=tuple(_slot(table, seat, slot, space) for space, slot in enumerate(table.trail, 1)),
        catacombs=tuple(None if slot is None else _slot(table, seat, slot, space) for space, slot in enumerate(table.catacombs, 1)),
        dropped=tuple(_slot(table, seat, slot, 0) for slot in table.dropped),
        event_deck=len(table.event_deck),
        event_discards=tuple(sorted(table.event_discards)),
        item_deck=len(table.item_deck),
        item_discards=tuple(sorted(table.item_discards)),
        pool=len(table.pool),
        ally_of_hunters=table.ally_of_hunters,
        ally_of_dracula=table.ally_of_dracula,
        ground=_place(table.ground),
        hosts=tuple(PLACES[place] for place in table.hosts),
        roadblock=(PLACES[table.roadblock[0]], PLACES[table.roadblock[1]], ("road", "rail")[table.roadblock[2]]) if table.roadblock else (),
        storm=_place(table.storm),
        storm_left=table.storm_left,
        combat=None if table.combat is None else _combat(table, seat, table.combat),
        running=tuple(PlayedView(_who(played.by), played.card, played.cancelled) for played in table.running),
        trade=_trade(table, seat),
        party=tuple(HUNTERS[number] for number in table.party),
        drawn=table.drawn,
        outcome=table.outcome,
        belief=_belief(table, seat),
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
        place=_place(table.dracula) if own or over or _found(table) else "",
        at_sea=table.at_sea,
        blood=table.blood,
        blood_most=table.book.figures.blood,
        tokens=len(table.tokens),
        events=len(table.events),
        own_tokens=tuple(sorted(table.tokens)) if own or over else (),
        own_events=tuple(sorted(table.events)) if own or over else (),
        seen_tokens=tuple(sorted(table.seen_tokens)) if seat is not None else (),
        seen_events=tuple(sorted(table.seen_events)) if seat is not None else (),
        announced=table.announced,
        swift=table.swift,
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
        space=space,
        serial=slot.serial,
        back="power" if not slot.serial else "sea" if slot.sea else "city",
        place=PLACES[place] if known and 0 <= place < HIDE else "",
        up=slot.up,
        powers=powers,
        tokens=tuple(
            TokenView(token.kind if token.up or seat == DRACULA or table.outcome is not None else "", token.up) for token in slot.tokens
        ),
        blood=slot.blood,
    )


def _hunter(table: Table, seat: Seat | None, number: int) -> HunterView:
    hunter, figures = table.hunters[number], table.book.figures
    own = seat == table.book.players[number] or table.outcome is not None
    group = table.group_of(number)
    return HunterView(
        id=HUNTERS[number],
        seat=table.book.players[number],
        place=_place(hunter.place),
        health=hunter.health,
        health_most=figures.health[HUNTERS[number]],
        bites=hunter.bites,
        bites_to_defeat=figures.bites_to_defeat[HUNTERS[number]],
        items=len(hunter.items),
        events=len(hunter.events),
        dogs=hunter.dogs,
        shown_item=hunter.shown_item,
        shown_event=hunter.shown_event,
        own_items=tuple(sorted(hunter.items)) if own else (),
        own_events=tuple(sorted(hunter.events)) if own else (),
        seen=() if seat is None else tuple(sorted(hunter.seen[table.book.seats.index(seat)])),
        group=tuple(HUNTERS[member] for member in group) if len(group) > 1 else (),
        moved=hunter.moved,
        misses=hunter.misses,
        fog=hunter.fog,
        bats=hunter.bats,
        keeps=tuple(hunter.keeps),
        voyage=tuple(PLACES[place] for place in hunter.voyage),
        announced=hunter.announced,
    )


def _combat(table: Table, seat: Seat | None, combat: Combat) -> CombatView:
    players = table.book.players
    mine = [number for number in combat.fighters if players[number] == seat]
    seen = combat.fighters if combat.shown else mine
    return CombatView(
        enemy=combat.enemy,
        fighters=tuple(HUNTERS[number] for number in combat.fighters),
        found=combat.found,
        round=combat.round,
        continues=combat.continues,
        traps=combat.traps,
        planning={HUNTERS[number]: combat.planning[number] for number in combat.fighters if combat.planning[number]},
        ban=combat.ban,
        repelled=combat.repelled,
        enemy_bonus=combat.enemy_bonus,
        hunter_bonus=combat.hunter_bonus,
        shown=combat.shown,
        target=_who(combat.target) if combat.target >= 0 and (combat.shown or seat == DRACULA) else "",
        cards={HUNTERS[number]: combat.cards[number] for number in seen if combat.cards[number]},
        card=combat.card if combat.shown or seat == DRACULA else "",
        lain={HUNTERS[number]: combat.lain[number] for number in combat.fighters if combat.lain[number]},
        lain_enemy=combat.lain_enemy,
        hunter_roll=combat.hunter_roll,
        enemy_roll=combat.enemy_roll,
        winner=combat.winner,
        hands={HUNTERS[number]: tuple(fighting_hand(table, number)) for number in mine},
        enemy_hand=tuple(enemy_hand(table)),
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
