"""Scenarios of what comes after an action, and of actions that end in other ways (S35-S43)."""

from __future__ import annotations

import pytest

from coterie.games.vtes.rules.changes import to_torpor
from tests.games.vtes.build import Seat
from tests.games.vtes.scenarios.turns import Turns, plays
from tests.marks import rule


def beaten(blood: int) -> Turns:
    """S37: Madison was blocked, and the combat sent her to torpor with so much blood."""
    at = plays(Seat("Madison", "Freak Drive"), Seat("Wauneka"), Seat()).does("a", "bleed:madison").does("b", "block:wauneka")
    at.until(lambda: at.t.combat is not None)
    to_torpor(at.t, at["Madison"])
    at["Madison"].blood = blood
    return at


@rule("v5.card.freak-drive", "v5.action.resolve")
def test_s37_freak_drive_after_a_lost_combat() -> None:
    at = beaten(2).lets("after")
    assert (at.in_torpor("Madison"), at.locked("Madison"), at.blood("Madison")) == (True, True, 2)
    assert at.refused("a", "play:freak-drive/for:madison")[0] == "only-success"
    at.does("a", "play:freak-drive/FOR:madison").rest()
    assert (at.in_torpor("Madison"), at.locked("Madison"), at.blood("Madison")) == (True, False, 1)


@rule("v5.play.cost")
def test_s37_not_without_blood() -> None:
    assert beaten(0).lets("after").refused("a", "play:freak-drive/FOR:madison") == ("not-enough-blood", "v5.play.cost")


@rule("v5.card.voter-captivation")
@pytest.mark.parametrize("first", ["voter-captivation", "freak-drive"])
def test_s38_after_resolution_in_either_order(first: str) -> None:
    at = plays(Seat("Alice Chen 4", "Ancilla Empowerment; Voter Captivation; Freak Drive", pool=3), Seat(), Seat())
    at.does("a", "play:ancilla-empowerment:alice-chen").lets("polling").does("a", "for:card", "for:alice-chen").lets("after")
    assert at.pool("a") == 2
    captivation, drive = "play:voter-captivation/pre:alice-chen", "play:freak-drive/for:alice-chen"
    at.does("a", *((captivation, drive) if first == "voter-captivation" else (drive, captivation))).rest()
    assert (at.locked("Alice Chen"), at.blood("Alice Chen")) == (False, 6)  # 3 gained, 1 paid


@rule("v5.end.oust")
def test_s38_ousted_before_captivation() -> None:
    at = plays(Seat("Alice Chen 4; Ryan", "Ancilla Empowerment; Voter Captivation", pool=2), Seat(), Seat())
    at.does("a", "play:ancilla-empowerment:alice-chen").lets("polling").does("a", "for:card", "for:alice-chen")
    at.until(lambda: at.t.players[0].ousted)
    assert at.heard("played") == 0
    assert at.asked == ["b"]
    assert at.points() == [0, 0, 1]


@rule("v5.card.daring-the-dawn", "v5.combat.aggravated")
@pytest.mark.parametrize(("name", "level", "left"), [("Madison", "for", 2), ("Madison", "FOR", 3)])
def test_s39_daring_the_dawn(name: str, level: str, left: int) -> None:
    at = plays(Seat(f"{name} 5", "Daring the Dawn"), Seat("Wauneka"), Seat()).does("a", "bleed:madison").does("b", "block:wauneka")
    at.does("a", f"play:daring-the-dawn/{level}:madison")
    assert at.t.running_action().blocked_by == 0  # the attempt of a vampire stops
    at["Madison"].blood = 3
    at.lets("open")
    assert at.refused("b", "block:wauneka") == ("no-vampires", "v5.card.daring-the-dawn")
    at.rest()
    assert (at.pools(), at.in_torpor("Madison"), at.blood("Madison")) == ([10, 9, 10], True, left)


@rule("v5.card.daring-the-dawn")
def test_s39_no_blood_left_and_the_second_point_burns() -> None:
    at = plays(Seat("Madison", "Daring the Dawn"), Seat(), Seat()).does("a", "bleed:madison", "play:daring-the-dawn/for:madison")
    at["Madison"].blood = 0
    at.rest()
    assert (at.pools(), at.there("Madison")) == ([10, 9, 10], False)
    assert at.ash("a") == ["Daring the Dawn", "Madison"]


@rule("v5.card.daring-the-dawn")
def test_s39_blocked_by_an_ally_the_damage_comes_after_that_combat() -> None:
    at = plays(Seat("Madison", "Daring the Dawn"), Seat("Underbridge Stray"), Seat())
    at.does("a", "bleed:madison", "play:daring-the-dawn/FOR:madison")
    assert "block:underbridge-stray" in at.keys("b")
    at.does("b", "block:underbridge-stray")
    at.until(lambda: at.t.combat is not None)
    assert not at.in_torpor("Madison")
    at.rest()
    assert (at.pools(), at.in_torpor("Madison")) == ([10, 10, 10], True)


def saboteur(copies: int, phase: str = "minion") -> Turns:
    """S41: a controls so many copies and holds another."""
    a = Seat("Ryan 3; Horace Radcliffe", "Creeping Sabotage; Freak Drive", table="; ".join(["Creeping Sabotage"] * copies))
    return plays(a, Seat("Wauneka"), Seat(), phase=phase)


