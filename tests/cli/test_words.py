"""The words of the command line: the same messages with the same variables in four languages, and none that the code lacks."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import coterie.cli
from coterie.cli.session import COMMANDS
from coterie.cli.setup import options
from coterie.games.empire.cards import SEATS, CancelCombat, Card, Confession, Draw, Pick, Protect, Swap, Token, standard_deck
from coterie.games.empire.terminal.cards import SIGN, describe, kind, mark, name, unsure, worth
from coterie.kernel.registry import find
from coterie.locale import LANGUAGES, Speaker

SOURCE = Path(coterie.cli.__file__).parents[1]
FOLDERS = (SOURCE / "cli", SOURCE / "terminal", *(SOURCE / "games").glob("*/terminal"))
FILES = ("cli.ftl", "cli-fury.ftl", "cli-vtes.ftl")
BUILT = {
    "cli-help-": COMMANDS,
    "cli-empire-head-": ("copies", "card", "type", "worth", "does"),
    "cli-head-": ("entry", "seat", "key", "choice"),
    "cli-empire-token-": ("attack", "defence"),
    "cli-vtes-": (
        *("ready", "torpor", "in-play", "contested"),
        *("seen", "ash", "removed"),
        *("acts", "blocks"),
        *("edge", "you", "prey", "predator", "ousted", "withdrawing"),
    ),
    "cli-fury-": (
        *("misses", "fog", "bats", "announced", "trail", "catacombs"),
        *("own-item", "own-card", "own-encounter", "his-card", "his-encounter"),
    ),
    "cli-fury-by-": ("road", "rail", "sea"),
    "cli-fury-own-": ("item", "card"),
    "cli-fury-back-": ("city", "sea", "power"),
    "cli-fury-ally-": ("hunters", "dracula"),
    "cli-vtes-left-": ("master", "influence", "discard"),
    "cli-vtes-by-": ("precons", "types", "disciplines", "sets"),
    "cli-empire-effect-": ("cancel-combat", "spy", "protect", "cancel-support", "confession", "swap"),
}
"""Ids that the code puts together, by their beginnings."""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    folder = resources.files("coterie.locale").joinpath(language)
    text = "\n".join(folder.joinpath(file).read_text(encoding="utf-8") for file in FILES)
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice in {language}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def used() -> set[str]:
    """Every id of ours that the code names or builds."""
    ids: set[str] = set()
    for path in sorted(path for folder in FOLDERS for path in folder.rglob("*.py")):
        for found in re.findall(r"""["'](cli-[a-z-]+)(\{?)""", path.read_text(encoding="utf-8")):
            beginning, open_brace = found
            if not open_brace:
                ids.add(beginning)
            elif beginning != "cli-":
                ids |= {beginning + end for end in BUILT[beginning]}
    return ids | {f"cli-{game}-setup-{field.name.replace('_', '-')}" for game in ("empire", "vtes") for field in options(find(game))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    ours, english = messages(language), messages("en")
    assert ours.keys() == english.keys()
    for message in english:
        assert ours[message] - {"gender"} == english[message], message


def test_every_message_is_used_and_every_id_used_is_a_message() -> None:
    assert used() == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", SEATS)
def test_every_card_is_described_without_a_missing_word(language: str, side: str) -> None:
    speaker = Speaker(language, strict=True)
    for card in standard_deck(side).cards:
        assert describe(card, speaker).strip(SIGN)
        assert name(card, speaker).endswith(SIGN) != card.exists
        assert worth(card, speaker)


def support(effect: object, **facts: object) -> Card:
    return Card("mine", "support", 1, effect=effect, **facts)  # type: ignore[arg-type]  # built from parts


def test_a_description_says_the_facts_of_the_card() -> None:
    english = Speaker("en", strict=True)
    whole = {"exists": True, "known": ("effect",)}
    assert describe(support(Draw(3), **whole), english) == "Draw 3 cards."
    assert describe(support(Draw(1), **whole), english) == "Draw 1 card."
    assert describe(support(Pick("cellar"), **whole), english) == "Take a card of your choice from your cellar."
    assert "a noble" in describe(support(Token("nobles"), **whole), english)
    assert "any character" in describe(support(Token(), **whole), english)
    assert [kind(support(effect())) for effect in (CancelCombat, Protect, Confession, Swap)] == [
        "cancel-combat",
        "protect",
        "confession",
        "swap",
    ]


def test_only_what_no_source_shows_is_marked() -> None:
    known = Card("a", "combat", 2, value=2, professions=("nobles",), exists=True, known=("value", "professions", "copies"))
    assert not unsure(known)
    assert worth(known, Speaker("en")) == "2"
    guessed = Card("b", "combat", 2, value=2, professions=("nobles",), exists=True, known=("professions", "copies"))
    assert unsure(guessed)
    assert worth(guessed, Speaker("en")) == f"2{SIGN}"
    assert mark(guessed, "professions") == ""
    invented = Card("c", "combat", 2, value=2, professions=("nobles",))
    assert unsure(invented)
    assert worth(invented, Speaker("en")) == "2", "one sign at its name is enough for a card that is a reconstruction as a whole"
