"""What bots make of its words: what a minion is."""

from coterie.games.vtes.bots.hints import hint
from coterie.games.vtes.cards.vocabulary import PlaysAs, Teaches

hint(PlaysAs, held=1.0)
hint(Teaches, held=lambda ability: 1.2 + 0.4 * ability.capacity)
