"""Names as people write them: accents, articles, old names, groups, "advanced", and typing faults."""

from __future__ import annotations

import re
import unicodedata

import pytest

from coterie.games.vtes.formats import read
from coterie.games.vtes.formats.names import cards_called, close_to, key, marked, plain
from coterie.games.vtes.pool import facts, named
from coterie.locale import Speaker

told = Speaker("en", strict=True).say

ARTICLE = re.compile(r"^The (?P<rest>.*)$")


def told_about(text: str) -> list[str]:
    reading = read(text)
    return [told(remark.placed) for remark in (*reading.faults, *reading.notes)]


def chosen(text: str) -> list[int]:
    """The crypt cards of a text that has no faults."""
    reading = read(text)
    assert reading.faults == (), [told(fault.placed) for fault in reading.faults]
    return [copies.card for copies in reading.deck.crypt]


def test_every_card_is_found_in_every_usual_spelling() -> None:
    for card in facts().values():
        bare = "".join(sign for sign in unicodedata.normalize("NFKD", card.name) if not unicodedata.combining(sign))
        ways = {
            card.name,
            card.name.upper(),
            card.name.lower(),
            bare,
            plain(card.name),
            re.sub(r"[^\w\s()]", "", bare),
            card.name.replace("'", "’"),
        }
        if found := ARTICLE.match(card.name):
            ways |= {found["rest"], f"{found['rest']}, The", f"{found['rest']}, the"}
        for way in ways:
            assert card.id in cards_called(way), way


def test_two_cards_are_of_one_name_only_if_they_are_called_the_same() -> None:
    for card in facts().values():
        assert {facts()[other].name for other in cards_called(card.name)} == {card.name}


def test_older_names_are_known_and_told() -> None:
    renamed = [card for card in facts().values() if card.aka and key(card.aka) != key(card.name)]
    assert len(renamed) > 30
    for card in renamed:
        reading = read(f"2 {card.aka}\n1 Bonding")
        assert [facts()[copies.card].name for copies in reading.deck.cards if copies.count == 2] == [card.name]
        assert reading.faults == ()
        assert [remark.text.id for remark in reading.notes] == ["vtes-deck-older-name"]
    assert told_about("2 Mind Rape") == ["Line 1: Mind Rape is now called Puppet Master. [2 Mind Rape]"]


def test_names_of_other_languages_are_known() -> None:
    assert cards_called("Poupée de sang") == (named("Blood Doll").id,)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Theo Bell (G2)", 201362),
        ("Theo Bell (g2)", 201362),
        ("Theo Bell (Group 2)", 201362),
        ("Theo Bell [G6]", 201613),
        ("THEO BELL (GR. 6)", 201613),
        ("Theo Bell (ADV)", 201363),
        ("Theo Bell (advanced)", 201363),
        ("Theo Bell Adv.", 201363),
        ("Theo Bell, Advanced", 201363),
        ("Theo Bell (G2 ADV)", 201363),
        ("Theo Bell (ADV) (G2)", 201363),
        ("Theo Bell (ADV, G2)", 201363),
        ("Lodin (Olaf Holte)", 200848),
        ("Alan Sovereign", 200040),
        ("Alan Sovereign (ADV)", 200041),
    ],
)
def test_group_and_advanced_behind_a_name(written: str, meant: int) -> None:
    assert chosen(f"2 {written}") == [meant]


def test_what_belongs_to_a_name_is_no_mark() -> None:
    assert marked("Khazar's Diary (Endless Night)").name == "Khazar's Diary (Endless Night)"
    assert marked("Nobody (of note)").name == "Nobody (of note)"


def test_a_group_or_an_advancement_that_there_is_not_is_a_fault() -> None:
    assert told_about("2 Theo Bell (G4)") == ["Line 1: There is no Theo Bell in group 4, only in group 2 and 6. [2 Theo Bell (G4)]"]
    assert told_about("2 Sully (ADV)") == ["Line 1: There is no advanced Sully. [2 Sully (ADV)]"]
    assert told_about("2 Bonding (G4)")[0].startswith("Line 1: There is no Bonding in group 4")


