"""Combat cards without a discipline."""

from coterie.games.vtes.cards.vocabulary import Card, Count, GainBlood, Mode, Period, State, Usable, When

TASTE_OF_VITAE = Card(
    101945,
    (Mode((GainBlood(Count.BLOOD_LOST_TO_DAMAGE),)),),
    usable=Usable(When(State.ROUND_END), not_leaving=True),
    once=Period.ROUND,
)
"""After the presses, even for no blood, but not against an ally (v5.card.taste-of-vitae)."""
