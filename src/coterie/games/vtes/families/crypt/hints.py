"""What bots make of its words: crypts, uncontrolled regions, and the way back from torpor."""

from coterie.games.vtes.bots.heuristics.choices import own, remove
from coterie.games.vtes.bots.hints import answer, hint, note_aimed, worth
from coterie.games.vtes.cards.vocabulary import Recover, RevealCrypt, SendBack

hint(Recover, note_aimed("recovers", "who"), used=1.0)
hint(RevealCrypt, worth(1.5))
hint(SendBack, note_aimed("harms_target", "who"))
answer("recover", own)
answer("remove-crypt", remove)
