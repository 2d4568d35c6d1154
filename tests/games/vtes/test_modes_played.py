"""Every way to play each card of the seven decks, and every ability, comes up in random games whose players like to play cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from coterie.games.vtes import keys
from coterie.games.vtes.book import standard_book
from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.vocabulary import PHASES
from coterie.games.vtes.decks import find_deck, precon_lists
from coterie.games.vtes.keys import read
from coterie.games.vtes.pool import facts
from coterie.games.vtes.rules import apply as applying
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.turn import play
from coterie.games.vtes.setup import Setup, deal
from coterie.games.vtes.table import READY, Table
from coterie.kernel.chance import Chance
from coterie.kernel.questions import Ask, Open
from tests.games.vtes.build import Seat, table
from tests.marks import slow

GAMES = 60
"""So many at the most; most of it has come up after twenty."""
TURNS = 60
TRIES, CHOICES = 20, 300
"""How often a table is posed anew, and how long it is played each time."""
LIKES = {
    "ready": 60, "play": 3, "use": 15, "trigger": 15, "act": 6, "transfer": 8, "yes": 8, "maneuver": 8, "prevent": 8, "press": 8,
    "block": 4, "bleed": 4, "piece": 4, "card": 4, "for": 4, "against": 4, "hunt": 2, "discard": 2, "take-back": 0.1, "crypt": 0.2,
    "become-anarch": 0.1,
}  # fmt: skip
"""How much a player likes each sort of choice, passing being 1."""
"""Triggers that happen by an event and are not chosen by a key of their own."""


POSED: dict[str, tuple[str, Seat, Seat]] = {
    "happens:guardian-angel/2": ("minion", Seat("Aunt Linda; Horace Radcliffe", "Roundhouse; Deep Song"), Seat("Ryan 1 + Guardian Angel")),
    "happens:rebel/0": ("minion", Seat("Belinde; Andi Liu"), Seat("Ryan + Rebel + Sport Bike")),
    "play:bonding/DOM": ("minion", Seat("Gelasia Fotiou; Andi Liu", "Bonding; Bonding"), Seat("Wauneka; Baixinho")),
    "use:dreams-of-the-sphinx/2": ("unlock", Seat("Sully", table="Dreams of the Sphinx"), Seat("Ryan")),
    "use:wasserschloss-anif-austria/1": (
        "master",
        Seat("Lauren", table="Wasserschloss Anif, Austria", uncontrolled="Nassir"),
        Seat("Ryan"),
    ),
    "use:bowl-of-convergence/1": ("minion", Seat("Colette", "Lost in Crowds"), Seat("Gelasia Fotiou + Bowl of Convergence")),
    "use:chantry/0": ("master", Seat("Lauren", table="Chantry", torpor="Nassir"), Seat("Ryan")),
    "trigger:smiling-jack-the-anarch/0": ("unlock", Seat("Sully", table="Smiling Jack, The Anarch"), Seat("Ryan")),
    "happens:donald-cargill/0": (
        "minion",
        Seat("Alice Chen; Kamaluddin", "Ancilla Empowerment; Ancilla Empowerment"),
        Seat("Donald Cargill"),
    ),
    "happens:lutz-von-hohenzollern/0": (
        "minion",
        Seat("Alice Chen; Kamaluddin", "Ancilla Empowerment; Ancilla Empowerment"),
        Seat("Lutz von Hohenzollern"),
    ),
    "happens:fame/0": ("minion", Seat("Aunt Linda; Horace Radcliffe", "Roundhouse; Deep Song"), Seat("Ryan 1 + Fame")),
    "trigger:fame/1": ("unlock", Seat("Sully"), Seat(torpor="Ryan 1 + Fame")),
    "happens:spectral-servitor/1": ("minion", Seat("Monica Giovanni", "Spectral Servitor; Spectral Servitor"), Seat()),
    "trigger:the-gate-of-acheron/0": ("unlock", Seat("Monica Giovanni", table="The Gate of Acheron"), Seat("Ryan")),
    "use:pit-of-contemplation/1": (
        "minion",
        Seat("Monica Giovanni; Hiromitsu Asano; Parijat, the Dark Oracle", table="Pit of Contemplation"),
        Seat("Peter St. John"),
    ),
    "use:puppet-master/1": ("minion", Seat("Gelasia Fotiou", "Puppet Master; Puppet Master"), Seat("Peter St. John")),
    "use:screamer/1": ("minion", Seat("Aggressive Corpse; Aggressive Corpse"), Seat("Screamer; Underbridge Stray")),
}
"""What seldom comes up by itself: a phase of a's turn, and two seats at which it can; a has the Edge."""


