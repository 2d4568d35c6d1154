"""Referendums and blood hunts from the call to what they bring about (v5.politics.referendum)."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import During, Happening, Passes, Period
from coterie.games.vtes.events import Event, Posted
from coterie.games.vtes.index import NOTHING
from coterie.games.vtes.records import POLITICAL, Referendum, Source
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import apply, follow
from coterie.games.vtes.rules.deeds import Because, Deed, TurnEnds
from coterie.games.vtes.rules.end import check_ousts
from coterie.games.vtes.rules.events import heard
from coterie.games.vtes.rules.matters import BloodHunt, carries_out
from coterie.games.vtes.rules.naming import card_ref, ref, seat_ref
from coterie.games.vtes.rules.politics.polling import poll
from coterie.games.vtes.rules.politics.terms import set_terms
from coterie.games.vtes.rules.torpor import burn_minion
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules


def referendum(t: Table, seat: int, actor: int, card: int, form: int) -> Rules[bool]:
    """A political action succeeded: terms, polling, outcome. The action was successful even if the referendum fails (v5.faq.politics)."""
    open_with_card(t, seat, actor, card, form)
    for effect in t.book.forms[card][form].effects:
        if isinstance(effect, During):
            yield from apply(t, Deed(seat, actor, card, form), effect)
    if (yield from set_terms(t)):
        with Because(t):
            yield from poll(t)
        if close(t):
            t.running_referendum().heard = hear_of(t)
            yield from carry_out(t)
    else:
        t.running_referendum().passed, t.running_referendum().step = False, "over"
        t.end(Period.REFERENDUM)
    if (seat, card) in t.playing:
        changes.finish_playing(t, seat, card)
    passed, waiting = t.running_referendum().passed is True, t.running_referendum().heard
    try:
        check_ousts(t)
    except TurnEnds:
        t.posted += waiting
        yield from follow(t)
        check_ousts(t)
        raise
    return passed


def hear_of(t: Table) -> list[Posted]:
    """Cards in play that wait for a referendum like this one to pass: they act after its effects, whoever is ousted by them."""
    called = t.running_referendum()
    return heard(t, t.index.triggers.get(Happening.PASSED, NOTHING), Event(Happening.PASSED, by=called.actor, seat=called.called_by))


def open_with_card(t: Table, seat: int, actor: int, card: int, form: int) -> None:
    """The card that called the referendum is the one vote that its Methuselah gets from such cards (v5.politics.votes-card)."""
    called = t.referendum = Referendum(seat, actor, card, form, t.told)
    own = Source(POLITICAL, seat)
    called.votes[own], called.owners[own] = 1, seat
    called.card_voted.append(seat)
    t.tell("vtes-event-referendum", seat=seat_ref(t, seat), card=card_ref(t, card))


def close(t: Table) -> bool:
    """Count: more votes for than against pass it; a tie fails (v5.politics.referendum)."""
    called = t.running_referendum()
    pro, contra = called.tally()
    called.passed, called.step = called.passes(), "over"
    t.end(Period.REFERENDUM)
    t.tell("vtes-event-referendum-passed" if called.passed else "vtes-event-referendum-failed", pro=pro, contra=contra)
    return called.passed


def carry_out(t: Table) -> Rules[None]:
    """What a referendum that passed brings about, for all Methuselahs at once (v5.politics.referendum, v5.card.ancilla-empowerment)."""
    deed = deed_of(t.running_referendum())
    for effect in t.book.forms[deed.card][deed.form].effects:
        if isinstance(effect, Passes):
            yield from apply(t, deed, effect.do)
            if effect.also is not None:
                yield from apply(t, deed, effect.also)


def deed_of(called: Referendum) -> Deed:
    """A referendum as something that a vampire does with a card."""
    return Deed(called.called_by, called.actor, called.card, called.form)


@carries_out(BloodHunt)
def blood_hunt(t: Table, matter: BloodHunt) -> Rules[None]:
    """All vote whether the diablerist is hunted and burned: no action, so no modifiers and no reactions (v5.blood-hunt)."""
    diablerist = matter.diablerist
    t.referendum = Referendum(t.piece(diablerist).controller, diablerist, began=t.told)
    t.referendum.blood_hunt = True
    t.tell("vtes-event-blood-hunt", piece=ref(t, diablerist))
    with Because(t):
        yield from poll(t)
    passed = close(t)
    t.referendum = None
    if passed:
        yield from burn_minion(t, diablerist)
