"""What each word promises: what changes when it is carried out, what else may, what is told of it, and what is to be seen later."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Node
from coterie.games.vtes.families import collect
from coterie.games.vtes.families.promise import PROMISES

from .sights import CONTRACTS, Contract, contract_of

collect("contract")
WORDS: dict[type[Node], Contract] = {word: contract_of(promise) for word, promise in PROMISES.items()}
"""Every effect word, as its family promises."""
CONTRACTS.update(WORDS)
