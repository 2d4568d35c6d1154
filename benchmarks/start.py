"""What knowing all cards of VTES takes: `python -m benchmarks.start` measures how games with drawn decks start, and the memory.

Everything happens in this one process, in the order of the table; times are of the processor. It fails if a start or the memory is beyond
its goal.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import Final

import msgspec

import coterie
from benchmarks.drawn import cards, deck_about
from coterie.games.vtes.book import standard_book
from coterie.games.vtes.decks import DeckList
from coterie.games.vtes.facts import EVERY_CARD
from coterie.games.vtes.formats.names import full_name
from coterie.games.vtes.pool import facts
from coterie.games.vtes.table import SEATS
from coterie.kernel.chance import Chance

MOST_MB: Final = 300
MOST_MS: Final = 300
GAMES: Final = 60


def megabytes() -> float:
    """The most memory that this process has had so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def took(do: Callable[[], object]) -> float:
    """Milliseconds of processor time."""
    began = process_time()
    do()
    return (process_time() - began) * 1000


def start(decks: list[object]) -> None:
    """A new game with these decks, up to its first options."""
    _ = coterie.new("vtes", seed=1, setup={"decks": decks}).decisions[0].keys


def five_decks(game: int) -> list[DeckList]:
    """Decks that were not played before, about cards from all over the game."""
    return [deck_about(cards()[(len(SEATS) * game + seat) * 7 % len(cards())], Chance(game)) for seat in range(len(SEATS))]


def as_text(deck: DeckList) -> str:
    """A deck as a text that somebody brings."""
    lines: list[str] = []
    for part, held in (("Crypt", deck.crypt), ("Library", deck.library)):
        lines += [f"{part}:", *(f"{count} {full_name(int(card))}" for card, count in held.items())]
    return "\n".join(lines)


def row(what: str, ms: float | None = None) -> None:
    """One row of the table."""
    print(f"| {what} | {'' if ms is None else f'{ms:,.1f}'} | {megabytes():,.0f} |")


def main() -> None:
    """Print the table, and fail if it is beyond the goals."""
    print("| what | ms | MB |\n| --- | --- | --- |")
    row("the package is imported")
    read = took(facts)
    row(f"the facts of all {len(facts()):,} cards", read)
    made = took(standard_book)
    row(f"the book of the {len(standard_book().forms):,} cards that are complete", made)
    row("the first game, with decks of the box", took(lambda: start(["malkavian", "nosferatu", "toreador", "tremere", "ventrue"])))
    drawn = [five_decks(game) for game in range(2 * GAMES)]
    lists = [took(partial(start, msgspec.to_builtins(decks))) for decks in drawn[:GAMES]]
    row(f"a game with five new decks as lists, median of {GAMES}", median(lists))
    row("the slowest of them", max(lists))
    texts = [took(partial(start, list(map(as_text, decks)))) for decks in drawn[GAMES:]]
    row("the first game with five new decks as texts", texts[0])
    row(f"such a game later, median of {GAMES - 1}", median(texts[1:]))
    row("the slowest of them", max(texts[1:]))
    row("the text of every card that is complete, in four languages", took(lambda: [EVERY_CARD[number] for number in EVERY_CARD]))
    late = max(*lists, *texts[1:])
    if megabytes() > MOST_MB or late > MOST_MS:
        sys.exit(f"at most {MOST_MB} MB and {MOST_MS} ms were wanted")


if __name__ == "__main__":
    main()
