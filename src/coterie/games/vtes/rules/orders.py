"""Standing orders: where a Methuselah need not be asked, because they would answer alike nearly always (`Ask.orders`).

Each is made from what the seat knows, takes a legal answer, and can be taken back: then the question is asked again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from coterie.games.vtes import keys
from coterie.games.vtes.cards.vocabulary import (
    Abstain,
    Cannot,
    Effect,
    Either,
    Forbid,
    GainVotes,
    Inflict,
    Kind,
    Mod,
    Stat,
    VotesAgainst,
    Wake,
    lasting_in,
)
from coterie.games.vtes.keys import PASS, Key
from coterie.games.vtes.orders import (
    ANY_TIME,
    BYSTANDER,
    DIABLERIE,
    GROW,
    HOPELESS,
    HUNT,
    IN_VAIN,
    NO_BLOCKS,
    OTHER,
    POLITICAL,
    POLL_AGAIN,
    POLL_IDLE,
    POLL_STANDS,
    PREDATOR,
    RISE,
    STANDS,
    UNREADY,
    WAIT,
)
from coterie.games.vtes.records import Action
from coterie.games.vtes.rules.moments import at_any_time
from coterie.games.vtes.rules.stands import would_block
from coterie.games.vtes.rules.stats import intercept, stealth
from coterie.games.vtes.rules.uses import uses_in
from coterie.games.vtes.table import Table
from coterie.games.vtes.windows import W_ATTEMPT, W_DECLINED, W_OPEN

KINDS: Final = {
    "hunt": HUNT,
    "equip": GROW,
    "employ": GROW,
    "recruit": GROW,
    "political": POLITICAL,
    "leave-torpor": RISE,
    "rescue": RISE,
    "diablerize": DIABLERIE,
}
"""Actions that are not aimed at a Methuselah, by which order they are let be; others by `OTHER`."""
BLEEDING: Final = (Stat.BLEED,)
BLOCKING: Final = (Stat.STEALTH, Stat.INTERCEPT)
UNBLOCKED: Final = (Cannot.BE_BLOCKED, Cannot.BE_BLOCKED_BY_VAMPIRES)


def in_window(t: Table, seat: int, name: str, found: list[Key]) -> Iterator[str]:
    """Orders to pass in a window of an action, or wherever only what can be done at any time is possible."""
    if len(found) > 1 and all(key == PASS or is_any_time(t, key) for key in found):
        yield ANY_TIME
    action = t.action
    if action is None or t.combat is not None:
        return
    if action.seat == seat:
        yield from _own(t, seat, name, found)
    else:
        yield from _others(t, action, seat, name, found)


def is_any_time(t: Table, key: Key) -> bool:
    """Whether something is an ability that waits for no moment: it comes again."""
    return isinstance(key, keys.Use) and at_any_time(dict(t.form_of(t.piece(key.piece)).uses)[key.n])


def _own(t: Table, seat: int, name: str, found: list[Key]) -> Iterator[str]:
    """My own action: what can still be played when somebody blocks, or nobody does, can wait; a block that fails needs nothing."""
    if name == W_OPEN:
        later = [(piece.id, n) for window in (W_ATTEMPT, W_DECLINED) for piece, n, _ in uses_in(t, window, seat)]
        if all(key == PASS or _can_wait(t, key, later) for key in found):
            yield WAIT
    elif name == W_ATTEMPT:
        if not would_block(t):
            yield STANDS
        if all(key == PASS or _changes_only(t, key, BLEEDING) for key in found):
            yield WAIT
    elif name == W_DECLINED and all(key == PASS or _changes_only(t, key, BLOCKING) for key in found):
        yield IN_VAIN


def _changes_only(t: Table, key: Key, stats: tuple[Stat, ...]) -> bool:
    """Whether a card or an ability changes such numbers in the action, and does nothing else."""
    match key:
        case keys.Play(card=card, mark=mark):
            effects = [effect for form in t.book.ways(card, mark) for effect in form.effects]
        case keys.Use(piece=number, n=n):
            effects = list(dict(t.form_of(t.piece(number)).uses)[n].do)
        case _:
            return False
    return all(_changes(effect, stats) for effect in effects)


def _changes(effect: Effect, stats: tuple[Stat, ...]) -> bool:
    """Whether an effect changes such a number, keeps off those who might block where that counts as much, or hurts in return."""
    during = lasting_in(effect)
    if during is not None:
        return isinstance(during.what, Mod) and during.what.stat in stats
    return stats is BLOCKING and (isinstance(effect, Inflict) or (isinstance(effect, Forbid) and effect.what in UNBLOCKED))


def _can_wait(t: Table, key: Key, later: list[tuple[int, int]]) -> bool:
    match key:
        case keys.Play(card=card, mark=mark):
            return any(W_ATTEMPT in form.windows or W_DECLINED in form.windows for form in t.book.ways(card, mark))
        case keys.Use(piece=number, n=n):
            return (number, n) in later
    return False


def _others(t: Table, action: Action, seat: int, name: str, found: list[Key]) -> Iterator[str]:
    """Somebody else's action. One that is aimed at this Methuselah is let be only where no block can succeed."""
    aimed = is_aimed(t, action, seat)
    if name == W_OPEN:
        if _cannot_block(t, seat, found):
            yield HOPELESS
        if not (aimed and action.kind == "bleed"):
            yield f"{NO_BLOCKS}.{t.turn}"
    elif name == W_ATTEMPT and action.blocked_by in t.pieces and t.pieces[action.blocked_by].controller == seat:
        if would_block(t):
            yield STANDS
        if all(key == PASS or _helps_no_block(t, key) for key in found):
            yield WAIT
        return
    if aimed:
        return
    if name != W_OPEN or seat not in action.blockers:
        yield BYSTANDER
        return
    if not any(isinstance(key, keys.Block) for key in found):
        yield UNREADY
    if t.prey(action.seat) == seat and action.kind != "hunt":
        yield PREDATOR
    else:
        yield KINDS.get(action.kind, OTHER)


