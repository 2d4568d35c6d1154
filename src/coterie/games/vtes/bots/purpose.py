"""What a way to play a card is good for, read from its definition: bleed, stealth, intercept, votes, damage, and what it does in play.

Cards are weighed by their nodes and never by name, so that a card added tomorrow is weighed too; an unknown node counts a little.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from coterie.games.vtes.book import Form
from coterie.games.vtes.bots.hints import hint_of
from coterie.games.vtes.bots.lasting import lasting
from coterie.games.vtes.cards.vocabulary import Exchange, Kind, Pred, PutOn, State, StrikeKind, When, singles


class Purpose:
    """What one way to play a card does, in numbers."""

    stealth: int = 0
    intercept: int = 0
    bleed: int = 0
    at_most: int = 0
    """Bleed that counts only if the target has no more pool than this; 0: always."""
    votes: int = 0
    pool: int = 0
    blood: int = 0
    lifts: int = 0
    """Blood for a vampire that is not yet in play."""
    hand: int = 0
    damage: int = 0
    steals: int = 0
    strikes: int = 0
    prevents: int = 0
    maneuvers: int = 0
    presses: int = 0
    round_damage: int = 0
    """Each round of a combat, beside the strike."""
    reduces: int = 0
    locks: int = 0
    hunts: int = 0
    move_most: int = 0
    """Blood that becomes pool."""
    allocates: int = 0
    shifts: int = 0
    limited: bool = False
    redirects: bool = False
    wakes: bool = False
    unlocks: bool = False
    must_block: bool = False
    prevents_block: bool = False
    dodges: bool = False
    ends_combat: bool = False
    unlock_strike: bool = False
    ranged: bool = False
    aggravated: bool = False
    hands_only: bool = False
    ends_action: bool = False
    fails_bleed: bool = False
    fights: bool = False
    looks: bool = False
    searches: bool = False
    recovers: bool = False
    cancels: bool = False
    abstain: bool = False
    discards: bool = False
    puts_on: bool = False
    stays: bool = False
    represents: bool = False
    exchange: bool = False
    modifier: bool = False
    reaction: bool = False
    directed_only: bool = False
    harms_bearer: bool = False
    harms_target: bool = False
    """Whether it is meant for another's minion."""
    harms_other: float = 0.0
    """Pool that the prey loses at once."""
    lasting: float = 0.0
    """What its abilities are worth in play."""
    other: float = 0.0
    """The worth of what no reader knows."""
    reach: float = 0.0
    """How much it does in an action, in all."""
    striking: StrikeKind | None = None
    on: Pred | None = None
    """What it is put on, or aimed at."""

    def __init__(self, effects: tuple[Any, ...], form: Form | None = None) -> None:
        self.exchange = any(isinstance(effect, Exchange) for effect in effects)
        if form is not None:
            self._read_form(form)
        self.take(effects)
        self.reach = self.stealth + self.intercept + self.bleed + self.redirects * 3 + self.reduces

    def _read_form(self, form: Form) -> None:
        """What the card says beside what it does at once."""
        self.modifier, self.reaction = form.kind is Kind.MODIFIER, form.kind is Kind.REACTION
        self.directed_only = not {When(State.DIRECTED_AT_YOU), When(State.BLEED_AT_YOU)}.isdisjoint(singles(form.when))
        self.lasting = lasting(form)
        self.harms_bearer = form.effect(PutOn) is not None and self.lasting < 0
        self.exchange |= any(isinstance(effect, Exchange) for _, trigger in form.triggers for effect in trigger.do)
        comes = form.kind in (Kind.EQUIPMENT, Kind.ALLY, Kind.RETAINER, Kind.EVENT)
        self.stays = comes or (form.kind is Kind.MASTER and not form.effects)

    def take(self, effects: Iterable[Any]) -> None:
        """Add what some effects do."""
        for effect in effects:
            hint_of(effect).played(self, effect)


@cache
def purpose_of(form: Form) -> Purpose:
    """What a way to play a card does; worked out once."""
    return Purpose(form.effects, form)


@cache
def purpose_in(effects: tuple[Any, ...]) -> Purpose:
    """What some effects of an ability do; worked out once."""
    return Purpose(effects)
