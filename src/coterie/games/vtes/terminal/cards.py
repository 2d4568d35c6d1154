"""The cards of VTES in words: what is printed on them, and our text of what they do."""

from __future__ import annotations

from coterie.games.vtes.pool import Facts, facts, slug_of
from coterie.games.vtes.text import name, printed
from coterie.games.vtes.text.printer import Printed
from coterie.kernel.text import Ref
from coterie.locale import Speaker
from coterie.terminal.screen import Screen


def word(speaker: Speaker, kind: str, what: str) -> str:
    """A clan, sect, title, type or discipline in words; as the card has it where we have no word."""
    message = f"vtes-{kind}-{slug_of(what)}"
    return speaker.tell(message) if speaker.knows(message) else what


def levels(speaker: Speaker, disciplines: dict[str, int]) -> str:
    """Disciplines by their letters, capitals for superior ones: "aus dom OBF"."""
    return " ".join(short.upper() if level == 2 else short for short, level in sorted(disciplines.items()))


def printed_line(speaker: Speaker, card: Facts) -> str:
    """What stands on a card outside its text: type, clan, disciplines, capacity or cost."""
    parts = [" / ".join(word(speaker, "type", kind) for kind in card.types)]
    parts += [" / ".join(word(speaker, "clan", clan) for clan in card.clans)] if card.clans else []
    if card.crypt:
        parts.append(speaker.tell("cli-vtes-capacity", capacity=card.capacity))
        parts += [levels(speaker, card.disciplines)] if card.disciplines else []
        parts += [word(speaker, "sect", card.sect)] if card.sect else []
        parts += [title_line(speaker, card.title, card.city)] if card.title else []
        parts += [speaker.tell("cli-vtes-group", group=card.group)] if card.group else []
    else:
        joined = " + " if card.all_needed else " / "
        parts += [joined.join(speaker.name(Ref("vtes-discipline", need)) for need in card.needs)] if card.needs else []
        parts += [cost_line(speaker, card)] if card.pool_cost or card.blood_cost or card.costs_x else []
    return ", ".join(parts)


def title_line(speaker: Speaker, title: str, city: str) -> str:
    """A title, with the city it is of."""
    words = word(speaker, "title", title)
    return f"{words} ({city})" if city else words


def cost_line(speaker: Speaker, card: Facts) -> str:
    """What a card costs."""
    if card.costs_x:
        return speaker.tell("cli-vtes-cost-x")
    parts = [speaker.tell("cli-vtes-cost-pool", count=card.pool_cost)] if card.pool_cost else []
    parts += [speaker.tell("cli-vtes-cost-blood", count=card.blood_cost)] if card.blood_cost else []
    return ", ".join(parts)


def show_text(screen: Screen, text: Printed, indent: int = 4) -> None:
    """Our text of a card, a line for each level."""
    for line in text.lines:
        screen.line(line.plain(), indent=indent)


def show_facts(screen: Screen, number: int) -> None:
    """A card that is played with: its name, what is printed on it, and its text."""
    card, speaker = facts()[number], screen.speaker
    screen.line(name(number, speaker.language), "bold", 2)
    screen.line(printed_line(speaker, card), indent=4)
    show_text(screen, printed(number, speaker.language))
