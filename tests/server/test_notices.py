"""Notices that it is somebody's turn: off until wanted, without secrets, seldom, and never in the way of play."""

from __future__ import annotations

import asyncio
import re
import xml.etree.ElementTree as ET
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import update

import coterie
from coterie.locale import LANGUAGES, Speaker
from coterie.server.app import make_app
from coterie.server.live.errors import BadWish, Crowded, NoSuchTable, NotYours
from coterie.server.notices import delivery
from coterie.server.notices.delivery import BadAddress, BadSetting, MailServer, NoticeSettings, Undelivered, notice_settings, post
from coterie.server.notices.desk import MOST, Notices
from coterie.server.notices.wishes import NoticeWish, feed_token
from coterie.server.settings import Settings
from coterie.server.store import Change, Journal, LogRow, Store, schema
from tests.server.ground import asked, drawn, lite
from tests.server.sinks import OK, mail_sink, web_sink

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
        self.sheet, self.tokens = drawn(30, title)
        (self.seat,) = asked(self.sheet)
        self.other = next(seat for seat in self.tokens if seat != self.seat)
        self.table, self.token = self.sheet.table.id, self.tokens[self.seat]
        store.insert(self.sheet)
        self.clock = Clock()
        self.clock.now = self.sheet.table.moved
        self.journal = Journal(store)
        self.notices = Notices(self.journal, settings, self.clock)

    async def wants(self, **ways: Any) -> None:
        await self.notices.set(self.table, self.token, NoticeWish(**ways))

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
        sheet = self.sheet
        game = coterie.new("empire", seed=int(sheet.table.seed))
        for entry in sheet.log:
            game.enter(entry.seat, entry.key)
        new: list[LogRow] = []
        while not new or game.decisions[0].seat != self.seat or game.decisions[0].keys == ["pass"]:
            decision = game.decisions[0]
            new.append(LogRow(decision.seat, decision.keys[0], False, self.clock.now))
            game.choose(decision.seat, decision.keys[0])
        row = sheet.table
        columns = {"length": row.length + len(new), "moved": self.clock.now}
        version = self.store.versions([self.table])[self.table]
        assert self.store.commit([Change(self.table, version, columns, append=new, at=row.length)]) == [True]
        sheet.log.extend(new)
        row.length += len(new)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with lite(tmp_path) as opened:
        yield opened


def settings(mail_port: int = 0, **more: Any) -> NoticeSettings:
    mail = MailServer("127.0.0.1", mail_port, "none") if mail_port else None
    return NoticeSettings(base_url=BASE, mail=mail, sender="table@example.org", private_webhooks=True, retries=(0.0, 0.0), **more)


def play(act: Callable[[], Awaitable[None]]) -> None:
    """Run what a test does in a loop of its own."""

    async def whole() -> None:
        async with asyncio.timeout(30):
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


# Whether, when, and how often.


def test_nobody_is_told_who_did_not_ask_for_it(store: Store) -> None:
    async def act() -> None:
        scene = Scene(store, settings())
        assert await scene.look(later=10 * MINUTE) == 0
        await scene.wants(feed=True)
        assert await scene.look() == 0, "a feed is read, not sent"
        await scene.journal.close()

    play(act)


def test_an_address_gets_one_message_until_its_owner_agrees(store: Store) -> None:
    async def act() -> None:
        async with mail_sink() as (port, mail):
            scene = Scene(store, settings(port))
            await scene.wants(email="mina@example.org")
            await scene.wants(email="mina@example.org", language="fr")
            assert await scene.look(later=10 * MINUTE) == 0
            (question,) = mail
            await scene.notices.follow(link_in(question), stop=False)
            assert await scene.look() == 1
            assert [message["To"] for message in mail] == ["mina@example.org"] * 2
            await scene.wants(email="other@example.org")
            assert await scene.look(later=20 * MINUTE) == 0, "the new address has not agreed"
            assert len(mail) == 3
            await scene.journal.close()

    play(act)


def test_who_is_at_the_table_needs_no_notice(store: Store) -> None:
    async def act() -> None:
        async with mailing(store) as (scene, mail):
            assert await scene.look(later=59) == 0
            assert await scene.look(later=2) == 1
            assert len(mail) == 1

    play(act)


