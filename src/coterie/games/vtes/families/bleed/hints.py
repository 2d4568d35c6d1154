"""What bots make of its words: bleeds: for how much, at whom, and whether they succeed."""

from coterie.games.vtes.bots.heuristics.choices import redirect
from coterie.games.vtes.bots.hints import add, answer, hint, inner, note
from coterie.games.vtes.cards.vocabulary import Bleed, FailBleed, IfBled, Redirect, ReduceBleed

hint(Bleed, add("bleed", "bonus"))
hint(ReduceBleed, add("reduces"))
hint(Redirect, note("redirects"))
hint(FailBleed, note("fails_bleed"))
hint(IfBled, inner)
answer("redirect", redirect)
