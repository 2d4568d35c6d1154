"""Marks in a line of the terminal: `1 3 5` marks three things, `2x3` number 2 three times."""

from __future__ import annotations

import re
from typing import Final

from coterie.kernel.decision import Decision
from coterie.kernel.marks import join
from coterie.terminal.screen import Screen, sentence

PART: Final = re.compile(r"(\d{1,4})(?:[x*](\d{1,4}))?")


def numbered(decision: Decision) -> list[str]:
    """What has a number in a question: the options, then what can be marked."""
    return decision.keys + (list(decision.marks.most) if decision.marks is not None else [])


def show_marks(screen: Screen, decision: Decision, numbers: dict[int, str]) -> None:
    """What can be marked, how often, and what it must come to together."""
    speaker, marks = screen.speaker, decision.marks
    if marks is None:
        return
    labels = {mark.key: mark for mark in decision.marked}
    for number, mark in ((number, labels[key]) for number, key in numbers.items() if key in labels):
        what = sentence(speaker.say(mark.label))
        shown = what if mark.most == 1 else speaker.tell("cli-mark-up-to", what=what, most=mark.most)
        screen.line(f"{number:>{len(str(max(numbers)))}}  {shown}", indent=1)
    for limit in marks.limits:
        if limit.shown:
            screen.line(sentence(speaker.say(limit.words)), "dim", indent=1)
    screen.tell("cli-marks", "dim", 1)


def is_marking(decision: Decision, line: str) -> bool:
    """Whether a line is meant to mark things by their numbers."""
    return decision.marks is not None and bool(re.match(r"\d", line)) and line not in decision.keys


def read_marks(decision: Decision, numbers: dict[int, str], line: str) -> str | None:
    """The key of the answer that a line marks, whether legal or not; None if it is no row of numbers of marks."""
    marks = decision.marks.most if decision.marks is not None else {}
    amounts: dict[str, int] = {}
    for word in re.split(r"[\s,;]+", line.strip(" ,;")):
        found = PART.fullmatch(word)
        key = numbers.get(int(found[1]), "") if found else ""
        if found is None or key not in marks:
            return None
        amounts[key] = amounts.get(key, 0) + int(found[2] or 1)
    return join(amounts)
