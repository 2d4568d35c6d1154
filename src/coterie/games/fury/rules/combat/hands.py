"""The cards each side can fight with in this round."""

from __future__ import annotations

from coterie.games.fury.facts.cards import AGAINST_DRACULA, AGENTS, BASIC, DRACULA_BY_DAY, DRACULA_BY_NIGHT, ENCOUNTERS, WEAPONS
from coterie.games.fury.rules import reasons
from coterie.games.fury.table import Table
from coterie.kernel.text import Reason

DODGES = ("dodge", "dodge_dracula", "dodge_agent")
ESCAPES = ("escape_man", "escape_bat", "escape_mist")
DEAR = ("fangs", *ESCAPES)
"""What Sister Agatha makes Dracula pay for."""


def hunter_cards(table: Table, hunter: int) -> list[str]:
    """The three tactics cards and every item with an initiative number, each kind once (rule fury.combat.hands)."""
    return [*BASIC, *(item for item in dict.fromkeys(table.hunters[hunter].items) if item in WEAPONS)]


def refuse_card(table: Table, hunter: int, card: str) -> Reason | None:
    """A card that still lies there, a Dodge in the first round, or one with no line against an agent (rules fury.combat.hands, .round)."""
    combat = table.the_combat
    if card in AGAINST_DRACULA and combat.enemy in AGENTS:
        return reasons.NOT_AGAINST_AGENTS
    if card == "dodge" and combat.round <= 1:
        return reasons.NO_DODGE_YET
    held = table.hunters[hunter].items.count(card) if card in WEAPONS else 1
    if combat.lain[hunter] == card:
        held -= 1
        if not held:
            return reasons.CARD_LIES_THERE
    if held == 1 and card == table.hunters[hunter].shown_item and table.book.setup.shown_item == "apart":
        return reasons.SHOWN_ITEM
    return None


def copies_beside(table: Table, hunter: int, card: str) -> int:
    """How many copies of an item that a hunter plays lie elsewhere: one of the round before, and one that is shown apart."""
    apart = card == table.hunters[hunter].shown_item and table.book.setup.shown_item == "apart"
    return int(table.the_combat.lain[hunter] == card) + int(apart)


def fighting_hand(table: Table, hunter: int) -> list[str]:
    """The cards a hunter can play in this round (rule fury.combat.hands)."""
    return [card for card in hunter_cards(table, hunter) if refuse_card(table, hunter, card) is None]


def enemy_cards(table: Table) -> tuple[str, ...]:
    """Eight cards for Dracula by night, three by day; an agent has its own (rule fury.combat.hands)."""
    enemy = table.the_combat.enemy
    if enemy == "dracula":
        return DRACULA_BY_NIGHT if table.night else DRACULA_BY_DAY
    if enemy == "vampire_lair":
        return table.book.figures.lair_night if table.night else table.book.figures.lair_day
    return ENCOUNTERS[enemy].tactics


def refuse_enemy_card(table: Table, card: str) -> Reason | None:
    """Why the enemy cannot play a card in this round (rules fury.combat.hands, fury.combat.round)."""
    combat = table.the_combat
    if card == combat.lain_enemy:
        return reasons.CARD_LIES_THERE
    if card in DODGES and combat.round <= 1:
        return reasons.NO_DODGE_YET
    if combat.ban and card in ESCAPES and combat.round <= table.book.figures.escape_ban_rounds:
        return reasons.NO_ESCAPE_YET
    if combat.repelled and card not in DODGES and card not in ESCAPES:
        return reasons.REPELLED
    if card in DEAR and combat.enemy == "dracula" and table.ally_of_hunters == "sister_agatha" and table.blood < 3:
        return reasons.AGATHA
    return None


def enemy_hand(table: Table) -> list[str]:
    """The cards the enemy can play in this round; never none (rule fury.combat.hands)."""
    cards = enemy_cards(table)
    return [card for card in cards if refuse_enemy_card(table, card) is None] or [
        card for card in cards if card != table.the_combat.lain_enemy
    ]
