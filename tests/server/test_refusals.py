"""What a table refuses is told in the language of whoever asked: every refusal that a player may meet has its words."""

from __future__ import annotations

import re

import pytest

from coterie.kernel.text import Text
from coterie.locale import LANGUAGES, Speaker
from tests.docs.pages import ROOT
from tests.locale.files import messages
from tests.server.hosts import ThreadHost

SERVER = ROOT / "src" / "coterie" / "server"
CLOSING = {"unknown-token", "seat-lost", "gone", "no-table"}
"""Codes of problems that a client shows with the words of a refusal."""


def used() -> set[str]:
    source = "\n".join(file.read_text(encoding="utf-8") for file in SERVER.rglob("*.py"))
    raised = re.findall(
        r'(?:Refusal|NotYours|NoSuchTable|BadRequest|Crowded|Busy|OtherRules|GoneTable)\((?:[^()]|\([^()]*\))*?, "([a-z-]+)"\)', source
    )
    limited = re.findall(r'(?:allow|limit)\((?:[^()]|\([^()]*\))*?"(too-many-[a-z]+)"', source)
    return {*raised, *limited, *CLOSING, "moved-on", "version"}


def troubles() -> set[str]:
    """What a table tells of something of ours that failed."""
    return {found for file in SERVER.rglob("*.py") for found in re.findall(r'Text\("(trouble-[a-z]+)"', file.read_text(encoding="utf-8"))}


def test_every_refusal_has_words_and_all_words_are_used() -> None:
    assert {f"refused-{name}" for name in used()} | troubles() == {*messages("en", "refusals"), *messages("en", "refusals-decks")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_need_no_argument(language: str) -> None:
    speaker = Speaker(language, strict=True)
    assert all(speaker.say(Text(f"refused-{name}")) for name in used())


def test_a_choice_that_comes_too_late_is_refused_in_words(host: ThreadHost) -> None:
    made = host.make({"vampire": "mine", "human": "bot:random"})
    with host.sit(made, "vampire") as vampire, host.sit(made) as watcher:
        ask = vampire.asked()
        assert ask is not None
        assert vampire.choose()["type"] == "accepted"
        vampire.asked()
        late = vampire.do("choose", number=ask["number"], key=ask["options"][0]["key"])
        assert (late["type"], late["reason"]["id"]) == ("refused", "refused-moved-on")
        strange = vampire.do("choose", number=vampire.state["ask"]["number"], key="no-such-key")
        assert strange["reason"]["id"] == "refused-moved-on"
        assert vampire.do("say", text=" ")["reason"]["id"] == "refused-nothing-said"
        watcher.until("state")
        assert watcher.do("choose", number=0, key="pass")["reason"]["id"] == "refused-watching"


def test_a_request_that_is_refused_tells_the_reason_too(host: ThreadHost) -> None:
    made = host.make({"vampire": "mine", "human": "open"})
    answer = host.http.post(f"api/tables/{made['table']}/join", json={"name": "Mina"})
    assert answer.status_code == 403
    assert answer.json()["reason"] == {"type": "text", "id": "refused-private", "args": {}}


def test_a_setup_is_looked_at_before_a_table_is_made(host: ThreadHost) -> None:
    assert host.http.post("api/games/empire/check", json={"setup": {"turn_limit": 9}}).json() == {"seats": ["vampire", "human"]}
    wrong = host.http.post("api/games/empire/check", json={"setup": {"turn_limit": "soon"}})
    assert wrong.status_code == 422
    assert "turn_limit" in wrong.json()["message"]
    assert host.http.post("api/games/chess/check", json={}).status_code == 404
