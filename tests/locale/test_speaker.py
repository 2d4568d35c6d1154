"""A speaker finds the words, chooses the form, and says so when there are none."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

import coterie.locale
from coterie.kernel.text import Ref, Text
from coterie.locale import LANGUAGES, MissingWords, Speaker, UnknownLanguage, from_environment

LADY = Ref("empire-character", "lady")
OFFICER = Ref("empire-character", "officer")
HUMAN = Ref("empire-seat", "human")
OWN_CARD = Ref("empire-card", "my-own", "Silver Bell")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The Lady dies. She was human."),
        ("it", "La Signora muore. Era umana."),
        ("fr", "La Dame meurt. Elle était humaine."),
        ("pt-BR", "A Dama morre. Era humana."),
    ],
)
def test_gender(language: str, said: str) -> None:
    assert Speaker(language, strict=True).tell("empire-event-dies", who=LADY, vampire=0) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Attack the Officer with the Lady"),
        ("it", "Attacca il Funzionario con la Signora"),
        ("fr", "Attaquer l’Officier avec la Dame"),
        ("pt-BR", "Atacar o Oficial com a Dama"),
    ],
)
def test_articles(language: str, said: str) -> None:
    assert Speaker(language, strict=True).tell("empire-option-fight", attacker=LADY, target=OFFICER) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Pass", "Pass and discard one card", "Pass and discard 2 cards"]),
        ("it", ["Passa", "Passa e scarta una carta", "Passa e scarta 2 carte"]),
        ("fr", ["Passer", "Passer et défausser une carte", "Passer et défausser 2 cartes"]),
        ("pt-BR", ["Passar", "Passar e descartar uma carta", "Passar e descartar 2 cartas"]),
    ],
)
def test_numbers(language: str, said: list[str]) -> None:
    """French and Portuguese take nought for a singular; our nought has words of its own."""
    speaker = Speaker(language, strict=True)
    assert [speaker.tell("empire-option-pass", count=count) for count in range(3)] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You draw Claws ×2, Fog, and Silver Bell."),
        ("it", "Peschi Artigli ×2, Nebbia e Silver Bell."),
        ("fr", "Vous piochez Griffes ×2, Brouillard et Silver Bell."),
        ("pt-BR", "Você compra Garras ×2, Névoa e Silver Bell."),
    ],
)
def test_lists_count_equal_things(language: str, said: str) -> None:
    claws, fog = Ref("empire-card", "v-vampire-1"), Ref("empire-card", "v-protect")
    assert Speaker(language, strict=True).tell("empire-event-you-draw", cards=(claws, fog, claws, OWN_CARD), count=4) == said


def test_texts_within_texts() -> None:
    ending = Text("empire-end-resign", {"seat": HUMAN})
    said = Speaker("it", strict=True).tell("empire-event-over", reason=ending, winner=Ref("empire-seat", "vampire"))
    assert said == "Il giocatore umano abbandona. Vince il giocatore vampiro."


def test_name_in_a_form() -> None:
    speaker = Speaker("it", strict=True)
    assert speaker.name(LADY) == "Signora"
    assert speaker.name(LADY, "on") == "sulla Signora"
    assert speaker.name(LADY, "no-such-form") == "Signora"
    assert speaker.name(OWN_CARD, "the") == "Silver Bell"


@pytest.mark.parametrize("language", LANGUAGES)
def test_knows(language: str) -> None:
    assert Speaker(language).knows("empire-name")
    assert not Speaker(language).knows("empire-nonsense")


def test_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match=f"'tlh' is not spoken here; try {', '.join(LANGUAGES)}"):
        Speaker("tlh")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "missing"),
    [
        (Text("empire-nonsense"), "no message empire-nonsense"),
        (Text("empire-event-survives"), "who-The"),
        (Text("empire-event-survives", {"who": OWN_CARD}), "who-The"),
        (Text("empire-option-card", {"card": Ref("empire-card", "nameless")}), "no name empire-card-nameless"),
    ],
)
def test_missing_words_raise_when_strict(language: str, text: Text, missing: str) -> None:
    with pytest.raises(MissingWords, match=missing):
        Speaker(language, strict=True).say(text)


def test_missing_words_are_borne_otherwise() -> None:
    speaker = Speaker("fr")
    assert speaker.say(Text("empire-nonsense")) == "empire-nonsense"
    assert speaker.tell("empire-option-card", card=Ref("empire-card", "nameless")) == "nameless"


@pytest.fixture
def half_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    """An Italian that lacks a sentence English has, and one that is nothing but a form."""
    files = {"en": "greeting = Good evening, { $who }.\nthing = Thing", "it": "thing =\n    .the = la cosa"}
    bundles = {language: FluentBundle([language], use_isolating=False) for language in files}
    for language, file in files.items():
        bundles[language].add_resource(FluentResource(file))
    monkeypatch.setattr(coterie.locale, "_bundle", bundles.__getitem__)


@pytest.mark.usefixtures("half_translated")
def test_english_where_a_language_is_silent() -> None:
    assert Speaker("it").tell("greeting", who="Lucy") == "Good evening, Lucy."
    assert Speaker("it").tell("thing") == "Thing"
    assert Speaker("it").name(Ref("thing", "")) == ""
    with pytest.raises(MissingWords, match="it has no message greeting"):
        Speaker("it", strict=True).tell("greeting", who="Lucy")
    with pytest.raises(MissingWords, match="it has no value for thing"):
        Speaker("it", strict=True).tell("thing")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "fr@euro"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT"}, "pt-BR"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "it_IT", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "it_IT", "LC_MESSAGES": "fr_FR", "LC_ALL": "pt_BR"}, "pt-BR"),
        ({"LANG": "it_IT", "LC_ALL": "de_DE"}, "en"),
        ({"LANG": "it_IT", "LC_ALL": ""}, "it"),
    ],
)
def test_from_environment(environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert from_environment() == language


@pytest.mark.parametrize(
    ("language", "said"), [("it", "Bambola di Sangue"), ("fr", "Poupée de sang"), ("en", "Blood Doll"), ("pt-BR", "Blood Doll")]
)
def test_a_name_of_its_own_is_said_as_the_language_has_it(language: str, said: str) -> None:
    piece = Ref("vtes-piece", "12", "Blood Doll")
    assert Speaker(language).name(piece) == said
    assert Speaker(language).name(Ref("empire-card", "12", "Blood Doll")) == "Blood Doll"
