"""What cards do: the effects."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from coterie.games.vtes.cards.vocabulary.action_flow import (
    BlockToll,
    Choose,
    EndAction,
    FailAttempt,
    FailBleed,
    Forbid,
    Inflict,
    Lock,
    LockFailedBlockers,
    Must,
    MustBlock,
    NoRepeat,
    Redirect,
    ReduceBleed,
    ReplaceLater,
    Surcharge,
    Unlock,
    UnlockIfBlocks,
    Wake,
)
from coterie.games.vtes.cards.vocabulary.combat import (
    AdditionalStrikes,
    Aggravated,
    EndCombat,
    Environmental,
    FirstStrike,
    HandsOnly,
    Immune,
    Maneuver,
    NextRoundClose,
    Optional,
    Press,
    Prevent,
    Strike,
    WeaponOnly,
)
from coterie.games.vtes.cards.vocabulary.moves import AddCounters, BurnLife, RemoveAsh, SendBack, SpendTransfers, TakeControl
from coterie.games.vtes.cards.vocabulary.politics import Bar, ChooseUpTo, Share
from coterie.games.vtes.cards.vocabulary.predicates import Pred, Target
from coterie.games.vtes.cards.vocabulary.words import Count, Node, Number, Stat, Title, Who


class Get(Node, frozen=True):
    """Change a number of somebody: "+1 stealth", "this vampire gets +2 votes".

    If it is a predicate, stealth is for the one that acts, anything else for each of them.
    Hand size from an ability that is used lasts for the turn.
    """

    stat: Stat
    amount: Number
    who: Target = Who.SELF
    limited: bool = False
    more: int = 0
    """An additional amount if the user is of `more_clan` or titled."""
    more_clan: str = ""
    more_titled: bool = False
    pool_at_most: int = 0
    """Only if the target Methuselah of the bleed has this much pool or less; 0: always."""
    against: bool = False
    """Votes that can only be cast against."""
    early: bool = False
    """Even if it is not yet needed."""


class Bleed(Node, frozen=True):
    """A bleed action with that much more bleed."""

    bonus: int


class AddBlood(Node, frozen=True):
    """Blood from the bank onto a vampire."""

    amount: int
    to: Target


class GainBlood(Node, frozen=True):
    """A vampire gains blood."""

    amount: Number
    who: Target = Who.SELF
    to_pool: int = 0
    """Up to this much of it may go to your pool instead."""


class BurnBlood(Node, frozen=True):
    """A vampire burns blood."""

    amount: int
    who: Target = Who.SELF


class BurnPool(Node, frozen=True):
    """Methuselahs burn pool."""

    who: Who
    amount: Number = 1
    per: Count | None = None
    """That much for each of these."""


class GainPool(Node, frozen=True):
    """Methuselahs gain pool."""

    who: Who
    amount: int = 1
    per: Count | None = None
    with_edge: bool = False
    """Only if you have the Edge."""


class BurnBloodTo(Node, frozen=True):
    """The user burns blood, which is no cost, to do something."""

    blood: int
    do: Effect


class Either(Node, frozen=True):
    """One of two things, as the situation allows or the player chooses."""

    first: Effect
    second: Effect


class IfBled(Node, frozen=True):
    """If the bleed is successful, for 1 or more."""

    do: tuple[Effect, ...]


class Pay(Node, frozen=True):
    """Remove cards in an ash heap from the game to do something: all of them, or nothing is done."""

    price: RemoveAsh
    do: Effect


class IfBlocked(Node, frozen=True):
    """If this action is blocked, before block resolution."""

    do: tuple[Effect, ...]


class EnterCombat(Node, frozen=True):
    """Enter combat with a minion."""

    target: Target
    lock: bool = False
    they_act: bool = False
    """The target is the acting minion of that combat."""


class LookAndDiscard(Node, frozen=True):
    """Look at a hand and discard a card of your choice from it."""

    who: Who


class OpenHand(Node, frozen=True):
    """Somebody plays with an open hand."""

    who: Who


class SearchEquip(Node, frozen=True):
    """Search your library for an equipment card and equip with it, at its cost; shuffle."""


class PutInPlay(Node, frozen=True):
    """The card stays in play."""

    counters: int = 0


class PutOn(Node, frozen=True):
    """The card is put on something."""

    target: Target
    burn_named: str = ""
    """You can burn a card of this name that is there."""
    lock: bool = False
    """Lock what it is put on."""
    keep: bool = False
    """You control the card, not the controller of what it is on."""


class MoveBlood(Node, frozen=True):
    """Move between so much and so much blood from the vampire the card was put on to your pool."""

    least: int
    most: int


class ChooseTwo(Node, frozen=True):
    """Choose two minions: one will be locked (`Who.ONE`), and there is the other (`Who.OTHER`)."""

    of: Pred


class Abstain(Node, frozen=True):
    """Choose a vampire who has cast votes or ballots: it is locked, and its votes and ballots are cancelled."""


class Recover(Node, frozen=True):
    """Move a vampire from torpor to its controller's ready region."""

    who: Pred


