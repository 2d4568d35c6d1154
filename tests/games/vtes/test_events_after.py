"""What waited for a referendum acts after it, and nobody lives on without pool, or takes others' actions along when leaving."""

from __future__ import annotations

from coterie.games.vtes.told.outlook import outlook
from tests.marks import rule

from .build import Seat
from .cards.playing import Play, sits

CALL = "play:ancilla-empowerment:kamaluddin"


def called(*others: Seat, pool: int = 10) -> Play:
    """Somebody's referendum that has passed."""
    at = sits(Seat("Kamaluddin 1", "Ancilla Empowerment; Amici Noctis", pool=pool), *others)
    return at.does("a", CALL).lets("polling").does("a", "for:card", "for:kamaluddin")


@rule("v5.end.oust")
def test_who_loses_the_last_pool_to_what_waited_is_ousted_before_playing_more() -> None:
    at = called(Seat("Ryan"), Seat("Lutz von Hohenzollern"), pool=2)
    at.until(lambda: at.t.players[0].ousted or at.t.window == "after")
    assert at.t.players[0].ousted, "Amici Noctis would save them"
    assert at.pools() == [0, 9, 15]


@rule("v5.end.oust")
def test_if_a_referendum_ousts_its_caller_what_waited_may_oust_others() -> None:
    at = sits(
        Seat("Alice Chen", "Ancilla Empowerment", pool=1),
        Seat("Ryan", pool=2),
        Seat("Sully"),
        Seat("Lutz von Hohenzollern"),
        edge="b",
    )
    at.does("a", "play:ancilla-empowerment:alice-chen").lets("polling").does("a", "for:card").until(lambda: at.t.players[0].ousted)
    assert [player.ousted for player in at.t.players] == [True, True, False, False]
    assert at.t.seats[at.t.active] == "c"


@rule("v5.end.oust")
def test_a_bystander_who_leaves_at_a_trigger_does_not_end_the_action() -> None:
    at = called(Seat("Donald Cargill; Lutz von Hohenzollern"), Seat("Sully"), Seat("Ryan"))
    at.until(lambda: bool(at.t.posted))
    assert at.asked == ["b"]
    at.outside("resign", "b")
    assert at.t.action is not None
    assert at.t.window == "after"
    assert at.asked == ["a"]


@rule("v5.block.detail")
def test_nobody_may_block_what_is_blocked() -> None:
    at = sits(Seat("Alice Chen", "Change of Target"), Seat("Donald Cargill; Ryan"), Seat("Sully")).does("a", "bleed:alice-chen")
    found = outlook(at.t)
    assert found is not None
    assert found.action is not None
    assert len(found.action.may_block) == 2
    at.does("b", "block:ryan").lets("blocked")
    found = outlook(at.t)
    assert found is not None
    assert found.action is not None
    assert found.action.may_block == ()
    assert not any(piece.may_block for piece in found.pieces.values())
