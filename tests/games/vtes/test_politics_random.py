"""Referendums with random answers: they end, nothing is lost or made, and all of it can be said in four languages."""

from __future__ import annotations

from random import Random

import pytest

from coterie.games.vtes.pool import named
from coterie.games.vtes.rules.diablerie import diablerie
from coterie.games.vtes.rules.politics.referendums import referendum
from coterie.games.vtes.table import Table
from coterie.kernel.chance import Chance
from coterie.kernel.questions import Ask, Open
from coterie.locale import LANGUAGES, Speaker
from tests.games.vtes.build import Scene, Seat, table

VAMPIRES = (
    "Alexa Draper", "Sybren van Oosten", "Belinde", "Larissa Moreira", "Catalina Vega", "Tamoszius", "Alexander Silverson", "Colette",
    "Ayelech", "Nassir", "Korah", "Stavros", "Lenny Burkhead", "Elisha Tucker", "Mkhokheli",
)  # fmt: skip
HAND = (
    "Bewitching Oration", "Kine Resources Contested", "Parity Shift", "Scalpel Tongue", "Protected District", "On the Qui Vive",
    "Perfect Paragon", "Deflection", "Voter Captivation",
)  # fmt: skip
LOCATIONS = ("Ventrue Headquarters", "Elysium: The Palace of Versailles")
REFERENDUMS = ("Ancilla Empowerment", "Consanguineous Boon", "Kine Resources Contested", "Parity Shift", "Toreador Justicar")


def random_table(random: Random) -> Scene:
    """Three to five Methuselahs with three vampires each, or fewer."""
    names = list(VAMPIRES)
    random.shuffle(names)
    seats = []
    for place in range(random.randint(3, 5)):
        mine = names[3 * place : 3 * place + 3]
        words = [f"{name} {random.randint(0, named(name).capacity)}{random.choice(('', ' locked'))}" for name in mine]
        hand, library = ("; ".join(random.choices(HAND, k=count)) for count in (7, 20))
        location = LOCATIONS[place] if place < len(LOCATIONS) else ""
        seats.append(Seat("; ".join(words[:2]), hand, random.randint(1, 15), words[2], table=location, library=library))
    return table(*seats, edge=random.choice(("", "a", "b")))


def cards_of(t: Table) -> list[int]:
    """Every card there is."""
    found = [piece.card for piece in t.pieces.values()] + [card for _, card in t.playing]
    for player in t.players:
        found += player.hand + player.library + player.library_top + player.ash + player.removed
    return sorted(found)


def answer(scene: Scene, random: Random, speakers: list[Speaker]) -> None:
    """Somebody who is asked answers anything."""
    question = scene.question
    asks = list(question.asks) if isinstance(question, Open) else [question]
    ask = random.choice(asks)
    assert isinstance(ask, Ask)
    keys = ask.keys(scene.t)
    for speaker in speakers:
        assert speaker.say(ask.prompt(scene.t))
        for key in keys:
            assert speaker.say(ask.option(scene.t, key).label)
        for why in ask.why_not(scene.t):
            if why.reason.text.id.endswith(("one-card-vote", "votes-for", "not-in-blood-hunt")):
                assert speaker.say(why.reason.text)
    marks = ask.marks(scene.t)
    scene.does(ask.seat, random.choice(keys) if marks is None else marks.draw(Chance(random.getrandbits(60))))


@pytest.mark.parametrize("seed", range(60))
def test_referendums_end_and_keep_every_card(seed: int) -> None:
    random = Random(seed)  # noqa: S311  # a test is to be repeated
    scene = random_table(random)
    speakers = [Speaker(LANGUAGES[seed // 5 % len(LANGUAGES)], strict=True)] if seed % 5 == 0 else []
    t = scene.t
    actor, card = t.players[0].ready[0], named(random.choice(REFERENDUMS)).id
    caller = t.book.facts[t.piece(actor).card].name
    scene.acting(caller, "political" if seed % 3 else "diablerize", card=t.book.facts[card].name if seed % 3 else "")
    before = cards_of(t)
    if seed % 3:
        scene.run(referendum(t, 0, actor, card, 0))
    else:
        scene.run(diablerie(t, actor, t.players[1].torpor[0]))
    steps = 0
    while scene.question is not None:
        steps += 1
        assert steps < 500
        answer(scene, random, speakers)
        assert cards_of(t) == before
        assert all(0 <= piece.blood <= piece.capacity for piece in t.pieces.values() if t.book.facts[piece.card].crypt)
    for speaker in speakers:
        for text in scene.told:
            assert speaker.say(text)
