"""The other phases of a turn: unlock, master, influence, discard (v5.turn)."""

from __future__ import annotations

from coterie.games.vtes.book import W_DISCARD, W_MASTER, Form
from coterie.games.vtes.cards.vocabulary import Exchange, GainBlood, Kind, Phase, Some, Stat, Store, Trait, Trigger
from coterie.games.vtes.pool import Facts
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.ask import choose_card, label
from coterie.games.vtes.rules.cancel import OUT_OF_TURN, as_played
from coterie.games.vtes.rules.contest import enter_play, pending_contests, settle_contest, why_unique
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.effects import apply_all
from coterie.games.vtes.rules.effects.blood import feedable
from coterie.games.vtes.rules.effects.cards import draw_crypt
from coterie.games.vtes.rules.end import leave
from coterie.games.vtes.rules.hands import adjust_hand, replace_discarded, replace_later, replace_played
from coterie.games.vtes.rules.legal import meets, pool_cost, targets_of, why_requirements, why_second
from coterie.games.vtes.rules.naming import card_ref, id_in, key_of, piece_ref, ref, seat_ref
from coterie.games.vtes.rules.play import choose_targets, pay, reduce_cost, settle, use_ability
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import hand_size, of_methuselah
from coterie.games.vtes.rules.traits import infernal_choices, mark_red_list, markable, scarce_price, unlock_infernal, unlocks_normally
from coterie.games.vtes.rules.uses import W_INFLUENCE, W_UNLOCK, uses_in, why_use
from coterie.games.vtes.rules.window import Window, forms_in, option
from coterie.games.vtes.table import READY, TORPOR, UNCONTROLLED, Piece, Table
from coterie.kernel.questions import PASS, Ask, Rules, ask
from coterie.kernel.text import Option, Reason, Text


class PhaseWindow(Window):
    """A question of a phase: the Methuselah whose turn it is does one thing after the other, in any order."""

    kind = "phase"
    __slots__ = ()

    def __init__(self, seat: str, name: str) -> None:
        super().__init__(seat, name, quiet=True)

    def keys(self, t: Table) -> list[str]:
        refusal = self.refusal
        return [key for key in self.candidates(t) if refusal(t, key) is None]

    def candidates(self, t: Table) -> list[str]:
        seat = t.seat_number(self.seat)
        keys = [f"use:{key_of(t, piece.id)}/{n}" for piece, n, _ in uses_in(t, self.name, seat)]
        keys += [f"trigger:{key_of(t, number)}/{n}" for number, n, _ in triggers_in(t, self.name, seat)]
        return keys + self.more(t, seat)

    def refusal(self, t: Table, key: str) -> Reason | None:
        seat = t.seat_number(self.seat)
        sort, _, rest = key.partition(":")
        if sort in ("use", "trigger"):
            name, _, n = rest.rpartition("/")
            piece = t.piece(id_in(name))
            if sort == "use":
                return why_use(t, self.name, seat, piece, int(n), dict(t.form_of(piece).uses)[int(n)])
            return why_trigger(t, seat, piece, int(n))
        return self.why_more(t, seat, key)

    def prompt(self, t: Table) -> Text:
        player = t.players[t.seat_number(self.seat)]
        return Text(f"vtes-prompt-phase-{self.name}", {"actions": player.master_actions, "transfers": player.transfers})

    def option(self, t: Table, key: str) -> Option:
        sort, _, rest = key.partition(":")
        if key == PASS:
            return Option(key, Text(f"vtes-option-end-{self.name}"))
        if sort == "trigger":
            shown = piece_ref(t, t.piece(id_in(rest.rpartition("/")[0])))
            return Option(key, Text("vtes-option-trigger", {"card": shown}), (shown,))
        if sort == "event":
            card = card_ref(t, t.book.by_slug[rest])
            return Option(key, Text("vtes-option-event", {"card": card}), (card,))
        if sort in ("edge", "withdraw", "crypt", "contest", "discard"):
            return self.plain_option(t, key)
        return option(t, key)

    def plain_option(self, t: Table, key: str) -> Option:
        """Options that point at no piece."""
        return Option(key, Text(f"vtes-option-{key.partition(':')[0]}"))


