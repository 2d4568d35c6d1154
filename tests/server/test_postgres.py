"""The same server on PostgreSQL: its tests of tables and undo again, and what differs between the databases."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from typer.testing import CliRunner

from coterie.cli import app
from coterie.server.admin import archive, operations
from coterie.server.admin.archive import Archived
from coterie.server.notices.delivery import NoticeSettings
from coterie.server.notices.notifier import Notices
from coterie.server.notices.preferences import Preferences
from coterie.server.store import Change, ChatRow, Journal, LogRow, Store, schema
from tests.marks import slow
from tests.server.ground import asked, drawn, lite
from tests.server.hosts import TIMEOUT, ProcessHost, ThreadHost, play_out, thread_host
from tests.server.postgres import Postgres, running
from tests.server.test_tables import *  # noqa: F403  # the same tests, with the host of this module
from tests.server.test_undo import *  # noqa: F403

pytestmark = slow


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture(scope="module")
def host(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHost]:
    """The host of the tests that came from elsewhere: here it keeps its tables in PostgreSQL."""
    with thread_host(tmp_path_factory.mktemp("server"), database=postgres.new_database()) as found:
        yield found


@contextmanager
def opened(url: str) -> Iterator[Store]:
    store = Store(url)
    store.open()
    try:
        yield store
    finally:
        store.close()


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with opened(url) as found:
        yield found


def everything(store: Store) -> list[Archived]:
    with archive.looking(store) as connection:
        return list(archive.everything(connection))


def test_it_is_really_postgresql(host: ThreadHost, postgres: Postgres, tmp_path: Path) -> None:
    assert host.service.store.engine.dialect.name == "postgresql"
    made = host.make({"vampire": "mine", "human": "mine"}, title="really")
    with postgres.connect(host.service.store.engine.url.database) as connection:
        assert connection.execute("SELECT title FROM tables WHERE id = %s", [made["table"]]).fetchone() == ("really",)


# The store.


def test_what_is_written_is_read(store: Store) -> None:
    stored, _ = drawn(20, title="Ünïcödé 夜")
    stored.chat = [ChatRow(1, "human", "Mina", "good evening", 1.5)]
    stored.table.seed = str(2**64 - 1)
    store.insert(stored)
    assert store.load(stored.table.id) == stored
    assert store.load("nowhere") is None
    assert store.check()


def test_who_comes_second_changes_nothing(store: Store) -> None:
    stored, _ = drawn(5)
    store.insert(stored)
    table, at = stored.table.id, stored.table.length
    one, two = (Change(table, 0, {"length": at + 1}, append=[LogRow("human", key, False, 1.0)], at=at) for key in "ab")
    assert store.commit([one, two]) == [True, False]
    (now,) = everything(store)
    assert (now.table.version, now.log[-1].key) == (1, "a")


def test_of_many_at_once_one_wins(store: Store, url: str) -> None:
    """Each tries the same entry on a connection of its own."""
    stored, _ = drawn(5)
    store.insert(stored)
    table, at, won = stored.table.id, stored.table.length, list[Any]()

    def attempt(number: int) -> None:
        with opened(url) as mine:
            change = Change(table, 0, {"length": at + 1}, append=[LogRow("human", str(number), False, 1.0)], at=at)
            won.extend(mine.commit([change]))

    threads = [Thread(target=attempt, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(won) == [False] * 5 + [True]


def test_many_processes_may_start_at_once_on_an_empty_database(url: str) -> None:
    opened_well = list[bool]()

    def start() -> None:
        with opened(url) as mine:
            opened_well.append(mine.check())

    threads = [Thread(target=start, daemon=True) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(TIMEOUT)
    assert opened_well == [True] * 6


def test_a_change_that_cannot_be_written_spoils_no_other(store: Store) -> None:
    stored_tables = [drawn(5)[0], drawn(5)[0]]
    for stored in stored_tables:
        store.insert(stored)
    taken = Change(stored_tables[0].table.id, 0, append=[LogRow("human", "again", False, 1.0)], at=0)
    sound = Change(stored_tables[1].table.id, 0, {"title": "sound"})
    assert store.commit([taken, sound]) == [False, True]
    assert {one.table.title for one in everything(store)} == {"Friday", "sound"}


def test_a_table_is_read_as_of_one_moment(store: Store, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody writes between the row of the table and its log: both must be of before, or both of after."""
    stored, _ = drawn(5)
    store.insert(stored)
    table, at, read_log = stored.table.id, stored.table.length, Store._entries
    change = Change(table, 0, {"length": at + 1}, append=[LogRow("human", "late", False, 1.0)], at=at)

    def late(self: Store, connection: Any, wanted: str, first: int) -> list[LogRow]:
        monkeypatch.undo()
        with opened(url) as other:
            assert other.commit([change]) == [True]
        return read_log(self, connection, wanted, first)

    monkeypatch.setattr(Store, "_entries", late)
    found = store.load(table)
    assert found is not None
    assert found.table.length == len(found.log)


