"""What cards in play offer to be used, weighed by what they do."""

from __future__ import annotations

from coterie.games.vtes.book import Form
from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.purpose import Purpose, purpose_in, purpose_of
from coterie.games.vtes.bots.reading import Thought
from coterie.games.vtes.cards.vocabulary import Burn, BurnBlood, BurnLife, Effect, Either, SpendTransfers, Trigger, Use, Who
from coterie.games.vtes.keys import Fire
from coterie.games.vtes.keys import Use as Using


def ability_of(insight: Insight, key: Using | Fire) -> tuple[Form, Use | Trigger] | None:
    """The ability that a key uses or triggers, with the card it is of."""
    number, n = key.piece, key.n
    found = insight.card_in_play(number)
    if found is not None:
        forms = insight.book.forms[found[0].card]
        form = _form_of(forms, found[0].level)
    else:
        minion = insight.minion(number)
        if minion is None:
            return None
        form = insight.book.forms[minion.card][0]
    ability = form.abilities[n] if n < len(form.abilities) else None
    return (form, ability) if isinstance(ability, Use | Trigger) else None


def _form_of(forms: list[Form], level: str) -> Form:
    if level.isdigit():
        return forms[int(level) - 1]
    return next((form for form in forms if form.level and form.mark == level), forms[0])


def offer(insight: Insight, key: Using | Fire) -> Thought:
    """What using a card in play is worth at any time."""
    found = ability_of(insight, key)
    if found is None:
        return 0.3, "use"
    form, ability = found
    purpose = purpose_in(ability.do)
    worth = purpose.lifts * (0.9 if any(insight.mine.uncontrolled) else -1.0)
    worth += purpose.pool * insight.my_point + 0.4 * purpose.blood + 0.15 * purpose.hand
    worth += 0.5 * purpose.locks + (1.5 if purpose.recovers else 0.0)
    if isinstance(ability, Trigger):
        return worth + _each_turn(insight, purpose), "use"
    return worth - _price(form, ability), "use"


def _each_turn(insight: Insight, purpose: Purpose) -> float:
    return 0.4 if purpose.exchange else 0.5


def _price(form: Form, ability: Use) -> float:
    """What the dearest part of a cost is worth."""
    return max((_cost(form, effect, ability.by) for effect in ability.cost), default=0.15)


def _cost(form: Form, effect: Effect, by: Who) -> float:
    if isinstance(effect, Burn) and by is Who.YOU:
        return 1.0 + 0.5 * max(0.0, purpose_of(form).lasting)
    if isinstance(effect, SpendTransfers):
        return 1.4 + 0.2 * effect.amount
    if isinstance(effect, BurnBlood | BurnLife):
        return 0.5 * effect.amount
    return 0.6 if isinstance(effect, Either) else 0.15
