"""The database: its migrations make what the schema says, and of two who write the same version only one wins."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import MetaData, insert, text

from coterie.server.store import (
    Change,
    ChatRow,
    Journal,
    LogRow,
    SeatRow,
    Store,
    StoredTable,
    TableRow,
    allowances,
    hash_of,
    measured,
    schema,
)
from coterie.server.store.store import BadDatabase
from coterie.server.store.upgrade import LaterDatabase, migrations


def stored(table: str) -> StoredTable:
    row = TableRow(table, "empire", "1", "", {}, "7", None, True, {}, False, "playing", "x", 1.0, 1.0, 1.0)
    return StoredTable(row, [SeatRow("vampire", 0, "person", token_hash=hash_of("v")), SeatRow("human", 1, "bot", bot="steady")], [], [])


def entry(key: str) -> LogRow:
    return LogRow("vampire", key, False, 2.0)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path / 'coterie.sqlite'}")
    made.open()
    for table in ("one", "two"):
        made.insert(stored(table))
    yield made
    made.close()


def keys(store: Store, table: str) -> list[str]:
    found = store.load(table)
    assert found is not None
    return [row.key for row in found.log]


def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []


def test_tables_of_the_first_version_stay_with_seats_and_log_and_take_longer_seeds(store: Store) -> None:
    config, then, before = migrations(), MetaData(), stored("old")
    with store.engine.begin() as connection:
        schema.metadata.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        then.reflect(connection)
        rows: dict[str, list[msgspec.Struct]] = {"tables": [before.table], "seats": [*before.seats], "log": [entry("a")]}
        for name, written in rows.items():
            known = {"table_id": "old", "number": 0, "undone": 0}
            values = [{**known, **msgspec.structs.asdict(row)} for row in written]
            columns = then.tables[name].c
            connection.execute(insert(then.tables[name]), [{key: one[key] for key in one if key in columns} for one in values])
    store.open()
    found = store.load("old")
    assert found is not None
    assert (found.table.seed, found.seats) == (before.table.seed, before.seats)
    assert keys(store, "old") == ["a"]
    wide = stored("new")
    wide.table.seed = str((1 << 256) - 1)
    store.insert(wide)
    found = store.load("new")
    assert found is not None
    assert found.table.seed == wide.table.seed
    test_the_migrations_make_what_the_schema_says(store)


def test_a_database_of_a_later_version_is_left_alone(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(LaterDatabase, match="later version"):
        store.open()


def test_what_is_written_is_read(store: Store) -> None:
    said = ChatRow(1, "vampire", "Mina", "Good evening", 3.0)
    change = Change("one", 0, {"length": 2, "wish": {"by": "vampire"}}, {"human": {"away": True}}, [entry("a"), entry("b")], say=said)
    assert store.commit([change]) == [True]
    found = store.load("one")
    assert found is not None
    assert (found.table.version, found.table.length, found.table.wish) == (1, 2, {"by": "vampire"})
    assert (found.seats[1].away, found.seats[0].away) == (True, False)
    assert [row.key for row in found.log] == ["a", "b"]
    assert found.chat == [said]
    assert store.of_tokens([hash_of("v")]) == [(hash_of("v"), "one", "vampire"), (hash_of("v"), "two", "vampire")]
    assert store.load("three") is None


def test_whoever_comes_second_changes_nothing(store: Store) -> None:
    first, second = Change("one", 0, append=[entry("first")]), Change("one", 0, {"length": 9}, {"human": {"away": True}}, [entry("second")])
    assert store.commit([first, second, Change("two", 0, append=[entry("else")])]) == [True, False, True]
    assert keys(store, "one") == ["first"]
    assert keys(store, "two") == ["else"]
    found = store.load("one")
    assert found is not None
    assert (found.table.length, found.seats[1].away) == (0, False)


def move(table: str, version: int, *entries: LogRow, at: int = 0, due: float | None = None) -> Change:
    """A plain move: entries, and what follows from them for the table."""
    return Change(table, version, {"moved": 1763200000.123457, "length": at + len(entries), "due": due}, append=list(entries), at=at)


def test_moves_of_many_tables_are_written_together_and_each_stands_for_itself(store: Store) -> None:
    others = [f"table-{number:04}" for number in range(1_200)]
    for table in others[:3]:
        store.insert(stored(table))
    store.commit([move("one", 0, entry("before"))])
    changes = [
        move("one", 0, entry("too late")),
        move("two", 0, entry("a"), entry("b"), due=7.25),
        Change(others[0], 0, {"title": "Friday"}),
        move(others[1], 0, entry("c")),
        *(move(table, 0, entry("nowhere")) for table in others[3:]),
        move(others[2], 4, entry("too early")),
    ]
    assert store.commit(changes) == [False, True, True, True, *(False for _ in others[3:]), False]
    assert [keys(store, table) for table in ("one", "two", *others[:3])] == [["before"], ["a", "b"], [], ["c"], []]
    found = store.load("two")
    assert found is not None
    assert (found.table.version, found.table.length, found.table.due, found.table.moved) == (1, 2, 7.25, 1763200000.123457)
    assert store.versions([others[1], others[2]]) == {others[1]: 1, others[2]: 0}


def test_two_moves_of_one_table_are_written_in_their_order(store: Store) -> None:
    assert store.commit([move("one", 0, entry("a")), move("one", 1, entry("b"), at=1), move("one", 1, entry("c"), at=1)]) == [
        True,
        True,
        False,
    ]
    assert keys(store, "one") == ["a", "b"]


def test_a_move_whose_entry_is_there_already_spoils_no_other(store: Store) -> None:
    store.commit([move("one", 0, entry("a"))])
    assert store.commit([move("one", 1, entry("again"), at=0), move("two", 0, entry("b"))]) == [False, True]
    assert (keys(store, "one"), keys(store, "two")) == (["a"], ["b"])


def test_a_sqlite_that_is_too_old_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 31, 1))
    with pytest.raises(BadDatabase, match=r"SQLite 3\.31\.1 is too old; 3\.35 or later is needed"):
        Store(f"sqlite:///{tmp_path / 'coterie.sqlite'}")


def test_an_entry_that_is_there_already_is_not_written_twice_and_spoils_no_other_change(store: Store) -> None:
    assert store.commit([Change("one", 0, append=[entry("a")])]) == [True]
    again = Change("one", 1, append=[entry("b")], at=0)
    assert store.commit([Change("two", 0, append=[entry("c")]), again]) == [True, False]
    assert (keys(store, "one"), keys(store, "two")) == (["a"], ["c"])
    assert store.versions(["one", "two"]) == {"one": 1, "two": 1}


def test_what_is_taken_back_stays_in_the_log_beside_what_came_instead(store: Store) -> None:
    store.commit([Change("one", 0, append=[entry("a"), entry("b"), entry("c")])])
    store.commit([Change("one", 1, {"generation": 1}, undo=1, generation=1)])
    store.commit([Change("one", 2, append=[entry("d")], at=1)])
    store.commit([Change("one", 3, {"generation": 2}, undo=1, generation=2)])
    assert keys(store, "one") == ["a"]
    with store.engine.connect() as connection:
        rows = connection.execute(text("SELECT key, undone FROM log WHERE table_id = 'one' ORDER BY undone, number")).all()
    assert [tuple(row) for row in rows] == [("a", 0), ("b", 1), ("c", 1), ("d", 2)]


def test_changes_that_come_together_share_a_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []
    commit = store.commit

    def counted(changes: list[Change]) -> object:
        batches.append(len(changes))
        return commit(changes)

    monkeypatch.setattr(store, "commit", counted)

    async def write() -> list[bool]:
        journal = Journal(store)
        try:
            return await asyncio.gather(*(journal.commit(Change(table, 0, append=[entry("a")])) for table in ("two", "one", "one")))
        finally:
            await journal.close()

    assert asyncio.run(write()) == [True, True, False]
    assert batches == [3]


def test_due_tables_are_found(store: Store) -> None:
    store.commit([Change("one", 0, {"due": 5.0, "moved": 9.0}), Change("two", 0, {"due": 50.0})])
    assert store.due(10.0) == ["one"]
    assert store.public() == ["one", "two"]


def test_what_a_seat_brings_is_kept_with_it_until_it_is_taken_back(store: Store) -> None:
    thing = {"crypt": {"201569": 12}, "library": {}, "name": "Mine"}
    for version, brought in enumerate((thing, "ventrue", None)):
        assert store.commit([Change("one", version, seats={"vampire": {"brought": brought}})]) == [True]
        found = store.load("one")
        assert found is not None
        assert [seat.brought for seat in found.seats] == [brought, None]


def test_a_measurement_is_written_found_stopped_and_forgotten(store: Store) -> None:
    assert measured.find(store, "a") is None
    assert not measured.put(store, "a", b"one", 10.0)
    assert not measured.put(store, "a", b"two", 11.0)
    assert measured.find(store, "a") == measured.MeasuredRow(b"two", 11.0, False)
    measured.stop(store, "a")
    measured.stop(store, "unknown")
    assert measured.put(store, "a", b"three", 12.0)
    assert measured.find(store, "a") == measured.MeasuredRow(b"three", 12.0, True)
    measured.put(store, "b", b"later", 13.0)
    measured.forget(store, 12.5)
    assert measured.find(store, "a") is None
    assert measured.find(store, "b") is not None


def test_an_allowance_is_used_by_the_hundred_and_given_back(store: Store) -> None:
    taken = [allowances.take(store, "games", 0.0, 1000, 100.0, count) for count in (600, 600, -400, 600, 300, -5000, 1000, 1)]
    assert taken == [True, False, True, True, False, True, True, False]
