"""Numbers that change, in words."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from coterie.games.vtes.cards.vocabulary import (
    During,
    Early,
    GainVotes,
    Limited,
    Mod,
    Node,
    Period,
    VotesAgainst,
    While,
    Who,
)
from coterie.games.vtes.text.clauses.clause import clause
from coterie.games.vtes.text.clauses.numbers import bare, changed_by, changes, conditions, gain, receiver
from coterie.games.vtes.text.frame import Frame, Mood

Change: TypeAlias = Mod | During | Limited | While | Early | GainVotes | VotesAgainst
"""Words that are said as a number with its sign."""


@clause.register(Mod)
@clause.register(During)
@clause.register(Limited)
@clause.register(While)
@clause.register(Early)
@clause.register(GainVotes)
@clause.register(VotesAgainst)
def get(node: Change, frame: Frame) -> str:
    """ "this vampire gets +2 votes", "give a Nosferatu +1 stealth"."""
    mod = changed_by(node)
    if mod is None:
        return clause(node.do, frame) + conditions(node, frame) if isinstance(node, Limited | While | Early) else ""
    words = gain(node, frame)
    if not frame.in_play and mod.of is Who.SELF and _is_only_more(node, frame):
        return frame.say("for", change=words)
    if bare(node, frame):
        return words
    if frame.mood is Mood.TO and mod.of is frame.actor:
        return frame.say("to-get", change=words)
    if frame.mood is Mood.TO:
        return frame.say("give", who=receiver(mod, frame), change=changes(mod, frame)) + conditions(node, frame)
    words = frame.say("gets", who=receiver(mod, frame), change=words)
    return frame.say("in-this-referendum", clause=words) if isinstance(node, During) and node.period is Period.REFERENDUM else words


def _is_only_more(node: Node, frame: Frame) -> bool:
    """Whether it is the change of the mode above, but for its amount."""
    mods = [mod for other in frame.above if conditions(other, frame) == conditions(node, frame) and (mod := changed_by(other)) is not None]
    mod = changed_by(node)
    return any(mod != other and mod == msgspec.structs.replace(other, amount=mod.amount) for other in mods[:1] if mod is not None)
