"""`steady`: plays VTES by rules of thumb, through its seat alone, and says in a sentence why."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.bots.heuristics.influence import times
from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.instinct import thoughts
from coterie.games.vtes.bots.reading import Thought
from coterie.games.vtes.bots.reasons import reason_for
from coterie.games.vtes.keys import Block, Key, read
from coterie.games.vtes.windows import W_PRESS
from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.marks import Marks, join
from coterie.kernel.seat import Seat
from coterie.kernel.text import Text

FAILED: Final = -9.0
SLACK: Final = 0.03
"""Options this close to the best are as good as it, and one of them is taken by chance."""


class SteadyBot:
    """The written rules of thumb, with a little chance among equals."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(derive(seed))
        self._insight: Insight | None = None
        self._why = "only"
        self._key: Key | None = None
        self._window = ""
        self._tried: set[tuple[int, int, int, int] | None] = set()

    def choose(self, seat: Seat, decision: Decision) -> str:
        marks = decision.marks
        keys = decision.keys if marks is None else [*decision.keys, *marks.most]
        if len(keys) == 1 and marks is None:
            self._insight, self._why, self._key = None, "only", None
            return keys[0]
        insight = Insight(seat.view)
        if getattr(decision.ask, "name", "") == W_PRESS:
            insight.pressed = bool(decision.prompt.args["continues"])
        found = self._once(insight, keys, thoughts(insight, decision.ask, keys))
        place = pick(found, self._chance)
        self._insight, self._why, self._key = insight, found[place][1], read(insight.book, keys[place])
        self._window = "act" if decision.kind == "act" else str(getattr(decision.ask, "name", ""))
        if (attempt := _attempt(insight, keys[place])) is not None:
            self._tried.add(attempt)
        return whole(insight, keys, found, place, marks)

    def _once(self, insight: Insight, keys: list[str], found: list[Thought]) -> list[Thought]:
        """An attempt to block that has failed is not made again, unless something has changed."""
        action = insight.action
        if action is None or action.step != "open" or not self._tried:
            return found
        return [(FAILED, "let-be") if _attempt(insight, key) in self._tried else thought for key, thought in zip(keys, found, strict=True)]

    @property
    def reason(self) -> Text:
        """Why the last choice was made, in one sentence, with the numbers that were weighed for it."""
        return reason_for(self._insight, self._why, self._key, self._window)


def pick(found: list[Thought], chance: Chance) -> int:
    """The place of the best thought, or of one that is as good."""
    best = max(thought[0] for thought in found)
    good = [place for place, thought in enumerate(found) if thought[0] >= best - SLACK]
    return good[0] if len(good) == 1 else good[chance.roll(len(good))]


def whole(insight: Insight, keys: list[str], found: list[Thought], place: int, marks: Marks | None) -> str:
    """A plain answer as it is; a mark as often as it makes sense; where several are due, the best of them."""
    key = keys[place]
    if marks is None or key not in marks.most:
        return key
    if any(limit.least for limit in marks.limits):
        looks = {key: thought[0] for key, thought in zip(keys, found, strict=True)}
        return marks.best([looks[key] for key in marks.most])
    return join({key: min(marks.most[key], times(insight, read(insight.book, key)))})


def _attempt(insight: Insight, text: str) -> tuple[int, int, int, int] | None:
    """What makes two attempts to block the same: turn, acting minion, blocker, stealth. Nothing, if it is none."""
    key, action = read(insight.book, text), insight.action
    if not isinstance(key, Block):
        return None
    return insight.view.turn, 0 if action is None else action.actor, key.piece, 0 if action is None else action.stealth
