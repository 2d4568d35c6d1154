"""Traits: keywords of minions that the rules give a meaning, as its definition says them (v5.trait)."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.cards.vocabulary import Trait
from coterie.games.vtes.history import Act, acted
from coterie.games.vtes.keys import Do, name_of
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.naming import clan_refs, piece_ref, seat_ref
from coterie.games.vtes.rules.reasons import no, no_with
from coterie.games.vtes.table import READY, VAMPIRE, Piece, Table
from coterie.kernel.text import Reason, Text

RED_LIST, INFERNAL, SCARCE, STERILE = Trait.RED_LIST, Trait.INFERNAL, Trait.SCARCE, Trait.STERILE
BLOOD_CURSED, BLACK_HAND, FLIGHT = Trait.BLOOD_CURSED, Trait.BLACK_HAND, Trait.FLIGHT
SCARCE_PRICE: Final = 3
ATTACK_MARKED: Final = Act("red-list")
"""An attack on a marked minion, whichever it is."""


def has_trait(t: Table, piece: Piece, trait: Trait) -> bool:
    """Whether a minion has a trait, as printed or by a card (v5.trait)."""
    return trait in piece.traits


def why_trait(t: Table, piece: Piece, trait: Trait) -> Reason | None:
    """Cards that require Black Hand or Flight are for minions that have it (v5.trait.black-hand, v5.trait.flight)."""
    if has_trait(t, piece, trait):
        return None
    return no_with("needs-trait", "v5.trait.black-hand", trait=Text(f"vtes-trait-{trait.value}"))


def is_monster(t: Table, piece: Piece) -> bool:
    """Minions and retainers that are neither mortals nor animals; vampires are monsters (v5.glossary.monster)."""
    if piece.kind == VAMPIRE:
        return True
    return t.form_of(piece).body is not None and Trait.ANIMAL not in t.form_of(piece).traits and Trait.MORTAL not in t.form_of(piece).traits


def circle_of(t: Table, piece: Piece) -> str:
    """A Blood Brother's circle; whoever has none is a circle of its own (v5.trait.circle)."""
    return t.book.facts[piece.card].circle or f"of {name_of(t, piece.id)}"


# Infernal.


def unlocks_normally(t: Table, piece: Piece) -> bool:
    """An infernal minion does not unlock as normal (v5.trait.infernal)."""
    return not has_trait(t, piece, INFERNAL)


def infernal_choices(t: Table, seat: int) -> list[Do]:
    """Locked infernal minions that 1 pool each would unlock in their controller's unlock phase (v5.trait.infernal)."""
    player = t.players[seat]
    locked = [number for number in player.ready + player.torpor if t.pieces[number].locked and has_trait(t, t.pieces[number], INFERNAL)]
    return [Do("infernal", number) for number in locked] if locked else []


def unlock_infernal(t: Table, seat: int, number: int) -> None:
    """Burn 1 pool to unlock an infernal minion (v5.trait.infernal)."""
    doors.pay_pool(t, seat, 1)
    changes.unlock(t, t.piece(number))


# Scarce and sterile.


def scarce_price(t: Table, seat: int, piece: Piece) -> int:
    """Pool to burn for bringing a scarce vampire into play: 3 for each other scarce one of its clan one controls (v5.trait.scarce)."""
    if not has_trait(t, piece, SCARCE):
        return 0
    player = t.players[seat]
    kin = [t.pieces[number] for number in player.ready + player.torpor if number != piece.id]
    return SCARCE_PRICE * sum(1 for other in kin if other.clan == piece.clan and has_trait(t, other, SCARCE))


def why_sterile(t: Table, piece: Piece) -> Reason | None:
    """Sterile vampires perform no actions that put vampires in play (v5.trait.sterile)."""
    return no("sterile", "v5.trait.sterile") if has_trait(t, piece, STERILE) else None


# Slaves.


def why_slave(t: Table, piece: Piece) -> Reason | None:
    """A slave performs no directed action unless its controller has a ready minion of the clan it serves (v5.trait.slave)."""
    clan = piece.traits.get(Trait.SLAVE)
    if clan is None or any(t.pieces[number].clan == clan for number in t.players[piece.controller].ready if number != piece.id):
        return None
    return no_with("slave-alone", "v5.trait.slave", clan=clan_refs(clan))


def slaves_for(t: Table, actor: Piece) -> list[int]:
    """Unlocked ready slaves that may step in for a blocked member of the clan they serve (v5.trait.slave)."""
    ready = [t.pieces[number] for number in t.players[actor.controller].ready]
    return [slave.id for slave in ready if not slave.locked and slave.id != actor.id and slave.traits.get(Trait.SLAVE) == actor.clan]


def step_in(t: Table, slave: int) -> None:
    """Lock a slave: the combat of the acting vampire is cancelled, the vampire unlocks, and the slave fights instead (v5.trait.slave)."""
    changes.lock(t, t.piece(slave))
    actor = t.piece(t.running_action().actor)
    changes.unlock(t, actor)
    t.tell("vtes-event-steps-in", piece=piece_ref(t, t.piece(slave)), actor=piece_ref(t, actor))


# Red List.


def markable(t: Table, seat: int) -> list[int]:
    """Red List minions that a Methuselah may mark for this turn with a master phase action (v5.trait.red-list)."""
    listed = [piece for piece in t.pieces.values() if piece.traits and has_trait(t, piece, RED_LIST)]
    return [piece.id for piece in listed if t.is_in_play(piece) and not is_marked(t, piece, seat)] if listed else []


def mark_red_list(t: Table, seat: int, number: int) -> None:
    """Mark a Red List minion for this turn (v5.trait.red-list)."""
    piece = t.piece(number)
    piece.stands(marked=(*(entry for entry in piece.standing.marked if entry[0] != seat), (seat, t.turn)))
    t.tell("vtes-event-marked", piece=piece_ref(t, t.piece(number)), seat=seat_ref(t, seat))


def marked(t: Table, seat: int) -> list[int]:
    """The minions that a Methuselah has marked this turn."""
    return [piece.id for piece in t.pieces.values() if piece.standing.marked and is_marked(t, piece, seat)]


def is_marked(t: Table, piece: Piece, seat: int) -> bool:
    """Whether a Methuselah has marked a minion this turn."""
    return (seat, t.turn) in piece.standing.marked


def why_attack_marked(t: Table, vampire: Piece, target: Piece) -> Reason | None:
    """Ready vampires of who marked it may attack it for 1 blood, each once a turn (v5.trait.red-list)."""
    if not is_marked(t, target, vampire.controller) or target.zone != READY:
        return no("not-marked", "v5.trait.red-list")
    if target.controller == vampire.controller:
        return no("no-target", "v5.combat")
    if vampire.kind != VAMPIRE or vampire.zone != READY:
        return no("needs-vampire", "v5.trait.red-list")
    if vampire.blood < 1:
        return no("not-enough-blood", "v5.trait.red-list")
    if t.uses.get(acted(vampire.id, ATTACK_MARKED)):
        return no("same-action", "v5.trait.red-list")
    return None
