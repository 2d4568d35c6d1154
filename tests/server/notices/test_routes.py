"""The addresses of notices: what a player sets, the feed, and the pages behind the links of a mail."""

from __future__ import annotations

import asyncio
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from coterie.locale import LANGUAGES, Speaker
from coterie.server.app import make_app
from coterie.server.notices.preferences import feed_token
from coterie.server.settings import Settings
from coterie.server.store import Store
from tests.server.notices.scene import Scene, secrets_of, settings

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
    assert "Yes, message me" in first.text
    assert first.headers.get_list("content-security-policy") == ["default-src 'none'; form-action 'self'; frame-ancestors 'none'"]
    assert not confirmed()
    assert "We’ll message you" in client.post(page, data={"do": "confirm"}).text
    assert confirmed()
    assert "Yes, stop" in client.get(page).text
    assert confirmed()
    assert client.post(page, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert not confirmed()
    for gone in (page, "/notices/guessed", f"/notices/{scene.table}.", f"/notices/{scene.table}.ü"):
        assert client.get(gone).status_code == 404
        assert client.post(gone, data={"do": "confirm"}).status_code == 404
