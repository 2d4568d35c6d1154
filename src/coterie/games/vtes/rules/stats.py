"""The numbers that decide: stealth, intercept, bleed, strength, hand size, transfers, each with what cards in play add to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from coterie.games.vtes.cards.vocabulary import Bleed, Cannot, Hunt, Limited, Stat, Surcharge, Target, Who
from coterie.games.vtes.index import ALL, METHUSELAHS, NOTHING, Entries, Entry
from coterie.games.vtes.rules.fits import age, title_of
from coterie.games.vtes.table import ALLY, READY, TORPOR, VAMPIRE, Methuselah, Piece, Table
from coterie.games.vtes.words.node import Node

if TYPE_CHECKING:
    from coterie.games.vtes.book import Form

N = TypeVar("N", bound=Node)


def surcharges(t: Table, form: Form) -> list[Entry]:
    """What makes cards of this type cost more just now."""
    found = t.index.of(ALL, Surcharge)
    return [entry for entry in found if isinstance(entry.static.node, Surcharge) and entry.static.node.sort == form.kind] if found else []


class Source(NamedTuple):
    """What part of a number comes from where."""

    card: int
    """The card that brings it; 0 if it is printed, or follows from the rules."""
    amount: int


def value(t: Table, piece: Piece, stat: Stat) -> int:
    """A number of a minion as it stands: what is printed, then what cards in play add to it."""
    total, index = printed(t, piece, stat), t.index
    own = index.entries.get(piece.id)
    if own is None and not index.wide:
        return total
    if own is not None:
        for entry in own.get(stat, NOTHING):
            if entry.holds is None or entry.holds(t, entry, piece, None):
                total += worth(t, entry)
    if index.wide:
        for entry in index.wide.get(stat, NOTHING):
            if entry.holds is None or entry.holds(t, entry, piece, None):
                total += worth(t, entry)
    return max(total, LEAST[stat]) if stat in LEAST else total


def sources(t: Table, piece: Piece, stat: Stat) -> list[Source]:
    """The same number in its parts: which card brings how much."""
    entries = (*t.index.of(piece.id, stat), *t.index.wide.get(stat, NOTHING))
    holding = [entry for entry in entries if entry.holds is None or entry.holds(t, entry, piece, None)]
    found = [Source(0, printed(t, piece, stat)), *(Source(entry.card, worth(t, entry)) for entry in holding)]
    missing = LEAST[stat] - sum(source.amount for source in found) if stat in LEAST else 0
    return [source for source in (*found, Source(0, max(0, missing))) if source.amount]


def worth(t: Table, entry: Entry) -> int:
    """The amount of an entry."""
    return entry.amount * t.pieces[entry.source].blood if entry.static.per_counter else entry.amount


LEAST: Final = {Stat.STRENGTH: 0}
"""What numbers are at least."""


def printed(t: Table, piece: Piece, stat: Stat) -> int:
    """What a minion has by its card: vampires 1 strength and bleed, allies as they say (v5.action.bleed, v5.strike.hand)."""
    if stat is not Stat.BLEED and stat is not Stat.STRENGTH:
        return 0
    if piece.kind != ALLY:
        return 1
    body = t.form_of(piece).body
    if body is None:
        return 0
    return (body.bleed if stat is Stat.BLEED else body.strength) or 0


def cannot(t: Table, piece: Piece, what: Cannot, other: Piece | None = None) -> bool:
    """Whether its own text or a card in play forbids something to a minion, or to another with regard to it."""
    index = t.index
    if piece.id not in index.entries and not index.wide:
        return False
    found = (*index.of(piece.id, what), *index.wide.get(what, NOTHING))
    return any(entry.holds is None or entry.holds(t, entry, piece, other) for entry in found)


def words_on(t: Table, minion: Piece, sort: type[N]) -> list[N]:
    """What the minion's own text and the cards on it say of it in a word of its own: what it must do, or is immune to."""
    found = t.index.of(minion.id, sort)
    if not found:
        return []
    nodes = [entry.static.node for entry in found if entry.holds is None or entry.holds(t, entry, minion, None)]
    return [node for node in nodes if isinstance(node, sort)]


def stealth(t: Table) -> int:
    """The stealth of the acting minion in the running action (v5.action.stealth-intercept)."""
    action = t.running_action()
    actor = t.pieces.get(action.actor)
    if actor is None:
        return action.stealth + sum(entry.amount for entry in t.index.of(action.actor, Stat.STEALTH))
    return action.stealth + value(t, actor, Stat.STEALTH)


def intercept(t: Table, minion: Piece) -> int:
    """The intercept of a minion in the running action (v5.block.stealth)."""
    return value(t, minion, Stat.INTERCEPT)


def stealth_sources(t: Table) -> list[Source]:
    """The stealth of the running action in its parts, beginning with its own (v5.action.stealth-intercept)."""
    action = t.running_action()
    found = [own_source(t, action.stealth), *(Source(entry.card, entry.amount) for entry in t.index.of(action.actor, Stat.STEALTH))]
    if action.actor in t.pieces:
        found[1:] = sources(t, t.pieces[action.actor], Stat.STEALTH)
    return [source for source in found if source.amount]


def own_source(t: Table, amount: int) -> Source:
    """What the running action brings by itself: by its card, by the card in play that offers it, or by the rules."""
    action = t.running_action()
    offering = t.pieces.get(action.source)
    return Source(action.card or (0 if offering is None else offering.card), amount)


def standing(t: Table, minion: Piece) -> tuple[int, int, int]:
    """How an attempt of a minion to block stands: stealth, intercept, and how many cards were played in the action."""
    return stealth(t), intercept(t, minion), len(t.running_action().played)


