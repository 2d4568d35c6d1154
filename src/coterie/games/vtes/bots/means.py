"""What a way to play a card is good for, read from its definition: bleed, stealth, intercept, votes, damage, and what it does in play.

Cards are weighed by their nodes and never by name, so that a card added tomorrow is weighed too; an unknown node counts a little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import (
    Abstain,
    Action,
    AddBlood,
    AdditionalStrikes,
    Aggravated,
    Allocate,
    Always,
    Bleed,
    Burn,
    BurnBlood,
    BurnPool,
    Cancel,
    Cannot,
    Cheaper,
    Discard,
    Distribute,
    Either,
    EndAction,
    EndCombat,
    EnterCombat,
    Environmental,
    Exchange,
    FailBleed,
    Forbid,
    ForEach,
    GainBlood,
    GainPool,
    Get,
    Give,
    HandsOnly,
    Hunt,
    IfBlocked,
    Kind,
    Lock,
    LookAndDiscard,
    Maneuver,
    Moment,
    MoveBlood,
    MustBlock,
    OpenHand,
    Optional,
    Passes,
    PlaysAs,
    Press,
    Prevent,
    PutInPlay,
    PutOn,
    Recover,
    Redirect,
    ReduceBleed,
    Region,
    Represent,
    SearchEquip,
    Some,
    Stat,
    Store,
    Strike,
    StrikeKind,
    Toll,
    Trigger,
    Unload,
    Unlock,
    Use,
    Wake,
    Who,
)

UNKNOWN: Final = 0.4
"""The worth of what no rule of thumb knows."""
TURNS: Final = 4.0
"""For how many turns of its controller a card in play is likely to matter."""


class Means:
    """What one way to play a card does, in numbers."""

    stealth: int = 0
    intercept: int = 0
    lasting_intercept: int = 0
    """Of a card in play: what its bearer has always."""
    bleed: int = 0
    at_most: int = 0
    """Bleed that counts only if the target has no more pool than this; 0: always."""
    votes: int = 0
    pool: int = 0
    blood: int = 0
    lifts: int = 0
    """Blood for a vampire that is not yet in play."""
    hand: int = 0
    damage: int = 0
    steals: int = 0
    strikes: int = 0
    prevents: int = 0
    maneuvers: int = 0
    presses: int = 0
    round_damage: int = 0
    """Each round of a combat, beside the strike."""
    reduces: int = 0
    locks: int = 0
    hunts: int = 0
    move_most: int = 0
    """Blood that becomes pool."""
    allocates: int = 0
    shifts: int = 0
    limited: bool = False
    redirects: bool = False
    wakes: bool = False
    unlocks: bool = False
    must_block: bool = False
    prevents_block: bool = False
    dodges: bool = False
    ends_combat: bool = False
    unlock_strike: bool = False
    ranged: bool = False
    aggravated: bool = False
    hands_only: bool = False
    ends_action: bool = False
    fails_bleed: bool = False
    fights: bool = False
    looks: bool = False
    searches: bool = False
    recovers: bool = False
    cancels: bool = False
    abstain: bool = False
    discards: bool = False
    puts_on: bool = False
    stays: bool = False
    represents: bool = False
    exchange: bool = False
    modifier: bool = False
    reaction: bool = False
    directed_only: bool = False
    harms_bearer: bool = False
    """Whether it is meant for another's minion."""
    harms_other: float = 0.0
    """Pool that the prey loses at once."""
    lasting: float = 0.0
    """What its abilities are worth in play."""
    other: float = 0.0
    """The worth of what no reader knows."""
    reach: float = 0.0
    """How much it does in an action, in all."""
    striking: StrikeKind | None = None
    on: Some | None = None
    """What it is put on, or aimed at."""

    def __init__(self, effects: tuple[Any, ...], form: Form | None = None) -> None:
        self.exchange = any(isinstance(effect, Exchange) for effect in effects)
        if form is not None:
            self._enter(form)
        self.take(effects)
        self.reach = self.stealth + self.intercept + self.bleed + self.redirects * 3 + self.reduces

    def _enter(self, form: Form) -> None:
        """What the card says beside what it does at once."""
        self.modifier, self.reaction = form.kind is Kind.MODIFIER, form.kind is Kind.REACTION
        self.directed_only = Moment.DIRECTED_AT_YOU in form.moments or Moment.BLEED_AT_YOU in form.moments
        self.lasting = lasting(form)
        self.harms_bearer = form.effect(PutOn) is not None and self.lasting < 0
        self.lasting_intercept = sum(_standing_intercept(ability) for ability in form.always)
        self.exchange |= any(isinstance(effect, Exchange) for _, trigger in form.triggers for effect in trigger.do)
        comes = form.kind in (Kind.EQUIPMENT, Kind.ALLY, Kind.RETAINER, Kind.EVENT)
        self.stays = comes or (form.kind is Kind.MASTER and not form.effects)

    def take(self, effects: Iterable[Any]) -> None:
        """Add what some effects do."""
        for effect in effects:
            reader = READERS.get(type(effect))
            if reader is None:
                self.other += UNKNOWN
            else:
                reader(self, effect)


