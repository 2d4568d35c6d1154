"""The observation vector of Fury of Dracula, version 1: numbers from 0 to 1, as `docs/lab.md` explains and `LAYOUT` lists them."""

from __future__ import annotations

from typing import Final

from coterie.games.fury.facts.cards import ENCOUNTERS, EVENTS, HUNTERS, ITEMS, POWERS, TACTICS, TIMES
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import NUMBER, PLACES
from coterie.games.fury.view import CombatView, FuryView, HunterView, SlotView

VERSION: Final = 1
SPACES: Final = 6
CRYPTS: Final = 3
ENEMIES: Final = (DRACULA, "vampire_lair", *(name for name, encounter in ENCOUNTERS.items() if encounter.tactics))
PER_HUNTER: Final = 11 + len(PLACES)
PER_SLOT: Final = 6 + len(POWERS) + len(PLACES) + len(ENCOUNTERS)
LAYOUT: Final = [
    ("seat: Dracula", 1),
    ("active: each hunter, Dracula", 5),
    ("round, in hundredths; vampires, resolve in sixths", 3),
    ("time: each of six", len(TIMES)),
    ("Dracula: blood, tokens and events in twentieths, at sea, swift, announced", 6),
    ("Dracula's place, as far as known", len(PLACES)),
    ("each hunter: health, bites, items, events, dogs, group, moved, misses, fog, bats, announced, place", 4 * PER_HUNTER),
    ("each hunter: own or seen copies of each item and event in fifths", 4 * (len(ITEMS) + len(EVENTS))),
    ("own encounters and events of Dracula, or those seen, in sixths", len(ENCOUNTERS) + len(EVENTS)),
    ("each space of the trail: there, city, sea, up, tokens, blood, powers, place, known tokens", SPACES * PER_SLOT),
    ("each space of the catacombs, likewise", CRYPTS * PER_SLOT),
    ("discarded events, then items, of each kind in fifths", len(EVENTS) + len(ITEMS)),
    ("decks: events in hundredths, items and pool in fiftieths", 3),
    ("allies of hunters, then of Dracula", 2 * len(EVENTS)),
    ("consecrated ground, heavenly hosts, storm", 3 * len(PLACES)),
    ("combat: on, round, continues, traps, repelled, ban, shown", 7),
    ("combat: enemy, then its card, the card that lies there", len(ENEMIES) + 2 * len(TACTICS)),
    ("combat: each hunter fights, is the target", 8),
]


def encode(view: FuryView) -> list[float]:
    """A view as numbers."""
    numbers = [float(view.seat == DRACULA)]
    numbers += [float(view.active == who) for who in (*HUNTERS, DRACULA)]
    numbers += [_part(view.round, 100), _part(view.vampires, 6), _part(view.resolve, 6)]
    numbers += [float(view.time == time) for time in TIMES]
    count = view.dracula
    numbers += [_part(count.blood, 20), _part(count.tokens, 20), _part(count.events, 20)]
    numbers += [float(count.at_sea), float(count.swift), float(bool(count.announced))]
    numbers += _places((count.place,))
    for hunter in view.hunters:
        numbers += _hunter(hunter)
    for hunter in view.hunters:
        known = hunter.own_items + hunter.own_events or hunter.seen
        numbers += [_part(known.count(card), 5) for card in (*ITEMS, *EVENTS)]
    numbers += [_part((count.own_tokens or count.seen_tokens).count(token), 6) for token in ENCOUNTERS]
    numbers += [_part((count.own_events or count.seen_events).count(card), 6) for card in EVENTS]
    numbers += _row(view.trail, SPACES) + _row(view.catacombs, CRYPTS)
    numbers += [_part(view.event_discards.count(card), 5) for card in EVENTS]
    numbers += [_part(view.item_discards.count(card), 5) for card in ITEMS]
    numbers += [_part(view.event_deck, 100), _part(view.item_deck, 50), _part(view.pool, 50)]
    numbers += [float(view.ally_of_hunters == card) for card in EVENTS]
    numbers += [float(view.ally_of_dracula == card) for card in EVENTS]
    return numbers + _places((view.ground,)) + _places(view.hosts) + _places((view.storm,)) + _combat(view.combat)


def _part(number: int, whole: int) -> float:
    return min(1.0, number / whole)


def _places(names: tuple[str, ...]) -> list[float]:
    numbers = [0.0] * len(PLACES)
    for name in names:
        if name:
            numbers[NUMBER[name]] = 1.0
    return numbers


def _hunter(hunter: HunterView) -> list[float]:
    return [
        _part(hunter.health, hunter.health_most),
        _part(hunter.bites, 3),
        _part(hunter.items, 5),
        _part(hunter.events, 5),
        _part(hunter.dogs, 2),
        float(bool(hunter.group)),
        float(hunter.moved),
        float(hunter.misses),
        float(hunter.fog),
        float(hunter.bats),
        float(bool(hunter.announced)),
        *_places((hunter.place,)),
    ]


def _row(slots: tuple[SlotView, ...] | tuple[SlotView | None, ...], length: int) -> list[float]:
    numbers: list[float] = []
    for at in range(length):
        slot = slots[at] if at < len(slots) else None
        if slot is None:
            numbers += [0.0] * PER_SLOT
            continue
        kinds = [token.kind for token in slot.tokens]
        numbers += [1.0, float(slot.back == "city"), float(slot.back == "sea"), float(slot.up)]
        numbers += [_part(len(kinds), 3), _part(slot.blood, 2)]
        numbers += [float(power in slot.powers) for power in POWERS]
        numbers += _places((slot.place,))
        numbers += [_part(kinds.count(kind), 3) for kind in ENCOUNTERS]
    return numbers


def _combat(combat: CombatView | None) -> list[float]:
    if combat is None:
        return [0.0] * (7 + len(ENEMIES) + 2 * len(TACTICS) + 8)
    numbers = [1.0, _part(combat.round, 10), _part(combat.continues, 3), _part(combat.traps, 3)]
    numbers += [float(combat.repelled), float(combat.ban), float(combat.shown)]
    numbers += [float(combat.enemy == enemy) for enemy in ENEMIES]
    numbers += [float(combat.card == card) for card in TACTICS] + [float(combat.lain_enemy == card) for card in TACTICS]
    return numbers + [float(who in combat.fighters) for who in HUNTERS] + [float(combat.target == who) for who in HUNTERS]
