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


def prevent(t: Table, side: int, effect: Prevent, amount: int, source: int) -> Rules[None]:
    """Use a prevention effect; one that is better against guns is used on them or on other damage (v5.combat.damage)."""
    one = fighter(t, side)
    if not effect.gun:
        yield from prevent_points(t, side, amount)
        return
    shots = len(guns(one))
    from_guns = shots > 0
    if from_guns and len(preventable(one)) > shots:
        answer = yield from choose_word(t, one.seat, "prevent-which", ("damage-gun", "damage-other"), t.piece(source).card)
        from_guns = answer == "damage-gun"
    if from_guns:
        yield from prevent_guns(t, side, source, effect.gun)
    else:
        yield from prevent_points(t, side, amount, ("gun",))


def prevent_guns(t: Table, side: int, source: int, amount: int) -> Rules[None]:
    """Prevent damage from guns; what is left over is kept for later gun strikes of this combat (v5.combat.damage)."""
    others = tuple(dict.fromkeys(damage.source for damage in fighter(t, side).pending if damage.source != "gun"))
    left = yield from prevent_points(t, side, amount, others)
    if left:
        t.running_combat().spare[source] = left


def prevent_points(t: Table, side: int, amount: int, except_from: tuple[str, ...] = ()) -> Rules[int]:
    """Prevent so much damage, point by point where it matters which; the answer is what was left over (v5.combat.aggravated)."""
    prevented = 0
    while prevented < amount:
        one = fighter(t, side)
        open_ = [damage for damage in preventable(one) if damage.source not in except_from]
        if not open_:
            break
        sorts = tuple(dict.fromkeys(_sort(damage) for damage in open_))
        sort = sorts[0]
        if len(sorts) > 1 and sum(damage.amount for damage in open_) > amount - prevented:
            sort = yield from choose_word(t, one.seat, "prevent-which", sorts)
        _take_off(fighter(t, side), sort, except_from)
        prevented += 1
    if prevented:
        t.tell("vtes-event-prevented", piece=shown(t, side), amount=prevented)
    return amount - prevented


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
