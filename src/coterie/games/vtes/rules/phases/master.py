"""The master phase: master cards (v5.master-phase)."""

from __future__ import annotations

from coterie.games.vtes import keys
from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import ChooseTwo, Kind, Lock, RevealCrypt, Trait
from coterie.games.vtes.history import OUT_OF_TURN, TRIFLE, Until, Use
from coterie.games.vtes.keys import PASS, Do, Key
from coterie.games.vtes.records import UNPAID
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import apply_all
from coterie.games.vtes.rules.cancel import as_played
from coterie.games.vtes.rules.contest import enter_play, why_unique
from coterie.games.vtes.rules.costs import price
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.fits import fitting
from coterie.games.vtes.rules.hands import replace_played
from coterie.games.vtes.rules.legal import meets
from coterie.games.vtes.rules.naming import card_ref, seat_ref
from coterie.games.vtes.rules.phases.window import PhaseWindow, take_offer
from coterie.games.vtes.rules.play import choose_targets, pay, reduce_cost, settle
from coterie.games.vtes.rules.question import ask
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.targets import targets_of, why_second
from coterie.games.vtes.rules.traits import mark_red_list, markable
from coterie.games.vtes.table import READY, TORPOR, Table
from coterie.games.vtes.windows import W_MASTER
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason


class MasterPhase(PhaseWindow):
    """The master phase: master cards and what cards in play offer then."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        self.seat, self.quiet, self.name = seat, True, W_MASTER

    def more(self, t: Table, seat: int) -> list[Key]:
        found: list[Key] = [keys.Play(card) for card in dict.fromkeys(t.players[seat].hand) if t.book.forms[card]]
        found += [Do("mark", number) for number in markable(t, seat)]
        return [*found, PASS]

    def legal_more(self, t: Table, seat: int) -> list[Key]:
        player, book, found = t.players[seat], t.book, list[Key]()
        if player.master_actions > 0:
            cards = [card for card in dict.fromkeys(player.hand) if card in book.masters]
            found += [keys.Play(card) for card in cards if why_master(t, seat, book.ways(card, "")[0]) is None]
            if listed := markable(t, seat):
                found += [Do("mark", number) for number in listed]
        found.append(PASS)
        return found

    def why_more(self, t: Table, seat: int, key: Key) -> Reason | None:
        if isinstance(key, keys.Play):
            return why_master(t, seat, t.book.ways(key.card, key.mark)[0])
        if isinstance(key, Do):
            return None if t.players[seat].master_actions > 0 else no("no-master-action", "v5.master-phase")
        return None


def why_master(t: Table, seat: int, form: Form) -> Reason | None:
    """Whether a master card may be played now (v5.master)."""
    player = t.players[seat]
    if form.kind is not Kind.MASTER:
        return no("not-a-master", "v5.master-phase")
    if Trait.OUT_OF_TURN in form.traits:
        return no("only-out-of-turn", "v5.master.out-of-turn")
    if player.master_actions < 1:
        return no("no-master-action", "v5.master-phase")
    if not meets(t, form, player):
        return no("needs-ready-minion", "v5.play.requirements")
    if player.pool < price(t, form, seat):
        return no("not-enough-pool", "v5.play.cost")
    reason = why_unique(t, seat, form)
    if reason is not None:
        return reason
    return why_master_targets(t, seat, form)


def why_master_targets(t: Table, seat: int, form: Form) -> Reason | None:
    """Whether a master card has something to be played on, and a crypt to look at (v5.play.targets)."""
    if form.effect(RevealCrypt) is not None and not t.players[seat].crypt_cards():
        return no("crypt-empty", "v5.play.targets")
    two = form.effect(ChooseTwo)
    if isinstance(two, ChooseTwo):
        return None if len(fitting(t, two.of, seat, None)) >= 2 else no("no-target", "v5.play.targets")
    targets = targets_of(t, form, seat, None)
    if targets is not None:
        if isinstance(form.effects[0], Lock):
            targets = [n for n in targets if t.pieces[n].zone in (READY, TORPOR)]
        targets = [n for n in targets if why_second(t, form, t.pieces[n]) is None]
        if not targets:
            return no("no-target", "v5.play.targets")
    return None


def master_phase(t: Table) -> Rules[None]:
    """One master phase action, more with trifles, fewer after masters out of turn (v5.master-phase)."""
    seat = t.active
    if not t.step:
        player = t.players[seat]
        player.master_actions = max(0, 1 - player.debt)
        player.debt = 0
        t.uses.pop(Use(Until.MASTER, OUT_OF_TURN, seat), None)
        player.trifled = t.uses.pop(Use(Until.MASTER, TRIFLE, seat), None) is not None
        t.step = "actions"
        del player
    while True:
        answer = yield from ask(t, MasterPhase(t.seats[seat]))
        if answer == PASS:
            return
        if isinstance(answer, keys.Use | keys.Fire):
            yield from take_offer(t, seat, answer)
        elif isinstance(answer, keys.Play):
            yield from play_master(t, seat, answer.card)
        elif isinstance(answer, Do):
            t.players[seat].master_actions -= 1
            mark_red_list(t, seat, answer.piece)
        yield from settle(t)


def play_master(t: Table, seat: int, card: int) -> Rules[None]:
    """Play a master card: what stays is put in play, the rest is done at once (v5.master, v5.master.location, v5.master.trifle)."""
    changes.stage(t, seat, card)
    chosen = yield from choose_targets(t, seat, card, 0, 0)
    less = yield from reduce_cost(t, seat, card, 0)
    t.players[seat].master_actions -= 1
    changes.show_staged(t)
    t.tell("vtes-event-master", seat=seat_ref(t, seat), card=card_ref(t, card))
    cancelled = yield from as_played(t, seat, card, 0, 0)
    if cancelled != UNPAID:
        yield from pay(t, seat, t.book.forms[card][0], None, 0, t.pieces.get(chosen[0]) if chosen else None, less)
    yield from replace_played(t, seat, card, 0, bool(cancelled))
    if cancelled:
        changes.finish_playing(t, seat, card)
        return
    if Trait.TRIFLE in t.book.forms[card][0].traits and not t.players[seat].trifled:
        t.players[seat].trifled = True
        t.players[seat].master_actions += 1
    if t.book.forms[card][0].effects:
        yield from apply_all(t, Deed(seat, chosen[0] if chosen else 0, card, 0, chosen), t.book.forms[card][0].effects)
    else:
        changes.finish_playing(t, seat, card, to_heap=False)
        yield from enter_play(t, changes.put_in_play(t, seat, card, 0).id)
    if (seat, card) in t.playing:
        changes.finish_playing(t, seat, card)
