"""Cards read from their official texts: sentences by the grammar, then lines, marks and modes put together."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, cast

import msgspec

from coterie.games.vtes.book import forms_of
from coterie.games.vtes.cards.vocabulary import Ability, Above, Card, Effect, Kind, Level, Mode, Node
from coterie.games.vtes.pool import Facts
from coterie.games.vtes.reader.grammar import Grammar, grammar, kind_of
from coterie.games.vtes.reader.matching import Sentence
from coterie.games.vtes.reader.phrases import phrases
from coterie.games.vtes.reader.productions import Index
from coterie.games.vtes.reader.tokens import BREAK, Tokens, split
from coterie.games.vtes.support.check import unplayable
from coterie.games.vtes.text.proof.compare import differences
from coterie.games.vtes.text.proof.normal import Line, lines
from coterie.games.vtes.text.tongue import Unprintable
from coterie.kernel.text import Text

JOINED: Final = 3
"""So many sentences may be one node."""
TRIED: Final = 400
"""So many ways to put the readings of sentences together are indexd."""
CAST: Final = {kind.value.upper(): kind for kind in Kind}


class Piece(NamedTuple):
    """What a sentence may be: part of the heading, effects, an ability, or what is other than above."""

    sort: str
    value: object
    above: Above | None = None


class Result(NamedTuple):
    """What became of a card: the definitions that its text has, or what is in the way."""

    cards: tuple[Card, ...] = ()
    unread: tuple[str, ...] = ()
    """Sentences without a reading."""
    refused: tuple[Text, ...] = ()
    """Why the engine would not carry out the only readings that print the text."""


def read(fact: Facts) -> Result:
    """All definitions of a card that print its official text, are well-formed and are carried out."""
    book = grammar(kind_of(fact))
    text = lines(fact.text, fact)
    if fact.crypt:
        if not fact.sect:
            return Result(unread=(fact.text,))
        text = [Line("", (*text[0].clauses[1:], *(clause for line in text[1:] for clause in line.clauses)))]
    rows, unread = [], []
    for line in text:
        row = list(_pieces(line, book))
        rows.append((line.mark, row))
        unread += [clause for readings, clause in row if not readings]
    if unread:
        return Result(unread=tuple(unread))
    return _proved(fact, rows)


Row = tuple[str, list[tuple[list[Piece], str]]]


def _proved(fact: Facts, rows: list[Row]) -> Result:
    found: list[Card] = []
    refused: list[Text] = []
    for card in itertools.islice(_put_together(fact, rows), TRIED):
        if card in found or not _prints(card, fact):
            continue
        reasons = unplayable(card, fact, forms_of(card, fact))
        if reasons:
            refused += reasons
        else:
            found.append(card)
    return Result(tuple(found), refused=() if found else tuple(refused))


def _prints(card: Card, fact: Facts) -> bool:
    try:
        return not differences(card, fact, waive=False)
    except (Unprintable, AttributeError, IndexError, KeyError, StopIteration, TypeError, ValueError):
        return False


def _pieces(line: Line, book: Grammar) -> Iterator[tuple[list[Piece], str]]:
    """The readings of a line, sentence by sentence; several together where one word needs them."""
    place = 0
    while place < len(line.clauses):
        for count in range(min(JOINED, len(line.clauses) - place), 0, -1):
            clause = f" {BREAK} ".join(line.clauses[place : place + count])
            readings = _readings(split(clause), book)
            if readings or count == 1:
                yield readings, clause
                place += count
                break


def _readings(tokens: Tokens, book: Grammar) -> list[Piece]:
    found = _plain(tokens, book)
    for how, (*start, _) in book.goes_on.items():
        if tokens[: len(start)] == tuple(start):
            rest = tokens[len(start) :]
            found += [Piece(piece.sort, piece.value, how) for piece in _plain(rest, book)]
            sentence = Sentence(rest, book, phrases())
            found += [Piece("change" if _is_change(value) else "heading", value, how) for value in sentence.read(book.above)]
    return found


def _is_change(value: object) -> bool:
    """Whether it is an effect with fields that are other, not a part of the heading."""
    return isinstance(value, tuple) and isinstance(value[0], Node)


def _plain(tokens: Tokens, book: Grammar) -> list[Piece]:
    sentence = Sentence(tokens, book, phrases())

    def of(sort: str, index: Index) -> list[Piece]:
        return [Piece(sort, value) for value in sentence.read(index)]

    return (
        of("ability", book.abilities)
        if book.facts.crypt
        else of("heading", book.headings) + of("effects", book.sentences) + of("ability", book.abilities)
    )


def _put_together(fact: Facts, rows: list[Row]) -> Iterator[Card]:
    """Every card that the readings may make."""
    counts = [len(row) for _, row in rows]
    marks = [mark for mark, _ in rows]
    for chosen in itertools.product(*(readings for _, row in rows for readings, _ in row)):
        pieces, at = [], 0
        for mark, count in zip(marks, counts, strict=True):
            pieces.append((mark, chosen[at : at + count]))
            at += count
        card = _card(fact, pieces)
        if card is not None:
            yield card


def _card(fact: Facts, rows: Iterable[tuple[str, tuple[Piece, ...]]]) -> Card | None:
    if fact.crypt:
        held = tuple(piece.value for _, pieces in rows for piece in pieces)
        return Card(fact.id, abilities=cast("tuple[Ability, ...]", held))
    heading: dict[str, object] = {}
    modes: list[Mode] = []
    effects: list[object] = []
    abilities: list[object] = []
    for mark, pieces in rows:
        if mark:
            mode = _mode(mark, pieces, modes)
            if mode is None:
                return None
            modes.append(mode)
            continue
        for piece in pieces:
            if piece.sort == "heading":
                _join(heading, cast("tuple[tuple[str, object], ...]", piece.value))
            elif piece.sort == "effects":
                effects += cast("tuple[object, ...]", piece.value)
            elif piece.sort == "ability":
                abilities.append(piece.value)
            else:
                return None
    if effects and modes:
        return None
    found = tuple(modes) or ((Mode(cast("tuple[Effect, ...]", tuple(effects))),) if effects else ())
    return msgspec.structs.replace(Card(fact.id), modes=found, abilities=tuple(abilities), **heading)


def _join(heading: dict[str, object], part: tuple[tuple[str, object], ...]) -> None:
    """Take a part of the heading in: lists grow."""
    for name, value in part:
        known = heading.get(name)
        if isinstance(known, tuple) and isinstance(value, tuple):
            heading[name] = known + value
        else:
            heading[name] = value


_MARK: Final = re.compile(r"\[([^\]]+)\]")


def _mode(mark: str, pieces: tuple[Piece, ...], above: list[Mode]) -> Mode | None:
    """A mode: its mark says its level and its type."""
    marks = _MARK.findall(mark)
    levels = [one for one in marks if one.upper() not in CAST]
    level = Level.NONE if not levels else Level.SUPERIOR if levels[0].isupper() else Level.BASIC
    heading: dict[str, object] = {}
    effects: list[object] = []
    abilities: list[object] = []
    how: Above | None = None
    for piece in pieces:
        how = piece.above or how
        if piece.sort == "heading":
            _join(heading, cast("tuple[tuple[str, object], ...]", piece.value))
        elif piece.sort == "effects":
            effects += cast("tuple[object, ...]", piece.value)
        elif piece.sort == "ability":
            abilities.append(piece.value)
        else:
            changed = _changed(cast("tuple[Node, tuple[str, ...]]", piece.value), above)
            if changed is None:
                return None
            effects.append(changed)
    if not set(heading) <= set(Mode.__struct_fields__):
        return None
    kind = next((CAST[one.upper()] for one in marks if one.upper() in CAST), None)
    made = Mode(level=level, kind=kind, above=how)
    return msgspec.structs.replace(made, effects=tuple(effects), abilities=tuple(abilities), **heading)


def _changed(change: tuple[Node, tuple[str, ...]], above: list[Mode]) -> Node | None:
    """The effect of the mode above, with what is other."""
    node, names = change
    base = next((effect for mode in above[-1:] for effect in mode.effects if type(effect) is type(node)), None)
    return None if base is None else msgspec.structs.replace(base, **{name: getattr(node, name) for name in names})
