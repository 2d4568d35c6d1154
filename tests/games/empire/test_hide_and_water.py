"""Two actions: hiding somebody in the city, and holy water with its attack (rulebook empire.hide, empire.holy-water)."""

from typing import Any

import pytest

import coterie
from coterie.games.empire.rules import reasons
from tests.games.empire.table import Scene, table
from tests.marks import rule

PRICE = ("nobles-1", "nobles-2", "vampire-1")


def ready_to_hide(**words: Any) -> Scene:
    """A table as said, at which the vampire player may act and holds just the price of hiding somebody."""
    return table(active="vampire", vampire=" ".join(PRICE), **words)


@rule("empire.hide")
@pytest.mark.parametrize("character", ["lady", "bishop"])
def test_trap_8_the_hidden_one_goes_under_the_city_and_the_top_one_comes(character: str) -> None:
    """Vampire or human, revealed or not, and its tokens are lost."""
    t = ready_to_hide(revealed="lady", attack={character: 1, "cook": 1}, defence={character: 2})
    t.vampire.hides(character, *PRICE)
    assert t.view.bottom == (character,)
    assert (t.who(character).place, t.who(character).attack, t.who(character).defence) == ("city", 0, 0)
    assert t.who("cook").attack == 1
    assert len(t.castle) == 3
    assert t.view.city == 6
    t.expect_next_turn("human")


@rule("empire.hide")
def test_trap_8_no_hiding_in_an_empty_city() -> None:
    t = ready_to_hide(dead="lord officer nun butler monk maid")
    t.refused("vampire", "hide:lady", reasons.HIDE_NEEDS_CITY)
    t.vampire.passes_turn("nobles-1", "nobles-2")
    t.expect_next_turn("human")


@rule("empire.hide")
def test_only_a_known_bottom_is_a_city_too() -> None:
    """With one character in the city, that one comes in."""
    t = ready_to_hide(dead="lord officer nun butler monk", bottom="maid")
    t.vampire.hides("lady", *PRICE)
    assert t.castle == {"bishop", "cook", "maid"}
    assert t.view.bottom == ("lady",)
    t.expect_next_turn("human")


@rule("empire.hide")
def test_trap_9_red_cards_pay_and_support_cards_do_not() -> None:
    t = table(active="vampire", vampire="nobles-1 vampire-1 vampire-clergy-1 draw clergy-1")
    t.vampire.hides("bishop")
    t.expect_asked("vampire", "pay")
    t.refused("vampire", "card:v-draw", reasons.NOT_A_COMBAT_CARD)
    t.vampire.chooses("card:v-nobles-1 card:v-vampire-1 card:v-vampire-clergy-1")
    assert t.vampire.hand == ["clergy-1", "draw"]
    assert t.vampire.moat == ["nobles-1", "vampire-1", "vampire-clergy-1"]
    t.expect_asked("vampire", "support")


@rule("empire.hide")
def test_trap_9_two_combat_cards_are_not_enough() -> None:
    t = table(active="vampire", vampire="nobles-1 vampire-1 draw spy tutor-moat")
    t.refused("vampire", "hide:lady", reasons.HIDE_NEEDS_CARDS)


@rule("empire.hide")
def test_option_hide_cost_red() -> None:
    """The English "vampire combat cards" read as red cards."""
    poor = table(active="vampire", vampire="nobles-1 nobles-2 vampire-1 vampire-2", hide_cost="red")
    poor.refused("vampire", "hide:lady", reasons.HIDE_NEEDS_CARDS)
    rich = table(active="vampire", vampire="nobles-1 vampire-3 vampire-1 vampire-nobles-1", hide_cost="red")
    rich.vampire.hides("lady")
    rich.refused("vampire", "card:v-nobles-1", reasons.NOT_A_RED_CARD)
    rich.vampire.chooses("card:v-vampire-1 card:v-vampire-3 card:v-vampire-nobles-1")
    assert rich.vampire.hand == ["nobles-1"]
    rich.expect_next_turn("human")


@rule("empire.hide")
def test_the_cards_that_hide_are_played_and_so_seen() -> None:
    t = ready_to_hide()
    t.vampire.hides("lady", *PRICE)
    text = next(event.text for event in t.game.events("human") if event.text.id == "empire-event-hides")
    assert "v-vampire-1" in repr(text.args["cards"])
    t.expect_next_turn("human")


@rule("empire.holy-water")
def test_trap_10_any_two_white_cards_and_any_living_character_not_yet_known() -> None:
    t = table(revealed="lady", cleared="cook", dead="butler", trusted="nun", human="holy-clergy-1 holy-3 clergy-1")
    asked = {key for key in t.options if key.startswith("water")}
    assert asked == {f"water:{who}" for who in ("lord", "officer", "monk", "nun", "bishop", "maid")}
    t.refused("human", "water:lady", reasons.WATER_KNOWN)
    t.refused("human", "water:cook", reasons.WATER_KNOWN)
    t.human.asks_about("bishop")
    t.refused("human", "card:h-clergy-1", reasons.NOT_HOLY_WATER)
    t.human.chooses("card:h-holy-3 card:h-holy-clergy-1")
    assert t.human.moat == ["holy-3", "holy-clergy-1"]
    t.expect_next_turn("vampire")


@rule("empire.holy-water")
def test_one_holy_water_card_is_not_enough() -> None:
    t = table(human="holy-3 clergy-1 clergy-2")
    t.refused("human", "water:lady", reasons.WATER_NEEDS_CARDS)


