"""Referendums: their terms, their votes, and what they bring, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    OF_A_CITY,
    SECT_OF,
    Abstain,
    Allocate,
    Bar,
    ChooseClan,
    ChooseReady,
    ChooseUpTo,
    Count,
    Distribute,
    Passes,
    Represent,
    Share,
    ShiftPool,
    Toll,
    Who,
    clan_of,
    noun_of,
)
from coterie.games.vtes.text.abilities import ability
from coterie.games.vtes.text.clauses.clause import blood, clause, each
from coterie.games.vtes.text.frame import Frame, Mood, chosen_kind
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import refuse


@clause.register
def passes(node: Passes, frame: Frame) -> str:
    """If the referendum passes."""
    inner = frame.with_(mood=Mood.DOES)
    parts = [clause(effect, inner) for effect in (node.do, node.also) if effect is not None]
    return frame.say("passes", clause=frame.tongue.both(parts))


@clause.register
def choose_clan(node: ChooseClan, frame: Frame) -> str:
    """A clan."""
    return frame.say("choose-clan")


@clause.register
def choose_ready(node: ChooseReady, frame: Frame) -> str:
    """A ready vampire."""
    return frame.say("choose", who=frame.someone(node.who))


@clause.register
def allocate(node: Allocate, frame: Frame) -> str:
    """Points among Methuselahs."""
    how = "allocate-others" if node.spares else "allocate"
    return frame.say(how, points=node.points, least=frame.tongue.chosen(f"count-{node.least}"))


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
    """A title of a clan, held by the chosen vampire, or of a city, held by the one that acts."""
    title = frame.tongue.form("title", node.title)
    if node.city:
        refuse(node.title not in OF_A_CITY, "no city has this title")
        sect, city = frame.tongue.form("sect", SECT_OF[node.title]), frame.city(node.city)
        return frame.say("represent-city", card=frame.this_card, who=frame.this, sect=sect, title=title, city=city)
    clan = frame.tongue.form("clan", clan_of(chosen_kind(frame.card)))
    return frame.say("represent", card=frame.this_card, who=frame.someone(Who.CHOSEN), clan=clan, title=title)


@clause.register
def choose_up_to(node: ChooseUpTo, frame: Frame) -> str:
    """Some minions."""
    return frame.say("choose-up-to", count=frame.tongue.chosen(f"count-{node.most}"), who=frame.some(node.of, Article.SEVERAL))


@clause.register
def bar(node: Bar, frame: Frame) -> str:
    """What the chosen minions cannot do this turn."""
    refuse(not node.what, "nothing is forbidden")
    kinds = frame.tongue.both([frame.tongue.say(f"barred-{what.value}") for what in node.what], either=True)
    return frame.say("bar", who=frame.tongue.noun("noun", noun_of(chosen_kind(frame.card)), Article.ALL, ("chosen",)), what=kinds)


@clause.register
def share(node: Share, frame: Frame) -> str:
    """Blood among vampires and the pool."""
    refuse(not clan_of(node.among), "it is shared in a clan")
    acting = frame.tongue.noun("clan", clan_of(node.among), Article.THIS, ("acting",))
    words = frame.say("share", each=each(Count.MARGIN, frame).strip(), blood=blood(1, frame), who=frame.some(node.among, Article.ALL))
    words += "\n" + frame.say("share-each", blood=blood(node.each, frame))
    return words + "\n" + frame.say("share-pool", pool=node.pool, titled=node.titled, who=acting)


@clause.register
def abstain(node: Abstain, frame: Frame) -> str:
    """A vampire's votes do not count."""
    return frame.say("choose-voter") + "\n" + frame.say("abstains", who=frame.someone(Who.CHOSEN))


@ability.register
def toll(node: Toll, frame: Frame) -> str:
    """What votes against cost."""
    return frame.say("toll", who=frame.this, blood=blood(node.blood, frame))
