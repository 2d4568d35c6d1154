"""The unlock phase: contests, the Edge, withdrawal, and what cards do then (v5.unlock)."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes import history, keys
from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Cannot, Happening
from coterie.games.vtes.history import Until, Use
from coterie.games.vtes.keys import PASS, Key, Word
from coterie.games.vtes.orders import EDGE as TAKE_EDGE
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.apply import follow
from coterie.games.vtes.rules.ask import label
from coterie.games.vtes.rules.contest import pending_contests, settle_contest
from coterie.games.vtes.rules.end import after_leaving, gain_points, leave
from coterie.games.vtes.rules.hands import adjust_hands, replace_discarded, replace_later
from coterie.games.vtes.rules.legal import why_requirements
from coterie.games.vtes.rules.naming import seat_ref
from coterie.games.vtes.rules.phases.window import PhaseWindow, take_offer, triggers_in, why_end
from coterie.games.vtes.rules.play import settle
from coterie.games.vtes.rules.question import Label, Question, ask
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import cannot, hand_size
from coterie.games.vtes.rules.targets import targets_of
from coterie.games.vtes.rules.traits import infernal_choices, unlock_infernal, unlocks_normally
from coterie.games.vtes.rules.uses import uses_in
from coterie.games.vtes.table import CARD, UNCONTROLLED, Piece, Table
from coterie.games.vtes.windows import W_UNLOCK
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text

EDGE: Final = Word("edge")
WITHDRAW: Final = Word("withdraw")


class UnlockPhase(PhaseWindow):
    """The unlock phase: contests, the Edge, and what cards do, in the order the Methuselah likes."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        self.seat, self.quiet, self.name = seat, True, W_UNLOCK

    def more(self, t: Table, seat: int) -> list[Key]:
        found: list[Key] = [*pending_contests(t, seat)]
        if edge_pays(t, seat):
            found.append(EDGE)
        if may_withdraw(t, seat):
            found.append(WITHDRAW)
        return [*found, *infernal_choices(t, seat), PASS]

    def given(self, t: Table, found: list[Key]) -> dict[str, Key]:
        return {TAKE_EDGE: EDGE} if EDGE in found else super().given(t, found)

    def why_more(self, t: Table, seat: int, key: Key) -> Reason | None:
        if key == PASS:
            if pending_contests(t, seat):
                return no("contest-first", "v5.contest.card")
            return why_end(t, self.name, seat)
        return None


def edge_pays(t: Table, seat: int) -> bool:
    """Whether a Methuselah has the Edge, and has not gained its pool this turn (v5.unlock)."""
    return t.edge == seat and not t.uses.get(Use(Until.TURN, history.EDGE, seat))


def may_withdraw(t: Table, seat: int) -> bool:
    """An empty library and a hand that began the turn short allow to announce withdrawal (v5.end.withdraw)."""
    player = t.players[seat]
    return t.step == "short" and player.withdrawing <= 0 and not player.library_cards()


def unlock_phase(t: Table) -> Rules[None]:
    """Unlock everything, then the effects of the phase in any order (v5.unlock)."""
    seat = t.active
    player = t.players[seat]
    if not t.step:
        if withdrawn(t, seat):
            return
        yield from burn_options(t)
        yield from replace_later(t, seat, "unlock")
        yield from adjust_hands(t, (seat, *t.after(seat)))
        yield from unlock_all(t, seat)
        yield from follow(t)
        empty = not player.library_cards()
        t.step = "short" if empty and len(player.hand) < hand_size(t, player) else "effects"
    del player
    while True:
        if nothing_to_do(t, seat):
            return
        answer = yield from ask(t, UnlockPhase(t.seats[seat]))
        if answer == PASS:
            return
        if isinstance(answer, keys.Use | keys.Fire):
            yield from take_offer(t, seat, answer)
        elif isinstance(answer, keys.Contest):
            yield from settle_contest(t, seat, answer)
        elif isinstance(answer, keys.Do):
            unlock_infernal(t, seat, answer.piece)
        elif answer == EDGE:
            t.uses[Use(Until.TURN, history.EDGE, seat)] = 1
            changes.gain_pool(t, seat, 1)
        else:
            t.players[seat].withdrawing = t.turn
            t.tell("vtes-event-withdraws", seat=seat_ref(t, seat))
        yield from settle(t)


