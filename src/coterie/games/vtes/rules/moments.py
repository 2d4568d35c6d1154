"""Abilities that wait for something: an action of a certain kind, a combat of certain minions, the second action of a phase."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from coterie.games.vtes import history
from coterie.games.vtes.cards.vocabulary import (
    Cond,
    Is,
    Kind,
    Pred,
    Press,
    Prevent,
    Requiring,
    SpendTransfers,
    State,
    Strike,
    Use,
    When,
    Who,
    clan_of,
    singles,
)
from coterie.games.vtes.history import ACTIONS, Until
from coterie.games.vtes.records import Action
from coterie.games.vtes.rules.conditions import COMBAT, Situation, Test, compiled, failing, state, windows_of
from coterie.games.vtes.rules.naming import clan_refs, discipline_refs
from coterie.games.vtes.rules.reasons import no_with
from coterie.games.vtes.table import MINION, Piece, Table
from coterie.games.vtes.windows import (
    DURING,
    W_ACT,
    W_AFTER,
    W_ANNOUNCED,
    W_BEFORE_RANGE,
    W_BEFORE_STRIKES,
    W_BLOCKED,
    W_DAMAGE,
    W_DISCARD,
    W_INFLUENCE,
    W_MASTER,
    W_POLLING,
    W_PRESS,
    W_RANGE,
    W_ROUND_END,
    W_STRIKE,
    W_UNLOCK,
)
from coterie.kernel.text import Reason

if TYPE_CHECKING:
    from coterie.games.vtes.book import Form

BETWEEN_BLOWS: Final = (W_ACT, W_ANNOUNCED, *DURING, W_BLOCKED, W_AFTER, W_BEFORE_RANGE, W_RANGE, W_BEFORE_STRIKES, W_PRESS, W_ROUND_END)
"""Any moment of a minion phase, but not while strikes and their damage are under way."""
BEGUN = history.Use(Until.TURN, ACTIONS)
"""How many actions have begun in this minion phase."""


def begin_action(t: Table) -> None:
    """An action begins, whatever becomes of it; one whose card is cancelled as it is played does not (v5.wording.cancel)."""
    t.uses[BEGUN] = t.uses.get(BEGUN, 0) + 1


@state(State.NEXT_MINION, "only-next-minion", "v5.minion-phase", *BETWEEN_BLOWS)
def _next_minion(t: Table, situation: Situation) -> bool:
    """It is the next minion phase after the card was put in play, at any moment of it (v5.minion-phase)."""
    source = situation.source
    return t.active == situation.seat and t.phase == MINION and source is not None and source.born < t.turn


@state(State.DURING_ACTION, "only-action", "v5.action.types", *DURING)
def _during_action(t: Table, situation: Situation) -> bool:
    """An action is under way (v5.action)."""
    return t.action is not None


@state(State.NOT_FIRST, "first-action", "v5.minion-phase")
def _not_first(t: Table, situation: Situation) -> bool:
    """There is no action, or it is not the first of this minion phase (v5.minion-phase)."""
    return t.action is None or t.uses.get(BEGUN, 0) > 1


@compiled.register
def _(cond: Requiring) -> Test:
    return lambda t, situation: t.action is not None and requires(t, t.action, cond.clan, cond.discipline)


@failing.register
def _(cond: Requiring, t: Table, situation: Situation) -> Reason:
    clan, discipline = clan_refs(cond.clan), discipline_refs(cond.discipline)
    return no_with("only-requiring", "v5.play.requirements", clan=clan, discipline=discipline)


def requires(t: Table, action: Action, clan: str, discipline: str) -> bool:
    """Whether an action requires a clan or a discipline: by its card, or because a card in play offers it to that clan only."""
    if action.card:
        form: Form = t.book.forms[action.card][action.form]
        return clan in form.clans or discipline in form.needs
    source = t.pieces.get(action.source)
    offered = None if source is None else dict(t.form_of(source).actions).get(action.form)
    return offered is not None and isinstance(offered.by, Pred) and clan_of(offered.by) == clan


@state(State.UNDIRECTED, "only-undirected", "v5.action.directed")
def _undirected(t: Table, situation: Situation) -> bool:
    """There is an action, and it is directed at nobody (v5.action.directed)."""
    return t.action is not None and not t.action.directed


@state(State.UNREACTED, "reaction-played", "v5.action.resolve")
def _unreacted(t: Table, situation: Situation) -> bool:
    """Nobody has played a reaction during the action, not even one that was cancelled (v5.action.resolve)."""
    played = [] if t.action is None else t.action.played
    return t.action is not None and not any(t.book.forms[card][form].kind is Kind.REACTION for _, card, form in played)


def directed_at(t: Table) -> tuple[int, ...]:
    """The Methuselahs that the running action is directed at; never who acts (v5.action.directed)."""
    action = t.action
    return () if action is None or not action.directed else tuple(sorted(action.blockers))


def note_targets(t: Table, piece: Piece) -> None:
    """A card that waits for the next bleed of the same Methuselah, or for actions directed at the same ones, remembers which."""
    if t.action is not None and any(trigger.on.seat is Who.KEPT for _, trigger in t.form_of(piece).triggers):
        piece.bound = replace(piece.bound, seat=t.action.target)
    if any(When(State.SAME_TARGETS) in singles(use.when) for _, use in t.form_of(piece).uses):
        piece.bound = replace(piece.bound, seats=directed_at(t))


@state(State.SAME_TARGETS, "only-same-targets", "v5.action.directed", *DURING)
def _same_targets(t: Table, situation: Situation) -> bool:
    """The action is directed at the same Methuselahs as the one that the card remembers (v5.action.directed)."""
    source = situation.source
    return source is not None and bool(source.bound.seats) and source.bound.seats == directed_at(t)


# The windows of abilities: those of their conditions and of their words, which narrow each other.

ANY_TIME: Final = (W_UNLOCK, W_MASTER, W_ACT, W_INFLUENCE, W_DISCARD, *DURING, W_BLOCKED, W_POLLING, W_AFTER, *COMBAT)
"""Where abilities are used that wait for nothing."""
OF_WORDS: Final[dict[type, str]] = {Strike: W_STRIKE, Prevent: W_DAMAGE, Press: W_PRESS, SpendTransfers: W_INFLUENCE}
"""Words that make sense in one window alone: it need not be said."""
IN_A_STEP: Final = (W_STRIKE, W_DAMAGE, W_PRESS)
SELDOM: Final = (State.AFTER, State.BEFORE_RANGE, State.NEXT_MINION, State.SAME_TARGETS)
"""What comes so seldom that nobody is asked for an ability that waits for it before it has come."""
IN_ACTION: Final = (State.DURING_ACTION, State.BLEED)


def window_of_words(use: Use) -> str:
    """The window that the words of an ability belong into, if they say so; of several, the first."""
    for effect in (*use.do, *use.cost):
        if type(effect) in OF_WORDS:
            return OF_WORDS[type(effect)]
    return ""


def windows_of_use(use: Use) -> tuple[str, ...]:
    """All windows that an ability belongs into: none if its condition and its words contradict each other."""
    said = [OF_WORDS[type(effect)] for effect in (*use.do, *use.cost) if type(effect) in OF_WORDS]
    awaited = None if use.when is None else windows_of(use.when)
    found = awaited if awaited is not None else ANY_TIME
    return tuple(window for window in found if all(one == window for one in said))


def used_in_combat(use: Use) -> bool:
    """Whether an ability is used by the rules of combat alone."""
    found = windows_of_use(use)
    return bool(found) and all(window in COMBAT for window in found)


def at_any_time(use: Use) -> bool:
    """Whether an ability waits for no moment."""
    return _untimed(use.when) and not window_of_words(use)


@cache
def _untimed(when: Cond | None) -> bool:
    return when is None or windows_of(when) is None


@cache
def waits(when: Cond | None) -> bool:
    """Whether a condition is one that comes seldom."""
    return any((isinstance(one, When) and one.what in SELDOM) or (isinstance(one, Is) and one.who is Who.AIMED_AT) for one in singles(when))


@cache
def once_in_action(when: Cond | None) -> bool:
    """Whether what is used at a moment is used once in an action (v5.wording.during)."""
    return any(isinstance(one, When) and one.what in IN_ACTION for one in singles(when))


def _of_kind(what: State, kind: str, rule: str) -> None:
    @state(what, "only-other-action", rule)
    def test(t: Table, situation: Situation) -> bool:
        return t.action is not None and t.action.kind == kind


_of_kind(State.CALLS, "political", "v5.action.political")
_of_kind(State.HUNTS, "hunt", "v5.action.hunt")
_of_kind(State.EQUIPS, "equip", "v5.action.equip")
_of_kind(State.EMPLOYS, "employ", "v5.action.employ")
_of_kind(State.RECRUITS, "recruit", "v5.action.recruit")
_of_kind(State.DIABLERIZES, "diablerize", "v5.action.diablerize")


@state(State.EDGE, "needs-edge", "v5.edge")
def _edge(t: Table, situation: Situation) -> bool:
    """You have the Edge (v5.edge)."""
    return t.edge == situation.seat
