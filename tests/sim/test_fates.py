"""What became of each card of a simulated game, held against what everybody was told when the game is played again."""

from __future__ import annotations

from collections import Counter

import pytest

import coterie
from coterie.kernel.record import read
from coterie.kernel.workshop import Notes
from coterie.sim import Result, Tally, simulate

DECKS = ("ventrue", "tremere", "toreador", "malkavian", "nosferatu")


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return list(simulate("vtes", ["steady"], 4, seed=3, brought=DECKS, records=True))


def noted(result: Result) -> Notes:
    assert result.notes is not None
    return result.notes


def test_discarded_is_what_was_told_to_be_discarded_but_for_votes(results: list[Result]) -> None:
    for result in results:
        assert result.record is not None
        game = coterie.replay(read(result.record.encode()))
        told = {seat: Counter[str]() for seat in game.seats}
        for event in game.events(None):
            if event.kind == "vtes-event-discarded":
                told[event.roles["seat"].id][event.roles["card"].name] += 1  # type: ignore[union-attr]  # they are references
        for seat, key, _ in game.entries:
            if key.startswith("burn-card:"):
                slug = key.partition(":")[2]
                told[seat].subtract({next(name for name in told[seat] if name.lower().replace(" ", "-") == slug): 1})
        for seat, cards in noted(result).cards.items():
            facts = game.definition.workshop().catalogue("en").cards  # type: ignore[union-attr]  # VTES has one
            names = {card.id: card.name for card in facts}
            assert Counter({names[card]: fate.discarded for card, fate in cards.items() if fate.discarded}) == +told[seat]


def test_all_copies_are_accounted_for(results: list[Result]) -> None:
    """Played, kept, discarded and unseen add up to the deck, unless a copy came back and was played again."""
    again = 0
    for result in results:
        assert result.record is not None
        decks = coterie.replay(read(result.record.encode())).state.decks  # type: ignore[attr-defined]  # this is VTES
        for deck, (_, cards) in zip(decks, noted(result).cards.items(), strict=True):
            held = Counter(deck.crypt + deck.library)
            assert cards.keys() == held.keys()
            for card, fate in cards.items():
                total = fate.played + fate.kept + fate.discarded + fate.unseen
                assert total >= held[card]
                again += total > held[card]
    assert again <= 5


def test_whoever_is_out_first_has_lost_and_kept_a_hand(results: list[Result]) -> None:
    for result in results:
        (first, *_) = noted(result).first_out
        assert result.scores[first] == 0
        assert first not in result.winners
        assert 0 < sum(fate.kept for card, fate in noted(result).cards[first].items() if card < 200_000) <= 9


def test_a_tally_adds_them_up_by_deck(results: list[Result]) -> None:
    tally = Tally()
    for result in results:
        tally.add(result)
    assert sum(standing.first_out for standing in tally.brought.values()) >= len(results)
    for name, standing in tally.brought.items():
        seats = [next(seat for seat, deck in result.brought.items() if deck == name) for result in results]
        for card, fate in standing.cards.items():
            assert fate.played == sum(noted(result).cards[seat][card].played for result, seat in zip(results, seats, strict=True))


def test_nothing_is_noted_where_nothing_is_brought() -> None:
    (result,) = simulate("vtes", ["random"], 1, setup={"turn_limit": 3})
    assert result.notes is None
