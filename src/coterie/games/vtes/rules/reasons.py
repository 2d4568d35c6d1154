"""Why something cannot be done: every refusal of this game, each with its rule."""

from __future__ import annotations

from functools import cache

from coterie.kernel.text import Arg, Reason, Text


@cache
def no(name: str, rule: str) -> Reason:
    """A refusal by its name: the message `vtes-reason-<name>`, and the rule that refuses."""
    return Reason(Text(f"vtes-reason-{name}"), rule)


def no_with(name: str, rule: str, **args: Arg) -> Reason:
    """A refusal that names what is missing."""
    return Reason(Text(f"vtes-reason-{name}", args), rule)
