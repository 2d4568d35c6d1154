"""What is paid besides, or costs more, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import BurnBloodTo, Cheaper, Dearer, ReplaceLater, SpendTransfers, Surcharge
from coterie.games.vtes.text.abilities import ability
from coterie.games.vtes.text.clauses.clause import blood, clause, pool, unsaid
from coterie.games.vtes.text.frame import Frame, Mood


@clause.register
def spend_transfers(node: SpendTransfers, frame: Frame) -> str:
    """Transfers used for something else."""
    return frame.say("spend-transfers", amount=node.amount)


@clause.register
def burn_blood_to(node: BurnBloodTo, frame: Frame) -> str:
    """Blood burned for an effect."""
    return frame.say("burn-blood-to", blood=blood(node.blood, frame), clause=clause(node.do, frame.with_(mood=Mood.TO)))


@clause.register
def surcharge(node: Surcharge, frame: Frame) -> str:
    """What cards of a type cost more."""
    return frame.say("surcharge", kind=frame.tongue.form("type", node.sort), amount=node.blood)


@clause.register
def replace_later(node: ReplaceLater, frame: Frame) -> str:
    """Cards that are replaced later."""
    return frame.chosen(f"replaced-after-{node.until.value}")


@ability.register
def dearer(node: Dearer, frame: Frame) -> str:
    """Cards that cost more."""
    words = f"+{pool(node.pool, frame)}" if node.pool >= 0 else pool(node.pool, frame)
    if node.name:
        return frame.say("cards-cost", name=frame.named(node.name), pool=words)
    return frame.say("this-costs", this=frame.name, who=frame.this, pool=words)


unsaid(Cheaper, "no card whose text is printed says it")
