"""How notices get there: tried again, given up in time, and never sent where they must not go; and how a host sets this up."""

from __future__ import annotations

import pytest

from coterie.server.live.errors import BadRequest, Crowded, NotYours
from coterie.server.notices import delivery
from coterie.server.notices.delivery import BadAddress, BadSetting, MailServer, NoticeSettings, Undelivered, notice_settings, post
from coterie.server.notices.notifier import MOST
from coterie.server.notices.preferences import NoticeRequest
from coterie.server.store import Store
from tests.server.notices.scene import MINUTE, Scene, mailing, play, settings
from tests.server.sinks import OK, mail_sink, web_sink


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
        with pytest.raises(BadRequest):
            await scene.wants(webhook=url)
        await scene.journal.close()

    play(act)


@pytest.mark.parametrize("address", ["nobody", "a@b@c", "a@", "<a@b.org>", "a@b.org\r\nBcc: c@d.org", "a b@c.org", "ä@b.org"])
def test_what_is_no_mail_address_is_refused(store: Store, address: str) -> None:
    async def act() -> None:
        scene = Scene(store, settings(25))
        with pytest.raises(BadRequest):
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
        with pytest.raises(BadRequest, match="sends no e-mail"):
            await scene.wants(email="mina@example.org")
        with pytest.raises(NotYours):
            await scene.notices.set(scene.table, "a token of nobody", NoticeRequest())
        await scene.journal.close()

    play(act)


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
