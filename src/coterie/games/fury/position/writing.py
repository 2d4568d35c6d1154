"""A table of Fury of Dracula as a position."""

from __future__ import annotations

from coterie.games.fury.clues import HIDE, Clues
from coterie.games.fury.facts.cards import HUNTERS
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import PLACES
from coterie.games.fury.pieces import Hunter, Slot
from coterie.games.fury.position.form import CluesPosition, HunterPosition, Position, SlotPosition, TokenPosition
from coterie.games.fury.table import THE_COUNT, Table


def write(table: Table) -> Position:
    """The table as a position."""
    return Position(
        dracula=_name(table.dracula),
        trail=[_write_slot(table, slot) for slot in table.trail],
        hunters={HUNTERS[number]: _write_hunter(table, hunter) for number, hunter in enumerate(table.hunters)},
        active=DRACULA if table.active == THE_COUNT else HUNTERS[table.active],
        phase=table.phase,  # type: ignore[arg-type]  # the rules use just these words at quiet questions
        round=table.round,
        time=table.time,
        vampires=table.vampires,
        resolve=table.resolve,
        blood=table.blood,
        used=table.used[:],
        spent=table.spent,
        treated=table.treated,
        asked=table.asked[:],
        party=[HUNTERS[number] for number in table.party],
        catacombs=[None if slot is None else _write_slot(table, slot) for slot in table.catacombs],
        dropped=[_write_slot(table, slot) for slot in table.dropped],
        hides=table.hides,
        serials=table.serials,
        cards={str(serial): _name(place) for serial, place in table.cards.items()},
        clues=_write_clues(table.clues),
        voyage=list(table.voyage),
        sailed=table.sailed,
        swift=table.swift,
        announced=table.announced,
        tokens=table.tokens[:],
        seen_tokens=table.seen_tokens[:],
        pool=table.pool[:],
        events=table.events[:],
        seen_events=table.seen_events[:],
        event_deck=table.event_deck[:],
        event_discards=table.event_discards[:],
        item_deck=table.item_deck[:],
        item_discards=table.item_discards[:],
        ally_of_hunters=table.ally_of_hunters,
        ally_of_dracula=table.ally_of_dracula,
        ground=_name(table.ground),
        hosts=[_name(place) for place in table.hosts],
        roadblock=[PLACES[table.roadblock[0]], PLACES[table.roadblock[1]], ("road", "rail")[table.roadblock[2]]] if table.roadblock else [],
        storm=_name(table.storm),
        storm_left=table.storm_left,
        chance=table.chance.hex(),
        told={"": table.told, **table.told_apart},
        learned=table.learned.copy(),
    )


def _name(place: int) -> str:
    return "hide" if place == HIDE else PLACES[place] if place >= 0 else ""


def _write_slot(table: Table, slot: Slot) -> SlotPosition:
    return SlotPosition(
        place=_name(table.place_of(slot)),
        powers=list(slot.powers),
        up=slot.up,
        tokens=[TokenPosition(token.kind, token.up, token.harmless) for token in slot.tokens],
        blood=slot.blood,
        serial=slot.serial,
    )


def _write_hunter(table: Table, hunter: Hunter) -> HunterPosition:
    return HunterPosition(
        place=_name(hunter.place),
        health=hunter.health,
        bites=hunter.bites,
        items=hunter.items[:],
        events=hunter.events[:],
        dogs=hunter.dogs,
        shown_item=hunter.shown_item,
        shown_event=hunter.shown_event,
        group=hunter.group,
        moved=hunter.moved,
        misses=hunter.misses,
        fog=hunter.fog,
        bats=hunter.bats,
        keeps=hunter.keeps[:],
        voyage=[PLACES[place] for place in hunter.voyage],
        announced=hunter.announced,
        seen={seat: cards[:] for seat, cards in zip(table.book.seats, hunter.seen, strict=True) if cards},
    )


def _write_clues(clues: Clues) -> CluesPosition:
    return CluesPosition(
        origin=f"{clues.origin:x}",
        steps=[
            (what, serial, how, f"{through:x}", list(present), f"{hiding:x}") for what, serial, how, through, present, hiding in clues.steps
        ],
        may={str(serial): f"{mask:x}" for serial, mask in clues.may.items()},
        some=[(f"{mask:x}", list(serials)) for mask, serials in clues.some],
        bare=clues.bare[:],
    )
