"""Abilities that are used, in words: by whom, for what cost, when and for what."""

from __future__ import annotations

from typing import Final

import msgspec

from coterie.games.vtes.cards.vocabulary import (
    ABOUT,
    READY,
    AfterSuccess,
    Always,
    Burn,
    BurnBlood,
    BurnLife,
    Discard,
    Get,
    Has,
    Is,
    Node,
    Optional,
    Phase,
    Pred,
    Press,
    Prevent,
    RemoveAsh,
    Requiring,
    SpendTransfers,
    State,
    Strike,
    Use,
    When,
    Who,
    every,
    orderly,
)
from coterie.games.vtes.text.clauses.clause import clause
from coterie.games.vtes.text.clauses.numbers import gain
from coterie.games.vtes.text.conditions import with_discipline
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.tongue import Phrase, refuse

IMPLIED: Final[dict[type[Node], Phase]] = {Press: Phase.COMBAT, Strike: Phase.STRIKE, Prevent: Phase.DAMAGE}
"""When something is used that can be used only then: it is not said."""
WHEN_FIRST: Final = (Discard, RemoveAsh)
"""Costs of uses that say first when, then what; to burn the card is another."""
OF_MINION: Final = (BurnBlood, BurnLife, Discard, RemoveAsh)
"""Costs that a minion pays, not its controller."""
OF_SOMEBODY: Final = (Phase.ANNOUNCED, Phase.SUCCEEDED)
"""When somebody does something that an ability waits for."""


class Waits(msgspec.Struct, frozen=True):
    """What an ability waits for, sorted by where it is said."""

    ready: bool = False
    discipline: str = ""
    not_first: bool = False
    whom: Pred | None = None
    """Who acts, fights or is aimed at."""
    requiring: Requiring | None = None


def _waits(node: Use) -> Waits:
    """The conditions of an ability: those that its moment is about, and those of its user."""
    found: dict[str, object] = {}
    refuse(node.if_ is not None and not orderly(node.if_), "it is said in another way")
    for cond in () if node.if_ is None else every(node.if_):
        if isinstance(cond, Is) and cond.who is Who.SELF:
            refuse(cond.what != READY and not isinstance(cond.what, Has), "no card text says so")
            found |= {"discipline": cond.what.discipline} if isinstance(cond.what, Has) else {"ready": True}
        elif isinstance(cond, Is):
            refuse(ABOUT.get(node.at) is not cond.who, "the moment is about somebody else")
            found["whom"] = cond.what
        elif isinstance(cond, Requiring):
            found["requiring"] = cond
        else:
            refuse(cond != When(State.NOT_FIRST), "no card text says so")
            found["not_first"] = True
    refuse((node.at in ABOUT) != ("whom" in found), "somebody announces, acts or fights, at that moment")
    refuse((node.at is Phase.SUCCEEDED) != ("requiring" in found), "a clan is required only where it is said")
    return msgspec.structs.replace(Waits(), **found)


def used(node: Use, frame: Frame) -> str:
    """Something that may be used."""
    refuse(not node.do, "it is used for nothing")
    refuse(node.by not in (Who.YOU, Who.SELF), "nobody else uses it")
    waits = _waits(node)
    refuse(waits.ready and (not frame.facts.crypt or node.by is not Who.SELF), "only vampires themselves need to be ready")
    refuse(any(isinstance(effect, OF_MINION) for effect in node.cost) and node.by is Who.YOU, "a minion pays this")
    refuse(any(isinstance(effect, Burn) and effect.what is Who.SELF for effect in node.cost), "what is burned as a cost is this card")
    inner = frame.with_(mood=Mood.TO, actor=node.by, announcer=waits.whom if node.at in OF_SOMEBODY else None)
    burned = node.cost == (Burn(),)
    if node.must:
        refuse(not burned or node.by is Who.SELF or node.at is not Phase.NEXT_MINION, "nothing else must be used")
        words = clause(Burn(), frame.with_(mood=Mood.DO)) + _purpose(node, inner)
        return _limited(node, frame.say("when-first", when=_when(node, frame), clause=words), frame)
    if not node.cost:
        return _free(node, inner)
    cost = frame.tongue.both([clause(effect, inner) for effect in node.cost])
    if burned and node.at is Phase.DIRECTED_AT_YOU and frame.facts.types[0] == "ally":
        cost += frame.say("not-blocking", card=frame.this_card)
    when = _when(node, frame)
    first = (burned or isinstance(node.cost[0], WHEN_FIRST)) and node.at is not Phase.AIMED
    after = when if when and not first else ""
    words = frame.say("use", who=_user(node, frame), cost=cost + (f" {after}" if after else ""), purpose=_purpose(node, inner))
    if when and first:
        words = frame.say("when-first", when=when, clause=words)
    return _limited(node, words, frame)


