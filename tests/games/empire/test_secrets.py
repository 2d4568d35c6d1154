"""What each player may know, and what an imagined world may not contradict (rulebook empire.setup, empire.area.piles)."""

from itertools import combinations

import pytest

from coterie.games.empire.cards import CHARACTERS
from coterie.games.empire.table import Table
from tests.games.empire.table import Cards, Scene, dealt, table
from tests.marks import rule


def imagined(t: Scene, seat: str, seed: int) -> Table:
    """The table of another world that looks the same to a seat."""
    world = t.game.clone()
    world.resample(seat, seed)
    assert world.view(seat) == t.game.view(seat)
    assert list(world.definition.faults(world.state)) == []
    assert isinstance(world.state, Table)
    return world.state


@rule("empire.setup")
def test_trap_27_the_human_player_never_sees_the_vampires() -> None:
    t = table(castle="lady bishop cook", vampires="lady monk maid", trusted="nun cook", cleared="lord", revealed="maid", human="clergy-1")
    seen = {who.id: who.nature for who in t.seen_by("human").characters}
    known = {"lord": "human", "nun": "human", "cook": "human", "maid": "vampire"}
    assert seen == {who: known.get(who, "") for who in CHARACTERS}


@rule("empire.setup")
def test_trap_27_the_vampire_player_knows_all_natures_and_not_the_trusted_tokens() -> None:
    views = []
    for trusted in ("nun cook", "lord butler"):
        t = table(trusted=trusted, human="clergy-1", vampire="nobles-1")
        views.append(t.seen_by("vampire"))
        assert {who.id for who in views[-1].characters if who.nature == "vampire"} == {"lady", "monk", "maid"}
        assert not any(who.public for who in views[-1].characters)
    assert views[0] == views[1]


@rule("empire.setup")
def test_trap_27_a_spectator_sees_what_lies_open_and_nothing_else() -> None:
    t = table(trusted="nun cook", revealed="maid", cleared="lord", human="clergy-1 clergy-2", vampire="nobles-1")
    view = t.view
    assert {who.id for who in view.characters if who.nature} == {"maid", "lord"}
    assert (view.hand, view.running) == ((), ())
    assert (view.sides["human"].hand, view.sides["vampire"].hand) == (2, 1)
    assert "clergy" not in repr(view.sides)


@rule("empire.area.castle")
def test_trap_27_the_order_of_the_city_is_known_to_nobody_but_for_its_bottom() -> None:
    """Nothing in the state says who comes next: the same position fills the castle with anybody of the city."""
    newcomers = set()
    for seed in range(60):
        t = table(human="clergy-1", bottom="maid", seed=seed)
        t.human.attacks("lady", with_="bishop")
        t.human.lays("clergy-1")
        newcomers |= t.castle - {"bishop", "cook"}
    assert newcomers == {"lord", "officer", "monk", "nun", "butler"}


@rule("empire.area.piles")
def test_a_deck_has_no_order_until_a_card_is_drawn() -> None:
    """The same deck gives any of its cards, wherever it was written."""
    drawn = set()
    for seed in range(40):
        t = table(phase="before", human=Cards("draw nobles-1", deck="clergy-1 clergy-2 clergy-3 holy-1", used=True, rest="moat"), seed=seed)
        t.human.plays("draw", "nobles-1")
        drawn.add(tuple(t.human.hand))
    assert len(drawn) == 4


@rule("empire.phase1")
def test_a_discard_is_one_entry_and_no_question_stands_between_its_cards() -> None:
    t = table(phase="discard", human="clergy-1 clergy-3 nobles-1", vampire="nobles-1")
    number = t.game.number
    t.game.choose("human", t.human.discarding(moat="clergy-3 clergy-1", cellar="nobles-1"))
    assert t.game.number == number + 1
    assert [decision.kind for decision in t.game.decisions] != ["discard"]
    assert [event.text.args["moat"] for event in t.game.events("vampire") if event.text.id == "empire-event-discards"] == [2]


@rule("empire.fight.rounds")
def test_cards_of_a_fight_are_one_entry_and_shown_together() -> None:
    t = table(human="clergy-1 clergy-3", vampire="nobles-1 nobles-2")
    t.human.attacks("lady", with_="bishop")
    number = t.game.number
    t.game.choose("human", t.human.laying("clergy-3", "clergy-1"))
    t.expect_asked("vampire", "lay")
    t.game.choose("vampire", t.vampire.laying("nobles-1", "nobles-2"))
    assert t.game.number == number + 2
    laid = [event.text.args for event in t.game.events(None) if event.text.id == "empire-event-lays"]
    assert [(args["count"], args["attack"], args["defence"]) for args in laid] == [(2, 4, 0), (2, 4, 3)]


@rule("empire.support")
def test_a_support_card_is_secret_until_it_is_announced() -> None:
    t = table(phase="before", human="spy clergy-1 clergy-2", vampire="nobles-1")
    before = t.seen_by("vampire")
    t.human.chooses("play:h-spy")
    t.expect_asked("human", "pay")
    assert [(running.card, running.announced) for running in t.seen_by("human").running] == [("h-spy", False)]
    assert t.seen_by("vampire") == before
    assert t.view.running == ()


