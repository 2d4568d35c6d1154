"""The same table with one ability less: what is true while a card is in play must make a difference to what is asked or told."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import product

from coterie.games.vtes.book import Book, first_of_sorts
from coterie.games.vtes.cards.vocabulary import (
    Ability,
    Action,
    Always,
    Cannot,
    Counters,
    Dearer,
    Forbid,
    Happening,
    Instead,
    Mod,
    OnlyOne,
    Stat,
    Teaches,
    Toll,
    Trigger,
    Use,
)
from coterie.games.vtes.index import Entry
from coterie.games.vtes.layers import laid_by
from coterie.games.vtes.rules.statics import OF_METHUSELAHS, statics_of
from coterie.games.vtes.rules.stats import of_methuselah, value
from coterie.games.vtes.table import DISCARD, INFLUENCE, MASTER, MINION, UNLOCK, Table

from .drive import play_out
from .goals import Goal
from .plots import (
    ASSAULT,
    ATTACK,
    BLEED,
    DIABLERIZE,
    EMPLOY,
    EQUIP,
    HUNT,
    ITSELF,
    NEEDING,
    POLITICAL,
    RECRUIT,
    USING,
    Plot,
)
from .stage import stage
from .story import Story

INERT: Ability = Always(Mod(Stat.BLEED, 0))
"""An ability that does nothing, in the place of the one that is left out."""


def book_without(book: Book, goal: Goal) -> Book:
    """The book with a card that lacks one of its abilities."""
    other, ways = copy.copy(book), list(book.forms[goal.card])
    ways[goal.form] = form = copy.copy(ways[goal.form])
    form.abilities = tuple(INERT if n == goal.ability else one for n, one in enumerate(form.abilities))
    form._ability = first_of_sorts(form.abilities)
    form.statics = statics_of(form.abilities)
    form.layers = laid_by(form.abilities, form.effects)
    form.always = tuple(one for one in form.abilities if isinstance(one, Always))
    form.triggers = tuple((n, one) for n, one in enumerate(form.abilities) if isinstance(one, Trigger))
    form.uses = tuple((n, one) for n, one in enumerate(form.abilities) if isinstance(one, Use))
    form.actions = tuple((n, one) for n, one in enumerate(form.abilities) if isinstance(one, Action))
    whole = book.forms[goal.card][goal.form]
    other.forms = {**book.forms, goal.card: ways}
    other.in_window = {
        window: {card: [form if one is whole else one for one in some] for card, some in cards.items()}
        for window, cards in book.in_window.items()
    }
    return other


def plots_of_statics(said: object) -> Iterator[Plot]:
    """What happens at a table where something is always so, first where it is likely to be felt."""
    if isinstance(said, Always) and isinstance(said.effect, Mod) and said.effect.stat in LIKELY:
        yield from LIKELY[said.effect.stat]
    if isinstance(said, OnlyOne | Teaches | Dearer):
        yield from (Plot(phase, 0, act) for phase, act in product((MASTER, MINION), (ITSELF, NEEDING)))
        yield Plot(MASTER, 0, ITSELF, in_hand=True)
    if isinstance(said, Toll):
        yield Plot(MINION, 0, POLITICAL, taste=1)
    if isinstance(said, Always) and isinstance(said.effect, Forbid) and said.effect.what is Cannot.UNLOCK:
        yield from (Plot(UNLOCK, locked=True, host=host) for host in (-1, 0, 1))
    if isinstance(said, Instead) and said.of.kind in (Happening.TORPOR, Happening.BURNED):
        yield from (Plot(MINION, 1, act) for act in (ATTACK, DIABLERIZE))
    if isinstance(said, Counters | Instead):
        yield from (Plot(UNLOCK, locked=True), *(Plot(phase, act=USING) for phase in (UNLOCK, MASTER, MINION)))
    acts = (BLEED, ATTACK, POLITICAL, HUNT, NEEDING, ASSAULT, EQUIP, ITSELF)
    for taste, act, owner, block in product((0, 1), acts, (0, 1), (False, True)):
        yield Plot(MINION, owner, act, block, taste)
    for phase, act in ((UNLOCK, ""), (MASTER, ITSELF), (MASTER, NEEDING), (INFLUENCE, ""), (DISCARD, "")):
        yield Plot(phase, 0, act)
        yield Plot(phase, 0, act, locked=True)
    for phase, act, block in ((MASTER, ITSELF, False), *product((MINION,), (ITSELF, *acts), (False, True))):
        yield Plot(phase, 0, act, block, in_hand=True)
    for act, block in product(acts, (False, True)):
        yield Plot(MINION, 0, act, block, host=1, locked=block)


LIKELY = {
    Stat.INTERCEPT: (
        *(Plot(MINION, owner, BLEED, True, stealth=stealth) for owner in (1, 2) for stealth in (0, 1, 2)),
        *(Plot(MINION, owner, DIABLERIZE, True) for owner in (1, 2)),
    ),
    Stat.STEALTH: (
        *(Plot(MINION, 0, BLEED, True, stealth=stealth) for stealth in (0, 1)),
        *(Plot(MINION, 0, act, True, intercept=1) for act in (HUNT, POLITICAL, EQUIP, EMPLOY, RECRUIT, DIABLERIZE)),
    ),
    Stat.TRANSFERS: (Plot(INFLUENCE),),
    Stat.HAND: (Plot(MINION, 0, ATTACK),),
}


def makes_a_difference(goal: Goal, plot: Plot, book: Book, lacking: Book) -> tuple[bool, tuple[str, ...]]:
    """Whether a plot goes another way with the ability than without, and what is wrong with its numbers."""
    first = play_out(goal, plot, stage(goal, plot, book))
    second = play_out(goal, plot, stage(goal, plot, book, lacking))
    said = goal.said(book)
    wrong = _numbers(first, said.effect, said) if isinstance(said, Always) and isinstance(said.effect, Mod) else ()
    return _course(first) != _course(second), wrong


def _course(story: Story) -> tuple[object, ...]:
    """Everything that was asked and told."""
    return (*story.asked, *(text for _, _, text in story.t.ears or []))


def _numbers(story: Story, effect: Mod, said: Always) -> tuple[str, ...]:
    """A number is more by just what the card says, or not at all."""
    t, amount = story.t, effect.amount if isinstance(effect.amount, int) else 0
    entries = [entry for entry in t.index.by.get(story.piece, ()) if entry.static.node is effect]
    if not entries or story.piece not in t.pieces:
        return ()
    wanted = {0, amount * (t.piece(story.piece).blood if said.per is not None else 1)}
    found = _by(t, effect.stat, entries[0])
    return () if found <= wanted else (f"{effect.stat} changes by {sorted(found - wanted)}",)


def _by(t: Table, stat: Stat, entry: Entry) -> set[int]:
    """By how much a number of everybody differs with and without a source."""
    other = t.copy()
    other.index = t.index.left(entry.source)
    if stat in OF_METHUSELAHS:
        return {of_methuselah(t, player, stat) - of_methuselah(other, player, stat) for player in t.players}
    minions = [number for player in t.players for number in player.ready]
    return {value(t, t.pieces[number], stat) - value(other, other.pieces[number], stat) for number in minions}
