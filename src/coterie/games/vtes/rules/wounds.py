"""What damage does to a minion: reckoned before it happens, by the same function that is used when it does (v5.combat.damage)."""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.vtes.cards.vocabulary import Immune
from coterie.games.vtes.records import Damage
from coterie.games.vtes.rules.stats import words_on
from coterie.games.vtes.table import ALLY, TORPOR, Piece, Table

BURNED, WOUNDED, UNHURT = "burned", "wounded", ""


class Wounds(NamedTuple):
    """Damage as a minion takes it."""

    normal: int
    aggravated: int
    healed: int
    """The blood or life that it burns for it."""
    more: int
    """The blood that it burns besides, for aggravated damage that does not wound."""
    fate: str


def immune(t: Table, minion: Piece, damage: Damage) -> bool:
    """Damage from a source that a minion is immune to is inflicted without success (v5.combat.immune)."""
    return any(word.source.value == damage.source for word in words_on(t, minion, Immune))


def wounds(t: Table, piece: Piece, dealt: list[Damage], gained: int = 0) -> Wounds:
    """Allies burn life; vampires heal what they can, normal damage first. `gained` is blood that it would get before.

    Aggravated damage cannot be healed: it wounds, and each further point burns blood or the vampire (v5.combat.aggravated).
    """
    taken = [damage for damage in dealt if not immune(t, piece, damage)]
    normal = sum(damage.amount for damage in taken if not damage.aggravated)
    aggravated = sum(damage.amount for damage in taken if damage.aggravated)
    blood = piece.blood + gained
    if piece.kind == ALLY:
        lost = min(blood, normal + aggravated)
        return Wounds(normal, aggravated, lost, 0, BURNED if blood <= lost else UNHURT)
    healed = min(blood, normal)
    wounded = healed < normal or piece.zone == TORPOR
    more = aggravated
    if aggravated and not wounded:
        wounded = True
        more -= 1
    if more > blood - healed:
        return Wounds(normal, aggravated, healed, 0, BURNED)
    return Wounds(normal, aggravated, healed, more, WOUNDED if wounded else UNHURT)
