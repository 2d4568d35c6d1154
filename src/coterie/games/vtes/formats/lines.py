"""The lines of a list in any of the text formats: how many of which card, columns beside the name, and the headings between them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from coterie.games.vtes.formats.names import LONGEST, is_known
from coterie.games.vtes.formats.sheet import Claim, Line, Part, Sheet

_KINDS: Final = (
    r"masters?|convictions?|powers?|action modifiers?|political actions?|actions?|reactions?|combats?|all(?:y|ies)|retainers?|equipments?"
    r"|events?|combos?|combinations?|mixed|multi-?types?|others?|minions?|trifles?"
)
_HEADING: Final = re.compile(
    rf"^[\W_]*(?:(?P<part>crypt|library|vampires)|(?:{_KINDS})(?:\s*[/+&]\s*(?:{_KINDS}))*)(?:\s+cards?)?\s*(?P<rest>[:(\[\d=-].*)?$",
    re.IGNORECASE,
)
_RULE: Final = re.compile(r"^[-=_*~+.\s]+$")
_NUMBER: Final = re.compile(r"\d+")
_ABOUT: Final = re.compile(r"^(?P<what>deck name|name|author|created by|deck by|creator|description)\s*:\s*(?P<said>.*)$", re.IGNORECASE)
_BULLET: Final = re.compile(r"^[-*•·]\s+")
_COUNTS: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"^(?P<count>\d{1,9})\s*[x×*]\s+(?P<name>\S.*)$",
        r"^(?P<count>\d{1,9})[x×*](?P<name>\S.*)$",
        r"^(?P<count>\d{1,9})\s+(?P<name>\S.*)$",
        r"^(?P<count>\d{1,9})\s+[x×*](?P<name>\S.*)$",
        r"^[(\[](?P<count>\d{1,9})x?[)\]]\s*(?P<name>\S.*)$",
        r"^(?P<name>.*\S)\s+[x×*]\s?(?P<count>\d{1,9})$",
        r"^(?P<name>.*\S)\s+[(\[]x?(?P<count>\d{1,9})x?[)\]]$",
    )
)
_COLUMNS: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"^(?P<name>.+?)[\s,]+(?P<capacity>\d{1,2})\s+\S[^:]*:\s*(?P<group>\d|any|\*)$",
        r"^(?P<name>.+?)(?:\t\s*|\s{2,})\S.*:\s*(?P<group>\d|any|\*)$",
        r"^(?P<name>.+?)(?:\t\s*|\s{2,})(?P<capacity>\d{1,2})(?:\s+(?:-none-|[a-z]{3}\b).*)?$",
        r"^(?P<name>.+?)(?:\t\s*|\s{2,})(?P<rest>\S.*)$",
    )
)
_ASIDE: Final = re.compile(r"^(?P<name>.*?\S)\s+(?:--+|—|//)\s*(?P<note>.*)$")


class Guess(msgspec.Struct, frozen=True):
    """One way to understand a line."""

    count: int
    name: str
    capacity: int = 0
    group: str = ""
    note: str = ""
    counted: bool = True
    """Whether the line says how many."""


def understand(text: str) -> Guess:
    """The way of reading a line that finds a card; the likeliest one if none does.

    >>> understand("2x Theo Bell  7  CEL POT dom pre  Brujah:2 -- the star")
    Guess(count=2, name='Theo Bell', capacity=7, group='2', note='the star', counted=True)
    >>> understand("3 Xaviar").name, understand("2xXaviar").name, understand("47th Street Royals").name
    ('Xaviar', 'Xaviar', '47th Street Royals')
    """
    line = _BULLET.sub("", text.strip())
    likeliest = Guess(1, line, counted=False)
    if len(line) > LONGEST:
        head, _, note = line.partition(" -- ")
        return msgspec.structs.replace(understand(head), note=note) if len(head) <= LONGEST else likeliest
    for count, written, counted in _counts(line):
        guesses = list(_guesses(count, written, counted))
        if (found := next((guess for guess in guesses if is_known(guess.name)), None)) is not None:
            return found
        likeliest = likeliest if likeliest.counted else min(guesses, key=lambda guess: len(guess.name))
    return likeliest


def _counts(line: str) -> Iterator[tuple[int, str, bool]]:
    """A line with its number taken off, in every way there is; first as it stands, for some names begin with a number."""
    yield 1, line, False
    for pattern in _COUNTS:
        if found := pattern.match(line):
            yield int(found["count"]), found["name"], True


def _guesses(count: int, written: str, counted: bool) -> Iterator[Guess]:
    """What stands behind the number: a name alone, one with an aside, one with columns."""
    yield Guess(count, written, counted=counted)
    if aside := _ASIDE.match(written):
        yield Guess(count, aside["name"], note=aside["note"], counted=counted)
    name, note = (aside["name"], aside["note"]) if aside else (written, "")
    for pattern in _COLUMNS:
        if cut := pattern.match(name):
            columns = cut.groupdict()
            group = (columns.get("group") or "").upper().replace("*", "ANY")
            told = "; ".join(part for part in (columns.get("rest"), note) if part)
            yield Guess(count, cut["name"].rstrip(), int(columns.get("capacity") or 0), group, told, counted)


def read_body(sheet: Sheet, rows: list[tuple[int, str]], part: Part, *, headed: bool = False) -> None:
    """Read the rows of a list: cards, headings, rules and comments. Whatever is none of these is a fault.

    A list that is `headed` says how many of each card; a line there without a number is told.
    """
    claims: list[_Opened] = []
    for number, row in rows:
        text = row.strip()
        if not text or _RULE.match(text):
            continue
        if is_comment(text):
            sheet.note(number, text, "comment")
        elif (heading := heading_of(text)) is not None:
            part = _part_named(heading.part) or part
            _close(sheet, claims, heading.part != "")
            if heading.said is not None:
                claims.append(_Opened(number, text, heading.said, len(sheet.lines), heading.part != ""))
        elif not _about(sheet, number, text):
            _read_line(sheet, number, text, part, headed)
    _close(sheet, claims, True)


def _read_line(sheet: Sheet, number: int, text: str, part: Part, headed: bool) -> None:
    guess = understand(text)
    if not guess.counted and not is_known(guess.name):
        close = sheet.close_to(guess.name)
        if close:
            sheet.fault(number, text, "unknown-close", name=guess.name, close=close)
        else:
            sheet.fault(number, text, "line")
        return
    if headed and not guess.counted:
        sheet.note(number, text, "no-count", name=guess.name)
    sheet.lines.append(Line(number, text, guess.count, guess.name, part, group=guess.group, capacity=guess.capacity, note=guess.note))


class _Opened(msgspec.Struct, frozen=True):
    """A heading with a number, while what it is about is still read."""

    number: int
    source: str
    said: int
    first: int
    whole: bool
    """Whether it is about all of crypt or library."""


def _close(sheet: Sheet, claims: list[_Opened], whole: bool) -> None:
    """A heading of a kind ends the kind before it; one of crypt or library ends all."""
    while claims and (whole or not claims[-1].whole):
        opened = claims.pop()
        sheet.claims.append(Claim(opened.number, opened.source, opened.said, opened.first, len(sheet.lines)))


class Heading(msgspec.Struct, frozen=True):
    """A line that says what follows: the crypt, the library or a kind of cards, and how many."""

    part: str
    said: int | None


def heading_of(text: str) -> Heading | None:
    """The heading that a line is, if it is one.

    >>> heading_of("Crypt (12 cards, min=7, max=24, avg=4)"), heading_of("Action Modifier/Combat (3)"), heading_of("Master's Domain")
    (Heading(part='crypt', said=12), Heading(part='', said=3), None)
    """
    found = _HEADING.match(text)
    if found is None:
        return None
    number = _NUMBER.search(found["rest"] or "")
    return Heading((found["part"] or "").lower(), int(number[0][:6]) if number else None)


def _part_named(word: str) -> Part:
    return "library" if word == "library" else "crypt" if word else ""


def is_comment(text: str) -> bool:
    """Whether a line is left aside on purpose: comments, and the marks that JOL leaves aside."""
    return text.startswith(("#", "//", ";", "zzz")) or (text.startswith("z@") and text.endswith("@z"))


def _about(sheet: Sheet, number: int, text: str) -> bool:
    """Take a line that says the deck's name, author or description."""
    found = _ABOUT.match(text)
    if found is None:
        return False
    what, said = found["what"].lower(), found["said"].strip()
    field = "name" if "name" in what else "description" if what == "description" else "author"
    if getattr(sheet, field):
        sheet.note(number, text, "comment")
    else:
        setattr(sheet, field, said)
    return True


def rows_of(text: str) -> list[tuple[int, str]]:
    """The lines of a file with their numbers."""
    return list(enumerate(text.split("\n"), 1))
