"""The numbers that decide: stealth, intercept, bleed, strength, hand size, transfers, each with what cards in play add to it."""

from __future__ import annotations

from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Always, Cannot, Count, Forbid, Get, Moment, Noun, Some, Stat, Trait, Who
from coterie.games.vtes.table import ALLY, OUT_OF_PLAY, READY, TABLE, TORPOR, VAMPIRE, Methuselah, Piece, Table


def abilities_on(t: Table, minion: Piece) -> list[tuple[Piece, Form]]:
    """The minion itself and what is on it, each with its abilities."""
    found = [(minion, t.form_of(minion))]
    for number in minion.cards:
        piece = t.pieces[number]
        found.append((piece, t.form_of(piece)))
    return found


def has_level(minion: Piece, discipline: str) -> bool:
    """Whether a minion has a discipline: "aus" at any level, "AUS" at superior (v5.crypt.disciplines)."""
    return minion.disciplines.get(discipline.lower(), 0) >= (2 if discipline.isupper() else 1)


def always(t: Table, minion: Piece, stat: Stat) -> int:
    """What the minion's own text and the cards on it add to a number, whatever happens."""
    total = _always(t, minion, stat, t.form_of(minion))
    for number in minion.cards:
        total += _always(t, minion, stat, t.form_of(t.pieces[number]))
    return total


def _always(t: Table, minion: Piece, stat: Stat, form: Form) -> int:
    total = 0
    for ability in form.always:
        effect = ability.effect
        if isinstance(effect, Get) and effect.stat is stat and effect.who is Who.SELF and _holds(t, minion, ability):
            total += fixed(effect)
    return total


def fixed(effect: Get) -> int:
    """The amount of a change that lasts: never one that is counted."""
    return effect.amount if isinstance(effect.amount, int) else 0


def _holds(t: Table, minion: Piece, ability: Always) -> bool:
    if ability.discipline and not has_level(minion, ability.discipline):
        return False
    action = t.action
    if ability.against is not None:
        other = None if action is None else t.pieces.get(action.actor)
        return other is not None and fits(t, other, ability.against, minion.controller, minion)
    if ability.when is None:
        return True
    if action is None:
        return False
    if ability.when is Moment.BLEED_AT_YOU:
        return action.kind == "bleed" and action.target == minion.controller
    if ability.when is Moment.DIRECTED:
        return is_directed(t)
    if ability.when is Moment.TITLED_ACTS:
        actor = t.pieces.get(action.actor)
        return actor is not None and has_title(t, actor)
    return False


def is_directed(t: Table) -> bool:
    """An action is directed if it targets another Methuselah or something that one controls (v5.action.directed)."""
    action = t.action
    return action is not None and action.directed


def stealth(t: Table) -> int:
    """The stealth of the acting minion in the running action (v5.action.stealth-intercept)."""
    action = t.running_action()
    actor = t.pieces.get(action.actor)
    return action.stealth + (0 if actor is None else always(t, actor, Stat.STEALTH))


def intercept(t: Table, minion: Piece) -> int:
    """The intercept of a minion in the running action (v5.block.stealth)."""
    action = t.running_action()
    total = action.intercept.get(minion.id, 0) + always(t, minion, Stat.INTERCEPT)
    for sort, capacity, amount in action.min_intercept:
        if (sort == "ally") == (minion.kind == ALLY) and (minion.kind == ALLY or minion.capacity < capacity):
            total -= amount
    return total


def standing(t: Table, minion: Piece) -> tuple[int, int, int]:
    """How an attempt of a minion to block stands: stealth, intercept, and how many cards were played in the action."""
    return stealth(t), intercept(t, minion), len(t.running_action().played)


def bleed_of(t: Table, minion: Piece) -> int:
    """How much a minion bleeds for by itself: vampires for 1, allies as their card says (v5.action.bleed)."""
    if minion.kind == ALLY:
        body = t.form_of(minion).body
        base = 0 if body is None or body.bleed is None else body.bleed
    else:
        base = 1
    return base + always(t, minion, Stat.BLEED)


def bleed_amount(t: Table) -> int:
    """How much the running bleed is for: never less than 0 (v5.action.bleed)."""
    action = t.running_action()
    return max(0, bleed_of(t, t.piece(action.actor)) + action.bleed + waiting_bleed(t))


def waiting_bleed(t: Table) -> int:
    """Limited bleed that waits for a target with little pool: only one, and only if no other limited modifier counts (v5.action.bleed)."""
    action = t.running_action()
    if not action.waiting or action.limited or action.target < 0:
        return 0
    pool = t.players[action.target].pool
    return next((amount for most, amount in action.waiting if pool <= most), 0)


def strength(t: Table, minion: Piece) -> int:
    """The damage of a hand strike: vampires 1, allies as their card says (v5.strike.hand)."""
    if minion.kind == ALLY:
        body = t.form_of(minion).body
        base = 0 if body is None or body.strength is None else body.strength
    else:
        base = 1
    return max(0, base + always(t, minion, Stat.STRENGTH))


def hand_size(t: Table, player: Methuselah) -> int:
    """Seven, more or less by cards in play, less by cards that are replaced later (v5.play.replace)."""
    return max(0, 7 + of_methuselah(t, player, Stat.HAND) + player.hand_bonus - len(player.later))


def idle(form: Form, piece: Piece) -> bool:
    """A trophy does nothing until it is on a vampire (v5.master.trophy)."""
    return piece.zone == TABLE and Trait.TROPHY in form.traits


