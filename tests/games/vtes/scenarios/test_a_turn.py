"""Scenarios of the turn: transfers, the Edge, ousting and withdrawing (S01-S05, S09-S11)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from coterie.games.vtes.rules.changes import burn_blood, gain_blood
from coterie.games.vtes.rules.end import check_ousts
from coterie.games.vtes.setup import Setup
from coterie.games.vtes.table import READY, UNCONTROLLED
from tests.games.vtes.build import Seat
from tests.games.vtes.scenarios.turns import Turns, at_once, at_table, plays
from tests.marks import rule


@rule("v5.influence")
def test_s01_first_turn_transfers() -> None:
    at = plays(*[Seat(uncontrolled="Ryan", library="Villein") for _ in range(5)], phase="influence", turn=1)
    for seat, transfers in [("a", 1), ("b", 2), ("c", 3), ("d", 4), ("e", 4), ("a", 4), ("b", 4)]:
        at.comes_to(seat, "influence")
        assert at.asked == [seat]
        assert at.t.players[at.t.active].transfers == transfers
        at.does(seat, "pass")


@rule("v5.influence")
def test_s01_two_players_have_one_two_and_then_four() -> None:
    at = plays(Seat(), Seat(), phase="influence", turn=1)
    for seat, transfers in [("a", 1), ("b", 2), ("a", 4)]:
        at.comes_to(seat, "influence")
        assert at.t.players[at.t.active].transfers == transfers
        at.does(seat, "pass")


def nora() -> Turns:
    """S02: Nora has 2 pool, and two vampires that are not yet hers."""
    return plays(Seat(uncontrolled="Alexa Draper 6; Sybren van Oosten 2", pool=2), Seat(), Seat(), phase="influence")


@rule("v5.influence.transfers", "v5.influence.ready", "v5.counters")
def test_s02_influence_example() -> None:
    at = nora()
    alexa, sybren = (f"crypt-{at[name].id}" for name in ("Alexa Draper", "Sybren van Oosten"))
    assert at.refused("a", f"ready:{alexa}") == ("below-capacity", "v5.influence.ready")
    at.does("a", f"take-back:{sybren}")
    assert (at.pool("a"), at.t.players[0].transfers) == (3, 2)
    at.does("a", f"transfer:{alexa}", f"transfer:{alexa}")
    assert at.refused("a", f"transfer:{sybren}") == ("not-enough-transfers", "v5.influence.transfers")
    at.does("a", f"ready:{alexa}")
    assert (at.pool("a"), at.t.players[0].transfers) == (1, 0)
    assert (at["Sybren van Oosten"].zone, at.blood("Sybren van Oosten")) == (UNCONTROLLED, 1)
    assert (at["Alexa Draper"].zone, at.blood("Alexa Draper"), at.locked("Alexa Draper")) == (READY, 8, False)
    assert at.asked == ["a"]


@rule("v5.influence.transfers")
def test_s02_in_one_answer() -> None:
    """Blood is taken back first, so that it can be spent; what is too much is refused with the count."""
    at = nora()
    alexa, sybren = (f"crypt-{at[name].id}" for name in ("Alexa Draper", "Sybren van Oosten"))
    marks = at.marks("a")
    assert marks.most == {f"transfer:{alexa}": 2, f"take-back:{alexa}": 2, f"transfer:{sybren}": 2, f"take-back:{sybren}": 2}
    too_many = marks.refusal({f"take-back:{sybren}": 2, f"transfer:{alexa}": 1})
    assert too_many is not None
    assert (too_many.text.args["sum"], too_many.text.args["most"], too_many.rule) == (5, 4, "v5.influence.transfers")
    assert not marks.takes({f"transfer:{alexa}": 2, f"transfer:{sybren}": 1})
    at.does("a", f"transfer:{alexa}*2 take-back:{sybren}")
    assert (at.pool("a"), at.t.players[0].transfers) == (1, 0)
    assert (at.blood("Sybren van Oosten"), at.blood("Alexa Draper")) == (1, 8)
    at.does("a", f"ready:{alexa}")
    assert at["Alexa Draper"].zone == READY


@rule("v5.influence.transfers")
def test_pool_taken_back_is_spent_in_the_next_answer() -> None:
    """Of 1 pool and 1 taken back, one answer spends 1; once it is given, the other can follow."""
    at = plays(Seat(uncontrolled="Alexa Draper 6; Sybren van Oosten 2", pool=1), Seat(), Seat(), phase="influence")
    alexa, sybren = (f"crypt-{at[name].id}" for name in ("Alexa Draper", "Sybren van Oosten"))
    refused = at.marks("a").refusal({f"take-back:{sybren}": 1, f"transfer:{alexa}": 2})
    assert refused is not None
    assert refused.rule == "v5.influence.transfers"
    assert at.marks("a").takes({f"take-back:{sybren}": 1, f"transfer:{alexa}": 1})
    at.does("a", f"take-back:{sybren}")
    assert at.marks("a").takes({f"transfer:{alexa}": 2})


@rule("v5.influence.transfers", "v5.end.oust")
def test_s02_paying_two_pool_ousts_her() -> None:
    at = nora()
    alexa = f"crypt-{at['Alexa Draper'].id}"
    at.does("a", f"transfer:{alexa}", f"transfer:{alexa}")
    assert at.t.players[0].ousted
    assert at.t.players[2].points == 1
    assert at.pool("c") == 16


@rule("v5.crypt.capacity", "v5.influence.ready")
def test_s03_excess_blood() -> None:
    at = plays(Seat("Madison", "Enchant Kindred", uncontrolled="Oshri Dahan 3"), Seat(), Seat())
    at.does("a", "play:enchant-kindred/PRE:madison", f"piece:crypt-{at['Oshri Dahan'].id}").rest()
    assert at.blood("Oshri Dahan") == 5
    at.does("a", "pass", f"ready:crypt-{at['Oshri Dahan'].id}")
    assert (at["Oshri Dahan"].zone, at.blood("Oshri Dahan")) == (READY, 4)


@rule("v5.influence")
def test_s04_extra_transfers_come_only_at_the_start() -> None:
    before = plays(Seat(table="Information Highway"), Seat(), phase="influence")
    assert before.t.players[0].transfers == 6
    at = plays(Seat(uncontrolled="Ryan 4"), Seat(), phase="influence")
    at.does("a", f"ready:crypt-{at['Ryan'].id}")
    at.t.place(at.t.new_piece(at.card("Information Highway").id, 0, 3, 0, "table"))
    assert at.t.players[0].transfers == 4


@rule("v5.edge", "v5.unlock")
def test_s05_edge_income() -> None:
    seats = (Seat("Ryan 1 locked", table="Slum Hunting Ground"), Seat(), Seat())
    at = plays(*seats, phase="unlock", edge="a")
    assert not at.locked("Ryan")
    assert sorted(at.keys("a")) == ["edge", "pass", "trigger:slum-hunting-ground/0"]
    at.does("a", "edge")
    assert at.pools() == [11, 10, 10]
    at.does("a", "trigger:slum-hunting-ground/0", "piece:ryan")
    assert (at.t.phase, at.pools(), at.blood("Ryan")) == ("master", [11, 10, 10], 2)


@rule("v5.edge")
def test_s05_one_may_leave_the_pool_of_the_edge() -> None:
    at = plays(Seat(), Seat(), Seat(), phase="unlock", edge="a").does("a", "pass")
    assert (at.t.phase, at.pools(), at.t.edge) == ("master", [10, 10, 10], 0)


def oust(at: Turns, *seats: str) -> None:
    """These Methuselahs have no pool left, all at once."""
    for seat in seats:
        at.t.players[at.t.seat_number(seat)].pool = 0
    check_ousts(at.t)


@rule("v5.end.oust", "v5.end.new-prey", "v5.goal")
def test_s09_victory_points() -> None:
    """Justine, Lisa, Richard, Scott and Steve are a, b, c, d and e; a goes on with the turn."""
    at = at_table(*[Seat() for _ in range(5)])
    oust(at, "e")
    assert (at.t.prey(3), at.t.predator(0)) == (0, 3)
    oust(at, "d")
    assert at.t.prey(2) == 0
    oust(at, "b")
    assert (at.t.prey(0), at.t.prey(2), at.t.predator(0)) == (2, 0, 2)
    at.run(at_once(lambda: oust(at, "c")))
    assert at.ended == "Over"
    assert at.points() == [3, 0, 1, 1, 0]
    assert at.pools() == [22, 0, 0, 0, 0]
    assert at.t.outcome is not None
    assert at.t.outcome.winners == ("a",)


@rule("v5.end.oust")
def test_s09_the_ousted_get_six_pool_before_they_go() -> None:
    at = at_table(*[Seat() for _ in range(5)])
    oust(at, "e")
    assert at.pool("d") == 16
    oust(at, "d")
    assert (at.pool("c"), at.pool("d")) == (16, 0)


@rule("v5.end.oust")
def test_s09_a_tie_has_no_winner() -> None:
    """Fabio, Renato, Sergio and Daniel: Renato and Sergio go by Fabio, and Fabio by Daniel."""
    at = at_table(*[Seat() for _ in range(4)], active="d")
    oust(at, "b")
    oust(at, "c")
    at.run(at_once(lambda: oust(at, "a")))
    assert at.points() == [2, 0, 0, 2]
    assert at.t.outcome is not None
    assert at.t.outcome.winners == ()


@rule("v5.end.simultaneous")
def test_s10_simultaneous_oust() -> None:
    """A Methuselah who goes with the prey has the point and no pool; nobody gets a point for the prey's prey."""
    a, b, c = Seat("Alexa Draper; Ryan", "Ancilla Empowerment", pool=2), Seat("Belinde", pool=1), Seat("Wauneka", pool=10)
    at = plays(a, b, c).does("a", "play:ancilla-empowerment:alexa-draper").lets("polling")
    at.does("a", "for:card", "for:alexa-draper")
    at.done()
    assert at.t.outcome is not None
    assert at.t.outcome.scores == {"a": 1, "b": 0, "c": 2}
    assert at.t.outcome.winners == ("c",)
    assert at.pool("c") == 15


