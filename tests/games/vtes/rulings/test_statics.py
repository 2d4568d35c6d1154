"""Rulings on what is true while a vampire is in play."""

from __future__ import annotations

import msgspec
import pytest

from coterie.games.vtes.cards.vocabulary import Stat
from coterie.games.vtes.layers import stand
from coterie.games.vtes.rules.stats import title_votes, value
from coterie.games.vtes.rules.traits import scarce_price

from ..build import Seat, table
from ..cards.playing import sits
from .marks import ruling


@ruling("G00107", "76bfe2")
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_what_is_always_so_is_so_in_torpor_too(region: str) -> None:
    poor = table(Seat(**{region: "Devorah"}, pool=5), Seat())
    assert value(poor.t, poor["Devorah"], Stat.STEALTH) == 1
    poor.t.players[0].pool = 6
    assert value(poor.t, poor["Devorah"], Stat.STEALTH) == 0


@ruling("G00107", "76bfe2")
def test_a_toreador_hides_behind_one_that_is_locked_in_torpor() -> None:
    scene = table(Seat("Catalina Vega; Ryan", torpor="Annabelle Triabell locked"), Seat("Bret Stryker"))
    assert [value(scene.t, scene[name], Stat.STEALTH) for name in ("Catalina Vega", "Ryan", "Bret Stryker", "Annabelle Triabell")] == [
        1, 0, 0, 0,
    ]  # fmt: skip
    scene["Annabelle Triabell"].locked = False
    assert value(scene.t, scene["Catalina Vega"], Stat.STEALTH) == 0


@ruling("G00107", "76bfe2")
@pytest.mark.parametrize(("name", "by"), [("Miranda Sanova", -1), ("Nik", 1)])
def test_a_vampire_that_leaves_torpor_is_met_with_other_intercept(name: str, by: int) -> None:
    at = sits(Seat(torpor=f"{name} 3"), Seat("Ryan; Sully")).does("a", f"leave-torpor:{at_slug(name)}")
    at["Ryan"].clan, at["Sully"].clan = "Brujah", "Gangrel"
    assert [value(at.t, at[one], Stat.INTERCEPT) for one in ("Ryan", "Sully")] == [by, 0]


def at_slug(name: str) -> str:
    """A name as keys write it."""
    return name.lower().replace(" ", "-")


@ruling("200634", "20e985")
def test_transfers_are_counted_as_the_influence_phase_begins() -> None:
    at = sits(Seat(uncontrolled="Ingrid Rossler 9"), Seat("Ryan"), phase="influence")
    assert at.t.players[0].transfers == 4
    at.does("a", "ready:crypt")
    assert at["Ingrid Rossler"].zone == "ready"
    assert at.t.players[0].transfers == 4
    ready = sits(Seat("Ingrid Rossler"), Seat("Ryan"), phase="influence")
    assert ready.t.players[0].transfers == 6
    away = sits(Seat(torpor="Ingrid Rossler"), Seat("Ryan"), phase="influence")
    assert away.t.players[0].transfers == 4


@ruling("G00043", "990006")
def test_a_scarce_vampire_is_dear_beside_one_that_is_of_its_clan_now() -> None:
    scene = table(Seat("Veejay Vinod", uncontrolled="Raful al-Zarqa"), Seat())
    waiting, other = scene["Raful al-Zarqa"], scene["Veejay Vinod"]
    other.clan = waiting.clan
    assert scarce_price(scene.t, 0, waiting) == 3
    other.clan = "Brujah"
    assert scarce_price(scene.t, 0, waiting) == 0


@ruling("G00068", "e8ee2e")
def test_votes_that_are_the_title_of_an_independent_stay_in_another_sect() -> None:
    scene = table(Seat("Kashan"), Seat())
    kashan = scene["Kashan"]
    assert (kashan.sect, title_votes(kashan)) == ("Independent", 1)
    kashan.base = msgspec.structs.replace(kashan.base, sect="Sabbat")
    stand(scene.t, kashan)
    assert (kashan.sect, title_votes(kashan)) == ("Sabbat", 1)


def test_a_vampire_that_is_blocked_burns_blood_before_the_combat() -> None:
    name = "Marialena"
    at = sits(Seat(f"{name} 3; Ryan"), Seat("Sully")).does("a", f"bleed:{at_slug(name)}")
    at.does("b", "block:sully").until(lambda: at.t.combat is not None)
    assert at.blood(name) == 2
    free = sits(Seat(f"{name} 3; Ryan"), Seat("Sully")).does("a", f"bleed:{at_slug(name)}").rest()
    assert free.blood(name) == 3
