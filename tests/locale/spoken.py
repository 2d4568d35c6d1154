"""Texts and what they are in words, in every language: the browser client must say exactly the same.

`python -m tests.locale.spoken` writes them anew for the client's own tests.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

import coterie
from coterie.kernel.text import Ref, Text
from coterie.locale import LANGUAGES, Speaker
from tests.contract.drive import steps

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "words" / "spoken.json"
SEED: Final = 7
SULLY: Final = Ref("vtes-piece", "12", "Sully")

BY_HAND: Final = (
    Text("kernel-not-asked", {"seats": (Ref("empire-seat", "human"), Ref("empire-seat", "vampire"))}),
    Text("kernel-not-asked", {"seats": (Ref("empire-seat", "human"),)}),
    Text("empire-event-you-draw", {"cards": tuple(Ref("empire-card", f"h-{card}") for card in ("draw", "spy", "draw", "novice", "draw"))}),
    Text("empire-event-you-draw", {"cards": (Ref("empire-card", "mine", "Silver Bell"), Ref("empire-card", "h-spy"), "a bell", 3)}),
    Text("empire-event-dies", {"who": Ref("empire-character", "lady"), "vampire": 1}),
    Text("empire-event-dies", {"who": Ref("empire-character", "officer"), "vampire": 0}),
    Text("empire-event-draws", {"seat": Ref("empire-seat", "human"), "count": 1}),
    Text("empire-event-draws", {"seat": Ref("empire-seat", "human"), "count": 12}),
    Text("empire-event-discards", {"seat": Ref("empire-seat", "vampire"), "cellar": 0, "moat": 2}),
    Text("empire-event-over", {"reason": Text("empire-end-cards", {"vampire": 4, "human": 3}), "winner": Ref("empire-seat", "vampire")}),
    Text("empire-option-card", {"card": Ref("empire-card", "unknown-card")}),
    Text(
        "vtes-event-blood-gained",
        {"piece": Text("vtes-hidden", {"number": Ref("vtes-piece", "12", "12")}), "amount": 2, "blood": 3, "kind": 1},
    ),
    Text("vtes-event-acts-with", {"actor": SULLY, "card": Ref("vtes-card", "1", "Deep Song"), "level": 2, "stealth": 0, "things": ()}),
    Text(
        "vtes-event-acts-with", {"actor": SULLY, "card": Ref("vtes-card", "1", "Deep Song"), "level": 1, "stealth": 1, "things": (SULLY,)}
    ),
    Text("vtes-reason-needs-title", {"title": (Ref("vtes-title", "prince"), Ref("vtes-title", "inner-circle"))}),
    Text("vtes-reason-needs-clan", {"clan": (Ref("vtes-clan", "ventrue"),)}),
    Text("vtes-event-bled", {"actor": SULLY, "seat": Ref("vtes-seat", "b"), "amount": 2}),
    Text("no-such-message", {"count": 2}),
)


def heard() -> Iterator[Text]:
    """What a game says while it is played by chance: prompts, options, reasons and events of both seats."""
    game = coterie.new("empire", seed=SEED)
    for decision in steps(game, SEED):
        yield decision.prompt
        yield from (option.label for option in decision.options)
        for thing in game.why_not(decision.seat):
            yield thing.label
            yield thing.reason.text
    for seat in game.seats:
        yield from (event.text for event in game.events(seat, 0))
    assert game.outcome is not None
    yield game.outcome.reason


def texts() -> list[Text]:
    """Those made by hand, and the first two of each message that a game says."""
    chosen: dict[str, list[Text]] = {}
    for text in heard():
        alike = chosen.setdefault(text.id, [])
        if len(alike) < 2 and text not in alike:
            alike.append(text)
    return [*BY_HAND, *(text for alike in chosen.values() for text in alike)]


def spoken() -> list[dict[str, object]]:
    """Each text with its words in every language."""
    speakers = [Speaker(language) for language in LANGUAGES]
    return [{"text": msgspec.to_builtins(text), "words": {speaker.language: speaker.say(text) for speaker in speakers}} for text in texts()]


def written() -> str:
    """The same as a file: one text in a line."""
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in spoken())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
