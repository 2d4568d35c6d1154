"""What a card is worth while it is in play, to who controls it or bears it, read from its abilities."""

from __future__ import annotations

from coterie.games.vtes.book import Form
from coterie.games.vtes.bots.hints import hint, hint_of
from coterie.games.vtes.cards.vocabulary import Action, Always, Cond, Happening, Instead, Mod, Stat, Trigger, Use, Who, singles


def lasting(form: Form) -> float:
    """What the abilities of a card are worth to who controls it, or to who bears it, for the rest of the game."""
    total = sum((hint_of(ability).held(ability) for ability in form.abilities), 0.0)
    if form.body is not None:
        body = form.body
        total += 0.4 * body.life + 0.5 * (body.strength or 0) + 2.5 * (body.bleed or 0)
    return total


def _always(ability: Always) -> float:
    return hint_of(ability.effect).always(ability.effect, 1.0 if ability.if_ is None else 0.6)


def _trigger(ability: Trigger) -> float:
    return sum((hint_of(effect).each_turn(effect) for effect in ability.do), 0.0)


def _use(ability: Use) -> float:
    return sum((hint_of(effect).used(effect) for effect in ability.do), 0.0)


def _instead(ability: Instead) -> float:
    """Less of what hurts is good; what does not unlock is not."""
    if ability.of.kind is Happening.UNLOCKS:
        return -1.0
    return 1.5 if ability.amount is not None else 0.0


def _offered(ability: Action) -> float:
    return min((hint_of(effect).offered(effect) for effect in ability.do), default=-0.1)


hint(Always, held=_always)
hint(Trigger, held=_trigger)
hint(Use, held=_use)
hint(Action, held=_offered)
hint(Instead, held=_instead)


def intercepts(form: Form) -> tuple[tuple[int, tuple[Cond, ...]], ...]:
    """What a card in play adds to the intercept of its bearer: how much, and on which conditions."""
    return tuple(
        (effect.amount, tuple(singles(ability.if_)))
        for ability in form.always
        if isinstance(effect := ability.effect, Mod)
        and effect.stat is Stat.INTERCEPT
        and effect.of is Who.SELF
        and isinstance(effect.amount, int)
    )
