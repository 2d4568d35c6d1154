"""While a card is being played only cancels and wakes may answer it; its replacement is drawn after that (v5.play.as-played)."""

from __future__ import annotations

from coterie.games.vtes import keys
from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Cancel, Kind, Trait
from coterie.games.vtes.history import OUT_OF_TURN, TRIFLE, Until, Use
from coterie.games.vtes.keys import PASS, Key
from coterie.games.vtes.records import UNPAID, Announced
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.apply import apply_all
from coterie.games.vtes.rules.costs import price
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.hands import replace_played
from coterie.games.vtes.rules.leaving import unless_left
from coterie.games.vtes.rules.legal import why_minion_card, why_reaction
from coterie.games.vtes.rules.matters import PlayCard, happen
from coterie.games.vtes.rules.naming import card_ref, seat_ref
from coterie.games.vtes.rules.question import put
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.window import Window, order, play_key
from coterie.games.vtes.table import Piece, Table
from coterie.games.vtes.windows import W_AS_PLAYED
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Ref, Text


class AsPlayed(Window):
    """A card is being played: cancel it, wake, or let it be."""

    kind = "as-played"
    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_AS_PLAYED)

    def legal(self, t: Table) -> list[Key]:
        here = t.book.in_window.get(W_AS_PLAYED, ())
        if not any(card in here for card in t.players[t.seat_number(self.seat)].hand):
            return [PASS]
        return [key for key in self.choices(t) if self.why(t, key) is None]

    def choices(self, t: Table) -> list[Key]:
        seat = t.seat_number(self.seat)
        found: list[Key] = []
        for card in dict.fromkeys(t.players[seat].hand):
            for form in t.book.forms[card]:
                if form.kind is Kind.MASTER:
                    found.append(keys.Play(card))
                elif form.kind in (Kind.REACTION, Kind.REFLEX):
                    found += [play_key(form, user) for user in t.players[seat].minions()]
        return [*dict.fromkeys(found), PASS]

    def why(self, t: Table, key: Key) -> Reason | None:
        if not isinstance(key, keys.Play):
            return None
        seat, form = t.seat_number(self.seat), t.book.ways(key.card, key.mark)[0]
        if W_AS_PLAYED not in form.windows:
            return no("only-cancels", "v5.play.as-played")
        return why_minion_cancel(t, seat, form, t.piece(key.user)) if key.user else why_master_cancel(t, seat, form)

    def prompt(self, t: Table) -> Text:
        return Text("vtes-prompt-as-played", {"card": card_ref(t, t.stack[-1].card), "seat": seat_ref(t, t.stack[-1].seat)})

    def source(self, t: Table) -> Ref | None:
        return card_ref(t, t.stack[-1].card)


def why_cancel(t: Table, seat: int, form: Form) -> Reason | None:
    """A cancel names the type of card it is for, and may be for cards of others (v5.wording.cancel)."""
    played = t.stack[-1]
    effect = form.effect(Cancel)
    if not isinstance(effect, Cancel):
        return None
    if t.book.forms[played.card][played.form].kind != effect.sort:
        return no("other-type", "v5.wording.cancel")
    return no("not-yours", "v5.wording.cancel") if effect.others and played.seat == seat else None


def why_master_cancel(t: Table, seat: int, form: Form) -> Reason | None:
    """A master out of turn: not in one's own turn, and only one before the next master phase (v5.master.out-of-turn)."""
    player = t.players[seat]
    if Trait.OUT_OF_TURN not in form.traits or seat == t.active:
        return no("only-out-of-turn" if seat == t.active else "not-out-of-turn", "v5.master.out-of-turn")
    if t.uses.get(Use(Until.MASTER, OUT_OF_TURN, seat)):
        return no("one-out-of-turn", "v5.master.out-of-turn")
    if player.pool < price(t, form, seat):
        return no("not-enough-pool", "v5.play.cost")
    return why_cancel(t, seat, form)


