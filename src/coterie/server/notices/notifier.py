"""The notices of one server process: keeps preferences, finds out who should be told, and lets the notices go out.

A notice leaves from a task of its own, so that play never waits for it, and from one of all processes: the one that has claimed it in the
database. A notice whose process is stopped before it has gone out is not sent again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from coterie.kernel.errors import CoterieError
from coterie.kernel.text import Ref
from coterie.locale import Speaker
from coterie.server.live.errors import BadRequest, Crowded, NoSuchTable, NotYours
from coterie.server.notices import preferences
from coterie.server.notices.delivery import BadAddress, NoticeSettings, Undelivered, check_email, check_webhook, letter, post, send_mail
from coterie.server.notices.preferences import NoticeRequest, NoticeState, Preferences, feed_token, waited_for
from coterie.server.store import Journal, StoredTable, TableRow, allowances, hash_of

logger = structlog.get_logger()
AT_ONCE: Final = 20
"""So many games are replayed in one look at most."""
HOUR: Final = 3600.0
MOST: Final = 60
"""So many addresses are asked to confirm in an hour at most, and each of them once."""


class Call(msgspec.Struct, frozen=True):
    """A seat that a game waits for, and how its person wants to be told."""

    table: TableRow
    seat: str
    prefs: Preferences

    @property
    def occasion(self) -> str:
        """What a notice is about: one goes out for each occasion."""
        return f"{self.table.generation}:{self.table.length}"


def game_name(speaker: Speaker, row: TableRow) -> str:
    """What is played at a table. Subjects of mail say this and nothing that somebody wrote."""
    return speaker.tell(f"{row.game}-name") if speaker.knows(f"{row.game}-name") else row.game


def table_name(speaker: Speaker, row: TableRow) -> str:
    """A table as a notice names it: its title and its game."""
    game = game_name(speaker, row)
    title = "".join(sign for sign in row.title if sign.isprintable()).strip()
    return speaker.tell("notice-table", title=title, game=game) if title else game


class Notices:
    """The notices of one server process."""

    def __init__(self, journal: Journal, settings: NoticeSettings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self._journal = journal
        self._now = now
        self._asked: dict[str, tuple[int, list[str]]] = {}
        self._tasks = set[asyncio.Task[None]]()

    # What a player wants.

    async def show(self, table: str, token: str) -> NoticeState:
        """How the person with this token is told."""
        seat = await self._seat(table, token)
        prefs = await self._journal.read(preferences.read, self._journal.store, table, seat)
        return self._state(table, token, prefs if prefs is not None and prefs.owner == hash_of(token) else None)

    async def set(self, table: str, token: str, wanted: NoticeRequest) -> NoticeState:
        """Tell the person with this token in these ways and no others. A new e-mail address is asked to confirm first."""
        seat = await self._seat(table, token)
        self._check(wanted)
        before = await self._journal.read(preferences.read, self._journal.store, table, seat)
        known_already = before is not None and before.owner == hash_of(token) and before.email == wanted.email
        asks = bool(wanted.email) and not known_already and await self._may_ask(wanted.email)

        def renewed(before: Preferences | None) -> Preferences | None:
            known = before if before is not None and before.owner == hash_of(token) else Preferences(hash_of(token))
            if wanted.email != known.email:
                known = msgspec.structs.replace(known, email=wanted.email, confirmed=False, code=secrets.token_urlsafe(16))
            feed = hash_of(feed_token(table, token)) if wanted.feed else ""
            return msgspec.structs.replace(known, language=wanted.language, webhook=wanted.webhook, feed=feed)

        prefs = await self._write(table, seat, renewed)
        if prefs is not None and asks:
            await self._ask_to_confirm(table, prefs)
        return self._state(table, token, prefs)

    async def drop(self, table: str, token: str) -> None:
        """Tell the person with this token no more."""
        seat = await self._seat(table, token)
        await self._write(table, seat, lambda before: None)

    def _check(self, wanted: NoticeRequest) -> None:
        try:
            if wanted.email:
                check_email(wanted.email)
            if wanted.webhook:
                check_webhook(wanted.webhook)
        except BadAddress as error:
            raise BadRequest(str(error)) from None
        if wanted.email and not self.settings.mails:
            raise BadRequest("this server sends no e-mail; use a feed or a webhook")

    def _state(self, table: str, token: str, prefs: Preferences | None) -> NoticeState:
        if prefs is None:
            return NoticeState(mails=self.settings.mails)
        feed = f"feed/{feed_token(table, token)}.atom" if prefs.feed else ""
        return NoticeState(prefs.email, prefs.confirmed, prefs.webhook, feed, prefs.language, self.settings.mails)

    async def _seat(self, table: str, token: str) -> str:
        """The seat of a token at a table; the same token may sit at other tables too."""
        for _, where, seat in await self._journal.read(self._journal.store.of_tokens, [hash_of(token)]):
            if where == table:
                return seat
        raise NotYours("this token sits nowhere at this table")

    async def _write(self, table: str, seat: str, change: Callable[[Preferences | None], Preferences | None]) -> Preferences | None:
        return await self._journal.write(preferences.rewrite, self._journal.store, table, seat, change)

    # Confirming and ending e-mail, by the links in it.

    async def _ask_to_confirm(self, table: str, prefs: Preferences) -> None:
        """Send the one message that an address gets before its owner has agreed to more; no restart and no other process sends another."""
        row = (await self._stored(table)).table
        speaker = Speaker(prefs.language)
        name, link = table_name(speaker, row), self._link(row, prefs)
        body = "\n\n".join([speaker.tell("notice-confirm-body", table=name, link=link), speaker.tell("notice-confirm-ignore")])
        self._send_mail(prefs, speaker.tell("notice-confirm-subject", table=game_name(speaker, row)), body, "")

    async def _may_ask(self, email: str) -> bool:
        """Whether an address may be asked to confirm: not if it was within the hour, whoever gave it, to whichever process."""
        journal, now = self._journal, self._now()
        if not await journal.write(allowances.take, journal.store, f"mail {hash_of(email)}", 1 / HOUR, 1, now):
            return False
        if not await journal.write(allowances.take, journal.store, "mails", MOST / HOUR, MOST, now):
            raise Crowded("too many addresses were given here within the hour; try again later")
        return True

    async def _stored(self, table: str) -> StoredTable:
        stored = await self._journal.read(self._journal.store.load, table)
        if stored is None:
            raise NoSuchTable("there is no such table")
        return stored

    def _link(self, row: TableRow, prefs: Preferences) -> str:
        return f"{self.settings.base_url}notices/{row.id}.{prefs.code}"

    async def linked(self, address: str) -> tuple[TableRow, str, Preferences]:
        """What the link in an e-mail is about: the table, the seat, and how its person is told."""
        table, _, code = address.rpartition(".")
        return await self._found(table, lambda prefs: bool(prefs.email) and secrets.compare_digest(hash_of(prefs.code), hash_of(code)))

    async def fed(self, token: str) -> tuple[TableRow, str, Preferences]:
        """What a feed is about: the table, the seat, and how its person is told."""
        return await self._found(token.rpartition(".")[0], lambda prefs: secrets.compare_digest(prefs.feed, hash_of(token)))

    async def asked(self, row: TableRow) -> list[str]:
        """The people a game waits for."""
        return await self._journal.read(self._asked_at, row)

    async def _found(self, table: str, fits: Callable[[Preferences], bool]) -> tuple[TableRow, str, Preferences]:
        stored = await self._stored(table)
        for seat in stored.seats:
            prefs = preferences.parsed(seat.notices)
            if prefs is not None and prefs.owner == seat.token_hash and fits(prefs):
                return stored.table, seat.seat, prefs
        raise NoSuchTable("this link is no longer valid")

    async def follow(self, address: str, stop: bool) -> tuple[TableRow, Preferences]:
        """Confirm the e-mail address, or end e-mail to it."""
        row, seat, prefs = await self.linked(address)
        changed = {"email": "", "code": "", "confirmed": False} if stop else {"confirmed": True}
        await self._write(row.id, seat, lambda now: now and msgspec.structs.replace(now, **changed))
        return row, prefs

    # Telling.

    async def look_on(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(self.settings.every)
            try:
                await self.look()
            except (SQLAlchemyError, OSError) as error:
                logger.error("notices could not be looked for", error=repr(error))

    async def look(self) -> int:
        """Look once for people who should be told, and let the notices go out; how many."""
        sent = 0
        for call in await self._journal.read(self._calls):
            if await self._claim(call):
                self._tell(call)
                sent += 1
        return sent

    def _calls(self) -> list[Call]:
        """The people a game has waited for long enough, and who have not been told of it."""
        store, now = self._journal.store, self._now()
        calls: list[Call] = []
        replayed = 0
        for row, wanted in preferences.candidates(store, now, self.settings.after):
            open_calls = [Call(row, seat, prefs) for seat, prefs in wanted.items()]
            open_calls = [call for call in open_calls if self._may_tell(call, now)]
            if not open_calls:
                continue
            replayed += self._asked.get(row.id, (-1, []))[0] != row.version
            if replayed > AT_ONCE:
                break
            calls.extend(call for call in open_calls if call.seat in self._asked_at(row))
        return calls

    def _may_tell(self, call: Call, now: float) -> bool:
        prefs = call.prefs
        wanted = (prefs.email and prefs.confirmed) or prefs.webhook
        return bool(wanted) and prefs.told != call.occasion and prefs.told_at <= now - self.settings.apart

    def _asked_at(self, row: TableRow) -> list[str]:
        """The people a game waits for, reckoned once for each version of a table."""
        version, asked = self._asked.get(row.id, (-1, []))
        if version != row.version:
            stored = self._journal.store.load(row.id)
            try:
                asked = waited_for(stored) if stored is not None and stored.table.version == row.version else []
            except CoterieError as error:
                logger.error("a table could not be replayed", table=row.id[:4], error=str(error))
                asked = []
            if len(self._asked) > 1000:
                self._asked.clear()
            self._asked[row.id] = (row.version, asked)
        return asked

    async def _claim(self, call: Call) -> bool:
        """Be the one who sends this notice."""
        now, won = self._now(), False

        def claim(before: Preferences | None) -> Preferences | None:
            nonlocal won
            if before is None or not self._may_tell(Call(call.table, call.seat, before), now):
                return before
            won = True
            return msgspec.structs.replace(before, told=call.occasion, told_at=now)

        await self._write(call.table.id, call.seat, claim)
        return won

    def _tell(self, call: Call) -> None:
        prefs, row = call.prefs, call.table
        speaker = Speaker(prefs.language)
        name = table_name(speaker, row)
        subject, text = (speaker.tell("notice-subject", table=about) for about in (game_name(speaker, row), name))
        link = f"{self.settings.base_url}#/table/{row.id}" if self.settings.base_url else ""
        if prefs.email and prefs.confirmed and self.settings.mails:
            words = speaker.tell("notice-body", table=name, seat=Ref(f"{row.game}-seat", call.seat))
            stop = self._link(row, prefs)
            body = "\n\n".join([words, speaker.tell("notice-open", link=link), speaker.tell("notice-stop", link=stop)])
            self._send_mail(prefs, subject, body, stop)
        if prefs.webhook:
            told = {"type": "turn", "table": row.id, "title": row.title, "game": row.game, "seat": call.seat, "since": row.moved}
            body_json = msgspec.json.encode({**told, "link": link, "text": text, "content": text})
            self._spawn("webhook", lambda: post(prefs.webhook, body_json, self.settings.private_webhooks))

    def _send_mail(self, prefs: Preferences, subject: str, body: str, stop: str) -> None:
        server = self.settings.mail
        if server is not None:
            message = letter(self.settings.sender, prefs.email, subject, body, stop)
            self._spawn("e-mail", lambda: send_mail(server, message))

    def _spawn(self, way: str, send: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self._deliver(way, send))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(self, way: str, send: Callable[[], Awaitable[None]]) -> None:
        """Try, and try again a few times. Where it went is not logged: addresses are private."""
        for pause in (*self.settings.retries, None):
            try:
                await send()
            except BadAddress as error:
                logger.warning("a notice was not sent", way=way, error=str(error))
            except Undelivered as error:
                if pause is not None:
                    await asyncio.sleep(pause)
                    continue
                logger.warning("a notice was given up", way=way, error=str(error))
            return

    async def settle(self) -> None:
        """Wait until every notice has gone out or was given up."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Send no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
