"""What cards and encounters are worth to those who hold them, on one scale: 1 is an ordinary card."""

from __future__ import annotations

from typing import Final

ITEMS: Final = {
    "stake": 3.0,
    "crucifix": 3.0,
    "holy_water": 2.6,
    "sacred_bullets": 2.2,
    "knife": 2.3,
    "heavenly_host": 1.3,
    "garlic": 1.6,
    "rifle": 1.2,
    "pistol": 1.1,
    "fast_horse": 1.4,
    "dogs": 1.0,
    "local_rumors": 0.6,
}
EVENTS: Final = {
    "hypnosis": 3.0,
    "long_day": 2.2,
    "advance_planning": 2.0,
    "good_luck": 2.2,
    "forewarned": 1.8,
    "great_strength": 2.0,
    "sense_of_emergency": 1.7,
    "chartered_carriage": 1.6,
    "stormy_seas": 1.2,
    "heroic_leap": 1.5,
    "excellent_weather": 0.9,
    "money_trail": 0.9,
    "escape_route": 1.2,
    "secret_weapon": 0.8,
    "blood_transfusion": 1.0,
    "mystic_research": 0.6,
}
DRACULAS: Final = {
    "devilish_power": 2.6,
    "unearthly_swiftness": 2.2,
    "wild_horses": 2.2,
    "trap": 1.7,
    "time_runs_short": 1.6,
    "sensationalist_press": 1.5,
    "customs_search": 1.4,
    "false_tip_off": 1.3,
    "rage": 1.0,
    "seduction": 1.0,
    "relentless_minion": 0.8,
    "control_storms": 0.7,
    "roadblock": 0.7,
}
TOKENS: Final = {
    "new_vampire": 5.0,
    "assassin": 2.2,
    "fog": 2.1,
    "bats": 2.0,
    "lightning": 1.7,
    "desecrated_soil": 1.7,
    "plague": 1.6,
    "saboteur": 1.6,
    "wolves": 1.5,
    "rats": 1.5,
    "minion_with_knife_and_rifle": 1.6,
    "minion_with_knife_and_pistol": 1.5,
    "minion_with_knife": 1.2,
    "ambush": 1.3,
    "thief": 1.1,
    "hoax": 1.0,
    "peasants": 0.9,
    "spy": 0.7,
}
ANSWERED: Final = {
    "hypnosis": 1.5,
    "sense_of_emergency": 0.9,
    "long_day": 0.9,
    "consecrated_ground": 0.5,
    "hired_scouts": 0.3,
    "newspaper_reports": 0.2,
    "telegraph_ahead": 0.3,
    "sister_agatha": 1.0,
    "jonathan_harker": 0.9,
    "rufus_smith": 0.4,
    "advance_planning": 0.5,
    "heroic_leap": 0.9,
    "escape_route": 0.5,
    "forewarned": 0.4,
    "stormy_seas": 0.6,
    "vampire_lair": 0.8,
    "good_luck": 0.9,
    "evasion": 1.5,
    "wild_horses": 1.2,
    "unearthly_swiftness": 0.8,
    "devilish_power": 0.7,
    "draculas_brides": 0.9,
    "immanuel_hildesheim": 0.7,
    "quincey_p_morris": 1.0,
    "time_runs_short": 0.6,
    "trap": 0.5,
    "rage": 0.5,
    "customs_search": 1.0,
    "seduction": 0.8,
    "night_visit": 0.8,
    "control_storms": 0.3,
    "sensationalist_press": 0.6,
}
"""What it is worth to cancel a card when it is played; others are not worth it."""


def worth(card: str) -> float:
    """What a card in a hunter's hand, or an event in Dracula's, is worth."""
    return ITEMS.get(card) or EVENTS.get(card) or DRACULAS.get(card, 0.5)


def surplus_item(held: list[str], item: str) -> float:
    """What an item is worth beside the others in a hand: the second of a kind is worth half."""
    return ITEMS[item] * (0.5 if held.count(item) > 1 else 1.0)