def amount(number: object, otherwise: int = 2) -> int:
    """A number of a definition; one that is counted is taken for two."""
    return number if isinstance(number, int) else otherwise


def _get(means: Means, effect: Get) -> None:
    number = amount(effect.amount)
    if effect.stat is Stat.STEALTH:
        means.stealth += number
    elif effect.stat is Stat.INTERCEPT:
        if number > 0:
            means.intercept += number + (effect.more if effect.more_titled else 0)
        else:
            means.prevents_block = True
    elif effect.stat is Stat.BLEED:
        means.bleed += number + (effect.more if effect.more_clan else 0)
        means.limited |= effect.limited
        means.at_most = max(means.at_most, effect.pool_at_most)
    elif effect.stat is Stat.VOTES:
        means.votes += number
    elif effect.stat is Stat.HAND:
        means.hand += number
    else:
        means.other += UNKNOWN * number


def _strike(means: Means, effect: Strike) -> None:
    means.striking = effect.kind
    means.ranged |= effect.ranged
    if effect.kind is StrikeKind.DODGE:
        means.dodges = True
    elif effect.kind is StrikeKind.COMBAT_ENDS:
        means.ends_combat, means.unlock_strike = True, effect.unlock
    elif effect.kind is StrikeKind.STEAL_BLOOD:
        means.steals += effect.amount
    elif effect.kind in (StrikeKind.HAND, StrikeKind.DAMAGE):
        means.damage += effect.amount
    else:
        means.other += 1.0


def _add_blood(means: Means, effect: AddBlood) -> None:
    if isinstance(effect.to, Some) and effect.to.region is Region.UNCONTROLLED:
        means.lifts += effect.amount
    else:
        means.blood += effect.amount
    _aim(means, effect.to)


def _aim(means: Means, target: object) -> None:
    if isinstance(target, Some) and means.on is None:
        means.on = target


def _pool(means: Means, effect: GainPool) -> None:
    if effect.who in (Who.YOU, Who.EACH) and effect.per is None:
        means.pool += effect.amount


def _burn_pool(means: Means, effect: BurnPool) -> None:
    if effect.who is Who.PREY:
        means.harms_other += amount(effect.amount)


def _optional(means: Means, effect: Optional) -> None:
    means.maneuvers += effect.maneuvers
    means.presses += effect.presses


def _maneuver(means: Means, effect: Maneuver) -> None:
    means.maneuvers += 1
    means.presses += effect.presses


def _must_block(means: Means, effect: MustBlock) -> None:
    means.must_block = True
    means.intercept += effect.intercept


def _lock(means: Means, effect: Lock) -> None:
    if isinstance(effect.who, Some):
        means.locks += effect.up_to
        _aim(means, effect.who)


def _unlock(means: Means, effect: Unlock) -> None:
    means.unlocks = True
    _aim(means, effect.who)


def _put_on(means: Means, effect: PutOn) -> None:
    means.puts_on = means.stays = True
    _aim(means, effect.target)


def _either(means: Means, effect: Either) -> None:
    means.take((effect.first, effect.second))


def _forbid(means: Means, effect: Forbid) -> None:
    if effect.what in (Cannot.BE_BLOCKED, Cannot.BE_BLOCKED_BY_VAMPIRES):
        means.prevents_block = True


def _fight(means: Means, effect: EnterCombat) -> None:
    means.fights = True
    _aim(means, effect.target)


def _note(name: str, value: Any = True) -> Callable[[Means, Any], None]:
    """A reader that sets one thing."""

    def read(means: Means, effect: Any) -> None:
        setattr(means, name, value)

    return read


def _sum(name: str, field: str = "amount") -> Callable[[Means, Any], None]:
    """A reader that adds a number of the node to one thing."""

    def read(means: Means, effect: Any) -> None:
        setattr(means, name, getattr(means, name) + amount(getattr(effect, field)))

    return read


def _aimed(name: str, field: str) -> Callable[[Means, Any], None]:
    """A reader that sets one thing, and what it is aimed at."""

    def read(means: Means, effect: Any) -> None:
        setattr(means, name, True)
        _aim(means, getattr(effect, field))

    return read


def _nothing(means: Means, effect: Any) -> None:
    """What counts by other parts of the card."""


READERS: Final[dict[type, Callable[[Means, Any], None]]] = {
    Get: _get,
    Strike: _strike,
    AddBlood: _add_blood,
    GainPool: _pool,
    BurnPool: _burn_pool,
    Optional: _optional,
    Maneuver: _maneuver,
    MustBlock: _must_block,
    Lock: _lock,
    Unlock: _unlock,
    PutOn: _put_on,
    Either: _either,
    Forbid: _forbid,
    EnterCombat: _fight,
    Bleed: _sum("bleed", "bonus"),
    Hunt: _sum("hunts", "bonus"),
    GainBlood: _sum("blood"),
    Press: _sum("presses", "to_continue"),
    Prevent: _sum("prevents"),
    AdditionalStrikes: _sum("strikes"),
    Environmental: _sum("round_damage", "damage"),
    ReduceBleed: _sum("reduces"),
    MoveBlood: _sum("move_most", "most"),
    Allocate: _sum("allocates", "points"),
    Redirect: _note("redirects"),
    Wake: _note("wakes"),
    Aggravated: _note("aggravated"),
    HandsOnly: _note("hands_only"),
    EndAction: _note("ends_action"),
    EndCombat: _note("ends_combat"),
    FailBleed: _note("fails_bleed"),
    LookAndDiscard: _note("looks"),
    SearchEquip: _note("searches"),
    PutInPlay: _note("stays"),
    Cancel: _note("cancels"),
    Abstain: _note("abstain"),
    Discard: _note("discards"),
    Represent: _note("represents"),
    Distribute: _note("shifts", 3),
    Recover: _aimed("recovers", "who"),
    BurnBlood: _nothing,
    Passes: _nothing,
    IfBlocked: _note("ends_action"),
}


