"""When support cards are played, what they cost, and how they are answered (rulebook empire.support)."""

import pytest

from coterie.games.empire.rules import reasons
from tests.games.empire.table import table
from tests.marks import rule


@rule("empire.support")
def test_trap_18_in_a_fight_cards_then_windows_the_opponent_of_the_layer_first() -> None:
    t = table(human="clergy-1 clergy-2 cancel-combat holy-1 holy-2", vampire="nobles-1 cancel-combat clergy-1 clergy-2 clergy-3")
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1", "clergy-2")
    t.expect_asked("vampire", "support")
    t.vampire.passes()
    t.expect_asked("vampire", "lay")
    t.vampire.lays("nobles-1")
    t.expect_asked("human", "support")
    t.human.passes()
    t.expect_asked("vampire", "support")
    t.vampire.passes()
    assert t.who("lady").place == "dead"
    t.expect_next_turn("vampire")


@rule("empire.support")
def test_trap_18_a_window_closes_when_both_pass_in_a_row() -> None:
    """After Sacrifice the defender may answer in kind, though the defender had passed before."""
    t = table(human="clergy-1 cancel-combat holy-1 holy-2", vampire="nobles-1 nobles-2 cancel-combat clergy-1 clergy-2 clergy-3")
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1")
    t.vampire.passes()
    t.vampire.lays("nobles-1")
    t.human.plays("cancel-combat", "holy-1", on="v-nobles-1")
    t.expect_asked("vampire", "replace")
    t.vampire.replaces("nobles-2")
    t.expect_asked("vampire", "support")
    t.vampire.plays("cancel-combat", "clergy-1", "clergy-2", on="h-clergy-1")
    assert t.view.fight is None
    t.expect_next_turn("vampire")


@rule("empire.support")
@pytest.mark.parametrize("active", ["human", "vampire"])
def test_trap_20_before_and_after_the_action_the_active_player_first(active: str) -> None:
    t = table(
        active=active, phase="before", human="squire spy clergy-1 clergy-2 clergy-2", vampire="scullion spy nobles-1 nobles-2 nobles-2"
    )
    first, second = (t.human, t.vampire) if active == "human" else (t.vampire, t.human)
    cards = ("clergy-1", "clergy-2") if active == "human" else ("nobles-1", "nobles-2")
    for phase in ("before", "after"):
        assert t.view.phase == phase
        t.expect_asked(first.seat, "support")
        first.passes()
        t.expect_asked(second.seat, "support")
        second.passes()
        if phase == "before":
            t.expect_asked(first.seat, "action")
            first.passes_turn(*cards)
    t.expect_next_turn(second.seat)


@rule("empire.support")
def test_trap_20_a_card_reopens_the_window_for_the_active_player() -> None:
    t = table(phase="before", human="squire nobles-1", vampire="scullion spy nobles-1 nobles-2 nobles-2")
    t.human.passes()
    t.vampire.plays("scullion", "nobles-1", on="defence:cook")
    t.expect_asked("human", "support")
    t.human.passes()
    t.expect_asked("vampire", "support")
    t.vampire.passes()
    t.expect_asked("human", "action")


@rule("empire.support")
def test_trap_20_many_cards_in_one_window() -> None:
    t = table(phase="before", human="squire novice groom")
    t.human.plays("squire", on="attack:lady")
    t.human.plays("novice", on="defence:bishop")
    t.human.plays("groom", on="attack:cook")
    assert (t.who("lady").attack, t.who("bishop").defence, t.who("cook").attack) == (1, 1, 1)
    t.expect_next_turn("vampire")


