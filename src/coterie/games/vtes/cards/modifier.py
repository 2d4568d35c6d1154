"""Action modifiers without a discipline."""

from coterie.games.vtes.cards.vocabulary import Card, EndAction, Get, Mode, Moment, NoRepeat, Stat, Unlock, Usable

CHANGE_OF_TARGET = Card(100323, (Mode((Unlock(), EndAction(), NoRepeat())),), usable=Usable((Moment.BLOCKED,)))
OMINOUS_CHORUS = Card(102278, (Mode((Get(Stat.VOTES, 3),)),), usable=Usable((Moment.POLLING,)))
