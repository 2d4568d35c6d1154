"""Every section of the VTES rulebook has its words in all languages, and all languages say the same."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources

import pytest

from coterie.kernel.rulebook import read
from coterie.locale import LANGUAGES, Speaker

PARTS = ("", "-text", "-for-example")
SECTIONS = read(resources.files("coterie.games").joinpath("vtes", "rulebook.toml").read_bytes(), "vtes")
TEXTS = {"000": 4847, "002": 4885}
"""The Italian and the French text, and the last line of each that holds a rule."""


def figures(words: str) -> set[str]:
    """The numbers in a text but 1, which may be an article in another language."""
    return set(re.findall(r"[0-9]+", words)) - {"1"}


def lines(place: str) -> tuple[str, int, int]:
    text, first, last = re.split("[:-]", place)
    return text, int(first), int(last)


def test_the_rulebook_has_all_its_sections() -> None:
    assert len(SECTIONS) == 207
    assert all(section.id.startswith("v5.") for section in SECTIONS)
    assert len({section.message for section in SECTIONS}) == len(SECTIONS)
    cards = [section.id.startswith("v5.card.") for section in SECTIONS]
    assert cards == sorted(cards)
    assert sum(cards) == 56


def test_places_are_in_the_two_texts_in_order() -> None:
    for section in SECTIONS:
        places = [lines(place) for place in section.places]
        assert places == sorted(places), section.id
        assert all(last <= TEXTS[text] for text, _, last in places), section.id


def test_six_sections_are_in_one_text_only() -> None:
    alone = {section.id: {lines(place)[0] for place in section.places} for section in SECTIONS}
    assert {rule for rule, texts in alone.items() if texts == {"000"}} == {
        "v5.play.cost-reducers",
        "v5.block.detail",
        "v5.combat.immune",
        "v5.glossary.target",
        "v5.glossary.sect",
    }
    assert {rule for rule, texts in alone.items() if texts == {"002"}} == {"v5.play.acting-out-of-turn"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_title_text_and_example(language: str) -> None:
    speaker = Speaker(language, strict=True)
    said = Counter(speaker.tell(section.message + part) for section in SECTIONS for part in PARTS)
    assert [words for words, times in said.items() if times > 1] == []


def test_english_titles_are_those_of_the_rulebook() -> None:
    speaker = Speaker("en", strict=True)
    assert [speaker.tell(section.message) for section in SECTIONS] == [section.title for section in SECTIONS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_short(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for section in SECTIONS:
        text = speaker.tell(f"{section.message}-text")
        assert 1 <= len(re.findall(r"[.](?= |$)", text)) <= 4, section.id
        assert len(speaker.tell(section.message)) <= 60, section.id


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_have_the_same_figures(language: str) -> None:
    english, other = Speaker("en", strict=True), Speaker(language, strict=True)
    messages = [section.message + part for section in SECTIONS for part in PARTS]
    assert [message for message in messages if figures(english.tell(message)) != figures(other.tell(message))] == []
