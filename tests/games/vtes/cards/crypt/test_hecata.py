"""Hecata with an ability."""

from __future__ import annotations

from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits

SEVEN = "; ".join(["Bonding"] * 6 + ["Ryan"])
"""Seven cards for an ash heap, one of them a vampire."""


@card("Lenelle, Mambo of Birmingham")
@rule("v5.glossary.ash-heap")
def test_lenelle_exchanges_a_card_with_the_ash_heap() -> None:
    at = sits(Seat("Lenelle, Mambo of Birmingham; Sully", "Bonding; Govern the Unaligned", ash="Fame; Ryan; Majesty"), Seat("Wauneka"))
    at.does("a", "act:lenelle-mambo-of-birmingham/0:lenelle-mambo-of-birmingham")
    assert at.keys("a") == ["card:fame", "card:majesty"]
    at.does("a", "card:fame")
    assert {"card:bonding", "card:govern-the-unaligned"} <= set(at.keys("a"))
    at.does("a", "card:bonding")
    action = at.t.running_action()
    assert (action.stealth, action.directed, action.blockers) == (1, False, [1])
    at.rest()
    assert at.ash("a") == ["Ryan", "Majesty", "Bonding"]
    assert "Fame" in at.hand("a")
    assert "Bonding" not in at.hand("a")
    assert (at.blood("Lenelle, Mambo of Birmingham"), len(at.hand("a"))) == (5, 7)


@refuses("Lenelle, Mambo of Birmingham")
def test_lenelle_needs_blood_a_library_card_in_the_heap_and_pays_nothing_if_blocked() -> None:
    key = "act:lenelle-mambo-of-birmingham/0:lenelle-mambo-of-birmingham"
    vampires_only = sits(Seat("Lenelle, Mambo of Birmingham", ash="Ryan"), Seat("Wauneka"))
    assert vampires_only.why("a", key) == "no-target"
    hungry = sits(Seat("Lenelle, Mambo of Birmingham 0", ash="Fame"), Seat("Wauneka"))
    assert hungry.why("a", key) in ("must-hunt", "not-enough-blood")
    at = sits(Seat("Lenelle, Mambo of Birmingham", "Bonding", ash="Fame"), Seat("Wauneka + Sport Bike"))
    at.does("a", key, "card:fame", "card:bonding").does("b", "block:wauneka").rest()
    assert at.ash("a") == ["Fame"]
    assert "Bonding" in at.hand("a")
    assert at.why("a", key) == "locked"


@card("Marchesa Liliana")
def test_liliana_removes_seven_cards_to_bleed_for_one_more() -> None:
    at = sits(Seat("Marchesa Liliana", ash=f"{SEVEN}; Fame"), Seat(), Seat("Sully")).does("a", "bleed:marchesa-liliana")
    at.does("a", "use:marchesa-liliana/0")
    at.does("a", list(at.marks("a").every())[-1])
    assert "Fame" in at.ash("a") or "Ryan" in at.ash("a")
    at.rest()
    assert len(at.t.players[0].removed) == 7
    assert at.pools() == [10, 7, 10]


@card("Marchesa Liliana")
def test_crypt_cards_in_the_heap_count_for_liliana() -> None:
    at = sits(Seat("Marchesa Liliana", ash=SEVEN), Seat("Sully")).does("a", "bleed:marchesa-liliana", "use:marchesa-liliana/0").rest()
    assert (at.ash("a"), len(at.t.players[0].removed), at.pools()) == ([], 7, [10, 7])


@refuses("Marchesa Liliana")
def test_liliana_needs_seven_cards_bleeds_and_does_it_once() -> None:
    few = sits(Seat("Marchesa Liliana", "Fame", ash="; ".join(["Bonding"] * 6), table="The Barrens"), Seat("Sully")).does(
        "a", "bleed:marchesa-liliana"
    )
    assert few.why("a", "use:marchesa-liliana/0") == "ash-too-small"
    twice = sits(Seat("Marchesa Liliana", "Fame", ash="; ".join(["Bonding"] * 14), table="The Barrens"), Seat("Sully"))
    twice.does("a", "bleed:marchesa-liliana", "use:marchesa-liliana/0")
    assert twice.why("a", "use:marchesa-liliana/0") == "used-already"
    other = sits(Seat("Marchesa Liliana; Ryan", "Fame", ash=SEVEN, table="The Barrens"), Seat("Sully")).does("a", "bleed:ryan")
    assert other.why("a", "use:marchesa-liliana/0") == "not-its-action"