def test_one_notice_for_a_turn_and_at_most_one_in_ten_minutes(store: Store) -> None:
    async def act() -> None:
        async with mailing(store) as (scene, mail):
            assert await scene.look(later=2 * MINUTE) == 1
            assert await scene.look(later=60 * MINUTE) == 0, "told already"
            scene.play_on()
            assert await scene.look(later=2 * MINUTE) == 1
            scene.play_on()
            assert await scene.look(later=5 * MINUTE) == 0, "too soon after the last"
            assert await scene.look(later=6 * MINUTE) == 1, "but not forgotten"
            assert len(mail) == 3

    play(act)


@pytest.mark.parametrize(
    "columns",
    [
        {"away": True, "bot": "steady"},
        {"kind": "bot", "bot": "steady"},
        {"token_hash": "of somebody who sits here now"},
        {"notices": {"garbage": 1}},
    ],
)
def test_nobody_is_told_for_whom_a_bot_decides_or_who_has_left(store: Store, columns: dict[str, Any]) -> None:
    async def act() -> None:
        async with mailing(store) as (scene, _):
            scene.set_seat(**columns)
            assert await scene.look(later=10 * MINUTE) == 0

    play(act)


def test_nobody_is_told_where_passing_is_automatic(store: Store) -> None:
    async def act() -> None:
        async with mailing(store) as (scene, _):
            sheet = scene.sheet
            game = coterie.new("empire", seed=int(sheet.table.seed))
            log = sheet.log[:]
            for entry in log:
                game.enter(entry.seat, entry.key)
            while game.decisions[0].seat != scene.seat or "pass" not in game.decisions[0].keys or len(game.decisions[0].keys) == 1:
                decision = game.decisions[0]
                log.append(LogRow(decision.seat, decision.keys[-1], False, scene.clock.now))
                game.choose(decision.seat, decision.keys[-1])
            windows = [game.decisions[0].prompt.id]
            change = Change(scene.table, 0, {"length": len(log)}, append=log[sheet.table.length :], at=sheet.table.length)
            assert store.commit([change]) == [True]
            scene.set_seat(passing=windows)
            assert await scene.look(later=10 * MINUTE) == 0
            scene.set_seat(passing=[])
            assert await scene.look() == 1

    play(act)


@pytest.mark.parametrize("columns", [{"status": "over"}, {"status": "closed"}, {"due": 0.0}])
def test_nobody_is_told_of_a_game_that_does_not_wait_for_people(store: Store, columns: dict[str, Any]) -> None:
    async def act() -> None:
        async with mailing(store) as (scene, _):
            scene.set(**columns)
            assert await scene.look(later=10 * MINUTE) == 0

    play(act)


def test_only_one_of_several_processes_tells(store: Store) -> None:
    async def act() -> None:
        async with mailing(store) as (scene, mail):
            scene.clock.now += 10 * MINUTE
            others = [Notices(scene.journal, scene.notices.settings, scene.clock) for _ in range(4)]
            assert sum(await asyncio.gather(*(notices.look() for notices in others))) == 1
            for notices in others:
                await notices.settle()
            assert len(mail) == 1

    play(act)


def test_a_table_that_cannot_be_replayed_keeps_nobody_else_from_being_told(store: Store) -> None:
    async def act() -> None:
        async with mailing(store) as (scene, mail):
            broken, _ = drawn(5)
            broken.table.game = "chess"
            for seat in broken.seats:
                seat.notices = msgspec.to_builtins({"owner": seat.token_hash, "webhook": "http://127.0.0.1:9/"})
            store.insert(broken)
            assert await scene.look(later=10 * MINUTE) == 1
            assert len(mail) == 1

    play(act)


# What a notice says.


def secrets_of(scene: Scene) -> list[str]:
    return [scene.sheet.table.seed, scene.sheet.table.invite, *scene.tokens.values(), *(entry.key for entry in scene.sheet.log)]


def test_a_mail_is_in_the_readers_language_and_tells_no_secret(store: Store) -> None:
    async def act() -> None:
        async with mailing(store) as (scene, mail):
            await scene.look(later=10 * MINUTE)
            (message,) = mail
            text = message.get_content()
            assert message["Subject"] == "Tocca a te: Friday (Vampire Empire)"
            assert f"{BASE}#/table/{scene.table}" in text
            assert Speaker("it").tell(f"empire-seat-{scene.seat}") in text
            assert message["Auto-Submitted"] == "auto-generated"
            assert [secret for secret in secrets_of(scene) if len(secret) > 4 and secret in message.as_string()] == []

    play(act)


