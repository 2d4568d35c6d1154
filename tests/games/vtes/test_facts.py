"""What everybody may look up of a card: its facts, and in full its official text, its sets and its rulings."""

from __future__ import annotations

import msgspec
import pytest

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.facts import EVERY_CARD, card_facts, card_reading
from coterie.games.vtes.game import GAME
from coterie.games.vtes.pool import facts, named
from coterie.games.vtes.rulings import of_card
from tests.games.vtes.places import number

LARGEST = 6_000
"""Bytes of the facts of one card, in four languages."""


def test_every_card_can_be_looked_up_and_says_whether_it_can_be_played() -> None:
    assert len(EVERY_CARD) == len(facts()) > len(standard_book().forms)
    found = [EVERY_CARD[number] for number in EVERY_CARD]
    assert {card.id for card in found if card.complete} == set(standard_book().forms)
    assert all(bool(card.text) == card.complete for card in found)
    assert max(len(msgspec.json.encode(card)) for card in found) < LARGEST


@pytest.mark.parametrize("thing", ["", "none", "999999", "-1", "100518 ", "²00518"])
def test_what_is_no_card_is_not_found(thing: str) -> None:
    assert thing not in EVERY_CARD
    assert GAME.fact(thing) is None
    assert GAME.reading(thing) is None


def test_allies_and_retainers_have_their_figures() -> None:
    figures = {name: card_facts(number(name)) for name in ("Raven Spy", "Loyal Street Gang", "Political Ally", "Deflection")}
    assert {name: (card.life, card.strength, card.bleed) for name, card in figures.items()} == {
        "Raven Spy": (1, 0, 0),
        "Loyal Street Gang": (2, 1, 0),
        "Political Ally": (1, 0, 3),
        "Deflection": (0, 0, 0),
    }


def test_facts_hold_neither_the_official_text_nor_rulings() -> None:
    """They are sent for every card on the table."""
    deflection = number("Deflection")
    sent = msgspec.json.encode(card_facts(deflection)).decode()
    assert "official" not in sent
    assert all(ruling.text not in sent for ruling in of_card(deflection))


def test_a_card_in_full_has_its_official_text_its_sets_and_its_rulings_with_their_addresses() -> None:
    found = card_reading(str(number("Deflection")))
    assert found is not None
    assert "\n".join(found.official) == named("Deflection").text.strip()
    assert found.sets[0] == "Jyhad"
    assert "Fifth Edition" in found.sets
    assert len(found.rulings) == len(of_card(found.id)) > 1
    made = [ruling.references for ruling in found.rulings]
    assert made == [{reference.key: reference.url for reference in ruling.references} for ruling in of_card(found.id)]
    assert all(url.startswith("https://") for references in made for url in references.values())


def test_official_words_have_no_marks_around_names() -> None:
    marked = [card for card in facts().values() if "{" in card.text]
    assert marked
    for card in facts().values():
        found = card_reading(str(card.id))
        assert found is not None
        assert found.official, card.name
        assert not any(mark in line for line in found.official for mark in "{}"), card.name


def test_a_card_that_cannot_be_played_here_is_read_all_the_same() -> None:
    unfinished = next(card for card in facts().values() if card.id not in standard_book().forms and of_card(card.id))
    found, fact = card_reading(str(unfinished.id)), card_facts(unfinished.id)
    assert found is not None
    assert found.official
    assert found.rulings
    assert (fact.name, fact.complete, fact.text) == (unfinished.name, False, {})