@card("Mora, the Death Seer")
def test_mora_buries_a_library_card_under_the_library() -> None:
    at = sits(Seat("Mora, the Death Seer", ash="Ryan; Fame; Majesty"), Seat("Sully"), phase="discard")
    at.does("a", "trigger:mora-the-death-seer/0")
    assert at.keys("a") == ["card:fame", "card:majesty"]
    at.does("a", "card:majesty")
    assert (at.ash("a"), at.t.players[0].library_bottom) == (["Ryan", "Fame"], [at.card("Majesty").id])
    assert not at.can("a", "trigger:mora-the-death-seer/0")


@card("Mora, the Death Seer")
@rule("v5.play.replace")
def test_what_mora_buries_is_drawn_last_and_everybody_knows_it() -> None:
    at = sits(Seat("Mora, the Death Seer", "Fame", ash="Majesty", library="; ".join(["Bonding"] * 6)), Seat("Sully"), phase="discard")
    at.does("a", "trigger:mora-the-death-seer/0", "card:majesty")
    assert "Majesty" not in at.hand("a")
    at.does("a", "discard", "card:fame")
    assert "Majesty" in at.hand("a")
    assert at.card("Majesty").id in at.t.players[0].seen[1]


@card("Mora, the Death Seer")
def test_mora_bleeds_for_one_more_and_need_not_bury() -> None:
    at = sits(Seat("Mora, the Death Seer", ash="Fame"), Seat("Sully")).does("a", "bleed:mora-the-death-seer").rest()
    assert at.pools() == [10, 8]
    late = sits(Seat("Mora, the Death Seer", ash="Fame"), Seat("Sully"), phase="discard")
    assert late.can("a", "pass")


@refuses("Mora, the Death Seer")
def test_mora_buries_nothing_from_torpor_no_vampires_and_not_in_anothers_turn() -> None:
    at = sits(Seat("Ryan", ash="Fame", torpor="Mora, the Death Seer"), Seat("Sully"), phase="discard")
    assert not at.can("a", "trigger:mora-the-death-seer/0")
    vampires = sits(Seat("Mora, the Death Seer", ash="Ryan"), Seat("Sully"), phase="discard")
    assert vampires.why("a", "trigger:mora-the-death-seer/0") == "no-target"
    theirs = sits(Seat("Sully"), Seat("Mora, the Death Seer", ash="Fame"), phase="discard")
    assert theirs.asked == ["a"]
    assert not theirs.can("a", "trigger:mora-the-death-seer/0")


def decays(anja: str = '"Mother" Anja Giovanni', blood: str = "") -> Play:
    """Another Hecata performs an action that requires Oblivion, and nobody blocks."""
    at = sits(Seat(f"{anja}{blood}; Monica Giovanni; Sully", "Shroud of Decay; Shroud of Decay"), Seat(), Seat("Ryan"))
    return at.does("a", "play:shroud-of-decay/obl:monica-giovanni")


@card('"Mother" Anja Giovanni')
def test_anja_unlocks_another_hecata_after_a_successful_action_of_oblivion() -> None:
    at = decays().lets("after")
    assert at.locked("Monica Giovanni")
    at.does("a", "use:mother-anja-giovanni/0")
    assert not at.locked("Monica Giovanni")
    assert at.blood('"Mother" Anja Giovanni') == 7
    assert not at.can("a", "use:mother-anja-giovanni/0")


@card('"Mother" Anja Giovanni')
def test_anja_unlocks_who_acted_by_a_card_for_hecata_only() -> None:
    """The Gate of Acheron offers its action to Hecata: it requires one."""
    at = sits(Seat('"Mother" Anja Giovanni; Monica Giovanni', table="The Gate of Acheron"), Seat(), Seat("Ryan"))
    at.does("a", next(key for key in at.keys("a") if key.startswith("act:the-gate-of-acheron") and key.endswith("monica-giovanni")))
    at.lets("after").does("a", "use:mother-anja-giovanni/0")
    assert not at.locked("Monica Giovanni")


@refuses('"Mother" Anja Giovanni')
def test_anja_helps_once_a_turn_and_not_herself_nor_others_nor_after_other_actions() -> None:
    bleed = sits(Seat('"Mother" Anja Giovanni; Monica Giovanni'), Seat(), Seat("Ryan")).does("a", "bleed:monica-giovanni").rest()
    assert bleed.locked("Monica Giovanni")
    own = sits(Seat('"Mother" Anja Giovanni', "Shroud of Decay"), Seat(), Seat("Ryan"))
    own.does("a", "play:shroud-of-decay/obl:mother-anja-giovanni").rest()
    assert own.locked('"Mother" Anja Giovanni')
    poor = decays(blood=" 0 locked").rest()
    assert poor.locked("Monica Giovanni")
    torpid = sits(Seat("Monica Giovanni", "Shroud of Decay", torpor='"Mother" Anja Giovanni'), Seat(), Seat("Ryan"))
    torpid.does("a", "play:shroud-of-decay/obl:monica-giovanni").rest()
    assert torpid.locked("Monica Giovanni")
    blocked = sits(Seat('"Mother" Anja Giovanni; Monica Giovanni', "Shroud of Decay"), Seat("Ryan"))
    blocked.does("a", "play:shroud-of-decay/obl:monica-giovanni").does("b", "block:ryan").rest()
    assert blocked.locked("Monica Giovanni")