@pytest.mark.parametrize("title", ["", "Ünïcödé 夜", "two\r\nBcc: all@example.org", "\x00\x1b[2J"])
def test_titles_do_no_harm_to_a_mail(store: Store, title: str) -> None:
    async def act() -> None:
        async with mail_sink() as (port, mail):
            scene = Scene(store, settings(port))
            scene.set(title=title)
            await scene.wants(email="mina@example.org")
            await scene.notices.settle()
            assert len(mail) == 1
            assert mail[0]["Bcc"] is None
            await scene.journal.close()

    play(act)


def test_the_link_in_a_mail_ends_it(store: Store) -> None:
    async def act() -> None:
        async with mailing(store) as (scene, mail):
            await scene.look(later=10 * MINUTE)
            assert mail[0]["List-Unsubscribe"] == f"<{BASE}notices/{link_in(mail[0])}>"
            await scene.notices.follow(link_in(mail[0]), stop=True)
            scene.play_on()
            assert await scene.look(later=20 * MINUTE) == 0
            with pytest.raises(NoSuchTable):
                await scene.notices.follow(link_in(mail[0]), stop=False)

    play(act)


def test_a_webhook_gets_the_same_as_json(store: Store) -> None:
    async def act() -> None:
        async with web_sink(OK) as (address, got):
            scene = Scene(store, settings())
            await scene.wants(webhook=f"{address}/hook?for=me")
            assert await scene.look(later=10 * MINUTE) == 1
            ((head, body),) = got
            assert head.startswith("POST /hook?for=me HTTP/1.1\r\n")
            told = msgspec.json.decode(body)
            assert told == {
                "type": "turn",
                "table": scene.table,
                "title": "Friday",
                "game": "empire",
                "seat": scene.seat,
                "since": scene.sheet.table.moved,
                "link": f"{BASE}#/table/{scene.table}",
                "text": "Your turn: Friday (Vampire Empire)",
                "content": "Your turn: Friday (Vampire Empire)",
            }
            await scene.journal.close()

    play(act)


# Getting there.


def test_a_mail_is_tried_again(store: Store) -> None:
    async def act() -> None:
        async with mailing(store, refusing=2) as (scene, mail):
            assert await scene.look(later=10 * MINUTE) == 1
            assert len(mail) == 1

    play(act)


@pytest.mark.parametrize(
    "answer", [b"HTTP/1.1 500 Oh\r\n\r\n", b"HTTP/1.1 302 Found\r\nLocation: /else\r\n\r\n", b"who is there?\r\n", b"x" * 5000]
)
def test_a_webhook_is_tried_three_times_and_never_followed(store: Store, answer: bytes) -> None:
    async def act() -> None:
        async with web_sink(answer) as (address, got):
            scene = Scene(store, settings())
            await scene.wants(webhook=address)
            assert await scene.look(later=10 * MINUTE) == 1
            assert len(got) == 3
            assert {head.split()[1] for head, _ in got} == {"/"}
            await scene.journal.close()

    play(act)


def test_a_webhook_that_does_not_answer_is_given_up_and_holds_up_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        async with web_sink(b"") as (address, _):
            scene = Scene(store, settings())
            await scene.wants(webhook=address)
            scene.clock.now += 10 * MINUTE
            assert await scene.notices.look() == 1, "the look itself does not wait for the answer"
            monkeypatch.setattr(delivery, "SECONDS", 0.05)
            with pytest.raises(Undelivered, match="TimeoutError"):
                await post(address, b"{}", private=True)
            await scene.notices.close()
            await scene.journal.close()

    play(act)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.1", "10.1.2.3", "169.254.169.254", "[fd00::1]"]
)
def test_the_hosts_own_network_is_closed_to_webhooks(host: str) -> None:
    async def act() -> None:
        async with web_sink(OK) as (address, got):
            port = address.rpartition(":")[2]
            with pytest.raises(BadAddress, match="open internet"):
                await post(f"http://{host}:{port}/", b"{}", private=False)
            assert got == []

    play(act)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://",
        "https://user:pass@example.org/",
        "http://a b/",
        "http://a\r\nX: y/",
        "x" * 40,
        "http://[::1",
        "http://a:99999/",
    ],
)
def test_what_is_no_webhook_is_refused(store: Store, url: str) -> None:
    async def act() -> None:
        scene = Scene(store, settings())
        with pytest.raises(BadWish):
            await scene.wants(webhook=url)
        await scene.journal.close()

    play(act)


