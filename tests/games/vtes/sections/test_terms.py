"""Words of the rulebook that cut across the phases: burning, owning, controlling, acting out of turn, Discipline cards and trophies."""

from __future__ import annotations

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.vocabulary import VAMPIRE, YOURS, Card, Mode, PutInPlay, PutOn, Teaches, Trait
from coterie.games.vtes.keys import Do
from coterie.games.vtes.pool import facts, named
from coterie.games.vtes.rules.changes import burn
from coterie.games.vtes.rules.control import take_control
from coterie.games.vtes.rules.end import check_ousts
from coterie.games.vtes.rules.minion import act
from coterie.games.vtes.table import READY
from tests.games.vtes.build import Seat
from tests.games.vtes.duel import invented
from tests.games.vtes.scenarios.turns import Turns, at_table, plays
from tests.marks import rule


@rule("v5.terms.burn")
def test_a_burned_card_takes_what_is_on_it_along_each_to_its_owner() -> None:
    at = at_table(Seat("Ryan 3 + .44 Magnum + Raven Spy"), Seat(), Seat())
    at.attach(at["Ryan"], "Vessel", by=2)
    burn(at.t, at["Ryan"])
    assert sorted(at.ash("a")) == [".44 Magnum", "Raven Spy", "Ryan"]
    assert at.ash("c") == ["Vessel"]
    assert at.pools() == [10, 10, 10]
    assert at.t.pieces == {}


@rule("v5.terms.burn")
def test_a_card_removed_from_the_game_is_on_no_ash_heap_and_what_was_on_it_is_burned() -> None:
    at = at_table(Seat("Ryan + .44 Magnum"), Seat())
    at.t.remove(at["Ryan"], "removed")
    assert at.ash("a") == [".44 Magnum"]
    assert at.t.players[0].removed == [named("Ryan").id]


@rule("v5.terms.ownership", "v5.end.oust")
def test_cards_of_an_ousted_owner_stay_with_who_controls_them() -> None:
    at = at_table(Seat("Sully"), Seat("Ryan; Wauneka", "Villein", table="The Barrens"), Seat("Meaghan"))
    take_control(at.t, at["Ryan"].id, 0)
    at.attach(at["Meaghan"], "Fame", by=1)
    at.attach(at["Wauneka"], "Vessel", by=2)
    at.t.players[1].pool = 0
    check_ousts(at.t)
    assert (at["Ryan"].zone, at["Ryan"].controller, at["Ryan"].owner) == (READY, 0, 1)
    assert not at.there("Wauneka")
    assert not at.there("The Barrens")
    assert at.on("Meaghan") == []  # Fame was controlled by who played it
    assert at.ash("c") == ["Vessel"]
    assert (at.t.players[1].hand, at.t.players[1].library) == ([], [])
    burn(at.t, at["Ryan"])
    assert at.ash("b") == ["Ryan"]


@rule("v5.end.new-prey", "v5.setup.seats")
def test_the_prey_of_the_ousted_is_the_new_prey() -> None:
    at = at_table(Seat("Ryan"), Seat(pool=1), Seat("Sully"), Seat())
    at.begin().does("a", "bleed:ryan")
    at.until(lambda: at.t.players[1].ousted).rest()
    assert (at.t.prey(0), at.t.predator(2)) == (2, 0)
    assert at.pools() == [16, 0, 10, 10]
    at["Ryan"].locked = False
    at.t.uses = {}
    at.does("a", "bleed:ryan")
    assert at.t.running_action().target == 2


# Acting out of turn.


def out_of_turn(*seats: Seat) -> Turns:
    """It is c's turn, and a's Sully bleeds a's prey."""
    at = at_table(*seats, active="c")
    at.run(act(at.t, 0, Do("bleed", at["Sully"].id)))
    return at


@rule("v5.play.acting-out-of-turn", "v5.play.impulse")
def test_who_acts_out_of_turn_is_the_acting_methuselah() -> None:
    at = out_of_turn(Seat("Sully", "Bonding"), Seat("Ryan"), Seat("Meaghan", "Bonding"))
    assert (at.asked, at.t.running_action().seat, at.t.running_action().blockers) == (["a"], 0, [1])
    at.does("a", "play:bonding/dom:sully")
    assert at.asked == ["a"]
    at.until(lambda: at.t.action is None)
    assert (at.pools(), at.t.edge, at.locked("Sully")) == ([10, 8, 10], 0, True)
    assert at.t.active == 2


