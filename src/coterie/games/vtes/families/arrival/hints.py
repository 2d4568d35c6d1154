"""What bots make of its words: cards that come into play, and burn."""

from __future__ import annotations

from coterie.games.vtes.bots.heuristics.choices import enemy, no
from coterie.games.vtes.bots.hints import aim, answer, hint, note, nothing
from coterie.games.vtes.bots.purpose import Purpose
from coterie.games.vtes.cards.vocabulary import Burn, PutInPlay, PutOn


def _put_on(purpose: Purpose, effect: PutOn) -> None:
    purpose.puts_on = purpose.stays = True
    aim(purpose, effect.target)


hint(PutOn, _put_on)
hint(PutInPlay, note("stays"))
hint(Burn, nothing, each_turn=0.0, used=0.0)
answer("burn", enemy)
answer("burn-named", no)
