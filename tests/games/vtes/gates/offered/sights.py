"""How a story is held against a word: what changed by how much, what was told, and what was seen later or elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from coterie.games.vtes.cards.vocabulary import (
    STRONG,
    AdditionalStrikes,
    Bleed,
    During,
    Hunt,
    Node,
    Optional,
    Pred,
    Stat,
    Strike,
    StrikeKind,
    Who,
    lasting_in,
)
from coterie.games.vtes.families.promise import ANYTHING, Promise
from coterie.games.vtes.families.promise import Look as Promised
from coterie.games.vtes.keys import Vote
from coterie.games.vtes.rules.apply import minion_of
from coterie.games.vtes.rules.fits import fits

from .changes import Difference, differences
from .goals import nodes
from .story import Moment, Step, Story

Exact = Callable[[Step, list[Difference]], bool]
Later = Callable[[Story, Any], bool]


class Contract(NamedTuple):
    """The promise of a word."""

    claims: frozenset[str] = frozenset()
    """One of these differs when it has been carried out."""
    may: frozenset[str] = frozenset()
    """These may differ as well, and nothing else does."""
    tells: tuple[str, ...] = ()
    """One of these is told meanwhile."""
    exact: Exact | None = None
    """Whether it is as much as the word says."""
    stands: Callable[[Step], bool] | None = None
    """What is true afterwards, also where nothing had to change for it."""
    later: Later | None = None
    """What must be seen besides, or of a word that is carried out elsewhere."""


def claim(*fields: str, may: Iterable[str] = (), tells: tuple[str, ...] | str = (), **looks: Any) -> Contract:
    """A contract in few words."""
    return Contract(frozenset(fields), frozenset(may), (tells,) if isinstance(tells, str) else tells, **looks)


CONTRACTS: dict[type[Node], Contract] = {}
"""By the word; filled by `contracts`."""


def contract_of(promise: Promise) -> Contract:
    """The contract that a family promises for its word: the names of looks are functions of this module."""
    later = [_named(one) for one in promise.later]
    seen = None if not later else lambda story, word: all(one(story, word) for one in later)
    exact, stands = promise.exact and _named(promise.exact), promise.stands and _named(promise.stands)
    return Contract(promise.claims, promise.may, promise.tells, exact, stands, seen)


def _named(look: Promised) -> Any:
    found = globals()[look.name]
    return found(*look.args) if look.args else found


# How much.


def total(found: list[Difference], what: str) -> int:
    """By how much a number has changed, all together."""
    return sum(one.after - one.before for one in found if one.what == what and isinstance(one.after, int) and isinstance(one.before, int))


def number(step: Step) -> int | None:
    """The number that a word says; None where it counts something."""
    amount = getattr(step.effect, "amount", None)
    counted = getattr(step.effect, "per", None) is not None or not isinstance(amount, int)
    return None if counted else amount


def each(what: str, sign: int) -> Exact:
    """So much for each of those whom it concerns."""

    def look(step: Step, found: list[Difference]) -> bool:
        amount = number(step)
        return amount is None or all(one.after - one.before == sign * amount for one in found if one.what == what)

    return look


def at_most(what: str, sign: int) -> Exact:
    """So much, or less where there is no more room or no more to lose."""

    def look(step: Step, found: list[Difference]) -> bool:
        amount = number(step)
        return amount is None or all(0 < sign * (one.after - one.before) <= amount for one in found if one.what == what)

    return look


def locked(step: Step) -> bool:
    """The minion is locked, whether it was before or not; where the word says nobody, it says what does not happen."""
    who = getattr(step.effect, "who", None)
    minion = minion_of(step.after, step.deed, who) if isinstance(who, Who) else None
    return who is Who.NOBODY or (minion is not None and minion.locked)


def named(step: Step) -> bool:
    """Something was chosen as the card was played."""
    return bool(step.deed.chosen)


def fewer(what: str) -> Exact:
    """A pile has so many cards fewer or more as the word says, or all that were there."""

    def look(step: Step, found: list[Difference]) -> bool:
        amount = number(step)
        moved = [abs(len(one.after) - len(one.before)) for one in found if one.what == what]
        return amount is None or all(0 < one <= amount for one in moved)

    return look


# Later, or elsewhere.


def inner(story: Story, word: Node) -> bool:
    """What the word holds is carried out: that is looked for by itself."""
    held = [one for one in nodes(word) if one is not word]
    return any(step.effect in held for step in story.steps) or any(seen_later(story, one) for one in held)


def seen_later(story: Story, word: Node) -> bool:
    """Whether a word that is carried out elsewhere was seen."""
    contract = CONTRACTS.get(type(word))
    return contract is not None and not contract.claims and contract.later is not None and contract.later(story, word)


def told(story: Story, event: str) -> Iterator[dict[str, Any]]:
    """The events of a sort since the goal was chosen."""
    return (dict(text.args) for text in story.told if text.id == f"vtes-event-{event}")


def tells(event: str) -> Later:
    """An event is told afterwards."""
    return lambda story, word: any(True for _ in told(story, event))


def bled(story: Story, word: Bleed) -> bool:
    """The bleed is for so much more than the vampire's 1."""
    return any(args["amount"] >= 1 + word.bonus for args in told(story, "bled"))


