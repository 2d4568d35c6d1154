"""What each kind of action does when it succeeds (v5.action.resolve)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coterie.games.vtes.cards.vocabulary import Happening, IfBled, Kind
from coterie.games.vtes.history import RECRUITED, Until, Use
from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.apply import apply_all, follow
from coterie.games.vtes.rules.contest import enter_play
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.events import post
from coterie.games.vtes.rules.matters import Equip, Fight, carries_out, happen
from coterie.games.vtes.rules.naming import ref, seat_ref
from coterie.games.vtes.rules.needs import equipment_there
from coterie.games.vtes.rules.play import pay
from coterie.games.vtes.rules.politics.referendums import referendum
from coterie.games.vtes.rules.politics.titles import change_sect
from coterie.games.vtes.rules.stats import bleed_amount, hunt_bonus
from coterie.games.vtes.rules.torpor import diablerize, leave_torpor, rescue
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules


def bleed(t: Table) -> Rules[None]:
    """The target burns pool, and what the card of a successful bleed does then follows (v5.action.bleed, v5.faq.bleed)."""
    bled = yield from burn_bled(t)
    if not bled or not t.running_action().card:
        return
    card, form, target = t.running_action().card, t.running_action().form, t.running_action().target
    then = t.book.forms[card][form].effect(IfBled)
    if isinstance(then, IfBled) and t.players[target].pool > 0:
        yield from apply_all(t, Deed(t.running_action().seat, t.running_action().actor, card, form), then.do)


def burn_bled(t: Table) -> Rules[bool]:
    """The target burns pool; a bleed of 1 or more takes the Edge, and is successful (v5.action.bleed, v5.edge)."""
    action = t.running_action()
    amount = bleed_amount(t)
    if action.spent or amount < 1:
        return False
    t.tell("vtes-event-bled", actor=ref(t, action.actor), seat=seat_ref(t, action.target), amount=amount)
    del action
    yield from doors.burn_pool(t, t.running_action().target, amount, t.running_action().actor)
    changes.take_edge(t, t.running_action().seat)
    return True


def hunt(t: Table) -> None:
    """The vampire gains 1 blood, more if the card says so; a full one gains nothing (v5.action.hunt, v5.faq.hunt)."""
    changes.gain_blood(t, t.piece(t.running_action().actor), 1 + hunt_bonus(t))


def come_into_play(t: Table) -> Rules[None]:
    """Equipment and retainers go on the minion, allies come into play (v5.action.equip, v5.action.employ, v5.action.recruit)."""
    card, form = t.running_action().card, t.running_action().form
    if card and t.book.forms[card][form].kind is Kind.ACTION:
        yield from by_card(t)
        return
    if card:
        number = put_permanent(t)
        yield from enter_play(t, number)
        if t.running_action().kind == "recruit" and number in t.pieces:
            yield from recruited(t, number)
        return
    actor = t.running_action().actor
    t.tell("vtes-event-equipped-from", piece=ref(t, actor))
    for number in equipment_there(t):
        t.move(t.piece(number), "attached", host=actor)


def recruited(t: Table, ally: int) -> Rules[None]:
    """An ally has come; its recruiter's recruits are counted for the turn (v5.action.recruit)."""
    recruits = Use(Until.TURN, RECRUITED, t.running_action().actor)
    t.uses[recruits] = t.uses.get(recruits, 0) + 1
    post(t, Happening.RECRUITED, ally, t.running_action().actor, t.running_action().seat, t.uses[recruits])
    yield from follow(t)


def put_permanent(t: Table) -> int:
    """The card of the action comes into play, on the minion or by itself (v5.minion-card.equipment, v5.minion-card.retainer)."""
    action = t.running_action()
    changes.finish_playing(t, action.seat, action.card, to_heap=False)
    if action.kind == "recruit":
        piece = changes.put_ally(t, action.seat, action.card, action.form)
        piece.stands(recruited=t.turn)
    else:
        piece = changes.put_on(t, action.seat, action.card, action.form, t.piece(action.actor))
        body = t.form_of(piece).body
        piece.blood = 0 if body is None else body.life
    return piece.id


@carries_out(Equip)
def equip_with(t: Table, matter: Equip) -> Rules[None]:
    """Equip a minion with a card that another card brought, at its cost, at its basic level (v5.action.equip)."""
    yield from pay(t, matter.seat, t.book.forms[matter.card][0], t.piece(matter.actor))
    yield from enter_play(t, changes.put_on(t, matter.seat, matter.card, 0, t.piece(matter.actor)).id)


def become_anarch(t: Table) -> Rules[None]:
    """The vampire belongs to the Anarchs (v5.action.become-anarch)."""
    yield from change_sect(t, t.running_action().actor, "Anarch")


def attack(t: Table) -> Rules[None]:
    """The vampire enters combat with the marked minion (v5.trait.red-list)."""
    yield from happen(t, Fight(t.running_action().actor, t.running_action().chosen[0]))


def call_referendum(t: Table) -> Rules[None]:
    """A political action calls its referendum (v5.politics.referendum)."""
    yield from referendum(t, t.running_action().seat, t.running_action().actor, t.running_action().card, t.running_action().form)


def by_card_in_play(t: Table) -> Rules[None]:
    """What the card in play that offers the action says (v5.action.card)."""
    seat, actor, source = t.running_action().seat, t.running_action().actor, t.running_action().source
    offered = dict(t.form_of(t.piece(source)).actions)[t.running_action().form]
    chosen = tuple(t.running_action().chosen) or ((t.piece(source).host,) if t.piece(source).host else ())
    yield from apply_all(t, Deed(seat, actor, t.piece(source).card, t.piece(source).form, chosen, source), offered.do)


def by_card(t: Table) -> Rules[None]:
    """What the action card says (v5.action.card)."""
    seat, actor, card, form = t.running_action().seat, t.running_action().actor, t.running_action().card, t.running_action().form
    yield from apply_all(t, Deed(seat, actor, card, form, tuple(t.running_action().chosen)), t.book.forms[card][form].effects)


def _quiet(change: Callable[[Table], None]) -> Callable[[Table], Rules[None]]:
    def run(t: Table) -> Rules[None]:
        change(t)
        yield from ()

    return run


RESOLUTIONS: Final[dict[str, Callable[[Table], Rules[None]]]] = {
    "bleed": bleed,
    "hunt": _quiet(hunt),
    "equip": come_into_play,
    "employ": come_into_play,
    "recruit": come_into_play,
    "political": call_referendum,
    "leave-torpor": leave_torpor,
    "rescue": rescue,
    "diablerize": diablerize,
    "become-anarch": become_anarch,
    "attack": attack,
    "use": by_card_in_play,
    "card": by_card,
}
