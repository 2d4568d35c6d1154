"""The Fluent files as data: which messages there are, and which variables each of them uses."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import coterie.locale

FOLDER = Path(coterie.locale.__file__).parent
AREAS = sorted({file.stem for file in FOLDER.glob("*/*.ftl")})


class Variables(Visitor):
    """Collects the names of all variables below a node."""

    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's own naming
        self.names.add(node.id.name)


@cache
def entries(language: str, area: str) -> list[ast.EntryType]:
    """Everything in one file, comments and unreadable parts included; nothing if there is no such file."""
    file = FOLDER / language / f"{area}.ftl"
    return FluentParser().parse(file.read_text(encoding="utf-8")).body if file.exists() else []


def messages(language: str, area: str) -> dict[str, ast.Message]:
    """The messages of one file by id."""
    return {entry.id.name: entry for entry in entries(language, area) if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    """The variables of a message, forms included: `who-the` and `who` are two."""
    found = Variables()
    if message.value is not None:
        found.visit(message.value)
    return found.names


def arguments(message: ast.Message) -> set[str]:
    """The arguments a message needs: `$who-the` is a form of the argument `who`."""
    return {name.partition("-")[0] for name in variables(message)}
