"""Scenarios of master cards, of the impulse and of cancelled cards (S68-S78)."""

from __future__ import annotations

from coterie.games.vtes.book import Book, Form
from coterie.games.vtes.cards.vocabulary import Cancel, Card, Mode, Trait
from coterie.games.vtes.rules.cancel import why_master_cancel
from tests.games.vtes.build import Seat, name_of
from tests.games.vtes.duel import book_with, invented
from tests.games.vtes.scenarios.turns import Turns, plays
from tests.marks import rule


@rule("v5.card.blood-doll", "v5.master")
def test_s68_blood_doll_may_be_used_at_once() -> None:
    at = plays(Seat("Ryan 2", "Blood Doll"), Seat(), Seat(), phase="master").does("a", "play:blood-doll", "piece:ryan")
    assert at.on("Ryan") == ["Blood Doll"]
    at.does("a", "trigger:blood-doll/0", "to-pool")
    assert (at.pool("a"), at.blood("Ryan")) == (11, 1)
    assert not any(key.startswith("trigger:") for key in at.keys("a"))


@rule("v5.card.vessel", "v5.wording.during")
def test_s68_vessel_works_from_the_next_unlock_phase() -> None:
    at = plays(Seat("Ryan 2 + Blood Doll", "Vessel"), Seat(), Seat(), phase="master").does("a", "play:vessel", "piece:ryan")
    assert at.keys("a") == ["piece:blood-doll", "pass"]
    at.does("a", "pass")
    assert sorted(at.on("Ryan")) == ["Blood Doll", "Vessel"]
    assert not any("vessel" in key for key in at.keys("a"))
    at.comes_to("c", "minion").comes_to("a", "unlock")
    at.does("a", "trigger:vessel/0", "to-pool")
    assert (at.pool("a"), at.blood("Ryan")) == (10, 1)  # 1 for the card, 1 from the vampire
    assert at.t.phase == "master"


@rule("v5.card.vessel")
def test_s68_a_blood_doll_may_be_burned_for_it() -> None:
    at = plays(Seat("Ryan 2 + Blood Doll", "Vessel"), Seat(), Seat(), phase="master")
    at.does("a", "play:vessel", "piece:ryan", "piece:blood-doll")
    assert (at.on("Ryan"), at.ash("a")) == (["Vessel"], ["Blood Doll"])


@rule("v5.card.vessel", "v5.terms.control")
def test_s68_on_another_methuselahs_vampire_she_uses_it_and_who_played_it_controls_it() -> None:
    at = plays(Seat("Ryan", "Vessel"), Seat(), Seat(torpor="Sully 3"), phase="master", edge="a")
    at.does("a", "play:vessel", "piece:sully")
    assert at["Vessel"].controller == 0
    at.comes_to("c", "unlock")
    at.does("c", "trigger:vessel/0", "to-pool")
    assert (at.pools(), at.blood("Sully")) == ([9, 10, 11], 2)
    at.comes_to("a", "unlock")
    assert at.keys("a") == ["edge", "pass"]


@rule("v5.card.hunting-grounds")
def test_s70_hunting_ground() -> None:
    at = plays(Seat("Ayelech 2; Lauren 3 locked", "Academic Hunting Ground"), Seat(), Seat(), phase="master")
    at.does("a", "play:academic-hunting-ground")
    assert not any(key.startswith(("use:", "trigger:")) for key in at.keys("a"))
    at.comes_to("c", "minion").comes_to("a", "unlock")
    at.t.alter(at["Lauren"], clan="Ventrue")
    at.does("a", "trigger:academic-hunting-ground/0")
    assert at.keys("a") == ["piece:ayelech", "piece:lauren", "pass"]
    at.does("a", "piece:lauren")
    assert (at.blood("Ayelech"), at.blood("Lauren")) == (2, 4)


