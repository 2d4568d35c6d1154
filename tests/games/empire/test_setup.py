"""The components and the preparation, and the options of the game (rulebook empire.components, empire.cards, empire.setup)."""

from collections import Counter
from typing import Any

import msgspec
import pytest

import coterie
from coterie.games.empire.cards import CHARACTERS, Deck, standard_deck
from tests.games.empire.table import dealt, table
from tests.marks import rule


@rule("empire.components")
def test_nine_characters_three_of_each_profession() -> None:
    assert Counter(CHARACTERS.values()) == {"nobles": 3, "clergy": 3, "servants": 3}
    assert {who for who, profession in CHARACTERS.items() if profession == "clergy"} == {"monk", "nun", "bishop"}


@rule("empire.components", "empire.cards")
@pytest.mark.parametrize(
    ("side", "special", "people"),
    [("human", "holy-water", {"novice", "squire", "groom"}), ("vampire", "vampire", {"organist", "lady-in-waiting", "scullion"})],
)
def test_each_deck_has_forty_cards_of_its_types(side: str, special: str, people: set[str]) -> None:
    deck = standard_deck(side)
    assert len(deck.list()) == 40
    assert {card.type for card in deck.cards} == {"combat", special, "support"}
    assert {card.id[2:] for card in deck.cards if card.effect is not None and msgspec.to_builtins(card.effect)["kind"] == "token"} == people
    two_coloured = [card for card in deck.cards if len(card.professions) == 2 or (card.type == special and card.professions)]
    assert {card.type for card in two_coloured} == {"combat", special}


@rule("empire.setup")
def test_the_deal() -> None:
    """Three in the castle and six in the city; three vampires; two trusted humans, four in the bag; eight cards each."""
    for seed in range(30):
        t = dealt(seed)
        assert (len(t.castle), t.view.city, t.view.bag) == (3, 6, 4)
        vampires = {who.id for who in t.seen_by("vampire").characters if who.nature == "vampire"}
        trusted = {who.id for who in t.seen_by("human").characters if who.nature == "human"}
        assert (len(vampires), len(trusted)) == (3, 2)
        assert not vampires & trusted
        assert len(t.vampire.hand) == len(t.human.hand) == 8
        assert (t.human.piles.deck, t.vampire.piles.deck) == (32, 32)
        assert all(who.nature == "" for who in t.view.characters)
        t.expect_asked("vampire", "discard")


@rule("empire.setup")
def test_every_character_can_be_a_vampire_a_trusted_human_or_neither() -> None:
    vampires, trusted = set[str](), set[str]()
    for seed in range(80):
        t = dealt(seed)
        vampires |= {who.id for who in t.seen_by("vampire").characters if who.nature == "vampire"}
        trusted |= {who.id for who in t.seen_by("human").characters if who.nature == "human"}
    assert vampires == trusted == set(CHARACTERS)


@rule("empire.setup")
def test_the_same_seed_deals_the_same() -> None:
    assert dealt(5).game.position() == dealt(5).game.position()
    assert dealt(5).game.position() != dealt(6).game.position()


def own_human_deck() -> dict[str, Any]:
    """A deck a player brings: 20 nobles of 4 and 20 holy waters of 1."""
    return {
        "side": "human",
        "cards": [
            {"id": "sword", "type": "combat", "copies": 20, "value": 4, "professions": ["nobles"], "name": "Sword"},
            {"id": "flask", "type": "holy-water", "copies": 20, "value": 1},
        ],
    }


@rule("empire.components")
def test_a_deck_of_ones_own_is_played() -> None:
    t = dealt(1, human_deck=own_human_deck())
    assert set(t.seen_by("human").hand) <= {"sword", "flask"}
    t.vampire.skips()
    t.vampire.passes()
    position = t.game.position()
    again = coterie.new("empire", setup={"human_deck": own_human_deck()}, position=position)
    assert again.view("human") == t.game.view("human")


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"turn_limit": 0}, "turn_limit must be at least 1, not 0"),
        ({"hide_cost": "green"}, "hide_cost"),
        ({"attackers": "must"}, "attackers"),
        ({"vampire_deck": own_human_deck()}, "vampire_deck is a deck of the human player"),
        ({"human_deck": {**own_human_deck(), "cards": own_human_deck()["cards"][:1]}}, "human_deck: a deck has 40 cards, this one has 20"),
    ],
)
def test_a_setup_that_cannot_be_says_why(setup: dict[str, Any], message: str) -> None:
    with pytest.raises(coterie.BadSetup, match=message):
        coterie.new("empire", setup=setup)


@rule("empire.components")
def test_an_id_cannot_be_in_both_decks() -> None:
    twin = msgspec.to_builtins(standard_deck("vampire"))
    twin["cards"][0]["id"] = "h-nobles-1"
    with pytest.raises(coterie.BadSetup, match="the card id 'h-nobles-1' is in both decks; ids must differ"):
        coterie.new("empire", setup={"vampire_deck": twin})
    assert msgspec.convert(twin, Deck).side == "vampire"


def test_the_options_are_those_of_the_rulings() -> None:
    """Each option and each of its readings; the tests of the readings are named in docs/rulings.md."""
    t = table(human="clergy-1")
    for options in (
        {"hide_cost": "any"},
        {"hide_cost": "red"},
        {"attacker": "must"},
        {"attacker": "may"},
        {"death": "each"},
        {"death": "last"},
        {"tokens": "first"},
        {"tokens": "kept"},
        {"defence": "free"},
        {"defence": "must"},
        {"turn_limit": 7},
    ):
        game = coterie.new("empire", setup=options, position=t.game.position())
        assert game.record()["setup"] == options
