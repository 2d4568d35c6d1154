"""What is paid for something, and what others pay more."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import BurnBloodTo, Cheaper, Dearer, Kind, Period, ReplaceLater, SpendTransfers, Surcharge
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import apply, at_once, does
from coterie.games.vtes.rules.combat.playing import carry_out, fought
from coterie.games.vtes.rules.costs import price, reducers
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.durations import last
from coterie.games.vtes.rules.payments import paid
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.support.registry import (
    ANY,
    ON_MINION,
    PLAYED,
    Place,
    Scope,
    Within,
    beside,
    carries,
    ignored,
    never,
    of_a_known_card,
)
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text


def _transfers_enough(t: Table, deed: Deed, effect: SpendTransfers) -> Reason | None:
    return no("not-enough-transfers", "v5.influence.transfers") if t.players[deed.seat].transfers < effect.amount else None


@paid(SpendTransfers, _transfers_enough)
def _pay_transfers(t: Table, deed: Deed, effect: SpendTransfers) -> Rules[None]:
    """Transfers are used up (v5.influence.transfers)."""
    t.players[deed.seat].transfers -= effect.amount
    yield from ()


@does(BurnBloodTo, *PLAYED, do=Within())
def _burn_blood_to(t: Table, deed: Deed, effect: BurnBloodTo) -> Rules[None]:
    """The user burns blood, and something happens (v5.play.cost)."""
    changes.burn_blood(t, t.piece(deed.user), effect.blood)
    yield from apply(t, deed, effect.do)


def _of_a_type(effect: Surcharge, scope: Scope) -> Text | None:
    return None if effect.sort in list(Kind) else never(effect, scope)


@at_once(Surcharge, Place.MODIFIER, where=_of_a_type)
def _surcharge(t: Table, deed: Deed, effect: Surcharge) -> None:
    """Cards of a type cost more during this action (v5.play.cost)."""
    last(t, deed, effect, Period.ACTION, amount=effect.blood)


@at_once(ReplaceLater, Place.MODIFIER, where=beside(Surcharge), until=Period.ACTION)
def _replace_later(t: Table, deed: Deed, effect: ReplaceLater) -> None:
    """Those cards are replaced when the action is over (v5.play.replace)."""
    last(t, deed, effect, effect.until)


@fought(BurnBloodTo, Place.COMBAT, do=Within())
def _burn_blood_in_combat(t: Table, deed: Deed, effect: BurnBloodTo) -> Rules[None]:
    """The same in combat, where effects may have another meaning (v5.play.cost)."""
    changes.burn_blood(t, t.piece(deed.user), effect.blood)
    yield from carry_out(t, deed, (effect.do,))


def _chosen_for(ability: Dearer, scope: Scope) -> Text | None:
    """Itself on the same vampire: of a card whose bearer is chosen, for pool."""
    if ability.name:
        return of_a_known_card(ability, scope)
    return None if scope.form.kind is Kind.MASTER else ignored(ability, "pool", scope)


carries(Dearer, *ON_MINION, name=ANY, where=_chosen_for)(price)


carries(Cheaper, Place.TABLE)(reducers)