@pytest.mark.parametrize("address", ["nobody", "a@b@c", "a@", "<a@b.org>", "a@b.org\r\nBcc: c@d.org", "a b@c.org", "ä@b.org"])
def test_what_is_no_mail_address_is_refused(store: Store, address: str) -> None:
    async def act() -> None:
        scene = Scene(store, settings(25))
        with pytest.raises(BadWish):
            await scene.wants(email=address)
        await scene.journal.close()

    play(act)


def test_not_everybody_in_the_world_can_be_asked_to_confirm(store: Store) -> None:
    async def act() -> None:
        async with mail_sink() as (port, mail):
            scene = Scene(store, settings(port))
            for number in range(MOST):
                await scene.wants(email=f"victim{number}@example.org")
            with pytest.raises(Crowded):
                await scene.wants(email="one.more@example.org")
            await scene.notices.settle()
            assert len(mail) == MOST
            scene.clock.now += 61 * MINUTE
            await scene.wants(email="one.more@example.org")
            await scene.notices.settle()
            await scene.journal.close()

    play(act)


def test_a_host_without_a_mail_server_says_so(store: Store) -> None:
    async def act() -> None:
        scene = Scene(store, settings())
        with pytest.raises(BadWish, match="sends no e-mail"):
            await scene.wants(email="mina@example.org")
        with pytest.raises(NotYours):
            await scene.notices.set(scene.table, "a token of nobody", NoticeWish())
        await scene.journal.close()

    play(act)


# The addresses.


Client = TestClient[Any]


@pytest.fixture
def scene(store: Store) -> Iterator[Scene]:
    found = Scene(store, settings())
    yield found
    asyncio.run(found.journal.close())


@pytest.fixture
def client(tmp_path: Path, scene: Scene) -> Iterator[Client]:
    with TestClient(make_app(Settings(data=tmp_path, notices=settings(9)))) as opened:
        yield opened


def mine(scene: Scene) -> dict[str, str]:
    return {"Authorization": f"Bearer {scene.token}"}


def test_what_a_player_sets(client: Client, scene: Scene) -> None:
    address = f"/api/tables/{scene.table}/notices"
    off = {"email": "", "confirmed": False, "webhook": "", "feed": "", "language": "en", "mails": True}
    assert client.get(address, headers=mine(scene)).json() == off
    wish = {"webhook": "https://example.org/hook", "feed": True, "language": "fr"}
    set_ = client.put(address, json=wish, headers=mine(scene))
    assert set_.status_code == 200
    assert set_.json() == off | wish | {"feed": f"feed/{feed_token(scene.table, scene.token)}.atom"}
    assert client.get(address, headers=mine(scene)).json() == set_.json()
    assert client.delete(address, headers=mine(scene)).status_code == 204
    assert client.get(address, headers=mine(scene)).json() == off


@pytest.mark.parametrize(
    ("wish", "status"),
    [({"fax": "1"}, 400), ({"email": 7}, 400), ({"language": "la"}, 400), ({"webhook": "ftp://x"}, 422), ({"email": "x"}, 422), ([], 400)],
)
def test_what_cannot_be_set(client: Client, scene: Scene, wish: object, status: int) -> None:
    answer = client.put(f"/api/tables/{scene.table}/notices", json=wish, headers=mine(scene))
    assert (answer.status_code, list(answer.json())) == (status, ["message"])