def burn_options(t: Table) -> Rules[None]:
    """In anybody's unlock phase each may discard one card with the burn option that cannot be played (v5.unlock.burn-option)."""
    if not t.book.burn_options:
        return
    for seat in [t.active, *t.after(t.active)]:
        answer = yield from ask(t, BurnOption(t.seats[seat]))
        if isinstance(answer, keys.Card):
            changes.discard(t, seat, answer.card)
            yield from replace_discarded(t, seat)


class BurnOption(Question):
    """Discard a card with the burn option, or not."""

    kind = "burn-option"
    __slots__ = ()

    def choices(self, t: Table) -> list[Key]:
        return [*(keys.Card(card) for card in dict.fromkeys(t.players[t.seat_number(self.seat)].hand)), PASS]

    def why(self, t: Table, key: Key) -> Reason | None:
        if not isinstance(key, keys.Card):
            return None
        if not t.book.facts[key.card].burn_option:
            return no("no-burn-option", "v5.unlock.burn-option")
        seat = t.seat_number(self.seat)
        if any(has_use(t, seat, form) for form in t.book.forms[key.card]):
            return no("could-be-played", "v5.unlock.burn-option")
        return None

    def prompt(self, state: Table) -> Text:
        return Text("vtes-prompt-burn-option")

    def label(self, t: Table, key: Key) -> Label:
        return label(t, key, self.seat)


def has_use(t: Table, seat: int, form: Form) -> bool:
    """Whether a Methuselah controls a minion that meets the requirements of a card, and it has a legal target (v5.unlock.burn-option)."""
    able = any(why_requirements(form, t.pieces[number]) is None for number in t.players[seat].minions())
    return (able or not (form.clans or form.titles or form.needs or form.user)) and targets_of(t, form, seat, None) != []


def nothing_to_do(t: Table, seat: int) -> bool:
    """Whether, as all can see, the phase has nothing left to choose."""
    if pending_contests(t, seat) or infernal_choices(t, seat) or edge_pays(t, seat) or may_withdraw(t, seat):
        return False
    return not triggers_in(t, W_UNLOCK, seat) and not uses_in(t, W_UNLOCK, seat)


def withdrawn(t: Table, seat: int) -> bool:
    """A withdrawal announced a turn ago succeeds now, unless something was lost since; the predator gets nothing (v5.end.withdraw)."""
    player = t.players[seat]
    if player.withdrawing <= 0 or player.withdrawing == t.turn:
        player.withdrawing = 0
        return False
    leave(t, seat)
    t.tell("vtes-event-withdrawn", seat=seat_ref(t, seat))
    gain_points(t, seat, 0.5 if t.setup.tournament else 1)
    after_leaving(t)
    return True


def unlock_all(t: Table, seat: int) -> Rules[None]:
    """Everything the Methuselah controls unlocks, but for what a card keeps locked (v5.unlock)."""
    theirs = [piece.id for piece in t.pieces.values() if piece.controller == seat and piece.zone != UNCONTROLLED]
    for number in theirs:
        if number in t.pieces and not stays_locked(t, t.pieces[number]) and t.pieces[number].locked:
            if Happening.UNLOCKS in t.index.instead and not (yield from doors.unlocks(t, number)):
                continue
            t.pieces[number].locked = False
    mine = t.players[seat].minions()
    t.uses = {use: count for use, count in t.uses.items() if not (use.until is Until.UNLOCK and use.of in mine)}


def stays_locked(t: Table, piece: Piece) -> bool:
    """Whether a minion does not unlock as normal, this time or at all (v5.unlock)."""
    if piece.kind == CARD:
        return False
    if piece.standing.stays_locked:
        piece.stands(stays_locked=False)
        return True
    return cannot(t, piece, Cannot.UNLOCK) or not unlocks_normally(t, piece)
