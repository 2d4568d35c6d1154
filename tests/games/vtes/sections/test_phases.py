"""The phases of a turn where no scenario looks: burn option, events, advanced vampires, discarding, masters (v5.turn)."""

from __future__ import annotations

import msgspec
import pytest

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.vocabulary import VAMPIRE, Always, Card, Mod, Mode, PutOn, Stat
from coterie.games.vtes.pool import Facts, facts, named
from coterie.games.vtes.rules.contest import contest, enter_play, face_up
from coterie.games.vtes.rules.crypt import send_back
from coterie.games.vtes.rules.phases.influence import bring_out
from coterie.games.vtes.rules.stats import value
from coterie.games.vtes.table import CONTESTED, READY
from tests.games.vtes.build import Seat
from tests.games.vtes.duel import book_with, invented
from tests.games.vtes.scenarios.turns import Turns, at_table, plays
from tests.marks import rule


@rule("v5.turn")
def test_five_phases_and_the_turn_passes_clockwise() -> None:
    at = plays(Seat("Ryan", "Villein"), Seat("Sully", "Villein"), Seat("Meaghan", "Villein"), phase="unlock", edge="a")
    seen = []
    for _ in range(10):
        if (at.t.seats[at.t.active], at.t.phase) not in seen:
            seen.append((at.t.seats[at.t.active], at.t.phase))
        at.let_pass()
    assert seen[:6] == [*(("a", phase) for phase in ("unlock", "master", "minion", "influence", "discard")), ("b", "master")]


@rule("v5.unlock", "v5.terms.lock")
def test_everything_unlocks_first_in_torpor_too_and_others_do_not() -> None:
    a = Seat("Ryan locked + Bowl of Convergence", torpor="Sully locked", table="The Barrens")
    at = at_table(a, Seat("Meaghan locked"), phase="unlock")
    at["The Barrens"].locked = at["Bowl of Convergence"].locked = True
    at.begin()
    assert [at.locked(name) for name in ("Ryan", "Sully", "The Barrens", "Bowl of Convergence", "Meaghan")] == [False] * 4 + [True]


@rule("v5.terms.lock", "v5.action.types", "v5.minion-phase")
def test_only_ready_unlocked_minions_act_and_acting_locks() -> None:
    at = plays(Seat("Ryan; Sully locked", torpor="Wauneka 3"), Seat(), Seat())
    assert at.refused("a", "bleed:sully") == ("locked", "v5.action.types")
    assert not any("wauneka" in key and not key.startswith("leave-torpor") for key in at.keys("a"))
    at.does("a", "bleed:ryan")
    assert at.locked("Ryan")
    at.rest()
    at["Ryan"].locked = False
    assert "hunt:ryan" in at.keys("a")  # who unlocks may act again


@rule("v5.action.types")
def test_an_ally_bleeds_and_does_not_hunt() -> None:
    at = plays(Seat("Underbridge Stray"), Seat(), Seat())
    assert "bleed:underbridge-stray" in at.keys("a")
    assert not any(key.startswith(("hunt:", "rescue:", "diablerize:", "become-anarch:")) for key in at._ask_of("a").candidates(at.t))


@rule("v5.faq.hunt", "v5.action.hunt", "v5.crypt.capacity")
def test_a_full_vampire_may_hunt_and_gains_nothing() -> None:
    at = plays(Seat("Ryan"), Seat(), Seat()).does("a", "hunt:ryan").rest()
    assert at.blood("Ryan") == 4


@rule("v5.faq.stealth")
def test_the_stealth_of_an_action_card_is_that_of_its_action_alone() -> None:
    at = plays(Seat("Sully", "Revelations; Creeping Sabotage"), Seat("Ryan"), Seat()).does("a", "bleed:sully").does("b", "block:ryan")
    assert at.keys("a") == ["pass"]


