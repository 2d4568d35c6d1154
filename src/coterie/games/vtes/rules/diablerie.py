"""Diablerie: its steps are one unit that nothing interrupts, and the blood hunt that follows (v5.diablerie)."""

from __future__ import annotations

from coterie.games.vtes.rules import changes, doors
from coterie.games.vtes.rules.apply import follow
from coterie.games.vtes.rules.ask import choose_piece
from coterie.games.vtes.rules.fetch import award_trophies, fetch_discipline
from coterie.games.vtes.rules.matters import BloodHunt, happen
from coterie.games.vtes.rules.naming import piece_ref
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.rules.targets import why_second
from coterie.games.vtes.rules.traits import BLOOD_CURSED, RED_LIST, has_trait
from coterie.games.vtes.table import ATTACHED, READY, VAMPIRE, Piece, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason


def why_diablerize(t: Table, vampire: Piece) -> Reason | None:
    """Only ready vampires commit diablerie, and none that is blood cursed (v5.diablerie, v5.trait.blood-cursed)."""
    if vampire.kind != VAMPIRE:
        return no("needs-vampire", "v5.diablerie")
    if vampire.zone != READY:
        return no("not-ready", "v5.diablerie")
    if has_trait(t, vampire, BLOOD_CURSED):
        return no("blood-cursed", "v5.trait.blood-cursed")
    return None


def diablerie(t: Table, by: int, victim: int) -> Rules[None]:
    """Blood, equipment, burning, a Discipline if the victim was older, trophies if it was hunted; then the blood hunt (v5.diablerie).

    What cards in play do because the victim is burned comes between: nothing interrupts the unit, and the hunt is another matter.
    """
    t.tell("vtes-event-diablerie", piece=piece_ref(t, t.piece(by)), victim=piece_ref(t, t.piece(victim)))
    drink(t, by, victim)
    yield from take_equipment(t, by, victim)
    older, hunted = t.piece(victim).capacity > t.piece(by).capacity, has_trait(t, t.piece(victim), RED_LIST)
    yield from doors.burn(t, victim)
    if older:
        yield from fetch_discipline(t, by)
    if hunted:
        yield from award_trophies(t, by)
    yield from follow(t)
    yield from call_hunt(t, by)


def drink(t: Table, by: int, victim: int) -> None:
    """All the victim's blood moves to the diablerist; what is too much is lost (v5.diablerie)."""
    drained = t.piece(victim)
    amount, drained.blood = drained.blood, 0
    changes.disturb(t, drained.controller)
    changes.gain_blood(t, t.piece(by), amount)


def take_equipment(t: Table, by: int, victim: int) -> Rules[None]:
    """The diablerist may take any of the victim's equipment, piece by piece (v5.diablerie)."""
    seat, about = t.piece(by).controller, t.piece(victim).card
    while takeable(t, by, victim):
        number = yield from choose_piece(t, seat, "take-equipment", takeable(t, by, victim), may_pass=True, about=about)
        if not number:
            return
        t.tell("vtes-event-took", piece=piece_ref(t, t.piece(by)), card=piece_ref(t, t.piece(number)))
        t.move(t.piece(number), ATTACHED, seat, by)


def takeable(t: Table, by: int, victim: int) -> list[int]:
    """The victim's equipment that the diablerist can have."""
    return [
        number
        for number in t.piece(victim).cards
        if "equipment" in t.book.facts[t.piece(number).card].types and why_second(t, t.form_of(t.piece(number)), t.piece(by)) is None
    ]


def call_hunt(t: Table, by: int) -> Rules[None]:
    """A blood hunt is put to the vote at once (v5.blood-hunt)."""
    if by in t.pieces:
        yield from happen(t, BloodHunt(by))
