"""Abilities that wait for something: an action of a certain kind, a combat of certain minions, the second action of a phase."""

from __future__ import annotations

from msgspec.structs import replace

from coterie.games.vtes import history
from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Kind, Phase, Pred, Use, Who, clan_of
from coterie.games.vtes.history import ACTIONS, Until
from coterie.games.vtes.records import Action
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.naming import clan_refs, discipline_refs
from coterie.games.vtes.rules.reasons import no, no_with
from coterie.games.vtes.table import MINION, READY, Piece, Table
from coterie.kernel.text import Reason

BEGUN = history.Use(Until.TURN, ACTIONS)
"""How many actions have begun in this minion phase."""
WAITING = (Phase.SUCCEEDED, Phase.UNREACTED, Phase.BEFORE_RANGE, Phase.AIMED, Phase.NEXT_MINION, Phase.SAME_TARGETS)


def begin_action(t: Table) -> None:
    """An action begins, whatever becomes of it; one whose card is cancelled as it is played does not (v5.wording.cancel)."""
    t.uses[BEGUN] = t.uses.get(BEGUN, 0) + 1


def why_wait(t: Table, seat: int, piece: Piece, use: Use) -> Reason | None:
    """Whether what an ability waits for has come."""
    if use.ready and piece.zone != READY:
        return no("not-ready", "v5.torpor")
    if use.not_first and t.action is not None and t.uses.get(BEGUN, 0) <= 1:
        return no("first-action", "v5.minion-phase")
    if use.at is Phase.SUCCEEDED:
        return _why_after(t, seat, piece, use)
    if use.at is Phase.UNREACTED:
        return _why_unreacted(t, piece.host or piece.id)
    if use.at is Phase.BEFORE_RANGE:
        return _why_involved(t, seat, use.involving)
    if use.at is Phase.AIMED:
        return _why_aimed(t, seat, use.involving)
    if use.at is Phase.NEXT_MINION:
        return _why_next_minion(t, seat, piece)
    if use.at is Phase.SAME_TARGETS:
        return _why_same_targets(t, piece)
    return None


def _why_after(t: Table, seat: int, piece: Piece, use: Use) -> Reason | None:
    """After a successful action of one of some minions that requires a clan or a discipline (v5.action.resolve)."""
    action = t.action
    if action is None or action.outcome != "success":
        return no("only-success", "v5.action.resolve")
    actor = t.pieces.get(action.actor)
    if actor is None or use.announcer is None or not fits(t, actor, use.announcer, seat, piece):
        return no_with("needs-clan", "v5.play.requirements", clan=clan_refs(use.clan))
    if not requires(t, action, use.clan, use.discipline):
        return no_with("only-requiring", "v5.play.requirements", clan=clan_refs(use.clan), discipline=discipline_refs(use.discipline))
    return None if actor.locked else no("not-locked", "v5.terms.lock")


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
    reacted = any(_is_reaction(t, action, minion, card) for minion, card, _ in action.played)
    return no("reaction-played", "v5.action.resolve") if reacted else None


def _is_reaction(t: Table, action: Action, minion: int, card: int) -> bool:
    """Whether a card was played as a reaction: modifiers are played by minions of who acts (v5.minion-card.reaction)."""
    kinds = [form.kind for form in t.book.forms[card]]
    if Kind.REACTION not in kinds:
        return False
    piece = t.pieces.get(minion)
    return Kind.MODIFIER not in kinds or (piece is not None and piece.controller != action.seat)


def _why_involved(t: Table, seat: int, some: Pred | None) -> Reason | None:
    """In a combat of one of some minions, before the range is determined (v5.combat.before-range)."""
    combat = t.combat
    if combat is None or some is None:
        return no("only-combat", "v5.minion-card.combat")
    fighting = [t.pieces[side.minion] for side in combat.sides if side.minion in t.pieces]
    return None if any(fits(t, piece, some, seat, None) for piece in fighting) else no("not-involved", "v5.combat.before-range")


def _why_aimed(t: Table, seat: int, some: Pred | None) -> Reason | None:
    """As an action is announced that is directed at one of some minions (v5.action.directed)."""
    action = t.action
    if action is None or not action.directed or some is None:
        return no("only-directed-at-ally", "v5.action.directed")
    source = t.pieces.get(action.source)
    aims = action.chosen or ([source.host] if source is not None and source.host else [])
    aimed = any(number in t.pieces and fits(t, t.pieces[number], some, seat, None) for number in aims)
    return None if aimed else no("only-directed-at-ally", "v5.action.directed")


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
