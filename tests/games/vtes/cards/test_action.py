"""Action cards without a discipline."""

from __future__ import annotations

from tests.marks import rule

from ..build import Seat
from .marks import card, refuses
from .playing import sits


@card("Creeping Sabotage")
@rule("v5.card.creeping-sabotage")
def test_each_creeping_sabotage_costs_as_many_blood_as_are_there_and_hurts_the_prey_each_turn() -> None:
    hand = "Creeping Sabotage; Creeping Sabotage"
    at = sits(Seat("Ryan; Belinde", hand), Seat("Sully"), Seat("Meaghan")).does("a", "play:creeping-sabotage:ryan")
    assert (at.t.running_action().stealth, at.t.running_action().directed) == (1, False)
    at.rest()
    assert at.blood("Ryan") == 4
    at.does("a", "play:creeping-sabotage:belinde").rest()
    assert at.blood("Belinde") == 5
    assert at.pools() == [10, 10, 10]
    at.goes_on("a", "minion")
    assert at.pools() == [10, 8, 10]


@card("Creeping Sabotage")
@rule("v5.card.creeping-sabotage")
def test_a_minion_that_gave_up_burning_one_copy_may_try_another() -> None:
    at = sits(Seat("Baixinho", table="Creeping Sabotage; Creeping Sabotage"), Seat("Sully", "Change of Target"), active="b")
    first, second = (piece.id for piece in at.all("Creeping Sabotage"))
    at.does("b", f"act:creeping-sabotage-{first}/1:sully-{at['Sully'].id}").does("a", "block:baixinho").lets("blocked")
    at.does("b", "play:change-of-target:sully").rest()
    assert not at.locked("Sully")
    keys = at._keys(at._ask_of("b"))
    assert f"act:creeping-sabotage-{first}/1:sully-{at['Sully'].id}" not in keys
    at.does("b", f"act:creeping-sabotage-{second}/1:sully-{at['Sully'].id}").rest()
    assert [piece.id for piece in at.all("Creeping Sabotage")] == [first]


@refuses("Creeping Sabotage")
def test_creeping_sabotage_needs_a_nosferatu_and_enough_blood() -> None:
    at = sits(Seat("Sully; Ryan 1", "Creeping Sabotage", table="Creeping Sabotage; Creeping Sabotage"), Seat("Meaghan"))
    assert at.why("a", "play:creeping-sabotage:sully") == "needs-clan"
    assert at.why("a", "play:creeping-sabotage:ryan") == "not-enough-blood"
