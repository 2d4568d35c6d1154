"""Rulings on allies, on those that play cards as vampires, on actions that fail, and on ash heaps."""

from __future__ import annotations

from functools import cache

import msgspec

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards.vocabulary import (
    MINION,
    Bleed,
    Body,
    Card,
    During,
    EnterCombat,
    Inflict,
    Level,
    Mod,
    Mode,
    Period,
    PlaysAs,
    Stat,
    State,
    Unlock,
    When,
)
from coterie.games.vtes.pool import Facts
from coterie.games.vtes.rules.diablerie import why_diablerize
from coterie.games.vtes.rules.fits import has_level
from coterie.games.vtes.rules.legal import plays_as_vampire
from coterie.games.vtes.rules.torpor import go_to_torpor

from ..build import Seat, name_of
from ..cards.playing import Play, sits
from ..duel import book_with, invented
from .marks import ruling


@cache
def book() -> Book:
    """Cards for what no card of ours does."""
    early, late = When(State.ANNOUNCED), When(State.AFTER)
    both = Card(0, (Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)),), Level.BASIC),))
    return book_with(
        invented(1, "Rush", "action", Card(0, (Mode((EnterCombat(MINION),)),))),
        invented(2, "Nap", "action modifier", Card(0, (Mode((Unlock(),), when=late),))),
        invented(3, "Murmur", "action modifier", Card(0, (Mode((During(Period.ACTION, Mod(Stat.BLEED, 1)),), when=early),))),
        invented(4, "Sunrise", "action modifier", Card(0, (Mode((Inflict(1),), Level.BASIC, when=early),)), "obl"),
        invented(5, "Drain", "action", Card(0, (Mode((Bleed(1),), Level.BASIC),)), "obl", blood_cost=1),
        invented(6, "Ghost", "ally", Card(0, abilities=(PlaysAs(("obl",)),), body=Body(1, 1, 1))),
        invented(7, "Twin", "ally", Card(0, abilities=(PlaysAs(("obl", "dom")),), body=Body(1, 1, 1))),
        _both("Duet", both),
    )


def _both(name: str, definition: Card) -> tuple[Facts, Card]:
    fact, made = invented(8, name, "action modifier", definition, all_needed=True)
    return msgspec.structs.replace(fact, needs=("dom", "obl")), made


def rushed(a_hand: str = "Rush", a: str = "Sully", b: str = "Screamer; Ghost") -> Play:
    """a's Sully attacks b's Ghost, and the action has just been announced."""
    at = sits(Seat(a, a_hand), Seat(b), Seat("Ryan"), book=book())
    return at.does("a", "play:rush:sully", "piece:ghost")


# Failing.


@ruling("G00147", "bb6e7c")
def test_who_acts_speaks_first_as_the_action_is_announced() -> None:
    at = rushed("Rush; Murmur")
    assert (at.t.window, at.asked) == ("announced", ["a"])
    at.does("a", "play:murmur:sully").does("b", "use:screamer/1").rest()
    assert (at.heard("action-failed"), at.there("Ghost")) == (1, True)


@ruling("G00147", "ca76cd")
def test_a_screamer_is_too_late_once_blocks_are_thought_of() -> None:
    at = rushed().lets("open")
    assert at.keys("b") == ["use:screamer/0", "block:screamer", "block:ghost", "pass"]


@ruling("G00157", "389561", "0ff831", "bbfe33")
def test_an_action_that_fails_is_over_and_was_neither_blocked_nor_successful() -> None:
    at = rushed("Rush; Nap; Rush; Freak Drive", a="Sully").does("b", "use:screamer/1").lets("after")
    at.t.alter(at["Sully"], disciplines={"for": 2})
    assert at.why("a", "play:freak-drive/for:sully") == "only-success"
    assert at.why("a", "play:freak-drive/FOR:sully") == "only-if-blocked"
    at.does("a", "play:nap:sully").rest()
    assert not at.locked("Sully")
    assert at.why("a", "play:rush:sully") == "same-card"
    assert at.ash("a") == ["Rush", "Nap"]


# Strikes that are not dodged.


@ruling("G00109", "53f850")
def test_the_opponent_may_dodge_and_is_struck_all_the_same() -> None:
    at = sits(Seat("Aggressive Corpse"), Seat("Flávio Gonçalves 5"), Seat("Ryan"))
    at.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:flavio-goncalves").lets("strike")
    assert at.can("b", "use:flavio-goncalves/0")
    at.does("b", "use:flavio-goncalves/0").rest()
    assert (at.blood("Flávio Gonçalves"), at.heard("dodged")) == (3, 0)


# Cards played as a vampire.


@ruling("G00011", "3f18ba")
def test_an_ally_that_pays_with_its_last_life_for_a_modifier_lets_the_action_fail() -> None:
    at = sits(Seat("Spectral Servitor", "Consign to Oblivion"), Seat("Sully"), Seat("Ryan")).does("a", "bleed:spectral-servitor")
    at.does("a", "play:consign-to-oblivion/obl:spectral-servitor").rest()
    assert (at.pools(), at.ash("a")) == ([10, 10, 10], ["Spectral Servitor", "Consign to Oblivion"])


@ruling("G00011", "3f18ba")
def test_an_ally_that_pays_with_its_last_life_for_a_strike_ends_the_combat_before_strikes() -> None:
    at = sits(Seat("Spectral Servitor", "Pass Through Shadow"), Seat("Sully"), Seat("Ryan")).does("a", "bleed:spectral-servitor")
    at.does("b", "block:sully").lets("strike").does("a", "play:pass-through-shadow/obl:spectral-servitor").rest()
    assert (at.blood("Sully"), at.heard("combat-ended-by"), at.heard("strike")) == (4, 0, 0)
    assert not at.there("Spectral Servitor")


