"""The combat table, written a second time: all 128 pairs of cards, for either winner, against the file of data; and each code alone.

A cell is what happens if the hunter wins, a stroke, and what happens if the enemy wins. `!` says that the hunter's item is spent.
"""

from __future__ import annotations

import re

import pytest

from coterie.games.fury.facts.cards import AGENTS, EFFECTS, ENCOUNTERS, PAIRS
from tests.games.fury.table import Scene, scene
from tests.marks import rule

CODES = {
    "c": "continue",
    "e": "end",
    "r": "repel",
    "i": "bite",
    "f": "bat",
    "k": "kill",
    "p": "hunter+1",
    "q": "enemy+1",
    "v": "lose-event",
    "l": "lose-items",
    "b": "blood-",
    "h": "health-",
}
AGAINST_DRACULA = """
               claws    dodge_dracula escape_man escape_bat escape_mist fangs mesmerize strength
punch          c/h1     c/cq     c/e      e/ef     e/e      r/ief    b1/c     c/h3
dodge          pc/h1    pc/cq    e/e      fe/ef    e/e      pc/c     pc/c     pc/c
escape         e/h2     e/e      e/e      e/ef     e/e      e/ief    e/iel    e/h2
knife          b2/h1    c/cq     k/e      b2/ef    e/e      b3/h1    b2/iel   b1/c!
pistol         c/c      c/cq     c/e      c/ef     e/e      r/ief    r/iel    c/h1
rifle          r/c      c/cq     r/e      r/ef     e/e      r/c      r/c      r/c!
sacred_bullets b1!/h2!  k!/cq!   b2!/e!   b1!/ef!  e!/e!    b2!/ief! b3!/iel  b1!/c!
stake          k/h2     k/cq     k/e      k/ef     e/e      k/h3     k/iel    e/c!
crucifix       b3/h1    b1/cq    b2/e     b1/ef    e/e      b2/c     r/c      b2/c!
heavenly_host  e/c      e/cq     e/e      e/ef     e/e      e/c      e/c      e/c
holy_water     b3!/h2!  b2!/cq!  b2!/e!   b1!/ef!  b1!/e!   b4/h1!   b4/c!    b3!/c!
"""
AGAINST_AGENTS = """
               dodge_agent punch_agent knife_agent pistol_agent rifle_agent
punch          c/cq     k/h1     c/h2v    c/h3     c/h3
dodge          pc/cq    pc/h1    pc/h2v   pc/c     pc/c
escape         e/e      e/h1     e/h2v    e/h2     e/h3
knife          c/cq     k/h1     k/h1v    k/h2     c/h3
pistol         c/cq     k/c      k/h1v    k/h2     k/h2
rifle          c/cq     k/c      k/cv     k/h1     k/h2
sacred_bullets k!/cq!   k!/c!    k!/h1v!  k!/h2!   k!/h2!
stake          k/cq     k!/h1    k!/h1v   k!/h2    c/h3
"""
AGENT_CARDS = {
    "assassin": "punch_agent dodge_agent knife_agent pistol_agent rifle_agent",
    "minion_with_knife": "punch_agent dodge_agent knife_agent",
    "minion_with_knife_and_pistol": "punch_agent dodge_agent knife_agent pistol_agent",
    "minion_with_knife_and_rifle": "punch_agent dodge_agent knife_agent rifle_agent",
}
WHOLE = {"blood": 9, "health": 12, "bites": 0, "dracula": "prague", "items": 1, "events": 1}
FIGHT = {"continues": 0, "repelled": False, "hunter_bonus": 0, "enemy_bonus": 0}
CHANGES: dict[str, dict[str, object]] = {
    "continue": {"continues": 1},
    "end": {"over": True},
    "repel": {"repelled": True},
    "bite": {"bites": 1, "over": True},
    "bat": {"dracula": "leipzig"},
    "kill": {"blood": 5},
    "hunter+1": {"hunter_bonus": 1},
    "enemy+1": {"enemy_bonus": 1},
    "lose-event": {"events": 0},
    "lose-items": {"items": 0},
    **{f"blood-{amount}": {"blood": 9 - amount} for amount in range(1, 6)},
    **{f"health-{amount}": {"health": 12 - amount} for amount in range(1, 6)},
}
"""What one effect leaves behind, of all that could change."""
ANSWERS = {"bat": ("fly:leipzig",), "lose-event": ("discard:advance_planning",)}


