"""Rules of thumb: how good each option of a question looks to a player. `steady` plays by them, and searching bots start from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

from coterie.games.fury.bots.heuristics import dracula, dracula_cards, hunter_cards, hunters
from coterie.games.fury.bots.insight import Insight
from coterie.games.fury.rules.asking import Choice
from coterie.games.fury.table import THE_COUNT
from coterie.kernel.questions import Ask

Rule: TypeAlias = "Callable[[Insight, Choice, list[str]], list[float]]"

MIXED: Final = ("tactic", "enemy-tactic")
"""Questions to which the best answer is not always the same: cards are taken as often as their shares say."""


def scores(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[float]:
    """How good each key looks; differences of 1 are clear, of 0.1 hardly any."""
    choice = cast(Choice, ask)  # every question of this game is one
    rules = DRACULAS if choice.hunter == THE_COUNT else HUNTERS
    rule = rules.get(choice.kind)
    return rule(insight, choice, keys) if rule is not None else [0.0] * len(keys)


HUNTERS: Final[dict[str, Rule]] = {
    "begin": hunters.begin,
    "travel": hunters.travel,
    "destination": hunters.destination,
    "announce": hunters.announce,
    "turn-start": hunter_cards.turn_start,
    "join": hunter_cards.join,
    "inner-strength": hunter_cards.healing,
    "action": hunter_cards.action,
    "draw": hunter_cards.draw,
    "discard": hunter_cards.discard,
    "shown": hunter_cards.discard,
    "answer": hunter_cards.answer,
    "moment": hunter_cards.moment,
    "show": hunter_cards.show,
    "opening": hunter_cards.opening,
    "tactic": hunter_cards.tactic,
    "apply": hunter_cards.apply,
    "fighter": dracula_cards.fighter,
    "ally": hunter_cards.ally,
    "scout": hunter_cards.scout,
    "ground": hunter_cards.ground,
    "storm": hunter_cards.storm,
    "patient": hunter_cards.healing,
    "donor": hunter_cards.healing,
    "return": hunter_cards.best_card,
    "weapon": hunter_cards.best_card,
    "train-die": hunter_cards.train_die,
    "voyage": hunter_cards.voyage,
    "rumor": hunter_cards.rumor,
    "re-equip": hunter_cards.re_equip,
    "offer": hunter_cards.trade,
    "accept": hunter_cards.trade,
}
DRACULAS: Final[dict[str, Rule]] = {
    "begin": dracula.begin,
    "dracula-move": dracula.move,
    "announce-dracula": dracula.move,
    "wolf": dracula.move,
    "double-back": dracula.double_back,
    "fly": dracula.flight,
    "evasion": dracula.flight,
    "ashore": dracula.flight,
    "destination": dracula.send_away,
    "horses": dracula.send_away,
    "block": dracula.block,
    "link": dracula.block,
    "keep-hidden": dracula.kept_hidden,
    "place-token": dracula_cards.place_token,
    "to-catacombs": dracula_cards.bury,
    "clear": dracula_cards.clear,
    "mature": dracula_cards.mature,
    "put-back": dracula_cards.put_back,
    "keep-tokens": dracula_cards.keep_tokens,
    "keep-token": dracula_cards.keep_token,
    "order": dracula_cards.order,
    "victim": dracula_cards.victim,
    "bitten": dracula_cards.victim,
    "quincey": dracula_cards.quincey,
    "spring": dracula_cards.spring,
    "dracula-start": dracula_cards.start,
    "moment": dracula_cards.moment,
    "answer": hunter_cards.answer,
    "opening": dracula_cards.opening,
    "enemy-tactic": dracula_cards.tactic,
    "attack": dracula_cards.attack,
    "rage": dracula_cards.rage,
    "thief": dracula_cards.thief,
    "banish": dracula_cards.banish,
    "fighter": dracula_cards.fighter,
    "ally": hunter_cards.ally,
    "discard": dracula_cards.discard,
}
"""What neither side has a rule for, any answer is as good as another."""
