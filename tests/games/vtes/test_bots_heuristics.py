"""Rules of thumb of VTES, one by one: what a Methuselah who knows the game would do at a small table."""

from __future__ import annotations

from typing import Any

import pytest

from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.instinct import thoughts
from coterie.games.vtes.bots.steady import whole
from coterie.games.vtes.rules.ask import ChooseCard
from coterie.games.vtes.rules.turn import play
from coterie.games.vtes.table import DISCARD, INFLUENCE, MASTER, MINION
from coterie.games.vtes.view import view
from coterie.kernel.marks import split
from coterie.kernel.questions import Ask
from tests.games.vtes.build import Scene, Seat, plain, table


def sit(*seats: Seat, phase: str = MINION, turn: int = 9) -> Scene:
    """A table where it is the turn of seat a, in that phase."""
    s = table(*seats, phase=phase, turn=turn)
    return s.run(play(s.t))


def asked(s: Scene, seat: str) -> Ask[Any]:
    """The question that a seat is asked."""
    assert s.question is not None
    open_now = [s.question] if isinstance(s.question, Ask) else list(s.question.asks)
    return next(ask for ask in open_now if ask.seat == seat)


def looks(s: Scene, seat: str) -> dict[str, float]:
    """How good each option looks to a seat that is asked, by keys without numbers."""
    ask = asked(s, seat)
    marks = ask.marks(s.t)
    keys = ask.keys(s.t) + ([] if marks is None else list(marks.most))
    found = thoughts(Insight(view(s.t, seat)), ask, keys)
    return {plain(key): thought[0] for key, thought in zip(keys, found, strict=True)}


def wish(s: Scene, seat: str) -> str:
    """What looks best to a seat."""
    seen = looks(s, seat)
    return max(seen, key=lambda key: seen[key])


# Influence.


def test_a_vampire_that_is_paid_for_comes_first() -> None:
    s = sit(Seat(uncontrolled="Sully 4; Colette 2", pool=20), Seat(), phase=INFLUENCE)
    assert wish(s, "a").startswith("ready:")


def test_pool_goes_to_one_vampire_until_it_is_out() -> None:
    s = sit(Seat(uncontrolled="Sully 3; Colette 0", pool=20), Seat(), phase=INFLUENCE)
    sully, colette = (f"transfer:crypt-{s[name].id}" for name in ("Sully", "Colette"))
    first, second = thoughts(Insight(view(s.t, "a")), asked(s, "a"), [sully, colette])
    assert first[0] > second[0] > 0


def test_the_last_pool_is_kept() -> None:
    s = sit(Seat(ready="Ashley; Meaghan", uncontrolled="Colette 0", pool=4), Seat(ready="Andi Liu; Donny Kowalczyk"), phase=INFLUENCE)
    assert wish(s, "a") == "pass"


def test_no_second_copy_of_a_vampire_in_play_is_paid_for() -> None:
    s = sit(Seat(ready="Sully", uncontrolled="Sully 2", pool=25), Seat(), phase=INFLUENCE)
    assert looks(s, "a")["transfer:crypt"] < 0


# Actions.


def test_a_prey_on_the_last_pool_is_bled() -> None:
    s = sit(Seat(ready="Sully 2"), Seat(pool=1))
    assert wish(s, "a") == "bleed:sully"


def test_a_vampire_without_much_blood_hunts_where_bleeding_is_hopeless() -> None:
    s = sit(Seat(ready="Sully 1"), Seat(pool=30, ready="Belinde; Larissa Moreira; Horace Radcliffe"))
    seen = looks(s, "a")
    assert seen["hunt:sully"] > seen["bleed:sully"]


def test_the_better_bleed_is_announced() -> None:
    s = sit(Seat(ready="Sully", hand="Govern the Unaligned"), Seat(pool=12))
    assert wish(s, "a") == "play:govern-the-unaligned/dom:sully"


def test_a_vampire_leaves_torpor() -> None:
    s = sit(Seat(torpor="Colette 3", ready="Sully"), Seat(pool=30))
    assert wish(s, "a") == "leave-torpor:colette"


def test_nobody_becomes_anarch_for_nothing() -> None:
    s = sit(Seat(ready="Sully"), Seat())
    assert looks(s, "a")["become-anarch:sully"] < 0


