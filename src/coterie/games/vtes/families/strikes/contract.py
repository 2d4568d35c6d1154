"""What its words promise: strikes, and what they are made with."""

from coterie.games.vtes.cards.vocabulary import AdditionalStrikes, AfterCombat, Aggravated, FirstStrike, HandsOnly, Strike, WeaponOnly
from coterie.games.vtes.families.promise import INNER, look, promises

promises(
    AdditionalStrikes, "fighter.strikes", may=("fighter.gained",), exact=look("each", "fighter.strikes", 1), later=look("another_strike")
)
promises(AfterCombat, later=INNER)
promises(Aggravated, later=look("blow", "aggravated"))
promises(FirstStrike, later=look("blow", "first"))
promises(HandsOnly, "lasting")
promises(Strike, "fighter.blow", may=("fighter.committed",), later=look("struck"))
promises(WeaponOnly, later=look("blow", "weapon_only"))
