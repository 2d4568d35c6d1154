"""Files of games: read with clear errors, and written so that a half-written file never replaces a good one."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from coterie.kernel.errors import BadPosition, BadRecord, CoterieError, UnknownGame
from coterie.kernel.game import Game


class BadFile(CoterieError):
    """A file cannot be read or written."""


def read(path: Path) -> bytes:
    """What is in a file."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadFile(f"{path}: there is no such file") from None
    except OSError as error:
        raise BadFile(f"{path}: cannot be read: {error.strerror}") from None


def load(path: Path) -> Game:
    """The game whose record is in a file, every row checked."""
    import coterie

    try:
        return coterie.replay(read(path))
    except (BadRecord, UnknownGame) as error:
        raise BadRecord(f"{path}: {error}") from None


def load_position(path: Path) -> dict[str, Any]:
    """The position in a file, not yet checked against a game."""
    try:
        return msgspec.json.decode(read(path), type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadPosition(f"{path}: this is not a position: {error}") from None


def save(path: Path, game: Game) -> None:
    """Write the record of a game to a file: first beside it, then in its place at once."""
    target = path.resolve()
    if target.exists() and not target.is_file():
        raise BadFile(f"{path}: cannot be written: it is not a file")
    beside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            file.write(msgspec.json.encode(game.record()) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadFile(f"{path}: cannot be written: {error.strerror}") from None


def leave_behind(record: str) -> str:
    """Write the record of a fault to a file of its own, so that it can be reported; the name of the file."""
    try:
        with tempfile.NamedTemporaryFile("w", prefix="coterie-fault-", suffix=".json", delete=False, encoding="utf-8") as file:
            file.write(record)
    except OSError as error:
        raise BadFile(f"the record of a fault cannot be written: {error.strerror}") from None
    return file.name
