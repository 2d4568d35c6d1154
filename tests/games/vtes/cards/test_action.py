"""Action cards without a discipline."""

from __future__ import annotations

from coterie.games.vtes.standing import UNBOUND, UNKNOWN, USUAL, Known
from coterie.games.vtes.view import view
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


@card("The Gate of Acheron")
@rule("v5.unlock")
def test_the_gate_of_acheron_grows_each_turn_and_the_prey_pays_for_each_counter_with_pool_or_the_ash_heap() -> None:
    at = sits(Seat("Alek König", "The Gate of Acheron"), Seat("Sully", ash="Bonding; Meaghan; Bonding"), Seat("Ryan"))
    at.does("a", "play:the-gate-of-acheron:alek-konig")
    assert (at.t.running_action().stealth, at.t.running_action().directed) == (1, False)
    at.rest()
    assert at.blood("The Gate of Acheron") == 1
    at.goes_on("b", "unlock").does("b", "trigger:the-gate-of-acheron/1", "remove-ash")
    assert (at.pools(), at.ash("b")) == ([10, 10, 10], ["Meaghan", "Bonding"])
    assert [at.t.book.facts[card].name for card in at.t.players[1].removed] == ["Bonding"]
    at.goes_on("a", "unlock").does("a", "trigger:the-gate-of-acheron/0")
    assert at.blood("The Gate of Acheron") == 2
    at.goes_on("b", "unlock").does("b", "trigger:the-gate-of-acheron/1")
    assert at.keys("b") == ["pool", "remove-ash"]
    at.does("b", "remove-ash")
    assert (at.pools(), at.ash("b")) == ([10, 9, 10], ["Meaghan"]), "a crypt card stays there, and the second counter costs pool"


@card("The Gate of Acheron")
def test_each_hecata_of_capacity_4_adds_a_counter_to_the_gate_of_acheron_and_any_vampire_may_burn_it() -> None:
    at = sits(Seat("Gebeyehu Abdu; Hiromitsu Asano; Alek König", table="The Gate of Acheron"), Seat("Sully"), Seat("Ryan"))
    at["The Gate of Acheron"].blood = 1
    at.does("a", "act:the-gate-of-acheron/2:gebeyehu-abdu")
    assert (at.t.running_action().stealth, at.t.running_action().directed) == (1, False)
    at.rest().does("a", "act:the-gate-of-acheron/2:hiromitsu-asano").rest()
    assert at.blood("The Gate of Acheron") == 3
    at.goes_on("c", "minion").does("c", "act:the-gate-of-acheron/3:ryan")
    assert at.t.running_action().blockers == [0]
    at.rest()
    assert at.ash("a") == ["The Gate of Acheron"]


@refuses("The Gate of Acheron")
def test_the_gate_of_acheron_is_for_hecata_and_grows_by_those_of_capacity_4_that_its_controller_has() -> None:
    seats = (Seat("Alek König; Sully", "The Gate of Acheron", table="The Gate of Acheron"), Seat("Gebeyehu Abdu"), Seat("Ryan"))
    at = sits(*seats)
    assert at.why("a", "play:the-gate-of-acheron:sully") == "needs-clan"
    assert at.why("a", "play:the-gate-of-acheron:alek-konig") == "have-unique"
    assert [key for key in at.keys("a") if key.startswith("act:the-gate-of-acheron/2")] == []
    at = sits(*seats, active="b")
    assert [key for key in at.keys("b") if key.startswith("act:")] == ["act:the-gate-of-acheron/3:gebeyehu-abdu"]


@refuses("The Gate of Acheron")
def test_only_the_prey_of_its_controller_pays_for_the_gate_of_acheron() -> None:
    at = sits(Seat("Alek König", table="The Gate of Acheron"), Seat("Sully"), Seat("Ryan", ash="Bonding"), active="c", phase="unlock")
    at["The Gate of Acheron"].blood = 3
    at.goes_on("c", "discard")
    assert (at.pools(), at.ash("c")) == ([10, 10, 10], ["Bonding"])


@card("Pit of Contemplation")
@rule("v5.influence.ready")
def test_the_pit_of_contemplation_sends_a_smaller_vampire_back_with_its_blood_and_cards() -> None:
    at = sits(Seat("Alek König", "Pit of Contemplation"), Seat("Andi Liu 3 + .44 Magnum; Sully"), Seat("Ryan"))
    at.does("a", "play:pit-of-contemplation:alek-konig")
    assert (at.t.running_action().stealth, at.t.running_action().directed) == (1, False)
    at.rest()
    assert at.blood("Pit of Contemplation") == 1
    at["Pit of Contemplation"].blood = at["Andi Liu"].capacity + 1
    at["Andi Liu"].locked = True
    at.goes_on("a", "unlock").does("a", "use:pit-of-contemplation/1", "piece:andi-liu")
    assert (at["Andi Liu"].zone, at.blood("Andi Liu"), at.on("Andi Liu")) == ("uncontrolled", 3, [".44 Magnum"])
    assert at.t.players[1].uncontrolled == [at["Andi Liu"].id]
    assert at.ash("a") == ["Pit of Contemplation"]
    assert at[".44 Magnum"] not in at.t.in_play()


