"""Abilities that are used, in words: by whom, for what cost, when and for what."""

from __future__ import annotations

from functools import reduce
from operator import and_
from typing import Final

import msgspec

from coterie.games.vtes.cards.vocabulary import (
    READY,
    AfterSuccess,
    Always,
    Burn,
    BurnBlood,
    BurnLife,
    Cond,
    Discard,
    Has,
    Is,
    Mod,
    Pred,
    RemoveAsh,
    Requiring,
    Same,
    State,
    Strike,
    Use,
    When,
    Who,
    every,
    orderly,
    parts,
)
from coterie.games.vtes.text.clauses.clause import clause
from coterie.games.vtes.text.clauses.numbers import changed_by, gain
from coterie.games.vtes.text.clauses.together import strike_and_more
from coterie.games.vtes.text.conditions import with_discipline
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.tongue import Phrase, refuse

WHEN_FIRST: Final = (Discard, RemoveAsh)
"""Costs of uses that say first when, then what; to burn the card is another."""
OF_MINION: Final = (BurnBlood, BurnLife, Discard, RemoveAsh)
"""Costs that a minion pays, not its controller."""
OF_SOMEBODY: Final = ("announced", "succeeded")
"""When somebody does something that an ability waits for."""
ACTS, BLOCKS = Same(Who.ACTING), Same(Who.BLOCKER)
SAID: Final[dict[Cond, str]] = {
    When(State.YOUR_UNLOCK): "your-unlock",
    When(State.YOUR_MASTER): "your-master",
    When(State.YOUR_INFLUENCE): "your-influence",
    When(State.YOUR_DISCARD): "your-discard",
    When(State.NEXT_MINION): "next-minion",
    When(State.POLLING): "any-polling",
    When(State.POLLING) & When(State.POLITICAL): "polling",
    When(State.ANNOUNCED): "aimed",
    When(State.ANNOUNCED) & When(State.UNDIRECTED): "announced",
    When(State.DURING_ACTION): "during-action",
    When(State.DIRECTED_AT_YOU): "directed-at-you",
    When(State.SAME_TARGETS): "same-targets",
    When(State.BLEED) & Is(Who.SELF, ACTS): "bleed",
    When(State.AFTER) & When(State.SUCCESSFUL): "succeeded",
    When(State.AFTER) & When(State.SUCCESSFUL) & When(State.UNREACTED) & Is(Who.SELF, ACTS): "unreacted",
    When(State.BEFORE_RANGE): "before-range",
}
"""When abilities are used, by the message that says so."""
ABOUT: Final = {"announced": Who.ACTING, "succeeded": Who.ACTING, "before-range": Who.COMBATANT, "aimed": Who.AIMED_AT}
"""Whose the moments are that are somebody's."""


class Waits(msgspec.Struct, frozen=True):
    """What an ability waits for, sorted by where it is said."""

    at: str = ""
    """The message of the moment; none at any time, or where its words leave no other."""
    ready: bool = False
    not_blocking: bool = False
    discipline: str = ""
    not_first: bool = False
    whom: Pred | None = None
    """Who acts, fights or is aimed at."""
    requiring: Requiring | None = None


def _waits(node: Use) -> Waits:
    """The conditions of an ability: those that its moment is about, and those of its user."""
    found: dict[str, object] = {}
    about: Who | None = None
    moment: list[Cond] = []
    refuse(node.when is not None and not orderly(node.when), "it is said in another way")
    for cond in () if node.when is None else every(node.when):
        if isinstance(cond, Is) and cond.who is Who.SELF:
            rest = [one for one in parts(cond.what) if not _of_user(one, found)]
            refuse(rest not in ([], [ACTS]), "no card text says so")
            moment += [Is(Who.SELF, ACTS)] if rest else []
        elif isinstance(cond, Is):
            found["whom"], about = cond.what, cond.who
        elif isinstance(cond, Requiring):
            found["requiring"] = cond
        elif cond == When(State.NOT_FIRST):
            found["not_first"] = True
        else:
            moment.append(cond)
    core = reduce(and_, moment) if moment else None
    refuse(core is not None and core not in SAID, "no card text says so")
    at = "" if core is None else SAID[core]
    refuse(ABOUT.get(at) is not about, "somebody announces, acts or fights, at that moment")
    refuse((at == "succeeded") != ("requiring" in found), "a clan is required only where it is said")
    return msgspec.structs.replace(Waits(), at=at, **found)


def _of_user(pred: Pred, found: dict[str, object]) -> bool:
    """Take in what is asked of the minion itself, wherever it is said."""
    if isinstance(pred, Has):
        found["discipline"] = pred.discipline
    elif pred in (READY, ~BLOCKS):
        found["ready" if pred == READY else "not_blocking"] = True
    else:
        return False
    return True