@rule("empire.holy-water")
def test_trap_28_the_answer_human_is_true_and_public() -> None:
    t = table(human="holy-1 holy-2")
    t.human.asks_about("bishop")
    for seat in ("human", "vampire", None):
        assert (t.who("bishop", seat).nature, t.who("bishop", seat).public) == ("human", True)
        assert t.told(seat).count("human") == 1
    t.expect_next_turn("vampire")


@rule("empire.holy-water")
def test_trap_10_a_vampire_in_the_city_is_revealed_and_not_attacked() -> None:
    t = table(human="holy-1 holy-2 clergy-3")
    t.human.asks_about("monk", "holy-1", "holy-2")
    assert t.who("monk").nature == "vampire"
    assert t.human.moat == ["holy-1", "holy-2"]
    t.expect_next_turn("vampire")


@rule("empire.holy-water")
def test_trap_10_a_vampire_in_the_castle_may_be_attacked_at_once_with_the_lower_card() -> None:
    t = table(human="holy-1 holy-3 clergy-1", vampire="nobles-1")
    t.human.asks_about("lady", "holy-3", "holy-1")
    t.expect_asked("human", "strike")
    assert set(t.options) == {"pass", "strike:bishop", "strike:cook"}
    t.human.strikes("bishop")
    t.human.lays("water", "clergy-1")
    assert t.totals == (2, 0)
    assert t.view.fight is not None
    assert t.view.fight.attack_now == ("h-holy-1", "h-clergy-1")
    t.vampire.lays("nobles-1")
    assert t.who("lady").place == "dead"
    assert t.human.moat == ["clergy-1", "holy-1", "holy-3"]
    t.expect_next_turn("vampire")


@rule("empire.holy-water")
def test_trap_10_the_lower_card_alone_starts_the_attack() -> None:
    """With no other card in hand, holy water of 2 against nothing kills."""
    t = table(human="holy-2 holy-2", vampire="clergy-1")
    t.human.asks_about("lady")
    t.human.strikes("cook")
    assert t.options == ["water"]
    t.human.lays("water")
    assert t.who("lady").place == "dead"
    assert t.human.moat == ["holy-2", "holy-2"]
    t.expect_next_turn("vampire")


@rule("empire.holy-water")
def test_of_two_equal_cards_one_counts() -> None:
    t = table(human="holy-2 holy-2", vampire="nobles-2")
    t.human.asks_about("lady")
    t.human.strikes("cook")
    with pytest.raises(coterie.IllegalChoice):
        t.game.choose("human", "water*2")
    t.human.lays("water")
    assert t.totals == (2, 0)
    t.vampire.lays("nobles-2")
    assert t.who("lady").place == "castle"
    t.expect_next_turn("vampire")


@rule("empire.holy-water")
def test_the_water_of_the_question_serves_in_round_1_alone() -> None:
    """Laid in round 1 it counts in round 2 as well; not laid by then, it goes to the moat."""
    t = table(human="holy-1 holy-2 clergy-1 clergy-1", vampire="nobles-1 nobles-1")
    t.human.asks_about("lady", "holy-1", "holy-2")
    t.human.strikes("bishop")
    t.human.lays("clergy-1")
    t.vampire.lays("nobles-1")
    t.expect_asked("human", "lay")
    assert "water" not in t.options
    t.human.passes()
    assert t.human.moat == ["clergy-1", "holy-1", "holy-2"]
    t.expect_next_turn("vampire")


@rule("empire.holy-water")
def test_trap_10_the_attack_is_optional() -> None:
    t = table(human="holy-1 holy-3 clergy-1")
    t.human.asks_about("lady", "holy-3", "holy-1")
    t.human.passes()
    assert t.who("lady").place == "castle"
    assert t.human.hand == ["clergy-1"]
    t.expect_next_turn("vampire")


@rule("empire.holy-water")
def test_trap_10_no_support_card_between_answer_and_attack() -> None:
    t = table(human="holy-1 holy-3 novice squire", vampire="protect nobles-1 nobles-2")
    t.human.asks_about("lady", "holy-3", "holy-1")
    t.expect_asked("human", "strike")
    assert not [key for key in t.options if key.startswith("play")]


@rule("empire.holy-water", "empire.support.people")
def test_the_strike_too_must_beat_the_initial_defence() -> None:
    t = table(human="holy-1 holy-3 clergy-2", defence={"lady": 1})
    t.human.asks_about("lady", "holy-1", "holy-3")
    t.refused("human", "strike:cook", reasons.TOO_WEAK)
    t.human.strikes("bishop")
    t.too_few("human", "water", "empire.support.people")
    t.human.lays("water", "clergy-2")
    assert t.who("lady").place == "dead"
    t.expect_next_turn("vampire")


@rule("empire.holy-water")
def test_a_protected_vampire_is_found_and_not_struck() -> None:
    t = table(human="holy-1 holy-3 clergy-2", protected="lady")
    t.human.asks_about("lady", "holy-1", "holy-3")
    assert t.who("lady").nature == "vampire"
    t.expect_next_turn("vampire")


@rule("empire.holy-water", "empire.end")
def test_trap_11_the_third_vampire_found_in_the_castle_conquers_it() -> None:
    """Before anybody could attack."""
    t = table(castle="lady monk maid", revealed="monk maid", human="holy-1 holy-3 clergy-3")
    t.human.asks_about("lady", "holy-1", "holy-3")
    t.expect_winner("vampire", "castle")
