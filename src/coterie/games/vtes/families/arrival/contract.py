"""What its words promise: cards that come into play, and burn."""

from coterie.games.vtes.cards.vocabulary import Burn, PutInPlay, PutOn
from coterie.games.vtes.families.promise import DRAWN, GONE, promises

promises(Burn, "piece", may=GONE | DRAWN | {"bound", "combat", "capacity", "disciplines", "title"}, tells="burned")
promises(PutInPlay, "piece", may=("playing", "table", "bound", "contested"), tells="put-in-play")
promises(
    PutOn, "piece", may=("playing", "cards", "locked", "capacity", "disciplines", "bound", "controller", "ash", "contested"), tells="put-on"
)
