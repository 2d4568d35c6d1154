"""Options as data: what each costs and does, by which card and minion, at what level, and what it may be aimed at."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET, UnsetType

from coterie.games.vtes import keys
from coterie.games.vtes.book import ACTION_KINDS, Form
from coterie.games.vtes.cards.vocabulary import Kind, Redirect, Stat
from coterie.games.vtes.keys import Key
from coterie.games.vtes.rules.costs import ATTACK_COST, LEAVING_COST, anarch_cost
from coterie.games.vtes.rules.minion import others_equipment, torpid_targets
from coterie.games.vtes.rules.naming import card_ref, piece_ref, ref, seat_ref
from coterie.games.vtes.rules.phases.influence import CRYPT
from coterie.games.vtes.rules.politics.polling import all_of, named
from coterie.games.vtes.rules.politics.votes import ballots_of, toll, votes_of
from coterie.games.vtes.rules.stats import intercept, stealth, value
from coterie.games.vtes.rules.targets import offered_targets, targets_of
from coterie.games.vtes.rules.traits import scarce_price
from coterie.games.vtes.rules.uses import bearer, targets_for
from coterie.games.vtes.rules.window import CHECKS, Window
from coterie.games.vtes.table import Table
from coterie.games.vtes.told import costs
from coterie.games.vtes.told.clauses import clauses
from coterie.kernel.questions import Ask
from coterie.kernel.text import Cost, Details, Ref, Text

COMES = {Kind.EQUIPMENT: "equip", Kind.ALLY: "recruit", Kind.RETAINER: "employ", Kind.POLITICAL: "referendum"}
"""What cards are for that say nothing of it themselves."""
NOTHING = Details()


def details_of(t: Table, ask: Ask[Table], text: str) -> Details | UnsetType:
    """One option of a window as data; simple choices, of a target for example, have no more to tell than their words."""
    if not isinstance(ask, Window):
        return UNSET
    found = _details(t, ask, t.seat_number(ask.seat), keys.read(t.book, text))
    return UNSET if found == NOTHING else found


def _details(t: Table, ask: Window, seat: int, key: Key) -> Details:
    match key:
        case keys.Play():
            return _play(t, ask, seat, key)
        case keys.Use(piece=number, n=n):
            return _use(t, seat, number, n)
        case keys.Fire(piece=number, n=n):
            return Details(does=clauses(dict(t.form_of(t.piece(number)).triggers)[n].do), what=ref(t, number))
        case keys.Offered():
            return _offered(t, seat, key)
        case keys.Attack(target=target, user=user):
            paid = costs.of_minion(t, t.piece(user), ATTACK_COST)
            return Details((paid,), (_stealth(1), Text("vtes-effect-enter-combat")), None, "", ref(t, user), (ref(t, target),))
        case keys.Block(piece=number):
            return _block(t, number)
        case keys.Do(what=what, piece=number):
            return _plain(t, seat, what, number)
        case keys.Vote():
            return _vote(t, seat, key)
        case keys.Strike():
            return _hand_strike(t, seat)
    return _small(t, key)


def _small(t: Table, key: Key) -> Details:
    """What has a price, or a number, and little else."""
    match key:
        case keys.BurnCard(card=card):
            return Details((), (Text("vtes-effect-get-votes", {"amount": 1}),), card_ref(t, card))
        case keys.Contest(how="pay", piece=number):
            return Details((Cost(costs.POOL, 1),), (), ref(t, number))
        case keys.Word() if key == CRYPT:
            return Details((Cost(costs.TRANSFER, 4), Cost(costs.POOL, 1)), (Text("vtes-effect-draw-crypt"),))
    return NOTHING


def _play(t: Table, ask: Window, seat: int, key: keys.Play) -> Details:
    user = t.pieces.get(key.user)
    form = _form(t, ask, seat, key)
    does = clauses(form.effects)
    if form.kind in COMES:
        does = (Text(f"vtes-effect-{COMES[form.kind]}"), *does)
    if form.kind in ACTION_KINDS and form.stealth:
        does = (_stealth(form.stealth), *does)
    found = targets_of(t, form, seat, user)
    targets = shown(t, seat, [n for n in found or () if n != key.user or form.kind not in ACTION_KINDS])
    action = t.action
    if action is not None and form.effect(Redirect) is not None:
        targets = tuple(seat_ref(t, other) for other in t.alive() if other not in (seat, action.seat))
    elif found is None and form.kind in ACTION_KINDS and form.directed:
        targets = (seat_ref(t, t.prey(seat)),)
    who = None if user is None else piece_ref(t, user)
    return Details(costs.of_card(t, form, seat, user), does, card_ref(t, key.card), key.mark, who, targets)


def _form(t: Table, ask: Window, seat: int, key: keys.Play) -> Form:
    """The form a key means: of a card with several types, the one that may be played in this window."""
    forms = t.book.ways(key.card, key.mark)
    user = t.pieces.get(key.user)
    for form in forms if user is not None else ():
        if form.kind in CHECKS and ask.name in form.windows and CHECKS[form.kind](t, ask.name, form, seat, t.pieces[key.user]) is None:
            return form
    return forms[0]


def _use(t: Table, seat: int, number: int, n: int) -> Details:
    piece = t.piece(number)
    use = dict(t.form_of(piece).uses)[n]
    who = ref(t, piece.host) if piece.host else None
    targets = shown(t, seat, targets_for(t, seat, piece, use))
    return Details(costs.of_effects(t, piece, bearer(t, piece), use.cost), clauses(use.do), piece_ref(t, piece), str(n + 1), who, targets)


def _offered(t: Table, seat: int, key: keys.Offered) -> Details:
    """An action that a card in play offers (v5.action.card)."""
    offered = dict(t.form_of(t.piece(key.piece)).actions)[key.n]
    actor = t.piece(key.user)
    extra = offered.clan_stealth if offered.clan and actor.clan == offered.clan else 0
    more = (_stealth(offered.stealth + extra),) if offered.stealth + extra else ()
    paid = costs.of_effects(t, t.piece(key.piece), actor, offered.cost)
    targets = shown(t, seat, offered_targets(t, seat, key.piece, key.n, actor))
    return Details(paid, (*more, *clauses(offered.do)), ref(t, key.piece), str(key.n + 1), piece_ref(t, actor), targets)


def _block(t: Table, number: int) -> Details:
    """An attempt to block, with what decides it (v5.block.stealth)."""
    minion = t.piece(number)
    if t.action is None:
        return NOTHING
    does = Text("vtes-effect-block", {"intercept": intercept(t, minion), "stealth": stealth(t)})
    return Details(costs.of_block(t, minion), (does,), None, "", piece_ref(t, minion), (ref(t, t.action.actor),))


def _plain(t: Table, seat: int, what: str, number: int) -> Details:
    """What the rules let be done with one piece (v5.action.types, v5.influence)."""
    piece = t.piece(number)
    who = ref(t, number)
    match what:
        case "bleed":
            amount = Text("vtes-effect-bleed-for", {"amount": max(0, value(t, piece, Stat.BLEED))})
            return Details((), (amount,), None, "", who, (seat_ref(t, t.prey(seat)),))
        case "hunt":
            return Details((), (_stealth(1), Text("vtes-effect-gain-blood", {"amount": 1})), None, "", who)
        case "leave-torpor":
            return Details((costs.of_minion(t, piece, LEAVING_COST),), (_stealth(1),), None, "", who)
        case "become-anarch":
            return Details((costs.of_minion(t, piece, anarch_cost(t, seat, number)),), (_stealth(1),), None, "", who)
        case "rescue":
            shared = Cost(costs.BLOOD, LEAVING_COST)
            return Details((shared,), (Text("vtes-effect-recover"),), None, "", who, shown(t, seat, torpid_targets(t, what, piece)))
        case "diablerize":
            return Details((), (Text("vtes-effect-diablerize"),), None, "", who, shown(t, seat, torpid_targets(t, what, piece)))
        case "equip-from":
            return Details((), (_stealth(1),), None, "", who, shown(t, seat, others_equipment(t, seat, number)))
        case "ready":
            scarce = scarce_price(t, seat, piece)
            return Details((Cost(costs.POOL, scarce),)) if scarce else NOTHING
        case "merge":
            return Details((Cost(costs.TRANSFER, 4), Cost(costs.POOL, 1)))
        case "infernal":
            return Details((Cost(costs.POOL, 1),), (Text("vtes-effect-unlock"),), None, "", who)
        case "mark":
            return Details((Cost(costs.MASTER_ACTION, 1),))
    return NOTHING


def _vote(t: Table, seat: int, key: keys.Vote) -> Details:
    """The votes of a source, and what they cost it (v5.politics.votes)."""
    if key.own == "all":
        return Details((), (Text("vtes-effect-get-votes", {"amount": sum(votes_of(t, one) for one in all_of(t, seat, key.in_favour))}),))
    source = named(t, seat, key)
    blood = toll(t, source, key.in_favour)
    paid = (costs.of_minion(t, t.piece(source.minion), blood),) if blood else ()
    amounts = (("get-votes", votes_of(t, source)), ("ballots", ballots_of(t, source)))
    does = tuple(Text(f"vtes-effect-{name}", {"amount": amount}) for name, amount in amounts if amount)
    return Details(paid, does, None, "", ref(t, source.piece) if source.piece in t.pieces else None)


def _hand_strike(t: Table, seat: int) -> Details:
    """The strike that needs no card (v5.strike.hand)."""
    side = next(side for side in t.running_combat().sides if side.seat == seat)
    damage = Text("vtes-effect-strike-damage", {"amount": value(t, t.piece(side.minion), Stat.STRENGTH)})
    return Details((), (damage,), None, "", ref(t, side.minion))


def _stealth(amount: int) -> Text:
    return Text("vtes-effect-get-stealth" if amount > 0 else "vtes-effect-lose-stealth", {"amount": abs(amount)})


def shown(t: Table, seat: int, numbers: Iterable[int]) -> tuple[Ref, ...]:
    """Some pieces, as this seat may know them: crypt cards of others lie face down."""
    found = [t.pieces[number] for number in numbers]
    unknown = [piece.face_down and piece.controller != seat for piece in found]
    return tuple(
        Ref("vtes-piece", str(piece.id), str(piece.id)) if hidden else piece_ref(t, piece)
        for piece, hidden in zip(found, unknown, strict=True)
    )
