"""Combat cards without a discipline."""

from coterie.games.vtes.cards.vocabulary import Card, Count, GainBlood, Mode, Moment, Period, Usable

TASTE_OF_VITAE = Card(
    101945,
    (Mode((GainBlood(Count.BLOOD_LOST_TO_DAMAGE),)),),
    usable=Usable((Moment.END_OF_ROUND,), not_leaving=True),
    once=Period.ROUND,
)
"""After the presses, even for no blood, but not against an ally (v5.card.taste-of-vitae)."""
