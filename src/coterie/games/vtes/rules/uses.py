"""What cards in play and vampires themselves offer to be used: locations, equipment, special abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from coterie.games.vtes.cards.vocabulary import (
    YOURS,
    And,
    Cannot,
    Discard,
    During,
    Effect,
    GainPool,
    HandsOnly,
    Is,
    Mod,
    Period,
    Pred,
    Requiring,
    Stat,
    State,
    Strike,
    StrikeKind,
    Target,
    Unload,
    Unlock,
    Use,
    When,
    Who,
    clan_of,
    parts,
    rises,
)
from coterie.games.vtes.history import ability
from coterie.games.vtes.index import ALL
from coterie.games.vtes.rules.conditions import Situation, why_not
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.fits import fits, fitting
from coterie.games.vtes.rules.legal import why_intercept, why_stealth
from coterie.games.vtes.rules.moments import IN_A_STEP, once_in_action, window_of_words
from coterie.games.vtes.rules.naming import clan_refs
from coterie.games.vtes.rules.payments import why_surely_unpaid, why_unpaid
from coterie.games.vtes.rules.reasons import no, no_with
from coterie.games.vtes.rules.targets import target_in
from coterie.games.vtes.support.registry import ANY, HOLDERS, Place, Things, Within, at_moments, carries, held_by
from coterie.games.vtes.support.uses import of_itself, unread
from coterie.games.vtes.table import MINION, Piece, Table
from coterie.games.vtes.windows import DURING, W_PRESS
from coterie.kernel.text import Reason

USED_WHEN = (
    State.YOUR_UNLOCK, State.YOUR_MASTER, State.YOUR_INFLUENCE, State.YOUR_DISCARD, State.NEXT_MINION, State.ANNOUNCED, State.DURING_ACTION,
    State.AFTER, State.POLLING, State.BEFORE_RANGE, State.NOT_FIRST, State.BLEED, State.DIRECTED_AT_YOU, State.SUCCESSFUL, State.UNREACTED,
    State.UNDIRECTED, State.POLITICAL,
)  # fmt: skip
"""What abilities may wait for."""
WhyCost = Callable[[Table, Deed, tuple[Effect, ...]], "Reason | None"]


def usable_pieces(t: Table, seat: int, elsewhere: bool) -> Iterator[Piece]:
    """What a Methuselah might use: cards in play by themselves, minions with what is on them, and perhaps cards elsewhere."""
    player = t.players[seat]
    pieces = t.pieces
    for number in player.table:
        yield pieces[number]
    for number in player.ready:
        minion = pieces[number]
        yield minion
        for card in minion.cards:
            yield pieces[card]
    if elsewhere:
        yield from kept_elsewhere(t, seat)
    for number in player.torpor:
        yield pieces[number]


def kept_elsewhere(t: Table, seat: int) -> Iterator[Piece]:
    """Cards that a Methuselah controls on minions of others, or on minions in torpor (v5.terms.control)."""
    pieces = t.pieces
    for player in t.players:
        for number in player.torpor if player.seat == seat else player.ready + player.torpor:
            for card in pieces[number].cards:
                if pieces[card].controller == seat:
                    yield pieces[card]


def uses_in(t: Table, window: str, seat: int) -> list[tuple[Piece, int, Use]]:
    """What a Methuselah controls that belongs into a window, and in the own minion phase what is kept elsewhere: open to see for all."""
    index = t.index
    if window not in index.uses:
        return []
    place = (window, seat, seat == t.active and t.phase == MINION)
    found = index.usable.get(place)
    if found is None:  # when one of these cards is moved, or the minion it is on, there is another index
        found = index.usable[place] = usable(t, *place)
    return [(t.pieces[number], n, use) for number, n, use in found] if found else []


def usable(t: Table, window: str, seat: int, elsewhere: bool) -> tuple[tuple[int, int, Use], ...]:
    """The same by the numbers of pieces, looked up at the table."""
    offered = t.index.uses[window]
    found = [(piece.id, entry.static) for piece in usable_pieces(t, seat, elsewhere) for entry in offered.get(piece.id, ())]
    return tuple([(number, static.n, static.node) for number, static in found if isinstance(static.node, Use)])


def bearer(t: Table, piece: Piece) -> Piece:
    """The minion an ability belongs to: the piece itself, or its bearer or employer (v5.glossary.bearer)."""
    return t.piece(piece.host) if piece.host else piece


@carries(
    Use,
    *HOLDERS,
    cost=Within(Place.COST),
    do=Within(),
    when=Within(Place.IF),
    once=ANY,
    by=(Who.YOU, Who.SELF),
    must=ANY,
    where=unread,
)
@carries(And, Place.IF, of=Within())
@carries(When, Place.IF, what=USED_WHEN)
@carries(When, Place.IF, what=State.SAME_TARGETS, where=held_by(Place.ATTACHED))
@carries(Is, Place.IF, who=Who.SELF, what=Things(), where=of_itself)
@carries(Is, Place.IF, who=Who.ACTING, what=Things(), where=at_moments(When(State.ANNOUNCED)))
@carries(Is, Place.IF, who=Who.ACTING, what=Things(than=True), where=at_moments(When(State.AFTER)))
@carries(Is, Place.IF, who=Who.COMBATANT, what=Things(), where=at_moments(When(State.BEFORE_RANGE)))
@carries(Is, Place.IF, who=Who.AIMED_AT, what=Things(), where=at_moments(When(State.ANNOUNCED)))
@carries(Requiring, Place.IF, where=at_moments(When(State.AFTER)))
def why_use(t: Table, window: str, seat: int, piece: Piece, n: int, use: Use, why_cost: WhyCost = why_unpaid) -> Reason | None:
    """Whether an ability of a card in play may be used now."""
    if seat != (piece.controller if use.by is Who.YOU else bearer(t, piece).controller):
        return no("not-yours", "v5.terms.control")
    period = period_of(use)
    if period is not None and t.uses.get(ability(period, piece.id, n)):
        return no("used-already", "v5.wording.during")
    deed = Deed(seat, piece.host or piece.id, source=piece.id)
    return why_cost(t, deed, use.cost) or why_moment(t, window, seat, piece, use) or why_effects(t, window, seat, piece, use)


def may_be_used(t: Table, window: str, seat: int, piece: Piece, n: int, use: Use) -> bool:
    """Whether an ability may be used now for all that everybody knows: nobody is told by a question what a hand is able to pay."""
    return why_use(t, window, seat, piece, n, use, why_surely_unpaid) is None


def period_of(use: Use) -> Period | None:
    """How often an ability may be used: as it says, and once in an action if it is used during an action (v5.wording.during)."""
    return Period.ACTION if use.once is None and once_in_action(use.when) else use.once


def why_moment(t: Table, window: str, seat: int, piece: Piece, use: Use) -> Reason | None:
    """Whether it is the moment of an ability."""
    step = window_of_words(use)
    if step in IN_A_STEP and (reason := why_in_combat(t, seat, piece, use, step)) is not None:
        return reason
    return None if use.when is None else why_not(t, use.when, Situation(seat, bearer(t, piece), window, piece))


def why_in_combat(t: Table, seat: int, piece: Piece, use: Use, step: str) -> Reason | None:
    """Strikes and preventions are used by the combatant that has them; what gives presses, by any minion of its controller (v5.combat)."""
    combat = t.combat
    side = None if combat is None else next((one for one in combat.sides if one.seat == seat), None)
    if combat is None or side is None:
        return no("only-combat", "v5.minion-card.combat")
    if step == W_PRESS:
        return None
    if bearer(t, piece).id != side.minion:
        return no("not-in-combat", "v5.minion-card.combat")
    if piece.id in combat.stolen:
        return no("just-stolen", "v5.strike.steal-equipment")
    if t.index.of(ALL, HandsOnly) and any(isinstance(effect, Strike) and effect.kind is not StrikeKind.HAND for effect in use.do):
        return no("hands-only", "v5.combat.strike")
    return None


def targets_for(t: Table, seat: int, piece: Piece, use: Use) -> list[int]:
    """The pieces that an ability may be used on (v5.play.targets)."""
    return next((_targets(t, seat, piece, effect) for effect in use.do if target_in(effect) is not None), [])


def _targets(t: Table, seat: int, piece: Piece, effect: Effect) -> list[int]:
    """What fits; only another minion that is locked can be unlocked."""
    some = target_in(effect)
    found = [] if some is None else fitting(t, some, seat, None, piece.blood)
    return [one.id for one in found if not isinstance(effect, Unlock) or (one.locked and one.id != piece.id)]


def why_effects(t: Table, window: str, seat: int, piece: Piece, use: Use) -> Reason | None:
    """Whether what an ability does makes sense now."""
    for effect in use.do:
        reason = _why_effect(t, window, seat, piece, effect)
        if reason is not None:
            return reason
    return None


def _blocker(t: Table, seat: int, who: Target) -> Piece | None:
    """The minion that attempts to block, if it is one that an ability is about."""
    blocker = None if t.action is None else t.pieces.get(t.action.blocked_by)
    return blocker if blocker is not None and isinstance(who, Pred) and fits(t, blocker, who, seat, None) else None


def _why_stealth(t: Table, window: str, seat: int, piece: Piece, mod: Mod) -> Reason | None:
    """Whether the acting minion is one that gets more stealth, or less, and it matters now (v5.block.stealth)."""
    action, more = t.action, rises(mod.amount)
    own = not isinstance(mod.of, Pred) or YOURS in parts(mod.of)
    if action is None or action.actor not in t.pieces or (more and own and action.seat != seat):
        return no("stealth-not-needed", "v5.block.stealth")
    if not isinstance(mod.of, str) and not fits(t, t.piece(action.actor), mod.of, seat, None):
        clan = clan_of(mod.of)
        if clan:
            return no_with("needs-clan", "v5.play.requirements", clan=clan_refs(clan))
        return no("needs-neighbour", "v5.play.targets")
    if mod.of is Who.SELF and bearer(t, piece).id != action.actor:
        return no("acting-minion-only", "v5.block.stealth")
    if more:
        return why_stealth(t, window)
    return None if window in DURING else no("stealth-not-needed", "v5.block.stealth")


def _acting_locked(t: Table) -> bool:
    """Whether the acting minion is one that can be unlocked (v5.terms.lock)."""
    actor = None if t.action is None else t.pieces.get(t.action.actor)
    return actor is not None and actor.locked


def _why_effect(t: Table, window: str, seat: int, piece: Piece, effect: Effect) -> Reason | None:
    if isinstance(effect, During):
        mod = effect.what
        if mod.stat is Stat.STEALTH:
            return _why_stealth(t, window, seat, piece, mod)
        if mod.stat is Stat.INTERCEPT:
            return why_intercept(t, window, _blocker(t, seat, mod.of) or bearer(t, piece))
    if isinstance(effect, GainPool) and effect.with_edge and t.edge != seat:
        return no("needs-edge", "v5.edge")
    if isinstance(effect, Discard) and not t.players[seat].hand:
        return no("empty-hand", "v5.play.card")
    if isinstance(effect, Unlock) and effect.who is Who.ACTING and not _acting_locked(t):
        return no("not-locked", "v5.terms.lock")
    if isinstance(effect, Unlock) and t.index.of(ALL, Cannot.UNLOCK_NOW):
        return no("nobody-unlocks", "v5.terms.golden")
    if target_in(effect) is not None and not _targets(t, seat, piece, effect):
        return no("no-target", "v5.play.targets")
    if isinstance(effect, Unload) and piece.blood == 0:
        return no("no-counters", "v5.play.targets")
    return None