@rule("v5.card.hunting-grounds")
def test_s70_one_vampire_is_not_fed_by_two_and_it_is_optional() -> None:
    at = plays(Seat("Ayelech 2", table="Academic Hunting Ground; Slum Hunting Ground"), Seat(), Seat(), phase="unlock")
    at.does("a", "trigger:academic-hunting-ground/0", "piece:ayelech")
    assert at.refused("a", "trigger:slum-hunting-ground/0") == ("no-target", "v5.card.hunting-grounds")
    at.does("a", "pass")
    assert (at.blood("Ayelech"), at.t.phase) == (3, "master")


@rule("v5.card.hunting-grounds")
def test_s70_who_goes_on_to_the_master_phase_forfeits_it() -> None:
    at = plays(Seat("Ayelech 2", table="Academic Hunting Ground"), Seat(), Seat(), phase="unlock").does("a", "pass")
    assert at.t.phase == "master"
    assert not any("hunting" in key for key in at.keys("a"))
    assert at.blood("Ayelech") == 2


@rule("v5.card.smiling-jack", "v5.end.oust")
def test_s71_smiling_jack_ousts_who_has_one_pool() -> None:
    at = plays(Seat(table="Smiling Jack, The Anarch", pool=1), Seat(), Seat(), phase="unlock")
    assert at.refused("a", "pass") == ("forced-first", "v5.unlock")
    at.does("a", "trigger:smiling-jack-the-anarch/0")
    assert at.t.players[0].ousted
    assert at.asked == ["b"]


@rule("v5.card.smiling-jack")
def test_s71_the_others_pay_in_any_mix_of_pool_and_blood() -> None:
    seats = (Seat("Ryan 1; Sully 0"), Seat(), Seat(table="Smiling Jack, The Anarch"))
    at = plays(*seats, phase="master", active="c")
    at["Smiling Jack, The Anarch"].blood = 3
    at.comes_to("a", "unlock").does("a", "trigger:smiling-jack-the-anarch/1")
    assert at.keys("a") == ["pool", "blood"]
    at.does("a", "blood")
    assert at.keys("a") == ["piece:ryan"]  # an empty vampire is no choice
    at.does("a", "piece:ryan")
    assert (at.blood("Ryan"), at.pools()) == (0, [8, 10, 10])  # nobody has blood left: pool, without a question


@rule("v5.card.pentex-subversion", "v5.glossary.target")
def test_s74_pentex_subversion() -> None:
    seats = (Seat("Gelasia Fotiou"), Seat("Chelsea Blake; Wauneka", "Deflection"), Seat("Ryan"))
    at = plays(*seats)
    at.attach(at["Chelsea Blake"], "Pentex Subversion", by=2)
    at.does("a", "bleed:gelasia-fotiou")
    assert at.refused("b", "block:chelsea-blake") == ("cannot-block", "v5.card.pentex-subversion")
    assert "block:wauneka" in at.keys("b")
    at.does("b", "pass").does("b", "play:deflection/dom:chelsea-blake").rest()
    assert at.pools() == [10, 10, 9]


@rule("v5.card.pentex-subversion", "v5.action.directed", "v5.terms.control")
def test_s74_others_may_burn_it_by_an_action_against_who_played_it() -> None:
    at = plays(Seat("Chelsea Blake; Wauneka"), Seat("Ryan"), Seat("Sully"))
    at.attach(at["Chelsea Blake"], "Pentex Subversion", by=2)
    offers = [key for key in at.begin().keys("a") if key.startswith("act:pentex")]
    assert offers == ["act:pentex-subversion/1:wauneka"]
    at.does("a", offers[0])
    assert (at.t.running_action().directed, at.t.running_action().blockers) == (True, [2])
    at.rest()
    assert at.on("Chelsea Blake") == []
    assert at.ash("c") == ["Pentex(TM) Subversion"]


@rule("v5.card.haven-uncovered")
def test_s74_haven_uncovered() -> None:
    at = plays(Seat("Chelsea Blake; Wauneka"), Seat("Ryan"), Seat("Sully"))
    at.attach(at["Chelsea Blake"], "Haven Uncovered", by=2)
    offers = [key for key in at.begin().keys("a") if key.startswith("act:haven")]
    assert offers == ["act:haven-uncovered/1:chelsea-blake"]
    at.does("a", offers[0])
    assert (at.t.running_action().blockers, at.t.running_action().stealth) == ([2], 1)
    at.rest()
    assert at.ash("c") == ["Haven Uncovered"]


