"""The rules of deck construction of four kinds of play, and what can be played here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.decks import Deck, precon_lists
from coterie.games.vtes.formats import Copies, DeckFile, read
from coterie.games.vtes.formats.legality import CONSTRUCTIONS, V5_CARDS, V5_SETS, is_v5, missing, problems
from coterie.games.vtes.formats.names import full_name
from coterie.games.vtes.pool import facts, named
from coterie.kernel.text import Text
from coterie.locale import LANGUAGES, Speaker
from tests.marks import rule


def deck(crypt: str = "12 Sully", library: str = "77 Bonding") -> DeckFile:
    reading = read(f"{crypt}\n\n{library}")
    assert reading.faults == ()
    return reading.deck


def against(held: DeckFile, kind: str, players: int = 5) -> list[str]:
    return [Speaker("en", strict=True).say(text) for text in problems(held.deck(), CONSTRUCTIONS[kind], players)]


def sizes(kind: str, players: int = 5) -> Iterator[tuple[int, int]]:
    """The sizes of crypt and library at which a kind of play says yes, from 0 to 110."""
    crypt = next(count for count in range(1, 110) if not against(deck(f"{count} Sully", "60 Bonding"), kind, players))
    libraries = [count for count in range(1, 110) if not against(deck(library=f"{count} Bonding"), kind, players)]
    yield crypt, crypt
    yield libraries[0], libraries[-1]
    assert libraries == list(range(libraries[0], libraries[-1] + 1))


@rule("v5.deck.size")
@pytest.mark.parametrize("kind", ["standard", "v5"])
def test_twelve_in_the_crypt_and_sixty_to_ninety_in_the_library(kind: str) -> None:
    assert list(sizes(kind)) == [(12, 12), (60, 90)]


def test_a_duel_takes_six_and_forty_to_sixty() -> None:
    assert list(sizes("duel")) == [(6, 6), (40, 60)]


@pytest.mark.parametrize(("players", "most"), [(2, 60), (3, 70), (4, 80), (5, 90), (6, 100)])
def test_a_library_of_the_third_edition_grows_with_the_players(players: int, most: int) -> None:
    assert list(sizes("third", players)) == [(12, 12), (40, most)]


def test_what_is_wrong_is_told_with_numbers_and_names() -> None:
    small = deck("11 Sully", "91 Bonding")
    assert against(small, "standard") == [
        "A crypt needs at least 12 cards; this one has 11.",
        "A library needs 60 to 90 cards; this one has 91.",
    ]


@rule("v5.deck.groups")
def test_groups_must_follow_each_other() -> None:
    assert against(deck("6 Sully\n6 Theo Bell (G6)"), "standard") == []
    assert against(deck("6 Sully\n6 Theo Bell (G2)"), "standard") == [
        "A crypt must keep to one group, or to two consecutive ones: Theo Bell (G2) is in group 2, Sully in group 6."
    ]
    anyone = next(card for card in facts().values() if card.group == "ANY")
    assert against(deck(f"6 Sully\n6 {anyone.name}"), "standard") == []


def test_the_twenty_banned_cards_are_told_but_not_by_the_third_edition() -> None:
    banned = [card for card in facts().values() if card.banned]
    assert len(banned) == 20
    for card in banned:
        one = (Copies(card.id, 1),)
        mixed = DeckFile(
            crypt=(Copies(201569, 12), *(one if card.crypt else ())), library=(Copies(100236, 70), *(() if card.crypt else one))
        )
        assert f"{card.name} is banned." in against(mixed, "standard")
        assert f"{card.name} is banned." not in against(mixed, "third")


def test_the_v5_format_takes_cards_of_its_sets_and_some_others() -> None:
    printed = {part.partition(":")[0].strip() for card in facts().values() for part in card.sets.split(",")}
    assert printed >= V5_SETS
    assert facts().keys() >= V5_CARDS
    assert is_v5(named("Sully"))
    assert not is_v5(named("Crusher"))
    assert against(deck("6 Crusher\n6 Theo Bell (G2)"), "v5") == [
        "Crusher isn’t in any set of the V5 format.",
        "Theo Bell (G2) isn’t in any set of the V5 format.",
    ]
    assert against(deck("12 Theo Bell (G6)"), "v5") == []


@pytest.mark.parametrize("name", precon_lists())
def test_decks_of_the_box_are_legal_and_can_be_played(name: str) -> None:
    written = precon_lists()[name]
    lines = [f"{count} {card}" for part in (written.crypt, written.library) for card, count in part.items()]
    held = read("\n".join(lines)).deck
    assert against(held, "standard") == against(held, "v5") == []
    assert list(missing(held.deck(), standard_book())) == []


def test_cards_that_cannot_be_played_here_are_named() -> None:
    unknown = next(card for card in facts().values() if not card.crypt and not standard_book().complete(card.id))
    (told,) = missing(Deck("", (), (100236, 100236, unknown.id, unknown.id)), standard_book())
    assert told.args == {"count": 1, "cards": (full_name(unknown.id),)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    speaker = Speaker(language, strict=True)
    wrong = deck("2 Crusher\n2 Sully", "1 Memories of Mortality")
    reasons = [reason for built in CONSTRUCTIONS.values() for reason in problems(wrong.deck(), built)]
    assert len({reason.id for reason in reasons}) == 5
    for text in (*reasons, *(Text(f"vtes-deck-kind-{name}", {"players": 4}) for name in CONSTRUCTIONS)):
        assert speaker.say(text)
