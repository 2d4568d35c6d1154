"""Fair tables: chance is the server's wherever others can sit down, and a game that was not dealt here says so everywhere."""

from __future__ import annotations

from typing import Any

import pytest

import coterie
from tests.server.hosts import Person, ThreadHost
from tests.server.rigging import Rigged

ALONE = {"vampire": "mine", "human": "bot:random"}
BOTH = {"vampire": "mine", "human": "mine"}
JSON = {"Content-Type": "application/json"}


def ended(host: ThreadHost, seats: dict[str, str], **fields: Any) -> dict[str, Any]:
    """A table whose game is over: the vampire player has resigned."""
    made = host.make(seats, **fields)
    with host.sit(made, "vampire") as vampire:
        vampire.until("state")
        assert vampire.do("resign")["type"] == "accepted"
    return made


def origin(host: ThreadHost, table: str) -> str:
    found: str = host.get(f"api/tables/{table}")["origin"]
    return found


def rematch(host: ThreadHost, made: dict[str, Any]) -> Any:
    """The stored table of the rematch."""
    token = next(key["token"] for key in made["seats"] if key["seat"] == "vampire")
    answer = host.http.post(f"api/tables/{made['table']}/rematch", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 201, answer.text
    return host.service.tables[answer.json()["table"]].row


@pytest.mark.parametrize("seats", [{"vampire": "mine", "human": "open"}, BOTH], ids=["open", "both-mine"])
def test_who_makes_a_table_of_a_position_cannot_foretell_what_comes(host: ThreadHost, seats: dict[str, str]) -> None:
    rigged = Rigged(host, 5, **seats)
    assert "chance" not in host.service.tables[rigged.made["table"]].row.position
    rigged.play(5)
    right, moments = rigged.foretold()
    assert right < moments


def test_one_person_against_bots_may_bring_chance(host: ThreadHost) -> None:
    position = coterie.new("empire", seed=5).position()
    made = host.make(ALONE, position=position)
    assert host.service.tables[made["table"]].row.position == position


def test_a_table_of_a_position_says_so_wherever_it_is_met(host: ThreadHost) -> None:
    position = coterie.new("empire", seed=5).position()
    made = host.make({"vampire": "mine", "human": "open"}, public=True, position=position)
    table, token = made["table"], made["seats"][0]["token"]
    (listed,) = (one for one in host.get("api/tables") if one["id"] == table)
    (mine,) = host.http.post("api/mine", json={"tokens": [token]}).json()
    with Person(host.address, table) as guest:
        met = guest.until("table")["info"]
    assert [listed["origin"], mine["info"]["origin"], met["origin"], origin(host, table)] == ["position"] * 4
    over = ended(host, BOTH, position=position)["table"]
    assert host.get(f"api/tables/{over}/replay")["origin"] == "position"


def test_a_table_that_was_dealt_here_says_that(host: ThreadHost) -> None:
    made = ended(host, BOTH)
    assert origin(host, made["table"]) == host.get(f"api/tables/{made['table']}/replay")["origin"] == "dealt"


def test_a_rematch_of_a_position_is_dealt_anew(host: ThreadHost) -> None:
    made = ended(host, BOTH, position={**coterie.new("empire", seed=5).position(), "turn": 7})
    row, before = rematch(host, made), host.service.tables[made["table"]].row
    assert (row.origin, row.position) == ("dealt", None)
    assert row.seed != before.seed
    assert host.service.tables[row.id].game.view().turn == 1


def test_a_fork_says_so_and_its_rematch_is_dealt_anew(host: ThreadHost) -> None:
    """Everybody can read the seed of a finished game, so everybody can know what comes in a fork of it."""
    made = ended(host, BOTH)
    answer = host.http.post(f"api/tables/{made['table']}/fork", json={"at": 0, "seat": "vampire", "bot": "random"})
    fork = answer.json()
    assert origin(host, fork["table"]) == "fork"
    with host.sit(fork, "vampire") as vampire:
        vampire.until("state")
        assert vampire.do("resign")["type"] == "accepted"
    row = rematch(host, fork)
    assert row.origin == "dealt"
    assert row.seed != host.service.tables[made["table"]].row.seed


@pytest.mark.parametrize("position", [None, coterie.new("empire", seed=5).position()], ids=["dealt", "position"])
def test_a_record_that_somebody_sent_says_so(host: ThreadHost, position: dict[str, Any] | None) -> None:
    game = coterie.new("empire", seed=5, position=position)
    game.outside("resign", "human")
    sent = host.http.post("api/replays", json=game.record(), headers=JSON).json()
    assert sent["origin"] == ("record" if position is None else "position")
    fork = host.http.post(f"api/tables/{sent['table']}/fork", json={"at": 0, "seat": "vampire", "bot": "random"}).json()
    assert origin(host, fork["table"]) == "fork"
