"""Card text in a normal form, in which two texts are equal if and only if they say the same in the same order."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from coterie.games.vtes.pool import DISCIPLINES, Facts
from coterie.games.vtes.text.proof.older import clans_of_today, today

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
        (
            r"^burn (\d) pool (?:after|each time) this vampire goes (?:in)?to torpor$",
            r"after this vampire goes to torpor, you burn \1 pool",
        ),
        (r"^if (this vampire goes) into torpor, (?=each methuselah)", r"after \1 to torpor, "),
        (r"^(if this vampire is blocked,) they (?=burns)", r"\1 this vampire "),
        (r"\bprevent one damage\b", "prevent 1 damage"),
        (r"\bcan dodge as a strike that costs (\d blood)$", r"can burn \1 to strike: dodge"),
        (r"\bcan dodge as a strike$", "can strike: dodge"),
        (r"^this vampire can inflict (\dr damage) as a strike$", r"strike: \1"),
        (r"^this vampire can (?=strike: )", ""),
        (r"(?<=\bto get )(\+\d (?:stealth|intercept)) for the current action$", r"\1"),
        (r"\bburn a (blood|pool)\b", r"burn 1 \1"),
        (r"^(during [^,]+), (this vampire can burn \d blood) to\b", r"\2 \1 to"),
        (r"^(this vampire can burn \d blood during .*) to unlock$", r"\1 to unlock this vampire"),
        (r"\b(with capacity \d+ or (?:less|more)) (controlled by your predator or prey)\b", r"\2 \1"),
        (r"^while they is ready\b", "while this vampire is ready"),
        (r"^while you control the edge\b", "while you have the edge"),
        (r"\bwhen bleeding this vampire's controller$", "against you"),
        (r"^this vampire gets (\+1 stealth) on each of (?:her|their) actions$", r"\1"),
        (r"\bof (?=capacity \d+ or (?:less|more)\b)", "with "),
        (r"\bin combat with (?:him|her|them)$", "in combat with this vampire"),
        (r"\bgets an additional ([+-]\d)", r"gets \1"),
        (r"\bwhen bleeding (?=a methuselah)", "against "),
        (r"(?<=a methuselah) controlling\b", " who controls"),
        (r"\bon (?=(?:undirected|political|diablerie|equip) actions$)", "during "),
        (r"\b(stealth|intercept) when bleeding$", r"\1 during bleed actions"),
        (r"\bwhen attempting to block an? (banu haqim|\w+(?: of \w+)?)\b", r"against \1s"),
        (r"\bagainst (nosferatu|camarilla|sabbat|ministry|banu haqim)s\b", r"against \1"),
        (r"\bwhen attempting to block (?! *(?:an? |ministry\b|banu haqim\b))", "against "),
        (r"\bin combat with (?=ventrue$|nosferatu or )", "in combat with a "),
        (r"\bcannot attempt to block\b", "cannot block"),
        (r"^if (?=this vampire is ready, )(?=.* hand size)", "while "),
        (r"\byour hand size is increased by (?:1|one)$", "you get +1 hand size"),
        (r"^if (.*\bready) at \w+ start of \w+ influence phase, (?=you get)", r"while \1, "),
        (r"\bannounces an undirected action to give that vampire\b", "announces an undirected action to give the acting vampire"),
    )
)
"""Ways to write the same."""
_THIS: Final = re.compile(r"\bthis (?:location|ally|retainer)\b")
_MARK: Final = re.compile(r"\s*(\[[^\]]+\](?:\s*\[[^\]]+\])*)\s*")
_LOWER: Final = re.compile(r"\[[^\]]*\]|[^\[]+")
_VOTES: Final = re.compile(r"^(Independent)\. (\d votes?) \(titled\)")
"""The title of a vampire that has votes and no more."""
_SLAVE: Final = re.compile(r"^(Camarilla) (Tremere) Slave: ")
"""A trait that stands in the place of a title."""
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
    plain = clans_of_today(re.sub(r"[{}]", "", text).replace("’", "'"))
    clean = _SLAVE.sub(r"\1: \2 slave. ", _VOTES.sub(r"\1 \2", plain))
    found = []
    for line in _lines(_own_names(clean, facts), facts):
        mark, rest = _mark(line)
        found.append(Line(mark, today(_clause(part, facts.clans, facts.crypt) for part in _END.split(rest) if part.strip())))
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
    """The card's own name, or a vampire's first name, as "this card" or "this vampire"; the name of a Discipline stays what it is."""
    if facts.name in DISCIPLINES.values():
        return text
    if facts.crypt:
        return re.sub("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in _called(facts)), "this vampire", text)
    return re.sub(rf"\b(?<!title of )(?:the )?(?<!\w){re.escape(facts.name)}(?!\w)", "this card", text, flags=re.IGNORECASE)


def _called(facts: Facts) -> list[str]:
    """What a vampire is called in its text: its whole name if that stands there, or a word of it before any comma that is not its clan."""
    if facts.name in facts.text or facts.name.startswith(("The ", "Dr.")):
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
