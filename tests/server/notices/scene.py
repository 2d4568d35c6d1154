"""A table of two people in a database, one of whom is waited for, and how its notices are set and sent."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

from sqlalchemy import update

import coterie
from coterie.kernel.chance import Chance
from coterie.server.notices.delivery import MailServer, NoticeSettings
from coterie.server.notices.notifier import Notices
from coterie.server.notices.preferences import NoticeRequest
from coterie.server.store import Change, Journal, LogRow, Store, schema
from tests.server.ground import asked, drawn
from tests.server.sinks import mail_sink
from tests.tries import PATIENCE, tries

BASE = "https://play.example.org/coterie/"
MINUTE = 60.0


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Scene:
    """A table of two people in a database, one of whom is waited for, and the notices of a server."""

    def __init__(self, store: Store, settings: NoticeSettings, title: str = "Friday") -> None:
        self.store = store
        self.stored, self.tokens = drawn(30, title)
        (self.seat,) = asked(self.stored)
        self.other = next(seat for seat in self.tokens if seat != self.seat)
        self.table, self.token = self.stored.table.id, self.tokens[self.seat]
        store.insert(self.stored)
        self.clock = Clock()
        self.clock.now = self.stored.table.moved
        self.journal = Journal(store)
        self.notices = Notices(self.journal, settings, self.clock)

    async def wants(self, **ways: Any) -> None:
        await self.notices.set(self.table, self.token, NoticeRequest(**ways))

    async def look(self, later: float = 0.0) -> int:
        """Let time pass, look for people who should be told, and let everything go out."""
        self.clock.now += later
        sent = await self.notices.look()
        await self.notices.settle()
        return sent

    def set(self, **columns: Any) -> None:
        """Change the row of the table."""
        with self.store.engine.begin() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id == self.table).values(**columns))

    def set_seat(self, **columns: Any) -> None:
        """Change the row of the seat that is waited for."""
        here = (schema.seats.c.table_id == self.table, schema.seats.c.seat == self.seat)
        with self.store.engine.begin() as connection:
            connection.execute(update(schema.seats).where(*here).values(**columns))
        self.set(version=schema.tables.c.version + 1)

    def play_on(self) -> None:
        """Entries until the same seat is waited for again; the table moves now."""
        stored = self.stored
        game = coterie.new("empire", seed=int(stored.table.seed))
        for entry in stored.log:
            game.enter(entry.seat, entry.key)
        new: list[LogRow] = []
        for _ in tries("the same seat is asked again"):
            decision = game.decisions[0]
            if new and decision.seat == self.seat and not decision.lone_pass:
                break
            key = decision.keys[0] if decision.keys else decision.pick(Chance(decision.number))
            new.append(LogRow(decision.seat, key, False, self.clock.now))
            game.choose(decision.seat, key)
        row = stored.table
        columns = {"length": row.length + len(new), "moved": self.clock.now}
        version = self.store.versions([self.table])[self.table]
        assert self.store.commit([Change(self.table, version, columns, append=new, at=row.length)]) == [True]
        stored.log.extend(new)
        row.length += len(new)


def settings(mail_port: int = 0, **more: Any) -> NoticeSettings:
    mail = MailServer("127.0.0.1", mail_port, "none") if mail_port else None
    return NoticeSettings(base_url=BASE, mail=mail, sender="table@example.org", private_webhooks=True, retries=(0.0, 0.0), **more)


def play(act: Callable[[], Awaitable[None]]) -> None:
    """Run what a test does in a loop of its own."""

    async def whole() -> None:
        async with asyncio.timeout(PATIENCE):
            await act()

    asyncio.run(whole())


@asynccontextmanager
async def mailing(store: Store, refusing: int = 0) -> AsyncIterator[tuple[Scene, list[EmailMessage]]]:
    """A scene whose player is told by e-mail, confirmed already."""
    async with mail_sink() as (port, asked_to_confirm):
        scene = Scene(store, settings(port))
        await scene.wants(email="mina@example.org", language="it")
        await scene.notices.settle()
        await scene.notices.follow(link_in(asked_to_confirm[0]), stop=False)
    async with mail_sink(refusing) as (port, mail):
        scene.notices.settings = settings(port)
        yield scene, mail
        await scene.journal.close()


def link_in(message: EmailMessage) -> str:
    """The last part of the link to a page of ours."""
    (found,) = re.findall(re.escape(BASE) + r"notices/(\S+)", message.get_content())
    return str(found)


def secrets_of(scene: Scene) -> list[str]:
    return [scene.stored.table.seed, scene.stored.table.invite, *scene.tokens.values(), *(entry.key for entry in scene.stored.log)]