def why_minion_cancel(t: Table, seat: int, form: Form, user: Piece) -> Reason | None:
    """A reflex is for the minion that the card is played against; a reaction as always (v5.minion-card.reflex)."""
    if form.kind is Kind.REFLEX:
        if user.id not in played_against(t):
            return no("not-against-you", "v5.minion-card.reflex")
        return why_minion_card(t, form, seat, user) or why_cancel(t, seat, form)
    if t.action is None:
        return no("not-now", "v5.play.card")
    return why_reaction(t, W_AS_PLAYED, form, seat, user) or why_cancel(t, seat, form)


def played_against(t: Table) -> list[int]:
    """The minions that the card which is just being played is played against: the opponent in combat, or the targets of an action."""
    played = t.stack[-1]
    if t.combat is not None:
        return [side.minion for side in t.combat.sides if side.minion != played.user]
    return t.action.chosen if t.action is not None and t.action.card == played.card else []


def as_played(t: Table, seat: int, card: int, form: int, user: int) -> Rules[str]:
    """Let the others cancel a card that is being played, in order of the impulse. Says whether one did, and how (v5.play.as-played)."""
    if t.book.forms[card][form].kind.value not in t.book.cancels:
        return ""
    t.stack.append(Announced(seat, card, form, user))
    at, others = 0, answering(t, seat)
    while not t.stack[-1].cancelled and at < len(others):
        question = AsPlayed(t.seats[others[at]])
        answer = PASS if t.skips is not None and t.skips(question) else (yield from unless_left(t, others[at], put(t, question), PASS))
        if not isinstance(answer, keys.Play):
            at += 1
        else:
            yield from unless_left(t, others[at], answer_card(t, others[at], answer), None)
            at, others = 0, answering(t, seat)
    how = t.stack.pop().cancelled
    if how:
        t.tell("vtes-event-cancelled", card=card_ref(t, card))
    return how


def answering(t: Table, seat: int) -> tuple[int, ...]:
    """Who might answer a card that somebody plays, by what all can see, in order of the impulse (v5.play.impulse)."""
    return tuple(other for other in order(t) if other != seat and t.players[other].hand and could_cancel(t, other))


def could_cancel(t: Table, seat: int) -> bool:
    """Whether a Methuselah might hold a card that cancels the one that is being played, and could play it, or wake a minion to."""
    played = t.stack[-1]
    kind = t.book.forms[played.card][played.form].kind
    return any(could_cancel_with(t, seat, node.form) for node in t.book.cancels.get(kind.value, ()))


def could_cancel_with(t: Table, seat: int, form: Form) -> bool:
    """Whether a Methuselah could play a card that cancels this one; a minion may have to be woken for it."""
    if form.kind is Kind.MASTER:
        return why_master_cancel(t, seat, form) is None
    minions = [t.pieces[number] for number in t.players[seat].minions() if form.kind is not Kind.REFLEX or number in played_against(t)]
    return why_cancel(t, seat, form) is None and any(why_minion_card(t, form, seat, minion) is None for minion in minions)


def answer_card(t: Table, seat: int, key: keys.Play) -> Rules[None]:
    """Play the cancel or the wake, to its end."""
    if key.user:
        yield from happen(t, PlayCard(seat, key.card, t.book.ways(key.card, key.mark)[0].index, key.user))
    else:
        yield from play_out_of_turn(t, seat, key.card)


def play_out_of_turn(t: Table, seat: int, card: int) -> Rules[None]:
    """It costs an action of the next master phase, even if it is cancelled; a trifle gives it back (v5.master.out-of-turn)."""
    changes.stage(t, seat, card)
    changes.show_staged(t)
    t.tell("vtes-event-master", seat=seat_ref(t, seat), card=card_ref(t, card))
    t.players[seat].debt += 1
    t.uses[Use(Until.MASTER, OUT_OF_TURN, seat)] = 1
    how = yield from as_played(t, seat, card, 0, 0)
    if how != UNPAID:
        doors.pay_pool(t, seat, price(t, t.book.forms[card][0], seat))
    if not how:
        yield from apply_all(t, Deed(seat, card=card), t.book.forms[card][0].effects)
        if Trait.TRIFLE in t.book.forms[card][0].traits:
            t.players[seat].debt -= 1
            t.uses[Use(Until.MASTER, TRIFLE, seat)] = 1
    yield from replace_played(t, seat, card, 0, cancelled=bool(how))
    changes.finish_playing(t, seat, card)
