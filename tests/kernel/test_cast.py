"""The persons as whom bots play: complete for every game, nobody twice at a table, and always the same there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import coterie
from coterie import bots
from coterie.kernel import cast, registry
from coterie.kernel.cast import FACES, STRANGERS
from coterie.kernel.definition import Definition
from coterie.kernel.record import Player
from coterie.locale import LANGUAGES, Speaker
from tests.contract.drive import play

OURS = ["empire", "fury", "vtes"]


def most_seats(definition: Definition[Any]) -> int:
    setups = [definition.setup_type(**preset) for preset in definition.presets.values()]
    return max(len(definition.seats(setup)) for setup in setups)


@pytest.mark.parametrize("game", OURS)
def test_there_is_somebody_for_every_bot_but_one_of_a_table(game: str) -> None:
    definition = registry.find(game)
    names = [persona.name for persona in (*definition.cast, *STRANGERS)]
    assert len(set(names)) == len(names)
    assert len({persona.face for persona in definition.cast}) == len(definition.cast)
    assert {persona.face for persona in definition.cast} < set(FACES)
    assert {persona.bot for persona in definition.cast} == set(bots.names(game))
    for bot in bots.names(game):
        assert len(cast.persons(definition, bot)) >= max(2, most_seats(definition) - 1)


def test_every_face_is_drawn() -> None:
    drawn = (Path(__file__).parents[2] / "web" / "src" / "design" / "faces.ts").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^  (\w+): '<", drawn, re.MULTILINE)) == FACES


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_them_has_a_line_of_their_own(language: str) -> None:
    speaker = Speaker(language, strict=True)
    lines = [speaker.tell(f"{game}-cast-{persona.face}") for game in OURS for persona in registry.find(game).cast]
    assert len(set(lines)) == len(lines) == 40
    assert all(line.endswith(".") and len(line) < 100 for line in (*lines, speaker.tell("kernel-cast-mask")))


@pytest.mark.parametrize("game", OURS)
def test_nobody_sits_twice_at_a_table_and_the_same_table_has_the_same_people(game: str) -> None:
    definition = registry.find(game)
    different = set()
    for seed in range(30):
        for bot in (*bots.names(game), "search:200x", "mine.py:Mine"):
            table = dict.fromkeys("abcde", bot)
            found = cast.assign(definition, table, seed)
            assert found == cast.assign(definition, table, seed)
            assert len({persona.name for persona in found.values()}) == 5
            assert {persona.bot for persona in found.values()} <= {bot.partition(":")[0], ""}
            different.add(tuple(persona.name for persona in found.values()))
    assert len(different) > 20


def test_names_that_are_taken_are_left_out() -> None:
    definition = registry.find("empire")
    both = [persona.name for persona in cast.persons(definition, "steady")]
    assert {cast.assign(definition, {"a": "steady"}, seed, both[:1])["a"].name for seed in range(9)} == {both[1]}
    assert cast.assign(definition, {"a": "steady"}, 1, both)["a"] in STRANGERS


def test_a_bot_that_is_not_the_games_is_a_stranger() -> None:
    assert cast.persons(registry.find("vtes"), "mine.py:Mine") == STRANGERS
    assert cast.find(registry.find("vtes"), STRANGERS[0].name) == STRANGERS[0]
    assert cast.find(registry.find("vtes"), "Nobody at all") is None


def test_a_record_keeps_who_played() -> None:
    game = play(coterie.new("empire", seed=3), 3)
    plain = game.record()
    assert "players" not in plain
    game.players = {"human": Player("Piet"), "vampire": Player("Osanna", "steady")}
    record = game.record()
    assert record["players"] == {"human": {"name": "Piet", "bot": ""}, "vampire": {"name": "Osanna", "bot": "steady"}}
    again = coterie.replay(record)
    assert again.players == game.players
    assert again.clone().record() == record
    assert coterie.replay(plain).players == {}
