"""A hint is what a bot would do in my place: for my own decision, from what my seat knows, and only against bots."""

from __future__ import annotations

from typing import Any

import coterie
from coterie.kernel.chance import derive
from coterie.server.workers import thinking
from coterie.server.workers.thinking import Thought, advise
from tests.server.hosts import ThreadHost

ALONE = {"vampire": "bot:random", "human": "mine"}


def hint(host: ThreadHost, table: str, token: str) -> tuple[int, dict[str, Any]]:
    answer = host.http.post(f"/api/tables/{table}/hint", headers={"Authorization": f"Bearer {token}"} if token else {})
    return answer.status_code, answer.json()


def test_a_hint_can_be_chosen_and_changes_nothing(host: ThreadHost) -> None:
    made = host.make(ALONE)
    with host.sit(made, "human") as person:
        for _ in range(3):
            ask = person.asked()
            assert ask is not None
            before = person.state["number"]
            status, told = hint(host, made["table"], made["seats"][0]["token"])
            assert (status, told["number"]) == (200, ask["number"])
            assert hint(host, made["table"], made["seats"][0]["token"]) == (200, told)
            assert person.do("ping") is not None
            assert person.state["number"] == before
            assert person.choose(told["key"])["type"] == "accepted"


def test_a_bot_of_vtes_says_why_with_numbers(host: ThreadHost) -> None:
    made = host.make({"a": "mine", "b": "bot:steady"}, game="vtes", setup=dict(coterie.kernel.registry.find("vtes").presets["duel"]))
    with host.sit(made, "a") as person:
        assert person.asked() is not None
        status, told = hint(host, made["table"], made["seats"][0]["token"])
        assert status == 200
        assert told["reason"]["id"].startswith("vtes-bot-")
        assert person.choose(told["key"])["type"] == "accepted"


def test_a_hint_is_for_whoever_sits_there(host: ThreadHost) -> None:
    made = host.make(ALONE)
    with host.sit(made, "human") as person:
        person.asked()
        assert hint(host, made["table"], "")[0] == 403
        status, told = hint(host, made["table"], "nobody")
        assert (status, told["reason"]["id"]) == (403, "refused-unknown-token")


def test_where_several_people_play_there_are_no_hints(host: ThreadHost) -> None:
    made = host.make({"vampire": "mine", "human": "mine"})
    status, told = hint(host, made["table"], made["seats"][0]["token"])
    assert (status, told["reason"]["id"]) == (403, "refused-hint-people")


def test_who_is_not_asked_gets_no_hint(host: ThreadHost) -> None:
    made = host.make(ALONE)
    with host.sit(made, "human") as person:
        person.asked()
        assert person.do("stand")["type"] == "accepted"
        status, told = hint(host, made["table"], made["seats"][0]["token"])
        assert (status, told["reason"]["id"]) == (409, "refused-hint-not-asked")


def test_in_two_worlds_that_look_the_same_the_hint_is_the_same() -> None:
    """What others hold and what will be drawn tells nothing: neither by the proposal nor by its reason."""
    compared = 0
    for seed in range(4):
        game = coterie.new("vtes", seed=derive(seed), setup={"turn_limit": 12})
        while game.decisions and game.number < 160:
            decision = game.decisions[0]
            if decision.number % 7 == 0 and not decision.lone_pass and decision.kind != "polling":
                world = game.clone()
                world.resample(decision.seat, 99)
                assert _advice(game, decision.seat) == _advice(world, decision.seat)
                compared += 1
            game.choose(decision.seat, _advice(game, decision.seat).key, decision.number)
    assert compared > 20


def _advice(game: Any, seat: str) -> thinking.Advice:
    thinking._kept["T"] = "here", game
    return advise(Thought("T", "vtes", {}, 0, None, (), seat, "steady", 5, "here", "here", game.number))
