"""What bots make of its words: counters on cards."""

from coterie.games.vtes.bots.heuristics.choices import pay
from coterie.games.vtes.bots.hints import answer, hint
from coterie.games.vtes.cards.vocabulary import Counters, Store, Unload

hint(Store, each_turn=-0.2)
hint(Unload, used=1.5)
answer("store", pay)
hint(Counters, held=0.0)
