"""Mixed play: what the vampire player does now and then so that nothing it does tells who is a vampire.

The shares are set so that each sign is about as true of a human as of a vampire: whoever survives an attack of the vampire player, is
saved by it, or is given a token, is about as likely a vampire as anybody hidden in the castle. Leaving a vampire undefended is no
bluff: whoever is not defended dies, and is shown.
"""

from __future__ import annotations

from typing import Final

from coterie.games.empire.cards import HUMAN, VAMPIRE
from coterie.games.empire.insight import Insight
from coterie.kernel.chance import Chance

FEINT: Final = 30
"""How often in a hundred it attacks one of its own if it can do so lightly: the human player, who cannot tell, nearly always saves it."""
SAVE: Final = 50
"""How often it saves a human from a light attack."""
TOKEN: Final = 50
"""How often a hidden character is given the other token than the one it could use: an attack token for a vampire, a shield for a human."""
PROTECT: Final = 25
"""How often a card that protects or carries off is spent on a human."""
ENOUGH: Final = 4
"""With so many cards the human player can save nearly anybody from a feint."""
LIGHT: Final = 3
"""An attack by the human player that a single card may stop."""


def bluff(insight: Insight, kind: str, keys: list[str], best: str, chance: Chance) -> str:
    """What the vampire player does instead of what looks best; that, if it does not bluff."""
    if insight.seat != VAMPIRE:
        return best
    if kind == "action":
        return _one_of(feints(insight, keys), FEINT, best, chance)
    if kind == "lay" and insight.by == HUMAN:
        return _one_of(false_shields(insight, keys), SAVE, best, chance)
    if kind == "target" and best.count(":") == 2:
        return _one_of(other_tokens(insight, keys, best), TOKEN, best, chance)
    if kind == "target" and not insight.by:
        return _one_of(others_hidden(insight, keys, best), PROTECT, best, chance)
    return best


def _one_of(keys: list[str], share: int, best: str, chance: Chance) -> str:
    """One of these keys, so often in a hundred."""
    return chance.pick(keys) if keys and chance.roll(100) < share else best


def feints(insight: Insight, keys: list[str]) -> list[str]:
    """Attacks on a hidden vampire with a single point, while the human player has cards enough to save it and no vampire is lost yet."""
    if insight.other_hand < ENOUGH or any(insight.nature[character] for character in insight.dead):
        return []
    fights = [key.split(":") for key in keys if key.startswith("fight:")]
    return [
        f"fight:{attacker}:{target}"
        for _, attacker, target in fights
        if hidden(insight, target) and insight.nature[target] and insight.least(attacker) == 1 and not insight.defence_tokens.get(target)
    ]


def false_shields(insight: Insight, keys: list[str]) -> list[str]:
    """Cards that save a human from a light attack, which the human player then takes for a vampire."""
    need = insight.attack - insight.defence
    if insight.nature[insight.target] or insight.round > 1 or need > LIGHT:
        return []
    return [key for key in keys if key.startswith("lay:") and insight.cards[key[4:]].value >= need]


def other_tokens(insight: Insight, keys: list[str], best: str) -> list[str]:
    """The other token for the same hidden character."""
    _, token, character = best.split(":")
    other = f"on:{'attack' if token == 'defence' else 'defence'}:{character}"
    return [other] if other in keys and hidden(insight, character) else []


def others_hidden(insight: Insight, keys: list[str], best: str) -> list[str]:
    """Humans in the castle whom the human player may take for vampires, if the card was meant for a hidden vampire."""
    if best[3:] not in insight.nature or not hidden(insight, best[3:]):
        return []
    return [key for key in keys if key[3:] in insight.nature and hidden(insight, key[3:]) and not insight.nature[key[3:]]]


def hidden(insight: Insight, character: str) -> bool:
    """Whether the human player may still wonder what a character is."""
    return character not in insight.revealed and character not in insight.cleared