def used(node: Use, frame: Frame) -> str:
    """Something that may be used."""
    refuse(not node.do, "it is used for nothing")
    refuse(node.by not in (Who.YOU, Who.SELF), "nobody else uses it")
    waits = _waits(node)
    refuse(waits.ready and (not frame.facts.crypt or node.by is not Who.SELF), "only vampires themselves need to be ready")
    refuse(any(isinstance(effect, OF_MINION) for effect in node.cost) and node.by is Who.YOU, "a minion pays this")
    refuse(any(isinstance(effect, Burn) and effect.what is Who.SELF for effect in node.cost), "what is burned as a cost is this card")
    inner = frame.with_(mood=Mood.TO, actor=node.by, announcer=waits.whom if waits.at in OF_SOMEBODY else None)
    burned = node.cost == (Burn(),)
    if node.must:
        refuse(not burned or node.by is Who.SELF or waits.at != "next-minion", "nothing else must be used")
        words = clause(Burn(), frame.with_(mood=Mood.DO)) + _purpose(node, inner)
        return _limited(node, frame.say("when-first", when=_when(node, frame), clause=words), frame)
    if not node.cost:
        return _free(node, inner)
    cost = frame.tongue.both([clause(effect, inner) for effect in node.cost])
    refuse(waits.not_blocking is not (burned and waits.at == "directed-at-you" and frame.facts.types[0] == "ally"), "it does not block")
    if waits.not_blocking:
        cost += frame.say("not-blocking", card=frame.this_card)
    when = _when(node, frame)
    first = (burned or isinstance(node.cost[0], WHEN_FIRST)) and waits.at != "aimed"
    after = when if when and not first else ""
    words = frame.say("use", who=_user(node, frame), cost=cost + (f" {after}" if after else ""), purpose=_purpose(node, inner))
    if when and first:
        words = frame.say("when-first", when=when, clause=words)
    return _limited(node, words, frame)


def _limited(node: Use, words: str, frame: Frame) -> str:
    """How often it may be used, in which region, and in which action not."""
    waits = _waits(node)
    words = frame.say("if-ready", who=frame.this, clause=words) if waits.ready else words
    words = frame.chosen(f"once-{node.once.value}", clause=words) if node.once is not None else words
    return words + ("\n" + frame.say("not-first-action") if waits.not_first else "")


def _user(node: Use, frame: Frame) -> Phrase:
    """Who uses it: you, or the minion."""
    who, discipline = frame.someone(node.by), _waits(node).discipline
    refuse(bool(discipline) and node.by is Who.YOU, "nobody here has a discipline")
    return with_discipline(who, discipline, frame) if discipline else who


def _when(node: Use, frame: Frame) -> str:
    """When it may be used, if that is not clear by itself."""
    waits = _waits(node)
    if not waits.at:
        return ""
    if waits.whom is None:
        return frame.tongue.chosen(f"when-{waits.at}")
    if waits.requiring is None:
        return frame.tongue.chosen(f"when-{waits.at}", who=frame.someone(waits.whom))
    required = [frame.tongue.form("clan", waits.requiring.clan), frame.tongue.discipline(waits.requiring.discipline)]
    return frame.tongue.say("when-succeeded", who=frame.someone(waits.whom), what=frame.tongue.both(required, either=True))


def _purpose(node: Use, frame: Frame) -> str:
    """What it is used for."""
    if any(isinstance(effect, AfterSuccess) for effect in node.do):
        return frame.say("purpose-later", clause=frame.tongue.both([clause(effect, frame) for effect in node.do]))
    parts = [clause(effect, frame) for effect in node.do]
    mod = changed_by(node.do[0])
    if mod is not None and _given_before(mod, frame):
        additional = frame.tongue.say("additional", change=gain(node.do[0], frame))
        parts[0] = frame.say("to-get", change=additional)
    return frame.say("purpose", clause=frame.tongue.both(parts))


def _given_before(mod: Mod, frame: Frame) -> bool:
    """Whether the card gives some of the same already."""
    given = [node.effect for node in frame.card.abilities if isinstance(node, Always)]
    return mod.of is frame.actor and any(isinstance(other, Mod) and other.stat is mod.stat for other in given)


def _free(node: Use, frame: Frame) -> str:
    """What costs nothing to use."""
    refuse(bool(_waits(node).discipline) or node.by is Who.YOU, "a minion uses what costs nothing, whatever its disciplines")
    words = _freely(node, frame)
    when = _when(node, frame)
    if when and _waits(node).at == "unreacted":
        words = f"{words} {when}"
    elif when:
        words = frame.say("when-first", when=when, clause=words)
    return _limited(node, words, frame)


def _freely(node: Use, frame: Frame) -> str:
    if isinstance(node.do[0], Strike) and node.once is None:
        return strike_and_more(node.do, frame.with_(mood=Mood.DO))
    parts = [clause(effect, frame) for effect in node.do]
    return frame.say("can", who=frame.this, clause=frame.tongue.both(parts))
