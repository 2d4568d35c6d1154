"""Decks as links: the same text on both sides, so the vectors here are those of the client's test, and rubbish is told so."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coterie.games.vtes.decks import BadDeck
from coterie.games.vtes.formats import Copies, DeckFile, read, write
from coterie.games.vtes.formats.brought import deck_brought, is_brought
from coterie.games.vtes.pool import facts

PRINCES = "c1:1-2.1.1:1-3.1-4.1-2.1.1:Three%3A%20princes%2F%C2%BD:Marisa%20%28M.%29"
CRYPT, LIBRARY = ([card for card in facts() if facts()[card].crypt == crypt] for crypt in (True, False))
told = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=60).map(str.strip)
counted = st.integers(1, 200)


def test_the_vector_of_the_client_is_read_and_written() -> None:
    reading = read(PRINCES)
    assert (reading.format, reading.faults) == ("link", ())
    assert (reading.deck.name, reading.deck.author) == ("Three: princes/½", "Marisa (M.)")
    assert [(one.card, one.count) for one in reading.deck.crypt] == [(200001, 2), (200002, 1), (200003, 1)]
    assert [(one.card, one.count) for one in reading.deck.library] == [(100001, 3), (100002, 4), (100003, 2), (100004, 1), (100005, 1)]
    assert write(reading.deck, "link") == f"{PRINCES}\n"


@given(
    st.dictionaries(st.sampled_from(CRYPT), counted, max_size=20),
    st.dictionaries(st.sampled_from(LIBRARY), counted, max_size=60),
    told,
    told,
)
@settings(max_examples=60, deadline=None)
def test_any_deck_goes_there_and_back(crypt: dict[int, int], library: dict[int, int], name: str, description: str) -> None:
    if not crypt and not library:
        return
    parts = [tuple(Copies(card, count) for card, count in sorted(part.items())) for part in (crypt, library)]
    deck = DeckFile(name, "", description, (), *parts)
    text = write(deck, "link")
    assert text.strip().isascii()
    assert not set(text.strip()) & set(' "<>#\n')
    assert read(text).deck == deck
    assert read(f"https://games.example/decks#{text}").deck == deck


@pytest.mark.parametrize("rubbish", ["c1:", "c1::", "c1:::Name", "c1:1:1:a:b:c:d"])
def test_what_has_no_card_is_no_deck(rubbish: str) -> None:
    with pytest.raises(BadDeck):
        read(rubbish)


@pytest.mark.parametrize("rubbish", ["c1:1-0", "c1:1:!", "c1:zzzzz", "c1:-2", "c1:1..1", "c1:1-zzzz", "c1:A"])
def test_what_cannot_be_is_a_fault(rubbish: str) -> None:
    assert read(rubbish).faults
    assert is_brought(rubbish)
    with pytest.raises(BadDeck):
        deck_brought(rubbish)


def test_another_kind_of_link_is_not_taken_for_one() -> None:
    assert read("https://vdb.im/decks/deck#201569=4").format == "vdb-url"
    assert not is_brought("c1")
    assert not is_brought("ventrue")
