"""What is forbidden or demanded, during an action or for as long as a card is in play."""

from __future__ import annotations

from coterie.games.vtes.book import ACTION_KINDS
from coterie.games.vtes.cards.vocabulary import (
    MINION,
    Cannot,
    Forbid,
    Hinders,
    Kind,
    Must,
    NotBoth,
    Noun,
    OnlyOne,
    Period,
    Untouchable,
    Who,
    noun_of,
)
from coterie.games.vtes.rules.apply import at_once
from coterie.games.vtes.rules.barriers import hindered
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.durations import last
from coterie.games.vtes.rules.legal import why_minion_card, why_not_both
from coterie.games.vtes.rules.mandatory import BLEED, HUNT, demands
from coterie.games.vtes.rules.statics import LASTING
from coterie.games.vtes.rules.stats import cannot
from coterie.games.vtes.rules.targets import out_of_reach, why_directed_at, why_second
from coterie.games.vtes.support.registry import (
    ANY,
    MINIONS,
    ON_MINION,
    Place,
    Scope,
    Things,
    carries,
    held_by,
    ignored,
    never,
    of_a_known_card,
    refused,
)
from coterie.games.vtes.table import VAMPIRE, Table
from coterie.kernel.text import Text


def _everybody(effect: Forbid, scope: Scope) -> Text | None:
    """Nobody unlocks during the action: it is not read who."""
    return None if effect.who == MINION else ignored(effect, "who", scope)


@at_once(Forbid, Place.MODIFIER, what=Cannot.BLOCK, who=Who.CHOSEN)
@carries(Forbid, Place.MODIFIER, what=Cannot.UNLOCK_NOW, who=Things(), where=_everybody)
@carries(Forbid, Place.MODIFIER, what=Cannot.BE_BLOCKED_BY_VAMPIRES, who=Who.SELF)
def _forbid(t: Table, deed: Deed, effect: Forbid) -> None:
    """Something cannot be done during this action; an attempt to block in progress stops (v5.card.daring-the-dawn)."""
    action = t.running_action()
    blocker = t.pieces.get(action.blocked_by)
    if effect.what is Cannot.UNLOCK_NOW:
        last(t, deed, effect, Period.ACTION)
    elif effect.what is Cannot.BLOCK:
        action.barred += deed.chosen
    elif effect.what is Cannot.BE_BLOCKED_BY_VAMPIRES:
        last(t, deed, effect, Period.ACTION, action.actor)
        if blocker is not None and blocker.kind == VAMPIRE:
            action.blocked_by, action.must_block = 0, False


def _of_the_rulebook(effect: Must, scope: Scope) -> Text | None:
    """An action that the rules know, of a minion: a card by itself performs none."""
    return held_by(*MINIONS, *ON_MINION)(effect, scope) if effect.action in (HUNT, BLEED) else never(effect, scope)


carries(Must, Place.STATIC, where=_of_the_rulebook)(demands)


def _modifies(ability: NotBoth, scope: Scope) -> Text | None:
    """Two action modifiers cannot be played in one action: of other cards it is not asked."""
    if scope.form.kind is Kind.MODIFIER:
        return of_a_known_card(ability, scope)
    return ignored(ability, "same_action", scope)


carries(NotBoth, Place.NOWHERE, Place.ATTACHED, same_action=ANY, where=_modifies)(why_not_both)


carries(NotBoth, *ON_MINION, where=of_a_known_card)(why_minion_card)


carries(Untouchable, *MINIONS)(out_of_reach)


def _put_on_somebody(ability: OnlyOne, scope: Scope) -> Text | None:
    """Looked at for what an action or a master puts on a minion."""
    kind = scope.form.kind
    fits = kind is Kind.MASTER or kind in ACTION_KINDS
    return None if fits else refused("word", word="OnlyOne", place=scope.named)


carries(OnlyOne, *ON_MINION, trait=ANY, where=_put_on_somebody)(why_second)


def _of_allies(ability: Hinders, scope: Scope) -> Text | None:
    """Only allies that act are hindered so."""
    return None if noun_of(ability.acting) is Noun.ALLY else never(ability, scope)


carries(Hinders, Place.CRYPT, acting=Things(), where=_of_allies)(hindered)


carries(Forbid, Place.STATIC, what=LASTING, who=(Who.SELF, Who.ATTACHED), where=held_by(*MINIONS, *ON_MINION))(cannot)
carries(Forbid, Place.STATIC, what=LASTING, who=Things(than=True))(cannot)
carries(Forbid, Place.STATIC, what=LASTING, who=(Who.ONE, Who.OTHER), where=held_by(Place.TABLE))(cannot)
carries(Forbid, Place.STATIC, what=Cannot.GAIN_LIFE, who=Who.SELF, where=held_by(Place.ALLY))(cannot)
carries(Forbid, Place.STATIC, what=Cannot.TARGET_THIS, who=Things(than=True), where=held_by(*ON_MINION))(why_directed_at)
