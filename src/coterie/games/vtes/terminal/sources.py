"""Where a card is in the source: its definition, the module it belongs to, and the tests that name it."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from coterie.games.vtes import cards
from coterie.games.vtes.cards.generated import FILE, generated
from coterie.games.vtes.cards.vocabulary import Card
from coterie.games.vtes.pool import DISCIPLINES, Facts, slug_of
from coterie.games.vtes.support.registry import said

CARDS: Final = Path(cards.__file__).parent
ROOT: Final = Path(__file__).parents[5]
TESTS: Final = ROOT / "tests" / "games" / "vtes"
_MODULES: Final = {"action modifier": "modifier", "political action": "political"}


class Definition(msgspec.Struct, frozen=True):
    """A definition as it is written."""

    path: Path
    name: str
    source: str


class NamedIn(msgspec.Struct, frozen=True):
    """A test that names a card."""

    path: Path
    test: str

    @property
    def node(self) -> str:
        """The test as pytest calls it."""
        return f"{self.path.relative_to(ROOT).as_posix()}::{self.test}"


def module_of(card: Facts) -> str:
    """The module a card belongs to, from the folder of the cards on.

    >>> from coterie.games.vtes.pool import named
    >>> [module_of(named(name)) for name in ("Bonding", "The Barrens", ".44 Magnum", "Sully", "Change of Target")]
    ['disciplines/dominate', 'master/locations', 'equipment', 'crypt/malkavian', 'modifier']
    """
    if card.crypt:
        return f"crypt/{slug_of(card.clans[0]).replace('-', '_')}"
    if card.needs:
        return f"disciplines/{DISCIPLINES.get(card.needs[0], card.needs[0]).lower()}"
    if "master" in card.types:
        attached = "put this card on" in card.text.lower()
        return f"master/{'locations' if 'location' in card.text.partition('.')[0].lower() else 'attached' if attached else 'in_play'}"
    return _MODULES.get(card.types[0], card.types[0].replace(" ", "_"))


def module_of_tests(card: Facts) -> Path:
    """The tests of the module that a card belongs to."""
    folder, _, name = module_of(card).rpartition("/")
    return TESTS / "cards" / folder / f"test_{name}.py"


def definition_of(number: int) -> Definition | None:
    """The definition of a card as it is written; None if it has none."""
    for module in cards.MODULES:
        for name, value in vars(module).items():
            if isinstance(value, Card) and value.id == number and name.isupper():
                return Definition(Path(str(module.__file__)), name, _assigned(inspect.getsource(module), name))
    read = generated(number)
    return None if read is None else Definition(FILE, "", said(read))


def _assigned(source: str, name: str) -> str:
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and any(isinstance(target, ast.Name) and target.id == name for target in node.targets):
            return ast.get_source_segment(source, node) or name
    return name


def named_in(card: Facts) -> list[NamedIn]:
    """The tests that name a card, or its key; none where the tests are not installed."""
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if card.name in source or card.slug in source:
            found += [NamedIn(path, test.name) for test in _tests(source) if _names(test, card)]
    return found


def _tests(source: str) -> Iterator[ast.FunctionDef]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def _names(test: ast.FunctionDef, card: Facts) -> bool:
    """Whether a test has the card in one of its texts, as a word of its own."""
    words = re.compile(rf"(?<![\w-])(?:{re.escape(card.name)}|{re.escape(card.slug)})(?!-?[A-Za-z])")
    texts = (node.value for node in ast.walk(test) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return any(words.search(text) for text in texts)


@cache
def in_repository() -> bool:
    """Whether this is a checkout, where things can be added, and not an installed package."""
    return TESTS.is_dir()
