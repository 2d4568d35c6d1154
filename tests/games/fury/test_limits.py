"""Where cards and encounters stop: what they do not reach, when they are refused, and what is left when there is nothing to take."""

from __future__ import annotations

import pytest

from tests.games.fury.table import Scene, draw, scene, start
from tests.marks import rule

SIX = ["prague", "vienna", "munich", "zurich", "geneva", "paris"]


def meet(here: str, **words: object) -> Scene:
    """Lord Godalming comes to Berlin, where these encounters lie."""
    words = {"place": {"godalming": "hamburg"}, "tokens": "fog fog spy", "trail": ["prague", f"berlin:{here}"], **words}
    return scene(phase="move", **words).play("road:berlin")  # type: ignore[arg-type]


@rule("fury.cards")
@pytest.mark.parametrize("item", ["crucifix", "knife", "pistol", "rifle", "sacred_bullets", "stake", "garlic", "fast_horse"])
def test_what_is_for_combat_or_movement_is_refused_at_the_start_of_the_turn_and_before_the_action(item: str) -> None:
    assert scene(phase="resolve", auto=False, items={"godalming": item}).why(f"use:{item}") == "not-now"
    assert scene(phase="action", items={"godalming": item}).why(f"use:{item}") == "not-now"


@rule("fury.cards")
@pytest.mark.parametrize("item", ["crucifix", "knife", "pistol", "rifle", "sacred_bullets", "stake", "heavenly_host", "holy_water", "dogs"])
def test_no_weapon_moves_a_hunter(item: str) -> None:
    assert scene(phase="move", items={"godalming": item}).why(f"use:{item}") == "not-now"


@rule("fury.cards")
@pytest.mark.parametrize(
    "card", ["advance_planning", "escape_route", "forewarned", "great_strength", "heroic_leap", "secret_weapon", "sense_of_emergency"]
)
def test_events_that_answer_something_are_not_played_at_the_start_of_the_turn(card: str) -> None:
    assert start(card).why(f"play:{card}") == "not-now"


@rule("fury.cards")
def test_jonathan_harker_keeps_the_sixth_card_open_as_the_trail_moves_on() -> None:
    s = scene(active="dracula", phase="move", trail=[*SIX[:5], "paris up"], ally_of_hunters="jonathan_harker")
    s.play("go:berlin", "pass", "place:fog")
    assert s.trail == ["berlin", *SIX[:5]]
    assert [slot.up for slot in s.table.trail] == [False] * 5 + [True]
    assert s.game.view("hunters").trail[5].place == "geneva"


@rule("fury.cards")
def test_jonathan_harker_shows_nothing_while_the_trail_is_shorter_and_nothing_when_he_is_gone() -> None:
    s = scene(active="dracula", phase="move", trail=SIX[:4], ally_of_hunters="jonathan_harker").play("go:berlin", "place:fog")
    assert [slot.up for slot in s.table.trail] == [False] * 5
    s = scene(active="dracula", phase="move", trail=SIX).play("go:berlin", "pass", "place:fog")
    assert [slot.up for slot in s.table.trail] == [False] * 6


@rule("fury.search")
def test_a_saboteur_ends_the_turn_before_another_encounter_or_dracula() -> None:
    s = meet("saboteur,plague", items={"godalming": "knife"}).play("meet:saboteur", "discard:knife")
    assert (s.hunter("godalming").health, s.table.active) == (12, 1)
    assert [token.kind for token in s.table.trail[1].tokens] == ["plague"]
    s = meet("saboteur", trail=["berlin:saboteur"], dracula="berlin", items={"godalming": "knife"}).play("discard:knife")
    assert (s.table.combat, s.table.active) == (None, 1)
    s = meet("saboteur,plague").play("meet:saboteur")
    assert (s.hunter("godalming").health, s.table.active) == (12, 1)


@rule("fury.search")
def test_with_dogs_the_turn_goes_on_past_a_saboteur() -> None:
    s = meet("saboteur,plague", hunters={"godalming": {"dogs": 1}}).play("meet:saboteur")
    assert s.hunter("godalming").health == 10
    s = meet("saboteur", trail=["berlin:saboteur"], dracula="berlin", hunters={"godalming": {"dogs": 1}})
    assert s.game.view(None).combat.enemy == "dracula"


@rule("fury.search")
@pytest.mark.parametrize("token", ["hoax", "lightning", "peasants", "thief"])
def test_who_has_no_card_loses_none_and_goes_on(token: str) -> None:
    s = meet(f"{token},plague").play(f"meet:{token}")
    godalming = s.hunter("godalming")
    assert (godalming.items, godalming.events) == ([], [])
    assert godalming.health == (8 if token == "lightning" else 10)
    assert s.table.trail[1].tokens == []