@card("Pit of Contemplation")
def test_a_vampire_that_was_sent_back_comes_into_play_again_with_what_is_on_it() -> None:
    at = sits(Seat("Alek König", table="Pit of Contemplation"), Seat("Andi Liu 3 + .44 Magnum"), Seat("Ryan"), phase="unlock")
    at["Pit of Contemplation"].blood = 9
    at.does("a", "use:pit-of-contemplation/1", "piece:andi-liu").goes_on("b", "influence")
    assert view(at.t, "c").seats[1].uncontrolled[0].card == at.card("Andi Liu").id, "everybody knows which card it is"
    missing = at["Andi Liu"].capacity - 3
    at.does("b", *(["transfer:crypt"] * missing), "ready:crypt")
    assert (at["Andi Liu"].zone, at.locked("Andi Liu")) == ("ready", False)
    assert (at["Andi Liu"].standing, at["Andi Liu"].bound, at["Andi Liu"].known) == (USUAL, UNBOUND, UNKNOWN)
    assert at[".44 Magnum"] in at.t.in_play()
    assert at.pools() == [10, 10 - missing, 10]


@card("Pit of Contemplation")
def test_every_hecata_adds_a_counter_to_the_pit_of_contemplation_and_any_vampire_may_burn_it() -> None:
    at = sits(Seat("Peter St. John", table="Pit of Contemplation"), Seat("Sully"), Seat("Ryan"))
    at["Pit of Contemplation"].blood = 1
    at.does("a", "act:pit-of-contemplation/0:peter-st-john").rest()
    assert at.blood("Pit of Contemplation") == 2
    at.goes_on("b", "minion").does("b", "act:pit-of-contemplation/2:sully").rest()
    assert at.ash("a") == ["Pit of Contemplation"]


@refuses("Pit of Contemplation")
def test_the_pit_of_contemplation_takes_no_vampire_of_as_much_capacity_nor_of_others_nor_an_ally() -> None:
    seats = (Seat("Peter St. John", table="Pit of Contemplation"), Seat("Sully"), Seat("Alek König"), Seat("Ryan; Underbridge Stray"))
    at = sits(*seats, phase="unlock")
    at["Pit of Contemplation"].blood = 4
    assert (at["Ryan"].capacity, at["Sully"].capacity) == (4, 4)
    assert at.why("a", "use:pit-of-contemplation/1") == "no-target"
    at["Pit of Contemplation"].blood = 5
    at.does("a", "use:pit-of-contemplation/1")
    assert at.keys("a") == ["piece:sully", "piece:ryan"], "of the prey and of the predator, not of c"
    at = sits(Seat("Sully", "Pit of Contemplation"), Seat("Ryan"))
    assert at.why("a", "play:pit-of-contemplation:sully") == "needs-clan"


@card("Pit of Contemplation")
@rule("v5.terms.control")
def test_a_vampire_of_another_owner_is_sent_back_to_that_owner_with_what_is_on_it() -> None:
    seats = (Seat("Alek König", table="Pit of Contemplation"), Seat("Andi Liu + .44 Magnum"), Seat("Ryan"), Seat("Sully"))
    at = sits(*seats, phase="unlock")
    at["Pit of Contemplation"].blood, at["Andi Liu"].owner = 9, 2
    at["Andi Liu"].stands(returns=2)
    at.does("a", "use:pit-of-contemplation/1", "piece:andi-liu")
    assert (at["Andi Liu"].controller, at[".44 Magnum"].controller) == (2, 2)
    assert (at["Andi Liu"].standing, at["Andi Liu"].bound, at["Andi Liu"].known) == (USUAL, UNBOUND, Known(card=True))
    assert at.t.players[2].uncontrolled == [at["Andi Liu"].id]


@card("Pit of Contemplation")
@rule("v5.terms.ownership")
def test_a_vampire_whose_owner_has_left_is_removed_from_the_game_instead() -> None:
    seats = (Seat("Alek König", table="Pit of Contemplation"), Seat("Andi Liu"), Seat("Ryan"), Seat("Sully"))
    at = sits(*seats, phase="unlock")
    at["Pit of Contemplation"].blood, at["Andi Liu"].owner = 9, 2
    at.t.players[2].ousted = True
    at.does("a", "use:pit-of-contemplation/1", "piece:andi-liu")
    assert not at.there("Andi Liu")
    assert at.card("Andi Liu").id in at.t.players[2].removed
