"""Single sentences of the rulebook that are easily passed over, each in the situation where it counts."""

from __future__ import annotations

import pytest

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards.vocabulary import (
    MINION,
    READY,
    UNCONTROLLED,
    VAMPIRE,
    YOUNGER,
    YOURS,
    Action,
    AddBlood,
    Always,
    Bleed,
    Body,
    Burn,
    Cancel,
    Card,
    EnterCombat,
    GainPool,
    Hunt,
    Level,
    Lock,
    Mod,
    Mode,
    Period,
    PlaysAs,
    PutInPlay,
    PutOn,
    Stat,
    State,
    Strike,
    StrikeKind,
    Trait,
    Use,
    When,
    Who,
)
from coterie.games.vtes.pool import named
from coterie.games.vtes.rules.contest import contest
from coterie.games.vtes.rules.control import take_control
from coterie.games.vtes.rules.deeds import TurnEnds
from coterie.games.vtes.rules.end import check_ousts
from coterie.games.vtes.rules.stats import hand_size
from coterie.games.vtes.rules.traits import mark_red_list
from coterie.games.vtes.rules.window import Window
from coterie.kernel.text import Ref
from tests.games.vtes.build import Seat, lend, with_traits
from tests.games.vtes.duel import book_with, invented
from tests.games.vtes.scenarios.turns import at_table, plays
from tests.marks import rule

# Unique cards.


@rule("v5.contest.self", "v5.influence.ready")
def test_nobody_brings_a_second_copy_of_a_vampire_into_play() -> None:
    at = plays(Seat("Ryan", uncontrolled="Ryan 4; Sully 9"), Seat(), phase="influence")
    second = next(piece for piece in at.all("Ryan") if piece.zone == "uncontrolled")
    assert at.refused("a", f"ready:crypt-{second.id}") == ("have-unique", "v5.contest.self")
    assert at.refused("a", f"ready:crypt-{at['Sully'].id}") == ("", "")


@rule("v5.contest.self", "v5.action.equip")
def test_nobody_equips_with_a_second_copy_of_a_unique_card() -> None:
    at = plays(Seat("Ryan; Lauren + Bowl of Convergence", "Bowl of Convergence"), Seat("Sully"), Seat())
    assert at.refused("a", "play:bowl-of-convergence:ryan") == ("have-unique", "v5.contest.self")
    other = plays(Seat("Ryan", "Bowl of Convergence"), Seat("Sully + Bowl of Convergence"), Seat())
    assert "play:bowl-of-convergence:ryan" in other.keys("a")


@rule("v5.contest.self", "v5.wording.search")
def test_a_search_finds_no_second_copy_of_a_unique_card() -> None:
    full, library = "; ".join(["Magic of the Smith"] + ["Villein"] * 6), "; ".join(["Bowl of Convergence", "Kevlar Vest"] * 4)
    a = Seat("Nassir; Lauren + Bowl of Convergence", full, library=library)
    at = plays(a, Seat(), Seat()).does("a", "play:magic-of-the-smith/THA:nassir")
    at.until(lambda: at.asked == ["a"] and "card:kevlar-vest" in at.keys("a"))
    assert at.keys("a") == ["card:kevlar-vest", "pass"]


# Master cards.


def speech() -> Book:
    """Masters out of turn that cancel masters, one of them a trifle."""
    return book_with(
        invented(1, "No Speech", "master", Card(0, (Mode((Cancel("master"),)),), traits=(Trait.OUT_OF_TURN,))),
        invented(2, "Small No", "master", Card(0, (Mode((Cancel("master"),)),), traits=(Trait.OUT_OF_TURN, Trait.TRIFLE))),
    )


@rule("v5.master.out-of-turn")
def test_a_master_out_of_turn_is_not_played_in_ones_own_master_phase() -> None:
    at = plays(Seat("Sully", "No Speech"), Seat(), phase="master", book=speech())
    assert at.refused("a", "play:no-speech") == ("only-out-of-turn", "v5.master.out-of-turn")


@rule("v5.master.trifle")
def test_trifles_bring_one_action_in_a_master_phase_even_if_one_was_played_out_of_turn() -> None:
    a = Seat("Sully", "Small No; Wider View; Fame")
    at = plays(a, Seat("Ryan", "The Barrens"), Seat(), phase="master", active="b", book=speech())
    at.does("b", "play:the-barrens").does("a", "play:small-no").stands()
    at.comes_to("a", "master")
    assert at.t.players[0].master_actions == 1
    at.does("a", "play:wider-view")
    assert at.refused("a", "play:fame") == ("no-master-action", "v5.master-phase")