@rule("fury.search")
def test_a_spy_an_ambush_and_soil_do_not_end_the_search() -> None:
    for token, keys in (("spy", ["stay"]), ("ambush", []), ("desecrated_soil", [])):
        s = meet(f"{token},plague", tokens="fog", deck="hypnosis trap rage").play(f"meet:{token}", *keys)
        assert s.hunter("godalming").health == 10


@rule("fury.search")
def test_dogs_stop_neither_a_spy_nor_wolves_nor_a_plague() -> None:
    dogs = {"godalming": {"dogs": 1}}
    assert meet("wolves", hunters=dogs).hunter("godalming").health == 10
    assert meet("plague", hunters=dogs).hunter("godalming").health == 10
    assert meet("spy", hunters=dogs, items={"godalming": "knife"}, tokens="fog").asked == "announce"


@rule("fury.cards")
def test_a_surprising_return_keeps_to_the_limit_of_the_hand() -> None:
    held = {"godalming": "forewarned forewarned long_day"}
    s = draw("surprising_return", hand=held).play("take:hypnosis")
    assert s.asked == "discard"
    s.play("discard:long_day")
    assert s.hunter("godalming").events == ["forewarned", "forewarned", "hypnosis"]
    s = draw("surprising_return", hand=held).play("pass")
    assert s.hunter("godalming").events == ["forewarned", "forewarned", "long_day"]


@rule("fury.cards")
def test_telegraph_ahead_reaches_into_the_catacombs_but_shows_no_encounter() -> None:
    s = draw("telegraph_ahead", place={"godalming": "munich"}, trail=["prague", "hamburg"], catacombs=["zurich:wolves", "rome"])
    seen = s.game.view("hunters").catacombs
    assert [slot.place for slot in seen if slot] == ["zurich", ""]
    assert [slot.place for slot in s.game.view("hunters").trail] == ["", ""]
    assert s.table.catacombs[0] is not None
    assert not s.table.catacombs[0].tokens[0].up


@rule("fury.cards")
def test_hypnosis_turns_up_the_new_vampires_of_the_catacombs_and_no_other_token() -> None:
    trail, catacombs = ["prague", "vienna:new_vampire"], ["rome:new_vampire,wolves", "milan:bats"]
    s = start("hypnosis", trail=trail, catacombs=catacombs, dice=[3]).play("play:hypnosis")
    seen = s.game.view("hunters")
    assert [[token.kind for token in slot.tokens] for slot in seen.catacombs if slot] == [["new_vampire", ""], [""]]
    assert [token.kind for token in seen.trail[1].tokens] == ["new_vampire"]
    assert [slot.place for slot in seen.catacombs if slot] == ["", ""]
    assert seen.trail[1].place == ""


@rule("fury.cards")
def test_re_equip_is_nothing_to_a_hunter_without_an_item() -> None:
    s = draw("re_equip", item_deck="rifle stake")
    assert s.asked != "re-equip"
    assert s.hunter("godalming").items == []
    assert sorted(s.table.item_deck) == ["rifle", "stake"]
    assert "re_equip" in s.table.event_discards


@rule("fury.cards")
def test_mystic_research_tells_nothing_of_what_is_drawn_later() -> None:
    s = start("mystic_research", events="trap", place={"godalming": "galway"}, deck="rage long_day long_day").play("play:mystic_research")
    s.play("stay", "resupply:lord_godalming", "draw:event")
    assert s.table.events == ["trap", "rage"]
    assert s.game.view("hunters").dracula.seen_events == ("trap",)


@rule("fury.cards")
def test_a_lair_is_not_raided_before_dracula_has_a_point() -> None:
    s = draw("vampire_lair", vampires=0)
    assert (s.table.combat, s.table.vampires, s.table.active) == (None, 0, 1)


@rule("fury.cards")
def test_customs_search_takes_no_event_and_waits_for_a_border() -> None:
    words: dict[str, object] = {"items": {"godalming": "knife"}, "hand": {"godalming": "hypnosis"}, "events": "customs_search"}
    s = scene(phase="move", place={"godalming": "zagreb"}, hunters={"godalming": {"dogs": 1}}, **words).play("road:munich")  # type: ignore[arg-type]
    s.play("play:customs_search")
    godalming = s.hunter("godalming")
    assert (godalming.items, godalming.dogs, godalming.events) == ([], 0, ["hypnosis"])
    s = scene(phase="move", place={"godalming": "zagreb"}, **words).play("stay")  # type: ignore[arg-type]
    assert (s.asked, s.table.events) == ("action", ["customs_search"])


@rule("fury.encounter-hand", "fury.cards")
def test_an_ally_that_dracula_discards_raises_no_limit() -> None:
    for ally in ("draculas_brides", "immanuel_hildesheim"):
        s = draw(ally).play("pass")
        assert (s.table.ally_of_dracula, ally in s.table.event_discards) == ("", True)
