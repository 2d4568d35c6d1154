"""The discard phase: a card discarded and replaced, or an event (v5.discard)."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes import keys
from coterie.games.vtes.history import EVENT, Until, Use
from coterie.games.vtes.keys import PASS, Key, Word
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.ask import choose_card
from coterie.games.vtes.rules.contest import enter_play
from coterie.games.vtes.rules.hands import adjust_hand, replace_discarded, replace_later, replace_played
from coterie.games.vtes.rules.naming import card_ref, seat_ref
from coterie.games.vtes.rules.phases.window import PhaseWindow, take_offer, why_end
from coterie.games.vtes.rules.play import settle
from coterie.games.vtes.rules.question import ask
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.table import Table
from coterie.games.vtes.windows import W_DISCARD
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason

DISCARD: Final = Word("discard")


class DiscardPhase(PhaseWindow):
    """The discard phase: one card may be discarded and replaced."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        self.seat, self.quiet, self.name = seat, True, W_DISCARD

    def given(self, t: Table, found: list[Key]) -> dict[str, Key]:
        return {}

    def goes_on(self, t: Table, key: Key) -> bool:
        return key == DISCARD or super().goes_on(t, key)

    def more(self, t: Table, seat: int) -> list[Key]:
        events = [card for card in dict.fromkeys(t.players[seat].hand) if card in t.book.events]
        return [DISCARD, *[keys.Event(card) for card in events], PASS]

    def legal_more(self, t: Table, seat: int) -> list[Key]:
        found = self.more(t, seat)[:-1] if t.players[seat].discards else []
        found = [key for key in found if self.why_more(t, seat, key) is None]
        if why_end(t, self.name, seat) is None:
            found.append(PASS)
        return found

    def why_more(self, t: Table, seat: int, key: Key) -> Reason | None:
        if key == PASS:
            return why_end(t, self.name, seat)
        if t.players[seat].discards < 1:
            return no("no-discard", "v5.discard")
        if isinstance(key, keys.Event):
            return why_event(t, key.card)
        return None if t.players[seat].hand else no("empty-hand", "v5.discard")


def discard_phase(t: Table) -> Rules[None]:
    """One discard phase action: discard a card and replace it (v5.discard)."""
    seat = t.active
    if not t.step:
        yield from replace_later(t, seat, "discard")
        yield from adjust_hand(t, seat)
        t.players[seat].discards = 1
        t.step = "discards"
    while True:
        answer = yield from ask(t, DiscardPhase(t.seats[seat]))
        if answer == PASS:
            return
        if isinstance(answer, keys.Use | keys.Fire):
            yield from take_offer(t, seat, answer)
        elif isinstance(answer, keys.Event):
            yield from play_event(t, seat, answer.card)
        else:
            t.players[seat].discards -= 1
            card = yield from choose_card(t, seat, "discard", "hand")
            changes.discard(t, seat, card)
            yield from replace_discarded(t, seat)
        yield from settle(t)


def why_event(t: Table, card: int) -> Reason | None:
    """One event in a discard phase, and each event once in a game (v5.event-card)."""
    if t.uses.get(Use(Until.TURN, EVENT)):
        return no("one-event", "v5.discard")
    return no("event-played", "v5.event-card") if t.uses.get(Use(Until.GAME, EVENT, 0, card)) else None


def play_event(t: Table, seat: int, card: int) -> Rules[None]:
    """An event is put in play by a discard phase action; who played it controls it (v5.event-card)."""
    t.players[seat].discards -= 1
    t.uses[Use(Until.TURN, EVENT)] = t.uses[Use(Until.GAME, EVENT, 0, card)] = 1
    changes.stage(t, seat, card)
    changes.show_staged(t)
    t.tell("vtes-event-event", seat=seat_ref(t, seat), card=card_ref(t, card))
    yield from replace_played(t, seat, card, 0)
    changes.finish_playing(t, seat, card, to_heap=False)
    yield from enter_play(t, changes.put_in_play(t, seat, card, 0).id)
