"""What happens around a goal: who acts and how, who blocks; a few choices that players without a mind of their own follow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards.vocabulary import (
    Action,
    Always,
    Cancel,
    Kind,
    Onward,
    Press,
    PutOn,
    State,
    Trigger,
    Use,
    When,
    Who,
    singles,
)
from coterie.games.vtes.rules.moments import used_in_combat, windows_of_use
from coterie.games.vtes.table import DISCARD, INFLUENCE, MASTER, MINION, UNLOCK
from coterie.games.vtes.windows import DURING, W_ANNOUNCED, W_ATTEMPT, W_BLOCKED, W_POLLING

from .goals import Goal

BLEED, HUNT, POLITICAL, EQUIP, DIABLERIZE = "bleed", "hunt", "political", "equip", "diablerize"
EMPLOY, RECRUIT = "employ", "recruit"
ATTACK, ASSAULT = "attack", "assault"
"""A vampire with a card attacks a vampire; an ally attacks any minion."""
ITSELF, NEEDING, USING = "itself", "needing", "using"
"""The card of the goal is played; a card is that the goal speaks of; any ability of the goal's card is used."""


class Plot(NamedTuple):
    """How the players behave while nothing of the goal is on offer."""

    phase: str = MINION
    owner: int = 0
    """Whose card it is: 0 acts, 1 is their prey, 2 their predator."""
    act: str = ""
    """What the acting Methuselah announces."""
    block: bool = False
    """Whether others attempt to block."""
    taste: int = 0
    """Which of several things is chosen: the first, or the last."""
    host: int = -1
    """Whose minion the card is on; its owner's, if not said."""
    wounded: bool = False
    """Whether the leading vampires have no blood."""
    locked: bool = False
    """Whether the owner's minions are locked."""
    stealth: int = 0
    """How much stealth the acting vampire has from a card."""
    intercept: int = 0
    """How much intercept the leading vampire of its prey has from a card."""
    skip: int = 0
    """How often the goal is left alone though it is on offer."""
    long: bool = False
    """Whether the others go to long range."""
    pressed: bool = False
    """Whether the others press to go on fighting."""
    in_hand: bool = False
    """Whether the card whose ability it is has still to be played."""


ACTS = (BLEED, ATTACK, POLITICAL, HUNT, EQUIP, ASSAULT)
PHASES = {"unlock": UNLOCK, "master": MASTER, "influence": INFLUENCE, "discard": DISCARD}
"""The phases of a turn by the last word of a moment."""


def plots_for(goal: Goal, book: Book) -> Iterator[Plot]:
    """Plots in which a goal may be reached, those first that its moment and type speak for."""
    seen = set[Plot]()
    for plot in (*_likely(goal, book), *_all()):
        if plot not in seen:
            seen.add(plot)
            yield plot


def _likely(goal: Goal, book: Book) -> Iterator[Plot]:
    form, said = goal.form_in(book), goal.said(book)
    if said is None and form.kind in (Kind.MODIFIER, Kind.REACTION, Kind.COMBAT):
        owners = {Kind.MODIFIER: (0,), Kind.REACTION: (1, 2), Kind.COMBAT: (0, 1)}[form.kind]
        if When(State.LONG) in singles(form.when):
            yield from (
                Plot(owner=owner, act=act, block=True, taste=taste, long=True)
                for owner in (1, 0)
                for act in (ATTACK, BLEED)
                for taste in (0, 1)
            )
        if Press(Onward.END) in form.effects:
            yield from (Plot(owner=owner, act=act, block=True, pressed=True) for owner in (1, 0) for act in (ATTACK, BLEED))
        yield from _acting(form.windows, owners, fights=form.kind is Kind.COMBAT)
    elif said is None and form.effect(Cancel) is not None:
        yield from (Plot(phase, owner, ITSELF) for owner in (1, 0) for phase in (MASTER, MINION))
    elif said is None:
        phase = {Kind.MASTER: MASTER, Kind.EVENT: DISCARD}.get(form.kind, MINION)
        yield from (Plot(phase, taste=taste) for taste in (0, 1))
    elif isinstance(said, Use):
        yield from _moment(said)
        windows = frozenset(windows_of_use(said))
        yield from (Plot(act=act, host=1) for act in (("", BLEED) if form.effect(PutOn) is not None else ()))
        yield Plot(act=NEEDING)
        yield from _acting(windows, (0, 1, 2), fights=used_in_combat(said))
    elif isinstance(said, Trigger):
        yield from _phase(said.on.kind.value, {Who.OTHERS: 1, Who.PREY: 2}.get(said.on.seat or Who.EACH, 0))
        acts = (ITSELF, POLITICAL, ATTACK, BLEED, DIABLERIZE)
        yield from (Plot(owner=owner, act=act, block=act == BLEED, wounded=act in (ATTACK, BLEED)) for owner in (0, 1) for act in acts)
    elif isinstance(said, Action):
        yield from (Plot(owner=owner, host=host) for owner in (0, 1) for host in (-1, 1, 0))
    elif isinstance(said, Always):
        yield from (Plot(owner=owner, act=act, block=block) for owner in (0, 1) for act in (BLEED, ATTACK) for block in (False, True))


def _moment(use: Use) -> Iterator[Plot]:
    """A phase of a turn, if the moment is one."""
    windows = windows_of_use(use)
    if len(windows) == 1:
        yield from _phase(windows[0], 0)


def _phase(phase: str, owner: int) -> Iterator[Plot]:
    if phase in PHASES:
        yield from (Plot(PHASES[phase], owner, taste=taste) for taste in (0, 1))
        yield Plot(PHASES[phase], owner, locked=True)


def _acting(windows: frozenset[str], owners: tuple[int, ...], *, fights: bool) -> Iterator[Plot]:
    """Actions in whose course certain windows come."""
    blocks = (True, False) if windows & {W_ATTEMPT, W_BLOCKED} else (False, True)
    acts: tuple[str, ...] = (BLEED, HUNT, POLITICAL)
    if fights:
        acts = (ATTACK, BLEED)
    elif W_POLLING in windows and not windows & {*DURING}:
        acts = (POLITICAL,)
    if W_ANNOUNCED in windows:
        acts = (HUNT, ATTACK, BLEED, ASSAULT)
    for taste, owner, act, block in product((0, 1), owners, acts, blocks):
        yield Plot(owner=owner, act=act, block=block, taste=taste)
        if block:
            yield Plot(owner=owner, act=act, block=True, taste=taste, stealth=2)
            yield Plot(owner=owner, act=act, block=True, taste=taste, intercept=3)
    yield from (Plot(owner=owner, act=act, block=block, skip=1) for owner in owners for act in acts for block in blocks)


def _all() -> Iterator[Plot]:
    for wounded, locked, taste in product((False, True), (False, True), (0, 1)):
        for owner, act, block in product((0, 1, 2), ACTS, (False, True)):
            yield Plot(MINION, owner, act, block, taste, -1, wounded, locked)
        for phase, owner in product((UNLOCK, MASTER, INFLUENCE, DISCARD), (0, 1, 2)):
            yield Plot(phase, owner, "", False, taste, -1, wounded, locked)
    for owner, host, act in product((0, 1, 2), (0, 1), ACTS):
        yield Plot(MINION, owner, act, host=host)
