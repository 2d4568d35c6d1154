"""How games begin: dealt from a setup, standing as a position says, or led by a record to where it ends."""

from __future__ import annotations

from typing import Any

import msgspec

from coterie.kernel.bounds import excess
from coterie.kernel.chance import derive, read_seed
from coterie.kernel.definition import Definition
from coterie.kernel.errors import BadPosition, BadRecord, BadSetup, CoterieError, OtherRules, RulesError
from coterie.kernel.fingerprint import rules_of, version_of
from coterie.kernel.game import Game
from coterie.kernel.questions import PASS
from coterie.kernel.record import Record, checksum, unfold


def start(definition: Definition[Any], seed: int, setup: dict[str, object], position: dict[str, object] | None) -> Game:
    """A new game, dealt from a setup or standing as a position says."""
    chance = derive(seed)
    if found := excess(setup):
        raise BadSetup(f"the setup of {definition.name} cannot be read: {found}")
    try:
        checked = msgspec.convert(setup, definition.setup_type)
    except msgspec.ValidationError as error:
        raise BadSetup(f"the setup of {definition.name} cannot be read: {error}") from None
    if position is None:
        origin = definition.prepare(checked, chance)
    else:
        if definition.position_type is None:
            raise BadPosition(f"{definition.name} has no positions")
        if found := excess(position):
            raise BadPosition(f"the position cannot be read: {found}")
        try:
            written = msgspec.convert(position, definition.position_type)
        except msgspec.ValidationError as error:
            raise BadPosition(f"the position cannot be read: {error}") from None
        origin = definition.from_position(checked, written, chance)
    return Game(definition, setup, seed, position, origin)


def restore(definition: Definition[Any], record: Record) -> Game:
    """The game a record describes, every row checked."""
    try:
        return _replayed(definition, record)
    except BadRecord as error:
        rules = rules_of(definition)
        if record.rules == rules:
            raise
        made = f"the record was made by rules {record.rules} of {definition.name}; these are {rules}, and cannot follow it"
        raise OtherRules(f"{made}: {error}") from None


def _replayed(definition: Definition[Any], record: Record) -> Game:
    try:
        setup = definition.renewed(record.setup, version_of(record.rules))
        game = start(definition, read_seed(record.seed), setup, record.position)
    except (BadSetup, BadPosition) as error:
        raise BadRecord(str(error)) from None
    if record.pool != game.record()["pool"]:
        raise BadRecord("the record was made with other cards than these")
    _replay(game, record)
    if record.outcome != game.outcome:
        raise BadRecord(f"the log leads to the outcome {game.outcome}, but the record says {record.outcome}")
    if record.check and record.check != checksum(record):
        raise BadRecord("the record was changed after it was written: its checksum differs")
    if record.check and record.trace and record.trace != game.trace:
        raise BadRecord("the log leads to another table than it once did")
    if record.players:
        game.players = {seat: player for seat, player in record.players.items() if seat in game.seats}
    return game


def _replay(game: Game, record: Record) -> None:
    """Carry out a record's log, checking every row."""
    for row, (seat, key, forced) in unfold(record.log):
        try:
            if forced:
                _pass(game)
            else:
                game.enter(seat, key)
        except RulesError:
            raise
        except CoterieError as error:
            raise BadRecord(f"row {row} of the log, {key!r}: {error}") from None


def _pass(game: Game) -> None:
    decisions = game.decisions
    if len(decisions) != 1 or not decisions[0].lone_pass:
        raise BadRecord("a pass is counted here that the rules did not force")
    game.choose(decisions[0].seat, PASS)
