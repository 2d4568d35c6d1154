"""What cards do, effect by effect: the nodes of the vocabulary, carried out. Strikes and the like are in `combat`, terms in `politics`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coterie.games.vtes.cards.vocabulary import (
    Abstain,
    AddBlood,
    AfterSuccess,
    Bleed,
    Burn,
    BurnBlood,
    BurnPool,
    Cannot,
    ChooseTwo,
    Count,
    Discard,
    DrawCrypt,
    Effect,
    Either,
    EndAction,
    EnterCombat,
    Exchange,
    FailBleed,
    Forbid,
    ForEach,
    GainBlood,
    GainPool,
    Get,
    Give,
    IfBlocked,
    Inflict,
    Lock,
    LockFailedBlockers,
    LookAndDiscard,
    MoveBlood,
    MustBlock,
    Noun,
    NoRepeat,
    Optional,
    Prevent,
    PutInPlay,
    PutOn,
    Recover,
    Redirect,
    ReduceBleed,
    SearchEquip,
    Some,
    Stat,
    Store,
    Unload,
    Unlock,
    Wake,
    Who,
)
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.ask import choose_card, choose_number, choose_piece, choose_seat, choose_word
from coterie.games.vtes.rules.contest import enter_play
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.hands import adjust_hand
from coterie.games.vtes.rules.naming import card_ref, ref, seat_ref
from coterie.games.vtes.rules.politics import abstain, gain_votes
from coterie.games.vtes.rules.stats import fits, has_title
from coterie.games.vtes.table import READY, UNCONTROLLED, VAMPIRE, Piece, Table
from coterie.kernel.questions import Rules

Doer = Callable[[Table, Deed, Any], Rules[None]]
DOERS: dict[type, Doer] = {}


def does(sort: type) -> Callable[[Doer], Doer]:
    """Register how an effect is carried out."""

    def register(doer: Doer) -> Doer:
        DOERS[sort] = doer
        return doer

    return register


def apply(t: Table, deed: Deed, effect: Effect) -> Rules[None]:
    """Carry out one effect."""
    yield from DOERS[type(effect)](t, deed, effect)


def apply_all(t: Table, deed: Deed, effects: tuple[Effect, ...]) -> Rules[None]:
    """Carry out effects in their order."""
    for effect in effects:
        yield from DOERS[type(effect)](t, deed, effect)


def candidates(t: Table, deed: Deed, some: Some) -> list[int]:
    """The pieces a definition asks for, as they are now."""
    than = t.pieces.get(deed.user)
    return [piece.id for piece in t.pieces.values() if fits(t, piece, some, deed.seat, than)]


def one_of(t: Table, deed: Deed, some: Some, prompt: str) -> Rules[int]:
    """The piece chosen when the card was played, if there is one and it still fits; else choose one now. 0 if there is none."""
    fitting = candidates(t, deed, some)
    if deed.chosen:
        return deed.chosen[0] if deed.chosen[0] in fitting else 0
    return (yield from choose_piece(t, deed.seat, prompt, fitting, about=deed.card))


def minion_of(t: Table, deed: Deed, who: Who) -> Piece | None:
    """The minion that a word of a definition means here, if it is still there."""
    action = t.action
    if who is Who.SELF:
        return t.pieces.get(deed.user)
    if who is Who.ACTING:
        return None if action is None else t.pieces.get(action.actor)
    if who is Who.BLOCKER:
        return None if action is None else t.pieces.get(action.blocked_by)
    if who is Who.CHOSEN or who is Who.ONE:
        return t.pieces.get(deed.chosen[0]) if deed.chosen else None
    return None


def seats_of(t: Table, deed: Deed, who: Who) -> list[int]:
    """The Methuselahs that a word of a definition means here."""
    if who is Who.YOU:
        return [deed.seat]
    if who is Who.PREY:
        prey = t.prey(deed.seat)
        return [prey] if prey >= 0 else []
    if who is Who.THAT:
        return [t.active]
    if who is Who.CONTROLLER:
        minion = t.pieces.get(deed.user)
        return [] if minion is None else [minion.controller]
    return t.alive()


# Numbers.


@does(Get)
def _get(t: Table, deed: Deed, effect: Get) -> Rules[None]:
    """More or less of a number, for the rest of the action, of the referendum, or of the turn."""
    amount = effect.amount if isinstance(effect.amount, int) else deed.x
    user = t.pieces.get(deed.user)
    if user is not None and (
        (effect.more_clan and user.clan == effect.more_clan) or (effect.more_titled and effect.more and has_title(t, user))
    ):
        amount += effect.more
    if effect.stat is Stat.STEALTH:
        t.running_action().stealth += amount
        t.tell("vtes-event-stealth", piece=ref(t, t.running_action().actor), amount=amount)
    elif effect.stat is Stat.INTERCEPT:
        _intercept(t, deed, effect, amount)
    elif effect.stat is Stat.BLEED:
        action = t.running_action()
        action.bleed += amount
        action.limited = action.limited or effect.limited
        t.tell("vtes-event-bleed", piece=ref(t, action.actor), amount=amount)
    elif effect.stat is Stat.VOTES:
        _votes(t, deed, effect, amount)
    elif effect.stat is Stat.HAND:
        t.players[deed.seat].hand_bonus += amount
        yield from adjust_hand(t, deed.seat)


def _intercept(t: Table, deed: Deed, effect: Get, amount: int) -> None:
    action = t.running_action()
    if isinstance(effect.who, Some):
        user = t.pieces.get(deed.user)
        sort = "ally" if effect.who.noun is Noun.ALLY else "younger"
        action.min_intercept.append((sort, 0 if user is None else user.capacity, -amount))
        return
    minion = deed.user
    action.intercept[minion] = action.intercept.get(minion, 0) + amount
    t.tell("vtes-event-intercept", piece=ref(t, minion), amount=amount)


def _votes(t: Table, deed: Deed, effect: Get, amount: int) -> None:
    if isinstance(effect.who, Some):
        for number in candidates(t, deed, effect.who):
            gain_votes(t, f"piece-{number}", t.piece(number).controller, amount)
    elif effect.who is Who.YOU:
        gain_votes(t, f"card-{deed.source}", deed.seat, amount)
    else:
        gain_votes(t, f"piece-{deed.user}", deed.seat, amount, effect.against)


@does(ReduceBleed)
def _reduce(t: Table, deed: Deed, effect: ReduceBleed) -> Rules[None]:
    """The bleed is for less."""
    t.running_action().bleed -= effect.amount
    t.tell("vtes-event-bleed", piece=ref(t, t.running_action().actor), amount=-effect.amount)
    return
    yield


@does(Either)
def _either(t: Table, deed: Deed, effect: Either) -> Rules[None]:
    """One of two things: the one that is possible, or the player's choice."""
    first, second = possible(t, deed, effect.first), possible(t, deed, effect.second)
    if first and second:
        word = yield from choose_word(t, chooser(t, deed, effect), "either", (word_of(effect.first), word_of(effect.second)), deed.card)
        yield from apply(t, deed, effect.first if word == word_of(effect.first) else effect.second)
    elif first or second:
        yield from apply(t, deed, effect.first if first else effect.second)


