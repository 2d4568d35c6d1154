"""Card text made of definitions: the same nodes that the engine executes, in words."""

from __future__ import annotations

from functools import cache
from itertools import groupby, pairwise
from typing import Final

import msgspec

from coterie.games.vtes.cards.generated import defined
from coterie.games.vtes.cards.vocabulary import (
    Ability,
    Above,
    Always,
    Card,
    ChooseTwo,
    Effect,
    FailBleed,
    FirstStrike,
    Level,
    Mode,
    MoveBlood,
    Optional,
    Pred,
    Stat,
    Strike,
    Title,
)
from coterie.games.vtes.pool import Facts, UnknownCard, facts
from coterie.games.vtes.text import conditions
from coterie.games.vtes.text.abilities import ability, last_words
from coterie.games.vtes.text.clauses import bare, clause
from coterie.games.vtes.text.clauses.numbers import changed_by, gain
from coterie.games.vtes.text.clauses.together import BESIDE, bleed_fails, strike_and_more
from coterie.games.vtes.text.frame import Frame, Mood, modes_above
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.statics import against, met
from coterie.games.vtes.text.tongue import Phrase, capital, refuse, tongue

OF_A_CLAN: Final = (Title.JUSTICAR, Title.INNER_CIRCLE)
"""Titles that one vampire of each clan can hold."""


class Line(msgspec.Struct, frozen=True):
    """A line of card text: the mark of its level or type, and its sentences."""

    sentences: tuple[str, ...]
    mark: str = ""

    def plain(self) -> str:
        """The line as a player reads it."""
        return " ".join([*([self.mark] if self.mark else []), *self.sentences])


class Printed(msgspec.Struct, frozen=True):
    """The text of a card."""

    lines: tuple[Line, ...]

    def plain(self) -> str:
        """The text as a player reads it."""
        return "\n".join(line.plain() for line in self.lines)

    @property
    def clauses(self) -> tuple[str, ...]:
        """All sentences, in order, without marks."""
        return tuple(sentence for line in self.lines for sentence in line.sentences)


def definition(card_id: int) -> Card:
    """A card's definition; of a vampire without an ability, an empty one."""
    found = defined(card_id)
    if found is not None:
        return found
    if card_id not in facts():
        raise UnknownCard(f"there is no card number {card_id}")
    if not facts()[card_id].crypt or facts()[card_id].ability:
        raise UnknownCard(f"{facts()[card_id].name} ({card_id}) is not complete: it has no definition")
    return Card(card_id)


@cache
def printed(card_id: int, language: str = "en") -> Printed:
    """The text of a card in a language, made of its definition alone."""
    return print_card(definition(card_id), facts()[card_id], language)


def print_card(card: Card, of: Facts, language: str = "en") -> Printed:
    """The text of a definition."""
    frame = Frame(tongue(language), card, of)
    if of.crypt:
        return Printed(_crypt(card, frame))
    lines = [Line(_sentences(conditions.heading(card, frame)))]
    several = len(card.modes) != 1 or card.modes[0].level is not Level.NONE
    body = conditions.x(card, frame)
    if several:
        lines += [Line(_sentences(body))] + [_mode_line(mode, frame) for mode in card.modes]
        body = []
    else:
        refuse(card.modes[0].kind is not None, "a card of one mode has one type")
        body += _mode(card.modes[0], frame)
    body += ability_sentences(card.abilities, frame)
    lines.append(Line(_sentences(body)))
    return Printed(tuple(line for line in lines if line.sentences or line.mark))


def _sentences(clauses: list[str]) -> tuple[str, ...]:
    return tuple(capital(part) for words in clauses for part in words.split("\n") if part)


def _crypt(card: Card, frame: Frame) -> tuple[Line, ...]:
    """Sect, title and city, then the abilities."""
    of = frame.facts
    refuse(msgspec.structs.replace(card, abilities=()) != Card(card.id), "a vampire has abilities only")
    sect = frame.tongue.form("sect", of.sect)
    title = frame.tongue.form("title", of.title, "heading") if of.title else ""
    kind = "city" if of.city else "clan" if of.title in OF_A_CLAN else "title" if of.title else "sect"
    heading = frame.say(f"heading-{kind}", sect=sect, title=title, city=Phrase(of.city), clan=frame.tongue.form("clan", of.clans[0]))
    sentences = _sentences(ability_sentences(card.abilities, frame))
    first = heading[:1].upper() + heading[1:]
    return (Line((f"{first}{frame.say('colon') if sentences else '.'}", *sentences)),)


def _mode_line(mode: Mode, frame: Frame) -> Line:
    return Line(_sentences(_mode(mode, frame)), _mark(mode, frame))


def _mark(mode: Mode, frame: Frame) -> str:
    """The level at which the mode is played, and its type on a card of several."""
    needs = frame.facts.needs
    refuse((mode.level is Level.NONE) != (not needs), "levels are levels of disciplines")
    marks = [f"[{need.upper() if mode.level is Level.SUPERIOR else need}]" for need in needs]
    level = ("" if frame.facts.all_needed else "/").join(marks)
    kind = f"[{frame.tongue.form('type', mode.kind.value).upper()}]" if mode.kind is not None else ""
    return " ".join(part for part in (level, kind) if part)


