"""The text of the archive, new and old, and lists as people write them: what stands around the cards."""

from __future__ import annotations

import pytest

from coterie.games.vtes.formats import read, write
from coterie.games.vtes.pool import facts, named
from coterie.locale import Speaker

told = Speaker("en", strict=True).say

OLD = """Castle Cup
Somewhere in the North
March 3rd 2007

Deck Name : Old Habits
Created by : Somebody Else
Description :
Bleed, and bleed again.

1 or 2 things about it: none.

Crypt: (4 cards, Min: 6, Max: 6, Avg: 4)
----------------------------------------
2 Sully          aus dom obf   4       Malkavian:6
1 Andi Liu       DOM aus obf pre  6  prince   Malkavian:6
1\tColette\t5\tAUS OBF dom\tMalkavian:6

Library: (10 cards)
-------------------
Masters (3)
2 Blood Doll
1 Dreams of the Sphinx -- for the hand

Action Modifiers [4 cards]
4 Bonding

Reactions: 3
3 Deflection
"""


def test_an_old_entry_of_the_archive_is_understood() -> None:
    reading = read(OLD)
    assert (reading.format, reading.faults, reading.notes) == ("twd", (), ())
    deck = reading.deck
    assert (deck.name, deck.author) == ("Old Habits", "Somebody Else")
    assert deck.event == ("Castle Cup", "Somewhere in the North", "March 3rd 2007")
    assert deck.description == "Bleed, and bleed again.\n\n1 or 2 things about it: none."
    assert [(facts()[copies.card].name, copies.count, copies.note) for copies in deck.cards] == [
        ("Sully", 2, ""), ("Andi Liu", 1, ""), ("Colette", 1, ""), ("Blood Doll", 2, ""), ("Dreams of the Sphinx", 1, "for the hand"),
        ("Bonding", 4, ""), ("Deflection", 3, ""),
    ]  # fmt: skip


def test_the_archive_is_written_as_it_is_read() -> None:
    deck = read(OLD).deck
    text = write(deck, "twd")
    assert read(text).deck == deck
    assert text.splitlines()[10:17] == [
        "Crypt (4 cards, min=19, max=19, avg=4.75)",
        "-----------------------------------------",
        "2x Sully     4  aus dom obf              Malkavian:6",
        "1x Andi Liu  6  DOM aus obf pre  prince  Malkavian:6",
        "1x Colette   5  AUS OBF dom              Malkavian:6",
        "",
        "Library (10 cards)",
    ]
    assert "\nMaster (3)\n" in text
    assert "Master (2; 1 trifle)" in write(read("1 Blood Doll\n1 Wider View").deck, "twd")


def test_a_line_over_a_list_is_its_name() -> None:
    reading = read("Rainy Evening\n\nCrypt (1)\n1 Sully\n\nLibrary (4)\n4 Bonding\n")
    assert (reading.format, reading.deck.name, reading.faults) == ("text", "Rainy Evening", ())


@pytest.mark.parametrize("heading", ["Library", "LIBRARY (4 cards)", "== Library ==", "Library: 4"])
def test_headings_may_look_as_they_like(heading: str) -> None:
    reading = read(f"Crypt\n1 Sully\n\n{heading}\n4 Bonding\n")
    assert (reading.faults, reading.notes) == ((), ())
    assert len(reading.deck.cards) == 2


def test_what_stands_in_further_columns_is_kept_as_a_note() -> None:
    assert [copies.note for copies in read("4 Bonding   the good old one\n").deck.library] == ["the good old one"]


def test_a_card_under_the_wrong_heading_is_put_right_and_told() -> None:
    reading = read("Crypt (5)\n1 Sully\n4 Bonding\n\nLibrary (0)\n")
    assert [told(note.placed) for note in reading.notes] == [
        "Line 3: Bonding is in the wrong place. It counts for the library. [4 Bonding]"
    ]
    assert [copies.card for copies in reading.deck.library] == [named("Bonding").id]


def test_equal_lines_are_added() -> None:
    assert [copies.count for copies in read("2 Bonding\n1 Sully\n3 Bonding\n").deck.library] == [5]


def test_tabs_long_asides_and_comments_before_the_crypt() -> None:
    story = "It was late, and it rained. " * 20
    text = (
        "A Qualifier\nSomewhere, Spain\nFebruary 12th 2005\n3R+F\n34 players\nA Winner\n\nDeck Name: [2005] A Deck\n\n"
        "Comments: thanks to all,\ncrypt draw and luck included.\n\n"
        "Crypt (3 cards, min=14 max=25 avg=5.08)\n------\n"
        "2x Theo Bell\t\t\t7   cel dom POT pre\t\t\tBrujah:2\n1x  Andi Liu\t\t6   DOM aus obf pre\t\tprince\tMalkavian:6\n\n"
        f"Library (5 cards)\nMaster (1)\n1x Blood Doll -- {story}\n\nAction Modifier (4; none of them good)\n4x Bonding\n"
    )
    reading = read(text)
    assert (reading.format, reading.faults, reading.notes) == ("twd", (), ())
    assert [copies.card for copies in reading.deck.crypt] == [201362, named("Andi Liu").id]
    assert reading.deck.library[0].note == story.strip()
    assert reading.deck.description == "Comments: thanks to all,\ncrypt draw and luck included."
    assert len(reading.deck.event) == 6
