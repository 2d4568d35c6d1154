"""What the rulebooks leave open, or say in two ways: each ruling of docs/rulings.md names a test; those without another place are here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coterie.games.vtes.cards.vocabulary import (
    ALLY,
    OTHER_READY_VAMPIRE,
    YOURS,
    Aggravated,
    Card,
    During,
    Limited,
    Mod,
    Mode,
    Period,
    PutOn,
    Stat,
    Strike,
    StrikeKind,
)
from coterie.games.vtes.setup import Setup
from tests.games.vtes.build import Seat, with_traits
from tests.games.vtes.build import book_with as printed_with
from tests.games.vtes.duel import Scene, book_with, invented
from tests.games.vtes.scenarios.turns import Turns, at_table, plays
from tests.marks import rule

HERE = Path(__file__).parent.parent
TITLE = "\n# Vampire: The Eternal Struggle, Fifth Edition\n"
RULINGS = (HERE.parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8").partition(TITLE)[2].partition("\n# ")[0]
NAMED = sorted(set(re.findall(r"`vtes/([\w/]+\.py)::(test_\w+)`", RULINGS)))


@pytest.mark.parametrize(("module", "name"), NAMED)
def test_the_test_of_a_ruling_exists(module: str, name: str) -> None:
    assert f"\ndef {name}(" in (HERE / module).read_text(encoding="utf-8")


def test_every_ruling_names_a_test() -> None:
    rows = [line for line in RULINGS.splitlines() if line.startswith("| ") and not line.startswith(("| ---", "| question"))]
    assert len(rows) > 35
    assert [row[:60] for row in rows if "::test_" not in row] == []


# Where the two texts differ.


@rule("v5.action.bleed")
def test_limited_modifiers_of_all_minions_count_together() -> None:
    book = book_with(
        invented(
            1,
            "Friendly Word",
            "action modifier",
            Card(0, (Mode((Limited(During(Period.ACTION, Mod(Stat.BLEED, 1))),), by=OTHER_READY_VAMPIRE),)),
        )
    )
    at = plays(Seat("Sully; Ryan", "Bonding; Friendly Word"), Seat(), Seat(), book=book).does("a", "bleed:sully", "play:bonding/dom:sully")
    assert at.refused("a", "play:friendly-word:ryan") == ("one-limited", "v5.action.bleed")


@rule("v5.unlock.burn-option")
def test_the_burn_option_is_open_where_the_clan_is_there_and_no_target_is() -> None:
    leash = Card(0, (Mode((PutOn(ALLY & YOURS),)),))
    book = book_with(invented(1, "Leash", "master", leash, clans=("Nosferatu",), burn_option=True))
    at = plays(Seat(), Seat("Ryan", "Leash"), Seat(), phase="unlock", book=book)
    at.until(lambda: at.asked == ["b"])
    assert "card:leash" in at.keys("b")
    with_ally = plays(Seat(), Seat("Ryan; Underbridge Stray", "Leash"), Seat(), phase="unlock", book=book)
    with_ally.until(lambda: with_ally.asked == ["b"])
    assert with_ally.refused("b", "card:leash") == ("could-be-played", "v5.unlock.burn-option")


@rule("v5.card.villein")
def test_a_villein_may_be_put_on_an_empty_vampire() -> None:
    at = plays(Seat("Ryan 0", "Villein"), Seat(), Seat(), phase="master").does("a", "play:villein", "piece:ryan")
    assert at.on("Ryan") == ["Villein"]
    assert (at.blood("Ryan"), at.pool("a")) == (0, 10 - at.card("Villein").pool_cost)


# What nobody says.


@rule("v5.play.impulse", "v5.glossary.wake")
def test_who_can_neither_block_nor_is_the_target_is_asked_in_polling_only() -> None:
    c = Seat("Ayelech locked", "On the Qui Vive; Telepathic Misdirection")
    at = plays(Seat("Sully"), Seat("Ryan", "Villein"), c, Seat()).does("a", "bleed:sully")
    while at.t.action is not None:
        assert "c" not in at.asked
        at.let_pass()
    vote = plays(Seat("Alexa Draper", "Ancilla Empowerment"), Seat("Ryan"), c, Seat()).does("a", "play:ancilla-empowerment:alexa-draper")
    vote.until(lambda: vote.t.window == "polling")
    assert "c" in vote.asked
    assert "play:on-the-qui-vive:ayelech" in vote.keys("c")


@rule("v5.block.detail")
def test_who_has_declined_may_still_react_but_not_block() -> None:
    at = plays(Seat("Sully"), Seat("Chelsea Blake", "Deflection"), Seat()).does("a", "bleed:sully").does("b", "pass")
    assert at.refused("b", "block:chelsea-blake") == ("declined", "v5.block.detail")
    assert "play:deflection/dom:chelsea-blake" in at.keys("b")


@rule("v5.card.daring-the-dawn", "v5.action.resolve")
def test_after_resolution_cards_come_before_damage_that_was_put_off() -> None:
    at = plays(Seat("Madison", "Daring the Dawn; Freak Drive"), Seat(), Seat()).does(
        "a", "bleed:madison", "play:daring-the-dawn/for:madison"
    )
    at.lets("after")
    assert not at.in_torpor("Madison")
    at.does("a", "play:freak-drive/for:madison")
    assert not at.locked("Madison")
    at.rest()
    assert (at.in_torpor("Madison"), at.locked("Madison")) == (True, False)


@rule("v5.unlock")
def test_an_unlock_phase_with_nothing_to_choose_asks_nothing() -> None:
    at = plays(Seat("Ryan locked", "Villein"), Seat(), phase="unlock")
    assert (at.t.phase, at.asked, at.locked("Ryan")) == ("master", ["a"], False)


def thrown(at: Turns, kind: str, seat: str | None) -> Turns:
    """Something that answers no question happens."""
    at.outside(kind, seat)
    return at


@rule("v5.end.oust")
def test_who_resigns_in_the_own_turn_leaves_it_to_the_next() -> None:
    at = thrown(plays(Seat("Ryan"), Seat("Sully"), Seat()), "resign", "a")
    assert (at.asked, at.points()) == (["b"], [0, 0, 1])


@rule("v5.end.oust")
@pytest.mark.parametrize("how", ["agree", "limit"])
def test_a_game_ended_by_agreement_or_limit_gives_half_a_point_to_who_is_left(how: str) -> None:
    at = at_table(Seat(), Seat(), Seat(), turn=9)
    at.t.setup = Setup(players=3, turn_limit=9)
    at.t.players[1].points = 1
    at.begin()
    if how == "agree":
        thrown(at, "agree", None)
    else:
        at.until(lambda: at.question is None)
    assert at.points() == [0.5, 1.5, 0.5]
    assert at.t.outcome is not None
    assert at.t.outcome.winners == ("b",)


# Combat.


@rule("v5.card.barrens", "v5.combat")
def test_in_combat_any_time_abilities_ask_for_no_question_of_their_own() -> None:
    scene = Scene(3)
    sully, ashley = scene.vampire("a", "Sully", 3), scene.vampire("b", "Ashley", 3)
    scene.in_play("a", "The Barrens")
    scene.in_play("c", "The Barrens")
    scene.hand("a", "Villein")
    scene.hand("c", "Villein")
    scene.vampire("c", "Ryan")
    asked = []
    scene.fights(sully, ashley)
    while not scene.over:
        assert any(key.startswith("use:the-barrens") for key in scene.keys)
        asked.append((scene.asked, scene.t.window))
        scene.passes(scene.asked)
    assert asked == [("a", "press"), ("a", "round-end")]  # where a card of the hand could be played; and never c, who only stands by


@rule("v5.combat.strike", "v5.combat.range")
def test_a_strike_that_is_useless_at_this_range_may_be_chosen() -> None:
    scene = Scene()
    nassir, aunt = scene.vampire("a", "Nassir", 3), scene.vampire("b", "Aunt Linda", 3)
    scene.hand("a", "Apportation")
    scene.hand("b", "Roundhouse")
    scene.fights(nassir, aunt).plays("a", "Apportation", "THA")
    scene.plays("b", "Roundhouse", "POT")
    assert (scene.blood(nassir), scene.blood(aunt)) == (3, 3)
    assert scene.ash("b") == ["Roundhouse"]


@rule("v5.combat.aggravated", "v5.card.taste-of-vitae")
def test_blood_burned_against_destruction_was_lost_to_damage() -> None:
    book = book_with(invented(1, "Burning Hands", "combat", Card(0, (Mode((Strike(StrikeKind.DAMAGE, 2), Aggravated())),))))
    scene = Scene(book=book)
    sully, ryan = scene.vampire("a", "Sully", 1), scene.vampire("b", "Ryan", 3)
    scene.hand("a", "Burning Hands", "Taste of Vitae")
    scene.fights(sully, ryan).plays("a", "Burning Hands").plays("a", "Taste of Vitae")
    assert (scene.zone(ryan), scene.blood(ryan)) == ("torpor", 2)
    assert scene.blood(sully) == 1  # 1 for the hand strike, and the 1 that Ryan burned


@rule("v5.trait.slave", "v5.card.guard-dogs")
def test_what_a_blocker_was_promised_holds_against_a_slave_that_steps_in() -> None:
    book = printed_with(with_traits("Cedric"))
    at = plays(Seat("Nassir; Cedric"), Seat("Horace Radcliffe locked", "Guard Dogs"), Seat(), book=book).does("a", "bleed:nassir")
    at.does("b", "play:guard-dogs/ANI:horace-radcliffe", "block:horace-radcliffe")
    at.until(lambda: at.asked == ["a"] and "piece:cedric" in at.keys("a")).does("a", "piece:cedric")
    assert at.t.running_combat().sides[0].minion == at["Cedric"].id
    assert at.t.running_combat().sides[1].maneuvers == 1
