"""Action modifiers without a discipline."""

from coterie.games.vtes.cards.vocabulary import Card, EndAction, Mode, Moment, NoRepeat, Unlock, Usable

CHANGE_OF_TARGET = Card(100323, (Mode((Unlock(), EndAction(), NoRepeat())),), usable=Usable((Moment.BLOCKED,)))