@rule("v5.action.summary", "v5.block.detail")
def test_the_steps_of_an_action_come_in_order() -> None:
    seats = (Seat("Gelasia Fotiou", "Bonding", table="Creepshow Casino"), Seat("Ryan", "Villein"), Seat("Sully", "Villein"))
    at = plays(*seats).does("a", "hunt:gelasia-fotiou")
    windows = []
    while at.t.action is not None:
        if at.t.window not in windows:
            windows.append(at.t.window)
        at.let_pass()
    assert windows == ["announced", "open", "declined", "after"]


@rule("v5.action.become-anarch")
@pytest.mark.parametrize(("friend", "cost"), [("", 2), ("; Elisha Tucker", 1)])
def test_becoming_anarch(friend: str, cost: int) -> None:
    at = plays(Seat(f"Ryan{friend}; Belinde; Sully 0 locked"), Seat("Colette"), Seat())
    assert at.refused("a", "become-anarch:belinde") == ("not-anarch", "v5.action.become-anarch")
    at.does("a", "become-anarch:ryan")
    assert (at.t.running_action().stealth, at.t.running_action().directed) == (1, False)
    at.rest()
    assert (at["Ryan"].sect, at.blood("Ryan")) == ("Anarch", 4 - cost)
    at["Ryan"].locked = False
    assert at.refused("a", "become-anarch:ryan") == ("not-anarch", "v5.action.become-anarch")


@rule("v5.action.become-anarch")
def test_becoming_anarch_needs_the_blood() -> None:
    at = plays(Seat("Ryan 1"), Seat(), Seat())
    assert at.refused("a", "become-anarch:ryan") == ("not-enough-blood", "v5.action.become-anarch")


@rule("v5.master.location")
def test_a_location_may_be_used_in_the_turn_it_is_played_and_again() -> None:
    at = plays(Seat("Ryan", "The Barrens; Villein"), Seat(), Seat(), phase="master").does("a", "play:the-barrens")
    assert "use:the-barrens/0" in at.keys("a")
    at.does("a", "use:the-barrens/0", "card:villein")
    assert at.refused("a", "use:the-barrens/0") == ("card-locked", "v5.wording.lock-to")
    at.comes_to("b", "minion").comes_to("a", "master")
    assert "use:the-barrens/0" in at.keys("a")


@rule("v5.master", "v5.terms.control")
def test_a_master_card_stays_with_who_played_it() -> None:
    at = plays(Seat("Ryan", "Fame"), Seat("Sully"), Seat(), phase="master").does("a", "play:fame", "piece:sully")
    assert (at["Fame"].controller, at["Fame"].host) == (0, at["Sully"].id)


# The burn option.


def burnable() -> Turns:
    """b holds two cards with the burn option, for a clan that b has not, and one that b could play."""
    banner = Card(0, (Mode((PutOn(VAMPIRE),)),))
    book = book_with(
        invented(1, "Clan Secret", "master", banner, clans=("Ravnos",), burn_option=True),
        invented(2, "Own Secret", "master", banner, clans=("Nosferatu",), burn_option=True),
    )
    hand = "Clan Secret; Clan Secret; Own Secret; Villein"
    return plays(Seat(), Seat(torpor="Ryan", hand=hand), Seat(), phase="unlock", book=book)


@rule("v5.unlock.burn-option")
def test_the_burn_option_in_anybodys_unlock_phase_one_card_each() -> None:
    at = burnable()
    at.until(lambda: at.asked == ["b"])
    assert at.t.phase == "unlock"
    assert at.t.active == 0
    assert at.refused("b", "card:villein") == ("no-burn-option", "v5.unlock.burn-option")
    assert at.refused("b", "card:own-secret") == ("could-be-played", "v5.unlock.burn-option")  # Ryan in torpor is of the clan
    size = len(at.hand("b"))
    at.does("b", "card:clan-secret")
    assert at.ash("b") == ["Clan Secret"]
    assert len(at.hand("b")) == max(size, 7)
    assert at.asked != ["b"]


@rule("v5.unlock.burn-option")
def test_a_card_without_a_legal_target_may_be_burned_too() -> None:
    at = burnable()
    at.t.remove(at["Ryan"])
    at.until(lambda: at.asked == ["b"])
    assert "card:own-secret" in at.keys("b")


# Events and discards.