# Windows.


def bleeding(defender: Seat, hand: str = "", pool: int = 10) -> Scene:
    """Sully of seat a bleeds seat b; c sits behind."""
    defender.pool = pool
    return sit(Seat(ready="Sully", hand=hand), defender, Seat(pool=20)).does("a", "bleed:sully")


def test_a_bleed_that_would_oust_is_blocked() -> None:
    s = bleeding(Seat(ready="Belinde"), pool=1)
    assert wish(s, "b") == "block:belinde"


def test_a_bleed_is_raised_once_nobody_blocks() -> None:
    s = bleeding(Seat(ready="Belinde"), hand="Bonding")
    assert looks(s, "a")["play:bonding/dom:sully"] < 0
    s.done("a")
    assert wish(s.does("b", "pass"), "a") == "play:bonding/dom:sully"


def test_stealth_is_played_if_it_is_enough() -> None:
    s = bleeding(Seat(ready="Belinde"), hand="Lost in Crowds").does("b", "block:belinde")
    assert wish(s, "a") == "play:lost-in-crowds/obf:sully"


def test_stealth_that_is_not_enough_is_kept() -> None:
    s = bleeding(Seat(ready="Belinde + Sport Bike + Raven Spy"), hand="Lost in Crowds").does("b", "block:belinde")
    assert wish(s, "a") == "pass"


def test_a_big_bleed_is_sent_on_to_the_prey() -> None:
    s = sit(Seat(ready="Sully", hand="Govern the Unaligned"), Seat(ready="Ayelech", hand="Deflection", pool=9), Seat(pool=9), Seat(pool=9))
    s.does("a", "play:govern-the-unaligned/dom:sully").does("b", "pass")
    assert wish(s, "b") == "play:deflection/DOM:ayelech"
    s.does("b", "play:deflection/DOM:ayelech")
    assert wish(s, "b") == "seat:c"


def test_a_locked_minion_wakes_to_save_its_methuselah() -> None:
    s = bleeding(Seat(ready="Belinde locked", hand="On the Qui Vive"), pool=1)
    assert wish(s, "b") == "play:on-the-qui-vive:belinde"


def test_others_bleeds_are_let_be() -> None:
    s = sit(Seat(ready="Sully"), Seat(pool=20), Seat(ready="Belinde locked", hand="On the Qui Vive", pool=20))
    s.does("a", "hunt:sully")
    assert s.question is None or "c" not in s.asked or looks(s, "c")["play:on-the-qui-vive:belinde"] < 0


# Masters, discards, votes.


def test_blood_becomes_pool_where_pool_is_short() -> None:
    s = sit(Seat(ready="Ayelech", hand="Villein", pool=5), Seat(), phase=MASTER)
    assert wish(s, "a") == "play:villein"


def test_what_harms_is_put_on_the_prey() -> None:
    s = sit(Seat(ready="Sully", hand="Fame", pool=12), Seat(ready="Belinde"), Seat(ready="Ayelech"), phase=MASTER)
    s.does("a", "play:fame")
    assert wish(s, "a") == "piece:belinde"


def test_a_dear_master_waits_while_pool_is_short() -> None:
    s = sit(Seat(ready="Ayelech", hand="Arcane Library", pool=3), Seat(ready="Sully; Colette"), phase=MASTER)
    assert wish(s, "a") == "pass"


def test_victims_vote_against() -> None:
    s = sit(Seat(ready="Alice Chen", hand="Kine Resources Contested"), Seat(ready="Belinde"), Seat(pool=20))
    s.does("a", "play:kine-resources-contested:alice-chen")
    while s.prompt != "polling":
        s.does(s.asked[0], "seat:b*3 seat:c" if s.prompt == "allocate" else "pass")
    assert s.t.referendum is not None
    assert s.t.referendum.points[1] == 3
    assert wish(s, "b") == "against:belinde"
    assert wish(s, "a").startswith("for:")


# Ash heaps.

ASH = "Bonding; Bonding; Vessel; Meaghan; Fame; Rebel; Villein; Deflection"


