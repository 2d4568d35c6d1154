"""Combat cards without a discipline."""

from coterie.games.vtes.cards.vocabulary import STAYING, Card, Count, GainBlood, Mode, Period, State, When

TASTE_OF_VITAE = Card(
    101945,
    (Mode((GainBlood(Count.BLOOD_LOST_TO_DAMAGE),)),),
    when=When(State.ROUND_END),
    by=STAYING,
    once=Period.ROUND,
)
"""After the presses, even for no blood, but not against an ally (v5.card.taste-of-vitae)."""
