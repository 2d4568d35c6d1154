"""The kernel on the tiny game: secret answers, polling, interrupts, outside entries, failing rules, undo and numbers."""

from __future__ import annotations

from typing import Any

import pytest

import coterie
from coterie.kernel.definition import Definition
from coterie.kernel.game import Game
from coterie.kernel.opening import restore, start
from coterie.kernel.questions import Ask, Outside, Question, Rules, ask
from coterie.kernel.record import read
from coterie.kernel.state import MOST_EVENTS
from tests.contract.drive import dump, everything, new, play
from tests.tiny import TINY, Tiny
from tests.tiny.rules import SLAM
from tests.tiny.state import TinyState


def tiny(seed: int = 1) -> Game:
    return new(TINY, seed)


def state(game: Game) -> TinyState:
    assert isinstance(game.state, TinyState)
    return game.state


def with_slam(victim: str) -> tuple[Game, str]:
    """A game in which the victim of a spy can slam the door, and the card for it."""
    for seed in range(50):
        game = tiny(seed)
        cards = [card for card in state(game).hands[victim] if int(card) >= SLAM]
        if cards:
            return game, cards[0]
    raise AssertionError("no such deal")


def test_secret_answers_are_revealed_together() -> None:
    game = tiny()
    game.choose("ada", "duel")
    assert {decision.seat for decision in game.decisions} == {"ada", "bea", "cem"}
    cards = {seat: state(game).hands[seat][0] for seat in game.seats}
    told, number = len(game.events("bea")), game.decisions[0].number
    game.choose("ada", f"play:{cards['ada']}", number)
    assert len(game.events("bea")) == told, "bea was told of a secret answer"
    assert game.view("bea").played == ()
    assert [decision.seat for decision in game.decisions] == ["bea", "cem"]
    with pytest.raises(coterie.IllegalChoice, match="ada is not asked now"):
        game.choose("ada", f"play:{state(game).hands['ada'][1]}")
    game.choose("cem", f"play:{cards['cem']}", number)
    game.choose("bea", f"play:{cards['bea']}", number)
    assert sorted(game.view("bea").played) == sorted(cards.values())


def test_resampling_asks_others_again() -> None:
    game = tiny()
    game.choose("ada", "duel")
    game.choose("bea", game.asks("bea")[0].keys[0])
    game.choose("ada", game.asks("ada")[0].keys[0])
    world = game.clone()
    world.resample("ada", 3)
    assert [decision.seat for decision in world.decisions] == ["bea", "cem"], "ada's own answer stands, bea's is withdrawn"
    assert everything(world.clone()) == everything(world)
    assert everything(restore(TINY, read(world.record()))) == everything(world)


def test_open_polling_is_first_come_first_served() -> None:
    game = tiny()
    game.choose("ada", "vote")
    number = game.decisions[0].number
    game.choose("cem", "for", number)
    with pytest.raises(coterie.IllegalChoice, match=f"decision {number} is not open"):
        game.choose("bea", "for", number)
    game.choose("bea", "for")
    game.choose("ada", "pass")
    assert game.view().points == {"ada": 1, "bea": 0, "cem": 0}
    assert game.decisions[0].seat == "bea", "the next host"


def test_interrupts_nest_and_a_scene_ends_by_exception() -> None:
    game, slam = with_slam("bea")
    game.choose("ada", "spy:bea")
    game.choose("bea", f"slam:{slam}")
    assert game.decisions[0].seat == "ada", "the spy may force the door"
    game.choose("ada", "pass")
    assert game.events()[-1].text.id == "tiny-event-scene-ends"
    assert game.decisions[0].seat == "bea", "the scene is over, the round too"


def test_what_a_spy_sees_is_for_the_spy_alone() -> None:
    game = tiny()
    game.choose("ada", "spy:bea")
    game.choose("bea", "pass")
    assert set(game.view("ada").seen) == set(state(game).hands["bea"])
    assert game.view("cem").seen == game.view(None).seen == ()
    assert [event.text.id for event in game.events("cem")][-1] == "tiny-event-sees"


def test_a_guest_who_leaves_does_not_end_the_game() -> None:
    game = tiny()
    game.choose("ada", "duel")
    game.choose("bea", game.asks("bea")[0].keys[0])
    game.outside("resign", "cem")
    assert not game.outcome
    assert game.view().gone == ("cem",)
    assert game.decisions[0].seat in ("ada", "bea")
    game.outside("timeout", "ada")
    assert game.outcome is not None
    assert game.outcome.winners == ("bea",)
    with pytest.raises(coterie.IllegalChoice, match="the game is over"):
        game.outside("resign", "bea")


