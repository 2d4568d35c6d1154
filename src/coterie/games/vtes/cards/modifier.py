"""Action modifiers without a discipline."""

from coterie.games.vtes.cards.vocabulary import (
    READY,
    VAMPIRE,
    YOURS,
    Card,
    Clan,
    EndAction,
    GainVotes,
    Mode,
    NoRepeat,
    Share,
    State,
    Unlock,
    When,
)

AMICI_NOCTIS = Card(
    102274,
    (Mode((Share(VAMPIRE & READY & YOURS & Clan("Lasombra"), 1, 1, 2),)),),
    when=When(State.AFTER) & When(State.PASSED),
)

CHANGE_OF_TARGET = Card(100323, (Mode((Unlock(), EndAction(), NoRepeat())),), when=When(State.BLOCKED))
OMINOUS_CHORUS = Card(102278, (Mode((GainVotes(3),)),), when=When(State.POLLING) & When(State.POLITICAL))
