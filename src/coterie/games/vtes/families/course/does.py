"""What an action is, how it ends, and what comes after it."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    YOURS,
    AfterSuccess,
    EndAction,
    EnterCombat,
    Hunt,
    NoRepeat,
    Pred,
    State,
    Use,
    When,
    Who,
    parts,
)
from coterie.games.vtes.history import Act, acted
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import at_once, does
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.matters import Fight, happen
from coterie.games.vtes.rules.moments import windows_of_use
from coterie.games.vtes.support.registry import (
    ANY,
    ON_MINION,
    PLAYED,
    Place,
    Scope,
    Things,
    Within,
    at_moments,
    carries,
    ignored,
    never,
    refused,
)
from coterie.games.vtes.table import Table
from coterie.games.vtes.windows import DURING, W_ANNOUNCED
from coterie.kernel.questions import Rules
from coterie.kernel.text import Text


def _in_action(effect: EndAction, scope: Scope) -> Text | None:
    """An ability that is used while an action is under way, and not over."""
    found = windows_of_use(scope.ability) if isinstance(scope.ability, Use) else ()
    timely = found and all(window in (W_ANNOUNCED, *DURING) for window in found)
    return None if timely else refused("untimely", word="EndAction", place=scope.named)


@at_once(EndAction, *PLAYED, Place.IF_BLOCKED, fails=ANY)
@carries(EndAction, Place.USE, where=_in_action, fails=ANY)
def _end_action(t: Table, deed: Deed, effect: EndAction) -> None:
    """The action ends unsuccessfully, or fails: then it was resolved, but neither blocked nor successful (v5.action.resolve)."""
    t.running_action().outcome = "failed" if effect.fails else "ended"
    t.tell("vtes-event-action-failed" if effect.fails else "vtes-event-action-ended")


@at_once(NoRepeat, *PLAYED, Place.IF_BLOCKED)
def _no_repeat(t: Table, deed: Deed, effect: NoRepeat) -> None:
    """The minion cannot perform the same action again this turn (v5.card.change-of-target)."""
    action = t.running_action()
    t.uses[acted(action.actor, action.act)] = 1
    if action.kind == "equip" and not action.card:
        t.uses |= {acted(action.actor, Act(action.act.what, number)): 1 for number in action.chosen}


@at_once(AfterSuccess, Place.USE, where=at_moments(When(State.ANNOUNCED) & When(State.UNDIRECTED)), do=Within(Place.AFTER_SUCCESS))
def _after_success(t: Table, deed: Deed, effect: AfterSuccess) -> None:
    """Something for the acting minion after resolution, if the action succeeds."""
    t.running_action().after.append((t.running_action().actor, deed.card, effect))


@at_once(Hunt, Place.ACTION)
def _hunt(t: Table, deed: Deed, effect: Hunt) -> None:
    """A hunt is resolved by the action itself."""


def _of_another(effect: EnterCombat, scope: Scope) -> Text | None:
    """One fights minions of others."""
    some = effect.target
    return never(effect, scope) if isinstance(some, Pred) and YOURS in parts(some) else None


def _on_a_minion(effect: EnterCombat, scope: Scope) -> Text | None:
    """The minion that is attacked is the one that the card is on."""
    return None if scope.holder in ON_MINION else ignored(effect, "target", scope)


@does(EnterCombat, Place.ACTION, Place.OFFER, target=Things(than=True, chosen=True), lock=ANY, they_act=ANY, where=_of_another)
@carries(EnterCombat, Place.OFFER, target=Who.SELF, where=_on_a_minion)
def _enter_combat(t: Table, deed: Deed, effect: EnterCombat) -> Rules[None]:
    """The acting minion enters combat with the target (v5.card.deep-song)."""
    target = deed.chosen[0]
    if effect.lock:
        changes.lock(t, t.piece(target))
    yield from happen(t, Fight(target, deed.user) if effect.they_act else Fight(deed.user, target))