def removing(prey: Seat) -> Scene:
    """Alek of seat a removes seven cards of the prey's ash heap."""
    s = sit(Seat(ready="Alek König", hand="Shroud of Decay"), prey, Seat(ready="Ryan"))
    s.does("a", "play:shroud-of-decay/OBL:alek-konig")
    while s.asked != ["a"] or s.prompt != "remove-ash-several":
        s.done(s.asked[0])
    return s


def test_a_vampire_in_an_ash_heap_can_be_removed() -> None:
    s = removing(Seat(ash=ASH))
    key = f"card:{s.card('Meaghan').id}"
    seen = looks(s, "a")
    assert set(seen) == {key, *(f"card:{name}" for name in ("bonding", "vessel", "fame", "rebel", "villein", "deflection"))}
    assert seen[key] == min(seen.values()), "nobody brings a burned vampire back: the prey is left with it"

    ask = asked(s, "a")
    keys = [*ask.keys(s.t), *s.marks("a").most]
    chosen = split(whole(Insight(view(s.t, "a")), keys, thoughts(Insight(view(s.t, "a")), ask, keys), 0, s.marks("a")))
    assert (sum(chosen.values()), key in chosen) == (7, False), "all seven at once"


def test_an_exchange_with_the_ash_heap_gives_the_worse_card_for_the_better() -> None:
    insight = Insight(view(sit(Seat(ready="Sully"), Seat()).t, "a"))
    keys = ["card:deflection", "card:majesty"]
    deflection, majesty = thoughts(insight, ChooseCard("a", "exchange-take", "ash-library", of=0), keys)
    assert deflection[0] > majesty[0], "Sully has Dominate and no Presence"
    deflection, majesty = thoughts(insight, ChooseCard("a", "exchange-give", "hand"), keys)
    assert deflection[0] < majesty[0]


# Nobody waits for ever.

NINE = "Belinde; Larissa Moreira; Baixinho; Ryan; Horace Radcliffe; Aunt Linda; Wauneka; Andi Liu; Gelasia Fotiou"
FOUR = "Kamaluddin 2; Yewon Ong 1; Aintzane Arriaga 2; Rinaldo Albizzi 2"


def test_nobody_hunts_on_full_blood() -> None:
    assert looks(sit(Seat(ready="Sully"), Seat(pool=30)), "a")["hunt:sully"] < 0


@pytest.mark.parametrize("defence", ["", "Colette", "Sully; Colette"])
def test_nine_thirsty_vampires_oust_a_prey_that_cannot_stop_them(defence: str) -> None:
    thirsty = NINE.replace(";", " 1;") + " 1"
    assert wish(sit(Seat(ready=thirsty), Seat(ready=defence, pool=2)), "a").startswith("bleed:")


def test_whoever_has_more_bleeds_than_the_prey_has_blockers_ousts() -> None:
    """Six bleeds and four blockers: two come through, and the prey has 2 pool. With 3 pool they would not be enough."""
    six = "Andi Liu 1; Donny Kowalczyk 1; Alexander Silverson 3; Gelasia Fotiou; Dr. Stephen Norton; Sully"
    predator = Seat(ready="Belinde 1; Horace Radcliffe; Aunt Linda 2", pool=8)
    enough = looks(sit(Seat(ready=six, pool=24), Seat(ready=FOUR, pool=2), predator), "a")
    short = looks(sit(Seat(ready=six, pool=24), Seat(ready=FOUR, pool=3), predator), "a")
    assert enough["bleed:sully"] > 10 > short["bleed:sully"]


def test_a_game_that_lasts_makes_everybody_bold() -> None:
    seats = (Seat(ready=NINE, pool=50), Seat(ready=f"{FOUR}; Sully; Colette; Nassir; Lauren; Ayelech", pool=50))
    assert wish(sit(*seats, turn=40), "a") == "pass"
    assert wish(sit(*seats, turn=130), "a").startswith("bleed:")


def test_cards_that_nobody_finds_a_use_for_are_discarded_in_the_end() -> None:
    hand = "Govern the Unaligned; Deflection; Bonding; Wake with Evening's Freshness; Blood Doll; Vessel; Villein"
    seats = (Seat(ready="Sully; Colette", hand=hand), Seat(ready="Belinde", pool=20))
    assert wish(sit(*seats, phase=DISCARD, turn=40), "a") == "pass"
    assert wish(sit(*seats, phase=DISCARD, turn=130), "a") == "discard"
