"""Damage outside strikes, and what prevents it."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    PREYS,
    THEIRS,
    YOURS,
    Control,
    Count,
    Environmental,
    Immune,
    Inflict,
    Period,
    Prevent,
    Wound,
    part,
)
from coterie.games.vtes.rules.apply import at_once, candidates, count, does
from coterie.games.vtes.rules.ask import choose_piece
from coterie.games.vtes.rules.combat.fighters import fighter, side_of
from coterie.games.vtes.rules.combat.playing import fought, in_combat
from coterie.games.vtes.rules.combat.prevention import guard, prevent
from coterie.games.vtes.rules.combat.strikes import environmental_damage
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.durations import last
from coterie.games.vtes.rules.matters import Hurt, happen
from coterie.games.vtes.rules.wounds import immune
from coterie.games.vtes.support.registry import ANY, MINIONS, ON_MINION, Place, Scope, Things, carries, held_by, ignored
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Text


def _of_one_seat(effect: Wound, scope: Scope) -> Text | None:
    """One Methuselah chooses: all of them must be that one's."""
    single = part(effect.of, Control) in (YOURS, PREYS, THEIRS)
    return None if single else ignored(effect, "of", scope)


@at_once(Inflict, Place.MODIFIER)
def _inflict(t: Table, deed: Deed, effect: Inflict) -> None:
    """Damage to the user after action resolution."""
    t.running_action().after.append((deed.user, deed.card, effect))


@does(Wound, Place.PHASE, where=_of_one_seat, of=Things(than=True))
def _wound(t: Table, deed: Deed, effect: Wound) -> Rules[None]:
    """Who controls them chooses one of some minions, and it takes damage that nothing prevents (v5.combat.damage)."""
    exposed = candidates(t, deed, effect.of)
    if exposed:
        chosen = yield from choose_piece(t, t.piece(exposed[0]).controller, "wound", exposed, about=deed.card)
        yield from happen(t, Hurt(chosen, effect.damage))


@at_once(Prevent, Place.REACTION, amount=(int, Count.X, Count.X_PLUS_1))
def _prevent(t: Table, deed: Deed, effect: Prevent) -> None:
    """Prevention in the first round of the combat that follows if the user blocks."""
    committed = t.running_action().committed
    maneuvers, presses, prevent = committed.get(deed.user, (0, 0, 0))
    committed[deed.user] = (maneuvers, presses, prevent + count(t, deed, effect.amount))


@in_combat(Environmental, Place.COMBAT)
def _environmental(t: Table, deed: Deed, effect: Environmental) -> None:
    last(t, deed, effect, Period.COMBAT, fighter(t, side_of(t, deed.seat)).minion, effect.damage)


carries(Immune, Place.STATIC, source=ANY, where=held_by(*MINIONS, *ON_MINION))(immune)
carries(Environmental, Place.STATIC, where=held_by(Place.RETAINER))(environmental_damage)


@fought(Prevent, Place.COMBAT, amount=(int, Count.X, Count.X_PLUS_1, Count.OPPOSING_STRIKES), gun=ANY)
@carries(Prevent, Place.FIGHT, amount=int, gun=ANY)
def _prevent_now(t: Table, deed: Deed, effect: Prevent) -> Rules[None]:
    """Damage is prevented: so much of what is pending, or all of the strikes of the opposing minion (v5.combat.damage)."""
    side = side_of(t, deed.seat)
    if effect.amount is Count.OPPOSING_STRIKES:
        guard(t, side)
    else:
        yield from prevent(t, side, effect, count(t, deed, effect.amount), deed.source)
