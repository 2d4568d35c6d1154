"""What is shipped to a browser: small, quick, and nothing that asks another host."""

from __future__ import annotations

import gzip
import re

import pytest

from coterie.locale import LANGUAGES
from tests.docs.pages import text
from tests.web.browsing import ROOT
from tests.web.conftest import Visit

CLIENT = ROOT / "src" / "coterie" / "server" / "client"
LIMIT = 150_000
VTES_LIMIT = 70_000
DECKS_LIMIT = 60_000
PARTS = ("base-", "dist-", "rolldown-runtime-", "pages-", "table-", "TablePage-", "ReplayPage-", "Art-", "Lancet-", "Samples-", "Settings-")
"""What every visit may fetch, as the names of its files begin."""
DECKS = ("decks-", "precons-", "DeckChoice-", "DeckRoom-", "vtes-marks-", "vtes-reading-")
"""The deck room, and the choice of a deck for a seat; marks and the reading view are those of the table, and count for both."""


def weight(*names: str) -> int:
    """How many bytes the scripts and styles of these parts have, compressed; a part is what a file's name begins with."""
    files = [file for file in (CLIENT / "assets").iterdir() if file.suffix in (".js", ".css") and file.name.startswith(names)]
    assert len(files) >= len(names), names
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("game", ["empire", "fury"])
def test_a_visit_to_a_table_is_small(game: str) -> None:
    """All that a visit to a table but that of VTES fetches: base, pages, table and the drawing of its game, all pictures of games with it.
    Data is not counted: the words of a language, and the map of Europe.
    """
    size = weight(*PARTS, f"{game}-")
    assert size < LIMIT, f"{size} bytes"


@pytest.mark.usefixtures("client")
def test_the_drawing_of_vtes_is_small_and_on_its_own() -> None:
    """The largest game has a limit of its own for its drawing, stage and reading view included: it is fetched with its table alone."""
    size = weight("vtes-")
    assert size < VTES_LIMIT, f"{size} bytes"
    first = (CLIENT / "index.html").read_text(encoding="utf-8")
    assert "vtes-" not in first


@pytest.mark.usefixtures("client")
def test_the_deck_room_is_small() -> None:
    size = weight(*DECKS)
    assert size < DECKS_LIMIT, f"{size} bytes"


@pytest.mark.usefixtures("client")
def test_every_part_of_the_client_is_weighed() -> None:
    """Scripts and styles are data, parts of a visit, the drawing of a game, the guide, or the deck room."""
    data = ("_europe-", *(f"{language}-" for language in LANGUAGES))
    games = ("empire-", "fury-", "vtes-", "guide-")
    files = [file.name for file in (CLIENT / "assets").iterdir() if file.suffix in (".js", ".css")]
    assert len(files) > 10
    assert [name for name in files if not name.startswith((*data, *PARTS, *games, *DECKS))] == []


@pytest.mark.usefixtures("client")
def test_the_map_is_as_large_as_the_page_says() -> None:
    (told,) = re.findall(r"is (\d+) kB compressed and loaded with that table only", text("docs/architecture.md"))
    (file,) = (CLIENT / "assets").glob("_europe-*.js")
    assert len(gzip.compress(file.read_bytes(), 9)) == pytest.approx(1000 * int(told), abs=500)


@pytest.mark.usefixtures("client")
def test_nothing_is_asked_of_another_host() -> None:
    """Addresses that are mere names, of XML or in messages of our tools, are not asked."""
    names = re.compile(r"https?://(www\.w3\.org|svelte\.dev)/")
    for file in [CLIENT / "index.html", *(CLIENT / "assets").glob("*.js"), *(CLIENT / "assets").glob("*.css")]:
        found = re.findall(r"https?://[\w.-]+/[^\"'` )]*", file.read_text(encoding="utf-8"))
        assert [address for address in found if not names.match(address)] == [], file.name


def test_the_first_page_is_painted_within_a_second(visit: Visit) -> None:
    """The best of some visits: what else this machine does is not ours."""
    painted = []
    for _ in range(20):
        page = visit().visit()
        painted.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        page.close()
        if painted[-1] < 1000:
            return
    raise AssertionError(f"painted after {painted} ms")


def test_a_page_asks_this_server_alone(visit: Visit) -> None:
    somebody = visit()
    asked: list[str] = []
    somebody.context.on("request", lambda request: asked.append(request.url))
    somebody.visit("#/rules")
    assert len(asked) > 5
    assert [address for address in asked if not address.startswith(somebody.address)] == []
