"""What several words say in one breath."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    STRONG,
    AdditionalStrikes,
    Aggravated,
    Effect,
    FirstStrike,
    Optional,
    Strike,
    StrikeKind,
    WeaponOnly,
)
from coterie.games.vtes.text.clauses.clause import clause
from coterie.games.vtes.text.frame import Frame
from coterie.games.vtes.text.tongue import refuse

BESIDE: Final = (Aggravated, WeaponOnly, FirstStrike, Optional, AdditionalStrikes)
"""What comes with a strike and is said in its sentence."""


def strike_words(node: Strike, sort: str, frame: Frame) -> str:
    """A strike, the damage of which may be aggravated, or the equipment that it takes a weapon."""
    with_amount = node.kind in (*STRONG, StrikeKind.DAMAGE, StrikeKind.STEAL_BLOOD, StrikeKind.PUT_ON)
    refuse(node.amount != 0 and not with_amount, "this strike has no amount")
    refuse(node.ranged and node.kind is StrikeKind.COMBAT_ENDS, "it ends at any range")
    refuse(sort == "aggravated" and node.kind not in (StrikeKind.DAMAGE, StrikeKind.STRENGTH), "this damage is said otherwise")
    refuse(sort == "weapon" and node.kind not in (StrikeKind.DESTROY_EQUIPMENT, StrikeKind.STEAL_EQUIPMENT), "it takes nothing")
    mark = node.kind is StrikeKind.DAMAGE and node.ranged
    damage = f"{node.amount}R" if mark else str(node.amount)
    does = frame.tongue.say(f"strike-{node.kind.value}", amount=node.amount, damage=damage, sort=sort, card=frame.this_card)
    words = frame.say("strike-ranged" if node.ranged and not mark else "strike", does=does)
    return words + (frame.say("unlocking", who=frame.this) if node.unlock else "")


def strike_and_more(effects: Sequence[Effect], frame: Frame) -> str:
    """A strike with all that comes with it."""
    node, *rest = effects
    refuse(not isinstance(node, Strike) or not all(isinstance(effect, BESIDE) for effect in rest), "a strike is said by itself")
    refuse(len({type(effect) for effect in rest}) < len(rest), "nothing comes twice with a strike")
    sort = "aggravated" if Aggravated() in rest else "weapon" if WeaponOnly() in rest else ""
    words = strike_words(node, sort, frame) if sort and isinstance(node, Strike) else clause(node, frame)
    return ", ".join([words, *(_with(effect, frame) for effect in rest if not isinstance(effect, Aggravated | WeaponOnly))])


def _with(effect: Effect, frame: Frame) -> str:
    if isinstance(effect, AdditionalStrikes):
        return frame.tongue.say("with-additional-strikes", amount=effect.amount)
    return clause(effect, frame)


def bleed_fails(frame: Frame) -> list[str]:
    """What it means that a bleed fails: two things, which others may follow."""
    return [frame.say("bleed-burns-no-pool"), frame.say("bleed-is-unsuccessful")]
