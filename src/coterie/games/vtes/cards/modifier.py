"""Action modifiers without a discipline."""

from coterie.games.vtes.cards.vocabulary import (
    READY,
    VAMPIRE,
    YOURS,
    Card,
    Clan,
    EndAction,
    Get,
    Mode,
    NoRepeat,
    Share,
    Stat,
    State,
    Unlock,
    Usable,
    When,
)

AMICI_NOCTIS = Card(
    102274,
    (Mode((Share(VAMPIRE & READY & YOURS & Clan("Lasombra"), 1, 1, 2),)),),
    usable=Usable(When(State.AFTER) & When(State.PASSED)),
)

CHANGE_OF_TARGET = Card(100323, (Mode((Unlock(), EndAction(), NoRepeat())),), usable=Usable(When(State.BLOCKED)))
OMINOUS_CHORUS = Card(102278, (Mode((Get(Stat.VOTES, 3),)),), usable=Usable(When(State.POLLING) & When(State.POLITICAL)))
