"""Rulings on master cards and on what happens in the phases of a turn."""

from __future__ import annotations

import pytest

from coterie.games.vtes.rules.contest import enter_play
from coterie.games.vtes.rules.stats import hand_size
from coterie.games.vtes.rules.traits import INFERNAL

from ..build import Seat
from ..cards.playing import sits
from ..scenarios.turns import Turns, at_table, plays
from .marks import ruling

# On vampires.


@ruling("100199", "b8442f")
def test_blood_doll_on_a_vampire_in_torpor() -> None:
    at = sits(Seat(torpor="Ryan 2 + Blood Doll"), Seat(), phase="master").does("a", "trigger:blood-doll/0", "to-pool")
    assert (at.blood("Ryan"), at.pools()) == (1, [11, 10])


@ruling("102113", "b8442f")
def test_vessel_on_a_vampire_in_torpor() -> None:
    at = sits(Seat(torpor="Ryan 2 + Vessel"), Seat(), phase="unlock").does("a", "trigger:vessel/0", "to-pool")
    assert (at.blood("Ryan"), at.pools()) == (1, [11, 10])


@ruling("102121", "80bf3b")
def test_villein_cost_and_gain_come_together() -> None:
    """The second Villein on Madison costs the last pool, and nobody is ousted for it."""
    at = sits(Seat("Madison + Villein", "Villein", pool=1), Seat(), phase="master").does("a", "play:villein", "piece:madison", "number:3")
    assert (at.pools(), at.blood("Madison"), at.t.players[0].ousted) == ([3, 10], 3, False)


@ruling("102121", "10e8c9")
def test_villein_must_be_paid_for() -> None:
    at = sits(Seat("Madison + Villein + Villein; Ryan", "Villein", pool=1), Seat(), phase="master").does("a", "play:villein")
    assert at.keys("a") == ["piece:ryan"]
    alone = sits(Seat("Madison + Villein + Villein", "Villein", pool=1), Seat(), phase="master")
    assert alone.why("a", "play:villein") == "no-target"


@ruling("102121", "b04dd0")
def test_villein_takes_what_is_there() -> None:
    at = sits(Seat("Madison 1", "Villein"), Seat(), phase="master").does("a", "play:villein", "piece:madison")
    assert (at.blood("Madison"), at.pools(), at.on("Madison")) == (0, [11, 10], ["Villein"])


@ruling("100698", "5152d2")
def test_fame_is_paid_in_any_order_but_before_anybody_else_does_something() -> None:
    """Whoever's turn it is orders Fame's pool among the other effects of the phase, and cannot leave the phase before it is paid."""
    at = sits(Seat(torpor="Ryan + Fame", table="Creeping Sabotage"), Seat("Madison"), phase="unlock")
    assert {"trigger:fame/1", "trigger:creeping-sabotage/0"} <= set(at.keys("a"))
    assert at.why("a", "pass") == "forced-first"
    at.does("a", "trigger:creeping-sabotage/0")
    assert at.why("a", "pass") == "forced-first"
    at.does("a", "trigger:fame/1")
    assert at.pools() == [9, 9]


# Anarch Troublemaker, Smiling Jack.


@ruling("100058", "319a77")
def test_anarch_troublemaker_locks_also_who_is_locked() -> None:
    at = sits(Seat(table="Anarch Troublemaker"), Seat("Ryan locked; Madison + Kevlar Vest; Sully locked"), Seat(), phase="unlock")
    at.does("a", "trigger:anarch-troublemaker/0", "lock")
    assert sorted(at.keys("a")) == ["pass", "piece:madison", "piece:ryan", "piece:sully"]
    at.does("a", "piece:ryan")
    assert "piece:ryan" not in at.keys("a")
    at.does("a", "piece:sully")
    assert (at.locked("Ryan"), at.locked("Sully"), at.locked("Madison")) == (True, True, False)
    assert at["Anarch Troublemaker"].controller == 1


def jack(counters: int, **seat: str) -> Turns:
    """It is b's unlock phase, and a has Smiling Jack with so many counters."""
    at = at_table(Seat(table="Smiling Jack, The Anarch"), Seat(**seat), phase="unlock", active="b")  # type: ignore[arg-type]
    at["Smiling Jack, The Anarch"].blood = counters
    return at.begin()


