"""Hands: replacing played cards, drawing up, and discarding down (v5.play.replace)."""

from __future__ import annotations

from collections.abc import Iterable

from coterie.games.vtes.cards.vocabulary import Counters, Instead, Lock, Period, PutInPlay, ReplaceLater, StaysLocked
from coterie.games.vtes.index import ALL
from coterie.games.vtes.rules.ask import choose_cards
from coterie.games.vtes.rules.changes import PHASE_OF, burn, discard, draw_one
from coterie.games.vtes.rules.leaving import unless_left
from coterie.games.vtes.rules.stats import hand_size, surcharges
from coterie.games.vtes.support.registry import ANY, Place, Scope, carries, refused
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Text


def replace_played(t: Table, seat: int, card: int, form: int, cancelled: bool = False) -> Rules[None]:
    """Replace a card that was played: now, later if it says so and was not cancelled, or not while another stands in (v5.play.replace)."""
    later = t.book.forms[card][form].replace
    if later is not None and not cancelled:
        t.players[seat].later.append((card, PHASE_OF[later]))
        return
    if t.index.of(ALL, ReplaceLater) and surcharges(t, t.book.forms[card][form]):
        t.players[seat].later.append((card, Period.ACTION.value))
        return
    stand_in(t, seat, card)
    yield from adjust_hand(t, seat)


def _has_counters(ability: Instead, scope: Scope) -> Text | None:
    put = scope.form.effect(PutInPlay)
    return None if isinstance(put, PutInPlay) and put.counters else refused("alone", word="Instead", other="PutInPlay")


@carries(Instead, Place.TABLE, where=_has_counters)
def stand_in(t: Table, seat: int, card: int) -> None:
    """A card whose counters are burned instead of replacing another (v5.card.visit-from-the-capuchin)."""
    for number in t.players[seat].table:
        piece = t.pieces[number]
        ability = t.form_of(piece).ability(Instead)
        if piece.card != card and piece.blood > 0 and isinstance(ability, Instead):
            piece.blood -= ability.counters
            check_counters(t, number)
            return


def adjust_hand(t: Table, seat: int) -> Rules[None]:
    """Draw or discard at once until the hand has its size (v5.play.replace)."""
    excess = len(t.players[seat].hand) - hand_size(t, t.players[seat])
    while excess < 0:
        if not draw_one(t, seat):
            return
        excess = len(t.players[seat].hand) - hand_size(t, t.players[seat])
    if excess > 0:
        for card in (yield from unless_left(t, seat, choose_cards(t, seat, "discard-down", "hand", excess), [])):
            discard(t, seat, card)


def adjust_hands(t: Table, seats: Iterable[int]) -> Rules[None]:
    """The same for several Methuselahs, one after the other (v5.play.replace)."""
    for seat in seats:
        if len(t.players[seat].hand) != hand_size(t, t.players[seat]):
            yield from adjust_hand(t, seat)


def replace_discarded(t: Table, seat: int) -> Rules[None]:
    """Replace a card that left the hand otherwise than by being played: discarded, or burned for a vote (v5.play.replace)."""
    stand_in(t, seat, 0)
    yield from adjust_hand(t, seat)


def replace_later(t: Table, seat: int, phase: str) -> None:
    """Cards whose replacement was put off to this phase of their owner are replaced when the hand is filled up (v5.play.replace)."""
    player = t.players[seat]
    for card, due in player.later:
        if due == phase:
            stand_in(t, seat, card)
    player.later = [entry for entry in player.later if entry[1] != phase]


def _changes(ability: Counters, scope: Scope) -> Text | None:
    """Something must add counters, or take them off."""
    form = scope.form
    if ability.each_lock:
        locks = any(isinstance(effect, Lock) for _, use in form.uses for effect in use.cost)
        return None if locks else refused("alone", word="Counters", other="Use")
    taken = form.ability(Instead) is not None or form.ability(StaysLocked) is not None
    return None if taken else refused("alone", word="Counters", other="Instead")


@carries(Counters, Place.TABLE, Place.ATTACHED, each_lock=ANY, where=_changes)
def check_counters(t: Table, number: int) -> bool:
    """A card that burns at a number of counters is burned when it has them. Says whether it was."""
    piece = t.pieces.get(number)
    if piece is None:
        return False
    ability = t.form_of(piece).ability(Counters)
    if isinstance(ability, Counters) and (piece.blood >= ability.burn_at if ability.each_lock else piece.blood <= ability.burn_at):
        burn(t, piece)
        return True
    return False
