"""Strikes: choosing them, resolving them, and the additional ones (v5.combat.strike)."""

from __future__ import annotations

import msgspec

from coterie.games.vtes import keys
from coterie.games.vtes.cards.vocabulary import STRONG, AfterCombat, Cannot, Environmental, HandsOnly, Stat, Strike, StrikeKind, Trait
from coterie.games.vtes.index import ALL
from coterie.games.vtes.records import Blow, Damage, Fighter
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.ask import choose_piece
from coterie.games.vtes.rules.combat.damage import lose_life, resolve_damage
from coterie.games.vtes.rules.combat.fighters import SIDES, equipment, fighter, retainers, shown, stop_if_over, striking
from coterie.games.vtes.rules.combat.legal import could_play, could_use
from coterie.games.vtes.rules.combat.playing import perform
from coterie.games.vtes.rules.combat.questions import StrikeAsk
from coterie.games.vtes.rules.deeds import Because
from coterie.games.vtes.rules.naming import ref
from coterie.games.vtes.rules.play import settle
from coterie.games.vtes.rules.question import ask
from coterie.games.vtes.rules.stats import cannot, value
from coterie.games.vtes.table import ALLY, ATTACHED, VAMPIRE, Table
from coterie.games.vtes.windows import W_STRIKE
from coterie.kernel.questions import Rules
from coterie.kernel.text import Text

HAND = Strike(StrikeKind.HAND)
WITHOUT_RANGE = (StrikeKind.DODGE, StrikeKind.COMBAT_ENDS)
"""Defensive strikes: effective at any range."""
AIMED = (StrikeKind.DAMAGE, StrikeKind.STEAL_BLOOD, *STRONG)
"""Strikes that a retainer can be the target of."""


# Choosing.


def choose_strikes(t: Table) -> Rules[None]:
    """Each combatant chooses its strike, the acting one first (v5.combat.strike)."""
    t.running_combat().step = t.window = W_STRIKE
    for side in SIDES:
        yield from choose_strike(t, side)
        stop_if_over(t)


def choose_strike(t: Table, side: int) -> Rules[None]:
    """A strike from a card, a weapon or an ability, or by hand; additional strikes only for those who have some (v5.combat.additional)."""
    if not may_strike(t, side):
        return
    while fighter(t, side).blow is None:
        yield from one_strike(t, side)
        stop_if_over(t)
    yield from aim(t, side)
    announce(t, side)


def may_strike(t: Table, side: int) -> bool:
    """Whether a combatant strikes in this pair; a strike that a manoeuvre has decided stays, any other is still to be chosen."""
    one, combat = fighter(t, side), t.running_combat()
    if combat.pair == 0 and one.committed:
        if keeps_blow(t, side):
            return True
        t.tell("vtes-event-no-strike", piece=shown(t, side))
        one.blow = None
        return False
    one.blow = None
    if combat.pair and not one.strikes:
        return False
    one.strikes -= min(combat.pair, 1)
    return True


def keeps_blow(t: Table, side: int) -> bool:
    """Whether the strike that a manoeuvre has decided can still be made; no other can be chosen instead (v5.combat.range)."""
    blow = fighter(t, side).blow
    if blow is None or (t.index.of(ALL, HandsOnly) and blow.strike.kind is not StrikeKind.HAND):
        return False
    return has_weapon(t, side, blow)


def one_strike(t: Table, side: int) -> Rules[None]:
    """Ask for a strike, unless all can see that there is only the hand strike (v5.strike.hand)."""
    seat = fighter(t, side).seat
    if could_use(t, W_STRIKE, side) or could_play(t, W_STRIKE, side):
        key = yield from ask(t, StrikeAsk(t.seats[seat]))
        if not isinstance(key, keys.Strike):
            yield from perform(t, seat, key)
            return
    fighter(t, side).blow = Blow(HAND)


def aim(t: Table, side: int) -> Rules[None]:
    """At long range a strike may be aimed at a retainer; that is said when the strike is announced (v5.combat.retainers)."""
    targets = aimable(t, side)
    if not targets:
        return
    chosen = yield from choose_piece(t, fighter(t, side).seat, "strike-target", targets)
    blow = fighter(t, side).blow
    if blow is not None and chosen != targets[0]:
        fighter(t, side).blow = msgspec.structs.replace(blow, target=chosen)


def aimable(t: Table, side: int) -> list[int]:
    """What a strike may be aimed at: the opposing minion and its retainers; nothing if there is no choice (v5.combat.retainers)."""
    blow, opponent = fighter(t, side).blow, t.pieces.get(fighter(t, 1 - side).minion)
    if opponent is None or blow is None or not t.running_combat().long or not blow.strike.ranged or blow.strike.kind not in AIMED:
        return []
    found = retainers(t, opponent)
    return [opponent.id, *found] if found else []


def announce(t: Table, side: int) -> None:
    """Say which strike was chosen, and at whom it is aimed."""
    blow = fighter(t, side).blow
    if blow is None:
        return
    strike = Text(f"vtes-blow-{blow.strike.kind.value}", {"amount": amount_of(t, side, blow)})
    target = ref(t, blow.target) if blow.target else shown(t, 1 - side)
    t.tell("vtes-event-strike", piece=shown(t, side), strike=strike, target=target, retainer=int(bool(blow.target)))


