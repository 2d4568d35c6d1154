"""The terms of referendums, and what they do."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    Abstain,
    Allocate,
    ChooseClan,
    ChooseReady,
    ChooseTwo,
    Distribute,
    Passes,
    Represent,
    ShiftPool,
    Who,
)
from coterie.games.vtes.text.clauses.clause import clause
from coterie.games.vtes.text.frame import Frame, Mood, chosen_kind
from coterie.games.vtes.text.grammar import Article


@clause.register
def passes(node: Passes, frame: Frame) -> str:
    """If the referendum passes."""
    return frame.say("passes", clause=clause(node.do, frame.with_(mood=Mood.DOES)))


@clause.register
def choose_clan(node: ChooseClan, frame: Frame) -> str:
    """A clan."""
    return frame.say("choose-clan")


@clause.register
def choose_ready(node: ChooseReady, frame: Frame) -> str:
    """A ready vampire."""
    return frame.say("choose", who=frame.someone(node.who))


@clause.register
def choose_two(node: ChooseTwo, frame: Frame) -> str:
    """Two minions."""
    return frame.say("choose-two", who=frame.someone(node.of, Article.SEVERAL))


@clause.register
def allocate(node: Allocate, frame: Frame) -> str:
    """Points among Methuselahs."""
    return frame.say("allocate", points=node.points, least=frame.tongue.chosen(f"count-{node.least}"))


@clause.register
def shift_pool(node: ShiftPool, frame: Frame) -> str:
    """Pool of another, among others."""
    return frame.say("shift-pool", pool=node.pool)


@clause.register
def distribute(node: Distribute, frame: Frame) -> str:
    """As you chose."""
    return frame.say("distribute")


@clause.register
def represent(node: Represent, frame: Frame) -> str:
    """A title of a clan, held by the chosen vampire."""
    clan = frame.tongue.form("clan", chosen_kind(frame.card).clan)
    title = frame.tongue.form("title", node.title)
    return frame.say("represent", card=frame.this_card, who=frame.someone(Who.CHOSEN), clan=clan, title=title)


@clause.register
def abstain(node: Abstain, frame: Frame) -> str:
    """A vampire's votes do not count."""
    return frame.say("choose-voter") + "\n" + frame.say("abstains", who=frame.someone(Who.CHOSEN))
