"""Combat: rounds of seven steps between two minions, and the damage they take (v5.combat)."""

from coterie.games.vtes.rules.combat.damage import inflict
from coterie.games.vtes.rules.combat.legal import why_combat
from coterie.games.vtes.rules.combat.rounds import combat

__all__ = ["combat", "inflict", "why_combat"]
