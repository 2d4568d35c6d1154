"""The turn: its order, discarding and drawing, revealing, the action, passing (rulebook empire.turn to empire.phase3, empire.pass)."""

import pytest

import coterie
from coterie.games.empire.rules import reasons
from tests.games.empire.table import Cards, dealt, table
from tests.marks import rule

EIGHT = "nobles-1 nobles-2 clergy-1 clergy-2 servants-1 servants-2 clergy-3 nobles-3"


@rule("empire.turn")
def test_the_vampire_player_begins_and_the_turns_alternate() -> None:
    t = dealt()
    t.expect_asked("vampire", "discard")
    assert t.view.active == "vampire"
    t = table(active="vampire", vampire="nobles-1 nobles-2", human=EIGHT)
    t.vampire.passes_turn()
    t.expect_next_turn("human")
    t.human.skips()
    t.human.passes_turn("nobles-1", "nobles-2")
    t.expect_next_turn("vampire")
    assert t.view.turn == 3


@rule("empire.turn")
def test_the_phases_come_in_their_order() -> None:
    t = table(active="vampire", phase="discard", vampire="spy nobles-1 nobles-2 draw", human="spy clergy-1 clergy-2")
    asked = []
    for key in ("skip", "pass", "pass", "pass", "pass", "card:v-nobles-1 card:v-nobles-2"):
        decision = t.game.decisions[0]
        asked.append((decision.seat, decision.kind, t.view.phase))
        t.game.choose(decision.seat, key)
    assert asked == [
        ("vampire", "discard", "discard"),
        ("vampire", "reveal", "reveal"),
        ("vampire", "support", "before"),
        ("human", "support", "before"),
        ("vampire", "action", "action"),
        ("vampire", "pay", "action"),
    ]
    t.expect_asked("vampire", "support")
    assert t.view.phase == "after"
    t.vampire.passes()
    t.human.passes()
    t.expect_next_turn("human")


@rule("empire.phase1")
def test_trap_1_phase_1_may_be_left_out() -> None:
    t = table(phase="discard", human="clergy-1 clergy-2")
    t.human.skips()
    assert t.human.hand == ["clergy-1", "clergy-2"]
    t.expect_asked("human", "action")


@rule("empire.phase1")
def test_trap_1_draw_up_to_eight_without_discarding() -> None:
    t = table(phase="discard", human="clergy-1 clergy-2")
    t.human.draws()
    assert len(t.human.hand) == 8
    assert {"clergy-1", "clergy-2"} <= set(t.human.hand)
    assert t.human.piles.deck == 32


@rule("empire.phase1")
def test_trap_1_each_discarded_card_goes_to_the_pile_of_choice() -> None:
    t = table(phase="discard", human=EIGHT)
    t.refused("human", "draw", reasons.NOTHING_TO_DRAW)
    t.human.discards(cellar="nobles-1 nobles-2", moat="clergy-1")
    assert (t.human.piles.cellar, t.human.piles.moat, t.human.piles.deck) == (2, 1, 29)
    assert t.human.moat == ["clergy-1"]
    assert len(t.human.hand) == 8


@rule("empire.phase1")
def test_trap_1_more_than_eight_cards_must_be_discarded_down() -> None:
    t = table(phase="discard", human=f"{EIGHT} clergy-1 clergy-2")
    t.refused("human", "skip", reasons.MUST_DISCARD_DOWN)
    t.refused("human", "draw", reasons.MUST_DISCARD_DOWN)
    t.too_few("human", t.human.discarding(cellar="clergy-1"), "empire.phase1")
    t.human.discards(cellar="clergy-1", moat="clergy-1")
    assert len(t.human.hand) == 8
    assert t.human.piles.deck == 30
    assert (t.human.piles.cellar, t.human.piles.moat) == (1, 1)
    t.expect_asked("human", "action")


@rule("empire.phase1")
def test_a_card_is_discarded_once_whichever_pile_it_goes_to() -> None:
    """Of one card there is one to discard, of two equal ones each may go elsewhere."""
    t = table(phase="discard", human="clergy-1 clergy-1 nobles-1 nobles-2 nobles-3")
    for key in (t.human.discarding(cellar="nobles-1", moat="nobles-1"), t.human.discarding(moat="clergy-1 clergy-1", cellar="clergy-1")):
        with pytest.raises(coterie.IllegalChoice) as error:
            t.game.choose("human", key)
        assert error.value.reason is not None
        assert error.value.reason.text.id == "kernel-marks-too-many"
    t.human.discards(cellar="clergy-1", moat="clergy-1")
    assert (t.human.piles.cellar, t.human.piles.moat, len(t.human.hand)) == (1, 1, 8)


@rule("empire.phase1")
def test_trap_1_one_may_discard_below_eight_after_having_too_many() -> None:
    t = table(phase="discard", human=f"{EIGHT} clergy-1")
    t.human.discards(moat="clergy-1 clergy-1")
    assert len(t.human.hand) == 8
    assert t.human.piles.moat == 2


