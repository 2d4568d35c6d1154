"""Who may attack whom, which cards are valid in a fight, and how it stands."""

from __future__ import annotations

from coterie.games.empire.cards import CHARACTERS, HUMAN, Card
from coterie.games.empire.rules import reasons
from coterie.games.empire.table import Table
from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Reason, Text


def refuse_attacker(table: Table, seat: Seat, attacker: str) -> Reason | None:
    """Humans attack with anybody not revealed; vampires with a revealed one if they have one in the castle (rule empire.fight)."""
    revealed = attacker in table.revealed
    if seat == HUMAN:
        return reasons.ATTACKER_IS_VAMPIRE if revealed else None
    if revealed or table.book.setup.attacker == "may":
        return None
    return reasons.ATTACKER_MUST_BE_REVEALED if any(who in table.revealed for who in table.castle) else None


def refuse_fight(table: Table, seat: Seat, attacker: str, target: str, water: str = "") -> Reason | None:
    """A fight needs an attacker, a target, and cards that beat the initial defence (rules empire.fight, empire.support.people)."""
    refused = refuse_attacker(table, seat, attacker)
    if refused is not None:
        return refused
    if target in table.protected:
        return reasons.TARGET_PROTECTED
    cards = table.book.cards
    profession = CHARACTERS[attacker]
    joker = "holy-water" if seat == HUMAN and target in table.revealed else "vampire" if attacker in table.revealed else ""
    strength = cards[water].value if water else 0
    for card in table.sides[seat].hand:
        facts = cards[card]
        if profession in facts.professions or facts.type == joker:
            strength += facts.value
    if not strength:
        return reasons.NO_VALID_CARD
    strength += table.attack_tokens.get(attacker, 0)
    return None if strength > table.defence_tokens.get(target, 0) else reasons.TOO_WEAK


def refuse_card(table: Table, seat: Seat, card: str) -> Reason | None:
    """Cards of the supported character's profession; holy water against a revealed vampire; red cards for one (rule empire.fight.valid)."""
    facts = table.book.cards[card]
    fight = table.the_fight
    if facts.type == "support":
        return reasons.NOT_A_COMBAT_CARD
    if CHARACTERS[fight.supported(seat)] in facts.professions:
        return None
    if facts.type == "holy-water":
        return None if fight.opposed(seat) in table.revealed else reasons.WATER_NEEDS_REVEALED
    if facts.type == "vampire":
        return None if fight.supported(seat) in table.revealed else reasons.RED_NEEDS_REVEALED
    return reasons.WRONG_PROFESSION


def value(table: Table, laid: list[str]) -> int:
    """The sum of the values of some cards."""
    cards = table.book.cards
    return sum(cards[card].value for card in laid)


def totals(table: Table) -> tuple[int, int]:
    """Attack and defence as they stand (rules empire.fight.rounds, empire.fight.example).

    Cards of the first round still count in the second; tokens count in the first alone.
    """
    fight = table.the_fight
    attack = value(table, fight.attack) + value(table, fight.attack_now)
    defence = value(table, fight.defence) + value(table, fight.defence_now)
    if fight.round == 1 or table.book.setup.tokens == "kept":
        attack += table.attack_tokens.get(fight.attacker, 0)
        defence += table.defence_tokens.get(fight.target, 0)
    return attack, defence


def lay_option(key: str, card: Card, label: str = "empire-option-lay") -> Option:
    """A card to lay, with its value; a card without one is named alone, for `why_not`."""
    if not card.value:
        return Option(key, Text("empire-option-card", {"card": card.ref}), (card.ref,))
    return Option(key, Text(label, {"card": card.ref, "value": card.value}), (card.ref,))
