"""Effects in the place of a cost: whether it can be paid, whether it could by what all can see, and paying it (v5.play.cost)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from coterie.games.vtes.cards.vocabulary import Discard, Effect, Node, Requires
from coterie.games.vtes.rules.ask import choose_card
from coterie.games.vtes.rules.deeds import Because, Deed
from coterie.games.vtes.support.registry import Place, Where, carries
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason

Payable = Callable[[Table, Deed, Any], "Reason | None"]
Pay = Callable[[Table, Deed, Any], Rules[None]]


class Payment(NamedTuple):
    """How a word is paid where it stands as a cost."""

    payable: Payable
    """Whether it can be paid in full, and why not."""
    could_pay: Payable
    """The same by what all can see: it decides whether somebody is asked."""
    pay: Pay
    """It cannot fail once it is payable."""


PAYMENTS: Final[dict[type[Node], Payment]] = {}


def paid(
    word: type[Node], payable: Payable, could_pay: Payable | None = None, where: Where | None = None, **fields: object
) -> Callable[[Pay], Pay]:
    """Register how a word is paid; without `could_pay`, all that decides whether it can be is open to see."""

    def register(pay: Pay) -> Pay:
        PAYMENTS[word] = Payment(payable, could_pay or payable, pay)
        return carries(word, Place.COST, where=where, **fields)(pay)

    return register


def why_unpaid(t: Table, deed: Deed, cost: tuple[Effect, ...]) -> Reason | None:
    """Why a cost cannot be paid in full. No word stands twice in one cost, so none takes from what pays another (v5.play.cost)."""
    for effect in cost:
        reason = PAYMENTS[type(effect)].payable(t, deed, effect)
        if reason is not None:
            return reason
    return None


def why_surely_unpaid(t: Table, deed: Deed, cost: tuple[Effect, ...]) -> Reason | None:
    """Why everybody knows that a cost cannot be paid (v5.play.cost)."""
    for effect in cost:
        reason = PAYMENTS[type(effect)].could_pay(t, deed, effect)
        if reason is not None:
            return reason
    return None


def name_payment(t: Table, deed: Deed, cost: tuple[Effect, ...]) -> Rules[Deed]:
    """The card of the hand that will be discarded, named before anything is announced (v5.play.cost)."""
    for effect in cost:
        if isinstance(effect, Discard):
            needs = effect.what.discipline if isinstance(effect.what, Requires) else ""
            named = yield from choose_card(t, deed.seat, "discard-for", "hand", needs=needs, about=deed.card)
            return replace(deed, named=named)
    return deed


def pay_all(t: Table, deed: Deed, cost: tuple[Effect, ...]) -> Rules[None]:
    """Pay a cost, in the order in which it is said (v5.play.cost)."""
    with Because(t, deed.source, deed.card):
        for effect in cost:
            yield from PAYMENTS[type(effect)].pay(t, deed, effect)