def test_only_the_seats_own_token_opens_its_notices(client: Client, scene: Scene) -> None:
    for headers in ({}, {"Authorization": "Bearer x"}):
        assert client.get(f"/api/tables/{scene.table}/notices", headers=headers).status_code == 403
    assert client.get("/api/tables/nowhere/notices", headers=mine(scene)).status_code == 403


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_feed_tells_whose_turn_it_is(client: Client, scene: Scene, language: str) -> None:
    names = {"a": "http://www.w3.org/2005/Atom"}
    scene.set(title="<&>\x00")
    wish = {"feed": True, "language": language}
    address = client.put(f"/api/tables/{scene.table}/notices", json=wish, headers=mine(scene)).json()["feed"]
    assert scene.token not in address
    answer = client.get(f"/{address}")
    assert answer.headers["content-type"].startswith("application/atom+xml")
    (entry,) = ET.fromstring(answer.content).findall("a:entry", names)  # noqa: S314  # our own
    assert entry.findtext("a:title", None, names) == Speaker(language).tell("notice-feed-turn")
    assert entry.findtext("a:content", None, names) == "<&> (Vampire Empire)"
    assert [secret for secret in secrets_of(scene) if len(secret) > 4 and secret in answer.text] == []
    again = client.get(f"/{address}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = {"Authorization": f"Bearer {scene.tokens[scene.other]}"}
    theirs = client.put(f"/api/tables/{scene.table}/notices", json=wish, headers=other).json()["feed"]
    assert ET.fromstring(client.get(f"/{theirs}").content).findall("a:entry", names) == []  # noqa: S314  # our own
    client.delete(f"/api/tables/{scene.table}/notices", headers=mine(scene))
    assert client.get(f"/{address}").status_code == 404
    assert client.get("/feed/guessed.atom").status_code == 404


def test_the_pages_behind_the_links_change_nothing_until_the_button_is_pressed(client: Client, scene: Scene) -> None:
    client.put(f"/api/tables/{scene.table}/notices", json={"email": "mina@example.org"}, headers=mine(scene))
    found = scene.store.load(scene.table)
    assert found is not None
    (code,) = [seat.notices["code"] for seat in found.seats if seat.notices]
    page = f"/notices/{scene.table}.{code}"

    def confirmed() -> bool:
        return bool(client.get(f"/api/tables/{scene.table}/notices", headers=mine(scene)).json()["confirmed"])

    first = client.get(page)
    assert "Yes, write to me" in first.text
    assert first.headers.get_list("content-security-policy") == ["default-src 'none'; form-action 'self'; frame-ancestors 'none'"]
    assert not confirmed()
    assert "You will get a message" in client.post(page, data={"do": "confirm"}).text
    assert confirmed()
    assert "Yes, stop" in client.get(page).text
    assert confirmed()
    assert client.post(page, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert not confirmed()
    for gone in (page, "/notices/guessed", f"/notices/{scene.table}.", f"/notices/{scene.table}.ü"):
        assert client.get(gone).status_code == 404
        assert client.post(gone, data={"do": "confirm"}).status_code == 404


# The host's settings.


def test_settings_of_the_environment() -> None:
    found = notice_settings(
        {"COTERIE_SMTP": "smtp://me:p%40ss@mail.example.org", "COTERIE_MAIL_FROM": "t@example.org", "COTERIE_BASE_URL": "https://x.org/c"}
    )
    assert found.mail == MailServer("mail.example.org", 587, "starttls", "me", "p@ss")
    assert (found.base_url, found.mails, found.private_webhooks) == ("https://x.org/c/", True, False)
    assert "p@ss" not in repr(found)
    assert notice_settings({}) == NoticeSettings()
    assert not notice_settings({"COTERIE_SMTP": "smtp://localhost", "COTERIE_MAIL_FROM": "t@example.org"}).mails, "links need an address"


@pytest.mark.parametrize(
    ("environment", "name"),
    [
        ({"COTERIE_SMTP": "mail.example.org", "COTERIE_MAIL_FROM": "t@example.org"}, "COTERIE_SMTP"),
        ({"COTERIE_SMTP": "smtp://host:port", "COTERIE_MAIL_FROM": "t@example.org"}, "COTERIE_SMTP"),
        ({"COTERIE_SMTP": "smtp://mail.example.org"}, "COTERIE_MAIL_FROM"),
        ({"COTERIE_BASE_URL": "play.example.org"}, "COTERIE_BASE_URL"),
    ],
)
def test_a_setting_that_cannot_be_read_is_named(environment: dict[str, str], name: str) -> None:
    with pytest.raises(BadSetting, match=name):
        notice_settings(environment)