# What happens in a phase by itself, or may.


def triggers_in(t: Table, window: str, seat: int) -> list[tuple[int, int, Trigger]]:
    """What cards in play do in this phase of this Methuselah, and has not been done."""
    found = []
    for piece in t.in_play():
        for n, trigger in t.form_of(piece).triggers:
            if not t.used.get(("turn", piece.id, n)) and _belongs(t, window, seat, piece, trigger):
                found.append((piece.id, n, trigger))
    return found


def _belongs(t: Table, window: str, seat: int, piece: Piece, trigger: Trigger) -> bool:
    host = t.pieces.get(piece.host)
    at = trigger.at
    if trigger.in_torpor and (host is None or host.zone != TORPOR):
        return False
    if window == W_UNLOCK:
        return (
            (at is Phase.YOUR_UNLOCK and piece.controller == seat)
            or (at is Phase.OTHER_UNLOCK and piece.controller != seat)
            or at is Phase.EACH_UNLOCK
            or (at is Phase.THEIR_UNLOCK and host is not None and host.controller == seat)
        )
    if window == W_MASTER:
        return (at is Phase.YOUR_MASTER and piece.controller == seat) or (
            at is Phase.THEIR_MASTER and host is not None and host.controller == seat
        )
    return False


def why_trigger(t: Table, seat: int, piece: Piece, n: int) -> Reason | None:
    """Whether what a card offers in this phase can be done at all."""
    trigger = dict(t.form_of(piece).triggers)[n]
    host = t.pieces.get(piece.host)
    for effect in trigger.do:
        if isinstance(effect, GainBlood) and not isinstance(effect.who, str) and not feedable(t, Deed(seat, 0, piece.card), effect.who):
            return no("no-target", "v5.card.hunting-grounds")
        if isinstance(effect, Exchange) and host is not None and host.blood == 0 and t.players[seat].pool == 0:
            return no("no-target", "v5.card.blood-doll")
        if isinstance(effect, Store) and isinstance(effect.source, Some) and not storers(t, seat, effect.source):
            return no("no-target", "v5.card.wasserschloss-anif")
    return None


def storers(t: Table, seat: int, some: Some) -> list[int]:
    """The vampires that could move blood to a card."""
    return [n for n in t.players[seat].minions() if t.pieces[n].clan == some.clan and t.pieces[n].blood]


def fire(t: Table, seat: int, number: int, n: int) -> Rules[None]:
    """Do what a card does in this phase."""
    piece = t.piece(number)
    trigger = dict(t.form_of(piece).triggers)[n]
    t.used["turn", number, n] = 1
    t.tell("vtes-event-applied", card=piece_ref(t, piece))
    deed = Deed(piece.controller if not piece.host else seat, piece.host, piece.card, piece.form, (), number)
    del piece
    yield from apply_all(t, deed, trigger.do)
    yield from settle(t)


# Unlock.


