"""Counters come onto a card, and go from it."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    YOURS,
    AddCounters,
    BurnCounters,
    Clan,
    Counters,
    Instead,
    IsA,
    Lock,
    Noun,
    Pred,
    PutInPlay,
    Store,
    Strike,
    StrikeKind,
    Unload,
    Who,
    clan_of,
)
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.apply import at_once, candidates, does, one_of
from coterie.games.vtes.rules.ask import choose_piece
from coterie.games.vtes.rules.changes import burn_counters
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.hands import check_counters
from coterie.games.vtes.rules.naming import ref
from coterie.games.vtes.support.registry import ANY, Place, Scope, Things, carries, ignored, refused
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Text


def _of_your_clan(effect: Store, scope: Scope) -> Text | None:
    """Who could move blood to a card is told by clan: your vampires of one."""
    some = effect.source
    fits = isinstance(some, Pred) and clan_of(some) and some == IsA(Noun.VAMPIRE) & YOURS & Clan(clan_of(some))
    return None if fits else ignored(effect, "source", scope)


@does(Store, Place.PHASE, source=Who.POOL)
@carries(Store, Place.PHASE, source=Things(), where=_of_your_clan)
def _store(t: Table, deed: Deed, effect: Store) -> Rules[None]:
    """Counters to this card: from the pool, or from a vampire (v5.card.smiling-jack)."""
    if isinstance(effect.source, Pred):
        having = [number for number in candidates(t, deed, effect.source) if t.pieces[number].blood >= effect.amount]
        number = yield from choose_piece(t, deed.seat, "store", having, may_pass=True, about=deed.card)
        if not number:
            return
        changes.burn_blood(t, t.piece(number), effect.amount)
    else:
        doors.pay_pool(t, deed.seat, effect.amount)
    card = t.pieces.get(deed.source)
    if card is not None:
        card.blood += effect.amount


@does(Unload, Place.USE, to=Things(chosen=True))
def _unload(t: Table, deed: Deed, effect: Unload) -> Rules[None]:
    """All counters of this card to a vampire."""
    number = yield from one_of(t, deed, effect.to, "add-blood")
    card = t.pieces.get(deed.source)
    if number and card is not None:
        amount, card.blood = card.blood, 0
        changes.gain_blood(t, t.piece(number), amount)


@at_once(AddCounters, Place.PHASE, Place.OFFER, Place.USE)
def _add_counters(t: Table, deed: Deed, effect: AddCounters) -> None:
    """Counters from the bank onto this card."""
    card = t.pieces.get(deed.source)
    if card is not None:
        card.blood += effect.amount
        t.tell("vtes-event-counters", card=ref(t, deed.source), amount=effect.amount, counters=card.blood)


def _with_counters(effect: BurnCounters, scope: Scope) -> Text | None:
    """A card that comes with counters, or is put on a minion with some."""
    put = scope.form.effect(PutInPlay)
    comes = isinstance(put, PutInPlay) and put.counters
    struck = any(isinstance(effect, Strike) and effect.kind is StrikeKind.PUT_ON for effect in scope.form.effects)
    return None if comes or struck else refused("alone", word="BurnCounters", other="PutInPlay")


@does(BurnCounters, Place.INSTEAD, where=_with_counters)
def _burn_counters(t: Table, deed: Deed, effect: BurnCounters) -> Rules[None]:
    """Counters of the card are burned, and perhaps the card with the last of them (v5.counters)."""
    card = t.pieces.get(deed.source)
    if card is None:
        return
    if card.host:
        burn_counters(t, card, effect.amount)
    else:  # instead of a card that is drawn, of which others are told nothing either
        card.blood -= min(card.blood, effect.amount)
    yield from check_counters(t, deed.source)


def _changes(ability: Counters, scope: Scope) -> Text | None:
    """Something must add counters, or take them off."""
    form = scope.form
    if ability.each_lock:
        locks = any(isinstance(effect, Lock) for _, use in form.uses for effect in use.cost)
        return None if locks else refused("alone", word="Counters", other="Use")
    taken = any(isinstance(effect, BurnCounters) for ability in form.abilities if isinstance(ability, Instead) for effect in ability.do)
    return None if taken else refused("alone", word="Counters", other="BurnCounters")


carries(Counters, Place.TABLE, Place.ATTACHED, each_lock=ANY, where=_changes)(check_counters)
