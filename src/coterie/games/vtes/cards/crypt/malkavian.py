"""Malkavians."""

from coterie.games.vtes.cards.vocabulary import Card, Toll

ALEXANDER_SILVERSON = Card(201530, abilities=(Toll(1),))
