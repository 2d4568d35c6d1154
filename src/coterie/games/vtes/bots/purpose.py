"""What a way to play a card is good for, read from its definition: bleed, stealth, intercept, votes, damage, and what it does in play.

Cards are weighed by their nodes and never by name, so that a card added tomorrow is weighed too; an unknown node counts a little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from coterie.games.vtes.book import Form
from coterie.games.vtes.bots.lasting import UNKNOWN, amount, lasting
from coterie.games.vtes.cards.vocabulary import (
    Abstain,
    AddBlood,
    AdditionalStrikes,
    AfterSuccess,
    Aggravated,
    Allocate,
    Bleed,
    BlockToll,
    Burn,
    BurnBlood,
    BurnBloodTo,
    BurnPool,
    Cancel,
    Cannot,
    Choose,
    ChooseClan,
    ChooseReady,
    ChooseTwo,
    ChooseUpTo,
    Discard,
    Distribute,
    Either,
    EndAction,
    EndCombat,
    EnterCombat,
    Environmental,
    Exchange,
    FailAttempt,
    FailBleed,
    FirstStrike,
    Forbid,
    GainBlood,
    GainPool,
    Get,
    HandsOnly,
    Hunt,
    IfBled,
    IfBlocked,
    Inflict,
    Kind,
    Lock,
    LockFailedBlockers,
    LookAndDiscard,
    Maneuver,
    MoveBlood,
    MustBlock,
    NoRepeat,
    Optional,
    Passes,
    Pay,
    Pred,
    Press,
    Prevent,
    PutInPlay,
    PutOn,
    Recover,
    Redirect,
    ReduceBleed,
    Region,
    Represent,
    RevealCrypt,
    SearchEquip,
    SendBack,
    ShiftPool,
    Stat,
    State,
    Steal,
    Strike,
    StrikeKind,
    TakeBack,
    TakeControl,
    Unlock,
    Wake,
    WeaponOnly,
    When,
    Who,
    Wound,
    region_of,
    singles,
)


class Purpose:
    """What one way to play a card does, in numbers."""

    stealth: int = 0
    intercept: int = 0
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
    harms_target: bool = False
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
    on: Pred | None = None
    """What it is put on, or aimed at."""

    def __init__(self, effects: tuple[Any, ...], form: Form | None = None) -> None:
        self.exchange = any(isinstance(effect, Exchange) for effect in effects)
        if form is not None:
            self._read_form(form)
        self.take(effects)
        self.reach = self.stealth + self.intercept + self.bleed + self.redirects * 3 + self.reduces

    def _read_form(self, form: Form) -> None:
        """What the card says beside what it does at once."""
        self.modifier, self.reaction = form.kind is Kind.MODIFIER, form.kind is Kind.REACTION
        self.directed_only = not {When(State.DIRECTED_AT_YOU), When(State.BLEED_AT_YOU)}.isdisjoint(singles(form.when))
        self.lasting = lasting(form)
        self.harms_bearer = form.effect(PutOn) is not None and self.lasting < 0
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


def _get(purpose: Purpose, effect: Get) -> None:
    number = amount(effect.amount)
    if effect.stat is Stat.STEALTH:
        purpose.stealth += number
    elif effect.stat is Stat.INTERCEPT:
        if number > 0:
            purpose.intercept += number + (effect.more if effect.more_titled else 0)
        else:
            purpose.prevents_block = True
    elif effect.stat is Stat.BLEED:
        purpose.bleed += number + (effect.more if effect.more_clan else 0)
        purpose.limited |= effect.limited
        purpose.at_most = max(purpose.at_most, effect.pool_at_most)
    elif effect.stat is Stat.VOTES:
        purpose.votes += number
    elif effect.stat is Stat.HAND:
        purpose.hand += number
    else:
        purpose.other += UNKNOWN * number


def _strike(purpose: Purpose, effect: Strike) -> None:
    purpose.striking = effect.kind
    purpose.ranged |= effect.ranged
    if effect.kind is StrikeKind.DODGE:
        purpose.dodges = True
    elif effect.kind is StrikeKind.COMBAT_ENDS:
        purpose.ends_combat, purpose.unlock_strike = True, effect.unlock
    elif effect.kind is StrikeKind.STEAL_BLOOD:
        purpose.steals += effect.amount
    elif effect.kind in (StrikeKind.HAND, StrikeKind.DAMAGE):
        purpose.damage += effect.amount
    else:
        purpose.other += 1.0


def _add_blood(purpose: Purpose, effect: AddBlood) -> None:
    if isinstance(effect.to, Pred) and region_of(effect.to) is Region.UNCONTROLLED:
        purpose.lifts += effect.amount
    else:
        purpose.blood += effect.amount
    _aim(purpose, effect.to)


def _aim(purpose: Purpose, target: object) -> None:
    if isinstance(target, Pred) and purpose.on is None:
        purpose.on = target


def _pool(purpose: Purpose, effect: GainPool) -> None:
    if effect.who in (Who.YOU, Who.EACH) and effect.per is None:
        purpose.pool += effect.amount


def _burn_pool(purpose: Purpose, effect: BurnPool) -> None:
    if effect.who is Who.PREY:
        purpose.harms_other += amount(effect.amount)


def _optional(purpose: Purpose, effect: Optional) -> None:
    purpose.maneuvers += effect.maneuvers
    purpose.presses += effect.presses


def _maneuver(purpose: Purpose, effect: Maneuver) -> None:
    purpose.maneuvers += 1
    purpose.presses += effect.presses


def _must_block(purpose: Purpose, effect: MustBlock) -> None:
    purpose.must_block = True
    purpose.intercept += effect.intercept


def _lock(purpose: Purpose, effect: Lock) -> None:
    if isinstance(effect.who, Pred):
        purpose.locks += effect.up_to
        _aim(purpose, effect.who)


def _unlock(purpose: Purpose, effect: Unlock) -> None:
    purpose.unlocks = True
    _aim(purpose, effect.who)


def _put_on(purpose: Purpose, effect: PutOn) -> None:
    purpose.puts_on = purpose.stays = True
    _aim(purpose, effect.target)


def _either(purpose: Purpose, effect: Either) -> None:
    purpose.take((effect.first, effect.second))


def _forbid(purpose: Purpose, effect: Forbid) -> None:
    if effect.what in (Cannot.BE_BLOCKED, Cannot.BE_BLOCKED_BY_VAMPIRES):
        purpose.prevents_block = True


def _fight(purpose: Purpose, effect: EnterCombat) -> None:
    purpose.fights = True
    _aim(purpose, effect.target)


def _note(name: str, value: Any = True) -> Callable[[Purpose, Any], None]:
    """A reader that sets one thing."""

    def read(purpose: Purpose, effect: Any) -> None:
        setattr(purpose, name, value)

    return read


def _sum(name: str, field: str = "amount") -> Callable[[Purpose, Any], None]:
    """A reader that adds a number of the node to one thing."""

    def read(purpose: Purpose, effect: Any) -> None:
        setattr(purpose, name, getattr(purpose, name) + amount(getattr(effect, field)))

    return read


def _aimed(name: str, field: str) -> Callable[[Purpose, Any], None]:
    """A reader that sets one thing, and what it is aimed at."""

    def read(purpose: Purpose, effect: Any) -> None:
        setattr(purpose, name, True)
        _aim(purpose, getattr(effect, field))

    return read


def _inner(purpose: Purpose, effect: Any) -> None:
    """What is done for a price, or if all goes well, counts as done."""
    purpose.take(effect.do if isinstance(effect.do, tuple) else (effect.do,))


def _worth(purpose: Purpose, worth: float) -> None:
    purpose.other += worth


def _nothing(purpose: Purpose, effect: Any) -> None:
    """What counts by other parts of the card."""


READERS: Final[dict[type, Callable[[Purpose, Any], None]]] = {
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
    IfBlocked: _note("ends_action"),
    BlockToll: _note("prevents_block"),
    FailAttempt: _note("stealth", 9),
    SendBack: _aimed("harms_target", "who"),
    Steal: _aimed("harms_target", "what"),
    TakeControl: _note("harms_target"),
    Pay: _inner,
    BurnBloodTo: _inner,
    IfBled: _inner,
    AfterSuccess: _inner,
    Inflict: lambda purpose, effect: _worth(purpose, -1.0 * effect.damage),
    Wound: lambda purpose, effect: _worth(purpose, 0.7 * effect.damage),
    RevealCrypt: lambda purpose, effect: _worth(purpose, 1.5),
    TakeBack: lambda purpose, effect: _worth(purpose, 0.8),
    FirstStrike: lambda purpose, effect: _worth(purpose, 0.3),
    **dict.fromkeys(
        (
            *(BurnBlood, Passes, Burn, NoRepeat, LockFailedBlockers, WeaponOnly),
            *(Choose, ChooseTwo, ChooseClan, ChooseReady, ChooseUpTo, ShiftPool),
        ),
        _nothing,
    ),
}


@cache
def purpose_of(form: Form) -> Purpose:
    """What a way to play a card does; worked out once."""
    return Purpose(form.effects, form)


@cache
def purpose_in(effects: tuple[Any, ...]) -> Purpose:
    """What some effects of an ability do; worked out once."""
    return Purpose(effects)
