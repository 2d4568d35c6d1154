"""Rulings on equipment, retainers and allies."""

from __future__ import annotations

from coterie.games.vtes.rules.traits import is_monster

from ..build import Seat
from ..cards.playing import sits
from .marks import ruling


@ruling("G00044", "bfbb98")
def test_a_ghoul_is_a_monster_and_a_mortal_is_none() -> None:
    at = sits(Seat("Ryan + Revenant; Loyal Street Gang"), Seat("Sully + Tasha Morgan"))
    monsters = [at.t.book.facts[piece.card].name for piece in at.t.pieces.values() if is_monster(at.t, piece)]
    assert monsters == ["Ryan", "Revenant", "Sully"]


@ruling("G00013", "23a701")
def test_equipment_of_a_clan_may_be_taken_by_a_minion_of_another() -> None:
    at = sits(Seat("Ryan + Femur of Toomler; Sully", "Femur of Toomler"), Seat("Meaghan"))
    assert at.why("a", "play:femur-of-toomler:sully") == "needs-clan"
    at.does("a", "equip-from:sully", "piece:femur-of-toomler").rest()
    assert at["Femur of Toomler"].host == at["Sully"].id
