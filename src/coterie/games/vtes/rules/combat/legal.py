"""Who may play which combat card now. All of it is decided by public facts, so it also tells who need not be asked."""

from __future__ import annotations

from coterie.games.vtes import history
from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import (
    AdditionalStrikes,
    Effect,
    EndCombat,
    HandsOnly,
    Kind,
    Onward,
    Optional,
    Period,
    StrikeKind,
    Use,
)
from coterie.games.vtes.index import ALL
from coterie.games.vtes.records import Combat, Fighter
from coterie.games.vtes.requirements import presses, prevents_strikes, tastes
from coterie.games.vtes.rules.combat.fighters import fighter, side_of, strike_in, strike_uses
from coterie.games.vtes.rules.combat.prevention import from_strikes
from coterie.games.vtes.rules.could import could
from coterie.games.vtes.rules.legal import why_minion_card, why_when
from coterie.games.vtes.rules.moments import at_any_time, waits
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.uses import may_be_used, uses_in, why_use
from coterie.games.vtes.rules.window import CHECKS
from coterie.games.vtes.table import READY, Piece, Table
from coterie.games.vtes.windows import W_ADDITIONAL, W_DAMAGE, W_PRESS, W_RANGE, W_STRIKE
from coterie.kernel.text import Reason


def why_combat(t: Table, window: str, form: Form, seat: int, user: Piece) -> Reason | None:
    """Whether a minion may play a combat card now: the combatants, or for some cards the others (v5.minion-card.combat)."""
    combat = t.combat
    if combat is None:
        return no("only-combat", "v5.minion-card.combat")
    side = next((one for one in combat.sides if one.minion == user.id), None)
    if form.outside:
        if side is not None or user.zone != READY:
            return no("outside-combat-only", "v5.minion-card.combat-outside")
        if side_of(t, seat) < 0 and any(not isinstance(effect, EndCombat) for effect in form.effects):
            return no("only-combat", "v5.minion-card.combat")
    elif side is None:
        return no("not-in-combat", "v5.minion-card.combat")
    if form.staying and user.zone != READY:
        return no("leaving", "v5.combat.round-end")
    if form.once is Period.ROUND and t.uses.get(history.card(form.once, user.id, form.card)):
        return no("once-per-round", "v5.combat.sequence")
    if form.once is Period.COMBAT and t.uses.get(history.card(form.once, user.id, form.card)):
        return no("once-per-combat", "v5.combat.sequence")
    return why_minion_card(t, form, seat, user) or why_when(t, window, form, seat, user) or _why_effects(t, window, form.effects, side)


def _why_effects(t: Table, window: str, effects: tuple[Effect, ...], side: Fighter | None) -> Reason | None:
    combat, strike = t.running_combat(), strike_in(effects)
    if strike is not None and side is not None:
        if window == W_STRIKE and t.index.of(ALL, HandsOnly) and strike.kind is not StrikeKind.HAND:
            return no("hands-only", "v5.combat.strike")
        if window == W_RANGE and side.committed:
            return no("strike-committed", "v5.combat.range")
    if side is not None and side.gained and any(isinstance(effect, AdditionalStrikes) for effect in effects):
        return no("one-source-of-strikes", "v5.combat.additional")
    if side is not None and not from_strikes(side) and any(prevents_strikes(effect) for effect in effects):
        return no("no-strike-damage", "v5.combat.damage")
    if window == W_PRESS and all(press.only is Onward.CONTINUE for press in presses(effects)) and combat.continued:
        return no("only-to-continue", "v5.combat.press")
    if window == W_PRESS and all(press.only is Onward.END for press in presses(effects)) and not combat.continued:
        return no("only-to-end", "v5.combat.press")
    if side is not None and tastes(effects) and not _opponent(combat, side).vampire:
        return no("opponent-not-vampire", "v5.combat.round-end")
    return None


