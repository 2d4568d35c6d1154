"""Who may play what, now. Each function gives the reason why not, or nothing; options and refusals are made of the same functions."""

from __future__ import annotations

from functools import cache

from coterie.games.vtes import history
from coterie.games.vtes.book import ACTION_KINDS, Form
from coterie.games.vtes.cards.vocabulary import (
    TITLED,
    Abstain,
    Barred,
    BlockToll,
    Cannot,
    Choose,
    During,
    Effect,
    Either,
    Forbid,
    Limited,
    MustBlock,
    NotBoth,
    Period,
    PlaysAs,
    Redirect,
    ReduceBleed,
    Sect,
    Stat,
    Unlock,
    Who,
    condition_of,
    part,
    parts,
    rises,
)
from coterie.games.vtes.index import ALL
from coterie.games.vtes.rules.barriers import barred, why_hindered
from coterie.games.vtes.rules.conditions import Situation, holds, why_not
from coterie.games.vtes.rules.costs import why_cost
from coterie.games.vtes.rules.fits import title_of
from coterie.games.vtes.rules.naming import clan_refs, discipline_refs, sect_ref, title_refs
from coterie.games.vtes.rules.reasons import no, no_with
from coterie.games.vtes.rules.stats import cannot, intercept, is_limited, standing, stealth, waiting
from coterie.games.vtes.rules.targets import targets_of
from coterie.games.vtes.table import ALLY, READY, VAMPIRE, Methuselah, Piece, Table
from coterie.games.vtes.windows import W_ATTEMPT, W_POLLING
from coterie.kernel.text import Reason


def plays_as_vampire(t: Table, form: Form, user: Piece) -> bool:
    """An ally whose text says so plays cards of some disciplines as a vampire of capacity 1 (v5.minion-card.ally-as-vampire)."""
    ability = t.form_of(user).ability(PlaysAs)
    if not isinstance(ability, PlaysAs) or form.level != 1 or form.clans or form.titles or form.user:
        return False
    if form.kind in ACTION_KINDS and not ability.actions:
        return False
    missing = [need for need in form.needs if user.disciplines.get(need, 0) < form.level]
    if not form.all_needed:
        return any(need in ability.disciplines for need in missing)
    return len(missing) == 1 and missing[0] in ability.disciplines


def is_as_vampire(t: Table, form: Form, user: Piece) -> bool:
    """Whether a minion is a vampire, or plays this card as one (v5.minion-card.ally-as-vampire)."""
    return user.kind == VAMPIRE or plays_as_vampire(t, form, user)


def why_requirements(form: Form, user: Piece) -> Reason | None:
    """Clan, title and disciplines that a card asks of the minion that plays it (v5.play.requirements, v5.crypt.clan)."""
    if (form.clans or form.titles or form.user is not None) and (reason := why_standing(form, user)) is not None:
        return reason
    if not form.needs:
        return None
    level, has = form.level, user.disciplines
    for need in form.needs:  # one decides: the first that is missing if all are needed, else the first that is there
        if (has.get(need, 0) >= level) is not form.all_needed:
            return _needs_discipline(form.needs, level == 2) if form.all_needed else None
    return None if form.all_needed else _needs_discipline(form.needs, level == 2)


@cache
def _needs_discipline(needs: tuple[str, ...], superior: bool) -> Reason:
    return no_with("needs-discipline", "v5.crypt.disciplines", discipline=discipline_refs(*needs), superior=int(superior))


def why_standing(form: Form, user: Piece) -> Reason | None:
    """Clan and title that a card asks of the minion that plays it (v5.play.requirements, v5.crypt.clan)."""
    if form.clans and user.clan not in form.clans:
        return no_with("needs-clan", "v5.play.requirements", clan=clan_refs(*form.clans))
    if form.user is not None and (sect := part(form.user, Sect)) is not None:
        titled = TITLED in parts(form.user)
        if user.sect != sect.name or (titled and not title_of(user)):
            return no_with("needs-titled-of-sect" if titled else "needs-vampire-of-sect", "v5.play.requirements", sect=sect_ref(sect.name))
    if form.titles and title_of(user) not in form.titles:
        return no_with("needs-title", "v5.play.requirements", title=title_refs(*form.titles))
    return None


def why_minion_card(t: Table, form: Form, seat: int, user: Piece) -> Reason | None:
    """What every card played by a minion asks (v5.minion-card)."""
    if form.for_vampires and user.kind == ALLY:
        if not plays_as_vampire(t, form, user):
            return no("needs-vampire", "v5.play.requirements")
        return why_standing(form, user) or why_cost(t, form, seat, user)
    if form.name in t.book.excluded and any(form.name in t.form_of(t.pieces[number]).excludes for number in user.cards):
        return no("forbidden-by-card", "v5.terms.golden")
    return why_requirements(form, user) or why_cost(t, form, seat, user)


