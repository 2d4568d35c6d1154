"""Guests bring their own decks to a table: checked when they come, hidden from everybody until the game begins, and played then."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coterie.games.vtes.decks import find_deck
from coterie.games.vtes.formats import write
from coterie.games.vtes.setup import listed
from coterie.games.vtes.workshop.catalogue import precon
from coterie.games.vtes.workshop.room import file_of
from coterie.kernel.text import Text
from coterie.locale import LANGUAGES, Speaker
from tests.marks import slow
from tests.server.hosts import Person, ThreadHost, thread_host

OPEN = {"a": "mine", "b": "open", "c": "bot:random"}
THREE = {"players": 3}
LINK = write(file_of(precon("hecata")), "link").strip()
SECRET = str(max(find_deck("hecata").crypt))
"""A card that nobody but whoever brought it has."""


def made(host: ThreadHost, **fields: Any) -> Any:
    return host.make(OPEN, "vtes", **{"setup": THREE, "public": True, **fields})


def token(made: Any, seat: str = "a") -> dict[str, str]:
    return {"authorization": f"Bearer {next(key['token'] for key in made['seats'] if key['seat'] == seat)}"}


def bring(host: ThreadHost, made: Any, thing: object, seat: str = "a") -> Any:
    return host.http.put(f"api/tables/{made['table']}/brought", json={"brought": thing}, headers=token(made, seat))


def join(host: ThreadHost, made: Any, **fields: Any) -> Any:
    return host.http.post(f"api/tables/{made['table']}/join", json=fields)


def decks_at(host: ThreadHost, table: str) -> tuple[str, ...]:
    """The decks that are dealt, as the server alone knows them."""
    found = host.service.tables[table].game.state.decks
    names = {find_deck(name).crypt: name for name in ("malkavian", "nosferatu", "toreador", "tremere", "ventrue", "lasombra", "hecata")}
    ordered = {tuple(sorted(crypt)): name for crypt, name in names.items()}
    return tuple(ordered[tuple(sorted(deck.crypt))] for deck in found)


def test_everybody_plays_the_deck_they_brought(host: ThreadHost) -> None:
    table = made(host)
    assert bring(host, table, "lasombra").status_code == 204
    joined = join(host, table, name="Mina", brought=LINK)
    assert joined.status_code == 201, joined.text
    assert decks_at(host, table["table"]) == ("lasombra", "hecata", "toreador")
    info = host.get(f"api/tables/{table['table']}")
    assert info["status"] == "playing"
    assert info["setup"] == {"players": 3}
    with host.sit(table, "a") as one:
        ask = one.asked()
        assert ask is not None


def test_a_deck_at_a_seat_of_ones_own_is_there_from_the_start(host: ThreadHost) -> None:
    seats = [{"seat": "a", "kind": "mine", "brought": LINK}, *({"seat": seat, "kind": "bot", "bot": "random"} for seat in "bc")]
    answer = host.http.post("api/tables", json={"game": "vtes", "seats": seats, "setup": THREE})
    assert answer.status_code == 201, answer.text
    assert decks_at(host, answer.json()["table"]) == ("hecata", "nosferatu", "toreador")


def test_nobody_learns_anything_before_the_start(host: ThreadHost) -> None:
    """Two tables, at one of which decks are brought: everybody is told the same, and as often."""
    heard = []
    for things in (("lasombra", LINK, None, LINK), ()):
        table = host.make({"a": "mine", "b": "open", "c": "open"}, "vtes", setup=THREE, public=True)
        guest = join(host, table, name="Mina", seat="b", brought=LINK if things else None).json()
        with ExitStack() as stack:
            maker, spectator, _ = people = [
                stack.enter_context(listening(host, *who)) for who in ((table, "a"), (table, ""), (mine(guest), "b"))
            ]
            for person in people:
                person.do("ping")
                person.heard.clear()
            for thing in things:
                assert bring(host, mine(guest), thing, "b").status_code == 204
            for person in people:
                person.do("ping")
            heard.append([told(person) for person in (maker, spectator)])
            infos = host.get("api/tables", **{"from": 0}), host.get(f"api/tables/{table['table']}")
            assert SECRET not in msgspec.json.encode(infos).decode()
            assert SECRET not in "".join(maker.heard + spectator.heard)
    assert heard[0] == heard[1]


def mine(key: Any) -> Any:
    """A seat that was joined, as if its table had been made."""
    return {"table": key["table"], "seats": [key]}


def listening(host: ThreadHost, made: Any, seat: str) -> Person:
    """Somebody at a table, who has been let in."""
    person = host.sit(made, seat)
    person.do("ping")
    return person


def told(person: Person) -> list[Any]:
    """What somebody heard, without what tells any two tables apart."""
    found = []
    for text in person.heard:
        message = msgspec.json.decode(text)
        if message["type"] == "table":
            for name in ("id", "created", "moved"):
                message["info"].pop(name)
        found.append(message)
    return found


def test_only_whoever_brought_it_can_look_at_it(host: ThreadHost) -> None:
    table = host.make({"a": "mine", "b": "open", "c": "open"}, "vtes", setup=THREE)
    guest = join(host, table, invite=table["invite"], seat="b", brought="hecata").json()
    address = f"api/tables/{table['table']}/brought"
    assert host.http.get(address, headers=token({"seats": [guest]}, "b")).json() == {"brought": "hecata"}
    assert host.http.get(address, headers=token(table)).json() == {"brought": None}
    assert host.http.get(address).status_code == 403
    assert host.http.get(address, headers={"authorization": "Bearer unknown"}).status_code == 403
    assert host.http.put(address, json={"brought": "ventrue"}).status_code == 403


def test_a_text_is_kept_as_a_list_and_can_be_taken_back(host: ThreadHost) -> None:
    table = made(host)
    assert bring(host, table, LINK).status_code == 204
    address = f"api/tables/{table['table']}/brought"
    kept = host.http.get(address, headers=token(table)).json()["brought"]
    wanted = msgspec.to_builtins(listed(find_deck("hecata")))
    assert (kept["crypt"], kept["library"]) == (wanted["crypt"], wanted["library"])
    assert bring(host, table, None).status_code == 204
    assert join(host, table).status_code == 201
    assert decks_at(host, table["table"]) == ("malkavian", "nosferatu", "toreador")


def test_whoever_gets_up_takes_their_deck_along(host: ThreadHost) -> None:
    table = host.make({"a": "mine", "b": "open", "c": "open"}, "vtes", setup=THREE, public=True)
    guest = join(host, table, seat="b", brought="hecata").json()
    left = host.http.post(f"api/tables/{table['table']}/leave", headers=token({"seats": [guest]}, "b"))
    assert left.status_code == 204
    again = join(host, table, seat="b").json()
    address = f"api/tables/{table['table']}/brought"
    assert host.http.get(address, headers=token({"seats": [again]}, "b")).json() == {"brought": None}


def test_once_the_game_has_begun_it_is_too_late(host: ThreadHost) -> None:
    table = made(host)
    assert join(host, table).status_code == 201
    late = bring(host, table, "hecata")
    assert (late.status_code, late.json()["reason"]["id"]) == (409, "refused-brought-late")
    assert decks_at(host, table["table"]) == ("malkavian", "nosferatu", "toreador")


def test_with_open_lists_everybody_sees_them_at_the_start_and_not_before(host: ThreadHost) -> None:
    table = made(host, setup={**THREE, "lists": "open"})
    assert bring(host, table, "hecata").status_code == 204
    assert "hecata" not in msgspec.json.encode(host.get(f"api/tables/{table['table']}")).decode()
    assert join(host, table).status_code == 201
    assert host.get(f"api/tables/{table['table']}")["setup"]["decks"][0] == "hecata"


def test_a_rematch_is_played_with_the_same_decks(host: ThreadHost) -> None:
    table = made(host, setup={**THREE, "turn_limit": 1})
    bring(host, table, "hecata")
    guest = join(host, table, name="Mina", brought="lasombra").json()
    with host.sit(table, "a") as one, host.sit(mine(guest), "b") as two:
        for person in (one, two):
            person.do("resign")
    again = host.http.post(f"api/tables/{table['table']}/rematch", headers=token(table))
    assert again.status_code == 201, again.text
    assert decks_at(host, again.json()["table"]) == ("hecata", "lasombra", "toreador")


@slow
def test_another_process_deals_the_same_game(tmp_path: Path) -> None:
    """The table gathers at one server, the last guest comes at another, and both go on with the same decks."""
    with thread_host(tmp_path, port=0) as one, thread_host(tmp_path, port=0) as two:
        table = made(one)
        bring(one, table, "lasombra")
        with one.sit(table, "a") as person:
            joined = join(two, table, name="Mina", brought=LINK)
            assert joined.status_code == 201, joined.text
            person.until("state")
            assert decks_at(one, table["table"]) == decks_at(two, table["table"]) == ("lasombra", "hecata", "toreador")
            view = person.state["view"]
            assert set(view["hand"]) <= set(find_deck("lasombra").library)


@slow
def test_after_a_restart_it_is_still_there(tmp_path: Path) -> None:
    with thread_host(tmp_path) as host:
        table = made(host)
        bring(host, table, LINK)
    with thread_host(tmp_path) as host:
        assert join(host, table).status_code == 201
        assert decks_at(host, table["table"]) == ("hecata", "nosferatu", "toreador")
    with thread_host(tmp_path) as host, host.sit(table, "a") as person:
        assert person.asked() is not None
        assert decks_at(host, table["table"]) == ("hecata", "nosferatu", "toreador")


def test_a_deck_that_can_no_longer_be_played_keeps_the_game_from_starting(host: ThreadHost) -> None:
    """The rules may have changed since it was brought: whoever comes last is told, and who brought it may choose again."""
    table = made(host)
    bring(host, table, "hecata")
    host.service.tables[table["table"]].seats["a"].brought = {"crypt": {"201569": 12}, "library": {"100236": 7}, "name": ""}
    refused = join(host, table)
    assert (refused.status_code, refused.json()["reason"]["id"]) == (409, "refused-brought-stale")
    info = host.get(f"api/tables/{table['table']}")
    assert (info["status"], [seat["kind"] for seat in info["seats"]]) == ("gathering", ["person", "open", "bot"])
    assert bring(host, table, "lasombra").status_code == 204
    assert join(host, table).status_code == 201
    assert decks_at(host, table["table"]) == ("lasombra", "nosferatu", "toreador")


BAD: dict[str, object] = {
    "no deck of ours": "vampire",
    "a number": 7,
    "a list of nothing": [],
    "no cards": {"crypt": {}, "library": {}},
    "no such card": {"crypt": {"1": 12}, "library": {}},
    "half a deck": "4x Sully\n60 Bonding",
    "lines that are not understood": "Dear Mina,\nhow do you do?",
    "a deck elsewhere": "https://vdb.im/decks/abcdef",
    "another field": {"crypt": {}, "library": {}, "sideboard": {}},
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_deck_is_refused_and_nothing_changes(host: ThreadHost, name: str) -> None:
    table = made(host)
    assert bring(host, table, "hecata").status_code == 204
    for answer in (bring(host, table, BAD[name]), join(host, table, brought=BAD[name])):
        assert answer.status_code == 422, answer.text
        assert answer.json()["message"]
        if "reason" in answer.json():
            reason = msgspec.convert(answer.json()["reason"], Text)
            assert all(Speaker(language, strict=True).say(reason) for language in LANGUAGES)
    kept = host.http.get(f"api/tables/{table['table']}/brought", headers=token(table))
    assert kept.json() == {"brought": "hecata"}
    assert [seat["kind"] for seat in host.get(f"api/tables/{table['table']}")["seats"]] == ["person", "open", "bot"]


def test_nobody_brings_a_deck_for_somebody_else(host: ThreadHost) -> None:
    for kind in ("open", "bot"):
        seats = [{"seat": "a", "kind": "mine"}, {"seat": "b", "kind": kind, "brought": "hecata"}]
        answer = host.http.post("api/tables", json={"game": "vtes", "seats": seats, "setup": {"players": 2}})
        assert answer.status_code == 422, answer.text


def test_nothing_is_brought_to_games_without_decks(host: ThreadHost) -> None:
    table = host.make({"vampire": "mine", "human": "open"}, public=True)
    answer = join(host, table, brought="x")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (422, "refused-brought-nothing")
    assert host.get("api/games")[0]["brought"] == ""
    assert next(game["brought"] for game in host.get("api/games") if game["name"] == "vtes") == "decks"
