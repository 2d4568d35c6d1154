"""As it stands: what becomes of an action if nobody does anything more, told by the rules, and true when nobody does."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Barred, Kind, Stat, Strike, StrikeKind
from coterie.games.vtes.position import number_faults
from coterie.games.vtes.records import Blow, Damage
from coterie.games.vtes.rules.stats import hand_size
from coterie.games.vtes.standing import Bound, BoundView, StandingView
from coterie.games.vtes.told.minions import DoneOutlook, PieceOutlook
from coterie.games.vtes.told.outlook import ActionOutlook, Outlook, outlook
from coterie.games.vtes.view import view
from coterie.kernel.questions import Ask
from coterie.kernel.text import Ref, Text
from coterie.locale import Seating, Speaker
from tests.marks import rule

from .build import Seat
from .cards.playing import Play, sits


def action(at: Play) -> ActionOutlook:
    found = outlook(at.t)
    assert found is not None
    assert found.action is not None
    return found.action


def said(text: Text) -> str:
    return Speaker("en").say(text)


def asked(at: Play) -> str:
    """The question in words, as a spectator reads it."""
    assert isinstance(at.question, Ask)
    return said(at.question.prompt(at.t))


@rule("v5.action.bleed")
def test_a_bleed_tells_what_it_leaves_of_the_pool() -> None:
    at = sits(Seat("Gelasia Fotiou", "Conditioning"), Seat("Wauneka", pool=6), Seat("Ryan")).does("a", "bleed:gelasia-fotiou")
    told = action(at)
    assert (told.outcome, told.pool) == ("success", {"b": 5})
    assert said(told.deed) == "Gelasia Fotiou bleeds Methuselah B for 1: 5 pool would be left. Stealth: 0."
    at.does("a", "play:conditioning/dom:gelasia-fotiou")
    assert [said(text) for text in action(at).says] == ["As it stands, a bleed of 3 meets 6 pool: 3 left."]
    assert [(one.card, one.level) for one in action(at).played] == [(at.card("Conditioning").id, "dom")]
    assert action(at).pool == {"b": 3}
    at.rest()
    assert at.pools()[1] == 3


@rule("v5.end.oust")
def test_a_bleed_that_ousts_says_so() -> None:
    at = sits(Seat("Gelasia Fotiou"), Seat("Wauneka", pool=1), Seat("Ryan")).does("a", "bleed:gelasia-fotiou")
    assert action(at).pool == {"b": 0}
    assert [said(text) for text in action(at).says] == ["As it stands, a bleed of 1 meets 1 pool, and Methuselah B is ousted."]


@rule("v5.card.spying-mission")
def test_a_mission_that_waits_for_the_bleed_counts() -> None:
    at = sits(Seat("Colette + Spying Mission"), Seat("Wauneka", "Deflection", pool=6), Seat("Ryan"))
    at.t.become(at["Spying Mission"], at["Spying Mission"].card, 1)
    at["Spying Mission"].bound = Bound(seat=1)
    at.does("a", "bleed:colette")
    assert action(at).pool == {"b": 3}
    at.rest()
    assert at.pools()[1] == 3


@rule("v5.block.stealth")
def test_an_attempt_to_block_is_told_to_succeed_or_to_fail() -> None:
    at = sits(Seat("Colette", "Cloak the Gathering", table="The Barrens"), Seat("Wauneka"), Seat("Ryan"))
    at.does("a", "bleed:colette").does("b", "block:wauneka")
    told = action(at)
    assert (told.outcome, told.pool, [said(text) for text in told.says]) == ("blocked", {}, ["As it stands, Wauneka blocks Colette."])
    assert asked(at).endswith("Wauneka attempts to block with intercept 0. As it stands, the block succeeds. What do you do?")
    at.does("a", "play:cloak-the-gathering/obf:colette")
    assert (action(at).outcome, action(at).pool) == ("success", {"b": 9})
    at.rest()
    assert at.pools()[1] == 9


@rule("v5.block.who")
def test_those_who_may_still_block_are_named_with_their_intercept() -> None:
    seats = Seat("Colette", "Cloak the Gathering"), Seat("Wauneka + Sport Bike; Ryan locked", "Deflection"), Seat("Belinde", "Deep Song")
    at = sits(*seats).does("a", "hunt:colette")
    found = [(one.seat, one.minion, one.intercept) for one in action(at).may_block]
    assert found == [("b", at["Wauneka"].id, 1), ("c", at["Belinde"].id, 0)]
    at.does("b", "block:wauneka")
    assert at.t.window == "attempt"
    assert [one.seat for one in action(at).may_block] == ["b", "c"]
    at = sits(*seats).does("a", "hunt:colette").does("b", "pass")
    assert [one.seat for one in action(at).may_block] == ["c"]


@rule("v5.card.daring-the-dawn")
def test_who_dares_the_dawn_is_told_to_go_to_torpor() -> None:
    at = sits(Seat("Oshri Dahan", "Daring the Dawn", table="The Barrens"), Seat("Wauneka"), Seat("Ryan")).does("a", "bleed:oshri-dahan")
    at.does("b", "block:wauneka").does("a", "play:daring-the-dawn/for:oshri-dahan")
    assert action(at).torpor == (at["Oshri Dahan"].id,)
    at.rest()
    assert at.in_torpor("Oshri Dahan")


@rule("v5.card.daring-the-dawn")
def test_the_blood_of_a_hunt_comes_before_the_dawn() -> None:
    at = sits(Seat("Oshri Dahan 0", "Daring the Dawn", table="The Barrens"), Seat("Wauneka"), Seat("Ryan")).does("a", "hunt:oshri-dahan")
    at.does("a", "play:daring-the-dawn/for:oshri-dahan")
    told, who = action(at), at["Oshri Dahan"].id
    at.rest()
    assert ((who,) if who not in at.t.pieces else ()) == told.burned
    assert ((who,) if who in at.t.pieces and at.in_torpor("Oshri Dahan") else ()) == told.torpor


def test_what_cannot_be_paid_any_more_comes_to_nothing() -> None:
    at = sits(Seat("Gelasia Fotiou", "Govern the Unaligned", uncontrolled="Colette 1"), Seat("Wauneka"), Seat("Ryan"))
    at.does("a", "play:govern-the-unaligned/dom:gelasia-fotiou")
    at["Gelasia Fotiou"].blood = 0
    assert (action(at).outcome, action(at).pool) == ("no-effect", {})


def test_questions_say_what_decides() -> None:
    at = sits(Seat("Gelasia Fotiou"), Seat("Wauneka", "Deflection", pool=6), Seat("Ryan")).does("a", "bleed:gelasia-fotiou")
    at.turn_to("b")
    assert asked(at) == "Gelasia Fotiou bleeds Methuselah B for 1: 5 pool would be left. Stealth: 0. Block?"
    at = sits(Seat("Gelasia Fotiou"), Seat("Alice Chen", "Deflection", pool=6), Seat("Ryan")).does("a", "bleed:gelasia-fotiou")
    at.lets("declined")
    assert asked(at) == "Nobody blocks Gelasia Fotiou. As it stands, a bleed of 1 meets 6 pool: 5 left. What do you do?"


def test_a_question_says_you_to_whom_it_concerns() -> None:
    at = sits(Seat("Gelasia Fotiou"), Seat("Wauneka", "Deflection", pool=6), Seat("Ryan")).does("a", "bleed:gelasia-fotiou")
    at.turn_to("b")
    assert isinstance(at.question, Ask)
    text = at.question.prompt(at.t).args["deed"]
    assert isinstance(text, Text)
    assert (
        Speaker("en", seating=Seating("b", frozenset((Ref("vtes-seat", "b"),)))).say(text)
        == "Gelasia Fotiou bleeds you for 1: you would have 5 pool left. Stealth: 0."
    )


@rule("v5.combat.damage")
def test_damage_in_a_combat_tells_whom_it_sends_to_torpor() -> None:
    at = sits(Seat("Colette", table="The Barrens"), Seat("Wauneka", table="The Barrens"), Seat("Ryan"))
    at.does("a", "bleed:colette").does("b", "block:wauneka").until(lambda: at.t.combat is not None)
    ours, theirs = at.t.running_combat().sides
    ours.pending, theirs.pending = [Damage(1)], [Damage(1), Damage(1, aggravated=True)]
    ours.prevention = 1
    found = outlook(at.t)
    assert found is not None
    assert found.combat is not None
    told = [(side.minion, side.damage, side.aggravated, side.prevention, side.fate) for side in found.combat.sides]
    assert told == [(at["Colette"].id, 1, 0, 1, ""), (at["Wauneka"].id, 1, 1, 0, "wounded")]
    assert [said(text) for text in found.combat.says] == ["As it stands, Wauneka goes to torpor."]


@rule("v5.combat.strike")
def test_a_strike_tells_its_card_and_level() -> None:
    at = sits(Seat("Colette", table="The Barrens"), Seat("Wauneka"), Seat("Ryan"))
    at.does("a", "bleed:colette").does("b", "block:wauneka").until(lambda: at.t.combat is not None)
    strikes = [form for forms in at.t.book.forms.values() for form in forms if form.kind is Kind.COMBAT and form.effect(Strike) is not None]
    form = next(form for form in strikes if form.level == 2)
    at.t.running_combat().sides[0].blow = Blow(Strike(StrikeKind.HAND, 2), card=form.card, form=form.index)
    found = outlook(at.t)
    assert found is not None
    assert found.combat is not None
    assert [(side.strike, side.level) for side in found.combat.sides] == [(form.card, form.mark), (0, "")]


@rule("v5.politics.referendum")
def test_a_referendum_tells_whether_it_passes_and_which_votes_are_still_to_come() -> None:
    at = sits(Seat("Alice Chen", "Kine Resources Contested", table="The Barrens"), Seat("Andi Liu"), Seat("Ryan"))
    at.does("a", "play:kine-resources-contested:alice-chen").until(lambda: at.t.window == "polling")
    found = outlook(at.t)
    assert found is not None
    assert found.referendum is not None
    assert not found.referendum.passes
    votes = at.votes("Alice Chen")
    assert found.referendum.votes_left == {"a": votes + 1, "b": at.votes("Andi Liu")}
    assert len(found.referendum.terms) == len(at.t.running_referendum().points)
    at.does("a", "for:alice-chen")
    found = outlook(at.t)
    assert found is not None
    assert found.referendum is not None
    assert [said(text) for text in found.referendum.says] == [f"As it stands, the referendum passes: {votes} for, 0 against."]
    assert found.referendum.votes_left == {"a": 1, "b": at.votes("Andi Liu")}


def pieces(at: Play) -> dict[str, PieceOutlook]:
    found = outlook(at.t)
    return {} if found is None else {at.t.book.facts[at.t.pieces[int(number)].card].name: one for number, one in found.pieces.items()}


@rule("v5.action.types")
def test_minions_tell_whether_they_may_act_and_why_not() -> None:
    at = sits(Seat("Colette; Gelasia Fotiou locked"), Seat("Wauneka"), Seat("Ryan"))
    told = pieces(at)
    assert told["Colette"].may_act
    assert (told["Gelasia Fotiou"].may_act, told["Gelasia Fotiou"].why_not) == (False, Text("vtes-reason-locked"))
    assert not any(told[name].may_act for name in told if name in ("Wauneka", "Ryan"))
    at.does("a", "bleed:colette").rest()
    assert pieces(at)["Colette"].done == (DoneOutlook("bleed"),)


@rule("v5.block.who")
def test_minions_tell_whether_they_may_block_and_why_not() -> None:
    at = sits(Seat("Colette"), Seat("Wauneka + Sport Bike; Ryan locked"), Seat("Belinde")).does("a", "bleed:colette")
    told = pieces(at)
    assert (told["Wauneka"].may_block, told["Wauneka"].intercept) == (True, 1)
    assert (told["Ryan"].may_block, told["Ryan"].why_not) == (False, Text("vtes-reason-locked"))
    assert not any(one.may_block for name, one in told.items() if name != "Wauneka")


def test_numbers_of_minions_tell_their_sources_where_cards_have_a_part_in_them() -> None:
    at = sits(Seat("Catalina Vega"), Seat("Wauneka + Sport Bike; Ryan"), Seat("Belinde")).does("a", "bleed:catalina-vega")
    told, vega, bike = pieces(at), at["Catalina Vega"].card, at["Sport Bike"].card
    assert [(one.card, one.amount) for one in told["Catalina Vega"].bleed_from] == [(0, 1), (vega, 1)]
    assert [(one.card, one.amount) for one in told["Wauneka"].intercept_from] == [(bike, 1)]
    assert all(one.strength_from == () for one in told.values())
    assert told["Ryan"].intercept_from == ()


def test_hand_sizes_tell_their_sources() -> None:
    at = sits(Seat("Gelasia Fotiou", table="Elder Library"), Seat("Wauneka"), phase="master")
    at.t.players[1].later.append((at.card("Deflection").id, "unlock"))
    found = outlook(at.t)
    assert found is not None
    library, later = at["Elder Library"].card, at.card("Deflection").id
    assert {seat: [(one.card, one.amount) for one in parts] for seat, parts in found.hand_from.items()} == {
        "a": [(0, 7), (library, 1)],
        "b": [(0, 7), (later, -1)],
    }
    for seat, parts in found.hand_from.items():
        assert sum(one.amount for one in parts) == hand_size(at.t, at.t.players[at.t.seat_number(seat)])


@rule("v5.play.replace")
def test_the_sources_of_a_hand_size_are_those_that_count_now() -> None:
    ready = sits(Seat("Christanius Lionel, The Mad Chronicler"), Seat("Wauneka"))
    found, vampire = outlook(ready.t), ready["Christanius Lionel, The Mad Chronicler"].card
    assert found is not None
    assert {seat: [(one.card, one.amount) for one in parts] for seat, parts in found.hand_from.items()} == {"a": [(0, 7), (vampire, 1)]}
    torpid = sits(Seat("Ryan", torpor="Christanius Lionel, The Mad Chronicler"), Seat("Wauneka"))
    assert outlook(torpid.t).hand_from == {}
    for at, size in ((ready, 8), (torpid, 7)):
        assert hand_size(at.t, at.t.players[0]) == size
        assert list(number_faults(at.t)) == []


@rule("v5.politics.votes-title")
def test_votes_tell_their_sources() -> None:
    at = sits(Seat("Alice Chen", "Kine Resources Contested"), Seat("Andi Liu"), Seat("Ryan"))
    at.does("a", "play:kine-resources-contested:alice-chen").until(lambda: at.t.window == "polling")
    at.t.alter(at["Andi Liu"], clan="Banu Haqim")
    at.lend("Andi Liu", Stat.VOTES, 2)
    told = pieces(at)["Andi Liu"]
    assert sum(one.amount for one in told.votes_from) == told.votes == at.votes("Andi Liu") + 2
    assert len(told.votes_from) == 2


def test_what_lasts_of_a_piece_is_said_in_words() -> None:
    at = sits(Seat("Colette + Spying Mission; Gelasia Fotiou"), Seat("Wauneka"), Seat("Ryan"))
    at["Spying Mission"].bound = Bound(seat=1)
    at["Gelasia Fotiou"].stands(stays_locked=True, barred=((Barred.VOTE, at.t.turn), (Barred.BLOCK, at.t.turn - 1)))
    told = pieces(at)
    colette, gelasia = view(at.t, "b").seats[0].ready
    assert (colette.cards[0].bound, colette.cards[0].standing, colette.bound) == (BoundView(seat="b"), StandingView(), BoundView())
    assert gelasia.standing == StandingView(stays_locked=True, barred={"vote": at.t.turn, "block": at.t.turn - 1})
    assert [said(text) for text in told["Spying Mission"].marks] == ["waits for a bleed of Methuselah B"]
    assert [said(text) for text in told["Gelasia Fotiou"].marks] == ["doesn’t unlock in the next unlock phase", "can’t vote this turn"]


@rule("v5.politics.votes-title")
def test_a_title_tells_its_votes() -> None:
    at = sits(Seat("Alice Chen"), Seat("Wauneka"))
    assert pieces(at)["Alice Chen"].votes == 2


def test_while_nothing_is_under_way_and_nobody_may_act_only_the_seats_are_told() -> None:
    found = outlook(sits(Seat("Gelasia Fotiou"), Seat("Wauneka"), phase="master").t)
    assert found == Outlook(seats=found.seats)
    assert list(found.seats) == ["a", "b"]
