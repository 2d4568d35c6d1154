"""VTES in words: every message the rules can ask for is there, and is said without a gap in all four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import msgspec
import pytest

from coterie.games.vtes import view
from coterie.games.vtes.book import standard_book
from coterie.games.vtes.cards.vocabulary import State, StrikeKind
from coterie.games.vtes.game import GAME
from coterie.games.vtes.pool import DISCIPLINES, SECTS, facts
from coterie.games.vtes.rules.conditions import STATES
from coterie.games.vtes.rules.naming import clan_refs, discipline_refs, hidden, purpose, sect_ref, title_refs
from coterie.games.vtes.rules.wounds import BURNED, WOUNDED
from coterie.games.vtes.standing import BoundView, StandingView
from coterie.games.vtes.support.registry import Place
from coterie.games.vtes.table import PHASES, SEATS
from coterie.games.vtes.told import minions, outlook, seats
from coterie.games.vtes.told.clauses import clauses
from coterie.games.vtes.told.options import COMES
from coterie.kernel.opening import start
from coterie.kernel.rulebook import load
from coterie.kernel.text import Arg, Ref, Text
from coterie.locale import LANGUAGES, Speaker
from tests.contract.drive import steps
from tests.games.vtes.asked import asked, sources
from tests.locale.files import SHARDS, arguments, messages, ruled

AREAS = ("vtes", "vtes-events", "vtes-reasons", "vtes-combat", "vtes-politics", "vtes-stands", "vtes-support")
ROOMS = tuple(shard for shard in SHARDS if shard.startswith("vtes/"))
"""The messages of families: what cards say, what options say of them, and whatever else only their words say."""
COMBAT = ("before-range", "range", "before-strikes", "strike", "additional", "damage", "press", "round-end")
ACTIONS = ("bleed", "hunt", "equip-from", "leave-torpor", "become-anarch")
TORPID = ("rescue", "diablerize")
CONTESTS = ("pay", "yield", "win")
DEEDS = ("hunt", "leave-torpor", "become-anarch", "equip", "attack", "card", "own", "use", "other")

BUILT: dict[str, tuple[str, ...]] = {
    "vtes-blow-*": tuple(StrikeKind),
    "vtes-combat-*": COMBAT,
    "vtes-deed-*": (*DEEDS, *TORPID),
    "vtes-does-*": (),
    "vtes-effect-*": (*COMES.values(), "get-votes", "ballots"),
    "vtes-event-announces-*": (*ACTIONS, *TORPID),
    "vtes-event-ballots-*": ("for", "against"),
    "vtes-event-fetched-*": ("hand", "ash", "library"),
    "vtes-event-votes-*": ("for", "against"),
    "vtes-mark-barred-*": ("react", "block", "vote"),
    "vtes-option-*": (
        *ACTIONS, "block", "mark", "infernal", "edge", "withdraw", "crypt", "transfer", "take-back", "ready", "merge", "discard",
        "for", "against", "pass", "pool", "blood", "lock", "burn", "remove-ash", "reduce", "votes", "to-pool", "to-vampire", "diablerize",
        "damage-normal", "damage-aggravated", "damage-gun-aggravated", "burn-edge",
    ),
    "vtes-option-*-granted": ("maneuver", "prevent"),
    "vtes-option-*-with": ("maneuver", "prevent"),
    "vtes-option-act-*": TORPID,
    "vtes-option-contest-*": tuple(f"{word}{title}" for word in CONTESTS for title in ("", "-title")),
    "vtes-option-end-*": ("unlock", "master", "influence", "discard"),
    "vtes-option-from-*": ("hand", "ash", "library"),
    "vtes-option-press-*": ("continue", "end"),
    "vtes-place-*": tuple(Place),
    "vtes-prompt-*": TORPID,
    "vtes-prompt-*-several": ("discard", "discard-down", "remove-ash"),
    "vtes-prompt-fetch-*": ("discipline", "trophy"),
    "vtes-prompt-phase-*": ("unlock", "master", "influence", "discard"),
    "vtes-reason-*": (),
    "vtes-source-*": ("vote", "edge", "piece", "card"),
    "vtes-stands-*": ("bleed", "no-bleed", "oust", WOUNDED, BURNED),
    "vtes-title-*": (),
    "vtes-unplayable-*": (),
    "vtes-trait-*": ("black-hand", "flight"),
    "vtes-window-*": ("announced", "open", "attempt", "declined", "would", "blocked", "after-block", "after"),
}  # fmt: skip
"""The ids that the rules put together, with all their endings. What abilities are for, moments and titles come from the cards."""

NAMES = {
    "vtes-name",
    "vtes-hidden",
    *(f"vtes-seat-{seat}" for seat in SEATS),
    *(f"vtes-phase-{phase}" for phase in PHASES),
}
ENDS = {"vtes-end-last", "vtes-end-limit"}

SULLY, DEEP_SONG = Ref("vtes-piece", "12", "Sully"), Ref("vtes-card", "100515", "Deep Song")
METHUSELAHS = tuple(Ref("vtes-seat", seat) for seat in ("a", "e"))
COUNTS = (0, 1, 2, 7)
SAMPLES: dict[str, tuple[Arg, ...]] = {
    **dict.fromkeys(("actor", "blocker", "user", "victim", "minion", "opponent", "acting", "opposing", "target"), (SULLY,)),
    **dict.fromkeys(("seat", "victim"), METHUSELAHS),
    "piece": (SULLY, hidden(12)),
    "card": (DEEP_SONG,),
    **dict.fromkeys(("cards", "things"), ((), (DEEP_SONG,), (SULLY, DEEP_SONG, DEEP_SONG))),
    **dict.fromkeys(("amount", "actions", "transfers", "votes", "ballots", "points", "normal", "aggravated", "counters", "count"), COUNTS),
    **dict.fromkeys(("pool", "blood", "stealth", "intercept", "turn", "round", "number", "damage", "left", "pro", "contra"), (0, 3)),
    **dict.fromkeys(("other", "superior", "continues", "retainer", "hopeless", "blocks", "passes"), (0, 1)),
    "role": ("own", "block", "react"),
    "outcome": ("success", "blocked", "other"),
    "level": (0, 1, 2),
    "kind": (1, 2, 3),
    "range": ("close", "long"),
    "does": (Text("vtes-does-strike"),),
    "strike": (Text("vtes-blow-hand", {"amount": 2}),),
    "reason": (Text("vtes-end-last"),),
    "fate": (WOUNDED, BURNED, "none"),
    "deed": (Text("vtes-deed-hunt", {"actor": SULLY, "stealth": 1}),),
    **dict.fromkeys(("stands", "first", "second"), (Text("vtes-stands-no-bleed"),)),
    "clan": (clan_refs("Ventrue"), clan_refs("Ventrue", "Daughter of Cacophony")),
    "sect": (sect_ref("Anarch"),),
    "title": (title_refs("prince"), title_refs("prince", "inner circle")),
    "discipline": (discipline_refs("dom"), discipline_refs("CEL", "PRE")),
    "trait": (Text("vtes-trait-flight"),),
    "source": (SULLY, Text("vtes-source-edge")),
    "half": (0, 1),
    **dict.fromkeys(("word", "field", "reference"), ("Lock",)),
    "value": ("Who.SELF",),
    "place": (Text("vtes-place-master"),),
    "type": ("action modifier",),
    "what": ("modes", "level", "x"),
}


def here(language: str) -> set[str]:
    """The ids of the messages of the game in a language."""
    return {name for area in (*AREAS, *ROOMS, "vtes-cards", "vtes-effects") for name in messages(language, area)}


@cache
def built() -> frozenset[str]:
    """The ids that the rules put together."""
    return frozenset(re.sub(r"[*](-?[*])*", ending, pattern) for pattern, endings in BUILT.items() for ending in endings)


@cache
def abilities() -> frozenset[str]:
    """What the abilities and ways of the cards are for, as options say it."""
    found = set()
    for forms in standard_book().forms.values():
        plain = [form for form in forms if not form.level and form.effects]
        effects = [form.effects for form in plain] if len(plain) > 1 else []
        effects += [use.do for form in forms for _, use in form.uses]
        effects += [action.do for form in forms for _, action in form.actions]
        found |= {purpose(does).id for does in effects}
    return frozenset(found)


def within(text: Text) -> Iterator[str]:
    """The id of a text, and of those that it is made of."""
    yield text.id
    for arg in text.args.values():
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Text):
                yield from within(part)


@cache
def effects() -> frozenset[str]:
    """What cards do, as options say it."""
    found = set()
    for forms in standard_book().forms.values():
        for form in forms:
            for does in (form.effects, *(use.do for _, use in form.uses), *(action.do for _, action in form.actions)):
                found |= {name for text in clauses(does) for name in within(text)}
    return frozenset(found)


@cache
def moments() -> frozenset[str]:
    """Why a card cannot be played now, for each thing that one may wait for."""
    assert STATES.keys() == set(State)
    return frozenset(known.reason.text.id for known in STATES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_in_the_rules_has_words(language: str) -> None:
    plain = {name for name in asked() if "*" not in name}
    assert len(plain) > 200
    assert sorted(plain - here(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_the_rules_build_has_words(language: str) -> None:
    assert {name for name in asked() if "*" in name} == BUILT.keys()
    assert sorted((built() | ENDS | abilities() | effects() | moments()) - here(language)) == []


def test_the_rules_give_what_the_words_need() -> None:
    """A message may leave an argument unused, but none that it uses may be missing at any place that says it."""
    for area in (*AREAS, *ROOMS):
        for name, message in ruled("en", area).items():
            if name in asked() and name not in built():
                assert (name, arguments(message) - asked()[name]) == (name, set())


def test_no_message_is_idle() -> None:
    """Every message is a name, or the rules ask for it."""
    used = set(asked()) | built() | abilities() | effects() | moments() | NAMES | ENDS | {f"vtes-wish-{wish}" for wish in GAME.ask_settings}
    assert [name for area in (*AREAS, *ROOMS) for name in ruled("en", area) if name not in used] == []


def test_reasons_cite_rules_that_exist() -> None:
    cited = {rule for file in sources() for rule in re.findall(r'"(v5[.][a-z0-9.-]+)"', file.read_text(encoding="utf-8"))}
    assert len(cited) > 50
    assert sorted(cited - {section.id for section in load("vtes")}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_clans_sects_titles_and_disciplines_have_names(language: str) -> None:
    speaker = Speaker(language, strict=True)
    crypt = [card for card in facts().values() if card.crypt]
    clans, titles = sorted({clan for card in crypt for clan in card.clans}), sorted({card.title for card in crypt if card.title})
    refs = (*clan_refs(*clans), *title_refs(*titles), *discipline_refs(*DISCIPLINES), *map(sect_ref, SECTS))
    assert all(speaker.name(ref) for ref in refs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_methuselahs_have_the_same_forms(language: str) -> None:
    names = [message for name, message in messages(language, "vtes").items() if name.startswith("vtes-seat-")]
    assert len(names) == len(SEATS)
    assert len({tuple(attribute.id.name for attribute in name.attributes) for name in names}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", [*AREAS, *ROOMS])
def test_every_message_is_said_with_all_kinds_of_arguments(language: str, area: str) -> None:
    speaker = Speaker(language, strict=True)
    for name, message in ruled(language, area).items():
        wanted = sorted(arguments(message))
        for values in product(*(SAMPLES[argument] for argument in wanted)):
            said = speaker.say(Text(name, dict(zip(wanted, values, strict=True))))
            assert said == said.strip() != "", name
            assert "{" not in said, name


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Vampire no. 12 gains 2 blood. Blood: 3."),
        ("it", "Vampiro n. 12 guadagna 2 punti sangue. Sangue: 3."),
        ("fr", "Vampire nº 12 gagne 2 points de sang. Sang\u00a0: 3."),
        ("pt-BR", "Vampiro nº 12 ganha 2 pontos de sangue. Sangue: 3."),
    ],
)
def test_a_face_down_vampire_has_a_number_and_no_name(language: str, said: str) -> None:
    speaker = Speaker(language, strict=True)
    assert speaker.tell("vtes-event-blood-gained", piece=hidden(12), amount=2, blood=3, kind=1) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Sully bleeds Methuselah B for 2."),
        ("it", "Sully dissangua il Matusalemme B di 2."),
        ("fr", "Sully mord le Mathusalem B pour 2."),
        ("pt-BR", "Sully sangra o Matusalém B em 2."),
    ],
)
def test_a_bleed(language: str, said: str) -> None:
    speaker = Speaker(language, strict=True)
    assert speaker.tell("vtes-event-bled", actor=SULLY, seat=Ref("vtes-seat", "b"), amount=2) == said


@cache
def heard(preset: str, turns: int) -> dict[str, list[Text]]:
    """What a game played by chance says to its seats: up to three texts of each message."""
    game = start(GAME, 3, {**GAME.presets[preset], "turn_limit": turns}, None)
    found: dict[str, list[Text]] = {}

    def hear(text: Text) -> None:
        alike = found.setdefault(text.id, [])
        if len(alike) < 3 and text not in alike:
            alike.append(text)

    for at, decision in enumerate(steps(game, 3)):
        hear(decision.prompt)
        for option in decision.options:
            hear(option.label)
        for thing in game.why_not(decision.seat) if at % 5 == 0 else ():
            hear(thing.label)
            hear(thing.reason.text)
    for seat in game.seats:
        for event in game.events(seat, 0):
            hear(event.text)
    assert game.outcome is not None
    hear(game.outcome.reason)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("preset", "turns"), [("standard", 60), ("duel", 60)])
def test_a_game_is_spoken_without_a_gap(language: str, preset: str, turns: int) -> None:
    speaker = Speaker(language, strict=True)
    texts = heard(preset, turns)
    assert len(texts) > 70
    for alike in texts.values():
        for text in alike:
            assert speaker.say(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_view_has_words_as_text(language: str) -> None:
    """The table of text names each field of the view, and no other."""
    structs = [
        one
        for module in (view, minions, outlook, seats)
        for one in vars(module).values()
        if isinstance(one, type) and one.__module__ == module.__name__
    ]
    structs += [BoundView, StandingView]
    fields = {field.name.replace("_", "-") for struct in structs for field in msgspec.structs.fields(struct)}
    assert len(fields) > 80
    found = {name.removeprefix("web-vtes-field-") for name in messages(language, "web-vtes") if name.startswith("web-vtes-field-")}
    assert found == fields


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_windows_that_may_be_passed_have_names(language: str) -> None:
    names = {name.removeprefix("web-window-") for name in messages(language, "web-vtes") if name.startswith("web-window-")}
    assert names <= here(language)
    windows = {name for name in built() if name.startswith(("vtes-window-", "vtes-combat-", "vtes-prompt-phase-"))}
    assert windows - names == {"vtes-combat-strike"}, "a strike must be chosen"