def amount_of(t: Table, side: int, blow: Blow) -> int:
    """How much a strike does: by hand or with a melee weapon as much as the minion is strong, and what a card adds (v5.strike.hand)."""
    minion = t.pieces.get(fighter(t, side).minion)
    if blow.strike.kind in STRONG and minion is not None:
        return value(t, minion, Stat.STRENGTH) + blow.strike.amount
    return blow.strike.amount


# Resolving.


def resolve_strikes(t: Table) -> Rules[None]:
    """First what ends combat, then first strikes, then the others with environmental damage, each with its damage (v5.strike.first)."""
    if ends_combat(t):
        t.running_combat().ended = True
        stop_if_over(t)
    if any(blow.first for blow in blows(t)):
        yield from strike_together(t, first=True)
        stop_if_over(t)
    yield from strike_together(t, first=False)
    stop_if_over(t)


def blows(t: Table) -> list[Blow]:
    """The strikes of this pair."""
    return [blow for side in SIDES if (blow := fighter(t, side).blow) is not None]


def ends_combat(t: Table) -> bool:
    """A strike that ends combat does so before any other is resolved, at any range; no dodge helps against it (v5.strike.combat-ends)."""
    ends = False
    for side in SIDES:
        one = fighter(t, side)
        if one.blow is not None and one.blow.strike.kind is StrikeKind.COMBAT_ENDS:
            ends = True
            if one.blow.strike.unlock:
                changes.unlock(t, t.piece(one.minion))
            put_off(t, one, one.blow)
            t.tell("vtes-event-combat-ended-by", piece=shown(t, side))
    return ends


def put_off(t: Table, one: Fighter, blow: Blow) -> None:
    """What the card of a strike does after the combat that it ends."""
    effects = t.book.forms[blow.card][blow.form].effects if blow.card else ()
    waiting = [effect.do for effect in effects if isinstance(effect, AfterCombat)]
    t.running_combat().after += [(one.seat, one.minion, blow.card, blow.form, effect) for effect in waiting]


def put_away(t: Table) -> None:
    """The cards of strikes that are over go to the ash heap, but for those that wait for the end of combat (v5.combat.strike)."""
    waiting = [(seat, card) for seat, _, card, _, _ in t.running_combat().after]
    for side in SIDES:
        one = fighter(t, side)
        played = (one.seat, 0 if one.blow is None else one.blow.card)
        if played in t.playing and played not in waiting:
            changes.finish_playing(t, *played)


def strike_together(t: Table, first: bool) -> Rules[None]:
    """Strikes of the same quickness are resolved at the same time; then their damage (v5.combat.strike)."""
    hitting = [side for side in SIDES if hits(t, side, first)]
    yield from steal_blood(t, [side for side in hitting if kind_of(t, side) is StrikeKind.STEAL_BLOOD])
    for side in hitting:
        yield from deal(t, side)
    if not first and t.running_combat().pair == 0:
        yield from environmental_damage(t)
    taken: tuple[tuple[int, int], ...] = ()
    for side in hitting:
        if kind_of(t, side) in (StrikeKind.DESTROY_EQUIPMENT, StrikeKind.STEAL_EQUIPMENT):
            taken += ((side, (yield from choose_equipment(t, side))),)
    for side, number in taken:
        with Because(t, *striking(t, side)):
            yield from take_equipment(t, side, number)
    for side in hitting:
        if kind_of(t, side) is StrikeKind.PUT_ON:
            put_on_opponent(t, side)
    yield from resolve_damage(t, tuple(1 - side for side in hitting if kind_of(t, side) is StrikeKind.TORPOR))
    yield from settle(t)


def put_on_opponent(t: Table, side: int) -> None:
    """The card of a strike is put on the opposing minion, with its counters (v5.terms.control)."""
    one, opponent = fighter(t, side), t.pieces.get(fighter(t, 1 - side).minion)
    if one.blow is not None and opponent is not None:
        changes.finish_playing(t, one.seat, one.blow.card, to_heap=False)
        changes.put_on(t, one.seat, one.blow.card, one.blow.form, opponent).blood = one.blow.strike.amount


def kind_of(t: Table, side: int) -> StrikeKind | None:
    """What sort of strike a combatant makes."""
    blow = fighter(t, side).blow
    return None if blow is None else blow.strike.kind


def hits(t: Table, side: int, first: bool) -> bool:
    """Whether a strike has an effect now: in range, its weapon still there, and not dodged; retainers do not dodge (v5.strike.dodge)."""
    blow, combat = fighter(t, side).blow, t.running_combat()
    if blow is None or blow.first is not first or blow.strike.kind in WITHOUT_RANGE:
        return False
    if not has_weapon(t, side, blow):
        t.tell("vtes-event-no-strike", piece=shown(t, side))
        return False
    if combat.long and not blow.strike.ranged:
        t.tell("vtes-event-out-of-range", piece=shown(t, side))
        return False
    if kind_of(t, 1 - side) is StrikeKind.DODGE and not blow.target and can_be_dodged(t, side):
        t.tell("vtes-event-dodged", piece=shown(t, 1 - side))
        return False
    return True


