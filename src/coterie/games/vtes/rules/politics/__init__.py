"""Politics: referendums and blood hunts, their terms, votes and outcomes, and the titles that give votes."""

from coterie.games.vtes.rules.politics.referendums import blood_hunt, referendum
from coterie.games.vtes.rules.politics.terms import why_call, why_terms
from coterie.games.vtes.rules.politics.titles import change_clan, change_sect
from coterie.games.vtes.rules.politics.votes import abstain, gain_votes

__all__ = ["abstain", "blood_hunt", "change_clan", "change_sect", "gain_votes", "referendum", "why_call", "why_terms"]
