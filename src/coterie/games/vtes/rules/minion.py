"""The minion phase: which actions may be announced, and announcing them (v5.minion-phase)."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes import history, keys
from coterie.games.vtes.book import ACTION_KINDS, Form
from coterie.games.vtes.cards.vocabulary import Bleed, Free, Freedom, Hunt, Kind, LookAndDiscard, Pay, SearchEquip
from coterie.games.vtes.history import acted
from coterie.games.vtes.keys import PASS, Do, Key
from coterie.games.vtes.orders import MUST
from coterie.games.vtes.records import Action
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.action import announce, end_action, set_blockers, take_action
from coterie.games.vtes.rules.ash import why_pay
from coterie.games.vtes.rules.ask import choose_piece
from coterie.games.vtes.rules.cancel import as_played
from coterie.games.vtes.rules.contest import why_unique
from coterie.games.vtes.rules.costs import anarch_cost, blood_cost
from coterie.games.vtes.rules.diablerie import why_diablerize
from coterie.games.vtes.rules.hands import replace_played
from coterie.games.vtes.rules.legal import why_minion_card
from coterie.games.vtes.rules.mandatory import demands, mandatory, no_free, repeated, why_first
from coterie.games.vtes.rules.naming import card_ref, purpose, ref, seat_ref
from coterie.games.vtes.rules.offered import actors_for, announce_offered, offers, why_offered
from coterie.games.vtes.rules.play import choose_targets, settle, use_ability
from coterie.games.vtes.rules.politics.terms import why_terms
from coterie.games.vtes.rules.question import Label, ask
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.stats import has_title
from coterie.games.vtes.rules.targets import targets_of, why_directed_at, why_second
from coterie.games.vtes.rules.torpor import share_rescue
from coterie.games.vtes.rules.traits import ATTACK_MARKED, marked, why_attack_marked, why_slave
from coterie.games.vtes.rules.uses import uses_in, why_use
from coterie.games.vtes.rules.window import Window, play_key
from coterie.games.vtes.table import ALLY, NOBODY, READY, TORPOR, VAMPIRE, Piece, Table
from coterie.games.vtes.windows import W_ACT
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Ref, Text

KINDS = {Kind.ACTION: "card", Kind.POLITICAL: "political", Kind.EQUIPMENT: "equip", Kind.ALLY: "recruit", Kind.RETAINER: "employ"}
MADE_BY = {Bleed: "bleed", Hunt: "hunt", SearchEquip: "equip"}
"""Action cards that are another kind of action by what they do."""
OF_VAMPIRES: Final = ("bleed", "hunt", "rescue", "diablerize", "become-anarch", "equip-from")
OF_ALLIES: Final = ("bleed", "equip-from")
"""The actions of the rulebook that ready minions take."""
OF_TORPID: Final = ("rescue", "diablerize")
"""Those of them that need a vampire in torpor."""


class Act(Window):
    """What shall a minion do: announce an action, use a card in play, or end the phase."""

    kind = "act"
    __slots__ = ()

    def __init__(self, seat: str) -> None:
        self.seat, self.quiet, self.name = seat, True, W_ACT

    def users(self, t: Table, seat: int, form: Form, acting: bool) -> list[int]:
        return t.players[seat].ready if form.kind in ACTION_KINDS else []

    def legal(self, t: Table) -> list[Key]:
        seat = t.seats.index(self.seat)
        found: list[Key] = []
        first = mandatory(t, seat)
        able = [n for n in t.players[seat].ready if (not first or n in first) and why_may_act(t, t.pieces[n]) is None]
        free = [] if first else [n for n in able if not demands(t, t.pieces[n])]
        here = t.book.in_window.get(W_ACT, {})
        for card in dict.fromkeys([card for card in t.players[seat].hand if card in here]) if able else ():
            for form in here[card]:
                users = able if able == free else [n for n in able if why_first(t, t.pieces[n], form.version_of, first) is None]
                found += [play_key(form, n) for n in users if why_card_action(t, seat, form, t.pieces[n]) is None]
        if W_ACT in t.index.uses:
            found += [keys.Use(p.id, n) for p, n, use in uses_in(t, W_ACT, seat) if why_use(t, W_ACT, seat, p, n, use) is None]
        idle = () if [number for player in t.players for number in player.torpor] else OF_TORPID
        for number in able:
            minion = t.pieces[number]
            for sort in OF_VAMPIRES if minion.kind == VAMPIRE else OF_ALLIES:
                if sort in idle:
                    continue
                if (number in free or why_first(t, minion, sort, first) is None) and why_plain(t, seat, sort, minion) is None:
                    found.append(Do(sort, number))
        if rest := self.rest(t, seat):
            found += [key for key in rest if why_action(t, seat, key, first) is None]
        if not first and why_end(t, seat) is None:
            found.append(PASS)
        return found

    def more(self, t: Table, seat: int) -> list[Key]:
        found = list[Key]()
        for number in t.players[seat].ready:
            found += [Do(sort, number) for sort in (OF_VAMPIRES if t.pieces[number].kind == VAMPIRE else OF_ALLIES)]
        return [*found, *self.rest(t, seat), PASS]

    def rest(self, t: Table, seat: int) -> list[Key]:
        """What needs no card of the hand, beside the actions of the rulebook that ready minions take."""
        player, found = t.players[seat], list[Key]()
        if player.torpor:
            found += [Do("leave-torpor", number) for number in player.torpor]
        for target in marked(t, seat):
            found += [keys.Attack(target, number) for number in player.ready if number != target]
        for source, n, offered in offers(t):
            found += [keys.Offered(source, n, number) for number in actors_for(t, seat, source, offered)]
        return found

    def why_more(self, t: Table, seat: int, key: Key) -> Reason | None:
        return why_action(t, seat, key, mandatory(t, seat))

    def why_play(self, t: Table, seat: int, forms: list[Form], user: Piece) -> Reason | None:
        form = forms[0]
        if form.kind not in ACTION_KINDS:
            return no("not-an-action", "v5.minion-phase")
        reason = why_first(t, user, form.version_of, mandatory(t, seat))
        return reason or why_may_act(t, user) or why_card_action(t, seat, form, user)

    def choices(self, t: Table) -> list[Key]:
        seat = t.seat_number(self.seat)
        found: list[Key] = []
        for card in dict.fromkeys(t.players[seat].hand):
            for form in t.book.forms[card]:
                if form.kind in ACTION_KINDS:
                    found += [play_key(form, n) for n in t.players[seat].ready]
        found += [keys.Use(p.id, n) for p, n, _ in uses_in(t, W_ACT, seat)]
        return list(dict.fromkeys(found)) + self.more(t, seat)

    def given(self, t: Table, found: list[Key]) -> dict[str, Key]:
        """Vampires that must hunt do so, one after the other."""
        return {MUST: found[0]} if found and all(isinstance(key, Do) and key.what == "hunt" for key in found) else {}

    def prompt(self, t: Table) -> Text:
        prey = t.prey(t.seat_number(self.seat))
        return Text("vtes-prompt-act", {"pool": 0 if prey == NOBODY else t.players[prey].pool})

    def label(self, t: Table, key: Key) -> Label:
        match key:
            case keys.Word():
                return Text("vtes-option-end-minion-phase"), ()
            case keys.Offered(piece=number, n=n, user=user):
                source, who = ref(t, number), ref(t, user)
                does = purpose(dict(t.form_of(t.piece(number)).actions)[n].do)
                if source == who:
                    return Text("vtes-option-act-own", {"user": who, "does": does}), (who,)
                return Text("vtes-option-act", {"card": source, "user": who, "does": does}), (source, who)
            case keys.Attack(target=target, user=user):
                aim, who = ref(t, target), ref(t, user)
                return Text("vtes-option-attack", {"piece": aim, "user": who}), (aim, who)
            case Do(what="rescue" | "diablerize" as what, piece=number):
                who = ref(t, number)
                return Text(f"vtes-option-act-{what}", {"piece": who}), (who,)
        return super().label(t, key)


def why_may_act(t: Table, minion: Piece) -> Reason | None:
    """Only ready unlocked minions act, and a recruited ally not in the turn it comes (v5.action.types)."""
    if minion.locked:
        return no("locked", "v5.action.types")
    if minion.zone != READY:
        return no("not-ready", "v5.action.types")
    if minion.kind == ALLY and minion.standing.recruited == t.turn and Free(Freedom.ACT_AT_ONCE) not in t.form_of(minion).abilities:
        return no("just-recruited", "v5.action.recruit")
    return None


def why_card_action(t: Table, seat: int, form: Form, minion: Piece) -> Reason | None:
    """Whether a minion may announce an action with a card of the hand (v5.action.card, v5.minion-card.political)."""
    if repeated(t, minion.id, "with", form.card):
        return no("same-card", "v5.action.no-repeat")
    if form.kind is Kind.POLITICAL and (minion.kind != VAMPIRE or repeated(t, minion.id, "political")):
        return no("one-political", "v5.action.political")
    if form.effect(Bleed) is not None and repeated(t, minion.id, "bleed"):
        return no("one-bleed", "v5.action.bleed")
    reason = why_minion_card(t, form, seat, minion) or why_second(t, form, minion) or why_unique(t, seat, form)
    if reason is None and form.directed:
        reason = why_slave(t, minion)
    if reason is not None:
        return reason
    if form.kind is Kind.POLITICAL:
        return why_terms(t, seat, form)
    price = form.effect(Pay)
    if isinstance(price, Pay):
        return why_pay(t, seat, price)
    targets = targets_of(t, form, seat, minion)
    if targets is not None and not [n for n in targets if n != minion.id]:
        return no("no-target", "v5.play.targets")
    return None


def why_action(t: Table, seat: int, key: Key, first: dict[int, str]) -> Reason | None:
    """Whether an action that needs no card of the hand may be announced (v5.action.types)."""
    match key:
        case keys.Offered(user=user):
            minion = t.piece(user)
            return why_first(t, minion, "", first) or why_may_act(t, minion) or why_offered(t, seat, key, minion)
        case keys.Attack(target=target, user=user):
            minion = t.piece(user)
            return why_first(t, minion, "", first) or why_may_act(t, minion) or why_attack(t, minion, t.piece(target))
        case Do(what=what, piece=number):
            minion = t.piece(number)
            reason = why_first(t, minion, what, first)
            if reason is not None:
                return reason
            return why_leave(t, minion) if what == "leave-torpor" else why_may_act(t, minion) or why_plain(t, seat, what, minion)
    return no_free(first) or why_end(t, seat)


def why_attack(t: Table, minion: Piece, target: Piece) -> Reason | None:
    """Whether a minion may attack one that is marked (v5.trait.red-list)."""
    return why_attack_marked(t, minion, target) or why_slave(t, minion) or why_directed_at(t, minion, target)


def why_end(t: Table, seat: int) -> Reason | None:
    """What must be used in a minion phase must be used before it ends (v5.minion-phase)."""
    for piece, n, use in uses_in(t, W_ACT, seat):
        if use.must and why_use(t, W_ACT, seat, piece, n, use) is None:
            return no("forced-first", "v5.minion-phase")
    return None


def why_plain(t: Table, seat: int, sort: str, minion: Piece) -> Reason | None:
    """Whether a minion that may act may take one of the rulebook's actions (v5.action.types)."""
    if sort == "hunt":
        return no("same-action", "v5.card.change-of-target") if repeated(t, minion.id, "hunt") else None
    if sort == "bleed":
        return no("one-bleed", "v5.action.bleed") if repeated(t, minion.id, "bleed") else why_slave(t, minion)
    if sort == "equip-from":
        return why_equip_from(t, seat, minion.id)
    if sort == "become-anarch":
        return why_anarch(t, seat, minion)
    return why_torpid(t, seat, sort, minion)


