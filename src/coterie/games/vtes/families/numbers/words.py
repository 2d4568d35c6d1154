"""Words for numbers that change: what changes them, by how much, and for how long."""

from __future__ import annotations

from typing import TypeAlias

from coterie.games.vtes.words.conditions import Cond
from coterie.games.vtes.words.node import Effect, Node
from coterie.games.vtes.words.predicates import Target
from coterie.games.vtes.words.things import Number, Period, Stat, Who


class More(Node, frozen=True):
    """So much, and more of it if something is true as the card is played."""

    least: int
    more: int
    if_: Cond


Amount: TypeAlias = Number | More


class Mod(Node, frozen=True):
    """A number of somebody is changed, as long as what says so holds.

    If it is a predicate, stealth is for the one that acts, anything else for each of them.
    """

    stat: Stat
    amount: Amount
    of: Target = Who.SELF


class During(Effect, frozen=True):
    """What is always so of cards in play begins, and is so for a while."""

    period: Period
    what: Mod

    @property
    def told(self) -> str:
        return f"{'lose' if falls(self.what.amount) else 'get'}-{self.what.stat.value}"


class Limited(Effect, frozen=True):
    """More bleed, of which no other limited modifier adds any."""

    do: Effect

    @property
    def told(self) -> str:
        return self.do.told


class While(Effect, frozen=True):
    """What lasts counts only while something is true."""

    if_: Cond
    do: Effect

    @property
    def told(self) -> str:
        return self.do.told


class Early(Effect, frozen=True):
    """It is done even if it is not yet needed."""

    do: Effect

    @property
    def told(self) -> str:
        return self.do.told


class GainVotes(Effect, frozen=True):
    """Votes in the referendum, to be cast with those of their source."""

    amount: Number
    who: Target = Who.SELF

    @property
    def told(self) -> str:
        return "get-votes"


class VotesAgainst(Effect, frozen=True):
    """Votes of the minion that can only be cast against."""

    amount: Number

    @property
    def told(self) -> str:
        return "get-votes"


def least(amount: Amount) -> Number:
    """How much there is at least."""
    return amount.least if isinstance(amount, More) else amount


def rises(amount: Amount) -> bool:
    """Whether a number becomes larger by so much, and not by what is counted later."""
    known = least(amount)
    return isinstance(known, int) and known > 0


def falls(amount: Amount) -> bool:
    """Whether a number becomes smaller."""
    known = least(amount)
    return isinstance(known, int) and known < 0


def lasting_in(effect: Node) -> During | None:
    """What an effect begins for a while, whatever is said of it besides."""
    while isinstance(effect, Limited | While | Early):
        effect = effect.do
    return effect if isinstance(effect, During) else None


def condition_of(effect: Node) -> Cond | None:
    """While what an effect counts that begins for a while; None if it always does."""
    while isinstance(effect, Limited | Early):
        effect = effect.do
    return effect.if_ if isinstance(effect, While) else None


def stat_of(effect: Node) -> Stat | None:
    """The number that an effect changes, if it changes one."""
    during = lasting_in(effect)
    if during is not None:
        return during.what.stat
    return Stat.VOTES if isinstance(effect, GainVotes | VotesAgainst) else None
