"""Games over a change of their rules: they go on silently, or from their last quiet position, or wait; nothing is ever lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update
from typer.testing import CliRunner

from coterie.cli.admin import admin
from coterie.kernel.fingerprint import rules_of
from coterie.kernel.registry import find
from coterie.server.admin import archive
from coterie.server.live import keeping, reviving
from coterie.server.live.errors import Busy
from coterie.server.store import Store, schema
from coterie.server.store.upgrade import downgrade
from tests.server.hosts import TIMEOUT, Person, ThreadHost, play_out, thread_host

BOTH = {"vampire": "mine", "human": "mine"}
OTHER: dict[str, Any] = {"rules": "1-0123456789abcdef", "trace": "0123456789ab"}
"""A table as other rules have left it, which did something else on the way."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHost]:
    with thread_host(tmp_path_factory.mktemp("upgrades")) as host:
        yield host


def begun(house: ThreadHost, choices: int = 30, **fields: Any) -> dict[str, Any]:
    """A table at which so many choices were made."""
    made = house.make(BOTH, **fields)
    with house.sit(made, "vampire") as vampire, house.sit(made, "human") as human:
        play_out({"vampire": vampire, "human": human}, most=choices)
    return made


def ended(house: ThreadHost) -> dict[str, Any]:
    """A table whose game is over."""
    made = begun(house, 12)
    with house.sit(made, "human") as human:
        human.until("state")
        assert human.do("resign")["type"] == "accepted"
    return made


def forget(house: ThreadHost, made: dict[str, Any], **columns: Any) -> None:
    """Let the database say something else of a table, and this process know nothing of it, as after an upgrade."""
    if columns:
        with house.service.store.engine.begin() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id == made["table"]).values(**columns))
    house.service.tables.pop(made["table"], None)
    house.service.keeper._at_hand.clear()


def entries(house: ThreadHost, made: dict[str, Any]) -> int:
    """All entries of a table, taken back or not."""
    with house.service.store.engine.connect() as connection:
        return int(connection.execute(select(func.count()).where(schema.log.c.table_id == made["table"])).scalar_one())


def info_of(house: ThreadHost, made: dict[str, Any]) -> dict[str, Any]:
    info: dict[str, Any] = house.get(f"api/tables/{made['table']}")
    return info


def welcomed(person: Person) -> dict[str, Any]:
    return person.until("state")


def test_rules_that_lead_to_the_same_table_go_on_silently(house: ThreadHost) -> None:
    made = begun(house)
    before = info_of(house, made)
    forget(house, made, rules=OTHER["rules"])
    assert info_of(house, made) == before
    table = house.service.tables[made["table"]]
    assert (table.row.rules, table.row.chapter, table.chat) == (rules_of(find("empire")), 0, [])


def test_a_position_in_a_form_of_before_does_not_stop_rules_that_lead_to_the_same_table(house: ThreadHost) -> None:
    made = begun(house)
    before = info_of(house, made)
    with house.service.store.engine.begin() as connection:
        connection.execute(update(schema.anchors).where(schema.anchors.c.table_id == made["table"]).values(position='{"castle": 1}'))
    forget(house, made, rules=OTHER["rules"])
    assert info_of(house, made) == before
    table = house.service.tables[made["table"]]
    assert (table.row.rules, table.row.chapter, table.row.trouble, table.chat) == (rules_of(find("empire")), 0, before["trouble"], [])


def test_other_rules_go_on_from_the_last_quiet_position_and_say_so(house: ThreadHost) -> None:
    made = begun(house)
    written, stored = entries(house, made), house.service.store.load(made["table"])
    assert stored is not None
    assert stored.anchor is not None
    assert 0 < stored.anchor.number <= len(stored.log)
    assert len(stored.log) - stored.anchor.number < 20, "few choices are lost"
    forget(house, made, **OTHER)
    with house.sit(made, "vampire") as vampire, house.sit(made, "human") as human:
        state = welcomed(vampire)
        assert state["view"] == msgspec.json.decode(
            msgspec.json.encode(reviving.dealt(stored.table, stored.anchor.position).view("vampire"))
        )
        assert vampire.until("said")["notice"]["id"] == "kernel-notice-rules-changed"
        assert play_out({"vampire": vampire, "human": human}, most=10) == 10
        assert vampire.do("undo", number=vampire.state["undo"])["type"] in ("accepted", "refused")
    assert entries(house, made) >= written + 10, "what was chosen before is kept"
    row = house.service.tables[made["table"]].row
    assert (row.rules, row.chapter) == (rules_of(find("empire")), 1)


