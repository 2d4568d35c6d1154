"""Decks as JSON: the forms that krcg, VDB and VTESDecks have, and lists of our own setups."""

from __future__ import annotations

import json

import pytest

from coterie.games.vtes.formats import Copies, read, write
from coterie.locale import Speaker

told = Speaker("en", strict=True).say

CRYPT, LIBRARY = (Copies(201569, 2),), (Copies(100236, 4, "to be sure"),)


@pytest.mark.parametrize(
    "cards",
    [
        {"cards": {"201569": 2, "100236": 4}},
        {"cards": {"201569": "2", "100236": "4"}},
        {"cards": [{"id": 201569, "count": 2}, {"id": 100236, "count": 4, "comment": "to be sure"}]},
        {"crypt": [{"id": 201569, "number": 2}], "library": [{"id": 100236, "number": 4}]},
        {"crypt": {"Sully": 2}, "library": {"Bonding": 4}},
        {"crypt": {"201569": 2}, "library": {"100236": 4}},
        {
            "crypt": {"count": 2, "cards": [{"id": "201569", "count": 2}]},
            "library": {"count": 4, "cards": [{"name": "bonding", "count": 4}]},
        },
        {
            "crypt": [{"name": "Sully", "count": 2}],
            "library": [{"type": "Action Modifier", "count": 4, "cards": [{"id": 100236, "count": 4}]}],
        },
    ],
)
def test_cards_in_any_shape(cards: dict[str, object]) -> None:
    reading = read(json.dumps(cards))
    assert (reading.faults, reading.notes) == ((), ())
    assert [(copies.card, copies.count) for copies in reading.deck.cards] == [(201569, 2), (100236, 4)]


def test_what_krcg_says_about_a_tournament_stays() -> None:
    flat = {"event": "A Cup", "place": "Graz", "date": "2024-05-12", "tournament_format": "3R+F", "players_count": 17, "player": "L. M."}
    deck = {**flat, "score": "2gw8+3", "comments": "Two lines.\nThis one.", "cards": {"201569": 2}}
    reading = read(json.dumps(deck))
    assert reading.deck.event == ("A Cup", "Graz", "2024-05-12", "3R+F", "17 players", "L. M.", "-- 2gw8+3")
    assert reading.deck.description == "Two lines.\nThis one."
    again = json.loads(write(reading.deck, "krcg"))
    assert {name: again[name] for name in flat} == flat
    assert (again["score"], again["comments"]) == ("2gw8+3", "Two lines.\nThis one.")


def test_an_event_may_be_an_object() -> None:
    deck = {"event": {"name": "A Cup", "place": "Graz", "players_count": 17}, "comment": "One.", "cards": [{"id": 201569, "count": 2}]}
    reading = read(json.dumps(deck))
    assert reading.deck.event == ("A Cup", "Graz", "17 players")
    assert reading.deck.description == "One."


def test_notes_on_cards_stay() -> None:
    reading = read(json.dumps({"crypt": [{"id": 201569, "count": 2}], "library": [{"id": 100236, "count": 4, "comments": "to be sure"}]}))
    assert (reading.deck.crypt, reading.deck.library) == (CRYPT, LIBRARY)
    assert read(write(reading.deck, "krcg")).deck == reading.deck


def test_entries_that_say_nothing_about_cards_are_told() -> None:
    reading = read('{"cards": {"201569": 2},\n"colour": "red"}')
    assert [told(note.placed) for note in reading.notes] == ["Line 2: Skipped: it names no card. [colour]"]


def test_a_number_that_is_not_there_is_made_good_by_the_name() -> None:
    reading = read('{"cards": [{"id": 299999, "count": 2, "name": "Sully"}]}')
    assert [copies.card for copies in reading.deck.crypt] == [201569]
    assert [told(note.placed) for note in reading.notes] == [
        "Line 1: No card has number 299999. Going by the name, this is Sully. [2 299999 Sully]"
    ]


def test_a_count_that_the_cards_do_not_have_is_told() -> None:
    reading = read('{"crypt": {"count": 3, "cards": [{"id": 201569, "count": 2}]}}')
    assert [note.text.id for note in reading.notes] == ["vtes-deck-claim"]
