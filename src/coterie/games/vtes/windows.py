"""The windows of the game: the moments at which cards are played and abilities used."""

from __future__ import annotations

from typing import Final

W_MASTER, W_ACT = "master", "act"
W_ANNOUNCED, W_OPEN, W_ATTEMPT, W_DECLINED, W_WOULD = "announced", "open", "attempt", "declined", "would"
W_BLOCKED, W_AFTER_BLOCK, W_AFTER, W_POLLING = "blocked", "after-block", "after", "polling"
W_BEFORE_RANGE, W_RANGE, W_BEFORE_STRIKES, W_STRIKE = "before-range", "range", "before-strikes", "strike"
W_ADDITIONAL, W_DAMAGE, W_PRESS, W_ROUND_END, W_DISCARD = "additional", "damage", "press", "round-end", "discard"
W_AS_PLAYED, W_UNLOCK, W_INFLUENCE = "as-played", "unlock", "influence"
DURING: Final = (W_OPEN, W_ATTEMPT, W_DECLINED)
"""While an action may be blocked."""