def _cannot_block(t: Table, seat: int, found: list[Key]) -> bool:
    """Whether every attempt to block must fail as it stands, and nothing else is possible: waking brings a minion that fails, too.

    It does not, if there is another reaction in hand that a minion could play once it is awake.
    """
    hidden = stealth(t)
    if any(intercept(t, t.pieces[number]) >= hidden for number in t.players[seat].ready):
        return False
    wakes = [key.card for key in found if isinstance(key, keys.Play) and _only_wakes(t, key.card)]
    if not all(key == PASS or isinstance(key, keys.Block) or (isinstance(key, keys.Play) and key.card in wakes) for key in found):
        return False
    reactions = [card for card in t.players[seat].hand if any(form.kind is Kind.REACTION for form in t.book.forms.get(card, ()))]
    return not wakes or all(_only_wakes(t, card) for card in reactions)


def _only_wakes(t: Table, card: int) -> bool:
    """Whether a card lets a locked minion react, and does nothing else."""
    return all(isinstance(effect, Wake) for form in t.book.forms[card] for effect in form.effects)


def _helps_no_block(t: Table, key: Key) -> bool:
    """Whether a reaction raises no intercept, and can be played if the attempt to block has failed."""
    if not isinstance(key, keys.Play):
        return False
    forms = t.book.ways(key.card, key.mark)
    mods = [during.what for form in forms for effect in form.effects if (during := lasting_in(effect)) is not None]
    raised = any(isinstance(mod, Mod) and mod.stat in BLOCKING for mod in mods)
    return not raised and all(W_OPEN in form.windows for form in forms if W_ATTEMPT in form.windows)


def is_aimed(t: Table, action: Action, seat: int) -> bool:
    """Whether an action is aimed at a Methuselah, or at something of theirs."""
    return action.target == seat or any(number in t.pieces and t.pieces[number].controller == seat for number in action.chosen)


# Votes.


def in_polling(t: Table, seat: int, found: list[Key]) -> Iterator[str]:
    """Whoever has said that they have no more to say is asked again if the vote has turned; without votes only if a vote would decide."""
    called = t.running_referendum()
    if called.left.get(seat) == called.passes():
        yield POLL_AGAIN
    if any(isinstance(key, keys.Vote) for key in found):
        return
    sides = [in_favour for _, owner, _, in_favour in called.cast if owner == seat]
    if sides and all(side is called.passes() for side in sides):
        yield POLL_STANDS
    if any(_brings_votes(t, key) for key in found):
        return
    gained = sum((any(isinstance(key, keys.BurnCard) for key in found), keys.Word("burn-edge") in found))
    margin = called.margin()
    if margin > gained or margin + gained <= 0:
        yield POLL_IDLE


def _brings_votes(t: Table, key: Key) -> bool:
    match key:
        case keys.Play(card=card, mark=mark):
            return any(_votes(effect) for form in t.book.ways(card, mark) for effect in form.effects)
        case keys.Use(piece=number, n=n):
            return any(_votes(effect) for effect in dict(t.form_of(t.piece(number)).uses)[n].do)
    return False


def _votes(effect: Effect) -> bool:
    if isinstance(effect, Either):
        return _votes(effect.first) or _votes(effect.second)
    return isinstance(effect, GainVotes | VotesAgainst | Abstain)
