"""What control of cards and minions is to bots."""

from coterie.games.vtes.bots.heuristics.choices import enemy, steal_onto
from coterie.games.vtes.bots.hints import answer, hint, note, note_aimed
from coterie.games.vtes.cards.vocabulary import Give, Steal, TakeControl

hint(Give, each_turn=-0.3)
hint(Steal, note_aimed("harms_target", "what"))
hint(TakeControl, note("harms_target"))
answer("steal", enemy)
answer("steal-onto", steal_onto)