def chooser(t: Table, deed: Deed, effect: Either) -> int:
    """Who chooses: whoever pays, if it is a loss of another Methuselah."""
    return t.active if isinstance(effect.first, BurnPool) and effect.first.who is Who.THAT else deed.seat


WORDS = {BurnPool: "pool", BurnBlood: "blood", Lock: "lock", Burn: "burn", ReduceBleed: "reduce", Get: "votes"}


def word_of(effect: Effect) -> str:
    """A side of a choice in a key."""
    return WORDS[type(effect)]


def possible(t: Table, deed: Deed, effect: Effect) -> bool:
    """Whether a side of a choice can be taken."""
    if isinstance(effect, BurnBlood) and isinstance(effect.who, Some):
        return any(t.pieces[number].blood > 0 for number in candidates(t, deed, effect.who))
    if isinstance(effect, Burn) and isinstance(effect.what, Some):
        return bool(candidates(t, deed, effect.what))
    if isinstance(effect, Lock) and isinstance(effect.who, Some):
        return any(not t.pieces[number].locked for number in candidates(t, deed, effect.who))
    if isinstance(effect, ReduceBleed):
        return t.referendum is None and t.action is not None and t.action.kind == "bleed"
    if isinstance(effect, Get) and effect.stat is Stat.VOTES:
        return t.referendum is not None
    return True


