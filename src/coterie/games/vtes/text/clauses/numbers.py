"""Numbers that change, blood and pool."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    THEIRS,
    AddBlood,
    BurnBlood,
    BurnLife,
    BurnPool,
    Exchange,
    ForEach,
    GainBlood,
    GainPool,
    Get,
    MoveBlood,
    Node,
    Number,
    Pred,
    SpendTransfers,
    Stat,
    Store,
    Unload,
    Who,
    parts,
)
from coterie.games.vtes.text.clauses.clause import blood, clause, each, number, pool
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import Phrase, refuse


def change(stat: Stat, amount: Number, frame: Frame) -> str:
    """A number with its sign, and what it is a number of."""
    if isinstance(amount, int):
        return frame.tongue.say(f"change-{stat.value}", change=f"{amount:+d}", amount=abs(amount))
    return frame.tongue.say(f"change-{stat.value}", change=f"+{number(amount, frame)}", amount=2)


def gain(node: Get, frame: Frame) -> str:
    """What a number is changed by, and on which conditions: "+1 bleed (limited)"."""
    return change(node.stat, node.amount, frame) + _more(node, frame) + conditions(node, frame)


def conditions(node: Get, frame: Frame) -> str:
    """On which conditions a number is changed, for how long, and whether once only."""
    say = frame.tongue.say
    words = say("gain-pool-at-most", pool=node.pool_at_most) if node.pool_at_most else ""
    words += say("gain-against") if node.against else ""
    words += say("gain-until-turn-end") if node.stat is Stat.HAND and frame.mood is Mood.TO else ""
    words += say("gain-early", stat=frame.tongue.form("stat", node.stat, "the")) if node.early else ""
    return words + (say("gain-limited") if node.limited else "")


def _more(node: Get, frame: Frame) -> str:
    """What is added for a clan or for the titled."""
    if not (node.more or node.more_clan or node.more_titled):
        return ""
    conditions = [frame.tongue.say("if-clan", who=frame.this, clan=frame.tongue.form("clan", node.more_clan))] if node.more_clan else []
    conditions += [frame.tongue.say("if-titled", who=frame.this)] if node.more_titled else []
    more = frame.tongue.say("additional", change=change(node.stat, node.more, frame))
    return frame.tongue.say("gain-more", change=" ".join([more, *conditions]))


def bare(node: Node, frame: Frame) -> bool:
    """Whether a change is said without its subject: "+1 stealth", "+1 hand size"."""
    if not isinstance(node, Get) or frame.mood is not Mood.DO:
        return False
    if frame.in_play and node.stat in (Stat.HAND, Stat.TRANSFERS):
        return node.who is Who.YOU
    alone = (Stat.STEALTH, Stat.INTERCEPT, Stat.BLEED, *((Stat.STRENGTH,) if frame.facts.crypt else ()))
    return node.who is Who.SELF and node.stat in alone and (frame.facts.crypt or not frame.in_play)


@clause.register
def get(node: Get, frame: Frame) -> str:
    """ "this vampire gets +2 votes", "give a Nosferatu +1 stealth"."""
    words = gain(node, frame)
    if not frame.in_play and node.who is Who.SELF and frame.changed(node) == {"amount"}:
        return frame.say("for", change=words)
    if bare(node, frame):
        return words
    if frame.mood is Mood.TO and node.who is frame.actor:
        return frame.say("to-get", change=words)
    if frame.mood is Mood.TO:
        given = change(node.stat, node.amount, frame) + _more(node, frame)
        return frame.say("give", who=receiver(node, frame), change=given) + conditions(node, frame)
    return frame.say("gets", who=receiver(node, frame), change=words)


def receiver(node: Get, frame: Frame) -> Phrase:
    """Whose number is changed: of some, the stealth of the one that acts, the intercept of the one that blocks, and else of each."""
    one = node.stat is Stat.STEALTH or (node.stat is Stat.INTERCEPT and frame.mood is Mood.TO)
    return frame.someone(node.who, Article.A if one else Article.EACH)


@clause.register
def add_blood(node: AddBlood, frame: Frame) -> str:
    """Blood from the bank."""
    return frame.say("add-blood", blood=blood(node.amount, frame), who=frame.someone(node.to))


@clause.register
def gain_blood(node: GainBlood, frame: Frame) -> str:
    """Blood gained, some of it perhaps as pool."""
    who = frame.someone(node.who)
    if frame.mood is Mood.TO and node.who is frame.actor and not node.to_pool:
        return frame.say("to-gain-blood", blood=blood(node.amount, frame))
    if frame.changed(node) == {"to_pool"}:
        return frame.say("move-to-pool-instead", amount=node.to_pool, who=who)
    words = frame.say("gain-blood", who=who, blood=blood(node.amount, frame))
    return words + (frame.say("some-to-pool", amount=node.to_pool) if node.to_pool else "")


@clause.register
def burn_blood(node: BurnBlood, frame: Frame) -> str:
    """Blood burned by a vampire, or by a Methuselah from a vampire."""
    words = blood(node.amount, frame)
    if frame.mood is Mood.TO and node.who is frame.actor:
        return frame.say("to-burn-blood", blood=words)
    if not isinstance(node.who, Pred):
        return frame.say("burn-blood", who=frame.someone(node.who), blood=words)
    by = frame.someone(Who.THAT if THEIRS in parts(node.who) else Who.YOU)
    return frame.say("burn-blood-from", who=frame.someone(node.who), blood=words, by=by)


@clause.register
def burn_life(node: BurnLife, frame: Frame) -> str:
    """Life burned by an ally or a retainer."""
    return frame.say("burn-life", amount=node.amount)


@clause.register
def spend_transfers(node: SpendTransfers, frame: Frame) -> str:
    """Transfers used for something else."""
    return frame.say("spend-transfers", amount=node.amount)


@clause.register
def burn_pool(node: BurnPool, frame: Frame) -> str:
    """Pool burned."""
    if node.who is Who.PREY and frame.preys and frame.mood is Mood.TO:
        return frame.say("burn-their-pool", amount=number(node.amount, frame)) + each(node.per, frame)
    if node.who is Who.YOU and frame.mood is Mood.TO:
        return frame.say("to-burn-pool", pool=pool(node.amount, frame)) + each(node.per, frame)
    return frame.say("burn-pool", who=frame.someone(node.who), pool=pool(node.amount, frame)) + each(node.per, frame)


@clause.register
def gain_pool(node: GainPool, frame: Frame) -> str:
    """Pool gained."""
    words = pool(node.amount, frame) + each(node.per, frame) + (frame.tongue.say("with-edge") if node.with_edge else "")
    if frame.mood is Mood.TO:
        refuse(node.who is not frame.actor, "only who uses an ability gains pool with it")
        return frame.say("to-gain-pool", pool=words)
    return frame.say("gain-pool", who=frame.someone(node.who), pool=words)


@clause.register
def move_blood(node: MoveBlood, frame: Frame) -> str:
    """From the vampire to your pool."""
    return frame.say("move-blood", least=node.least, most=node.most)


@clause.register
def exchange(node: Exchange, frame: Frame) -> str:
    """Between the vampire and the pool of its controller."""
    return frame.say("exchange", who=frame.this)


@clause.register
def store(node: Store, frame: Frame) -> str:
    """Counters onto this card, from your pool or from a vampire."""
    if node.source is Who.POOL:
        return frame.say("store-pool", amount=node.amount, card=frame.this_card)
    return frame.say("store-blood", blood=blood(node.amount, frame), who=frame.someone(node.source), card=frame.this_card)


@clause.register
def unload(node: Unload, frame: Frame) -> str:
    """All counters of this card onto a vampire."""
    return frame.say("unload", card=frame.this_card, who=frame.someone(node.to))


@clause.register
def for_each(node: ForEach, frame: Frame) -> str:
    """Once for each."""
    return frame.say("for-each", each=each(node.times, frame).strip(), clause=clause(node.do, frame))
