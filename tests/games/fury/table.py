"""A table for tests: set up by a few words, dice and decks as said, played with keys; lone passes are answered by themselves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import coterie
from coterie.games.fury.facts.cards import EVENT_DECK, HUNTERS, ITEM_DECK, TIMES, TOKENS
from coterie.games.fury.facts.places import NUMBER, PLACES
from coterie.games.fury.pieces import Hunter
from coterie.games.fury.table import Table
from coterie.kernel.chance import Chance
from coterie.kernel.errors import IllegalChoice

HOMES = {"lord_godalming": "london", "dr_seward": "madrid", "van_helsing": "rome", "mina_harker": "athens"}
SHORT = {"godalming": "lord_godalming", "seward": "dr_seward", "helsing": "van_helsing", "mina": "mina_harker"}


class Scene:
    """A game of two players (Dracula, and one for all hunters), with words to play and look at it."""

    def __init__(self, game: coterie.Game, dice: list[int], auto: bool = True) -> None:
        self.game = game
        self.dice = dice
        if auto:
            self.settle()

    @property
    def table(self) -> Table:
        state = self.game.state
        assert isinstance(state, Table)
        return state

    def hunter(self, name: str) -> Hunter:
        return self.table.hunters[HUNTERS.index(SHORT.get(name, name))]

    def place(self, name: str) -> str:
        return PLACES[self.table.dracula if name == "dracula" else self.hunter(name).place]

    @property
    def trail(self) -> list[str]:
        """The trail from the newest card on: places, "hide", and bare powers by name."""
        names = (*PLACES, "hide")
        return [names[self.table.cards[slot.serial]] if slot.serial else slot.powers[0] for slot in self.table.trail]

    @property
    def asked(self) -> str:
        """The kinds of question that are open, in the order of the seats."""
        return " ".join(decision.kind for decision in self.game.decisions)

    @property
    def keys(self) -> list[str]:
        return [key for decision in self.game.decisions for key in [*decision.keys, *(mark.key for mark in decision.marked)]]

    def settle(self) -> None:
        """Answer lone passes."""
        while len(self.game.decisions) == 1 and self.game.decisions[0].lone_pass:
            self.game.choose(self.game.decisions[0].seat, "pass")

    def play(self, *keys: str) -> Scene:
        """Choose these keys, one after the other, whoever is asked; lone passes follow by themselves."""
        for key in keys:
            seats = [decision.seat for decision in self.game.decisions if decision.takes(key)]
            assert seats, f"{key} is not among {self.keys} ({self.asked})"
            self.game.choose(seats[0], key)
            self.settle()
        return self

    def why(self, key: str) -> str:
        """The reason for which a key is refused."""
        for decision in self.game.decisions:
            for refused in self.game.why_not(decision.seat):
                if refused.key == key:
                    with pytest.raises(IllegalChoice):
                        self.game.choose(decision.seat, key)
                    return refused.reason.text.id.removeprefix("fury-reason-")
        raise AssertionError(f"{key} is not refused here ({self.asked})")

    def told(self) -> list[str]:
        return [event.text.id.removeprefix("fury-event-") for event in self.game.events(None)]


def _rest(whole: tuple[str, ...], used: list[str]) -> list[str]:
    left = Counter(whole)
    left.subtract(used)
    assert all(count >= 0 for count in left.values()), f"too many of {[card for card, count in left.items() if count < 0]}"
    return sorted(left.elements())


def _slot(word: str | dict[str, Any]) -> dict[str, Any]:
    """A space of the trail: "rome", "rome up", "rome:bats,wolves", "feed", "hide"."""
    if isinstance(word, dict):
        return word
    name, _, tokens = word.partition(":")
    name, *marks = name.split()
    slot: dict[str, Any] = {"up": True} if "up" in marks else {}
    slot["tokens"] = [{"kind": kind} for kind in tokens.split(",") if kind]
    if name in NUMBER:
        return {**slot, "place": name}
    return {**slot, "place": "hide", "powers": ["hide"]} if name == "hide" else {**slot, "powers": [name]}


def scene(
    *,
    active: str = "godalming",
    phase: str = "resolve",
    dracula: str = "prague",
    trail: list[Any] | None = None,
    catacombs: list[Any] | None = None,
    time: str = "noon",
    tokens: str = "fog fog fog fog spy",
    events: str = "",
    deck: str | None = None,
    item_deck: str | None = None,
    dice: list[int] | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    auto: bool = True,
    place: dict[str, str] | None = None,
    items: dict[str, str] | None = None,
    hand: dict[str, str] | None = None,
    hunters: dict[str, dict[str, Any]] | None = None,
    **more: Any,
) -> Scene:
    """A table as said. `deck` is the event deck from the top on (all other free events are discarded then), `item_deck` likewise.
    Without `auto` a lone pass that is open at first stays open, so that one can ask why there is nothing else.
    """
    written: dict[str, dict[str, Any]] = {}
    for name in HUNTERS:
        short = next(word for word, full in SHORT.items() if full == name)
        written[name] = {
            "place": (place or {}).get(short, HOMES[name]),
            "items": (items or {}).get(short, "").split(),
            "events": (hand or {}).get(short, "").split(),
            **(hunters or {}).get(short, {}),
        }
    position: dict[str, Any] = {
        "dracula": dracula,
        "trail": [_slot(word) for word in (trail or [dracula])],
        "catacombs": [None if word is None else _slot(word) for word in catacombs or []],
        "hunters": written,
        "active": SHORT.get(active, active),
        "phase": phase,
        "time": TIMES.index(time),
        "tokens": tokens.split(),
        "events": events.split(),
        **more,
    }
    allies = [card for card in (more.get("ally_of_hunters"), more.get("ally_of_dracula")) if card]
    held = [card for one in written.values() for card in one["events"]] + events.split() + allies + more.get("event_discards", [])
    if deck is not None:
        position["event_deck"] = deck.split()
        position["event_discards"] = more.get("event_discards", []) + _rest(EVENT_DECK, held + deck.split())
    carried = [item for one in written.values() for item in (*one["items"], *["dogs"] * one.get("dogs", 0))] + more.get("item_discards", [])
    if item_deck is not None:
        position["item_deck"] = item_deck.split()
        position["item_discards"] = more.get("item_discards", []) + _rest(ITEM_DECK, carried + item_deck.split())
    laid = [token["kind"] for slot in (*position["trail"], *position["catacombs"]) if slot for token in slot.get("tokens", [])]
    laid += [token for one in written.values() for token in one.get("keeps", [])]
    position["pool"] = _rest(TOKENS, laid + tokens.split())
    game = coterie.new("fury", seed=seed, setup={"players": 2, **(options or {})}, position=position)
    return Scene(game, _loaded(game, list(dice or [])), auto)


def _loaded(game: coterie.Game, dice: list[int]) -> list[int]:
    """From now on the dice of this game fall as said, and decks are drawn from the top; its events are listened to."""
    game.events(None)
    LOADED[id(game.state)] = dice
    return dice


LOADED: dict[int, list[int]] = {}
_fair = Chance.roll


def loaded_roll(state: Chance, sides: int) -> int:
    """The next of the dice that were said; the first card of a deck; chance for tables that are not loaded."""
    dice = LOADED.get(id(state))
    if dice is None:
        return _fair(state, sides)
    if sides == 6 and dice:
        return dice.pop(0) - 1
    return 0


def start(card: str, **words: object) -> Scene:
    """Lord Godalming's turn begins, with that event in his hand."""
    return scene(phase="resolve", auto=False, hand={"godalming": card}, **words)  # type: ignore[arg-type]


def draw(card: str, **words: object) -> Scene:
    """Lord Godalming draws that event."""
    words.setdefault("place", {"godalming": "galway"})
    s = scene(phase="action", deck=f"{card} trap trap", **words)  # type: ignore[arg-type]
    return s.play("resupply:lord_godalming", "draw:event")
