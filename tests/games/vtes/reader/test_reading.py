"""The equations of the reader: what is read of an official text is its definition, and what is printed is read back."""

from __future__ import annotations

import msgspec
import pytest

from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.generated import definitions, lines
from coterie.games.vtes.cards.vocabulary import READY, VAMPIRE, YOURS, AnyOf, Clan, Control, IsA, Keyword, Noun, Trait, Who
from coterie.games.vtes.pool import facts, named
from coterie.games.vtes.reader.cards import read
from coterie.games.vtes.reader.holes import Features, Template, like, template
from coterie.games.vtes.reader.phrases import Phrases, counts, forms
from coterie.games.vtes.reader.tokens import Hole, hole, split
from coterie.games.vtes.text import printed
from coterie.games.vtes.text.frame import Mood

NOT_READ = (
    100001, 100015, 100058, 100108, 100199, 100243, 100329, 100588, 100866, 100897, 101040, 101215, 101387, 101415, 101564, 101610, 101706,
    101808, 101821, 101857, 101989, 101990, 102065, 102084, 102113, 102149, 102152, 102180, 102214, 102274, 102275, 102276, 102277, 102280,
    102287, 102290, 102295, 102296, 201529, 201547, 201553, 201710, 201712, 201716, 201721, 201722, 201724, 201725, 201728,
)  # fmt: skip
"""Definitions by hand that are not read off their texts. This list may only shrink."""
AT_MOST = 49


@pytest.fixture(scope="module")
def phrases() -> Phrases:
    return Phrases(template(like("action")))


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("number", [number for number in DEFINITIONS if number not in NOT_READ])
def test_the_official_text_of_a_card_is_read_as_its_definition(number: int) -> None:
    assert read(facts()[number]).cards == (DEFINITIONS[number],)


def test_the_list_of_those_not_read_only_shrinks() -> None:
    assert len(NOT_READ) == len(set(NOT_READ)) <= AT_MOST
    assert set(NOT_READ) <= DEFINITIONS.keys()


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("number", lines())
def test_what_was_read_is_read_again_off_the_official_text_and_off_ours(number: int) -> None:
    fact = facts()[number]
    assert read(fact).cards == (definitions()[number],)
    assert read(msgspec.structs.replace(fact, text=printed(number).plain())).cards == (definitions()[number],)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_text_with_a_sentence_that_no_word_says_is_not_read() -> None:
    known = named("Anwar")
    found = read(msgspec.structs.replace(known, text=known.text + " Sing a song."))
    assert found.cards == ()
    assert found.unread == ("sing a song",)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_text_that_is_read_and_not_carried_out_says_why() -> None:
    found = read(named("Echo"))
    assert found.cards == ()
    assert found.refused


# The parts.


def test_phrases_are_read_as_predicates(phrases: Phrases) -> None:
    assert phrases.read(split("a ready vampire you control"), "a", True, False) == (VAMPIRE & READY & YOURS,)
    assert phrases.read(split("a ready brujah"), "a", True, False) == (VAMPIRE & READY & Clan("Brujah"),)
    (found,) = phrases.read(split("minions controlled by your predator or prey"), "all", True, False)
    assert found == IsA(Noun.MINION) & AnyOf((Control(Who.PREDATOR), Control(Who.PREY)))
    (found,) = phrases.read(split("a wraith or zombie ally"), "a", True, False)
    assert found == IsA(Noun.ALLY) & AnyOf((Keyword(Trait.WRAITH), Keyword(Trait.ZOMBIE)))
    assert phrases.read(split("a vampire with a song"), "a", True, False) == ()


def test_words_of_the_pool_are_read_in_each_of_their_forms() -> None:
    assert forms("discipline")[split("auspex [aus]")] == ("aus",)
    assert forms("superior")[split("superior auspex [AUS]")] == ("aus",)
    assert "Brujah" in forms("clan")[("brujah",)]
    assert forms("name")[split("torn signpost")] == ("Torn Signpost",)
    assert counts()[("two",)] == 2


def test_holes_are_found_in_tokens() -> None:
    assert hole("⟦effect:1:do-you-0000⟧") == Hole("effect", "e1", ("do-you-0000",))
    assert hole("903") == Hole("number", "#903")
    assert hole("3") is None
    assert hole("vampire") is None


def test_where_an_effect_stands_is_written_in_its_mark() -> None:
    there = Features(Mood.TO, Who.SELF, in_play=True, preys=True)
    assert Features.decoded(there.code) == there
    frame = there.frame(template(like("ally")))
    assert isinstance(frame, Template)
    assert (frame.mood, frame.actor, frame.in_play, frame.preys) == (Mood.TO, Who.SELF, True, True)
