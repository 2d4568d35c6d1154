"""Names of cards: English, and the official Italian and French ones that the rulebooks print."""

from __future__ import annotations

from coterie.games.vtes.cards.generated import definitions
from coterie.games.vtes.pool import facts
from coterie.games.vtes.text import name, names, search
from coterie.games.vtes.text.naming import shown
from tests.games.vtes.text.cards import PROVED

GOVERN, MINION_TAP, WATCH = 100845, 101217, 101321


def test_official_names_are_shown_where_there_are_any() -> None:
    assert name(GOVERN, "it") == "Governare i non Allineati"
    assert name(GOVERN, "fr") == "Diriger les indécis"
    assert name(GOVERN, "pt-BR") == name(GOVERN) == "Govern the Unaligned"


def test_a_card_is_known_by_both_names() -> None:
    assert names(GOVERN, "it") == ("Governare i non Allineati", "Govern the Unaligned")
    assert names(GOVERN, "en") == ("Govern the Unaligned",)


def test_cards_are_found_by_either_name_without_accents() -> None:
    assert GOVERN in search("non allineati", "it")
    assert GOVERN in search("Unaligned", "it")
    assert search("DIRIGER LES INDECIS", "fr") == [GOVERN]
    assert GOVERN not in search("non allineati", "fr")
    assert search("", "it") == []


def test_texts_name_other_cards_as_they_are_named_there() -> None:
    assert shown("Minion Tap", "it") == "Attingere al Servitore"
    assert shown("Minion Tap", "pt-BR") == "Minion Tap"
    assert shown("A Card of Nobody", "fr") == "A Card of Nobody"


def test_most_cards_of_the_decks_have_an_official_name_in_both_languages() -> None:
    library = [card_id for card_id in PROVED if not facts()[card_id].crypt]
    for language in ("it", "fr"):
        named = [card_id for card_id in library if name(card_id, language) != name(card_id)]
        assert len(named) >= 70, language
        assert len({name(card_id, language) for card_id in library}) == len(library)
    assert set(library) <= set(definitions())