def why_equip_from(t: Table, seat: int, minion: int) -> Reason | None:
    """Equipment of other minions; what an action was broken off for makes it the same action again (v5.card.change-of-target)."""
    if others_equipment(t, seat, minion):
        return None
    if repeated(t, minion, "equip-from"):
        return no("same-action", "v5.card.change-of-target")
    return no("no-equipment", "v5.action.equip")


def why_leave(t: Table, minion: Piece) -> Reason | None:
    """Leaving torpor costs 2 blood (v5.action.leave-torpor)."""
    if minion.locked:
        return no("locked", "v5.action.types")
    if minion.blood < 2:
        return no("not-enough-blood", "v5.action.leave-torpor")
    return no("same-action", "v5.card.change-of-target") if repeated(t, minion.id, "leave-torpor") else None


def why_anarch(t: Table, seat: int, minion: Piece) -> Reason | None:
    """A ready vampire that is neither Anarch nor titled may become Anarch (v5.action.become-anarch)."""
    if minion.sect == "Anarch" or has_title(t, minion):
        return no("not-anarch", "v5.action.become-anarch")
    if minion.blood < anarch_cost(t, seat, minion.id):
        return no("not-enough-blood", "v5.action.become-anarch")
    return no("same-action", "v5.card.change-of-target") if repeated(t, minion.id, "become-anarch") else None


