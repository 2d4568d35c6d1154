"""A guided game is a table as any other: it is played to its end by whoever follows its steps, left, and taken up again."""

from __future__ import annotations

from typing import Any

from coterie.kernel.lesson import at
from tests.server.hosts import Person, ThreadHost

MOST = 120


def takes(ask: dict[str, Any], key: str) -> bool:
    """Whether a question takes a key, as a client can tell."""
    known = {one["key"] for one in (*ask["options"], *ask["marks"])}
    return key in known or all(part.partition("*")[0] in known for part in key.split(" "))


def due(lesson: dict[str, Any], person: Person) -> dict[str, Any] | None:
    """The step that a client shows now."""
    ask, view = person.state["ask"], person.state["view"]
    for step in lesson["steps"]:
        fits = step["turn"] == view["turn"] and step["prompt"] in ("", ask["prompt"]["id"])
        if fits and all(at(view, path) == value for path, value in step["when"].items()) and takes(ask, step["key"]):
            found: dict[str, Any] = step
            return found
    return None


def follow(lesson: dict[str, Any], person: Person, until: str = "") -> list[str]:
    """Do what the steps say, and pass elsewhere, until everything is learned or that step is due."""
    taken: list[str] = []
    for _ in range(MOST):
        ask = person.asked()
        if all(at(person.state["view"], path) == value for path, value in lesson["done"].items()):
            break
        assert ask is not None
        step = due(lesson, person)
        if step is not None and step["id"] == until:
            break
        taken += [step["id"]] if step else []
        assert person.choose(step["key"] if step else "pass")["type"] == "accepted"
    return taken


def begin(host: ThreadHost) -> tuple[dict[str, Any], dict[str, Any]]:
    answer = host.http.post("api/games/vtes/lesson")
    assert answer.status_code == 201, answer.text
    return host.get("api/games/vtes/lesson"), answer.json()


def test_whoever_follows_the_steps_ousts_the_prey(host: ThreadHost) -> None:
    lesson, made = begin(host)
    with host.sit(made, "a") as person:
        assert follow(lesson, person) == [step["id"] for step in lesson["steps"]]
        assert person.state["view"]["seats"][1]["ousted"]
        assert {seat["bot"] for seat in person.info["seats"]} == {"", "guide"}
        assert person.info["origin"] == "position"


def test_it_is_left_and_taken_up_where_it_stood(host: ThreadHost) -> None:
    lesson, made = begin(host)
    with host.sit(made, "a") as person:
        first = follow(lesson, person, "block")
        assert first[-1] == "bounce"
    with host.sit(made, "a") as person:
        assert follow(lesson, person)[0] == "block"
        assert person.state["view"]["seats"][1]["ousted"]


def test_a_step_is_taken_back_alone(host: ThreadHost) -> None:
    lesson, made = begin(host)
    with host.sit(made, "a") as person:
        person.asked()
        number = person.state["ask"]["number"]
        follow(lesson, person, "call")
        assert person.do("undo", number=number)["type"] == "accepted"
        person.do("ping")
        assert person.state["number"] == number
        assert due(lesson, person) == lesson["steps"][0]


def test_a_learner_who_leaves_the_path_plays_on(host: ThreadHost) -> None:
    lesson, made = begin(host)
    with host.sit(made, "a") as person:
        for _ in range(60):
            ask = person.asked()
            if ask is None or person.state["view"]["turn"] > lesson["steps"][-1]["turn"] + 1:
                break
            assert person.choose("pass" if takes(ask, "pass") else None)["type"] == "accepted"
        assert person.state["view"]["turn"] > lesson["steps"][-1]["turn"] + 1


def test_only_games_that_have_one_begin_one(host: ThreadHost) -> None:
    assert host.http.get("api/games/empire/lesson").status_code == 404
    assert host.http.post("api/games/nothing/lesson").status_code == 404
    refused = host.http.post("api/tables", json={"game": "empire", "seats": [{"seat": "human", "kind": "bot", "bot": "guide"}]})
    assert refused.status_code == 422
