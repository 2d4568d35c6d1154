"""What words for numbers promise."""

from coterie.games.vtes.cards.vocabulary import During, Early, GainVotes, Limited, VotesAgainst, While
from coterie.games.vtes.families.promise import ANYTHING, DRAWN, INNER, look, promises

VOTES = ("referendum.votes", "referendum.cast")

promises(During, "lasting", may=DRAWN, later=look("begun"))
promises(Limited, "lasting", tells=("bleed", "bleed-waiting"))
promises(While, later=look("tells", "bleed-waiting"))
promises(Early, may=ANYTHING, later=INNER)
promises(GainVotes, *VOTES, may=("referendum.owners", "referendum.done"), tells="votes-gained")
promises(VotesAgainst, *VOTES, may=("referendum.done",), tells="votes-gained", later=look("tells", "votes-against"))
