"""What Discipline cards teach: a level and capacity for as long as the card is on the vampire (v5.master.discipline)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coterie.games.vtes.cards.vocabulary import Teaches

if TYPE_CHECKING:
    from coterie.games.vtes.table import Piece, Table

SUPERIOR: Final = 2
"""The higher level of a discipline."""


def learn(vampire: Piece, lesson: Teaches) -> None:
    """A vampire has one level more, and more capacity without the blood to fill it (v5.master.discipline)."""
    level = min(SUPERIOR, vampire.disciplines.get(lesson.discipline, 0) + 1)
    vampire.disciplines = {**vampire.disciplines, lesson.discipline: level}
    vampire.capacity += lesson.capacity


def unlearn(t: Table, vampire: Piece, card: Piece) -> None:
    """A card leaves a vampire: what it taught goes with it, and blood above the capacity too, if the vampire is in play.

    A level that another card teaches as well, or that is printed, stays (v5.master.discipline).
    """
    lesson = t.form_of(card).ability(Teaches)
    if not isinstance(lesson, Teaches):
        return
    name = lesson.discipline
    others = [t.form_of(t.piece(other)).ability(Teaches) for other in vampire.cards if other != card.id]
    learned = sum(1 for other in others if isinstance(other, Teaches) and other.discipline == name)
    kept = t.book.facts[vampire.card].disciplines.get(name, 0) + learned
    level = min(SUPERIOR, max(vampire.disciplines.get(name, 0) - 1, kept))
    known = {other: at for other, at in vampire.disciplines.items() if other != name}
    vampire.disciplines = {**known, name: level} if level else known
    vampire.capacity -= lesson.capacity
    if vampire.zone in ("ready", "torpor"):
        vampire.blood = min(vampire.blood, vampire.capacity)