class UnlockPhase(PhaseWindow):
    """The unlock phase: contests, the Edge, and what cards do, in the order the Methuselah likes."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_UNLOCK)

    def more(self, t: Table, seat: int) -> list[str]:
        keys = pending_contests(t, seat)
        if t.edge == seat and not t.used.get(("turn", 0, seat)):
            keys.append("edge")
        if may_withdraw(t, seat):
            keys.append("withdraw")
        return [*keys, *infernal_choices(t, seat), PASS]

    def why_more(self, t: Table, seat: int, key: str) -> Reason | None:
        if key == PASS:
            if pending_contests(t, seat):
                return no("contest-first", "v5.contest.card")
            for number, n, trigger in triggers_in(t, self.name, seat):
                if not trigger.may and why_trigger(t, seat, t.pieces[number], n) is None:
                    return no("forced-first", "v5.unlock")
        return None

    def plain_option(self, t: Table, key: str) -> Option:
        sort, _, rest = key.partition(":")
        if sort == "contest":
            word, _, name = rest.partition(":")
            shown = piece_ref(t, t.piece(id_in(name)))
            return Option(key, Text(f"vtes-option-contest-{word}", {"piece": shown}), (shown,))
        return super().plain_option(t, key)


def may_withdraw(t: Table, seat: int) -> bool:
    """An empty library and a hand that began the turn short allow to announce withdrawal (v5.end.withdraw)."""
    player = t.players[seat]
    return t.step == "short" and player.withdrawing <= 0 and not player.library and not player.library_top


def unlock_phase(t: Table) -> Rules[None]:
    """Unlock everything, then the effects of the phase in any order (v5.unlock)."""
    seat = t.active
    player = t.players[seat]
    if not t.step:
        if withdrawn(t, seat):
            return
        yield from burn_options(t)
        replace_later(t, seat, "unlock")
        yield from adjust_hand(t, seat)
        unlock_all(t, seat)
        empty = not player.library and not player.library_top
        t.step = "short" if empty and len(player.hand) < hand_size(t, player) else "effects"
    del player
    while True:
        if nothing_to_do(t, seat):
            return
        answer = yield from ask(UnlockPhase(t.seats[seat]))
        if answer == PASS:
            return
        sort, _, rest = answer.partition(":")
        name, _, n = rest.rpartition("/")
        if sort == "use":
            yield from use_ability(t, seat, id_in(name), int(n))
        elif sort == "trigger":
            yield from fire(t, seat, id_in(name), int(n))
        elif sort == "contest":
            yield from settle_contest(t, seat, answer)
        elif sort == "infernal":
            unlock_infernal(t, seat, id_in(rest))
        elif sort == "edge":
            t.used["turn", 0, seat] = 1
            changes.gain_pool(t, seat, 1)
        else:
            t.players[seat].withdrawing = t.turn
            t.tell("vtes-event-withdraws", seat=seat_ref(t, seat))
        yield from settle(t)


def burn_options(t: Table) -> Rules[None]:
    """In anybody's unlock phase each may discard one card with the burn option that cannot be played (v5.unlock.burn-option)."""
    if not t.book.burn_options:
        return
    for seat in [t.active, *t.after(t.active)]:
        card = yield from ask(BurnOption(t.seats[seat]))
        if card != PASS:
            changes.discard(t, seat, t.book.by_slug[card.partition(":")[2]])
            yield from replace_discarded(t, seat)


class BurnOption(Ask[Table]):
    """Discard a card with the burn option, or not."""

    kind = "burn-option"
    __slots__ = ()

    def candidates(self, state: Table) -> list[str]:
        hand = state.players[state.seat_number(self.seat)].hand
        return [*(f"card:{state.book.facts[card].slug}" for card in dict.fromkeys(hand)), PASS]

    def refusal(self, state: Table, key: str) -> Reason | None:
        if key == PASS:
            return None
        card = state.book.by_slug[key.partition(":")[2]]
        if not state.book.facts[card].burn_option:
            return no("no-burn-option", "v5.unlock.burn-option")
        seat = state.seat_number(self.seat)
        if any(has_use(state, seat, form) for form in state.book.forms[card]):
            return no("could-be-played", "v5.unlock.burn-option")
        return None

    def prompt(self, state: Table) -> Text:
        return Text("vtes-prompt-burn-option")

    def option(self, state: Table, key: str) -> Option:
        return Option(key, Text("vtes-option-pass")) if key == PASS else label(state, key, self.seat)


def has_use(t: Table, seat: int, form: Form) -> bool:
    """Whether a Methuselah controls a minion that meets the requirements of a card, and it has a legal target (v5.unlock.burn-option)."""
    able = any(why_requirements(form, t.pieces[number]) is None for number in t.players[seat].minions())
    return (able or not (form.clans or form.titles or form.needs)) and targets_of(t, form, seat, None) != []


