"""What is known of cards that were buried, revealed or named: by everybody, and honoured in every imagined world."""

from __future__ import annotations

from typing import Any

import pytest

from coterie.kernel.chance import Chance
from tests.contract.checks import play_two_worlds
from tests.games.vtes.places import Place, names, number
from tests.marks import rule

DECKS = ["hecata", "lasombra", "ventrue"]
SEATS: dict[str, Any] = {
    "a": {
        "hand": ["Shroud of Decay", "Freak Drive", "Family Gathering"],
        "ready": ["Mora, the Death Seer", "Lenelle, Mambo of Birmingham"],
        "ash": ["Villein", "Eyes of Argus", "Peter St. John"],
    },
    "b": {"hand": ["Deflection", "Ominous Chorus", "Sudden Reversal"], "ready": ["Yewon Ong"]},
    "c": {"hand": ["Majesty", "Freak Drive", "Bewitching Oration"], "ready": ["Alice Chen"]},
}
VIEWERS = ("a", "b", "c", None)
LENELLE = "lenelle-mambo-of-birmingham"


def place(**course: Any) -> Place:
    return Place(DECKS, SEATS, **course)


@rule("v5.glossary.ash-heap")
def test_a_buried_card_is_seen_by_all_at_the_bottom_in_every_world() -> None:
    t = place(phase="discard")
    t.does("a", "trigger:mora-the-death-seer/0", "card:villein")
    for viewer in VIEWERS:
        assert names(t.of(viewer, "a").library_bottom) == ["Villein"]
        assert "Villein" not in names(t.of(viewer, "a").ash)
    for seed in range(5):
        assert names(t.world("b", seed).t.players[0].library_bottom) == ["Villein"]


def test_a_buried_card_that_is_drawn_is_known_to_be_in_the_hand() -> None:
    hand = ["Shroud of Decay"] * 6 + ["Freak Drive"]
    t = Place(DECKS, {**SEATS, "a": {**SEATS["a"], "hand": hand, "library": [], "rest": "removed"}}, phase="discard")
    t.does("a", "trigger:mora-the-death-seer/0", "card:villein", "discard", "card:freak-drive")
    for viewer in ("b", "c", None):
        assert names(t.of(viewer, "a").seen) == ["Villein"]
    for seed in range(5):
        assert "Villein" in t.world("c", seed).hand("a")


@rule("v5.setup.area")
def test_a_revealed_crypt_card_is_known_wherever_it_goes() -> None:
    mixed = {"crypt": {"Sully": 6, "Monica Giovanni": 6}, "library": {"Family Gathering": 60}}
    for top, drawn, below in (("Monica Giovanni", ["Monica Giovanni"], []), ("Sully", [], ["Sully"])):
        mine = {"hand": ["Family Gathering"], "ready": ["Monica Giovanni"], "crypt_top": [top]}
        t = Place([mixed, "ventrue"], {"a": mine, "b": {"ready": ["Alice Chen"]}}, phase="master")
        t.does("a", "play:family-gathering")
        t.settle("a")
        for viewer in ("a", "b", None):
            seen = t.of(viewer, "a")
            assert names([card.card for card in seen.uncontrolled if card.card]) == drawn
            assert names(seen.crypt_bottom) == below
        for seed in range(4):
            world = t.world("b", seed)
            assert (world.face_down("a"), names(world.t.players[0].crypt_bottom)) == (drawn, below)


def test_a_card_named_for_an_exchange_is_secret_before_it_is_announced_and_known_after() -> None:
    t = place()
    before = {viewer: (t.view(viewer), len(t.game.events(viewer))) for viewer in VIEWERS}
    t.does("a", f"act:{LENELLE}/0:{LENELLE}", "card:villein")
    for viewer in ("b", "c", None):
        assert (t.view(viewer), len(t.game.events(viewer))) == before[viewer]
    assert t.world("b", 3).game.decisions[0].kind == "act"
    t.does("a", "card:freak-drive")
    for viewer in ("b", "c", None):
        action = t.view(viewer).action
        assert action is not None
        assert names(action.named) == ["Freak Drive", "Villein"]
        assert names(t.of(viewer, "a").seen) == ["Freak Drive"]
    assert all("Freak Drive" in t.world("b", seed).hand("a") for seed in range(5))


def test_what_an_exchange_brings_is_known_and_what_it_gave_is_forgotten() -> None:
    t = place()
    t.does("a", f"act:{LENELLE}/0:{LENELLE}", "card:villein", "card:freak-drive")
    while t.view(None).action is not None:
        t.game.choose(t.game.decisions[0].seat, "pass")
    for viewer in ("b", "c", None):
        assert names(t.of(viewer, "a").seen) == ["Villein"]
    assert number("Freak Drive") in t.of("b", "a").ash


def test_who_may_cancel_a_master_is_asked_whatever_is_held() -> None:
    """b holds a Sudden Reversal, c does not: both are asked."""
    t = Place(DECKS, {**SEATS, "a": {**SEATS["a"], "crypt_top": ["Alek König"]}}, phase="master")
    t.does("a", "play:family-gathering")
    asked = []
    while t.game.decisions[0].kind == "as-played":
        asked.append(t.game.decisions[0].seat)
        t.game.choose(asked[-1], "pass")
    assert asked == ["b", "c"]


@pytest.mark.parametrize("seat", ["b", "c"])
@pytest.mark.parametrize("words", [("trigger:mora-the-death-seer/0", "card:villein"), ("discard",)])
def test_two_worlds_go_on_alike_after_a_burial(seat: str, words: tuple[str, ...]) -> None:
    t = place(phase="discard")
    t.does("a", *words)
    assert sum(play_two_worlds(t.game.clone(), seat, Chance(seed)) for seed in range(4)) > 20


@pytest.mark.parametrize("seat", ["b", "c"])
def test_two_worlds_go_on_alike_while_a_card_is_exchanged(seat: str) -> None:
    t = place()
    t.does("a", f"act:{LENELLE}/0:{LENELLE}", "card:villein")
    assert sum(play_two_worlds(t.game.clone(), seat, Chance(seed)) for seed in range(4)) > 20
