"""The facts of every card, read from the card files of the installed krcg package: name, type, cost, clan, discipline, official text."""

from __future__ import annotations

import csv
import re
import unicodedata
from collections import Counter
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

import msgspec

from coterie.kernel.errors import CoterieError

DISCIPLINES: Final = {
    "abo": "Abombwe", "ani": "Animalism", "aus": "Auspex", "cel": "Celerity", "chi": "Chimerstry", "dai": "Daimoinon", "dem": "Dementation",
    "dom": "Dominate", "for": "Fortitude", "mal": "Maleficia", "mel": "Melpominee", "myt": "Mytherceria", "nec": "Necromancy",
    "obe": "Obeah", "obf": "Obfuscate", "obl": "Oblivion", "obt": "Obtenebration", "pot": "Potence", "pre": "Presence", "pro": "Protean",
    "qui": "Quietus", "san": "Sanguinus", "ser": "Serpentis", "spi": "Spiritus", "str": "Striga", "tem": "Temporis", "tha": "Thaumaturgy",
    "thn": "Thanatosis", "val": "Valeren", "vic": "Vicissitude", "vis": "Visceratika", "flight": "Flight",
}  # fmt: skip
"""Disciplines by the three letters that cards use."""
SHORT: Final = {name: short for short, name in DISCIPLINES.items()}
SECTS: Final = ("Camarilla", "Sabbat", "Independent", "Laibon", "Anarch")
RENAMED: Final = {"Assamite": "Banu Haqim", "Follower of Set": "Ministry"}
"""Clans by an older name, with that of today: the glossary of the rulebook says that they are one. Cards have either (v5.crypt.clan)."""
_HEADING: Final = re.compile(
    rf"^(?:Advanced, )?(?P<sect>{'|'.join(SECTS)})(?: (?P<title>[^.:]*?))?(?P<end>[.:]|$)\s*(?P<rest>.*)$", re.DOTALL | re.IGNORECASE
)
_CIRCLE: Final = re.compile(r"(?:^|[.:\n]\s*)(?P<circle>(?!Inner )[A-Z]\w*(?: [A-Z]\w*)*) circle(?=[.\n]|$)")
_OF: Final = re.compile(r"^(?P<title>Prince|Baron|Archbishop) of (?P<city>.+)$", re.IGNORECASE)


class UnknownCard(CoterieError):
    """No card has this name or number."""


class Facts(msgspec.Struct, frozen=True):
    """What is printed on a card outside its text box, and the text itself."""

    id: int
    name: str
    slug: str
    types: tuple[str, ...]
    """In lower case: "vampire", "imbued", "master", "action", "political action", ..."""
    clans: tuple[str, ...]
    disciplines: dict[str, int]
    """Of a vampire: three letters to 1 (basic) or 2 (superior)."""
    needs: tuple[str, ...]
    """Of a library card: the disciplines it requires."""
    all_needed: bool
    """Whether it requires all of them, or one."""
    pool_cost: int
    blood_cost: int
    costs_x: bool
    capacity: int
    group: str
    advanced: bool
    sect: str
    title: str
    city: str
    text: str
    """The whole official text."""
    ability: str
    """Of a vampire: the text after sect and title."""
    burn_option: bool
    banned: bool
    sets: str
    aka: str = ""
    """An older name."""
    pool_x: bool = False
    """Whether X is pool, not blood."""
    circle: str = ""
    """Of a Blood Brother: the circle that it belongs to."""
    virtues: tuple[str, ...] = ()
    """Of an imbued, as three letters."""

    @property
    def crypt(self) -> bool:
        """Whether it is a crypt card."""
        return self.id >= 200000

    @property
    def clan(self) -> str:
        """The clan a vampire is of; an ally is of none, whatever clan recruits it."""
        return self.clans[0] if self.crypt and self.clans else ""


