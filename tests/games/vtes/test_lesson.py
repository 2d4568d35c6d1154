"""The guided first game: every step is reached, everything that is scripted can be chosen, and the prey is ousted in the end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import coterie
from coterie import bots
from coterie.bots.guide import GuideBot
from coterie.games.vtes.book import standard_book
from coterie.kernel.decision import Decision
from coterie.kernel.game import Game
from coterie.kernel.lesson import Lesson, Step, at, load
from coterie.kernel.questions import PASS
from coterie.kernel.seat import Seat, answer_of
from coterie.kernel.text import Ref, Text
from coterie.locale import LANGUAGES, Speaker

MOST = 400
"""Entries after which a lesson that has not ended never will."""


def lesson() -> Lesson:
    found = load("vtes")
    assert found is not None
    return found


def begun(of: Lesson, seed: int = 1) -> Game:
    return coterie.new("vtes", seed=seed, setup=of.setup, position=of.position)


def shown(game: Game, seat: str) -> Any:
    return msgspec.to_builtins(game.view(seat))


def due(of: Lesson, game: Game, decision: Decision) -> Step | None:
    """The step that the learner is shown at a decision: the first that is due and can be chosen."""
    view = shown(game, decision.seat)
    return next((step for step in of.steps if step.due(view["turn"], decision.prompt.id, view) and decision.takes(step.key)), None)


def follow(of: Lesson, game: Game) -> list[str]:
    """Play as the learner is told to, pass where nothing is said, and let the others follow their script; the steps, in order."""
    taken: list[str] = []
    guide = bots.make("guide", "vtes", 1)
    for _ in range(MOST):
        if all(at(shown(game, of.learner), path) == value for path, value in of.done.items()):
            return taken
        decision = game.decisions[0]
        if decision.seat == of.learner:
            step = due(of, game, decision)
            key = PASS if step is None else step.key
            assert decision.takes(key), (decision.prompt.id, decision.keys)
            taken += [] if step is None else [step.id]
        else:
            key = answer_of(guide, game, decision)
        game.choose(decision.seat, key, decision.number)
    raise AssertionError(f"the lesson does not end; so far: {taken}")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whoever_follows_it_takes_every_step_once_and_ousts_the_prey(seed: int) -> None:
    of = lesson()
    game = begun(of, seed)
    assert follow(of, game) == [step.id for step in of.steps]
    me, prey = game.view("a").seats[:2]
    assert (prey.ousted, prey.pool, me.points) == (True, 0, 1)
    assert me.pool == 16 - 2 + 6


def test_everything_the_others_are_told_to_do_is_done() -> None:
    of = lesson()
    game = begun(of)
    follow(of, game)
    played = {(seat, key) for seat, key, _ in game.entries}
    assert {(moves.seat, key) for moves in of.moves for key in moves.keys} <= played


def test_the_things_that_a_step_speaks_of_are_there() -> None:
    """Minions and seats by their numbers, cards in the hand."""
    of = lesson()
    game = begun(of)
    steps = {step.id: step for step in of.steps}
    seen: set[str] = set()
    guide = bots.make("guide", "vtes", 1)
    for _ in range(MOST):
        if all(at(shown(game, of.learner), path) == value for path, value in of.done.items()):
            break
        decision = game.decisions[0]
        step = due(of, game, decision) if decision.seat == of.learner else None
        if step is not None:
            view = game.view(of.learner)
            pieces = {minion.id for seat in view.seats for minion in (*seat.ready, *seat.torpor, *seat.uncontrolled)}
            for name in steps[step.id].things:
                kind, _, number = name.partition(":")
                there = {"vtes-piece": pieces, "vtes-card": set(view.hand), "vtes-seat": {"a", "b", "c"}}[kind]
                assert (number if kind == "vtes-seat" else int(number)) in there, (step.id, name)
            seen.add(step.id)
        key = answer_of(guide, game, decision) if decision.seat != of.learner else PASS if step is None else step.key
        game.choose(decision.seat, key, decision.number)
    assert seen == set(steps)


def test_a_learner_who_does_something_else_can_play_on() -> None:
    """The others keep to legal moves whatever the learner does, and play by rules of thumb after the lesson's last turn."""
    of = lesson()
    for seed in range(3):
        game = begun(of, seed)
        guide, free = bots.make("guide", "vtes", seed), bots.make("random", "vtes", seed)
        while game.decisions and game.view(None).turn < 16:
            decision = game.decisions[0]
            key = answer_of(free if decision.seat == of.learner else guide, game, decision)
            game.choose(decision.seat, key, decision.number)
        assert game.view(None).turn == 16 or game.outcome is not None


def test_after_the_lesson_its_bot_is_another() -> None:
    of = lesson()

    class Other:
        def choose(self, seat: Seat, decision: Decision) -> str:
            return "other"

    position = {**of.position, "turn": of.last_turn + 1, "active": "b"}
    game = coterie.new("vtes", setup=of.setup, position=position)
    (decision,) = game.decisions
    assert GuideBot(of, Other()).choose(Seat(game, "b"), decision) == "other"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    speaker = Speaker(language, strict=True)
    facts = standard_book().facts
    for step in lesson().steps:
        card = Ref("vtes-card", step.card, facts[int(step.card)].name) if step.card else ""
        title, text, press, wrong = (
            speaker.say(Text(f"vtes-guide-{step.id}-{part}", {"what": "X", "card": card})) for part in ("title", "text", "press", "wrong")
        )
        assert title
        assert press.endswith(".")
        assert wrong.endswith(".")
        assert {int(sign) for sign in "123456789" if f"({sign})" in text} <= set(range(1, len(step.things) + 1)), step.id
        assert len(text) < 420, step.id


def test_only_games_with_a_lesson_have_its_bot() -> None:
    assert load("empire") is None
    with pytest.raises(bots.UnknownBot):
        bots.make("guide", "empire", 1)
    assert "guide" not in bots.names("vtes")
