"""The end of the game, in each of its ways (rulebook empire.end, empire.fight.winner)."""

from collections.abc import Callable

import pytest

from tests.games.empire.table import Cards, Scene, table
from tests.marks import rule


def spent(hand: str = "") -> Cards:
    """Nothing left but these cards."""
    return Cards(hand, deck="", used=True, rest="moat")


@rule("empire.end")
def test_all_vampires_dead_the_humans_win() -> None:
    t = table(castle="lady bishop cook", dead="monk maid", human="clergy-1")
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1")
    t.expect_winner("human", "no-vampire")


@rule("empire.end")
def test_all_humans_dead_the_vampires_win() -> None:
    t = table(active="vampire", castle="lady bishop monk", dead="lord officer nun butler cook", revealed="lady", vampire="nobles-1")
    t.vampire.attacks("bishop", with_="lady")
    t.vampire.lays("nobles-1")
    t.expect_winner("vampire", "no-human")
    assert t.game.outcome is not None
    assert t.game.outcome.scores == {"vampire": 1.0, "human": 0.0}


@rule("empire.fight.winner")
def test_trap_23_the_dead_are_public_and_leave_the_game() -> None:
    t = table(human="clergy-1 servants-2", vampire="")
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1")
    for seat in ("human", "vampire", None):
        assert (t.who("lady", seat).place, t.who("lady", seat).nature, t.who("lady", seat).public) == ("dead", "vampire", True)
    assert "lady" not in t.castle
    t.expect_next_turn("vampire")


@rule("empire.fight.winner")
def test_trap_28_a_dead_human_was_one_for_all_to_know() -> None:
    t = table(active="vampire", vampire="nobles-1")
    t.vampire.attacks("bishop", with_="lady")
    t.vampire.lays("nobles-1")
    text = next(event.text for event in t.game.events(None) if event.text.id == "empire-event-dies")
    assert text.args["vampire"] == 0
    assert t.who("bishop").nature == "human"
    t.expect_next_turn("human")


def nearly_conquered(cards: str, phase: str = "action") -> Scene:
    """Two revealed vampires and the Cook hold the castle, and the third waits on top of the city; the vampire player has these cards."""
    return table(
        active="vampire",
        phase=phase,
        castle="lady monk cook",
        revealed="lady monk maid",
        bottom="maid bishop",
        dead="lord officer nun butler",
        vampire=cards,
    )


def conquest_by_reveal() -> Scene:
    """Two revealed vampires hold the castle with a hidden one."""
    t = table(active="vampire", phase="reveal", castle="lady monk maid", revealed="lady monk", vampire="nobles-1")
    t.vampire.reveals("maid")
    return t


def conquest_by_refill() -> Scene:
    """The only human in the castle dies, and the third revealed vampire comes in."""
    t = nearly_conquered("nobles-1")
    t.vampire.attacks("cook", with_="lady")
    t.vampire.lays("nobles-1")
    return t


def conquest_by_hide() -> Scene:
    """The human in the castle is hidden, and the third revealed vampire comes in."""
    t = nearly_conquered("nobles-1 nobles-2 clergy-1")
    t.vampire.hides("cook")
    return t


def conquest_by_swap() -> Scene:
    """The same by Bat Form."""
    t = nearly_conquered("bat-form nobles-1 nobles-2", phase="before")
    t.vampire.plays("bat-form", on="cook")
    return t


@rule("empire.end")
@pytest.mark.parametrize("conquest", [conquest_by_reveal, conquest_by_refill, conquest_by_hide, conquest_by_swap])
def test_trap_25_three_revealed_vampires_in_the_castle_win_at_once(conquest: Callable[[], Scene]) -> None:
    t = conquest()
    assert t.castle == {"lady", "monk", "maid"}
    t.expect_winner("vampire", "castle")


@rule("empire.end")
def test_trap_25_three_vampires_that_are_not_all_revealed_do_not_win() -> None:
    t = table(active="vampire", phase="reveal", castle="lady monk maid", revealed="lady", vampire="nobles-1")
    t.vampire.reveals("maid")
    assert t.game.outcome is None
    t.expect_asked("vampire", "action")


