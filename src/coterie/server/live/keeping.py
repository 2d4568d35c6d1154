"""A game kept as it was seen: every view, event and label of every seat, so that it can be watched for ever, whatever the rules become.

Views change little from entry to entry, so what is written is how each differs from the one before, compressed.
"""

from __future__ import annotations

import lzma
from typing import Any, TypeAlias

import msgspec

import coterie
from coterie.kernel.errors import CoterieError
from coterie.kernel.game import Game
from coterie.kernel.record import Player
from coterie.kernel.state import Told
from coterie.kernel.text import Outcome, Text
from coterie.server import api
from coterie.server.live.reviving import ended_alike

Json: TypeAlias = Any
FORMAT = 2
"""Of format 1 are games kept when events were only texts."""


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """One entry: who made it, what was told to whom, and how each view differs from the one before; the spectator's comes first."""

    by: str
    key: str
    label: Text | None
    waiting: tuple[str, ...]
    told: tuple[Told, ...]
    views: tuple[Json, ...]
    outlook: Json = None
    """How what stood by the rules differs from that before; nothing in games that were kept without it."""


class Kept(msgspec.Struct, frozen=True):
    """A game, or the part of one that was played by the same rules."""

    record: dict[str, Json]
    facts: Json
    seats: tuple[str, ...]
    moments: tuple[Moment, ...]
    outcome: Outcome | None = None
    format: int = FORMAT

    def frames(self, seat: str | None) -> list[api.Frame]:
        """The game as one seat, or a spectator, saw it."""
        place = 0 if seat is None else 1 + self.seats.index(seat)
        frames: list[api.Frame] = []
        view: Json = None
        outlook: Json = None
        told = 0
        for number, moment in enumerate(self.moments):
            view, outlook = patched(view, moment.views[place]), patched(outlook, moment.outlook)
            heard = [event for only, but, event in moment.told if only in (None, seat) and (but is None or but != seat)]
            events = tuple(msgspec.structs.replace(event, number=told + at) for at, event in enumerate(heard, 1))
            told += len(heard)
            last = number == len(self.moments) - 1
            frames.append(
                api.Frame(
                    number=number,
                    view=msgspec.Raw(msgspec.json.encode(view)),
                    events=events,
                    by=moment.by,
                    key=moment.key,
                    label=moment.label,
                    waiting=moment.waiting,
                    outcome=self.outcome if last else None,
                    outlook=None if outlook is None else msgspec.Raw(msgspec.json.encode(outlook)),
                )
            )
        return frames


class Played(msgspec.Struct, frozen=True):
    """All that makes a game, for another process."""

    game: str
    seed: int
    setup: dict[str, Json]
    position: dict[str, Json] | None
    entries: tuple[tuple[str, str], ...]
    trace: str = ""
    """Where the log is to lead, if that is known."""
    outcome: Json = None
    players: dict[str, Player] = {}


class ElsewhereNow(CoterieError):
    """The log of a game leads elsewhere under the rules of today, so what was seen is lost."""


def keep(played: Played) -> bytes:
    """Play a game again, keep what everybody sees of it, and pack it."""
    game, kept = watch(played)
    if (played.trace and played.trace != game.trace) or (played.outcome is not None and not ended_alike(played.outcome, game.outcome)):
        raise ElsewhereNow("these rules lead to another table than the one that was played")
    game.players = played.players
    return pack(msgspec.structs.replace(kept, record=game.record()))


def watch(wanted: Played) -> tuple[Game, Kept]:
    """Play a game again, and what everybody sees of it."""
    entries = wanted.entries
    played = coterie.new(wanted.game, seed=wanted.seed, setup=wanted.setup, position=wanted.position)
    viewers = (None, *played.seats)
    before: list[Json] = [None] * len(viewers)
    stood: Json = None
    moments = []
    told = len(played.heard())
    for number in range(len(entries) + 1):
        by, key = entries[number - 1] if number else ("", "")
        label = None
        if number:
            label = _label(played, by, key)
            played.enter(by, key)
        now = [_as_json(played.view(viewer)) for viewer in viewers]
        stands = _as_json(played.outlook)
        heard = played.heard()
        moments.append(
            Moment(
                by,
                key,
                label,
                tuple(decision.seat for decision in played.decisions),
                tuple(heard[told if number else 0 :]),
                tuple(difference(old, new) for old, new in zip(before, now, strict=True)),
                difference(stood, stands),
            )
        )
        before, stood, told = now, stands, len(heard)
    return played, Kept({}, _as_json(written_facts(played)), played.seats, tuple(moments), played.outcome)


def written_facts(game: Game) -> Json:
    """What everybody may look up in a game, as it can be sent: nothing where that is done one by one."""
    facts = game.facts
    return msgspec.to_builtins(facts) or {} if isinstance(facts, dict | msgspec.Struct) else {}


def _as_json(thing: object) -> Json:
    return msgspec.json.decode(msgspec.json.encode(thing))


def _label(game: Game, seat: str, key: str) -> Text | None:
    asks = game.asks(seat) if seat else ()
    return asks[0].ask.answer(game.state, key).label if asks else None


class _Format(msgspec.Struct, frozen=True):
    """How a kept game is written."""

    format: int = 1


def pack(kept: Kept) -> bytes:
    """A kept game as bytes."""
    return lzma.compress(msgspec.json.encode(kept), preset=6)


def unpack(data: bytes) -> Kept:
    """What `pack` has written, now or in an earlier format."""
    raw = lzma.decompress(data)
    if msgspec.json.decode(raw, type=_Format).format == FORMAT:
        return msgspec.json.decode(raw, type=Kept)
    kept = msgspec.json.decode(raw)
    for moment in kept["moments"]:
        for one in moment[4]:
            one[2] = {"number": 0, "kind": one[2]["id"], "roles": one[2].get("args", {})}
    return msgspec.convert(kept | {"format": FORMAT}, type=Kept)


# How a thing of JSON differs from another: null if it does not, [thing] if it is another, {key: difference} for an object or for a list
# of the same length, with the keys that are gone under "".


def difference(old: Json, new: Json) -> Json:
    """What turns one thing into another.

    >>> difference({"a": 1, "b": [1, 2], "c": 0}, {"a": 1, "b": [1, 3]})
    {'b': {'1': [3]}, '': ['c']}
    """
    if old == new and type(old) is type(new):
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        changed = {key: [value] if key not in old else difference(old[key], value) for key, value in new.items()}
        changed = {key: one for key, one in changed.items() if one is not None}
        gone = [key for key in old if key not in new]
        return {**changed, "": gone} if gone else changed
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return {str(at): one for at, (before, after) in pairs if (one := difference(before, after)) is not None}
    return [new]


def patched(old: Json, change: Json) -> Json:
    """The thing that `difference` led to.

    >>> patched({"a": 1, "b": [1, 2], "c": 0}, {"b": {"1": [3]}, "": ["c"]})
    {'a': 1, 'b': [1, 3]}
    """
    if change is None:
        return old
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        return [patched(one, change.get(str(at))) for at, one in enumerate(old)]
    gone = change.get("", ())
    kept = {key: patched(value, change.get(key)) for key, value in old.items() if key not in gone}
    return kept | {key: one[0] for key, one in change.items() if key and key not in old}
