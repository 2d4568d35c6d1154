"""Upgrade and roll back as the page for hosts says: two versions of the package, one after the other, on the same database."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.marks import slow
from tests.server.hosts import ProcessHost, play_out
from tests.server.packages import Upgraded, administer, changed, older
from tests.tries import tries

BOTH = {"vampire": "mine", "human": "mine"}


@slow
@pytest.mark.timeout(600)
def test_an_older_package_and_this_one_on_the_same_database_and_back(tmp_path: Path) -> None:
    source, number = older(tmp_path / "older")
    data = tmp_path / "data"
    with ProcessHost(data, source=source) as old:
        running, over = old.make(BOTH), old.make(BOTH)
        with old.sit(running, "vampire") as vampire, old.sit(running, "human") as human:
            assert play_out({"vampire": vampire, "human": human}, most=20) == 20
        length = old.get(f"api/tables/{running['table']}")["number"]
        with old.sit(over, "human") as human:
            human.until("state")
            assert human.do("resign")["type"] == "accepted"
        assert old.stop() == 0

    with ProcessHost(data) as new:
        mine = {one["info"]["id"]: one["info"] for one in new.http.post("api/mine", json={"tokens": _tokens(running, over)}).json()}
        assert mine[running["table"]]["status"] == "playing", "whatever the rules have become, it stays with its players"
        assert mine[over["table"]]["status"] == "over"
        assert mine[over["table"]]["outcome"]["winners"] == ["vampire"]
        replay = new.http.get(f"api/tables/{over['table']}/replay")
        assert replay.status_code == 200 or replay.json()["reason"], "it is shown, or a person is told why not"
        begun = new.make(BOTH)
        with new.sit(begun, "vampire") as vampire, new.sit(begun, "human") as human:
            assert play_out({"vampire": vampire, "human": human}, most=10) == 10
            later = new.get(f"api/tables/{begun['table']}")["number"]
        assert new.stop() == 0

    administer(data, "downgrade", "--to", number)
    with ProcessHost(data, source=source) as old:
        assert old.get(f"api/tables/{running['table']}")["number"] >= length
        with old.sit(running, "vampire") as vampire, old.sit(running, "human") as human:
            assert play_out({"vampire": vampire, "human": human}, most=5) == 5
        assert old.stop() == 0

    with ProcessHost(data) as new:
        assert new.get(f"api/tables/{begun['table']}")["number"] == later
        with new.sit(begun, "vampire") as vampire, new.sit(begun, "human") as human:
            assert play_out({"vampire": vampire, "human": human}, most=5) == 5
        assert new.stop() == 0


def _tokens(*made: dict[str, list[dict[str, str]]]) -> list[str]:
    return [key["token"] for one in made for key in one["seats"]]


@slow
@pytest.mark.timeout(600)
def test_rules_that_change_back_and_forth_lose_no_choice(tmp_path: Path) -> None:
    table = Upgraded(tmp_path / "data", None, changed(tmp_path / "changed"))
    for _ in tries("two games that went on from their last quiet positions", 20):
        table.once()
        if table.chapters >= 2 and table.upgrades >= 4:
            break
