"""Each of the twelve items outside the combat table: what it does, and where it cannot be used."""

from __future__ import annotations

import pytest

from coterie.games.fury.facts.cards import ITEMS
from tests.games.fury.table import Scene, scene
from tests.marks import rule

COVERED = "crucifix dogs fast_horse garlic heavenly_host holy_water knife local_rumors pistol rifle sacred_bullets stake"


def start(**words: object) -> Scene:
    return scene(phase="resolve", auto=False, **words)  # type: ignore[arg-type]


def duel(items: str, dice: list[int], enemy: str, card: str, **words: object) -> Scene:
    s = scene(phase="move", time="midnight", place={"godalming": "berlin"}, items={"godalming": items}, dice=dice, **words)  # type: ignore[arg-type]
    s.play("road:prague")
    while s.asked == "opening":
        s.play("pass")
    return s.play(f"tactic:{enemy}", f"tactic:{card}")


def test_every_item_has_a_test_here() -> None:
    assert sorted(COVERED.split()) == sorted(ITEMS)


@rule("fury.cards")
def test_dogs_are_laid_face_up_and_count_toward_the_limit() -> None:
    s = start(items={"godalming": "dogs knife knife"}).play("use:dogs")
    assert (s.hunter("godalming").dogs, s.hunter("godalming").items) == (1, ["knife", "knife"])
    assert s.game.view(None).hunters[0].dogs == 1
    s = scene(phase="action", items={"godalming": "knife knife"}, hunters={"godalming": {"dogs": 1}}, item_deck="stake rifle")
    s.play("resupply:lord_godalming", "draw:item")
    assert s.asked == "discard"
    assert "send_away:dogs" in s.keys


@rule("fury.move.road")
def test_a_fast_horse_leads_along_two_roads_past_the_city_in_between() -> None:
    s = scene(
        phase="move", place={"godalming": "hamburg"}, items={"godalming": "fast_horse"}, trail=["vienna", "berlin:wolves"], dracula="vienna"
    )
    s.play("use:fast_horse")
    assert {"to:berlin", "to:prague"} <= set(s.keys)
    s.play("to:prague")
    assert not s.table.trail[1].up
    assert "fast_horse" in s.table.item_discards
    s = scene(phase="move", place={"godalming": "cagliari"}, items={"godalming": "fast_horse"})
    assert s.why("use:fast_horse") == "no-roads"


@rule("fury.combat.opening")
def test_garlic_bars_escapes_for_three_rounds_and_only_against_vampires() -> None:
    s = scene(phase="move", time="midnight", place={"godalming": "berlin"}, items={"godalming": "garlic"}, dice=[6, 1] * 3)
    s.play("road:prague", "use:garlic")
    assert s.why("tactic:escape_man") == "no-escape-yet"
    s.play("tactic:claws", "tactic:punch", "tactic:dodge_dracula", "tactic:dodge")
    assert s.why("tactic:escape_mist") == "no-escape-yet"
    s = scene(
        phase="move",
        trail=["vienna", "prague:assassin"],
        dracula="vienna",
        place={"godalming": "berlin"},
        items={"godalming": "garlic"},
        hand={"godalming": "advance_planning"},
    ).play("road:prague")
    assert s.why("use:garlic") == "only-against-dracula"


@rule("fury.cards")
def test_a_heavenly_host_in_a_city_keeps_dracula_out_and_lies_in_three_at_most() -> None:
    s = start(items={"godalming": "heavenly_host"}).play("use:heavenly_host")
    assert s.game.view(None).hosts == ("london",)
    s = start(items={"godalming": "heavenly_host"}, hosts=["rome", "milan", "paris"]).play("use:heavenly_host")
    assert s.asked == "host"
    s.play("lift:rome")
    assert s.game.view(None).hosts == ("milan", "paris", "london")
    s = start(items={"godalming": "heavenly_host"}, place={"godalming": "castle_dracula"})
    assert s.why("use:heavenly_host") == "only-in-city"


