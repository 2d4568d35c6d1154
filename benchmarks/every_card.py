"""Random games of VTES with decks drawn from all complete cards, checked as in the long run: `python -m benchmarks.every_card`.

Each deck is about one card, in turn, and players prefer what has not been done in their game. In the end it is told which cards never came
into play, and which modes and abilities nobody ever chose; games about just those follow. A run kept in a file goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

import coterie
from benchmarks.drawn import cards, deck_about
from benchmarks.long_run import Tally, Walk
from coterie.games.vtes import keys
from coterie.games.vtes.book import Form, standard_book
from coterie.games.vtes.cards.vocabulary import PHASES
from coterie.games.vtes.formats.names import full_name
from coterie.games.vtes.rules.ask_settings import ASK_ALWAYS
from coterie.games.vtes.rules.phases.influence import TRANSFER
from coterie.games.vtes.rules.window import Window
from coterie.games.vtes.table import SEATS, Table
from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.game import Game
from coterie.kernel.marks import Marks, join

GAMES: Final = 2_000
PORTION: Final = 10
EVERY: Final = 100
TURNS: Final = 80
ROUNDS: Final = 3
"""How often games about what was never seen follow."""
AGAIN: Final = 4
"""How many decks are about each such card, every time."""
LIKES: Final = {
    "ready": 60, "play": 6, "use": 4, "trigger": 15, "act": 6, "yes": 8, "maneuver": 8, "prevent": 8, "press": 8, "event": 10,
    "block": 4, "bleed": 3, "piece": 4, "card": 4, "for": 4, "against": 4, "hunt": 2, "discard": 2, "crypt": 0.2, "become-anarch": 0.1,
}  # fmt: skip
"""How much a player likes each sort of choice, passing being 1."""
MEAN: Final = 8
"""With so little pool nothing is transferred, but by chance."""


class Found(msgspec.Struct):
    """What came of a run, or of a portion of it."""

    tally: Tally
    seen: set[str] = set()
    done: list[tuple[int, int, tuple[int, ...]]] = []
    """The portions that were played: the first seed, how many, and the cards that the decks were about."""

    def add(self, other: Found) -> None:
        """Count another portion too."""
        self.tally.add(other.tally)
        self.seen |= other.seen
        self.done += other.done


@cache
def wanted() -> frozenset[str]:
    """What is to be seen: vampires in play, every mode of every other card, and every ability that somebody chooses to use."""
    book, found = standard_book(), set[str]()
    for card in cards():
        for form in book.forms[card]:
            found.add(named("in play", form) if book.facts[card].crypt else named("play", form))
            found |= {named("use", form, n) for n, _ in form.uses} | {named("act", form, n) for n, _ in form.actions}
            found |= {named("trigger", form, n) for n, trigger in form.triggers if trigger.on.kind in PHASES}
    return frozenset(found)


def named(sort: str, form: Form, n: int | None = None) -> str:
    """A mode or an ability of a card, for people: "play Bonding/DOM", "use The Barrens, ability 1"."""
    way = form.way or (f"#{form.index + 1}" if form.index else "")
    return f"{sort} {full_name(form.card)}{'/' if way else ''}{way}{'' if n is None else f', ability {n + 1}'}"


def card_of(name: str) -> int:
    """The card that something is about."""
    return _cards_by_name()[name]


@cache
def _cards_by_name() -> dict[str, int]:
    book, found = standard_book(), dict[str, int]()
    for card in cards():
        for form in book.forms[card]:
            for sort in ("in play", "play"):
                found[named(sort, form)] = card
            for n in range(len(form.abilities)):
                found |= {named(sort, form, n): card for sort in ("use", "act", "trigger")}
    return found


class EveryCard(Walk):
    """A game with five drawn decks, whose players prefer what is new."""

    def __init__(self, seed: int, every: int, about: tuple[int, ...]) -> None:
        self.about = tuple(about[(seed * len(SEATS) + place) % len(about)] for place in range(len(SEATS)))
        self.seen: set[str] = set()
        super().__init__("vtes", seed, every)

    def begin(self, name: str) -> Game:
        chance = Chance(derive(self.seed, 11))
        decks = [deck_about(card, chance) for card in self.about]
        game = coterie.new(name, seed=self.seed, setup={"turn_limit": TURNS, "decks": msgspec.to_builtins(decks)})
        for seat in game.seats if self.seed % 2 else ():
            game.outside(ASK_ALWAYS, seat)
        return game

    def fault(self, fault: str) -> None:
        """A violation names the cards too that its decks are about: with them and the seed the game can be played again."""
        super().fault(f"{fault} (--first {self.seed} --games 1 --about {','.join(map(str, self.about))})")

    def pick(self, decision: Decision) -> str:
        t, texts, marks = self.game.state, decision.keys, decision.marks
        assert isinstance(t, Table)
        names = {text: done(t, decision, text) for text in texts}
        new = [text for text in texts if names[text] - self.seen]
        if new:
            chosen = new[self.chance.roll(len(new))]
        elif marks is not None and not any(text.startswith("ready:") for text in texts) and (answer := self._marked(t, decision, marks)):
            return answer
        else:
            chosen = texts[self.chance.weighted([LIKES.get(text.partition(":")[0], 1) for text in texts])]
        self.seen |= names[chosen]
        return chosen

    def _marked(self, t: Table, decision: Decision, marks: Marks) -> str:
        """Transfers go to the vampire that lacks least, by share; all else is by chance."""
        pieces = {mark: t.pieces[read(t, mark)] for mark in marks.most if mark.startswith(f"{TRANSFER}:")}
        if not pieces:
            return marks.draw(self.chance) if not decision.keys or self.chance.roll(2) else ""
        lacking = {mark: piece for mark, piece in pieces.items() if piece.blood < piece.capacity}
        if not lacking or (t.players[t.seat_number(decision.seat)].pool < MEAN and self.chance.roll(4)):
            return ""
        mark = max(lacking, key=lambda mark: (lacking[mark].blood / lacking[mark].capacity, self.chance.roll(1_000)))
        return join({mark: min(marks.most[mark], lacking[mark].capacity - lacking[mark].blood)})

    def run(self) -> Tally:
        tally = super().run()
        self.seen &= wanted()
        return tally


def read(t: Table, mark: str) -> int:
    """The piece that a transfer goes to."""
    key = keys.read(t.book, mark)
    assert isinstance(key, keys.Do)
    return key.piece


def done(t: Table, decision: Decision, text: str) -> set[str]:
    """What would have been seen with a choice."""
    match keys.read(t.book, text):
        case keys.Play(card=card, mark=mark):
            forms, ask = t.book.ways(card, mark), decision.ask
            here = [form for form in forms if isinstance(ask, Window) and ask.name in form.windows]
            return {named("play", form) for form in here or forms}
        case keys.Event(card=card):
            return {named("play", form) for form in t.book.forms[card]}
        case keys.Do(what="ready", piece=number):
            return {named("in play", t.form_of(t.piece(number)))}
        case keys.Use(piece=number, n=n):
            return {named("use", t.form_of(t.piece(number)), n)}
        case keys.Fire(piece=number, n=n):
            return {named("trigger", t.form_of(t.piece(number)), n)}
        case keys.Offered(piece=number, n=n):
            return {named("act", t.form_of(t.piece(number)), n)}
    return set()


def portion(first: int, games: int, every: int, about: tuple[int, ...]) -> Found:
    """A portion of the run."""
    found = Found(Tally(), done=[(first, games, about)])
    for seed in range(first, first + games):
        walk = EveryCard(seed, every, about)
        found.tally.add(walk.run())
        found.seen |= walk.seen
    return found


class Run:
    """A run on its way, kept in a file if there is one."""

    def __init__(self, every: int, jobs: int, kept: Path | None) -> None:
        self.every, self.jobs, self.kept, self.began = every, jobs, kept, perf_counter()
        there = kept is not None and kept.exists()
        self.found = msgspec.json.decode(kept.read_bytes(), type=Found) if kept is not None and there else Found(Tally())

    def play(self, first: int, games: int, about: tuple[int, ...]) -> None:
        """So many games from a seed on, but for those that were played before."""
        last = first + games
        portions = [(start, min(PORTION, last - start), about) for start in range(first, last, PORTION)]
        with ProcessPoolExecutor(self.jobs) as pool:
            jobs = [pool.submit(portion, start, size, self.every, about) for start, size, _ in portions if not self._is_done(start, about)]
            for job in as_completed(jobs):
                self._take(job.result())

    def _is_done(self, first: int, about: tuple[int, ...]) -> bool:
        return any(done[0] == first and done[2] == about for done in self.found.done)

    def _take(self, part: Found) -> None:
        self.found.add(part)
        for violation in part.tally.violations:
            print(violation, flush=True)
        print(self, file=sys.stderr, flush=True)
        if self.kept is not None:
            self.kept.write_bytes(msgspec.json.encode(self.found))

    def missing(self) -> list[str]:
        """What was never seen."""
        return sorted(wanted() - self.found.seen)

    def __str__(self) -> str:
        unseen = len(self.missing())
        return f"{self.found.tally} ({perf_counter() - self.began:,.0f} s); {len(wanted()) - unseen:,} of {len(wanted()):,} seen"


def further(run: Run, first: int) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Games about what was never seen, as often as it is worth it."""
    for _ in range(ROUNDS):
        about = tuple(sorted({card_of(name) for name in run.missing()}))
        if not about:
            return
        games = max(1, AGAIN * len(about) // len(SEATS))
        yield first, games, about
        first += games


def main() -> None:
    """Play them all, and tell what was never seen."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    parser.add_argument("--every", type=int, default=EVERY, help="look closely at one real decision in so many; 0: never")
    parser.add_argument("--about", type=lambda text: tuple(map(int, text.split(","))), help="only these cards, by number")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, help="a file in which the run is kept, and from which it goes on")
    options = parser.parse_args()
    run = Run(options.every, options.jobs, options.kept)
    run.play(options.first, options.games, options.about or cards())
    for first, games, about in () if options.about else further(run, options.first + options.games):
        run.play(first, games, about)
    for name in run.missing() if not options.about else ():
        print(f"never seen: {name}")
    print(run)
    sys.exit(1 if run.found.tally.violations else 0)


if __name__ == "__main__":
    main()