@does(ForEach)
def _for_each(t: Table, deed: Deed, effect: ForEach) -> Rules[None]:
    """Once for each counter."""
    source = t.pieces.get(deed.source)
    for _ in range(0 if source is None else source.blood):
        yield from apply(t, deed, effect.do)


# Blood and pool.


@does(AddBlood)
def _add_blood(t: Table, deed: Deed, effect: AddBlood) -> Rules[None]:
    """Blood from the bank onto a vampire, also one that is not yet in play."""
    if isinstance(effect.to, Some):
        number = yield from one_of(t, deed, effect.to, "add-blood")
        if number:
            changes.gain_blood(t, t.piece(number), effect.amount)


@does(GainBlood)
def _gain_blood(t: Table, deed: Deed, effect: GainBlood) -> Rules[None]:
    """A vampire gains blood; some of it may go to its controller's pool."""
    amount = count(t, deed, effect.amount)
    number = deed.user
    if isinstance(effect.who, Some):
        number = yield from choose_piece(t, deed.seat, "gain-blood", feedable(t, deed, effect.who), may_pass=True, about=deed.card)
        if number:
            t.used["turn", number, -1] = 1
    if not number or number not in t.pieces:
        return
    if effect.to_pool and amount:
        moved = yield from choose_number(t, deed.seat, "to-pool", 0, min(effect.to_pool, amount), deed.card)
        changes.gain_pool(t, deed.seat, moved)
        amount -= moved
    changes.gain_blood(t, t.piece(number), amount)


def feedable(t: Table, deed: Deed, some: Some) -> list[int]:
    """Vampires that have not been fed by a hunting ground this turn (v5.card.hunting-grounds)."""
    return [number for number in candidates(t, deed, some) if not t.used.get(("turn", number, -1))]


def count(t: Table, deed: Deed, number: int | Count) -> int:
    """A number of a definition, counted now."""
    if isinstance(number, int):
        return number
    if number is Count.MARGIN:
        return 0 if t.referendum is None else t.referendum.margin()
    if number is Count.BLOOD_LOST_TO_DAMAGE:
        combat = t.running_combat()
        return next((side.lost for side in combat.sides if side.minion != deed.user), 0)
    if number is Count.COUNTERS_HERE:
        source = t.pieces.get(deed.source)
        return 0 if source is None else source.blood
    return deed.x + 1 if number is Count.X_PLUS_1 else deed.x


@does(BurnBlood)
def _burn_blood(t: Table, deed: Deed, effect: BurnBlood) -> Rules[None]:
    """A vampire burns blood."""
    if isinstance(effect.who, Some):
        having = [number for number in candidates(t, deed, effect.who) if t.pieces[number].blood > 0]
        number = yield from choose_piece(t, t.active, "burn-blood", having, about=deed.card)
    else:
        minion = minion_of(t, deed, effect.who)
        number = 0 if minion is None else minion.id
    if number:
        changes.burn_blood(t, t.piece(number), effect.amount)


@does(BurnPool)
def _burn_pool(t: Table, deed: Deed, effect: BurnPool) -> Rules[None]:
    """Methuselahs burn pool, all at once."""
    for seat in seats_of(t, deed, effect.who):
        changes.burn_pool(t, seat, count(t, deed, effect.amount) * per(t, seat, effect.per))
    return
    yield


@does(GainPool)
def _gain_pool(t: Table, deed: Deed, effect: GainPool) -> Rules[None]:
    """Methuselahs gain pool, all at once."""
    for seat in seats_of(t, deed, effect.who):
        changes.gain_pool(t, seat, effect.amount * per(t, seat, effect.per))
    return
    yield


def per(t: Table, seat: int, what: Count | None) -> int:
    """How many times: once, or for each minion, vampire of a clan, or point (v5.politics.referendum)."""
    if what is None:
        return 1
    player = t.players[seat]
    if what is Count.MINIONS_THEY_CONTROL:
        return len(player.ready) + len(player.torpor)
    referendum = t.running_referendum()
    if what is Count.POINTS:
        return referendum.points.get(seat, 0)
    return sum(1 for n in player.ready + player.torpor if t.pieces[n].kind == VAMPIRE and t.pieces[n].clan == referendum.clan)


