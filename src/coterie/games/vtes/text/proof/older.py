"""Wordings of older printings, as the texts of today would say the same: a clause becomes another one, several, or none.

Each keeps every number, every "each", "any" and "can" of the clause that it stands for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from typing import Final

from coterie.games.vtes.pool import RENAMED

CREATURE: Final = r"(?:animal|changeling|demon|ghoul|mage|mortal|mummy|werewolf|wraith|zombie)"
_HEADINGS: Final = (
    # The type of a card is not part of its text any more.
    (r"^(?:master|equipment|event)$", ""),
    (r"^unique (?:master|equipment|event)$", "unique"),
    (r"^master: ", ""),
    (r"^retainer with (\d+ life)$", r"\1"),
    # Two keywords are two clauses.
    (rf"^unique ({CREATURE} with \d+ life)$", r"unique\n\1"),
    (r"^unique ((?:melee )?weapon)$", r"unique\n\1"),
    (r"^melee weapon$", "weapon: melee"),
    (r"^requires an? (?:ready )?(anarch|laibon)$", r"requires a \1 vampire"),
    (r"^requires an? ready\b", "requires a"),
    (r"^requires an (anarch|independent)\b", r"requires a \1"),
    (r"^(requires [^\n]*)\n(title|unique|frenzy|grapple)$", r"\2\n\1"),
    (r"^weapon, gun$", "weapon: gun"),
)
_COMBAT: Final = (
    (r"^((?:\d+r?|strength(?:\+\d)?)(?: aggravated)? damage) (?:each|as a) strike\b", r"strike: \1"),
    (r"^strike: ranged; ", "strike, ranged: "),
    (r"^ranged strike: ", "strike, ranged: "),
    (r"\bwith an? (optional|additional)\b", r"with 1 \1"),
    (r"\bwith two (optional|additional)\b", r"with 2 \1"),
    (r"(?<!,) with first strike$", ", with first strike"),
)
_OLDER_BLOOD: Final = "the vampire is one generation older"
_DISCIPLINES: Final = (
    (rf"^this vampire gains (\d level of .*)\ncapacity increases by (\d): {_OLDER_BLOOD}$", r"this vampire gets +\1 and +\2 capacity"),
    (r"^cannot be placed on\b", "cannot be put on"),
)
_LOCATIONS: Final = (
    (r"^lock to\b", "you can lock this card to"),
    (r"^during (your \w+ phase), lock to\b", r"you can lock this card during \1 to"),
    (r"^during (your \w+ phase), you can lock this card (and burn \d pool )?to\b", r"you can lock this card \2during \1 to"),
    (r"\bmove (\d+ blood) from the (?:blood )?bank to (.* in your uncontrolled region)$", r"add \1 to \2"),
    (r"^(during your unlock phase), you can move (\d blood) from the (?:blood )?bank to (a ready \w+ you control)$", r"\1, \3 can gain \2"),
    (r"\bonly one hunting ground card each turn$", "only one hunting ground each turn"),
)
_AT_YOU: Final = "bleed action directed at you"
_BLED: Final = "if the bleed is successful"
_AGAIN: Final = "(?:attempt to )?block this action again"
_ACTIONS: Final = (
    (r"\ban anarch(?= (?:you control|\+\d))", "an anarch vampire"),
    (r"^reduce a bleed against you by (\d)$", rf"only usable during a {_AT_YOU}\nreduce the bleed amount by \1"),
    (r"^\(d\) bleed at (\+\d bleed)", r"(d) bleed with \1"),
    (r"^you gain (\d+ pool)$", r"gain \1"),
    (rf"\bgain (\d pool) {_BLED} \(for 1 or more\)$", rf"{_BLED} (for 1 or more), you gain \1"),
    (
        rf"^(?:that|the block) attempt fails,? and (?:the blocking|that) minion (cannot {_AGAIN})$",
        r"have that attempt fail; the blocking minion \1",
    ),
)
_REFERENDUMS: Final = (
    (r"\bthey or they has\b", "they have"),
    (r"\bthey or they is\b", "they are"),
    (r"\bthey or they (\w+)s\b", r"they \1"),
    (r"\btheir or her\b", "their"),
    (r"^if (?:this|the) referendum (?:is successful|passes), put (this card) (on|in)\b", r"successful referendum means \1 is put \2"),
    (r"^if (?:this|the) referendum (?:is successful|passes),", "successful referendum means"),
    (r"\bput on the acting (vampire to represent)\b", r"put on this \1"),
    (r"^this could lead to a contested title$", ""),
    (r"\bgets an (?:extra|additional) vote$", "gets +1 vote"),
    (r"\bgets (\d) (?:extra|additional) (votes?)$", r"gets +\1 \2"),
    (r"^during this referendum, (?=each )", "in this referendum, "),
    (r"^any (vampire|minion) can\b", r"\1s can"),
)
_ALL: Final = (*_HEADINGS, *_COMBAT, *_DISCIPLINES, *_LOCATIONS, *_ACTIONS, *_REFERENDUMS)
OLDER: Final = tuple((re.compile(pattern, re.MULTILINE), instead) for pattern, instead in _ALL)

_CLANS: Final = tuple((re.compile(rf"\b(?:([Aa])n? )?{older.replace(' ', 's? ', 1)}s?\b"), newer) for older, newer in RENAMED.items())


def clans_of_today(text: str) -> str:
    """A text with each clan by the name that it has today, which is its own plural.

    >>> clans_of_today("Choose an Assamite. Followers of Set get -1 stealth.")
    'Choose a Banu Haqim. Ministry get -1 stealth.'
    """
    for older, newer in _CLANS:
        text = older.sub(partial(_renamed, newer), text)
    return text


def _renamed(newer: str, found: re.Match[str]) -> str:
    return f"{found[1]} {newer}" if found[1] else newer


def today(clauses: Iterable[str]) -> tuple[str, ...]:
    """The clauses that say today what the clauses of a line say.

    >>> today(["master", "unique melee weapon"])
    ('unique', 'weapon: melee')
    """
    line = "\n".join(clauses)
    for pattern, instead in OLDER:
        line = pattern.sub(instead, line)
    return tuple(clause for clause in line.split("\n") if clause)