def of_methuselah(t: Table, player: Methuselah, stat: Stat) -> int:
    """What cards in play by themselves add to a number of their controller."""
    total = 0
    for number in player.table:
        piece = t.pieces[number]
        form = t.form_of(piece)
        for ability in () if idle(form, piece) else form.always:
            effect = ability.effect
            if isinstance(effect, Get) and effect.stat is stat and effect.who is Who.YOU:
                total += fixed(effect) * (piece.blood if ability.per is Count.COUNTERS_HERE else 1)
    return total


def forbidden(t: Table, minion: Piece, what: Cannot) -> bool:
    """Whether its own text or a card in play forbids something to a minion."""
    for _, form in abilities_on(t, minion):
        for ability in form.always:
            if isinstance(ability.effect, Forbid) and ability.effect.what is what and ability.effect.who in (Who.SELF, Who.ATTACHED):
                return True
    for name, number in minion.marks.items():
        source = t.pieces.get(number) if name.startswith(CHOSEN_BY) else None
        if source is None:
            continue
        who = Who.ONE if name.startswith("one-") else Who.OTHER
        for ability in t.form_of(source).always:
            if isinstance(ability.effect, Forbid) and ability.effect.what is what and ability.effect.who is who:
                return True
    return False


CHOSEN_BY = ("one-", "other-")
"""Marks of the one and the other of two minions that a card chose, each followed by the number of that card."""


TITLE_VOTES = {
    "primogen": 1, "bishop": 1, "1 vote": 1, "prince": 2, "archbishop": 2, "baron": 2, "magaji": 2, "kholo": 2, "2 votes": 2,
    "justicar": 3, "cardinal": 3, "inner circle": 4, "regent": 4, "priscus": 0, "3 votes": 3, "4 votes": 4,
}  # fmt: skip


def has_title(t: Table, minion: Piece) -> bool:
    """Whether a vampire bears a title now: a contested title is nobody's (v5.contest.title)."""
    return bool(title_of(minion))


def title_of(minion: Piece) -> str:
    """The title a vampire bears now: nothing while it is contested, or does not suit sect and clan (v5.contest.title, v5.sect)."""
    return "" if "contests" in minion.marks or "unfit" in minion.marks else minion.title


def title_votes(minion: Piece) -> int:
    """The votes of its title: only a ready vampire has them (v5.politics.votes-title)."""
    return TITLE_VOTES.get(title_of(minion), 0) if minion.zone == READY else 0


def younger(minion: Piece, than: Piece) -> bool:
    """Younger means of less capacity (v5.crypt.capacity)."""
    return age(minion) < age(than)


def age(minion: Piece) -> int:
    """The capacity of a minion; an ally that plays a card as a vampire counts as one of capacity 1 (v5.minion-card.ally-as-vampire)."""
    return 1 if minion.kind == ALLY else minion.capacity


def fits(t: Table, piece: Piece, some: Some, seat: int, than: Piece | None, counters: int = 0) -> bool:
    """Whether a piece is what a definition asks for; `seat` is "you", `than` the minion that plays or bears the card.

    `counters` are those on the card that asks.
    """
    return (
        _noun_fits(t, piece, some.noun)
        and _placed(t, piece, some)
        and _controlled(t, piece, some, seat)
        and _described(t, piece, some)
        and _measured(piece, some, than, counters)
    )


def _placed(t: Table, piece: Piece, some: Some) -> bool:
    if some.region.value != "in-play":
        return piece.zone == some.region.value
    return in_play(t, piece)


def in_play(t: Table, piece: Piece) -> bool:
    """Whether a card is in play: neither it nor the minion it is on lies face down."""
    return piece.zone not in OUT_OF_PLAY and not (piece.host and t.pieces[piece.host].zone in OUT_OF_PLAY)


def _described(t: Table, piece: Piece, some: Some) -> bool:
    """Clan, title, sect, sort of creature, disciplines, and whether it is locked."""
    if (some.clan and piece.clan != some.clan) or (some.sect and piece.sect != some.sect) or (some.locked and not piece.locked):
        return False
    if (some.titled and not has_title(t, piece)) or (some.title and title_of(piece) not in some.title):
        return False
    if some.traits and not any(trait in t.form_of(piece).traits for trait in some.traits):
        return False
    return not (some.without and has_level(piece, some.without))


def _measured(piece: Piece, some: Some, than: Piece | None, counters: int) -> bool:
    """Capacity, by itself and compared with another's; and whether it is another."""
    if age(piece) < some.capacity or (some.small and age(piece) >= counters):
        return False
    if (some.younger and (than is None or not younger(piece, than))) or (some.older and (than is None or not younger(than, piece))):
        return False
    return not (some.other and than is not None and piece.id == than.id)


def _controlled(t: Table, piece: Piece, some: Some, seat: int) -> bool:
    whose = some.whose.value
    if whose == "any":
        return True
    if whose == "preys":
        return piece.controller == t.prey(seat)
    if whose == "neighbours":
        return piece.controller in (t.prey(seat), t.predator(seat))
    return piece.controller == (t.active if whose == "theirs" else seat)


def _noun_fits(t: Table, piece: Piece, noun: Noun) -> bool:
    if noun is Noun.VAMPIRE:
        return piece.kind == VAMPIRE
    if noun is Noun.ALLY:
        return piece.kind == ALLY
    if noun is Noun.MINION:
        return piece.kind in (VAMPIRE, ALLY)
    if noun is Noun.EQUIPMENT:
        return piece.zone == "attached" and "equipment" in t.book.facts[piece.card].types
    return True


def is_minion(piece: Piece) -> bool:
    """Whether a piece is a controlled minion."""
    return piece.kind in (VAMPIRE, ALLY) and piece.zone in (READY, TORPOR)
