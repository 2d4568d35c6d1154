"""What happens in actions: bleeds, blocks, locks and the end of an action."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    PREYS,
    AfterSuccess,
    Bleed,
    BlockToll,
    BurnBlood,
    BurnPool,
    Cannot,
    Choose,
    Either,
    EndAction,
    EnterCombat,
    FailAttempt,
    FailBleed,
    Forbid,
    IfBled,
    IfBlocked,
    Inflict,
    Lock,
    LockFailedBlockers,
    Maneuver,
    MustBlock,
    NoRepeat,
    Pay,
    Pred,
    Press,
    Redirect,
    ReduceBleed,
    ReplaceLater,
    Stat,
    Surcharge,
    Unlock,
    UnlockIfBlocks,
    Wake,
    Who,
    Wound,
    noun_of,
    parts,
)
from coterie.games.vtes.text.clauses.clause import blood, clause, pool
from coterie.games.vtes.text.clauses.numbers import change
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import refuse


@clause.register
def bleed(node: Bleed, frame: Frame) -> str:
    """A bleed action."""
    return frame.say("bleed", change=change(Stat.BLEED, node.bonus, frame))


@clause.register
def lock(node: Lock, frame: Frame) -> str:
    """Minions are locked; or, other than above, not locked."""
    if node.who is Who.NOBODY:
        return _not_locked(node, frame)
    if node.up_to != 1:
        refuse(not isinstance(node.who, Pred), "only some can be several")
        return frame.say("lock-up-to", count=frame.tongue.chosen(f"count-{node.up_to}"), who=frame.someone(node.who, Article.SEVERAL))
    if node.who is Who.SELF and "reaction" in frame.facts.types:
        return frame.say("lock", who=frame.tongue.noun("noun", frame.user, Article.THIS, ("reacting",)))
    if node.who is Who.ONE:
        return frame.say("lock-one-of-two")
    return frame.say("lock", who=frame.someone(node.who))


def _not_locked(node: Lock, frame: Frame) -> str:
    base = frame.base(node)
    who = base.who if base is not None and frame.changed(node) == {"who"} else Who.NOBODY
    refuse(who is Who.NOBODY, "nobody is locked, and nobody was above")
    return frame.say("do-not-lock", who=frame.someone(who))


@clause.register
def unlock(node: Unlock, frame: Frame) -> str:
    """A minion unlocks."""
    return frame.say("unlock", who=frame.someone(node.who))


@clause.register
def wake(node: Wake, frame: Frame) -> str:
    """A minion wakes."""
    words = frame.say("wake", who=frame.someone(node.who))
    return words + ("\n" + frame.say("ally-stays-locked", who=frame.this) if node.ally_stays_locked else "")


@clause.register
def must_block(node: MustBlock, frame: Frame) -> str:
    """Unlock and attempt to block."""
    words = change(Stat.INTERCEPT, node.intercept, frame)
    stat = frame.tongue.form("stat", Stat.INTERCEPT, "the")
    return frame.say("must-block", who=frame.this, blood=blood(node.blood, frame), change=words, stat=stat)


@clause.register
def choose(node: Choose, frame: Frame) -> str:
    """Something that what follows is about."""
    return frame.say("choose", who=frame.someone(node.who))


@clause.register
def block_toll(node: BlockToll, frame: Frame) -> str:
    """Blood that blocking costs."""
    return frame.say("block-toll", who=frame.someone(node.by, Article.ALL), blood=blood(node.blood, frame))


@clause.register
def surcharge(node: Surcharge, frame: Frame) -> str:
    """What cards of a type cost more."""
    return frame.say("surcharge", kind=frame.tongue.form("type", node.sort), amount=node.blood)


@clause.register
def replace_later(node: ReplaceLater, frame: Frame) -> str:
    """Cards that are replaced later."""
    return frame.chosen(f"replaced-after-{node.until.value}")


@clause.register
def fail_attempt(node: FailAttempt, frame: Frame) -> str:
    """The attempt to block fails."""
    return frame.say("fail-attempt") + (frame.say("not-again", who=frame.someone(Who.BLOCKER)) if node.for_good else "")


@clause.register
def unlock_if_blocks(node: UnlockIfBlocks, frame: Frame) -> str:
    """Blood burned to unlock after a block."""
    return frame.say("unlock-if-blocks", who=frame.this, blood=blood(node.blood, frame))


@clause.register
def reduce_bleed(node: ReduceBleed, frame: Frame) -> str:
    """The bleed is for less."""
    return frame.say("reduce-bleed", amount=node.amount)


@clause.register
def redirect(node: Redirect, frame: Frame) -> str:
    """The bleed gets another target."""
    return frame.say("redirect")


@clause.register
def either(node: Either, frame: Frame) -> str:
    """One thing or another; where both are burned, that is said once."""
    paid, other = node.first, node.second
    if frame.mood is Mood.TO and isinstance(paid, BurnPool) and isinstance(other, BurnBlood) and isinstance(other.who, Pred):
        refuse(paid != BurnPool(Who.YOU, paid.amount), "you pay, and once")
        words = {"pool": pool(paid.amount, frame), "blood": blood(other.amount, frame)}
        return frame.say("burn-pool-or-blood", who=frame.someone(other.who), **words)
    first, second = clause(node.first, frame), clause(node.second, frame.with_(mood=_second(frame)))
    in_combat = isinstance(node.first, Press | Maneuver) and isinstance(node.second, Press | Maneuver)
    how = "in-combat" if in_combat else "either" if frame.mood is Mood.TO else "or"
    return frame.say(f"choice-{how}", first=first, second=second)


def _second(frame: Frame) -> Mood:
    """The second verb of a sentence has the subject of the first."""
    return Mood.ALSO if frame.mood is Mood.DOES else frame.mood


@clause.register
def end_action(node: EndAction, frame: Frame) -> str:
    """The action ends."""
    return frame.say("fail-action" if node.fails else "end-action")


@clause.register
def no_repeat(node: NoRepeat, frame: Frame) -> str:
    """Not the same action again."""
    return frame.say("no-repeat", who=frame.this)


@clause.register
def if_blocked(node: IfBlocked, frame: Frame) -> str:
    """What happens before block resolution."""
    parts = [clause(effect, frame.with_(mood=Mood.THEN)) for effect in node.do]
    return frame.say("if-blocked", clause=frame.tongue.both(parts))


@clause.register
def if_bled(node: IfBled, frame: Frame) -> str:
    """What happens after a successful bleed."""
    refuse(not node.do, "nothing happens")
    return frame.say("if-bled", clause=frame.tongue.both([clause(effect, frame.with_(mood=Mood.DOES)) for effect in node.do]))


@clause.register
def pay(node: Pay, frame: Frame) -> str:
    """One thing to do another."""
    inner = frame.with_(mood=Mood.TO, preys=node.price.whose is Who.PREY)
    return clause(node.price, frame) + frame.say("purpose", clause=clause(node.do, inner))


@clause.register
def lock_failed_blockers(node: LockFailedBlockers, frame: Frame) -> str:
    """Those that fail to block are locked."""
    return frame.say("lock-failed-blockers")


@clause.register
def forbid(node: Forbid, frame: Frame) -> str:
    """Something that somebody cannot do."""
    if node.what is Cannot.BE_BLOCKED_BY_VAMPIRES:
        refuse(node.who is not Who.SELF or frame.in_play, "it is about this action")
        return frame.say("cannot-be-blocked-by-vampires")
    if node.what is Cannot.UNLOCK_NOW or not frame.in_play:
        refuse(frame.in_play or node.what not in (Cannot.UNLOCK_NOW, Cannot.BLOCK), "it is about this action")
        how = "cannot-unlock-now" if node.what is Cannot.UNLOCK_NOW else "cannot-block-this"
        return frame.say(how, who=frame.someone(node.who, Article.ALL))
    if node.what is Cannot.TARGET_THIS:
        return frame.say("cannot-target-this", who=frame.someone(node.who, Article.ALL), whom=frame.this)
    refuse(node.who is Who.THIS_CARD, "a minion is not called a card")
    return frame.say(f"cannot-{node.what.value}", who=frame.someone(node.who))


@clause.register
def inflict(node: Inflict, frame: Frame) -> str:
    """Damage to the user; where it is only more or less than above, it is not said again when."""
    how = "inflict-other" if frame.changed(node) == {"damage"} else "inflict"
    return frame.say(how, who=frame.this, damage=node.damage)


@clause.register
def wound(node: Wound, frame: Frame) -> str:
    """Damage to a minion that its controller chooses."""
    refuse(PREYS not in parts(node.of), "only the prey chooses")
    chosen = frame.tongue.noun("noun", noun_of(node.of), Article.THE, ("chosen",))
    chooser, some = frame.someone(Who.PREY), frame.with_(preys=True).some(node.of, Article.A)
    return frame.say("wound", chooser=chooser, some=some, who=chosen, damage=node.damage)


@clause.register
def fail_bleed(node: FailBleed, frame: Frame) -> str:
    """The bleed is unsuccessful."""
    return frame.tongue.both(bleed_fails(frame))


def bleed_fails(frame: Frame) -> list[str]:
    """What it means that a bleed fails: two things, which others may follow."""
    return [frame.say("bleed-burns-no-pool"), frame.say("bleed-is-unsuccessful")]


@clause.register
def enter_combat(node: EnterCombat, frame: Frame) -> str:
    """A combat without a block."""
    words = frame.say("enter-combat-and-lock" if node.lock else "enter-combat", who=frame.someone(node.target))
    return words + ("\n" + frame.say("they-act", who=frame.target(node.target)) if node.they_act else "")


@clause.register
def after_success(node: AfterSuccess, frame: Frame) -> str:
    """After a successful action."""
    return frame.say("after-success", clause=clause(node.do, frame.with_(mood=Mood.DO)))