def hunted(story: Story, word: Hunt) -> bool:
    return any(args["amount"] == 1 + word.bonus for args in told(story, "blood-gained"))


def untold(event: str) -> Later:
    """An event is not told afterwards."""
    return lambda story, word: not any(True for _ in told(story, event))


def referendum_has(field: str) -> Later:
    """At one of the questions there is something in a field of the referendum: a number above 0, a name, some of several."""

    def has(moment: Moment) -> bool:
        found = None if moment.t.referendum is None else getattr(moment.t.referendum, field)
        return found > 0 if isinstance(found, int) else bool(found)

    return lambda story, word: any(has(moment) for moment in story.moments)


STRUCK = {
    StrikeKind.DODGE: "dodged",
    StrikeKind.COMBAT_ENDS: "combat-ended-by",
    StrikeKind.STEAL_BLOOD: "stolen",
    StrikeKind.DESTROY_EQUIPMENT: "burned",
    StrikeKind.STEAL_EQUIPMENT: "equipment-stolen",
    StrikeKind.PUT_ON: "put-on",
    StrikeKind.TORPOR: "torpor",
}


def struck(story: Story, word: Strike) -> bool:
    """A strike of its kind has had its effect."""
    if word not in [step.effect for step in story.steps]:
        return False
    if word.unlock and not any(True for _ in told(story, "unlocked")):
        return False
    if word.kind in STRUCK:
        return any(args.get("amount", word.amount) <= max(word.amount, 1) for args in told(story, STRUCK[word.kind]))
    least = word.amount + (1 if word.kind in STRONG else 0)
    return any(args["normal"] + args["aggravated"] >= least for args in told(story, "damage"))


def blow(field: str) -> Later:
    """The strike beside it is made so."""

    def look(story: Story, word: Node) -> bool:
        for step in story.steps:
            sides = () if step.after.combat is None else step.after.combat.sides
            if isinstance(step.effect, Strike) and any(side.blow is not None and getattr(side.blow, field) for side in sides):
                return True
        return False

    return look


def offered(*sorts: str) -> Later:
    """Something may be chosen later that could not otherwise."""
    return lambda story, word: any(type(key).__name__ in sorts for moment in story.moments for key in moment.keys)


def granted(story: Story, word: Optional) -> bool:
    """What is granted is on offer, or was used at once."""
    wanted = [name for name, amount in (("Press", word.presses), ("Maneuver", word.maneuvers)) if amount]
    return all(offered(name)(story, word) or any(True for _ in told(story, name.lower())) for name in wanted)


def begun(story: Story, word: During) -> bool:
    """It has begun to last, by itself or with what else is said of it; votes of a referendum are there to be cast."""
    if not any(lasting_in(step.effect) == word for step in story.steps):
        return False
    some = word.what.of
    if word.what.stat is not Stat.VOTES or not isinstance(some, Pred):
        return True
    votes = [(moment.t, key.piece) for moment in story.moments for key in moment.keys if isinstance(key, Vote)]
    minions = [(t, t.pieces[number]) for t, number in votes if number in t.pieces]
    return any(fits(t, minion, some, 0, None) and not minion.title for t, minion in minions)


def another_strike(story: Story, word: AdditionalStrikes) -> bool:
    return any(moment.t.combat is not None and moment.t.combat.pair > 0 for moment in story.moments)


class Look(NamedTuple):
    """What one story shows of a word."""

    seen: bool
    broken: tuple[str, ...]
    """What it did that it does not promise, or did not tell."""


def look(story: Story, word: Node, due: bool = False) -> Look:
    """Hold a story against the contract of one word; what an action costs is due when it is resolved."""
    contract = CONTRACTS[type(word)]
    found: list[bool] = []
    broken: list[str] = []
    for step in story.steps:
        if step.effect == word:
            if step.cost:
                contract = contract._replace(tells=(), later=None)
            done, wrong = _step(contract, step)
            found.append(done)
            broken += wrong
    if not found and due:
        return Look(any(args["amount"] == getattr(word, "amount", 0) for args in told(story, "blood-lost")), ())
    carried = any(found) or (not found and contract.later is not None and (not contract.claims or isinstance(word, During)))
    seen = carried and (contract.later is None or contract.later(story, word))
    return Look(seen, tuple(broken))


def _step(contract: Contract, step: Step) -> tuple[bool, list[str]]:
    name, changed = type(step.effect).__name__, differences(step.before, step.after)
    fields = {one.what for one in changed}
    beyond = set[str]() if contract.may >= ANYTHING or not contract.claims else fields - contract.claims - contract.may
    wrong = [f"{name} changed {what}" for what in sorted(beyond)]
    if contract.exact is not None and fields and not contract.exact(step, changed):
        wrong.append(f"{name} is not as much as it says: {step.effect}")
    if fields and contract.tells and not any(text.id.removeprefix("vtes-event-") in contract.tells for text in step.told):
        wrong.append(f"{name} told nobody")
    done = bool(fields & contract.claims) or not (contract.claims or contract.stands)
    return done or (contract.stands is not None and contract.stands(step)), wrong
