"""Action modifiers without a discipline."""

from coterie.games.vtes.cards.vocabulary import (
    Card,
    EndAction,
    Get,
    Mode,
    Moment,
    NoRepeat,
    Noun,
    Region,
    Share,
    Some,
    Stat,
    Unlock,
    Usable,
    Whose,
)

AMICI_NOCTIS = Card(
    102274,
    (Mode((Share(Some(Noun.VAMPIRE, Region.READY, Whose.YOURS, "Lasombra"), 1, 1, 2),)),),
    usable=Usable((Moment.AFTER_PASSED_REFERENDUM,)),
)

CHANGE_OF_TARGET = Card(100323, (Mode((Unlock(), EndAction(), NoRepeat())),), usable=Usable((Moment.BLOCKED,)))
OMINOUS_CHORUS = Card(102278, (Mode((Get(Stat.VOTES, 3),)),), usable=Usable((Moment.POLLING,)))