@does(MoveBlood)
def _move_blood(t: Table, deed: Deed, effect: MoveBlood) -> Rules[None]:
    """Blood from a vampire to its controller's pool; one without enough gives what it has (v5.card.villein)."""
    vampire = t.pieces.get(deed.chosen[0]) if deed.chosen else None
    if vampire is None:
        return
    least, most = min(effect.least, vampire.blood), min(effect.most, vampire.blood)
    amount = most if least == most else (yield from choose_number(t, deed.seat, "move-blood", least, most, deed.card))
    vampire = t.piece(deed.chosen[0])
    vampire.blood -= amount
    t.tell("vtes-event-blood-to-pool", piece=ref(t, vampire.id), amount=amount)
    changes.disturb(t, deed.seat)
    changes.gain_pool(t, deed.seat, amount)


@does(Exchange)
def _exchange(t: Table, deed: Deed, effect: Exchange) -> Rules[None]:
    """1 blood from the vampire to the pool of its controller, or the other way (v5.card.blood-doll)."""
    vampire = t.piece(deed.user)
    words = (("to-pool",) if vampire.blood else ()) + (("to-vampire",) if vampire.blood < vampire.capacity else ())
    if not words:
        return
    word = yield from choose_word(t, deed.seat, "exchange", words, deed.card)
    vampire = t.piece(deed.user)
    if word == "to-pool":
        vampire.blood -= 1
        t.tell("vtes-event-blood-to-pool", piece=ref(t, vampire.id), amount=1)
        changes.disturb(t, deed.seat)
        changes.gain_pool(t, deed.seat, 1)
    else:
        changes.burn_pool(t, deed.seat, 1)
        changes.gain_blood(t, vampire, 1)


@does(Store)
def _store(t: Table, deed: Deed, effect: Store) -> Rules[None]:
    """Counters to this card: from the pool, or from a vampire (v5.card.smiling-jack)."""
    if isinstance(effect.source, Some):
        having = [number for number in candidates(t, deed, effect.source) if t.pieces[number].blood >= effect.amount]
        number = yield from choose_piece(t, deed.seat, "store", having, may_pass=True, about=deed.card)
        if not number:
            return
        changes.burn_blood(t, t.piece(number), effect.amount)
    else:
        changes.burn_pool(t, deed.seat, effect.amount)
    card = t.pieces.get(deed.source)
    if card is not None:
        card.blood += effect.amount


@does(Unload)
def _unload(t: Table, deed: Deed, effect: Unload) -> Rules[None]:
    """All counters of this card to a vampire."""
    number = yield from one_of(t, deed, effect.to, "add-blood")
    card = t.pieces.get(deed.source)
    if number and card is not None:
        amount, card.blood = card.blood, 0
        changes.gain_blood(t, t.piece(number), amount)


# Locks, blocks and the course of an action.


@does(Lock)
def _lock(t: Table, deed: Deed, effect: Lock) -> Rules[None]:
    """Lock minions."""
    if isinstance(effect.who, Some):
        for _ in range(effect.up_to):
            unlocked = [number for number in candidates(t, deed, effect.who) if not t.pieces[number].locked]
            if effect.up_to == 1:
                number = yield from one_of(t, deed, effect.who, "lock")
            else:
                number = yield from choose_piece(t, deed.seat, "lock-up-to", unlocked, may_pass=True, about=deed.card)
            if not number:
                return
            changes.lock(t, t.piece(number))
        return
    minion = minion_of(t, deed, effect.who)
    if minion is not None:
        changes.lock(t, minion)


@does(Unlock)
def _unlock(t: Table, deed: Deed, effect: Unlock) -> Rules[None]:
    """Unlock a minion."""
    if isinstance(effect.who, Some):
        locked = [number for number in candidates(t, deed, effect.who) if t.pieces[number].locked]
        number = yield from choose_piece(t, deed.seat, "unlock", locked, about=deed.card)
        minion = t.pieces.get(number)
    else:
        minion = minion_of(t, deed, effect.who)
    if minion is not None:
        changes.unlock(t, minion)


