"""The words of Fury of Dracula: every rule, reason, place and card has them in four languages, and they are well set."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coterie.games import fury
from coterie.games.fury.facts.cards import ENCOUNTERS, EVENTS, HUNTERS, ITEMS, POWERS, TACTICS, TIMES
from coterie.games.fury.facts.figures import TABLES
from coterie.games.fury.facts.places import PLACES
from coterie.games.fury.rules import reasons
from coterie.kernel.rulebook import load
from coterie.kernel.text import Reason, Ref
from coterie.locale import LANGUAGES, Speaker
from tests.locale.files import messages
from tests.locale.test_files import last_elements, words

SECTIONS = load("fury")
IDS = {section.id for section in SECTIONS}
REASONS = {name: reason for name, reason in vars(reasons).items() if isinstance(reason, Reason)}
NAMES = [
    *(Ref("fury-place", name) for name in PLACES),
    *(Ref("fury-card", name) for name in EVENTS),
    *(Ref("fury-item", name) for name in ITEMS),
    *(Ref("fury-encounter", name) for name in ENCOUNTERS),
    *(Ref("fury-tactic", name) for name in TACTICS),
    *(Ref("fury-power", name) for name in POWERS),
    *(Ref("fury-hunter", name) for name in (*HUNTERS, "dracula")),
    *(Ref("fury-time", name) for name in TIMES),
    *(Ref("fury-seat", name) for name in {"dracula": 0} | {seat: 0 for table in TABLES.values() for seat in table}),
]


def test_the_rulebook_has_its_sections_in_order() -> None:
    starts = [int(re.split("[:-]", section.places[0])[1]) for section in SECTIONS]
    assert len(SECTIONS) == len(IDS) == 36
    assert starts == sorted(starts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_title_text_and_example(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for section in SECTIONS:
        assert speaker.tell(section.message)
        assert 2 <= len(re.findall(r"(?<!Dr)[.](?= |$)", speaker.tell(f"{section.message}-text"))) <= 4, section.id
        assert speaker.tell(f"{section.message}-for-example")
    if language == "en":
        assert [speaker.tell(section.message) for section in SECTIONS] == [section.title for section in SECTIONS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_a_rule_and_every_thing_a_name(language: str) -> None:
    speaker = Speaker(language, strict=True)
    assert len(REASONS) > 60
    for name, reason in REASONS.items():
        assert speaker.say(reason.text), name
        assert reason.rule in IDS, name
    for ref in NAMES:
        assert speaker.name(ref), ref


def test_no_reason_is_without_use() -> None:
    folder = Path(fury.__file__).parent
    used = {name for file in folder.rglob("*.py") for name in re.findall(r"reasons\.([A-Z_]+)", file.read_text(encoding="utf-8"))}
    assert used == REASONS.keys()
    said = {name for name in messages("en", "fury") if name.startswith("fury-reason-")}
    assert said == {reason.text.id for reason in REASONS.values()}


def test_rules_cited_in_the_code_exist() -> None:
    folder = Path(fury.__file__).parent
    cited = {
        rule
        for file in folder.rglob("*.py")
        for citation in re.findall(r"\(rules? ([^)]*)\)", file.read_text(encoding="utf-8"))
        for rule in re.findall(r"fury[.][a-z0-9.-]*[a-z0-9]", citation)
    }
    assert cited == IDS


@pytest.mark.parametrize("area", ["fury", "fury-rules"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_calm_and_well_set(language: str, area: str) -> None:
    for name, text in words(language, area):
        assert not {"!", "'"} & set(text), (name, text)
        assert "  " not in text, (name, text)
        if language == "fr":
            assert all(text[match.start() - 1] == "\u00a0" for match in re.finditer("[:;?]", text)), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("prefixes", "stop"), [(("prompt", "end", "reason"), True), (("option",), False)])
def test_sentences_end_with_a_stop_and_options_do_not(language: str, prefixes: tuple[str, ...], stop: bool) -> None:
    for name, message in messages(language, "fury").items():
        if name.startswith(tuple(f"fury-{prefix}-" for prefix in prefixes)) and message.value is not None:
            for last in last_elements(message.value):
                assert last.endswith((".", "?")) == stop, (name, last)
