"""Games with decks drawn from all complete cards: the decks may be played, the players try what is new, and nothing goes wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.drawn import COPIES, cards, deck_about
from benchmarks.every_card import EveryCard, Run, card_of, done, wanted
from coterie.games.vtes.book import standard_book
from coterie.games.vtes.decks import read_deck
from coterie.games.vtes.formats.legality import check
from coterie.games.vtes.table import Table
from coterie.kernel.chance import Chance
from tests.marks import slow

GAMES = 20


def test_every_complete_card_can_have_a_deck_about_it_that_may_be_played() -> None:
    chance = Chance(1)
    for card in cards()[::7]:
        deck = read_deck(deck_about(card, chance))
        check(deck, standard_book())
        assert (deck.crypt + deck.library).count(card) >= min(3, COPIES)


def test_what_is_wanted_is_about_every_card() -> None:
    assert {card_of(name) for name in wanted()} == set(cards())


@slow
@pytest.mark.parametrize("seed", range(GAMES))
def test_games_with_drawn_decks_keep_the_rules_and_show_much(seed: int) -> None:
    walk = EveryCard(seed * 17, 100, cards())
    assert walk.run().violations == []
    assert len(walk.seen) > 30
    assert walk.seen <= wanted()


def test_what_is_new_comes_first() -> None:
    walk, offered = EveryCard(3, 0, cards()), 0
    while offered < 5:
        (decision,) = walk.game.decisions
        t = walk.game.state
        assert isinstance(t, Table)
        names = {text: done(t, decision, text) for text in decision.keys}
        new = [text for text in names if names[text] - walk.seen]
        chosen = walk.pick(decision)
        if new:
            offered += 1
            assert chosen in new
            assert names[chosen] <= walk.seen
        walk.game.choose(decision.seat, chosen)


def test_a_violation_says_how_its_game_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    walk = EveryCard(3, 0, cards())
    monkeypatch.setattr(walk.game.definition, "faults", lambda state: ["a fault"] if walk.game.number == 9 else [])
    (violation,) = walk.run().violations
    assert violation == f"seed 3, choice 9: a fault (--first 3 --games 1 --about {','.join(map(str, walk.about))})"
    again = EveryCard(3, 0, walk.about)
    again.run()
    assert again.game.entries == walk.game.entries


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "run.json"
    run = Run(0, 1, kept)
    run.play(0, 1, cards())
    again = Run(0, 1, kept)
    again.play(0, 1, cards())
    assert again.found == run.found
    assert again.found.tally.games == 1
    assert again.missing() == sorted(wanted() - run.found.seen)