def slug_of(name: str) -> str:
    """A name in small letters, digits and dashes.

    >>> slug_of("Elysium: The Palace of Versailles"), slug_of("Pentex(TM) Subversion"), slug_of("Flávio Gonçalves")
    ('elysium-the-palace-of-versailles', 'pentex-subversion', 'flavio-goncalves')
    """
    plain = unicodedata.normalize("NFKD", name.replace("(TM)", "")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")


def natural(name: str) -> str:
    """A name with its article in front.

    >>> natural("Barrens, The"), natural("Wasserschloss Anif, Austria")
    ('The Barrens', 'Wasserschloss Anif, Austria')
    """
    return f"The {name.removesuffix(', The')}" if name.endswith(", The") else name


def clan_today(name: str) -> str:
    """A clan by the name that it has today (v5.crypt.clan).

    >>> clan_today("Assamite"), clan_today("Tremere")
    ('Banu Haqim', 'Tremere')
    """
    return RENAMED.get(name, name)


def _rows(file: str) -> list[dict[str, str]]:
    text = Path(str(distribution("krcg").locate_file(f"cards/{file}"))).read_text(encoding="utf-8-sig")
    return list(csv.DictReader(text.splitlines(keepends=True)))


def _number(text: str) -> int:
    return int(text) if text.isdigit() else 0


def _library(row: dict[str, str]) -> Facts:
    name, needed = natural(row["Name"]), row["Discipline"]
    needs = tuple(SHORT.get(part.strip(), part.strip().lower()) for part in re.split(r"[&/]", needed) if part.strip())
    return Facts(
        id=int(row["Id"]), name=name, slug=slug_of(name), types=tuple(part.strip().lower() for part in row["Type"].split("/")),
        clans=tuple(clan_today(part.strip()) for part in row["Clan"].split("/") if part.strip()), disciplines={}, needs=needs,
        all_needed="&" in needed,
        pool_cost=_number(row["Pool Cost"]), blood_cost=_number(row["Blood Cost"]), costs_x="X" in (row["Pool Cost"], row["Blood Cost"]),
        capacity=_number(row["Capacity"]), group="", advanced=False, sect="", title="", city="", text=row["Card Text"], ability="",
        burn_option=bool(row["Burn Option"]), banned=bool(row["Banned"]), sets=row["Set"], aka=row["Aka"], pool_x=row["Pool Cost"] == "X",
    )  # fmt: skip


def _crypt(row: dict[str, str]) -> Facts:
    name, text, title = natural(row["Name"]), row["Card Text"], row["Title"].lower()
    found = _HEADING.match(re.sub(r"[{}]", "", text))
    sect, heading, rest = (found["sect"].title(), found["title"] or "", found["rest"]) if found else ("", "", text)
    place, circle = _OF.match(heading), _CIRCLE.search(re.sub(r"[{}]", "", text))
    levels = {part.lower(): 2 if part.isupper() else 1 for part in row["Disciplines"].split() if part.lower() in DISCIPLINES}
    return Facts(
        id=int(row["Id"]), name=name, slug=slug_of(name), types=(row["Type"].lower(),), clans=(clan_today(row["Clan"]),),
        disciplines=levels, needs=(), all_needed=False, pool_cost=0, blood_cost=0, costs_x=False, capacity=_number(row["Capacity"]),
        group=row["Group"], advanced=bool(row["Adv"]), sect=sect, title=title, city=place["city"] if place else "", text=text,
        ability=rest, burn_option=False, banned=bool(row["Banned"]), sets=row["Set"], aka=row["Aka"],
        circle=circle["circle"] if circle else "", virtues=tuple(row["Disciplines"].split()) if row["Type"] == "Imbued" else (),
    )  # fmt: skip


@cache
def facts() -> dict[int, Facts]:
    """Every card of the game, by its number."""
    found = [_library(row) for row in _rows("vteslib.csv")] + [_crypt(row) for row in _rows("vtescrypt.csv")]
    return {card.id: card for card in found}


@cache
def clans() -> frozenset[str]:
    """Every clan there is, by the name that it has today."""
    return frozenset(clan for card in facts().values() for clan in card.clans)


@cache
def library_by_slug() -> dict[str, Facts]:
    """Library cards by slug: their names are all different."""
    return {card.slug: card for card in facts().values() if not card.crypt}


@cache
def crypt_by_slug() -> dict[str, Facts]:
    """Crypt cards by slug: of those that share a name, the newest that is not advanced."""
    crypt = [card for card in facts().values() if card.crypt]
    return {card.slug: card for card in sorted(crypt, key=lambda card: (not card.advanced, card.id))}


@cache
def shared_slugs() -> frozenset[str]:
    """The names, as slugs, that more than one crypt card has."""
    slugs = Counter(card.slug for card in facts().values() if card.crypt)
    return frozenset(slug for slug, count in slugs.items() if count > 1)


def numbered(text: str) -> int:
    """The number that somebody has written for a card; 0 if it cannot be one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def named(name: str) -> Facts:
    """A card by its name or number. Of a crypt name that two cards share, the newest that is not advanced; say the number for another."""
    if (number := numbered(name)) in facts():
        return facts()[number]
    wanted = slug_of(natural(name))
    found = library_by_slug().get(wanted) or crypt_by_slug().get(wanted)
    if found is None:
        raise UnknownCard(f"there is no card {name!r}")
    return found
