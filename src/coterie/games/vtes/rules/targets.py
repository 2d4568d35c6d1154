"""What cards may be played on and aimed at (v5.play.targets)."""

from __future__ import annotations

from functools import cache

from coterie.games.vtes.book import ACTION_KINDS, Form
from coterie.games.vtes.cards.vocabulary import Action as Offered
from coterie.games.vtes.cards.vocabulary import (
    BurnBlood,
    Cannot,
    Effect,
    EnterCombat,
    Forbid,
    GainBlood,
    GainVotes,
    Kind,
    MoveBlood,
    OnlyOne,
    Pred,
    Steal,
    Strike,
    Teaches,
    Untouchable,
    Wake,
)
from coterie.games.vtes.layers import SUPERIOR
from coterie.games.vtes.rules.costs import price
from coterie.games.vtes.rules.fits import fitting
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import cannot
from coterie.games.vtes.rules.traits import why_slave
from coterie.games.vtes.table import READY, Piece, Table
from coterie.kernel.text import Reason


def why_directed_at(t: Table, minion: Piece, target: Piece) -> Reason | None:
    """Whether a minion may not direct actions at what another Methuselah controls: a slave alone, or if a card there forbids it.

    (v5.action.directed, v5.trait.slave)
    """
    if target.controller == minion.controller:
        return None
    reason = why_slave(t, minion)
    if reason is not None:
        return reason
    return no("cannot-be-target", "v5.action.directed") if cannot(t, target, Cannot.TARGET_THIS, minion) else None


def targets_of(t: Table, form: Form, seat: int, user: Piece | None) -> list[int] | None:
    """The pieces that a card may be played on; None if it has no target to choose (v5.play.targets, v5.glossary.target)."""
    for effect in form.effects:
        some = target_in(effect)
        if isinstance(some, Pred):
            if isinstance(effect, MoveBlood | BurnBlood):
                continue
            found = [piece.id for piece in fitting(t, some, seat, user) if why_on(t, form, effect, seat, piece) is None]
            if user is None or form.kind not in ACTION_KINDS:
                return found
            return [number for number in found if why_directed_at(t, user, t.pieces[number]) is None]
    return None


def why_on(t: Table, form: Form, effect: Effect, seat: int, piece: Piece) -> Reason | None:
    """Whether a card may be played on this piece: its extra cost there, what may be had only once, and whom one can fight."""
    if isinstance(effect, EnterCombat) and (piece.controller == seat or piece.zone != READY):
        return no("no-target", "v5.combat")
    lesson = form.ability(Teaches)
    if isinstance(lesson, Teaches) and piece.disciplines.get(lesson.discipline, 0) >= SUPERIOR:
        return no("superior-already", "v5.master.discipline")
    if isinstance(effect, Steal) and piece.controller == seat:
        return no("no-target", "v5.glossary.steal-card")
    if piece.controller != seat and form.kind in ACTION_KINDS and out_of_reach(t, form, piece):
        return no("no-target", "v5.play.targets")
    if form.pool or form.kind is Kind.MASTER:
        cost = price(t, form, seat, piece)
        if cost > t.players[seat].pool:
            return no("not-enough-pool", "v5.play.cost")
    return why_second(t, form, piece)


def out_of_reach(t: Table, form: Form, piece: Piece) -> bool:
    """Whether a minion cannot be the target of directed actions that require the disciplines of a card (v5.play.targets)."""
    ability = t.form_of(piece).ability(Untouchable)
    return isinstance(ability, Untouchable) and any(need in ability.disciplines for need in form.needs)


def why_second(t: Table, form: Form, minion: Piece) -> Reason | None:
    """A minion can have only one of some cards."""
    for ability in form.abilities:
        if isinstance(ability, OnlyOne):
            for number in minion.cards:
                other = t.pieces[number]
                if other.card == form.card or (ability.trait is not None and ability.trait in t.form_of(other).traits):
                    return no("only-one", "v5.terms.golden")
    return None


def target_in(effect: Effect) -> Pred | None:
    """What an effect lets the player choose in play, if anything."""
    for name in _aims(type(effect)):
        found = getattr(effect, name)
        if isinstance(found, Pred):
            return found
    return None


@cache
def _aims(sort: type[Effect]) -> tuple[str, ...]:
    """The fields in which effects of a sort may say what is chosen."""
    chosen = not issubclass(sort, Forbid | GainVotes | GainBlood | Strike | Wake)
    return tuple(name for name in ("to", "target", "who", "of", "what") if chosen and hasattr(sort, name))


def target_of(offered: Offered) -> Pred | None:
    """What the minion that acts by a card in play must choose, if anything."""
    return next((some for effect in offered.do if (some := target_in(effect)) is not None), None)


def offered_targets(t: Table, seat: int, source: int, n: int, minion: Piece) -> list[int]:
    """What an action by a card in play may be aimed at (v5.play.targets)."""
    form, some = t.form_of(t.piece(source)), target_of(dict(t.form_of(t.piece(source)).actions)[n])
    found = [] if some is None else fitting(t, some, seat, t.pieces.get(source))
    effects = dict(form.actions)[n].do
    found = [piece for piece in found if why_directed_at(t, minion, piece) is None]
    return [piece.id for piece in found if all(why_on(t, form, effect, seat, piece) is None for effect in effects)]
