"""The two combatants: who they are, whether they still stand, and what they have with them."""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.vtes.cards.vocabulary import Strike, Trait, Use
from coterie.games.vtes.records import Fighter
from coterie.games.vtes.rules.naming import card_ref, piece_ref
from coterie.games.vtes.table import READY, VAMPIRE, Piece, Table
from coterie.kernel.text import Ref

SIDES = (0, 1)
"""The acting minion's side comes first in every step (v5.combat.sequence)."""


class CombatEnds(Exception):
    """The round and the combat end at once; only the end of the round is still to come."""


def new_fighter(t: Table, minion: int) -> Fighter:
    """A minion that enters combat."""
    piece = t.piece(minion)
    return Fighter(minion, piece.controller, piece.card, piece.kind == VAMPIRE)


def fighter(t: Table, side: int) -> Fighter:
    """One side of the combat that is under way."""
    return t.running_combat().sides[side]


def side_of(t: Table, seat: int) -> int:
    """The side that a Methuselah controls, or -1."""
    combat = t.combat
    if combat is not None:
        for side in SIDES:
            if combat.sides[side].seat == seat:
                return side
    return -1


def standing(t: Table, side: int) -> bool:
    """Whether a combatant is still ready: only ready minions fight (v5.combat)."""
    piece = t.pieces.get(fighter(t, side).minion)
    return piece is not None and piece.zone == READY


def stop_if_over(t: Table) -> None:
    """Combat stops at once when it was ended or when a combatant is no longer ready (v5.combat.strike)."""
    if t.running_combat().ended or not standing(t, 0) or not standing(t, 1):
        raise CombatEnds


def striking(t: Table, side: int) -> tuple[int, int]:
    """What does what the strike of a combatant does: its card, its weapon, or the minion itself."""
    one = fighter(t, side)
    if one.blow is None:
        return one.minion, 0
    return (0, one.blow.card) if one.blow.card else (one.blow.weapon or one.minion, 0)


def shown(t: Table, side: int) -> Ref:
    """A combatant in a text, even when it is gone."""
    one = fighter(t, side)
    piece = t.pieces.get(one.minion)
    return card_ref(t, one.card) if piece is None else piece_ref(t, piece)


def retainers(t: Table, minion: Piece) -> list[int]:
    """The retainers that a minion employs."""
    return [number for number in minion.cards if "retainer" in t.book.facts[t.pieces[number].card].types]


def equipment(t: Table, minion: Piece, weapon: bool = False) -> list[int]:
    """The equipment of a minion, or its weapons alone."""
    found = [number for number in minion.cards if "equipment" in t.book.facts[t.pieces[number].card].types]
    return [number for number in found if not weapon or is_weapon(t, t.pieces[number])]


def is_weapon(t: Table, piece: Piece) -> bool:
    """Guns and melee weapons, and whatever else gives its bearer a strike."""
    form = t.form_of(piece)
    return Trait.GUN in form.traits or Trait.MELEE in form.traits or any(strike_in(use.do) is not None for _, use in form.uses)


def strike_uses(t: Table, minion: Piece) -> Iterator[tuple[Piece, int, Use]]:
    """The strikes that a minion has by itself or by what is on it."""
    for number in (minion.id, *minion.cards):
        piece = t.pieces[number]
        for n, use in t.form_of(piece).uses:
            if strike_in(use.do) is not None:
                yield piece, n, use


def strike_in(effects: tuple[object, ...]) -> Strike | None:
    """The strike among some effects, if there is one."""
    return next((effect for effect in effects if isinstance(effect, Strike)), None)