@does(Wake)
def _wake(t: Table, deed: Deed, effect: Wake) -> Rules[None]:
    """The minion may react and block though locked, until the action ends (v5.glossary.wake)."""
    t.running_action().awake.append(deed.user)
    minion = t.piece(deed.user)
    t.tell("vtes-event-wakes", piece=ref(t, deed.user))
    if effect.ally_stays_locked and minion.kind != VAMPIRE:
        minion.mark("stays-locked")
    return
    yield


@does(MustBlock)
def _must_block(t: Table, deed: Deed, effect: MustBlock) -> Rules[None]:
    """Burn blood, unlock, and attempt to block with intercept at once (v5.card.second-tradition)."""
    action, minion = t.running_action(), t.piece(deed.user)
    changes.burn_blood(t, minion, effect.blood)
    changes.unlock(t, minion)
    action.intercept[minion.id] = action.intercept.get(minion.id, 0) + effect.intercept
    action.blocked_by, action.must_block = minion.id, True
    t.tell("vtes-event-attempts", piece=ref(t, minion.id))
    return
    yield


@does(Redirect)
def _redirect(t: Table, deed: Deed, effect: Redirect) -> Rules[None]:
    """The bleed gets another target, who may block; the acting minion's controller cannot be it (v5.card.deflection)."""
    others = [seat for seat in t.alive() if seat not in (deed.seat, t.running_action().seat)]
    if not others:
        return
    target = others[0] if len(others) == 1 else (yield from choose_seat(t, deed.seat, "redirect", others, deed.card))
    action = t.running_action()
    action.target, action.blockers, action.declined = target, [target], []
    t.tell("vtes-event-redirected", seat=seat_ref(t, target))


@does(EndAction)
def _end_action(t: Table, deed: Deed, effect: EndAction) -> Rules[None]:
    """The action ends unsuccessfully."""
    t.running_action().outcome = "ended"
    t.tell("vtes-event-action-ended")
    return
    yield


@does(NoRepeat)
def _no_repeat(t: Table, deed: Deed, effect: NoRepeat) -> Rules[None]:
    """The minion cannot perform the same action again this turn (v5.card.change-of-target)."""
    action = t.running_action()
    t.used[f"repeat {action.key}", action.actor, 0] = 1
    return
    yield


@does(IfBlocked)
def _if_blocked(t: Table, deed: Deed, effect: IfBlocked) -> Rules[None]:
    """Something that will happen if the action is blocked."""
    t.running_action().if_blocked = effect.do
    return
    yield


@does(LockFailedBlockers)
def _lock_failed(t: Table, deed: Deed, effect: LockFailedBlockers) -> Rules[None]:
    """Minions that fail to block from now on are locked before resolution (v5.card.faceless-night)."""
    t.running_action().lock_failed = True
    return
    yield


@does(Forbid)
def _forbid(t: Table, deed: Deed, effect: Forbid) -> Rules[None]:
    """Vampires cannot block this action; an attempt of one in progress stops (v5.card.daring-the-dawn)."""
    if effect.what is Cannot.BE_BLOCKED_BY_VAMPIRES:
        action = t.running_action()
        action.no_vampires = True
        blocker = t.pieces.get(action.blocked_by)
        if blocker is not None and blocker.kind == VAMPIRE:
            action.blocked_by, action.must_block = 0, False
    return
    yield


@does(Inflict)
def _inflict(t: Table, deed: Deed, effect: Inflict) -> Rules[None]:
    """Damage to the user after action resolution."""
    t.running_action().after.append((deed.user, effect))
    return
    yield


@does(AfterSuccess)
def _after_success(t: Table, deed: Deed, effect: AfterSuccess) -> Rules[None]:
    """Something after resolution, if the action succeeds."""
    t.running_action().after.append((deed.user, effect))
    return
    yield


@does(FailBleed)
def _fail_bleed(t: Table, deed: Deed, effect: FailBleed) -> Rules[None]:
    """The bleed burns no pool and is unsuccessful, though the action is not (v5.card.spying-mission)."""
    t.running_action().spent = True
    return
    yield


