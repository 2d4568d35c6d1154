"""The reasons of `steady` carry the numbers that were weighed for the option that was chosen."""

from __future__ import annotations

from typing import Any

import coterie
from coterie.games.vtes.bots.steady import SteadyBot
from coterie.kernel.seat import Seat
from coterie.kernel.text import Text
from coterie.locale import LANGUAGES, Speaker
from tests.games.vtes.test_bots import steady_game

DECKS = {"decks": ["ventrue", "lasombra", "hecata"]}


def reason(seats: dict[str, Any], phase: str = "minion", **more: Any) -> tuple[str, Text]:
    """What `steady` does first in seat a, and why."""
    game = coterie.new("vtes", setup=DECKS, position={"turn": 11, "phase": phase, "seats": seats, **more})
    decision = next(one for one in game.decisions if one.seat == "a")
    bot = SteadyBot(1)
    return bot.choose(Seat(game, "a"), decision), bot.reason


def test_a_bleed_tells_its_amount_the_preys_pool_and_who_could_block() -> None:
    mine = {"pool": 20, "ready": ["Horst von Brühl"]}
    key, told = reason({"a": mine, "b": {"pool": 9, "ready": [{"card": "Braden White", "locked": True}]}, "c": {}})
    assert key.startswith("bleed:horst-von-bruhl")
    assert (told.id, told.args["bleed"], told.args["theirs"]) == ("vtes-bot-bleed", 1, 9)
    assert told.args["blocks"] == Text("vtes-hint-blockers", {"count": 0, "unlocked": 0})
    assert Speaker("en", strict=True).say(told).endswith("has 9 pool; nobody is unlocked to block.")


def test_a_last_bleed_tells_that_it_ousts() -> None:
    mine = {"pool": 20, "ready": ["Horst von Brühl"], "rest": "removed"}
    _, told = reason({"a": mine, "b": {"pool": 1, "rest": "removed"}, "c": {}})
    assert (told.id, told.args["most"], told.args["theirs"], told.args["alone"]) == ("vtes-bot-oust", 1, 1, 1)


def test_a_hunt_tells_the_blood() -> None:
    mine = {"pool": 20, "ready": [{"card": "Horst von Brühl", "blood": 1}]}
    key, told = reason({"a": mine, "b": {"ready": ["Braden White", "Azucena"]}, "c": {}})
    assert key.startswith("hunt:")
    assert (told.id, told.args["blood"], told.args["capacity"]) == ("vtes-bot-hunt", 1, 6)


def test_every_reason_of_a_game_can_be_said_with_all_its_numbers() -> None:
    speakers = [Speaker(language, strict=True) for language in LANGUAGES]
    said = 0
    for game, decision, bot in steady_game(2, turn_limit=45):
        bot.choose(Seat(game, decision.seat), decision)
        for speaker in speakers:
            words = speaker.say(bot.reason)
            assert words.endswith(".")
            assert "{" not in words
        said += 1
    assert said > 300