def why_torpid(t: Table, seat: int, sort: str, minion: Piece) -> Reason | None:
    """Rescue and diablerie need a vampire in torpor; the two blood of a rescue may be shared (v5.action.rescue, v5.action.diablerize)."""
    reason = why_diablerize(t, minion) if sort == "diablerize" else None
    return reason or (None if torpid_targets(t, sort, minion) else no("nobody-in-torpor", f"v5.action.{sort}"))


def torpid_targets(t: Table, sort: str, minion: Piece) -> list[int]:
    """The vampires in torpor that this action may have as target."""
    if not any(player.torpor for player in t.players):
        return []
    found = []
    for piece in t.pieces.values():
        if piece.zone != TORPOR or piece.kind != VAMPIRE or repeated(t, minion.id, sort, piece.id):
            continue
        if (sort == "diablerize" or piece.blood + minion.blood >= 2) and why_directed_at(t, minion, piece) is None:
            found.append(piece.id)
    return found


def others_equipment(t: Table, seat: int, minion: int) -> list[int]:
    """Equipment on other minions of the same Methuselah that this one could have."""
    player, found = t.players[seat], []
    for other in player.ready + player.torpor:
        if other == minion:
            continue
        for number in t.pieces[other].cards:
            piece = t.pieces[number]
            if "equipment" not in t.book.facts[piece.card].types or repeated(t, minion, "equip-from", number):
                continue
            if why_second(t, t.form_of(piece), t.pieces[minion]) is None:
                found.append(number)
    return found


