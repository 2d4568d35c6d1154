"""Which rulings a test proves: `@ruling("G00106", "8acbd1")` names a card or group of cards and the marks of rulings on it."""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])
Name = tuple[str, str]
"""A ruling by its source and its mark."""
PROVED: set[Name] = set()
FOLDER = Path(__file__).parent
GATES, TESTS = FOLDER.parent / "gates", FOLDER.parents[2]


def ruling(source: str, *marks: str) -> Callable[[Test], Test]:
    """The test proves these rulings on a card or on a group of cards."""
    assert marks
    PROVED.update((source, mark) for mark in marks)
    return lambda test: test


def proved() -> set[Name]:
    """The rulings that some test proves: of this folder, or of the gates, where a ruling follows from what a word promises."""
    for folder in (FOLDER, GATES, GATES / "offered"):
        package = ".".join(("tests", *folder.relative_to(TESTS).parts))
        for file in folder.glob("test_*.py"):
            importlib.import_module(f"{package}.{file.stem}")
    return set(PROVED)


def waived() -> dict[Name, str]:
    """The rulings that no test proves, each with the reason."""
    read = tomllib.loads((FOLDER / "waived.toml").read_text(encoding="utf-8"))
    return {(source, mark): reason for source, marks in read.items() for mark, reason in marks.items()}