@rule("empire.support")
def test_trap_20_never_in_phases_1_and_2_nor_during_the_action() -> None:
    t = table(active="vampire", phase="discard", vampire="organist clergy-1 nobles-1 nobles-2", human="squire clergy-2 clergy-1 nobles-1")
    assert not [key for key in t.options if key.startswith("play")]
    t.vampire.skips()
    t.expect_asked("vampire", "reveal")
    t.vampire.passes()
    t.vampire.passes()
    t.human.passes()
    t.vampire.attacks("lady", with_="bishop")
    t.vampire.lays("clergy-1")
    t.expect_asked("human", "lay")
    t.refused("human", "lay:h-squire", reasons.NOT_A_COMBAT_CARD)


@rule("empire.support")
def test_open_cards_do_not_serve_in_a_fight_and_fight_cards_not_outside() -> None:
    t = table(phase="before", human="cancel-combat squire clergy-1 clergy-2", vampire="cancel-combat scullion nobles-1 nobles-2 clergy-1")
    t.refused("human", "play:h-cancel-combat", reasons.ONLY_IN_A_FIGHT)
    t.human.passes()
    t.vampire.passes()
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1")
    t.expect_asked("vampire", "support")
    t.refused("vampire", "play:v-scullion", reasons.NOT_IN_A_FIGHT)
    t.refused("vampire", "play:v-nobles-1", reasons.NOT_A_SUPPORT_CARD)


@rule("empire.support", "empire.cards")
@pytest.mark.parametrize(("active", "cost"), [("human", 1), ("vampire", 2)])
def test_trap_21_the_sun_cost_by_day_and_the_moon_cost_by_night_whoever_plays(active: str, cost: int) -> None:
    """The human player's Spy costs 1 by day and 2 by night."""
    t = table(active=active, phase="before", human="spy clergy-1 clergy-2 clergy-3", vampire="nobles-1")
    t.human.plays("spy", *("clergy-1", "clergy-2")[:cost])
    t.expect_asked("human", "spy")
    t.human.takes("nobles-1", of="vampire")
    assert t.human.piles.moat == 1 + cost
    assert t.human.piles.hand == 3 - cost
    assert t.vampire.moat == ["nobles-1"]


@rule("empire.support")
@pytest.mark.parametrize(("active", "cost"), [("human", 2), ("vampire", 1)])
def test_trap_21_the_same_for_the_vampire_player(active: str, cost: int) -> None:
    t = table(active=active, phase="before", vampire="spy nobles-1 nobles-2 nobles-3", human="clergy-1")
    t.vampire.plays("spy", *("nobles-1", "nobles-2")[:cost])
    t.vampire.takes("clergy-1", of="human")
    assert t.vampire.piles.hand == 3 - cost


@rule("empire.support")
def test_trap_21_a_card_one_cannot_pay_for_cannot_be_played() -> None:
    """The card itself does not pay."""
    t = table(active="vampire", phase="before", human="spy clergy-1", vampire="spy nobles-1")
    t.vampire.passes()
    t.expect_asked("vampire", "action")
    day = table(phase="before", human="confession squire clergy-1")
    day.human.plays("squire", on="attack:lady")
    day.expect_asked("human", "action")
    poor = table(phase="before", human="confession squire")
    poor.refused("human", "play:h-confession", reasons.CANNOT_PAY)


@rule("empire.support")
def test_trap_21_played_and_paid_cards_end_in_the_own_moat_the_paid_ones_unseen() -> None:
    t = table(phase="before", human="spy clergy-1 clergy-2", vampire="nobles-1 nobles-2")
    t.human.plays("spy", "clergy-1")
    t.human.takes("nobles-2", of="vampire")
    assert t.human.moat == ["clergy-1", "spy"]
    assert "h-spy" in repr(t.game.events("vampire"))
    assert "h-clergy-1" not in repr(t.game.events("vampire"))
    assert "h-clergy-1" not in repr(t.game.events(None))
    t.expect_asked("human", "action")


