"""One of two effects, several times the same, and what was chosen before."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    BurnBlood,
    BurnPool,
    Choose,
    ChooseTwo,
    Count,
    Either,
    ForEach,
    Maneuver,
    Press,
    PutInPlay,
    Who,
)
from coterie.games.vtes.rules.apply import apply, at_once, count, does
from coterie.games.vtes.rules.ask import choose_word
from coterie.games.vtes.rules.combat.playing import AT_ONCE, in_combat
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.payments import PAYMENTS, paid
from coterie.games.vtes.rules.sides import SIDES, possible, word_of
from coterie.games.vtes.support.registry import PLAYED, Place, Scope, Things, Within, beside, refused
from coterie.games.vtes.table import Table
from coterie.games.vtes.windows import W_PRESS
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text


def _told_apart(effect: Either, scope: Scope) -> Text | None:
    """Each side has a word of its own for who chooses."""
    words = [SIDES[type(side)].word for side in (effect.first, effect.second) if type(side) in SIDES]
    return None if len(set(words)) == 2 else refused("two-sides", place=scope.named)


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


@does(ForEach, Place.PHASE, times=Count.COUNTERS_HERE, do=Within())
def _for_each(t: Table, deed: Deed, effect: ForEach) -> Rules[None]:
    """Once for each counter."""
    for _ in range(count(t, deed, effect.times)):
        yield from apply(t, deed, effect.do)


@at_once(Choose, *PLAYED, who=Things(than=True, chosen=True))
def _choose(t: Table, deed: Deed, effect: Choose) -> None:
    """What is chosen was chosen when the card was played (v5.play.targets)."""


@at_once(ChooseTwo, Place.MASTER, where=beside(PutInPlay), of=Things())
def _choose_two(t: Table, deed: Deed, effect: ChooseTwo) -> None:
    """The two were chosen when the card was played."""


def _press_or_maneuver(effect: Either, scope: Scope) -> Text | None:
    sides = (type(effect.first), type(effect.second))
    return None if sides in ((Press, Maneuver), (Maneuver, Press)) else refused("two-sides", place=scope.named)


@in_combat(Either, Place.COMBAT, first=Within(), second=Within(), where=_press_or_maneuver)
def _either_in_combat(t: Table, deed: Deed, effect: Either) -> None:
    """Of a press and a manoeuvre, the one that belongs into this step."""
    wanted: type = Press if t.running_combat().step == W_PRESS else Maneuver
    chosen = effect.first if isinstance(effect.first, wanted) else effect.second
    AT_ONCE[type(chosen)](t, deed, chosen)
