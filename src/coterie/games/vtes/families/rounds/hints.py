"""What bots make of its words: manoeuvres, presses, and the end of combat."""

from __future__ import annotations

from coterie.games.vtes.bots.hints import hint, note
from coterie.games.vtes.bots.purpose import Purpose
from coterie.games.vtes.cards.vocabulary import EndCombat, Maneuver, Onward, Optional, Press


def _optional(purpose: Purpose, effect: Optional) -> None:
    purpose.maneuvers += effect.maneuvers
    purpose.presses += effect.presses


def _press(purpose: Purpose, effect: Press) -> None:
    purpose.presses += effect.only is not Onward.END


def _maneuver(purpose: Purpose, effect: Maneuver) -> None:
    purpose.maneuvers += 1
    purpose.presses += effect.presses


hint(Press, _press)
hint(Maneuver, _maneuver)
hint(Optional, _optional, used=0.3)
hint(EndCombat, note("ends_combat"))