def can_be_dodged(t: Table, side: int) -> bool:
    """Whether a dodge helps against the strikes of a combatant; it may be chosen all the same (v5.strike.dodge)."""
    minion = t.pieces.get(fighter(t, side).minion)
    return minion is None or not cannot(t, minion, Cannot.BE_DODGED)


def has_weapon(t: Table, side: int, blow: Blow) -> bool:
    """A strike is lost with its weapon (v5.strike.first)."""
    minion = fighter(t, side).minion
    weapon = t.pieces.get(blow.weapon)
    return blow.weapon in (0, minion) or (weapon is not None and weapon.host == minion)


def source_of(t: Table, blow: Blow) -> str:
    """What the damage of a strike comes from."""
    weapon = t.pieces.get(blow.weapon)
    if weapon is None or not weapon.host:
        return "hands" if blow.strike.kind is StrikeKind.HAND else "strike"
    traits = t.form_of(weapon).traits
    return "gun" if Trait.GUN in traits else "melee" if Trait.MELEE in traits else "weapon"


def deal(t: Table, side: int) -> Rules[None]:
    """The damage of a strike, to be handled when all strikes have had their effect (v5.combat.strike)."""
    blow = fighter(t, side).blow
    if blow is None or blow.strike.kind not in (*STRONG, StrikeKind.DAMAGE):
        return
    amount = amount_of(t, side, blow)
    if amount <= 0:
        return
    if blow.target:
        t.running_combat().hits.append((blow.target, amount))
    else:
        yield from inflict_on(t, 1 - side, Damage(amount, blow.aggravated, source_of(t, blow)), fighter(t, side).minion)


def inflict_on(t: Table, side: int, dealt: Damage, by: int = 0) -> Rules[None]:
    """Damage to a combatant, as much as its door leaves; it may be prevented later (v5.combat.damage)."""
    victim = fighter(t, side).minion
    amount = (yield from doors.damage(t, victim, by, dealt.amount)) if victim in t.pieces else dealt.amount
    if amount:
        fighter(t, side).pending.append(msgspec.structs.replace(dealt, amount=amount))


def environmental_damage(t: Table) -> Rules[None]:
    """Once each round, with the normal strikes: damage by retainers and by cards that no minion deals (v5.combat.environmental)."""
    for side in SIDES:
        for entry in t.index.of(fighter(t, side).minion, Environmental):
            source = "retainer" if entry.source > 0 else "environment"
            yield from inflict_on(t, 1 - side, Damage(entry.amount, source=source))


def steal_blood(t: Table, thieves: list[int]) -> Rules[None]:
    """Blood or life moves to the striking minion before damage is healed, both ways at once (v5.strike.steal-blood)."""
    moved: list[tuple[int, int, int]] = []
    for side in thieves:
        blow = fighter(t, side).blow
        victim = None if blow is None else t.pieces.get(blow.target or fighter(t, 1 - side).minion)
        if blow is not None and victim is not None:
            moved.append((side, victim.id, min(victim.blood, blow.strike.amount)))
    for side, victim_id, amount in moved:
        if t.piece(victim_id).kind in (VAMPIRE, ALLY):
            t.piece(victim_id).blood -= amount
        else:
            yield from lose_life(t, victim_id, amount)
        changes.disturb(t, fighter(t, 1 - side).seat)
    for side, _, amount in moved:
        thief = t.piece(fighter(t, side).minion)
        blow = fighter(t, side).blow
        with Because(t, *striking(t, side)):
            t.tell("vtes-event-stolen", piece=shown(t, side), amount=amount)
            changes.gain_blood(t, thief, amount, as_vampire=blow is None or not blow.weapon)


def choose_equipment(t: Table, side: int) -> Rules[int]:
    """The striking side chooses which equipment of the opponent is struck: 0 if there is none (v5.strike.destroy-equipment)."""
    targets = struck_equipment(t, side)
    if len(targets) <= 1:
        return targets[0] if targets else 0
    return (yield from choose_piece(t, fighter(t, side).seat, "equipment", targets))


def struck_equipment(t: Table, side: int) -> list[int]:
    """The equipment that a strike may destroy or steal, weapons alone if it says so."""
    victim, blow = t.pieces.get(fighter(t, 1 - side).minion), fighter(t, side).blow
    return [] if victim is None or blow is None else equipment(t, victim, blow.weapon_only)


def take_equipment(t: Table, side: int, number: int) -> Rules[None]:
    """The equipment is burned, or moves to the striking minion, which keeps it but cannot use it this round (v5.strike.steal-equipment)."""
    piece, thief = t.pieces.get(number), fighter(t, side)
    if piece is None:
        return
    if kind_of(t, side) is StrikeKind.DESTROY_EQUIPMENT:
        yield from doors.burn(t, number)
        return
    t.tell("vtes-event-equipment-stolen", card=ref(t, number), piece=shown(t, side))
    t.move(piece, ATTACHED, thief.seat, thief.minion)
    t.running_combat().stolen.append(number)