# Control.


@rule("v5.terms.control", "v5.glossary.title-card")
def test_a_minion_card_is_controlled_with_the_minion_it_is_on() -> None:
    book = book_with(invented(1, "Leash", "action", Card(0, (Mode((PutOn(MINION),)),))))
    at = plays(Seat("Ryan", "Leash", pool=1), Seat("Sully"), Seat(), book=book).does("a", "play:leash:ryan", "piece:sully")
    at.does("b", "pass").rest()
    assert (at["Leash"].controller, at["Leash"].owner) == (1, 0)
    at.t.players[0].pool = 0
    with pytest.raises(TurnEnds):
        check_ousts(at.t)
    assert at.on("Sully") == ["Leash"]


@rule("v5.end.oust", "v5.terms.ownership")
def test_everything_that_an_ousted_methuselah_controls_is_removed_from_the_game() -> None:
    at = at_table(Seat("Sully"), Seat("Ryan + Kevlar Vest; Wauneka"), Seat("Meaghan + .44 Magnum"))
    gun = at[".44 Magnum"]
    at.t.move(gun, "attached", 1, at["Wauneka"].id)
    at.t.players[1].pool = 0
    check_ousts(at.t)
    assert (at.ash("b"), at.ash("c")) == ([], [])
    assert at.t.players[2].removed == [named(".44 Magnum").id]
    assert named("Kevlar Vest").id in at.t.players[1].removed


@rule("v5.master.trophy", "v5.glossary.steal-card")
def test_a_trophy_goes_with_its_vampire() -> None:
    book = book_with(invented(1, "Laurels", "master", Card(0, (Mode((PutOn(VAMPIRE),)),), traits=(Trait.TROPHY,))))
    at = at_table(Seat("Ryan"), Seat("Sully + Laurels"), book=book)
    take_control(at.t, at["Sully"].id, 0)
    assert at["Laurels"].controller == 0


@rule("v5.master.trophy")
def test_a_trophy_does_nothing_until_it_is_on_a_vampire() -> None:
    offers = Use((), (GainPool(Who.YOU),), When(State.YOUR_MASTER)), Always(Mod(Stat.HAND, 1, Who.YOU))
    book = book_with(invented(1, "Laurels", "master", Card(0, (Mode((PutInPlay(),)),), offers, (Trait.TROPHY,))))
    at = plays(Seat("Ryan", table="Laurels"), Seat(), Seat(), phase="master", book=book)
    assert (at.keys("a"), hand_size(at.t, at.t.players[0])) == (["pass"], 7)
    at.t.move(at["Laurels"], "attached", 0, at["Ryan"].id)
    assert "use:laurels/0" in at.keys("a")


# Actions.


@rule("v5.action.equip")
def test_equipment_is_taken_from_one_minion_at_a_time() -> None:
    a = Seat("Nassir; Ryan + .44 Magnum + Kevlar Vest; Sully + Sport Bike")
    at = plays(a, Seat(), Seat()).does("a", "equip-from:nassir", "piece:44-magnum")
    assert at.keys("a") == ["piece:kevlar-vest", "pass"]


@rule("v5.action.hunt")
def test_an_ally_does_not_hunt_with_a_card_either() -> None:
    book = book_with(invented(1, "Feeding", "action", Card(0, (Mode((Hunt(2),)),))))
    at = plays(Seat("Underbridge Stray; Ryan", "Feeding"), Seat(), Seat(), book=book)
    assert at.refused("a", "play:feeding:underbridge-stray") == ("needs-vampire", "v5.play.requirements")
    assert "play:feeding:ryan" in at.keys("a")


@rule("v5.action.no-repeat", "v5.action.card")
def test_a_minion_takes_each_action_of_a_card_in_play_once_a_turn() -> None:
    offers = (Action(MINION & YOURS, (GainPool(Who.YOU),)), Action(MINION & YOURS, (Burn(),)))
    book = book_with(invented(1, "Office", "master", Card(0, abilities=offers, traits=(Trait.LOCATION,))))
    at = plays(Seat("Ryan; Sully", table="Office"), Seat(), Seat(), book=book).does("a", "act:office/0:ryan").rest()
    at["Ryan"].locked = False
    assert at.refused("a", "act:office/0:ryan") == ("same-card", "v5.action.no-repeat")
    assert {"act:office/1:ryan", "act:office/0:sully"} <= set(at.keys("a"))