@rule("v5.play.acting-out-of-turn", "v5.end.oust")
def test_who_is_ousted_while_acting_out_of_turn_leaves_the_turn_to_its_methuselah() -> None:
    at = at_table(Seat("Sully 1", pool=3), Seat("Wauneka", "Roundhouse"), Seat("Meaghan"), active="c")
    at.attach(at["Sully"], "Fame", by=2)
    at.run(act(at.t, 0, Do("bleed", at["Sully"].id)))
    at.does("b", "block:wauneka").lets("strike").does("b", "play:roundhouse/POT:wauneka")
    at.until(lambda: at.t.action is None)
    assert at.t.players[0].ousted
    assert at.points() == [0, 0, 1]
    assert (at.ended, at.t.active) == ("", 2)


# Discipline cards and trophies.


def learned() -> Book:
    """The printed Discipline card for Dominate, and a trophy."""
    dominate = Card(named("Dominate").id, (Mode((PutOn(VAMPIRE & YOURS),)),), (Teaches("dom", 1),), (Trait.DISCIPLINE,))
    fact, trophy = invented(1, "Old Coin", "master", Card(0, (Mode((PutInPlay(),)),), traits=(Trait.TROPHY,)))
    return Book({**DEFINITIONS, dominate.id: dominate, fact.id: trophy}, {**facts(), fact.id: fact})


@rule("v5.master.discipline")
def test_a_discipline_card_gives_a_level_and_capacity_without_blood() -> None:
    seats = (Seat("Ashley; Ryan; Madison", "Dominate; Dominate"), Seat("Sully"), Seat())
    at = plays(*seats, phase="master", book=learned()).does("a", "play:dominate")
    assert sorted(at.keys("a")) == ["piece:ashley", "piece:ryan"]  # Madison is superior already
    at.does("a", "piece:ryan")
    assert (at["Ryan"].disciplines["dom"], at["Ryan"].capacity, at.blood("Ryan"), at.on("Ryan")) == (1, 5, 4, ["Dominate"])
    at.t.players[0].master_actions = 1
    at.does("a", "play:dominate", "piece:ashley").stands()
    assert at["Ashley"].disciplines["dom"] == 2


@rule("v5.master.discipline", "v5.crypt.capacity")
def test_what_a_discipline_card_teaches_goes_with_it() -> None:
    at = plays(Seat("Ryan", "Dominate; Dominate"), Seat("Sully"), phase="master", book=learned())
    for level in (1, 2):
        at.t.players[0].master_actions = 1
        at.does("a", "play:dominate", "piece:ryan").stands()
        assert (at["Ryan"].disciplines["dom"], at["Ryan"].capacity) == (level, 4 + level)
    at["Ryan"].blood = 6
    burn(at.t, at.all("Dominate")[0])
    assert (at["Ryan"].disciplines["dom"], at["Ryan"].capacity, at.blood("Ryan")) == (1, 5, 5)
    burn(at.t, at["Dominate"])
    assert "dom" not in at["Ryan"].disciplines
    assert (at["Ryan"].capacity, at.blood("Ryan"), at.ash("a")) == (4, 4, ["Dominate", "Dominate"])


@rule("v5.master.discipline", "v5.glossary.steal-card")
def test_a_discipline_card_that_moves_teaches_another_vampire() -> None:
    at = plays(Seat("Ashley", "Dominate"), Seat("Ryan"), phase="master", book=learned())
    at.does("a", "play:dominate", "piece:ashley").stands()
    take_control(at.t, at["Dominate"].id, 1, at["Ryan"].id)
    assert (at["Ashley"].disciplines["dom"], at["Ryan"].disciplines["dom"]) == (1, 1)
    assert (at["Ashley"].capacity, at["Ryan"].capacity) == (named("Ashley").capacity, 5)


@rule("v5.master.trophy")
def test_a_trophy_waits_in_play() -> None:
    at = plays(Seat("Ryan", "Old Coin"), Seat(), Seat(), phase="master", book=learned()).does("a", "play:old-coin")
    assert (at["Old Coin"].zone, at["Old Coin"].host) == ("table", 0)


@rule("v5.terms.golden")
def test_a_card_goes_before_the_rules() -> None:
    """Only the prey is bled; a Deflection bleeds somebody else all the same."""
    at = plays(Seat("Sully"), Seat("Chelsea Blake", "Deflection"), Seat("Ryan")).does("a", "bleed:sully")
    at.does("b", "pass").does("b", "play:deflection/DOM:chelsea-blake").rest()
    assert at.pools() == [10, 10, 9]