def why_modifier(t: Table, window: str, form: Form, seat: int, user: Piece) -> Reason | None:
    """Whether a minion may play an action modifier now (v5.minion-card.modifier)."""
    if (reason := why_modifying(t, form, seat, user)) is not None:
        return reason
    if t.running_action().was_played(user.id, form.card):
        return no("once-per-action", "v5.minion-card.modifier")
    return (
        why_minion_card(t, form, seat, user)
        or why_when(t, window, form, seat, user)
        or why_limited(t, form)
        or _why_effects(t, window, form, seat, user)
        or why_not_both(t, form)
    )


def why_modifying(t: Table, form: Form, seat: int, user: Piece) -> Reason | None:
    """Modifiers are played by the acting minion; some by another ready vampire of the same Methuselah (v5.minion-card.modifier)."""
    action = t.running_action()
    if seat != action.seat:
        return no("not-your-action", "v5.minion-card.modifier")
    if form.outside:
        if user.id == action.actor or user.zone != READY or not is_as_vampire(t, form, user):
            return no("other-vampire-only", "v5.minion-card.modifier")
    elif user.id != action.actor:
        return no("acting-minion-only", "v5.minion-card.modifier")
    return None


def why_reaction(t: Table, window: str, form: Form, seat: int, user: Piece) -> Reason | None:
    """Whether a minion may play a reaction now (v5.minion-card.reaction)."""
    if (reason := why_reacting(t, form, seat, user)) is not None:
        return reason
    if t.running_action().was_played(user.id, form.card):
        return no("once-per-action", "v5.minion-card.reaction")
    if form.once is Period.BETWEEN_UNLOCKS and t.uses.get(history.card(form.once, user.id, form.card)):
        return no("once-between-unlocks", "v5.card.on-the-qui-vive")
    return why_minion_card(t, form, seat, user) or why_when(t, window, form, seat, user) or _why_effects(t, window, form, seat, user)


def why_reacting(t: Table, form: Form, seat: int, user: Piece) -> Reason | None:
    """Reactions are played by ready minions of others that are not locked; some by locked ones (v5.minion-card.reaction)."""
    action = t.running_action()
    if seat == action.seat:
        return no("not-your-reaction", "v5.minion-card.reaction")
    if user.zone != READY:
        return no("not-ready", "v5.minion-card.reaction")
    if form.locked and not user.locked:
        return no("locked-only", "v5.minion-card.reaction")
    if not form.even_locked and user.locked and user.id not in action.awake:
        return no("locked", "v5.minion-card.reaction")
    if form.by_vampires and not is_as_vampire(t, form, user):
        return no("needs-vampire", "v5.play.requirements")
    if barred(t, user, Barred.REACT):
        return no("cannot-react", "v5.minion-card.reaction")
    return None


def _why_effects(t: Table, window: str, form: Form, seat: int, user: Piece) -> Reason | None:
    for effect in form.effects:
        if (reason := why_effect(t, window, form, effect, seat, user)) is not None:
            return reason
    return None


def why_when(t: Table, window: str, form: Form, seat: int, user: Piece) -> Reason | None:
    """Whether what the card waits for is true."""
    return None if form.when is None else why_not(t, form.when, Situation(seat, user, window))


def why_limited(t: Table, form: Form) -> Reason | None:
    """Only one limited modifier raises a bleed; one that adds nothing to this target is none (v5.card.foreshadowing-destruction)."""
    if not form.limited or not (is_limited(t) or waiting(t)):
        return None
    conditions = [condition_of(effect) for effect in form.effects if isinstance(effect, Limited)]
    situation = Situation(t.running_action().seat, None)
    if any(cond is not None and not holds(cond)(t, situation) for cond in conditions):
        return None
    return no("one-limited", "v5.action.bleed")


def why_not_both(t: Table, form: Form) -> Reason | None:
    """Two cards that cannot both be played in one action."""
    action, names = t.running_action(), t.book.facts
    for ability in form.abilities:
        if isinstance(ability, NotBoth) and ability.same_action and any(names[card].name == ability.name for _, card, _ in action.played):
            return no("not-both", "v5.terms.golden")
    for _, card, _ in action.played:
        for other in t.book.forms[card]:
            if any(isinstance(one, NotBoth) and one.same_action and one.name == form.name for one in other.abilities):
                return no("not-both", "v5.terms.golden")
    return None


