"""What a fight is worth: the combat table as a game of two, solved for how often each side should play each card.

Values are points of the vampire track, seen from the enemy's side: what is good for Dracula is above 0.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from coterie.games.fury.facts.cards import AGAINST_DRACULA, AGENTS, DRACULA_BY_DAY, DRACULA_BY_NIGHT, ENCOUNTERS, WEAPONS, Pair
from coterie.games.fury.facts.figures import DRACULA, Book
from coterie.games.fury.rules.combat.hands import DODGES, enemy_hand, fighting_hand
from coterie.games.fury.rules.combat.rounds import enemy_modifier
from coterie.games.fury.table import Table

DEFEAT: Final = 2.4
"""A defeated hunter: two points on the track, and his cards."""
VICTORY: Final = 6.0
BITE: Final = 0.8
BAT: Final = 0.5
BONUS: Final = 0.18
REPEL: Final = 0.12
ITEM: Final = 0.25
EVENT: Final = 0.2
LEARNING: Final = 50
"""How often each side answers the other before the shares of the cards are taken."""
GOING_ON: Final = 0.75
"""How much of what a round is worth the rounds after it are."""


def blood_worth(blood: int) -> float:
    """What so much blood is worth: the last points most of all."""
    return 5.0 * (1 - exp(-blood / 6)) + (VICTORY if blood > 0 else 0.0)


def health_worth(health: int) -> float:
    """What so much health of a hunter is worth."""
    return 1.8 * (1 - exp(-health / 4)) + (DEFEAT if health > 0 else 0.0)


class Stakes:
    """What both sides can lose in a fight."""

    __slots__ = ("agent", "bites_left", "blood", "continues", "events", "health", "items", "red", "vampires")

    def __init__(self, table: Table, hunter: int, agent: bool) -> None:
        holder, figures = table.hunters[hunter], table.book.figures
        name = list(figures.health)[hunter]
        self.agent = agent
        self.blood = table.blood
        self.red = next((point for point in figures.red_points if point < table.blood), 0)
        self.health = holder.health
        self.bites_left = figures.bites_to_defeat[name] - holder.bites
        self.items = len(holder.items)
        self.events = len(holder.events)
        self.vampires = figures.vampires_to_win - table.vampires
        self.continues = table.combat.continues if table.combat is not None else 0

    def key(self) -> tuple[int | bool, ...]:
        """Everything in it, to be compared."""
        return (self.agent, self.blood, self.red, self.health, self.bites_left, self.items, self.events, self.vampires, self.continues)

    def defeat(self) -> float:
        """What it is worth to defeat the hunter: the game, if two points are missing."""
        return VICTORY if self.vampires <= 2 else DEFEAT + 0.25 * (6 - self.vampires)

    def weigh(self, effects: tuple[str, ...]) -> tuple[float, bool]:
        """What a line of the table is worth to the enemy, and whether the fight is over."""
        worth, over = 0.0, False
        for effect in effects:
            kind, _, amount = effect.partition("-")
            if kind == "health":
                if int(amount) >= self.health:
                    worth, over = worth + self.defeat(), True
                else:
                    worth += health_worth(self.health) - health_worth(self.health - int(amount))
            elif kind == "bite":
                worth += self.defeat() if self.bites_left <= 1 else BITE + 0.4 * (self.bites_left == 2)
                over = True
            elif effect == "continue":
                over = over or self.continues >= 2
            elif effect == "end":
                over = True
            else:
                worth += self._other(effect, kind, amount)
                over = over or (self.agent and (effect == "kill" or kind == "blood"))
        return worth, over

    def _other(self, effect: str, kind: str, amount: str) -> float:
        if effect == "kill" or kind == "blood":
            if self.agent:
                return -0.5
            left = self.red if effect == "kill" else max(0, self.blood - int(amount))
            return blood_worth(left) - blood_worth(self.blood)
        return {
            "bat": 0.0 if self.agent else BAT,
            "repel": -REPEL,
            "hunter+1": -BONUS,
            "enemy+1": BONUS,
            "lose-event": EVENT * min(1, self.events),
            "lose-items": ITEM * self.items,
        }[effect]


class Mix:
    """How a round should be played: the share of each card on both sides, and what the round is worth to the enemy."""

    __slots__ = ("enemy", "hunter", "value")

    def __init__(self, hunter: dict[str, float], enemy: dict[str, float], value: float) -> None:
        self.hunter = hunter
        self.enemy = enemy
        self.value = value


@lru_cache(maxsize=512)
def chance_to_win(lead: int, first: bool) -> float:
    """How likely the hunter's die beats the enemy's with so much added; `first` wins ties."""
    wins = sum(one + lead > two or (one + lead == two and first) for one in range(6) for two in range(6))
    return wins / 36


class Duel:
    """One round of a fight between a hunter and an enemy."""

    __slots__ = ("cards", "dogs", "enemies", "lead", "stakes")

    def __init__(self, stakes: Stakes, cards: list[str], enemies: list[str], lead: int, dogs: int) -> None:
        self.stakes = stakes
        self.cards = cards
        self.enemies = enemies
        self.lead = lead
        """What the hunter adds to his roll more than the enemy."""
        self.dogs = dogs

    def solve(self, book: Book) -> Mix:
        """How both sides should play, and what comes of it."""
        key = (tuple(self.cards), tuple(self.enemies), self.lead, self.dogs, self.stakes.key())
        found = _SOLVED.get(key)
        if found is None or found[0] is not book:
            if len(_SOLVED) > 20_000:
                _SOLVED.clear()
            found = _SOLVED[key] = (book, self._solve(book))
        return found[1]

    def _solve(self, book: Book) -> Mix:
        worth = [[self._line(book, card, enemy) for enemy in self.enemies] for card in self.cards]
        onward = 0.0
        hunter, enemy = [1.0], [1.0]
        for _ in range(2):
            matrix = [[now + goes_on * onward for now, goes_on in row] for row in worth]
            hunter, enemy = _shares(matrix)
            value = sum(share * other * matrix[row][column] for row, share in enumerate(hunter) for column, other in enumerate(enemy))
            onward = GOING_ON * value
        return Mix(dict(zip(self.cards, hunter, strict=True)), dict(zip(self.enemies, enemy, strict=True)), value)

    def _line(self, book: Book, card: str, enemy: str) -> tuple[float, float]:
        """What a pair of cards is worth, and how likely the fight goes on after it."""
        pair: Pair = book.pairs[card][enemy]
        initiative = book.figures.initiative
        chance = chance_to_win(self.lead, initiative[card] + self.dogs > initiative[enemy])
        won, won_over = self.stakes.weigh(pair.hunter_wins)
        lost, lost_over = self.stakes.weigh(pair.enemy_wins)
        if card in WEAPONS:
            won += ITEM * pair.hunter_spends
            lost += ITEM * pair.enemy_spends
        return chance * won + (1 - chance) * lost, chance * (not won_over) + (1 - chance) * (not lost_over)


_SOLVED: dict[tuple[object, ...], tuple[Book, Mix]] = {}


def _shares(matrix: list[list[float]]) -> tuple[list[float], list[float]]:
    """How often each side should play each card: each answers what the other has played so far; the hunter wants little, the enemy much."""
    rows, columns = len(matrix), len(matrix[0])
    by_row, by_column = [0.0] * rows, [0.0] * columns
    row_count, column_count = [0] * rows, [0] * columns
    row = column = 0
    for _ in range(LEARNING):
        row_count[row] += 1
        column_count[column] += 1
        line = matrix[row]
        for at in range(columns):
            by_column[at] += line[at]
        for at in range(rows):
            by_row[at] += matrix[at][column]
        row = by_row.index(min(by_row))
        column = by_column.index(max(by_column))
    return [count / LEARNING for count in row_count], [count / LEARNING for count in column_count]


def round_now(table: Table, hunter: int) -> Mix:
    """The round that is to be played, for one of the hunters in it."""
    combat = table.the_combat
    lead = combat.planning[hunter] + combat.hunter_bonus - enemy_modifier(table)
    stakes = Stakes(table, hunter, combat.enemy != DRACULA)
    dogs = table.book.figures.dogs_initiative if table.hunters[hunter].dogs else 0
    return Duel(stakes, fighting_hand(table, hunter), enemy_hand(table), lead, dogs).solve(table.book)


def prospect(table: Table, hunter: int, enemy: str, night: bool, items: list[str] | None = None) -> float:
    """What a fight would be worth to the enemy if it began now; `items` in place of what the hunter holds."""
    holder = table.hunters[hunter]
    held = holder.items if items is None else items
    agent = enemy in AGENTS
    cards = ["punch", "escape", *(item for item in dict.fromkeys(held) if item in WEAPONS and not (agent and item in AGAINST_DRACULA))]
    enemies = list(ENCOUNTERS[enemy].tactics if agent else DRACULA_BY_NIGHT if night else DRACULA_BY_DAY)
    hand = [card for card in enemies if card not in DODGES]
    lead = 0 if agent else -int(holder.bites > int(hunter == 3))
    return Duel(Stakes(table, hunter, agent), cards, hand, lead, holder.dogs).solve(table.book).value
