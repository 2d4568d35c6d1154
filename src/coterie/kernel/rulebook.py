"""The sections of each game's rulebook: what a rule id stands for, and where the rulebook says it."""

from __future__ import annotations

import re
from importlib import resources

import msgspec

from coterie.kernel import registry
from coterie.kernel.errors import CoterieError


class BadRulebook(CoterieError):
    """A rulebook file is missing, cannot be read, or names a section twice."""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One section of a rulebook: its rule id, its title in our words, and its places in the rulebook's texts.

    A place is a text and its lines, `004:19-43`. A rulebook that is there in two languages has a place in each, the authority first.
    """

    id: str
    title: str
    places: list[str]

    @property
    def message(self) -> str:
        """The message with its title in every language; with `-text` it is the rule, with `-for-example` an example.

        >>> load("empire")[0].message
        'rule-empire-components'
        """
        return f"rule-{self.id.replace('.', '-')}"


class _Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sections: list[Section]


def load(game: str) -> list[Section]:
    """The sections of a game's rulebook, in its order.

    >>> [section.id for section in load("empire")][:2]
    ['empire.components', 'empire.cards']
    """
    package = type(registry.find(game)).__module__.rpartition(".")[0]
    file = resources.files(package).joinpath("rulebook.toml")
    if not file.is_file():
        raise BadRulebook(f"the game {game!r} has no rulebook.toml beside its rules")
    return read(file.read_bytes(), game)


def read(data: bytes, game: str) -> list[Section]:
    """The sections of a rulebook file, checked; BadRulebook says what is wrong with which."""
    try:
        sections = msgspec.toml.decode(data, type=_Rulebook).sections
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRulebook(f"rulebook.toml of {game}: {error}") from None
    seen = set[str]()
    for section in sections:
        problem = _problem(section)
        if section.id in seen:
            problem = "this id is used twice"
        if problem:
            raise BadRulebook(f"rulebook.toml of {game}, section {section.id!r}: {problem}")
        seen.add(section.id)
    return sections


def _problem(section: Section) -> str:
    """What is wrong with one section, or nothing."""
    if not section.title:
        return "it needs a title"
    if not section.places:
        return 'it needs a place, such as "004:19-43"'
    for place in section.places:
        if not _is_place(place):
            return f'a place must look like "004:19-43", not {place!r}'
    return ""


def _is_place(place: str) -> bool:
    """Whether a place names a text and its first and last line."""
    found = re.fullmatch(r"\w+:([0-9]+)-([0-9]+)", place)
    return found is not None and int(found[1]) <= int(found[2])
