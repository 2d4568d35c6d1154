"""Rulings on minions that somebody else controls for a while: Puppet Master."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Trait
from coterie.games.vtes.rules.changes import to_torpor
from coterie.games.vtes.rules.deeds import TurnEnds
from coterie.games.vtes.rules.end import check_ousts
from coterie.games.vtes.rules.turn import play

from ..build import Seat
from ..cards.playing import Play, sits
from .marks import ruling


def puppet(b: str = "Sully", a: str = "Gelasia Fotiou") -> Play:
    """a has put Puppet Master on b's Sully a turn ago; Sully is awake, for whatever reason."""
    at = sits(Seat(a), Seat(b), Seat("Ryan"), Seat("Meaghan"))
    string = at.attach(at["Sully"], "Puppet Master", by=0)
    at.t.become(string, string.card, 1)
    string.born = at.t.turn - 1
    return at


@ruling("101215", "1b01bb")
def test_puppet_master_is_put_on_a_locked_vampire_too() -> None:
    at = sits(Seat("Gelasia Fotiou", "Puppet Master"), Seat("Sully locked"), Seat("Ryan"))
    at.does("a", "play:puppet-master/DOM:gelasia-fotiou", "piece:sully").rest()
    assert at.on("Sully") == ["Puppet Master"]


@ruling("G00001", "6e0273")
def test_the_puppet_returns_in_torpor_and_stays_there() -> None:
    at = puppet().does("a", "use:puppet-master/1")
    to_torpor(at.t, at["Sully"])
    at.goes_on("b", "minion")
    assert (at["Sully"].controller, at["Sully"].zone, at.t.players[1].torpor) == (1, "torpor", [at["Sully"].id])


@ruling("G00001", "bc47a1")
def test_a_puppet_whose_controller_is_ousted_meanwhile_is_removed_at_the_end_of_the_turn() -> None:
    at = puppet().does("a", "use:puppet-master/1")
    at.t.players[1].pool = 1
    at.does("a", "bleed:sully").rest()
    assert at.t.players[1].ousted
    assert at["Sully"].controller == 0
    at.goes_on("c", "minion")
    assert not at.there("Sully")
    assert at.card("Sully").id in at.t.players[1].removed


@ruling("G00001", "f85099")
def test_a_puppet_leaves_the_game_with_who_has_taken_it() -> None:
    at = puppet().does("a", "use:puppet-master/1")
    at.t.players[0].pool = 0
    with pytest.raises(TurnEnds):
        check_ousts(at.t)
    assert not at.there("Sully")
    assert at.card("Sully").id in at.t.players[1].removed


@ruling("G00005", "5ef601")
def test_an_infernal_puppet_may_be_unlocked_for_a_pool() -> None:
    at = puppet("Sully locked")
    at.t.alter(at["Sully"], traits={Trait.INFERNAL: ""})
    at.t.active, at.t.phase = 1, "unlock"
    at.run(play(at.t))
    assert at.locked("Sully")
    at.does("b", "infernal:sully")
    assert (at.locked("Sully"), at.pools()) == (False, [10, 9, 10, 10])


@ruling("G00108", "a963db")
def test_the_puppet_is_taken_after_other_actions_if_so_wished() -> None:
    at = puppet().does("a", "bleed:gelasia-fotiou").rest().does("a", "use:puppet-master/1", "bleed:sully").rest()
    assert at.pools() == [10, 8, 10, 10]


@ruling("G00108", "78174b")
def test_an_attempt_to_block_with_the_puppet_fails_when_it_is_taken() -> None:
    at = puppet("Sully; Andi Liu").does("a", "bleed:gelasia-fotiou").lets("open").does("b", "block:sully").does("a", "use:puppet-master/1")
    assert at.keys("b") == ["block:andi-liu", "pass"], "another attempt may follow"


@ruling("G00108", "e95648")
def test_who_has_declined_to_block_has_declined_though_a_minion_was_taken() -> None:
    at = (
        puppet("Sully + Sport Bike; Andi Liu + Sport Bike")
        .does("a", "hunt:gelasia-fotiou")
        .lets("open")
        .does("a", "pass")
        .does("b", "pass")
    )
    at.does("d", "block:meaghan").does("a", "use:puppet-master/1").rest()
    assert (at.heard("attempts"), at.heard("blocked"), at["Sully"].controller) == (1, 0, 0), "b is not asked again, and a is no blocker"


@ruling("G00108", "4a27dc")
def test_a_combat_of_the_puppet_ends_after_what_damage_there_is() -> None:
    at = puppet().does("a", "bleed:gelasia-fotiou").lets("open").does("b", "block:sully")
    at.until(lambda: at.t.window == "press" and at.asked == ["a"])
    blood = at.blood("Gelasia Fotiou")
    assert at.blood("Sully") == 3, "the damage of this round has been dealt"
    at.does("a", "use:puppet-master/1").rest()
    assert (at.blood("Gelasia Fotiou"), at["Sully"].controller, at.heard("combat-over")) == (blood, 0, 1)


@ruling("G00108", "323efa")
def test_an_action_at_the_puppet_goes_on_and_has_no_effect_where_it_cannot_have_one() -> None:
    at = puppet(a="Gelasia Fotiou; Aggressive Corpse")
    at.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:sully").lets("declined").does("a", "use:puppet-master/1").rest()
    assert (at.heard("success"), at.heard("combat"), at.blood("Sully"), at["Sully"].controller) == (1, 0, 4, 0)
