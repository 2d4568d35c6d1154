"""Playing cards and using abilities: announce, pay, replace, carry out (v5.play.card)."""

from __future__ import annotations

from coterie.games.vtes import history, keys
from coterie.games.vtes.book import ACTION_KINDS, Form
from coterie.games.vtes.cards.vocabulary import Abstain, ChooseTwo, Kind, Period
from coterie.games.vtes.keys import Key
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.apply import apply_all, follow
from coterie.games.vtes.rules.ask import choose_number, choose_piece, choose_word
from coterie.games.vtes.rules.barriers import burn_top, hindered
from coterie.games.vtes.rules.cancel import as_played
from coterie.games.vtes.rules.costs import blood_cost, price, reducers, reduction, surcharge
from coterie.games.vtes.rules.deeds import Because, Deed
from coterie.games.vtes.rules.end import check_ousts
from coterie.games.vtes.rules.fits import fitting
from coterie.games.vtes.rules.hands import adjust_hand, adjust_hands, check_counters, replace_played
from coterie.games.vtes.rules.legal import block_toll
from coterie.games.vtes.rules.matters import PlayCard, carries_out, happen
from coterie.games.vtes.rules.naming import card_ref, ref, seat_ref
from coterie.games.vtes.rules.needs import look_again
from coterie.games.vtes.rules.payments import name_payment, pay_all
from coterie.games.vtes.rules.targets import target_in, targets_of
from coterie.games.vtes.rules.uses import period_of, targets_for
from coterie.games.vtes.rules.window import CHECKS
from coterie.games.vtes.table import ALLY, Piece, Table
from coterie.kernel.questions import Rules


def perform(t: Table, seat: int, key: Key) -> Rules[bool]:
    """Carry out what was chosen in a window of an action: play a card, use an ability, or attempt to block.

    Says whether the window goes on (v5.action.resolve).
    """
    target, outcome = t.running_action().target, t.running_action().outcome
    if isinstance(key, keys.Play):
        card, form = legal_form(t, seat, key)
        yield from happen(t, PlayCard(seat, card, form, key.user))
    elif isinstance(key, keys.Use):
        yield from use_ability(t, seat, key.piece, key.n)
    elif isinstance(key, keys.Block):
        attempt_block(t, seat, key.piece)
    yield from settle(t)
    look_again(t)
    action = t.running_action()
    stopped = t.window == "attempt" and not action.blocked_by
    begun = t.window in ("open", "declined") and action.blocked_by
    return not (action.outcome != outcome or action.target != target or stopped or begun)


def attempt_block(t: Table, seat: int, blocker: int) -> None:
    """A minion attempts to block, and pays what that costs (v5.block)."""
    changes.burn_blood(t, t.piece(blocker), block_toll(t, t.piece(blocker)))
    if hindered(t):
        burn_top(t, seat)
    t.running_action().blocked_by = blocker
    t.tell("vtes-event-attempts", piece=ref(t, blocker))


def settle(t: Table) -> Rules[None]:
    """After everything that is done: cards that waited for it act, whoever has no pool is ousted, and hands have their size.

    (v5.end.oust, v5.play.replace)
    """
    if t.posted:
        yield from follow(t)
    check_ousts(t)
    yield from adjust_hands(t, range(len(t.players)))


def legal_form(t: Table, seat: int, key: keys.Play) -> tuple[int, int]:
    """The card and the form a key means: of a card with several types, the one that may be played now."""
    forms = t.book.ways(key.card, key.mark)
    piece = t.piece(key.user)
    for form in forms:
        if t.window in form.windows and CHECKS[form.kind](t, t.window, form, seat, piece) is None:
            return form.card, form.index
    return forms[0].card, forms[0].index


@carries_out(PlayCard)
def play_minion_card(t: Table, matter: PlayCard) -> Rules[None]:
    """An action modifier or a reaction: paid and replaced when played, whatever becomes of the action (v5.action.resolve)."""
    seat, card, form, user = matter.seat, matter.card, matter.form, matter.user
    changes.stage(t, seat, card)
    x = yield from choose_x(t, seat, card, form, user)
    chosen = yield from choose_targets(t, seat, card, form, user)
    less = yield from reduce_cost(t, seat, card, form)
    yield from announce_played(t, seat, card, form, user, x, less)
    cancelled = yield from as_played(t, seat, card, form, user)
    yield from replace_played(t, seat, card, form, bool(cancelled))
    if not cancelled and user in t.pieces:
        yield from apply_all(t, Deed(seat, user, card, form, chosen, 0, x), t.book.forms[card][form].effects)
    if (seat, card) in t.playing:
        changes.finish_playing(t, seat, card)


