"""What is known of cards that lie hidden in one place: those that are certain to be there, kept as a list on the state."""

from __future__ import annotations


def come_to_light(seen: list[str], cards: list[str]) -> None:
    """These cards were seen together in a place: so many of each kind are certain to be there.

    >>> known = ["knife"]
    >>> come_to_light(known, ["knife", "knife", "dogs"])
    >>> known
    ['knife', 'knife', 'dogs']
    """
    for card in dict.fromkeys(cards):
        seen += [card] * (cards.count(card) - seen.count(card))


def leave_unseen(seen: list[str], count: int) -> None:
    """That many cards left a place unseen: of each kind known to be there, so many fewer are certain.

    >>> known = ["knife", "knife", "dogs"]
    >>> leave_unseen(known, 1)
    >>> known
    ['knife']
    """
    for _ in range(count):
        for card in dict.fromkeys(seen):
            seen.remove(card)


def leave_shown(seen: list[str], card: str) -> None:
    """A card left a place openly; of two equal ones the known one goes first."""
    if card in seen:
        seen.remove(card)
