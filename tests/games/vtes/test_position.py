"""Positions of VTES: written, read, and refused with what and where; and the puzzles of docs/positions.md."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import coterie
from coterie.kernel import registry
from coterie.kernel.chance import Chance
from tests.contract.drive import new
from tests.games.vtes.places import Place, names
from tests.marks import rule

DOCS = Path(__file__).parents[3] / "docs"
SETUP = {"decks": ["malkavian", "ventrue"]}
MINIMAL: dict[str, Any] = {"seats": {"a": {}, "b": {}}}


def at(**changes: Any) -> coterie.Game:
    """A game at a position with something more in it."""
    return coterie.new("vtes", setup=SETUP, position={**MINIMAL, **changes})


def seat(**changes: Any) -> dict[str, Any]:
    """A position with something more of seat a."""
    return {"seats": {"a": changes, "b": {}}}


def test_a_position_by_hand_needs_the_seats_alone() -> None:
    """Thirty pool, empty hands, whole decks, the first turn of a."""
    game = at(phase="minion")
    view = game.view("a")
    assert (view.turn, view.active, view.phase, view.edge) == (1, "a", "minion", "")
    assert [(one.pool, one.hand, one.library, one.crypt) for one in view.seats] == [(30, 0, 77, 12)] * 2
    assert game.decisions[0].keys == ["pass"]


def test_seats_that_are_left_out_are_as_at_the_beginning() -> None:
    game = coterie.new("vtes", setup=SETUP, position={"seats": {"a": {"pool": 3}}})
    assert [one.pool for one in game.view(None).seats] == [3, 30]


def test_a_vampire_keeps_the_blood_for_which_cards_on_it_make_room() -> None:
    deck = {"crypt": {"Sully": 12}, "library": {"Auspex": 30, "Obfuscate": 30, "Deflection": 30}}
    ready = [{"card": "Sully", "blood": 6, "cards": ["Auspex", "Obfuscate"]}]
    game = coterie.new("vtes", setup={"decks": [deck, "ventrue"]}, position=seat(ready=ready))
    (vampire,) = game.view("a").seats[0].ready
    assert (vampire.blood, vampire.capacity) == (6, 6)


def test_minions_are_named_or_described() -> None:
    ready = ["Sully", {"card": "Andi Liu", "blood": 2, "locked": True, "cards": ["Blood Doll", {"card": "Vessel", "owner": "b"}]}]
    decks = ["malkavian", "tremere"]
    seats = {"a": {"ready": ready, "torpor": ["Ashley"], "uncontrolled": ["Colette"]}}
    view = coterie.new("vtes", setup={"decks": decks}, position={"seats": seats, "phase": "minion"}).view("a")
    sully, andi = view.seats[0].ready
    assert (sully.blood, sully.locked, andi.blood, andi.locked) == (4, False, 2, True)
    assert [(card.owner, card.controller) for card in andi.cards] == [("a", "a"), ("b", "b")]
    assert (view.seats[0].torpor[0].blood, view.seats[0].uncontrolled[0].counters) == (0, 0)
    assert [minion.id for minion in (sully, andi)] == [1, 2]
    assert [card.id for card in andi.cards] == [3, 4]


@rule("v5.master.discipline")
def test_a_discipline_card_on_a_vampire_teaches_it_and_cards_at_the_bottom_are_kept() -> None:
    ready = [{"card": "Braden White", "cards": ["Oblivion"]}]
    seats = {"a": {"ready": ready, "library_bottom": ["Villein", "Deflection"], "crypt_bottom": ["Azucena"]}}
    setup = {"decks": ["lasombra", "hecata"]}
    game = coterie.new("vtes", setup=setup, position={"seats": seats, "phase": "minion"})
    (braden,) = game.view("b").seats[0].ready
    assert (braden.disciplines["obl"], braden.capacity, braden.blood) == (2, 5, 4)
    again = coterie.new("vtes", setup=setup, position=game.position())
    assert again.view("b") == game.view("b")
    assert names(again.view("b").seats[0].library_bottom) == ["Villein", "Deflection"]
    assert names(again.view("b").seats[0].crypt_bottom) == ["Azucena"]


def test_numbers_that_are_left_out_are_the_free_ones_in_order() -> None:
    view = at(phase="minion", **seat(ready=["Sully", {"card": "Ashley", "id": 1}, "Colette"])).view("a")
    assert [minion.id for minion in view.seats[0].ready] == [2, 1, 3]


def test_what_is_no_longer_as_printed() -> None:
    changed = {
        "card": "Sully",
        "capacity": 5,
        "sect": "Anarch",
        "title": "baron",
        "city": "Lyon",
        "disciplines": {"dom": 2},
        "clan": "Caitiff",
    }
    (sully,) = at(phase="minion", **seat(ready=[changed])).view("a").seats[0].ready
    assert (sully.capacity, sully.blood, sully.sect, sully.title, sully.city, sully.clan) == (5, 5, "Anarch", "baron", "Lyon", "Caitiff")
    assert sully.disciplines == {"dom": 2}


def test_a_clan_may_be_written_by_its_older_name() -> None:
    written = [{"card": "Sully", "clan": "Assamite"}]
    assert [one.clan for one in at(phase="minion", **seat(ready=written)).view("a").seats[0].ready] == ["Banu Haqim"]


@pytest.mark.parametrize(("rest", "counts"), [("library", (76, 12, 0, 0)), ("ash", (0, 0, 88, 0)), ("removed", (0, 0, 0, 88))])
def test_the_rest_of_a_deck_goes_where_one_says(rest: str, counts: tuple[int, ...]) -> None:
    (one, _) = at(phase="minion", **seat(hand=["Bonding"], rest=rest)).view("a").seats
    assert (one.library, one.crypt, len(one.ash), len(one.removed)) == counts


def test_who_is_out_has_all_cards_out_of_the_game() -> None:
    setup = {"decks": ["malkavian", "ventrue", "tremere"]}
    view = coterie.new("vtes", setup=setup, position={"seats": {"c": {"ousted": True, "pool": 0}}}).view("a")
    assert (view.seats[2].ousted, len(view.seats[2].removed), view.seats[2].library) == (True, 89, 0)


@rule("v5.action.no-repeat")
def test_what_was_used_this_turn_is_in_the_position() -> None:
    place = Place(["malkavian", "ventrue"], {"a": {"ready": ["Sully"]}, "b": {}})
    assert "bleed:sully-1" in place.game.decisions[0].keys
    used = Place(["malkavian", "ventrue"], {"a": {"ready": ["Sully"]}, "b": {}}, uses=[{"what": "bleed", "of": 1}])
    assert "bleed:sully-1" not in used.game.decisions[0].keys


@pytest.mark.parametrize("seed", range(4))
def test_a_position_goes_out_and_comes_back_at_every_quiet_question(seed: int) -> None:
    """The game read back is the same to everybody, asks the same, and has the same chances to come."""
    game = coterie.new("vtes", seed=seed, setup={"players": 2 + seed % 4, "turn_limit": 20})
    chance, written = Chance(seed), 0
    while game.decisions:
        try:
            position = game.position()
        except coterie.NoPosition:
            pass
        else:
            written += 1
            again = coterie.new("vtes", setup=game.record()["setup"], position=json.loads(json.dumps(position)))
            assert again.position() == position
            assert [again.view(viewer) for viewer in (*game.seats, None)] == [game.view(viewer) for viewer in (*game.seats, None)]
            assert again.decisions[0].keys == game.decisions[0].keys
        decision = game.decisions[0]
        game.choose(decision.seat, decision.pick(chance))
    assert written > 30


def test_a_game_with_all_it_has_gathered_comes_back() -> None:
    """Cards on minions, counters, torpor, cards replaced later, things used: games in full swing, read back now and then, go on alike."""
    seen: set[str] = set()
    for seed in (1, 2, 3):
        game, chance, step = new(registry.find("vtes"), seed), Chance(seed), 0
        while game.decisions:
            decision = game.decisions[chance.roll(len(game.decisions))]
            key = decision.pick(chance)
            step += 1
            again = None
            if decision.ask.quiet and step % 5 == 0:
                position = game.position()
                seen |= {field for one in position["seats"].values() for field in one}
                seen |= {field for one in position["seats"].values() for minion in one.get("ready", ()) for field in minion}
                again = coterie.new("vtes", setup=game.record()["setup"], position=position)
                again.choose(decision.seat, key)
            game.choose(decision.seat, key)
            assert again is None or again.view(decision.seat) == game.view(decision.seat)
    assert seen >= {"ready", "torpor", "in_play", "ash", "hand", "library", "uncontrolled", "cards", "locked"}


def test_no_position_in_the_middle_of_something() -> None:
    place = Place(["malkavian", "ventrue"], {"a": {"ready": ["Sully"]}, "b": {"ready": ["Alice Chen"], "hand": ["Deflection"]}})
    place.does("a", "bleed:sully")
    with pytest.raises(coterie.NoPosition, match="between two steps of a turn"):
        place.game.position()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": {"f": {}}}, "seats: there is no seat 'f'; there are a, b"),
        ({"weather": "fog"}, "unknown field `weather`"),
        ({"active": "z"}, "active: there is no seat 'z'"),
        ({"edge": "z"}, "edge: there is no seat 'z'"),
        ({"turn": 0}, "turn: turns are counted from 1"),
        ({"phase": "minion", "step": "transfers"}, "step: the minion phase has no step 'transfers'"),
        ({"chance": "xyz"}, "chance: 'xyz' is not a hexadecimal number"),
        ({"learned": {"a": -1}}, "learned: a count cannot be below 0"),
        (seat(hand=["Nothing Of The Sort"]), "seats.a.hand: there is no card 'Nothing Of The Sort'"),
        (seat(hand=["Majesty"]), "seats.a: the deck has no card 'Majesty'"),
        (seat(hand=["Elder Library"] * 2), "seats.a: Elder Library is there 2 times, not 1"),
        (seat(library=[]), "seats.a: Asylum Hunting Ground is there 0 times, not 1"),
        (seat(hand=["Sully"]), "seats.a.hand: Sully is a crypt card"),
        (seat(crypt=["Bonding"]), "seats.a"),
        (seat(ready=["Bonding"]), "seats.a.ready[0]: Bonding cannot be a ready minion"),
        (seat(uncontrolled=["Bonding"]), "seats.a.uncontrolled[0]: Bonding is no crypt card"),
        (seat(in_play=["Sully"]), "seats.a.in_play[0]: Sully is a minion"),
        (seat(ready=[{"card": "Sully", "cards": ["Ashley"]}]), "seats.a.ready[0].cards[0]: Ashley is a minion"),
        (seat(ready=[{"card": "Sully", "blood": 5}]), "Sully (1) has 5 blood and a capacity of 4"),
        (seat(ready=[{"card": "Sully", "blood": -1}]), "Sully (1) has -1 counters"),
        (seat(ready=[{"card": "Sully", "owner": "q"}]), "seats.a.ready[0].owner: there is no seat 'q'"),
        (seat(ready=[{"card": "Sully", "id": 3}, {"card": "Ashley", "id": 3}]), "seats.a.ready[1].id: 3 is there twice"),
        (seat(ready=[{"card": "Sully", "id": -3}]), "seats.a.ready[0].id: -3 is no number from 1"),
        (seat(ready=[{"card": "Sully", "standing": {"returns": 2}}]), "seats.a.ready[0]: there is no seat 2; seats are counted from 0"),
        (seat(ready=[{"card": "Sully", "bound": {"seats": [0, 7]}}]), "seats.a.ready[0]: there is no seat 7"),
        (seat(ready=[{"card": "Sully", "standing": {"was": "moon"}}]), "Invalid enum value 'moon'"),
        (seat(ready=[{"card": "Sully", "marks": {"contests": 1}}]), "unknown field `marks`"),
        ({"uses": [{"what": "bleed", "until": "ever"}]}, "Invalid enum value 'ever'"),
        (seat(in_play=[{"card": "Revelations", "form": "DOM"}]), "form: Revelations is not played as 'DOM'; its ways are aus, AUS"),
        (seat(in_play=["Elder Library", "Torn Signpost"]), "seats.a.in_play[1]: Torn Signpost cannot be played here yet"),
        (seat(pool=0), "seats.a.pool: who has no pool is ousted"),
        (seat(pool=-4), "seats.a.pool: -4 is less than 0"),
        (seat(transfers=-1), "seats.a.transfers: -1 is less than 0"),
        (seat(seen={"b": ["Bonding"]}), "seats.a.seen: Bonding is not in the hand"),
        (seat(seen={"q": []}), "seats.a.seen: there is no seat 'q'"),
        (seat(ousted=True, pool=0), "active: a is out of the game"),
        ({"seats": {"a": {}, "b": {"ousted": True, "pool": 0}}}, "seats: fewer than two Methuselahs are left; the game is over"),
        (seat(ready=["Alexander Silverson", {"card": "Alexander Silverson", "title": ""}]), "Alexander Silverson is unique"),
        (seat(ready=["Andi Liu", {"card": "Sully", "title": "prince", "city": "Taipei"}]), "Sully (2) claim the title city:Taipei"),
    ],
)  # fmt: skip
def test_a_wrong_position_says_what_and_where(change: dict[str, Any], message: str) -> None:
    with pytest.raises(coterie.BadPosition, match=re.escape(message)):
        at(**change)


@rule("v5.contest.title")
def test_a_contested_title_is_no_fault() -> None:
    claim = [
        {"card": "Andi Liu", "standing": {"contests": True}},
        {"card": "Sully", "title": "prince", "city": "Taipei", "standing": {"contests": True}},
    ]
    assert [minion.title for minion in at(phase="minion", **seat(ready=claim)).view("a").seats[0].ready] == ["", ""]


def puzzles() -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """The VTES puzzles of docs/positions.md: title, game, and solution."""
    text = (DOCS / "positions.md").read_text(encoding="utf-8")
    (part,) = [part for part in text.split("\n## ") if part.startswith("Vampire: The Eternal Struggle")]
    found = []
    for puzzle in part.split("\n### Puzzle")[1:]:
        game, solution = re.findall(r"```json\n(.*?)```", puzzle, re.DOTALL)
        found.append((puzzle.splitlines()[0].strip(" :"), json.loads(game), json.loads(solution)))
    return found


def test_the_documentation_has_three_puzzles() -> None:
    assert len(puzzles()) == 3


@pytest.mark.parametrize(("title", "game", "solution"), puzzles(), ids=[puzzle[0] for puzzle in puzzles()])
def test_a_puzzle_is_solved_as_written(title: str, game: dict[str, Any], solution: dict[str, Any]) -> None:
    """Whatever the chances are, and with everybody passing who is not named."""
    for seed in range(3):
        place = Place.__new__(Place)
        place.game = coterie.new("vtes", seed=seed, setup=game["setup"], position=game["position"])
        for who, word in solution["choices"]:
            place.does(who, word)
        place.settle("nobody")
        assert place.game.outcome is not None, title
        assert place.game.outcome.scores == solution["scores"]


def test_names_in_positions_are_names_of_cards() -> None:
    place = Place(["malkavian", "ventrue"], {"a": {"hand": ["Bonding"]}, "b": {}})
    assert place.game.position()["seats"]["a"]["hand"] == names(place.view("a").hand) == ["Bonding"]