@ruling("G00011", "10b4c9")
def test_aggravated_damage_of_its_own_card_costs_an_ally_one_life() -> None:
    at = sits(Seat("Spectral Servitor 2", "Sunrise"), Seat("Sully"), Seat("Ryan"), book=book()).does("a", "bleed:spectral-servitor")
    at.does("a", "play:sunrise/obl:spectral-servitor").rest()
    assert (at.blood("Spectral Servitor"), at["Spectral Servitor"].zone, at.pools()) == (1, "ready", [10, 9, 10])


@ruling("G00011", "485da3")
def test_an_action_paid_with_the_last_life_is_resolved_fully() -> None:
    at = sits(Seat("Ghost", "Drain"), Seat("Sully", pool=2), Seat("Ryan"), Seat("Meaghan"), book=book())
    at.does("a", "play:drain/obl:ghost").rest()
    assert (at.t.players[1].ousted, at.pools(), at.there("Ghost")) == (True, [16, 0, 10, 10], False)
    assert at.ash("a") == ["Drain", "Ghost"], "the oust comes before the ally burns"


@ruling("G00011", "a10f9f")
def test_an_ally_that_its_own_card_sends_to_torpor_is_burned() -> None:
    at = sits(Seat("Spectral Servitor"), Seat("Sully"))
    at.run(go_to_torpor(at.t, at["Spectral Servitor"].id))
    assert (at.there("Spectral Servitor"), at.ash("a"), at.heard("torpor")) == (False, ["Spectral Servitor"], 0)


@ruling("G00011", "0862dd")
def test_an_ally_commits_no_diablerie_whatever_it_plays() -> None:
    at = sits(Seat("Spectral Servitor"), Seat("Sully", torpor="Ryan"))
    assert name_of(why_diablerize(at.t, at["Spectral Servitor"])) == "needs-vampire"
    assert not [key for key in at.keys("a") if key.startswith("diablerize:")]


@ruling("G00083", "90dbf3")
@ruling("G00085", "e8334a")
def test_an_ally_has_not_got_the_discipline_nor_its_superior_level() -> None:
    at = sits(Seat("Alek König", "Where the Veil Thins"), Seat("Spectral Servitor; Spectral Servitor", "Shadow Sentinel"), Seat("Ryan"))
    assert not has_level(at["Spectral Servitor"], "obl")
    at.does("a", "bleed:alek-konig")
    servitor = at["Spectral Servitor"].id
    assert at.why("b", f"play:shadow-sentinel/OBL:spectral-servitor-{servitor}") == "needs-vampire"


@ruling("G00084", "91a41c")
@ruling("G00085", "6e192e")
def test_of_two_disciplines_an_ally_may_lack_one_only() -> None:
    at = sits(Seat("Ghost; Twin", "Duet"), Seat("Sully"), Seat("Ryan"), book=book())
    at.t.alter(at["Ghost"], disciplines={"dom": 1})
    at.does("a", "bleed:ghost").does("b", "block:sully")
    assert at.why("a", "play:duet/dom+obl:ghost") == ""
    at.does("a", "play:duet/dom+obl:ghost").rest()
    assert at.pools() == [10, 9, 10]
    duet = at.t.book.forms[at.card("Duet").id][0]
    assert [plays_as_vampire(at.t, duet, at[name]) for name in ("Ghost", "Twin")] == [True, False]


@ruling("G00118", "fda200")
def test_an_ally_that_acts_at_once_does_so_in_the_turn_of_its_controller_only() -> None:
    at = sits(Seat("Spectral Servitor"), Seat("Sully"), Seat("Ryan"), active="b")
    at["Spectral Servitor"].stands(recruited=at.t.turn)
    assert not [key for key in at.keys("b") if "spectral-servitor" in key]
    at.does("b", "bleed:sully").rest()
    assert at.asked == ["b"]


# Ash heaps, and actions that cards in play offer.


@ruling("102295", "2a9a93")
def test_who_plays_shroud_of_decay_chooses_among_all_cards_of_the_ash_heap() -> None:
    ash = "Bonding; Vessel; Fame; Rebel; Villein; Deflection; Govern the Unaligned; Freak Drive"
    at = sits(Seat("Alek König", "Shroud of Decay"), Seat("Sully", ash=ash), Seat("Ryan"))
    at.does("a", "play:shroud-of-decay/OBL:alek-konig").until(lambda: at.asked == ["a"] and "card:bonding" in at.keys("a"))
    assert at.keys("a") == [f"card:{at.card(name).slug}" for name in ash.split("; ")]
    at.does("a", " ".join(f"card:{at.card(name).slug}" for name in ash.split("; ")[1:])).rest()
    assert at.ash("b") == ["Bonding"]


@ruling("G00138", "6fdd38")
def test_an_action_that_a_card_in_play_offers_to_hecata_requires_hecata() -> None:
    at = sits(Seat('"Mother" Anja Giovanni; Gebeyehu Abdu', table="The Gate of Acheron"), Seat("Sully"), Seat("Ryan"))
    at["The Gate of Acheron"].blood = 1
    at.does("a", "act:the-gate-of-acheron/2:gebeyehu-abdu").lets("after").does("a", "use:mother-anja-giovanni/0").rest()
    assert (at.locked("Gebeyehu Abdu"), at.blood("The Gate of Acheron")) == (False, 2)
