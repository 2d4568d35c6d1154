"""A table of VTES with five full boards, and how the tests sit down at it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.browsing import Visitor
from tests.web.tables import make, prefer, take_seats

DECKS: Final = ["ventrue", "toreador", "malkavian", "tremere", "nosferatu"]
NAMES: Final = {"a": "Marisa", "b": "Elke Brandt", "c": "Jonas", "d": "Ottilie", "e": "Iago"}
"""Who sits where: `a` is the one who looks, `b` is their prey and `e` their predator."""
HAND: Final = [
    "Conditioning",
    "Deflection",
    "Freak Drive",
    "Second Tradition: Domain",
    "Parity Shift",
    "Blood Doll",
    "Wake with Evening's Freshness",
]
BOARDS: Final[dict[str, Any]] = {
    "turn": 21,
    "active": "a",
    "phase": "minion",
    "edge": "d",
    "seats": {
        "a": {
            "pool": 12,
            "hand": HAND,
            "ready": [
                {"card": "Horst von Brühl", "blood": 5},
                {"card": "Alice Chen", "blood": 4},
                {"card": "Sybren van Oosten", "blood": 3, "locked": True},
                {"card": "Madison", "blood": 2},
            ],
            "torpor": [{"card": "Brock Sterling", "blood": 0}],
            "uncontrolled": [{"card": "Chelsea Blake", "blood": 4}, {"card": "Naomi Stewart", "blood": 1}, "Oshri Dahan"],
            "in_play": ["Ventrue Headquarters", "Uptown Hunting Ground"],
            "ash": ["Majesty", "Majesty", "Enchant Kindred", "Wider View"],
        },
        "b": {
            "pool": 9,
            "hand": ["Majesty"] * 5 + ["Villein"] * 2,
            "ready": [
                {"card": "Catalina Vega", "blood": 6},
                {"card": "Tamoszius", "blood": 3, "locked": True},
                {"card": "Bret Stryker", "blood": 2},
            ],
            "torpor": [{"card": "Kathy Glens", "blood": 1}],
            "uncontrolled": [{"card": "Flávio Gonçalves", "blood": 5}, {"card": "Min-seo", "blood": 2}, "Nik Sikko", "Mkhokheli"],
            "in_play": ["Creepshow Casino"],
            "ash": ["Parity Shift", "Kine Resources Contested"],
        },
        "c": {
            "pool": 14,
            "hand": ["Bonding"] * 4 + ["Revelations"] * 3,
            "ready": [
                {"card": "Alexander Silverson", "blood": 8},
                {"card": "Andi Liu", "blood": 5, "cards": ["Blood Doll"]},
                {"card": "Colette", "blood": 4, "locked": True},
                {"card": "Dr. Stephen Norton", "blood": 2},
            ],
            "uncontrolled": [{"card": "Ashley", "blood": 1}, "Sully", "Meaghan"],
            "in_play": ["Asylum Hunting Ground", "The Barrens"],
        },
        "d": {
            "pool": 21,
            "points": 1,
            "hand": ["Theft of Vitae"] * 6,
            "ready": [
                {"card": "Ayelech", "blood": 7},
                {"card": "Inês Tristão", "blood": 3, "locked": True, "cards": [".44 Magnum", "Kevlar Vest"]},
                {"card": "Trevon Parker", "blood": 5},
                {"card": "Nassir", "blood": 1, "locked": True},
            ],
            "uncontrolled": [{"card": "Lauren", "blood": 3}, {"card": "Lloyd Brooks", "blood": 3}, "Chrysanthemum"],
            "in_play": ["Chantry", "Academic Hunting Ground"],
        },
        "e": {
            "pool": 17,
            "hand": ["Roundhouse"] * 7,
            "ready": [
                {"card": "Belinde", "blood": 6, "cards": ["Raven Spy"]},
                {"card": "Horace Radcliffe", "blood": 2, "locked": True},
                {"card": "Larissa Moreira", "blood": 5},
                {"card": "Aunt Linda", "blood": 3},
                "Underbridge Stray",
            ],
            "uncontrolled": [{"card": "The Dowager", "blood": 4}, "Ryan", "Baixinho"],
            "in_play": ["The Labyrinth", "Warsaw Station", "Slum Hunting Ground"],
        },
    },
}


def position(**changes: Any) -> dict[str, Any]:
    """The five boards, with other values at the top of the position."""
    return {**deepcopy(BOARDS), **changes}


def five(server: str, *, bots: str = "", start: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """A table of five: all seats are people of this test, or bots but for the first."""
    kinds = [
        {"seat": seat, "kind": "mine", "name": name} if seat == "a" or not bots else {"seat": seat, "kind": "bot", "bot": bots}
        for seat, name in NAMES.items()
    ]
    return make(server, *kinds, game="vtes", setup={"decks": DECKS}, position=start or position(), **fields)


def sit(visitor: Visitor, made: dict[str, Any], seat: str = "a", **settings: object) -> Page:
    """Open the table with a seat of one's own, and wait until its cards are known."""
    take_seats(visitor, made, seat)
    prefer(visitor, **{"sound": False, "explain": False, **settings})
    page = visitor.visit(f"#/table/{made['table']}")
    page.wait_for_selector(".table[data-at] .vtes")
    page.wait_for_function("() => ![...document.querySelectorAll('.vtes .name, .vtes .head b')].some((one) => one.textContent === '…')")
    return page
