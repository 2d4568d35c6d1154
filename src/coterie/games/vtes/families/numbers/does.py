"""Numbers change, for the rest of an action, of a referendum or of a turn; votes are gained."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    ALLY,
    VAMPIRE,
    YOUNGER,
    Amount,
    Count,
    During,
    Early,
    Effect,
    Either,
    GainVotes,
    Is,
    Limited,
    Mod,
    More,
    Period,
    Pool,
    Pred,
    Same,
    Stat,
    State,
    VotesAgainst,
    When,
    While,
    Who,
    condition_of,
    falls,
    lasting_in,
    rises,
    singles,
)
from coterie.games.vtes.records import CARD, MINION, Source
from coterie.games.vtes.rules.apply import apply, at_once, candidates, does
from coterie.games.vtes.rules.conditions import Situation, holds
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.durations import last
from coterie.games.vtes.rules.fits import age
from coterie.games.vtes.rules.hands import adjust_hand
from coterie.games.vtes.rules.naming import ref
from coterie.games.vtes.rules.politics.votes import gain_votes
from coterie.games.vtes.rules.sides import side
from coterie.games.vtes.support.registry import Place, Scope, Things, Where, Within, at_moments, beside, carries, ignored, lasts_for
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Text

PLAYED = (Place.MODIFIER, Place.REACTION)
COUNTED = (int, Count.X)
NUMBER = (*COUNTED, Within(Place.AMOUNT))


def _less_intercept(mod: Mod, scope: Scope) -> Text | None:
    """Allies, or younger vampires, get less intercept; or the one that attempts to block does."""
    if mod.of is Who.BLOCKER or mod.of in (ALLY, VAMPIRE & YOUNGER):
        return None if falls(mod.amount) else ignored(mod, "amount", scope)
    return ignored(mod, "of", scope)


def _more_intercept(mod: Mod, scope: Scope) -> Text | None:
    return None if rises(mod.amount) else ignored(mod, "amount", scope)


def _as_needed(mod: Mod, scope: Scope) -> Text | None:
    """Of an ability, the acting minion gets stealth as an action is announced, before it is needed; others when they need it."""
    return ignored(mod, "of", scope) if scope.has(Early) is not (mod.of is Who.ACTING) else None


def _while_polling(effect: Effect, scope: Scope) -> Text | None:
    """Votes are gained in a polling; one of two things need not be."""
    polling = When(State.POLLING)
    return None if scope.has(Either) and polling in singles(scope.form.when) else at_moments(polling)(effect, scope)


def _of_a_number(effect: During, scope: Scope) -> Text | None:
    return None if isinstance(effect.what, Mod) else ignored(effect, "what", scope)


def _of(*stats: Stat) -> Where:
    """A word that is said of some numbers only."""

    def look(effect: Limited | Early, scope: Scope) -> Text | None:
        during = lasting_in(effect)
        return None if during is not None and during.what.stat in stats else ignored(effect, "do", scope)

    return look


@carries(Mod, Place.MODIFIER, stat=Stat.STEALTH, amount=NUMBER, of=(Who.SELF, Who.ACTING), where=lasts_for(Period.ACTION))
@carries(Mod, Place.MODIFIER, stat=Stat.BLEED, amount=NUMBER, where=lasts_for(Period.ACTION))
@carries(
    Mod,
    Place.MODIFIER,
    stat=Stat.INTERCEPT,
    amount=int,
    of=(Who.BLOCKER, Things(than=True)),
    where=lasts_for(Period.ACTION, _less_intercept),
)
@carries(Mod, Place.REACTION, stat=Stat.INTERCEPT, amount=NUMBER, where=lasts_for(Period.ACTION))
@carries(Mod, Place.USE, stat=Stat.STEALTH, amount=int, of=(Who.SELF, Who.ACTING, Things()), where=lasts_for(Period.ACTION, _as_needed))
@carries(Mod, Place.USE, stat=Stat.INTERCEPT, amount=int, of=(Who.SELF, Things()), where=lasts_for(Period.ACTION, _more_intercept))
@carries(
    Mod,
    Place.USE,
    stat=Stat.BLEED,
    amount=int,
    where=lasts_for(Period.ACTION, at_moments(When(State.BLEED) & Is(Who.SELF, Same(Who.ACTING)))),
)
@carries(Mod, Place.USE, stat=Stat.HAND, amount=int, of=Who.YOU, where=lasts_for(Period.TURN))
@carries(Mod, Place.NEXT_BLEED, stat=Stat.BLEED, amount=int, where=lasts_for(Period.ACTION))
@carries(Mod, Place.POLITICAL, stat=Stat.VOTES, amount=int, of=Things(), where=lasts_for(Period.REFERENDUM))
@carries(More, Place.AMOUNT, least=int, more=int, if_=Within())
@carries(Is, Place.AMOUNT, who=Who.SELF, what=Things())
@carries(Pool, Place.WHILE, who=Who.TARGET, at_most=int)
@does(During, *PLAYED, Place.NEXT_BLEED, period=Period.ACTION, what=Within(), where=_of_a_number)
@carries(During, Place.USE, period=(Period.ACTION, Period.TURN), what=Within(), where=_of_a_number)
@carries(During, Place.POLITICAL, period=Period.REFERENDUM, what=Within(), where=_of_a_number)
def _during(t: Table, deed: Deed, effect: During) -> Rules[None]:
    """More or less of a number, for the rest of the action, of the referendum, or of the turn."""
    yield from _begin(t, deed, effect, effect)


@does(Limited, Place.MODIFIER, do=Within(), where=_of(Stat.BLEED))
@carries(While, Place.MODIFIER, if_=Within(Place.WHILE), do=Within(), where=beside(Limited))
def _limited(t: Table, deed: Deed, effect: Limited) -> Rules[None]:
    """More bleed that no other limited modifier adds to; perhaps as soon as something is true (v5.action.bleed)."""
    yield from _begin(t, deed, effect, lasting_in(effect))


@does(Early, Place.MODIFIER, do=Within(), where=_of(Stat.STEALTH))
@carries(Early, Place.USE, do=Within(), where=at_moments(When(State.ANNOUNCED) & When(State.UNDIRECTED)))
def _early(t: Table, deed: Deed, effect: Early) -> Rules[None]:
    """What is done before it is needed is done like anything else (v5.block.stealth)."""
    yield from apply(t, deed, effect.do)


def _begin(t: Table, deed: Deed, effect: During | Limited, during: During | None) -> Rules[None]:
    """A change of a number begins to last, with all that is said of it."""
    if during is None:
        return
    mod, period = during.what, during.period
    amount = _amount(t, deed, mod.amount)
    if mod.stat is Stat.STEALTH:
        last(t, deed, effect, period, t.running_action().actor, amount)
        _tell_stealth(t, amount)
    elif mod.stat is Stat.INTERCEPT:
        _intercept(t, deed, during, amount)
    elif mod.stat is Stat.BLEED:
        last(t, deed, effect, period, t.running_action().actor, amount)
        _tell_bleed(t, effect, amount)
    elif mod.stat is Stat.HAND:
        last(t, deed, effect, period, amount=amount)
        yield from adjust_hand(t, deed.seat)
    else:
        last(t, deed, effect, period, amount=amount)


def _amount(t: Table, deed: Deed, amount: Amount) -> int:
    """How much it is, counted as it begins."""
    if isinstance(amount, More):
        more = holds(amount.if_)(t, Situation(deed.seat, t.pieces.get(deed.user)))
        return amount.least + (amount.more if more else 0)
    return amount if isinstance(amount, int) else deed.x


def _tell_stealth(t: Table, amount: int) -> None:
    actor = ref(t, t.running_action().actor)
    if amount < 0:
        t.tell("vtes-event-stealth-lost", piece=actor, amount=-amount)
    else:
        t.tell("vtes-event-stealth", piece=actor, amount=amount)


def _tell_bleed(t: Table, effect: Effect, amount: int) -> None:
    """More bleed, at once, or as soon as the target has little enough pool (v5.card.foreshadowing-destruction)."""
    actor, pool = ref(t, t.running_action().actor), condition_of(effect)
    if isinstance(pool, Pool):
        t.tell("vtes-event-bleed-waiting", piece=actor, amount=amount, pool=pool.at_most)
    else:
        t.tell("vtes-event-bleed", piece=actor, amount=amount)


def _intercept(t: Table, deed: Deed, effect: During, amount: int) -> None:
    action, whose = t.running_action(), effect.what.of
    if isinstance(whose, Pred) and amount < 0:
        user = t.pieces.get(deed.user)
        last(t, deed, effect, effect.period, 0, amount, 0 if user is None else age(user))
        return
    minion = action.blocked_by if isinstance(whose, Pred) or whose is Who.BLOCKER else deed.user
    last(t, deed, effect, effect.period, minion, amount)
    if amount < 0:
        t.tell("vtes-event-intercept-less", piece=ref(t, minion), amount=-amount)
    else:
        t.tell("vtes-event-intercept", piece=ref(t, minion), amount=amount)


@at_once(GainVotes, *PLAYED, amount=COUNTED, where=_while_polling)
@carries(GainVotes, Place.USE, amount=int, who=(Who.SELF, Who.YOU, Things()), where=at_moments(When(State.POLLING)))
def _votes(t: Table, deed: Deed, effect: GainVotes) -> None:
    """Votes for a minion, for each of some, or for the Methuselah (v5.politics.votes-other)."""
    amount = _amount(t, deed, effect.amount)
    if isinstance(effect.who, Pred):
        for number in candidates(t, deed, effect.who):
            gain_votes(t, Source(MINION, number), t.piece(number).controller, amount)
    elif effect.who is Who.YOU:
        gain_votes(t, Source(CARD, deed.source), deed.seat, amount)
    else:
        gain_votes(t, Source(MINION, deed.user), deed.seat, amount)


@at_once(VotesAgainst, *PLAYED, amount=COUNTED, where=_while_polling)
def _votes_against(t: Table, deed: Deed, effect: VotesAgainst) -> None:
    """Votes that are cast against the referendum as they are gained."""
    gain_votes(t, Source(MINION, deed.user), deed.seat, _amount(t, deed, effect.amount), against=True)


def _referred(t: Table, deed: Deed, effect: GainVotes | VotesAgainst) -> bool:
    """Votes are gained in a referendum."""
    return t.referendum is not None


side(GainVotes, "votes", _referred)
side(VotesAgainst, "votes", _referred)
