"""Articles and prepositions: as a reader of each language writes them."""

from __future__ import annotations

import pytest

from coterie.games.vtes.text.grammar import GRAMMARS, Article
from coterie.games.vtes.text.tongue import tongue
from coterie.locale import LANGUAGES


@pytest.mark.parametrize(
    ("language", "article", "gender", "plural", "word", "written"),
    [
        ("en", Article.A, "m", False, "ally", "an ally"),
        ("en", Article.A, "m", False, "vampire", "a vampire"),
        ("en", Article.ALL, "m", True, "minions", "minions"),
        ("it", Article.A, "m", False, "vampiro", "un vampiro"),
        ("it", Article.A, "m", False, "schiavo", "uno schiavo"),
        ("it", Article.A, "f", False, "azione", "un’azione"),
        ("it", Article.A, "f", False, "carta", "una carta"),
        ("it", Article.THE, "m", False, "alleato", "l’alleato"),
        ("it", Article.THE, "m", False, "schiavo", "lo schiavo"),
        ("it", Article.ALL, "m", True, "alleati", "gli alleati"),
        ("it", Article.ALL, "m", True, "Hecata", "gli Hecata"),
        ("it", Article.A, "m", False, "Hecata", "un Hecata"),
        ("it", Article.ALL, "m", True, "vampiri", "i vampiri"),
        ("it", Article.ALL, "f", True, "carte", "le carte"),
        ("it", Article.THIS, "f", False, "carta", "questa carta"),
        ("it", Article.EACH, "m", False, "vampiro", "ogni vampiro"),
        ("fr", Article.A, "f", False, "carte", "une carte"),
        ("fr", Article.THE, "m", False, "allié", "l’allié"),
        ("fr", Article.THE, "m", False, "équipement", "l’équipement"),
        ("fr", Article.THIS, "m", False, "allié", "cet allié"),
        ("fr", Article.THIS, "m", False, "vampire", "ce vampire"),
        ("fr", Article.THIS, "f", False, "carte", "cette carte"),
        ("fr", Article.ALL, "m", True, "serviteurs", "les serviteurs"),
        ("fr", Article.SEVERAL, "m", True, "serviteurs", "serviteurs"),
        ("pt-BR", Article.A, "f", False, "carta", "uma carta"),
        ("pt-BR", Article.THE, "m", False, "servo", "o servo"),
        ("pt-BR", Article.ALL, "f", True, "cartas", "as cartas"),
        ("pt-BR", Article.THIS, "m", False, "vampiro", "este vampiro"),
    ],
)
def test_articles(language: str, article: Article, gender: str, plural: bool, word: str, written: str) -> None:
    assert GRAMMARS[language].article(article, gender, plural, word) + word == written


@pytest.mark.parametrize(
    ("language", "preposition", "phrase", "written"),
    [
        ("en", "of", "this vampire", "of this vampire"),
        ("it", "of", "il vampiro", "del vampiro"),
        ("it", "of", "l’altro Toreador", "dell’altro Toreador"),
        ("it", "to", "gli alleati", "agli alleati"),
        ("it", "from", "la carta", "dalla carta"),
        ("it", "on", "il Toreador scelto", "sul Toreador scelto"),
        ("it", "on", "un vampiro", "su un vampiro"),
        ("it", "to", "un Tremere", "a un Tremere"),
        ("fr", "of", "le vampire choisi", "du vampire choisi"),
        ("fr", "of", "les vampires", "des vampires"),
        ("fr", "of", "un Tremere", "d’un Tremere"),
        ("fr", "of", "l’autre Toréador", "de l’autre Toréador"),
        ("fr", "of", "Addis Ababa", "d’Addis Ababa"),
        ("fr", "to", "le vampire", "au vampire"),
        ("fr", "to", "cette carte", "à cette carte"),
        ("pt-BR", "of", "este vampiro", "deste vampiro"),
        ("pt-BR", "of", "o outro Toreador", "do outro Toreador"),
        ("pt-BR", "on", "este vampiro", "neste vampiro"),
        ("pt-BR", "on", "um vampiro", "em um vampiro"),
        ("pt-BR", "to", "a sua presa", "à sua presa"),
        ("pt-BR", "by", "um vampiro", "por um vampiro"),
    ],
)
def test_prepositions(language: str, preposition: str, phrase: str, written: str) -> None:
    assert GRAMMARS[language].after(preposition, phrase) == written


@pytest.mark.parametrize(("word", "written"), [("vampire", "vampire’s"), ("Cats", "Cats’")])
def test_whose_it_is_in_english(word: str, written: str) -> None:
    assert GRAMMARS["en"].possessive(word) == written


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "the other ready vampires in torpor"),
        ("it", "gli altri vampiri attivi in torpor"),
        ("fr", "les autres vampires disponibles in torpor"),
        ("pt-BR", "os outros vampiros ativos in torpor"),
    ],
)
def test_adjectives_stand_where_the_language_puts_them(language: str, written: str) -> None:
    phrase = tongue(language).noun("noun", "vampire", Article.ALL, ("ready",), "other", "in torpor")
    assert phrase.words == written.removeprefix("the ") if language == "en" else phrase.words == written


def test_every_grammar_is_of_a_language_we_speak() -> None:
    assert set(GRAMMARS) <= set(LANGUAGES)


def test_a_language_without_a_grammar_prints_cards_in_english() -> None:
    assert tongue("tlh").language == "en"
