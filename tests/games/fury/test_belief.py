"""Where Dracula may be: exactly the places to which a way leads that agrees with everything seen, and how likely each is."""

from __future__ import annotations

from itertools import product

import pytest

import coterie
from coterie.games.fury.bots.belief import LEAST, belief, glance, shading
from coterie.games.fury.bots.possible import Key, key_of, possible
from coterie.games.fury.clues import ANYWHERE, HIDE_BIT, Clues
from coterie.games.fury.facts.places import CITY_BITS, NUMBER, PLACES, SEA_BITS, STEP_BITS, members
from coterie.games.fury.table import Table
from coterie.games.fury.worlds.paths import draw_way, fits
from coterie.kernel.chance import Chance
from tests.games.fury.plain_ways import plainly
from tests.games.fury.table import scene


def names(mask: int) -> set[str]:
    return {PLACES[place] for place in members(mask)}


def walk(start: str, moves: int, may: int = CITY_BITS) -> Clues:
    """He was seen somewhere, and has moved unseen since; every card still lies there."""
    clues = Clues()
    clues.lay(1, 1 << NUMBER[start], "any", ANYWHERE, ())
    for number in range(moves):
        clues.lay(number + 2, may, "step", ANYWHERE, tuple(range(1, number + 2)))
    return clues


def every_end(clues: Clues, serials: list[int]) -> set[str]:
    """All ends of all ways, found by trying every place for every card."""
    found = set()
    for values in product(*(members(clues.may[serial]) for serial in serials)):
        cards = dict(zip(serials, values, strict=True))
        here = values[-1]
        if len(set(values)) == len(values) and fits(clues, cards, here):
            found.add(PLACES[here])
    return found


def test_one_move_after_he_was_seen_he_is_one_road_away() -> None:
    assert possible(walk("prague", 1)) == STEP_BITS[NUMBER["prague"]] & CITY_BITS


def test_he_cannot_turn_back_to_a_place_whose_card_still_lies_there() -> None:
    assert "prague" not in names(possible(walk("prague", 2)))
    assert "prague" not in names(possible(walk("prague", 3)))


@pytest.mark.parametrize("start", ["prague", "galway", "cagliari", "madrid"])
def test_the_set_is_what_trying_everything_finds(start: str) -> None:
    near = STEP_BITS[NUMBER[start]] | 1 << NUMBER[start]
    for place in members(near):
        near |= STEP_BITS[place]
    clues = walk(start, 2, near & (CITY_BITS | SEA_BITS))
    assert names(possible(clues)) == every_end(clues, [1, 2, 3])


def test_a_card_that_lies_open_at_the_end_leaves_only_the_ways_to_it() -> None:
    clues = walk("prague", 2)
    clues.reveal(3, NUMBER["munich"])
    assert names(possible(clues)) == {"munich"}
    clues.lay(4, CITY_BITS, "step", ANYWHERE, (1, 2, 3))
    assert names(possible(clues)) == names(STEP_BITS[NUMBER["munich"]]), "he came by Nuremberg or by Vienna, nobody knows which"
    clues.reveal(2, NUMBER["vienna"])
    assert names(possible(clues)) == names(STEP_BITS[NUMBER["munich"]]) - {"vienna"}


def test_behind_a_hide_card_he_may_have_stayed() -> None:
    clues = walk("prague", 0)
    clues.lay(2, CITY_BITS | HIDE_BIT, "step", ANYWHERE, (1,), CITY_BITS)
    assert "prague" in names(possible(clues))
    clues.lay(3, CITY_BITS | HIDE_BIT, "step", ANYWHERE, (1, 2), CITY_BITS)
    assert "prague" not in names(possible(clues)), "there is one Hide card, and the other card would be Prague's"


def test_a_hide_card_that_does_not_belong_to_a_place_was_not_laid_there() -> None:
    clues = walk("prague", 0)
    clues.lay(2, CITY_BITS | HIDE_BIT, "step", ANYWHERE, (1,), CITY_BITS)
    clues.bare.append((1, 2))
    assert possible(clues) == STEP_BITS[NUMBER["prague"]] & CITY_BITS


