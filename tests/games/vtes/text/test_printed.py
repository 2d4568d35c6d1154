"""Printed text in four languages: complete, well set, and as it was read line by line."""

from __future__ import annotations

import re

import pytest

from coterie.games.vtes.cards.vocabulary import (
    MINION,
    READY,
    VAMPIRE,
    YOURS,
    Abstain,
    Bleed,
    Card,
    Clan,
    During,
    Level,
    Lock,
    Mod,
    Mode,
    OnlyOne,
    Period,
    Stat,
    Strike,
    StrikeKind,
    Trait,
    Use,
    Who,
)
from coterie.games.vtes.pool import facts
from coterie.games.vtes.text import print_card, printed
from coterie.games.vtes.text.tongue import Unprintable
from coterie.locale import LANGUAGES
from tests.games.vtes.text.cards import PROVED, library, vampire
from tests.games.vtes.text.golden import LANGUAGES as OTHERS
from tests.games.vtes.text.golden import file, written

SAME = {"Camarilla.", "Sabbat: Sterile."}
"""What a language may say as English does."""
GOVERN, SCALPEL, GRAND_BALL = 100845, 101686, 101989


@pytest.mark.parametrize("language", OTHERS)
def test_the_texts_are_as_they_were_read(language: str) -> None:
    assert written(language) == file(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_well_set(language: str) -> None:
    for card_id in PROVED:
        for line in printed(card_id, language).lines:
            assert line.sentences, card_id
            for sentence in line.sentences:
                assert not re.search(r"  | [.,)]|\(\s|[{}]|\$|\bNone\b| ’|’ |'", sentence.replace(facts()[card_id].name, "Name")), sentence
                first = sentence.removeprefix("(D) ")[0]
                assert not first.islower(), sentence
                assert sentence.endswith((".", ".)", ":")), sentence


@pytest.mark.parametrize("language", OTHERS)
def test_other_languages_are_not_english(language: str) -> None:
    ours = {card_id: printed(card_id, language).plain() for card_id in PROVED}
    english = {card_id: printed(card_id).plain() for card_id in PROVED}
    assert {ours[card_id] for card_id in PROVED if ours[card_id] == english[card_id]} <= SAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_languages_have_as_many_lines_and_marks(language: str) -> None:
    for card_id in PROVED:
        english, ours = printed(card_id).lines, printed(card_id, language).lines
        assert [len(line.sentences) for line in english] == [len(line.sentences) for line in ours], card_id
        disciplines = [re.findall(r"\[[a-zA-Z]{3}\]", line.mark) for line in english]
        assert disciplines == [re.findall(r"\[[a-zA-Z]{3}\]", line.mark) for line in ours], card_id


def test_lines_have_their_level_and_sentences() -> None:
    basic, superior = printed(GOVERN).lines
    assert (basic.mark, superior.mark) == ("[dom]", "[DOM]")
    assert len(superior.sentences) == 2
    assert printed(GOVERN).plain().count("\n") == 1
    assert [line.mark for line in printed(SCALPEL).lines] == ["", "[cel][pre]", "[CEL][PRE]"]
    assert len(printed(GOVERN).clauses) == 3


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Lock a ready Malkavian you control."),
        ("it", "Impegna un Malkavian attivo che controlli."),
        ("fr", "Inclinez un Malkavien disponible que vous contrôlez."),
        ("pt-BR", "Vire um Malkavian ativo que você controla."),
    ],
)
def test_a_card_that_does_not_exist_is_printed_too(language: str, words: str) -> None:
    card = Card(1, (Mode((Lock(VAMPIRE & READY & YOURS & Clan("Malkavian")),)),))
    assert print_card(card, library(kind="master"), language).plain() == words


def test_a_card_that_does_not_exist_has_a_name() -> None:
    card = Card(1, (Mode((Lock(Who.ACTING),)),), (OnlyOne(),))
    assert print_card(card, library("Night Watch")).plain() == "Lock the acting minion. A minion can have only one Night Watch."


def test_the_other_toreador_in_four_languages() -> None:
    wanted = {"en": "The other Toreador’s", "it": "dell’altro Toreador", "fr": "de l’autre Toréador", "pt-BR": "do outro Toreador"}
    for language, words in wanted.items():
        assert words in printed(GRAND_BALL, language).plain()


@pytest.mark.parametrize(
    "card",
    [
        Card(1, (Mode((Lock(Who.NOBODY),)),)),
        Card(1, (Mode((Bleed(1),), Level.BASIC), Mode((Bleed(2),), Level.SUPERIOR))),
        Card(1, (Mode((Strike(StrikeKind.DODGE, 2),)),)),
        Card(1, (Mode((Abstain(),)),), (Use((Lock(Who.THIS_CARD),), ()),)),
        Card(1, (Mode((During(Period.ACTION, Mod(Stat.BLEED, 1, MINION & Clan("Nobody"))),)),)),
    ],
)
def test_what_no_card_can_say_is_not_printed(card: Card) -> None:
    with pytest.raises(Unprintable):
        print_card(card, library())


def test_a_vampire_has_abilities_and_nothing_else() -> None:
    assert print_card(Card(200000, abilities=(OnlyOne(Trait.VEHICLE),)), vampire()).plain().startswith("Camarilla: ")
    with pytest.raises(Unprintable):
        print_card(Card(200000, stealth=1), vampire())
