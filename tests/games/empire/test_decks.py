"""Deck files: those of ours, one's own, and every mistake with its place (rulebook empire.cards)."""

import pytest

from coterie.games.empire.cards import BadDeck, Confession, Draw, Token, fingerprint, read_deck, standard_deck
from tests.marks import rule

COMBAT = '[[cards]]\nid = "a"\ntype = "combat"\ncopies = 40\nvalue = 1\nprofessions = ["nobles"]\n'


def human(cards: str) -> str:
    """A deck file of the human player."""
    return f'side = "human"\n{cards}'


def support(effect: str, extra: str = "") -> str:
    """A deck file with one support card, forty times."""
    return human(f'[[cards]]\nid = "a"\ntype = "support"\ncopies = 40\n{extra}{effect}')


@rule("empire.cards")
def test_a_deck_file_of_ones_own() -> None:
    deck = read_deck(
        human(
            '[[cards]]\nid = "prayer"\ntype = "support"\ncopies = 39\nday = 1\nnight = 2\n'
            'name = "Prayer"\neffect = {kind = "draw", amount = 2}\n'
            '[[cards]]\nid = "sword"\ntype = "combat"\ncopies = 1\nvalue = 4\nprofessions = ["nobles", "clergy"]\n'
            'exists = true\nknown = ["value"]\n'
        )
    )
    prayer, sword = deck.cards
    assert (prayer.day, prayer.night, prayer.effect, prayer.timing) == (1, 2, Draw(2), "open")
    assert (sword.value, sword.professions, sword.known) == (4, ("nobles", "clergy"), ("value",))
    assert deck.list().count("prayer") == 39


@rule("empire.cards")
@pytest.mark.parametrize(
    ("effect", "timing"),
    [
        ('{kind = "token"}', "open"),
        ('{kind = "token", profession = "clergy"}', "open"),
        ('{kind = "draw", amount = 3}', "open"),
        ('{kind = "pick", pile = "deck"}', "open"),
        ('{kind = "pick", pile = "cellar"}', "open"),
        ('{kind = "pick", pile = "moat"}', "open"),
        ('{kind = "spy"}', "open"),
        ('{kind = "protect"}', "open"),
        ('{kind = "confession"}', "open"),
        ('{kind = "swap"}', "open"),
        ('{kind = "cancel-combat"}', "fight"),
        ('{kind = "cancel-support"}', "answer"),
    ],
)
def test_every_effect_can_be_written(effect: str, timing: str) -> None:
    assert read_deck(support(f"effect = {effect}\n")).cards[0].timing == timing


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("side = ", "my.toml: "),
        (b"side = \xff", "my.toml: "),
        ('side = "bats"\ncards = []\n', r"my.toml: .*'bats'.* at `\$.side`"),
        ('side = "human"\n', "my.toml: .*missing required field `cards`"),
        (human(COMBAT.replace("value", "force")), r"my.toml: .*`force`.* at `\$.cards\[0\]`"),
        (human(COMBAT.replace('"nobles"', '"bankers"')), r"my.toml: .*'bankers'.* at `\$.cards\[0\].professions\[0\]`"),
        (human(COMBAT.replace("copies = 40", 'copies = "many"')), r"my.toml: Expected `int`.*\$.cards\[0\].copies"),
        (human(COMBAT.replace("40", "39")), "my.toml: a deck has 40 cards, this one has 39"),
        (human(COMBAT.replace("40", "20") * 2), r"my.toml: card 2 \(a\): this id is used twice"),
        (human(COMBAT.replace('"a"', '"a b"')), r"my.toml: card 1 \(a b\): an id is made of ASCII letters"),
        (human(COMBAT.replace("40", "41")), r"my.toml: card 1 \(a\): copies must be from 1 to 40, not 41"),
        (human(COMBAT.replace('["nobles"]', '["nobles", "nobles"]')), r"card 1 \(a\): a profession is named twice"),
        (human(COMBAT.replace('["nobles"]', "[]")), r"card 1 \(a\): a combat card needs a profession"),
        (human(COMBAT.replace("value = 1", "value = 0")), r"card 1 \(a\): a combat card needs a value of at least 1"),
        (human(COMBAT + "day = 1\n"), r"card 1 \(a\): only support cards have costs and effects"),
        (human(COMBAT + 'effect = {kind = "spy"}\n'), r"card 1 \(a\): only support cards have costs and effects"),
        (human(COMBAT.replace("combat", "vampire")), r"card 1 \(a\): only the vampire deck has vampire cards"),
        ('side = "vampire"\n' + COMBAT.replace("combat", "holy-water"), r"card 1 \(a\): only the human deck has holy water cards"),
        (support(""), r"card 1 \(a\): a support card needs an effect"),
        (support('effect = {kind = "spy"}\n', "value = 1\n"), r"card 1 \(a\): a support card has neither value nor profession"),
        (support('effect = {kind = "spy"}\n', "day = -1\n"), r"card 1 \(a\): a cost cannot be below 0 or above 39"),
        (support('effect = {kind = "spy"}\n', "night = 40\n"), r"card 1 \(a\): a cost cannot be below 0 or above 39"),
        (support('effect = {kind = "draw", amount = 0}\n'), r"card 1 \(a\): the effect draws from 1 to 40 cards, not 0"),
        (support('effect = {kind = "draw"}\n'), r"missing required field `amount` - at `\$.cards\[0\].effect`"),
        (support('effect = {kind = "fly"}\n'), r"'fly'.*\$.cards\[0\].effect"),
        (support('effect = {kind = "pick", pile = "shelf"}\n'), r"'shelf'.*\$.cards\[0\].effect.pile"),
        (
            'side = "vampire"\n[[cards]]\nid = "a"\ntype = "support"\ncopies = 40\neffect = {kind = "confession"}\n',
            r"card 1 \(a\): only the human player draws tokens from the bag",
        ),
    ],
)
def test_a_wrong_deck_file_says_what_and_where(text: str | bytes, message: str) -> None:
    with pytest.raises(BadDeck, match=message):
        read_deck(text, "my.toml")


def test_the_fingerprint_covers_what_the_rules_read_and_no_more() -> None:
    """A name may be corrected without making old records strangers; a value may not."""
    base = human(COMBAT)
    vampire = standard_deck("vampire")
    prints = [
        fingerprint({"human": read_deck(text), "vampire": vampire})
        for text in (base, base + 'name = "Sword"\nexists = true\n', base.replace("value = 1", "value = 2"))
    ]
    assert prints[0] == prints[1]
    assert prints[0] != prints[2]


@rule("empire.cards")
def test_what_is_known_and_what_is_reconstructed() -> None:
    """The cards of the rulebook's example and the people are marked as existing, and no card claims more than a source shows."""
    human_cards = {card.id: card for card in standard_deck("human").cards}
    vampire_cards = {card.id: card for card in standard_deck("vampire").cards}
    for name in ("h-clergy-1", "h-clergy-2", "h-clergy-3", "h-holy-2", "h-novice", "h-cancel-combat"):
        assert human_cards[name].exists
    for name in ("v-nobles-2", "v-vampire-1", "v-vampire-2", "v-vampire-3", "v-organist"):
        assert vampire_cards[name].exists
    assert not human_cards["h-spy"].exists
    assert isinstance(human_cards["h-confession"].effect, Confession)
    assert human_cards["h-squire"].effect == Token("nobles")