@rule("empire.end")
def test_trap_24_two_revealed_vampires_in_a_castle_of_two_do_not_win() -> None:
    """Three are needed; and there is always somebody else to fight as long as both sides live."""
    t = table(
        active="vampire",
        phase="reveal",
        castle="lady monk cook",
        revealed="lady",
        dead="lord officer nun butler bishop maid",
        vampire="nobles-1",
    )
    t.vampire.reveals("monk")
    assert t.game.outcome is None
    t.expect_asked("vampire", "action")


@rule("empire.end")
def test_trap_26_both_out_of_cards_six_to_six_is_a_draw() -> None:
    t = table(human=spent("clergy-1"), vampire=spent())
    t.human.passes_turn()
    t.expect_winner(None, "cards")
    assert t.game.outcome is not None
    assert t.game.outcome.scores == {"vampire": 6.0, "human": 6.0}


@rule("empire.end")
@pytest.mark.parametrize(
    ("dead", "winner", "scores"), [("monk", "human", (4, 6)), ("butler nun", "vampire", (6, 4)), ("monk nun butler", None, (4, 4))]
)
def test_trap_26_most_points_win(dead: str, winner: str | None, scores: tuple[int, int]) -> None:
    t = table(dead=dead, human=spent("clergy-1"), vampire=spent())
    t.human.passes_turn()
    t.expect_winner(winner, "cards")
    assert t.game.outcome is not None
    assert (t.game.outcome.scores["vampire"], t.game.outcome.scores["human"]) == scores


@rule("empire.end")
def test_trap_26_it_is_tested_at_the_end_of_the_turn() -> None:
    """The last two cards win by killing the last vampire, though nobody has cards any more."""
    t = table(dead="monk maid", human=spent("clergy-1"), vampire=spent())
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1")
    t.expect_winner("human", "no-vampire")


@rule("empire.end")
def test_trap_26_a_usable_cellar_is_not_out_of_cards() -> None:
    t = table(human=spent("clergy-1"), vampire=Cards("", deck="", cellar="nobles-1", rest="moat"))
    t.human.passes_turn()
    assert t.game.outcome is None
    t.expect_next_turn("vampire")
    t.vampire.draws()
    t.expect_asked("vampire", "reveal")


@rule("empire.end", "empire.turn")
def test_trap_26_whoever_is_out_of_cards_takes_no_turns() -> None:
    t = table(human="clergy-1 clergy-2 clergy-3", vampire=spent())
    t.human.passes_turn("clergy-1", "clergy-2")
    t.expect_next_turn("human")
    assert t.view.turn == 2
    t.human.skips()
    t.human.passes_turn()
    t.expect_next_turn("human")


@rule("empire.end")
def test_the_turn_limit_counts_the_living() -> None:
    t = table(turn=4, turn_limit=5, dead="monk", human="clergy-1", vampire="nobles-1 clergy-1")
    t.human.passes_turn()
    t.expect_next_turn("vampire")
    t.vampire.skips()
    t.vampire.passes()
    t.vampire.passes_turn()
    t.expect_winner("human", "turns")


@rule("empire.end")
@pytest.mark.parametrize(("kind", "seat", "winner"), [("resign", "human", "vampire"), ("timeout", "vampire", "human")])
def test_who_resigns_or_runs_out_of_time_loses(kind: str, seat: str, winner: str) -> None:
    """At any moment, also when it is not one's turn."""
    t = table(human="clergy-1", vampire="nobles-1")
    t.human.attacks("lady", with_="bishop")
    t.game.outside(kind, seat)
    t.expect_winner(winner, kind)


@rule("empire.end")
def test_agreeing_to_stop_counts_the_living() -> None:
    t = table(dead="butler", human="clergy-1", vampire="nobles-1")
    t.game.outside("agree")
    t.expect_winner("vampire", "agreed")


@rule("empire.end")
def test_when_it_is_over_everything_is_shown() -> None:
    t = table(human="clergy-1", vampire="nobles-1")
    t.human.resigns()
    assert t.view.sides["vampire"].shown == ("v-nobles-1",)
    assert {who.id for who in t.view.characters if who.nature == "vampire"} == {"lady", "monk", "maid"}