# Trifles, masters out of turn, and what cancels.


def cancels() -> Book:
    """A master out of turn that cancels masters, one that is a trifle too, and reactions and modifiers against others."""
    master = Card(0, (Mode((Cancel("master"),)),), traits=(Trait.OUT_OF_TURN,))
    return book_with(
        invented(1, "No Speech", "master", master),
        invented(2, "Small No", "master", Card(0, (Mode((Cancel("master"),)),), traits=(Trait.OUT_OF_TURN, Trait.TRIFLE))),
        invented(3, "No Deed", "reaction", Card(0, (Mode((Cancel("action"),)),))),
        invented(4, "No Trick", "reaction", Card(0, (Mode((Cancel("action modifier"),)),))),
    )


@rule("v5.master.trifle", "v5.master-phase")
def test_s75_trifles() -> None:
    at = plays(Seat("Ryan 4", "Vessel; Wider View; Fame"), Seat("Sully"), Seat(), phase="master")
    assert at.t.players[0].master_actions == 1
    at.does("a", "play:wider-view")
    assert at.t.players[0].master_actions == 1
    at.does("a", "play:vessel", "piece:ryan")
    assert at.t.players[0].master_actions == 0
    assert at.refused("a", "play:fame") == ("no-master-action", "v5.master-phase")


def speechless(hand: str = "No Speech; No Speech") -> Turns:
    """b plays The Barrens, and a may say no."""
    at = plays(
        Seat("Sully", hand),
        Seat("Ryan", "The Barrens; Fame"),
        Seat("Meaghan", "Fame; No Speech"),
        phase="master",
        active="b",
        book=cancels(),
    )
    return at.does("b", "play:the-barrens")


def no_speech(at: Turns) -> Form:
    """The card that says no."""
    return at.t.book.forms[at.t.book.by_slug["no-speech"]][0]


@rule("v5.master.out-of-turn", "v5.play.as-played", "v5.wording.cancel")
def test_s75_out_of_turn_masters() -> None:
    at = speechless().does("a", "play:no-speech").stands()
    assert not at.there("The Barrens")
    assert at.ash("b") == ["The Barrens"]
    assert at.heard("cancelled") == 1
    assert at.t.players[1].master_actions == 0
    at.comes_to("a", "master")
    assert at.t.players[0].master_actions == 0
    at.comes_to("b", "master")
    assert at.t.players[1].master_actions == 1


@rule("v5.master.out-of-turn")
def test_s75_no_second_one_before_the_next_master_phase() -> None:
    at = speechless("Small No; No Speech; No Speech").does("a", "play:small-no").stands()
    at.comes_to("c", "master").does("c", "play:fame", "piece:ryan")
    assert at.asked == ["b"]
    assert name_of(why_master_cancel(at.t, 0, no_speech(at))) == "one-out-of-turn"
    at.does("b", "pass")
    at.comes_to("a", "master")
    assert at.t.players[0].master_actions == 1  # the trifle gives its action back
    at.comes_to("b", "master").does("b", "play:fame", "piece:sully")
    assert "play:no-speech" in at.keys("a")


@rule("v5.master.out-of-turn")
def test_s75_not_in_ones_own_turn_and_even_a_cancelled_one_costs_the_action() -> None:
    at = plays(Seat("Sully", "The Barrens; No Speech"), Seat("Ryan", "No Speech"), Seat(), phase="master", book=cancels())
    at.does("a", "play:the-barrens")
    assert at.asked == ["b"]
    assert name_of(why_master_cancel(at.t, 0, no_speech(at))) == "only-out-of-turn"
    at.does("b", "play:no-speech")
    assert at.ash("a") == ["The Barrens"]
    at = speechless("No Speech")
    at.does("a", "play:no-speech").does("c", "play:no-speech").stands()
    assert at.there("The Barrens")
    assert (at.t.players[0].debt, at.t.players[2].debt) == (1, 1)


