"""What bots make of its words: damage: inflicted, prevented, without success."""

from coterie.games.vtes.bots.heuristics.choices import pay
from coterie.games.vtes.bots.hints import add, amount, answer, hint, worth
from coterie.games.vtes.cards.vocabulary import Environmental, Inflict, Prevent, Wound

hint(Prevent, add("prevents"), used=lambda effect: 0.8 * amount(effect.amount))
hint(Environmental, add("round_damage", "damage"), always=lambda effect, share: 0.9 * effect.damage)
hint(Inflict, worth(-1.0, "damage"))
hint(Wound, worth(0.7, "damage"))
answer("wound", pay)