@rule("v5.action.rescue", "v5.action.announce")
def test_how_a_rescue_is_paid_is_said_when_it_is_announced() -> None:
    at = plays(Seat("Belinde 3", torpor="Ryan 2"), Seat("Sully"), Seat()).does("a", "rescue:belinde", "piece:ryan")
    assert (at.t.action, at.keys("a")) == (None, ["number:0", "number:1", "number:2"])
    at.does("a", "number:1").rest()
    assert (at.blood("Belinde"), at.blood("Ryan"), at["Ryan"].zone) == (2, 1, "ready")


# Slaves, Red List.


SLAVE, HUNTED = "Cedric", "Alexis Sorokin"


def serfs() -> Book:
    """A slave of the Tremere, a hunted vampire, and an action that may be aimed at anybody's minion."""
    printed = [(named(name), with_traits(name)) for name in (SLAVE, HUNTED)]
    return book_with(*printed, invented(1, "Summons", "action", Card(0, (Mode((Lock(MINION),)),))))


@rule("v5.trait.slave")
def test_a_slave_alone_takes_no_directed_action_of_any_kind() -> None:
    seats = Seat(f"{SLAVE}; Sully", "Summons", torpor="Wauneka 2"), Seat("Ryan", torpor="Meaghan 3", table="Creeping Sabotage")
    at = plays(*seats, Seat(), book=serfs()).does("a", "diablerize:cedric")
    assert at.keys("a") == ["piece:wauneka"]
    at = at_table(*seats, Seat(), book=serfs())
    at.attach(at["Ryan"], "Haven Uncovered", by=0)
    at.begin()
    assert at.refused("a", "act:haven-uncovered/0:cedric") == ("slave-alone", "v5.trait.slave")
    assert "act:haven-uncovered/0:sully" in at.keys("a")
    assert at.refused("a", "act:creeping-sabotage/1:cedric") == ("slave-alone", "v5.trait.slave")
    at.does("a", "play:summons:cedric")
    assert at.keys("a") == ["piece:cedric", "piece:sully", "piece:wauneka"]


@rule("v5.trait.red-list", "v5.combat")
def test_nobody_attacks_a_red_list_minion_of_their_own() -> None:
    at = at_table(Seat(f"Ryan; {HUNTED}"), Seat(), Seat(), book=serfs())
    mark_red_list(at.t, 0, at[HUNTED].id)
    at.begin()
    assert at.refused("a", "attack:alexis-sorokin:ryan") == ("no-target", "v5.combat")


@rule("v5.trait.red-list", "v5.master.trophy")
def test_who_burns_a_red_list_minion_by_a_directed_action_is_given_a_trophy() -> None:
    printed = named(HUNTED), with_traits(HUNTED)
    laurels = Card(0, (Mode((PutInPlay(),)),), traits=(Trait.TROPHY,))
    verdict = Card(0, (Mode((Burn(MINION & READY),)),))
    book = book_with(printed, invented(1, "Verdict", "action", verdict), invented(2, "Laurels", "master", laurels))
    at = plays(Seat("Ryan", "Verdict; Laurels"), Seat(f"{HUNTED} locked"), Seat(), book=book)
    at.does("a", "play:verdict:ryan", "piece:alexis-sorokin")
    at.until(lambda: at.asked == ["a"] and "hand:laurels" in at.keys("a")).does("a", "hand:laurels").rest()
    assert (at.ash("b"), at.on("Ryan")) == ([HUNTED], ["Laurels"])


# Allies, reflexes.


@rule("v5.counters", "v5.strike.steal-blood")
def test_blood_that_an_ally_steals_by_its_own_strike_is_life_without_limit() -> None:
    strike = Use((), (Strike(StrikeKind.STEAL_BLOOD, 2),))
    book = book_with(invented(1, "Leech", "ally", Card(0, abilities=(strike,), body=Body(2, 1, 1))))
    at = plays(Seat("Leech"), Seat("Ryan 3"), Seat(), book=book).does("a", "bleed:leech").does("b", "block:ryan").lets("strike")
    at.does("a", "use:leech/0").rest()
    assert (at.blood("Leech"), at.blood("Ryan")) == (3, 1)  # 2 and 2, less the hand strike


