"""City and castle, moat and cellar (rulebook empire.area.castle, empire.area.piles)."""

from coterie.games.empire.rules import reasons
from tests.games.empire.table import Cards, dealt, table
from tests.marks import rule


@rule("empire.area.castle")
def test_the_castle_is_filled_at_once() -> None:
    t = table(human="clergy-1", vampire="")
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1")
    assert t.who("lady").place == "dead"
    assert len(t.castle) == 3
    assert t.view.city == 5
    assert t.told()[-2:] == ["enters", "turn"]
    t.expect_next_turn("vampire")


@rule("empire.area.castle")
def test_trap_24_the_castle_shrinks_only_when_the_city_is_empty() -> None:
    t = table(castle="lady bishop cook", dead="lord officer nun butler monk maid", human="clergy-1 clergy-2", vampire="nobles-1")
    assert t.view.city == 0
    t.human.attacks("cook", with_="bishop")
    t.human.lays("clergy-1")
    assert t.castle == {"lady", "bishop"}
    t.expect_next_turn("vampire")
    t.vampire.skips()
    t.vampire.passes()
    assert {key for key in t.options if key.startswith("fight")} == {"fight:lady:bishop"}


@rule("empire.area.castle")
def test_trap_24_a_fight_needs_two_in_the_castle() -> None:
    """The last one left has nobody to fight: the other side is wiped out by then, so two is the fewest a game knows."""
    t = table(castle="lady bishop", dead="lord officer nun butler monk maid cook", human="clergy-1", vampire="nobles-1 clergy-1")
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1")
    t.vampire.passes()
    t.expect_winner("human", "no-vampire")


@rule("empire.area.castle")
def test_the_known_bottom_of_the_city_comes_last() -> None:
    """The top of the city is anybody not known to lie under it."""
    for seed in range(20):
        t = table(human="clergy-1", bottom="monk maid", seed=seed)
        t.human.attacks("lady", with_="bishop")
        t.human.lays("clergy-1")
        assert t.castle & {"monk", "maid"} == set()
        assert t.view.bottom == ("monk", "maid")


@rule("empire.area.castle")
def test_the_bottom_comes_in_its_order_when_nobody_else_is_left() -> None:
    t = table(castle="lady bishop cook", dead="lord officer nun butler", bottom="maid monk", human="clergy-1")
    t.human.attacks("lady", with_="bishop")
    t.human.lays("clergy-1")
    assert t.castle == {"bishop", "cook", "maid"}
    assert t.view.bottom == ("monk",)
    t.expect_next_turn("vampire")


@rule("empire.area.castle")
def test_over_many_deals_anybody_can_be_anywhere() -> None:
    """The characters are shuffled (the Italian text only says to form a deck)."""
    seen = {character for seed in range(60) for character in dealt(seed).castle}
    assert len(seen) == 9


@rule("empire.area.piles")
def test_trap_3_the_cellar_becomes_the_deck_once() -> None:
    """Two cards in the deck, three in the cellar, one discarded now: six are drawn, and the cellar is closed."""
    t = table(
        phase="discard", human=Cards("clergy-1 clergy-2 nobles-1", deck="servants-1 servants-2", cellar="holy-1 holy-2 holy-3", rest="moat")
    )
    t.human.discards(cellar="nobles-1")
    assert t.human.hand == ["clergy-1", "clergy-2", "holy-1", "holy-2", "holy-3", "nobles-1", "servants-1", "servants-2"]
    assert (t.human.piles.deck, t.human.piles.cellar, t.human.piles.cellar_used) == (0, 0, True)
    assert "cellar" in t.told("vampire")
    t.human.asks_about("monk", "holy-1", "holy-2")
    t.expect_next_turn("vampire")
    t.vampire.draws()
    t.vampire.passes()
    while t.view.active == "vampire":
        t.answers_anything()
    t.expect_next_turn("human")
    t.refused("human", "cellar:h-clergy-1", reasons.CELLAR_USED)
    t.human.discards(moat="clergy-1")
    assert t.human.piles.deck == 0
    assert len(t.human.hand) == 5