def test_who_doubles_back_is_where_the_card_lies() -> None:
    clues = walk("prague", 1)
    clues.back(1, "step", ANYWHERE)
    assert names(possible(clues)) == {"prague"}


@pytest.mark.parametrize("seed", range(3))
def test_the_truth_and_every_imagined_way_are_in_the_set(seed: int) -> None:
    game = coterie.new("fury", seed=seed, setup={"turn_limit": 14})
    chance = Chance(seed)
    seen = 0
    while game.decisions:
        decision = game.decisions[0]
        table = game.state
        assert isinstance(table, Table)
        if decision.kind == "travel" and table.trail:
            mask = possible(table.clues)
            assert mask >> table.dracula & 1
            assert mask >> draw_way(table.clues, chance).place & 1
            assert belief(table.clues).places[table.dracula] > 0
            assert glance(table.clues).places[table.dracula] > 0
            seen += 1
        game.choose(decision.seat, decision.pick(chance))
    assert seen > 20


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_quick_search_finds_what_the_plain_one_finds(seed: int) -> None:
    """In random games, at every journey of a hunter."""
    game = coterie.new("fury", seed=seed, setup={"turn_limit": 10})
    chance = Chance(seed)
    seen = set[Key]()
    while game.decisions:
        decision = game.decisions[0]
        table = game.state
        assert isinstance(table, Table)
        if decision.kind == "travel" and table.trail and key_of(table.clues) not in seen:
            seen.add(key_of(table.clues))
            assert possible(table.clues) == plainly(table.clues)
        game.choose(decision.seat, decision.pick(chance))
    assert len(seen) > 15


def test_one_of_several_cards_is_a_named_place() -> None:
    clues = walk("prague", 3)
    clues.one_of([2, 3], 1 << NUMBER["munich"])
    assert names(possible(clues)) == names(STEP_BITS[NUMBER["munich"]]), "no road leads from Prague to Munich, so it is the card between"


def test_likelihoods_are_shares_of_one_and_leave_out_nothing_possible() -> None:
    clues = walk("prague", 3)
    shown = shading(clues)
    assert set(shown) == names(possible(clues))
    assert sum(shown.values()) == pytest.approx(1, abs=0.02)
    assert min(shown.values()) >= LEAST
    shown.clear()
    assert shading(clues)


def test_hunters_are_shown_it_and_nobody_else() -> None:
    s = scene(dracula="prague", trail=["prague", "vienna up"])
    hunters = s.game.view("hunters").belief
    assert set(hunters) >= {"prague"}
    assert s.game.view("dracula").belief == {}
    assert s.game.view(None).belief == {}


def test_nothing_is_shown_before_dracula_has_begun() -> None:
    game = coterie.new("fury", seed=1)
    assert game.view("lord_godalming").belief == {}


def test_a_search_takes_a_city_away() -> None:
    game = coterie.new("fury", seed=3)
    for city in ("london", "paris", "rome", "vienna", "galatz"):
        game.choose(game.decisions[0].seat, f"begin:{city}")
    assert "munich" in game.view("lord_godalming").belief
    while game.decisions[0].kind != "travel" or game.decisions[0].seat != "van_helsing":
        decision = game.decisions[0]
        plain = [key for key in ("stay", "pass") if key in decision.keys]
        game.choose(decision.seat, plain[0] if plain else decision.pick(Chance(0)))
    game.choose("van_helsing", "road:florence")
    for seat in ("lord_godalming", "mina_harker"):
        assert "florence" not in game.view(seat).belief
        assert "munich" in game.view(seat).belief


@pytest.mark.parametrize("seed", range(2))
def test_it_is_the_same_in_every_world_the_seat_can_imagine(seed: int) -> None:
    game = coterie.new("fury", seed=seed, setup={"turn_limit": 8})
    chance = Chance(seed)
    while len(game.decisions):
        decision = game.decisions[0]
        if decision.kind == "travel":
            world = game.clone()
            world.resample(decision.seat, 5)
            assert world.view(decision.seat).belief == game.view(decision.seat).belief
        game.choose(decision.seat, decision.pick(chance))
