"""Playing combat cards and using what is in play, and what they do in combat (v5.minion-card.combat)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from coterie.games.vtes import history, keys
from coterie.games.vtes.cards.vocabulary import AfterCombat, Aggravated, Effect, FirstStrike, Kind, Period, Strike, StrikeKind, WeaponOnly
from coterie.games.vtes.keys import Key
from coterie.games.vtes.records import Blow
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import apply
from coterie.games.vtes.rules.cancel import as_played
from coterie.games.vtes.rules.combat.fighters import fighter, shown, side_of, strike_in
from coterie.games.vtes.rules.combat.legal import why_combat
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.hands import replace_played
from coterie.games.vtes.rules.moments import used_in_combat
from coterie.games.vtes.rules.naming import card_ref, ref, seat_ref
from coterie.games.vtes.rules.payments import pay_all
from coterie.games.vtes.rules.play import choose_x, pay, reduce_cost, settle, use_ability
from coterie.games.vtes.rules.uses import bearer
from coterie.games.vtes.support.registry import Place, Where, carries
from coterie.games.vtes.table import Table
from coterie.games.vtes.windows import W_RANGE
from coterie.kernel.questions import Rules


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
    yield from announce_card(t, seat, card, form, user, x, less)
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


def announce_card(t: Table, seat: int, card: int, form: int, user: int, x: int, less: int) -> Rules[None]:
    """A combat card is played for all to see, and paid for; how often a minion may play it is remembered (v5.play.card)."""
    definition = t.book.forms[card][form]
    changes.show_staged(t)
    t.tell("vtes-event-played", seat=seat_ref(t, seat), user=ref(t, user), card=card_ref(t, card), level=definition.level)
    t.running_combat().played.append((user, card, form))
    if definition.once in (Period.ROUND, Period.COMBAT):
        t.uses[history.card(definition.once, user, card)] = 1
    yield from pay(t, seat, definition, t.piece(user), x, less=less)


def use_in_combat(t: Table, seat: int, source: int, n: int) -> Rules[None]:
    """Use an ability of a card in play: those for combat here, those for any time as always (v5.combat)."""
    use = dict(t.form_of(t.piece(source)).uses)[n]
    if not used_in_combat(use):
        yield from use_ability(t, seat, source, n)
        return
    deed = Deed(seat, bearer(t, t.piece(source)).id, t.piece(source).card, t.piece(source).form, (), source)
    t.tell("vtes-event-used", seat=seat_ref(t, seat), card=ref(t, source))
    if use.once is not None:
        t.uses[history.ability(use.once, source, n)] = 1
    yield from pay_all(t, deed, use.cost)
    yield from carry_out(t, deed, use.do)


# What effects do in combat.


Change = Callable[[Table, Deed, Any], None]
Doer = Callable[[Table, Deed, Any], Rules[None]]
AT_ONCE: dict[type, Change] = {}
"""What effects change at once in combat."""
FOUGHT: dict[type, Doer] = {}
"""What they do there, where somebody may be asked."""


def in_combat(sort: type[Effect], *places: Place, where: Where | None = None, **fields: object) -> Callable[[Change], Change]:
    """Register what an effect changes in combat, which may be other than elsewhere; it asks nobody anything."""

    def register(change: Change) -> Change:
        AT_ONCE[sort] = change
        return carries(sort, *places, where=where, **fields)(change)

    return register


def fought(sort: type[Effect], *places: Place, where: Where | None = None, **fields: object) -> Callable[[Doer], Doer]:
    """Register how an effect is carried out in combat."""

    def register(doer: Doer) -> Doer:
        FOUGHT[sort] = doer
        return carries(sort, *places, where=where, **fields)(doer)

    return register


def carry_out(t: Table, deed: Deed, effects: tuple[Effect, ...]) -> Rules[None]:
    """Carry out effects in their order; what has no meaning of its own in combat is done as anywhere else."""
    strike = strike_in(effects)
    if strike is not None:
        choose_blow(t, deed, strike, effects)
    for effect in effects:
        change = AT_ONCE.get(type(effect))
        if change is not None:
            change(t, deed, effect)
        else:
            yield from FOUGHT.get(type(effect), apply)(t, deed, effect)


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
