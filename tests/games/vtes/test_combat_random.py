"""Combats played at random: they end, keep all counts, leave nothing behind, hide what they must, and have words in every language."""

from __future__ import annotations

from functools import cache

import pytest

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.history import Until
from coterie.games.vtes.pool import facts
from coterie.games.vtes.rules.matters import Fight, happen
from coterie.games.vtes.table import READY, VAMPIRE, Table
from coterie.kernel.chance import Chance
from coterie.kernel.questions import Ask
from coterie.locale import LANGUAGES, Speaker
from tests.games.vtes.duel import Scene
from tests.marks import rule

ATTACHED = (".44 Magnum", "Kevlar Vest", "Guardian Angel", "Fame", "Murder of Crows", "Raven Spy", "Preternatural Strength")
LEVELS = {"Murder of Crows": "ani", "Raven Spy": "ANI", "Preternatural Strength": "POT"}


@cache
def vampires() -> list[str]:
    """The vampires of the box."""
    return [fact.name for fact in facts().values() if fact.crypt and "V5:" in fact.sets and fact.id in standard_book().forms]


@cache
def combat_cards() -> list[str]:
    """Every combat card that is complete."""
    return [fact.name for fact in facts().values() if "combat" in fact.types and fact.id in standard_book().forms]


def scene_of(seed: int) -> tuple[Scene, int, int]:
    """Two minions with something on them, and hands full of combat cards."""
    chance = Chance(seed)
    scene = Scene(3, seed=seed)
    minions = []
    for seat in "ab":
        ally = chance.roll(5) == 0
        minion = scene.ally(seat, "Underbridge Stray", "ANI") if ally else scene.vampire(seat, chance.pick(vampires()))
        scene.piece(minion).blood = max(1, scene.piece(minion).blood - chance.roll(4))
        for name in ATTACHED:
            if chance.roll(7) == 0:
                scene.attach(minion, name, LEVELS.get(name, ""))
        if chance.roll(3) == 0:
            scene.ally(seat, "Underbridge Stray", "ANI")
        if chance.roll(5) == 0:
            scene.in_play(seat, "The Barrens")
        scene.hand(seat, *(chance.pick(combat_cards()) for _ in range(7)))
        scene.library(seat, *(chance.pick(combat_cards()) for _ in range(20)))
        minions.append(minion)
    return scene, minions[0], minions[1]


def cards_of(t: Table, seat: int) -> list[int]:
    """Every card that a Methuselah owns, wherever it is."""
    player = t.players[seat]
    found = player.hand + player.library + player.library_top + player.ash + player.removed
    found += [card for owner, card in t.playing if owner == seat]
    return sorted(found + [piece.card for piece in t.pieces.values() if piece.owner == seat])


@rule("v5.combat")
@pytest.mark.parametrize("block", range(6))
def test_random_combats_end_and_keep_the_count(block: int) -> None:
    for seed in range(block * 25, block * 25 + 25):
        scene, acting, opposing = scene_of(seed)
        chance = Chance(seed)
        before = [cards_of(scene.t, seat) for seat in range(3)]
        scene.fights(acting, opposing)
        for _ in range(500):
            if scene.over:
                break
            scene.chooses(scene.asked, chance.pick(scene.keys))
            assert [cards_of(scene.t, seat) for seat in range(3)] == before
            for piece in scene.t.pieces.values():
                assert piece.blood >= 0
                assert piece.kind != VAMPIRE or piece.blood <= piece.capacity
        assert scene.over
        assert (scene.t.combat, scene.t.window, scene.t.playing) == (None, "", [])
        assert [use for use in scene.t.uses if use.until in (Until.ROUND, Until.COMBAT)] == []


@rule("v5.combat")
def test_a_copy_of_the_table_answers_as_the_table_does() -> None:
    """Options and prompts are a function of the table and the question, and combat keeps nothing anywhere else."""
    for seed in range(40):
        scene, acting, opposing = scene_of(seed)
        chance = Chance(seed)
        scene.fights(acting, opposing)
        while not scene.over:
            copy, question = scene.t.copy(), scene.question
            assert question.keys(copy) == scene.keys
            assert question.prompt(copy) == question.prompt(scene.t)
            assert question.why_not(copy) == question.why_not(scene.t)
            scene.chooses(scene.asked, chance.pick(scene.keys))


def asked_in(seed: int, foreign: bool) -> list[tuple[str, str]]:
    """Who is asked what in a combat in which everybody passes or strikes by hand; the hand of b may be another."""
    scene, acting, opposing = scene_of(seed)
    if foreign:
        scene.t.players[1].hand = [scene.card("Bonding")] * 7
    rules = happen(scene.t, Fight(acting, opposing))
    found: list[tuple[str, str]] = []
    try:
        question = next(rules)
        while True:
            assert isinstance(question, Ask)
            found.append((question.seat, scene.t.window))
            question = rules.send(question.keys(scene.t)[-1])
    except StopIteration:
        return found


@rule("v5.combat.sequence")
def test_who_is_asked_does_not_depend_on_what_a_hand_holds() -> None:
    asked = [asked_in(seed, False) for seed in range(40)]
    assert [asked_in(seed, True) for seed in range(40)] == asked
    assert any(seat == "b" for found in asked for seat, _ in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for seed in range(30):
        scene, acting, opposing = scene_of(seed)
        chance = Chance(seed)
        scene.fights(acting, opposing)
        while not scene.over:
            question = scene.question
            said = [question.prompt(scene.t), *(question.option(scene.t, key).label for key in scene.keys)]
            for refused in question.why_not(scene.t):
                said += [refused.label, refused.reason.text]
            assert all(speaker.say(text) for text in said)
            scene.chooses(scene.asked, chance.pick(scene.keys))
        assert all(speaker.say(text) for text in scene.told)
        assert scene.zone(acting) in (READY, "torpor", "burned")
