"""The Fluent files as data: which messages there are, and which variables each of them uses."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import coterie.locale

FOLDER = Path(coterie.locale.__file__).parent
GAMES = FOLDER.parent / "games"
SHARDS = sorted({file.parent.relative_to(GAMES).as_posix() for file in GAMES.glob("*/families/*/*.ftl")})
"""The families of words that have messages of their own, a file for each language."""
AREAS = [*sorted({file.stem for file in FOLDER.glob("*/*.ftl")}), *SHARDS]


class Variables(Visitor):
    """Collects the names of all variables below a node."""

    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's own naming
        self.names.add(node.id.name)


def path_of(language: str, area: str) -> Path:
    """The file of an area in a language."""
    return GAMES / area / f"{language}.ftl" if area in SHARDS else FOLDER / language / f"{area}.ftl"


@cache
def entries(language: str, area: str) -> list[ast.EntryType]:
    """Everything in one file, comments and unreadable parts included; nothing if there is no such file."""
    file = path_of(language, area)
    return FluentParser().parse(file.read_text(encoding="utf-8")).body if file.exists() else []


def messages(language: str, area: str) -> dict[str, ast.Message]:
    """The messages of one file by id."""
    return {entry.id.name: entry for entry in entries(language, area) if isinstance(entry, ast.Message)}


RULED = re.compile("[a-z]+-(event|prompt|reason|option|does)-")
"""How the ids of messages begin that rules say; the others of families are printed on cards and options."""


def ruled(language: str, area: str) -> dict[str, ast.Message]:
    """The messages of an area without those of a family that are printed."""
    return {name: message for name, message in messages(language, area).items() if area not in SHARDS or RULED.match(name)}


def variables(message: ast.Message) -> set[str]:
    """The variables of a message, forms included: `who-the` and `who` are two."""
    found = Variables()
    if message.value is not None:
        found.visit(message.value)
    return found.names


def arguments(message: ast.Message) -> set[str]:
    """The arguments a message needs: `$who-the` is a form of the argument `who`."""
    return {name.partition("-")[0] for name in variables(message)}
