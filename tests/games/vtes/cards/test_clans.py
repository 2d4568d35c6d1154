"""Clans that have an older name on some cards: both names are one clan, for whatever asks for it."""

from __future__ import annotations

import pytest

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards.generated import definitions
from coterie.games.vtes.cards.vocabulary import VAMPIRE, Always, Card, Clan, Mod, Stat
from coterie.games.vtes.families.referendums.does import every_clan
from coterie.games.vtes.pool import RENAMED, clans, facts, named
from coterie.games.vtes.rules.stats import bleed_amount
from coterie.games.vtes.text.proof.compare import check, nodes
from tests.marks import rule

from ..build import Seat
from .playing import sits

HEKLA = 'Hekla "Bonecrusher" Jónasdóttir'


def test_no_card_is_of_a_clan_by_its_older_name() -> None:
    assert clans().isdisjoint(RENAMED)
    assert set(RENAMED.values()) <= clans()
    assert (named("Abd al-Rashid").clan, named(HEKLA).clan) == ("Banu Haqim", "Banu Haqim")
    assert (named("Renenet").clan, named("Ximena").clan) == ("Ministry", "Ministry")
    assert named("Market Square").clans == ("Banu Haqim",)
    assert set(RENAMED.values()) <= set(every_clan())


@rule("v5.crypt.clan")
@pytest.mark.parametrize(("location", "older", "newer"), [("market-square", "Abd al-Rashid", HEKLA), ("opium-den", "Renenet", "Ximena")])
def test_a_location_of_a_clan_is_played_with_either_vampire(location: str, older: str, newer: str) -> None:
    for vampire in (older, newer):
        at = sits(Seat(vampire, named(location).name), Seat("Ryan"), phase="master").does("a", f"play:{location}")
        assert at.there(named(location).name)
    at = sits(Seat("Sully", named(location).name), Seat("Ryan"), phase="master")
    assert at.why("a", f"play:{location}") == "needs-ready-minion"


@rule("v5.crypt.clan")
@pytest.mark.parametrize(("whom", "amount"), [("Renenet", 2), ("Ximena", 2), ("Ryan", 1)])
def test_elisabetta_romano_bleeds_whoever_controls_the_clan_by_either_name_for_more(whom: str, amount: int) -> None:
    at = sits(Seat("Elisabetta Romano"), Seat(whom)).does("a", "bleed:elisabetta-romano")
    assert bleed_amount(at.t) == amount


def test_definitions_name_clans_by_the_names_of_today_and_still_say_what_the_cards_say() -> None:
    found = {card: [node.clan for node in nodes(definition) if isinstance(node, Clan)] for card, definition in definitions().items()}
    assert [card for card, asked in found.items() if not RENAMED.keys().isdisjoint(asked)] == []
    about = [card for card, asked in found.items() if not set(RENAMED.values()).isdisjoint(asked)]
    assert len(about) >= 9
    assert [fault for card in about for fault in check(card)] == []


def test_a_definition_that_names_a_clan_by_its_older_name_is_refused() -> None:
    card = named("Elisabetta Romano").id
    for clan, refused in (("Ministry", False), ("Follower of Set", True)):
        book = Book({card: Card(card, abilities=(Always(Mod(Stat.BLEED, 1, VAMPIRE & Clan(clan))),))}, facts())
        assert (card in book.refused) is refused