def _mode(mode: Mode, frame: Frame) -> list[str]:
    """The sentences of a mode."""
    found = conditions.traits(mode.traits, None, frame)
    found += conditions.usable(mode, frame)
    if mode.above is not None:
        return found + _as_above(mode, frame.with_(above=modes_above(frame.card, mode)))
    refuse(mode.body is not None, "life is other only than above")
    found += conditions.stealth(mode.stealth, frame) if mode.stealth is not None else []
    return found + effect_sentences(mode.effects, frame) + ability_sentences(mode.abilities, frame)


def _as_above(mode: Mode, frame: Frame) -> list[str]:
    """What a mode has more than the one above, or other than it."""
    differences = [conditions.body_instead(mode.body, frame)] if mode.body is not None else []
    differences += [frame.say("is-stealth-action", stealth=conditions.stealth(mode.stealth, frame)[0])] if mode.stealth is not None else []
    differences += effect_sentences(mode.effects, frame.with_(mood=Mood.DO))
    differences += [ability(node, frame.with_(in_play=True)) for node in mode.abilities]
    refuse(not differences, "nothing is more or other than above")
    comes_with = isinstance(mode.effects[0], FirstStrike | Optional) if mode.effects else False
    refuse(comes_with != (mode.above is Above.WITH), "only what is beside a strike comes with it")
    first, *rest = differences
    return [frame.say(f"above-{mode.above.value if mode.above else ''}", clause=first), *rest]


def effect_sentences(effects: tuple[Effect, ...], frame: Frame) -> list[str]:
    """Effects as sentences; those that are one thing stand in one sentence."""
    if any(isinstance(effect, ChooseTwo | FailBleed | MoveBlood) for effect in effects):
        return [_together(effects, frame)]
    return [_group(group, frame) for group in _groups(effects, frame)]


def _groups(effects: tuple[Effect, ...], frame: Frame) -> list[list[Effect]]:
    """Effects that are said in one breath: "+1 stealth and +1 bleed", "allies and younger vampires get", a strike and what it brings."""
    groups = [[effect] for effect in effects[:1]]
    for before, effect in pairwise(effects):
        if (isinstance(groups[-1][0], Strike) and isinstance(effect, BESIDE)) or _of_a_kind(before, effect, frame):
            groups[-1].append(effect)
        else:
            groups.append([effect])
    return groups


def _of_a_kind(first: Effect, second: Effect, frame: Frame) -> bool:
    """Whether two effects change numbers of the same minion, or the same number of some and of others, for as long."""
    if bare(first, frame) and bare(second, frame):
        return True
    one, other = changed_by(first), changed_by(second)
    if one is None or other is None or type(first) is not type(second):
        return False
    both_some = isinstance(one.of, Pred) and isinstance(other.of, Pred) and one.stat is not Stat.STEALTH
    return both_some and msgspec.structs.replace(one, of=other.of) == other and gain(first, frame) == gain(second, frame)


def _group(group: list[Effect], frame: Frame) -> str:
    first = group[0]
    if len(group) == 1:
        return _alone(first, frame)
    if isinstance(first, Strike):
        return strike_and_more(group, frame)
    if bare(first, frame):
        return frame.tongue.both([gain(effect, frame) for effect in group])
    whom = frame.tongue.both([frame.someone(mod.of, Article.ALL).words for mod in map(changed_by, group) if mod is not None])
    return frame.say("gets", who=Phrase(whom, "many"), change=gain(first, frame))


def _alone(effect: Effect, frame: Frame) -> str:
    """One effect, with what its place adds: that it is directed."""
    words = clause(effect, frame)
    if effect.aimed and frame.facts.types == ("action",):
        return f"(D) {words}"
    return words


def _together(effects: tuple[Effect, ...], frame: Frame) -> str:
    """Effects that make one sentence."""
    if isinstance(effects[0], FailBleed):
        rest = [clause(effect, frame.with_(mood=Mood.DOES)) for effect in effects[1:]]
        return frame.say("instead-of-success", clauses=frame.tongue.both([*bleed_fails(frame), *rest]))
    inner = frame.with_(bloody=any(isinstance(effect, MoveBlood) for effect in effects))
    return frame.tongue.both([clause(effect, inner) for effect in effects])


def ability_sentences(abilities: tuple[Ability, ...], frame: Frame) -> list[str]:
    """Abilities as sentences; what changes against some minions stands in one."""
    inner = frame.with_(in_play=True)
    found: list[str] = []
    for together, nodes in groupby(abilities, lambda node: met(node) is not None):
        group = list(nodes)
        if together:
            found.append(against([node for node in group if isinstance(node, Always)], inner))
        else:
            found += [words for node in group if (words := ability(node, inner))]
    return found + last_words(abilities, inner)
