"""The phases of a turn that are not the minion phase: unlock, master, influence, discard (v5.turn)."""

from coterie.games.vtes.rules.phases.discard import discard_phase
from coterie.games.vtes.rules.phases.influence import influence_phase
from coterie.games.vtes.rules.phases.master import master_phase
from coterie.games.vtes.rules.phases.unlock import unlock_phase

__all__ = ["discard_phase", "influence_phase", "master_phase", "unlock_phase"]
