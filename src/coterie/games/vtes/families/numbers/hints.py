"""What numbers that change are to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coterie.games.vtes.bots.hints import UNKNOWN, add, amount, hint
from coterie.games.vtes.cards.vocabulary import (
    Amount,
    During,
    Early,
    Effect,
    GainVotes,
    Limited,
    Mod,
    More,
    Pool,
    Stat,
    VotesAgainst,
    While,
    condition_of,
    lasting_in,
    least,
)

if TYPE_CHECKING:
    from coterie.games.vtes.bots.purpose import Purpose

STATS: Final = {
    Stat.BLEED: 3.0,
    Stat.STEALTH: 2.5,
    Stat.INTERCEPT: 1.4,
    Stat.STRENGTH: 0.9,
    Stat.VOTES: 0.8,
    Stat.HAND: 0.8,
    Stat.TRANSFERS: 0.9,
}
"""What one of a number is worth for the rest of the game."""


def _played(purpose: Purpose, effect: Effect) -> None:
    during = lasting_in(effect)
    if during is None:
        purpose.other += UNKNOWN
        return
    mod, number = during.what, amount(least(during.what.amount))
    if mod.stat is Stat.STEALTH:
        purpose.stealth += number
    elif mod.stat is Stat.INTERCEPT:
        if number > 0:
            purpose.intercept += number + _more(mod.amount)
        else:
            purpose.prevents_block = True
    elif mod.stat is Stat.BLEED:
        purpose.bleed += number + _more(mod.amount)
        purpose.limited |= isinstance(effect, Limited)
        cond = condition_of(effect)
        purpose.at_most = max(purpose.at_most, cond.at_most if isinstance(cond, Pool) else 0)
    elif mod.stat is Stat.VOTES:
        purpose.votes += number
    elif mod.stat is Stat.HAND:
        purpose.hand += number
    else:
        purpose.other += UNKNOWN * number


def _more(number: Amount) -> int:
    """What may come on top is hoped for."""
    return number.more if isinstance(number, More) else 0


def _used(effect: Effect) -> float:
    during = lasting_in(effect)
    return UNKNOWN if during is None else 0.6 * STATS.get(during.what.stat, UNKNOWN) * amount(least(during.what.amount))


def _votes(effect: GainVotes | VotesAgainst) -> float:
    return 0.6 * STATS[Stat.VOTES] * amount(effect.amount)


def _always(mod: Mod, share: float) -> float:
    return share * STATS.get(mod.stat, UNKNOWN) * amount(least(mod.amount))


hint(During, _played, used=_used)
hint(Limited, _played, used=_used)
hint(While, _played, used=_used)
hint(Early, _played, used=_used)
hint(GainVotes, add("votes"), used=_votes)
hint(VotesAgainst, add("votes"), used=_votes)
hint(Mod, always=_always)
