"""Damage: preventing it, healing it, and what becomes of those who cannot (v5.combat.damage)."""

from __future__ import annotations

from coterie.games.vtes import keys
from coterie.games.vtes.keys import PASS
from coterie.games.vtes.records import Damage, Fighter
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.combat.fighters import SIDES, fighter, side_of, striking
from coterie.games.vtes.rules.combat.legal import could_play, could_use
from coterie.games.vtes.rules.combat.playing import perform
from coterie.games.vtes.rules.combat.prevention import guns, prevent_guns, prevent_points, prevent_strikes, preventable
from coterie.games.vtes.rules.combat.questions import DamageAsk
from coterie.games.vtes.rules.deeds import Because
from coterie.games.vtes.rules.matters import Hurt, carries_out
from coterie.games.vtes.rules.naming import ref
from coterie.games.vtes.rules.question import ask
from coterie.games.vtes.rules.torpor import burn_minion, go_to_torpor
from coterie.games.vtes.rules.wounds import BURNED, UNHURT, WOUNDED, wounds
from coterie.games.vtes.table import ALLY, READY, Piece, Table
from coterie.games.vtes.windows import W_DAMAGE
from coterie.kernel.questions import Rules

ENVIRONMENT = ("environment", "retainer")
"""Where damage comes from that no strike deals."""


@carries_out(Hurt)
def inflict(t: Table, matter: Hurt) -> Rules[None]:
    """Environmental damage that no strike deals, in combat or outside it, where nothing prevents it (v5.combat.environmental)."""
    minion = matter.minion
    dealt = [
        Damage(amount, aggravated, "environment", matter.preventable)
        for amount, aggravated in ((matter.normal, False), (matter.aggravated, True))
        if amount > 0
    ]
    side = side_of(t, t.piece(minion).controller)
    if side >= 0 and fighter(t, side).minion == minion:
        fighter(t, side).pending += dealt
        yield from resolve_damage(t)
        return
    fate, _ = suffer(t, t.piece(minion), dealt)
    yield from meet(t, minion, fate)


def resolve_damage(t: Table, doomed: tuple[int, ...] = ()) -> Rules[None]:
    """Both combatants prevent what they can, then take the rest at the same time, then leave if they must (v5.combat.damage).

    `doomed` are the sides that a strike sends to torpor, whatever damage they take.
    """
    for side in SIDES:
        prevent_strikes(t, side)
        yield from prevent_damage(t, side)
    fates = []
    for side in SIDES:
        struck = side in doomed or any(damage.source not in ENVIRONMENT for damage in fighter(t, side).pending)
        cause = striking(t, 1 - side) if struck else t.cause
        with Because(t, *cause):
            fates.append((fighter(t, side).minion, doom(t, side, take_damage(t, fighter(t, side)), side in doomed), cause))
    yield from hurt_retainers(t)
    for minion, fate, cause in fates:
        with Because(t, *cause):
            yield from meet(t, minion, fate)


def doom(t: Table, side: int, fate: str, doomed: bool) -> str:
    """A vampire that a strike sends to torpor is wounded, if it is not burned by damage; an ally is burned (v5.torpor)."""
    piece = t.pieces.get(fighter(t, side).minion)
    if not doomed or piece is None or fate == BURNED:
        return fate
    return BURNED if piece.kind == ALLY else WOUNDED


def prevent_damage(t: Table, side: int) -> Rules[None]:
    """Prevention is used one effect at a time, until all is prevented or no more is wanted (v5.combat.damage)."""
    t.running_combat().step = t.window = W_DAMAGE
    while preventable(fighter(t, side)) and may_prevent(t, side):
        seat = fighter(t, side).seat
        key = yield from ask(t, DamageAsk(t.seats[seat]))
        if key == PASS:
            break
        if not isinstance(key, keys.Prevent):
            yield from perform(t, seat, key)
        elif key.piece:
            yield from prevent_guns(t, side, key.piece, t.running_combat().spare.pop(key.piece))
        else:
            fighter(t, side).prevention -= 1
            yield from prevent_points(t, side, 1)


def may_prevent(t: Table, side: int) -> bool:
    """Whether a combatant could prevent something, by what all can see."""
    one, combat = fighter(t, side), t.running_combat()
    if one.minion not in t.pieces:
        return False
    if (one.prevention and combat.round == 1) or (combat.spare and guns(one)):
        return True
    return could_use(t, W_DAMAGE, side) or could_play(t, W_DAMAGE, side)


def take_damage(t: Table, one: Fighter) -> str:
    """A combatant takes what was not prevented; the answer is its fate."""
    pending, one.pending = one.pending, []
    piece = t.pieces.get(one.minion)
    if piece is None:
        return UNHURT
    fate, lost = suffer(t, piece, pending)
    one.lost += lost
    return fate


def suffer(t: Table, piece: Piece, dealt: list[Damage]) -> tuple[str, int]:
    """Take damage. The answer: what becomes of the minion, and the blood that a vampire has lost (v5.combat.damage)."""
    taken = wounds(t, piece, dealt)
    if taken.normal or taken.aggravated:
        t.tell("vtes-event-damage", piece=ref(t, piece.id), normal=taken.normal, aggravated=taken.aggravated)
    changes.burn_blood(t, piece, taken.healed)
    changes.burn_blood(t, piece, taken.more)
    return taken.fate, 0 if piece.kind == ALLY else taken.healed + taken.more


def meet(t: Table, minion: int, fate: str) -> Rules[None]:
    """After all damage is handled, a wounded vampire goes to torpor, and who cannot pay is burned, not by way of torpor (v5.torpor)."""
    if minion not in t.pieces or fate == UNHURT:
        return
    if fate == BURNED:
        yield from burn_minion(t, minion)
    elif t.piece(minion).zone == READY:
        yield from go_to_torpor(t, minion)


def hurt_retainers(t: Table) -> Rules[None]:
    """Retainers lose life to what struck them, and are burned when they have none left (v5.combat.retainers)."""
    combat = t.running_combat()
    hits, combat.hits = combat.hits, []
    for number, amount in hits:
        yield from lose_life(t, number, amount)


def lose_life(t: Table, number: int, amount: int) -> Rules[None]:
    """A retainer burns life; nothing prevents that."""
    piece = t.pieces.get(number)
    if piece is None:
        return
    changes.burn_blood(t, piece, amount)
    if piece.blood <= 0:
        yield from doors.burn(t, number)
