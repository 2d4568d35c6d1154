"""What bots make of its words: attempts to block, and blocks."""

from __future__ import annotations

from coterie.games.vtes.bots.heuristics.choices import yes
from coterie.games.vtes.bots.hints import answer, hint, note, nothing
from coterie.games.vtes.bots.purpose import Purpose
from coterie.games.vtes.cards.vocabulary import BlockToll, FailAttempt, IfBlocked, LockFailedBlockers, MustBlock


def _must_block(purpose: Purpose, effect: MustBlock) -> None:
    purpose.must_block = True
    purpose.intercept += effect.intercept


hint(MustBlock, _must_block)
hint(BlockToll, note("prevents_block"))
hint(FailAttempt, note("stealth", 9))
hint(IfBlocked, note("ends_action"))
hint(LockFailedBlockers, nothing)
answer("toll", yes)