@rule("v5.minion-card.ally-as-vampire", "v5.play.requirements")
def test_an_ally_that_plays_as_a_vampire_has_no_clan() -> None:
    ally = Card(0, (Mode(abilities=(PlaysAs(("dom",)),)),), body=Body(3, 1, 1))
    rite = Card(0, (Mode((Bleed(1),), Level.BASIC),))
    book = book_with(invented(1, "Wizard", "ally", ally), invented(2, "Rite", "action", rite, "dom", clans=("Tremere",)))
    at = plays(Seat("Wizard", "Rite"), Seat(), Seat(), book=book)
    assert at.refused("a", "play:rite/dom:wizard") == ("needs-vampire", "v5.play.requirements")


@rule("v5.minion-card.ally-as-vampire", "v5.crypt.capacity")
def test_an_ally_that_plays_as_a_vampire_is_of_capacity_1_whatever_its_life() -> None:
    ally = Card(0, (Mode(abilities=(PlaysAs(("dom",)),)),), body=Body(5, 1, 1))
    young = VAMPIRE & UNCONTROLLED & YOURS & YOUNGER
    gift = Card(0, (Mode((AddBlood(1, young),), Level.BASIC),))
    book = book_with(invented(1, "Wizard", "ally", ally), invented(2, "Gift", "action", gift, "dom"))
    at = plays(Seat("Wizard; Gelasia Fotiou", "Gift", uncontrolled="Ryan"), Seat(), Seat(), book=book)
    assert at.refused("a", "play:gift/dom:wizard") == ("no-target", "v5.play.targets")
    assert "play:gift/dom:gelasia-fotiou" in at.keys("a")


@rule("v5.minion-card.reflex", "v5.wording.cancel")
def test_a_reflex_answers_an_action_card_too() -> None:
    book = book_with(
        invented(1, "Calm", "reflex", Card(0, (Mode((Cancel("action"),)),))),
        invented(2, "Rush", "action", Card(0, (Mode((EnterCombat(MINION & READY),)),))),
    )
    at = plays(Seat("Wauneka", "Rush"), Seat("Ryan; Sully locked", "Calm"), Seat(), book=book)
    at.does("a", "play:rush:wauneka", "piece:sully")
    assert at.refused("b", "play:calm:ryan") == ("not-against-you", "v5.minion-card.reflex")
    at.does("b", "play:calm:sully").stands()
    assert (at.t.action, at.locked("Wauneka"), at.ash("a")) == (None, False, ["Rush"])


# Hands.


@rule("v5.play.replace", "v5.turn")
def test_a_larger_hand_ends_with_the_turn_even_if_its_methuselah_is_ousted() -> None:
    nine = "; ".join(["Villein"] * 9)
    at = at_table(Seat(uncontrolled="Ryan", pool=1), Seat(), Seat(hand=nine), phase="influence")
    lend(at.t, Stat.HAND, Period.TURN, 2, amount=2)
    at.begin().does("a", f"transfer:crypt-{at['Ryan'].id}")
    assert (at.t.players[0].ousted, at.asked, at.keys("c")) == (True, ["c"], ["card:villein"])
    at.does("c", "card:villein*2")
    assert (len(at.hand("c")), at.t.active) == (7, 1)


# Torpor.


@rule("v5.torpor", "v5.end.oust")
def test_who_is_ousted_by_a_combat_does_not_spare_the_other_combatant() -> None:
    """Both are wounded at the same time: the pool that Fame burns counts when both have gone to torpor."""
    at = at_table(Seat("Ryan 0", pool=3), Seat("Sully 0"), Seat())
    at.attach(at["Ryan"], "Fame", by=2)
    at.begin().does("a", "hunt:ryan").does("b", "block:sully")
    at.lend("Sully", Stat.INTERCEPT, 1)
    at.until(lambda: at.t.players[0].ousted)
    assert at.in_torpor("Sully")


@rule("v5.combat.round-end", "v5.end.oust")
def test_the_end_of_a_round_comes_even_if_the_combat_ousts_whose_turn_it_is() -> None:
    at = at_table(Seat("Ryan 2", pool=3), Seat("Wauneka 3", "Roundhouse; Taste of Vitae"), Seat())
    at.attach(at["Ryan"], "Fame", by=2)
    at.begin().does("a", "bleed:ryan").does("b", "block:wauneka").lets("strike")
    at.does("a", "strike:hand").does("b", "play:roundhouse/POT:wauneka")
    at.until(lambda: at.t.players[0].ousted)
    at.does("b", "play:taste-of-vitae:wauneka")
    assert at.blood("Wauneka") == 4  # 1 lost to Ryan's hands, 2 that he lost
    at.comes_to("b", "master")


