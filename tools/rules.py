"""Prints, for each rulebook, which sections no test guards and which no function cites: `make rules`. The goal is none."""

from __future__ import annotations

import ast
import re
import sys
from itertools import pairwise
from pathlib import Path

import coterie
from coterie.kernel import rulebook

ROOT = Path(__file__).parent.parent
CITATION = re.compile(r"[a-z0-9]+(?:\.[a-z0-9-]+)+")


def marked(folder: Path) -> dict[str, int]:
    """How many tests under a folder carry `@rule("...")`, by rule id."""
    counts: dict[str, int] = {}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            for mark in getattr(node, "decorator_list", []):
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant):
                            counts[str(argument.value)] = counts.get(str(argument.value), 0) + 1
    return counts


def cited(folder: Path) -> set[str]:
    """The rule ids that docstrings of functions, classes, modules and definitions under a folder cite."""
    found = set[str]()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                for text in (ast.get_docstring(node) or "", *said_of_definitions(node)):
                    found.update(CITATION.findall(text))
    return found


def said_of_definitions(node: ast.FunctionDef | ast.ClassDef | ast.Module) -> list[str]:
    """The strings that stand right below an assignment: what is said of a card's definition, or of another constant."""
    return [
        below.value.value
        for above, below in pairwise(node.body)
        if isinstance(above, ast.Assign | ast.AnnAssign)
        and isinstance(below, ast.Expr)
        and isinstance(below.value, ast.Constant)
        and isinstance(below.value.value, str)
    ]


def described(section: rulebook.Section) -> str:
    """A section as the report names it: id, title, and where to read it."""
    return f"{section.id} ({section.title}), {', '.join(section.places)}"


def main() -> int:
    """Print the report; 1 if a section has no test, a test names no section, or no function cites one."""
    tests = marked(ROOT / "tests")
    known = set[str]()
    faults = 0
    for game in coterie.games():
        sections = rulebook.load(game)
        known.update(section.id for section in sections)
        untested = [section for section in sections if section.id not in tests]
        citations = cited(ROOT / "src" / "coterie" / "games" / game)
        uncited = [section for section in sections if section.id not in citations]
        marks = sum(tests.get(section.id, 0) for section in sections)
        print(
            f"{game}: {len(sections)} sections, {marks} marks on tests; {len(untested)} without a test, {len(uncited)} without a function"
        )
        for section in untested:
            print(f"  no test: {described(section)}")
        for section in uncited:
            print(f"  no function: {described(section)}")
        faults += len(untested) + len(uncited)
    for stray in sorted(set(tests) - known):
        print(f"  a test names {stray}, which no rulebook has")
        faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