@does(Optional)
def _optional(t: Table, deed: Deed, effect: Optional) -> Rules[None]:
    """A manoeuvre or press in the combat that follows if the user blocks (v5.card.guard-dogs)."""
    committed = t.running_action().committed
    maneuvers, presses, prevent = committed.get(deed.user, (0, 0, 0))
    committed[deed.user] = (maneuvers + effect.maneuvers, presses + effect.presses, prevent)
    return
    yield


@does(Prevent)
def _prevent(t: Table, deed: Deed, effect: Prevent) -> Rules[None]:
    """Prevention in the first round of the combat that follows if the user blocks."""
    committed = t.running_action().committed
    maneuvers, presses, prevent = committed.get(deed.user, (0, 0, 0))
    committed[deed.user] = (maneuvers, presses, prevent + count(t, deed, effect.amount))
    return
    yield


# Cards.


@does(PutInPlay)
def _put_in_play(t: Table, deed: Deed, effect: PutInPlay) -> Rules[None]:
    """The card stays in play."""
    changes.finish_playing(t, deed.seat, deed.card, to_heap=False)
    piece = changes.put_in_play(t, deed.seat, deed.card, deed.form, effect.counters)
    number = piece.id
    if len(deed.chosen) == 2:
        t.piece(deed.chosen[0]).mark("one", number)
        t.piece(deed.chosen[1]).mark("other", number)
    yield from enter_play(t, number)


@does(PutOn)
def _put_on(t: Table, deed: Deed, effect: PutOn) -> Rules[None]:
    """The card is put on a minion."""
    target = t.pieces.get(deed.user) if effect.target is Who.SELF else t.pieces.get(deed.chosen[0] if deed.chosen else 0)
    if target is None:
        return
    number = target.id
    if effect.burn_named:
        named = [card for card in target.cards if t.book.facts[t.pieces[card].card].name == effect.burn_named]
        burned = (yield from choose_piece(t, deed.seat, "burn-named", named, may_pass=True, about=deed.card)) if named else 0
        if burned:
            changes.burn(t, t.piece(burned))
    changes.finish_playing(t, deed.seat, deed.card, to_heap=False)
    piece = changes.put_on(t, deed.seat, deed.card, deed.form, t.piece(number))
    if t.action is not None and t.action.kind == "bleed":
        piece.mark("seat", t.action.target)
    yield from enter_play(t, piece.id)


@does(ChooseTwo)
def _choose_two(t: Table, deed: Deed, effect: ChooseTwo) -> Rules[None]:
    """The two were chosen when the card was played."""
    return
    yield


@does(Burn)
def _burn(t: Table, deed: Deed, effect: Burn) -> Rules[None]:
    """Burn this card, or one that is chosen."""
    if isinstance(effect.what, Some):
        number = yield from choose_piece(t, deed.seat, "burn", candidates(t, deed, effect.what), about=deed.card)
    else:
        number = deed.source
    if number in t.pieces:
        changes.burn(t, t.piece(number))
    yield from adjust_hand(t, deed.seat)


@does(Give)
def _give(t: Table, deed: Deed, effect: Give) -> Rules[None]:
    """Give control of this card."""
    card, seats = t.pieces.get(deed.source), seats_of(t, deed, effect.to)
    if card is not None and seats:
        t.move(card, card.zone, seats[0])
        t.tell("vtes-event-given", card=ref(t, deed.source), seat=seat_ref(t, seats[0]))
        yield from enter_play(t, deed.source)


@does(Discard)
def _discard(t: Table, deed: Deed, effect: Discard) -> Rules[None]:
    """Discard a card, and draw up afterwards."""
    card = yield from choose_card(t, deed.seat, "discard", "hand", about=deed.card)
    changes.discard(t, deed.seat, card)
    yield from adjust_hand(t, deed.seat)


@does(LookAndDiscard)
def _look_and_discard(t: Table, deed: Deed, effect: LookAndDiscard) -> Rules[None]:
    """Look at a hand and discard one card of it; it is replaced (v5.play.replace)."""
    for victim in seats_of(t, deed, effect.who):
        me = t.seats[deed.seat]
        t.looked = {**t.looked, deed.seat: tuple(sorted(t.players[victim].hand))}
        t.learn(me)
        t.tell("vtes-event-looks", seat=seat_ref(t, deed.seat), victim=seat_ref(t, victim))
        t.tell_one(me, "vtes-event-saw", cards=tuple(card_ref(t, card) for card in sorted(t.players[victim].hand)))
        if not t.players[victim].hand:
            continue
        card = yield from choose_card(t, deed.seat, "discard-theirs", "looked", about=deed.card)
        t.looked = {seat: cards for seat, cards in t.looked.items() if seat != deed.seat}
        changes.discard(t, victim, card)
        yield from adjust_hand(t, victim)


