"""A table of VTES in the browser, as text: allies in play, what they may do, and a vampire that was sent back."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import inaccessible, picture, sideways
from tests.web.conftest import Visit
from tests.web.tables import make, prefer, take_seats

POSITION: dict[str, Any] = {
    "turn": 11,
    "phase": "minion",
    "seats": {
        "a": {
            "hand": ["Screamer"],
            "ready": ["Gebeyehu Abdu", "Aggressive Corpse"],
            "in_play": [{"card": "The Gate of Acheron", "blood": 2}],
        },
        "b": {"ready": ["Alice Chen"], "uncontrolled": [{"card": "Madison", "blood": 3, "cards": ["Blood Doll"], "marks": {"known": 1}}]},
        "c": {"ready": ["Aintzane Arriaga"]},
    },
}


def test_allies_stand_on_the_table_and_act(visit: Visit, server: str) -> None:
    seats = [{"seat": seat, "kind": "mine", "name": name} for seat, name in (("a", "Marisa"), ("b", "Jonas"), ("c", "Elke"))]
    made = make(server, *seats, game="vtes", setup={"decks": ["hecata", "ventrue", "lasombra"]}, position=POSITION)
    somebody = visit(tools=True)
    take_seats(somebody, made, "a")
    prefer(somebody, sound=False)
    page = somebody.visit(f"#/table/{made['table']}")
    page.wait_for_selector(".table[data-at]")
    for name in ("Aggressive Corpse", "The Gate of Acheron", "Madison", "Blood Doll"):
        expect(page.get_by_text(name).first).to_be_visible()
    assert inaccessible(page) == []
    assert sideways(page) == 0
    picture(page, "vtes-allies-en-1440-dark")
    page.get_by_role("button", name="Act with Aggressive Corpse: enter combat").click()
    page.get_by_role("button", name="Alice Chen").first.click()
    expect(page.get_by_text("Aggressive Corpse acts: enter combat. Target: Alice Chen.").first).to_be_visible()
    told = page.inner_text("dl")
    assert "kind: ability of a card; seat: Marisa (Methuselah A); acting minion: Aggressive Corpse" in told
    assert "{" not in told
    assert "no limit" in page.locator("dl .field", has_text="turn limit").inner_text()
