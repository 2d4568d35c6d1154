"""Answers to `?`: what an option does and points at, what cannot be done now and why, and what a rule says."""

from __future__ import annotations

from msgspec import UNSET

from coterie.kernel.game import Game
from coterie.kernel.state import Seat
from coterie.kernel.text import Details, Option, Reason, Text
from coterie.locale import Speaker
from coterie.terminal.drawing import Drawing
from coterie.terminal.screen import Screen, sentence


def rule_title(speaker: Speaker, rule: str) -> str:
    """The title of a rule with its id, or the id alone where we have no title."""
    message = _message(rule)
    return f"{speaker.tell(message)} ({rule})" if speaker.knows(message) else rule


def _message(rule: str) -> str:
    return f"rule-{rule.replace('.', '-')}"


def refused(screen: Screen, reason: Reason) -> None:
    """Why something cannot be done, and the rule."""
    screen.line(sentence(screen.speaker.say(reason.text)), "red")
    if reason.rule:
        screen.tell("cli-rule", "dim", 2, rule=rule_title(screen.speaker, reason.rule))


def why_not(screen: Screen, game: Game, seat: Seat) -> None:
    """Everything that cannot be done now, by the reason."""
    by_reason: dict[tuple[str, str], list[str]] = {}
    for entry in game.why_not(seat):
        reason = (screen.speaker.say(entry.reason.text), entry.reason.rule)
        by_reason.setdefault(reason, []).append(sentence(screen.speaker.say(entry.label)))
    if not by_reason:
        screen.tell("cli-why-not-nothing")
        return
    screen.heading(screen.speaker.tell("cli-why-not"))
    for (text, rule), labels in by_reason.items():
        screen.line(sentence(text))
        if rule:
            screen.tell("cli-rule", "dim", 2, rule=rule_title(screen.speaker, rule))
        for label in dict.fromkeys(labels):
            screen.line(f"- {label}", indent=2)


def explain(screen: Screen, drawing: Drawing, game: str, option: Option) -> None:
    """One option: its words, its key, what it costs and does, and the facts of what it points at."""
    screen.heading(sentence(screen.speaker.say(option.label)))
    screen.tell("cli-option-key", "dim", key=option.key)
    if option.details is not UNSET:
        told = in_short(screen.speaker, game, option.details)
        if option.details.targets:
            told.append(screen.speaker.say(Text("kernel-option-targets", {"targets": option.details.targets})))
        for line in told:
            screen.line(sentence(line), indent=2)
    for ref in option.refs:
        drawing.facts(screen, ref)


def in_short(speaker: Speaker, game: str, details: Details) -> list[str]:
    """What an option costs and does, in a few words."""
    paid = tuple(Text(f"{game}-cost-{cost.unit}", {"amount": cost.amount, "payer": cost.payer or ""}) for cost in details.costs)
    told = ([Text("kernel-option-costs", {"costs": paid})] if paid else []) + list(details.does)
    return [speaker.say(text) for text in told]


def explain_rule(screen: Screen, rule: str) -> bool:
    """A rule in words; False if we have none of that id."""
    message = _message(rule)
    if not screen.speaker.knows(message):
        return False
    screen.heading(rule_title(screen.speaker, rule))
    for part in ("text", "for-example"):
        if screen.speaker.knows(f"{message}-{part}"):
            screen.tell(f"{message}-{part}")
    return True