def _opponent(combat: Combat, side: Fighter) -> Fighter:
    return combat.sides[1 if combat.sides[0] is side else 0]


CHECKS[Kind.COMBAT] = why_combat

ELSEWHERE = {
    "before-range": no("only-before-range", "v5.combat.before-range"),
    W_RANGE: no("only-range", "v5.combat.range"),
    "before-strikes": no("only-before-strikes", "v5.combat.before-strikes"),
    W_STRIKE: no("only-strikes", "v5.combat.strike"),
    W_ADDITIONAL: no("only-additional", "v5.combat.additional"),
    W_DAMAGE: no("only-damage", "v5.combat.damage"),
    W_PRESS: no("only-press", "v5.combat.press"),
    "round-end": no("only-round-end", "v5.combat.round-end"),
}
"""To which step a card belongs that cannot be played in this one."""


def why_elsewhere(form: Form) -> Reason:
    """Why a combat card does not belong into this step."""
    return next((reason for window, reason in ELSEWHERE.items() if window in form.windows), no("not-now", "v5.play.card"))


def could_play(t: Table, window: str, side: int) -> bool:
    """Whether a combatant could play some card of the game here: known to all, whatever its controller holds (v5.combat.sequence)."""
    one = fighter(t, side)
    minion = t.pieces.get(one.minion)
    if minion is None or not t.players[one.seat].hand:
        return False
    nodes = t.book.least(window, Kind.COMBAT).might_play(minion)
    return any(could(t, node, window, one.seat, minion, why_combat) for node in nodes if not node.form.outside)


def could_use(t: Table, window: str, side: int) -> bool:
    """Whether a combatant's controller has something in play that is used here; what is used at any time is not asked for by itself."""
    seat = fighter(t, side).seat
    found = uses_in(t, window, seat)
    return any(not at_any_time(use) and may_be_used(t, window, seat, piece, n, use) for piece, n, use in found)


def could_interfere(t: Table, window: str, seat: int) -> bool:
    """Whether a minion that is not in the combat could play some card here (v5.minion-card.combat-outside)."""
    outside = t.book.least(window, Kind.COMBAT).outside
    if not outside or not t.players[seat].hand:
        return False
    return any(could(t, node, window, seat, t.pieces[number], why_combat) for node in outside for number in t.players[seat].ready)


def could_intervene(t: Table, window: str, seat: int) -> bool:
    """Whether a Methuselah has something in play that waits for this step of such a combat, in it or not."""
    return any(waits(use.when) and may_be_used(t, window, seat, piece, n, use) for piece, n, use in uses_in(t, window, seat))


def may_speak(t: Table, window: str, seat: int) -> bool:
    """Whether a Methuselah is asked in a step that all may use (v5.play.impulse)."""
    if t.players[seat].ousted:
        return False
    side = side_of(t, seat)
    return (side >= 0 and could_play(t, window, side)) or could_interfere(t, window, seat) or could_intervene(t, window, seat)


def why_maneuver_with(t: Table, seat: int, piece: Piece, n: int, use: Use) -> Reason | None:
    """The manoeuvre of a weapon: once each combat, if its strike can be used and no other strike is decided (v5.combat.range)."""
    if t.uses.get(history.maneuvered(piece.id, n)):
        return no("used-already", "v5.wording.during")
    side = side_of(t, seat)
    if side >= 0 and fighter(t, side).committed:
        return no("strike-committed", "v5.combat.range")
    return why_use(t, W_STRIKE, seat, piece, n, use)


def maneuvering_weapons(t: Table, side: int) -> list[tuple[Piece, int, Use]]:
    """What a combatant has whose strike comes with an optional manoeuvre."""
    minion = t.pieces.get(fighter(t, side).minion)
    if minion is None:
        return []
    return [
        (piece, n, use)
        for piece, n, use in strike_uses(t, minion)
        if any(isinstance(effect, Optional) and effect.maneuvers for effect in use.do)
    ]
