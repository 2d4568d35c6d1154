"""Manoeuvres and presses, and how combat goes on or ends."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import EndCombat, Maneuver, NextRoundClose, Optional, Press, State, Strike, When
from coterie.games.vtes.rules.apply import at_once
from coterie.games.vtes.rules.combat.fighters import fighter, side_of
from coterie.games.vtes.rules.combat.playing import in_combat, maneuver, press
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.support.registry import ANY, Place, at_moments, beside, carries
from coterie.games.vtes.table import Table
from coterie.games.vtes.windows import W_RANGE


@in_combat(Maneuver, Place.COMBAT, presses=ANY)
def _maneuver(t: Table, deed: Deed, effect: Maneuver) -> None:
    side = side_of(t, deed.seat)
    fighter(t, side).round_presses += effect.presses
    maneuver(t, side)


@in_combat(Press, Place.COMBAT, only=ANY)
@carries(Press, Place.FIGHT)
def _press(t: Table, deed: Deed, effect: Press) -> None:
    press(t, side_of(t, deed.seat))


@in_combat(Optional, Place.COMBAT, presses=ANY, maneuvers=ANY)
@carries(Optional, Place.FIGHT, presses=ANY, maneuvers=ANY, where=beside(Strike))
def _optional(t: Table, deed: Deed, effect: Optional) -> None:
    """Optional presses are for this round; the manoeuvre that comes with a strike is used at once, in the range step, or not at all."""
    side = side_of(t, deed.seat)
    one = fighter(t, side)
    one.round_presses += effect.presses
    if effect.maneuvers and t.running_combat().step == W_RANGE:
        one.round_maneuvers += effect.maneuvers - 1
        maneuver(t, side)


@in_combat(NextRoundClose, Place.COMBAT)
def _close_next(t: Table, deed: Deed, effect: NextRoundClose) -> None:
    t.running_combat().close_next = True


@in_combat(EndCombat, Place.COMBAT)
@carries(EndCombat, Place.FIGHT, where=at_moments(When(State.BEFORE_RANGE)))
def _end_combat(t: Table, deed: Deed, effect: EndCombat) -> None:
    t.running_combat().ended = True


@at_once(Optional, Place.REACTION, presses=ANY, maneuvers=ANY)
def _optional_if_blocks(t: Table, deed: Deed, effect: Optional) -> None:
    """A manoeuvre or press in the combat that follows if the user blocks (v5.card.guard-dogs)."""
    committed = t.running_action().committed
    maneuvers, presses, prevent = committed.get(deed.user, (0, 0, 0))
    committed[deed.user] = (maneuvers + effect.maneuvers, presses + effect.presses, prevent)
