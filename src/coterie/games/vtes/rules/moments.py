"""Abilities that wait for something: an action of a certain kind, a combat of certain minions, the second action of a phase."""

from __future__ import annotations

from msgspec.structs import replace

from coterie.games.vtes import history
from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Kind, Phase, Pred, Requiring, State, Use, Who, clan_of
from coterie.games.vtes.history import ACTIONS, Until
from coterie.games.vtes.records import Action
from coterie.games.vtes.rules.conditions import Situation, Test, compiled, failing, state
from coterie.games.vtes.rules.naming import clan_refs, discipline_refs
from coterie.games.vtes.rules.reasons import no, no_with
from coterie.games.vtes.table import MINION, Piece, Table
from coterie.kernel.text import Reason

BEGUN = history.Use(Until.TURN, ACTIONS)
"""How many actions have begun in this minion phase."""
WAITING = (Phase.SUCCEEDED, Phase.UNREACTED, Phase.BEFORE_RANGE, Phase.AIMED, Phase.NEXT_MINION, Phase.SAME_TARGETS)


def begin_action(t: Table) -> None:
    """An action begins, whatever becomes of it; one whose card is cancelled as it is played does not (v5.wording.cancel)."""
    t.uses[BEGUN] = t.uses.get(BEGUN, 0) + 1


def why_wait(t: Table, seat: int, piece: Piece, use: Use) -> Reason | None:
    """Whether what an ability waits for has come."""
    if use.at is Phase.SUCCEEDED:
        return _why_after(t)
    if use.at is Phase.UNREACTED:
        return _why_unreacted(t, piece.host or piece.id)
    if use.at is Phase.BEFORE_RANGE:
        return None if t.combat is not None else no("only-combat", "v5.minion-card.combat")
    if use.at is Phase.AIMED:
        return None if directed_at(t) else no("only-directed-at-ally", "v5.action.directed")
    if use.at is Phase.NEXT_MINION:
        return _why_next_minion(t, seat, piece)
    if use.at is Phase.SAME_TARGETS:
        return _why_same_targets(t, piece)
    return None


def _why_after(t: Table) -> Reason | None:
    """After a successful action, for which its minion has been locked (v5.action.resolve)."""
    if t.action is None or t.action.outcome != "success":
        return no("only-success", "v5.action.resolve")
    actor = t.pieces.get(t.action.actor)
    return None if actor is None or actor.locked else no("not-locked", "v5.terms.lock")


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


def _why_unreacted(t: Table, vampire: int) -> Reason | None:
    """After its own successful action during which nobody played a reaction, not even one that was cancelled (v5.action.resolve)."""
    action = t.action
    if action is None or action.actor != vampire:
        return no("not-its-action", "v5.action.resolve")
    if action.outcome != "success":
        return no("only-success", "v5.action.resolve")
    reacted = any(t.book.forms[card][form].kind is Kind.REACTION for _, card, form in action.played)
    return no("reaction-played", "v5.action.resolve") if reacted else None


def directed_at(t: Table) -> tuple[int, ...]:
    """The Methuselahs that the running action is directed at; never who acts (v5.action.directed)."""
    action = t.action
    return () if action is None or not action.directed else tuple(sorted(action.blockers))


def note_targets(t: Table, piece: Piece) -> None:
    """A card that waits for the next bleed of the same Methuselah, or for actions directed at the same ones, remembers which."""
    if t.action is not None and any(trigger.on.seat is Who.KEPT for _, trigger in t.form_of(piece).triggers):
        piece.bound = replace(piece.bound, seat=t.action.target)
    if any(use.at is Phase.SAME_TARGETS for _, use in t.form_of(piece).uses):
        piece.bound = replace(piece.bound, seats=directed_at(t))


def _why_same_targets(t: Table, piece: Piece) -> Reason | None:
    """During an action directed at the same Methuselahs as the one that the card remembers (v5.action.directed)."""
    return None if piece.bound.seats and piece.bound.seats == directed_at(t) else no("only-same-targets", "v5.action.directed")


def _why_next_minion(t: Table, seat: int, piece: Piece) -> Reason | None:
    """In the next minion phase of who controls the card, at any moment (v5.minion-phase)."""
    if piece.controller != seat:
        return no("not-yours", "v5.terms.control")
    return None if t.active == seat and t.phase == MINION and piece.born < t.turn else no("only-next-minion", "v5.minion-phase")
