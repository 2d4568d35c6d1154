"""Texts and what they are in words, in every language: the browser client must say exactly the same.

`python -m tests.locale.spoken` writes them for the client's own tests; `tools/client.sh` does so before it runs them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

import coterie
from coterie.kernel.text import Ref, Text
from coterie.locale import LANGUAGES, NOBODY, Seating, Speaker
from tests.contract.drive import steps

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "words" / "spoken.json"
SEED: Final = 7
POINTS: Final = Text(
    "empire-tally",
    {"one": Ref("empire-seat", "vampire"), "ones": 4, "other": Ref("empire-seat", "human"), "others": 3},
)
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
    Text("empire-event-over", {"reason": Text("empire-end-cards", {"tally": POINTS}), "winner": Ref("empire-seat", "vampire")}),
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

AT_TABLE: Final = {
    "empire": Seating(
        "human", frozenset({Ref("empire-seat", "human")}), {Ref("empire-seat", "vampire"): "Ada", Ref("empire-seat", "human"): "Piet"}
    ),
    "vtes": Seating("b", frozenset({Ref("vtes-seat", "b")}), {Ref("vtes-seat", "a"): "Élise", Ref("vtes-seat", "b"): "Zoë"}),
    "fury": Seating("van_helsing", frozenset({Ref("fury-seat", "van_helsing"), Ref("fury-hunter", "van_helsing")}), {}),
}
"""Somebody at a table of each game, to whom the texts below are said as well."""

TO_SOMEBODY: Final = (
    *BY_HAND,
    Text("empire-end-resign", {"seat": Ref("empire-seat", "vampire")}),
    Text("empire-event-turn", {"seat": Ref("empire-seat", "vampire"), "turn": 2, "day": 0}),
    Text("empire-event-turn", {"seat": Ref("empire-seat", "human"), "turn": 3, "day": 1}),
    Text("vtes-event-looks", {"seat": Ref("vtes-seat", "a"), "victim": Ref("vtes-seat", "b")}),
    Text("vtes-event-looks", {"seat": Ref("vtes-seat", "b"), "victim": Ref("vtes-seat", "a")}),
    Text("vtes-event-turn", {"seat": Ref("vtes-seat", "a"), "turn": 4}),
    Text("fury-event-arrive", {"hunters": (Ref("fury-hunter", "van_helsing"),), "place": Ref("fury-place", "paris"), "where": "city"}),
    Text("fury-event-moves"),
    Text(
        "fury-event-traded",
        {"who": Ref("fury-hunter", "mina_harker"), "other": Ref("fury-hunter", "van_helsing"), "count": 1, "other_count": 2},
    ),
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
    """Each text with its words in every language, and those that are said to somebody with whoever listens."""
    return [
        *(_entry(text) for text in texts()),
        *(_entry(text, AT_TABLE[text.id.partition("-")[0]]) for text in TO_SOMEBODY if text.id.partition("-")[0] in AT_TABLE),
    ]


def _entry(text: Text, seating: Seating = NOBODY) -> dict[str, object]:
    words = {language: Speaker(language, seating=seating).say(text) for language in LANGUAGES}
    entry = {"text": msgspec.to_builtins(text), "words": words}
    if not seating.you:
        return entry
    figures = sorted(f"{ref.kind}:{ref.id}" for ref in seating.figures)
    names = {f"{ref.kind}:{ref.id}": name for ref, name in seating.names.items()}
    return {**entry, "seating": {"you": seating.you, "figures": figures, "names": names}}


def written() -> str:
    """The same as a file: one text in a line."""
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in spoken())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
