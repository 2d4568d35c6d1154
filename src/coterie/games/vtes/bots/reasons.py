"""Why a bot chose what it chose, as a text."""

from __future__ import annotations

from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.reading import number_in
from coterie.kernel.text import Arg, Ref, Text


def reason_for(insight: Insight | None, key: str, name: str) -> Text:
    """The reason of a choice in words: with the prey, the predator, the pool that counts, and what the choice points at."""
    if insight is None:
        return Text(f"vtes-bot-{name}")
    action = insight.action
    args: dict[str, Arg] = {
        "prey": Ref("vtes-seat", insight.seat(insight.prey).seat),
        "predator": Ref("vtes-seat", insight.seat(insight.predator).seat),
        "pool": insight.mine.pool,
        "theirs": insight.seat(insight.prey).pool,
        "bleed": 0 if action is None else action.bleed,
        "thing": thing_of(insight, key),
    }
    return Text(f"vtes-bot-{name}", args)


def thing_of(insight: Insight, key: str) -> Arg:
    """What a key points at: a card of the hand, a card in play, or a minion; nothing, if it points at none."""
    parts = key.split(":")
    if len(parts) > 1:
        card = insight.book.by_slug.get(parts[1].partition("/")[0])
        if card is not None:
            return Ref("vtes-card", str(card), insight.book.facts[card].name)
        number = number_in(parts[1].partition("/")[0])
        minion = insight.minion(number)
        if minion is not None:
            return Ref("vtes-piece", str(number), insight.book.facts[minion.card].name)
        found = insight.card_in_play(number) if number else None
        if found is not None:
            return Ref("vtes-piece", str(number), insight.book.facts[found[0].card].name)
    return ""
