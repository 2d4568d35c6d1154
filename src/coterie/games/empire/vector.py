"""The observation vector of Vampire Empire, version 1: numbers from 0 to 1, as `docs/lab.md` lists them."""

from __future__ import annotations

from typing import Final

from coterie.games.empire.cards import CHARACTERS, HUMAN, SEATS, standard_deck
from coterie.games.empire.view import CharacterView, EmpireView

VERSION: Final = 1
PHASES: Final = ("discard", "reveal", "before", "action", "after")
PER_CHARACTER: Final = 9
CARDS: Final = tuple(card.id for seat in SEATS for card in standard_deck(seat).cards)
LAYOUT: Final = [
    ("seat: human, vampire", 2),
    ("active: human", 1),
    ("turn, in hundredths", 1),
    ("phase: discard, reveal, before, action, after", len(PHASES)),
    ("each character: castle, city, dead, known vampire, known human, public, attack tokens, defence tokens, protected", 9 * PER_CHARACTER),
    ("each side (vampire, human): hand, deck, cellar, moat in fortieths, cellar used", 5 * len(SEATS)),
    ("own hand, a support card not yet announced included: copies of each card in quarters", len(CARDS)),
    ("cards of the other hand that were seen: copies of each card in quarters", len(CARDS)),
    ("fight: on, human attacks, second round, attack and defence in twentieths", 5),
    ("fight: attacker, then target, one of nine", 2 * len(CHARACTERS)),
    ("support card announced, of each card", len(CARDS)),
]


def encode(view: EmpireView) -> list[float]:
    """A view as numbers. Cards of a deck of the player's own that ours has not are not counted."""
    numbers = [float(view.seat == HUMAN), float(view.seat not in (HUMAN, None)), float(view.active == HUMAN), min(1.0, view.turn / 100)]
    numbers += [float(view.phase == phase) for phase in PHASES]
    for character in view.characters:
        numbers += _character(character)
    for seat in SEATS:
        side = view.sides[seat]
        numbers += [side.hand / 40, side.deck / 40, side.cellar / 40, side.moat / 40, float(side.cellar_used)]
    hand = (*view.hand, *(card.card for card in view.running if not card.announced))
    seen = tuple(card for side in view.sides.values() for card in side.seen)
    numbers += [min(1.0, hand.count(card) / 4) for card in CARDS]
    numbers += [min(1.0, seen.count(card) / 4) for card in CARDS]
    fight = view.fight
    if fight is None:
        numbers += [0.0] * (5 + 2 * len(CHARACTERS))
    else:
        totals = (fight.attack_total, fight.defence_total)
        numbers += [1.0, float(fight.by == HUMAN), float(fight.round == 2), *(min(1.0, total / 20) for total in totals)]
        numbers += [float(fight.attacker == character) for character in CHARACTERS]
        numbers += [float(fight.target == character) for character in CHARACTERS]
    running = [card.card for card in view.running if card.announced]
    return numbers + [float(card in running) for card in CARDS]


def _character(character: CharacterView) -> list[float]:
    return [
        float(character.place == "castle"),
        float(character.place == "city"),
        float(character.place == "dead"),
        float(character.nature == "vampire"),
        float(character.nature == "human"),
        float(character.public),
        min(1.0, character.attack / 4),
        min(1.0, character.defence / 4),
        float(character.protected),
    ]
