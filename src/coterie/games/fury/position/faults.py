"""What no table can be like: cards lost or doubled, counters out of bounds, secrets that contradict what everybody knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from coterie.games.fury.clues import HIDE
from coterie.games.fury.facts.cards import EVENT_DECK, EVENTS, HUNTERS, ITEM_DECK, MINA, POWERS, TOKENS
from coterie.games.fury.facts.places import CASTLE, CITIES, HOSPITAL, IS_SEA, NO_GROUND, PLACES, PORTS, RAILS, ROADS, SEAS, WATERS
from coterie.games.fury.pieces import Hunter, Slot
from coterie.games.fury.table import Table

ALL_EVENTS: Final = sorted(EVENT_DECK)
ALL_ITEMS: Final = sorted(ITEM_DECK)
ALL_TOKENS: Final = sorted(TOKENS)
CITY_TOKENS: Final = 2
"""A city has one encounter of its own, and one more in the catacombs or by the Hide card."""
WITH_PLACE: Final[tuple[list[str], ...]] = ([], ["wolf_form"], ["double_back"], ["double_back", "wolf_form"])
WITH_HIDE: Final = (["hide"], ["hide", "wolf_form"])
ALONE: Final = (["dark_call"], ["feed"])
"""The powers that lie with the card of a place, with the Hide card, and on a space of their own."""


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
        for card in _missing(seen, held):
            yield f"{name}: {card} is not there"
    for card in table.events:
        if not _is_event(card, "dracula", "keep"):
            yield f"events: Dracula cannot hold {card}"
    for side, ally in (("hunters", table.ally_of_hunters), ("dracula", table.ally_of_dracula)):
        if ally and not _is_event(ally, side, "ally"):
            yield f"ally_of_{side}: {ally} is no ally of that side"


def _is_event(card: str, side: str, type_: str) -> bool:
    """Whether an event card of that name belongs to a side and is of that type."""
    return card in EVENTS and (EVENTS[card].side, EVENTS[card].type) == (side, type_)


def _missing(seen: list[str], held: list[str]) -> list[str]:
    """The cards that were seen more often than they are held."""
    return [card for card in dict.fromkeys(seen) if seen.count(card) > held.count(card)]


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
    yield from _marker_faults(table)


def _marker_faults(table: Table) -> Iterator[str]:
    """The markers on the map, and the allies."""
    if len(table.hosts) > 3:
        yield "hosts: there are three markers"
    if any(place not in CITIES for place in table.hosts) or len(set(table.hosts)) < len(table.hosts):
        yield "hosts: each lies in another city"
    if table.ground >= 0 and (table.ground not in CITIES or table.ground in NO_GROUND):
        yield "ground: it lies in a city that is not beside the castle"
    if (table.storm >= 0) != (table.storm_left > 0) or (table.storm >= 0 and not IS_SEA[table.storm]) or table.storm_left < 0:
        yield "storm, storm_left: a sea, and for how many turns"
    if table.storm_left > table.book.figures.storm_turns:
        yield f"storm_left: a storm lasts for {table.book.figures.storm_turns} turns, not {table.storm_left}"
    if table.book.setup.allies == "all" and table.ally_of_hunters and table.ally_of_dracula:
        yield "ally_of_hunters, ally_of_dracula: in this setup there is one ally in all"
    if table.roadblock and table.roadblock[1] not in (ROADS, RAILS)[table.roadblock[2]][table.roadblock[0]]:
        yield "roadblock: there is no such road or railway"


def _hunter_faults(table: Table, number: int, hunter: Hunter) -> Iterator[str]:
    name, figures = HUNTERS[number], table.book.figures
    if not 0 <= hunter.health <= figures.health[name]:
        yield f"hunters.{name}.health: from 0 to {figures.health[name]}, not {hunter.health}"
    if not int(number == MINA) <= hunter.bites < figures.bites_to_defeat[name]:
        yield f"hunters.{name}.bites: from {int(number == MINA)} to {figures.bites_to_defeat[name] - 1}, not {hunter.bites}"
    if hunter.shown_item and hunter.shown_item not in hunter.items:
        yield f"hunters.{name}.shown_item: {hunter.shown_item} is not there"
    if hunter.shown_event and hunter.shown_event not in hunter.events:
        yield f"hunters.{name}.shown_event: {hunter.shown_event} is not there"
    if hunter.place >= 0 and (IS_SEA[hunter.place] or hunter.voyage) and not _sails(hunter.voyage, hunter.place):
        yield f"hunters.{name}.voyage: it begins at a port, goes from sea to sea, and ends on land"
    for cards in hunter.seen:
        for card in _missing(cards, hunter.items + hunter.events) if cards else ():
            yield f"hunters.{name}.seen: {card} is not there"
    for card in hunter.events:
        if not _is_event(card, "hunters", "keep"):
            yield f"hunters.{name}.events: a hunter cannot hold {card}"
    yield from _company_faults(table, number, hunter)


def _sails(voyage: tuple[int, ...], place: int) -> bool:
    """Whether a voyage leads from a port over seas, none of them twice, to the one where somebody is."""
    if len(voyage) < 2 or len(voyage) > len(dict.fromkeys(voyage)) or voyage[-1] != place or voyage[0] not in PORTS:
        return False
    return all(sea in SEAS and sea in WATERS[before] for before, sea in pairwise(voyage))


def _company_faults(table: Table, number: int, hunter: Hunter) -> Iterator[str]:
    """What lies before a hunter, and who goes with him."""
    name, members = HUNTERS[number], table.group_of(number)
    if hunter.dogs < 0:
        yield f"hunters.{name}.dogs: none or more, not {hunter.dogs}"
    if any(kind not in ("bats", "fog") for kind in hunter.keeps):
        yield f"hunters.{name}.keeps: bats and fog alone lie before a hunter"
    if any(table.hunters[member].place != hunter.place for member in members):
        yield f"hunters.{name}.group: its members are in different places"
    if hunter.group != (members[0] if len(members) > 1 else -1):
        yield f"hunters.{name}.group: the number of its first member, from 0, or -1 for nobody else"


def _trail_faults(table: Table) -> Iterator[str]:
    slots = [slot for slot in (*table.trail, *table.catacombs) if slot is not None]
    serials = [slot.serial for slot in (*slots, *table.dropped) if slot.serial]
    if len(serials) != len(set(serials)) or any(not 0 < serial <= table.serials for serial in serials):
        yield "trail, catacombs, dropped: each card has a number of its own"
    places = [table.cards.get(slot.serial, -1) for slot in slots if slot.serial]
    if len(places) != len(dict.fromkeys(places)):
        yield "trail, catacombs: a card lies there twice"
    if not any(slot.serial and table.cards.get(slot.serial) == table.dracula for slot in table.trail):
        yield "dracula: the card of his place must lie in the trail"
    if table.dracula == HOSPITAL or HOSPITAL in places:
        yield "dracula: he never enters the hospital"
    for slot in (*slots, *table.dropped):
        yield from _slot_faults(table, slot)
    if any(slot is not None and (table.place_of(slot) not in CITIES or slot.powers) for slot in table.catacombs):
        yield "catacombs: only cities lie there, without powers"
    if any(not slot.serial and not slot.powers for slot in table.trail):
        yield "trail: a space holds a card or a power"
    yield from _voyage_faults(table)
    yield from _power_faults(table)
    for serial, place in table.cards.items():
        if serial in table.clues.may and not table.clues.may[serial] >> place & 1:
            yield f"clues: card {serial} is thought not to be {(*PLACES, 'hide')[place]}"


def _power_faults(table: Table) -> Iterator[str]:
    """Each power lies in the trail once, with the card it goes with."""
    powers = [power for slot in table.trail for power in slot.powers]
    if len(powers) != len(dict.fromkeys(powers)):
        yield "trail: a power lies there twice"
    for slot in table.trail:
        if sorted(slot.powers) not in (WITH_HIDE if table.place_of(slot) == HIDE else WITH_PLACE if slot.serial else ALONE):
            yield f"trail: {' and '.join(slot.powers)} cannot lie there"


def _voyage_faults(table: Table) -> Iterator[str]:
    """Dracula's voyage: as long as he is at sea, the cards from the port on."""
    if any(serial not in table.cards for serial in table.voyage) or table.sailed != max(0, len(table.voyage) - 1):
        yield "voyage, sailed: the numbers of cards, and how many sea moves"
    elif not table.at_sea:
        if table.voyage:
            yield "voyage: Dracula is on land"
    elif not _sails(tuple(table.cards[serial] for serial in table.voyage), table.dracula):
        yield "voyage: Dracula is at sea; the cards he has laid since he embarked, the port first, sea by sea to where he is"


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
    if any(token.harmless and token.kind == "new_vampire" for token in slot.tokens):
        yield "tokens: a New Vampire is not harmless"
    if not slot.up and (place == CASTLE or not slot.serial):
        yield f"trail: {PLACES[CASTLE] if slot.serial else 'a power alone'} lies face up"
    most = CITY_TOKENS if place in CITIES or place == HIDE else 0
    if len(slot.tokens) > most:
        yield f"trail, catacombs, dropped: {(*PLACES, 'hide', 'a power')[place]} takes {most} tokens, not {len(slot.tokens)}"
    figures = table.book.figures
    paid = max(figures.embark_blood, figures.sail_blood) if slot.sea or table.book.setup.landing == "paid" else 0
    if not 0 <= slot.blood <= paid:
        yield f"trail: at most {paid} blood is paid there, not {slot.blood}"
