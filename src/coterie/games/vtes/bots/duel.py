"""What a fight is worth: the blood and the torpor that two minions are likely to deal each other."""

from __future__ import annotations

from coterie.games.vtes.bots.insight import VAMPIRE, Insight, able
from coterie.games.vtes.bots.purpose import Purpose, purpose_in, purpose_of
from coterie.games.vtes.cards.vocabulary import STRONG, Kind, Strike
from coterie.games.vtes.view import MinionView


def hurt(insight: Insight, minion: MinionView, damage: float, aggravated: bool = False) -> float:
    """What damage costs who controls a minion: blood, and more if it goes to torpor or is burned."""
    if damage <= 0:
        return 0.0
    if minion.kind != VAMPIRE:
        return insight.life_worth(minion) if damage >= minion.blood else 0.5 * damage
    if aggravated:
        return 0.7 * insight.life_worth(minion)
    lost = min(damage, minion.blood)
    cost = 0.45 * lost + (0.35 if minion.blood - lost < 1 else 0.0)
    if damage > minion.blood:
        cost += 0.6 * insight.life_worth(minion)
    elif damage > minion.blood - 1:
        cost += 0.1 * insight.life_worth(minion)
    return cost


def weapons(insight: Insight, minion: MinionView) -> list[Purpose]:
    """The strikes that a minion has on the table."""
    found = []
    for card in (minion.card, *(card.card for card in minion.cards)):
        for form in insight.book.forms[card][:1]:
            found += [purpose_in(use.do) for _, use in form.uses if any(isinstance(effect, Strike) for effect in use.do)]
    return found


def blow_of(insight: Insight, minion: MinionView, known: bool) -> tuple[float, float]:
    """The damage a minion is likely to deal in a round at close and at long range; `known` if its cards are one's own."""
    close, far = float(minion.strength), 0.0
    for purpose in weapons(insight, minion):
        strong = float(purpose.damage + purpose.steals)
        close = max(close, strong + (minion.strength if purpose.striking in STRONG else 0))
        far = max(far, strong if purpose.ranged else 0.0)
    standing = sum((purpose_of(form).round_damage for card in minion.cards for form in insight.book.forms[card.card][:1]), 0)
    if known:
        for form, purpose in insight.held:
            if form.kind is Kind.COMBAT and able(form, minion):
                strong = float(purpose.damage + purpose.steals)
                if purpose.striking in STRONG:
                    strong += minion.strength
                if purpose.striking is not None and strong:
                    close = max(close, strong)
                    far = max(far, strong if purpose.ranged else 0.0)
    else:
        close += 0.5 * max((minion.disciplines.get(name, 0) for name in FIGHTING), default=0)
    return close + standing, far + standing


FIGHTING = ("pot", "tha", "pro", "vic", "qui")
"""Disciplines that are feared in a fight."""


def escapes(insight: Insight, minion: MinionView) -> bool:
    """Whether the hand holds a way out of a fight for a minion of one's own."""
    return any(
        form.kind is Kind.COMBAT and (purpose.ends_combat or purpose.dodges) and able(form, minion) for form, purpose in insight.held
    )


def prospect(insight: Insight, mine: MinionView, theirs: MinionView) -> float:
    """What a round of combat between a minion of one's own and another's is worth."""
    known = insight.duels.get((mine.id, theirs.id))
    if known is None:
        known = insight.duels[mine.id, theirs.id] = _prospect(insight, mine, theirs)
    return known


def _prospect(insight: Insight, mine: MinionView, theirs: MinionView) -> float:
    dealt, _ = blow_of(insight, mine, known=True)
    taken, _ = blow_of(insight, theirs, known=False)
    care = insight.care(insight.seat_of(theirs.id))
    loss = hurt(insight, mine, taken) * (0.4 if escapes(insight, mine) else 1.0)
    return 0.9 * care * hurt(insight, theirs, dealt) - loss
