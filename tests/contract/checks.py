"""The checks themselves, as functions of a game definition, so that games with planted faults can be held against them too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec
from msgspec import UNSET

from coterie.kernel.chance import Chance, derive
from coterie.kernel.copying import Copied, fields, marked
from coterie.kernel.decision import Decision
from coterie.kernel.definition import Definition
from coterie.kernel.errors import IllegalChoice, NoPosition, UnknownSeat
from coterie.kernel.game import Game
from coterie.kernel.marks import Marks, join, parts, split
from coterie.kernel.opening import restore, start
from coterie.kernel.questions import PASS
from coterie.kernel.record import read
from coterie.kernel.state import Seat
from coterie.kernel.text import Text
from coterie.locale import LANGUAGES, Speaker
from tests.contract.drive import asked, dump, everything, new, play, steps, strange_locals

Check = Callable[[Definition[Any], int, str], None]


def ends_and_keeps_its_invariants(definition: Definition[Any], seed: int, preset: str) -> None:
    """Random games end; cards and counters are conserved; keys are unique and exactly the legal candidates; rules hold plain locals."""
    game = new(definition, seed, preset)
    out: set[Seat] = set()
    for decision in steps(game, seed):
        assert out <= set(game.out), "who is out stays out"
        out = set(game.out)
        assert decision.seat not in out, "who is out is not asked"
        assert list(definition.faults(game.state)) == []
        assert list(strange_locals(game)) == []
        keys, ask = decision.keys, decision.ask
        marks = list(decision.marks.most) if decision.marks is not None else []
        assert len(set(keys + marks)) == len(keys + marks) > 0, f"{ask.kind}: keys not unique, or none"
        legal = [key for key in ask.candidates(game.state) if ask.refusal(game.state, key) is None]
        assert sorted(keys + marks) == sorted(legal), f"{ask.kind}: the quick keys and marks are not the legal candidates"
        if decision.marks is not None:
            marks_are_sound(decision, decision.marks)
        layout = sum(length for _, length in definition.vector_layout())
        vector = definition.vector(game.view(decision.seat))
        assert len(vector) == layout
        assert all(0 <= number <= 1 for number in vector)
    assert list(definition.faults(game.state)) == []
    assert game.outcome is not None
    assert set(game.outcome.scores) == set(game.seats)
    assert set(game.outcome.winners) <= set(game.seats)
    assert game.decisions == ()


def marks_are_sound(decision: Decision, marks: Marks) -> None:
    """There is an answer, each is written in one way, and each mark has a part in some; their keys are such that they can be joined."""
    assert all(" " not in key and "*" not in key for key in [*decision.keys, *marks.most])
    assert all(most > 0 for most in marks.most.values())
    assert all(weight >= 0 for limit in marks.limits for weight in (limit.weights or {}).values())
    for key in islice(marks.every(), 20):
        assert decision.takes(key)
        assert join(split(key)) == key
    for mark in marks.most:
        assert next(marks.every({mark: 1}), None) is not None, f"{decision.kind}: {mark} is in no answer"


def replays_to_the_same_events(definition: Definition[Any], seed: int, preset: str) -> None:
    """The replayed record gives the same events, outcome and record; listening changes nothing."""
    silent = play(new(definition, seed, preset), seed)
    game = new(definition, seed, preset)
    viewers = (None, *game.seats)
    heard: dict[Seat | None, list[Any]] = {viewer: game.events(viewer) for viewer in viewers}
    for _ in steps(game, seed):
        for viewer in viewers:
            heard[viewer] += game.events(viewer, len(heard[viewer]))
    for viewer in viewers:
        heard[viewer] += game.events(viewer, len(heard[viewer]))
    assert game.record() == silent.record()
    again = restore(definition, read(msgspec.json.encode(game.record())))
    assert again.record() == game.record()
    assert again.outcome == game.outcome
    for viewer in viewers:
        events = again.events(viewer)
        assert events == heard[viewer]
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        turns = [event.at.get("turn", 0) for event in events]
        assert turns == sorted(turns), "an event belongs to a turn that was over"
        counted = game.state.told_to(viewer)
        assert len(events) == counted, f"{viewer} was told {len(events)} events, {counted} were counted"


def quiet_questions_are_quiet(definition: Definition[Any], seed: int, preset: str) -> None:
    """At every quiet question, rules started from a copy of the state ask the byte-equal question."""
    game = new(definition, seed, preset)
    quiet = 0
    for _ in steps(game, seed):
        assert game._question is not None
        if game._question.quiet:
            quiet += 1
            fresh = Game(definition, {}, 0, None, game.state.copy())
            assert asked(fresh) == asked(game), "a question is marked quiet and cannot be asked again from the state alone"
            assert dump(fresh.state) == dump(game.state)
    assert quiet > 0


def clones_behave_alike(definition: Definition[Any], seed: int, preset: str) -> None:
    """A clone taken anywhere is equal, goes on equally, and leaves its original alone."""
    game = new(definition, seed, preset)
    for number, _ in enumerate(steps(game, seed)):
        if number % 7 != seed % 7:
            continue
        before = everything(game)
        clone, other = game.clone(), game.clone()
        assert everything(clone) == before
        play(clone, seed + number, 25)
        assert everything(game) == before, "playing a clone changed its original"
        play(other, seed + number, 25)
        assert everything(other) == everything(clone)


def copies_share_nothing(definition: Definition[Any], seed: int, preset: str) -> None:
    """A copy of a state is equal to it, and holds no list, dict, set or piece of it, but those that are declared shared."""
    game = new(definition, seed, preset)
    for number, _ in enumerate(steps(game, seed)):
        if number % 7 == 0:
            twin = game.state.copy()
            assert not {id(part) for part in changeable(game.state)} & {id(part) for part in changeable(twin)}
            assert dump(twin) == dump(game.state)


def changeable(part: Any) -> Iterator[Any]:
    """Whatever can change in a state, to any depth."""
    if isinstance(part, Copied):
        yield part
        for name, kind, _ in fields(type(part)):
            if not (marked(kind, "Shared") or marked(kind, "Dropped")):
                yield from changeable(getattr(part, name))
    elif isinstance(part, (list, set, tuple, frozenset)):
        if isinstance(part, (list, set)):
            yield part
        for item in part:
            yield from changeable(item)
    elif isinstance(part, dict):
        yield part
        for item in part.values():
            yield from changeable(item)


def can_be_reloaded(definition: Definition[Any], seed: int, preset: str) -> None:
    """At every k-th decision a twin from the record, and one from the position at quiet points, agrees and goes on equally."""
    game = new(definition, seed, preset)
    positions = 0
    for number, _ in enumerate(steps(game, seed)):
        if number % 5 == seed % 5:
            reload_agrees(definition, game)
        positions += position_agrees(definition, game, seed + number)
    assert positions > 0


def reload_agrees(definition: Definition[Any], game: Game) -> None:
    """A twin from the record stands exactly here."""
    assert everything(restore(definition, read(game.record()))) == everything(game)


def position_agrees(definition: Definition[Any], game: Game, seed: int) -> bool:
    """If the question is quiet, a twin from the position stands exactly here and goes on as the game does."""
    assert game._question is not None
    if not game._question.quiet:
        try:
            game.position()
        except NoPosition:
            return False
        raise AssertionError("a position was given out in the middle of something")
    position = msgspec.json.decode(msgspec.json.encode(game.position()))
    twin = start(definition, 0, game.record()["setup"], position)
    assert asked(twin) == asked(game)
    assert dump(twin.state) == dump(game.state)
    ahead = game.clone()
    for copy in (ahead, twin):
        play(copy, seed, 12)
    assert asked(twin) == asked(ahead)
    assert [twin.view(seat) for seat in game.seats] == [ahead.view(seat) for seat in game.seats]
    return True


def goes_back(definition: Definition[Any], seed: int, preset: str) -> None:
    """Undo to any decision is as if the rest had never been chosen."""
    chance = Chance(derive(seed, 3))
    for _ in range(4):
        game = play(new(definition, seed, preset), seed)
        number = chance.roll(game.number + 1)
        game.events()
        game.back(number)
        fresh = play(new(definition, seed, preset), seed, number)
        assert everything(game) == everything(fresh)
        assert game.events() == fresh.events()
        assert not game.revealed_since(number)


def refuses_what_is_illegal(definition: Definition[Any], seed: int, preset: str) -> None:
    """Unknown keys, refused keys, wrong seats, stale numbers: IllegalChoice, and nothing has changed."""
    game = new(definition, seed, preset)
    for number, decision in enumerate(steps(game, seed, 150)):
        if number % 3:
            continue
        before = everything(game)
        for seat, key, at in wrong_choices(game, decision):
            try:
                game.choose(seat, key, at)
            except (IllegalChoice, UnknownSeat):
                pass
            else:
                raise AssertionError(f"{seat} could choose {key} at {at}")
        assert everything(game) == before


def wrong_choices(game: Game, decision: Decision) -> list[tuple[str, str, int | None]]:
    """Choices that must all be refused."""
    key = decision.pick(Chance(0))
    wrong: list[tuple[str, str, int | None]] = [
        (decision.seat, "no such thing", None),
        (decision.seat, "", None),
        (decision.seat, key, decision.number + 1),
        (decision.seat, key, -1),
        ("nobody", key, None),
    ]
    wrong += [(decision.seat, refused.key, None) for refused in game.why_not(decision.seat)]
    if decision.marks is not None:
        most, limits = decision.marks.most, decision.marks.limits
        wrong += [(decision.seat, f"{mark}*{often}", None) for mark in most for often in ("0", "-1", "", str(most[mark] + 1))]
        if any(limit.most is not None and limit.sum(most) > limit.most for limit in limits):
            wrong.append((decision.seat, join(most), None))
    wrong += [(seat, key, None) for seat in game.seats if not game.asks(seat)]
    return wrong


def outside_entries_fit(definition: Definition[Any], seed: int, preset: str) -> None:
    """Resigning, running out of time and agreeing to stop: the game ends or goes on soundly, and its record says so."""
    chance = Chance(derive(seed, 4))
    for kind in definition.outside_kinds:
        game = new(definition, seed, preset)
        play(game, seed, chance.roll(60))
        if not game.decisions:
            continue
        seat = None if kind == "agree" else game.seats[chance.roll(len(game.seats))]
        game.outside(kind, seat)
        assert list(definition.faults(game.state)) == []
        if kind in ("resign", "timeout"):
            assert game.outcome is not None or seat in game.out, "who leaves a game that goes on is out"
            assert game.outcome is not None or not definition.resigning_ends, "a table asks the others before it lets somebody end the game"
        reload_agrees(definition, game)
        play(game, seed)
        assert game.outcome is not None
        reload_agrees(definition, game)


def speaks_four_languages(definition: Definition[Any], seed: int, preset: str) -> None:
    """Every prompt, label, reason, event and ending has words in all four languages, with every argument it needs."""
    speakers = [Speaker(language, strict=True) for language in LANGUAGES]
    game = new(definition, seed, preset)
    texts: dict[bytes, Text] = {}
    for decision in steps(game, seed):
        said = [decision.prompt, *(option.label for option in decision.options), *(mark.label for mark in decision.marked)]
        said += [decision.ask.answer(game.state, decision.pick(Chance(seed))).label, *(limit.what for limit in decision.limits)]
        if decision.marks is not None:
            said += [reason.text for mark in decision.marks.most if (reason := decision.marks.refusal({mark: 1})) is not None]
        said += [text for option in decision.options if option.details is not UNSET for text in option.details.does]
        said += texts_in(game.outlook)
        said += [text for refused in game.why_not(decision.seat) for text in (refused.label, refused.reason.text)]
        texts |= {msgspec.json.encode(text): text for text in said}
    assert game.outcome is not None
    said = [game.outcome.reason, *(event.text for viewer in (None, *game.seats) for event in game.events(viewer))]
    said += [reason.reason.text for reason in game.why_not(game.seats[0])]
    causes = {event.cause for viewer in (None, *game.seats) for event in game.events(viewer)} - {None}
    assert all(speaker.name(cause).strip() for cause in causes if cause is not None for speaker in speakers)
    texts |= {msgspec.json.encode(text): text for text in said}
    for text in texts.values():
        for speaker in speakers:
            assert speaker.say(text).strip()


def texts_in(told: object) -> list[Text]:
    """All texts of a struct, wherever they stand in it."""
    if isinstance(told, Text):
        return [told]
    if isinstance(told, msgspec.Struct):
        return [text for field in told.__struct_fields__ for text in texts_in(getattr(told, field))]
    inner = told.values() if isinstance(told, dict) else told if isinstance(told, tuple) else ()
    return [text for one in inner for text in texts_in(one)]


def imagined_worlds_are_games(definition: Definition[Any], seed: int, preset: str) -> None:
    """A resampled game is sound, recorded, cloned and replayed as such, and plays on to its end."""
    game = new(definition, seed, preset)
    for number, decision in enumerate(steps(game, seed)):
        if number % 11 != seed % 11:
            continue
        world = game.clone()
        world.resample(decision.seat, seed + number)
        assert list(definition.faults(world.state)) == []
        assert world.view(decision.seat) == game.view(decision.seat)
        assert everything(world.clone()) == everything(world)
        reload_agrees(definition, world)
        play(world, seed + number, 60)
        assert list(definition.faults(world.state)) == []


def two_worlds(definition: Definition[Any], seed: int, preset: str, trials: int = 6) -> int:
    """Swap everything a seat cannot know, make the same choices in both worlds, and compare all that reaches the seat after each.

    A difference is allowed only at a choice by which the rules say the seat learned something, in both worlds alike.
    Gives the number of comparisons made.
    """
    chance = Chance(derive(seed, 5))
    compared = 0
    for _ in range(trials):
        game = new(definition, chance.roll(1 << 40), preset)
        choices = chance.roll(1 << 40)
        play(game, choices, chance.roll(play(game.clone(), choices).number))
        compared += play_two_worlds(game, game.seats[chance.roll(len(game.seats))], chance)
    return compared


def play_two_worlds(game: Game, seat: Seat, chance: Chance) -> int:
    """From here on, another world for a seat and the same choices in both for forty steps; gives the comparisons made.

    The game itself is played on, and may be taken back first.
    """
    twin = _other_world(game, seat, chance)
    told = len(game.events(seat))
    spectated = len(game.events(None))
    _compare(game, twin, seat, told, spectated)
    compared = 1
    for _ in range(40):
        common = [
            (one.seat, key)
            for one, other in zip(game.decisions, twin.decisions, strict=False)
            if one.seat == other.seat
            for there in (frozenset(other.keys),)
            for key in [*(key for key in one.keys if key in there), *_marked_in_both(one, other, chance)]
        ]
        if not common:
            twin = _other_world(game, seat, chance)
            if not game.decisions or game._asks().keys() != twin._asks().keys():
                break
            continue
        chooser, key = common[chance.roll(len(common))]
        if not _choose_in_both(game, twin, seat, chooser, key, chance):
            if not game.decisions:
                break
            twin = _other_world(game, seat, chance)
        compared += 1
    return compared


def _choose_in_both(game: Game, twin: Game, seat: Seat, chooser: Seat, key: str, chance: Chance) -> bool:
    """One choice in both worlds, after which they look the same to the seat, unless it learned something: then whether they do."""
    learned, learned_there = game.state.learned[seat], twin.state.learned[seat]
    told, spectated = len(game.events(seat)), len(game.events(None))
    other = _unseen_instead(twin, chooser, key, chance) if chooser != seat else key
    game.choose(chooser, key)
    twin.choose(chooser, other)
    news, news_there = game.state.learned[seat] > learned, twin.state.learned[seat] > learned_there
    assert news == news_there, f"{seat} learned something in one world alone"
    try:
        _compare(game, twin, seat, told, spectated)
    except AssertionError:
        if not news:
            raise
        return False
    return True


def follow_in_two_worlds(game: Game, seat: Seat, chosen: Iterable[tuple[Seat, str]], chance: Chance) -> int:
    """Two worlds of a seat through a course that is known; gives the comparisons made.

    Where a choice cannot be made in the other world, such as playing a card that nobody has seen, it is made in the game alone, and
    the worlds part again as soon as the seat could have noticed it.
    """
    compared, twin = 0, None
    for chooser, key in chosen:
        twin = twin or _parted(game, seat, chance)
        if twin is not None and not _may_choose(twin, chooser, key):
            twin = _parted(game, seat, chance)
        if twin is None or not _may_choose(twin, chooser, key):
            game.choose(chooser, key)
            twin = None
            continue
        compared += 1
        if not _choose_in_both(game, twin, seat, chooser, key, chance):
            twin = None
    return compared


def _parted(game: Game, seat: Seat, chance: Chance) -> Game | None:
    """Another world, unless choices that the seat has not noticed would be taken back for it."""
    if not game.decisions:
        return None
    here = game.clone()
    twin = _other_world(here, seat, chance)
    return twin if here.number == game.number and twin.number == game.number + 1 else None


def _may_choose(game: Game, chooser: Seat, key: str) -> bool:
    asks = game.asks(chooser) if chooser in game._asks() else ()
    return any(key in ask.keys or (ask.marks is not None and ask.marks.takes(split(key))) for ask in asks)


def _unseen_instead(twin: Game, chooser: Seat, key: str, chance: Chance) -> str:
    """Where nobody else ever learns which card was chosen, another card may be chosen in the other world."""
    decision = twin.asks(chooser)[0]
    if not decision.ask.veiled():
        return key
    if decision.marks is None or key in decision.keys:
        begin = key.partition(":")[0]
        return chance.pick([option for option in decision.keys if option.partition(":")[0] == begin])
    alike = [other for other in decision.marks.some(chance, 40) if _shape(other) == _shape(key)]
    return chance.pick([key, *alike])


def _shape(key: str) -> list[str]:
    """What everybody may learn of veiled marks: how many there are of each sort."""
    return sorted(part.partition(":")[0] for part in parts(key))


def _marked_in_both(one: Decision, other: Decision, chance: Chance) -> list[str]:
    """Some answers of marks that both worlds take; about as many as there are marks."""
    if one.marks is None or other.marks is None:
        return []
    return [key for key in one.marks.some(chance, 8 + len(one.marks.most)) if other.marks.takes(split(key))]


def _other_world(game: Game, seat: Seat, chance: Chance) -> Game:
    """Another world that looks the same to a seat; secret answers that were withdrawn are given again, perhaps otherwise."""
    twin = game.clone()
    if not twin.decisions:
        return twin
    twin.resample(seat, chance.roll(1 << 40))
    if twin.number <= game.number:
        seen = game.view(seat), game.events(seat)
        game.back(twin.number - 1)
        assert (game.view(seat), game.events(seat)) == seen, f"{seat} could notice a choice that was withdrawn"
    for decision in twin.decisions:
        if decision.seat != seat and decision.seat not in game._asks():
            twin.choose(decision.seat, decision.pick(chance))
    return twin


def _compare(game: Game, twin: Game, seat: Seat, told: int, spectated: int) -> None:
    assert game.view(seat) == twin.view(seat), f"the view of {seat} tells the worlds apart"
    assert game.view(None) == twin.view(None), "a spectator's view tells the worlds apart"
    assert game.outlook == twin.outlook, f"how things stand tells {seat} the worlds apart"
    assert game.events(seat, told) == twin.events(seat, told), f"the events of {seat} tell the worlds apart"
    assert game.events(None, spectated) == twin.events(None, spectated), "a spectator's events tell the worlds apart"
    assert game._asks().keys() == twin._asks().keys(), f"who is asked tells {seat} the worlds apart"
    assert game.outcome == twin.outcome
    for one, other in zip(game.asks(seat), twin.asks(seat), strict=True):
        assert (one.kind, one.prompt, one.options, one.source) == (other.kind, other.prompt, other.options, other.source)
        assert (one.marked, one.limits) == (other.marked, other.limits), f"what {seat} can mark tells the worlds apart"
    if game.decisions:
        assert game.why_not(seat) == twin.why_not(seat), f"why_not tells {seat} the worlds apart"


def skipped_passes_are_entered(definition: Definition[Any], seed: int, preset: str) -> None:
    """A game that skips lone passes is the same as one where they are answered: what is asked, log, record, events. Clones are asked."""
    game, quick = new(definition, seed, preset), new(definition, seed, preset)
    if seed % 2:
        assert game.heard() == quick.heard()
    quick.skip_lone_passes()
    chance, passes = Chance(derive(seed)), 0
    while open_now := quick.decisions:
        while len(game.decisions) == 1 and game.decisions[0].lone_pass:
            passes += 1
            game.choose(game.decisions[0].seat, PASS)
        assert game.entries == quick.entries
        assert len(open_now) > 1 or not open_now[0].lone_pass, "a lone pass was not skipped"
        if passes % 5 == seed % 5:
            assert everything(game) == everything(quick) == everything(quick.clone())
        seat, key = open_now[0].seat, open_now[0].pick(chance)
        twin, before = quick.clone(), quick.number
        for one in (game, quick, twin):
            one.choose(seat, key)
        assert twin.number == before + 1, "a clone skips passes"
    play(game, seed)
    assert everything(game) == everything(quick)
    assert game.heard() == quick.heard()


def spectators_notice_no_more(definition: Definition[Any], seed: int, preset: str) -> None:
    """Whatever a spectator is told or sees anew, every seat is told or sees something too: the server asks seats alone what shows."""
    game = new(definition, seed, preset)
    before: dict[Seat | None, Any] = {}
    for _ in steps(game, seed):
        now: dict[Seat | None, Any] = {viewer: (game.state.told_to(viewer), game.view(viewer)) for viewer in (None, *game.seats)}
        if before and now[None] != before[None]:
            blind = [seat for seat in game.seats if now[seat] == before[seat]]
            assert not blind, f"a spectator noticed entry {game.number}, and {', '.join(blind)} did not"
        before = now


ALL: dict[str, Check] = {
    check.__name__: check
    for check in (
        ends_and_keeps_its_invariants,
        replays_to_the_same_events,
        quiet_questions_are_quiet,
        clones_behave_alike,
        copies_share_nothing,
        can_be_reloaded,
        goes_back,
        refuses_what_is_illegal,
        outside_entries_fit,
        speaks_four_languages,
        imagined_worlds_are_games,
        skipped_passes_are_entered,
        spectators_notice_no_more,
    )
}
