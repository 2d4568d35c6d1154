"""Card text in a normal form, in which two texts are equal if and only if they say the same in the same order."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from coterie.games.vtes.pool import Facts

REMINDERS: Final = (
    "(that methuselah can attempt to block)",
    "(they ignore the requirement to be unlocked for playing reaction cards and attempting to block until the end of the action)",
)
"""Parentheses that only repeat a rule of the rulebook. All others say something, and stay."""

VARIANTS: Final = tuple(
    (re.compile(pattern), instead)
    for pattern, instead in (
        (r"\bmay\b", "can"),
        (r"\bgains? ([+-]\d)", r"gets \1"),
        (r"\bif (?:she|he) is ready\b", "if they are ready"),
        (r"\b(?:she|he|they)\b", "they"),
        (r"\b(?:his|their)\b", "their"),
        (r"\bany minion can\b", "minions can"),
        (r"\bthe bearer\b", "this minion"),
        (r"\ba bleed action against you\b", "a bleed action directed at you"),
        (r"^lock during\b", "you can lock this card during"),
        (r"^if this card has ([^,]+), burn it$", r"burn this card if it has \1"),
        (r"^(during the polling step of [^,]+), you can lock this card to\b", r"you can lock this card \1 to"),
        (r"^(?!once)(.*? can .*) each combat$", r"once each combat, \1"),
        (r"\ba (\w+) in torpor to the ready region\b", r"a \1 from torpor to their controller's ready region"),
        (r"\bto unlock that (\w+)$", r"to unlock the acting \1"),
        (r", or cast votes or ballots\b", " or cast votes or ballots"),
        (r"\bannounces an undirected action to give that vampire\b", "announces an undirected action to give the acting vampire"),
    )
)
"""Ways to write the same."""
_THIS: Final = re.compile(r"\bthis (?:location|ally|retainer)\b")
_MARK: Final = re.compile(r"\s*(\[[^\]]+\](?:\s*\[[^\]]+\])*)\s*")
_LOWER: Final = re.compile(r"\[[^\]]*\]|[^\[]+")
_END: Final = re.compile(r"(?<=[.])\s+(?![^(]*\))")


class Line(NamedTuple):
    """A line of text: the mark at its beginning, and its clauses in lower case but for the marks of disciplines."""

    mark: str
    clauses: tuple[str, ...]


def normal(text: str, facts: Facts) -> tuple[str, ...]:
    """The clauses of a text, with the mark of its line before the first of each."""
    found: list[str] = []
    for mark, clauses in lines(text, facts):
        found += [f"{mark} {clauses[0]}".strip(), *clauses[1:]] if clauses else [mark] if mark else []
    return tuple(found)


def lines(text: str, facts: Facts) -> list[Line]:
    """A text line by line."""
    clean = re.sub(r"[{}]", "", text).replace("’", "'")
    found = []
    for line in _lines(_own_names(clean, facts), facts):
        mark, rest = _mark(line)
        found.append(Line(mark, tuple(_clause(part, facts.clans, facts.crypt) for part in _END.split(rest) if part.strip())))
    return found


def _lines(text: str, facts: Facts) -> list[str]:
    """Lines; the sect and title of a vampire are one by themselves."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    if facts.crypt and lines and ":" in lines[0]:
        heading, _, rest = lines[0].partition(":")
        if heading.lower().startswith(facts.sect.lower()):
            return [heading, rest.strip(), *lines[1:]]
    return lines


def _own_names(text: str, facts: Facts) -> str:
    """The card's own name, or a vampire's first name, as "this card" or "this vampire"."""
    if facts.crypt:
        return re.sub("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in _called(facts)), "this vampire", text)
    return re.sub(rf"\b(?:the )?(?<!\w){re.escape(facts.name)}(?!\w)", "this card", text, flags=re.IGNORECASE)


def _called(facts: Facts) -> list[str]:
    """What a vampire is called in its text: its whole name, or a word of it before any comma that is not its clan."""
    if facts.name.startswith(("The ", "Dr.")):
        return [facts.name]
    words = [word.strip('"') for word in facts.name.partition(",")[0].split()]
    return [facts.name, *(word for word in words if word not in facts.clans and word[:1].isupper())]


def _mark(line: str) -> tuple[str, str]:
    """The mark at the beginning of a line, with its case, and the rest."""
    found = _MARK.match(line)
    return (re.sub(r"\s+(?=\[)", "", found[1]), line[found.end() :]) if found else ("", line)


@lru_cache(maxsize=5000)
def _clause(text: str, clans: tuple[str, ...], crypt: bool) -> str:
    words = "".join(part if part.startswith("[") else part.lower() for part in _LOWER.findall(text)).strip().removesuffix(".")
    for reminder in REMINDERS:
        words = words.replace(f" {reminder}", "")
    words = _THIS.sub("this card", words)
    for clan in clans:
        words = words.replace(f"this {clan.lower()}", "this vampire")
    if crypt:
        words = re.sub(r"\bby (?:him|her|them)\b", "by this vampire", words)
    for pattern, instead in VARIANTS:
        words = pattern.sub(instead, words)
    return re.sub(r"\s+", " ", words)
