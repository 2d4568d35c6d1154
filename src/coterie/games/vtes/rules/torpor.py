"""Torpor: how vampires get there, and the actions that get them out or end them there (v5.torpor)."""

from __future__ import annotations

from coterie.games.vtes.rules import doors
from coterie.games.vtes.rules.apply import follow
from coterie.games.vtes.rules.ask import choose_number, choose_word
from coterie.games.vtes.rules.costs import LEAVING_COST
from coterie.games.vtes.rules.diablerie import diablerie, why_diablerize
from coterie.games.vtes.rules.end import check_ousts
from coterie.games.vtes.rules.fetch import award_trophies
from coterie.games.vtes.rules.naming import piece_ref
from coterie.games.vtes.rules.traits import RED_LIST, has_trait
from coterie.games.vtes.table import ALLY, READY, TORPOR, VAMPIRE, Table
from coterie.kernel.questions import PASS, Rules


def go_to_torpor(t: Table, minion: int) -> Rules[None]:
    """A vampire goes to torpor with everything on it, locked or not as it was; then cards that wait for it do what they do (v5.torpor).

    An ally that plays a card as a vampire and would go there is burned (v5.minion-card.ally-as-vampire).
    In combat whoever is out of pool is ousted when both combatants have met their fate (v5.end.oust).
    """
    if t.piece(minion).kind == ALLY:
        yield from burn_minion(t, minion)
        return
    yield from doors.to_torpor(t, minion)
    yield from follow(t)
    if t.combat is None:
        check_ousts(t)


def burn_minion(t: Table, minion: int) -> Rules[None]:
    """A minion is burned with everything on it; who burns a hunted one in combat is given trophies (v5.terms.burn, v5.trait.red-list)."""
    hunter = hunter_of(t, minion)
    yield from doors.burn(t, minion)
    yield from follow(t)
    if hunter and minion not in t.pieces:
        yield from award_trophies(t, hunter)


def hunter_of(t: Table, minion: int) -> int:
    """The vampire that fights a Red List minion, or 0 (v5.trait.red-list)."""
    if t.combat is None or not has_trait(t, t.piece(minion), RED_LIST):
        return 0
    fighters = [side.minion for side in t.combat.sides]
    if minion not in fighters:
        return 0
    other = t.pieces.get(next((number for number in fighters if number != minion), 0))
    return other.id if other is not None and other.kind == VAMPIRE else 0


def make_ready(t: Table, minion: int) -> Rules[None]:
    """A vampire moves from torpor to the ready region, locked or not as it was, and is no longer wounded (v5.action.leave-torpor)."""
    piece = t.piece(minion)
    if piece.zone == TORPOR:
        t.move(piece, READY)
        piece.stands(wounded=False)
        t.tell("vtes-event-left-torpor", piece=piece_ref(t, piece))
    yield from ()


def leave_torpor(t: Table) -> Rules[None]:
    """A vampire leaves torpor (v5.action.leave-torpor)."""
    yield from make_ready(t, t.running_action().actor)


def share_rescue(t: Table, seat: int, actor: int, rescued: int) -> Rules[int]:
    """How much of the 2 blood the rescuer pays: said when the action is announced, the rest is the rescued vampire's (v5.action.rescue)."""
    mine, theirs = t.piece(actor).blood, t.piece(rescued).blood
    least, most = max(0, LEAVING_COST - theirs), min(LEAVING_COST, mine)
    return least if least == most else (yield from choose_number(t, seat, "rescue-cost", least, most, t.piece(rescued).card))


def rescue(t: Table) -> Rules[None]:
    """A vampire is rescued (v5.action.rescue)."""
    yield from make_ready(t, t.running_action().chosen[0])


def diablerize(t: Table) -> Rules[None]:
    """The acting vampire commits diablerie on the one in torpor (v5.action.diablerize)."""
    yield from diablerie(t, t.running_action().actor, t.running_action().chosen[0])


def blocked_leaving(t: Table, blocker: int) -> Rules[None]:
    """No combat with a vampire in torpor: a vampire that blocked it may diablerize it, otherwise it just stays (v5.action.leave-torpor)."""
    actor, seat = t.running_action().actor, t.piece(blocker).controller
    if why_diablerize(t, t.piece(blocker)) is not None:
        return
    if (yield from choose_word(t, seat, "diablerize-blocked", ("diablerize", PASS), t.piece(actor).card)) == "diablerize":
        yield from diablerie(t, blocker, actor)