@does(SearchEquip)
def _search_equip(t: Table, deed: Deed, effect: SearchEquip) -> Rules[None]:
    """Search the library for an equipment card, pay for it and equip with it; failing to find is allowed; shuffle (v5.wording.search)."""
    from coterie.games.vtes.rules.action import can_equip, equip_with

    player, me = t.players[deed.seat], t.seats[deed.seat]
    found = sorted(
        card for card in {*player.library, *player.library_top} if "equipment" in t.book.facts[card].types and can_equip(t, deed.seat, deed.user, card)
    )
    t.looked = {**t.looked, deed.seat: tuple(found)}
    t.learn(me)
    card = yield from choose_card(t, deed.seat, "search", "looked", may_pass=True, about=deed.card)
    t.looked = {seat: cards for seat, cards in t.looked.items() if seat != deed.seat}
    player = t.players[deed.seat]
    player.library += player.library_top
    player.library_top = []
    t.tell("vtes-event-searched", seat=seat_ref(t, deed.seat))
    if card:
        player.library.remove(card)
        yield from equip_with(t, deed.seat, deed.user, card)


@does(Recover)
def _recover(t: Table, deed: Deed, effect: Recover) -> Rules[None]:
    """Move a vampire from torpor to its controller's ready region."""
    number = yield from one_of(t, deed, effect.who, "recover")
    if number:
        from coterie.games.vtes.rules.torpor import make_ready

        yield from make_ready(t, number)


@does(DrawCrypt)
def _draw_crypt(t: Table, deed: Deed, effect: DrawCrypt) -> Rules[None]:
    """Draw a crypt card, then remove one of the uncontrolled region from the game (v5.influence.transfers)."""
    draw_crypt(t, deed.seat)
    mine = [n for n in t.players[deed.seat].uncontrolled if t.pieces[n].kind == VAMPIRE]
    number = yield from choose_piece(t, deed.seat, "remove-crypt", mine, about=deed.card)
    if number:
        card = t.piece(number)
        t.tell("vtes-event-removed", card=card_ref(t, card.card), seat=seat_ref(t, deed.seat))
        t.learn()
        t.remove(card, "removed")


def draw_crypt(t: Table, seat: int) -> bool:
    """A card of the crypt comes face down into the uncontrolled region."""
    card = t.draw_crypt(seat)
    if card is None:
        return False
    piece = t.new_piece(card, 0, VAMPIRE, seat, UNCONTROLLED)
    t.place(piece)
    name = t.seats[seat]
    t.learn(name)
    t.tell("vtes-event-crypt", seat=seat_ref(t, seat))
    t.tell_one(name, "vtes-event-drew", card=card_ref(t, card))
    return True


@does(EnterCombat)
def _enter_combat(t: Table, deed: Deed, effect: EnterCombat) -> Rules[None]:
    """The acting minion enters combat with the target (v5.card.deep-song)."""
    from coterie.games.vtes.rules.combat import combat

    target = t.pieces.get(deed.chosen[0] if deed.chosen else 0)
    actor = t.pieces.get(deed.user)
    if target is None or actor is None or actor.zone != READY:
        return
    if effect.lock:
        changes.lock(t, target)
    if target.zone == READY:
        first, second = (target.id, actor.id) if effect.they_act else (actor.id, target.id)
        yield from combat(t, first, second)


@does(Bleed)
def _bleed(t: Table, deed: Deed, effect: Bleed) -> Rules[None]:
    """A bleed is resolved by the action itself."""
    return
    yield


@does(Abstain)
def _abstain(t: Table, deed: Deed, effect: Abstain) -> Rules[None]:
    """The vampire chosen among those that have voted is locked and abstains (v5.card.scalpel-tongue)."""
    if deed.chosen:
        abstain(t, deed.chosen[0])
    return
    yield
