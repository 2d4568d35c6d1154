"""What bots make of its words: hands, libraries and ash heaps."""

from coterie.games.vtes.bots.hints import hint, inner, note, worth
from coterie.games.vtes.cards.vocabulary import Discard, LookAndDiscard, OpenHand, Pay, SearchEquip, TakeBack

hint(Discard, note("discards"), used=0.7)
hint(LookAndDiscard, note("looks"))
hint(OpenHand, always=0.9)
hint(Pay, inner)
hint(SearchEquip, note("searches"))
hint(TakeBack, worth(0.8))
