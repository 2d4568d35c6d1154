"""What its words promise: referendums: their terms, their votes, and what they bring."""

from coterie.games.vtes.cards.vocabulary import (
    Abstain,
    Allocate,
    Bar,
    ChooseClan,
    ChooseReady,
    ChooseUpTo,
    Distribute,
    Passes,
    Represent,
    Share,
    ShiftPool,
)
from coterie.games.vtes.families.promise import INNER, look, promises

promises(Abstain, "referendum.silenced", may=("referendum.cast", "referendum.ballots", "locked"), tells="abstains")
promises(Allocate, later=look("referendum_has", "points"))
promises(Bar, "standing", tells="barred")
promises(ChooseClan, later=look("referendum_has", "clan"))
promises(ChooseReady, later=look("referendum_has", "chosen"))
promises(ChooseUpTo, later=look("referendum_has", "minions"))
promises(Distribute, later=look("tells", "pool-gained"))
promises(Passes, later=INNER)
promises(Represent, later=look("tells", "put-on"))
promises(Share, "blood", "pool", tells=("blood-gained", "pool-gained"))
promises(ShiftPool, later=look("referendum_has", "points"))