def wanted() -> set[str]:
    """Every mode of every card, every ability that is used, happens or offers an action, and every vampire: as keys name them."""
    found = {f"ready:{facts()[number].slug}" for name in precon_lists() for number in find_deck(name).crypt}
    for number, forms in standard_book().forms.items():
        if number not in DEFINITIONS:
            continue
        for form in forms:
            name = standard_book().facts[number].slug
            if not standard_book().facts[number].crypt:
                found.add(f"play:{name}/{form.way}" if form.way else f"play:{name}")
            found |= {f"use:{name}/{n}" for n, _ in form.uses}
            found |= {f"act:{name}/{n}" for n, _ in form.actions}
            found |= {f"{'trigger' if one.on.kind in PHASES else 'happens'}:{name}/{n}" for n, one in form.triggers}
    return found


def named_in(t: Table, text: str) -> str:
    """What a key stands for among what is wanted."""
    match read(t.book, text):
        case keys.Play(card=card, mark=mark):
            return f"play:{t.book.facts[card].slug}/{mark}" if mark else f"play:{t.book.facts[card].slug}"
        case keys.Do(what="ready", piece=number):
            return f"ready:{t.book.facts[t.piece(number).card].slug}"
        case keys.Use(piece=number, n=n):
            return f"use:{t.book.facts[t.piece(number).card].slug}/{n}"
        case keys.Fire(piece=number, n=n):
            return f"trigger:{t.book.facts[t.piece(number).card].slug}/{n}"
        case keys.Offered(piece=number, n=n):
            return f"act:{t.book.facts[t.piece(number).card].slug}/{n}"
    return text


class Players:
    """Players who choose by taste, and above all what has not come up yet."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)  # noqa: S311  # a test is to be repeated
        self.seen = set[str]()

    def spy(self, t: Table, deed: Deed, effect: Any) -> None:
        """Remember the triggers that events set off."""
        if deed.card in DEFINITIONS:
            form = standard_book().forms[deed.card][deed.form]
            name = standard_book().facts[deed.card].slug
            self.seen |= {f"happens:{name}/{n}" for n, one in form.triggers if one.on.kind not in PHASES and effect in one.do}

    def choose(self, t: Table, ask: Ask[Any]) -> str:
        """One of the keys, mostly one of those the player likes."""
        keys, marks = ask.keys(t), ask.marks(t)
        if marks is not None and (not keys or self.random.random() < 0.5):
            return marks.draw(Chance(self.random.getrandbits(60)))
        new = [key for key in keys if key.startswith(("play", "use", "trigger", "act")) and named_in(t, key) not in self.seen]
        weights = [LIKES.get(key.partition(":")[0], 1) for key in keys]
        key = self.random.choice(new) if new else self.random.choices(keys, weights)[0]
        self.seen.add(named_in(t, key))
        return key

    def play_on(self, t: Table) -> Iterator[None]:
        """A game from here to its end, choice after choice."""
        self.seen |= {f"ready:{t.book.facts[piece.card].slug}" for piece in t.pieces.values() if piece.zone == READY}
        rules = play(t)
        question = next(rules, None)
        while question is not None:
            yield
            ask = self.random.choice(question.asks) if isinstance(question, Open) else question
            assert isinstance(ask, Ask)
            key = self.choose(t, ask)
            try:
                question = rules.send((ask.seat, key) if isinstance(question, Open) else key)
            except StopIteration:
                return


def grown(seed: int) -> Table:
    """A game of five of the seven decks in which every vampire dealt is already there, half full."""
    names = list(precon_lists())
    t = deal(Setup(decks=tuple(names[(seed * 3 + place) % len(names)] for place in range(5)), turn_limit=TURNS), seed)
    for player in t.players:
        for number in player.uncontrolled[:3]:
            vampire = t.piece(number)
            if not any(t.pieces[other].card == vampire.card for other in player.ready):
                t.move(vampire, READY)
                vampire.blood = (vampire.capacity + 1) // 2
    return t


@pytest.fixture
def players(monkeypatch: pytest.MonkeyPatch) -> Players:
    """Players who also notice what events set off."""
    found, apply = Players(1), applying.apply

    def noticed(t: Table, deed: Deed, effect: Any) -> Any:
        found.spy(t, deed, effect)
        return apply(t, deed, effect)

    monkeypatch.setattr(applying, "apply", noticed)
    return found


@slow
def test_every_mode_every_ability_and_every_vampire_comes_up(players: Players) -> None:
    for seed in range(GAMES):
        for _ in players.play_on(grown(seed)):
            pass
        if wanted() - players.seen <= POSED.keys():
            break
    assert sorted(wanted() - players.seen - POSED.keys()) == []


@pytest.mark.parametrize("name", POSED)
def test_what_seldom_comes_up_is_played_where_it_can(players: Players, name: str) -> None:
    phase, mine, theirs = POSED[name]
    for _ in range(TRIES):
        for _ in islice(players.play_on(table(mine, theirs, edge="a", phase=phase).t), CHOICES):
            pass
        if name in players.seen:
            break
    assert name in players.seen
    assert name in wanted()
