"""What bots make of its words: the course of an action: what it is, how it ends, what follows."""

from coterie.games.vtes.bots.hints import add, hint, inner, note, note_aimed, nothing
from coterie.games.vtes.cards.vocabulary import AfterSuccess, EndAction, EnterCombat, Hunt, NoRepeat

hint(AfterSuccess, inner)
hint(EndAction, note("ends_action"))
hint(EnterCombat, note_aimed("fights", "target"), offered=-1.2)
hint(Hunt, add("hunts", "bonus"))
hint(NoRepeat, nothing)
