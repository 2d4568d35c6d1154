"""What goes face down might as well be another card: the opponent and the spectators notice no difference.

The two worlds of the contract make the same choices, so they cannot find a leak of what was chosen in secret. This does.
"""

from __future__ import annotations

import pytest

from coterie.games.empire.cards import OTHER
from coterie.games.empire.rules import action, area, discard, support
from coterie.games.empire.rules.payment import PayAsk
from coterie.games.empire.table import Table
from coterie.kernel.chance import Chance, derive
from coterie.kernel.game import Decision, Game
from tests.contract.drive import new, steps
from tests.contract.test_contract import GAMES
from tests.marks import rule

FACE_DOWN = {"cellar", "moat", "cost", "pass"}


def purpose(decision: Decision, key: str) -> str:
    """What a card is chosen for: a pile, a price, or passing."""
    return decision.ask.purpose if isinstance(decision.ask, PayAsk) else key.partition(":")[0]


def siblings(decision: Decision) -> tuple[str, str] | None:
    """Two cards that could go the same way face down."""
    for pile in ("cellar:", "moat:", "card:"):
        keys = [key for key in decision.keys if key.startswith(pile)]
        if len(keys) > 1 and purpose(decision, keys[0]) in FACE_DOWN:
            return keys[0], keys[-1]
    return None


def finish(game: Game, kept: tuple[str, ...]) -> None:
    """Let the same seat be done with discarding or paying, without the two cards in question."""
    seat = game.decisions[0].seat
    while game.decisions and game.decisions[0].kind in ("discard", "pay") and game.decisions[0].seat == seat:
        keys = game.decisions[0].keys
        ways = [[key for key in keys if key in ("draw", "skip")], [key for key in keys if key not in kept], keys]
        game.choose(seat, next(way[0] for way in ways if way))


def seen(game: Game, seat: str | None) -> tuple[object, object, list[str]]:
    return game.view(seat), game.events(seat), [decision.seat for decision in game.decisions]


def differences(seed: int) -> tuple[int, int]:
    """How many choices were compared in a random game, and at how many of them somebody could tell the cards apart."""
    compared = told = 0
    game = new(GAMES["empire"], seed)
    for decision in steps(game, derive(seed, 1)):
        two = siblings(decision)
        if two is None or Chance(derive(seed, game.number)).roll(4):
            continue
        worlds = []
        for key in two:
            world = game.clone()
            world.choose(decision.seat, key)
            finish(world, two)
            worlds.append(world)
        compared += 1
        told += any(seen(worlds[0], viewer) != seen(worlds[1], viewer) for viewer in (OTHER[decision.seat], None))
    return compared, told


@rule("empire.area.piles")
@pytest.mark.parametrize("seed", range(6))
def test_what_goes_face_down_might_be_another_card(seed: int) -> None:
    compared, told = differences(seed)
    assert compared > 3
    assert told == 0


def test_a_leak_of_a_card_that_went_face_down_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discards, prices and passes that tell a little of the card."""
    honest_put_down, honest_announce, honest_discard = discard.put_down, support.announce_support, area.discard_to_moat

    def tell(table: Table, cards: list[str]) -> None:
        table.tell("empire-event-cellar", seat="", count=sum(map(ord, "".join(cards))))

    def put_down(table: Table, seat: str) -> None:
        tell(table, table.sides[seat].to_cellar)
        honest_put_down(table, seat)

    def announce(table: Table) -> None:
        tell(table, table.running[-1].paid)
        honest_announce(table)

    def discard_to_moat(table: Table, seat: str, cards: list[str]) -> None:
        tell(table, cards)
        honest_discard(table, seat, cards)

    for module, name, leaky in (
        (discard, "put_down", put_down),
        (support, "announce_support", announce),
        (action, "discard_to_moat", discard_to_moat),
    ):
        with monkeypatch.context() as planted:
            planted.setattr(module, name, leaky)
            assert any(differences(seed)[1] for seed in range(6)), name
