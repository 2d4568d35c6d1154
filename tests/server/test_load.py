"""The load of `benchmarks.server`: its trivial game, which has no positions, is served like any other, and a client that fails ends it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import coterie
from benchmarks import cards
from benchmarks.server import Bench
from coterie.kernel import registry
from tests.server.hosts import TIMEOUT, ThreadHost, play_out, thread_host

BOTH = {"vampire": "mine", "human": "mine"}


@pytest.fixture
def trivial(tmp_path: Path) -> Iterator[ThreadHost]:
    with thread_host(tmp_path, games=("benchmarks.cards:CARDS",)) as host:
        yield host


def test_a_game_without_positions_is_served_to_its_end_and_after_it(trivial: ThreadHost) -> None:
    made = trivial.make(BOTH, game="cards")
    with trivial.sit(made, "vampire") as vampire, trivial.sit(made, "human") as human:
        assert play_out({"vampire": vampire, "human": human}) == cards.MOVES
        assert vampire.state["outcome"] == human.state["outcome"]
    replay = trivial.http.get(f"api/tables/{made['table']}/replay")
    assert replay.status_code == 200
    assert trivial.service.store.load(made["table"]).anchor is None


def test_nobody_writes_or_reads_a_position_of_a_game_without_them(trivial: ThreadHost) -> None:
    registry.register(cards.CARDS)
    game = coterie.new("cards")
    assert not game.is_quiet
    with pytest.raises(coterie.NoPosition, match="cards has no positions"):
        game.position()
    with pytest.raises(coterie.BadPosition, match="cards has no positions"):
        coterie.new("cards", position={})
    wish = {"game": "cards", "seats": [{"seat": seat, "kind": "mine"} for seat in BOTH], "position": {}}
    assert trivial.http.post("api/tables", json=wish).status_code == 422


def test_clients_go_on_to_another_table_when_a_game_is_over(trivial: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "MOVES", 10)

    async def play() -> None:
        bench = Bench(trivial.address, "cards", 0.0)
        monkeypatch.setattr(bench.stop, "is_set", lambda: bench.games == 2)
        async with httpx.AsyncClient(base_url=trivial.address, timeout=TIMEOUT) as http:
            await bench.table(http)

    asyncio.run(play())


def test_a_client_that_fails_ends_the_load(trivial: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.server._Ask.answer", lambda _: "no-such-card")

    async def play() -> None:
        async with Bench(trivial.address, "cards", 0.0).playing(1):
            await asyncio.Event().wait()

    with pytest.raises(ExceptionGroup) as failed:
        asyncio.run(play())
    assert failed.group_contains(RuntimeError, match="refused")