@rule("empire.support", "empire.pass")
def test_trap_22_spending_everything_before_the_action_leaves_a_short_pass() -> None:
    t = table(phase="before", human="spy clergy-1", vampire="nobles-1")
    t.human.plays("spy", "clergy-1")
    t.human.takes("nobles-1", of="vampire")
    assert t.human.hand == []
    assert t.view.turn == 2
    t.expect_next_turn("vampire")


@rule("empire.support")
def test_the_opponent_may_cancel_a_support_card() -> None:
    t = table(phase="before", human="spy clergy-1 clergy-2", vampire="cancel-support nobles-1 nobles-2")
    t.human.plays("spy", "clergy-1")
    t.expect_asked("vampire", "support")
    assert t.game.decisions[0].source is not None
    assert t.game.decisions[0].source.id == "h-spy"
    t.vampire.plays("cancel-support", "nobles-1")
    assert t.vampire.hand == ["nobles-2"]
    assert t.human.moat == ["clergy-1", "spy"]
    assert t.vampire.moat == ["cancel-support", "nobles-1"]
    assert "no-effect" in t.told()
    t.expect_asked("human", "action")


@rule("empire.support")
def test_an_answer_can_be_answered() -> None:
    t = table(phase="before", human="squire cancel-support clergy-1 clergy-2", vampire="cancel-support nobles-1 nobles-2")
    t.human.plays("squire", on="attack:lady")
    t.vampire.plays("cancel-support", "nobles-1")
    t.expect_asked("human", "support")
    t.human.plays("cancel-support", "clergy-1")
    assert t.who("lady").attack == 1
    t.expect_asked("human", "action")


@rule("empire.support")
def test_an_answer_is_for_support_cards_of_the_opponent_alone() -> None:
    t = table(phase="before", human="squire cancel-support clergy-1", vampire="cancel-support spy nobles-1 nobles-2")
    t.refused("human", "play:h-cancel-support", reasons.ONLY_AS_ANSWER)
    t.human.plays("squire", on="attack:lady")
    t.expect_asked("vampire", "support")
    t.refused("vampire", "play:v-spy", reasons.NOT_AS_ANSWER)
    t.vampire.passes()
    assert t.who("lady").attack == 1


@rule("empire.support")
def test_a_support_card_in_a_fight_can_be_answered() -> None:
    t = table(human="clergy-2 cancel-support nobles-1", vampire="cancel-combat clergy-1 clergy-2 clergy-3")
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-2")
    t.vampire.plays("cancel-combat", "clergy-1", "clergy-2", on="h-clergy-2")
    t.expect_asked("human", "support")
    t.human.plays("cancel-support", "nobles-1")
    assert t.who("lady").place == "dead"
    t.expect_next_turn("vampire")


@rule("empire.support")
def test_windows_open_on_public_facts() -> None:
    """Whoever holds enough cards for some support card of the deck is asked, whatever is in the hand; nobody learns from the silence."""
    for hand in ("clergy-1 clergy-2", "cancel-support clergy-2", "spy clergy-2"):
        t = table(active="vampire", phase="before", vampire="organist", human=hand)
        t.game.choose("vampire", "play:v-organist")
        t.game.choose("vampire", "on:attack:bishop")
        assert [(decision.seat, decision.kind) for decision in t.game.decisions] == [("human", "support")]
    short = table(active="vampire", phase="before", vampire="organist", human="cancel-support")
    short.vampire.plays("organist", on="attack:bishop")
    assert short.who("bishop").attack == 1
    assert ("human", "pass") not in [tuple(row[:2]) for row in short.game.record()["log"]]


@rule("empire.support")
def test_the_target_is_named_when_the_card_is_announced() -> None:
    """So the opponent decides on an answer knowing it."""
    t = table(phase="before", human="squire clergy-1", vampire="cancel-support nobles-1")
    t.human.plays("squire", on="defence:lady")
    t.expect_asked("vampire", "support")
    assert [(running.card, running.target) for running in t.view.running] == [("h-squire", "defence:lady")]
    assert "plays-on" in t.told("vampire")
