"""What bots make of its words: strikes, and what they are made with."""

from __future__ import annotations

from coterie.games.vtes.bots.hints import add, hint, note, nothing, worth
from coterie.games.vtes.bots.purpose import Purpose
from coterie.games.vtes.cards.vocabulary import (
    STRONG,
    AdditionalStrikes,
    Aggravated,
    FirstStrike,
    HandsOnly,
    Strike,
    StrikeKind,
    WeaponOnly,
)


def _strike(purpose: Purpose, effect: Strike) -> None:
    purpose.striking = effect.kind
    purpose.ranged |= effect.ranged
    if effect.kind is StrikeKind.DODGE:
        purpose.dodges = True
    elif effect.kind is StrikeKind.COMBAT_ENDS:
        purpose.ends_combat, purpose.unlock_strike = True, effect.unlock
    elif effect.kind is StrikeKind.STEAL_BLOOD:
        purpose.steals += effect.amount
    elif effect.kind in (*STRONG, StrikeKind.DAMAGE):
        purpose.damage += effect.amount
    else:
        purpose.other += 1.0


hint(Strike, _strike, used=lambda effect: 0.8 * effect.amount + (0.4 if effect.ranged else 0.0) + 0.5)
hint(AdditionalStrikes, add("strikes"))
hint(Aggravated, note("aggravated"))
hint(FirstStrike, worth(0.3))
hint(HandsOnly, note("hands_only"))
hint(WeaponOnly, nothing)
