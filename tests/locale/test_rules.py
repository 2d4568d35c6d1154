"""Every rule of the rulebook has its words, and every rule the code names is in the rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coterie.games import empire
from coterie.games.empire.rules import reasons
from coterie.kernel.errors import UnknownGame
from coterie.kernel.rulebook import BadRulebook, load, read
from coterie.kernel.text import Reason
from coterie.locale import LANGUAGES, Speaker

SECTIONS = load("empire")
IDS = {section.id for section in SECTIONS}
REASONS = {name: reason for name, reason in vars(reasons).items() if isinstance(reason, Reason)}
GOOD = '[[sections]]\nid = "empire.a"\ntitle = "A"\nplaces = ["004:1-2", "005:3-3"]\n'


def test_the_rulebook_has_its_sections_in_order() -> None:
    assert len(SECTIONS) == len(IDS) == 21
    starts = [int(re.split("[:-]", place)[1]) for section in SECTIONS for place in section.places]
    assert starts == sorted(starts)
    assert (SECTIONS[0].id, SECTIONS[-1].id) == ("empire.components", "empire.end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_title_text_and_example(language: str) -> None:
    speaker = Speaker(language, strict=True)
    said = [speaker.tell(section.message + part) for section in SECTIONS for part in ("", "-text", "-for-example")]
    assert len(set(said)) == 3 * len(SECTIONS)


def test_english_titles_are_those_of_the_rulebook() -> None:
    speaker = Speaker("en", strict=True)
    assert [speaker.tell(section.message) for section in SECTIONS] == [section.title for section in SECTIONS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_short(language: str) -> None:
    for section in SECTIONS:
        text = Speaker(language, strict=True).tell(f"{section.message}-text")
        assert 2 <= len(re.findall(r"[.](?= |$)", text)) <= 4, section.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_a_rule(language: str) -> None:
    assert len(REASONS) > 30
    speaker = Speaker(language, strict=True)
    for name, reason in REASONS.items():
        assert speaker.say(reason.text)
        assert reason.rule in IDS, name


def test_rules_cited_in_the_code_exist() -> None:
    folder = Path(empire.__file__).parent
    cited = {
        rule
        for file in folder.rglob("*.py")
        for citation in re.findall(r"\(rules? ([^)]*)\)", file.read_text(encoding="utf-8"))
        for rule in re.findall(r"empire[.][a-z0-9.-]*[a-z0-9]", citation)
    }
    assert len(cited) > 15
    assert cited <= IDS


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ("sections = 3", "Expected `array`"),
        ("[[sections]", "rulebook.toml of empire: "),
        (GOOD + "page = 3", "unknown field `page`"),
        (GOOD.replace("places", "#places"), "missing required field `places`"),
        (GOOD + GOOD, r"section 'empire\.a': this id is used twice"),
        (GOOD.replace('"A"', '""'), "it needs a title"),
        (GOOD.replace('"004:1-2", "005:3-3"', ""), "it needs a place"),
        (GOOD.replace("005:3-3", "005"), "a place must look like \"004:19-43\", not '005'"),
        (GOOD.replace("004:1-2", "1-2"), "a place must look like"),
        (GOOD.replace("004:1-2", "004:2-1"), "a place must look like"),
    ],
)
def test_bad_rulebooks_are_refused(data: str, problem: str) -> None:
    with pytest.raises(BadRulebook, match=problem):
        read(data.encode(), "empire")


def test_a_good_rulebook_is_read() -> None:
    (section,) = read(GOOD.encode(), "empire")
    assert (section.id, section.places) == ("empire.a", ["004:1-2", "005:3-3"])


def test_no_rulebook_for_an_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        load("nonsense")
