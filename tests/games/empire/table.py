"""A table for tests: set up by a few words, played with the verbs of a player, lone passes answered by themselves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import msgspec
import pytest

import coterie
from coterie.games.empire.cards import SEATS, VAMPIRE, Deck, standard_deck
from coterie.games.empire.view import CharacterView, EmpireView, SideView
from coterie.kernel.chance import Chance
from coterie.kernel.marks import join
from coterie.kernel.text import Reason

NOTHING: list[str] = []


@dataclass
class Cards:
    """One player's cards, in words without the prefix of the deck. What is named nowhere goes to the pile `rest`."""

    hand: str = ""
    deck: str | None = None
    cellar: str = ""
    moat: str = ""
    used: bool = False
    seen_hand: str = ""
    seen_moat: str = ""
    rest: str = "deck"


def full(seat: str, word: str) -> str:
    """The id of a card of our decks: `clergy-2` of the human player is `h-clergy-2`."""
    prefix = f"{seat[0]}-"
    return word if word.startswith(prefix) else prefix + word


def _named(seat: str, words: str) -> list[str]:
    return [full(seat, word) for word in words.split()]


def _written(seat: str, cards: Cards | str, deck: Deck | None) -> dict[str, object]:
    """One side as a position has it."""
    cards = Cards(cards) if isinstance(cards, str) else cards
    piles = {pile: _named(seat, getattr(cards, pile) or "") for pile in ("hand", "deck", "cellar", "moat")}
    left = Counter((deck or standard_deck(seat)).list())
    for named in piles.values():
        left.subtract(named)
    piles[cards.rest] += left.elements()
    seen = {"seen_hand": _named(seat, cards.seen_hand), "seen_moat": _named(seat, cards.seen_moat)}
    return {**piles, **seen, "cellar_used": cards.used}


def table(
    *,
    castle: str = "lady bishop cook",
    vampires: str = "lady monk maid",
    active: str = "human",
    phase: str = "action",
    human: Cards | str = "",
    vampire: Cards | str = "",
    revealed: str = "",
    cleared: str = "",
    trusted: str = "",
    dead: str = "",
    bottom: str = "",
    protected: str = "",
    attack: dict[str, int] | None = None,
    defence: dict[str, int] | None = None,
    turn: int = 1,
    passes: int = 0,
    seed: int = 0,
    options: dict[str, object] | None = None,
    **more_options: object,
) -> Scene:
    """A table as said; every other word is an option of the game. What the dead were is known without saying."""
    setup = {**(options or {}), **more_options}
    true_vampires = vampires.split()
    known = [revealed.split(), cleared.split()]
    for character in dead.split():
        listed = known[0] if character in true_vampires else known[1]
        if character not in listed:
            listed.append(character)
    decks = {seat: msgspec.convert(setup.get(f"{seat}_deck"), Deck | None) for seat in SEATS}
    position: dict[str, object] = {
        "castle": castle.split(),
        "vampires": true_vampires,
        "active": active,
        "phase": phase,
        "passes": passes,
        "turn": turn,
        "human": _written("human", human, decks["human"]),
        "vampire": _written("vampire", vampire, decks["vampire"]),
        "revealed": known[0],
        "cleared": known[1],
        "trusted": trusted.split(),
        "dead": dead.split(),
        "bottom": bottom.split(),
        "protected": protected.split(),
        "attack_tokens": attack or {},
        "defence_tokens": defence or {},
    }
    return Scene(coterie.new("empire", seed=seed, setup=setup, position=position))


def dealt(seed: int = 0, **setup: object) -> Scene:
    """A table as a game begins."""
    return Scene(coterie.new("empire", seed=seed, setup=setup))


class Scene:
    """A game under test, its two players, and what to expect of it."""

    def __init__(self, game: coterie.Game) -> None:
        self.game = game
        self.human = Player(self, "human")
        self.vampire = Player(self, "vampire")
        self.settle()

    def settle(self) -> None:
        """Answer for whoever can do nothing but pass; and no table may ever be in disorder."""
        while self.game.decisions and self.game.decisions[0].lone_pass:
            self.game.choose(self.game.decisions[0].seat, "pass")
        assert list(self.game.definition.faults(self.game.state)) == NOTHING

    @property
    def view(self) -> EmpireView:
        """The table as a spectator sees it."""
        return self.seen_by(None)

    def seen_by(self, seat: str | None) -> EmpireView:
        """The table as a seat sees it."""
        view = self.game.view(seat)
        assert isinstance(view, EmpireView)
        return view

    def who(self, character: str, seat: str | None = None) -> CharacterView:
        """One character, as a seat or a spectator sees it."""
        return next(found for found in self.seen_by(seat).characters if found.id == character)

    @property
    def castle(self) -> set[str]:
        """Who is in the castle."""
        return set(self.view.castle)

    @property
    def options(self) -> list[str]:
        """What may be chosen now."""
        return [*self.game.decisions[0].keys, *(mark.key for mark in self.game.decisions[0].marked)]

    def answers_anything(self) -> None:
        """The first option, or any cards where several are asked for."""
        decision = self.game.decisions[0]
        self.game.choose(decision.seat, decision.keys[0] if decision.keys else decision.pick(Chance(0)))

    @property
    def totals(self) -> tuple[int, int]:
        """Attack and defence of the fight that runs."""
        fight = self.view.fight
        assert fight is not None, "no fight is on"
        return fight.attack_total, fight.defence_total

    def expect_asked(self, seat: str, kind: str) -> None:
        """This seat, and no other, is asked a question of this kind, and can answer it."""
        assert [(decision.seat, decision.kind) for decision in self.game.decisions] == [(seat, kind)]
        assert self.options

    def expect_next_turn(self, seat: str) -> None:
        """The turn is over, and this player begins the next one."""
        self.expect_asked(seat, "discard")
        assert self.view.active == seat

    def expect_winner(self, seat: str | None, reason: str) -> None:
        """The game is over: this seat has won, or nobody, for this reason."""
        outcome = self.game.outcome
        assert outcome is not None, "the game goes on"
        assert outcome.winners == (() if seat is None else (seat,))
        assert outcome.reason.id == f"empire-end-{reason}"
        assert self.game.decisions == ()

    def refused(self, seat: str, key: str, reason: Reason) -> None:
        """The choice is refused for this reason, `why_not` says the same, and nothing has changed."""
        before = self.game.record()
        assert {why.key: why.reason for why in self.game.why_not(seat)}.get(key) == reason
        with pytest.raises(coterie.IllegalChoice) as error:
            self.game.choose(seat, key)
        assert error.value.reason == reason
        assert self.game.record() == before

    def too_few(self, seat: str, key: str, rule: str) -> None:
        """The marks are refused because they come to too little, by this rule, and nothing has changed."""
        before = self.game.record()
        with pytest.raises(coterie.IllegalChoice) as error:
            self.game.choose(seat, key)
        assert error.value.reason is not None
        assert (error.value.reason.text.id, error.value.reason.rule) == ("kernel-marks-too-few", rule)
        assert self.game.record() == before

    def told(self, seat: str | None = None) -> list[str]:
        """What a seat or a spectator was told, as message ids without their common beginning."""
        return [event.text.id.removeprefix("empire-event-") for event in self.game.events(seat)]

    def clone(self) -> Scene:
        """The same table, to try something else on."""
        return Scene(self.game.clone())