@ruling("101811", "8c93a4")
def test_smiling_jack_an_empty_vampire_pays_nothing() -> None:
    at = jack(2, ready="Ryan 0; Madison 1").does("b", "trigger:smiling-jack-the-anarch/1", "blood")
    assert at.keys("b") == ["piece:madison"]
    at.does("b", "piece:madison").comes_to("b", "master")
    assert (at.blood("Madison"), at.blood("Ryan"), at.pool("b")) == (0, 0, 9)


@ruling("101811", "3ba944")
def test_smiling_jack_is_paid_in_any_mixture() -> None:
    at = jack(3, ready="Ryan 2; Madison 2").does("b", "trigger:smiling-jack-the-anarch/1")
    at.does("b", "pool", "blood", "piece:ryan", "blood", "piece:madison")
    assert (at.pool("b"), at.blood("Ryan"), at.blood("Madison")) == (9, 1, 1)


# Dreams of the Sphinx, Elder Library, Visit from the Capuchin.


@ruling("100588", "c65566")
def test_cards_to_be_replaced_later_count_against_the_hand() -> None:
    """Seven, one waits to be replaced, two more by Dreams: eight."""
    at = sits(Seat("Ryan", table="Dreams of the Sphinx"), Seat("Colette locked", "Wake with Evening's Freshness"), Seat())
    player = at.t.players[0]
    player.later.append((at.card("Wake with Evening's Freshness").id, "unlock"))
    at.does("a", "use:dreams-of-the-sphinx/1")
    assert (hand_size(at.t, player), len(player.hand)) == (8, 8)


@ruling("100588", "e8ca1d")
def test_dreams_the_hand_is_large_until_the_discard_phase_is_over() -> None:
    at = sits(Seat("Ryan", "; ".join(["Villein"] * 7), table="Dreams of the Sphinx; The Barrens"), Seat(), Seat())
    at.does("a", "use:dreams-of-the-sphinx/1").until(lambda: at.t.phase == "discard")
    assert len(at.hand("a")) == 9
    assert any(key.startswith("discard") for key in at.keys("a"))
    at.does("a", "use:the-barrens/0", "card:villein")
    assert len(at.hand("a")) == 9
    at.until(lambda: at.t.seats[at.t.active] == "b")
    assert len(at.hand("a")) == 7


@ruling("100588", "e0aa7f")
def test_dreams_nothing_is_used_between_another_copy_and_the_contest() -> None:
    at = at_table(Seat(hand="Dreams of the Sphinx"), Seat("Ryan", table="Dreams of the Sphinx"), phase="master").begin()
    at.does("a", "play:dreams-of-the-sphinx")
    assert [piece.zone for piece in at.all("Dreams of the Sphinx")] == ["contested"] * 2
    assert at["Dreams of the Sphinx"].blood == 0
    assert at.asked == ["a"]


@ruling("100588", "9edba7")
def test_dreams_blood_is_for_vampires() -> None:
    at = sits(Seat("Ryan", table="Dreams of the Sphinx", uncontrolled="Madison; Sully"), Seat(), Seat())
    at.does("a", "use:dreams-of-the-sphinx/3")
    assert at.keys("a") == ["piece:crypt", "piece:crypt"]
    none = sits(Seat("Ryan", table="Dreams of the Sphinx"), Seat(), Seat())
    assert none.why("a", "use:dreams-of-the-sphinx/3") == "no-target"


@ruling("100620", "ba8af7")
def test_elder_library_contested_from_the_start_gives_nothing() -> None:
    at = at_table(Seat(table="Elder Library"), Seat("Ryan", table="Elder Library"))
    at.run(enter_play(at.t, at.all("Elder Library")[1].id))
    assert [hand_size(at.t, player) for player in at.t.players] == [7, 7]
    fresh = sits(Seat("Madison", "Elder Library"), Seat("Ryan", table="Elder Library"), phase="master")
    fresh.does("a", "play:elder-library")
    assert (len(fresh.hand("a")), fresh["Elder Library"].zone) == (7, "contested")


