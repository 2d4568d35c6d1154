"""Where votes come from and how they are cast: by source, all of a source on one side, never to be changed (v5.politics.votes)."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Barred, Stat, Toll
from coterie.games.vtes.keys import Vote
from coterie.games.vtes.records import EDGE, MINION, POLITICAL, Source
from coterie.games.vtes.rules import changes, stats
from coterie.games.vtes.rules.barriers import barred
from coterie.games.vtes.rules.fits import title_of
from coterie.games.vtes.rules.naming import piece_ref, seat_ref
from coterie.games.vtes.rules.stats import title_votes, value
from coterie.games.vtes.table import NOBODY, READY, VAMPIRE, Table
from coterie.kernel.text import Ref, Text


def source_of(minion: int) -> Source:
    """The source that a minion is."""
    return Source(MINION, minion)


def side_of(t: Table, source: Source) -> bool | None:
    """Whether a source has voted for (True) or against (False), or not yet."""
    for cast, _, _, in_favour in t.running_referendum().cast:
        if cast == source:
            return in_favour
    return None


def votes_of(t: Table, source: Source) -> int:
    """The votes that a source has: a ready minion those of its title and text, and whatever cards gave (v5.politics.votes-title)."""
    called = t.running_referendum()
    gained = called.votes.get(source, 0)
    number = source.minion
    if not number:
        return gained
    minion = t.piece(number)
    if number in called.silenced or barred(t, minion, Barred.VOTE):
        return 0
    return gained + title_votes(minion) + value(t, minion, Stat.VOTES)


def votes_from(t: Table, source: Source) -> list[stats.Source]:
    """The votes of a minion in their parts: its title and what it was given, and which card brings how much."""
    if not votes_of(t, source):
        return []
    minion, gained = t.piece(source.minion), t.running_referendum().votes.get(source, 0)
    own = stats.Source(0, gained + title_votes(minion))
    return [one for one in (own, *stats.sources(t, minion, Stat.VOTES)) if one.amount]


def ballots_of(t: Table, source: Source) -> int:
    """A ready priscus has one ballot among the prisci (v5.sect.prisci)."""
    number = source.minion
    if not number or number in t.running_referendum().silenced:
        return 0
    minion = t.piece(number)
    return 1 if minion.zone == READY and title_of(minion) == "priscus" and not barred(t, minion, Barred.VOTE) else 0


def sources(t: Table, seat: int) -> list[Source]:
    """What a Methuselah could still vote with: ready minions, locked or not, then what is the Methuselah's own (v5.politics.votes)."""
    called = t.running_referendum()
    own = [source for source, owner in called.owners.items() if owner == seat]
    found = [source_of(number) for number in t.players[seat].ready] + own
    voted = [source for source, _, _, _ in called.cast]
    return [source for source in found if source not in voted and (votes_of(t, source) or ballots_of(t, source))]


def toll(t: Table, source: Source, in_favour: bool) -> int:
    """Blood that a vampire must burn to vote against: once in a referendum, however many votes it gets (v5.terms.golden)."""
    called, number = t.running_referendum(), source.minion
    caller = t.pieces.get(called.actor)
    if in_favour or not number or caller is None or called.blood_hunt or number in called.tolled or t.piece(number).kind != VAMPIRE:
        return 0
    ability = t.form_of(caller).ability(Toll)
    return ability.blood if isinstance(ability, Toll) else 0


def cast(t: Table, seat: int, source: Source, in_favour: bool) -> None:
    """Cast all the votes and ballots of a source on one side (v5.politics.votes)."""
    called, number = t.running_referendum(), source.minion
    price = toll(t, source, in_favour)
    if price:
        changes.burn_blood(t, t.piece(number), price)
        called.tolled.append(number)
    amount, ballots = votes_of(t, source), ballots_of(t, source)
    called.votes.pop(source, None)
    called.cast.append((source, seat, amount, in_favour))
    if ballots:
        called.ballots[source] = ballots
    _tell_cast(t, seat, source, amount, ballots, in_favour)


def _tell_cast(t: Table, seat: int, source: Source, amount: int, ballots: int, in_favour: bool) -> None:
    pro, contra = t.running_referendum().tally()
    side = "for" if in_favour else "against"
    who, shown = seat_ref(t, seat), shown_source(t, source)
    if ballots:
        t.tell(f"vtes-event-ballots-{side}", seat=who, source=shown, ballots=ballots, pro=pro, contra=contra)
    if amount:
        t.tell(f"vtes-event-votes-{side}", seat=who, source=shown, votes=amount, pro=pro, contra=contra)


def gain_votes(t: Table, source: Source, seat: int, amount: int, against: bool = False) -> None:
    """A source gains votes: cast at once on its side if it has voted, and at once if they are against only (v5.politics.votes-other).

    Others wait until their source votes (v5.card.bewitching-oration); a location's are the Methuselah's (v5.card.ventrue-headquarters).
    """
    called, number = t.running_referendum(), source.minion
    if not number:
        called.owners[source] = seat
    t.tell("vtes-event-votes-gained", seat=seat_ref(t, seat), source=shown_source(t, source), votes=amount)
    side = side_of(t, source)
    if side is None:
        called.votes[source] = called.votes.get(source, 0) + amount
        if against and number and votes_of(t, source) and t.piece(number).blood >= toll(t, source, False):
            cast(t, seat, source, False)
        return
    called.cast = [
        (known, owner, votes + amount, in_favour) if known == source else (known, owner, votes, in_favour)
        for known, owner, votes, in_favour in called.cast
    ]
    _tell_cast(t, seat, source, amount, 0, side)


def abstain(t: Table, minion: int) -> None:
    """A vampire that has voted is locked and abstains: its votes and ballots are cancelled (v5.card.scalpel-tongue)."""
    called, source = t.running_referendum(), source_of(minion)
    changes.lock(t, t.piece(minion))
    called.cast = [entry for entry in called.cast if entry[0] != source]
    called.ballots.pop(source, None)
    called.silenced.append(minion)
    pro, contra = called.tally()
    t.tell("vtes-event-abstains", piece=piece_ref(t, t.piece(minion)), pro=pro, contra=contra)


def burn_edge(t: Table, seat: int) -> None:
    """Burn the Edge for a vote: it is nobody's then (v5.politics.votes-edge)."""
    t.edge = NOBODY
    t.tell("vtes-event-edge-burned", seat=seat_ref(t, seat))
    gain_votes(t, Source(EDGE, seat), seat, 1)


def burn_card(t: Table, seat: int, card: int) -> None:
    """Burn a political action card of the hand for a vote, whatever it says (v5.politics.votes-card)."""
    changes.discard(t, seat, card)
    t.running_referendum().card_voted.append(seat)
    gain_votes(t, Source(POLITICAL, seat), seat, 1)


OWN = {POLITICAL: "card", EDGE: "edge"}
"""How votes of a Methuselah are named in keys."""


def vote_of(source: Source, in_favour: bool) -> Vote:
    """The key that casts the votes of a source."""
    return Vote(in_favour, source.piece, OWN.get(source.sort, ""))


def shown_source(t: Table, source: Source) -> Ref | Text:
    """A source in a text."""
    piece = t.pieces.get(source.piece)
    return Text(f"vtes-source-{source.sort}") if piece is None else piece_ref(t, piece)
