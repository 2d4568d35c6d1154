"""A card in full over the wire: asked for one by one, by anybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.pool import facts, named
from tests.server.hosts import ThreadHost, thread_host


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHost]:
    with thread_host(tmp_path_factory.mktemp("readings")) as running:
        yield running


def test_a_card_is_read_in_full_by_its_number(host: ThreadHost) -> None:
    found = host.get(f"api/games/vtes/readings/{named('Deflection').id}")
    assert "\n".join(found["official"]) == named("Deflection").text.strip()
    assert found["rulings"][0]["references"]["ANK 20211003"].startswith("https://")
    assert "Jyhad" in found["sets"]


def test_cards_that_cannot_be_played_yet_are_looked_up_too(host: ThreadHost) -> None:
    unfinished = next(card for card in facts().values() if card.id not in standard_book().forms)
    assert host.get(f"api/games/vtes/facts/{unfinished.id}")[str(unfinished.id)]["complete"] is False
    assert host.get(f"api/games/vtes/readings/{unfinished.id}")["official"]


@pytest.mark.parametrize("path", ["vtes/readings/999999", "vtes/readings/none", "empire/readings/h-holy-2", "chess/readings/1"])
def test_what_cannot_be_read_is_not_there(host: ThreadHost, path: str) -> None:
    answer = host.http.get(f"api/games/{path}")
    assert answer.status_code == 404
    assert answer.json()["message"]