@rule("v5.play.cost", "v5.card.creeping-sabotage")
@pytest.mark.parametrize("copies", [0, 1, 2])
def test_s41_each_copy_costs_as_many_blood_as_there_are(copies: int) -> None:
    at = saboteur(copies).does("a", "play:creeping-sabotage:ryan").rest()
    assert at.blood("Ryan") == 3 - copies
    assert len(at.all("Creeping Sabotage")) == copies + 1


@rule("v5.card.creeping-sabotage")
def test_s41_each_copy_burns_a_pool_of_the_prey() -> None:
    at = saboteur(2, phase="unlock")
    assert at.refused("a", "pass") == ("forced-first", "v5.unlock")
    at.comes_to("a", "master")
    assert at.pools() == [10, 8, 10]


@rule("v5.action.no-repeat", "v5.card.change-of-target")
def test_s41_one_copy_each_turn() -> None:
    """Sully tries to burn a copy, is blocked and breaks off: another copy may be tried, the same one may not."""
    at = plays(Seat("Sully", "Change of Target"), Seat("Wauneka", table="Creeping Sabotage; Creeping Sabotage"), Seat())
    first, second = (piece.id for piece in at.all("Creeping Sabotage"))
    sully = f"sully-{at['Sully'].id}"
    at.does("a", f"act:creeping-sabotage-{first}/1:{sully}").does("b", "block:wauneka").lets("blocked")
    at.does("a", "play:change-of-target:sully").rest()
    assert (at.locked("Sully"), at.locked("Wauneka")) == (False, False)
    assert at.refused("a", f"act:creeping-sabotage-{first}/1:{sully}") == ("same-card", "v5.action.no-repeat")
    at.does("a", f"act:creeping-sabotage-{second}/1:{sully}").does("b", "pass").rest()
    assert [piece.id for piece in at.all("Creeping Sabotage")] == [first]
    assert at.ash("b") == ["Creeping Sabotage"]


@rule("v5.crypt.disciplines", "v5.minion-card.action", "v5.action.card")
def test_s42_level_chosen_at_announcement() -> None:
    basic = plays(Seat("Gelasia Fotiou", "Govern the Unaligned", uncontrolled="Sully"), Seat("Wauneka"), Seat())
    basic.does("a", "play:govern-the-unaligned/dom:gelasia-fotiou")
    action = basic.t.running_action()
    assert (action.kind, action.directed, action.stealth, action.bleed, action.chosen) == ("bleed", True, 0, 2, [])
    basic.rest()
    assert (basic.pools(), basic.blood("Gelasia Fotiou"), basic.blood("Sully")) == ([10, 7, 10], 5, 0)

    superior = plays(Seat("Gelasia Fotiou", "Govern the Unaligned", uncontrolled="Sully; Andi Liu; Madison"), Seat(), Seat())
    superior.does("a", "play:govern-the-unaligned/DOM:gelasia-fotiou")
    sully = superior["Sully"].id
    assert superior.keys("a") == ["piece:crypt"]  # of the three only Sully is younger
    superior.does("a", f"piece:crypt-{sully}")
    action = superior.t.running_action()
    assert (action.kind, action.directed, action.stealth, action.bleed) == ("card", False, 1, 0)
    superior.rest()
    assert (superior.blood("Sully"), superior.blood("Gelasia Fotiou"), superior.pools()) == (3, 5, [10, 10, 10])
    seen = [str(text) for seat, hidden, text in superior.t.ears or [] if seat is None or "b" in (seat, hidden)]
    assert not any("Sully" in text for text in seen)


def smith(library: str) -> Turns:
    """S43: Nassir looks for equipment."""
    at = plays(Seat("Nassir", "Magic of the Smith; Kevlar Vest; " + "; ".join(["Villein"] * 5), library=library), Seat("Ryan"), Seat())
    at.t.players[0].library_top = [at.card("Fame").id]
    at.does("a", "play:magic-of-the-smith/tha:nassir")
    assert at.t.running_action().chosen == []
    return at


@rule("v5.wording.search", "v5.card.magic-of-the-smith")
def test_s43_magic_of_the_smith() -> None:
    at = smith("Villein; .44 Magnum; Villein; Villein; Villein; Villein")
    at.until(lambda: at.t.looked != {})
    assert at.keys("a") == ["card:44-magnum", "pass"]  # the vest of the hand cannot be used
    pool = at.pool("a")
    at.does("a", "card:44-magnum").rest()
    assert at.on("Nassir") == [".44 Magnum"]
    assert at.pool("a") == pool - at.card(".44 Magnum").pool_cost
    assert at.t.players[0].library_top == []


@rule("v5.wording.search")
def test_s43_finding_nothing_is_allowed_and_the_library_is_shuffled() -> None:
    at = smith("Villein; .44 Magnum; Villein; Villein; Villein; Villein")
    at.until(lambda: at.t.looked != {}).does("a", "pass").rest()
    assert at.on("Nassir") == []
    assert at.t.players[0].library_top == []
    assert at.heard("searched") == 1


@rule("v5.wording.search")
def test_s43_blocked_nothing_is_searched() -> None:
    at = plays(Seat("Nassir", "Magic of the Smith", library=".44 Magnum"), Seat("Ryan + Sport Bike"), Seat())
    at.does("a", "play:magic-of-the-smith/tha:nassir").does("b", "block:ryan").rest()
    assert at.heard("searched") == 0
    assert at.ash("a") == ["Magic of the Smith"]