@rule("empire.phase1")
def test_trap_1_a_discard_is_face_down() -> None:
    """The opponent and the spectators are told how many went where, and no more."""
    t = table(phase="discard", human=EIGHT)
    t.human.discards(moat="clergy-3", cellar="nobles-3")
    for seat in ("vampire", None):
        texts = [event.text for event in t.game.events(seat) if event.text.id == "empire-event-discards"]
        assert [(text.args["cellar"], text.args["moat"]) for text in texts] == [(1, 1)]
        assert "clergy-3" not in repr(t.game.events(seat))
        assert "nobles-3" not in repr(t.game.view(seat))
    assert "you-draw" in t.told("human")
    assert "you-draw" not in t.told("vampire")


@rule("empire.phase1")
def test_trap_2_an_empty_hand_must_draw() -> None:
    t = table(phase="discard", human="", vampire="nobles-1")
    assert t.options == ["draw"]
    t.refused("human", "skip", reasons.MUST_DRAW)
    t.human.draws()
    assert len(t.human.hand) == 8
    assert t.game.decisions[0].kind in ("support", "action")


@rule("empire.phase1")
def test_trap_2_with_nothing_to_draw_one_plays_on_with_the_hand() -> None:
    t = table(phase="discard", human=Cards("clergy-1", deck="", used=True, rest="moat"))
    t.refused("human", "draw", reasons.NOTHING_TO_DRAW)
    t.refused("human", "cellar:h-clergy-1", reasons.CELLAR_USED)
    t.human.skips()
    t.expect_asked("human", "action")


@rule("empire.phase2")
def test_trap_5_one_vampire_a_night_may_be_revealed() -> None:
    t = table(active="vampire", phase="reveal", vampire="nobles-1")
    assert set(t.options) == {"pass", "reveal:lady", "reveal:monk", "reveal:maid"}
    t.refused("vampire", "reveal:bishop", reasons.NOT_A_VAMPIRE)
    t.vampire.reveals("lady")
    assert t.who("lady").nature == "vampire"
    assert t.who("lady").public
    t.expect_asked("vampire", "action")


@rule("empire.phase2")
def test_trap_5_a_vampire_in_the_city_can_be_revealed_and_stays_revealed() -> None:
    t = table(active="vampire", phase="reveal", vampire="nobles-1", human="clergy-1")
    t.vampire.reveals("monk")
    assert (t.who("monk").place, t.who("monk").nature) == ("city", "vampire")
    t.vampire.passes_turn()
    t.human.skips()
    t.human.passes_turn()
    t.vampire.draws()
    t.expect_asked("vampire", "reveal")
    t.refused("vampire", "reveal:monk", reasons.ALREADY_REVEALED)
    t.vampire.passes()
    assert t.who("monk").nature == "vampire"


@rule("empire.phase2")
def test_nothing_need_be_revealed_and_nobody_else_reveals() -> None:
    t = table(active="vampire", phase="reveal", vampire="nobles-1")
    t.vampire.passes()
    assert all(not character.public for character in t.view.characters)
    day = table(active="human", phase="reveal", human="clergy-1")
    day.expect_asked("human", "action")


@rule("empire.phase2")
def test_with_all_vampires_revealed_nothing_is_asked() -> None:
    t = table(active="vampire", phase="reveal", castle="lady bishop cook", revealed="lady monk maid", vampire="nobles-1")
    t.expect_asked("vampire", "action")


@rule("empire.phase2", "empire.support.people")
def test_tokens_survive_a_reveal() -> None:
    t = table(active="vampire", phase="reveal", vampire="nobles-1", attack={"lady": 1}, defence={"lady": 2})
    t.vampire.reveals("lady")
    assert (t.who("lady").attack, t.who("lady").defence) == (1, 2)
    t.expect_asked("vampire", "action")


@rule("empire.phase3")
@pytest.mark.parametrize(("active", "verbs"), [("human", {"pass", "fight", "water"}), ("vampire", {"pass", "fight", "hide"})])
def test_trap_6_one_action_of_those_each_side_has(active: str, verbs: set[str]) -> None:
    t = table(active=active, human="clergy-1 holy-1 holy-2", vampire="nobles-1 nobles-2 vampire-1")
    assert {key.partition(":")[0] for key in t.options} == verbs


@rule("empire.phase3")
def test_trap_6_the_action_is_compulsory_and_single() -> None:
    """There is always the pass, and after one action the turn is over."""
    t = table(human="")
    t.expect_next_turn("vampire")
    t = table(human="clergy-1 clergy-2 clergy-2 nobles-1")
    t.human.passes_turn("clergy-1", "nobles-1")
    t.expect_next_turn("vampire")


@rule("empire.pass")
def test_passing_costs_two_cards_face_down_to_the_moat() -> None:
    t = table(human="clergy-1 clergy-2 clergy-3")
    t.human.passes_turn("clergy-1", "clergy-3")
    assert t.human.hand == ["clergy-2"]
    assert t.human.moat == ["clergy-1", "clergy-3"]
    assert "clergy-3" not in repr(t.game.events("vampire"))
    t.expect_next_turn("vampire")


@rule("empire.pass")
@pytest.mark.parametrize("hand", ["", "clergy-1"])
def test_trap_7_passing_with_fewer_cards_costs_what_is_there(hand: str) -> None:
    t = table(human=hand, cleared="bishop")
    if t.game.decisions[0].seat == "human":
        t.human.passes_turn()
    assert t.human.hand == []
    assert t.human.piles.moat == len(hand.split())
    t.expect_next_turn("vampire")
