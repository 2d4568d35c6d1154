"""Events as records: pools follow from what moved, minions are where they were told to go, and each event says where it belongs and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from coterie.games.vtes.table import NO_CAUSE, Table
from coterie.games.vtes.told.journeys import JOURNEYS
from coterie.kernel import registry
from coterie.kernel.game import Game
from coterie.kernel.text import Event, Place, Ref
from coterie.locale import Speaker
from tests.contract.drive import new, steps

from .build import Seat
from .cards.playing import Play, sits

REGIONS = ("ready", "torpor", "uncontrolled")


def told(game: Game) -> Iterator[tuple[Table, list[Event]]]:
    """A game by chance: the table at each decision, and what everybody was told since the last."""
    since = 0
    game.events()
    for _ in steps(game, 3):
        events = game.events(since=since)
        since += len(events)
        state = game.state
        assert isinstance(state, Table)
        yield state, events


def places(t: Table) -> dict[str, tuple[str, str]]:
    """Where minions are that everybody can follow."""
    return {str(piece.id): (piece.zone, t.seats[piece.controller]) for piece in t.pieces.values() if piece.zone in REGIONS}


@pytest.mark.parametrize("seed", [1, 2, 6])
def test_hands_and_libraries_follow_from_what_moves(seed: int) -> None:
    game = new(registry.find("vtes"), seed, "standard")
    counts: Counter[tuple[str, str]] = Counter()
    drawn = played = 0
    for _, events in told(game):
        now = {(zone, seat.seat): getattr(seat, zone) for seat in game.view(None).seats if not seat.ousted for zone in ("hand", "library")}
        if not counts:
            counts = Counter(now)
            continue
        for event in events:
            for move in event.moves:
                counts[move.source.zone, move.source.seat] -= 1
                counts[move.target.zone, move.target.seat] += 1
                drawn += (move.source.zone, move.target.zone) == ("library", "hand")
                played += move.source.zone == "hand"
        assert now == {place: counts[place] for place in now}, [event.kind for event in events]
    assert drawn > 10
    assert played > 10


@pytest.mark.parametrize("seed", [1, 2, 6])
def test_pools_and_regions_follow_from_what_moves(seed: int) -> None:
    game = new(registry.find("vtes"), seed, "standard")
    pools: Counter[str] | None = None
    was: dict[str, tuple[str, str]] = {}
    moved = 0
    for t, events in told(game):
        if pools is None:
            pools, was = Counter({t.seats[player.seat]: player.pool for player in t.players}), places(t)
            continue
        went: dict[str, Place] = {}
        for move in [move for event in events for move in event.moves]:
            pools[move.source.seat] -= move.amount if move.source.zone == "pool" else 0
            pools[move.target.seat] += move.amount if move.target.zone == "pool" else 0
            if move.what is not None and move.what.kind == "vtes-piece":
                went[move.what.id] = move.target
        alive = [player for player in t.players if not player.ousted]
        assert {t.seats[player.seat]: player.pool for player in alive} == {
            t.seats[player.seat]: pools[t.seats[player.seat]] for player in alive
        }
        now = places(t)
        for number, place in now.items():
            if number in was and was[number] != place:
                moved += 1
                assert (went[number].zone, went[number].seat) == place
        was = now
    assert moved


@pytest.mark.parametrize("seed", [1, 2])
def test_an_event_belongs_to_a_turn_and_to_what_is_under_way(seed: int) -> None:
    game = new(registry.find("vtes"), seed, "standard")
    events = [event for _, some in told(game) for event in some]
    turns = [event.at["turn"] for event in events]
    assert turns == sorted(turns)
    for outer, inner in (("turn", "action"), ("action", "combat")):
        found: dict[int, set[int | None]] = {}
        for event in events:
            if inner in event.at:
                found.setdefault(event.at[inner], set()).add(event.at.get(outer))
        assert found, f"nothing tells of a {inner}"
        assert all(len(outers) == 1 for outers in found.values()), f"one {inner} is in two of {outer}"
    begun = {event.at["action"]: event for event in reversed(events) if "action" in event.at}
    assert all(any(word in event.kind for word in ("acts-", "announces-", "attacks", "plays")) for event in begun.values())


def causes(at: Play, kind: str) -> list[str]:
    """What did each event of a kind, by name."""
    return ["" if event.cause is None else event.cause.name for _, _, event in at.t.ears or [] if event.kind == f"vtes-event-{kind}"]


def test_a_card_is_the_cause_of_what_it_does_and_costs() -> None:
    at = sits(Seat("Gelasia Fotiou", "Govern the Unaligned; Conditioning"), Seat("Wauneka", pool=9), Seat("Ryan"))
    at.does("a", "play:govern-the-unaligned/dom:gelasia-fotiou").does("a", "play:conditioning/dom:gelasia-fotiou")
    assert causes(at, "bleed") == ["Conditioning"]
    at.rest()
    assert causes(at, "blood-lost") == ["Conditioning", "Govern the Unaligned"]
    assert causes(at, "pool-lost") == causes(at, "edge") == ["Govern the Unaligned"]
    assert causes(at, "acts-with") == causes(at, "success") == [""]
    assert at.t.cause == NO_CAUSE


def test_a_minion_is_the_cause_of_what_it_does_without_a_card() -> None:
    at = sits(Seat("Gelasia Fotiou"), Seat("Wauneka", pool=9), Seat("Ryan")).does("a", "bleed:gelasia-fotiou").rest()
    assert causes(at, "pool-lost") == ["Gelasia Fotiou"]


def test_a_strike_is_the_cause_of_the_wound() -> None:
    at = sits(Seat("Gelasia Fotiou + .44 Magnum"), Seat("Wauneka"), Seat("Ryan")).does("a", "bleed:gelasia-fotiou")
    at.turn_to("b")
    at.does("b", "block:wauneka").rest()
    assert set(causes(at, "damage")) <= {"Gelasia Fotiou", "Wauneka", ".44 Magnum"}
    assert causes(at, "damage")
    assert causes(at, "round") == [""]


def test_every_kind_that_moves_something_is_one_that_is_told() -> None:
    speaker = Speaker("en", strict=True)
    assert all(speaker.knows(kind) for kind in JOURNEYS)


def test_who_draws_is_told_where_the_card_goes_and_others_only_that_one_does() -> None:
    game = new(registry.find("vtes"), 4, "standard")
    for _ in steps(game, 4, 60):
        pass
    drew = {seat: [event for event in game.events(seat) if event.kind == "vtes-event-drew" and event.moves] for seat in game.seats}
    assert any(drew.values())
    for seat, events in drew.items():
        for event in events:
            (move,) = event.moves
            assert (move.source, move.target) == (Place("library", seat), Place("hand", seat))
            assert isinstance(move.what, Ref)
            assert move.what == event.roles["card"]
    assert not [event for event in game.events() if event.kind == "vtes-event-drew"]
    for viewer in (None, *game.seats):
        draws = [event for event in game.events(viewer) if event.kind == "vtes-event-draws"]
        assert draws
        assert all(event.silent and list(event.roles) == ["seat"] for event in draws)
        assert {(move.source.zone, move.target.zone, move.what) for event in draws for move in event.moves} == {("library", "hand", None)}
        assert viewer not in {move.target.seat for event in draws for move in event.moves}
