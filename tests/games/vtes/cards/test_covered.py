"""No complete card is without a test of what it does and one of what it refuses, and vampires without an ability are as printed."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.decks import find_deck, precon_lists
from coterie.games.vtes.pool import facts, named
from coterie.games.vtes.rules.legal import why_requirements
from coterie.games.vtes.rules.stats import title_votes
from tests.marks import rule

from ..build import Seat, table


@cache
def marked(mark: str) -> set[int]:
    """The cards that tests of this folder are marked with."""
    found = set[int]()
    for file in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for decorator in getattr(node, "decorator_list", []):
                if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == mark:
                    found |= {number for argument in decorator.args for number in _named(argument, file)}
    return found


def _named(argument: ast.expr, file: Path) -> list[int]:
    if isinstance(argument, ast.Constant):
        return [named(str(argument.value)).id]
    assert isinstance(argument, ast.Starred)
    assert isinstance(argument.value, ast.Name)
    constant = next(
        node.value
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == argument.value.id
    )
    return [named(name).id for name in ast.literal_eval(constant)]


@pytest.mark.parametrize("number", DEFINITIONS, ids=[facts()[number].slug for number in DEFINITIONS])
def test_every_card_is_tested_for_what_it_does_and_what_it_refuses(number: int) -> None:
    assert number in marked("card"), "no test marked @card shows what it does"
    assert number in marked("refuses"), "no test marked @refuses shows when it cannot be used"


def test_there_is_nothing_else_to_test_in_the_seven_decks() -> None:
    cards = {number for name in precon_lists() for number in (*find_deck(name).crypt, *find_deck(name).library)}
    assert len(cards) == 191
    assert len(cards & DEFINITIONS.keys()) == 144
    assert all(facts()[number].crypt for number in cards - DEFINITIONS.keys())


PLAIN = sorted({number for name in precon_lists() for number in find_deck(name).crypt} - DEFINITIONS.keys())
VOTES = {"": 0, "primogen": 1, "prince": 2, "justicar": 3}
TEXT_TITLES = ("primogen", "prince", "justicar")


@rule("v5.crypt.clan", "v5.crypt.capacity", "v5.crypt.disciplines")
@pytest.mark.parametrize("number", PLAIN, ids=[facts()[number].slug for number in PLAIN])
def test_a_vampire_without_an_ability_is_as_printed(number: int) -> None:
    fact, book = facts()[number], standard_book()
    (form,) = book.forms[number]
    assert form.abilities == ()
    sitting = table(Seat(fact.name), Seat("Ryan" if fact.name != "Ryan" else "Sully"))
    vampire = sitting[fact.name]
    assert (vampire.capacity, vampire.blood, vampire.clan) == (fact.capacity, fact.capacity, fact.clans[0])
    assert (vampire.sect, vampire.title, vampire.city) == (fact.sect, fact.title, fact.city)
    words = fact.text.replace("[", " ").rstrip(".").split()
    assert vampire.sect == words[0]
    assert vampire.title.lower() == next((word.lower() for word in words if word.lower() in TEXT_TITLES), "")
    assert title_votes(vampire) == VOTES[fact.title]
    plain = [form for forms in book.forms.values() for form in forms if len(form.needs) == 1 and not form.clans and not form.titles]
    for one in (form for form in plain if form.user is None):
        usable = one.needs[0] in fact.disciplines and (one.level == 1 or fact.disciplines[one.needs[0]] == 2)
        assert (why_requirements(one, vampire) is None) is usable