# What a card does while it is in play.


def lasting(form: Form) -> float:
    """What the abilities of a card are worth to who controls it, or to who bears it, for the rest of the game."""
    total = 0.0
    for ability in form.abilities:
        weigher = LASTING.get(type(ability))
        total += UNKNOWN if weigher is None else weigher(ability)
    if form.body is not None:
        body = form.body
        total += 0.4 * body.life + 0.5 * (body.strength or 0) + 2.5 * (body.bleed or 0)
    return total


STATS: Final = {
    Stat.BLEED: 3.0,
    Stat.STEALTH: 2.5,
    Stat.INTERCEPT: 1.4,
    Stat.STRENGTH: 0.9,
    Stat.VOTES: 0.8,
    Stat.HAND: 0.8,
    Stat.TRANSFERS: 0.9,
}


def _always(ability: Always) -> float:
    effect = ability.effect
    share = 1.0 if ability.when is None and not ability.discipline else 0.6
    if isinstance(effect, Get):
        return share * STATS.get(effect.stat, UNKNOWN) * amount(effect.amount)
    if isinstance(effect, Forbid):
        return {Cannot.BLOCK: -1.5, Cannot.UNLOCK: -1.0, Cannot.BE_BLOCKED: 3.0}.get(effect.what, UNKNOWN)
    if isinstance(effect, Environmental):
        return 0.9 * effect.damage
    return 0.9 if isinstance(effect, OpenHand) else UNKNOWN


def _trigger(ability: Trigger) -> float:
    return sum((EACH_TURN.get(type(effect), _default)(effect) for effect in ability.do), 0.0)


def _default(effect: Any) -> float:
    return UNKNOWN


def _drain(effect: BurnPool) -> float:
    if effect.who is Who.PREY:
        return 0.7 * TURNS * amount(effect.amount)
    return -1.5 if effect.who is Who.CONTROLLER else 0.5


EACH_TURN: Final[dict[type, Callable[[Any], float]]] = {
    GainBlood: lambda effect: 0.5 * TURNS * amount(effect.amount),
    Exchange: lambda effect: 1.8,
    BurnPool: _drain,
    Store: lambda effect: -0.2,
    ForEach: lambda effect: 1.5,
    Give: lambda effect: -0.3,
    Lock: lambda effect: 0.7,
    Unlock: lambda effect: 1.2,
    Burn: lambda effect: 0.0,
}


def _use(ability: Use) -> float:
    return sum((USED.get(type(effect), _default)(effect) for effect in ability.do), 0.0)


USED: Final[dict[type, Callable[[Any], float]]] = {
    AddBlood: lambda effect: 0.8 * TURNS * effect.amount,
    GainPool: lambda effect: 0.9,
    Get: lambda effect: 0.6 * STATS.get(effect.stat, UNKNOWN) * amount(effect.amount),
    Strike: lambda effect: 0.8 * effect.amount + (0.4 if effect.ranged else 0.0) + 0.5,
    Prevent: lambda effect: 0.8 * amount(effect.amount),
    Unload: lambda effect: 1.5,
    Recover: lambda effect: 1.0,
    Unlock: lambda effect: 1.0,
    Discard: lambda effect: 0.7,
    Optional: lambda effect: 0.3,
    Burn: lambda effect: 0.0,
}


def _offered(ability: Action) -> float:
    return -1.2 if any(isinstance(effect, EnterCombat) for effect in ability.do) else -0.1


LASTING: Final[dict[type, Callable[[Any], float]]] = {
    Always: _always,
    Trigger: _trigger,
    Use: _use,
    Action: _offered,
    Toll: lambda ability: 0.6,
    PlaysAs: lambda ability: 1.0,
    Cheaper: lambda ability: 1.5,
}


def _standing_intercept(ability: Always) -> int:
    effect = ability.effect
    if not isinstance(effect, Get) or effect.stat is not Stat.INTERCEPT or effect.who is not Who.SELF or ability.when is not None:
        return 0
    return amount(effect.amount)


@cache
def means_of(form: Form) -> Means:
    """What a way to play a card does; worked out once."""
    return Means(form.effects, form)


@cache
def means_in(effects: tuple[Any, ...]) -> Means:
    """What some effects of an ability do; worked out once."""
    return Means(effects)
