"""Games of earlier days. A change that breaks one of the present version must raise the version; older ones can still be watched.

If a game here fails, your change alters how games go, or what is seen of them. If that is meant, raise `version` in the game's `game.py`
and run `make records GAMES=<game>`. Files that are here stay as they are.
"""

from __future__ import annotations

import lzma
from pathlib import Path

import msgspec
import pytest

import coterie
from coterie.kernel import registry
from coterie.server.live.keeping import unpack
from tools.records import Line, hash_of, seen, told

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.jsonl.xz"))


def version_of(file: Path) -> str:
    return file.name.partition("-")[0]


def lines(file: Path) -> list[Line]:
    return [msgspec.json.decode(line, type=Line) for line in lzma.decompress(file.read_bytes()).splitlines()]


PRESENT = [file for file in FILES if version_of(file) == registry.find(file.parent.name).version]


def name(file: Path) -> str:
    return f"{file.parent.name}-{file.name.partition('.')[0]}"


@pytest.mark.parametrize("game", coterie.games())
def test_there_are_records_of_the_present_version(game: str) -> None:
    assert any(file.parent.name == game for file in PRESENT), f"run `make records GAMES={game}`"


@pytest.mark.parametrize("file", PRESENT, ids=name)
def test_a_game_of_the_present_version_goes_as_it_went(file: Path) -> None:
    broken = []
    for number, line in enumerate(lines(file), 1):
        try:
            game = coterie.replay({**line.record, "check": ""})
            if (seen(game), told(game)) != (line.seen, line.told):
                broken.append(f"line {number} ({line.how}): something else is seen or told")
        except coterie.CoterieError as error:
            broken.append(f"line {number} ({line.how}): {error}")
    assert not broken, __doc__ + "\n".join(broken)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_kept_game_is_watched_without_its_rules(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find", None)
    kept = unpack(file.with_name(f"{file.name.partition('.')[0]}.kept").read_bytes())
    (line,) = [line for line in lines(file) if line.record["check"] == kept.record["check"]]
    for seat in ("", *kept.seats):
        frames = kept.frames(seat or None)
        assert len(frames) == len(kept.moments) > 20
        numbers = [event.number for frame in frames for event in frame.events if event.kind]
        assert numbers == list(range(1, len(numbers) + 1))
        assert numbers
        assert hash_of(msgspec.json.decode(frames[-1].view)) == line.seen[seat]
    assert kept.outcome is not None


def test_a_record_that_goes_another_way_is_noticed() -> None:
    """The store would be worth nothing if it let everything through."""
    file = next(file for file in PRESENT if file.parent.name == "empire")
    line = lines(file)[0]
    game = coterie.replay({**line.record, "check": ""})
    game.back(game.number - 1)
    assert seen(game) != line.seen
    with pytest.raises(coterie.BadRecord):
        coterie.replay({**line.record, "check": "", "seed": "1"})
