"""What a player of Vampire Empire knows, and what follows from it: who may be a vampire, what a card is worth, how a fight may go."""

from __future__ import annotations

from math import exp
from typing import Final, Self

from coterie.games.empire.cards import (
    CHARACTERS,
    HUMAN,
    OTHER,
    VAMPIRE,
    CancelCombat,
    CancelSupport,
    Card,
    Confession,
    Draw,
    Pick,
    Protect,
    Spy,
    Swap,
)
from coterie.games.empire.table import Fight, Table
from coterie.games.empire.view import EmpireView, FightView
from coterie.kernel.state import Seat

PER_CARD: Final = 0.31
"""The points of one profession in the average card of our decks."""
PER_CARD_REVEALED: Final = 0.6
"""The same where red cards, or holy water, count too."""
UNDER_ATTACK: Final = 0.1
"""How much likelier a vampire than a human is to be attacked by the vampire player."""
SURVIVED: Final = 0.9
"""How much likelier it is to have survived such an attack; 1.07 in games between `steady` bots, and people bluff less."""
SHIELDED: Final = 1.5
"""How much likelier a vampire is to have a card laid for it."""


class Insight:
    """A table as one player knows it: made from a view, or from the table of an imagined world, of which it reads no more."""

    __slots__ = (
        "active",
        "attack",
        "attack_now",
        "attack_tokens",
        "attacked",
        "attacker",
        "by",
        "cards",
        "castle",
        "cleared",
        "dead",
        "defence",
        "defence_now",
        "defence_tokens",
        "hand",
        "in_city",
        "nature",
        "other_hand",
        "phase",
        "protected",
        "revealed",
        "round",
        "running",
        "seat",
        "shielded",
        "target",
        "water",
    )

    seat: Seat
    cards: dict[str, Card]
    hand: list[str]
    castle: list[str]
    in_city: int
    dead: list[str]
    revealed: list[str]
    cleared: list[str]
    nature: dict[str, bool]
    """Whether a character is a vampire, where this player knows."""
    attack_tokens: dict[str, int]
    defence_tokens: dict[str, int]
    protected: list[str]
    attacked: dict[str, int]
    shielded: dict[str, int]
    active: Seat
    phase: str
    other_hand: int
    by: Seat
    attacker: str
    target: str
    round: int
    attack: int
    defence: int
    attack_now: list[str]
    defence_now: list[str]
    water: str
    """The holy water card of a detection that may still be laid; "" if there is none."""
    running: str

    @classmethod
    def of_table(cls, table: Table, seat: Seat) -> Insight:
        """What a seat knows of a table."""
        self = cls.__new__(cls)
        side = table.sides[seat]
        self.seat = seat
        self.cards = table.book.cards
        self.hand = side.hand
        self.castle = table.castle
        self.in_city = len(table.city) + len(table.bottom)
        self.dead = table.dead
        self.revealed = table.revealed
        self.cleared = table.cleared
        if seat == VAMPIRE:
            self.nature = {character: character in table.vampires for character in CHARACTERS}
        else:
            self.nature = dict.fromkeys(table.trusted, False)
            for character in table.cleared:
                self.nature[character] = False
            for character in table.revealed:
                self.nature[character] = True
        self.attack_tokens = table.attack_tokens
        self.defence_tokens = table.defence_tokens
        self.protected = table.protected
        self.attacked = table.attacked
        self.shielded = table.shielded
        self.active = table.active
        self.phase = table.phase
        self.other_hand = len(table.sides[OTHER[seat]].hand)
        self.running = table.running[-1].card if table.running else ""
        fight = table.fight
        if fight is None:
            self.by = ""
        else:
            self._enter_fight(fight, fight.attack_now, fight.defence_now)
            self.attack = self.sum(fight.attack) + self.sum(fight.attack_now)
            self.defence = self.sum(fight.defence) + self.sum(fight.defence_now)
            if fight.round == 1 or table.book.setup.tokens == "kept":
                self.attack += table.attack_tokens.get(fight.attacker, 0)
                self.defence += table.defence_tokens.get(fight.target, 0)
        return self

    @classmethod
    def of_view(cls, view: EmpireView, cards: dict[str, Card]) -> Self:
        """What a seat knows by its view."""
        self = cls.__new__(cls)
        self.seat = view.seat or ""
        self.cards = cards
        self.hand = list(view.hand)
        self.castle = list(view.castle)
        self.in_city = view.city
        known = view.characters
        self.dead = [c.id for c in known if c.place == "dead"]
        self.revealed = [c.id for c in known if c.public and c.nature == "vampire"]
        self.cleared = [c.id for c in known if c.public and c.nature == "human"]
        self.nature = {c.id: c.nature == "vampire" for c in known if c.nature}
        self.attack_tokens = {c.id: c.attack for c in known if c.attack}
        self.defence_tokens = {c.id: c.defence for c in known if c.defence}
        self.protected = [c.id for c in known if c.protected]
        self.attacked = {c.id: c.attacked for c in known}
        self.shielded = {c.id: c.shielded for c in known}
        self.active = view.active
        self.phase = view.phase
        self.other_hand = view.sides[OTHER[self.seat]].hand
        self.running = view.running[-1].card if view.running else ""
        fight = view.fight
        if fight is None:
            self.by = ""
        else:
            self._enter_fight(fight, list(fight.attack_now), list(fight.defence_now))
            self.attack, self.defence = fight.attack_total, fight.defence_total
        return self

    def _enter_fight(self, fight: Fight | FightView, attack_now: list[str], defence_now: list[str]) -> None:
        self.by, self.attacker, self.target, self.round, self.water = fight.by, fight.attacker, fight.target, fight.round, fight.water
        self.attack_now, self.defence_now = attack_now, defence_now

    def sum(self, cards: list[str]) -> int:
        """The points of some cards."""
        facts = self.cards
        return sum(facts[card].value for card in cards)

    def guilt(self) -> dict[str, float]:
        """How likely each character is a vampire, in this player's eyes.

        The human player deduces: whom the vampire player attacks is hardly one of its own, whom it fights for may well be. Whoever has
        survived its attack tells less: its light attacks on its own are survived, and those it means are not.
        """
        nature = self.nature
        if self.seat == VAMPIRE:
            return {character: float(vampire) for character, vampire in nature.items()}
        under_attack = self.target if self.by == VAMPIRE else ""
        weights = {c: suspicion(self.attacked.get(c, 0), self.shielded.get(c, 0), c == under_attack) for c in CHARACTERS if c not in nature}
        missing = 3 - len(self.revealed)
        total = sum(weights.values()) or 1.0
        guilt = {character: min(0.97, missing * weight / total) for character, weight in weights.items()}
        for character, vampire in nature.items():
            guilt[character] = float(vampire)
        return guilt

    def strength(self, character: str, against: str) -> int:
        """The points in this player's hand that count for a character in a fight against another."""
        facts = self.cards
        profession = CHARACTERS[character]
        joker = "holy-water" if self.seat == HUMAN and against in self.revealed else "vampire" if character in self.revealed else ""
        total = 0
        for card in self.hand:
            card_facts = facts[card]
            if profession in card_facts.professions or card_facts.type == joker:
                total += card_facts.value
        return total

    def least(self, character: str) -> int:
        """The fewest points with which this player can attack with a character; 0 if it holds no card for it."""
        fitting = [self.cards[card] for card in self.hand]
        profession, shown = CHARACTERS[character], character in self.revealed
        values = [card.value for card in fitting if profession in card.professions or (shown and card.type == "vampire")]
        return min(values) + self.attack_tokens.get(character, 0) if values else 0

    def resistance(self, character: str, against: str) -> float:
        """The points the opponent is likely to find for a character in a fight against another."""
        revealed = character in self.revealed if self.seat == HUMAN else against in self.revealed
        return self.other_hand * (PER_CARD_REVEALED if revealed else PER_CARD)

    def kill_chance(self, attacker: str, target: str, strength: float) -> float:
        """How likely an attack of that strength kills a target that is defended."""
        defence = self.resistance(target, attacker) + self.defence_tokens.get(target, 0)
        return odds((strength + self.attack_tokens.get(attacker, 0) - defence - 0.5) / 1.7)

    def worth(self, card: str) -> float:
        """What a card in hand is worth to its owner now."""
        facts = self.cards[card]
        if facts.effect is not None:
            cost = facts.day if self.active == HUMAN else facts.night
            return _EFFECT_WORTH.get(type(facts.effect), 1.3) - 0.3 * cost
        matching = sum(CHARACTERS[character] in facts.professions for character in self.castle)
        worth = facts.value * (0.35 + 0.3 * matching)
        if facts.type == "holy-water":
            hunted = any(character in self.revealed for character in self.castle)
            return worth + facts.value * (0.6 if hunted else 0.2) + (1.0 if len(self.revealed) < 3 else 0.0)
        if facts.type == "vampire":
            shown = any(character in self.revealed for character in self.castle)
            return worth + facts.value * (0.7 if shown else 0.35)
        return worth


def suspicion(attacked: int, shielded: int, under_attack: bool) -> float:
    """How much likelier a vampire somebody is for what the vampire player did to and for them; `attacked` counts an attack that runs.

    In games between `steady` bots most of whom they attack die, and are human; whoever survives may have been attacked for show.
    """
    survived = attacked - under_attack
    return SURVIVED**survived * (UNDER_ATTACK if under_attack else 1.0) * SHIELDED ** max(-3, min(4, shielded))


def odds(lead: float) -> float:
    """A lead as a probability."""
    return 1 / (1 + exp(-lead))


_EFFECT_WORTH: Final[dict[type, float]] = {
    CancelCombat: 2.3,
    Draw: 2.6,
    Pick: 1.6,
    Spy: 1.3,
    Protect: 0.9,
    CancelSupport: 1.2,
    Confession: 1.9,
    Swap: 1.3,
}
