"""Allies, vampires that were sent back, and minions taken for a while: in views, positions, vectors and other worlds."""

from __future__ import annotations

from typing import Any

import pytest

import coterie
from coterie.games.vtes.standing import StandingView
from coterie.games.vtes.vector import encode, layout
from coterie.kernel.chance import Chance
from coterie.kernel.text import Ref
from coterie.locale import Speaker
from coterie.terminal.drawing import drawing
from coterie.terminal.screen import Screen
from tests.contract import checks
from tests.games.vtes.places import Place, names, number
from tests.marks import rule

DECKS = ["hecata", "ventrue", "lasombra"]
SEATS: dict[str, Any] = {
    "a": {
        "hand": ["Aggressive Corpse", "Spectral Servitor", "Screamer"],
        "ready": ["Gebeyehu Abdu", "Aggressive Corpse", {"card": "Spectral Servitor", "form": "OBL", "blood": 1}],
        "in_play": [{"card": "Pit of Contemplation", "blood": 12}],
    },
    "b": {
        "hand": ["Deflection", "Majesty"],
        "ready": ["Alice Chen", {"card": "Madison", "cards": ["Blood Doll"]}],
        "uncontrolled": ["Oshri Dahan"],
    },
    "c": {"ready": ["Aintzane Arriaga"], "uncontrolled": ["Kamaluddin"]},
}


def place(**course: Any) -> Place:
    return Place(DECKS, SEATS, **course)


def sent_back() -> Place:
    """a has sent b's Madison back, with a Blood Doll."""
    t = place(phase="unlock")
    t.does("a", "use:pit-of-contemplation/1", "piece:madison")
    return t


@rule("v5.minion-card.ally")
def test_an_ally_is_shown_with_its_life_bleed_and_strength() -> None:
    corpse, servitor = place().of("c", "a").ready[1:]
    assert (corpse.kind, corpse.blood, corpse.strength, corpse.bleed, corpse.clan) == ("ally", 3, 2, 0, "")
    assert (servitor.kind, servitor.blood, servitor.strength, servitor.bleed, servitor.disciplines) == ("ally", 1, 1, 1, {})


@rule("v5.minion-card.ally")
def test_an_ally_goes_out_in_a_position_and_comes_back() -> None:
    t = place()
    position = t.game.position()
    again = coterie.new("vtes", setup=t.game.record()["setup"], position=position)
    assert again.position() == position
    assert again.view(None) == t.view(None)
    assert [one["card"] for one in position["seats"]["a"]["ready"]] == ["Gebeyehu Abdu", "Aggressive Corpse", "Spectral Servitor"]
    assert position["seats"]["a"]["ready"][2]["form"] == "OBL"


def test_allies_and_vampires_differ_in_the_vector() -> None:
    numbers = encode(place().view("b"))
    assert len(numbers) == sum(length for _, length in layout())
    assert all(0 <= one <= 1 for one in numbers)
    assert numbers != encode(Place(DECKS, {**SEATS, "a": {**SEATS["a"], "ready": ["Gebeyehu Abdu"]}}).view("b"))


@rule("v5.setup.area")
def test_everybody_knows_a_vampire_that_was_sent_back_and_what_is_on_it() -> None:
    t = sent_back()
    for viewer in ("a", "b", "c", None):
        unknown, madison = t.of(viewer, "b").uncontrolled
        assert names([madison.card]) == ["Madison"]
        assert names([card.card for card in madison.cards]) == ["Blood Doll"]
        assert bool(unknown.card) is (viewer == "b")
    imagined = [t.world(viewer, seed).face_down("b") for viewer in ("a", "c") for seed in range(20)]
    assert {down[1] for down in imagined} == {"Madison"}
    assert len({down[0] for down in imagined}) > 3


@rule("v5.influence.transfers")
def test_what_happens_to_a_vampire_that_was_sent_back_is_told_by_its_name() -> None:
    t = sent_back()
    t.settle("b")
    while t.t.phase != "influence" or t.t.seats[t.t.active] != "b":
        decision = t.game.decisions[0]
        t.game.choose(decision.seat, "pass" if "pass" in decision.keys else decision.keys[0])
    (key,) = [mark.key for mark in t.game.asks("b")[0].marked if mark.key.startswith("take-back:")]
    since = len(t.game.events("c"))
    t.game.choose("b", key)
    pieces = [event.text.args["piece"] for event in t.game.events("c", since)]
    assert [piece.name for piece in pieces if isinstance(piece, Ref)] == ["Madison"]


def test_two_worlds_go_on_alike_with_allies_and_after_a_vampire_was_sent_back() -> None:
    for t in (place(), sent_back()):
        assert sum(checks.play_two_worlds(t.game.clone(), seat, Chance(seed)) for seat in "abc" for seed in range(3)) > 60


def test_two_worlds_may_part_only_by_a_chance_that_all_see() -> None:
    """The Gate of Acheron removes a card by chance: everybody learns which, and nothing else."""
    ash = ["Deflection", "Majesty", "Freak Drive", "Parity Shift", "Conditioning"]
    gate = {"ready": ["Gebeyehu Abdu"], "in_play": [{"card": "The Gate of Acheron", "blood": 5}]}
    t = Place(DECKS, {**SEATS, "a": gate, "b": {"ready": ["Alice Chen"], "ash": ash}}, phase="unlock", active="b")
    assert sum(checks.play_two_worlds(t.game.clone(), seat, Chance(seed)) for seat in "abc" for seed in range(4)) > 60


@rule("v5.terms.control")
def test_a_minion_taken_for_a_while_is_in_the_position_and_returns_from_there() -> None:
    string = {"card": "Puppet Master", "form": "DOM", "owner": "c", "controller": "c", "born": 8}
    seats = {"a": {"ready": ["Gebeyehu Abdu"]}, "b": {"ready": [{"card": "Alice Chen", "cards": [string]}]}, "c": {"ready": ["Kamaluddin"]}}
    t = Place(DECKS, seats, active="c")
    t.does("c", "use:puppet-master/1")
    position = t.game.position()
    (taken,) = [one for one in position["seats"]["c"]["ready"] if one["card"] == "Alice Chen"]
    assert (taken["owner"], taken["standing"]) == ("b", {"returns": 1})
    again = coterie.new("vtes", setup=t.game.record()["setup"], position=position)
    while again.view(None).active == "c":
        decision = again.decisions[0]
        again.choose(decision.seat, "pass" if "pass" in decision.keys else decision.keys[0])
    assert [minion.card for minion in again.view(None).seats[1].ready] == [number("Alice Chen")]
    assert again.view(None).seats[1].ready[0].standing == StandingView()


def test_the_terminal_draws_allies_and_vampires_that_were_sent_back(capsys: pytest.CaptureFixture[str]) -> None:
    t = sent_back()
    drawing(t.game).draw(Screen(Speaker("en")), t.game, "c")
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "ready Aggressive Corpse life 3 bleed 0, strength 2" in lines
    (madison,) = [line for line in lines if "Madison" in line]
    assert madison.startswith("uncontrolled Madison")
    assert "Blood Doll" in madison
