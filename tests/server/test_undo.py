"""Taking back: free while nobody learned anything and against bots, by consent otherwise; the log keeps what was taken back."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from coterie.server.store import schema
from tests.server.hosts import Person, ThreadHost, play_out
from tests.tries import tries

BOTH = {"vampire": "mine", "human": "mine"}


def begin(host: ThreadHost) -> tuple[dict[str, Any], Person, Person]:
    """A game some choices old, somebody whose last choice is known to all, and the other."""
    made = host.make(BOTH)
    vampire, human = host.sit(made, "vampire"), host.sit(made, "human")
    for step in range(6, 60):
        play_out({"vampire": vampire, "human": human}, seed=step, most=1)
        for by, other in ((vampire, human), (human, vampire)):
            if step > 12 and by.state["undo"] is not None and not by.state["undo_free"]:
                return made, by, other
    raise AssertionError("in sixty choices none was known to all")


def undone(host: ThreadHost, table: str) -> list[int]:
    with host.service.store.engine.connect() as connection:
        rows = connection.execute(select(schema.log.c.number).where(schema.log.c.table_id == table, schema.log.c.undone > 0))
        return sorted(rows.scalars())


def test_against_bots_it_is_free_and_recorded(host: ThreadHost) -> None:
    made = host.make({"vampire": "bot:random", "human": "mine"})
    with host.sit(made, "human") as human:
        play_out({"human": human}, most=3)
        undo, view = human.state["undo"], human.state["view"]
        assert human.state["undo_free"]
        assert human.do("undo", number=undo)["type"] == "accepted"
        assert human.state["number"] == undo
        assert human.state["ask"]["number"] == undo
        assert human.state["view"] != view
        assert undone(host, made["table"])[0] == undo
        play_out({"human": human})


def test_others_are_asked_once_somebody_could_have_learned_something(host: ThreadHost) -> None:
    made, by, other = begin(host)
    with by, other:
        number, before = by.state["undo"], by.state["number"]
        assert by.do("undo", number=number)["type"] == "accepted"
        wish = other.until("undowish")
        assert by.until("undowish") == wish
        assert wish["missing"] == [other.state["view"]["seat"]]
        assert by.do("consent", accept=True)["type"] == "refused"
        assert by.do("undo", number=number)["type"] == "refused"
        assert other.do("consent", accept=False)["type"] == "accepted"
        assert by.until("undoend")["granted"] is False
        assert by.do("undo", number=number)["type"] == "accepted"
        assert other.do("consent", accept=True)["type"] == "accepted"
        assert by.until("undoend")["granted"] is True
        assert by.state["number"] == number < before
        assert undone(host, made["table"]) == list(range(number, before))


def test_a_wish_lapses_when_the_game_goes_on_and_waits_for_newcomers(host: ThreadHost) -> None:
    made, by, other = begin(host)
    with by, other:
        by.do("undo", number=by.state["undo"])
        with host.sit(made) as guest:
            guest.until("undowish")
        asked = next(person for person in (by, other) if person.state["ask"])
        assert asked.choose()["type"] == "accepted"
        assert by.until("undoend")["granted"] is False


def test_a_choice_that_told_nobody_anything_is_taken_back_alone(host: ThreadHost) -> None:
    """Whoever leaves phase 1 out has told nothing: others see the phase go on and come back, and nothing else."""
    made = host.make(BOTH)
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
        people = {"vampire": vampire, "human": human}
        for step in range(60):
            free = [person for person in people.values() if person.state and person.state["undo"] is not None and person.state["undo_free"]]
            if free:
                by, other = free[0], human if free[0] is vampire else vampire
                number, known = by.state["undo"], other.state["view"]
                assert by.do("undo", number=number)["type"] == "accepted"
                assert by.state["number"] == number
                for _ in tries("the other hears of it"):
                    if other.state["number"] == number:
                        break
                    other.until("state")
                assert {**other.state["view"], "phase": known["phase"]} == known
                return
            play_out(people, seed=step, most=1)
    raise AssertionError("in sixty choices each told something")


def test_only_an_own_choice_can_be_taken_back(host: ThreadHost) -> None:
    _, by, other = begin(host)
    with by, other:
        assert other.do("undo", number=by.state["undo"])["type"] == "refused"
        assert by.do("undo", number=10_000)["type"] == "refused"


def test_events_are_numbered_again_after_it(host: ThreadHost) -> None:
    made = host.make({"vampire": "bot:random", "human": "mine"})
    with host.sit(made, "human") as human:
        play_out({"human": human}, most=8)
        before, number = human.state["seq"], human.state["number"]
        for _ in tries("six entries taken back", 6):
            if human.state["number"] <= number - 6:
                break
            assert human.do("undo", number=human.state["undo"])["type"] == "accepted"
        assert human.state["seq"] < before
        human.asked()
        with host.sit(made, "human", since=before) as again:
            state = again.until("state")
            assert [event["number"] for event in state["events"]] == list(range(1, state["seq"] + 1))
