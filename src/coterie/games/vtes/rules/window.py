"""The windows of the game: where cards are played and abilities used, in turns, until everybody has passed (v5.play.impulse)."""

from __future__ import annotations

from collections.abc import Callable

from coterie.games.vtes import keys
from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Burn, Kind, Use
from coterie.games.vtes.keys import PASS, Key
from coterie.games.vtes.records import Action
from coterie.games.vtes.rules.could import could_modify, could_react
from coterie.games.vtes.rules.leaving import unless_left
from coterie.games.vtes.rules.legal import repeats_failure, why_may_block, why_modifier, why_reaction
from coterie.games.vtes.rules.moments import at_any_time, waits
from coterie.games.vtes.rules.naming import card_ref, piece_ref, purpose
from coterie.games.vtes.rules.orders import in_window
from coterie.games.vtes.rules.question import Label, Question, put
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stands import deed, ending, in_one, would_block
from coterie.games.vtes.rules.stats import intercept, stealth
from coterie.games.vtes.rules.uses import may_be_used, uses_in, why_use
from coterie.games.vtes.table import Piece, Table
from coterie.games.vtes.windows import DURING, W_AFTER, W_ANNOUNCED, W_ATTEMPT, W_BLOCKED, W_DECLINED, W_OPEN, W_POLLING, W_WOULD
from coterie.kernel.questions import Rules
from coterie.kernel.text import Arg, Reason, Ref, Text

Why = Callable[[Table, str, Form, int, Piece], "Reason | None"]
CHECKS: dict[Kind, Why] = {Kind.MODIFIER: why_modifier, Kind.REACTION: why_reaction}
"""How each kind of card is checked; combat adds its own."""


def play_key(form: Form, user: int) -> keys.Play:
    """Card, way and user in one key."""
    return keys.Play(form.card, form.way, user)