# Announcing.


def minion_phase(t: Table) -> Rules[None]:
    """Mandatory actions first, then any others, one after the other (v5.minion-phase)."""
    while True:
        answer = yield from ask(t, Act(t.seats[t.active]))
        if answer == PASS:
            return
        yield from act(t, t.active, answer)


def act(t: Table, seat: int, key: Key) -> Rules[None]:
    """Announce what was chosen, and carry it out (v5.action.announce)."""
    match key:
        case keys.Use(piece=number, n=n):
            yield from use_ability(t, seat, number, n)
            yield from settle(t)
            return
        case keys.Play(card=card, mark=mark, user=user):
            yield from announce_card(t, seat, card, t.book.ways(card, mark)[0].index, user)
        case keys.Offered():
            yield from announce_offered(t, seat, key)
        case keys.Attack(target=target, user=user):
            announce_attack(t, seat, target, user)
        case Do(what=what, piece=number):
            yield from announce_plain(t, seat, what, number)
    if t.action is not None:
        yield from take_action(t)


def announce_card(t: Table, seat: int, card: int, form: int, actor: int) -> Rules[None]:
    """An action with a card of the hand: the card is out of play until it is resolved, and is replaced at once (v5.action.announce)."""
    changes.stage(t, seat, card)
    chosen: tuple[int, ...] = ()
    if t.book.forms[card][form].kind is not Kind.POLITICAL:
        chosen = yield from choose_targets(t, seat, card, form, actor)
    changes.show_staged(t)
    record_card(t, seat, card, form, actor, chosen)
    if t.book.forms[card][form].kind.value in t.book.cancels:
        t.tell("vtes-event-plays", card=card_ref(t, card), user=ref(t, actor))
    if (yield from as_played(t, seat, card, form, actor)):
        changes.finish_playing(t, seat, card)
        yield from end_action(t)
    else:
        begin_card(t)
    yield from replace_played(t, seat, card, form)


