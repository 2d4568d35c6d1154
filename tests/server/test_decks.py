"""The deck room over REST: the catalogue of all cards, decks read, checked and written, and bad input of every sort."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
import pytest

from coterie.games.vtes.formats import FORMATS
from coterie.games.vtes.pool import facts
from coterie.kernel.text import Text
from coterie.locale import LANGUAGES, Speaker
from tests.server.hosts import ThreadHost

SMALL = {"parts": {"crypt": [{"card": 201569, "count": 4}], "library": [{"card": 100236, "count": 60}]}, "name": "Four"}
LARGEST_CATALOGUE = 250_000


def ask(host: ThreadHost, what: str, **body: Any) -> Any:
    answer = host.http.post(f"api/games/vtes/decks/{what}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def precons(host: ThreadHost) -> Any:
    return host.http.get("api/games/vtes/catalogue/en").json()["precons"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_every_card_and_is_small(host: ThreadHost, language: str) -> None:
    with host.http.stream("GET", f"api/games/vtes/catalogue/{language}", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert len(raw) < LARGEST_CATALOGUE
    found = msgspec.json.decode(gzip.decompress(raw))
    assert [card["id"] for card in found["cards"]] == sorted(facts())
    bonding = next(card for card in found["cards"] if card["id"] == 100236)
    assert bonding["needs"] == ["dom"]
    assert [level["mark"] for level in bonding["levels"]] == ["dom", "DOM"]
    told = Speaker(language).say(Text("vtes-effect-get-bleed", {"amount": 1}))
    assert bonding["levels"][0]["does"] == told


def test_whoever_has_the_catalogue_is_not_sent_it_again(host: ThreadHost) -> None:
    for what in ("catalogue", "texts"):
        first = host.http.get(f"api/games/vtes/{what}/en")
        again = host.http.get(f"api/games/vtes/{what}/en", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = host.http.get(f"api/games/vtes/{what}/en", headers={"if-none-match": '"another"'})
        assert other.content == first.content


def test_whoever_cannot_unpack_gets_it_plain(host: ThreadHost) -> None:
    plain = host.http.get("api/games/vtes/texts/en", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == {str(card): fact.text for card, fact in facts().items()}


@pytest.mark.parametrize("name_of_format", [*FORMATS, "sheet"])
def test_every_precon_is_written_and_read_again(host: ThreadHost, name_of_format: str) -> None:
    for name, deck in precons(host).items():
        written = ask(host, "write", deck=deck, format=name_of_format, language="it")
        assert written["format"] == name_of_format
        if name_of_format == "sheet":
            assert "Cripta (12)" in written["text"]
            continue
        read = ask(host, "read", text=written["text"])
        assert read["faults"] == []
        for part in ("crypt", "library"):
            assert counted(read["deck"], part) == counted(deck, part), name


def counted(deck: Any, part: str) -> dict[int, int]:
    return {copies["card"]: copies["count"] for copies in deck["parts"][part]}


def test_a_link_of_ours_is_read_with_its_address(host: ThreadHost) -> None:
    written = ask(host, "write", deck={**SMALL, "author": "Zoë: ☾", "description": "one\ntwo"}, format="link")["text"].strip()
    for link in (written, f"#{written}", f"https://games.example/decks#{written}"):
        read = ask(host, "read", text=link)
        assert read["format"] == "link"
        assert (read["deck"]["name"], read["deck"]["author"], read["deck"]["description"]) == ("Four", "Zoë: ☾", "one\ntwo")
        assert (counted(read["deck"], "crypt"), counted(read["deck"], "library")) == ({201569: 4}, {100236: 60})


def test_lines_that_are_not_understood_are_named(host: ThreadHost) -> None:
    read = ask(host, "read", text="4x Sully\n60 Bondingg\n")
    (fault,) = read["faults"]
    assert (fault["line"], fault["source"], fault["text"]["id"]) == (2, "60 Bondingg", "vtes-deck-unknown-close")
    assert counted(read["deck"], "crypt") == {201569: 4}


def test_each_kind_of_play_says_what_is_wrong_and_where(host: ThreadHost) -> None:
    theo = 201362
    banned = next(card for card, fact in facts().items() if fact.banned and not fact.crypt)
    deck = {"parts": {"crypt": [{"card": 201569, "count": 11}, {"card": theo, "count": 1}], "library": [{"card": banned, "count": 60}]}}
    verdict = ask(host, "check", deck=deck)
    assert set(verdict["kinds"]) == {"standard", "v5", "duel", "third"}
    told = {fault["text"]["id"]: fault for fault in verdict["kinds"]["standard"]}
    assert told["vtes-deck-groups"]["cards"] == [theo]
    assert told["vtes-deck-banned"]["cards"] == [banned]
    assert not any(fault["text"]["id"] == "vtes-deck-banned" for fault in verdict["kinds"]["third"])
    assert verdict["playable"] is False
    assert all(ask(host, "check", deck=deck)["playable"] for deck in precons(host).values())


def test_cards_that_cannot_be_played_yet_are_named(host: ThreadHost) -> None:
    cards = host.http.get("api/games/vtes/catalogue/en").json()["cards"]
    missing = next(card["id"] for card in cards if not card.get("complete") and card["types"] == ["action"])
    verdict = ask(host, "check", deck={"parts": {"library": [{"card": missing, "count": 1}]}})
    assert [fault["cards"] for fault in verdict["unplayable"]] == [[missing]]


BAD: dict[str, tuple[str, object, int]] = {
    "no body": ("read", None, 400),
    "no text": ("read", {}, 400),
    "a number": ("read", {"text": 7}, 400),
    "something else beside it": ("read", {"text": "4x Sully", "more": 1}, 400),
    "nothing in it": ("read", {"text": "  \n "}, 422),
    "no card in it": ("read", {"text": "Crypt (0)"}, 422),
    "signs of no text": ("read", {"text": "4x Sully\0"}, 422),
    "too long": ("read", {"text": "4x Sully\n" * 40_000}, 413),
    "too many signs": ("read", {"text": "x" * 200_001}, 400),
    "too many lines": ("read", {"text": "1\n" * 5_001}, 422),
    "too many cards": ("read", {"text": "\n".join(f"200 {fact.name}" for fact in list(facts().values())[:9])}, 422),
    "a deck elsewhere": ("read", {"text": "https://vdb.im/decks/abcdef"}, 422),
    "any other link": ("read", {"text": "https://games.example/decks/7"}, 422),
    "XML with an entity": ("read", {"text": '<!DOCTYPE d [<!ENTITY e "x">]><deck>&e;</deck>'}, 422),
    "a fragment of rubbish": ("read", {"text": "c1:a:b:c:d:e:f:g"}, 422),
    "no deck": ("check", {}, 400),
    "another part": ("check", {"deck": {"parts": {"sideboard": []}}}, 422),
    "no such card": ("check", {"deck": {"parts": {"crypt": [{"card": 1, "count": 1}]}}}, 422),
    "the other part": ("check", {"deck": {"parts": {"crypt": [{"card": 100236, "count": 1}]}}}, 422),
    "no copies": ("check", {"deck": {"parts": {"crypt": [{"card": 201569, "count": 0}]}}}, 400),
    "too many copies": ("check", {"deck": {"parts": {"crypt": [{"card": 201569, "count": 201}]}}}, 400),
    "half a copy": ("check", {"deck": {"parts": {"crypt": [{"card": 201569, "count": 0.5}]}}}, 400),
    "twice": ("check", {"deck": {"parts": {"crypt": [{"card": 201569, "count": 1}, {"card": 201569, "count": 1}]}}}, 422),
    "a long name": ("check", {"deck": {"parts": {}, "name": "x" * 201}}, 400),
    "no format": ("write", {"deck": SMALL}, 400),
    "another format": ("write", {"deck": SMALL, "format": "octgn"}, 422),
    "another language": ("write", {"deck": SMALL, "format": "sheet", "language": "tlh"}, 404),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_told_so(host: ThreadHost, name: str) -> None:
    what, body, status = BAD[name]
    answer = host.http.post(f"api/games/vtes/decks/{what}", json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["message"]
    if "reason" in answer.json():
        reason = msgspec.convert(answer.json()["reason"], Text)
        assert all(Speaker(language, strict=True).say(reason) for language in LANGUAGES)


def test_what_is_no_deck_has_a_fault_in_every_line_and_no_card(host: ThreadHost) -> None:
    read = ask(host, "read", text="Dear Mina,\nfile:///etc/passwd")
    assert [fault["line"] for fault in read["faults"]] == [1, 2]
    assert read["deck"]["parts"] == {"crypt": [], "library": []}


def test_games_without_decks_and_unknown_ones_have_no_room(host: ThreadHost) -> None:
    for game in ("empire", "poker"):
        assert host.http.get(f"api/games/{game}/catalogue/en").status_code == 404
        assert host.http.post(f"api/games/{game}/decks/read", json={"text": "4x Sully"}).status_code == 404
    assert host.http.get("api/games/vtes/catalogue/tlh").status_code == 404
    assert host.http.get("api/games/vtes/texts/xx").status_code == 404