class Window(Question):
    """A Methuselah has the impulse in a window: play a card, use an ability, attempt to block, or pass."""

    kind = "window"
    __slots__ = ("name",)

    def __init__(self, seat: str, name: str, quiet: bool = False) -> None:
        self.seat, self.quiet, self.name = seat, quiet, name

    # What could be done, and what may be.

    def users(self, t: Table, seat: int, form: Form, acting: bool) -> list[int]:
        """The minions that might play a form."""
        if form.kind is Kind.MODIFIER:
            if not acting or t.action is None:
                return []
            if not form.outside:
                return [t.action.actor] if t.action.actor in t.pieces else []
        elif form.kind is Kind.REACTION and acting:
            return []
        elif form.kind is Kind.COMBAT:
            combat = t.combat
            return (
                [] if combat is None else [s.minion for s in combat.sides if s.minion in t.pieces and t.pieces[s.minion].controller == seat]
            )
        return t.players[seat].ready

    def legal(self, t: Table) -> list[Key]:
        seat = t.seats.index(self.seat)
        found = self.plays(t, seat)
        for piece, n, use in uses_in(t, self.name, seat) if self.name in t.index.uses else ():
            if why_use(t, self.name, seat, piece, n, use) is None:
                found.append(keys.Use(piece.id, n))
        found += self.legal_more(t, seat)
        return found

    def plays(self, t: Table, seat: int) -> list[Key]:
        """The cards of the hand that may be played here, each by every minion that may play it."""
        found: list[Key] = []
        here = t.book.in_window.get(self.name)
        cards = [card for card in t.players[seat].hand if card in here] if here else ()
        if not here or not cards:
            return found
        acting = t.action is not None and t.action.seat == seat
        for card in dict.fromkeys(cards):
            for form in here[card]:
                why = CHECKS[form.kind]
                users = self.users(t, seat, form, acting)
                found += [play_key(form, user) for user in users if why(t, self.name, form, seat, t.pieces[user]) is None]
        return list(dict.fromkeys(found)) if found else found

    def legal_more(self, t: Table, seat: int) -> list[Key]:
        """What else may be done here, now."""
        found = self.more(t, seat)
        return found if len(found) == 1 else [key for key in found if key is PASS or self.why_more(t, seat, key) is None]

    def more(self, t: Table, seat: int) -> list[Key]:
        """What else may be done here: attempts to block, and passing."""
        found: list[Key] = []
        if self.name == W_OPEN and t.action is not None and seat in t.action.blockers and seat not in t.action.declined:
            found = [keys.Block(number) for number in t.players[seat].ready]
        found.append(PASS)
        return found

    def why_more(self, t: Table, seat: int, key: Key) -> Reason | None:
        """Why one of these cannot be done."""
        if not isinstance(key, keys.Block):
            return None
        minion = t.piece(key.piece)
        reason = why_may_block(t, seat, minion)
        if reason is not None:
            return reason
        if self.name == W_OPEN:
            return no("just-failed", "v5.block.detail") if repeats_failure(t, minion) else None
        return no("declined" if self.name == W_DECLINED else "attempt-in-progress", "v5.block.detail")

    def choices(self, t: Table) -> list[Key]:
        seat = t.seat_number(self.seat)
        found: list[Key] = []
        for card in dict.fromkeys(t.players[seat].hand):
            forms = t.book.forms.get(card, [])
            users = dict.fromkeys(
                user for form in forms for user in self.users(t, seat, form, t.action is not None and t.action.seat == seat)
            )
            found += dict.fromkeys(play_key(form, user) for form in forms if form.kind in CHECKS for user in users)
        found += [keys.Use(piece.id, n) for piece, n, _ in uses_in(t, self.name, seat)]
        if self.name in DURING and t.action is not None and t.action.seat != seat:
            found += [keys.Block(number) for number in t.players[seat].ready]
        return list(dict.fromkeys(found + self.more(t, seat)))

    def why(self, t: Table, key: Key) -> Reason | None:
        seat = t.seat_number(self.seat)
        if isinstance(key, keys.Use):
            piece = t.piece(key.piece)
            return why_use(t, self.name, seat, piece, key.n, dict(t.form_of(piece).uses)[key.n])
        if isinstance(key, keys.Play) and key.user:
            return self.why_play(t, seat, t.book.ways(key.card, key.mark), t.piece(key.user))
        return self.why_more(t, seat, key)

    def why_play(self, t: Table, seat: int, forms: list[Form], user: Piece) -> Reason | None:
        """Why none of these forms can be played by a minion; nothing if one can."""
        reason = no("not-now", "v5.play.card")
        acting = t.action is not None and t.action.seat == seat
        for form in forms:
            if user.id not in self.users(t, seat, form, acting):
                if acting and form.kind is Kind.MODIFIER:
                    reason = no("acting-minion-only", "v5.minion-card.modifier")
                continue
            if self.name not in form.windows:
                reason = why_other_window(t, self.name, form, seat, user) or reason
                continue
            found = CHECKS[form.kind](t, self.name, form, seat, user)
            if found is None:
                return None
            reason = found
        return reason

    # Words.

    def prompt(self, t: Table) -> Text:
        """Who does what to whom, and how it stands."""
        action, name = t.action, self.name
        if action is None:
            return Text(f"vtes-window-{name}", {"deed": ""})
        actor, blocker = t.pieces.get(action.actor), t.pieces.get(action.blocked_by)
        if name == W_ATTEMPT and blocker is None:
            name = W_OPEN
        args: dict[str, Arg] = {"deed": deed(t), "actor": "" if actor is None else piece_ref(t, actor)}
        if name in (W_ATTEMPT, W_BLOCKED):
            args["blocker"] = "" if blocker is None else piece_ref(t, blocker)
        if name == W_ATTEMPT and blocker is not None:
            args |= {"intercept": intercept(t, blocker), "blocks": int(would_block(t))}
        elif name == W_OPEN:
            args |= {"hopeless": int(self.must_fail(t)), "role": self.role(t)}
        elif name == W_AFTER:
            args["outcome"] = action.outcome or "other"
        elif name in (W_DECLINED, W_WOULD):
            args["stands"] = in_one(ending(t).says)
        return Text(f"vtes-window-{name}", args)

    def role(self, t: Table) -> str:
        """What the seat may do while nobody blocks: it acts itself, may block, or may only react."""
        seat = t.seat_number(self.seat)
        if t.running_action().seat == seat:
            return "own"
        able = any(isinstance(key, keys.Block) and self.why_more(t, seat, key) is None for key in self.more(t, seat))
        return "block" if able else "react"

    def must_fail(self, t: Table) -> bool:
        """Whether every attempt to block that is on offer here must fail as things stand (v5.block.stealth)."""
        seat = t.seat_number(self.seat)
        able = [key.piece for key in self.more(t, seat) if isinstance(key, keys.Block) and self.why_more(t, seat, key) is None]
        return bool(able) and all(intercept(t, t.piece(number)) < stealth(t) for number in able)

    def given(self, t: Table, found: list[Key]) -> dict[str, Key]:
        return dict.fromkeys(in_window(t, t.seat_number(self.seat), self.name, found), PASS)

    def source(self, t: Table) -> Ref | None:
        action = t.action
        return piece_ref(t, t.pieces[action.actor]) if action is not None and action.actor in t.pieces else None

    def label(self, t: Table, key: Key) -> Label:
        seat = t.seat_number(self.seat)
        if key == PASS and self.name == W_OPEN and t.players[seat].ready and declines(t, seat):
            return Text("vtes-option-decline"), ()
        return label(t, key)


def declines(t: Table, seat: int) -> bool:
    """Whether passing while no block is attempted means to decline to block, for good (v5.block.detail).

    Not if only such attempts are left as have failed already and are not asked for: they are when something has changed.
    """
    action = t.action
    if action is None or seat not in action.blockers or seat in action.declined:
        return False
    if not action.tried:
        return True
    able = [t.pieces[number] for number in t.players[seat].ready if why_may_block(t, seat, t.pieces[number]) is None]
    return not able or not all(repeats_failure(t, minion) for minion in able)