class Lenient(Tiny):
    """Whose time runs out loses a point, and the question stays open."""

    def aside(self, state: TinyState, question: Question, outside: Outside) -> bool:
        if outside.kind == "timeout" and outside.seat is not None:
            state.points[outside.seat] -= 1
            return True
        return False


def test_what_the_game_carries_out_aside_leaves_the_question_and_its_secret_answers() -> None:
    game = new(Lenient(), 1)
    game.choose("ada", "duel")
    answer = game.asks("bea")[0].keys[0]
    game.choose("bea", answer)
    game.outside("timeout", "cem")
    assert state(game).points["cem"] == -1
    assert [decision.seat for decision in game.decisions] == ["ada", "cem"]
    twin = game.clone()
    for seat in ("ada", "cem"):
        game.choose(seat, game.asks(seat)[0].keys[0])
        twin.choose(seat, twin.asks(seat)[0].keys[0])
    assert answer[5:] in state(game).played
    assert dump(state(game)) == dump(state(twin))
    game.back(2)
    assert (state(game).points["cem"], [decision.seat for decision in game.decisions]) == (0, ["ada", "cem"])


def test_agreeing_ends_it() -> None:
    game = tiny()
    game.outside("agree")
    assert game.outcome is not None
    assert game.why_not("ada")[0].reason.text.id == "kernel-game-over"


class FailingAsk(Ask[TinyState]):
    kind = "failing"

    def candidates(self, state: TinyState) -> list[str]:
        return ["go", "fail", "loop"]


def failing_rules(state: TinyState) -> Rules[None]:
    while True:
        key = yield from ask(FailingAsk("ada"))
        state.round += 1
        state.tell("tiny-event-over")
        if key == "fail":
            raise KeyError("a card that is not there")
        while key == "loop":
            state.tell("tiny-event-over")


class Failing(Tiny):
    def play(self, state: TinyState) -> Rules[None]:
        return failing_rules(state)


def test_a_failing_rule_is_not_the_end_of_the_game() -> None:
    definition: Definition[Any] = Failing()
    game = start(definition, 1, {}, None)
    game.choose("ada", "go")
    assert len(game.events("bea")) == 1
    rounds, number = state(game).round, game.number
    with pytest.raises(coterie.RulesError, match="KeyError after 'fail' of ada") as failure:
        game.choose("ada", "fail")
    assert (state(game).round, game.number, len(game.events("bea"))) == (rounds, number, 1)
    game.choose("ada", "go")
    assert state(game).round == rounds + 1
    with pytest.raises(coterie.RulesError):
        restore(definition, read(failure.value.record))


def test_rules_that_run_in_a_circle_are_stopped() -> None:
    game = start(Failing(), 1, {}, None)
    game.choose("ada", "go")
    before = dump(game.state), game.record(), len(game.events("bea"))
    with pytest.raises(coterie.RulesError, match="10000 events without a question, the last of them tiny-event-over"):
        game.choose("ada", "loop")
    assert (dump(game.state), game.record(), len(game.events("bea"))) == before
    for _ in range(MOST_EVENTS + 1):
        game.choose("ada", "go")
    assert len(game.events("bea")) > MOST_EVENTS, "a long game is no circle"


def test_a_stale_decision_cannot_be_read() -> None:
    game = tiny()
    decision = game.decisions[0]
    game.choose("ada", "vote")
    for read_it in (lambda: decision.options, lambda: decision.keys, lambda: decision.prompt, lambda: decision.source):
        with pytest.raises(coterie.StaleDecision):
            read_it()


def test_revealed_since_says_whether_anybody_learned_something() -> None:
    game = coterie.new("empire", seed=1)
    game.choose("vampire", "skip")
    assert not game.revealed_since(0), "whoever draws nothing learns nothing"
    game.back(0)
    marks = game.decisions[0].marks
    assert marks is not None
    game.choose("vampire", next(iter(marks.most)))
    assert game.revealed_since(0)
    assert not game.revealed_since(1)


def test_a_position_is_given_only_at_quiet_questions() -> None:
    game = tiny()
    assert game.position()["round"] == 1
    game.choose("ada", "duel")
    with pytest.raises(coterie.NoPosition):
        game.position()
    play(game, 1)
    with pytest.raises(coterie.NoPosition):
        game.position()


def test_events_of_a_game_from_a_position_go_on_counting() -> None:
    game = play(coterie.new("empire", seed=4), 4, 40)
    while True:
        try:
            position = game.position()
            break
        except coterie.NoPosition:
            play(game, game.number, 1)
    told = len(game.events("human"))
    twin = coterie.new("empire", position=position)
    play(game, 9, 15)
    play(twin, 9, 15)
    assert twin.events("human", told) == game.events("human", told) != []
