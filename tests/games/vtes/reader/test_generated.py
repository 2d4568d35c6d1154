"""The definitions that were read: written in one way, complete, proved, locked, and never in the place of one written by hand."""

from __future__ import annotations

import msgspec
import pytest

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards import generated as stored
from coterie.games.vtes.cards.codec import Undecodable, decode, encode
from coterie.games.vtes.cards.generated import FILE, defined, definitions, generated, lines
from coterie.games.vtes.cards.vocabulary import Card, HasTrait, Trait
from coterie.games.vtes.pool import facts
from coterie.games.vtes.reader.harvest import LEFT_OUT
from coterie.games.vtes.text import check
from coterie.games.vtes.text.proof.lock import locked

from ..build import Seat, table


def test_the_file_is_sorted_and_as_it_would_be_written() -> None:
    numbers = list(lines())
    assert numbers == sorted(set(numbers))
    assert FILE.read_bytes() == b"".join(encode(decode(line)) + b"\n" for line in lines().values())
    assert not set(numbers) & {*DEFINITIONS, *LEFT_OUT}


@pytest.mark.parametrize("number", DEFINITIONS, ids=[facts()[number].slug for number in DEFINITIONS])
def test_every_definition_is_the_same_after_it_was_written(number: int) -> None:
    assert decode(encode(DEFINITIONS[number])) == DEFINITIONS[number]


def test_what_was_read_is_complete_proved_and_locked() -> None:
    for number in lines():
        assert standard_book().complete(number), facts()[number].name
        assert check(number) == [], facts()[number].name
    assert set(lines()) <= set(locked())


def test_there_are_as_many_as_the_pages_say() -> None:
    assert len(standard_book().forms) >= 1065


def test_a_definition_by_hand_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    number = next(iter(DEFINITIONS))
    for known in (stored.lines, stored.generated, stored.definitions):
        known.cache_clear()
    monkeypatch.setattr(stored, "lines", lambda: {number: encode(Card(number))})
    assert stored.generated(number) is None
    assert stored.defined(number) == DEFINITIONS[number]
    assert stored.definitions()[number] == DEFINITIONS[number]
    stored.generated.cache_clear()
    stored.definitions.cache_clear()


def test_a_card_without_either_has_none() -> None:
    missing = next(number for number in facts() if number not in definitions())
    assert defined(missing) is None
    assert generated(missing) is None


@pytest.mark.parametrize(
    "line",
    [
        b'{"is":"Nonsense","id":1}',
        b'{"is":"Card","id":1,"colour":"red"}',
        b'{"is":"Card","id":1,"traits":["purple"]}',
        b'{"is":"Mode"}',
    ],
)
def test_what_is_no_definition_is_refused(line: bytes) -> None:
    with pytest.raises(Undecodable):
        decode(line)


def test_what_stands_in_no_definition_is_not_written() -> None:
    with pytest.raises(Undecodable):
        encode(msgspec.structs.replace(Card(1), x=0.5))


def test_the_traits_of_a_definition_are_those_that_the_rules_read() -> None:
    """Traits stand in definitions, and nowhere else."""
    t = table(Seat("Ryan"), Seat("Ryan")).t
    piece = t.pieces[t.players[0].ready[0]]
    found = set[Trait]()
    for number in definitions():
        if not facts()[number].crypt:
            continue
        said = {one.trait: one.clan for form in standard_book().forms[number] for one in form.abilities if isinstance(one, HasTrait)}
        t.identify(piece, number)
        assert piece.traits == said, facts()[number].name
        found |= said.keys()
    assert Trait.STERILE in found