def why_other_window(t: Table, window: str, form: Form, seat: int, user: Piece) -> Reason | None:
    """The most telling reason why a card does not belong into this window."""
    if form.kind in (Kind.MODIFIER, Kind.REACTION) and window in DURING and t.action is not None:
        return CHECKS[form.kind](t, window, form, seat, user)
    if window == W_ANNOUNCED and any(later in form.windows for later in DURING):
        return no("announced-first", "v5.action.announce")
    return None


def label(t: Table, key: Key) -> Label:
    """The words and the things of a key of a window."""
    match key:
        case keys.Play():
            return _play_label(t, key)
        case keys.Use(piece=number, n=n):
            piece = t.piece(number)
            shown = piece_ref(t, piece)
            return Text("vtes-option-use", {"card": shown, "does": purpose(dict(t.form_of(piece).uses)[n].do)}), (shown,)
        case keys.Block(piece=number):
            piece = t.piece(number)
            shown = piece_ref(t, piece)
            if t.action is not None and intercept(t, piece) < stealth(t):
                words = Text("vtes-option-block-hopeless", {"piece": shown, "stealth": stealth(t), "intercept": intercept(t, piece)})
                return words, (shown,)
            return Text("vtes-option-block", {"piece": shown}), (shown,)
        case keys.Do(what=what, piece=number):
            shown = piece_ref(t, t.piece(number))
            return Text(f"vtes-option-{what}", {"piece": shown}), (shown,)
    return Text(f"vtes-option-{key.text(t)}"), ()


def _play_label(t: Table, key: keys.Play) -> Label:
    form = t.book.ways(key.card, key.mark)[0]
    card = card_ref(t, form.card)
    if not key.user:
        return Text("vtes-option-play-master", {"card": card}), (card,)
    who = piece_ref(t, t.piece(key.user))
    does = purpose(form.effects) if key.mark.isdigit() else ""
    words = Text("vtes-option-play", {"card": card, "level": form.level, "user": who, "other": int(bool(does)), "does": does})
    return words, (card, who)


# Whose turn it is to speak.


def order(t: Table) -> list[int]:
    """Who has the impulse, in which order: first who acts, even out of turn (v5.play.impulse, v5.play.acting-out-of-turn)."""
    action, combat = t.action, t.combat
    if action is None:
        return [t.active, *t.after(t.active)]
    if combat is not None:
        others = [t.pieces[side.minion].controller for side in combat.sides if side.minion in t.pieces]
    else:
        others = action.blockers
    return list(dict.fromkeys((action.seat, *[seat for seat in others if not t.players[seat].ousted], *t.after(action.seat))))


def burned(use: Use) -> bool:
    """Whether a card is burned to use it, unless it is said to be burned even if locked: it is asked for only when it can be used."""
    return any(isinstance(effect, Burn) and not effect.even_locked for effect in use.cost)


def may_speak(t: Table, window: str, seat: int) -> bool:
    """Whether a seat is asked in a window at all: decided by what all can see (v5.play.impulse).

    Reactions of somebody who can neither block nor is the target are legal, but hardly ever worth a question: whoever wants it says so.
    """
    player, action = t.players[seat], t.action
    if player.ousted:
        return False
    for piece, n, use in uses_in(t, window, seat) if window in t.index.uses else ():
        awaited = waits(use.when) or at_any_time(use)
        if not awaited or (window in DURING and not burned(use)) or may_be_used(t, window, seat, piece, n, use):
            return True
    if action is None:
        return False
    if seat == action.seat:
        return could_modify(t, window, seat)
    concerned = attempting(t, action) if window == W_ATTEMPT else action.blockers
    if window != W_POLLING and not player.always_asked and seat not in concerned:
        return False
    if could_react(t, window, seat):
        return True
    return window == W_OPEN and seat in action.blockers and not all(repeats_failure(t, t.pieces[number]) for number in player.ready)


def attempting(t: Table, action: Action) -> tuple[int, ...]:
    """Whose minion attempts to block, if one does."""
    blocker = t.pieces.get(action.blocked_by)
    return () if blocker is None else (blocker.controller,)


def rounds(t: Table, window: str, perform: Callable[[Table, int, Key], Rules[bool]]) -> Rules[None]:
    """Ask everybody in order of the impulse until all have passed in a row; whatever is done returns it to the acting Methuselah.

    `perform` carries out what was chosen and says whether the window goes on (v5.play.impulse).
    """
    at = 0
    seats = order(t)
    t.window = window
    while at < len(seats):
        seat = seats[at]
        if not may_speak(t, window, seat):
            at += 1
            continue
        question = Window(t.seats[seat], window)
        answer = PASS if t.skips is not None and t.skips(question) else (yield from unless_left(t, seat, put(t, question), PASS))
        if answer == PASS:
            if window == W_OPEN and t.action is not None and declines(t, seat):
                t.action.declined.append(seat)
            at += 1
            continue
        if not (yield from unless_left(t, seat, perform(t, seat, answer), True)):
            break
        seats = order(t)
        at = 0
        t.window = window
    t.window = ""