def nothing_to_do(t: Table, seat: int) -> bool:
    """Whether, as all can see, the phase has nothing left to choose."""
    if (
        pending_contests(t, seat)
        or infernal_choices(t, seat)
        or (t.edge == seat and not t.used.get(("turn", 0, seat)))
        or may_withdraw(t, seat)
    ):
        return False
    return not triggers_in(t, W_UNLOCK, seat) and next(uses_in(t, W_UNLOCK, seat), None) is None


def withdrawn(t: Table, seat: int) -> bool:
    """A withdrawal announced a turn ago succeeds now, unless something was lost since; the predator gets nothing (v5.end.withdraw)."""
    from coterie.games.vtes.rules.end import after_leaving

    player = t.players[seat]
    if player.withdrawing <= 0 or player.withdrawing == t.turn:
        player.withdrawing = 0
        return False
    player.points += 0.5 if getattr(t.setup, "tournament", False) else 1
    leave(t, seat)
    t.tell("vtes-event-withdrawn", seat=seat_ref(t, seat))
    after_leaving(t)
    return True


def unlock_all(t: Table, seat: int) -> None:
    """Everything the Methuselah controls unlocks, but for what a card keeps locked (v5.unlock)."""
    from coterie.games.vtes.cards.vocabulary import Cannot
    from coterie.games.vtes.rules.stats import forbidden

    for piece in t.pieces.values():
        if piece.controller != seat or piece.zone == UNCONTROLLED:
            continue
        if piece.kind != 3:
            t.used.pop(("unlock", piece.id, 0), None)
            if "stays-locked" in piece.marks:
                piece.unmark("stays-locked")
                continue
            if forbidden(t, piece, Cannot.UNLOCK) or not unlocks_normally(t, piece):
                continue
        piece.locked = False
    mine = t.players[seat].minions()
    t.used = {key: value for key, value in t.used.items() if not (key[0] == "unlock" and key[1] in mine)}


# Master.


