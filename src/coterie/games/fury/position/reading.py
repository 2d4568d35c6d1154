"""A position of Fury of Dracula as a table; what no table can be like is refused, with the name of the field."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from coterie.games.fury.clues import HIDE, HIDE_BIT, Clues, Step
from coterie.games.fury.facts.cards import EVENT_DECK, HUNTERS, ITEM_DECK, MINA, TOKENS
from coterie.games.fury.facts.figures import DRACULA, Book
from coterie.games.fury.facts.places import CASTLE, CITY_BITS, IS_SEA, LAND_BITS, NUMBER, PLACES, SEA_BITS
from coterie.games.fury.pieces import NOWHERE, Hunter, Slot, Token
from coterie.games.fury.position.faults import faults
from coterie.games.fury.position.form import CluesPosition, HunterPosition, Position, SlotPosition
from coterie.games.fury.position.misfits import contradictions, misfits
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.chance import read_hex
from coterie.kernel.errors import BadPosition

_ALL = (1 << (HIDE + 1)) - 1


def read(book: Book, position: Position, chance: int) -> Table:
    """The table a position describes; BadPosition says what could not be."""
    _check_names(book, position)
    table = Table(read_hex(position.chance) if position.chance else chance, book)
    table.round, table.phase, table.time = position.round, position.phase, position.time
    table.active = THE_COUNT if position.active == DRACULA else HUNTERS.index(position.active)
    table.vampires, table.resolve = position.vampires, position.resolve
    table.blood = book.figures.blood if position.blood is None else position.blood
    table.used, table.spent, table.treated, table.asked = position.used[:], position.spent, position.treated, position.asked[:]
    table.party = tuple(HUNTERS.index(name) for name in position.party)
    for number, name in enumerate(HUNTERS):
        table.hunters[number] = _read_hunter(book, number, position.hunters[name])
    if not table.party and table.active < THE_COUNT and table.phase in ("move", "action"):
        table.party = table.group_of(table.active)
    _read_dracula(table, position)
    _read_cards(table, position)
    table.ground, table.storm, table.storm_left = _place(position.ground), _place(position.storm), position.storm_left
    table.hosts = [NUMBER[name] for name in position.hosts]
    if position.roadblock:
        table.roadblock = (NUMBER[position.roadblock[0]], NUMBER[position.roadblock[1]], int(position.roadblock[2] == "rail"))
    _check_counts(book, position)
    table.told = position.told.get("", 0)
    table.told_apart = {seat: position.told.get(seat, 0) for seat in book.seats}
    table.learned = {seat: position.learned.get(seat, 0) for seat in book.seats}
    for fault in chain(misfits(table), faults(table), contradictions(table)):
        raise BadPosition(fault)
    return table


def _place(name: str) -> int:
    return NUMBER[name] if name else NOWHERE


def _number(text: str, where: str) -> int:
    if not 0 < len(text) <= 18 or any(digit not in "0123456789abcdef" for digit in text):
        raise BadPosition(f"{where}: {text!r} is not a hexadecimal number of up to 18 digits")
    return int(text, 16)


def _serial(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise BadPosition(f"cards, clues: {text!r} is not the number of a card")
    return int(text)


def _check_names(book: Book, position: Position) -> None:
    """Every name that is looked up must be one."""
    if set(position.hunters) != set(HUNTERS):
        raise BadPosition(f"hunters: the four are {', '.join(HUNTERS)}, each once")
    if position.active not in (DRACULA, *HUNTERS):
        raise BadPosition(f"active: {position.active!r} is neither dracula nor a hunter")
    if any(name not in HUNTERS for name in position.party):
        raise BadPosition(f"party: there are {', '.join(HUNTERS)}")
    slots = [*position.trail, *(slot for slot in position.catacombs if slot), *position.dropped]
    if any(slot.serial < 0 or (slot.serial and not slot.place) for slot in slots):
        raise BadPosition("trail, catacombs, dropped: a serial is the number of a card with a place, from 1")
    places = [(where, name) for where, name in _optional_places(position) if name]
    places += [("hosts", name) for name in position.hosts] + [("roadblock", name) for name in position.roadblock[:2]]
    places += [("trail, catacombs, dropped", slot.place) for slot in slots if slot.place not in ("", "hide")]
    places += [("cards", name) for name in position.cards.values() if name != "hide"]
    for who, hunter in position.hunters.items():
        places += [(f"hunters.{who}.voyage", name) for name in hunter.voyage]
        strange = [seat for seat in hunter.seen if seat not in book.seats]
        if strange:
            raise BadPosition(f"hunters.{who}.seen: there is no seat {strange[0]!r}")
    for where, name in places:
        if name not in NUMBER:
            raise BadPosition(f"{where}: there is no place {name!r}")
    if len(position.roadblock) not in (0, 3) or (position.roadblock and position.roadblock[2] not in ("road", "rail")):
        raise BadPosition("roadblock: two places and road or rail")
    if not 0 <= position.time <= 5:
        raise BadPosition("time: from 0 (dawn) to 5 (small hours)")


def _check_counts(book: Book, position: Position) -> None:
    """How much each seat was told and has learned."""
    for name, counts, seats in (("told", position.told, ("", *book.seats)), ("learned", position.learned, book.seats)):
        for seat, count in counts.items():
            if seat not in seats or count < 0:
                raise BadPosition(f"{name}: a number from 0 on for each seat, not {count} for {seat!r}")


def _optional_places(position: Position) -> list[tuple[str, str]]:
    """The fields that name one place, or none."""
    single = [("dracula", position.dracula), ("ground", position.ground), ("storm", position.storm)]
    return single + [(f"hunters.{who}.place", hunter.place) for who, hunter in position.hunters.items()]


def _shown(written: str | None, cards: list[str], bites: int) -> str:
    if written is not None:
        return written
    return cards[0] if bites and cards else ""


def _read_hunter(book: Book, number: int, written: HunterPosition) -> Hunter:
    health = book.figures.health[HUNTERS[number]] if written.health is None else written.health
    hunter = Hunter(health, int(number == MINA) if written.bites is None else written.bites, len(book.seats))
    hunter.place = _place(written.place)
    hunter.items, hunter.events, hunter.dogs = written.items[:], written.events[:], written.dogs
    hunter.shown_item = _shown(written.shown_item, hunter.items, hunter.bites)
    hunter.shown_event = _shown(written.shown_event, hunter.events, hunter.bites)
    hunter.group, hunter.moved, hunter.misses = written.group, written.moved, written.misses
    hunter.fog, hunter.bats, hunter.keeps = written.fog, written.bats, written.keeps[:]
    hunter.voyage = tuple(NUMBER[name] for name in written.voyage)
    hunter.announced = written.announced
    hunter.seen = [written.seen.get(seat, [])[:] for seat in book.seats]
    for card in (hunter.shown_item, hunter.shown_event):
        for cards in hunter.seen:
            if card and card not in cards:
                cards.append(card)
    return hunter


def _read_dracula(table: Table, position: Position) -> None:
    """Trail and catacombs, and what everybody knows of them."""
    table.dracula = _place(position.dracula)
    table.cards = {_serial(serial): HIDE if name == "hide" else NUMBER[name] for serial, name in position.cards.items()}
    numbered = [*reversed(position.trail), *(slot for slot in position.catacombs if slot), *position.dropped]
    table.serials = max(0, position.serials, *table.cards, *(slot.serial for slot in numbered))
    for slot in numbered:
        if slot.place and not slot.serial:
            table.serials += 1
            slot.serial = table.serials
        if slot.place:
            table.cards[slot.serial] = HIDE if slot.place == "hide" else NUMBER[slot.place]
    table.trail = [_read_slot(slot) for slot in position.trail]
    spaces: list[Slot | None] = [None if slot is None else _read_slot(slot) for slot in position.catacombs]
    table.catacombs = spaces + [None] * (table.book.figures.catacombs - len(spaces))
    table.dropped = [_read_slot(slot) for slot in position.dropped]
    table.hides = _hidden_at(table) if position.hides is None else position.hides
    table.voyage = _voyage(table) if position.voyage is None else tuple(position.voyage)
    table.sailed = max(0, len(table.voyage) - 1) if position.sailed is None else position.sailed
    table.swift, table.announced = position.swift, position.announced
    table.clues = _read_clues(position.clues) if position.clues is not None else _fresh_clues(table)


def _read_slot(written: SlotPosition) -> Slot:
    sea = bool(written.place) and written.place != "hide" and IS_SEA[NUMBER[written.place]]
    up = written.place in ("", PLACES[CASTLE]) if written.up is None else written.up
    slot = Slot(written.serial, tuple(written.powers), sea, up, written.blood)
    slot.tokens = [Token(token.kind, token.up, token.harmless) for token in written.tokens]
    return slot


def _hidden_at(table: Table) -> int:
    """The location card that a Hide card in the trail belongs to: the next older one."""
    hidden = False
    for slot in table.trail:
        if hidden and slot.serial:
            return slot.serial
        hidden = hidden or "hide" in slot.powers
    return 0


def _voyage(table: Table) -> tuple[int, ...]:
    """The cards of a voyage as the trail shows it: the seas at its head, and the port before them; none if no port is there."""
    if not table.at_sea:
        return ()
    laid: list[int] = []
    for slot in table.trail:
        if 0 <= table.place_of(slot) < HIDE:
            laid.insert(0, slot.serial)
            if not slot.sea:
                return tuple(laid)
    return ()


def _fresh_clues(table: Table) -> Clues:
    """Nothing is known of the face-down cards but their backs, and that each of them is another."""
    clues = Clues()
    lying = [slot for slot in (*table.catacombs, *table.dropped) if slot is not None and slot.serial]
    for other in lying:
        clues.may[other.serial] = _may(table, other)
    for slot in reversed(table.trail):
        if slot.serial:
            present = tuple(other.serial for other in lying)
            clues.lay(slot.serial, _may(table, slot), "any", _ALL, present, LAND_BITS if slot.up else CITY_BITS)
            lying.append(slot)
    return clues


def _may(table: Table, slot: Slot) -> int:
    if slot.up:
        return 1 << table.cards[slot.serial]
    return SEA_BITS if slot.sea else CITY_BITS | HIDE_BIT


def _read_clues(written: CluesPosition) -> Clues:
    clues = Clues()
    clues.origin = _number(written.origin, "clues.origin")
    steps: list[Step] = []
    for what, serial, how, through, present, hiding in written.steps:
        steps.append((what, serial, how, _number(through, "clues.steps"), tuple(present), _number(hiding, "clues.steps")))
    clues.steps = steps
    clues.may = {_serial(serial): _number(mask, "clues.may") for serial, mask in written.may.items()}
    clues.some = [(_number(mask, "clues.some"), tuple(serials)) for mask, serials in written.some]
    clues.bare = written.bare[:]
    return clues


def _read_cards(table: Table, position: Position) -> None:
    """Hands, decks and discards; what is left out follows from the rest."""
    table.events, table.seen_events = position.events[:], position.seen_events[:]
    table.ally_of_hunters, table.ally_of_dracula = position.ally_of_hunters, position.ally_of_dracula
    table.event_discards, table.item_discards = position.event_discards[:], position.item_discards[:]
    held = [card for hunter in table.hunters for card in hunter.events]
    allies = [card for card in (table.ally_of_hunters, table.ally_of_dracula) if card]
    table.event_deck = _rest(EVENT_DECK, position.event_deck, [*table.events, *table.event_discards, *held, *allies])
    items = [item for hunter in table.hunters for item in (*hunter.items, *["dogs"] * hunter.dogs)]
    table.item_deck = _rest(ITEM_DECK, position.item_deck, [*table.item_discards, *items])
    laid = [token.kind for slot in (*table.trail, *table.catacombs, *table.dropped) if slot is not None for token in slot.tokens]
    laid += [token for hunter in table.hunters for token in hunter.keeps]
    table.seen_tokens = position.seen_tokens[:]
    if position.tokens is None:
        table.pool = _rest(TOKENS, None, laid)
        table.tokens = [table.take(table.pool) for _ in range(min(table.book.figures.encounters_held, len(table.pool)))]
    else:
        table.tokens = position.tokens[:]
        table.pool = _rest(TOKENS, position.pool, [*laid, *table.tokens])


def _rest(whole: tuple[str, ...], written: list[str] | None, elsewhere: list[str]) -> list[str]:
    if written is not None:
        return written[:]
    left = Counter(whole)
    left.subtract(elsewhere)
    return list(left.elements())