@rule("empire.support")
def test_what_a_spy_saw_stays_known_until_cards_leave_face_down() -> None:
    """Of two equal cards and a single one, a discard of one card leaves one of the two certain."""
    t = table(active="vampire", vampire=Cards("nobles-1 nobles-1 clergy-1", seen_hand="nobles-1 nobles-1 clergy-1"), human="clergy-1")
    assert t.seen_by("human").sides["vampire"].seen == ("v-clergy-1", "v-nobles-1", "v-nobles-1")
    assert t.seen_by("vampire").sides["vampire"].seen == ()
    t.vampire.passes_turn("clergy-1", "nobles-1")
    assert t.seen_by("human").sides["vampire"].seen == ()
    one = table(active="vampire", phase="discard", vampire=Cards("nobles-1 nobles-1 clergy-1", seen_hand="nobles-1 nobles-1 clergy-1"))
    assert len(one.seen_by("human").sides["vampire"].seen) == 3
    one.vampire.discards(moat="clergy-1")
    assert one.seen_by("human").sides["vampire"].seen == ("v-nobles-1",)


@rule("empire.support")
def test_a_card_laid_openly_leaves_what_was_seen_and_nothing_else() -> None:
    t = table(human="clergy-1 clergy-2", vampire=Cards("nobles-1 nobles-2 clergy-1", seen_hand="nobles-1 clergy-1"))
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1")
    t.vampire.lays("nobles-1")
    assert t.seen_by("human").sides["vampire"].seen == ("v-clergy-1",)


@rule("empire.support")
def test_cards_that_pay_are_no_longer_certain_while_the_card_runs() -> None:
    """The hand was seen; a support card is paid for with one unknown card of it, and the opponent thinks about an answer."""
    t = table(
        active="vampire",
        phase="before",
        vampire=Cards("spy nobles-1 nobles-2", seen_hand="spy nobles-1 nobles-2"),
        human="cancel-support clergy-1 clergy-2",
    )
    t.vampire.plays("spy", "nobles-1")
    t.expect_asked("human", "support")
    assert t.seen_by("human").sides["vampire"].seen == ()
    assert t.seen_by("human").sides["vampire"].hand == 1
    for seed in range(20):
        assert len(imagined(t, "human", seed).sides["vampire"].hand) == 1


@rule("empire.setup")
def test_imagined_vampires_fit_what_the_human_knows_and_all_of_them_come() -> None:
    t = table(
        vampires="lady monk maid", trusted="nun cook", cleared="lord", revealed="maid", dead="butler", human="clergy-1", vampire="nobles-1"
    )
    suspects = ("lady", "officer", "monk", "bishop")
    possible = {frozenset({"maid", *pair}) for pair in combinations(suspects, 2)}
    assert {frozenset(imagined(t, "human", seed).vampires) for seed in range(80)} == possible


@rule("empire.setup")
def test_imagined_trusted_humans_fit_what_the_vampire_player_knows_and_all_of_them_come() -> None:
    t = table(trusted="nun cook", human="clergy-1", vampire="nobles-1")
    humans = [who for who in CHARACTERS if who not in ("lady", "monk", "maid")]
    found = set()
    for seed in range(150):
        world = imagined(t, "vampire", seed)
        assert world.vampires == ("lady", "monk", "maid")
        found.add(frozenset(world.trusted))
    assert found == {frozenset(pair) for pair in combinations(humans, 2)}


@rule("empire.area.piles")
def test_imagined_cards_keep_what_was_seen() -> None:
    t = table(
        human="clergy-1",
        vampire=Cards("nobles-1 nobles-2 vampire-3", cellar="clergy-1", moat="vampire-2 spy", seen_hand="vampire-3", seen_moat="spy"),
    )
    hands = set()
    for seed in range(40):
        side = imagined(t, "human", seed).sides["vampire"]
        assert (len(side.hand), len(side.cellar), len(side.moat)) == (3, 1, 2)
        assert "v-vampire-3" in side.hand
        assert "v-spy" in side.moat
        hands.add(tuple(sorted(side.hand)))
    assert len(hands) > 20


@rule("empire.area.piles")
def test_an_imagined_world_keeps_ones_own_cards() -> None:
    t = table(human=Cards("clergy-1 nobles-1", cellar="clergy-2", moat="spy"), vampire="nobles-1")
    for seed in range(10):
        mine = imagined(t, "human", seed).sides["human"]
        assert (mine.hand, mine.cellar, mine.moat) == (["h-clergy-1", "h-nobles-1"], ["h-clergy-2"], ["h-spy"])


@rule("empire.fight.rounds")
def test_whoever_declared_an_attack_is_imagined_with_cards_for_it() -> None:
    """One card in hand, and a fight declared: it must be of the clergy or white."""
    t = table(revealed="lady", human="clergy-1", vampire="nobles-1")
    t.human.attacks("lady", with_="bishop")
    hands = {tuple(imagined(t, "vampire", seed).sides["human"].hand) for seed in range(60)}
    assert all("clergy" in hand[0] or "holy" in hand[0] for hand in hands)
    assert len(hands) > 4


@pytest.mark.parametrize("seat", ["human", "vampire"])
def test_trap_27_two_deals_that_differ_in_secrets_alone_look_the_same(seat: str) -> None:
    """To the seat that cannot know them, and to the spectators."""
    for seed in range(8):
        t = dealt(seed)
        other = t.game.clone()
        other.resample(seat, seed + 100)
        assert other.view(seat) == t.game.view(seat)
        assert other.view(None) == t.game.view(None)
        assert other.asks(seat) == () or other.asks(seat)[0].keys == t.game.asks(seat)[0].keys
