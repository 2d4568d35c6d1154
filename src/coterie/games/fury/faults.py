"""What no table can be like: cards lost or doubled, counters out of bounds, secrets that contradict what everybody knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from coterie.games.fury.clues import ANYWHERE, HIDE, Clues
from coterie.games.fury.facts.cards import EVENT_DECK, EVENTS, HUNTERS, ITEM_DECK, MINA, POWERS, TOKENS
from coterie.games.fury.facts.places import CITIES, HOSPITAL, IS_SEA, NO_GROUND, NUMBER, PLACES, RAILS, ROADS
from coterie.games.fury.pieces import Hunter, Slot
from coterie.games.fury.table import THE_COUNT, Table
from coterie.games.fury.worlds.paths import fits

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
    if len(table.hosts) > 3:
        yield "hosts: there are three markers"
    if any(place not in CITIES for place in table.hosts) or len(set(table.hosts)) < len(table.hosts):
        yield "hosts: each lies in another city"
    if table.ground >= 0 and (table.ground not in CITIES or table.ground in NO_GROUND):
        yield "ground: it lies in a city that is not beside the castle"
    if (table.storm >= 0) != (table.storm_left > 0) or (table.storm >= 0 and not IS_SEA[table.storm]) or table.storm_left < 0:
        yield "storm, storm_left: a sea, and for how many turns"
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
    if hunter.place >= 0 and (IS_SEA[hunter.place] != bool(hunter.voyage) or hunter.voyage[-1:] not in ((), (hunter.place,))):
        yield f"hunters.{name}.voyage: it begins at a port and ends on land"
    for cards in hunter.seen:
        for card in _missing(cards, hunter.items + hunter.events) if cards else ():
            yield f"hunters.{name}.seen: {card} is not there"
    for card in hunter.events:
        if not _is_event(card, "hunters", "keep"):
            yield f"hunters.{name}.events: a hunter cannot hold {card}"
    yield from _company_faults(table, number, hunter)


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
    if table.dracula not in places:
        yield "dracula: the card of his place must lie in the trail"
    if table.dracula == HOSPITAL or HOSPITAL in places:
        yield "dracula: he never enters the hospital"
    for slot in (*slots, *table.dropped):
        yield from _slot_faults(table, slot)
    if any(slot is not None and (not 0 <= table.place_of(slot) < HIDE or slot.sea or slot.powers) for slot in table.catacombs):
        yield "catacombs: only cities lie there, without powers"
    if any(not slot.serial and not slot.powers for slot in table.trail):
        yield "trail: a space holds a card or a power"
    if any(serial not in table.cards for serial in table.voyage) or table.sailed < 0:
        yield "voyage, sailed: the numbers of cards, and how many sea moves"
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
    if any(token.harmless and token.kind == "new_vampire" for token in slot.tokens):
        yield "tokens: a New Vampire is not harmless"


def misfits(table: Table) -> Iterator[str]:
    """What a person may have written wrong that the rules never get wrong."""
    if table.round < 1:
        yield "round: rounds are counted from 1"
    yield from _announcements(table)
    if table.phase == "place":
        if table.trail or table.dropped or any(table.catacombs) or any(hunter.place < 0 for hunter in table.hunters[: table.active]):
            yield "phase: the trail is empty before the game, and whoever has begun is somewhere"
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
    moving = table.active < THE_COUNT and table.phase in ("move", "action")
    if table.party and not moving:
        yield "party: only when hunters move or act"
    elif moving and (table.active not in table.party or any(number not in table.group_of(table.active) for number in table.party)):
        yield "party: the hunter whose turn it is, and others of his group"


def _announcements(table: Table) -> Iterator[str]:
    """Moves that nobody can have announced."""
    for number, hunter in enumerate(table.hunters):
        way, _, place = hunter.announced.partition(":")
        if hunter.announced not in ("", "stay") and (way not in ("road", "sea", "train") or place not in NUMBER):
            yield f"hunters.{HUNTERS[number]}.announced: {hunter.announced!r} is no move"
    if any(ability not in ("newspaper_reports", "sense_of_emergency", "inner_strength") for ability in table.used):
        yield "used: there is no such ability"


def contradictions(table: Table) -> Iterator[str]:
    """What everybody is said to know of Dracula's way, and cannot; asked last, when all else is right."""
    yield from _misread(table.clues, table.cards)
    hidden = [slot.up for slot in table.trail if "hide" in slot.powers]
    if table.hides and not (hidden and any(slot.serial == table.hides for slot in table.trail)):
        yield "hides: the number of the card in the trail where he laid Hide"
    if False in hidden and not table.hides:
        yield "hides: it is needed for a Hide card that lies face down"
    for slot in (*table.trail, *table.catacombs):
        if slot is not None and slot.up and slot.serial and table.clues.may[slot.serial] != 1 << table.place_of(slot):
            yield f"clues: everybody knows card {slot.serial}, which lies face up"
    if table.trail and not fits(table.clues, table.cards, table.dracula):
        yield "clues: his true way does not agree with them"


def _misread(clues: Clues, cards: dict[int, int]) -> Iterator[str]:
    """Clues that nobody can have: of cards there are not, of moves there are not."""
    told = [serial for _, serials in clues.some for serial in serials] + [serial for pair in clues.bare for serial in pair]
    told += [step[1] for step in clues.steps if step[0] != "off"]
    if any(serial not in clues.may or serial not in cards for serial in (*told, *clues.may)):
        yield "clues: there is no such card"
    for what, _, how, through, _, hiding in clues.steps:
        if what not in ("lay", "back", "stand", "off") or how not in ("", "any", "double", "step") or max(through, hiding) > ANYWHERE:
            yield "clues.steps: there is no such step"
    if clues.origin > ANYWHERE:
        yield "clues.origin: places alone"
