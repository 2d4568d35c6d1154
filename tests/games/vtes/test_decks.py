"""Decks: those of the Fifth Edition agree with the card files, and a deck that breaks the rules is refused with the card's name."""

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

import coterie
from coterie.games.vtes.book import standard_book
from coterie.games.vtes.decks import BadDeck, Deck, DeckList, find_deck, precon_lists, read_deck
from coterie.games.vtes.formats.legality import check, group_problems
from coterie.games.vtes.pool import facts, named
from coterie.games.vtes.setup import FIVE, Setup, book_of, decks_of, fingerprint, seats_of
from coterie.locale import Speaker
from tests.marks import rule

CODES = {"malkavian": "PM", "nosferatu": "PN", "toreador": "PTo", "tremere": "PTr", "ventrue": "PV", "lasombra": "PL", "hecata": "PH"}
"""How the set column of the card files names the decks of the Fifth Edition, before the number of copies."""


def copies_in_the_box(sets: str, code: str) -> int:
    """How often a card is in a deck by its set column: "V5:PM2/PTr" is two in one deck and one in another."""
    groups = re.findall(r"(?:^|, )V5:([A-Za-z0-9/]+)", sets)
    found = [re.fullmatch(rf"{code}(\d*)", part) for group in groups for part in group.split("/")]
    return sum(int(part[1] or 1) for part in found if part)


@pytest.mark.parametrize("name", CODES)
@rule("v5.deck.size")
def test_a_deck_of_the_box_is_as_the_card_files_say(name: str) -> None:
    deck = find_deck(name)
    said = {card.id: copies_in_the_box(card.sets, CODES[name]) for card in facts().values()}
    assert Counter(deck.crypt + deck.library) == Counter({card: count for card, count in said.items() if count})
    assert (len(deck.crypt), len(deck.library)) == (12, 77)
    assert refused(deck) == []


def test_there_are_seven_decks_with_191_different_cards_five_of_them_in_the_box() -> None:
    assert list(precon_lists()) == list(CODES)
    assert list(CODES)[:5] == list(FIVE)
    for names, cards, vampires in ((FIVE, 137, 45), (CODES, 191, 66)):
        found = {card for name in names for card in find_deck(name).crypt + find_deck(name).library}
        assert (len(found), sum(card >= 200_000 for card in found)) == (cards, vampires)


def test_the_lasombra_and_hecata_decks_are_offered_and_the_default_table_is_that_of_the_box() -> None:
    assert [deck.name for deck in decks_of(Setup())] == list(FIVE)
    assert [deck.name for deck in decks_of(Setup(decks=("hecata", "lasombra")))] == ["hecata", "lasombra"]
    game = coterie.new("vtes", seed=1, setup={"decks": ["lasombra", "hecata", "ventrue"]})
    assert game.seats == ("a", "b", "c")


def malkavians(**changes: int) -> DeckList:
    """The deck of the Malkavians with other numbers of some cards."""
    deck = precon_lists()["malkavian"]
    wanted = {name.replace("_", " "): count for name, count in changes.items()}
    crypt = {name: wanted.get(name, count) for name, count in deck.crypt.items()}
    library = {name: wanted.get(name, count) for name, count in deck.library.items()}
    return DeckList({name: n for name, n in crypt.items() if n}, {name: n for name, n in library.items() if n})


def refused(deck: Deck) -> list[str]:
    """What keeps a deck from being played, in English."""
    try:
        check(deck, standard_book())
    except BadDeck as error:
        return str(error).split(" · ")
    return []


@rule("v5.deck.size")
def test_a_crypt_has_at_least_twelve_cards_and_no_limit() -> None:
    assert refused(read_deck(malkavians(Sully=0))) == ["A crypt needs at least 12 cards; this one has 11."]
    assert refused(read_deck(malkavians(Sully=40))) == []


@rule("v5.deck.size")
def test_a_library_has_sixty_to_ninety_cards_of_which_any_number_may_be_equal() -> None:
    assert refused(read_deck(malkavians(Bonding=17))) == []
    assert refused(read_deck(malkavians(Bonding=18))) == ["A library needs 60 to 90 cards; this one has 91."]
    slim = malkavians(Govern_the_Unaligned=0, Deflection=0)
    assert refused(read_deck(slim)) == []
    assert refused(read_deck(malkavians(Govern_the_Unaligned=0, Deflection=0, Bonding=3))) == [
        "A library needs 60 to 90 cards; this one has 59."
    ]


@rule("v5.deck.groups")
def test_a_crypt_is_of_one_group_or_of_two_that_follow_each_other() -> None:
    """Cards of any group fit all."""

    def of(*groups: str) -> list[str]:
        vampires = [msgspec.structs.replace(named("Sully"), group=group) for group in groups]
        return [Speaker("en", strict=True).say(problem) for problem in group_problems(vampires)]

    assert of("6") == of("5", "6") == of("6", "5", "6") == of("1", "ANY", "2") == of("ANY") == []
    assert of("6", "4") == ["A crypt must keep to one group, or to two consecutive ones: Sully is in group 4, Sully in group 6."]
    assert len(of("1", "2", "3")) == 1


@rule("v5.deck.groups")
def test_the_groups_of_a_deck_are_checked() -> None:
    old = next(card for card in facts().values() if card.crypt and card.group == "3" and standard_book().complete(card.id))
    ours = read_deck(malkavians())
    found = refused(Deck("", (*ours.crypt, old.id), ours.library))
    assert len(found) == 1
    assert old.name in found[0]


