"""What bots make of its words: what is paid besides, or costs more."""

from coterie.games.vtes.bots.hints import hint, inner
from coterie.games.vtes.cards.vocabulary import BurnBloodTo, Cheaper, Dearer

hint(BurnBloodTo, inner)
hint(Cheaper, held=1.5)
hint(Dearer, held=0.0)