# Withdrawing.


def short() -> Turns:
    """a has no library and six cards at the beginning of the turn."""
    at = at_table(Seat("Ryan 2", hand="; ".join(["Villein"] * 6)), Seat("Wauneka"), Seat("Aunt Linda"), phase="unlock")
    at.t.players[0].library = []
    return at


@rule("v5.end.withdraw")
def test_s11_withdrawal() -> None:
    at = short().begin().does("a", "withdraw")
    assert at.heard("withdraws") == 1
    at.comes_to("c", "discard")
    assert not at.t.players[0].ousted
    at.until(lambda: at.t.players[0].ousted)
    assert at.heard("withdrawn") == 1
    assert at.points() == [1, 0, 0]
    assert at.pools()[1:] == [10, 10]
    assert at.asked == ["b"]


@rule("v5.end.withdraw")
def test_s11_a_tournament_gives_half_a_point() -> None:
    at = short()
    at.t.setup = Setup(players=3, tournament=True)
    at.begin().does("a", "withdraw")
    at.until(lambda: at.t.players[0].ousted)
    assert at.points() == [0.5, 0, 0]


def _bled(at: Turns) -> None:
    at.comes_to("c", "minion").does("c", "bleed:aunt-linda").rest()
    at.t.players[0].pool += 1


