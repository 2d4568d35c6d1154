"""Whether a condition of a definition holds: each as a function, made once and kept, with the windows it belongs into and why it fails."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, singledispatch
from typing import Final, NamedTuple, TypeAlias

from coterie.games.vtes.cards.vocabulary import (
    PREDATORS,
    READY,
    YOURS,
    And,
    Cond,
    Controls,
    Has,
    Is,
    Or,
    Pool,
    Pred,
    Same,
    State,
    When,
    Who,
    clan_of,
    part,
    parts,
)
from coterie.games.vtes.rules.fits import fits, fitting
from coterie.games.vtes.rules.naming import clan_refs, discipline_refs
from coterie.games.vtes.rules.reasons import no, no_with
from coterie.games.vtes.table import READY as IN_READY
from coterie.games.vtes.table import Piece, Table
from coterie.games.vtes.windows import (
    DURING,
    W_AFTER,
    W_AFTER_BLOCK,
    W_ANNOUNCED,
    W_ATTEMPT,
    W_BEFORE_RANGE,
    W_BEFORE_STRIKES,
    W_BLOCKED,
    W_DAMAGE,
    W_DECLINED,
    W_DISCARD,
    W_INFLUENCE,
    W_MASTER,
    W_POLLING,
    W_PRESS,
    W_RANGE,
    W_ROUND_END,
    W_STRIKE,
    W_UNLOCK,
    W_WOULD,
)
from coterie.kernel.errors import CoterieError
from coterie.kernel.text import Reason

COMBAT: Final = (W_BEFORE_RANGE, W_RANGE, W_BEFORE_STRIKES, W_STRIKE, W_DAMAGE, W_PRESS, W_ROUND_END)
"""The steps of a round of combat in which abilities are used."""
WITH_ACTION: Final = (W_ANNOUNCED, *DURING, W_WOULD, W_BLOCKED, W_AFTER_BLOCK, W_POLLING, W_AFTER, *COMBAT)
"""Where somebody acts."""


class Situation(NamedTuple):
    """Who asks, and when."""

    seat: int
    """Who "you" are."""
    minion: Piece | None
    """The minion that plays or bears the card, or has the ability."""
    window: str = ""
    source: Piece | None = None
    """The card in play whose ability it is."""
    of: Piece | None = None
    """Another minion that it is about: one of those whose number an ability changes."""


Test: TypeAlias = Callable[[Table, Situation], bool]


class Known(NamedTuple):
    """What the rules know of a state."""

    test: Test
    reason: Reason
    windows: tuple[str, ...] | None
    """Where what waits for it is played; None if it says nothing of the moment."""


STATES: Final[dict[State, Known]] = {}


class Undecided(CoterieError):
    """Nothing tells whether such a condition holds; a card that has it is refused when the book is built."""


def state(what: State, reason: str, rule: str, *windows: str) -> Callable[[Test], Test]:
    """Register how a state is told, and the reason of what waits for it in vain."""

    def register(test: Test) -> Test:
        STATES[what] = Known(test, no(reason, rule), windows or None)
        return test

    return register


def why_not(t: Table, cond: Cond, situation: Situation) -> Reason | None:
    """Why a condition does not hold: by the first part that fails, of alternatives by the last."""
    return None if holds(cond)(t, situation) else failing(cond, t, situation)


ACTS, BLOCKS = Same(Who.ACTING), Same(Who.BLOCKER)


@singledispatch
def failing(cond: Cond, t: Table, situation: Situation) -> Reason:
    """What to say of a condition that does not hold."""
    raise Undecided(f"nothing is said of {cond}")


@failing.register
def _(cond: And, t: Table, situation: Situation) -> Reason:
    return failing(next(one for one in cond.of if not holds(one)(t, situation)), t, situation)


@failing.register
def _(cond: Or, t: Table, situation: Situation) -> Reason:
    return failing(cond.of[-1], t, situation)


@failing.register
def _(cond: When, t: Table, situation: Situation) -> Reason:
    return STATES[cond.what].reason


@failing.register
def _(cond: Is, t: Table, situation: Situation) -> Reason:
    if cond.who is Who.COMBATANT:
        return no("not-involved", "v5.combat.before-range")
    if cond.who is Who.AIMED_AT:
        return no("only-directed-at-ally", "v5.action.directed")
    return _not_its_own(t, cond.what, situation) if cond.who is Who.SELF else _not_acting(t, cond.what, situation.seat)


def _not_its_own(t: Table, some: Pred, situation: Situation) -> Reason:
    """The minion whose ability it is is not ready, does not act, blocks, or lacks a discipline."""
    has, minion = part(some, Has), situation.minion
    if ACTS in parts(some) and minion is not None and not fits(t, minion, ACTS, situation.seat, minion):
        return no("not-its-action", "v5.action.resolve")
    if ~BLOCKS in parts(some) and minion is not None and fits(t, minion, BLOCKS, situation.seat, minion):
        return no("is-blocking", "v5.block.detail")
    if has is None or (READY in parts(some) and minion is not None and minion.zone != IN_READY):
        return no("not-ready", "v5.torpor")
    superior = int(has.discipline.isupper())
    return no_with("needs-discipline", "v5.crypt.disciplines", discipline=discipline_refs(has.discipline), superior=superior)


def _not_acting(t: Table, some: Pred, seat: int) -> Reason:
    """The acting minion is not one that the card is about."""
    acting = _acting(t, Situation(seat, None))
    if PREDATORS in parts(some):
        return no("only-predator-acts", "v5.action.directed")
    if acting and YOURS in parts(some) and acting[0].controller != seat:
        return no("not-your-turn", "v5.turn")
    clan = clan_of(some)
    if clan and acting and acting[0].clan != clan:
        return no_with("needs-clan", "v5.play.requirements", clan=clan_refs(clan))
    return no("needs-vampire", "v5.play.requirements")


@cache
def holds(cond: Cond) -> Test:
    """The function of a condition. Conditions keep their hash, so it is found at once."""
    return compiled(cond)


@singledispatch
def compiled(cond: Cond) -> Test:
    """What a condition comes to, as a function of a table and who asks."""
    raise Undecided(f"nothing tells {cond}")


@compiled.register
def _(cond: And) -> Test:
    tests = tuple(compiled(one) for one in cond.of)

    def every(t: Table, situation: Situation) -> bool:
        for test in tests:  # noqa: SIM110  # a generator costs more than the tests
            if not test(t, situation):
                return False
        return True

    return every


@compiled.register
def _(cond: Or) -> Test:
    tests = tuple(compiled(one) for one in cond.of)
    return lambda t, situation: any(test(t, situation) for test in tests)


@compiled.register
def _(cond: When) -> Test:
    return STATES[cond.what].test


@compiled.register
def _(cond: Is) -> Test:
    find = FOUND.get(cond.who)
    if find is None:
        raise Undecided(f"nobody is {cond.who}")

    def test(t: Table, situation: Situation) -> bool:
        return any(fits(t, piece, cond.what, situation.seat, situation.minion) for piece in find(t, situation))

    return test


@compiled.register
def _(cond: Controls) -> Test:
    find = _seated(cond.who)

    def test(t: Table, situation: Situation) -> bool:
        seat = find(t, situation)
        return any(piece.controller == seat for piece in fitting(t, cond.what, situation.seat, situation.minion))

    return test


@compiled.register
def _(cond: Pool) -> Test:
    find = _seated(cond.who)
    return lambda t, situation: (seat := find(t, situation)) >= 0 and t.players[seat].pool <= cond.at_most


def _seated(who: Who) -> Callable[[Table, Situation], int]:
    find = SEATED.get(who)
    if find is None:
        raise Undecided(f"no Methuselah is {who}")
    return find


SEATED: Final[dict[Who, Callable[[Table, Situation], int]]] = {
    Who.YOU: lambda t, situation: situation.seat,
    Who.PREY: lambda t, situation: t.prey(situation.seat),
    Who.PREDATOR: lambda t, situation: t.predator(situation.seat),
    Who.TARGET: lambda t, situation: -1 if t.action is None else t.action.target,
}
"""Methuselahs by their part; -1 if nobody has it."""


def _acting(t: Table, situation: Situation) -> list[Piece]:
    return _there(t, [] if t.action is None else [t.action.actor])


def _combatants(t: Table, situation: Situation) -> list[Piece]:
    return _there(t, [] if t.combat is None else [side.minion for side in t.combat.sides])


def _opposing(t: Table, situation: Situation) -> list[Piece]:
    """The other combatant, if the minion is one (v5.combat)."""
    found, minion = _combatants(t, situation), situation.of or situation.minion
    return [piece for piece in found if piece is not minion] if minion in found else []


def _aimed_at(t: Table, situation: Situation) -> list[Piece]:
    """What an action was aimed at as it was announced, or the minion that has the card by which it is performed (v5.action.directed)."""
    action = t.action
    if action is None or not action.directed:
        return []
    source = t.pieces.get(action.source)
    return _there(t, action.chosen or ([source.host] if source is not None else []))


def _there(t: Table, numbers: list[int]) -> list[Piece]:
    return [t.pieces[number] for number in numbers if number in t.pieces]


FOUND: Final[dict[Who, Callable[[Table, Situation], list[Piece]]]] = {
    Who.SELF: lambda t, situation: [] if situation.minion is None else [situation.minion],
    Who.ACTING: _acting,
    Who.COMBATANT: _combatants,
    Who.OPPOSING: _opposing,
    Who.AIMED_AT: _aimed_at,
}
"""Those who have a part in what is going on; if there are several, one of them must be what is asked."""


@singledispatch
def windows_of(cond: Cond) -> tuple[str, ...] | None:
    """The windows that what waits for a condition belongs into: parts narrow each other, alternatives add. None: it says nothing of it."""
    return WITH_ACTION


@windows_of.register
def _(cond: Is) -> tuple[str, ...] | None:
    return None if cond.who is Who.SELF else COMBAT if cond.who is Who.COMBATANT else WITH_ACTION


@windows_of.register
def _(cond: When) -> tuple[str, ...] | None:
    return STATES[cond.what].windows


@windows_of.register
def _(cond: And) -> tuple[str, ...] | None:
    found = [windows for one in cond.of if (windows := windows_of(one)) is not None]
    return tuple(window for window in found[0] if all(window in other for other in found)) if found else None


@windows_of.register
def _(cond: Or) -> tuple[str, ...] | None:
    return tuple(dict.fromkeys(window for one in cond.of for window in windows_of(one) or ()))


# The moment.


def _in_window(what: State, reason: str, rule: str, window: str) -> None:
    @state(what, reason, rule, window)
    def test(t: Table, situation: Situation) -> bool:
        return situation.window == window


def _in_your_phase(what: State, window: str) -> None:
    @state(what, "not-your-turn", "v5.turn", window)
    def test(t: Table, situation: Situation) -> bool:
        return t.active == situation.seat


_in_your_phase(State.YOUR_UNLOCK, W_UNLOCK)
_in_your_phase(State.YOUR_MASTER, W_MASTER)
_in_your_phase(State.YOUR_INFLUENCE, W_INFLUENCE)
_in_your_phase(State.YOUR_DISCARD, W_DISCARD)
_in_window(State.ANNOUNCED, "only-as-announced", "v5.action.announce", W_ANNOUNCED)
_in_window(State.DECLINED, "only-declined", "v5.block.detail", W_DECLINED)
_in_window(State.WOULD_BLEED, "only-would-bleed", "v5.action.resolve", W_WOULD)
_in_window(State.AFTER, "only-after-action", "v5.action.resolve", W_AFTER)
_in_window(State.POLLING, "only-polling", "v5.politics.referendum", W_POLLING)
_in_window(State.BEFORE_RANGE, "only-before-range", "v5.combat.before-range", W_BEFORE_RANGE)
_in_window(State.BEFORE_STRIKES, "only-before-strikes", "v5.combat.before-strikes", W_BEFORE_STRIKES)
_in_window(State.ROUND_END, "only-round-end", "v5.combat.round-end", W_ROUND_END)


@state(State.ATTEMPT, "only-attempt", "v5.block.detail", W_ATTEMPT)
def _attempt(t: Table, situation: Situation) -> bool:
    """A minion attempts to block (v5.block.detail)."""
    return situation.window == W_ATTEMPT and t.action is not None and t.action.blocked_by in t.pieces


@state(State.BLOCKED, "only-blocked", "v5.action.resolve", W_BLOCKED)
def _blocked(t: Table, situation: Situation) -> bool:
    """The minion acts and is blocked (v5.block)."""
    action, minion = t.action, situation.minion
    return action is not None and action.blocked_by > 0 and minion is not None and minion.id == action.actor


@state(State.AFTER_BLOCK, "only-after-block", "v5.action.resolve", W_AFTER_BLOCK)
def _after_block(t: Table, situation: Situation) -> bool:
    """The minion has blocked the action and is ready (v5.block)."""
    minion = situation.minion
    return t.action is not None and minion is not None and minion.id in t.action.blocks and minion.zone == IN_READY


# What is true of the action, of its referendum, of the combat.


@state(State.BLEED, "only-bleed", "v5.action.bleed", *DURING)
def _bleed(t: Table, situation: Situation) -> bool:
    """The action is a bleed (v5.action.bleed)."""
    return t.action is not None and t.action.kind == "bleed"


@state(State.BLEED_AT_YOU, "only-bleed-at-you", "v5.action.bleed", *DURING)
def _bleed_at_you(t: Table, situation: Situation) -> bool:
    """The action is a bleed, and you are its target (v5.action.bleed)."""
    return t.action is not None and t.action.kind == "bleed" and t.action.target == situation.seat


@state(State.DIRECTED_AT_YOU, "only-directed-at-you", "v5.action.directed", *DURING)
def _directed_at_you(t: Table, situation: Situation) -> bool:
    """The action is directed at you, or at something that you control (v5.action.directed)."""
    return t.action is not None and t.action.directed and situation.seat in t.action.blockers


@state(State.DIRECTED, "only-directed", "v5.action.directed")
def _directed(t: Table, situation: Situation) -> bool:
    """The action is directed at somebody (v5.action.directed)."""
    return t.action is not None and t.action.directed


@state(State.SUCCESSFUL, "only-success", "v5.action.resolve")
def _successful(t: Table, situation: Situation) -> bool:
    """The action was successful (v5.action.resolve)."""
    return t.action is not None and t.action.outcome == "success"


@state(State.WAS_BLOCKED, "only-if-blocked", "v5.action.resolve")
def _was_blocked(t: Table, situation: Situation) -> bool:
    """The action was blocked (v5.action.resolve)."""
    return t.action is not None and t.action.outcome == "blocked"


@state(State.POLITICAL, "only-political", "v5.politics.referendum")
def _political(t: Table, situation: Situation) -> bool:
    """A referendum is held, and not for a blood hunt (v5.politics.referendum)."""
    return t.referendum is not None and not t.referendum.blood_hunt


@state(State.PASSED, "only-passed", "v5.politics.referendum")
def _passed(t: Table, situation: Situation) -> bool:
    """The referendum has passed (v5.politics.referendum)."""
    return t.referendum is not None and t.referendum.passed is True


@state(State.CLOSE, "close-only", "v5.combat.before-strikes")
def _close(t: Table, situation: Situation) -> bool:
    """The combat is at close range (v5.combat.range)."""
    return t.combat is not None and not t.combat.long


@state(State.LONG, "long-only", "v5.combat.range")
def _long(t: Table, situation: Situation) -> bool:
    """The combat is at long range (v5.combat.range)."""
    return t.combat is not None and t.combat.long
