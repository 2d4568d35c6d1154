"""Where questions are met that random games seldom come to: games begun in the thick of it, and a scene for each of the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import coterie
from coterie.games.fury.facts.cards import BATS, EVENT_DECK, EVENTS, HUNTERS, ITEM_DECK, TOKENS
from coterie.games.fury.facts.places import CASTLE, CITIES, HOSPITAL, PLACES, ROADS
from coterie.games.vtes.decks import precon_lists
from coterie.kernel import registry
from coterie.kernel.game import Game
from coterie.kernel.opening import start
from coterie.kernel.questions import PASS
from tests.contract.drive import new
from tests.contract.middles import begin_in_the_middle
from tests.games.fury.table import Scene, scene
from tests.games.fury.table import start as turn_with
from tests.games.vtes.places import Place


def from_the_start(name: str) -> Callable[[int], Game]:
    """New games of each preset in turn, as the contract plays them."""
    definition = registry.find(name)
    presets = list(definition.presets)
    return lambda seed: new(definition, seed // len(presets), presets[seed % len(presets)])


def hunters_close_by(seed: int) -> Game:
    """Fury: the hunters are at Dracula's heels, and everybody's hands are full."""
    random = Random(seed)  # noqa: S311  # a test is to be repeated
    walk = [random.choice(CITIES)]
    while len(walk) < 5 and (further := [place for place in ROADS[walk[-1]] if place not in (*walk, HOSPITAL, CASTLE)]):
        walk.append(random.choice(further))
    near = [place for place in (walk[0], *walk, *ROADS[walk[0]]) if place not in (HOSPITAL, CASTLE)]
    tokens, items = random.sample(TOKENS, len(TOKENS)), random.sample(ITEM_DECK, len(ITEM_DECK))
    kept = [event for event in random.sample(EVENT_DECK, len(EVENT_DECK)) if EVENTS[event].type == "keep"]
    theirs, his = ([event for event in kept if BATS[event] is side] for side in (False, True))
    together = random.choice(near)
    active = random.choice((*HUNTERS, "dracula"))
    position: dict[str, Any] = {
        "dracula": PLACES[walk[0]],
        "trail": [{"place": PLACES[place], "up": random.random() < 0.3, "tokens": [{"kind": tokens.pop()}]} for place in walk],
        "hunters": {
            hunter: {
                "place": PLACES[random.choice((together, random.choice(near)))],
                "items": [items.pop() for _ in range(3)],
                "events": [theirs.pop() for _ in range(3)],
                "bites": 1 if hunter == "mina_harker" else random.choice((0, 0, 1)) if hunter != "van_helsing" else 0,
            }
            for hunter in HUNTERS
        },
        "active": active,
        "phase": random.choice(("start", "move") if active == "dracula" else ("resolve", "move", "action")),
        "time": random.randrange(6),
        "tokens": [tokens.pop() for _ in range(5)],
        "events": his[:4],
    }
    return coterie.new("fury", seed=seed, setup={"players": random.choice((2, 2, 5))}, position={**position, "pool": tokens})


def mixed_decks(seed: int) -> Game:
    """VTES: decks of cards and vampires from all seven, in the middle of a game."""
    random = Random(seed)  # noqa: S311  # a test is to be repeated
    definition = registry.find("vtes")
    lists = list(precon_lists().values())
    crypt = sorted({name for one in lists for name in one.crypt})
    library = sorted({name for one in lists for name in one.library})
    decks = [
        {"crypt": dict.fromkeys(random.sample(crypt, 12), 1), "library": dict(Counter(random.choices(library, k=80))), "name": "mixed"}
        for _ in range(random.choice((2, 3, 5)))
    ]
    setup = {**definition.bounds, "decks": decks}
    return start(definition, seed, setup, begin_in_the_middle(definition, setup, seed))


def dropped(token: str) -> Scene:
    """Fury: that encounter leaves the trail, and Dracula may let it mature."""
    trail = ["prague", "vienna", "munich", "zurich", "geneva", f"paris:{token}"]
    return scene(active="dracula", phase="move", trail=trail, tokens="wolves fog fog fog fog").play("go:berlin", "pass", "place:fog")


def storm(events: str = "") -> Scene:
    """Fury: a storm drives Dracula ashore."""
    s = turn_with("stormy_seas", dracula="north_sea", trail=["north_sea", "hamburg"], voyage=[1, 2], sailed=1, events=events)
    return s.play("play:stormy_seas", "storm:north_sea")


def good_luck() -> Scene:
    """Fury: there are two things that Good Luck could remove."""
    s = turn_with("good_luck", ally_of_dracula="quincey_p_morris", roadblock=["london", "manchester", "road"])
    return s.play("play:good_luck")


def double_back() -> Scene:
    """Fury: Dracula doubles back to a card of the catacombs that bears two encounters."""
    s = scene(active="dracula", phase="move", time="midnight", catacombs=["vienna:wolves,bats"])
    return s.play("double_back", "back:2")


def diablerized() -> Game:
    """VTES: a vampire has drunk an older one, and a master card of its library could teach it a Discipline."""
    place = Place(["hecata", "ventrue"], {"a": {"ready": ["Peter St. John"]}, "b": {"torpor": ["Alice Chen"]}})
    place.does("a", "diablerize:peter-st-john", "piece:alice-chen")
    return place.game


def decayed() -> Game:
    """VTES: seven cards of an ash heap are removed, and there is a vampire among them."""
    heap = ["Majesty", "Majesty", "Freak Drive", "Bewitching Oration", "Deflection", "Parity Shift", "Blood Doll", "Alice Chen"]
    place = Place(["hecata", "ventrue"], {"a": {"ready": ["Alek König"], "hand": ["Shroud of Decay"]}, "b": {"ash": heap}})
    place.does("a", "play:shroud-of-decay/OBL:alek-konig")
    while place.game.decisions[0].kind != "choose-card":
        place.game.choose(place.game.decisions[0].seat, PASS)
    return place.game


SCENES: dict[str, dict[str, Callable[[], Game]]] = {
    "fury": {
        "AmbushChoice": lambda: dropped("ambush").play("mature:ambush", "hunter:mina_harker").game,
        "AshoreChoice": lambda: storm().game,
        "HostChoice": lambda: (
            turn_with("", items={"godalming": "heavenly_host"}, hosts=["rome", "milan", "paris"]).play("use:heavenly_host").game
        ),
        "KeepChoice": lambda: double_back().game,
        "KeptChoice": lambda: storm("sensationalist_press").play("land:edinburgh", "play:sensationalist_press").game,
        "NuisanceChoice": lambda: good_luck().game,
        "VictimChoice": lambda: dropped("ambush").play("mature:ambush").game,
    },
    "vtes": {"Fetch": diablerized, "remove-ash": decayed},
}
"""How each question is reached that the games above may miss, by its class or the name of its prompt."""
