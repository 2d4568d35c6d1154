"""Crypts, uncontrolled regions, and the way back from torpor, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import SMALL, DrawCrypt, Recover, Region, RevealCrypt, SendBack, parts, region_of
from coterie.games.vtes.text.clauses.clause import blood, clause
from coterie.games.vtes.text.frame import Frame
from coterie.games.vtes.text.grammar import Article


@clause.register
def draw_crypt(node: DrawCrypt, frame: Frame) -> str:
    """A card of your crypt for another."""
    return frame.say("draw-crypt")


@clause.register
def reveal_crypt(node: RevealCrypt, frame: Frame) -> str:
    """The top card of your crypt."""
    clan = frame.tongue.noun("clan", node.clan, Article.A)
    return frame.say("reveal-crypt") + "\n" + frame.say("draw-if", clan=clan, blood=blood(node.blood, frame))


@clause.register
def recover(node: Recover, frame: Frame) -> str:
    """A vampire from torpor."""
    if region_of(node.who) is not Region.TORPOR:
        return frame.say("move-to-ready", who=frame.someone(node.who))
    return frame.say("recover", who=frame.some(node.who, Article.A, in_region=False))


@clause.register
def send_back(node: SendBack, frame: Frame) -> str:
    """A vampire to its owner's uncontrolled region."""
    words = frame.say("send-back", who=frame.someone(node.who))
    return words + (frame.tongue.say("where-x-counters", card=frame.this_card) if SMALL in parts(node.who) else "")
