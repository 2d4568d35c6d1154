"""Hands: replacing played cards, drawing up, and discarding down (v5.play.replace)."""

from __future__ import annotations

from collections.abc import Iterable

from coterie.games.vtes.cards.vocabulary import Counters, Period, ReplaceLater
from coterie.games.vtes.index import ALL
from coterie.games.vtes.rules.ask import choose_cards
from coterie.games.vtes.rules.changes import discard, draw_one
from coterie.games.vtes.rules.doors import burn, replaces
from coterie.games.vtes.rules.leaving import unless_left
from coterie.games.vtes.rules.stats import hand_size, surcharges
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules


def replace_played(t: Table, seat: int, card: int, form: int, cancelled: bool = False) -> Rules[None]:
    """Replace a card that was played: now, later if it says so and was not cancelled, or not while another stands in (v5.play.replace)."""
    later = t.book.forms[card][form].replace
    if later is not None and not cancelled:
        t.players[seat].later.append((card, later.kind.value))
        return
    if t.index.of(ALL, ReplaceLater) and surcharges(t, t.book.forms[card][form]):
        t.players[seat].later.append((card, Period.ACTION.value))
        return
    yield from replaces(t, seat, card)
    yield from adjust_hand(t, seat)


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
    """The same for several Methuselahs, one after the other; nobody has a hand who is out (v5.play.replace)."""
    for seat in seats:
        player = t.players[seat]
        if not player.ousted and len(player.hand) != hand_size(t, player):
            del player
            yield from adjust_hand(t, seat)


def replace_discarded(t: Table, seat: int) -> Rules[None]:
    """Replace a card that left the hand otherwise than by being played: discarded, or burned for a vote (v5.play.replace)."""
    yield from replaces(t, seat, 0)
    yield from adjust_hand(t, seat)


def replace_later(t: Table, seat: int, phase: str) -> Rules[None]:
    """Cards whose replacement was put off to this phase of their owner are replaced when the hand is filled up (v5.play.replace)."""
    if not t.players[seat].later:
        return
    for card in [card for card, due in t.players[seat].later if due == phase]:
        yield from replaces(t, seat, card)
    t.players[seat].later = [entry for entry in t.players[seat].later if entry[1] != phase]


def check_counters(t: Table, number: int) -> Rules[None]:
    """A card that burns at a number of counters is burned when it has them."""
    piece = t.pieces.get(number)
    if piece is None:
        return
    ability = t.form_of(piece).ability(Counters)
    if isinstance(ability, Counters) and (piece.blood >= ability.burn_at if ability.each_lock else piece.blood <= ability.burn_at):
        yield from burn(t, number)
