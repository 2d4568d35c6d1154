"""What a worker process does for the deck room."""

from __future__ import annotations

import gzip
import hashlib
import time
from collections import OrderedDict

import msgspec

from coterie.kernel import registry
from coterie.kernel.workshop import DeckData, DeckReading, DeckVerdict, DeckWritten, Workshop
from coterie.server.live.errors import NoSuchTable
from coterie.sim.run import plan_of
from coterie.sim.table import Plan, Playing, Result

encode = msgspec.json.Encoder().encode
BOT = "steady"
"""Who plays where decks are measured."""
KEPT = 16
"""Games of measurements that a process keeps from one slice to the next."""
_playing: OrderedDict[str, tuple[int, Playing]] = OrderedDict()
"""The game that each measurement is at."""


class Packed(msgspec.Struct, frozen=True):
    """Something large that seldom changes: JSON, compressed, and what it is known by."""

    small: bytes
    tag: str


def _workshop(game: str) -> Workshop:
    found = registry.find(game).workshop()
    if found is None:
        raise NoSuchTable(f"nobody builds decks for {game}")
    return found


def _packed(data: object) -> Packed:
    body = encode(data)
    return Packed(gzip.compress(body, 9, mtime=0), hashlib.blake2b(body, digest_size=12).hexdigest())


def catalogue(game: str, language: str) -> Packed:
    """Every card of a game."""
    return _packed(_workshop(game).catalogue(language))


def texts(game: str, language: str) -> Packed:
    """The texts of its cards, by number."""
    return _packed(_workshop(game).texts(language))


def read(game: str, text: str) -> DeckReading:
    """The deck in a text."""
    return _workshop(game).read(text)


def check(game: str, deck: DeckData) -> DeckVerdict:
    """What is to be said against a deck."""
    return _workshop(game).check(deck)


def write(game: str, deck: DeckData, format_: str, language: str) -> DeckWritten:
    """A deck in a format."""
    return _workshop(game).write(deck, format_, language)


def plan(game: str, decks: list[DeckData | str], seed: int) -> Plan:
    """The plan of a measurement: the first deck against the others. What is wrong with one is raised."""
    return plan_of(game, [BOT], seed, brought=[_workshop(game).brought(deck) for deck in decks])


def play_on(measurement: str, plan: Plan, index: int, last: int, seconds: float) -> list[Result]:
    """Go on with the games of a measurement from this one on, for so long; the results of those that came to an end.

    A game that did not is kept here. If another process was at it, it begins anew, and goes the same way.
    """
    until, results = time.monotonic() + seconds, list[Result]()
    kept, playing = _playing.pop(measurement, (-1, None))
    while index < last:
        if playing is None or kept != index:
            playing = Playing(plan, index)
        while playing.step():
            if time.monotonic() > until:
                _keep(measurement, index, playing)
                return results
        results.append(playing.result())
        index, playing = index + 1, None
    return results


def _keep(measurement: str, index: int, playing: Playing) -> None:
    _playing[measurement] = index, playing
    if len(_playing) > KEPT:
        _playing.popitem(last=False)
