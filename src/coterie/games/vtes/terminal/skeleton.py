"""Begins a card: a definition and two tests to be filled in, put where they belong."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from coterie.games.vtes import cards
from coterie.games.vtes.book import standard_book
from coterie.games.vtes.decks import find_deck, precon_lists
from coterie.games.vtes.pool import DISCIPLINES, Facts, facts
from coterie.games.vtes.terminal.sources import CARDS, ROOT, definition_of, in_repository, module_of, module_of_tests
from coterie.kernel.errors import CoterieError
from coterie.terminal.screen import Screen

VOCABULARY: Final = "coterie.games.vtes.cards.vocabulary"
WIDTH: Final = 140
ANYBODY: Final = "Wauneka"
_MARK: Final = re.compile(r"^\[(?P<need>[a-z]{3,})\]", re.MULTILINE | re.IGNORECASE)


class NotNew(CoterieError):
    """The card is there already, or needs no definition."""


def constant_of(card: Facts) -> str:
    """The name of a card's definition.

    >>> from coterie.games.vtes.pool import named
    >>> [constant_of(named(name)) for name in ("The Barrens", ".44 Magnum", "Scouting Mission")]
    ['BARRENS', 'MAGNUM_44', 'SCOUTING_MISSION']
    """
    words = re.sub(r"^the-", "", card.slug).upper().replace("-", "_")
    return re.sub(r"^(\d+)_(.*)$", r"\2_\1", words) if words[0].isdigit() and "_" in words else f"N{words}" if words[0].isdigit() else words


def definition(card: Facts) -> str:
    """A definition with the levels that the card has, and nothing said of what they do."""
    name = constant_of(card)
    if card.crypt or "master" in card.types:
        return f"{name} = Card({card.id}, abilities=())\n"
    levels = ["SUPERIOR" if found["need"].isupper() else "BASIC" for found in _MARK.finditer(card.text)]
    if not levels:
        return f"{name} = Card({card.id}, modes=(Mode(()),))\n"
    modes = "".join(f"        Mode((), Level.{level}),\n" for level in levels)
    return f"{name} = Card(\n    {card.id},\n    modes=(\n{modes}    ),\n)\n"


def scenario(card: Facts) -> str:
    """Two tests that fail until they are written: what the card does, and when it cannot be used."""
    name, short = card.name.replace('"', '\\"'), card.slug.replace("-", "_")
    seats = f'Seat("{name}"), Seat("{ANYBODY}")' if card.crypt else f'Seat("{player_of(card)}", "{name}"), Seat("{ANYBODY}")'
    phase = ', phase="master"' if "master" in card.types else ""
    return (
        f'\n\n@card("{name}")\ndef test_{short}() -> None:\n    at = sits({seats}{phase})\n'
        f"    raise AssertionError(f\"play it, and say what it did and what it left alone: {{at.keys('a')}}\")\n"
        f'\n\n@refuses("{name}")\ndef test_{short}_is_refused() -> None:\n    at = sits({seats}{phase})\n'
        f"    raise AssertionError(f\"say when it cannot be used, and why: {{at.keys('a')}}\")\n"
    )


def player_of(card: Facts) -> str:
    """A vampire of our decks who could play a card: of its clan, with its disciplines, at superior if there is one.

    One with a nickname is not taken: its quotes would have to be quoted.
    """
    crypt = [facts()[number] for name in precon_lists() for number in dict.fromkeys(find_deck(name).crypt)]
    crypt = [vampire for vampire in crypt if '"' not in vampire.name]
    fitting = [
        vampire
        for vampire in crypt
        if (not card.clans or set(card.clans) & set(vampire.clans)) and all(need in vampire.disciplines for need in card.needs)
    ]
    best = sorted(fitting or crypt, key=lambda vampire: (-sum(vampire.disciplines.get(need, 0) for need in card.needs), vampire.capacity))
    return best[0].name


def begin(screen: Screen, card: Facts, only_print: bool) -> None:
    """Write the beginnings of a card, or print them; say what comes next."""
    known = definition_of(card.id)
    if known is not None:
        raise NotNew(f"{card.name} is defined already: {known.name} in {known.path.relative_to(CARDS.parent)}")
    if standard_book().complete(card.id):
        raise NotNew(f"{card.name} has no text beside sect and title: it needs no definition")
    module, tests = CARDS / f"{module_of(card)}.py", module_of_tests(card)
    where = {"module": _told(module), "tests": _told(tests)}
    if only_print or not in_repository():
        screen.tell("cli-vtes-new-print", "dim", **where)
        screen.line(f"{definition(card)}{scenario(card)}", whole=True)
        return
    listed = module.exists()
    _write(module, _with_imports(_text(module, _heading(card)), _needed(card)) + definition(card))
    _write(tests, _text(tests, _test_heading(card)) + scenario(card))
    screen.tell("cli-vtes-new-written", constant=constant_of(card), **where)
    if not listed or module.stem not in {part.__name__.rpartition(".")[2] for part in cards.MODULES}:
        screen.tell("cli-vtes-new-module", "yellow", module=module.stem, file=_told(CARDS / "__init__.py"))
    screen.heading(screen.speaker.tell("cli-vtes-official"))
    for line in card.text.splitlines():
        screen.line(line, indent=2)
    screen.line()
    screen.tell("cli-vtes-new-next")
    screen.line(f'make card NAME="{card.name}"', indent=2, whole=True)


def _told(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


def _text(path: Path, heading: str) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else heading


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _heading(card: Facts) -> str:
    what = card.clans[0] if card.crypt else f"Cards that require {DISCIPLINES.get(card.needs[0], card.needs[0])}" if card.needs else ""
    return f'"""{what or card.types[0].capitalize() + " cards without a discipline"}."""\n\nfrom {VOCABULARY} import Card\n\n'


def _test_heading(card: Facts) -> str:
    dots = "." * (2 + module_of(card).count("/"))
    return (
        f'"""{_heading(card).splitlines()[0].strip(chr(34))}"""\n\nfrom __future__ import annotations\n\n'
        f"from {dots}build import Seat\nfrom {dots[:-1]}marks import card, refuses\nfrom {dots[:-1]}playing import sits\n"
    )


def _needed(card: Facts) -> set[str]:
    return set(re.findall(r"\b(Card|Mode|Level)\b", definition(card)))


def _place(name: str) -> tuple[bool, bool, str]:
    """Where a name stands among imports: constants, classes, functions."""
    return not name.isupper(), name.islower(), name.lower()


def _with_imports(source: str, names: set[str]) -> str:
    """A module whose import of the vocabulary has these names too."""
    found = next(node for node in ast.parse(source).body if isinstance(node, ast.ImportFrom) and node.module == VOCABULARY)
    wanted = sorted(names | {alias.name for alias in found.names}, key=_place)
    line = f"from {VOCABULARY} import {', '.join(wanted)}"
    if len(line) > WIDTH:
        line = f"from {VOCABULARY} import (\n{''.join(f'    {name},{chr(10)}' for name in wanted)})"
    lines = source.splitlines(keepends=True)
    return "".join([*lines[: found.lineno - 1], f"{line}\n", *lines[found.end_lineno :]])