def bleed_amount(t: Table) -> int:
    """How much the running bleed is for: never less than 0 (v5.action.bleed)."""
    action = t.running_action()
    added = action.bleed + sum(entry.amount for entry in bleed_entries(t))
    return max(0, value(t, t.piece(action.actor), Stat.BLEED) + added)


def hunt_bonus(t: Table) -> int:
    """How much more the running hunt brings by its card (v5.action.hunt)."""
    action = t.running_action()
    effect = t.book.forms[action.card][action.form].effect(Hunt) if action.card else None
    return effect.bonus if isinstance(effect, Hunt) else 0


def bleed_sources(t: Table) -> list[Source]:
    """The running bleed in its parts."""
    action = t.running_action()
    added = [own_source(t, action.bleed), *(Source(entry.card, entry.amount) for entry in bleed_entries(t))]
    found = [*sources(t, t.piece(action.actor), Stat.BLEED), *added]
    return [source for source in (*found, Source(0, max(0, -sum(source.amount for source in found)))) if source.amount]


def bleed_entries(t: Table) -> Entries:
    """What cards add to the running bleed, or take from it, as it stands."""
    action = t.running_action()
    entries = t.index.of(action.actor, Bleed)
    if not entries:
        return entries
    actor = t.piece(action.actor)
    return tuple(entry for entry in entries if not is_waiting(entry) and counts(t, entry, actor)) + waiting(t)


def counts(t: Table, entry: Entry, piece: Piece) -> bool:
    """Whether what lasts counts for a piece now."""
    return entry.holds is None or entry.holds(t, entry, piece, None)


def is_waiting(entry: Entry) -> bool:
    """Whether a limited modifier counts only while something is true."""
    return entry.holds is not None and isinstance(entry.static.node, Limited)


def is_limited(t: Table) -> bool:
    """Whether a limited modifier has raised the bleed: no other may (v5.action.bleed)."""
    entries = t.index.of(t.running_action().actor, Bleed)
    return any(isinstance(entry.static.node, Limited) and entry.holds is None for entry in entries)


def waiting(t: Table) -> Entries:
    """Limited bleed that waited for what is true now: only one, and only if no other limited modifier counts (v5.action.bleed)."""
    action = t.running_action()
    entries = [entry for entry in t.index.of(action.actor, Bleed) if is_waiting(entry)]
    if not entries or is_limited(t):
        return NOTHING
    actor = t.piece(action.actor)
    return tuple(entry for entry in entries if counts(t, entry, actor))[:1]


def still_waiting(t: Table) -> Entries:
    """Limited bleed that waits for what is not true as it stands (v5.action.bleed)."""
    entries, actor = t.index.of(t.running_action().actor, Bleed), t.piece(t.running_action().actor)
    return tuple(entry for entry in entries if is_waiting(entry) and not counts(t, entry, actor))


HAND_SIZE: Final = 7


def hand_size(t: Table, player: Methuselah) -> int:
    """Seven, more or less by cards in play, less by cards that are replaced later (v5.play.replace)."""
    own = t.index.entries.get(METHUSELAHS[player.seat])
    if (own is None or Stat.HAND not in own) and not player.later:
        return HAND_SIZE
    return max(0, HAND_SIZE + of_methuselah(t, player, Stat.HAND) - len(player.later))


def hand_sources(t: Table, player: Methuselah) -> list[Source]:
    """The same in its parts: which card brings how much, and which are to be replaced later; never less than nothing."""
    brought = [Source(entry.card, worth(t, entry)) for entry in brought_to(t, player, Stat.HAND)]
    found = [Source(0, HAND_SIZE), *brought, *(Source(card, -1) for card, _ in player.later)]
    missing = -sum(source.amount for source in found)
    return [source for source in (*found, Source(0, max(0, missing))) if source.amount]


def of_methuselah(t: Table, player: Methuselah, stat: Stat) -> int:
    """What cards in play add to a number of their controller."""
    brought = brought_to(t, player, stat)
    return sum([worth(t, entry) for entry in brought]) if brought else 0


def brought_to(t: Table, player: Methuselah, stat: Stat) -> list[Entry]:
    """What counts now for a number of a Methuselah: each entry only while its card says so."""
    entries = t.index.of(METHUSELAHS[player.seat], stat)
    return [entry for entry in entries if entry.holds is None or counts(t, entry, t.pieces[entry.bearer])] if entries else []


def chosen_as(minion: Piece, who: Target, card: int) -> bool:
    """Whether a card in play chose a minion as the one or the other of two."""
    return card in minion.bound.one if who is Who.ONE else who is Who.OTHER and card in minion.bound.other


TITLE_VOTES = {
    "primogen": 1, "bishop": 1, "1 vote": 1, "prince": 2, "archbishop": 2, "baron": 2, "magaji": 2, "kholo": 2, "2 votes": 2,
    "justicar": 3, "cardinal": 3, "inner circle": 4, "regent": 4, "priscus": 0, "3 votes": 3, "4 votes": 4,
}  # fmt: skip


def has_title(t: Table, minion: Piece) -> bool:
    """Whether a vampire bears a title now: a contested title is nobody's (v5.contest.title)."""
    return bool(title_of(minion))


def title_votes(minion: Piece) -> int:
    """The votes of its title: only a ready vampire has them (v5.politics.votes-title)."""
    return TITLE_VOTES.get(title_of(minion), 0) if minion.zone == READY else 0


def younger(minion: Piece, than: Piece) -> bool:
    """Younger means of less capacity (v5.crypt.capacity)."""
    return age(minion) < age(than)


def is_minion(piece: Piece) -> bool:
    """Whether a piece is a controlled minion."""
    return piece.kind in (VAMPIRE, ALLY) and piece.zone in (READY, TORPOR)
