"""Vampire Empire in words: every message the code can ask for is there, and is said without a gap in all four languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import msgspec
import pytest

import coterie
from coterie.games import empire
from coterie.games.empire.cards import CHARACTERS, SEATS, standard_deck
from coterie.games.empire.cast import CAST
from coterie.kernel.chance import Chance
from coterie.kernel.game import Game
from coterie.kernel.text import Arg, Ref, Text
from coterie.locale import LANGUAGES, Speaker
from tests.locale.files import arguments, messages

FOLDER = Path(empire.__file__).parent
SETUPS: list[dict[str, object]] = [{}, {"hide_cost": "red", "attacker": "may", "death": "last", "tokens": "kept", "defence": "must"}]
EAGER = (("water", "strike", "pass"), ("play", "hide"), ("lay", "fight"))
PILES = ("deck", "cellar", "moat")

NAMES = {
    "empire-seat": SEATS,
    "empire-character": tuple(CHARACTERS),
    "empire-card": tuple(card.id for side in SEATS for card in standard_deck(side).cards),
    "empire-pile": PILES,
    "empire-profession": ("nobles", "clergy", "servants"),
    "empire-phase": ("discard", "reveal", "before", "action", "after"),
    "empire-type": ("combat", "vampire", "holy-water", "support"),
}
"""The names of things, by kind."""

BUILT = {
    "empire-reason-*": (),
    "empire-end-no-*": SEATS,
    "empire-end-*": ("resign", "timeout"),
    "empire-option-*": ("hide", "water"),
    "empire-option-discard-*": ("skip", "draw", "cellar", "moat"),
    "empire-option-lay-*": ("stop", "none"),
    "empire-option-support-none-*": ("open", "fight", "answer"),
    "empire-prompt-pay-*": ("cost", "pass", "hide", "water"),
    "empire-prompt-support-*": ("before", "after", "fight"),
    "empire-target-*": ("attack", "defence"),
}
"""The ids that the code puts together, with all their endings. Reasons have a test of their own."""

SAMPLES: dict[str, tuple[Arg, ...]] = {
    **{name: tuple(Ref("empire-character", who) for who in ("lady", "officer", "cook")) for name in ("who", "attacker", "target")},
    **{name: tuple(Ref("empire-seat", seat) for seat in SEATS) for name in ("seat", "winner")},
    **dict.fromkeys(("day", "revealed"), (0, 1)),
    **dict.fromkeys(("count", "cost", "excess", "left", "cellar", "moat"), (0, 1, 2, 8)),
    **dict.fromkeys(("attack", "defence", "round", "turn", "value"), (3,)),
    "vampire": (0, 1, 6),
    "card": (Ref("empire-card", "v-draw"), Ref("empire-card", "my-own", "Silver Bell")),
    "cards": ((Ref("empire-card", "v-draw"), Ref("empire-card", "v-spy")), ()),
    "pile": tuple(Ref("empire-pile", pile) for pile in PILES),
    "what": (Ref("empire-character", "nun"), Ref("empire-card", "my-own", "Silver Bell")),
    "reason": (Text("empire-end-castle"),),
    "one": (Ref("empire-seat", "vampire"),),
    "other": (Ref("empire-seat", "human"),),
    "ones": (0, 1, 6),
    "others": (0, 1, 6),
    "tally": (Text("empire-end-castle"),),
}


@cache
def asked_for() -> tuple[frozenset[str], frozenset[str]]:
    """The message ids written in the code, and the patterns of those it puts together."""
    plain, built = set[str](), set[str]()
    for file in (file for file in FOLDER.rglob("*.py") if file.relative_to(FOLDER).parts[0] != "terminal"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        kinds = {call.args[0] for call in ast.walk(tree) if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Ref"}
        parts = set[ast.AST]()
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts |= set(node.values)
                pattern = "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
                if pattern.startswith("empire-"):
                    built.add(pattern)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and node not in kinds and node not in parts and str(node.value).startswith("empire-"):
                plain.add(str(node.value))
    return frozenset(plain), frozenset(built)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_words(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for kind, ids in NAMES.items():
        for name in ids:
            assert speaker.name(Ref(kind, name))
    assert speaker.tell("empire-name") == "Vampire Empire"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_things_apart(language: str) -> None:
    """Within a deck no two cards have one name, nor have two characters."""
    speaker = Speaker(language, strict=True)
    for things in (*([card.ref for card in standard_deck(side).cards] for side in SEATS), [Ref("empire-character", c) for c in CHARACTERS]):
        assert len({speaker.name(thing) for thing in things}) == len(things)


def test_every_id_in_the_code_has_words() -> None:
    plain, _ = asked_for()
    assert len(plain) > 50
    assert plain <= messages("en", "empire").keys()


def test_every_id_the_code_builds_has_words() -> None:
    _, built = asked_for()
    assert built == BUILT.keys()
    ids = {pattern.replace("*", ending) for pattern, endings in BUILT.items() for ending in endings}
    assert ids <= messages("en", "empire").keys()


def test_no_message_is_idle() -> None:
    """Every message is a name, or the code asks for it."""
    plain, _ = asked_for()
    used = set(plain) | {f"{kind}-{name}" for kind, names in NAMES.items() for name in names} | {"empire-name"}
    used |= {pattern.replace("*", ending) for pattern, endings in BUILT.items() for ending in endings}
    used |= {f"empire-cast-{person.face}" for person in CAST}
    idle = messages("en", "empire").keys() - used
    assert {name for name in idle if not name.startswith("empire-reason-")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_with_all_kinds_of_arguments(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for name, message in messages(language, "empire").items():
        wanted = sorted(arguments(message))
        for values in product(*(SAMPLES[argument] for argument in wanted)):
            said = speaker.say(Text(name, dict(zip(wanted, values, strict=True))))
            assert said, name
            assert said == said.strip(), name


def spoken(game: Game, chance: Chance, eager: tuple[str, ...]) -> Iterator[Text]:
    """Play a game by chance, eager for some choices, and give every text it comes by."""
    while game.outcome is None:
        for decision in game.decisions:
            yield decision.prompt
            if decision.source is not None:
                yield Text("empire-option-card", {"card": decision.source})
            yield from (option.label for option in decision.options)
            yield from (mark.label for mark in decision.marked)
        for seat in game.seats:
            for refused in game.why_not(seat):
                yield refused.label
                yield refused.reason.text
        decision = game.decisions[0]
        wanted = [key for key in decision.keys if key.startswith(eager)]
        game.choose(decision.seat, chance.pick(wanted) if wanted else decision.pick(chance))
    yield from told(game)


def told(game: Game) -> Iterator[Text]:
    """What a finished game told everybody, and how it ended."""
    assert game.outcome is not None
    yield game.outcome.reason
    for viewer in (*game.seats, None):
        yield from (event.text for event in game.events(viewer))


def ended_outside() -> Iterator[Text]:
    """Games that end by agreement, by resigning and by the clock, and one that meets its last turn."""
    for kind, seat in (("agree", None), ("resign", "human"), ("timeout", "vampire")):
        game = coterie.new("empire", seed=1)
        game.outside(kind, seat)
        yield from told(game)
    yield from spoken(coterie.new("empire", seed=1, setup={"turn_limit": 1}), Chance(1), ())


@cache
def heard() -> tuple[Text, ...]:
    """Every different text of some games with both readings of the rules."""
    texts = list(ended_outside())
    for seed in range(200):
        texts += spoken(coterie.new("empire", seed=seed, setup=SETUPS[seed % 2]), Chance(seed), EAGER[seed % 3])
    return tuple({msgspec.json.encode(text): text for text in texts}.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    speaker = Speaker(language, strict=True)
    said = {speaker.say(text) for text in heard()}
    assert len(said) > 1000
    assert not [words for words in said if "{" in words or "empire-" in words]


def test_the_games_say_everything() -> None:
    """Else the test above proves little."""
    ids = {text.id for text in heard()}
    kinds = ("empire-prompt-", "empire-option-", "empire-event-", "empire-end-", "empire-target-")
    assert {name for name in messages("en", "empire") if name.startswith(kinds)} - ids == set()


def test_messages_use_only_what_the_code_gives() -> None:
    for text in heard():
        if text.id.startswith("empire-"):
            assert arguments(messages("en", "empire")[text.id]) <= text.args.keys(), text.id
