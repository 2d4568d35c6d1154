"""Phrases about things, read as predicates: of the parts whose words stand in a phrase, those that together print it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Final

from coterie.games.vtes.cards.vocabulary import UNCONTROLLED, VAMPIRE, AnyOf, Clan, IsA, Kind, Noun, Pred, Title, Trait, part
from coterie.games.vtes.pool import DISCIPLINES, SECTS, facts
from coterie.games.vtes.reader.holes import FIRST, HoleTongue, Template, hole_tongue, like, template
from coterie.games.vtes.reader.schema import instances
from coterie.games.vtes.reader.tokens import Tokens, split
from coterie.games.vtes.text.frame import Frame
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import Unprintable
from coterie.games.vtes.words.predicates import RANKS

MOST: Final = 6
"""No phrase says more than this of a thing."""
COUNTED: Final = 12
"""Larger numbers are not said of things."""
FEW: Final = 40
"""Of longer lists, alternatives are not tried."""
ARTICLES: Final = frozenset({"a"})
BASES: Final = (*(IsA(noun) for noun in Noun), VAMPIRE & UNCONTROLLED)
"""What a part is said of, to find out its words."""


@cache
def words_of_pool() -> tuple[str, ...]:
    """Every word that definitions take from the pool."""
    clans = {clan for fact in facts().values() for clan in fact.clans if clan}
    disciplines = (*DISCIPLINES, *(short.upper() for short in DISCIPLINES))
    return (*sorted(clans), *SECTS, *disciplines, *(kind.value for kind in Kind), *(title.value for title in Title))


@cache
def cities() -> tuple[str, ...]:
    """Every city that a vampire rules, or that cards of a title are named after."""
    ruled = {fact.city for fact in facts().values() if fact.city}
    return tuple(sorted(ruled | {fact.name.partition(": ")[2] for fact in facts().values() if "political action" in fact.types} - {""}))


@cache
def forms(kind: str) -> dict[Tokens, tuple[str, ...]]:
    """The words of a kind as they are printed, and what they stand for."""
    tongue = hole_tongue()
    found: dict[Tokens, tuple[str, ...]] = {}
    if kind == "name":
        pairs: Iterator[tuple[str, str]] = ((fact.name, fact.name) for fact in facts().values())
    elif kind == "city":
        pairs = ((city, city) for city in cities())
    elif kind == "circle":
        pairs = ((fact.circle, fact.circle) for fact in facts().values() if fact.circle)
    elif kind == "thing":
        return forms("noun") | forms("clan") | forms("title")
    elif kind == "noun":
        pairs = ((form, noun.value) for noun in Noun for form in _forms_of(tongue, kind, noun.value))
    elif kind == "trait":
        pairs = ((form, trait.value) for trait in Trait for form in _forms_of(tongue, kind, trait.value))
    elif kind == "discipline":
        pairs = ((tongue.discipline(short), short) for short in (*DISCIPLINES, *(short.upper() for short in DISCIPLINES)))
    elif kind == "superior":
        pairs = ((tongue.discipline(short.upper()), short) for short in DISCIPLINES)
    else:
        pairs = ((form, word) for word in words_of_pool() for form in _forms_of(tongue, kind, word))
    for form, word in pairs:
        key = _tokens(form)
        found[key] = tuple(dict.fromkeys((*found.get(key, ()), word)))
    return found


def _forms_of(tongue: HoleTongue, kind: str, word: str) -> list[str]:
    try:
        return [tongue.form(kind, word), tongue.form(kind, word, "plural")]
    except Unprintable:
        return []


def _tokens(words: str) -> Tokens:
    marks = [part if part.startswith("[") else part.lower() for part in split(words.replace("’", "'"))]
    return tuple("a" if word == "an" else word for word in marks)


@cache
def counts() -> dict[Tokens, int]:
    """Numbers in words."""
    tongue = hole_tongue()
    return {_tokens(tongue.say(f"count-{number}")): number for number in range(COUNTED) if tongue.knows(f"count-{number}")}


class Phrases:
    """Reads phrases as they stand on one kind of card."""

    def __init__(self, base: Template) -> None:
        self.frame = base
        self._atoms: list[tuple[Pred, tuple[frozenset[str], ...]]] | None = None
        self._known: dict[tuple[Tokens, str, bool, bool], tuple[Pred, ...]] = {}
        self._words: frozenset[str] = frozenset()

    def read(self, tokens: Tokens, article: str, in_region: bool, preys: bool) -> tuple[Pred, ...]:
        """All predicates that are printed so."""
        key = (tokens, article, in_region, preys)
        if key not in self._known:
            self._known[key] = tuple(self._read(tokens, Article(article), in_region, preys))
        return self._known[key]

    @property
    def atoms(self) -> list[tuple[Pred, tuple[frozenset[str], ...]]]:
        """Each part that a predicate may have, with the words that it brings, by what it is said of."""
        if self._atoms is None:
            self._atoms = list(_said(self.frame))
            self._words = frozenset(word for _, ways in self._atoms for way in ways for word in way) | {
                "a",
                "and",
                "each",
                "another",
                "the",
            }
        return self._atoms

    def _read(self, tokens: Tokens, article: Article, in_region: bool, preys: bool) -> Iterator[Pred]:
        atoms, there = self.atoms, frozenset(tokens)
        if not there <= self._words:
            return
        found = [atom for atom, ways in atoms if any(way <= there for way in ways)]
        clans = [clan for atom in found if atom == VAMPIRE & (clan := part(atom, Clan) or Clan(""))]
        found += [VAMPIRE & AnyOf(pair) for pair in itertools.permutations(clans, 2)]
        frame = self.frame.with_(preys=preys)
        for count in range(1, min(MOST, len(found)) + 1):
            for chosen in itertools.combinations(found, count):
                pred = chosen[0]
                for other in chosen[1:]:
                    pred = pred & other
                if _printed(pred, frame, article, in_region) == tokens:
                    yield pred


def _printed(pred: Pred, frame: Frame, article: Article, in_region: bool) -> Tokens:
    try:
        return _tokens(frame.some(pred, article, in_region).words)
    except (Unprintable, ValueError):
        return ()


def _said(frame: Template) -> Iterator[tuple[Pred, tuple[frozenset[str], ...]]]:
    for atom in _all_atoms():
        if isinstance(atom, IsA):
            yield atom, tuple(frozenset(_printed(atom, frame, article, True)) - ARTICLES for article in (Article.A, Article.ALL))
            continue
        found: set[frozenset[str]] = set()
        for base in BASES:
            hidden, brought = _brought(base, atom, frame)
            if hidden:
                yield base & atom, tuple(brought)
            else:
                found |= brought
        if found:
            yield atom, tuple(found)


def _brought(base: Pred, atom: Pred, frame: Template) -> tuple[bool, set[frozenset[str]]]:
    """The words that a part adds to a thing, and whether the thing itself is no longer said: a Toreador is a vampire."""
    found, hidden = set(), False
    for article, preys in ((Article.A, False), (Article.ALL, False), (Article.A, True)):
        at = frame.with_(preys=preys)
        both, alone = frozenset(_printed(base & atom, at, article, True)), frozenset(_printed(base, at, article, True))
        if both:
            hidden = hidden or bool(alone - both - ARTICLES)
            found.add(both - alone - ARTICLES)
    return hidden, {way for way in found if way}


def _all_atoms() -> Iterator[Pred]:
    """Every single predicate, its opposite, and two of a kind of which one must be true."""
    for kind in RANKS:
        single = list(_concrete(kind))
        yield from single
        if kind is not IsA:
            yield from (~atom for atom in single)
        if len(single) <= FEW:
            yield from (AnyOf(pair) for pair in itertools.permutations(single, 2))


def _concrete(kind: type[Pred]) -> Iterator[Pred]:
    """Predicates of a kind, with words of the pool and small numbers in their holes."""
    for node, _ in instances(kind, 1):
        values = {name: getattr(node, name) for name in node.__struct_fields__}
        name = next((name for name, value in values.items() if isinstance(value, str) and value.startswith("⟦")), None)
        number = next((name for name, value in values.items() if isinstance(value, int) and value >= FIRST), None)
        if name is not None:
            yield from (kind(**{**values, name: word}) for word in words_of_pool())
        elif number is not None:
            yield from (kind(**{**values, number: small}) for small in range(1, COUNTED))
        else:
            yield kind(**values)


@cache
def phrases() -> Phrases:
    """The phrases of all cards."""
    return Phrases(template(like("action")))