def why_effect(t: Table, window: str, form: Form, effect: Effect, seat: int, user: Piece) -> Reason | None:
    """What an effect asks of the situation: stealth and intercept only as needed, and so on (v5.block.stealth)."""
    action = t.running_action()
    if isinstance(effect, During):
        mod = effect.what
        if mod.stat is Stat.STEALTH and rises(mod.amount):
            return why_stealth(t, window)
        if mod.stat is Stat.INTERCEPT and mod.of is Who.SELF and rises(mod.amount):
            return why_intercept(t, window, user)
    elif isinstance(effect, Either):
        first, second = why_effect(t, window, form, effect.first, seat, user), why_effect(t, window, form, effect.second, seat, user)
        return None if first is None or second is None else first
    elif isinstance(effect, MustBlock):
        return _why_must_block(t, effect, seat, user)
    elif isinstance(effect, Unlock):
        return no("nobody-unlocks", "v5.terms.golden") if t.index.of(ALL, Cannot.UNLOCK_NOW) else None
    elif isinstance(effect, Choose):
        return None if targets_of(t, form, seat, user) else no("no-target", "v5.play.targets")
    elif isinstance(effect, Redirect):
        return None if any(other not in (seat, action.seat) for other in t.alive()) else no("no-target", "v5.card.deflection")
    elif isinstance(effect, ReduceBleed):
        return (
            None if action.kind == "bleed" and action.target == seat and window != W_POLLING else no("only-bleed-at-you", "v5.action.bleed")
        )
    elif isinstance(effect, Forbid):
        already = effect.what is Cannot.BE_BLOCKED_BY_VAMPIRES and t.index.of(action.actor, effect.what)
        return no("already-so", "v5.minion-card.modifier") if already else None
    elif isinstance(effect, Abstain):
        voted = any(number in t.pieces for number in t.running_referendum().voters())
        return None if voted else no("nobody-voted", "v5.card.scalpel-tongue")
    return None


def _why_must_block(t: Table, effect: MustBlock, seat: int, user: Piece) -> Reason | None:
    """Burning blood to unlock and attempt to block: it must be possible to do all of it (v5.card.second-tradition)."""
    action = t.running_action()
    attempting = action.blocked_by == user.id
    if user.blood < effect.blood + (0 if attempting else block_toll(t, user)):
        return no("not-enough-blood", "v5.card.second-tradition")
    if cannot(t, user, Cannot.UNLOCK_NOW) and user.locked:
        return no("nobody-unlocks", "v5.terms.golden")
    return None if attempting else why_may_block(t, seat, user, awake=True) or why_hindered(t, seat, drawn=1)


def why_stealth(t: Table, window: str) -> Reason | None:
    """Stealth only when an attempt would succeed without it (v5.block.stealth, v5.faq.stealth)."""
    action = t.running_action()
    if window != W_ATTEMPT or not action.blocked_by:
        return no("stealth-not-needed", "v5.block.stealth")
    blocker = t.pieces.get(action.blocked_by)
    if blocker is None or intercept(t, blocker) < stealth(t):
        return no("stealth-not-needed", "v5.block.stealth")
    return None


def why_intercept(t: Table, window: str, user: Piece) -> Reason | None:
    """Intercept only by the minion that attempts to block, when it has too little (v5.block.stealth)."""
    action = t.action
    if action is None or window != W_ATTEMPT or action.blocked_by != user.id:
        return no("intercept-only-blocker", "v5.block.stealth")
    if intercept(t, user) >= stealth(t):
        return no("intercept-not-needed", "v5.block.stealth")
    return None


def why_may_block(t: Table, seat: int, minion: Piece, awake: bool = False, later: bool = False) -> Reason | None:
    """Whether a minion may attempt to block the running action, or `later` if an attempt in progress fails (v5.block.who)."""
    action = t.running_action()
    if seat not in action.blockers:
        return no("not-yours-to-block", "v5.block.who")
    if seat in action.declined:
        return no("declined", "v5.block.detail")
    if action.blocked_by and not later:
        return no("attempt-in-progress", "v5.block.detail")
    if action.unblockable:
        return no("cannot-be-blocked", "v5.block.who")
    if minion.kind == VAMPIRE and t.index.of(action.actor, Cannot.BE_BLOCKED_BY_VAMPIRES):
        return no("no-vampires", "v5.card.daring-the-dawn")
    if minion.id in action.barred:
        return no("cannot-block-this", "v5.terms.golden")
    toll = block_toll(t, minion)
    if toll and (minion.kind != VAMPIRE or minion.blood < toll):
        return no("not-enough-blood", "v5.block.who")
    if minion.zone != READY:
        return no("not-ready", "v5.block.who")
    if minion.locked and not awake and minion.id not in action.awake:
        return no("locked", "v5.block.who")
    if barred(t, minion, Barred.BLOCK) or cannot(t, minion, Cannot.BLOCK):
        return no("cannot-block", "v5.card.pentex-subversion")
    return why_hindered(t, seat)


def repeats_failure(t: Table, minion: Piece) -> bool:
    """Whether an attempt to block has failed and must fail again: nothing has changed since (v5.block.detail).

    It may be repeated all the same; but nobody is asked for it who does not wish to be.
    """
    action = t.running_action()
    if minion.id not in action.tried or t.players[minion.controller].always_asked:
        return False
    now = standing(t, minion)
    return action.tried[minion.id] == now and now[1] < now[0]


def block_toll(t: Table, minion: Piece) -> int:
    """The blood that a minion must burn to attempt to block the running action (v5.block.who)."""
    return sum(entry.amount for entry in t.index.of(ALL, BlockToll) if entry.holds is None or entry.holds(t, entry, minion, None))


def meets(t: Table, form: Form, player: Methuselah) -> bool:
    """A master card needs a ready minion of its Methuselah that meets the requirement (v5.play.requirements)."""
    if not (form.clans or form.titles or form.needs or form.user):
        return True
    return any(why_requirements(form, t.pieces[number]) is None for number in player.ready)
