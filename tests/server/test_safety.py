"""Strangers: malformed, oversized, out-of-order and replayed messages, pages of other hosts, addresses that want too much."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from coterie.server.guard import HEADERS
from coterie.server.protocol import VERSION
from tests.marks import slow
from tests.server.hosts import TIMEOUT, Person, ThreadHost, thread_host
from tests.server.siege import HELLO, Siege
from tests.tries import wait_until

BOTH = {"vampire": "mine", "human": "mine"}


def test_a_siege_changes_nothing_and_tells_nothing(host: ThreadHost) -> None:
    siege = Siege(host, seed=11)
    siege.run(1000)
    assert siege.closed > 200
    with host.sit(siege.made, "vampire") as vampire:
        vampire.asked()
        assert vampire.choose()["type"] == "accepted"


@pytest.mark.parametrize(
    ("messages", "code"),
    [
        (['{"type":"choose","number":0,"key":"skip"}'], "no-hello"),
        (['{"type":"hello"}'], "version"),
        (['{"type":"hello","version":1}'], "version"),
        ([f'{{"type":"hello","version":{VERSION + 1}}}'], "version"),
        ([HELLO, HELLO], "hello-again"),
        ([f'{{"type":"hello","version":{VERSION},"token":"not a token"}}'], "unknown-token"),
        (['{"type":"hello","colour":"red"}'], "not-understood"),
        ([HELLO, '{"type":"teleport"}'], "not-understood"),
        ([HELLO, "nonsense"], "not-understood"),
        ([HELLO, '{"type":"say","text":"' + "a" * 501 + '"}'], "not-understood"),
    ],
)
def test_a_connection_that_makes_no_sense_is_told_why_and_closed(host: ThreadHost, messages: list[str], code: str) -> None:
    with Person(host.address, host.make(BOTH)["table"], hello=False) as stranger:
        for message in messages:
            stranger.send(message)
        assert stranger.until_closed()[-1]["code"] == code


def test_a_message_that_is_too_large_closes_the_connection(host: ThreadHost) -> None:
    with host.sit(host.make(BOTH)) as stranger:
        stranger.send('{"type":"ping"' + " " * 20_000 + "}")
        stranger.until_closed()
        assert stranger.socket.close_code == 1009


def test_bytes_are_not_text(host: ThreadHost) -> None:
    with host.sit(host.make(BOTH)) as stranger:
        stranger.until("state")
        stranger.send(b'{"type":"ping"}')
        assert stranger.until_closed() != [] or stranger.socket.close_code is not None


def test_a_choice_that_comes_again_is_refused(host: ThreadHost) -> None:
    with host.sit(host.make(BOTH), "vampire") as vampire:
        ask = vampire.asked()
        assert ask is not None
        choice = {"number": ask["number"], "key": ask["options"][0]["key"]}
        assert vampire.do("choose", **choice)["type"] == "accepted"
        number = vampire.state["number"]
        assert vampire.do("choose", **choice)["type"] == "refused"
        assert vampire.state["number"] == number


def test_a_table_that_is_not_there(host: ThreadHost) -> None:
    with Person(host.address, "nowhere", hello=False) as stranger:
        assert stranger.until_closed()[-1]["code"] == "no-table"
    assert host.http.get("api/tables/nowhere").status_code == 404


def test_pages_of_other_hosts_are_turned_away(host: ThreadHost) -> None:
    made = host.make(BOTH)
    address = f"ws{host.address.removeprefix('http')}ws/{made['table']}"
    elsewhere = {"Origin": "https://elsewhere.example"}
    with pytest.raises(InvalidStatus), connect(address, additional_headers=elsewhere, open_timeout=TIMEOUT):
        pass
    with connect(address, additional_headers={"Origin": host.address.rstrip("/")}, open_timeout=TIMEOUT) as socket:
        socket.send(HELLO)
        assert "table" in str(socket.recv(TIMEOUT))
    body = {"game": "empire", "seats": []}
    assert host.http.post("api/tables", json=body, headers=elsewhere).status_code == 403
    assert host.http.post("api/tables", json=body, headers={"Origin": "null"}).status_code == 403
    assert host.http.post("api/tables", json=body, headers={"Origin": host.address.rstrip("/")}).status_code == 201


def test_another_origin_can_be_allowed(tmp_path: Path) -> None:
    with thread_host(tmp_path, origins=("https://games.example",)) as host:
        answer = host.http.post("api/tables", json={"game": "empire", "seats": []}, headers={"Origin": "https://games.example"})
        assert answer.status_code == 201


def test_every_answer_carries_the_strict_headers(host: ThreadHost) -> None:
    for path in ("", "api/games", "api/tables/nowhere", "health", "assets/none.js"):
        answer = host.http.get(path)
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS, path
        assert "server" not in answer.headers


def test_the_numbers_of_the_server_are_for_programs_beside_it(host: ThreadHost) -> None:
    assert "coterie_tables" in host.http.get("metrics").text
    for proxied in ({"X-Forwarded-For": "203.0.113.9"}, {"X-Forwarded-For": "127.0.0.1"}, {"X-Real-IP": "127.0.0.1"}, {"Via": "1.1 proxy"}):
        for token in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer guess"}):
            refused = host.http.get("metrics", headers={**proxied, **token})
            assert refused.status_code == 403
            assert "coterie_tables" not in refused.text


def test_the_numbers_of_the_server_are_for_whoever_has_their_token(tmp_path: Path) -> None:
    with thread_host(tmp_path, metrics_token="open sesame") as host:  # noqa: S106  # of this test alone
        for token, status in (("open sesame", 200), ("open", 403), ("ö", 403)):
            headers = [(b"X-Forwarded-For", b"203.0.113.9"), (b"Authorization", f"Bearer {token}".encode())]
            assert host.http.get("metrics", headers=headers).status_code == status
        assert host.http.get("metrics").status_code == 403, "a proxy on this machine may forward for anybody, and not say so"


def test_a_head_request_is_answered_without_a_body(host: ThreadHost) -> None:
    for path in ("", "health", "api/games"):
        whole, head = host.http.get(path), host.http.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == whole.headers["content-length"]


def test_no_file_outside_the_client_is_served(host: ThreadHost) -> None:
    for path in ("..%2f..%2fapp.py", "%2e%2e/app.py", "assets/..%2f..%2fapp.py", "%2fetc%2fpasswd", "assets/%00"):
        answer = host.http.get(path)
        assert b"def make_app" not in answer.content
        assert b"root:" not in answer.content


def test_one_address_cannot_make_tables_without_end(tmp_path: Path) -> None:
    with thread_host(tmp_path, table_rate=3.0) as host:
        codes = [host.http.post("api/tables", json={"game": "empire", "seats": []}).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]


def test_one_address_cannot_hold_connections_without_end(tmp_path: Path) -> None:
    with thread_host(tmp_path, connections=2) as host:
        made = host.make(BOTH)
        with host.sit(made) as one, host.sit(made):
            with pytest.raises(InvalidStatus):
                host.sit(made)
            one.close()
            wait_until("one has gone", lambda: host.service.guests.total() < 2)
            with host.sit(made) as again:
                again.until("state")


def test_a_body_that_is_too_large_is_refused(host: ThreadHost) -> None:
    answer = host.http.post("api/tables", content=b" " * 300_000, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@slow
def test_the_rest_api_keeps_to_its_schema(host: ThreadHost) -> None:
    schema = schemathesis.openapi.from_url(f"{host.address}schema/openapi.json")
    checks: list[Any] = [schemathesis.checks.CHECKS.get_one("not_a_server_error")]
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if "notices" in operation.path:
            continue

        @settings(
            max_examples=12,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def check(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(base_url=host.address.rstrip("/"), checks=checks)

        check()
        tried += 1
    assert tried > 10