def result(written: str) -> tuple[tuple[str, ...], bool]:
    """The effects of half a cell, and whether the item is spent."""
    effects = [CODES[code[0]] + code[1:] for code in re.findall(r"[a-z]\d?", written)]
    return tuple(effects), written.endswith("!")


def lines() -> dict[tuple[str, str], tuple[tuple[tuple[str, ...], bool], ...]]:
    """Both tables, by the card of the hunter and that of the enemy."""
    found = {}
    for table in (AGAINST_DRACULA, AGAINST_AGENTS):
        head, *rows = (row.split() for row in table.strip().splitlines())
        for card, *cells in rows:
            for enemy, cell in zip(head, cells, strict=True):
                found[card, enemy] = tuple(result(half) for half in cell.split("/"))
    return found


@rule("fury.combat.round")
def test_the_file_of_data_holds_the_table_that_is_written_here() -> None:
    written = lines()
    assert len(PAIRS) == len(written) == 128
    for pair in PAIRS:
        both = ((pair.hunter_wins, pair.hunter_spends), (pair.enemy_wins, pair.enemy_spends))
        assert both == written[pair.hunter, pair.enemy], (pair.hunter, pair.enemy)


@rule("fury.combat.hands")
def test_each_agent_has_the_cards_that_are_written_here() -> None:
    assert {agent: " ".join(ENCOUNTERS[agent].tactics) for agent in AGENTS} == AGENT_CARDS


def lost_to(effect: str, **words: object) -> Scene:
    """Claws win against a Punch with one effect alone, as a file of one's own can say it."""
    enemy = "punch_agent" if "trail" in words else "claws"
    line = {"hunter": "punch", "enemy": enemy, "hunter_wins": ["end"], "enemy_wins": [effect]}
    words = {"items": {"godalming": "knife"}, "hand": {"godalming": "advance_planning"}, "blood": 9, **words}
    s = scene(
        phase="move",
        time="midnight",
        place={"godalming": "berlin"},
        options={"data": {"pairs": [line]}},
        dice=[1, 6],
        **words,  # type: ignore[arg-type]
    )
    s.play("road:prague")
    while s.asked == "opening":
        s.play("pass")
    return s.play(f"tactic:{enemy}", "tactic:punch")


@rule("fury.combat.other")
@pytest.mark.parametrize("effect", EFFECTS)
def test_each_effect_leaves_what_it_says_and_nothing_else(effect: str) -> None:
    s = lost_to(effect)
    s.play(*ANSWERS.get(effect, ()))
    godalming, combat = s.hunter("godalming"), s.table.combat
    state = {"blood": s.table.blood, "health": godalming.health, "bites": godalming.bites, "dracula": s.place("dracula")}
    state |= {"items": len(godalming.items), "events": len(godalming.events), "over": combat is None}
    if combat is not None:
        state |= {name: getattr(combat, name) for name in FIGHT}
    assert state == {**WHOLE, **(FIGHT if combat is not None else {}), "over": False, **CHANGES[effect]}


@rule("fury.combat.other")
@pytest.mark.parametrize("effect", ["kill", "blood-1", "blood-5"])
def test_whatever_would_cost_dracula_blood_kills_an_agent(effect: str) -> None:
    s = lost_to(effect, trail=["vienna", "prague:minion_with_knife"], dracula="vienna")
    assert s.table.combat is None
    assert (s.table.blood, "minion_with_knife" in s.table.pool) == (9, True)


@rule("fury.combat.other")
def test_an_agent_does_not_fly() -> None:
    s = lost_to("bat", trail=["vienna", "prague:minion_with_knife"], dracula="vienna")
    assert s.asked != "fly"
    assert (s.table.combat is None, s.trail) == (False, ["vienna", "prague"])


@rule("fury.victory", "fury.defeat")
def test_five_points_of_blood_or_health_are_the_end_of_whoever_has_no_more() -> None:
    s = lost_to("blood-5", blood=5)
    assert s.game.outcome is not None
    assert s.game.outcome.winners == ("hunters",)
    assert lost_to("blood-5", blood=6).table.blood == 1
    for effect, health in (("health-4", 4), ("health-5", 5)):
        s = lost_to(effect, hunters={"godalming": {"health": health}})
        assert (s.place("godalming"), s.hunter("godalming").misses, s.table.combat) == ("st_joseph_and_st_mary", True, None)
        assert lost_to(effect, hunters={"godalming": {"health": health + 1}}).hunter("godalming").health == 1
