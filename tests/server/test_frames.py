"""A game that was kept tells how things stood at each entry, as it did while it was played."""

from __future__ import annotations

from typing import Any

import msgspec

import coterie
from coterie.games.vtes.bots.steady import SteadyBot
from coterie.kernel.seat import ask_bot
from coterie.server.live.keeping import Moment, Played, watch

SETUP = {"players": 2}
ENTRIES = 260


def test_frames_hold_how_things_stood() -> None:
    game, bot = coterie.new("vtes", seed=3, setup=SETUP), SteadyBot(1)
    stood: list[Any] = [None]
    while game.outcome is None and len(game.entries) < ENTRIES:
        ask_bot(bot, game, game.decisions[0])
        stood.append(msgspec.json.decode(msgspec.json.encode(game.outlook)))
    log = tuple((seat, key) for seat, key, _ in game.entries)
    _, kept = watch(Played("vtes", 3, SETUP, None, log))
    for seat in (None, *game.seats):
        frames = kept.frames(seat)
        shown = [None if frame.outlook is None else msgspec.json.decode(frame.outlook) for frame in frames]
        assert len(shown) == len(log) + 1
        assert shown[-len(stood) + 1 :] == stood[1:]
    assert any(one and "action" in one for one in stood)


def test_a_moment_that_was_kept_without_it_is_read() -> None:
    old = '["a","pass",null,["b"],[],[{"turn":[1]}]]'
    assert msgspec.json.decode(old, type=Moment).outlook is None
