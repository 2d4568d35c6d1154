"""Titles and sects: who may bear which title, how titles are gained, lost and regained (v5.sect)."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Trait
from coterie.games.vtes.layers import clan_of_title
from coterie.games.vtes.rules import doors
from coterie.games.vtes.rules.naming import clan_refs, piece_ref, sect_ref
from coterie.games.vtes.rules.reasons import no, no_with
from coterie.games.vtes.table import READY, TORPOR, VAMPIRE, Piece, Table
from coterie.games.vtes.words.things import OF_A_CITY, OF_A_CLAN, SECT_OF
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason, Text


def why_bear(t: Table, piece: Piece, title: str, clan: str = "") -> Reason | None:
    """A title asks for its sect, a baron's for an Anarch, and some for their clan; votes of an Independent ask for nothing.

    (v5.sect, v5.sect.anarch, v5.sect.independent)
    """
    sect = SECT_OF.get(title)
    if sect is not None and piece.sect != sect:
        return no_with("needs-sect", "v5.sect", sect=sect_ref(sect))
    if title in OF_A_CLAN and clan and piece.clan != clan:
        return no("needs-title-clan", "v5.sect.camarilla")
    return None


def title_text(title: str) -> Text:
    """A title in a text."""
    return Text(f"vtes-title-{title.replace(' ', '-')}")


def title_cards(t: Table, piece: Piece) -> list[int]:
    """Cards on a vampire that represent its title (v5.glossary.title-card)."""
    return [number for number in piece.cards if Trait.TITLE in t.form_of(t.pieces[number]).traits]


def claim_of(t: Table, piece: Piece) -> str:
    """The unique title that a vampire in play claims, or nothing; all titles of one city are one claim (v5.contest.title).

    Justicar and Inner Circle are unique in their clan (v5.sect.camarilla), kholo too (v5.sect.laibon), the regent alone (v5.sect.sabbat).
    """
    if piece.kind != VAMPIRE or piece.zone not in (READY, TORPOR):
        return ""
    if piece.title in OF_A_CITY:
        return f"city:{piece.city}"
    if piece.title in OF_A_CLAN:
        return f"{piece.title}:{clan_of_title(t, piece)}"
    return "regent" if piece.title == "regent" else ""


def claim_title(t: Table, number: int) -> Rules[None]:
    """A unique title that another vampire in play claims is contested: nobody has it until all but one have yielded (v5.contest.title)."""
    piece = t.piece(number)
    claim = claim_of(t, piece)
    if not claim or piece.standing.unfit:
        return
    rivals = [other.id for other in t.in_play() if other.id != number and claim_of(t, other) == claim]
    unfit = [rival for rival in rivals if t.pieces[rival].standing.unfit]
    for rival in unfit:
        yield from lose_title(t, rival)
    rivals = [rival for rival in rivals if rival not in unfit]
    for claimant in [number, *rivals] if rivals else []:
        t.piece(claimant).stands(contests=True)
        t.tell("vtes-event-title-contested", piece=piece_ref(t, t.piece(claimant)))


def take_title(t: Table, number: int, title: str, city: str = "") -> Rules[None]:
    """A vampire gains a title and loses the one it had, even if that was higher; a contested one is yielded at once (v5.sect)."""
    if t.piece(number).title:
        yield from lose_title(t, number)
    t.alter(t.piece(number), title=title, city=city)
    t.tell("vtes-event-title-gained", piece=piece_ref(t, t.piece(number)), title=title_text(title))


def lose_title(t: Table, number: int) -> Rules[None]:
    """A vampire loses its title for good; a card that represents it is burned (v5.glossary.title-card)."""
    t.tell("vtes-event-title-lost", piece=piece_ref(t, t.piece(number)), title=title_text(t.piece(number).title))
    for card in title_cards(t, t.piece(number)):
        yield from doors.burn(t, card)
    t.alter(t.piece(number), title="", city="")
    t.piece(number).stands(contests=False)


def change_sect(t: Table, number: int, sect: str) -> Rules[None]:
    """A vampire changes its sect; its clan stays (v5.sect, v5.sect.antitribu)."""
    t.alter(t.piece(number), sect=sect)
    t.tell("vtes-event-sect", piece=piece_ref(t, t.piece(number)), sect=sect_ref(sect))
    yield from fit_title(t, number)


def change_clan(t: Table, number: int, clan: str) -> Rules[None]:
    """A vampire changes its clan; its sect stays (v5.glossary.sect)."""
    t.alter(t.piece(number), clan=clan)
    t.tell("vtes-event-clan", piece=piece_ref(t, t.piece(number)), clan=clan_refs(clan))
    yield from fit_title(t, number)


def fit_title(t: Table, number: int) -> Rules[None]:
    """A title that no longer suits sect or clan gives nothing until it does again; a contested one is yielded at once (v5.sect).

    Nobody else can have it when it suits again: whoever claimed it meanwhile took it for good.
    """
    piece = t.piece(number)
    if piece.standing.unfit and piece.standing.contests:
        yield from lose_title(t, number)