def record_card(t: Table, seat: int, card: int, form: int, actor: int, chosen: tuple[int, ...]) -> None:
    """The record of an action with a card: it is being announced, and its card may still be cancelled (v5.minion-card.action)."""
    definition = t.book.forms[card][form]
    bleed = definition.effect(Bleed)
    kind = next((kind for sort, kind in MADE_BY.items() if definition.effect(sort) is not None), KINDS[definition.kind])
    action = Action(kind, history.Act("with", card), actor, seat, t.told)
    action.card, action.form, action.chosen = card, form, list(chosen)
    action.stealth = definition.stealth
    action.x = blood_cost(t, definition, seat)
    t.action = action
    targets: list[int] = [t.piece(n).controller for n in chosen if t.piece(n).zone != "uncontrolled"]
    if isinstance(bleed, Bleed):
        action.bleed, action.target = bleed.bonus, t.prey(seat)
        targets = [action.target]
    if definition.effect(LookAndDiscard) is not None or definition.effect(Pay) is not None:
        targets = [t.prey(seat)]
    set_blockers(t, targets)


def begin_card(t: Table) -> None:
    """The card of an action stands: the minion locks, and cannot do the same again this turn (v5.action.announce)."""
    action = t.running_action()
    if action.kind in ("bleed", "political"):
        t.uses[acted(action.actor, history.Act(action.kind))] = 1
    t.uses[acted(action.actor, action.act)] = 1
    t.piece(action.actor).locked = True
    t.tell(
        "vtes-event-acts-with",
        actor=ref(t, action.actor),
        card=card_ref(t, action.card),
        level=t.book.forms[action.card][action.form].level,
        stealth=action.stealth,
        things=tuple(changes.shown(t, t.piece(number)) for number in action.chosen if number in t.pieces) or methuselahs_aimed_at(t),
    )


def methuselahs_aimed_at(t: Table) -> tuple[Ref, ...]:
    """The Methuselahs that an action without other targets is directed at (v5.action.announce)."""
    action = t.running_action()
    return tuple(seat_ref(t, seat) for seat in action.blockers) if action.directed else ()


def announce_attack(t: Table, seat: int, target: int, actor: int) -> None:
    """A vampire attacks a marked Red List minion, at +1 stealth (v5.trait.red-list)."""
    t.action = action = Action("attack", history.Act("attack", target), actor, seat, t.told)
    action.chosen, action.stealth = [target], 1
    t.uses[acted(actor, ATTACK_MARKED)] = 1
    announce(t, [t.piece(target).controller])
    t.tell("vtes-event-attacks", actor=ref(t, actor), piece=ref(t, target))


def announce_plain(t: Table, seat: int, sort: str, actor: int) -> Rules[None]:
    """An action of the rulebook's list that needs no card (v5.action.types)."""
    chosen: list[int] = []
    directed: list[int] = []
    stealth, target, x = 1, -1, 0
    act = history.Act(sort)
    if sort == "bleed":
        target = t.prey(seat)
        stealth, directed = 0, [target]
        t.uses[acted(actor, act)] = 1
    elif sort in ("rescue", "diablerize"):
        number = yield from choose_piece(t, seat, sort, torpid_targets(t, sort, t.piece(actor)))
        chosen = [number]
        act = history.Act(sort, number)
        if t.piece(number).controller != seat:
            stealth, directed = 0, [t.piece(number).controller]
        x = (yield from share_rescue(t, seat, actor, number)) if sort == "rescue" else 0
        if number not in t.pieces:
            return  # its Methuselah left while the cost was shared: nothing has been announced (v5.end.oust)
    elif sort == "equip-from":
        chosen = yield from choose_equipment(t, seat, actor)
    t.action = action = Action("equip" if sort == "equip-from" else sort, act, actor, seat, t.told)
    action.chosen, action.target, action.stealth, action.x = chosen, target, stealth, x
    announce(t, directed)
    things = tuple(ref(t, number) for number in chosen)
    whom = seat_ref(t, directed[0] if directed else seat)
    t.tell(f"vtes-event-announces-{sort}", actor=ref(t, actor), seat=whom, things=things, amount=x)


def choose_equipment(t: Table, seat: int, actor: int) -> Rules[list[int]]:
    """One or more pieces of equipment of one other minion, named when the action is announced (v5.action.equip)."""
    chosen: list[int] = []
    while True:
        left = [n for n in others_equipment(t, seat, actor) if n not in chosen]
        if chosen:
            left = [n for n in left if t.piece(n).host == t.piece(chosen[0]).host]
        if not left:
            return chosen
        number = yield from choose_piece(t, seat, "equip-from", left, may_pass=bool(chosen))
        if not number:
            return chosen
        chosen.append(number)
