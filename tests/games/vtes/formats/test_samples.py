"""Fifty decks in all formats, some with faults: every fault is told with its line, and nothing else is lost."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from coterie.games.vtes.formats import FORMATS, Reading, read, write
from coterie.games.vtes.formats.legality import CONSTRUCTIONS, problems
from coterie.locale import LANGUAGES, Speaker

FOLDER = Path(__file__).parents[3] / "data" / "decks"


class Theme(msgspec.Struct):
    name: str
    cards: dict[int, int]


class Sample(msgspec.Struct):
    file: str
    format: str
    theme: str
    faults: list[int] = []
    notes: list[int] = []
    lost: dict[int, int] = {}
    legal: bool | None = None
    faults_on_line: int = 1


class Samples(msgspec.Struct):
    themes: dict[str, Theme]
    files: list[Sample]


def samples() -> Samples:
    return msgspec.toml.decode((FOLDER / "decks.toml").read_bytes(), type=Samples, strict=False)


ALL = samples()
every_sample = pytest.mark.parametrize("sample", ALL.files, ids=lambda sample: sample.file)


@cache
def reading_of(file: str) -> Reading:
    return read((FOLDER / file).read_bytes())


def cards_in(reading: Reading) -> dict[int, int]:
    return {copies.card: copies.count for copies in reading.deck.cards}


def test_there_are_fifty_and_more_in_every_format() -> None:
    assert len(ALL.files) == 51
    assert sorted(sample.file for sample in ALL.files) == sorted(path.name for path in FOLDER.iterdir() if path.suffix != ".toml")
    assert {sample.format for sample in ALL.files} == {*FORMATS, "json", "feldb-inventory"}
    assert sum(bool(sample.faults) for sample in ALL.files) >= 10


@every_sample
def test_the_format_is_found_out(sample: Sample) -> None:
    assert reading_of(sample.file).format == sample.format


@every_sample
def test_every_card_is_there_but_for_the_faults(sample: Sample) -> None:
    left = {card: count - sample.lost.get(card, 0) for card, count in ALL.themes[sample.theme].cards.items()}
    assert cards_in(reading_of(sample.file)) == {card: count for card, count in left.items() if count}


@every_sample
def test_every_fault_is_told_with_its_line(sample: Sample) -> None:
    reading = reading_of(sample.file)
    assert [remark.number for remark in reading.faults] == [line for line in sample.faults for _ in range(sample.faults_on_line)]
    assert sorted({remark.number for remark in reading.notes}) == sample.notes


@every_sample
def test_a_remark_shows_its_line(sample: Sample) -> None:
    """A fault of a line-by-line format shows that very line."""
    reading = reading_of(sample.file)
    if sample.format in ("jol", "lackey", "text", "twd", "vdb-text", "feldb"):
        lines = (FOLDER / sample.file).read_text("utf-16" if "utf16" in sample.file else "utf-8").split("\n")
        assert [remark.source for remark in reading.faults] == [lines[remark.number - 1].strip() for remark in reading.faults]


@every_sample
def test_it_is_legal_or_not(sample: Sample) -> None:
    if sample.legal is not None:
        assert (next(problems(reading_of(sample.file).deck.deck(), CONSTRUCTIONS["standard"]), None) is None) == sample.legal


@every_sample
def test_the_deck_has_its_name_where_the_format_has_one(sample: Sample) -> None:
    deck = reading_of(sample.file).deck
    if sample.format not in ("jol", "lackey", "lackey-xml", "feldb-inventory") and deck.name:
        assert deck.name == ALL.themes[sample.theme].name


@pytest.mark.parametrize("name_of_format", FORMATS)
@pytest.mark.parametrize("theme", ALL.themes)
def test_it_can_be_converted_and_read_again(theme: str, name_of_format: str) -> None:
    deck = reading_of(next(sample.file for sample in ALL.files if sample.theme == theme and not sample.lost)).deck
    again = read(write(deck, name_of_format))
    assert again.faults == ()
    assert cards_in(again) == {copies.card: copies.count for copies in deck.cards}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_words_in_every_language(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for sample in ALL.files:
        reading = reading_of(sample.file)
        for remark in (*reading.faults, *reading.notes):
            assert speaker.say(remark.text)
            assert str(remark.number) in Speaker(language, strict=True).say(remark.placed)
