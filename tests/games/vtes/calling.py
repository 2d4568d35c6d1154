"""Referendums called for tests: who calls what, and its terms."""

from __future__ import annotations

from coterie.games.vtes.rules.politics.referendums import referendum
from tests.games.vtes.build import Scene, Seat, table

KINE, ANCILLA, PARITY, BOON, JUSTICAR = (
    "Kine Resources Contested", "Ancilla Empowerment", "Parity Shift", "Consanguineous Boon", "Toreador Justicar",
)  # fmt: skip


def call(scene: Scene, vampire: str, card: str) -> Scene:
    """A vampire's political action has succeeded."""
    action = scene.acting(vampire, "political", card=card)
    return scene.run(referendum(scene.t, action.seat, action.actor, action.card, 0))


def terms(scene: Scene) -> dict[str, int]:
    """The points of the terms by seat."""
    return {scene.t.seats[seat]: points for seat, points in scene.t.running_referendum().points.items()}


def allocated(scene: Scene) -> Scene:
    """Kine Resources Contested called by a, with 3 points to b and 1 to c."""
    return call(scene, "Alexa Draper", KINE).does("a", "seat:b*3 seat:c")


def three(a: Seat | None = None, b: Seat | None = None, c: Seat | None = None, edge: str = "") -> Scene:
    """Three Methuselahs; a has Alexa Draper, a prince."""
    return table(a or Seat("Alexa Draper"), b or Seat("Belinde"), c or Seat("Ayelech"), edge=edge)
