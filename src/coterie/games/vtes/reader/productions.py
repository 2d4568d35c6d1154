"""Productions: what the printer makes of nodes with holes, kept by their words."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import msgspec

from coterie.games.vtes.cards.vocabulary import PREYS, SMALL, THEIRS, TORPOR, YOURS, All, Node, Pred
from coterie.games.vtes.pool import Facts
from coterie.games.vtes.reader.holes import FIRST, Somebody
from coterie.games.vtes.reader.schema import holes_in
from coterie.games.vtes.reader.tokens import Hole, Tokens, hole, tokens_of
from coterie.games.vtes.text.tongue import Unprintable

MORE: Final = (TORPOR, YOURS, PREYS, THEIRS, SMALL)
"""What a predicate may say that makes its sentence another one."""


class Production(NamedTuple):
    """What tokens mean: a node with holes, or what is changed in one."""

    value: object
    changes: tuple[str, ...] = ()
    """The fields that are other than in the node above."""


class Pattern(NamedTuple):
    """The tokens of a production: words, and holes between them."""

    items: tuple[str | Hole, ...]
    words: frozenset[str]
    ends: list[Production]


class Index:
    """Productions, found by the rarest of their words."""

    def __init__(self) -> None:
        self._patterns: dict[Tokens, Pattern] = {}
        self._by_word: dict[str, list[Pattern]] | None = None

    def add(self, tokens: Tokens, production: Production) -> None:
        """Keep a production."""
        if tokens not in self._patterns:
            items = tuple(hole(token) or token for token in tokens)
            self._patterns[tokens] = Pattern(items, frozenset(item for item in items if isinstance(item, str)), [])
            self._by_word = None
        ends = self._patterns[tokens].ends
        if production not in ends:
            ends.append(production)

    def fitting(self, words: frozenset[str]) -> Iterator[Pattern]:
        """The patterns all of whose words are among some."""
        if self._by_word is None:
            self._by_word = self._indexed()
        for word in (*words, ""):
            yield from (pattern for pattern in self._by_word.get(word, ()) if pattern.words <= words)

    def _indexed(self) -> dict[str, list[Pattern]]:
        often = Counter(word for pattern in self._patterns.values() for word in pattern.words)
        found: dict[str, list[Pattern]] = {}
        for pattern in self._patterns.values():
            found.setdefault(min(pattern.words, key=lambda word: (often[word], word), default=""), []).append(pattern)
        return found


Printer = Callable[[Node], str]


def words_of(node: Node, printer: Printer) -> str:
    """A node in words; nothing if no text says it."""
    try:
        return printer(node)
    except (Unprintable, AttributeError, IndexError, KeyError, TypeError, ValueError):
        return ""


def shown(value: object, tokens: Tokens) -> bool:
    """Whether all holes of a node are seen in its words."""
    seen = {found.place for token in tokens if (found := hole(token)) is not None}
    return all(place in seen for place in holes_in(value))


def produced(node: Node, printer: Printer, facts: Facts) -> Iterator[tuple[Tokens, Node]]:
    """The productions of a node: as it is, with numbers of other signs, with the number one, with what is said otherwise of some."""
    for one in (node, *_of_some(node)):
        words = words_of(one, printer)
        if not words:
            continue
        tokens = tokens_of(words, facts)
        if not shown(one, tokens):
            continue
        yield tokens, one
        yield from _less(tokens, one)
        yield from _ones(tokens, one, printer, facts)


def _of_some(node: Node) -> Iterator[Node]:
    for name in node.__struct_fields__:
        value = getattr(node, name)
        if isinstance(value, Somebody):
            for more in MORE:
                yield msgspec.structs.replace(node, **{name: All((value, more))})


def _less(tokens: Tokens, node: Node) -> Iterator[tuple[Tokens, Node]]:
    """The same with less instead of more."""
    for place, (sign, figure) in enumerate(itertools.pairwise(tokens)):
        if sign == "+" and figure.isdigit() and int(figure) >= FIRST:
            value = int(figure)
            yield (*tokens[:place], "-", *tokens[place + 1 :]), replaced(node, value, -value)


def _ones(tokens: Tokens, node: Node, printer: Printer, facts: Facts) -> Iterator[tuple[Tokens, Node]]:
    """The same for one, where that is said in other words."""
    for place in set(holes_in(node)):
        if place.startswith("#"):
            value = int(place[1:])
            for number in (1, -1) if "+" in tokens else (0, 1):
                one = replaced(node, value, number)
                words = words_of(one, printer)
                if words and (found := tokens_of(words, facts)) != tuple(str(number) if token == place[1:] else token for token in tokens):
                    yield found, one


def replaced(value: object, old: int, new: int) -> Node:
    """A node with a number instead of another."""
    found = _replaced(value, old, new)
    if not isinstance(found, Node):
        raise TypeError("a node stays a node")
    return found


def _replaced(value: object, old: int, new: int) -> object:
    if isinstance(value, int) and not isinstance(value, bool) and value == old:
        return new
    if isinstance(value, tuple):
        return tuple(_replaced(one, old, new) for one in value)
    if isinstance(value, Node) and not isinstance(value, Pred):
        return msgspec.structs.replace(value, **{name: _replaced(getattr(value, name), old, new) for name in value.__struct_fields__})
    return value
