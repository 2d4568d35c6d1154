"""Adds games of today's rules to `tests/records`. `make records GAMES=empire` does so; files that are there are never changed.

A file is named after the version of the game's rules and a number. Each line is a record with the hashes of everything that was seen at
its end and told on the way. Beside it lies the shortest of its games as the server keeps it, to be watched when the rules are forgotten.
"""

from __future__ import annotations

import argparse
import hashlib
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from coterie import bots
from coterie.kernel import registry
from coterie.kernel.chance import Chance, derive
from coterie.kernel.definition import Definition
from coterie.kernel.game import Game
from coterie.kernel.opening import start
from coterie.kernel.questions import PASS
from coterie.kernel.seat import ask_bot
from coterie.server.live.keeping import Played, keep
from tests.contract.middles import begin_in_the_middle

FOLDER = Path(__file__).parents[1] / "tests" / "records"
GAMES = 24
"""About so many games of each kind are written at once."""
LONGEST = 5_000


class Line(msgspec.Struct):
    """A recorded game: how it was played, its record, and hashes of the views of its end, by seat ("": a spectator), and of all events."""

    how: str
    record: dict[str, Any]
    seen: dict[str, str]
    told: str


def hash_of(thing: object) -> str:
    """A short hash of something as JSON."""
    return hashlib.blake2b(msgspec.json.encode(thing, order="sorted"), digest_size=8).hexdigest()


def seen(game: Game) -> dict[str, str]:
    """What everybody sees now, hashed."""
    return {seat or "": hash_of(game.view(seat)) for seat in (None, *game.seats)}


def told(game: Game) -> str:
    """What everybody was told, in words, hashed; silent events have none."""
    return hash_of([(only, but, event.text) for only, but, event in game.heard() if not event.silent])


def lines(definition: Definition[Any]) -> Iterator[tuple[Line, Game]]:
    """Games of every preset, by chance and by rules of thumb, from the deal and from positions, some of them given up."""
    each = max(3, GAMES // (2 * len(definition.presets)))
    for place, preset in enumerate(definition.presets):
        for bot in ("random", "steady"):
            for number in range(each):
                seed = derive(place, number, len(bot))
                game = _begin(definition, preset, seed, number)
                given_up = number % 3 == 2
                _play(game, bot, seed, given_up)
                how = f"{preset}, {bot}{', given up' if given_up else ''}"
                yield Line(how, game.record(), seen(game), told(game)), game


def _begin(definition: Definition[Any], preset: str, seed: int, number: int) -> Game:
    setup: dict[str, object] = dict(definition.presets[preset])
    if not definition.bounds:
        return start(definition, seed, setup, None)
    setup = {**definition.bounds, "turn_limit": definition.brief, **setup}
    return start(definition, seed, setup, begin_in_the_middle(definition, setup, seed) if number % 3 == 1 else None)


def _play(game: Game, bot: str, seed: int, given_up: bool) -> None:
    """Play to the end; whoever is asked gives up after some time, if that is wanted."""
    players = {seat: bots.make(bot, game.name, derive(seed, at)) for at, seat in enumerate(game.seats)}
    chance = Chance(derive(seed, 99))
    last = 20 + chance.roll(60) if given_up else LONGEST
    while game.decisions and game.number < LONGEST:
        decision = game.decisions[chance.roll(len(game.decisions))]
        if game.number >= last:
            game.outside("resign", decision.seat)
            last = LONGEST
        elif decision.lone_pass:
            game.choose(decision.seat, PASS)
        else:
            ask_bot(players[decision.seat], game, decision)


def add(definition: Definition[Any]) -> Path:
    """Write a new file of games."""
    folder = FOLDER / definition.name
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (file := folder / f"{definition.version}-{number}.jsonl.xz").exists():
        number += 1
    made = list(lines(definition))
    shortest, game = min(made, key=lambda one: one[1].number)
    played = Played(game.name, game.seed, shortest.record["setup"], shortest.record["position"], tuple(entry[:2] for entry in game.entries))
    file.with_name(f"{definition.version}-{number}.kept").write_bytes(keep(played))
    file.write_bytes(lzma.compress(b"".join(msgspec.json.encode(line) + b"\n" for line, _ in made), preset=9))
    return file


def main() -> None:
    """Add games of one game, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="Which games; all by default.")
    for name in parser.parse_args().games or registry.names():
        file = add(registry.find(name))
        print(f"{file.relative_to(FOLDER.parents[1])}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