@rule("fury.bitten")
def test_a_bitten_hunter_turns_another_item_up_when_he_uses_the_garlic_he_showed() -> None:
    bitten = {"godalming": {"bites": 1, "shown_item": "garlic"}}
    s = scene(phase="move", time="midnight", place={"godalming": "berlin"}, items={"godalming": "garlic stake"}, hunters=bitten)
    s.play("road:prague", "use:garlic")
    assert s.game.view("dracula").hunters[0].shown_item == "stake"


@rule("fury.hospital")
@pytest.mark.parametrize(("roll", "health", "bites"), [(1, 10, 1), (3, 12, 1), (4, 12, 0)])
def test_holy_water_treats_a_bite_as_the_hospital_does(roll: int, health: int, bites: int) -> None:
    s = start(items={"godalming": "holy_water"}, hunters={"godalming": {"bites": 1}}, dice=[roll]).play(
        "use:holy_water", "hunter:lord_godalming"
    )
    assert (s.hunter("godalming").health, s.hunter("godalming").bites) == (health, bites)
    assert "holy_water" in s.table.item_discards


@rule("fury.hospital")
def test_holy_water_needs_a_bite_that_can_be_cured_in_the_same_city() -> None:
    s = start(items={"godalming": "holy_water"}, hunters={"seward": {"bites": 1}}, place={"mina": "london"})
    assert s.why("use:holy_water") == "nobody-to-cure"


@rule("fury.hospital")
def test_holy_water_is_of_no_use_at_sea() -> None:
    sailing = {"voyage": ["london", "english_channel"], "bites": 1}
    s = start(items={"godalming": "holy_water"}, hunters={"godalming": sailing}, place={"godalming": "english_channel"})
    assert s.why("use:holy_water") == "not-at-sea"
    for place in ("castle_dracula", "st_joseph_and_st_mary"):
        s = start(items={"godalming": "holy_water"}, hunters={"godalming": {"bites": 1}}, place={"godalming": place})
        assert "use:holy_water" in s.keys


@rule("fury.cards")
def test_local_rumors_turn_one_token_up_and_need_one_that_lies_face_down() -> None:
    s = start(items={"godalming": "local_rumors"}, trail=["prague", "vienna:wolves"], catacombs=["rome:bats"]).play(
        "use:local_rumors", "rumor:3:1"
    )
    assert [token.kind for token in s.game.view("hunters").catacombs[0].tokens] == ["bats"]
    assert [token.kind for token in s.game.view("hunters").trail[1].tokens] == [""]
    assert start(items={"godalming": "local_rumors"}).why("use:local_rumors") == "no-token"


@rule("fury.combat.round")
@pytest.mark.parametrize(
    ("item", "enemy", "dice", "blood", "kept"),
    [
        ("knife", "claws", [6, 1], 13, True),
        ("knife", "strength", [1, 6], 15, False),
        ("pistol", "claws", [6, 1], 15, True),
        ("rifle", "strength", [1, 6], 15, False),
        ("sacred_bullets", "claws", [6, 1], 14, False),
        ("stake", "fangs", [6, 1], 10, True),
        ("crucifix", "claws", [6, 1], 12, True),
        ("crucifix", "strength", [1, 6], 15, False),
        ("holy_water", "strength", [6, 1], 12, False),
    ],
)
def test_weapons_wound_and_some_are_spent(item: str, enemy: str, dice: list[int], blood: int, kept: bool) -> None:
    s = duel(item, dice, enemy, item)
    assert s.table.blood == blood
    assert (item in s.hunter("godalming").items) == kept


@rule("fury.combat.round")
def test_a_heavenly_host_ends_the_combat_and_is_kept() -> None:
    s = duel("heavenly_host", [6, 1], "claws", "heavenly_host")
    assert s.table.combat is None
    assert s.hunter("godalming").items == ["heavenly_host"]


@rule("fury.cards")
def test_weapons_are_no_use_outside_combat() -> None:
    s = start(items={"godalming": "knife stake"})
    assert s.why("use:knife") == s.why("use:stake") == "not-now"