class MasterPhase(PhaseWindow):
    """The master phase: master cards and what cards in play offer then."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_MASTER)

    def more(self, t: Table, seat: int) -> list[str]:
        keys = []
        for card in dict.fromkeys(t.players[seat].hand):
            keys += [f"play:{form.slug}" for form in t.book.forms[card][:1]]
        keys += [f"mark:{key_of(t, number)}" for number in markable(t, seat)]
        return [*keys, PASS]

    def why_more(self, t: Table, seat: int, key: str) -> Reason | None:
        if key.startswith("mark:"):
            return None if t.players[seat].master_actions > 0 else no("no-master-action", "v5.master-phase")
        return None if key == PASS else why_master(t, seat, forms_in(t, key.partition(":")[2])[0])


def why_master(t: Table, seat: int, form: Form) -> Reason | None:
    """Whether a master card may be played now (v5.master)."""
    player = t.players[seat]
    if form.kind is not Kind.MASTER:
        return no("not-a-master", "v5.master-phase")
    if player.master_actions < 1:
        return no("no-master-action", "v5.master-phase")
    if not meets(t, form, player):
        return no("needs-ready-minion", "v5.play.requirements")
    if player.pool < pool_cost(t, form, seat):
        return no("not-enough-pool", "v5.play.cost")
    reason = why_unique(t, seat, form)
    if reason is not None:
        return reason
    return why_master_targets(t, seat, form)


def why_master_targets(t: Table, seat: int, form: Form) -> Reason | None:
    """Whether a master card has something to be played on (v5.play.targets)."""
    from coterie.games.vtes.cards.vocabulary import ChooseTwo, Lock
    from coterie.games.vtes.rules.stats import fits

    two = form.effect(ChooseTwo)
    if isinstance(two, ChooseTwo):
        count = sum(1 for piece in t.pieces.values() if fits(t, piece, two.of, seat, None))
        return None if count >= 2 else no("no-target", "v5.play.targets")
    targets = targets_of(t, form, seat, None)
    if targets is not None:
        if isinstance(form.effects[0], Lock):
            targets = [n for n in targets if t.pieces[n].zone in (READY, TORPOR)]
        targets = [n for n in targets if why_second(t, form, t.pieces[n]) is None]
        if not targets:
            return no("no-target", "v5.play.targets")
    return None


def master_phase(t: Table) -> Rules[None]:
    """One master phase action, more with trifles, fewer after masters out of turn (v5.master-phase)."""
    seat = t.active
    if not t.step:
        player = t.players[seat]
        player.master_actions = max(0, 1 - player.debt)
        player.debt = 0
        t.used.pop((OUT_OF_TURN, seat, 0), None)
        player.trifled = False
        t.step = "actions"
        del player
    while True:
        answer = yield from ask(MasterPhase(t.seats[seat]))
        if answer == PASS:
            return
        sort, _, rest = answer.partition(":")
        name, _, n = rest.rpartition("/")
        if sort == "use":
            yield from use_ability(t, seat, id_in(name), int(n))
        elif sort == "trigger":
            yield from fire(t, seat, id_in(name), int(n))
        elif sort == "mark":
            t.players[seat].master_actions -= 1
            mark_red_list(t, seat, id_in(rest))
        else:
            yield from play_master(t, seat, forms_in(t, rest)[0].card)
        yield from settle(t)


def play_master(t: Table, seat: int, card: int) -> Rules[None]:
    """Play a master card: what stays is put in play, the rest is done at once (v5.master, v5.master.location, v5.master.trifle)."""
    changes.stage(t, seat, card)
    chosen = yield from choose_targets(t, seat, card, 0, 0)
    less = yield from reduce_cost(t, seat, card, 0)
    t.players[seat].master_actions -= 1
    changes.show_staged(t)
    t.tell("vtes-event-master", seat=seat_ref(t, seat), card=card_ref(t, card))
    pay(t, seat, t.book.forms[card][0], None, 0, t.pieces.get(chosen[0]) if chosen else None, less)
    cancelled = yield from as_played(t, seat, card, 0, 0)
    yield from replace_played(t, seat, card, 0)
    if cancelled:
        changes.finish_playing(t, seat, card)
        return
    if Trait.TRIFLE in t.book.forms[card][0].traits and not t.players[seat].trifled:
        t.players[seat].trifled = True
        t.players[seat].master_actions += 1
    if t.book.forms[card][0].effects:
        yield from apply_all(t, Deed(seat, chosen[0] if chosen else 0, card, 0, chosen), t.book.forms[card][0].effects)
    else:
        changes.finish_playing(t, seat, card, to_heap=False)
        yield from enter_play(t, changes.put_in_play(t, seat, card, 0).id)
    if (seat, card) in t.playing:
        changes.finish_playing(t, seat, card)


# Influence.


class InfluencePhase(PhaseWindow):
    """The influence phase: transfers, and vampires that come into play."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_INFLUENCE)

    def more(self, t: Table, seat: int) -> list[str]:
        keys = []
        for number in t.players[seat].uncontrolled:
            keys += [f"transfer:crypt-{number}", f"take-back:crypt-{number}", f"ready:crypt-{number}"]
            if other_version(t, number):
                keys.append(f"merge:crypt-{number}")
        return [*keys, "crypt", PASS]

    def why_more(self, t: Table, seat: int, key: str) -> Reason | None:
        player = t.players[seat]
        sort, _, rest = key.partition(":")
        if key == PASS:
            return None
        if sort == "crypt":
            if player.transfers < 4 or player.pool < 1:
                return no("not-enough-transfers", "v5.influence.transfers")
            return None if player.crypt or player.crypt_top else no("crypt-empty", "v5.influence.transfers")
        vampire = t.piece(id_in(rest))
        if sort == "ready":
            if player.pool < scarce_price(t, seat, vampire):
                return no("not-enough-pool", "v5.trait.scarce")
            return None if vampire.blood >= vampire.capacity else no("below-capacity", "v5.influence.ready")
        if sort == "merge":
            return None if player.transfers >= 4 and player.pool >= 1 else no("not-enough-transfers", "v5.influence.merge")
        if player.transfers < (1 if sort == "transfer" else 2):
            return no("not-enough-transfers", "v5.influence.transfers")
        if sort == "transfer":
            return None if player.pool > 0 else no("not-enough-pool", "v5.influence.transfers")
        return None if vampire.blood > 0 else no("not-enough-blood", "v5.influence.transfers")

    def option(self, t: Table, key: str) -> Option:
        sort, _, rest = key.partition(":")
        if sort in ("transfer", "take-back", "ready", "merge"):
            shown = piece_ref(t, t.piece(id_in(rest)))
            return Option(key, Text(f"vtes-option-{sort}", {"piece": shown}), (shown,))
        return super().option(t, key)


