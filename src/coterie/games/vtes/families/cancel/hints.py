"""What bots make of its words: cards that are cancelled as they are played."""

from coterie.games.vtes.bots.hints import hint, note
from coterie.games.vtes.cards.vocabulary import Cancel

hint(Cancel, note("cancels"))