class Discard(Node, frozen=True):
    """Somebody discards cards of their choice, and draws up afterwards."""

    amount: int = 1
    who: Who = Who.YOU
    what: Pred | None = None
    """Only cards of which this is true."""


class Store(Node, frozen=True):
    """Move counters to this card: from your pool, or blood from a vampire of yours."""

    amount: int
    source: Target


class Unload(Node, frozen=True):
    """Move all counters of this card to a vampire."""

    to: Pred


class Exchange(Node, frozen=True):
    """Move 1 blood between the vampire the card is on and the pool of its controller, either way."""


class DrawCrypt(Node, frozen=True):
    """Draw a card from your crypt, then remove a crypt card in your uncontrolled region from the game."""


class Burn(Node, frozen=True):
    """Burn a card: this one, or one that is chosen."""

    what: Target = Who.THIS_CARD
    even_locked: bool = False
    """It is said that the card may be locked."""


class Give(Node, frozen=True):
    """Give control of this card."""

    to: Who


class AfterCombat(Node, frozen=True):
    """After the combat that the strike beside it ends."""

    do: Effect


class AfterSuccess(Node, frozen=True):
    """After action resolution, if the action was successful."""

    do: Effect


class ForEach(Node, frozen=True):
    """Once for each."""

    times: Count
    do: Effect


class Cancel(Node, frozen=True):
    """Cancel a card of a type as it is played."""

    sort: str
    """The type of the card, as the pool names it."""
    others: bool = False
    """As another Methuselah plays it."""
    unpaid: bool = False
    """Its cost is not paid."""


class Hunt(Node, frozen=True):
    """A hunt for as much more blood."""

    bonus: int


class Steal(Node, frozen=True):
    """Take control of a card for good; one that is on a minion may be moved to a minion of yours."""

    what: Pred


class Pile(StrEnum):
    """Where a card of your ash heap goes."""

    HAND = "hand"
    LIBRARY_BOTTOM = "library-bottom"


class TakeBack(Node, frozen=True):
    """Move a library card of your ash heap to your hand, or elsewhere."""

    to: Pile = Pile.HAND
    exchange: bool = False
    """For a card of your hand, which goes to the ash heap."""


class RevealCrypt(Node, frozen=True):
    """Reveal the top card of your crypt: one of the clan is drawn with blood on it, another goes to the bottom of the crypt."""

    clan: str
    blood: int


class Wound(Node, frozen=True):
    """Whoever controls them chooses one of some minions, which takes unpreventable damage."""

    damage: int
    of: Pred


class ChooseClan(Node, frozen=True):
    """The terms of a referendum: a clan."""


class Allocate(Node, frozen=True):
    """The terms of a referendum: points among Methuselahs, at least so many."""

    points: int
    least: int
    spares: bool = False
    """One is chosen first, who gets none (`Who.CHOSEN`)."""


class ShiftPool(Node, frozen=True):
    """The terms of a referendum: pool of a Methuselah who has more than you, allocated among others."""

    pool: int


class ChooseReady(Node, frozen=True):
    """The terms of a referendum: a ready vampire."""

    who: Pred


class Distribute(Node, frozen=True):
    """The pool is distributed as chosen."""


class Represent(Node, frozen=True):
    """The card is put on the chosen vampire, to represent a unique Camarilla title of its clan."""

    title: Title


class Passes(Node, frozen=True):
    """What happens if the referendum passes."""

    do: Effect
    also: Effect | None = None


Effect: TypeAlias = (
    Get | Bleed | AddBlood | GainBlood | BurnBlood | BurnPool | GainPool | Lock | Unlock | Wake | MustBlock | ReduceBleed | Redirect
    | Either | EndAction | NoRepeat | IfBlocked | LockFailedBlockers | Forbid | Must | Inflict | FailBleed | EnterCombat | LookAndDiscard
    | OpenHand | SearchEquip | PutInPlay | PutOn | MoveBlood | ChooseTwo | Abstain | Recover | Discard | Store | Unload | Exchange
    | DrawCrypt | Burn | Give | AfterSuccess | ForEach | Press | Maneuver | Optional | Strike | Prevent | Environmental | HandsOnly
    | NextRoundClose | FirstStrike | Aggravated | WeaponOnly | AdditionalStrikes | EndCombat | Immune | Cancel | Hunt | Steal
    | ChooseUpTo | Bar | Share | RevealCrypt | Wound
    | IfBled | Pay | AddCounters | BurnLife | SpendTransfers | RemoveAsh | SendBack | TakeControl
    | TakeBack | ChooseClan | Allocate | ShiftPool | ChooseReady | Distribute | Represent | Passes
    | FailAttempt | UnlockIfBlocks | BurnBloodTo | AfterCombat | Choose | BlockToll | Surcharge | ReplaceLater
)  # fmt: skip


def aimed(effect: Effect) -> bool:
    """Whether an effect of an action is aimed at another Methuselah or at something of theirs."""
    if isinstance(effect, PutOn):
        return isinstance(effect.target, Pred)
    if isinstance(effect, Pay):
        return effect.price.whose is Who.PREY
    return isinstance(effect, Bleed | EnterCombat | LookAndDiscard)
