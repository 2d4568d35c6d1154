"""While a card is being played only cancels and wakes may answer it; its replacement is drawn after that (v5.play.as-played)."""

from __future__ import annotations

from coterie.games.vtes.book import W_AS_PLAYED, Form
from coterie.games.vtes.cards.vocabulary import Cancel, Kind, Trait
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.hands import replace_played
from coterie.games.vtes.rules.legal import pool_cost, why_minion_card, why_reaction
from coterie.games.vtes.rules.naming import card_ref, id_in, seat_ref
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.window import Window, forms_in, order, play_key
from coterie.games.vtes.table import Piece, Table
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Reason, Ref, Text

OUT_OF_TURN = "out-of-turn"
"""Of what was used: a master out of turn, since the last master phase of its Methuselah."""


class AsPlayed(Window):
    """A card is being played: cancel it, wake, or let it be."""

    kind = "as-played"
    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_AS_PLAYED)

    def keys(self, t: Table) -> list[str]:
        return [key for key in self.candidates(t) if self.refusal(t, key) is None]

    def candidates(self, t: Table) -> list[str]:
        seat = t.seat_number(self.seat)
        keys = []
        for card in dict.fromkeys(t.players[seat].hand):
            for form in t.book.forms[card]:
                if form.kind is Kind.MASTER:
                    keys.append(f"play:{form.slug}")
                elif form.kind in (Kind.REACTION, Kind.REFLEX):
                    keys += [play_key(t, form, user) for user in t.players[seat].minions()]
        return [*dict.fromkeys(keys), PASS]

    def refusal(self, t: Table, key: str) -> Reason | None:
        seat = t.seat_number(self.seat)
        _, _, rest = key.partition(":")
        if key == PASS:
            return None
        name, _, user = rest.partition(":")
        form = forms_in(t, name)[0]
        if W_AS_PLAYED not in form.windows:
            return no("only-cancels", "v5.play.as-played")
        return why_master_cancel(t, seat, form) if not user else why_minion_cancel(t, seat, form, t.piece(id_in(user)))

    def prompt(self, t: Table) -> Text:
        return Text("vtes-prompt-as-played", {"card": card_ref(t, t.announced[1])})

    def source(self, t: Table) -> Ref | None:
        return card_ref(t, t.announced[1])


def why_cancel(t: Table, form: Form) -> Reason | None:
    """A cancel names the type of card it is for (v5.wording.cancel)."""
    _, card, played, _ = t.announced
    effect = form.effect(Cancel)
    if isinstance(effect, Cancel) and t.book.forms[card][played].kind != effect.sort:
        return no("other-type", "v5.wording.cancel")
    return None


def why_master_cancel(t: Table, seat: int, form: Form) -> Reason | None:
    """A master out of turn: not in one's own turn, and only one before the next master phase (v5.master.out-of-turn)."""
    player = t.players[seat]
    if Trait.OUT_OF_TURN not in form.traits or seat == t.active:
        return no("not-out-of-turn", "v5.master.out-of-turn")
    if t.used.get((OUT_OF_TURN, seat, 0)):
        return no("one-out-of-turn", "v5.master.out-of-turn")
    if player.pool < pool_cost(t, form, seat):
        return no("not-enough-pool", "v5.play.cost")
    return why_cancel(t, form)


def why_minion_cancel(t: Table, seat: int, form: Form, user: Piece) -> Reason | None:
    """A reflex is for the minion that the card is played against; a reaction as always (v5.minion-card.reflex)."""
    _, _, _, by = t.announced
    if form.kind is Kind.REFLEX:
        sides = [] if t.combat is None else [side.minion for side in t.combat.sides]
        if user.id == by or user.id not in sides:
            return no("not-against-you", "v5.minion-card.reflex")
        return why_minion_card(t, form, seat, user) or why_cancel(t, form)
    if t.action is None:
        return no("not-now", "v5.play.card")
    return why_reaction(t, W_AS_PLAYED, form, seat, user) or why_cancel(t, form)


def as_played(t: Table, seat: int, card: int, form: int, user: int) -> Rules[bool]:
    """Let the others cancel a card that is being played, in order of the impulse. Says whether one did (v5.play.as-played)."""
    if not t.book.cancels:
        return False
    before, t.announced, t.cancelled = t.announced, (seat, card, form, user), False
    at, others = 0, answering(t, seat)
    while not t.cancelled and at < len(others):
        answer = yield from ask(AsPlayed(t.seats[others[at]]))
        if answer == PASS:
            at += 1
        else:
            yield from answer_card(t, others[at], answer)
            at, others = 0, answering(t, seat)
    t.announced = before
    cancelled, t.cancelled = t.cancelled, False
    if cancelled:
        t.tell("vtes-event-cancelled", card=card_ref(t, card))
    return cancelled


def answering(t: Table, seat: int) -> tuple[int, ...]:
    """Who may answer a card that somebody plays, in order of the impulse (v5.play.impulse)."""
    return tuple(other for other in order(t) if other != seat and t.players[other].hand)


def answer_card(t: Table, seat: int, key: str) -> Rules[None]:
    """Play the cancel or the wake."""
    from coterie.games.vtes.rules.play import play_minion_card

    name, _, user = key.partition(":")[2].partition(":")
    card, form = forms_in(t, name)[0].card, forms_in(t, name)[0].index
    if user:
        yield from play_minion_card(t, seat, card, form, id_in(user))
    else:
        yield from play_out_of_turn(t, seat, card)


def play_out_of_turn(t: Table, seat: int, card: int) -> Rules[None]:
    """It costs an action of the next master phase, even if it is cancelled; a trifle gives it back (v5.master.out-of-turn)."""
    changes.stage(t, seat, card)
    changes.show_staged(t)
    t.tell("vtes-event-master", seat=seat_ref(t, seat), card=card_ref(t, card))
    t.players[seat].debt += 1
    t.used[OUT_OF_TURN, seat, 0] = 1
    changes.burn_pool(t, seat, pool_cost(t, t.book.forms[card][0], seat))
    announced = t.announced
    if not (yield from as_played(t, seat, card, 0, 0)):
        t.announced = announced
        t.cancelled = True
        if Trait.TRIFLE in t.book.forms[card][0].traits:
            t.players[seat].debt -= 1
    yield from replace_played(t, seat, card, 0)
    changes.finish_playing(t, seat, card)
