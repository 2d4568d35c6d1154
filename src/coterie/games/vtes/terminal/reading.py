"""Texts read into definitions, on the screen: of one card what came of it, of all how many."""

from __future__ import annotations

from coterie.games.vtes.pool import Facts
from coterie.games.vtes.reader.cards import read
from coterie.games.vtes.reader.harvest import LEFT_OUT, renew
from coterie.games.vtes.support.registry import said
from coterie.games.vtes.text import name
from coterie.games.vtes.text.proof import lock
from coterie.terminal.screen import Screen


def show_reading(screen: Screen, card: Facts) -> None:
    """What the text of a card is read as, or what is in the way."""
    found = read(card)
    screen.line(f"{name(card.id, screen.speaker.language)} ({card.id})", "bold")
    for one in found.cards:
        screen.line(said(one), indent=2, whole=True)
    if len(found.cards) > 1:
        screen.tell("cli-vtes-read-several", "red", count=len(found.cards))
    elif card.id in LEFT_OUT:
        screen.line(LEFT_OUT[card.id], "yellow", 2)
    elif found.cards:
        screen.tell("cli-vtes-read-one", "green")
    for reason in dict.fromkeys(screen.speaker.say(reason) for reason in found.refused):
        screen.line(reason, "red", 2)
    if found.unread:
        screen.tell("cli-vtes-read-unknown", "yellow", count=len(found.unread))
        for sentence in found.unread:
            screen.line(sentence, indent=2)
    elif not found.cards and not found.refused:
        screen.tell("cli-vtes-read-unproved", "yellow")


def read_all(screen: Screen) -> None:
    """Read every card, write the definitions, and lock the texts they were read from."""
    found = renew()
    screen.tell("cli-vtes-read-all", "bold", cards=len(found.cards), refused=len(found.refused), unread=len(found.unread))
    for card in found.doubtful:
        screen.tell("cli-vtes-read-doubtful", "red", card=name(card, screen.speaker.language))
    screen.tell("cli-vtes-read-locked", count=lock.renew())
