"""Who is told that it is their turn, when, how often, and in which words: off until wanted, seldom, and without secrets."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import coterie
from coterie.kernel.chance import Chance
from coterie.locale import Speaker
from coterie.server.live.errors import NoSuchTable
from coterie.server.notices.notifier import Notices
from coterie.server.store import Change, LogRow, Store
from tests.server.ground import drawn
from tests.server.notices.scene import BASE, MINUTE, Scene, link_in, mailing, play, secrets_of, settings
from tests.server.sinks import OK, mail_sink, web_sink
from tests.tries import tries


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


def test_an_address_is_asked_once_whatever_restarts(store: Store) -> None:
    async def act() -> None:
        async with mail_sink() as (port, mail):
            scene = Scene(store, settings(port))
            await scene.wants(email="mina@example.org")
            await scene.notices.settle()
            scene.notices = Notices(scene.journal, settings(port), scene.clock)
            await scene.wants(email="mina@example.org")
            scene.clock.now += 90 * MINUTE
            await scene.wants(email="mina@example.org")
            await scene.notices.settle()
            assert len(mail) == 1
            await scene.wants(email="")
            await scene.wants(email="mina@example.org")
            await scene.notices.settle()
            assert len(mail) == 2, "she has asked for it anew, an hour later"
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
            stored = scene.stored
            game = coterie.new("empire", seed=int(stored.table.seed))
            log = stored.log[:]
            for entry in log:
                game.enter(entry.seat, entry.key)
            for _ in tries("a question that this seat may pass"):
                decision = game.decisions[0]
                if decision.seat == scene.seat and "pass" in decision.keys and len(decision.keys) > 1:
                    break
                key = decision.keys[-1] if decision.keys else decision.pick(Chance(decision.number))
                log.append(LogRow(decision.seat, key, False, scene.clock.now))
                game.choose(decision.seat, key)
            windows = [game.decisions[0].prompt.id]
            change = Change(scene.table, 0, {"length": len(log)}, append=log[stored.table.length :], at=stored.table.length)
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


def test_a_mail_is_in_the_readers_language_and_tells_no_secret(store: Store) -> None:
    async def act() -> None:
        async with mailing(store) as (scene, mail):
            await scene.look(later=10 * MINUTE)
            (message,) = mail
            text = message.get_content()
            assert message["Subject"] == "Tocca a te: Vampire Empire"
            assert "Friday" in text
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
            assert mail[0]["Subject"] == "Please confirm: turn notifications for Vampire Empire"
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
                "since": scene.stored.table.moved,
                "link": f"{BASE}#/table/{scene.table}",
                "text": "Your turn: Friday (Vampire Empire)",
                "content": "Your turn: Friday (Vampire Empire)",
            }
            await scene.journal.close()

    play(act)
