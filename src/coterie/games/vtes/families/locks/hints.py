"""What bots make of its words: locked, unlocked, awake."""

from __future__ import annotations

from coterie.games.vtes.bots.heuristics.choices import enemy, own
from coterie.games.vtes.bots.hints import aim, answer, hint, note
from coterie.games.vtes.bots.purpose import Purpose
from coterie.games.vtes.cards.vocabulary import Lock, Pred, Unlock, Wake


def _lock(purpose: Purpose, effect: Lock) -> None:
    if isinstance(effect.who, Pred):
        purpose.locks += effect.up_to
        aim(purpose, effect.who)


def _unlock(purpose: Purpose, effect: Unlock) -> None:
    purpose.unlocks = True
    aim(purpose, effect.who)


hint(Lock, _lock, each_turn=0.7)
hint(Unlock, _unlock, each_turn=1.2, used=1.0)
hint(Wake, note("wakes"))
answer("lock", enemy)
answer("lock-up-to", enemy)
answer("unlock", own)
