"""The cards of Vampire Empire in words, made from their data: what they do, what they cost, and what of it is reconstructed."""

from __future__ import annotations

from typing import Final

from coterie.games.empire.cards import Card, Deck, Draw, Pick, Token
from coterie.kernel.text import Ref
from coterie.locale import Speaker
from coterie.terminal.screen import Screen

SIGN: Final = "°"
"""Set behind what no public source shows."""


def name(card: Card, speaker: Speaker) -> str:
    """The name of a card, marked if the whole card is a reconstruction."""
    return speaker.name(card.ref) + ("" if card.exists else SIGN)


def mark(card: Card, field: str) -> str:
    """The sign, if this field of a card that exists is a reconstruction."""
    return SIGN if card.exists and field not in card.known else ""


def describe(card: Card, speaker: Speaker) -> str:
    """What a card is for, in one short line."""
    if card.effect is None:
        return fits(card, speaker)
    match card.effect:
        case Token(profession):
            words = speaker.tell("cli-empire-effect-token", profession=profession or "any")
        case Draw(amount):
            words = speaker.tell("cli-empire-effect-draw", amount=amount)
        case Pick(pile):
            words = speaker.tell("cli-empire-effect-pick", pile=pile)
        case _:
            words = speaker.tell(f"cli-empire-effect-{kind(card)}")
    return words + mark(card, "effect")


def kind(card: Card) -> str:
    """The word a deck file has for the effect of a support card."""
    return str(card.effect.__struct_config__.tag) if card.effect is not None else ""


def fits(card: Card, speaker: Speaker) -> str:
    """Which characters a combat card can fight for or against."""
    parts = [speaker.tell("cli-empire-fits", kind=card.type)] if card.type != "combat" else []
    parts += [speaker.name(Ref("empire-profession", profession)) for profession in card.professions]
    return " / ".join(parts) + (mark(card, "professions") if card.professions else "")


def worth(card: Card, speaker: Speaker) -> str:
    """The value of a combat card, or the two costs of a support card."""
    if card.effect is None:
        return f"{card.value}{mark(card, 'value')}"
    costs = {"day": f"{card.day}{mark(card, 'day')}", "night": f"{card.night}{mark(card, 'night')}"}
    return speaker.tell("cli-empire-costs", **costs)


def show_facts(screen: Screen, card: Card) -> None:
    """Everything about one card."""
    speaker = screen.speaker
    screen.line(name(card, speaker), "bold", 2)
    screen.line(speaker.name(Ref("empire-type", card.type)), indent=4)
    if card.effect is None:
        screen.tell("cli-empire-value", "", 4, value=worth(card, speaker))
    else:
        screen.tell("cli-empire-timing", "", 4, timing="before" if kind(card) == "protect" else card.timing)
        screen.tell("cli-empire-cost", "", 4, costs=worth(card, speaker))
    screen.line(describe(card, speaker), indent=4)
    screen.tell("cli-empire-copies", "", 4, copies=card.copies, sign=mark(card, "copies"))
    if unsure(card):
        screen.tell("cli-empire-reconstructed", "dim", 4, sign=SIGN)


def unsure(card: Card) -> bool:
    """Whether anything about a card is marked."""
    fields = ("effect", "day", "night") if card.effect is not None else ("value",)
    return not card.exists or any(mark(card, field) for field in (*fields, "copies"))


def show_deck(screen: Screen, deck: Deck) -> None:
    """All cards of a deck as a table, with the legend of its marks."""
    speaker = screen.speaker
    head = [speaker.tell(f"cli-empire-head-{column}") for column in ("copies", "card", "type", "worth", "does")]
    rows = [
        (
            f"{card.copies}{mark(card, 'copies')}",
            name(card, speaker),
            speaker.name(Ref("empire-type", card.type)),
            worth(card, speaker),
            describe(card, speaker),
        )
        for card in deck.cards
    ]
    screen.heading(speaker.tell("cli-empire-deck", side=deck.side, count=len(deck.list())))
    screen.table(head, rows)
    if any(map(unsure, deck.cards)):
        screen.line()
        screen.tell("cli-empire-reconstructed", "dim", sign=SIGN)
