"""Actions that cards in play offer to minions: which there are, who may take them, and announcing them (v5.action.card)."""

from __future__ import annotations

from coterie.games.vtes import keys
from coterie.games.vtes.cards.vocabulary import Action as Offered
from coterie.games.vtes.cards.vocabulary import Burn, BurnBlood, EnterCombat, Who
from coterie.games.vtes.history import Act, acted
from coterie.games.vtes.index import ALL
from coterie.games.vtes.records import Action
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.action import announce
from coterie.games.vtes.rules.ash import exchanges, name_exchange, why_exchange
from coterie.games.vtes.rules.ask import choose_piece
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.mandatory import repeated
from coterie.games.vtes.rules.naming import card_ref, purpose, ref
from coterie.games.vtes.rules.payments import why_unpaid
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.targets import offered_targets, target_of, why_directed_at
from coterie.games.vtes.support.registry import ANY, HOLDERS, Place, Scope, Things, Within, carries, ignored
from coterie.games.vtes.table import READY, UNCONTROLLED, Piece, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text


def _by_whom(offered: Offered, scope: Scope) -> Text | None:
    """Its bearer acts, if it is on a minion or is one; stealth for a clan needs both words; the acting minion pays blood alone."""
    if offered.by is Who.SELF and scope.holder is Place.TABLE:
        return ignored(offered, "by", scope)
    if bool(offered.clan) is not bool(offered.clan_stealth):
        return ignored(offered, "clan", scope)
    if any(not isinstance(effect, BurnBlood) or effect.who is not Who.SELF for effect in offered.cost):
        return ignored(offered, "cost", scope)
    return None


@carries(
    Offered,
    *HOLDERS,
    by=(Who.SELF, Things(than=True)),
    do=Within(),
    stealth=ANY,
    cost=Within(Place.COST),
    clan=ANY,
    clan_stealth=ANY,
    where=_by_whom,
)
def offers(t: Table) -> list[tuple[int, int, Offered]]:
    """The actions that cards in play offer."""
    entries = t.index.of(ALL, Offered)
    if not entries:
        return []
    return [(entry.source, entry.static.n, entry.static.node) for entry in entries if isinstance(entry.static.node, Offered)]


def actors_for(t: Table, seat: int, source: int, offered: Offered) -> list[int]:
    """The ready minions to whom a card in play offers its action."""
    piece = t.pieces[source]
    ready = t.players[seat].ready
    if offered.by is Who.SELF:
        return [n for n in ready if n == (piece.host or source)]
    if isinstance(offered.by, str):
        return list(ready)
    host = t.pieces.get(piece.host)
    found = [n for n in ready if fits(t, t.pieces[n], offered.by, piece.controller, host)]
    if any(isinstance(effect, EnterCombat) for effect in offered.do):
        return [n for n in found if n != piece.host]
    return found


def why_offered(t: Table, seat: int, key: keys.Offered, minion: Piece) -> Reason | None:
    """Whether a minion may act by a card in play: each card once a turn (v5.action.no-repeat)."""
    source, n = t.piece(key.piece), key.n
    if repeated(t, minion.id, "by", source.id, n):
        return no("same-card", "v5.action.no-repeat")
    offered = dict(t.form_of(source).actions)[n]
    if (reason := why_unpaid(t, Deed(seat, minion.id, source=source.id), offered.cost)) is not None:
        return reason
    if exchanges(offered.do):
        return why_exchange(t, seat)
    if target_of(offered) is not None:
        return None if offered_targets(t, seat, source.id, n, minion) else no("no-target", "v5.play.targets")
    if any(isinstance(effect, EnterCombat) for effect in offered.do):
        host = t.pieces.get(source.host)
        if host is None or host.zone != READY:
            return no("not-ready", "v5.combat")
        if host.controller == seat:
            return no("no-target", "v5.combat")
        return why_directed_at(t, minion, host)
    return why_directed_at(t, minion, source) if any(isinstance(effect, Burn) for effect in offered.do) else None


def announce_offered(t: Table, seat: int, key: keys.Offered) -> Rules[None]:
    """An action that a card in play offers: directed at who controls that card, or the minion it is aimed at (v5.action.card)."""
    source, n, actor = key.piece, key.n, key.user
    offered = dict(t.form_of(t.piece(source)).actions)[n]
    target = 0
    if target_of(offered) is not None:
        targets = offered_targets(t, seat, source, n, t.piece(actor))
        target = yield from choose_piece(t, seat, "target", targets, about=t.piece(source).card)
    named = (yield from name_exchange(t, seat, t.piece(source).card)) if exchanges(offered.do) else (0, 0)
    action = Action("use", Act("by", source, n), actor, seat, t.told)
    action.source, action.form, action.stealth, action.chosen = source, n, offered.stealth, [target] if target else []
    action.x = sum(effect.amount for effect in offered.cost if isinstance(effect, BurnBlood))
    if offered.clan and t.piece(actor).clan == offered.clan:
        action.stealth += offered.clan_stealth
    t.action = action
    t.uses[acted(actor, action.act)] = 1
    announce(t, directed_at(t, source, offered, target))
    if named[0]:
        action.named = named
        changes.know_card(t, seat, named[0])
    things = (ref(t, target),) if target else tuple(card_ref(t, card) for card in named if card)
    t.tell(
        "vtes-event-acts-own" if source == actor else "vtes-event-acts-by",
        actor=ref(t, actor),
        card=ref(t, source),
        does=purpose(offered.do),
        stealth=action.stealth,
        things=things,
    )


def directed_at(t: Table, source: int, offered: Offered, target: int) -> list[int]:
    """Whom an action by a card in play is directed at: who controls its target, the card it burns, or the minion it attacks.

    (v5.action.directed)
    """
    if target:
        return [] if t.piece(target).zone == UNCONTROLLED else [t.piece(target).controller]
    if any(isinstance(effect, Burn) for effect in offered.do):
        return [t.piece(source).controller]
    if any(isinstance(effect, EnterCombat) for effect in offered.do):
        return [t.piece(t.piece(source).host).controller]
    return []
