"""The nodes of definitions: each field is read by the rules and by the printer, or one of them says something the other does not know."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

from coterie.games.vtes import cards
from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.vocabulary import Node
from coterie.games.vtes.text.proof.compare import nodes

GAME = Path(cards.__file__).parents[1]
PRINTING = [*(GAME / "text").rglob("*.py"), *(GAME / "families").glob("*/says.py")]
PLAYING = [
    path
    for path in GAME.rglob("*.py")
    if path not in PRINTING
    and not {"cards", "words", "bots"} & set(path.relative_to(GAME).parts)
    and path.stem not in ("words", "hints", "contract")
]


def read(paths: Iterable[Path]) -> set[str]:
    """The names of all attributes that are read in some files."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    return {node.attr for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def fields() -> dict[str, set[str]]:
    """The fields of the kinds of nodes that cards are defined with."""
    kinds: set[type[Node]] = {type(node) for card in DEFINITIONS.values() for node in nodes(card)}
    return {kind.__name__: set(kind.__struct_fields__) for kind in kinds}


def unread(by: set[str]) -> list[str]:
    return sorted(f"{kind}.{field}" for kind, found in fields().items() for field in found - by)


def test_the_printer_reads_every_field() -> None:
    assert unread(read(PRINTING)) == []


def test_the_rules_read_every_field() -> None:
    assert unread(read(PLAYING)) == []


def test_a_field_that_nobody_reads_is_found() -> None:
    assert "Bleed.bonus" in unread(read(PRINTING) - {"bonus"})
