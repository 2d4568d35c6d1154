"""Other worlds: a table that looks the same to one player, with everything that player cannot know dealt anew."""

from __future__ import annotations

from collections import Counter

from coterie.games.empire.cards import CHARACTERS, HUMAN, OTHER, VAMPIRE
from coterie.games.empire.insight import suspicion
from coterie.games.empire.rules.valid import refuse_fight
from coterie.games.empire.table import Table
from coterie.kernel.chance import Chance
from coterie.kernel.state import Seat

MANY = 1000
"""How often a hand is dealt again that could not have made the attack it made."""


def resample(table: Table, seat: Seat, chance: Chance) -> None:
    """Deal the opponent's cards from the public deck lists and the secret tokens from what is possible; what was seen stays.

    Orders of decks and city do not exist until a card is drawn, so a new chance is all they need.
    """
    table.chance = chance.branch()
    deal_hidden_cards(table, OTHER[seat], chance)
    for _ in range(MANY):
        if not lacks_attack(table, OTHER[seat]):
            break
        deal_hidden_cards(table, OTHER[seat], chance)
    if seat == HUMAN:
        deal_vampires(table, chance)
    else:
        table.trusted = deal_trusted(table, len(table.trusted), chance)


def deal_hidden_cards(table: Table, seat: Seat, chance: Chance) -> None:
    """The cards of a side that the opponent cannot place: hand, deck, cellar and the face-down part of the moat."""
    side = table.sides[seat]
    certain = Counter(side.seen_hand)
    certain.update(side.seen_moat)
    fight = table.fight
    if fight is not None:
        certain.update(fight.on_the_table(seat))
    paid = [len(running.paid) if running.seat == seat else 0 for running in table.running]
    for running in table.running:
        if running.seat == seat:
            certain[running.card] += 1
    hidden: list[str] = []
    for card in table.book.decks[seat].cards:
        hidden += [card.id] * (card.copies - certain[card.id])
    take = chance.take
    side.hand = side.seen_hand + [take(hidden) for _ in range(len(side.hand) - len(side.seen_hand))]
    side.cellar = [take(hidden) for _ in side.cellar]
    side.moat = side.seen_moat + [take(hidden) for _ in range(len(side.moat) - len(side.seen_moat))]
    for running, count in zip(table.running, paid, strict=True):
        if count:
            running.paid = [take(hidden) for _ in range(count)]
    side.deck = hidden


def lacks_attack(table: Table, seat: Seat) -> bool:
    """Whether a seat that has declared an attack, and so must hold cards for it, was dealt none (rule empire.fight.rounds)."""
    fight = table.fight
    if fight is None or fight.by != seat or fight.round > 1 or fight.attack_now or fight.defence_now:
        return False
    return refuse_fight(table, seat, fight.attacker, fight.target, fight.water) is not None


def deal_vampires(table: Table, chance: Chance) -> None:
    """Three vampires among those the human player does not know to be human; the likelier ones more often (rule empire.setup).

    Every set that is possible can come: likelihoods, taken from what everybody saw the vampire player do, are never 0.
    """
    suspects = [c for c in CHARACTERS if c not in table.trusted and c not in table.cleared and c not in table.revealed]
    fight = table.fight
    under_attack = fight.target if fight is not None and fight.by == VAMPIRE else ""
    weights = [1 + int(1000 * suspicion(table.attacked.get(c, 0), table.shielded.get(c, 0), c == under_attack)) for c in suspects]
    vampires = table.revealed[:]
    while len(vampires) < 3:
        left = chance.roll(sum(weights))
        at = 0
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        vampires.append(suspects.pop(at))
        weights.pop(at)
    table.vampires = tuple(vampires)


def deal_trusted(table: Table, count: int, chance: Chance) -> list[str]:
    """The humans the human player knows of (rule empire.setup)."""
    humans = [character for character in CHARACTERS if character not in table.vampires]
    return [chance.take(humans) for _ in range(count)]
