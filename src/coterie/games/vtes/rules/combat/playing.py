"""Playing combat cards and using what is in play, and what they do in combat (v5.minion-card.combat)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from coterie.games.vtes import history, keys
from coterie.games.vtes.cards.vocabulary import (
    AdditionalStrikes,
    AfterCombat,
    Aggravated,
    BurnBloodTo,
    Count,
    Effect,
    Either,
    EndCombat,
    Environmental,
    FirstStrike,
    HandsOnly,
    Kind,
    Maneuver,
    NextRoundClose,
    Optional,
    Period,
    Phase,
    Press,
    Prevent,
    Strike,
    StrikeKind,
    WeaponOnly,
)
from coterie.games.vtes.keys import Key
from coterie.games.vtes.records import Blow
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import apply
from coterie.games.vtes.rules.cancel import as_played
from coterie.games.vtes.rules.combat.fighters import fighter, shown, side_of, strike_in
from coterie.games.vtes.rules.combat.legal import why_combat
from coterie.games.vtes.rules.combat.prevention import guard, prevent
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.durations import last
from coterie.games.vtes.rules.hands import replace_played
from coterie.games.vtes.rules.naming import card_ref, ref, seat_ref
from coterie.games.vtes.rules.payments import pay_all
from coterie.games.vtes.rules.play import choose_x, pay, reduce_cost, settle, use_ability
from coterie.games.vtes.rules.uses import bearer
from coterie.games.vtes.support.registry import ANY, Place, Scope, Within, at_phases, beside, carries, refused
from coterie.games.vtes.table import Table
from coterie.games.vtes.windows import W_PRESS, W_RANGE
from coterie.kernel.questions import Rules
from coterie.kernel.text import Text

IN_COMBAT = (Phase.COMBAT, Phase.STRIKE, Phase.DAMAGE, Phase.BEFORE_RANGE)


def perform(t: Table, seat: int, key: Key) -> Rules[None]:
    """Carry out a key that plays a card or uses something in play."""
    window = t.running_combat().step
    if isinstance(key, keys.Play):
        card, form = legal_form(t, window, seat, key)
        yield from play(t, seat, card, form, key.user)
    elif isinstance(key, keys.Use):
        yield from use_in_combat(t, seat, key.piece, key.n)
    yield from settle(t)
    t.window = window


def legal_form(t: Table, window: str, seat: int, key: keys.Play) -> tuple[int, int]:
    """The card and the form that a key means: the one that may be played in this step."""
    piece = t.piece(key.user)
    forms = [form for form in t.book.ways(key.card, key.mark) if form.kind is Kind.COMBAT and window in form.windows]
    found = next((form for form in forms if why_combat(t, window, form, seat, piece) is None), forms[0])
    return found.card, found.index


def play(t: Table, seat: int, card: int, form: int, user: int) -> Rules[None]:
    """A combat card is announced, paid, perhaps cancelled, replaced, and carried out; strikes take effect later (v5.play.card)."""
    changes.stage(t, seat, card)
    x = yield from choose_x(t, seat, card, form, user)
    less = yield from reduce_cost(t, seat, card, form)
    announce_card(t, seat, card, form, user, x, less)
    cancelled = yield from as_played(t, seat, card, form, user)
    yield from replace_played(t, seat, card, form, bool(cancelled))
    if not cancelled:
        yield from carry_out(t, Deed(seat, user, card, form, (), 0, x), t.book.forms[card][form].effects)
    if (seat, card) in t.playing and (cancelled or not waits(t.book.forms[card][form].effects)):
        changes.finish_playing(t, seat, card)


def waits(effects: tuple[Effect, ...]) -> bool:
    """Whether the card of a strike is still needed when the strike is resolved (v5.combat.strike)."""
    strike = strike_in(effects)
    return strike is not None and (strike.kind is StrikeKind.PUT_ON or any(isinstance(effect, AfterCombat) for effect in effects))


def announce_card(t: Table, seat: int, card: int, form: int, user: int, x: int, less: int) -> None:
    """A combat card is played for all to see, and paid for; how often a minion may play it is remembered (v5.play.card)."""
    definition = t.book.forms[card][form]
    changes.show_staged(t)
    t.tell("vtes-event-played", seat=seat_ref(t, seat), user=ref(t, user), card=card_ref(t, card), level=definition.level)
    if definition.once in (Period.ROUND, Period.COMBAT):
        t.uses[history.card(definition.once, user, card)] = 1
    pay(t, seat, definition, t.piece(user), x, less=less)


def use_in_combat(t: Table, seat: int, source: int, n: int) -> Rules[None]:
    """Use an ability of a card in play: those for combat here, those for any time as always (v5.combat)."""
    use = dict(t.form_of(t.piece(source)).uses)[n]
    if use.at not in IN_COMBAT:
        yield from use_ability(t, seat, source, n)
        return
    deed = Deed(seat, bearer(t, t.piece(source)).id, t.piece(source).card, t.piece(source).form, (), source)
    t.tell("vtes-event-used", seat=seat_ref(t, seat), card=ref(t, source))
    if use.once is not None:
        t.uses[history.ability(use.once, source, n)] = 1
    yield from pay_all(t, deed, use.cost)
    yield from carry_out(t, deed, use.do)


# What effects do in combat.


def carry_out(t: Table, deed: Deed, effects: tuple[Effect, ...]) -> Rules[None]:
    """Carry out effects in their order; what has no meaning of its own in combat is done as anywhere else."""
    strike = strike_in(effects)
    if strike is not None:
        choose_blow(t, deed, strike, effects)
    for effect in effects:
        if isinstance(effect, Strike | FirstStrike | Aggravated | WeaponOnly | AfterCombat):
            continue
        if isinstance(effect, BurnBloodTo):
            changes.burn_blood(t, t.piece(deed.user), effect.blood)
            yield from carry_out(t, deed, (effect.do,))
        elif isinstance(effect, Prevent) and effect.amount is Count.OPPOSING_STRIKES:
            guard(t, side_of(t, deed.seat))
        elif isinstance(effect, Prevent):
            side = side_of(t, deed.seat)
            amount = deed.x + 1 if effect.amount is Count.X_PLUS_1 else deed.x if effect.amount is Count.X else int(effect.amount)
            yield from prevent(t, side, effect, amount, deed.source)
        elif type(effect) in AT_ONCE:
            AT_ONCE[type(effect)](t, deed, effect)
        else:
            yield from apply(t, deed, effect)


def _struck(effect: Effect, scope: Scope) -> Text | None:
    """A strike of a card in play is one that is chosen as a strike."""
    return at_phases(Phase.STRIKE)(effect, scope) if scope.place is Place.FIGHT else None


def _ends_by_strike(effect: AfterCombat, scope: Scope) -> Text | None:
    """What is put off is done after a combat that the strike beside it ends."""
    strike = strike_in(scope.beside)
    ends = strike is not None and strike.kind is StrikeKind.COMBAT_ENDS
    return None if ends else refused("alone", word="AfterCombat", other="Strike")


AIMED = (StrikeKind.HAND, StrikeKind.DAMAGE, StrikeKind.STEAL_BLOOD)
TAKES = (StrikeKind.DESTROY_EQUIPMENT, StrikeKind.STEAL_EQUIPMENT, StrikeKind.TORPOR)
BY_FIGHTERS = (Place.COMBAT, Place.FIGHT)


@carries(Strike, *BY_FIGHTERS, kind=AIMED, amount=ANY, ranged=ANY, where=_struck)
@carries(Strike, *BY_FIGHTERS, kind=TAKES, ranged=ANY, where=_struck)
@carries(Strike, *BY_FIGHTERS, kind=StrikeKind.DODGE, where=_struck)
@carries(Strike, *BY_FIGHTERS, kind=StrikeKind.COMBAT_ENDS, unlock=ANY, where=_struck)
@carries(Strike, Place.COMBAT, kind=StrikeKind.PUT_ON, amount=ANY, ranged=ANY)
@carries(FirstStrike, *BY_FIGHTERS, where=beside(Strike))
@carries(Aggravated, *BY_FIGHTERS, where=beside(Strike))
@carries(WeaponOnly, *BY_FIGHTERS, where=beside(Strike))
@carries(AfterCombat, Place.COMBAT, do=Within(Place.AFTER_COMBAT), where=_ends_by_strike)
@carries(Prevent, Place.COMBAT, amount=(int, Count.X, Count.X_PLUS_1, Count.OPPOSING_STRIKES), gun=ANY)
@carries(Prevent, Place.FIGHT, amount=int, gun=ANY, where=at_phases(Phase.DAMAGE))
def choose_blow(t: Table, deed: Deed, strike: Strike, effects: tuple[Effect, ...]) -> None:
    """The strike that a card or weapon gives; chosen with its manoeuvre, it is the first strike of the round (v5.combat.range)."""
    kinds = [type(effect) for effect in effects]
    one = fighter(t, side_of(t, deed.seat))
    one.blow = Blow(strike, deed.source, FirstStrike in kinds, Aggravated in kinds, WeaponOnly in kinds)
    if not deed.source:
        one.blow = msgspec.structs.replace(one.blow, card=deed.card, form=deed.form)
    one.committed = t.running_combat().step == W_RANGE


def maneuver(t: Table, side: int) -> None:
    """A manoeuvre goes to long range, or back to close range if the opponent went away (v5.combat.range)."""
    combat = t.running_combat()
    combat.long = not combat.long
    t.tell("vtes-event-maneuver", piece=shown(t, side), range="long" if combat.long else "close")


def press(t: Table, side: int) -> None:
    """A press continues combat, or cancels the press that would continue it (v5.combat.press)."""
    combat = t.running_combat()
    combat.continued = not combat.continued
    t.tell("vtes-event-press", piece=shown(t, side), continues=int(combat.continued))


@carries(Maneuver, Place.COMBAT, presses=ANY)
def _maneuver(t: Table, deed: Deed, effect: Maneuver) -> None:
    side = side_of(t, deed.seat)
    fighter(t, side).round_presses += effect.presses
    maneuver(t, side)


@carries(Press, Place.COMBAT, to_continue=ANY)
@carries(Press, Place.FIGHT, where=at_phases(Phase.COMBAT))
def _press(t: Table, deed: Deed, effect: Press) -> None:
    press(t, side_of(t, deed.seat))


def _press_or_maneuver(effect: Either, scope: Scope) -> Text | None:
    sides = (type(effect.first), type(effect.second))
    return None if sides in ((Press, Maneuver), (Maneuver, Press)) else refused("two-sides", place=scope.named)


@carries(Either, Place.COMBAT, first=Within(), second=Within(), where=_press_or_maneuver)
def _either(t: Table, deed: Deed, effect: Either) -> None:
    """Of a press and a manoeuvre, the one that belongs into this step."""
    wanted: type = Press if t.running_combat().step == W_PRESS else Maneuver
    chosen = effect.first if isinstance(effect.first, wanted) else effect.second
    AT_ONCE[type(chosen)](t, deed, chosen)


@carries(Optional, Place.COMBAT, presses=ANY, maneuvers=ANY)
@carries(Optional, Place.FIGHT, presses=ANY, maneuvers=ANY, where=beside(Strike))
def _optional(t: Table, deed: Deed, effect: Optional) -> None:
    """Optional presses are for this round; the manoeuvre that comes with a strike is used at once, in the range step, or not at all."""
    side = side_of(t, deed.seat)
    one = fighter(t, side)
    one.round_presses += effect.presses
    if effect.maneuvers and t.running_combat().step == W_RANGE:
        one.round_maneuvers += effect.maneuvers - 1
        maneuver(t, side)


@carries(Environmental, Place.COMBAT)
def _environmental(t: Table, deed: Deed, effect: Environmental) -> None:
    last(t, deed, effect, Period.COMBAT, fighter(t, side_of(t, deed.seat)).minion, effect.damage)


@carries(HandsOnly, Place.COMBAT)
def _hands_only(t: Table, deed: Deed, effect: HandsOnly) -> None:
    last(t, deed, effect, Period.ROUND)


@carries(NextRoundClose, Place.COMBAT)
def _close_next(t: Table, deed: Deed, effect: NextRoundClose) -> None:
    t.running_combat().close_next = True


@carries(AdditionalStrikes, Place.COMBAT)
def _additional(t: Table, deed: Deed, effect: AdditionalStrikes) -> None:
    """Additional strikes come from one source only each round (v5.combat.additional)."""
    one = fighter(t, side_of(t, deed.seat))
    one.strikes += effect.amount
    one.gained = True


@carries(EndCombat, Place.COMBAT)
@carries(EndCombat, Place.FIGHT, where=at_phases(Phase.BEFORE_RANGE))
def _end_combat(t: Table, deed: Deed, effect: EndCombat) -> None:
    t.running_combat().ended = True


AT_ONCE: dict[type, Callable[[Table, Deed, Any], None]] = {
    Maneuver: _maneuver,
    Press: _press,
    Either: _either,
    Optional: _optional,
    Environmental: _environmental,
    HandsOnly: _hands_only,
    NextRoundClose: _close_next,
    AdditionalStrikes: _additional,
    EndCombat: _end_combat,
}
"""What effects change at once in combat."""