# Operations.


def test_from_sqlite_to_postgresql_and_back(store: Store, tmp_path: Path) -> None:
    there, back = tmp_path / "there", tmp_path / "back"
    there.mkdir()
    back.mkdir()
    with lite(there) as source:
        for entries in (5, None):
            source.insert(drawn(entries)[0])
        kept = everything(source)
        operations.backup(source, tmp_path / "backup.sqlite")
    assert operations.restore(store, tmp_path / "backup.sqlite") == 2
    assert everything(store) == kept
    operations.backup(store, tmp_path / "backup.jsonl")
    with lite(back) as target:
        assert operations.restore(target, tmp_path / "backup.jsonl") == 2
        assert everything(target) == kept


def test_admin_commands(url: str, store: Store, tmp_path: Path) -> None:
    stored, _ = drawn(5)
    store.insert(stored)
    table = stored.table.id

    def run(*words: str | Path) -> str:
        ran = CliRunner(env={"LANG": "en_GB.UTF-8"}).invoke(app, ["admin", *map(str, words), "--database", url])
        assert ran.exit_code == 0, ran.output
        return ran.output

    assert run("fsck") == "1 table replayed. No errors.\n"
    run("mute", table, "human")
    run("kick", table, "human")
    run("export", table, tmp_path / "one")
    run("close", table)
    (now,) = everything(store)
    assert (now.table.status, now.table.version) == ("closed", 3)
    run("purge", "--older-than", "0")
    assert everything(store) == []
    run("import", tmp_path / "one")
    (now,) = everything(store)
    assert (now.table.status, now.table.version) == ("playing", 2)
    run("restore", tmp_path / "one", "--force")


def test_faults_are_found(store: Store) -> None:
    stored, _ = drawn(9)
    store.insert(stored)
    with store.engine.begin() as connection:
        connection.execute(update(schema.log).where(schema.log.c.number == 3).values(key="no-such-key"))
    found = [one for one in operations.check(store) if not isinstance(one, str)]
    assert [(fault.table, fault.row) for fault in found] == [(stored.table.id, 3)]


def test_a_database_that_is_not_there_is_told_in_one_line(url: str) -> None:
    ran = CliRunner().invoke(app, ["admin", "fsck", "--database", url.replace("coterie@", "stranger:secret@")])
    assert ran.exit_code == 1
    (line,) = ran.stderr.strip().splitlines()
    assert line.startswith("coterie: ")
    assert "secret" not in line


def test_only_one_of_several_processes_sends_a_notice(store: Store, url: str) -> None:
    stored, _ = drawn(30)
    (seat,) = asked(stored)
    for row in stored.seats:
        if row.seat == seat:
            row.notices = msgspec.to_builtins(Preferences(row.token_hash, webhook="http://127.0.0.1:9/"))
    store.insert(stored)

    async def look() -> int:
        settings = NoticeSettings(retries=())
        stores = [Store(url) for _ in range(4)]
        journals = [Journal(one) for one in stores]
        notifiers = [Notices(journal, settings, lambda: stored.table.moved + 100.0) for journal in journals]
        sent = sum(await asyncio.gather(*(notifier.look() for notifier in notifiers)))
        for notifier, journal, one in zip(notifiers, journals, stores, strict=True):
            await notifier.settle()
            await journal.close()
            one.close()
        return sent

    assert asyncio.run(look()) == 1


# Servers.


def test_two_processes_serve_one_table_of_postgresql(url: str, tmp_path: Path) -> None:
    with ProcessHost(tmp_path, "--database", url) as first, ProcessHost(tmp_path, "--database", url) as second:
        made = first.make({"vampire": "mine", "human": "mine"})
        with first.sit(made, "vampire") as vampire, second.sit(made, "human") as human:
            assert play_out({"vampire": vampire, "human": human}, most=12) == 12
        assert first.stop() == 0
        assert second.stop() == 0
    assert not list(tmp_path.iterdir())
    with opened(url) as store:
        assert [one for one in operations.check(store) if not isinstance(one, str)] == []


def test_a_killed_server_on_postgresql_has_lost_nothing_it_acknowledged(url: str, tmp_path: Path) -> None:
    with ProcessHost(tmp_path, "--database", url) as first:
        made = first.make({"vampire": "mine", "human": "mine"})
        with first.sit(made, "vampire") as vampire, first.sit(made, "human") as human:
            play_out({"vampire": vampire, "human": human}, most=9)
            number = vampire.state["number"]
            first.kill()
    with ProcessHost(tmp_path, "--database", url) as second, second.sit(made, "vampire") as vampire:
        assert vampire.until("state")["number"] >= number
