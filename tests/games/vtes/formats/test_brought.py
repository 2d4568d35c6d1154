"""Decks that are brought to a table as the text of a file: any format will do, and faults are told by line and seat."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import coterie
from coterie.games.vtes.decks import BadDeck, DeckList, find_deck, precon_lists, read_deck
from coterie.games.vtes.formats import FORMATS, Copies, DeckFile, write
from coterie.games.vtes.formats.brought import LARGEST, MOST_LINES
from coterie.games.vtes.pool import named
from coterie.games.vtes.setup import Setup, decks_of

FOLDER = Path(__file__).parents[3] / "data" / "decks"
NIGHT_SHIFT = (FOLDER / "01-twd-night-shift.txt").read_text(encoding="utf-8")


def boxed(name: str) -> DeckFile:
    crypt, library = (
        tuple(Copies(named(card).id, count) for card, count in part.items())
        for part in (precon_lists()[name].crypt, precon_lists()[name].library)
    )
    return DeckFile(name, crypt=crypt, library=library)


@pytest.mark.parametrize("name_of_format", FORMATS)
def test_a_table_takes_a_deck_in_any_format(name_of_format: str) -> None:
    ours, theirs = decks_of(Setup(decks=("ventrue", write(boxed("tremere"), name_of_format))))
    assert ours == find_deck("ventrue")
    assert sorted(theirs.crypt + theirs.library) == sorted(find_deck("tremere").crypt + find_deck("tremere").library)


def test_a_game_with_a_brought_deck_is_played_and_replayed() -> None:
    game = coterie.new("vtes", seed=5, setup={"decks": [NIGHT_SHIFT, "tremere"], "turn_limit": 9})
    for _ in range(12):
        decision = game.decisions[0]
        game.choose(decision.seat, decision.keys[-1])
    again = coterie.replay(game.record())
    assert again.view("a") == game.view("a")
    assert game.view("a").seats[0].library + game.view("a").seats[0].hand + len(game.view("a").seats[0].ash) <= 75


def test_where_no_deck_is_named_the_one_of_the_box_for_that_seat_is_played() -> None:
    assert [deck.name for deck in decks_of(Setup(decks=("", NIGHT_SHIFT, "")))] == ["malkavian", "Night Shift", "toreador"]


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        (
            NIGHT_SHIFT.replace("Govern the Unaligned", "Govern the Unalined"),
            "the deck of seat b: Line 34: There is no card called “Govern the Unalined”. "
            "Did you mean Govern the Unaligned? [10x Govern the Unalined]",
        ),
        ("4 Sully\n60 Bonding", "the deck of seat b: A crypt needs at least 12 cards; this one has 4."),
        ("12 Theo Bell\n60 Bonding", "the deck of seat b: Line 1: More than one card is called Theo Bell"),
        ("<deck>\n<crypt>", "the deck of seat b: Line 2: the XML is broken here"),
        ("nobody", "the deck of seat b: There is no deck called “nobody”. Choose from malkavian"),
        ("1 Nobody\n" * 40, "[1 Nobody] · and 32 more"),
        ("200 Sully\n200 Andi Liu\n200 Colette\n200 Ashley\n200 Meaghan\n60 Bonding", "at most 1,000 cards; this one has 1,060"),
        ("4 Bonding\n" * (MOST_LINES + 1), f"at most {LARGEST:,} characters and {MOST_LINES:,} lines"),
    ],
)
def test_faults_are_told_by_seat_and_line_and_nothing_begins(deck: str, message: str) -> None:
    with pytest.raises(coterie.BadSetup, match=re.escape(message)):
        coterie.new("vtes", setup={"decks": ["tremere", deck]})


@pytest.mark.parametrize(
    ("crypt", "meant"),
    [
        ({"Theo Bell (G2)": 12}, 201362),
        ({"Theo Bell (ADV)": 12}, 201363),
        ({"Theo Bell (G6)": 12}, 201613),
        ({"201362": 12}, 201362),
        ({"Theo Bell": 10, "Sully": 2}, 201613),
        ({"Theo Bell": 10, "Anvil": 2}, 201362),
    ],
)
def test_lists_tell_cards_of_one_name_apart(crypt: dict[str, int], meant: int) -> None:
    deck = read_deck(DeckList(crypt, {"Bonding": 60, "101321": 3}, "Mine"))
    assert deck.crypt[0] == meant
    assert (deck.name, len(deck.crypt), len(deck.library)) == ("Mine", 12, 63)


@pytest.mark.parametrize(
    ("crypt", "library", "message"),
    [
        ({"Theo Bell": 12}, {}, "More than one card is called Theo Bell"),
        ({"Theo Bell (G3)": 12}, {}, "There is no Theo Bell in group 3, only in group 2 and 6. [crypt: Theo Bell (G3)]"),
        ({"Theo Bell (G2)": 12}, {"Sully": 1}, "Sully is in the wrong place"),
        ({"Theo Bell (G2)": 12}, {"Nothing Such": 1}, "There is no card called “Nothing Such”. [library: Nothing Such]"),
    ],
)
def test_a_list_that_does_not_is_refused(crypt: dict[str, int], library: dict[str, int], message: str) -> None:
    with pytest.raises(BadDeck, match=re.escape(message)):
        read_deck(DeckList(crypt, library))