class Player:
    """One player, with the things a player does."""

    def __init__(self, scene: Scene, seat: str) -> None:
        self._scene = scene
        self.seat = seat

    def chooses(self, *keys: str) -> None:
        """Answer one question after the other."""
        for key in keys:
            self._scene.game.choose(self.seat, key)
            self._scene.settle()

    def _pays(self, cards: tuple[str, ...]) -> None:
        """Pay with cards, if there is a choice to be made."""
        asked = self._scene.game.asks(self.seat)
        if cards and asked and asked[0].kind == "pay":
            self.chooses(" ".join(f"card:{full(self.seat, card)}" for card in cards))

    @property
    def hand(self) -> list[str]:
        """The cards in hand, in words without the prefix of the deck."""
        return sorted(card[2:] for card in self._scene.seen_by(self.seat).hand)

    @property
    def piles(self) -> SideView:
        """The piles, as anybody can count them."""
        return self._scene.view.sides[self.seat]

    @property
    def moat(self) -> list[str]:
        """The cards in the moat, which nobody sees at a real table."""
        position = self._scene.game.state.copy()
        return sorted(card[2:] for card in position.sides[self.seat].moat)  # type: ignore[attr-defined]  # the state of this game

    def passes(self) -> None:
        """Play no support card, lay no card, reveal nobody."""
        self.chooses("pass")

    def skips(self) -> None:
        """Leave phase 1 out."""
        self.chooses("skip")

    def draws(self) -> None:
        """In phase 1, discard nothing and draw up to eight."""
        self.chooses("draw")

    def discards(self, *, cellar: str = "", moat: str = "") -> None:
        """In phase 1, discard cards to the two piles and draw up to eight."""
        self.chooses(self.discarding(cellar=cellar, moat=moat))

    def discarding(self, *, cellar: str = "", moat: str = "") -> str:
        """The answer that discards these cards."""
        piles = {"cellar": cellar, "moat": moat}
        return join(Counter(f"{pile}:{full(self.seat, card)}" for pile, cards in piles.items() for card in cards.split()))

    def reveals(self, character: str) -> None:
        """Turn up the token of a vampire."""
        self.chooses(f"reveal:{character}")

    def passes_turn(self, *cards: str) -> None:
        """Take the action of passing, and discard these cards."""
        self.chooses("pass")
        self._pays(cards)

    def hides(self, character: str, *cards: str) -> None:
        """Hide a character in the city for these cards."""
        self.chooses(f"hide:{character}")
        self._pays(cards)

    def asks_about(self, character: str, *cards: str) -> None:
        """Use two holy water cards on somebody."""
        self.chooses(f"water:{character}")
        self._pays(cards)

    def strikes(self, with_: str) -> None:
        """Attack the vampire that holy water has just found."""
        self.chooses(f"strike:{with_}")

    def attacks(self, target: str, with_: str) -> None:
        """Begin a fight."""
        self.chooses(f"fight:{with_}:{target}")

    def lays(self, *cards: str) -> None:
        """Lay combat cards, all at once; `water` is the one of a detection."""
        self.chooses(self.laying(*cards))

    def laying(self, *cards: str) -> str:
        """The answer that lays these cards."""
        return join(Counter(card if card == "water" else f"lay:{full(self.seat, card)}" for card in cards))

    def replaces(self, card: str) -> None:
        """Lay a card in place of a cancelled one."""
        self.chooses(f"lay:{full(self.seat, card)}")

    def plays(self, card: str, *paying: str, on: str = "") -> None:
        """Play a support card on something, paying with other cards."""
        self.chooses(f"play:{full(self.seat, card)}")
        if on:
            self.chooses(f"on:{on}")
        self._pays(paying)

    def takes(self, card: str, of: str | None = None) -> None:
        """Take a card out of a pile of one's own, or out of the opponent's hand."""
        self.chooses(f"take:{full(of or self.seat, card)}")

    def resigns(self) -> None:
        """Give up."""
        self._scene.game.outside("resign", self.seat)


def other(seat: str) -> str:
    """The opponent."""
    return "human" if seat == VAMPIRE else VAMPIRE
