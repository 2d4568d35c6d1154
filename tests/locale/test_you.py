"""The log speaks to whoever reads it: "you" where they are meant, and the others by name, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import coterie
from coterie.kernel import registry
from coterie.kernel.chance import Chance
from coterie.kernel.definition import Definition
from coterie.kernel.text import Ref, Text
from coterie.locale import LANGUAGES, Seating, Speaker
from tests.contract.drive import new, play
from tests.locale.files import AREAS, messages, variables

PLAYERS = {"empire": {"seat", "winner"}, "vtes": {"seat"}, "fury": {"who", "other", "seat"}}
"""The arguments of what happens that are players."""
TO_ONE = {"fury-event-shows-all", "fury-event-roadblock"}
"""Events that are told of others alone, and one whose other place is no player."""
HUNTERS = [Ref("fury-hunter", hunter) for hunter in ("lord_godalming", "dr_seward", "van_helsing", "mina_harker")]
VERBS = {
    "en": r"\b[Yy]ou (?:is|has|does|was|[a-z]*[^s\W]s)\b",
    "fr": r"\bVous (?:ne |n’|vous )?+(?!êtes\b|faites\b|voilà\b)[^\W\d]*[^z\W]\b",
}
"""What no sentence to a reader has: "you" with the verb of a third person."""


def speaker(language: str, definition: Definition[Any], you: str, names: dict[str, str]) -> Speaker:
    """Who speaks to a seat of a game whose players have names."""
    called = {definition.figures(seat)[0]: name for seat, name in names.items()}
    return Speaker(language, strict=True, seating=Seating(you, frozenset(definition.figures(you)) if you else frozenset(), called))


def events() -> Iterator[tuple[str, str, str]]:
    """Language, game and message of everything that happens."""
    for area in AREAS:
        game = area.partition("-")[0]
        for name in messages("en", area) if game in PLAYERS else ():
            if name.startswith((f"{game}-event-", f"{game}-end-")):
                yield area, game, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_to_a_player_is_told_to_them(language: str) -> None:
    """Each event that names a player asks whether it is the reader, or uses only forms in which this language calls the reader "you"."""
    safe = {attribute.id.name for attribute in messages(language, "kernel")["kernel-you"].attributes}
    looked = 0
    for area, game, name in events():
        used = variables(messages(language, area)[name])
        for player in PLAYERS[game] if name not in TO_ONE else ():
            forms = {one.partition("-")[2] for one in used if one.partition("-")[0] == player}
            looked += bool(forms)
            assert not forms or "you" in forms or forms <= safe, (name, player)
    assert looked > 90


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["empire", "fury", "vtes"])
def test_everything_told_in_a_game_can_be_said_to_each_seat(language: str, game: str) -> None:
    definition = registry.find(game)
    played = play(new(definition, 5), 5, 300)
    wrong = re.compile(VERBS.get(language, "(?!)"))
    yours = 0
    for seat in (*played.seats, None):
        said = speaker(language, definition, seat or "", {one: one.title() for one in played.seats})
        for event in played.events(seat):
            words = said.say(event.text)
            assert not wrong.search(words), words
            yours += words != said.at(Seating()).say(event.text)
    assert yours > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_one_hunter_is_never_asked_by_that_name(language: str) -> None:
    """Neither the question nor an answer names the hunter to the one who plays it; whoever plays all four must be told which is meant."""
    fury, alone, named = registry.find("fury"), set[str](), set[str]()
    for seat, prompt, labels in asked_in_fury():
        said = speaker(language, fury, seat, {})
        words = [said.say(prompt), *map(said.say, labels)]
        called = {hunter.id: said.name(hunter) for hunter in HUNTERS}
        if seat in called:
            assert not [line for line in words if called[seat] in line], (prompt.id, words)
            alone.add(prompt.id)
        elif any(name in words[0] for name in called.values()):
            named.add(prompt.id)
    assert len(alone) > 12
    assert len(named) > 8


@cache
def asked_in_fury() -> list[tuple[str, Text, list[Text]]]:
    """Who was asked what in some random games, and the answers there were: with one player for each hunter, and with one for all four."""
    asked = []
    for seed in range(12):
        game, chances = coterie.new("fury", seed=seed, setup={"players": 5 if seed % 3 else 2, "turn_limit": 5}), Chance(seed)
        while game.decisions:
            decision = game.decisions[0]
            if decision.seat != "dracula":
                asked.append((decision.seat, decision.prompt, [option.label for option in decision.options]))
            game.choose(decision.seat, decision.pick(chances))
    return asked


HUMAN, VAMPIRE = Ref("empire-seat", "human"), Ref("empire-seat", "vampire")
DRAWS = [Text("empire-event-draws", {"seat": seat, "count": 2}) for seat in (HUMAN, VAMPIRE)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["You draw 2 cards.", "Ada draws 2 cards."]),
        ("it", ["Peschi 2 carte.", "Ada pesca 2 carte."]),
        ("fr", ["Vous piochez 2 cartes.", "Ada pioche 2 cartes."]),
        ("pt-BR", ["Você compra 2 cartas.", "Ada compra 2 cartas."]),
    ],
)
def test_you_and_the_other_by_name(language: str, said: list[str]) -> None:
    table = speaker(language, registry.find("empire"), "human", {"human": "Piet", "vampire": "Ada"})
    assert [table.say(text) for text in DRAWS] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Turn 2: night falls. It is Ada’s turn."),
        ("it", "Turno 2: cala la notte. Tocca ad Ada."),
        ("pt-BR", "Turno 2: cai a noite. É a vez de Ada."),
    ],
)
def test_a_name_takes_the_words_before_it(language: str, said: str) -> None:
    table = speaker(language, registry.find("empire"), "human", {"vampire": "Ada"})
    assert table.tell("empire-event-turn", seat=VAMPIRE, turn=2, day=0) == said


@pytest.mark.parametrize(("name", "said"), [("Ada", "d’Ada"), ("Élise", "d’Élise"), ("Zoë", "de Zoë")])
def test_french_elides_before_a_vowel(name: str, said: str) -> None:
    table = speaker("fr", registry.find("vtes"), "b", {"a": name})
    assert table.tell("vtes-event-withdrawal-failed", seat=Ref("vtes-seat", "a")) == f"Le retrait {said} échoue."


def test_a_seat_keeps_its_own_name_where_that_is_asked_for() -> None:
    assert speaker("en", registry.find("empire"), "human", {"human": "Piet"}).name(HUMAN) == "Human player"


def test_whoever_plays_one_hunter_is_that_hunter_and_whoever_plays_several_is_none() -> None:
    helsing, fury = Ref("fury-hunter", "van_helsing"), registry.find("fury")
    rests = Text("fury-event-rests", {"who": helsing})
    assert speaker("en", fury, "van_helsing", {}).say(rests) == "You rest."
    assert speaker("en", fury, "hunters", {"hunters": "Piet"}).say(rests) == "Van Helsing rests."
    assert speaker("en", fury, "dracula", {}).tell("fury-event-moves") == "You move."
    assert speaker("en", fury, "hunters", {"dracula": "Ada"}).tell("fury-event-moves") == "Dracula moves."


def test_of_several_the_reader_is_meant_only_alone() -> None:
    helsing, mina = Ref("fury-hunter", "van_helsing"), Ref("fury-hunter", "mina_harker")
    table, paris = speaker("en", registry.find("fury"), "van_helsing", {}), Ref("fury-place", "paris")
    assert table.tell("fury-event-arrive", hunters=(helsing,), place=paris, where="city") == "You are in Paris."
    assert (
        table.tell("fury-event-arrive", hunters=(helsing, mina), place=paris, where="city") == "Van Helsing and Mina Harker are in Paris."
    )
