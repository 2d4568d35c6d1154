"""Layers: what a minion is as it stands follows from what it is by itself and from the cards that make something else of it."""

from __future__ import annotations

from typing import Any

import pytest

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.vocabulary import (
    READY,
    TITLED,
    VAMPIRE,
    YOURS,
    As,
    Card,
    Clan,
    Has,
    Layer,
    Locked,
    Mode,
    Pred,
    PutOn,
    Sect,
    Teaches,
    Trait,
    at_least,
)
from coterie.games.vtes.pool import facts
from coterie.games.vtes.position import layer_faults
from coterie.games.vtes.rules.fits import title_of
from coterie.games.vtes.rules.politics.titles import change_clan, change_sect
from tests.games.vtes.duel import Scene, book_with, invented

ON = (Mode((PutOn(VAMPIRE),)),)
HOUSE = (Trait.LOCATION,)


def lesson(discipline: str, capacity: int) -> Card:
    return Card(0, ON, (Teaches(discipline, capacity),), (Trait.DISCIPLINE,))


def wide(layer: Layer, value: str, of: Pred) -> Card:
    return Card(0, abilities=(As(layer, value, of),), traits=HOUSE)


BOOK = book_with(
    invented(1, "Writ", "equipment", Card(0, abilities=(As(Layer.SECT, "Anarch"),))),
    invented(2, "Pardon", "equipment", Card(0, abilities=(As(Layer.SECT, "Camarilla"),))),
    invented(3, "Mask", "equipment", Card(0, abilities=(As(Layer.CLAN, "Malkavian"),))),
    invented(4, "Book", "equipment", Card(0, abilities=(As(Layer.DISCIPLINE, "SER"),))),
    invented(5, "Lesson", "master", lesson("pro", 1)),
    invented(6, "Asylum", "master", wide(Layer.SECT, "Independent", VAMPIRE & Clan("Malkavian"))),
    invented(7, "School", "master", wide(Layer.DISCIPLINE, "ser", VAMPIRE & READY & YOURS & Sect("Independent"))),
)


def scene() -> tuple[Scene, int]:
    at = Scene(2, BOOK)
    return at, at.vampire("a", "200517")


def stands(at: Scene, number: int) -> tuple[str, str, str]:
    piece = at.t.piece(number)
    assert list(layer_faults(at.t)) == []
    return piece.clan, piece.sect, title_of(piece)


def test_a_card_makes_something_else_of_its_minion_while_it_is_there() -> None:
    at, prince = scene()
    assert stands(at, prince) == ("Malkavian", "Camarilla", "prince")
    writ = at.attach(prince, "Writ")
    assert stands(at, prince) == ("Malkavian", "Anarch", "")
    at.t.remove(at.t.piece(writ))
    assert stands(at, prince) == ("Malkavian", "Camarilla", "prince")


def test_within_a_layer_the_newest_holds() -> None:
    at, prince = scene()
    at.attach(prince, "Writ")
    pardon = at.attach(prince, "Pardon")
    assert stands(at, prince)[1] == "Camarilla"
    at.t.remove(at.t.piece(pardon))
    assert stands(at, prince)[1] == "Anarch"


def test_a_change_for_good_lies_under_what_cards_make_of_it() -> None:
    at, prince = scene()
    writ = at.attach(prince, "Writ")
    mask = at.attach(prince, "Mask")
    at.run(change_sect(at.t, prince, "Sabbat"))
    at.run(change_clan(at.t, prince, "Ventrue"))
    assert stands(at, prince) == ("Malkavian", "Anarch", "")
    at.t.remove(at.t.piece(writ))
    at.t.remove(at.t.piece(mask))
    assert stands(at, prince) == ("Ventrue", "Sabbat", "")


def test_a_card_that_moves_takes_along_what_it_makes_of_its_minion() -> None:
    at, prince = scene()
    other = at.vampire("a", "Nassir")
    lesson, before = at.attach(prince, "Lesson"), at.t.piece(other).capacity
    assert (at.t.piece(prince).disciplines["pro"], at.t.piece(prince).capacity) == (1, 8)
    at.t.move(at.t.piece(lesson), "attached", host=other)
    assert ("pro" in at.t.piece(prince).disciplines, at.t.piece(prince).capacity) == (False, 7)
    assert at.t.piece(other).capacity == before + 1
    stands(at, other)


def test_blood_above_the_capacity_goes_with_the_card() -> None:
    at, prince = scene()
    lesson = at.attach(prince, "Lesson")
    at.t.piece(prince).blood = 8
    at.t.remove(at.t.piece(lesson))
    assert at.t.piece(prince).blood == 7


def test_a_superior_level_is_given_whatever_there_was() -> None:
    at, prince = scene()
    book = at.attach(prince, "Book")
    assert at.t.piece(prince).disciplines["ser"] == 2
    at.t.remove(at.t.piece(book))
    assert "ser" not in at.t.piece(prince).disciplines


def test_what_is_said_of_some_is_said_of_whoever_is_one_of_them() -> None:
    at, prince = scene()
    at.in_play("b", "Asylum")
    school = at.in_play("a", "School")
    assert stands(at, prince) == ("Malkavian", "Independent", "")
    assert at.t.piece(prince).disciplines["ser"] == 1
    late = at.vampire("a", "Nassir")
    assert "ser" not in at.t.piece(late).disciplines
    at.attach(late, "Mask")
    assert (stands(at, late)[1], at.t.piece(late).disciplines["ser"]) == ("Independent", 1)
    at.t.move(at.t.piece(prince), "torpor")
    assert "ser" not in at.t.piece(prince).disciplines
    at.t.remove(at.t.piece(school))
    assert "ser" not in at.t.piece(late).disciplines


READING: dict[str, tuple[Layer, str, Pred]] = {
    "own": (Layer.SECT, "Anarch", VAMPIRE & Sect("Sabbat")),
    "later": (Layer.CLAN, "Brujah", VAMPIRE & Sect("Sabbat")),
    "discipline": (Layer.SECT, "Anarch", VAMPIRE & Has("dom")),
    "title": (Layer.SECT, "Anarch", VAMPIRE & TITLED),
    "capacity": (Layer.DISCIPLINE, "dom", VAMPIRE & at_least(5)),
    "course": (Layer.SECT, "Anarch", VAMPIRE & Locked()),
}


def refused(card: Card) -> list[str]:
    fact, made = invented(9, "Wrong", "master", card)
    book = Book({**DEFINITIONS, fact.id: made}, {**facts(), fact.id: fact})
    return [text.id for text in book.refused.get(fact.id, ())]


@pytest.mark.parametrize("name", READING)
def test_nobody_is_told_by_what_its_own_layer_or_a_later_one_decides(name: str) -> None:
    said: Any = READING[name]
    assert refused(wide(*said)) == ["vtes-unplayable-layer"]


@pytest.mark.parametrize(("layer", "value"), [(Layer.SECT, "Ordo"), (Layer.CLAN, "Nobody"), (Layer.CLAN, ""), (Layer.DISCIPLINE, "xyz")])
def test_there_must_be_such_a_thing(layer: Layer, value: str) -> None:
    assert refused(wide(layer, value, VAMPIRE)) == ["vtes-unplayable-never"]
