"""Positions: what a person can write, and what is refused with a reason; random games to their end; announced trains."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import coterie
from coterie.games.fury.game import GAME
from coterie.kernel.errors import BadPosition, NoPosition
from tests.contract.drive import new, steps
from tests.games.fury.table import scene
from tests.marks import rule

HUNTERS: dict[str, Any] = {
    "lord_godalming": {"place": "london"},
    "dr_seward": {"place": "madrid"},
    "van_helsing": {"place": "rome"},
    "mina_harker": {"place": "athens"},
}
SEVEN = ["prague", "vienna", "munich", "zurich", "geneva", "paris", "nantes"]
SIMPLE: dict[str, Any] = {"dracula": "prague", "trail": [{"place": "prague"}], "hunters": HUNTERS}


def test_three_fields_are_enough() -> None:
    game = coterie.new("fury", position=SIMPLE, seed=3)
    seen = game.view("dracula")
    assert (seen.dracula.blood, seen.dracula.tokens, seen.hunters[0].health, seen.event_deck, seen.pool) == (15, 5, 12, 75, 40)
    assert game.view("mina_harker").trail[0].place == ""


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"hunters": {"lord_godalming": {"place": "london"}}}, "hunters: the four are"),
        ({"dracula": "atlantis"}, "dracula: there is no place 'atlantis'"),
        ({"dracula": "vienna"}, "the card of his place must lie in the trail"),
        ({"trail": []}, "it holds at least the card"),
        ({"trail": [{"place": "prague"}, {"place": "prague"}]}, "a card lies there twice"),
        ({"trail": [{"place": "prague"}, {"place": "st_joseph_and_st_mary"}]}, "he never enters the hospital"),
        ({"trail": [{"place": "prague"}, {"powers": ["sleep"]}]}, "there is no such power"),
        ({"trail": [{"place": "prague", "powers": ["feed"]}, {"powers": ["feed"]}]}, "a power lies there twice"),
        ({"blood": 20}, "blood: from 1 to 15, not 20"),
        ({"blood": 0}, "^blood: from 1 to 15, not 0"),
        ({"trail": [{"place": place} for place in SEVEN]}, "^trail: it has 6 spaces, not 7"),
        ({"dracula": "castle_dracula", "trail": [{"place": "castle_dracula", "up": False}]}, "^trail: castle_dracula lies face up"),
        ({"trail": [{"powers": ["feed"], "up": False}, {"place": "prague"}]}, "^trail: a power alone lies face up"),
        ({"catacombs": [{"place": "castle_dracula"}]}, "^catacombs: only cities lie there"),
        ({"trail": [{"place": "rome"}], "catacombs": [{"place": "prague"}]}, "^dracula: the card of his place must lie in the trail"),
        ({"dracula": "north_sea", "trail": [{"place": "north_sea"}]}, "^voyage: Dracula is at sea"),
        ({"dracula": "north_sea", "trail": [{"place": "north_sea"}, {"place": "rome"}]}, "^voyage: Dracula is at sea"),
        ({"dracula": "north_sea", "trail": [{"place": "north_sea"}, {"place": "hamburg"}], "voyage": []}, "^voyage: Dracula is at sea"),
        ({"dracula": "north_sea", "trail": [{"place": "north_sea"}, {"place": "hamburg"}], "sailed": 2}, "^voyage, sailed"),
        ({"trail": [{"place": "prague"}, {"place": "rome"}], "voyage": [1, 2]}, "^voyage: Dracula is on land"),
        ({"trail": [{"place": "prague", "powers": ["feed"]}]}, "^trail: feed cannot lie there"),
        ({"trail": [{"place": "prague"}, {"powers": ["wolf_form"]}]}, "^trail: wolf_form cannot lie there"),
        ({"trail": [{"place": "prague", "blood": 1}]}, "^trail: at most 0 blood is paid there, not 1"),
        ({"trail": [{"place": "prague"}, {"place": "north_sea", "blood": 2}]}, "^trail: at most 1 blood is paid there, not 2"),
        ({"trail": [{"place": "prague"}, {"place": "north_sea", "tokens": [{"kind": "bats"}]}]}, "north_sea takes 0 tokens, not 1"),
        ({"trail": [{"powers": ["feed"], "tokens": [{"kind": "bats"}]}, {"place": "prague"}]}, "a power takes 0 tokens, not 1"),
        ({"trail": [{"place": "prague", "tokens": [{"kind": "bats"}] * 3}]}, "prague takes 2 tokens, not 3"),
        ({"events": ["trap"] * 3 + ["rage", "roadblock", "seduction", "wild_horses"]}, "^events: Dracula holds 6 at most, not 7"),
        ({"tokens": ["fog"] * 4 + ["bats"] * 3 + ["spy"]}, "^tokens: Dracula holds 7 at most, not 8"),
        ({"storm": "north_sea", "storm_left": 3}, "^storm_left: a storm lasts for 2 turns, not 3"),
        ({"round": 101}, "^round: .* there are 100 of them, not 101"),
        ({"used": ["inner_strength"] * 2}, "^used: each ability is used once a round"),
        ({"spent": True}, "^spent: by a hunter in his turn"),
        ({"treated": True, "active": "dracula", "phase": "move"}, "^treated: in a hunter's turn"),
        ({"asked": [1], "active": "dracula", "phase": "move"}, "^asked: in a hunter's turn"),
        ({"asked": [11]}, "^asked: two hunters by their numbers"),
        ({"asked": [204]}, "^asked: two hunters by their numbers"),
        ({"swift": True}, "^swift: only before Dracula moves"),
        ({"dropped": [{"place": "rome"}], "active": "dracula", "phase": "start"}, "^dropped: no card leaves the trail before"),
        ({"announced": "fly:paris"}, "^announced: 'fly:paris' is no move of Dracula's"),
        ({"announced": "double_back+card:9"}, "^announced: 'double_back"),
        ({"announced": "wolf_form"}, "^announced: 'wolf_form'"),
        ({"told": {"nobody": 1}}, "^told: a number from 0 on for each seat"),
        ({"learned": {"dracula": -1}}, "^learned: a number from 0 on for each seat"),
        ({"phase": "move", "party": ["lord_godalming"] * 2}, "^party: each hunter once"),
        ({"vampires": 6}, "vampires: from 0 to 5, not 6"),
        ({"resolve": 9}, "resolve: from 0 to 6"),
        ({"time": 7}, "time: from 0"),
        ({"active": "renfield"}, "active: 'renfield'"),
        ({"phase": "catacombs"}, "catacombs is not a phase of that turn"),
        ({"events": ["forewarned"]}, "Dracula cannot hold forewarned"),
        ({"event_discards": ["trap"] * 4}, "events: trap is there 4 times, not 3"),
        ({"tokens": ["plague", "plague"]}, "tokens: plague is there 2 times"),
        ({"roadblock": ["london", "paris"]}, "two places and road or rail"),
        ({"hosts": ["rome", "milan", "paris", "venice"]}, "there are three markers"),
        ({"chance": "xyz"}, "is not a hexadecimal number"),
        ({"round": 0}, "rounds are counted from 1"),
        ({"weather": "fine"}, "unknown field `weather`"),
        ({"cards": {"x": "rome"}}, "is not the number of a card"),
        ({"cards": {"7": ""}}, "cards: there is no place ''"),
        ({"hosts": [""]}, "hosts: there is no place ''"),
        ({"hosts": ["rome", "rome"]}, "each lies in another city"),
        ({"ground": "galatz"}, "a city that is not beside the castle"),
        ({"storm": "rome", "storm_left": 1}, "a sea, and for how many turns"),
        ({"storm": "north_sea"}, "a sea, and for how many turns"),
        ({"roadblock": ["london", "rome", "road"]}, "there is no such road or railway"),
        ({"events": ["knife"]}, "events: knife is there 1 times, not 0"),
        ({"seen_events": [""]}, "seen_events:  is not there"),
        ({"ally_of_hunters": "draculas_brides"}, "draculas_brides is no ally of that side"),
        ({"catacombs": [{"powers": ["feed"]}]}, "only cities lie there"),
        ({"catacombs": [{"place": "north_sea"}]}, "only cities lie there"),
        ({"trail": [{"place": "prague"}, {}]}, "a space holds a card or a power"),
        ({"trail": [{"place": "prague"}, {"powers": ["feed"], "serial": 3}]}, "the number of a card with a place"),
        ({"trail": [{"place": "prague", "serial": 1}, {"place": "rome", "serial": 1}]}, "each card has a number of its own"),
        ({"trail": [{"place": "vienna"}, {"place": "prague"}]}, "his true way does not agree"),
        ({"trail": [{"place": "prague"}, {"place": "hide", "powers": ["hide"]}]}, "needed for a Hide card"),
        ({"trail": [{"place": "prague", "tokens": [{"kind": "new_vampire", "harmless": True}]}]}, "is not harmless"),
        ({"hides": 1}, "where he laid Hide"),
        ({"voyage": [9]}, "the numbers of cards"),
        ({"party": ["mina_harker"]}, "only when hunters move or act"),
        ({"phase": "move", "party": ["mina_harker"]}, "the hunter whose turn it is"),
        ({"phase": "place"}, "the trail is empty before the game"),
        ({"used": ["sleep"]}, "there is no such ability"),
        ({"clues": {"origin": "0", "steps": [], "may": {"1": "1"}}}, "thought not to be prague"),
        ({"clues": {"origin": "1", "steps": [["fly", 1, "", "0", [], "0"]], "may": {"1": "7fffffffffffffffff"}}}, "no such step"),
        ({"clues": {"origin": "1", "steps": [["lay", 8, "any", "0", [], "0"]], "may": {"1": "7fffffffffffffffff"}}}, "no such card"),
        ({"clues": {"origin": "1", "steps": [], "may": {"1": "7fffffffffffffffff"}}}, "his true way does not agree"),
    ],
)
def test_impossible_positions_are_refused(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        coterie.new("fury", position={**SIMPLE, **change})


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"health": 13}, "health: from 0 to 12"),
        ({"health": 0}, "^hunters.lord_godalming.health: from 1 to 12, not 0"),
        ({"items": ["knife"] * 5 + ["stake"] * 4}, "^hunters.lord_godalming.items: at most 3, not 9"),
        ({"items": ["knife"] * 3, "dogs": 1}, "^hunters.lord_godalming.items: at most 3, not 4"),
        ({"events": ["forewarned"] * 3 + ["long_day"]}, "^hunters.lord_godalming.events: at most 3, not 4"),
        ({"items": ["knife"], "shown_item": "knife"}, "shown_item: who is not bitten shows no card"),
        ({"keeps": ["fog"]}, "^hunters.lord_godalming.keeps: what lies before a hunter holds him"),
        ({"place": "north_sea", "voyage": ["london", "north_sea"]}, "voyage: it begins at a port, goes from sea to sea"),
        ({"place": "london", "voyage": ["london"]}, "voyage: it begins at a port"),
        ({"bites": 2}, "bites: from 0 to 1"),
        ({"events": ["trap"]}, "a hunter cannot hold trap"),
        ({"items": ["sword"]}, "items: sword is there 1 times"),
        ({"place": "north_sea"}, "voyage: it begins at a port"),
        ({"seen": {"dracula": ["knife"]}}, "seen: knife is not there"),
        ({"seen": {"nobody": []}}, "there is no seat 'nobody'"),
        ({"shown_item": "knife"}, "shown_item: knife is not there"),
        ({"events": ["knife"]}, "events: knife is there 1 times, not 0"),
        ({"seen": {"dracula": [""]}}, "seen:  is not there"),
        ({"dogs": -1}, "dogs: none or more"),
        ({"keeps": ["wolves"]}, "bats and fog alone"),
        ({"group": 0}, "group: the number of its first member"),
        ({"announced": "train:atlantis"}, "is no move"),
        ({"place": "north_sea", "voyage": ["london", ""]}, "there is no place ''"),
        ({"place": "north_sea", "voyage": ["london", "english_channel"]}, "voyage: it begins at a port"),
    ],
)
def test_impossible_hunters_are_refused(change: dict[str, Any], problem: str) -> None:
    hunters = {**HUNTERS, "lord_godalming": {**HUNTERS["lord_godalming"], **change}}
    with pytest.raises(BadPosition, match=problem):
        coterie.new("fury", position={**SIMPLE, "hunters": hunters})


def test_dr_seward_may_hold_one_card_more() -> None:
    seward = {"place": "madrid", "items": ["knife"] * 4, "events": ["forewarned"] * 3}
    position = {**SIMPLE, "hunters": {**HUNTERS, "dr_seward": seward}}
    assert coterie.new("fury", position=position).view(None).hunters[1].items == 4
    seward["events"] = ["forewarned"] * 3 + ["long_day"]
    with pytest.raises(BadPosition, match=r"dr_seward\.items: at most 3 and one card more, not 4"):
        coterie.new("fury", position=position)


def test_one_ally_in_all_if_the_setup_says_so() -> None:
    allies = {**SIMPLE, "ally_of_hunters": "rufus_smith", "ally_of_dracula": "quincey_p_morris"}
    coterie.new("fury", position=allies)
    with pytest.raises(BadPosition, match=r"^ally_of_hunters, ally_of_dracula: in this setup there is one ally in all"):
        coterie.new("fury", position=allies, setup={"allies": "all"})


@rule("fury.move.sea")
def test_a_voyage_that_is_left_out_is_read_from_the_trail() -> None:
    trail = [{"place": "english_channel"}, {"place": "north_sea"}, {"powers": ["feed"]}, {"place": "hamburg"}, {"place": "berlin"}]
    game = coterie.new("fury", position={**SIMPLE, "dracula": "english_channel", "trail": trail, "active": "dracula", "phase": "move"})
    position = game.position()
    assert (position["voyage"], position["sailed"]) == ([2, 3, 4], 2)
    assert "sail:north_sea" not in game.decisions[0].keys


@pytest.mark.parametrize("said", ["go:paris", "sail:north_sea", "show/hide", "feed", "wolf_form+go:paris", "wolf_form+double_back+card:1"])
def test_every_move_that_dracula_can_announce_is_read(said: str) -> None:
    coterie.new("fury", position={**SIMPLE, "announced": said})


WORDS = [
    "dogs",
    "draculas_brides",
    "evasion",
    "forewarned",
    "knife",
    "trap",
    "wolves",
    "castle_dracula",
    "north_sea",
    "prague",
    "st_joseph_and_st_mary",
    "dracula",
    "mina_harker",
    "hide",
    "feed",
    "back:3",
    "road:paris",
    "train:rome",
    "stay",
    "rail",
    "x",
    "0",
    "ffffffffffffffffff",
]
NUMBERS = [-(10**6), -1, 0, 1, 2, 5, 13, 112, 2**62]


@cache
def middles() -> list[tuple[dict[str, object], Any]]:
    """Setups and positions of games by chance, from the beginning and from later on."""
    found: list[tuple[dict[str, object], Any]] = []
    for seed, preset, choices in ((0, "two players", 0), (3, "other readings", 90), (5, "three players", 260), (6, "standard", 60)):
        game = new(GAME, seed, preset)
        for number, _ in enumerate(steps(game, seed)):
            if number >= choices:
                with suppress(NoPosition):
                    found.append((game.record()["setup"], json.loads(msgspec.json.encode(game.position()))))
                    break
    return found


def change_one_field(position: Any, draw: Callable[[st.SearchStrategy[Any]], Any]) -> None:
    """Somewhere in a position a value is another, or a list or object has lost one or got one more."""
    node, key = position, draw(st.sampled_from(sorted(position)))
    while isinstance(node[key], dict | list) and node[key] and draw(st.integers(0, 3)):
        node = node[key]
        key = draw(st.sampled_from(list(node) if isinstance(node, dict) else range(len(node))))
    other = draw(st.sampled_from([*WORDS, *NUMBERS, "", True, None]))
    if not isinstance(node[key], dict | list):
        node[key] = draw(st.sampled_from([*WORDS, ""])) if isinstance(node[key], str) else other
    elif node[key] and draw(st.booleans()):
        del node[key][draw(st.sampled_from(list(node[key]) if isinstance(node[key], dict) else range(len(node[key]))))]
    elif isinstance(node[key], dict):
        node[key][draw(st.sampled_from(WORDS))] = other
    else:
        node[key].append(draw(st.sampled_from([*node[key], other])))


@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_a_position_with_one_field_changed_is_played_or_refused(data: st.DataObject) -> None:
    setup, position = json.loads(json.dumps(data.draw(st.sampled_from(middles()))))
    change_one_field(position, data.draw)
    try:
        game = coterie.new("fury", setup=setup, position=position)
    except BadPosition:
        return
    for seat in game.seats:
        twin = game.clone()
        twin.resample(seat, 1)
        assert twin.view(seat) == game.view(seat)
    for _ in steps(game, 1, 40):
        assert list(GAME.faults(game.state)) == []  # type: ignore[arg-type]


def test_no_position_in_the_middle_of_a_combat() -> None:
    s = scene(phase="move", place={"godalming": "berlin"}).play("road:prague")
    with pytest.raises(NoPosition):
        s.game.position()


@pytest.mark.parametrize("preset", GAME.presets)
def test_whole_random_games_end_and_stay_sound(preset: str) -> None:
    for seed in range(3):
        game = coterie.new("fury", seed=seed, setup=GAME.presets[preset])
        for number, _ in enumerate(steps(game, seed)):
            if number % 3 == 0:
                assert list(GAME.faults(game.state)) == []  # type: ignore[arg-type]
        assert game.outcome is not None
        assert game.outcome.reason.id in ("fury-end-vampires", "fury-end-dracula-destroyed")


@rule("fury.move.rail")
@pytest.mark.parametrize(("option", "open_"), [("free", True), ("lost", False)])
def test_an_announced_train_that_the_die_forbids(option: str, open_: bool) -> None:
    """Saragossa is one link from Madrid, Bordeaux two; the die shows 1."""
    bound = {"seward": {"announced": "train:bordeaux"}}
    s = scene(active="seward", phase="move", hunters=bound, options={"train": option}, dice=[3])
    assert s.keys == ["train"]
    s.play("train")
    assert (s.asked == "destination") == open_
    if not open_:
        assert s.place("seward") == "madrid"
    s = scene(active="seward", phase="move", hunters=bound, dice=[4]).play("train")
    assert s.place("seward") == "bordeaux"


@pytest.mark.parametrize(("kind", "seat", "winners"), [("resign", "dracula", 4), ("timeout", "mina_harker", 1), ("agree", None, 0)])
def test_giving_up_decides_for_the_side(kind: str, seat: str | None, winners: int) -> None:
    game = coterie.new("fury", seed=1)
    game.outside(kind, seat)
    assert game.outcome is not None
    assert len(game.outcome.winners) == winners


@pytest.mark.parametrize(("name", "people", "asked"), [("fury", 2, False), ("fury", 3, True), ("fury", 5, True), ("vtes", 5, False)])
def test_one_of_three_people_or_more_never_ends_the_game_alone(name: str, people: int, asked: bool) -> None:
    """The hunters would all lose by the resignation of one; at a table of VTES whoever resigns is out, and nobody else."""
    game = coterie.new(name, seed=1, setup={"players": people})
    assert game.definition.asks_others(people) is asked
    game.outside("resign", game.seats[-1])
    assert (game.outcome is not None) == (name == "fury")


def test_a_written_position_hides_him_neither_in_the_hospital_nor_in_his_castle() -> None:
    seen = scene(trail=["prague", "vienna"]).game.view("hunters")
    assert not {"st_joseph_and_st_mary", "castle_dracula", "north_sea"} & seen.belief.keys()
    s = scene(dracula="castle_dracula")
    assert s.game.view("hunters").dracula.place == "castle_dracula"
