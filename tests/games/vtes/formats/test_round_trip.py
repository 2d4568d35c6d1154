"""Every card of the game goes into every format and comes back: all together, and those that share a name alone."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coterie.games.vtes.formats import FORMATS, Copies, DeckFile, read, write
from coterie.games.vtes.formats.lines import heading_of, is_comment, understand
from coterie.games.vtes.formats.names import full_name, is_known, namesakes
from coterie.games.vtes.pool import facts

ALL = DeckFile(
    name='All "the" cards, d’accord <&>',
    author="Zoë Łukasiewicz",
    description="Two lines,\nand 3 numbers.",
    event=("An event", "A place", "A date", "3R+F", "17 players", "A winner", "A link", "-- 2gw9+3"),
    crypt=tuple(Copies(card, 1 + card % 3) for card in facts() if facts()[card].crypt),
    library=tuple(Copies(card, 1 + card % 4, "a note" if card % 50 == 0 else "") for card in facts() if not facts()[card].crypt),
)
FEW = msgspec.structs.replace(ALL, crypt=ALL.crypt[:9], library=ALL.library[:99])
SHARED = [card for card in facts() if facts()[card].crypt and len(namesakes(card)) > 1]
each_format = pytest.mark.parametrize("name_of_format", FORMATS)


@each_format
def test_all_4149_cards_go_there_and_back(name_of_format: str) -> None:
    assert len(ALL.cards) == 4149
    reading = read(write(ALL, name_of_format))
    assert reading.format == name_of_format
    assert reading.faults == ()
    for ours, theirs in ((ALL.crypt, reading.deck.crypt), (ALL.library, reading.deck.library)):
        assert {copies.card: copies.count for copies in theirs} == {copies.card: copies.count for copies in ours}


@each_format
def test_what_is_said_about_the_deck_stays_where_it_has_a_place(name_of_format: str) -> None:
    deck = read(write(FEW, name_of_format)).deck
    lost = FORMATS[name_of_format].lost(FEW)
    quoted = '"' in deck.name or name_of_format != "feldb"
    for field in ("name", "author", "description"):
        kept = getattr(FEW, field) if quoted else getattr(FEW, field).replace('"', "'")
        assert getattr(deck, field) == ("" if field in lost else kept), field
    if name_of_format in ("twd", "krcg"):
        assert deck.event == FEW.event
    assert any(copies.note for copies in deck.library) == ("notes" not in lost)


@each_format
def test_a_card_that_shares_its_name_comes_back_alone(name_of_format: str) -> None:
    assert len(SHARED) == 156
    assert len({facts()[card].name for card in SHARED}) == 77
    for card in SHARED:
        reading = read(write(DeckFile(crypt=(Copies(card, 2),)), name_of_format))
        assert (reading.faults, reading.deck.crypt) == ((), (Copies(card, 2),))


def test_the_full_name_of_a_card_is_its_own() -> None:
    assert len({full_name(card) for card in facts()}) == len(facts())


def test_no_name_is_taken_for_a_heading_or_a_comment() -> None:
    for card in facts().values():
        assert heading_of(card.name) is None
        assert not is_comment(card.name)


@pytest.mark.parametrize(
    "line", ["{}", "3 {}", "3x {}", "3x{}", "3 x {}", "(3) {}", "{} x3", "{} (3)", "- 3 {}", "3\t{}", "3   {}", "3× {}"]
)
def test_every_name_is_understood_however_it_is_counted(line: str) -> None:
    for card in facts().values():
        guess = understand(line.format(card.name))
        assert is_known(guess.name), card.name
        assert guess.name == card.name or understand(guess.name).name == card.name
        assert guess.count == (3 if "3" in line else 1), card.name


@settings(deadline=None, max_examples=40)
@given(data=st.data(), name_of_format=st.sampled_from(sorted(FORMATS)))
def test_any_deck_comes_back(data: st.DataObject, name_of_format: str) -> None:
    counts = data.draw(st.dictionaries(st.sampled_from(sorted(facts())), st.integers(1, 99), min_size=1, max_size=30))
    chosen = [Copies(card, count) for card, count in counts.items()]
    crypt, library = (tuple(copies for copies in chosen if facts()[copies.card].crypt == wanted) for wanted in (True, False))
    once = read(write(DeckFile(crypt=crypt, library=library), name_of_format))
    if name_of_format in ("lackey", "lackey-xml", "feldb"):
        once = read(write(once.deck, name_of_format))
        assert once.faults == ()
        assert {facts()[copies.card].name for copies in once.deck.cards} == {facts()[card].name for card in counts}
    else:
        assert {copies.card: copies.count for copies in once.deck.cards} == counts
        assert once.faults == ()