def _fought(at: Turns) -> None:
    at.comes_to("a", "minion").does("a", "bleed:ryan").does("b", "block:wauneka").rest()


def _transferred(at: Turns) -> None:
    at.t.players[0].crypt = [at.card("Ryan").id]
    at.comes_to("a", "influence").does("a", "crypt")


def _spent_blood(at: Turns) -> None:
    ryan = at["Ryan"]
    burn_blood(at.t, ryan, 1)
    gain_blood(at.t, ryan, 1)


@rule("v5.end.withdraw")
@pytest.mark.parametrize("loss", [_bled, _fought, _transferred, _spent_blood])
def test_s11_it_fails_if_anything_is_lost_even_if_it_is_gained_back(loss: Callable[[Turns], None]) -> None:
    at = short().begin().does("a", "withdraw")
    loss(at)
    assert at.heard("withdrawal-failed") == 1
    at.until(lambda: at.t.turn == 12 and at.t.phase == "master")
    assert at.asked == ["a"]
    assert at.heard("withdrawn") == 0
    assert at.points() == [0, 0, 0]


@rule("v5.end.withdraw")
def test_s11_it_needs_an_empty_library_and_a_short_hand() -> None:
    full = at_table(Seat(hand="; ".join(["Villein"] * 7)), Seat(), phase="unlock", edge="a")
    full.t.players[0].library = []
    assert "withdraw" not in full.begin().keys("a")
    drawing = at_table(Seat(hand="Villein", library="; ".join(["Villein"] * 8)), Seat(), phase="unlock", edge="a")
    assert "withdraw" not in drawing.begin().keys("a")
