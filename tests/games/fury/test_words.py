"""The words of Fury of Dracula: every rule, reason, place and card has them in four languages, and they are well set."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from coterie.games import fury
from coterie.games.fury.facts.cards import ENCOUNTERS, EVENT_REFS, EVENTS, HUNTERS, ITEM_REFS, ITEMS, POWERS, TACTICS, TIMES, TOKEN_REFS
from coterie.games.fury.facts.figures import TABLES
from coterie.games.fury.facts.places import PLACES
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import ASKERS
from coterie.kernel.rulebook import load
from coterie.kernel.text import Reason, Ref
from coterie.locale import LANGUAGES, Speaker
from tests.games.fury.table import Scene, scene
from tests.locale.files import messages
from tests.locale.test_files import last_elements, words
from tests.marks import rule

SECTIONS = load("fury")
IDS = {section.id for section in SECTIONS}
REASONS = {name: reason for name, reason in vars(reasons).items() if isinstance(reason, Reason)}
NAMES = [
    *(Ref("fury-place", name) for name in PLACES),
    *(Ref("fury-card", name) for name in EVENTS),
    *(Ref("fury-item", name) for name in ITEMS),
    *(Ref("fury-encounter", name) for name in ENCOUNTERS),
    *(Ref("fury-tactic", name) for name in TACTICS),
    *(Ref("fury-power", name) for name in POWERS),
    *(Ref("fury-hunter", name) for name in (*HUNTERS, "dracula")),
    *(Ref("fury-time", name) for name in TIMES),
    *(Ref("fury-seat", name) for name in {"dracula": 0} | {seat: 0 for table in TABLES.values() for seat in table}),
]

PREPOSITIONS = {"it": r"\b(a|ad|da|di|in|su) $", "fr": r"\b(à|au|de|du) $", "pt-BR": r"\b(a|de|para) $"}
"""Words that would have to change with the name of a place after them: they go before no place."""
BARE = {"it": r"\b(a|con|contro|da|di|su) $", "fr": r"\b(à|avec|contre|de|sur) $"}
"""Words that want the article of Dr. Seward after them: before a hunter they need one of his forms."""


def test_the_rulebook_has_its_sections_in_order() -> None:
    starts = [int(re.split("[:-]", section.places[0])[1]) for section in SECTIONS]
    assert len(SECTIONS) == len(IDS) == 36
    assert starts == sorted(starts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_title_text_and_example(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for section in SECTIONS:
        assert speaker.tell(section.message)
        assert 2 <= len(re.findall(r"(?<!Dr)[.](?= |$)", speaker.tell(f"{section.message}-text"))) <= 4, section.id
        assert speaker.tell(f"{section.message}-for-example")
    if language == "en":
        assert [speaker.tell(section.message) for section in SECTIONS] == [section.title for section in SECTIONS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_a_rule_and_every_thing_a_name(language: str) -> None:
    speaker = Speaker(language, strict=True)
    assert len(REASONS) > 60
    for name, reason in REASONS.items():
        assert speaker.say(reason.text), name
        assert reason.rule in IDS, name
    for ref in NAMES:
        assert speaker.name(ref), ref


def test_no_reason_is_without_use() -> None:
    folder = Path(fury.__file__).parent
    used = {name for file in folder.rglob("*.py") for name in re.findall(r"reasons\.([A-Z_]+)", file.read_text(encoding="utf-8"))}
    assert used == REASONS.keys()
    said = {name for name in messages("en", "fury") if name.startswith("fury-reason-")}
    assert said == {reason.text.id for reason in REASONS.values()}


def test_rules_cited_in_the_code_exist() -> None:
    folder = Path(fury.__file__).parent
    cited = {
        rule
        for file in folder.rglob("*.py")
        for citation in re.findall(r"\(rules? ([^)]*)\)", file.read_text(encoding="utf-8"))
        for rule in re.findall(r"fury[.][a-z0-9.-]*[a-z0-9]", citation)
    }
    assert cited == IDS


@pytest.mark.parametrize("area", ["fury", "fury-rules"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_calm_and_well_set(language: str, area: str) -> None:
    for name, text in words(language, area):
        assert not {"!", "'"} & set(text), (name, text)
        assert "  " not in text, (name, text)
        if language == "fr":
            assert all(text[match.start() - 1] == "\u00a0" for match in re.finditer("[:;?]", text)), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("prefixes", "stop"), [(("prompt", "end", "reason"), True), (("option",), False)])
def test_sentences_end_with_a_stop_and_options_do_not(language: str, prefixes: tuple[str, ...], stop: bool) -> None:
    for name, message in messages(language, "fury").items():
        if name.startswith(tuple(f"fury-{prefix}-" for prefix in prefixes)) and message.value is not None:
            for last in last_elements(message.value):
                assert last.endswith((".", "?")) == stop, (name, last)


def asked(found: Scene, language: str = "en") -> str:
    return Speaker(language, strict=True).say(found.game.decisions[0].prompt)


@rule("fury.catacombs")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "Paris leaves"), ("it", "Parigi lascia"), ("fr", "Paris quitte"), ("pt-BR", "Paris sai")]
)
def test_the_city_that_leaves_the_trail_is_named(language: str, said: str) -> None:
    trail = ["prague", "vienna", "munich", "zurich", "geneva", "paris:wolves"]
    found = scene(active="dracula", phase="move", trail=trail, tokens="bats fog plague fog fog").play("go:berlin")
    assert asked(found, language).startswith(said)


@rule("fury.cards")
@pytest.mark.parametrize("card", ["night_visit", "vampiric_influence"])
def test_an_event_against_the_bitten_is_named(card: str) -> None:
    found = scene(active="mina", phase="action", place={"mina": "galway"}, deck=card).play("resupply:mina_harker", "draw:event")
    assert asked(found) == f"Which bitten hunter does {Speaker('en').name(Ref('fury-card', card))} hit?"


@rule("fury.trade")
def test_who_asks_for_a_trade_is_not_told_that_the_other_gives_nothing() -> None:
    found = scene(phase="action", place={"seward": "london"}, items={"godalming": "knife", "seward": "rifle"})
    found.play("trade:lord_godalming:dr_seward")
    assert asked(found) == "What does Lord Godalming offer Dr. Seward?"
    assert asked(found, "fr") == "Qu’offre Lord Godalming au Dr Seward\u00a0?"
    found.play("done")
    assert asked(found) == "Lord Godalming offers nothing. What does Dr. Seward give?"
    assert asked(found, "it") == "Lord Godalming non ha messo nulla sul tavolo. Che cosa dà il Dr. Seward?"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 items, 3 events", "one item, one event", "2 items, 0 events"]),
        ("it", ["0 Item, 3 Event", "un Item, un Event", "2 Item, 0 Event"]),
        ("fr", ["0 objet, 3 événements", "un objet, un événement", "2 objets, 0 événement"]),
        ("pt-BR", ["0 itens, 3 eventos", "um item, um evento", "2 itens, 0 eventos"]),
    ],
)
def test_no_card_is_not_one_card(language: str, said: list[str]) -> None:
    """French and Portuguese take nought for a singular."""
    speaker = Speaker(language, strict=True)
    assert [speaker.tell("web-fury-cards-held", items=items, events=events) for items, events in [(0, 3), (1, 1), (2, 0)]] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["gives Dr. Seward nothing and gets 2 items.", "gives Dr. Seward one item and gets nothing."]),
        ("it", ["non dà nulla al Dr. Seward e riceve 2 Item.", "dà un Item al Dr. Seward e non riceve nulla."]),
        ("fr", ["ne donne rien au Dr Seward et reçoit 2 objets.", "donne un objet au Dr Seward et ne reçoit rien."]),
        ("pt-BR", ["não dá nada a Dr. Seward e recebe 2 itens.", "dá um item a Dr. Seward e não recebe nada."]),
    ],
)
def test_a_trade_says_what_went_each_way(language: str, said: list[str]) -> None:
    one, two = Ref("fury-hunter", "mina_harker"), Ref("fury-hunter", "dr_seward")
    speaker = Speaker(language, strict=True)
    for (gives, gets), words_said in zip([(0, 2), (1, 0)], said, strict=True):
        assert speaker.tell("fury-event-traded", who=one, other=two, count=gives, other_count=gets) == f"Mina Harker {words_said}"


@pytest.mark.parametrize("language", ["it", "fr", "pt-BR"])
@pytest.mark.parametrize("what", ["effect-blood", "effect-health", "blood-left", "blood-paid"])
def test_one_point_is_not_in_the_plural(language: str, what: str) -> None:
    one, two = (Speaker(language, strict=True).tell(f"web-fury-{what}", count=count) for count in (1, 2))
    assert re.search(r"\b(punto|point|ponto)\b", one), one
    assert re.search(r"\b2 (punti|points|pontos)\b", two), two


def before(language: str, names: tuple[str, ...]) -> list[tuple[str, str]]:
    """What stands before one of these arguments, bare, in each message of the game."""
    found: list[tuple[str, str]] = []

    def look(message: str, pattern: ast.Pattern) -> None:
        text = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                text = element.value
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    look(message, variant.value)
            elif isinstance(element.expression, ast.VariableReference) and element.expression.id.name in names:
                found.append((message, text))

    for message in messages(language, "fury").values():
        if message.value is not None:
            look(message.id.name, message.value)
    return found


@pytest.mark.parametrize("language", PREPOSITIONS)
def test_no_preposition_goes_before_a_place(language: str) -> None:
    """Le Havre, Athens, the castle and the seas each want another one."""
    assert [one for one in before(language, ("place",)) if re.search(PREPOSITIONS[language], one[1])] == []


@pytest.mark.parametrize("language", BARE)
def test_dr_seward_has_his_article_after_a_preposition(language: str) -> None:
    names = ("who", "other", "hunter", "other_hunter", "target")
    assert [one for one in before(language, names) if re.search(BARE[language], one[1])] == []


AWAY: dict[str, Any] = {"phase": "action", "place": {"godalming": "galway"}}
MET: dict[str, Any] = {"phase": "move", "place": {"godalming": "berlin"}, "dracula": "vienna"}


@pytest.mark.parametrize(
    ("words", "keys", "kind", "asker"),
    [
        ({**AWAY, "deck": "hired_scouts trap trap"}, "resupply:lord_godalming draw:event", "scout", "hired_scouts"),
        ({**AWAY, "deck": "consecrated_ground trap trap"}, "resupply:lord_godalming draw:event", "ground", "consecrated_ground"),
        ({**AWAY, "deck": "night_visit trap trap"}, "resupply:lord_godalming draw:event", "bitten", "night_visit"),
        (
            {**AWAY, "deck": "vampiric_influence trap trap"},
            "resupply:lord_godalming draw:event hunter:mina_harker",
            "announce",
            "vampiric_influence",
        ),
        ({**AWAY, "deck": "rufus_smith trap trap"}, "resupply:lord_godalming draw:event", "ally", "rufus_smith"),
        ({"hand": {"godalming": "stormy_seas"}}, "play:stormy_seas", "storm", "stormy_seas"),
        ({"hand": {"godalming": "hypnosis"}, "dice": [6]}, "play:hypnosis", "announce-dracula", "hypnosis"),
        (
            {"resolve": 1, "events": "sensationalist_press", "trail": ["prague", "rome"]},
            "resolve-newspaper_reports",
            "moment",
            "newspaper_reports",
        ),
        ({**MET, "trail": ["vienna", "prague:spy"], "tokens": "fog fog"}, "road:prague", "announce", "spy"),
        ({**MET, "trail": ["vienna", "prague:plague"], "hand": {"godalming": "forewarned"}}, "road:prague", "moment", "plague"),
        ({**MET, "trail": ["vienna", "prague:wolves"], "items": {"godalming": "pistol"}}, "road:prague", "show", "wolves"),
        ({**MET, "trail": ["vienna", "prague:saboteur"], "items": {"godalming": "pistol"}}, "road:prague", "discard", "saboteur"),
        ({"phase": "move", "items": {"godalming": "fast_horse"}}, "use:fast_horse", "destination", "fast_horse"),
    ],
)
def test_a_question_says_which_card_or_encounter_asks(words: dict[str, Any], keys: str, kind: str, asker: str) -> None:
    s = scene(**words).play(*keys.split())
    (decision,) = s.game.decisions
    assert (decision.kind, decision.source) == (kind, ASKERS[asker])


def test_a_hand_that_is_too_big_and_a_plain_move_have_no_card_that_asks() -> None:
    s = scene(phase="action", items={"godalming": "knife knife knife"}, item_deck="rifle").play("resupply:lord_godalming", "draw:item")
    assert [(decision.kind, decision.source) for decision in s.game.decisions] == [("discard", None)]
    assert [(decision.kind, decision.source) for decision in scene(phase="move").game.decisions] == [("travel", None)]


def test_no_card_has_the_name_of_an_encounter() -> None:
    assert len(ASKERS) == len(EVENT_REFS) + len(ITEM_REFS) + len(TOKEN_REFS)


BLOOD = {"en": "blood", "it": "Sangue", "fr": "sang", "pt-BR": "Sangue"}
GROUP = {"en": "group", "it": "gruppo", "fr": "groupe", "pt-BR": "grupo"}
LAND = {"en": "on land", "it": "terraferma", "fr": "à terre", "pt-BR": "em terra"}
FULL = {"en": "full", "it": "pieno", "fr": "pleine", "pt-BR": "cheia"}
THERE = {"en": "only told", "it": "solo a saperlo", "fr": "l’apprennent", "pt-BR": "apenas ficam sabendo"}
QUINCEY = dict.fromkeys(LANGUAGES, "Quincey P. Morris")
LIGHTNING = dict.fromkeys(LANGUAGES, "Lightning")


@pytest.mark.parametrize("language", BLOOD)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rule-fury-power-wolf-form-text", BLOOD),
        ("web-fury-does-power-wolf_form", BLOOD),
        ("web-fury-does-event-jonathan_harker", FULL),
        ("rule-fury-resolve-text", THERE),
        ("rule-fury-resolve-text", LAND),
        ("web-fury-does-event-newspaper_reports", THERE),
        ("web-fury-does-resolve-newspaper_reports", THERE),
        ("web-fury-does-event-sense_of_emergency", LAND),
        ("web-fury-does-resolve-sense_of_emergency", GROUP),
        ("web-fury-does-item-crucifix", QUINCEY),
        ("web-fury-does-item-heavenly_host", QUINCEY),
        ("web-fury-does-item-heavenly_host", LIGHTNING),
    ],
)
def test_a_text_says_what_the_rules_do(language: str, text: str, said: dict[str, str]) -> None:
    assert said[language] in Speaker(language, strict=True).tell(text)


@rule("fury.cards")
@pytest.mark.parametrize(("language", "said"), [("en", "may play"), ("it", "può giocar"), ("fr", "peut en jouer"), ("pt-BR", "pode jogar")])
def test_no_text_promises_dracula_an_event_before_he_discards(language: str, said: str) -> None:
    assert said not in Speaker(language, strict=True).tell("rule-fury-cards-text")
    s = scene(phase="action", place={"godalming": "galway"}, events="trap trap trap rage", deck="roadblock forewarned long_day")
    s.play("resupply:lord_godalming", "draw:event")
    assert s.asked == "discard"
    assert {key.partition(":")[0] for key in s.keys} == {"discard"}


@rule("fury.castle")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_castle_is_entered_openly_though_no_hunter_is_there(language: str) -> None:
    (decision,) = scene(active="dracula", phase="move", dracula="galatz").game.decisions
    (option,) = [option for option in decision.options if option.key == "show/castle_dracula"]
    words = Speaker(language, strict=True).say(option.label)
    assert re.search("hunter|cacciator|chasseur|caçador", words) is None