@rule("v5.play.impulse")
def test_s77_impulse() -> None:
    """The acting Methuselah first and again, then prey and predator, and whatever is used gives it back."""
    hand = "Lost in Crowds; Cloak the Gathering"
    seats = (Seat("Sully 1", hand), Seat("Ryan", "Villein"), Seat("Meaghan"), Seat("Ayelech", "Spirit's Touch"))
    at = plays(*seats).does("a", "hunt:sully")
    order = []
    while at.t.window == "open":
        order.append(at.asked[0])
        at.let_pass()
    assert order == ["a", "b", "d"]
    at = plays(*seats).does("a", "hunt:sully").does("d", "block:ayelech")
    assert (at.t.window, at.asked) == ("attempt", ["a"])
    at.does("a", "pass").does("d", "play:spirits-touch/aus:ayelech")
    assert at.asked == ["a"]
    at.does("a", "play:lost-in-crowds/obf:sully")
    assert at.asked == ["a"]


@rule("v5.play.as-played", "v5.play.replace")
def test_s77_while_a_card_is_played_only_cancels_and_wakes_and_the_draw_comes_after() -> None:
    hand = "; ".join(["Govern the Unaligned"] + ["Bonding"] * 6)
    b = Seat("Ryan locked; Chelsea Blake", "On the Qui Vive; No Deed; Deflection; Guard Dogs")
    at = plays(Seat("Gelasia Fotiou", hand), b, Seat(), book=cancels()).does("a", "play:govern-the-unaligned/dom:gelasia-fotiou")
    assert at.asked == ["b"]
    assert len(at.hand("a")) == 6
    assert at.refused("b", "play:deflection/dom:chelsea-blake") == ("only-cancels", "v5.play.as-played")
    assert at.refused("b", "play:guard-dogs/ani:ryan") == ("only-cancels", "v5.play.as-played")
    assert {"play:no-deed:chelsea-blake", "play:on-the-qui-vive:ryan"} <= set(at.keys("b"))
    at.does("b", "pass")
    assert len(at.hand("a")) == 7


@rule("v5.wording.cancel", "v5.action.no-repeat")
def test_s78_a_cancelled_action_card_may_be_tried_again() -> None:
    a, b = Seat("Gelasia Fotiou", "Govern the Unaligned; Govern the Unaligned"), Seat("Chelsea Blake", "No Deed")
    at = plays(a, b, Seat(), book=cancels()).does("a", "play:govern-the-unaligned/dom:gelasia-fotiou")
    at.does("b", "play:no-deed:chelsea-blake").stands()
    assert (at.locked("Gelasia Fotiou"), at.blood("Gelasia Fotiou"), at.pools()) == (False, 6, [10, 10, 10])
    assert (at.ash("a"), at.ash("b")) == (["Govern the Unaligned"], ["No Deed"])
    at.does("a", "play:govern-the-unaligned/dom:gelasia-fotiou").rest()
    assert at.pools() == [10, 7, 10]


@rule("v5.wording.cancel", "v5.play.cost")
def test_s78_a_cancelled_modifier_is_paid_and_was_played() -> None:
    at = plays(Seat("Gelasia Fotiou", "Conditioning; Conditioning; Bonding"), Seat("Chelsea Blake", "No Trick"), Seat(), book=cancels())
    at.does("a", "bleed:gelasia-fotiou", "play:conditioning/DOM:gelasia-fotiou").does("b", "play:no-trick:chelsea-blake").stands()
    assert at.blood("Gelasia Fotiou") == 5
    assert at.refused("a", "play:conditioning/dom:gelasia-fotiou") == ("once-per-action", "v5.minion-card.modifier")
    at.does("a", "play:bonding/dom:gelasia-fotiou").rest()  # the cancelled one has raised nothing
    assert at.pools() == [10, 8, 10]
