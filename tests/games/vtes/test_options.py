"""Options as data: what they cost and do, by what and by whom, and what they may be aimed at."""

from __future__ import annotations

from itertools import chain

import msgspec
import pytest
from msgspec import UNSET

import coterie
from coterie.games.vtes.book import standard_book
from coterie.games.vtes.cards.vocabulary import Period, Surcharge
from coterie.games.vtes.told.clauses import clauses
from coterie.games.vtes.told.costs import UNITS, of_effects
from coterie.games.vtes.told.options import details_of, shown
from coterie.kernel.questions import Ask
from coterie.kernel.text import Details, Text
from coterie.locale import LANGUAGES, Speaker

from .build import Seat, lend
from .cards.playing import Play, sits

A = Seat(
    "Gelasia Fotiou; Andi Liu 2",
    "Govern the Unaligned; Conditioning; Blood Doll; .44 Magnum",
    uncontrolled="Colette 3",
    table="The Barrens",
)
B = Seat("Alice Chen; Oshri Dahan", "Deflection", torpor="Sully", uncontrolled="Meaghan")
C = Seat("Belinde")


def place(phase: str = "minion") -> Play:
    return sits(A, B, C, phase=phase)


def in_short(told: Details) -> tuple[list[tuple[str, int]], list[str], str, str, str, list[str]]:
    """Costs, effects, card, level, minion, targets."""
    what, who = told.what, told.who
    return (
        [(cost.unit, cost.amount) for cost in told.costs],
        [said(text) for text in told.does],
        "" if what is None else what.name,
        told.level,
        "" if who is None else who.name,
        [target.name or target.id for target in told.targets],
    )


def said(text: Text) -> str:
    return Speaker("en").say(text)


def test_an_action_card_tells_cost_stealth_level_and_whom_it_is_aimed_at() -> None:
    at = place()
    superior = at.details("a", "play:govern-the-unaligned/DOM:gelasia-fotiou")
    assert in_short(superior)[0] == [("blood", 1)]
    assert in_short(superior)[2:] == ("Govern the Unaligned", "DOM", "Gelasia Fotiou", ["Colette"])
    basic = at.details("a", "play:govern-the-unaligned/dom:gelasia-fotiou")
    assert in_short(basic) == ([("blood", 1)], ["bleed at +2"], "Govern the Unaligned", "dom", "Gelasia Fotiou", ["b"])
    assert [cost.payer for cost in basic.costs] == [basic.who]


def test_equipment_tells_its_price_in_pool() -> None:
    told = in_short(place().details("a", "play:44-magnum:andi-liu"))
    assert told == ([("pool", 2)], ["+1 stealth", "equip with it"], ".44 Magnum", "", "Andi Liu", [])


def test_actions_of_the_rulebook_tell_their_numbers() -> None:
    at = place()
    assert in_short(at.details("a", "bleed:gelasia-fotiou")) == ([], ["bleed for 1"], "", "", "Gelasia Fotiou", ["b"])
    assert in_short(at.details("a", "hunt:andi-liu"))[1] == ["+1 stealth", "gain 1 blood"]
    assert in_short(at.details("a", "diablerize:andi-liu"))[5] == ["Sully"]
    told = in_short(at.details("a", "rescue:gelasia-fotiou"))
    assert told == ([("blood", 2)], ["bring a vampire out of torpor"], "", "", "Gelasia Fotiou", ["Sully"])


def test_a_master_costs_a_master_phase_action() -> None:
    told = place("master").details("a", "play:blood-doll")
    assert [cost.unit for cost in told.costs] == ["master-action"]
    assert sorted(target.name for target in told.targets) == ["Andi Liu", "Gelasia Fotiou"]


def test_a_modifier_and_a_reaction_tell_what_they_add_and_whom_they_can_aim_at() -> None:
    at = place().does("a", "bleed:gelasia-fotiou")
    assert in_short(at.details("a", "play:conditioning/DOM:gelasia-fotiou"))[1] == ["+3 bleed"]
    at.turn_to("b")
    block = in_short(at.details("b", "block:alice-chen"))
    assert (block[1], block[5]) == (["intercept 0 against stealth 0"], ["Gelasia Fotiou"])
    at.lets("declined").turn_to("b")
    told = in_short(at.details("b", "play:deflection/dom:alice-chen"))
    assert told == ([("blood", 1)], ["lock itself", "change the target of the bleed"], "Deflection", "dom", "Alice Chen", ["c"])


def test_an_ability_tells_what_is_locked_for_it() -> None:
    told = place().details("a", "use:the-barrens/0")
    assert [(cost.unit, cost.payer) for cost in told.costs] == [("lock", told.what)]
    assert [said(text) for text in told.does] == ["discard: 1"]


def test_a_price_that_a_card_raises_tells_its_parts() -> None:
    at = place().does("a", "bleed:gelasia-fotiou")
    at.lets("declined").turn_to("b")
    lend(at.t, Surcharge, Period.ACTION, 0, amount=1)
    (cost,) = at.details("b", "play:deflection/dom:alice-chen").costs
    assert (cost.amount, [part.amount for part in cost.parts]) == (2, [1, 1])


def test_a_crypt_card_of_another_is_not_named() -> None:
    """Whoever may aim at one is told its number alone."""
    t = place().t
    (meaghan,) = t.players[1].uncontrolled
    assert [ref.name for ref in shown(t, 0, [meaghan])] == [str(meaghan)]
    assert [ref.name for ref in shown(t, 1, [meaghan])] == ["Meaghan"]


def test_a_plain_choice_has_no_data() -> None:
    at = place()
    assert isinstance(at.question, Ask)
    assert details_of(at.t, at.question, "pass") is UNSET


def test_options_have_their_data_and_refusals_have_none() -> None:
    game = coterie.new("vtes", seed=1)
    while game.decisions[0].kind != "act":
        game.choose(game.decisions[0].seat, "pass")
    assert b"details" not in msgspec.json.encode(game.why_not(game.decisions[0].seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_every_cost_has_words(language: str) -> None:
    """Of every card there is: a new word of the vocabulary needs its few words here."""
    speaker, t = Speaker(language), place().t
    piece = t.pieces[t.players[0].ready[0]]
    for forms in standard_book().forms.values():
        for form in forms:
            done = [use.do for _, use in form.uses] + [offer.do for _, offer in form.actions] + [trigger.do for _, trigger in form.triggers]
            for text in clauses(chain(form.effects, *done)):
                assert speaker.knows(text.id), text.id
                assert "{" not in speaker.say(text), text
            for cost in [use.cost for _, use in form.uses] + [offer.cost for _, offer in form.actions]:
                assert len(of_effects(t, piece, piece, cost)) == len(cost)
    for unit in UNITS:
        assert "{" not in speaker.tell(f"vtes-cost-{unit}", amount=2, payer="x")
