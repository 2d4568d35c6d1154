"""Whether somebody could play some card of the game in a window: known to all, whatever the hand holds.

It is asked of the forms that ask least. With open lists these are of the cards at the table, with closed lists of all there are.
In combat, and while an action is announced, a card must fit the situation too; elsewhere it counts what the minions are and can pay.
"""

from __future__ import annotations

from collections.abc import Callable

from coterie.games.vtes import history
from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Kind
from coterie.games.vtes.requirements import Weakest
from coterie.games.vtes.rules.legal import why_minion_card, why_modifier, why_modifying, why_reacting
from coterie.games.vtes.table import Piece, Table
from coterie.games.vtes.windows import W_ANNOUNCED
from coterie.kernel.text import Reason

Why = Callable[[Table, str, Form, int, Piece], "Reason | None"]


def could(t: Table, node: Weakest, window: str, seat: int, user: Piece, why: Why) -> bool:
    """Whether a minion could play a form, or one that asks more if this one has been played already."""
    if why(t, window, node.form, seat, user) is None:
        return True
    return bool(node.stronger) and spent(t, node.form, user) and any(could(t, one, window, seat, user, why) for one in node.stronger)


def spent(t: Table, form: Form, user: Piece) -> bool:
    """Whether a minion has played a card that it may play once at a time (v5.minion-card.modifier)."""
    played = t.action is not None and t.action.was_played(user.id, form.card)
    return played or (form.once is not None and history.card(form.once, user.id, form.card) in t.uses)


def could_modify(t: Table, window: str, seat: int) -> bool:
    """Whether who acts has a minion that could play some action modifier here (v5.minion-card.modifier)."""
    player, least = t.players[seat], t.book.least(window, Kind.MODIFIER)
    if not player.hand or not least.every:
        return False
    actor, announced = t.pieces.get(t.running_action().actor), window == W_ANNOUNCED
    if actor is not None:
        why = why_modifier if announced else _why_plays
        for node in least.might_play(actor):
            if not node.form.outside and could(t, node, window, seat, actor, why):
                return True
    why = why_modifier if announced else _why_modifies
    return any(could(t, node, window, seat, t.pieces[number], why) for node in least.outside for number in player.ready)


def could_react(t: Table, window: str, seat: int) -> bool:
    """Whether another Methuselah has a minion that could play some reaction here (v5.minion-card.reaction)."""
    player, least = t.players[seat], t.book.least(window, Kind.REACTION)
    if not player.hand or not least.every:
        return False
    for number in player.ready:
        minion = t.pieces[number]
        for node in least.might_play(minion):
            if could(t, node, window, seat, minion, _why_reacts):
                return True
    return False


def _why_plays(t: Table, window: str, form: Form, seat: int, user: Piece) -> Reason | None:
    return why_minion_card(t, form, seat, user)


def _why_modifies(t: Table, window: str, form: Form, seat: int, user: Piece) -> Reason | None:
    return why_modifying(t, form, seat, user) or why_minion_card(t, form, seat, user)


def _why_reacts(t: Table, window: str, form: Form, seat: int, user: Piece) -> Reason | None:
    return why_reacting(t, form, seat, user) or why_minion_card(t, form, seat, user)