def influence_phase(t: Table) -> Rules[None]:
    """Transfers: 1, 2, 3 in the first turns, else 4, and more by cards in play as the phase begins (v5.influence)."""
    seat = t.active
    if not t.step:
        player = t.players[seat]
        base = min(4, t.turn) if t.turn <= len(t.players) else 4
        player.transfers = base + of_methuselah(t, player, Stat.TRANSFERS)
        t.step = "transfers"
        del player
    while True:
        answer = yield from ask(InfluencePhase(t.seats[seat]))
        if answer == PASS:
            t.players[seat].transfers = 0
            return
        sort, _, rest = answer.partition(":")
        if sort == "use":
            name, _, n = rest.rpartition("/")
            yield from use_ability(t, seat, id_in(name), int(n))
        elif sort == "ready":
            yield from bring_out(t, id_in(rest))
        elif sort == "merge":
            yield from merge(t, seat, id_in(rest))
        else:
            spend_transfers(t, seat, sort, rest)
        yield from settle(t)


def spend_transfers(t: Table, seat: int, sort: str, rest: str) -> None:
    """1 transfer puts a pool onto a vampire, 2 take a blood back, 4 and a pool bring a card of the crypt (v5.influence.transfers)."""
    player = t.players[seat]
    if sort == "crypt":
        player.transfers -= 4
        changes.burn_pool(t, seat, 1)
        draw_crypt(t, seat)
        return
    vampire = t.piece(id_in(rest))
    if sort == "transfer":
        player.transfers -= 1
        changes.pool_to_blood(t, seat, vampire, 1)
    else:
        player.transfers -= 2
        changes.blood_to_pool(t, seat, vampire, 1)


def bring_out(t: Table, number: int) -> Rules[None]:
    """A vampire with as much blood as its capacity comes face up and unlocked into the ready region (v5.influence.ready)."""
    vampire = t.piece(number)
    changes.forget_fit(vampire)
    changes.burn_pool(t, vampire.controller, scarce_price(t, vampire.controller, vampire))
    t.move(vampire, READY)
    vampire.blood = min(vampire.blood, vampire.capacity)
    vampire.born = t.turn
    t.learn()
    t.tell("vtes-event-influenced", piece=ref(t, number), seat=seat_ref(t, vampire.controller))
    del vampire
    yield from enter_play(t, number)


def other_version(t: Table, number: int) -> int:
    """The base or advanced version of an uncontrolled crypt card that its owner controls, or 0 (v5.crypt.advanced)."""
    card = t.piece(number)
    fact = t.book.facts[card.card]
    for other in t.players[card.controller].minions():
        known = t.book.facts[t.pieces[other].card]
        if known.name == fact.name and known.advanced != fact.advanced:
            return other
    return 0


def merge(t: Table, seat: int, number: int) -> Rules[None]:
    """4 transfers and 1 pool join two versions: the advanced card counts, the base card's text holds too (v5.influence.merge)."""
    vampire, card = t.piece(other_version(t, number)), t.piece(number)
    t.players[seat].transfers -= 4
    changes.burn_pool(t, seat, 1)
    for lost in card.cards[:]:
        t.remove(t.piece(lost))
    t.move(card, "attached", host=vampire.id)
    card.blood, card.kind = 0, 3
    if t.book.facts[card.card].advanced:
        card.card, vampire.card = vampire.card, card.card
        card.form = vampire.form = 0
        advance(vampire, t.book.facts[card.card], t.book.facts[vampire.card])
    t.learn()
    t.tell("vtes-event-merged", piece=ref(t, vampire.id), seat=seat_ref(t, seat))
    number = vampire.id
    del vampire, card
    yield from enter_play(t, number)


