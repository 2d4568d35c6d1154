"""What keeps minions from blocking, reacting and voting though they could: a referendum that bars them, a library that is empty."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Barred, Hinders
from coterie.games.vtes.index import ALL
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.naming import card_ref, ref, seat_ref
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.table import ALLY, Piece, Table
from coterie.kernel.text import Reason


def bar(t: Table, minion: Piece, what: tuple[Barred, ...]) -> None:
    """A minion is kept from some things for the rest of the turn (v5.politics.referendum)."""
    kept = tuple(entry for entry in minion.standing.barred if entry[0] not in what)
    minion.stands(barred=(*kept, *((one, t.turn) for one in what)))
    t.tell("vtes-event-barred", piece=ref(t, minion.id))


def barred(t: Table, minion: Piece, what: Barred) -> bool:
    """Whether a minion is kept from something this turn."""
    return (what, t.turn) in minion.standing.barred


def hindered(t: Table) -> bool:
    """Whether an attempt to block the running action costs the top card of a library: some ready vampire says so of who acts."""
    action = t.action
    actor = None if action is None else t.pieces.get(action.actor)
    if actor is None or actor.kind != ALLY:
        return False
    return any(entry.holds is None or entry.holds(t, entry, actor, None) for entry in t.index.of(ALL, Hinders))


def why_hindered(t: Table, seat: int, drawn: int = 0) -> Reason | None:
    """Whether there is a card to burn for an attempt to block, after so many were drawn for cards played (v5.block.who)."""
    if hindered(t) and len(t.players[seat].library_cards()) <= drawn:
        return no("library-empty", "v5.block.who")
    return None


def burn_top(t: Table, seat: int) -> None:
    """Burn the top card of a library: it goes to the ash heap for all to see (v5.terms.burn)."""
    card = t.draw_library(seat)
    if card is not None:
        changes.to_ash(t, seat, card)
        t.learn()
        t.tell("vtes-event-top-burned", seat=seat_ref(t, seat), card=card_ref(t, card))
