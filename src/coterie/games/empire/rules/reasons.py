"""Why something cannot be done: every refusal of this game, each with its rule."""

from __future__ import annotations

from coterie.kernel.text import Reason, Text


def _reason(name: str, rule: str) -> Reason:
    return Reason(Text(f"empire-reason-{name}"), rule)


MUST_DISCARD_DOWN = _reason("must-discard-down", "empire.phase1")
MUST_DRAW = _reason("must-draw", "empire.phase1")
NOTHING_TO_DRAW = _reason("nothing-to-draw", "empire.phase1")
CELLAR_USED = _reason("cellar-used", "empire.area.piles")
ALREADY_REVEALED = _reason("already-revealed", "empire.phase2")
NOT_A_VAMPIRE = _reason("not-a-vampire", "empire.phase2")

HIDE_NEEDS_CARDS = _reason("hide-needs-cards", "empire.hide")
HIDE_NEEDS_CITY = _reason("hide-needs-city", "empire.hide")
WATER_NEEDS_CARDS = _reason("water-needs-cards", "empire.holy-water")
WATER_KNOWN = _reason("water-known", "empire.holy-water")
ATTACKER_IS_VAMPIRE = _reason("attacker-is-vampire", "empire.fight")
ATTACKER_MUST_BE_REVEALED = _reason("attacker-must-be-revealed", "empire.fight")
TARGET_PROTECTED = _reason("target-protected", "empire.support")
NO_VALID_CARD = _reason("no-valid-card", "empire.fight.valid")
TOO_WEAK = _reason("too-weak", "empire.support.people")

NOT_A_COMBAT_CARD = _reason("not-a-combat-card", "empire.cards")
NOT_A_RED_CARD = _reason("not-a-red-card", "empire.hide")
NOT_HOLY_WATER = _reason("not-holy-water", "empire.holy-water")
WRONG_PROFESSION = _reason("wrong-profession", "empire.fight.valid")
WATER_NEEDS_REVEALED = _reason("water-needs-revealed", "empire.fight.valid")
RED_NEEDS_REVEALED = _reason("red-needs-revealed", "empire.fight.valid")
MUST_DEFEND = _reason("must-defend", "empire.fight.rounds")

NOT_A_SUPPORT_CARD = _reason("not-a-support-card", "empire.cards")
CANNOT_PAY = _reason("cannot-pay", "empire.support")
ONLY_IN_A_FIGHT = _reason("only-in-a-fight", "empire.support")
NOT_IN_A_FIGHT = _reason("not-in-a-fight", "empire.support")
ONLY_AS_ANSWER = _reason("only-as-answer", "empire.support")
NOT_AS_ANSWER = _reason("not-as-answer", "empire.support")
ONLY_BEFORE_ACTION = _reason("only-before-action", "empire.support")
NO_TARGET = _reason("no-target", "empire.support")
PILE_EMPTY = _reason("pile-empty", "empire.support.pick")
BAG_EMPTY = _reason("bag-empty", "empire.support")