def advance(vampire: Piece, base: Facts, advanced: Facts) -> None:
    """The advanced card counts for everything printed; what the vampire has gained or lost in the game stays (v5.influence.merge)."""
    gained = {name: level - base.disciplines.get(name, 0) for name, level in vampire.disciplines.items()}
    vampire.disciplines = {
        name: min(2, advanced.disciplines.get(name, 0) + gained.get(name, 0)) for name in {**advanced.disciplines, **gained}
    }
    vampire.capacity += advanced.capacity - base.capacity
    vampire.blood = min(vampire.blood, vampire.capacity)
    if vampire.clan == (base.clans[0] if base.clans else ""):
        vampire.clan = advanced.clans[0] if advanced.clans else ""
    if vampire.sect == base.sect:
        vampire.sect = advanced.sect
    if (vampire.title, vampire.city) == (base.title, base.city):
        vampire.title, vampire.city = advanced.title, advanced.city


# Discard.


class DiscardPhase(PhaseWindow):
    """The discard phase: one card may be discarded and replaced."""

    __slots__ = ()

    def __init__(self, seat: str) -> None:
        super().__init__(seat, W_DISCARD)

    def more(self, t: Table, seat: int) -> list[str]:
        events = [card for card in dict.fromkeys(t.players[seat].hand) if "event" in t.book.facts[card].types]
        return ["discard", *(f"event:{t.book.facts[card].slug}" for card in events), PASS]

    def why_more(self, t: Table, seat: int, key: str) -> Reason | None:
        if key == PASS:
            return None
        if t.players[seat].discards < 1:
            return no("no-discard", "v5.discard")
        if key.startswith("event:"):
            return why_event(t, t.book.by_slug[key.partition(":")[2]])
        return None if t.players[seat].hand else no("empty-hand", "v5.discard")


def discard_phase(t: Table) -> Rules[None]:
    """One discard phase action: discard a card and replace it (v5.discard)."""
    seat = t.active
    if not t.step:
        replace_later(t, seat, "discard")
        yield from adjust_hand(t, seat)
        t.players[seat].discards = 1
        t.step = "discards"
    while True:
        answer = yield from ask(DiscardPhase(t.seats[seat]))
        if answer == PASS:
            return
        sort, _, rest = answer.partition(":")
        if sort == "use":
            name, _, n = rest.rpartition("/")
            yield from use_ability(t, seat, id_in(name), int(n))
        elif sort == "event":
            yield from play_event(t, seat, t.book.by_slug[rest])
        else:
            t.players[seat].discards -= 1
            card = yield from choose_card(t, seat, "discard", "hand")
            changes.discard(t, seat, card)
            yield from replace_discarded(t, seat)
        yield from settle(t)


def why_event(t: Table, card: int) -> Reason | None:
    """One event in a discard phase, and each event once in a game (v5.event-card)."""
    if t.used.get(("turn", 0, -2)):
        return no("one-event", "v5.discard")
    return no("event-played", "v5.event-card") if t.used.get(("game", 0, card)) else None


def play_event(t: Table, seat: int, card: int) -> Rules[None]:
    """An event is put in play by a discard phase action; who played it controls it (v5.event-card)."""
    t.players[seat].discards -= 1
    t.used["turn", 0, -2] = t.used["game", 0, card] = 1
    changes.stage(t, seat, card)
    changes.show_staged(t)
    t.tell("vtes-event-event", seat=seat_ref(t, seat), card=card_ref(t, card))
    yield from replace_played(t, seat, card, 0)
    changes.finish_playing(t, seat, card, to_heap=False)
    yield from enter_play(t, changes.put_in_play(t, seat, card, 0).id)
