"""What a minion is, in words."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.cards.vocabulary import As, Free, HasTrait, PlaysAs, Teaches, Trait
from coterie.games.vtes.text.abilities import ability
from coterie.games.vtes.text.clauses.clause import unsaid
from coterie.games.vtes.text.frame import Frame
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import Phrase, refuse

OF_VAMPIRES: Final = (
    Trait.BLACK_HAND, Trait.BLOOD_CURSED, Trait.CIRCLE, Trait.FLIGHT, Trait.INFERNAL, Trait.RED_LIST, Trait.SCARCE, Trait.SERAPH,
    Trait.SLAVE, Trait.STERILE,
)  # fmt: skip
"""Traits of vampires, which are sentences of their texts."""


@ability.register
def has_trait(node: HasTrait, frame: Frame) -> str:
    """A trait as it is printed; a slave says whose, and who is of a circle, of which."""
    refuse(bool(node.clan) != (node.trait in (Trait.SLAVE, Trait.CIRCLE)), "slaves serve a clan, circles have a name, and nobody else does")
    refuse(node.trait not in OF_VAMPIRES, "no vampire has this trait")
    if node.trait is Trait.CIRCLE:
        return frame.say("circle-of", circle=frame.circle(node.clan))
    words = frame.tongue.form("trait", node.trait, "keyword")
    if node.trait is Trait.FLIGHT:
        return f"{words} [FLIGHT]"
    return frame.say("slave-of", clan=frame.tongue.form("clan", node.clan)) if node.clan else words


@ability.register
def teaches(node: Teaches, frame: Frame) -> str:
    """A level of a discipline, and capacity."""
    refuse(not node.discipline.islower(), "a level is added, whichever it is")
    discipline = frame.tongue.discipline(node.discipline)
    words = frame.say("teaches", who=frame.this, discipline=Phrase(discipline))
    words += frame.say("more-capacity", capacity=f"{node.capacity:+d}") if node.capacity else ""
    superior = frame.tongue.discipline(node.discipline.upper())
    return words + "\n" + frame.say("not-on-superior", who=frame.tongue.noun("noun", frame.user, Article.A), discipline=superior)


@ability.register
def plays_as(node: PlaysAs, frame: Frame) -> str:
    """Cards that an ally plays as a vampire."""
    refuse(not node.disciplines, "it plays nothing")
    disciplines = frame.tongue.both([frame.tongue.discipline(short) for short in node.disciplines], either=True)
    return frame.say("plays-as" if node.actions else "plays-as-not-actions", who=frame.this, disciplines=disciplines)


@ability.register
def free(node: Free, frame: Frame) -> str:
    """What it can do."""
    return frame.chosen(f"free-{node.what.value}", who=frame.this)


unsaid(As, "no card whose text is printed says it")
