"""Effects on numbers: stealth, intercept, bleed, votes, hand size; and choices between effects."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    ALLY,
    VAMPIRE,
    YOUNGER,
    Burn,
    BurnBlood,
    BurnPool,
    Count,
    Effect,
    Either,
    ForEach,
    Get,
    Lock,
    Period,
    Phase,
    Pred,
    ReduceBleed,
    RemoveAsh,
    Stat,
    State,
    When,
    Who,
    singles,
)
from coterie.games.vtes.records import CARD, MINION, Source
from coterie.games.vtes.rules.apply import apply, at_once, candidates, count, does, seats_of
from coterie.games.vtes.rules.ask import choose_word
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.durations import last
from coterie.games.vtes.rules.effects.moves import removable
from coterie.games.vtes.rules.fits import age
from coterie.games.vtes.rules.hands import adjust_hand
from coterie.games.vtes.rules.naming import ref
from coterie.games.vtes.rules.payments import PAYMENTS, paid
from coterie.games.vtes.rules.politics.votes import gain_votes
from coterie.games.vtes.rules.stats import has_title
from coterie.games.vtes.support.registry import ANY, Place, Scope, Things, Within, at_moments, at_phases, carries, ignored, refused
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text

PLAYED = (Place.MODIFIER, Place.REACTION)
NUMBER = (int, Count.X)


def _less_intercept(effect: Get, scope: Scope) -> Text | None:
    """Allies, or younger vampires, get less intercept; or the one that attempts to block does."""
    if effect.who is Who.BLOCKER or effect.who in (ALLY, VAMPIRE & YOUNGER):
        less = isinstance(effect.amount, int) and effect.amount < 0
        return None if less else ignored(effect, "amount", scope)
    return ignored(effect, "who", scope)


def _more_intercept(effect: Get, scope: Scope) -> Text | None:
    more = isinstance(effect.amount, int) and effect.amount > 0
    return None if more else ignored(effect, "amount", scope)


def _while_polling(effect: Get, scope: Scope) -> Text | None:
    """Votes are gained in a polling; one of two things need not be."""
    polling = When(State.POLLING)
    return None if scope.has(Either) and polling in singles(scope.form.when) else at_moments(polling)(effect, scope)


def _told_apart(effect: Either, scope: Scope) -> Text | None:
    """Each side has a word of its own for who chooses."""
    words = [WORDS.get(type(side)) for side in (effect.first, effect.second)]
    return None if None not in words and words[0] != words[1] else refused("two-sides", place=scope.named)


@does(
    Get, Place.MODIFIER, stat=Stat.STEALTH, amount=NUMBER, who=(Who.SELF, Who.ACTING), early=ANY, more=ANY, more_clan=ANY, more_titled=ANY
)
@carries(Get, Place.MODIFIER, stat=Stat.BLEED, amount=NUMBER, limited=ANY, pool_at_most=ANY, more=ANY, more_clan=ANY, more_titled=ANY)
@carries(Get, Place.MODIFIER, stat=Stat.INTERCEPT, amount=int, who=(Who.BLOCKER, Things(than=True)), where=_less_intercept)
@carries(Get, Place.REACTION, stat=Stat.INTERCEPT, amount=NUMBER, more=ANY, more_clan=ANY, more_titled=ANY)
@carries(Get, *PLAYED, stat=Stat.VOTES, amount=NUMBER, against=ANY, where=_while_polling, more=ANY, more_clan=ANY, more_titled=ANY)
@carries(Get, Place.USE, stat=Stat.STEALTH, amount=int, who=(Who.SELF, Things()))
@carries(Get, Place.USE, stat=Stat.STEALTH, amount=int, who=Who.ACTING, early=True, where=at_phases(Phase.ANNOUNCED))
@carries(Get, Place.USE, stat=Stat.INTERCEPT, amount=int, who=(Who.SELF, Things()), where=_more_intercept)
@carries(Get, Place.USE, stat=Stat.BLEED, amount=int, where=at_phases(Phase.BLEED))
@carries(Get, Place.USE, stat=Stat.VOTES, amount=int, who=(Who.SELF, Who.YOU, Things()), where=at_phases(Phase.POLLING, Phase.ANY_POLLING))
@carries(Get, Place.USE, stat=Stat.HAND, amount=int, who=Who.YOU)
@carries(Get, Place.NEXT_BLEED, stat=Stat.BLEED, amount=int)
def _get(t: Table, deed: Deed, effect: Get) -> Rules[None]:
    """More or less of a number, for the rest of the action, of the referendum, or of the turn."""
    amount = effect.amount if isinstance(effect.amount, int) else deed.x
    if effect.more and adds_more(t, deed, effect):
        amount += effect.more
    if effect.stat is Stat.STEALTH:
        last(t, deed, effect, Period.ACTION, t.running_action().actor, amount)
        _tell_stealth(t, amount)
    elif effect.stat is Stat.INTERCEPT:
        _intercept(t, deed, effect, amount)
    elif effect.stat is Stat.BLEED:
        _bleed(t, deed, effect, amount)
    elif effect.stat is Stat.VOTES:
        _votes(t, deed, effect, amount)
    elif effect.stat is Stat.HAND:
        last(t, deed, effect, Period.TURN, amount=amount)
        yield from adjust_hand(t, deed.seat)


def _tell_stealth(t: Table, amount: int) -> None:
    actor = ref(t, t.running_action().actor)
    if amount < 0:
        t.tell("vtes-event-stealth-lost", piece=actor, amount=-amount)
    else:
        t.tell("vtes-event-stealth", piece=actor, amount=amount)


def adds_more(t: Table, deed: Deed, effect: Get) -> bool:
    """Whether the additional amount applies to the user."""
    user = t.pieces.get(deed.user)
    if user is None:
        return False
    return (bool(effect.more_clan) and user.clan == effect.more_clan) or (effect.more_titled and has_title(t, user))


def _bleed(t: Table, deed: Deed, effect: Get, amount: int) -> None:
    """More bleed, at once, or as soon as the target has little enough pool (v5.card.foreshadowing-destruction)."""
    actor = t.running_action().actor
    last(t, deed, effect, Period.ACTION, actor, amount)
    if effect.pool_at_most:
        t.tell("vtes-event-bleed-waiting", piece=ref(t, actor), amount=amount, pool=effect.pool_at_most)
    else:
        t.tell("vtes-event-bleed", piece=ref(t, actor), amount=amount)


def _intercept(t: Table, deed: Deed, effect: Get, amount: int) -> None:
    action = t.running_action()
    if isinstance(effect.who, Pred) and amount < 0:
        user = t.pieces.get(deed.user)
        last(t, deed, effect, Period.ACTION, 0, amount, 0 if user is None else age(user))
        return
    minion = action.blocked_by if isinstance(effect.who, Pred) or effect.who is Who.BLOCKER else deed.user
    last(t, deed, effect, Period.ACTION, minion, amount)
    if amount < 0:
        t.tell("vtes-event-intercept-less", piece=ref(t, minion), amount=-amount)
    else:
        t.tell("vtes-event-intercept", piece=ref(t, minion), amount=amount)


def _votes(t: Table, deed: Deed, effect: Get, amount: int) -> None:
    if isinstance(effect.who, Pred):
        for number in candidates(t, deed, effect.who):
            gain_votes(t, Source(MINION, number), t.piece(number).controller, amount)
    elif effect.who is Who.YOU:
        gain_votes(t, Source(CARD, deed.source), deed.seat, amount)
    else:
        gain_votes(t, Source(MINION, deed.user), deed.seat, amount, effect.against)


@at_once(ReduceBleed, Place.REACTION)
def _reduce(t: Table, deed: Deed, effect: ReduceBleed) -> None:
    """The bleed is for less."""
    actor = t.running_action().actor
    last(t, deed, effect, Period.ACTION, actor, -effect.amount)
    t.tell("vtes-event-bleed-reduced", piece=ref(t, actor), amount=effect.amount)


@does(Either, Place.REACTION, Place.PHASE, first=Within(), second=Within(), where=_told_apart)
def _either(t: Table, deed: Deed, effect: Either) -> Rules[None]:
    """One of two things: the one that is possible, or the player's choice."""
    first, second = possible(t, deed, effect.first), possible(t, deed, effect.second)
    if first and second:
        word = yield from choose_word(t, chooser(t, deed, effect), "either", (word_of(effect.first), word_of(effect.second)), deed.card)
        yield from apply(t, deed, effect.first if word == word_of(effect.first) else effect.second)
    elif first or second:
        yield from apply(t, deed, effect.first if first else effect.second)


