"""Every card that is complete: its definition, by the number of the card."""

from types import ModuleType

from coterie.games.vtes.cards import action, ally, combat, equipment, modifier, political, reaction
from coterie.games.vtes.cards.crypt import caitiff, hecata, lasombra, malkavian, nosferatu, toreador, ventrue
from coterie.games.vtes.cards.disciplines import (
    animalism,
    auspex,
    celerity,
    dominate,
    fortitude,
    obfuscate,
    oblivion,
    potence,
    presence,
    thaumaturgy,
)
from coterie.games.vtes.cards.master import attached, in_play, locations
from coterie.games.vtes.cards.vocabulary import Card

MODULES: tuple[ModuleType, ...] = (
    action, ally, combat, equipment, modifier, political, reaction, attached, in_play, locations,
    animalism, auspex, celerity, dominate, fortitude, obfuscate, oblivion, potence, presence, thaumaturgy,
    caitiff, hecata, lasombra, malkavian, nosferatu, toreador, ventrue,
)  # fmt: skip

DEFINITIONS: dict[int, Card] = {
    card.id: card for module in MODULES for name, card in vars(module).items() if isinstance(card, Card) and name.isupper()
}