def test_without_a_readable_position_the_table_waits_and_stays_with_its_players(house: ThreadHost) -> None:
    made = begun(house)
    written = entries(house, made)
    with house.service.store.engine.begin() as connection:
        connection.execute(update(schema.anchors).where(schema.anchors.c.table_id == made["table"]).values(position='{"castle": 1}'))
    forget(house, made, **OTHER)
    assert info_of(house, made)["halted"]
    mine = house.http.post("api/mine", json={"tokens": [key["token"] for key in made["seats"]]}).json()
    assert {(one["seat"], one["info"]["halted"]) for one in mine} == {("vampire", True), ("human", True)}
    with house.sit(made, "vampire") as vampire:
        vampire.until("table")
        for answer in (vampire.do("choose", number=0, key="skip"), vampire.do("resign"), vampire.do("stand")):
            assert (answer["type"], answer["reason"]["id"]) == ("refused", "refused-halted")
        assert vampire.do("say", text="What now?")["type"] == "accepted"
    assert info_of(house, made)["halted"], "a word at the table does not start the game by other rules"
    assert entries(house, made) == written

    url = f"sqlite:///{house.settings.data / 'coterie.sqlite'}"
    told = CliRunner().invoke(admin, ["fsck", "--database", url])
    assert told.exit_code == 1
    assert f"{made['table']}: it waits" in told.output
    told = CliRunner().invoke(admin, ["resume", made["table"], "--database", url])
    assert told.exit_code == 0, told.output
    with house.sit(made, "vampire") as vampire, house.sit(made, "human") as human:
        welcomed(vampire)
        assert play_out({"vampire": vampire, "human": human}, most=4) == 4
    assert not info_of(house, made)["halted"]
    assert CliRunner().invoke(admin, ["fsck", "--database", url]).exit_code == 0


def test_a_position_that_was_taken_back_is_none_to_go_on_from(house: ThreadHost) -> None:
    made = house.make({"vampire": "mine", "human": "bot:random"})
    with house.sit(made, "vampire") as vampire:
        play_out({"vampire": vampire}, most=12)
        welcome = vampire.state
        anchor = house.service.tables[made["table"]].anchor
        assert anchor is not None
        assert vampire.do("undo", number=0)["type"] == "accepted"
        assert welcome["number"] > 0
    stored = house.service.store.load(made["table"])
    assert stored is not None
    assert stored.anchor is None or stored.anchor.number <= len(stored.log)


def test_a_game_that_is_over_is_kept_as_it_was_seen(house: ThreadHost) -> None:
    made = ended(house)
    replay = house.get(f"api/tables/{made['table']}/replay")
    frames = {seat: house.get(f"api/tables/{made['table']}/replay/frames?to=199", seat=seat) for seat in ("", "vampire", "human")}
    record = house.get(f"api/tables/{made['table']}/record")
    facts = house.get(f"api/tables/{made['table']}/facts")
    stored = house.service.store.load(made["table"])
    assert stored is not None
    game = reviving.dealt(stored.table, None)
    for entry in stored.log:
        game.enter(entry.seat, entry.key)
    for seat, shown in frames.items():
        assert shown[-1]["view"] == msgspec.json.decode(msgspec.json.encode(game.view(seat or None)))
        told = [event for frame in shown for event in frame["events"]]
        assert told == [msgspec.json.decode(msgspec.json.encode(event)) for event in game.events(seat or None)]
    forget(house, made, **OTHER, setup={"no": "such thing"})
    info = info_of(house, made)
    assert (info["only_watched"], info["status"], info["outcome"]["winners"]) == (True, "over", ["vampire"])
    again = house.get(f"api/tables/{made['table']}/replay")
    assert {**again, "players": 0, "playable": 0} == {**replay, "players": 0}
    assert again["playable"] > again["length"]
    for seat, shown in frames.items():
        assert house.get(f"api/tables/{made['table']}/replay/frames?to=199", seat=seat) == shown
    assert house.get(f"api/tables/{made['table']}/record") == record
    assert house.get(f"api/tables/{made['table']}/facts") == facts
    with house.sit(made, "vampire") as vampire:
        vampire.until("table")
    fork = house.http.post(f"api/tables/{made['table']}/fork", json={"at": 3, "seat": "human"})
    assert fork.json()["reason"]["id"] == "refused-only-watched"


def test_a_game_that_ended_before_a_kill_is_kept_later(tmp_path: Path) -> None:
    with thread_host(tmp_path, keep=3600.0) as host:
        made = ended(host)
        assert host.service.store.unkept() == [made["table"]]
    with thread_host(tmp_path, keep=3600.0) as host:
        loop = host.service._chores[0].get_loop()
        asyncio.run_coroutine_threadsafe(host.service.keeper.keep_all(), loop).result(TIMEOUT)
        assert host.service.store.unkept() == []
        (kept,) = host.service.store.kept(made["table"])
        assert len(kept.data) < 20_000
        assert keeping.unpack(kept.data).outcome is not None


def test_a_game_that_could_not_be_kept_in_time_is_kept_another_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def too_long(*_: object) -> bytes:
        raise Busy("this took too long, and was given up", "too-long")

    with thread_host(tmp_path, keep=3600.0) as host:
        made, loop, keeper = ended(host), host.service._chores[0].get_loop(), host.service.keeper
        with monkeypatch.context() as patched:
            patched.setattr(host.service.jobs, "run", too_long)
            asyncio.run_coroutine_threadsafe(keeper.keep_all(), loop).result(TIMEOUT)
            answer = host.http.get(f"api/tables/{made['table']}/replay")
            assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "refused-too-long")
        assert host.service.store.kept(made["table"]) == []
        assert host.get(f"api/tables/{made['table']}/replay")["length"] > 0