def test_a_card_that_is_not_complete_or_banned_is_named() -> None:
    unknown = next(card for card in facts().values() if not standard_book().complete(card.id) and not card.crypt and not card.banned)
    banned = next(card for card in facts().values() if card.banned and not card.crypt)
    ours = malkavians()
    lacking = "One card in it can’t be played here yet: {}."
    for card, faults in ((unknown, [lacking]), (banned, ["{} is banned.", lacking])):
        found = refused(read_deck(DeckList(ours.crypt, {**ours.library, str(card.id): 1})))
        assert found == [fault.format(card.name) for fault in faults]


@pytest.mark.parametrize(
    ("crypt", "library", "message"),
    [
        ({"Nobody At All": 1}, {}, "There is no card called “Nobody At All”."),
        ({"Bonding": 1}, {}, "Bonding belongs in the library."),
        ({}, {"Sully": 1}, "Sully belongs in the crypt."),
        ({"Sully": 0}, {}, "0 copies of Sully aren’t possible"),
        ({}, {"Bonding": 100_000_000}, "100,000,000 copies of Bonding aren’t possible"),
    ],
)
def test_a_list_that_cannot_be_read_says_which_entry(crypt: dict[str, int], library: dict[str, int], message: str) -> None:
    with pytest.raises(BadDeck, match=re.escape(message)):
        read_deck(DeckList(crypt, library))


def test_cards_are_named_in_any_spelling_or_by_number() -> None:
    deck = read_deck(DeckList({"dr stephen norton": 1, "Flavio Goncalves": 1}, {"Barrens, The": 1, "101321": 2}))
    assert [facts()[card].name for card in deck.crypt + deck.library] == [
        "Dr. Stephen Norton", "Flávio Gonçalves", "The Barrens", "On the Qui Vive", "On the Qui Vive",
    ]  # fmt: skip


@rule("v5.setup.seats")
def test_two_to_five_sit_down() -> None:
    assert seats_of(Setup()) == ("a", "b", "c", "d", "e")
    assert seats_of(Setup(players=3)) == ("a", "b", "c")
    assert seats_of(Setup(decks=("ventrue", malkavians()))) == ("a", "b")
    assert [deck.name for deck in decks_of(Setup(players=2))] == ["malkavian", "nosferatu"]
    assert [deck.name for deck in decks_of(Setup(decks=(" \n", "tremere\n")))] == ["malkavian", "tremere"]


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"players": 6}, "Invalid enum value 6"),
        ({"decks": ["tremere"]}, "VTES is played by two to five, each with a deck, not by 1"),
        ({"decks": ["tremere"] * 6}, "not by 6"),
        ({"decks": ["tremere", "giovanni"]}, "the deck of seat b: There is no deck called “giovanni”. Choose from malkavian"),
        ({"decks": ["tremere", {"crypt": {"Sully": 12}}]}, "missing required field `library`"),
        ({"decks": ["tremere", {"crypt": {"Sully": 12}, "library": {"Bonding": 5}}]}, "the deck of seat b: A library needs 60 to 90 cards"),
        ({"turn_limit": -1}, "Expected `int` >= 0"),
        ({"weather": "fog"}, "unknown field `weather`"),
    ],
)
def test_a_wrong_setup_says_what_and_where(setup: dict[str, Any], message: str) -> None:
    with pytest.raises(coterie.BadSetup, match=re.escape(message)):
        coterie.new("vtes", setup=setup)


@rule("v5.setup.area")
@rule("v5.setup.pool")
def test_thirty_pool_seven_cards_and_four_of_the_crypt() -> None:
    game = coterie.new("vtes", seed=4)
    for seat in game.view("a").seats:
        assert (seat.pool, seat.hand, len(seat.uncontrolled), seat.library, seat.crypt) == (30, 7, 4, 70, 8)
        assert seat.ready == seat.torpor == seat.ash == ()
    assert game.view("a").edge == ""


@rule("v5.setup.seats")
def test_chance_says_who_begins() -> None:
    assert {coterie.new("vtes", seed=seed).view(None).active for seed in range(30)} == {"a", "b", "c", "d", "e"}


def test_a_record_is_not_replayed_with_other_decks() -> None:
    one, other = decks_of(Setup(decks=("ventrue", malkavians()))), decks_of(Setup(decks=("ventrue", malkavians(Bonding=5))))
    assert fingerprint(one) != fingerprint(other)
    assert fingerprint(decks_of(Setup(players=2))) == fingerprint(decks_of(Setup(decks=("malkavian", "nosferatu"))))


def test_with_open_lists_a_table_is_played_with_the_cards_of_its_decks_alone() -> None:
    """Nobody is asked whether to cancel a master where no deck has a card for it."""
    box, lasombra = (book_of(setup, decks_of(setup)) for setup in (Setup(lists="open"), Setup(decks=("ventrue", "lasombra"), lists="open")))
    assert "master" not in box.cancels
    assert [node.form.name for node in lasombra.cancels["master"]] == ["Sudden Reversal"]
    assert box.forms.keys() < standard_book().forms.keys()
    assert box.fingerprint() != standard_book().fingerprint()


def test_with_closed_lists_windows_open_by_all_cards() -> None:
    assert Setup().lists == "closed"
    assert book_of(Setup(), decks_of(Setup())) is standard_book()