@rule("v5.torpor", "v5.minion-card.modifier")
def test_a_vampire_that_leaves_torpor_plays_modifiers() -> None:
    at = plays(Seat("Ryan", "Lost in Crowds", torpor="Sully 4"), Seat("Wauneka + Sport Bike"), Seat())
    at.does("a", "leave-torpor:sully").does("b", "block:wauneka").does("a", "play:lost-in-crowds/obf:sully").rest()
    assert not at.in_torpor("Sully")


# What is told.


@rule("v5.end.oust")
def test_an_oust_is_told_before_what_it_brings() -> None:
    at = at_table(Seat("Sully"), Seat(pool=0), Seat())
    check_ousts(at.t)
    assert [text.id.removeprefix("vtes-event-") for text in at.told][-3:] == ["ousted", "points", "pool-gained"]


@rule("v5.action.announce")
def test_a_bleed_with_a_card_names_who_is_bled() -> None:
    at = plays(Seat("Gelasia Fotiou", "Govern the Unaligned"), Seat("Ryan"), Seat())
    at.does("a", "play:govern-the-unaligned/dom:gelasia-fotiou")
    told = next(text for text in at.told if text.id == "vtes-event-acts-with")
    assert told.args["things"] == (Ref("vtes-seat", "b"),)


@rule("v5.contest.card")
def test_whose_card_is_contested_yielded_and_won_is_told() -> None:
    at = at_table(Seat(table="The Barrens"), Seat(table="The Barrens"), Seat(), phase="unlock")
    for piece in at.all("The Barrens"):
        contest(at.t, piece)
    at.begin().does("a", "contest:yield:the-barrens").comes_to("b", "master")
    told = [(text.id, text.args["seat"]) for text in at.told if "contest" in text.id or "yield" in text.id]
    first, second = (Ref("vtes-seat", name) for name in "ab")
    ids = [f"vtes-event-{name}" for name in ("contested", "contested", "yielded", "contest-won")]
    assert told == list(zip(ids, (first, second, first, second), strict=True))


# Why not.


@rule("v5.block.who", "v5.block.detail")
def test_who_may_not_block_is_told_so_in_every_window() -> None:
    """Only who could have blocked has declined."""
    at = plays(Seat("Gelasia Fotiou"), Seat("Chelsea Blake", "Villein"), Seat("Sully", "Villein", table="The Barrens"), Seat())
    at.does("a", "bleed:gelasia-fotiou")
    assert at.refused("c", "block:sully") == ("not-yours-to-block", "v5.block.who")
    at.lets("declined")
    assert at.refused("b", "block:chelsea-blake") == ("declined", "v5.block.detail")
    assert at.refused("c", "block:sully") == ("not-yours-to-block", "v5.block.who")


@rule("v5.action.announce", "v5.faq.bleed")
def test_modifiers_wait_until_the_action_is_announced() -> None:
    at = plays(Seat("Belinde", "Lost in Crowds", table="Warsaw Station"), Seat("Ryan"), Seat()).does("a", "hunt:belinde")
    assert at.t.window == "announced"
    assert at.refused("a", "play:lost-in-crowds/obf:belinde") == ("announced-first", "v5.action.announce")


@rule("v5.action.resolve")
def test_what_a_card_gives_a_vampire_is_for_that_vampires_actions() -> None:
    at = plays(Seat("Ryan + Perfectionist; Alice Chen 3", "Freak Drive"), Seat(), Seat()).does("a", "hunt:alice-chen").lets("after")
    assert at.refused("a", "use:perfectionist/0") == ("not-its-action", "v5.action.resolve")


@rule("v5.block.detail")
def test_passing_is_called_what_it_is_where_it_declines_to_block() -> None:
    at = plays(Seat("Belinde 3"), Seat("Chelsea Blake", "Villein"), Seat()).does("a", "hunt:belinde")
    assert Window("b", "open").option(at.t, "pass").label.id == "vtes-option-decline"
    assert Window("c", "open").option(at.t, "pass").label.id == "vtes-option-pass"  # nobody there who could block
    at.does("b", "pass").lets("declined")
    assert Window("b", "declined").option(at.t, "pass").label.id == "vtes-option-pass"