@rule("empire.area.piles")
def test_trap_3_an_empty_cellar_is_closed_too() -> None:
    t = table(phase="discard", human=Cards("clergy-1 clergy-2", deck="servants-1", rest="moat"))
    t.human.draws()
    assert t.human.hand == ["clergy-1", "clergy-2", "servants-1"]
    assert t.human.piles.cellar_used
    t.expect_asked("human", "action")


@rule("empire.area.piles")
def test_trap_3_a_deck_that_is_empty_without_a_draw_is_not_rebuilt() -> None:
    t = table(phase="discard", human=Cards("clergy-1", deck="", cellar="clergy-2", rest="moat"))
    t.human.skips()
    assert (t.human.piles.deck, t.human.piles.cellar, t.human.piles.cellar_used) == (0, 1, False)
    t.expect_asked("human", "action")


@rule("empire.area.piles")
def test_trap_3_a_support_card_that_draws_uses_the_cellar() -> None:
    t = table(phase="before", human=Cards("draw nobles-1", deck="clergy-1", cellar="clergy-2 clergy-3", rest="moat"))
    t.human.plays("draw", "nobles-1")
    assert t.human.hand == ["clergy-1", "clergy-2", "clergy-3"]
    assert t.human.piles.cellar_used
    t.expect_asked("human", "action")


@rule("empire.area.piles", "empire.support.pick")
def test_trap_3_looking_through_the_deck_does_not_use_the_cellar() -> None:
    t = table(phase="before", human=Cards("tutor-deck nobles-1", deck="clergy-1", cellar="clergy-2", rest="moat"))
    t.human.plays("tutor-deck", "nobles-1")
    t.human.takes("clergy-1")
    assert (t.human.piles.deck, t.human.piles.cellar, t.human.piles.cellar_used) == (0, 1, False)
    t.expect_asked("human", "action")


@rule("empire.area.piles")
def test_trap_4_only_phase_1_fills_the_cellar() -> None:
    """Fights, costs, holy water, hiding and passing all go to the moat."""
    fight = table(human="clergy-1 nobles-1", vampire="nobles-1")
    fight.human.attacks("lady", with_="bishop")
    fight.human.lays("clergy-1")
    fight.vampire.lays("nobles-1")
    cost = table(phase="before", human="draw clergy-1 clergy-2")
    cost.human.plays("draw", "clergy-1")
    water = table(human="holy-1 holy-2 clergy-1")
    water.human.asks_about("bishop", "holy-1", "holy-2")
    hide = table(active="vampire", vampire="nobles-1 nobles-2 vampire-1 clergy-1")
    hide.vampire.hides("bishop", "nobles-1", "nobles-2", "vampire-1")
    passed = table(human="clergy-1 clergy-2 clergy-3")
    passed.human.passes_turn("clergy-1", "clergy-2")
    for t, human, vampire in ((fight, 1, 1), (cost, 2, 0), (water, 2, 0), (hide, 0, 3), (passed, 2, 0)):
        assert (t.human.piles.moat, t.vampire.piles.moat) == (human, vampire)
        assert (t.human.piles.cellar, t.vampire.piles.cellar) == (0, 0)


@rule("empire.area.piles")
def test_trap_29_only_the_own_phase_1_refills_the_hand() -> None:
    t = table(active="vampire", vampire="nobles-1 nobles-2", human="clergy-1")
    t.vampire.passes_turn()
    assert (t.vampire.piles.hand, t.human.piles.hand) == (0, 1)
    t.expect_next_turn("human")
    t.human.skips()
    t.human.passes_turn()
    assert (t.vampire.piles.hand, t.human.piles.hand) == (0, 0)
    t.expect_next_turn("vampire")
