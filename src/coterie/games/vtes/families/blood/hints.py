"""What bots make of its words: blood and life of minions."""

from __future__ import annotations

from coterie.games.vtes.bots.heuristics.choices import exchange, feed, move_blood, pay, to_pool
from coterie.games.vtes.bots.hints import TURNS, add, aim, amount, answer, hint, nothing
from coterie.games.vtes.bots.purpose import Purpose
from coterie.games.vtes.cards.vocabulary import AddBlood, BurnBlood, Exchange, GainBlood, MoveBlood, Pred, Region, region_of


def _add_blood(purpose: Purpose, effect: AddBlood) -> None:
    if isinstance(effect.to, Pred) and region_of(effect.to) is Region.UNCONTROLLED:
        purpose.lifts += effect.amount
    else:
        purpose.blood += effect.amount
    aim(purpose, effect.to)


hint(AddBlood, _add_blood, used=lambda effect: 0.8 * TURNS * effect.amount)
hint(GainBlood, add("blood"), each_turn=lambda effect: 0.5 * TURNS * amount(effect.amount))
hint(BurnBlood, nothing)
hint(MoveBlood, add("move_most", "most"))
hint(Exchange, each_turn=1.8)
answer("payer", pay)
answer("gain-blood", feed)
answer("to-pool", to_pool)
answer("burn-blood", pay)
answer("move-blood", move_blood)
answer("exchange", exchange)