def eventful(hand: str = "Dark Hour; Long Night; Dark Hour") -> Turns:
    """Events of the tests: each makes the hand of its controller larger."""
    book = book_with(
        invented(1, "Dark Hour", "event", Card(0, abilities=())),
        invented(2, "Long Night", "event", Card(0)),
    )
    return plays(Seat(hand=hand), Seat(hand="Dark Hour"), phase="discard", book=book)


@rule("v5.event-card", "v5.discard")
def test_an_event_takes_the_discard_action_and_comes_once_a_game() -> None:
    at = eventful().does("a", "event:dark-hour")
    assert (at["Dark Hour"].controller, at["Dark Hour"].zone) == (0, "table")
    assert at.refused("a", "event:long-night") == ("no-discard", "v5.discard")
    assert at.refused("a", "discard") == ("no-discard", "v5.discard")
    at.comes_to("b", "discard")
    assert at.refused("b", "event:dark-hour") == ("event-played", "v5.event-card")
    at.comes_to("a", "discard")
    assert "event:long-night" in at.keys("a")


@rule("v5.event-card")
def test_one_event_in_a_phase_even_with_more_discard_actions() -> None:
    at = eventful()
    at.t.players[0].discards = 2
    at.does("a", "event:dark-hour")
    assert at.refused("a", "event:long-night") == ("one-event", "v5.discard")
    assert "discard" in at.keys("a")


@rule("v5.discard", "v5.play.replace")
def test_one_card_is_discarded_and_replaced() -> None:
    at = plays(Seat(hand="Fame; " + "; ".join(["Villein"] * 6)), Seat(), phase="discard").does("a", "discard", "card:fame")
    assert at.ash("a") == ["Fame"]
    assert at.hand("a") == ["Villein"] * 7
    assert at.refused("a", "discard") == ("no-discard", "v5.discard")


@rule("v5.play.replace")
def test_an_empty_library_replaces_nothing_and_the_game_goes_on() -> None:
    at = at_table(Seat("Ryan", "Creeping Sabotage"), Seat(), Seat())
    at.t.players[0].library = []
    at.begin().does("a", "play:creeping-sabotage:ryan").rest()
    assert at.hand("a") == []
    assert "pass" in at.keys("a")


@rule("v5.play.replace")
def test_a_smaller_hand_is_discarded_down_at_once() -> None:
    at = at_table(Seat("Ryan", hand="; ".join(["Villein"] * 8), table="Elder Library"), Seat("Sully", "Villein"))
    at.t.remove(at["Elder Library"])
    at.begin().does("a", "bleed:ryan")
    at.until(lambda: len(at.hand("a")) == 7 or at.t.action is None)
    assert len(at.hand("a")) == 7
    assert at.ash("a").count("Villein") == 1


# Advanced vampires.

NEWER = 299_001


def two_versions() -> Book:
    """Ryan as printed, with an ability, and an advanced Ryan who is older and a prince."""
    base = named("Ryan")
    newer: Facts = msgspec.structs.replace(
        base, id=NEWER, advanced=True, capacity=6, disciplines={"obf": 2, "pot": 1}, title="prince", city="Pittsburgh", sect="Camarilla"
    )
    strong = Card(base.id, abilities=(Always(Mod(Stat.STRENGTH, 1)),))
    return Book({**DEFINITIONS, base.id: strong, newer.id: Card(newer.id)}, {**facts(), newer.id: newer})


def merging(*, advanced_in_play: bool = False, others: str = "") -> Turns:
    """One version is controlled, the other waits with 2 counters."""
    at = at_table(Seat("Ryan 3 locked + .44 Magnum", uncontrolled="Ryan 2"), Seat(others), Seat(), phase="influence", book=two_versions())
    versions = (NEWER, named("Ryan").id) if advanced_in_play else (named("Ryan").id, NEWER)
    for piece, card in zip(at.all("Ryan"), versions, strict=True):
        at.t.identify(piece, card)
    return at