def announce_played(t: Table, seat: int, card: int, form: int, user: int, x: int, less: int) -> Rules[None]:
    """A card is played for all to see, and paid for."""
    definition = t.book.forms[card][form]
    changes.show_staged(t)
    t.tell("vtes-event-played", seat=seat_ref(t, seat), user=ref(t, user), card=card_ref(t, card), level=definition.level)
    if t.action is not None:
        t.action.played.append((user, card, form))
    if definition.once is Period.BETWEEN_UNLOCKS:
        t.uses[history.card(definition.once, user, card)] = 1
    yield from pay(t, seat, definition, t.piece(user), x, less=less)


def reduce_cost(t: Table, seat: int, card: int, form: int) -> Rules[int]:
    """Cards that may be locked to make another cheaper: asked for when it is paid (v5.play.cost-reducers)."""
    less = 0
    for number in reducers(t, seat):
        cost = blood_cost(t, t.book.forms[card][form], seat) + t.book.forms[card][form].pool
        if less < cost and (yield from choose_word(t, seat, "reduce", ("yes", "pass"), t.piece(number).card)) == "yes":
            changes.lock(t, t.piece(number))
            less += reduction(t, number)
    return less


def choose_x(t: Table, seat: int, card: int, form: int, user: int) -> Rules[int]:
    """X, if the player chooses it: at least 0, at most what the user can pay (v5.play.cost)."""
    if not t.book.forms[card][form].costs_x or t.book.forms[card][form].x is not None:
        return 0
    most = t.piece(user).blood - surcharge(t, t.book.forms[card][form])
    return (yield from choose_number(t, seat, "x", 0, most, card))


def choose_targets(t: Table, seat: int, card: int, form: int, user: int) -> Rules[tuple[int, ...]]:
    """The pieces a card is played on: chosen as it is played (v5.play.targets)."""
    two = t.book.forms[card][form].effect(ChooseTwo)
    if isinstance(two, ChooseTwo):
        first = yield from choose_piece(t, seat, "one", [piece.id for piece in fitting(t, two.of, seat, None)], about=card)
        others = [piece.id for piece in fitting(t, two.of, seat, None) if piece.id != first]
        second = yield from choose_piece(t, seat, "other", others, about=card)
        return (first, second)
    if t.book.forms[card][form].effect(Abstain) is not None:
        voted = [number for number in t.running_referendum().voters() if number in t.pieces]
        return ((yield from choose_piece(t, seat, "abstain", voted, about=card)),)
    targets = targets_of(t, t.book.forms[card][form], seat, t.pieces.get(user))
    if targets is None:
        return ()
    chosen = yield from choose_piece(t, seat, "target", targets, about=card)
    for effect in t.book.forms[card][form].effects:
        some = target_in(effect)
        if some is not None:
            changes.note_fit(t, chosen, some, t.pieces.get(user))
    return (chosen,)


def pay(t: Table, seat: int, form: Form, user: Piece | None, x: int = 0, on: Piece | None = None, less: int = 0) -> Rules[None]:
    """Pay blood from the minion and pool from its Methuselah (v5.play.cost)."""
    blood, pool = max(0, blood_cost(t, form, seat, x) - less), 0
    if form.pool or form.kind is Kind.MASTER:
        pool = max(0, price(t, form, seat, on) - less)
    with Because(t, card=form.card):
        if blood and user is not None:
            changes.burn_blood(t, user, blood)
            if user.kind == ALLY and user.blood == 0 and form.kind not in ACTION_KINDS:
                yield from doors.burn(t, user.id)
        if pool:
            doors.pay_pool(t, seat, pool)


def use_ability(t: Table, seat: int, source: int, n: int) -> Rules[None]:
    """Use an ability of a card in play: pay for it, then carry it out."""
    use = dict(t.form_of(t.piece(source)).uses)[n]
    host, card, form = t.piece(source).host or source, t.piece(source).card, t.piece(source).form
    counters = t.piece(source).blood
    chosen: tuple[int, ...] = ()
    some = next((target_in(effect) for effect in use.do if target_in(effect) is not None), None)
    if some is not None:
        chosen = ((yield from choose_piece(t, seat, "target", targets_for(t, seat, t.piece(source), use), about=card)),)
        changes.note_fit(t, chosen[0], some, None)
    deed = yield from name_payment(t, Deed(seat, host, card, form, chosen, source, counters), use.cost)
    t.tell("vtes-event-used", seat=seat_ref(t, seat), card=ref(t, source))
    period = period_of(use)
    if period is not None:
        t.uses[history.ability(period, source, n)] = 1
    yield from pay_all(t, deed, use.cost)
    yield from apply_all(t, deed, use.do)
    yield from check_counters(t, source)
    yield from adjust_hand(t, seat)