def chooser(t: Table, deed: Deed, effect: Either) -> int:
    """Who chooses: whoever pays, if it is a loss of another Methuselah."""
    return t.active if isinstance(effect.first, BurnPool) and effect.first.who is Who.THAT else deed.seat


WORDS = {
    BurnPool: "pool", BurnBlood: "blood", Lock: "lock", Burn: "burn", ReduceBleed: "reduce", Get: "votes", RemoveAsh: "remove-ash",
}  # fmt: skip


def word_of(effect: Effect) -> str:
    """A side of a choice in a key."""
    return WORDS[type(effect)]


def _two_sides(effect: Either, scope: Scope) -> Text | None:
    """Pool or blood: each side has a word of its own, and nobody names a card for one side."""
    told = isinstance(effect.first, BurnPool) and isinstance(effect.second, BurnBlood)
    return None if told else refused("two-sides", place=scope.named)


def _either_side(t: Table, deed: Deed, effect: Either) -> Reason | None:
    reasons = [PAYMENTS[type(side)].payable(t, deed, side) for side in (effect.first, effect.second)]
    return None if None in reasons else reasons[0]


@paid(Either, _either_side, first=Within(), second=Within(), where=_two_sides)
def _pay_either(t: Table, deed: Deed, effect: Either) -> Rules[None]:
    """One of two, as the player chooses and as can be paid (v5.play.cost)."""
    sides = (effect.first, effect.second)
    words = tuple(word_of(side) for side in sides if PAYMENTS[type(side)].payable(t, deed, side) is None)
    word = yield from choose_word(t, deed.seat, "pool-or-blood", words, deed.card)
    chosen = next(side for side in sides if word_of(side) == word)
    yield from PAYMENTS[type(chosen)].pay(t, deed, chosen)


