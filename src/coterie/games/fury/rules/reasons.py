"""Why something cannot be done: every refusal of this game, each with its rule."""

from __future__ import annotations

from coterie.kernel.text import Reason, Text


def _reason(name: str, rule: str) -> Reason:
    return Reason(Text(f"fury-reason-{name}"), rule)


NOT_AGAINST_AGENTS = _reason("not-against-agents", "fury.combat.hands")
NO_DODGE_YET = _reason("no-dodge-yet", "fury.combat.round")
CARD_LIES_THERE = _reason("card-lies-there", "fury.combat.round")
SHOWN_ITEM = _reason("shown-item", "fury.bitten")
NO_ESCAPE_YET = _reason("no-escape-yet", "fury.combat.opening")
REPELLED = _reason("repelled", "fury.combat.round")
AGATHA = _reason("agatha", "fury.combat.round")
