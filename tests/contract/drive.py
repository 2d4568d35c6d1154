"""Drives games by chance, and takes them apart to compare them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import FunctionType, GeneratorType
from typing import Any

import msgspec

from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.definition import Definition
from coterie.kernel.game import Game
from coterie.kernel.opening import start
from coterie.kernel.questions import Ask, Open, Together
from coterie.kernel.state import State
from tests.contract.middles import begin_in_the_middle

LONGEST = 20_000


def new(definition: Definition[Any], seed: int, preset: str = "standard") -> Game:
    """A new game. One that might go on for ever has a limit, and is begun in the middle with three seeds of four."""
    setup: dict[str, object] = dict(definition.presets[preset])
    if not definition.bounds:
        return start(definition, seed, setup, None)
    setup = {**definition.bounds, "turn_limit": definition.brief, **setup}
    return start(definition, seed, setup, begin_in_the_middle(definition, setup, seed) if seed % 4 else None)


def steps(game: Game, seed: int, limit: int = LONGEST) -> Iterator[Decision]:
    """Play on by chance; yields each decision before it is answered."""
    chance = Chance(derive(seed))
    for _ in range(limit):
        decisions = game.decisions
        if not decisions:
            return
        decision = decisions[chance.roll(len(decisions))]
        yield decision
        game.choose(decision.seat, decision.pick(chance), decision.number)
    assert limit < LONGEST, "the game does not end"


def play(game: Game, seed: int, limit: int = LONGEST) -> Game:
    """Play on by chance, to the end or so many choices."""
    for _ in steps(game, seed, limit):
        pass
    return game


def dump(thing: object) -> object:
    """A state, or anything in it, as plain data that can be compared; who listens, and for how long, is left out."""
    if type(thing) in _PLAIN:
        return thing
    if isinstance(thing, list | tuple):
        return [item if type(item) in _PLAIN else dump(item) for item in thing]
    if isinstance(thing, dict):
        return {str(key): dump(value) for key, value in thing.items()}
    if isinstance(thing, msgspec.Struct):
        return [type(thing).__name__, msgspec.to_builtins(thing)]
    if isinstance(thing, str | int | float):
        return thing
    if hasattr(thing, "fingerprint"):
        return [type(thing).__name__, thing.fingerprint()]
    kind: Any = type(thing)
    names = _slots(kind) or list(vars(thing))
    return [kind.__name__, {name: dump(getattr(thing, name)) for name in names if name not in ("ears", "event_limit", "skips")}]


_PLAIN = (str, bytes, int, bool, float, type(None))


@cache
def _slots(kind: Any) -> list[str]:
    return [slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ())]


def asked(game: Game) -> bytes:
    """Everything that is asked now, to the byte."""
    return msgspec.json.encode(
        [
            (d.seat, d.kind, d.prompt, d.options, d.marked, d.limits, d.source, game.why_not(d.seat))
            for d in sorted(game.decisions, key=lambda d: d.seat)
        ]
    )


def everything(game: Game) -> object:
    """The whole game: its state, its log, and what is asked."""
    return dump(game.state), game.record(), asked(game), game.outcome


def strange_locals(game: Game) -> Iterator[str]:
    """What rules hold in locals across a question and must not: anything but state, questions, ids, cursors and what cannot change."""
    rules: Any = game._rules
    while isinstance(rules, GeneratorType):
        frame = rules.gi_frame
        if frame is not None:
            for name, value in frame.f_locals.items():
                if not _plain(value):
                    yield f"{rules.__qualname__} holds {name}: {type(value).__name__}"
        rules = rules.gi_yieldfrom


def _plain(value: object) -> bool:
    if isinstance(value, tuple | list):
        return all(_plain(item) for item in value)
    if isinstance(value, GeneratorType):
        return value.gi_frame is None or all(
            _plain(item) for item in value.gi_frame.f_locals.values() if not isinstance(item, type(iter(())))
        )
    if isinstance(value, msgspec.Struct):
        return value.__struct_config__.frozen
    return value is None or isinstance(value, str | int | bool | State | Ask | Together | Open | FunctionType)