def possible(t: Table, deed: Deed, effect: Effect) -> bool:
    """Whether a side of a choice can be taken."""
    if isinstance(effect, BurnBlood) and isinstance(effect.who, Pred):
        return any(t.pieces[number].blood > 0 for number in candidates(t, deed, effect.who))
    if isinstance(effect, Burn) and isinstance(effect.what, Pred):
        return bool(candidates(t, deed, effect.what))
    if isinstance(effect, Lock) and isinstance(effect.who, Pred):
        return effect.up_to > 1 or any(not t.pieces[number].locked for number in candidates(t, deed, effect.who))
    if isinstance(effect, RemoveAsh):
        return all(removable(t, seat, effect.random) for seat in seats_of(t, deed, effect.whose))
    if isinstance(effect, ReduceBleed):
        return t.referendum is None and t.action is not None and t.action.kind == "bleed"
    if isinstance(effect, Get) and effect.stat is Stat.VOTES:
        return t.referendum is not None
    return True


@does(ForEach, Place.PHASE, times=Count.COUNTERS_HERE, do=Within())
def _for_each(t: Table, deed: Deed, effect: ForEach) -> Rules[None]:
    """Once for each counter."""
    for _ in range(count(t, deed, effect.times)):
        yield from apply(t, deed, effect.do)