def test_without_a_group_the_rest_of_the_crypt_chooses_and_it_is_told() -> None:
    assert chosen("2 Theo Bell\n1 Sully") == [201613, 201569]
    assert chosen("2 Theo Bell\n1 Anvil") == [201362, named("Anvil").id]
    assert told_about("2 Theo Bell\n1 Sully") == [
        "Line 1: Theo Bell is in groups 2 and 6. Going by the rest of the crypt, you mean the one in group 6. [2 Theo Bell]"
    ]


def test_names_without_groups_choose_together() -> None:
    """Lucinde is of group 3 or 7, Theo Bell of 2 or 6, Mithras of 3 or 6: only 6 and 7, or 2 and 3, go together."""
    assert [facts()[card].group for card in chosen("1 Theo Bell\n1 Lucinde, Alastor\n1 Sully")] == ["6", "7", "6"]
    reading = read("1 Theo Bell\n1 Lucinde, Alastor")
    assert [remark.text.id for remark in reading.faults] == ["vtes-deck-which", "vtes-deck-which"]


def test_where_nothing_chooses_the_name_is_a_fault_that_says_what_to_write() -> None:
    assert told_about("2 Theo Bell") == [
        "Line 1: More than one card is called Theo Bell, and the rest of the crypt doesn’t show which one you mean. "
        "Write one of these: Theo Bell (G2) and Theo Bell (G6). [2 Theo Bell]"
    ]


def test_a_name_alone_is_never_the_advanced_card() -> None:
    for card in facts().values():
        if card.advanced and len(cards_called(card.name)) == 2:
            assert chosen(f"1 {card.name}") == [other for other in cards_called(card.name) if other != card.id]


def test_the_columns_of_the_archive_choose() -> None:
    line = "2x Theo Bell  7  cel dom POT pre  Brujah:{}"
    assert chosen(f"Crypt (2 cards)\n{line.format(6)}") == [201613]
    assert chosen(f"Crypt (2 cards)\n{line.format(2)}") == [201362]
    assert told_about("Crypt (2 cards)\n2x Sully  4  aus dom obf  Malkavian:3") == [
        "Line 2: Sully is in group 6, not 3. [2x Sully 4 aus dom obf Malkavian:3]"
    ]


@pytest.mark.parametrize("clan", ["Assamite", "Banu Haqim"])
def test_a_clan_may_have_either_of_its_names(clan: str) -> None:
    assert chosen(f"Crypt (1 cards)\n1x Tegyrius, Vizier  10  AUS CEL FOR PRE THA  {clan}:6") == [named("Tegyrius, Vizier").id]


def test_a_capacity_that_only_the_advanced_card_has_chooses_it() -> None:
    pairs = [(card, facts()[cards_called(card.name)[0]]) for card in facts().values() if card.advanced]
    card, usual = next((card, usual) for card, usual in pairs if card.capacity != usual.capacity and card.group == usual.group)
    line = f"1x {card.name}  {{}}  aus  {card.clans[0]}:{card.group}"
    assert chosen(f"Crypt (1 cards)\n{line.format(card.capacity)}") == [card.id]
    assert chosen(f"Crypt (1 cards)\n{line.format(usual.capacity)}") == [usual.id]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Govern the Unalligned", "Govern the Unaligned"),
        ("Telepathic Misdirecton", "Telepathic Misdirection"),
        ("Swallowed by Night", "Swallowed by the Night"),
        ("Elysum: Palace of Versaille", "Elysium: The Palace of Versailles"),
        ("Dr Steven Norton", "Dr. Stephen Norton"),
    ],
)
def test_typing_faults_are_told_with_what_may_be_meant(typed: str, meant: str) -> None:
    assert close_to(typed)[0] == meant
    reading = read(f"4 Bonding\n2 {typed}")
    assert [(fault.number, fault.source) for fault in reading.faults] == [(2, f"2 {typed}")]
    assert meant in told(reading.faults[0].placed)
    assert [copies.card for copies in reading.deck.cards] == [named("Bonding").id]


def test_every_dropped_letter_of_a_long_name_finds_it_again() -> None:
    name = "Foreshadowing Destruction"
    assert all(
        name in close_to(name[:place] + name[place + 1 :]) or cards_called(name[:place] + name[place + 1 :]) for place in range(len(name))
    )
