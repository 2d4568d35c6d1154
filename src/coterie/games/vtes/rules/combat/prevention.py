"""Preventing damage: which of it, and how much (v5.combat.damage)."""

from __future__ import annotations

import msgspec

from coterie.games.vtes.cards.vocabulary import Prevent
from coterie.games.vtes.records import Damage, Fighter
from coterie.games.vtes.rules.ask import choose_word
from coterie.games.vtes.rules.combat.fighters import fighter, shown
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules


def preventable(one: Fighter) -> list[Damage]:
    """The damage that prevention may still be used on."""
    return [damage for damage in one.pending if damage.preventable]


def guns(one: Fighter) -> list[Damage]:
    """Of that, what comes from guns."""
    return [damage for damage in preventable(one) if damage.source == "gun"]


STRIKES = ("hands", "gun", "melee", "weapon", "strike")
"""Sources of damage that are strikes."""


def from_strikes(one: Fighter) -> list[Damage]:
    """Of that, what comes from strikes of the opposing minion."""
    return [damage for damage in preventable(one) if damage.source in STRIKES]


def guard(t: Table, side: int) -> None:
    """All damage from the opposing minion's strikes is prevented from now on, this round (v5.combat.damage)."""
    fighter(t, side).guarded = True
    prevent_strikes(t, side)


def prevent_strikes(t: Table, side: int) -> None:
    """A guarded combatant prevents whatever strikes have dealt."""
    one = fighter(t, side)
    prevented = sum(damage.amount for damage in from_strikes(one)) if one.guarded else 0
    if prevented:
        one.pending = [damage for damage in one.pending if not (damage.preventable and damage.source in STRIKES)]
        t.tell("vtes-event-prevented", piece=shown(t, side), amount=prevented)


def prevent(t: Table, side: int, effect: Prevent, amount: int, source: int) -> Rules[None]:
    """Use a prevention effect; one that is better against guns is used on them or on other damage (v5.combat.damage)."""
    if not effect.gun:
        yield from prevent_points(t, side, amount)
        return
    shots = len(guns(fighter(t, side)))
    from_guns = shots > 0
    if from_guns and len(preventable(fighter(t, side))) > shots:
        seat, about = fighter(t, side).seat, t.pieces[source].card if source in t.pieces else 0
        from_guns = (yield from choose_word(t, seat, "prevent-which", ("damage-gun", "damage-other"), about)) == "damage-gun"
    if from_guns:
        yield from prevent_guns(t, side, source, effect.gun)
    else:
        yield from prevent_points(t, side, amount, ("gun",))


def prevent_guns(t: Table, side: int, source: int, amount: int) -> Rules[None]:
    """Prevent damage from guns; what is left over is kept for later gun strikes of this combat (v5.combat.damage)."""
    others = tuple(dict.fromkeys(damage.source for damage in fighter(t, side).pending if damage.source != "gun"))
    left = yield from prevent_points(t, side, amount, others)
    if left and source:
        t.running_combat().spare[source] = left


def prevent_points(t: Table, side: int, amount: int, except_from: tuple[str, ...] = ()) -> Rules[int]:
    """Prevent so much damage, point by point where it matters which; the answer is what was left over (v5.combat.aggravated)."""
    prevented = 0
    while prevented < amount:
        left, sorts = _left(fighter(t, side), except_from)
        if not left:
            break
        sort = sorts[0]
        if len(sorts) > 1 and left > amount - prevented:
            sort = yield from choose_word(t, fighter(t, side).seat, "prevent-which", sorts)
        _take_off(fighter(t, side), sort, except_from)
        prevented += 1
    if prevented:
        t.tell("vtes-event-prevented", piece=shown(t, side), amount=prevented)
    return amount - prevented


def _left(one: Fighter, except_from: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """How much damage is left to prevent, and of which sorts."""
    found = [damage for damage in preventable(one) if damage.source not in except_from]
    return sum(damage.amount for damage in found), tuple(dict.fromkeys(_sort(damage) for damage in found))


def _sort(damage: Damage) -> str:
    """What tells damage apart for those who prevent it: whether it can be healed, and whether a gun dealt it."""
    gun = "-gun" if damage.source == "gun" else ""
    return f"damage{gun}{'-aggravated' if damage.aggravated else '' if gun else '-normal'}"


def _take_off(one: Fighter, sort: str, except_from: tuple[str, ...]) -> None:
    for place, damage in enumerate(one.pending):
        if damage.preventable and damage.source not in except_from and _sort(damage) == sort:
            if damage.amount > 1:
                one.pending[place] = msgspec.structs.replace(damage, amount=damage.amount - 1)
            else:
                del one.pending[place]
            return
