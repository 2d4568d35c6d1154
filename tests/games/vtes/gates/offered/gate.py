"""The gate: a goal is passed when stories of its plots have shown that it is offered and that each of its words does what it promises."""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.vtes.book import Book, standard_book
from coterie.games.vtes.cards.vocabulary import Action, Effect, Node, Trigger, Use
from coterie.games.vtes.families import of_sort

from . import contracts  # noqa: F401  # every word has its contract
from .drive import play_out
from .goals import Goal, nodes
from .plots import plots_for
from .sights import CONTRACTS, look
from .stage import stage
from .without import book_without, makes_a_difference, plots_of_statics

PLOTS = 70
"""So many are tried at the most."""
EFFECTS: tuple[type[Node], ...] = of_sort(Effect)


class Verdict(NamedTuple):
    """What came of a goal."""

    offered: bool
    unseen: tuple[Node, ...]
    broken: tuple[str, ...]
    plots: int

    @property
    def faults(self) -> list[str]:
        """What is wrong, in words; nothing if the gate is passed."""
        found = [] if self.offered else ["is never offered, or never happens"]
        return found + [f"is not seen to do {word}" for word in self.unseen] + list(self.broken)


def judge(goal: Goal, book: Book | None = None, most: int = PLOTS) -> Verdict:
    """Play plot after plot until everything has been seen."""
    book = book or standard_book()
    said = goal.said(book)
    if said is not None and not isinstance(said, Use | Trigger | Action):
        return _felt(goal, book)
    words = list(dict.fromkeys(node for node in nodes(goal.effects(book)) if isinstance(node, EFFECTS)))
    due = list(nodes(said.cost)) if isinstance(said, Action) else []
    unseen, offered, broken, tried = words, False, list[str](), 0
    for plot in plots_for(goal, book):
        tried += 1
        story = play_out(goal, plot, stage(goal, plot, book))
        offered = offered or story.reached is not None or any(step.effect in words for step in story.steps)
        looks = {word: look(story, word, word in due) for word in words if type(word) in CONTRACTS}
        unseen = [word for word in unseen if word not in looks or not looks[word].seen]
        broken += [fault for one in looks.values() for fault in one.broken if fault not in broken]
        if (offered and not unseen) or tried == most:
            break
    return Verdict(offered, tuple(unseen), tuple(broken), tried)


def _felt(goal: Goal, book: Book) -> Verdict:
    """What is always so is felt somewhere: play plot after plot with it and without."""
    named = getattr(goal.said(book), "name", "")
    if named and not any(book.facts[card].name == named for card in book.forms):
        return Verdict(True, (), (), 0)
    lacking, broken = book_without(book, goal), tuple[str, ...]()
    for tried, plot in enumerate(plots_of_statics(goal.said(book)), 1):
        different, wrong = makes_a_difference(goal, plot, book, lacking)
        broken += tuple(fault for fault in wrong if fault not in broken)
        if different:
            return Verdict(True, (), broken, tried)
    return Verdict(False, (), broken, tried)
