"""Files that are no decks, or broken ones: a clear error with the line, and never anything else."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coterie.games.vtes.decks import BadDeck
from coterie.games.vtes.formats import FORMATS, LARGEST, Reading, read, write
from coterie.games.vtes.formats.sheet import DeckFile
from coterie.locale import Speaker
from tests.marks import slow

told = Speaker("en", strict=True).say

BOMB = '<!DOCTYPE deck [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>\n<deck><name>&b;</name></deck>'
OUTSIDE = '<?xml version="1.0"?>\n<!DOCTYPE deck SYSTEM "file:///etc/hostname">\n<deck/>'


@pytest.mark.parametrize(
    ("file", "message"),
    [
        ("", "It is empty"),
        (" \n\t\n", "It is empty"),
        (b"\x89PNG\x00\x01\x02", "This isn’t text"),
        ("4 Bonding\0", "This isn’t text"),
        ("<deck>\ud800</deck>", "This isn’t text"),
        ("# only a comment", "It has no cards"),
        ("Crypt (0 cards)\n\nLibrary (0 cards)", "It has no cards"),
        ("x" * (LARGEST + 1), "more than 1,000,000 characters"),
        ("\n" * 200_000 + "4 Bonding", "more than 100,000 lines"),
        (BOMB, "Line 1: a deck file has no document type"),
        (OUTSIDE, "Line 2: a deck file has no document type"),
        ("<deck>\n<crypt>\n</deck>", "Line 3: the XML is broken here (mismatched tag)."),
        ("<deck>" * 50, "Line 1: elements are nested more than"),
        ("<html><body/></html>", "Line 1: this XML isn’t a deck: it is a <html>"),
        ("<deck><meta/></deck>", "It has no cards"),
        ("{", "Line 1: the JSON is broken here"),
        ('{"cards":\n{"100236": }}', "Line 2: the JSON is broken here"),
        ("[1, 2]", "a deck is an object"),
        ("[" * 100_000, "far too large"),
        ('{"cards": {"100236": ' + "9" * 5000 + "}}", "far too large"),
        ('{"name": "Mine"}', "a deck is an object with cards, or with a crypt and a library"),
        ('{"success": true, "result": {"title": "Mine", "cards": {"17": 2}}}', "numbers that only Amaranth knows"),
        ("https://vdb.im/decks/abc123", "this link leads to a deck on another server"),
        ("https://amaranth.vtes.co.nz/#deck/6a1b", "this link leads to a deck on another server"),
        ("vtesdecks.com/deck/twd-2024-x", "this link leads to a deck on another server"),
        ("https://vdb.im/decks/deck?name=Mine#", "this link leads to a deck"),
    ],
)
def test_what_is_no_deck_says_so(file: str | bytes, message: str) -> None:
    with pytest.raises(BadDeck, match=re.escape(message)):
        read(file)


def faults(text: str) -> list[str]:
    return [told(fault.placed) for fault in read(text).faults]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("4 Bonding\n0 Deflection", "Line 2: 0 copies of Deflection aren’t possible: it must be 1 to 200. [0 Deflection]"),
        ("4 Bonding\n201 Deflection", "Line 2: 201 copies of Deflection aren’t possible: it must be 1 to 200. [201 Deflection]"),
        ("150 Bonding\n100 Bonding", "Line 2: 250 copies of Bonding aren’t possible: it must be 1 to 200. [100 Bonding]"),
        ("4 Bonding\nand so on", "Line 2: This is neither a card nor a heading. [and so on]"),
        ("4 Bonding\n3 Quite Another Thing", "Line 2: There is no card called “Quite Another Thing”. [3 Quite Another Thing]"),
        ('{"cards": {\n"100236": 4,\n"999999": 2}}', "Line 3: No card has number 999999. [999999]"),
        ('{"cards": {\n"100236": 4,\n"100518": "two"}}', "Line 3: “two” isn’t a number of copies. [100518]"),
        ('{"cards": {\n"100236": 4,\n"100518": -2}}', "Line 3: “-2” isn’t a number of copies. [100518]"),
        (
            '{"library": {\n"100236": 4,\n"999999": 2},\n"crypt": {\n"201569": 1}, "colour": 1}',
            "Line 3: No card has number 999999. [999999]",
        ),
        ('{"cards": [\n{"id": 100236, "count": 4},\n7]}', "Line 3: This is neither a card nor a heading. [7]"),
        (
            '{"crypt": [],\n"library": [{"id": 100236, "name": "Deflection", "count": 1}]}',
            "Line 2: Number 100236 is Bonding, but the name says Deflection. [1 100236 Deflection]",
        ),
        (
            '<deck><crypt/>\n<library><card count="no"><name>Bonding</name></card></library></deck>',
            "Line 2: “no” isn’t a number of copies. [no Bonding]",
        ),
        ("<deck><crypt/>\n<library><card count='1'/></library></deck>", "Line 2: This is neither a card nor a heading. [<card>]"),
        ('"A"\n"B"\n"C"\n1\n"Sully"\n1\nBonding', "Line 7: This is neither a card nor a heading. [Bonding]"),
        (
            '"ELDB - Inventory"\n"Bonding",some,0,"","Library"',
            'Line 2: This is neither a card nor a heading. ["Bonding",some,0,"","Library"]',
        ),
        ("https://vdb.im/decks/deck#100236=4;100518=x", "Line 1: This is neither a card nor a heading. [100518=x]"),
    ],
)
def test_a_fault_is_told_with_its_line(text: str, fault: str) -> None:
    assert faults(text) == [fault]


def test_equal_entries_of_json_are_added_and_not_dropped() -> None:
    assert [copies.count for copies in read('{"cards": {"100236": 4, "100236": 3}}').deck.library] == [7]
    assert [copies.count for copies in read('{"cards": {"100236": 4}, "cards": {"100236": 3}}').deck.library] == [7]


def test_zones_may_say_how_many() -> None:
    crypt = '<section name="Crypt"><card qty="2">Sully</card></section>'
    reading = read(f'<deck>\n{crypt}\n<section name="Library"><card qty="x">Bonding</card></section></deck>')
    assert [copies.count for copies in reading.deck.cards] == [2]
    assert [told(fault.placed) for fault in reading.faults] == ["Line 3: “x” isn’t a number of copies. [x Bonding]"]


def test_a_heading_that_counts_otherwise_is_told() -> None:
    reading = read("Crypt (3 cards)\n2x Sully\n\nLibrary (5 cards)\nMaster (1)\n1x Blood Doll\n\nReaction (4)\n4x Deflection")
    assert [told(note.placed) for note in reading.notes] == [
        "Line 1: The list says 3 cards here, but its lines add up to 2. [Crypt (3 cards)]"
    ]


def test_text_that_is_not_utf_8_is_read_as_that_of_windows_and_it_is_told() -> None:
    reading = read("1 Père Lachaise, France\n".encode("cp1252"))
    assert (len(reading.deck.library), reading.faults) == (1, ())
    assert [note.text.id for note in reading.notes] == ["vtes-deck-encoding"]


def test_line_ends_of_all_kinds_count_the_same() -> None:
    for end in ("\n", "\r\n", "\r"):
        assert [fault.number for fault in read(end.join(["4 Bonding", "", "2 Nothing Such"])).faults] == [3]


def test_a_flood_of_faults_is_told_in_time() -> None:
    """Close names are looked for at the first faults only, and long lines are not searched for names."""
    reading = read("\n".join(f"3 Nobody of Note, the {number}th" for number in range(1000)))
    assert len(reading.faults) == 1000
    assert [fault.number for fault in read("1 Bonding\n" + "1 " * 100_000).faults] == [2]


def test_a_format_that_there_is_not() -> None:
    with pytest.raises(BadDeck, match=re.escape("There is no format called “pdf”. Choose from text, twd, jol")):
        write(DeckFile(), "pdf")


SIGNS = st.text(alphabet="0123456789x \t\n\"'`<>{}[]():;=,#-@/%&!?éŁœabcSullyBondigcrptlibaCL", max_size=200)


def read_or_refused(file: str | bytes) -> Reading | None:
    """What comes of a file; nothing if it is refused as it should be."""
    try:
        return read(file)
    except BadDeck:
        return None


@slow
@settings(deadline=None, max_examples=200)
@given(text=SIGNS | st.text(max_size=60) | st.binary(max_size=60))
def test_any_text_is_a_deck_with_faults_or_a_clear_error(text: str | bytes) -> None:
    reading = read_or_refused(text)
    assert reading is None or reading.faults or reading.deck.cards


@slow
@settings(deadline=None, max_examples=200)
@given(data=st.data(), name_of_format=st.sampled_from(sorted(FORMATS)))
def test_a_damaged_deck_is_read_with_faults_or_a_clear_error(data: st.DataObject, name_of_format: str) -> None:
    whole = write(read("2 Theo Bell (G6)\n1 Sully\n4 Bonding\n2 The Barrens\n1 Blood Doll").deck, name_of_format)
    at, length = data.draw(st.integers(0, len(whole))), data.draw(st.integers(0, 30))
    reading = read_or_refused(whole[:at] + data.draw(SIGNS) + whole[at + length :])
    assert reading is None or reading.faults or reading.deck.cards
