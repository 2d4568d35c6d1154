"""Struct types in several threads: before a second thread can read one, its type has been looked at."""

from __future__ import annotations

import subprocess
import sys

import pytest

from coterie.kernel import registry, structs

FIRST_READ_BY_FOUR = """
import sys, threading, types
import msgspec
from coterie.kernel.structs import look_at

sys.setswitchinterval(1e-6)
module = sys.modules["crowded"] = types.ModuleType("crowded")
fields = "".join(f"    field{n}: Annotated[list[dict[str, tuple[int, ...]]], 'x'] | None = None\\n" for n in range(30))
lines = "from __future__ import annotations\\nimport msgspec\\nfrom typing import Annotated\\n"
exec(lines + "".join(f"class Kind{n}(msgspec.Struct):\\n{fields}" for n in range(100)), module.__dict__)
look_at("crowded")
data = {f"field{n}": [{"a": (1, 2)}] for n in range(30)}
for n in range(100):
    kind, together = getattr(module, f"Kind{n}"), threading.Barrier(4)
    def read():
        together.wait()
        msgspec.convert(data, kind)
    threads = [threading.Thread(target=read) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
print("all read")
"""


def test_types_that_were_looked_at_can_be_read_first_by_several_threads() -> None:
    """Without the look this process ends by a segmentation fault."""
    ran = subprocess.run([sys.executable, "-c", FIRST_READ_BY_FOUR], capture_output=True, text=True, timeout=120, check=False)
    assert (ran.returncode, ran.stdout.strip()) == (0, "all read"), ran.stderr


def test_a_game_is_found_when_its_types_have_been_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[tuple[str, bool]] = []
    monkeypatch.setattr(registry, "_loaded", {})
    monkeypatch.setattr(registry, "look_at", lambda package: looked.append((package, "empire" in registry._loaded)))
    assert registry.find("empire") is registry.find("empire")
    assert looked == [("coterie.games.empire", False)]


def test_types_that_are_never_read_are_passed_over() -> None:
    registry.find("vtes")
    structs.look_at("coterie.games.vtes")
