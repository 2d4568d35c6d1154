"""Why a bot chose what it chose, as a text for who sits in its seat."""

from __future__ import annotations

from coterie.games.vtes.bots.insight import Insight
from coterie.kernel.text import Text


def reason_for(insight: Insight | None, name: str) -> Text:
    """The reason of a choice in one sentence, with the numbers that count: own pool, the prey's, and the bleed under way."""
    if insight is None:
        return Text(f"vtes-bot-{name}")
    action = insight.action
    bleed = 0 if action is None else action.bleed
    return Text(f"vtes-bot-{name}", {"pool": insight.mine.pool, "theirs": insight.seat(insight.prey).pool, "bleed": bleed})
