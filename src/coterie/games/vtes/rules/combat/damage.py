"""Damage: preventing it, healing it, and what becomes of those who cannot (v5.combat.damage)."""

from __future__ import annotations

from coterie.games.vtes import keys
from coterie.games.vtes.cards.vocabulary import Immune
from coterie.games.vtes.keys import PASS
from coterie.games.vtes.records import Damage, Fighter
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.combat.fighters import SIDES, fighter, side_of
from coterie.games.vtes.rules.combat.legal import could_play, could_use
from coterie.games.vtes.rules.combat.playing import perform
from coterie.games.vtes.rules.combat.prevention import guns, prevent_guns, prevent_points, prevent_strikes, preventable
from coterie.games.vtes.rules.combat.questions import DamageAsk
from coterie.games.vtes.rules.matters import Hurt, carries_out
from coterie.games.vtes.rules.naming import ref
from coterie.games.vtes.rules.question import ask
from coterie.games.vtes.rules.stats import words_on
from coterie.games.vtes.rules.torpor import burn_minion, go_to_torpor
from coterie.games.vtes.support.registry import ANY, MINIONS, ON_MINION, Place, carries, held_by
from coterie.games.vtes.table import ALLY, READY, TORPOR, Piece, Table
from coterie.games.vtes.windows import W_DAMAGE
from coterie.kernel.questions import Rules

BURNED, WOUNDED, UNHURT = "burned", "wounded", ""


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
    fates = [(fighter(t, side).minion, doom(t, side, take_damage(t, fighter(t, side)), side in doomed)) for side in SIDES]
    hurt_retainers(t)
    for minion, fate in fates:
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


@carries(Immune, Place.STATIC, source=ANY, where=held_by(*MINIONS, *ON_MINION))
def immune(t: Table, minion: Piece, damage: Damage) -> bool:
    """Damage from a source that a minion is immune to is inflicted without success (v5.combat.immune)."""
    return any(word.source.value == damage.source for word in words_on(t, minion, Immune))


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
    """Take damage: allies burn life; vampires heal what they can, normal damage first. The answer: its fate, and the blood lost.

    Aggravated damage cannot be healed: it wounds, and each further point burns blood or the vampire (v5.combat.aggravated).
    """
    taken = [damage for damage in dealt if not immune(t, piece, damage)]
    normal = sum(damage.amount for damage in taken if not damage.aggravated)
    aggravated = sum(damage.amount for damage in taken if damage.aggravated)
    if normal or aggravated:
        t.tell("vtes-event-damage", piece=ref(t, piece.id), normal=normal, aggravated=aggravated)
    if piece.kind == ALLY:
        changes.burn_blood(t, piece, normal + aggravated)
        return (BURNED if piece.blood <= 0 else UNHURT), 0
    lost = changes.burn_blood(t, piece, normal)
    wounded = lost < normal or piece.zone == TORPOR
    if aggravated and not wounded:
        wounded = True
        aggravated -= 1
    if aggravated > piece.blood:
        return BURNED, lost
    lost += changes.burn_blood(t, piece, aggravated)
    return (WOUNDED if wounded else UNHURT), lost


def meet(t: Table, minion: int, fate: str) -> Rules[None]:
    """After all damage is handled, a wounded vampire goes to torpor, and who cannot pay is burned, not by way of torpor (v5.torpor)."""
    if minion not in t.pieces or fate == UNHURT:
        return
    if fate == BURNED:
        yield from burn_minion(t, minion)
    elif t.piece(minion).zone == READY:
        yield from go_to_torpor(t, minion)


def hurt_retainers(t: Table) -> None:
    """Retainers lose life to what struck them, and are burned when they have none left (v5.combat.retainers)."""
    combat = t.running_combat()
    hits, combat.hits = combat.hits, []
    for number, amount in hits:
        lose_life(t, number, amount)


def lose_life(t: Table, number: int, amount: int) -> None:
    """A retainer burns life; nothing prevents that."""
    piece = t.pieces.get(number)
    if piece is None:
        return
    changes.burn_blood(t, piece, amount)
    if piece.blood <= 0:
        changes.burn(t, piece)