@ruling("102126", "af4452")
@pytest.mark.parametrize("counters", [1, 4])
def test_visit_from_the_capuchin_not_a_second_one(counters: int) -> None:
    at = at_table(Seat(hand="Visit from the Capuchin", table="Visit from the Capuchin"), Seat(), phase="master")
    at["Visit from the Capuchin"].blood = counters
    assert at.begin().refused("a", "play:visit-from-the-capuchin") != ("", "")


# Locations and others.


@ruling("102152", "b5d15c")
def test_wasserschloss_anif_takes_from_one_tremere_each_turn() -> None:
    at = sits(Seat("Nassir; Lauren", table="Wasserschloss Anif, Austria"), Seat(), phase="master")
    at.does("a", "trigger:wasserschloss-anif-austria/0", "piece:nassir")
    assert (at.blood("Nassir"), at["Wasserschloss Anif, Austria"].blood) == (3, 1)
    assert "trigger:wasserschloss-anif-austria/0" not in at.keys("a")


@ruling("102180", "1a8b34")
def test_wider_view_what_is_removed_is_seen_by_all() -> None:
    at = sits(Seat(table="Wider View", uncontrolled="Madison"), Seat(), phase="influence")
    at.t.players[0].crypt = [at.card("Sully").id]
    at.does("a", "use:wider-view/0")
    at.does("a", f"piece:crypt-{at['Madison'].id}")
    assert [at.t.book.facts[card].name for card in at.t.players[0].removed] == ["Madison"]
    removed = [(seat, hidden, event) for seat, hidden, event in at.t.ears or [] if event.kind == "vtes-event-removed"]
    assert [(seat, hidden) for seat, hidden, _ in removed] == [(None, None)]
    assert "madison" in str(removed[0][2]).lower() or str(at.card("Madison").id) in str(removed[0][2])


# Toreador Grand Ball.


def ball() -> Turns:
    """The first ball is in play: Massimo stays locked, Tamoszius cannot be blocked."""
    a = Seat("Massimo Falconi; Tamoszius 2; Kathy Glens", "Toreador Grand Ball; Toreador Grand Ball")
    at = plays(a, Seat("Wauneka + Sport Bike"), Seat(), phase="master")
    return at.does("a", "play:toreador-grand-ball", "piece:massimo-falconi", "piece:tamoszius")


@ruling("101989", "2c6201")
def test_grand_ball_one_vampire_may_stay_away_for_two() -> None:
    at = ball()
    at.t.players[0].master_actions = 1
    at.does("a", "play:toreador-grand-ball", "piece:massimo-falconi", "piece:kathy-glens").comes_to("a", "minion")
    assert (len(at.all("Toreador Grand Ball")), at.locked("Massimo Falconi")) == (2, True)
    for name in ("tamoszius", "kathy-glens"):
        at.does("a", f"hunt:{name}").lets("open")
        assert at.refused("b", "block:wauneka")[0] == "cannot-be-blocked"
        at.rest()


@ruling("101989", "f73645")
def test_grand_ball_only_bleeds_can_be_blocked_and_they_change_nothing() -> None:
    at = ball().comes_to("a", "minion").does("a", "bleed:tamoszius").lets("open")
    assert at.refused("b", "block:wauneka") == ("", "")
    at.rest()
    at["Tamoszius"].locked = False
    at.does("a", "hunt:tamoszius").lets("open")
    assert at.refused("b", "block:wauneka")[0] == "cannot-be-blocked"
    at.rest()
    assert at.blood("Tamoszius") == 3


@ruling("G00005", "5ef601")
def test_grand_ball_an_infernal_vampire_may_still_be_unlocked_for_a_pool() -> None:
    at = ball()
    at.t.alter(at["Massimo Falconi"], traits={INFERNAL: ""})
    at.until(lambda: at.t.turn > 9 and at.t.seats[at.t.active] == "a" and at.t.phase == "unlock")
    assert at.locked("Massimo Falconi")
    at.does("a", "infernal:massimo-falconi")
    assert (at.locked("Massimo Falconi"), at.pool("a")) == (False, 8)