@rule("v5.influence.merge", "v5.crypt.advanced")
def test_two_versions_become_one_vampire() -> None:
    at = merging().begin()
    ryan, waiting = at.all("Ryan")
    at.t.alter(
        ryan, disciplines={**ryan.disciplines, "ani": 2, "dom": 1}, capacity=ryan.capacity + 1
    )  # a Discipline card gave Dominate and a point of capacity, another one more Animalism
    assert f"merge:crypt-{waiting.id}" in at._keys(at._ask_of("a"))
    at.does("a", f"merge:crypt-{waiting.id}")
    assert (at.pool("a"), at.t.players[0].transfers) == (9, 0)
    assert (ryan.card, ryan.zone, ryan.blood, ryan.locked, ryan.capacity) == (NEWER, READY, 3, True, 7)
    assert ryan.disciplines == {"obf": 2, "pot": 1, "ani": 1, "dom": 1}
    assert (ryan.title, ryan.city) == ("prince", "Pittsburgh")
    assert sorted(at.t.book.facts[at.t.piece(n).card].name for n in ryan.cards) == [".44 Magnum", "Ryan"]
    assert value(at.t, ryan, Stat.STRENGTH) == 2  # the text of the base card holds
    at.t.remove(ryan)
    assert sorted(at.ash("a")) == [".44 Magnum", "Ryan", "Ryan"]


@rule("v5.influence.merge")
def test_the_base_card_may_join_the_advanced_one() -> None:
    at = merging(advanced_in_play=True).begin()
    ryan, waiting = at.all("Ryan")
    at.does("a", f"merge:crypt-{waiting.id}")
    assert (ryan.card, ryan.capacity, waiting.blood, waiting.host) == (NEWER, 6, 0, ryan.id)


@rule("v5.influence.merge")
def test_it_costs_four_transfers_and_a_pool() -> None:
    at = merging().begin()
    waiting = at.all("Ryan")[1]
    at.does("a", f"transfer:crypt-{waiting.id}")
    assert at.refused("a", f"merge:crypt-{waiting.id}") == ("not-enough-transfers", "v5.influence.merge")


@rule("v5.influence.merge", "v5.crypt.unique", "v5.contest.title")
def test_a_merged_vampire_contests_other_copies_and_its_title() -> None:
    at = merging(others="Donny Kowalczyk").begin()
    ryan, waiting = at.all("Ryan")
    at.does("a", f"merge:crypt-{waiting.id}")
    assert ryan.standing.contests
    assert at["Donny Kowalczyk"].standing.contests
    rival = at.place_minion(1, READY, "Ryan")
    at.run(enter_play(at.t, rival.id))
    assert (ryan.zone, rival.zone) == (CONTESTED, CONTESTED)
    assert waiting.host == ryan.id


@rule("v5.influence.merge", "v5.contest.card")
def test_a_merged_vampire_stays_one_through_a_contest_and_in_the_uncontrolled_region() -> None:
    at = merging().begin()
    ryan, waiting = at.all("Ryan")
    at.does("a", f"merge:crypt-{waiting.id}")
    contest(at.t, ryan)
    at.run(face_up(at.t, ryan.id))
    assert (ryan.zone, waiting.host) == (READY, ryan.id)
    assert waiting.id in at.t.pieces
    send_back(at.t, ryan)
    ryan.blood = ryan.capacity
    at.run(bring_out(at.t, ryan.id))
    assert (ryan.zone, waiting.id in at.t.pieces) == (READY, True)


@rule("v5.influence.merge", "v5.terms.burn")
def test_two_cards_merge_once_and_leave_the_game_together() -> None:
    at = merging().begin()
    ryan, waiting = at.all("Ryan")
    at.does("a", f"merge:crypt-{waiting.id}")
    at.t.players[0].transfers = 4
    spare = at.place_minion(0, "uncontrolled", "Ryan")
    at.t.identify(spare, named("Ryan").id)
    assert f"merge:crypt-{spare.id}" not in at._keys(at._ask_of("a"))
    at.t.remove(ryan, "removed")
    assert sorted(at.t.players[0].removed) == sorted([NEWER, named("Ryan").id])
    assert at.ash("a") == [".44 Magnum"]