def test_the_chapters_of_a_game_are_watched_one_after_the_other(house: ThreadHost) -> None:
    made = begun(house)
    url = f"sqlite:///{house.settings.data / 'coterie.sqlite'}"
    assert CliRunner().invoke(admin, ["keep", "--database", url]).exit_code == 0
    stored = house.service.store.load(made["table"])
    assert stored is not None
    assert stored.anchor is not None
    forget(house, made, **OTHER)
    with house.sit(made, "vampire") as vampire, house.sit(made, "human") as human:
        welcomed(vampire)
        play_out({"vampire": vampire, "human": human}, most=5)
        refused = house.http.get(f"api/tables/{made['table']}/replay")
        assert refused.json()["reason"]["id"] == "refused-not-over", "what is kept of a game that is on is nobody's to see"
        assert human.do("resign")["type"] == "accepted"
    replay = house.get(f"api/tables/{made['table']}/replay")
    first = stored.anchor.number + 1
    assert replay["playable"] == first
    assert replay["length"] > first + 5
    frames = house.get(f"api/tables/{made['table']}/replay/frames?to=199")
    assert [frame["number"] for frame in frames] == list(range(len(frames)))
    assert [(frame["by"], frame["key"]) for frame in frames[1:first]] == [(entry.seat, entry.key) for entry in stored.log[: first - 1]]
    rematch = house.http.post(
        f"api/tables/{made['table']}/rematch", headers={"Authorization": f"Bearer {made['seats'][0]['token']}"}
    ).json()
    assert house.service.tables[rematch["table"]].row.position is None, "a rematch begins with the deal, not in the middle"
    early = house.http.post(f"api/tables/{made['table']}/fork", json={"at": 3, "seat": "human"})
    assert early.json()["reason"]["id"] == "refused-played-otherwise"
    assert house.http.post(f"api/tables/{made['table']}/fork", json={"at": first + 2, "seat": "human"}).status_code == 201


def test_what_is_kept_moves_with_its_table(house: ThreadHost, tmp_path: Path) -> None:
    made = begun(house)
    url, file = f"sqlite:///{house.settings.data / 'coterie.sqlite'}", tmp_path / "table.jsonl"
    assert CliRunner().invoke(admin, ["keep", "--database", url]).exit_code == 0
    assert CliRunner().invoke(admin, ["export", made["table"], str(file), "--database", url]).exit_code == 0
    told = CliRunner().invoke(admin, ["import", str(file), "--data", str(tmp_path / "elsewhere")])
    assert told.exit_code == 0, told.output
    here, there = house.service.store, Store(f"sqlite:///{tmp_path / 'elsewhere' / 'coterie.sqlite'}")
    assert there.load(made["table"]) == here.load(made["table"])
    assert there.kept(made["table"]) == here.kept(made["table"]) != []
    there.close()


def test_a_record_of_other_rules_is_refused_in_words(house: ThreadHost) -> None:
    made = ended(house)
    record = {**house.get(f"api/tables/{made['table']}/record"), "rules": OTHER["rules"], "check": ""}
    assert house.http.post("api/replays", json=record).status_code == 201
    answer = house.http.post("api/replays", json={**record, "log": [["vampire", "fly"]]})
    assert (answer.status_code, answer.json()["reason"]["id"]) == (422, "refused-other-record")


def test_a_deleted_table_is_gone_for_good_and_an_unknown_one_is_not(house: ThreadHost) -> None:
    made = house.make({"vampire": "mine", "human": "mine"})
    archive.remove(house.service.store, [made["table"]])
    assert house.http.get(f"api/tables/{made['table']}").status_code == 410
    assert house.http.get("api/tables/nowhere").status_code == 404
    with Person(house.address, made["table"], hello=False) as human:  # told before anybody says hello
        assert human.until("problem")["code"] == "gone"


def test_the_database_goes_back_to_what_an_older_version_knows(tmp_path: Path) -> None:
    with thread_host(tmp_path) as host:
        made = begun(host)
        written = entries(host, made)
        with host.sit(made, "human") as human:
            number = welcomed(human)["number"]
    with thread_host(tmp_path) as host:
        store = host.service.store
    downgrade(store.engine, "0001")
    with store.engine.connect() as connection:
        assert connection.execute(select(schema.tables.c.rules)).scalar_one() == find("empire").version
        assert connection.execute(select(func.count()).select_from(schema.log)).scalar_one() == written
    store.close()
    with thread_host(tmp_path) as host, host.sit(made, "human") as human:
        assert welcomed(human)["number"] == number


def test_an_older_version_is_not_told_why_games_ended(tmp_path: Path) -> None:
    with thread_host(tmp_path) as host:
        ended(host)
        store = host.service.store
    with store.engine.connect() as connection:
        assert connection.execute(select(schema.tables.c.outcome)).scalar_one().keys() == {"winners", "scores", "reason"}
    downgrade(store.engine, "0013")
    with store.engine.connect() as connection:
        assert connection.execute(select(schema.tables.c.outcome)).scalar_one().keys() == {"winners", "scores"}
    store.close()
