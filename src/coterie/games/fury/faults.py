"""What no table can be like: cards lost or doubled, counters out of bounds, secrets that contradict what everybody knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from coterie.games.fury.clues import HIDE
from coterie.games.fury.facts.cards import EVENT_DECK, EVENTS, HUNTERS, ITEM_DECK, POWERS, TOKENS
from coterie.games.fury.facts.places import HOSPITAL, IS_SEA, PLACES
from coterie.games.fury.pieces import Hunter, Slot
from coterie.games.fury.table import THE_COUNT, Table

ALL_EVENTS: Final = sorted(EVENT_DECK)
ALL_ITEMS: Final = sorted(ITEM_DECK)
ALL_TOKENS: Final = sorted(TOKENS)


def faults(table: Table) -> Iterator[str]:
    """Everything that is wrong with a table; nothing, if the rules are right."""
    yield from _card_faults(table)
    yield from _track_faults(table)
    for number, hunter in enumerate(table.hunters):
        yield from _hunter_faults(table, number, hunter)
    if table.trail:
        yield from _trail_faults(table)


def _card_faults(table: Table) -> Iterator[str]:
    slots = [slot for slot in (*table.trail, *table.catacombs, *table.dropped) if slot is not None]
    events = [*table.event_deck, *table.event_discards, *table.events, *(played.card for played in table.running)]
    events += [card for card in (table.ally_of_hunters, table.ally_of_dracula, table.drawn) if card]
    items = [*table.item_deck, *table.item_discards]
    tokens = [*table.pool, *table.tokens, *(token.kind for slot in slots for token in slot.tokens)]
    tokens += [table.sprung] if table.sprung else []
    for hunter in table.hunters:
        events += hunter.events
        items += hunter.items
        items += ["dogs"] * hunter.dogs
        tokens += hunter.keeps
    for name, found, wanted in (("events", events, ALL_EVENTS), ("items", items, ALL_ITEMS), ("tokens", tokens, ALL_TOKENS)):
        if sorted(found) != wanted:
            yield f"{name}: {_difference(found, wanted)}"
    for name, seen, held in (("seen_tokens", table.seen_tokens, table.tokens), ("seen_events", table.seen_events, table.events)):
        if missing := _missing(seen, held):
            yield f"{name}: {missing} is not there"
    for card in table.events:
        if EVENTS[card].side != "dracula" or EVENTS[card].type != "keep":
            yield f"events: Dracula cannot hold {card}"


def _missing(seen: list[str], held: list[str]) -> str:
    """A card that was seen more often than it is held, if there is one."""
    return next((card for card in seen if seen.count(card) > held.count(card)), "")


def _difference(found: list[str], wanted: list[str]) -> str:
    have, need = Counter(found), Counter(wanted)
    name = min(card for card in {*have, *need} if have[card] != need[card])
    return f"{name} is there {have[name]} times, not {need[name]}"


def _track_faults(table: Table) -> Iterator[str]:
    figures = table.book.figures
    over = table.outcome is not None
    if not 0 <= table.blood <= figures.blood or (table.blood == 0 and not over):
        yield f"blood: from 1 to {figures.blood}, not {table.blood}"
    if not 0 <= table.vampires <= figures.vampires_to_win or (table.vampires == figures.vampires_to_win and not over):
        yield f"vampires: from 0 to {figures.vampires_to_win - 1}, not {table.vampires}"
    if not 0 <= table.resolve <= figures.resolve_most:
        yield f"resolve: from 0 to {figures.resolve_most}, not {table.resolve}"
    if not 0 <= table.time <= 5:
        yield f"time: from 0 to 5, not {table.time}"
    if len(table.trail) > figures.trail + 1:
        yield f"trail: it has {figures.trail} spaces, not {len(table.trail)}"
    if len(table.catacombs) != figures.catacombs:
        yield f"catacombs: they have {figures.catacombs} spaces, not {len(table.catacombs)}"
    if len(table.hosts) > 3:
        yield "hosts: there are three markers"


def _hunter_faults(table: Table, number: int, hunter: Hunter) -> Iterator[str]:
    name, figures = HUNTERS[number], table.book.figures
    if not 0 <= hunter.health <= figures.health[name]:
        yield f"hunters.{name}.health: from 0 to {figures.health[name]}, not {hunter.health}"
    if not 0 <= hunter.bites < figures.bites_to_defeat[name]:
        yield f"hunters.{name}.bites: from 0 to {figures.bites_to_defeat[name] - 1}, not {hunter.bites}"
    if hunter.shown_item and hunter.shown_item not in hunter.items:
        yield f"hunters.{name}.shown_item: {hunter.shown_item} is not there"
    if hunter.shown_event and hunter.shown_event not in hunter.events:
        yield f"hunters.{name}.shown_event: {hunter.shown_event} is not there"
    if hunter.place >= 0 and IS_SEA[hunter.place] != bool(hunter.voyage):
        yield f"hunters.{name}.voyage: it begins at a port and ends on land"
    for cards in hunter.seen:
        if cards and (missing := _missing(cards, hunter.items + hunter.events)):
            yield f"hunters.{name}.seen: {missing} is not there"
    for card in hunter.events:
        if EVENTS[card].side != "hunters" or EVENTS[card].type != "keep":
            yield f"hunters.{name}.events: a hunter cannot hold {card}"
    if hunter.group >= 0 and any(table.hunters[member].place != hunter.place for member in table.group_of(number)):
        yield f"hunters.{name}.group: its members are in different places"


def _trail_faults(table: Table) -> Iterator[str]:
    slots = [slot for slot in (*table.trail, *table.catacombs) if slot is not None]
    places = [table.cards.get(slot.serial, -1) for slot in slots if slot.serial]
    if len(places) != len(dict.fromkeys(places)):
        yield "trail, catacombs: a card lies there twice"
    if table.dracula not in places:
        yield "dracula: the card of his place must lie in the trail"
    if table.dracula == HOSPITAL or HOSPITAL in places:
        yield "dracula: he never enters the hospital"
    for slot in slots:
        yield from _slot_faults(table, slot)
    powers = [power for slot in table.trail for power in slot.powers]
    if len(powers) != len(dict.fromkeys(powers)):
        yield "trail: a power lies there twice"
    for serial, place in table.cards.items():
        if serial in table.clues.may and not table.clues.may[serial] >> place & 1:
            yield f"clues: card {serial} is thought not to be {(*PLACES, 'hide')[place]}"


def _slot_faults(table: Table, slot: Slot) -> Iterator[str]:
    if slot.serial and slot.serial not in table.clues.may:
        yield f"clues: nothing is known of card {slot.serial}"
    place = table.place_of(slot)
    if (place == HIDE) != ("hide" in slot.powers):
        yield f"trail: card {slot.serial} is Hide and is not"
    if 0 <= place < HIDE and slot.sea != IS_SEA[place]:
        yield f"trail: card {slot.serial} has the wrong back"
    if any(power not in POWERS for power in slot.powers):
        yield f"trail: there is no such power: {', '.join(slot.powers)}"


def misfits(table: Table) -> Iterator[str]:
    """What a person may have written wrong that the rules never get wrong."""
    if table.round < 1:
        yield "round: rounds are counted from 1"
    if table.phase == "place":
        return
    if (table.active == THE_COUNT) != (table.phase in ("start", "catacombs", "mature")) and table.phase != "move":
        yield f"phase: {table.phase} is not a phase of that turn"
    for number, hunter in enumerate(table.hunters):
        if hunter.place < 0:
            yield f"hunters.{HUNTERS[number]}.place: it is needed"
    if not table.trail or table.dracula < 0:
        yield "trail: it holds at least the card of Dracula's place"
    if table.phase == "action" and table.active < THE_COUNT and IS_SEA[table.hunters[table.active].place]:
        yield "phase: at sea there is no action"
