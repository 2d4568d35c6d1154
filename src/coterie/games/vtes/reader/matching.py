"""Sentences matched against productions: every node that a span of tokens may mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

import msgspec

from coterie.games.vtes.cards.vocabulary import Node, Pred, parts
from coterie.games.vtes.reader.grammar import Grammar, Wrapper
from coterie.games.vtes.reader.holes import FIRST, Blank, Somebody
from coterie.games.vtes.reader.phrases import Phrases, counts, forms
from coterie.games.vtes.reader.productions import Index, Production
from coterie.games.vtes.reader.tokens import Hole, Tokens

MOST: Final = 24
"""So many readings of one span are kept."""
THIS: Final = (("this", "vampire"), ("this", "minion"), ("this", "card"), ("the", "employer"), ("the", "bearer"))
"""What the minion that plays or bears a card may be called."""
LENGTHS: Final = {"number": (1,), "count": (1,), "this": (2,)}
"""How many tokens stand in a hole of a kind; in others, any number."""
Bound = tuple[tuple[str, object], ...]


class Sentence:
    """One sentence, or several in a row, to be read with a grammar."""

    def __init__(self, tokens: Tokens, grammar: Grammar, phrases: Phrases) -> None:
        self.tokens, self.grammar, self.phrases = tokens, grammar, phrases
        self._known: dict[tuple[int, int, int], list[object]] = {}

    def read(self, index: Index, start: int = 0, end: int | None = None) -> list[object]:
        """What a span means by the productions of an index; what a change means is a pair of node and fields."""
        stop = len(self.tokens) if end is None else end
        key = (id(index), start, stop)
        if key not in self._known:
            self._known[key] = []
            found: list[object] = []
            for pattern in index.fitting(frozenset(self.tokens[start:stop])):
                for bound in self._ways(pattern.items, 0, start, stop, index):
                    values = dict(bound)
                    found += [value for production in pattern.ends for value in filled(production, values) if value not in found]
                if len(found) >= MOST:
                    break
            self._known[key] = found
        return self._known[key]

    def _ways(self, items: tuple[str | Hole, ...], at: int, start: int, stop: int, root: Index) -> Iterator[Bound]:
        """All ways in which the rest of a pattern fits a span: what stands in each of its holes."""
        while at < len(items) and isinstance(items[at], str):
            if start >= stop or self.tokens[start] != items[at]:
                return
            at, start = at + 1, start + 1
        if at == len(items):
            if start == stop:
                yield ()
            return
        hole = items[at]
        if not isinstance(hole, Hole):
            return
        after = items[at + 1] if at + 1 < len(items) else None
        last = stop - (len(items) - at - 1)
        lengths = LENGTHS.get(hole.kind)
        for end in range(start + 1, last + 1) if lengths is None else (start + length for length in lengths if start + length <= last):
            if (after is None and end != stop) or (isinstance(after, str) and self.tokens[end] != after):
                continue
            rest = list(self._ways(items, at + 1, end, stop, root))
            if rest:
                for value in self.fits(hole, start, end, root):
                    yield from (((hole.place, value), *bound) for bound in rest if _agree(hole.place, value, bound))

    def fits(self, hole: Hole, start: int, end: int, root: Index) -> tuple[object, ...]:
        """What may stand in a hole, if a span does."""
        span = self.tokens[start:end]
        match hole.kind:
            case "number":
                return (int(span[0]),) if span[0].isdigit() else ()
            case "count":
                return (counts()[span],) if span in counts() else ()
            case "text":
                return forms(hole.args[0]).get(span, ())
            case "this":
                return (None,) if span in THIS else ()
            case "some":
                article, in_region, preys = hole.args
                return self.phrases.read(span, article, in_region == "1", preys == "1")
            case "same":
                return tuple(node for node in self.read(root, start, end) if type(node).__name__.lower() == hole.args[0])
            case "effect":
                found = self.read(self.grammar.effects(hole.args[0]), start, end)
                kind = hole.args[1] if len(hole.args) > 1 else ""
                return tuple(node for node in found if not kind or type(node).__name__.lower() == kind)
        return ()


def _agree(place: str, value: object, bound: Bound) -> bool:
    """Whether what stands twice is the same."""
    return not place or all(known != place or other == value for known, other in bound)


def filled(production: Production, bound: dict[str, object]) -> Iterator[object]:
    """The node of a production, with what was found in its holes."""
    value = production.value
    if isinstance(value, Wrapper):
        inner = cast("Node", bound["w"])
        yield msgspec.structs.replace(inner, **{value.name: fill(value.value, bound)})
    elif production.changes:
        yield fill(value, bound), production.changes
    else:
        yield fill(value, bound)


def fill(value: object, bound: dict[str, object]) -> object:
    """A value with its holes filled; one that says nothing of a hole keeps it."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        found = bound.get(f"#{abs(value)}", abs(value)) if abs(value) >= FIRST else abs(value)
        return cast("int", found) * (1 if value >= 0 else -1)
    if isinstance(value, str):
        return bound.get(value.strip("⟦⟧"), value) if value.startswith("⟦") else value
    if isinstance(value, tuple):
        return tuple(fill(one, bound) for one in value)
    if isinstance(value, Blank):
        return bound[f"e{value.place}"]
    if isinstance(value, Pred):
        hole = next((part for part in parts(value) if isinstance(part, Somebody)), None)
        if hole is not None:
            return bound.get(f"p{hole.place}", value)
    if isinstance(value, Node):
        if "place" in value.__struct_fields__:
            return bound[f"e{getattr(value, 'place')}"]  # noqa: B009  # a blank of one kind, whose class is made at run time
        return msgspec.structs.replace(value, **{name: fill(getattr(value, name), bound) for name in value.__struct_fields__})
    return value
