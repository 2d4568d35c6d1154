"""Which processes live: who signs does, and who no longer does is gone after two looks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import update

from coterie.server.live.members import Members, name_of
from coterie.server.store import Journal, Store, schema


@contextmanager
def member(folder: Path, name: str) -> Iterator[Members]:
    store = Store(f"sqlite:///{folder / 'coterie.sqlite'}", name)
    store.open()
    journal = Journal(store)
    try:
        yield Members(journal, 100.0)  # nobody is gone because this machine is slow
    finally:
        asyncio.run(journal.close())
        store.close()


def look(*members: Members) -> list[bool]:
    async def all_look() -> list[bool]:
        return [await one.look() for one in members]

    return asyncio.run(all_look())


def silence(one: Members) -> None:
    """It has not signed for long."""
    with one._journal.store.engine.begin() as connection:
        connection.execute(update(schema.processes).where(schema.processes.c.name == one.me).values(seen=1.0))


def test_who_signs_lives_and_who_does_not_is_gone_after_two_looks(tmp_path: Path) -> None:
    with member(tmp_path, "one") as one, member(tmp_path, "two") as two:
        look(one, two, one)
        assert one.others == ["two"]
        assert two.others == ["one"]
        silence(two)
        assert look(one) == [False]
        assert one.alive("two"), "the database may have paused: the others sign again in a moment"
        assert look(one) == [True]
        assert (one.alive("two"), one.others) == (False, [])
        assert look(one) == [False], "it is told once"
        look(two, one)
        assert one.alive("two")


def test_a_process_nobody_has_heard_of_lives_until_it_was_looked_for(tmp_path: Path) -> None:
    with member(tmp_path, "one") as one:
        assert one.alive("one")
        assert not one.alive("")
        assert one.alive("newcomer")
        look(one, one)
        assert not one.alive("newcomer")


def test_who_leaves_is_gone_without_waiting(tmp_path: Path) -> None:
    with member(tmp_path, "one") as one, member(tmp_path, "two") as two:
        look(two, one)
        asyncio.run(two.leave())
        look(one, one)
        assert one.others == []


def test_a_process_keeps_its_name_over_a_restart() -> None:
    assert name_of(8666) == name_of(8666) != name_of(8667)
    assert name_of(0) != name_of(0)
