"""Numbers of minions that follow from what else is on the table, also when that is gone."""

from __future__ import annotations

from coterie.games.vtes.rules.stats import intercept
from tests.marks import rule

from .build import Seat, table


@rule("v5.block.stealth")
def test_intercept_against_titled_minions_can_be_read_when_the_acting_minion_is_burned() -> None:
    at = table(Seat("Belinde"), Seat("Bret Stryker"))
    at.acting("Belinde", "bleed").blocked_by = at["Bret Stryker"].id
    assert intercept(at.t, at["Bret Stryker"]) == -1
    at.t.players[0].ready.clear()
    del at.t.pieces[at["Belinde"].id]
    assert intercept(at.t, at["Bret Stryker"]) == 0