def _limited(node: Use, words: str, frame: Frame) -> str:
    """How often it may be used, in which region, and in which action not."""
    waits = _waits(node)
    words = frame.say("if-ready", who=frame.this, clause=words) if waits.ready else words
    words = frame.say(f"once-{node.once.value}", clause=words) if node.once is not None else words
    return words + ("\n" + frame.say("not-first-action") if waits.not_first else "")


def _user(node: Use, frame: Frame) -> Phrase:
    """Who uses it: you, or the minion."""
    who, discipline = frame.someone(node.by), _waits(node).discipline
    refuse(bool(discipline) and node.by is Who.YOU, "nobody here has a discipline")
    return with_discipline(who, discipline, frame) if discipline else who


def _when(node: Use, frame: Frame) -> str:
    """When it may be used, if that is not clear by itself."""
    spent = any(isinstance(effect, SpendTransfers) for effect in node.cost)
    in_combat = next((phase for kind, phase in IMPLIED.items() if isinstance(node.do[0], kind)), Phase.ANY_TIME)
    implied = Phase.YOUR_TRANSFERS if spent else in_combat
    if node.at is implied:
        return ""
    waits = _waits(node)
    if waits.whom is None:
        return frame.tongue.chosen(f"when-{node.at.value}")
    if waits.requiring is None:
        return frame.tongue.chosen(f"when-{node.at.value}", who=frame.someone(waits.whom))
    required = [frame.tongue.form("clan", waits.requiring.clan), frame.tongue.discipline(waits.requiring.discipline)]
    return frame.tongue.say("when-succeeded", who=frame.someone(waits.whom), what=frame.tongue.both(required, either=True))


def _purpose(node: Use, frame: Frame) -> str:
    """What it is used for."""
    if any(isinstance(effect, AfterSuccess) for effect in node.do):
        return frame.say("purpose-later", clause=frame.tongue.both([clause(effect, frame) for effect in node.do]))
    parts = [clause(effect, frame) for effect in node.do]
    if isinstance(node.do[0], Get) and _given_before(node.do[0], frame):
        additional = frame.tongue.say("additional", change=gain(node.do[0], frame))
        parts[0] = frame.say("to-get", change=additional)
    return frame.say("purpose", clause=frame.tongue.both(parts))


def _given_before(effect: Get, frame: Frame) -> bool:
    """Whether the card gives some of the same already."""
    given = [node.effect for node in frame.card.abilities if isinstance(node, Always)]
    return effect.who is frame.actor and any(isinstance(other, Get) and other.stat is effect.stat for other in given)


def _free(node: Use, frame: Frame) -> str:
    """What costs nothing to use."""
    refuse(bool(_waits(node).discipline) or node.by is Who.YOU, "a minion uses what costs nothing, whatever its disciplines")
    words = _freely(node, frame)
    when = _when(node, frame)
    if when and node.at is Phase.UNREACTED:
        words = f"{words} {when}"
    elif when:
        words = frame.say("when-first", when=when, clause=words)
    return _limited(node, words, frame)


def _freely(node: Use, frame: Frame) -> str:
    if isinstance(node.do[0], Strike) and node.once is None:
        extras = [clause(effect, frame) for effect in node.do[1:] if isinstance(effect, Optional)]
        refuse(len(extras) != len(node.do) - 1, "a strike comes with optional things only")
        return ", ".join([clause(node.do[0], frame.with_(mood=Mood.DO)), *extras])
    parts = [clause(effect, frame) for effect in node.do]
    return frame.say("can", who=frame.this, clause=frame.tongue.both(parts))
