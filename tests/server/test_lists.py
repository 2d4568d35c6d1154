"""Closed deck lists at the wire: nobody who sits down later, and nobody who looks on, is sent what is in a deck."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import coterie
from coterie.games.vtes.decks import find_deck
from coterie.games.vtes.game import GAME
from coterie.games.vtes.pool import named
from coterie.kernel.fingerprint import rules_of
from coterie.kernel.record import read
from coterie.server.api import NewTable, SeatRequest
from coterie.server.live import reviving
from coterie.server.live.making import draw_up
from coterie.server.store import Anchor
from tests.games.vtes.test_lists import table_of
from tests.server.hosts import Person, ThreadHost, play_out, thread_host

MINE: dict[str, Any] = {
    "name": "Mine alone",
    "crypt": {"Sully": 6, "Colette": 6},
    "library": {"Govern the Unaligned": 30, "Blood Doll": 30},
}
MINE_CARDS = (MINE["crypt"], MINE["library"])
SETUP: dict[str, Any] = {"decks": [MINE, "hecata"], "turn_limit": 2}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHost]:
    data: Path = tmp_path_factory.mktemp("lists")
    with thread_host(data) as running:
        yield running


SECRETS = ("Mine alone", "Govern the Unaligned", "Blood Doll", *map(str, {named(name).id for part in MINE_CARDS for name in part}))


def tells(text: str, secret: str) -> bool:
    """Whether a name or a number is in a text; not as some digits of a time."""
    return re.search(rf"(?<![\d.]){re.escape(secret)}(?![\d.])", text) is not None


def sent(host: ThreadHost, lists: str) -> dict[str, str]:
    """Everything that a guest, and somebody who looks on, are sent of a table at which somebody else has chosen the decks."""
    made = host.make({"a": "mine", "b": "open"}, "vtes", setup={**SETUP, "lists": lists}, public=True)
    place = f"api/tables/{made['table']}"
    key = host.http.post(f"{place}/join", json={"seat": "b", "name": "Bea", "invite": made["invite"]}).json()
    with Person(host.address, made["table"], key["token"]) as guest, host.sit(made) as watcher:
        for person in (guest, watcher):
            person.until("state")
        heard = {"guest": "".join(guest.heard), "watcher": "".join(watcher.heard)}
    heard["table"] = "".join(
        host.http.get(path).text for path in (place, "api/tables", f"{place}/facts", f"{place}/record", f"{place}/replay")
    )
    return heard


def test_nothing_that_others_are_sent_tells_a_closed_list(host: ThreadHost) -> None:
    heard = sent(host, "closed")
    assert {name: [secret for secret in SECRETS if tells(text, secret)] for name, text in heard.items()} == {name: [] for name in heard}
    assert "hecata" not in heard["watcher"].lower() + heard["table"].lower()
    assert '"turn_limit":2' in heard["table"]


def test_open_lists_are_there_for_everybody(host: ThreadHost) -> None:
    """And so the test before would see a list."""
    heard = sent(host, "open")
    assert all(tells(heard["table"], secret) for secret in SECRETS)
    assert all("Mine alone" in text and "hecata" in text for text in heard.values())


def test_when_the_game_is_over_the_lists_are_open(host: ThreadHost) -> None:
    made = host.make({"a": "mine", "b": "bot:random"}, "vtes", setup=SETUP)
    place = f"api/tables/{made['table']}"
    assert host.get(place)["setup"] == {"turn_limit": 2}
    with host.sit(made, "a") as person:
        play_out({"a": person})
    assert host.get(place)["setup"] == SETUP
    deck = find_deck("hecata")
    assert set(host.get(f"{place}/facts")) == {str(card) for card in (*deck.crypt, *deck.library)} | {
        str(named(name).id) for part in MINE_CARDS for name in part
    }
    assert host.get(f"{place}/record")["setup"] == SETUP


def test_any_card_is_looked_up_by_its_number_whatever_the_table(host: ThreadHost) -> None:
    bonding, sully = str(named("Bonding").id), str(named("Sully").id)
    found = host.get(f"api/games/vtes/facts/{bonding},{sully},999999,none")
    assert {number: fact["name"] for number, fact in found.items()} == {bonding: "Bonding", sully: "Sully"}
    assert found[bonding]["text"].keys() == {"en", "it", "fr", "pt-BR"}
    assert host.get("api/games/empire/facts/anything") == {}
    assert host.http.get("api/games/chess/facts/1").status_code == 404
    assert host.http.get(f"api/games/vtes/facts/{','.join(['1'] * 101)}").status_code == 422


@pytest.mark.parametrize(("rules", "lists"), [("5-0123", "open"), (rules_of(GAME), "closed")])
def test_a_running_game_of_the_rules_before_keeps_its_open_lists(rules: str, lists: str) -> None:
    stored, _ = draw_up(NewTable("vtes", [SeatRequest("a", "mine"), SeatRequest("b", "bot")], {"players": 2}), ("a", "b"))
    stored.table.rules = rules
    stored.anchor = Anchor(0, reviving.dealt(stored.table, None).position())
    assert table_of(reviving.dealt(stored.table, None)).setup.lists == lists
    for change in (reviving.judge(stored, 0.0).change, reviving.go_on_from(stored, stored.anchor, 0.0)):
        assert change is not None
        assert change.columns["setup"].get("lists", "closed") == lists


def test_a_record_of_the_rules_before_has_open_lists() -> None:
    game = coterie.new("vtes", seed=2, setup={"players": 2, "lists": "open"})
    old = {**game.record(), "setup": {"players": 2}, "rules": "5-0123", "check": ""}
    assert table_of(coterie.replay(read(old))).setup.lists == "open"
