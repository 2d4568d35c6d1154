"""The normal form of card text: what is the same in other words, and what is not."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from coterie.games.vtes.pool import facts
from coterie.games.vtes.text.proof.normal import REMINDERS, normal
from tests.games.vtes.text.cards import PROVED, library, vampire

NOTHING = library()


def same(first: str, second: str, of: object = NOTHING) -> bool:
    assert isinstance(of, type(NOTHING))
    return normal(first, of) == normal(second, of)


def test_clauses_are_sentences_with_the_mark_of_their_line() -> None:
    text = "Trifle.\n[dom] Lock a rat. Burn a cat.\n[DOM] [COMBAT] Press."
    assert normal(text, NOTHING) == ("trifle", "[dom] lock a rat", "burn a cat", "[DOM][COMBAT] press")


def test_a_full_stop_in_a_parenthesis_ends_nothing() -> None:
    assert normal("Lock a rat (one rat. No more) now. Burn it.", NOTHING) == ("lock a rat (one rat. no more) now", "burn it")


def test_sect_and_title_of_a_vampire_are_a_clause_of_their_own() -> None:
    assert normal("Camarilla Prince of Ghent: +1 bleed.", vampire()) == ("camarilla prince of ghent", "+1 bleed")
    assert normal("Strike: dodge.", vampire()) == ("strike: dodge",)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("{Lock} a {rat}.", "Lock a rat."),
        ("LOCK a Rat.", "lock a rat."),
        ("Lock  a\nrat.", "Lock a\nrat."),
        ("You may lock it.", "You can lock it."),
        ("She locks it.", "They locks it."),
        ("This vampire gains +1 bleed.", "This vampire gets +1 bleed."),
        ("Any minion can burn it.", "Minions can burn it."),
        ("The bearer bleeds.", "This minion bleeds."),
        ("Lock this location.", "Lock this card."),
        ("Lock during your influence phase to win.", "You can lock this card during your influence phase to win."),
        ("This vampire can sing each combat.", "Once each combat, this vampire can sing."),
        ("It’s a rat.", "It's a rat."),
        ("During this referendum, each rat gets 1 extra vote.", "In this referendum, each rat gets +1 vote."),
    ],
)
def test_other_words_for_the_same(first: str, second: str) -> None:
    assert same(first, second)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("[dom] Lock a rat.", "[DOM] Lock a rat."),
        ("A rat with Auspex [aus] sings.", "A rat with Auspex [AUS] sings."),
        ("[dom] Lock a rat.", "Lock a rat."),
        ("[dom] Lock a rat. Burn it.", "Lock a rat. [dom] Burn it."),
        ("Lock a rat. Burn it.", "Burn it. Lock a rat."),
        ("+1 bleed.", "+2 bleed."),
        ("+1 bleed.", "-1 bleed."),
        ("+1 bleed (limited).", "+1 bleed."),
        ("(D) Lock a rat.", "Lock a rat."),
        ("Lock a rat (or a cat).", "Lock a rat."),
        ("Lock this vampire.", "Lock this card."),
        ("Lock a minion.", "Lock a vampire."),
        ("Minions can burn it.", "Other minions can burn it."),
        ("This vampire gains 1 blood.", "This vampire gets 1 blood."),
        ("During your unlock phase, sing.", "During their unlock phase, sing."),
        ("Once each combat, this vampire can sing.", "Once each turn, this vampire can sing."),
        ("Give each rat +1 vote.", "Give a rat +1 vote."),
        ("In this referendum, each rat gets 1 extra vote.", "In this referendum, each rat gets 1 vote."),
    ],
)
def test_what_says_something_else(first: str, second: str) -> None:
    assert not same(first, second)


def test_only_listed_reminders_are_left_out() -> None:
    for reminder in REMINDERS:
        assert same(f"Sing {reminder}.", "Sing.")
        assert not same(f"Sing {reminder[:-5]}).", "Sing.")
    assert not same("Sing (even if it is locked).", "Sing.")
    assert not same("Sing (draw up afterward).", "Sing.")


def test_the_name_of_the_card_is_the_card() -> None:
    watch = library("Night Watch")
    assert same("Burn Night Watch.", "Burn this card.", watch)
    assert same("Give control of the Night Watch.", "Give control of this card.", watch)
    assert not same("Burn the night.", "Burn this card.", watch)
    assert not same("Burn Night Watchmen.", "Burn this card.", watch)


def test_the_name_of_a_vampire_is_the_vampire() -> None:
    ada = vampire("Ada Voss")
    assert same("Camarilla: Ada gets +1 bleed.", "Camarilla: Ada Voss gets +1 bleed.", ada)
    assert same("A referendum called by her passes.", "A referendum called by Ada passes.", ada)
    assert not same("Ada gets +1 bleed.", "Adam gets +1 bleed.", ada)


def test_the_required_clan_names_the_user() -> None:
    assert same("If this Nosferatu is titled.", "If this vampire is titled.", library(clans=("Nosferatu",)))
    assert not same("If this Nosferatu is titled.", "If this vampire is titled.", library(clans=("Ventrue",)))


def test_no_word_and_no_number_of_an_official_text_is_lost() -> None:
    """A text without one of its words, or with another digit, is another text: only an article before the card's own name is not.

    Nor are some words of older printings, where they stand so: the type of the card at its beginning among them.
    """
    lost = [(card_id, word, other) for card_id in PROVED for word, other in _without_one(facts()[card_id].text) if _equal(card_id, other)]
    assert [word for card_id, word, other in lost if not _is_type(card_id, word) and not _said_before(word, other)] == ["the"]


BEFORE = {"blood": "from the  bank", "card": "only one hunting ground  each turn", "ready": "Requires a  "}
"""Words of older printings that today's texts leave out, with what stands around them."""


def _said_before(word: str, other: str) -> bool:
    """Whether an older printing has a word that says nothing more, and just there."""
    return word in BEFORE and BEFORE[word] in other


def _is_type(card_id: int, word: str) -> bool:
    """Whether a word of a heading is the type of its card."""
    return word.rstrip(".:").lower() in facts()[card_id].types


def _without_one(text: str) -> Iterator[tuple[str, str]]:
    """Each word with the text that lacks it, and each digit with the text that has another."""
    for found in re.finditer(r"\S+", text):
        yield found[0], text[: found.start()] + text[found.end() :]
    for found in re.finditer(r"\d", text):
        yield found[0], text[: found.start()] + str((int(found[0]) + 1) % 10) + text[found.end() :]


def _equal(card_id: int, other: str) -> bool:
    of = facts()[card_id]
    return normal(other, of) == normal(of.text, of)
