"""The protocol as it is written: its examples fit the structs, the types of the client are up to date, and the small client plays."""

from __future__ import annotations

import importlib.util
import re
import typing
from typing import Any

import msgspec
import pytest

from coterie.games.vtes.workshop.catalogue import VtesCatalogue
from coterie.kernel.text import Details
from coterie.kernel.workshop import DeckReading, DeckVerdict, DeckWritten
from coterie.server import api, protocol
from coterie.server.gate import BODY_WITHIN, LARGEST_BODY, LARGEST_HEADERS, LONGEST_ADDRESS, MOST_HEADERS
from coterie.server.replays import MOST_FRAMES
from coterie.server.settings import Settings
from coterie.server.sockets import CHAT_AT_ONCE, CHAT_RATE, HELLO_WITHIN, LARGEST
from coterie.server.store.store import CHAT_KEPT
from coterie.server.workers.jobs import LONGEST
from tests.docs.pages import ROOT, text
from tests.server.hosts import ThreadHost

SECTION = re.compile(r"^### (\w+)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
EXAMPLE = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = {name: EXAMPLE.findall(body) for name, body in SECTION.findall(text("docs/protocol.md"))}
MESSAGES = {struct.__name__.lower(): struct for union in (protocol.FromClient, protocol.FromServer) for struct in typing.get_args(union)}
BODIES = (
    *("NewTable", "Made", "Join", "SeatKey", "Mine", "MySeat", "GameInfo", "Replay", "Frame", "Fork", "SetupRequest", "SetupCheck"),
    *("Brought", "DeckText", "DeckToCheck", "DeckToWrite", "MeasureRequest", "Measurement", "Hint", "LessonInfo", "LessonStep"),
)
PARTS = {"Details": Details, **{part.__name__: part for part in (DeckReading, DeckVerdict, DeckWritten, VtesCatalogue)}}
"""What is explained by itself, as only some games send it."""


def test_every_message_has_an_example() -> None:
    assert set(EXAMPLES) == set(MESSAGES) | set(BODIES) | set(PARTS)
    assert all(EXAMPLES.values())


@pytest.mark.parametrize("name", EXAMPLES)
def test_its_struct_takes_the_example(name: str) -> None:
    struct = MESSAGES.get(name) or PARTS.get(name) or getattr(api, name)
    for example in EXAMPLES[name]:
        read = msgspec.json.decode(example, type=struct)
        if not struct.__struct_config__.forbid_unknown_fields:
            assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(example), "what the server sends is whole"


def _load(path: str) -> Any:
    spec = importlib.util.spec_from_file_location(path.replace("/", "_"), ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_client_are_up_to_date() -> None:
    tool = _load("tools/typescript.py")
    assert tool.FILE.read_text() == tool.module(), "run `python tools/typescript.py`"
    assert tool.TOLD.read_text() == tool.told(), "run `python tools/typescript.py`"


def test_the_client_of_a_page_plays_a_whole_game(host: ThreadHost) -> None:
    client = _load("docs/client.py")
    outcome = client.play(host.address, "empire", "human", "random")
    assert set(outcome["scores"]) == {"vampire", "human"}
    assert len(text("docs/client.py").splitlines()) < 80


def _served() -> set[str]:
    """The requests that the server answers, as the page writes them; not the pages of the client and of mails."""
    found = set()
    for path in (ROOT / "src/coterie/server").rglob("*.py"):
        for method, route in re.findall(r'^@(get|post|put|delete)\(\s*"([^"]+)"', path.read_text(encoding="utf-8"), re.MULTILINE):
            found.add(f"{method.upper()} {re.sub(r'{table:str}', '{id}', route)}")
    return {
        re.sub(r":\w+}", "}", request)
        for request in found
        if "/api/" in request or request in ("GET /health", "GET /ready", "GET /metrics")
    }


def test_the_page_lists_every_request() -> None:
    listed = {request.partition("?")[0] for request in re.findall(r"`((?:GET|POST|PUT|DELETE) /[^`]+)`", text("docs/protocol.md"))}
    assert listed == _served()


def test_the_page_lists_every_code_of_a_problem() -> None:
    (listed,) = re.findall(r"Codes: (.*?)\.\n", text("docs/protocol.md"), re.DOTALL)
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src/coterie/server").rglob("*.py")]
    sent = {code for source in sources for code in re.findall(r'(?:Problem\(|dismiss\(|forget\(\w+, )"([a-z-]+)"', source)}
    assert set(re.findall(r"`([a-z-]+)`", listed)) == sent


def test_the_limits_of_the_page_are_those_of_the_server() -> None:
    settings, page = Settings(data=ROOT), " ".join(text("docs/protocol.md").split())
    words = {10: "ten", 5: "five", 2: "two", 20: "Twenty", 30: "thirty", 60: "sixty", 200: "two hundred", 300: "three hundred"}
    assert f"say [hello](#hello) within {words[int(HELLO_WITHIN)]} seconds" in page
    assert f"A message has at most {LARGEST // 1024} kB" in page
    rate = int(settings.message_rate)
    assert f"{words[rate]} messages a second are read from a connection, {words[3 * rate]} at once" in page
    assert f"Chat is {words[CHAT_AT_ONCE]} lines at once and one every {words[int(1 / CHAT_RATE)]} seconds" in page
    assert f"A body over REST has at most {LARGEST_BODY // 1024} kB" in page
    assert f"must be there within {words[int(BODY_WITHIN)].lower()} seconds" in page
    assert (
        f"Addresses have at most {LONGEST_ADDRESS:,} bytes, headers {LARGEST_HEADERS // 1024} kB, and there are at most {MOST_HEADERS}"
        in page
    )
    assert f"Records have at most {LONGEST:,} entries" in page
    assert f"makes {words[int(settings.table_rate)]} tables a minute and holds {words[settings.connections]} connections" in page
    assert f"One at a time for each address, and {settings.measure_rate:,.0f} games an hour" in page
    assert f"up to {api.MOST_MEASURED:,} games" in page
    assert f"the last {words[CHAT_KEPT]} come after hello" in page
    assert f"a list of Frame, at most {MOST_FRAMES}" in page
    clock = msgspec.json.schema(protocol.Clock)["$defs"]["Clock"]["properties"]["seconds"]
    assert f"from {clock['minimum']} seconds to {clock['maximum'] // 86400} days" in page
