"""The protocol as it is written: its examples fit the structs, the types of the client are up to date, and the small client plays."""

from __future__ import annotations

import importlib.util
import re
import typing
from typing import Any

import msgspec
import pytest

from coterie.server import protocol
from tests.docs.pages import ROOT, text
from tests.server.hosts import ThreadHost

SECTION = re.compile(r"^### (\w+)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
EXAMPLE = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = {name: EXAMPLE.findall(body) for name, body in SECTION.findall(text("docs/protocol.md"))}
MESSAGES = {struct.__name__.lower(): struct for union in (protocol.FromClient, protocol.FromServer) for struct in typing.get_args(union)}
BODIES = ("NewTable", "Made", "Join", "SeatKey", "Mine", "MySeat", "GameInfo", "Replay", "Frame", "Fork", "SetupRequest", "SetupCheck")


def test_every_message_has_an_example() -> None:
    assert set(EXAMPLES) == set(MESSAGES) | set(BODIES)
    assert all(EXAMPLES.values())


@pytest.mark.parametrize("name", EXAMPLES)
def test_its_struct_takes_the_example(name: str) -> None:
    struct = MESSAGES.get(name) or getattr(protocol, name)
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


def test_the_client_of_a_page_plays_a_whole_game(host: ThreadHost) -> None:
    client = _load("docs/client.py")
    outcome = client.play(host.address, "empire", "human", "random")
    assert set(outcome["scores"]) == {"vampire", "human"}
    assert len(text("docs/client.py").splitlines()) < 80
