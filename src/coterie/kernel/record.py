"""Records as JSON: everything that makes a game, and nothing else. Reading one is strict, and says what is wrong where."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from coterie.kernel.errors import BadRecord
from coterie.kernel.questions import PASS
from coterie.kernel.text import Outcome

FORMAT = "coterie-record-2"
MOST_ENTRIES: Final = 100_000
"""A record of more entries, forced passes included, is of no game."""

Entry: TypeAlias = "tuple[str, str, bool]"
"""A line of the log: seat, key, and whether it was a forced pass. Seat "" is an outside entry or a resampling."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat: a person or a bot by name, as far as that is known."""

    name: str = ""
    bot: str = ""
    resigned: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether this person resigned and has lost, whatever the bot that played on achieved."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A game as it is written to a file."""

    game: str
    rules: str
    """The rules that made it: their version, and their fingerprint. Others replay it too if they lead to the same end."""
    pool: str
    setup: dict[str, object]
    seed: str
    """Decimal: many languages round numbers of more than 53 bits."""
    log: list[list[str | int]]
    format: str
    position: dict[str, object] | None = None
    outcome: Outcome | None = None
    trace: str = ""
    """The sum of the way to its end (`Game.trace`)."""
    check: str = ""
    players: dict[str, Player] | msgspec.UnsetType = msgspec.UNSET
    """Who played, by seat, as far as that is known."""


def fold(entries: list[Entry]) -> list[list[str | int]]:
    """Entries as rows: runs of forced passes become a count in the row before them.

    >>> fold([("a", "draw", False), ("b", "pass", True), ("a", "pass", True)])
    [['a', 'draw', 2]]
    """
    rows: list[list[str | int]] = []
    for seat, key, forced in entries:
        if not forced or not rows:
            rows.append([seat, key])
        elif len(rows[-1]) == 3:
            rows[-1][2] = int(rows[-1][2]) + 1
        else:
            rows[-1].append(1)
    return rows


def unfold(rows: list[list[str | int]]) -> Iterator[tuple[int, Entry]]:
    """Rows as entries one by one, each with the number of its row; a forced pass has no seat yet.

    >>> list(unfold([['a', 'draw', 1]]))
    [(1, ('a', 'draw', False)), (1, ('', 'pass', True))]
    """
    for number, row in enumerate(rows, 1):
        passes = _passes(number, row)
        yield number, (str(row[0]), str(row[1]), False)
        for _ in range(passes):
            yield number, ("", PASS, True)


def _passes(number: int, row: list[str | int]) -> int:
    """How many forced passes come after the entry of a row."""
    match row:
        case [str(), str()]:
            return 0
        case [str(), str(), int(passes)] if 0 < passes <= MOST_ENTRIES:
            return passes
    raise BadRecord(f"row {number} of the log is not [seat, key] or [seat, key, passes]: {str(row)[:200]}")


def check_length(rows: list[list[str | int]], most: int = MOST_ENTRIES) -> None:
    """Refuse what would unfold to more entries than that, before it is unfolded.

    >>> check_length([["a", "draw", 100]], 100)
    Traceback (most recent call last):
    ...
    coterie.kernel.errors.BadRecord: the record has 101 entries; at most 100 are taken
    """
    entries = sum(1 + _passes(number, row) for number, row in enumerate(rows, 1))
    if entries > most:
        raise BadRecord(f"the record has {entries} entries; at most {most} are taken")


def checksum(record: Record) -> str:
    """A fingerprint of everything in the record but the fingerprint itself."""
    bare = msgspec.structs.replace(record, check="")
    return hashlib.blake2b(msgspec.json.encode(bare, order="sorted"), digest_size=8).hexdigest()


def read(data: object) -> Record:
    """A record from JSON text, bytes or an object; one that was read already is given back."""
    if isinstance(data, Record):
        return data
    try:
        record = msgspec.json.decode(data, type=Record) if isinstance(data, str | bytes) else msgspec.convert(data, Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"this is not a record: {error}") from None
    if record.format != FORMAT:
        raise BadRecord(f"the record is in format {record.format[:80]!r}; this version reads {FORMAT!r}")
    check_length(record.log)
    return record
