"""Half a choice stays with whoever makes it: others hear nothing between a question and its answer, and then everything at once."""

from __future__ import annotations

from contextlib import ExitStack

import msgspec

from tests.server.hosts import ThreadHost

BOTH = {"vampire": "mine", "human": "mine"}


def test_cards_discarded_together_reach_others_in_one_message(host: ThreadHost) -> None:
    """Three cards are one entry: neither the opponent nor a spectator sees numbers move before."""
    made = host.make(BOTH)
    with ExitStack() as stack:
        vampire, human, watcher = (stack.enter_context(host.sit(made, seat)) for seat in ("vampire", "human", ""))
        ask = vampire.asked()
        assert ask is not None
        assert ask["kind"] == "discard"
        for other in (human, watcher):
            other.until("state")
        before = {other: (len(other.heard), other.state) for other in (human, watcher)}
        cards = [mark["key"] for mark in ask["marks"] if mark["key"].startswith("cellar:")][:3]
        answer = vampire.do("choose", number=ask["number"], key=" ".join(sorted(cards)))
        assert answer["type"] == "accepted"
        for other, (heard, state) in before.items():
            other.reach(state["number"] + 1)
            later = [message for text in other.heard[heard:] if (message := msgspec.json.decode(text))["type"] == "state"]
            assert later[0]["number"] == state["number"] + 1
            told = [event["text"] for event in later[0]["events"] if event["text"]["id"] == "empire-event-discards"]
            assert [(text["args"]["cellar"], text["args"]["moat"]) for text in told] == [(3, 0)]
            assert later[0]["view"]["sides"]["vampire"]["hand"] == state["view"]["sides"]["vampire"]["hand"]