def corpse(b: str = "Sully", library: str = "Fame; Fame", hand: str = "") -> Play:
    """A zombie ally of a bleeds or attacks while Parijat is ready."""
    return sits(Seat("Aggressive Corpse; Parijat, the Dark Oracle"), Seat(b, hand, library=library, table="The Barrens"), Seat("Ryan"))


@card("Parijat, the Dark Oracle")
def test_who_would_block_a_zombie_burns_the_top_card_of_the_library() -> None:
    at = corpse(library="; ".join(["Fame"] * 10))
    at.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:sully").does("b", "block:sully")
    assert at.ash("b") == ["Fame"]
    assert len(at.t.players[1].library) + len(at.hand("b")) == 9
    assert at.heard("top-burned") == 1


@card("Parijat, the Dark Oracle")
def test_attempts_to_block_others_cost_nothing() -> None:
    at = corpse().does("a", "bleed:parijat-the-dark-oracle").does("b", "block:sully")
    assert at.ash("b") == []


@refuses("Parijat, the Dark Oracle")
def test_without_a_library_nobody_blocks_a_zombie_unless_parijat_is_in_torpor() -> None:
    at = corpse(hand="Fame")
    at.t.players[1].library = []
    at.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:sully")
    assert at.why("b", "block:sully") == "library-empty"
    torpid = sits(Seat("Aggressive Corpse", torpor="Parijat, the Dark Oracle"), Seat("Sully", "Fame", table="The Barrens"))
    torpid.t.players[1].library = []
    torpid.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:sully")
    assert torpid.can("b", "block:sully")


@card("Tommaso Sforza")
def test_tommaso_ends_a_combat_of_a_zombie_before_its_range_is_determined() -> None:
    at = sits(Seat("Aggressive Corpse; Tommaso Sforza"), Seat("Sully"))
    at.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:sully").lets("before-range")
    at.does("a", "use:tommaso-sforza/0").rest()
    assert at.heard("damage") == 0
    assert (at.blood("Tommaso Sforza"), at.heard("combat-over")) == (6, 1)


@card("Tommaso Sforza")
def test_tommaso_saves_his_zombie_in_anothers_turn() -> None:
    at = sits(Seat("Sully", "Deep Song"), Seat("Aggressive Corpse; Tommaso Sforza"), Seat("Ryan"))
    at.does("a", "bleed:sully").does("b", "block:aggressive-corpse").lets("before-range").does("b", "use:tommaso-sforza/0").rest()
    assert at.heard("damage") == 0


@refuses("Tommaso Sforza")
def test_tommaso_ends_no_other_combat_and_one_a_turn_at_most() -> None:
    vampires = sits(Seat("Ryan; Tommaso Sforza"), Seat("Sully")).does("a", "bleed:ryan").does("b", "block:sully")
    vampires.rest()
    assert vampires.heard("damage") > 0
    theirs = sits(Seat("Tommaso Sforza; Ryan"), Seat("Aggressive Corpse")).does("a", "bleed:ryan").does("b", "block:aggressive-corpse")
    theirs.rest()
    assert theirs.heard("damage") > 0
    at = sits(Seat("Aggressive Corpse; Aggressive Corpse; Tommaso Sforza"), Seat("Sully"))
    first, second = (key for key in at.t.players[0].ready[:2])
    at.does("a", f"act:aggressive-corpse-{first}/0:aggressive-corpse-{first}", "piece:sully").lets("before-range")
    at.does("a", "use:tommaso-sforza/0").rest()
    at.does("a", f"act:aggressive-corpse-{second}/0:aggressive-corpse-{second}", "piece:sully").rest()
    assert at.heard("damage") > 0
    torpid = sits(Seat("Aggressive Corpse", torpor="Tommaso Sforza"), Seat("Sully"))
    torpid.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:sully").rest()
    assert torpid.heard("damage") > 0


@refuses('"Mother" Anja Giovanni')
def test_anja_unlocks_nobody_who_is_unlocked_already() -> None:
    hand = "Shroud of Decay; Freak Drive; Freak Drive"
    at = sits(Seat('"Mother" Anja Giovanni; Monica Giovanni', hand, table="The Barrens"), Seat(), Seat("Ryan"))
    at.does("a", "play:shroud-of-decay/obl:monica-giovanni").lets("after").does("a", "play:freak-drive/for:monica-giovanni")
    assert at.why("a", "use:mother-anja-giovanni/0") == "not-locked"
