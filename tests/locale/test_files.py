"""The four languages say the same things: same messages, same arguments, and each in its own typography."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from coterie.locale import LANGUAGES
from coterie.locale.bundle import Bundle
from tests.locale.files import AREAS, FOLDER, SHARDS, arguments, entries, messages, path_of, ruled, variables

OTHERS = [language for language in LANGUAGES if language != "en"]
VTES = ("vtes", "vtes-events", "vtes-reasons", "vtes-combat", "vtes-politics")
ROOMS = [shard for shard in SHARDS if shard.startswith("vtes/")]
OURS = ("kernel", "empire", "empire-rules", "vtes-rules-a", "vtes-rules-b", *VTES, *ROOMS)
UNUSED = {"gender", "mood", "you"}
NAMED = ("empire-seat-", "empire-character-", "empire-pile-")


def test_every_language_has_a_folder() -> None:
    assert {folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))} == set(LANGUAGES)


@pytest.mark.parametrize("shard", SHARDS)
def test_every_family_speaks_every_language(shard: str) -> None:
    assert [language for language in LANGUAGES if not path_of(language, shard).exists()] == []


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_readable_and_say_nothing_twice(language: str, area: str) -> None:
    junk = [entry.content for entry in entries(language, area) if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = Counter(entry.id.name for entry in entries(language, area) if isinstance(entry, ast.Message))
    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_is_found_whole_without_parsing_the_file(language: str, area: str) -> None:
    file = path_of(language, area).read_text(encoding="utf-8")
    found = Bundle(language, [file])._entries
    parsed = [entry for entry in entries(language, area) if isinstance(entry, ast.Message | ast.Term)]
    assert len(found) == len(parsed)
    for entry in parsed:
        assert entry.span is not None
        assert entry.id.span is not None
        text = file[entry.id.span.start - isinstance(entry, ast.Term) : entry.span.end].rstrip()
        behind = found[text.partition("=")[0].strip()].removeprefix(text)
        assert all(line.startswith("#") for line in behind.split("\n") if line.strip()), behind


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    ids = Counter(name for area in AREAS for name in messages(language, area))
    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHERS)
def test_same_messages_in_the_same_order(language: str, area: str) -> None:
    assert list(messages(language, area)) == list(messages("en", area))


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHERS)
def test_same_arguments(language: str, area: str) -> None:
    """A gender, the mood of a verb and who listens may be left unused: a language does not always need them."""
    english = messages("en", area)
    for name, message in messages(language, area).items():
        assert (name, arguments(message) - UNUSED) == (name, arguments(english[name]) - UNUSED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", NAMED)
def test_names_of_one_kind_have_the_same_forms(language: str, prefix: str) -> None:
    """Otherwise a sentence that is right for the Lady has a hole for the Officer."""
    forms = {
        name: [attribute.id.name for attribute in message.attributes]
        for name, message in messages(language, "empire").items()
        if name.startswith(prefix)
    }
    assert len(forms) >= 2
    assert len({tuple(found) for found in forms.values()}) == 1, forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_named_without_forms(language: str) -> None:
    """Players bring cards of their own, whose gender and article nobody knows."""
    for name, message in messages(language, "empire").items():
        formed = {variable for variable in variables(message) if variable.startswith(("card-", "cards-", "what-"))}
        assert (name, formed - {"cards-count"}) == (name, set())


def words(language: str, area: str) -> list[tuple[str, str]]:
    """The text of every message of a file, and of its attributes and variants."""
    found: list[tuple[str, str]] = []

    def look(name: str, pattern: ast.Pattern) -> None:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                found.append((name, element.value))
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    look(name, variant.value)

    for name, message in ruled(language, area).items():
        for pattern in (message.value, *(attribute.value for attribute in message.attributes)):
            if pattern is not None:
                look(name, pattern)
    return found


@pytest.mark.parametrize("area", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_calm_and_well_set(language: str, area: str) -> None:
    found = words(language, area)
    assert found or area in ROOMS
    for name, text in found:
        assert "!" not in text, (name, "no exclamation marks")
        assert "'" not in text, (name, "a curly apostrophe, please")
        assert "  " not in text, (name, "two spaces")


@pytest.mark.parametrize("area", OURS)
def test_french_signs_stay_with_their_word(area: str) -> None:
    for name, text in words("fr", area):
        for sign in ":;?" if name != "vtes-name" else "":
            at = text.find(sign)
            assert at == -1 or text[at - 1] == "\u00a0", (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", ["empire", *VTES, *ROOMS])
@pytest.mark.parametrize(
    ("prefixes", "stop"), [(("prompt", "event", "end", "reason", "window", "combat"), True), (("option", "target", "does"), False)]
)
def test_sentences_end_with_a_stop_and_options_do_not(language: str, area: str, prefixes: tuple[str, ...], stop: bool) -> None:
    game = re.split("[-/]", area)[0]
    for name, message in messages(language, area).items():
        if name.startswith(tuple(f"{game}-{prefix}-" for prefix in prefixes)) and message.value is not None:
            for last in last_elements(message.value):
                assert last.endswith((".", "?")) == stop, (name, last)


def last_elements(pattern: ast.Pattern) -> list[str]:
    """The last piece of text of each variant of a pattern."""
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        return [last.value.rstrip()]
    if isinstance(last.expression, ast.SelectExpression):
        return [text for variant in last.expression.variants for text in last_elements(variant.value)]
    return [""]
