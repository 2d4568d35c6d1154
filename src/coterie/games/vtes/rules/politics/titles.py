"""Titles and sects: who may bear which title, how titles are gained, lost and regained (v5.sect)."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import ChooseReady, Trait, clan_of
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.naming import clan_refs, piece_ref, sect_ref
from coterie.games.vtes.rules.reasons import no, no_with
from coterie.games.vtes.table import READY, TORPOR, VAMPIRE, Piece, Table
from coterie.kernel.text import Reason, Text

SECT_OF = {
    "primogen": "Camarilla", "prince": "Camarilla", "justicar": "Camarilla", "inner circle": "Camarilla", "baron": "Anarch",
    "bishop": "Sabbat", "archbishop": "Sabbat", "priscus": "Sabbat", "cardinal": "Sabbat", "regent": "Sabbat",
    "kholo": "Laibon", "magaji": "Laibon",
}  # fmt: skip
"""The sect a vampire must belong to for a title; votes of an Independent are tied to none (v5.sect.independent)."""
OF_A_CITY = ("prince", "baron", "archbishop")
OF_A_CLAN = ("justicar", "inner circle", "kholo")


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


def title_clan(t: Table, piece: Piece) -> str:
    """The clan that a vampire's title belongs to: as its title card says, or as printed."""
    for number in title_cards(t, piece):
        chosen = t.form_of(t.pieces[number]).effect(ChooseReady)
        if isinstance(chosen, ChooseReady):
            return clan_of(chosen.who)
    clans = t.book.facts[piece.card].clans
    return clans[0] if clans else ""


def claim_of(t: Table, piece: Piece) -> str:
    """The unique title that a vampire in play claims, or nothing; all titles of one city are one claim (v5.contest.title).

    Justicar and Inner Circle are unique in their clan (v5.sect.camarilla), kholo too (v5.sect.laibon), the regent alone (v5.sect.sabbat).
    """
    if piece.kind != VAMPIRE or piece.zone not in (READY, TORPOR):
        return ""
    if piece.title in OF_A_CITY:
        return f"city:{piece.city}"
    if piece.title in OF_A_CLAN:
        return f"{piece.title}:{title_clan(t, piece)}"
    return "regent" if piece.title == "regent" else ""


def claim_title(t: Table, piece: Piece) -> None:
    """A unique title that another vampire in play claims is contested: nobody has it until all but one have yielded (v5.contest.title)."""
    claim = claim_of(t, piece)
    if not claim or piece.standing.unfit:
        return
    rivals = [other for other in t.in_play() if other.id != piece.id and claim_of(t, other) == claim]
    for rival in [rival for rival in rivals if rival.standing.unfit]:
        rivals.remove(rival)
        lose_title(t, rival)
    for claimant in [piece, *rivals] if rivals else []:
        claimant.stands(contests=True)
        t.tell("vtes-event-title-contested", piece=piece_ref(t, claimant))


def take_title(t: Table, piece: Piece, title: str, city: str = "") -> None:
    """A vampire gains a title and loses the one it had, even if that was higher; a contested one is yielded at once (v5.sect)."""
    if piece.title:
        lose_title(t, piece)
    piece.title, piece.city = title, city
    t.tell("vtes-event-title-gained", piece=piece_ref(t, piece), title=title_text(title))


def lose_title(t: Table, piece: Piece) -> None:
    """A vampire loses its title for good; a card that represents it is burned (v5.glossary.title-card)."""
    t.tell("vtes-event-title-lost", piece=piece_ref(t, piece), title=title_text(piece.title))
    for number in title_cards(t, piece):
        changes.burn(t, t.piece(number))
    piece.title = piece.city = ""
    piece.stands(contests=False, unfit=False)


def change_sect(t: Table, piece: Piece, sect: str) -> None:
    """A vampire changes its sect; its clan stays (v5.sect, v5.sect.antitribu)."""
    piece.sect = sect
    t.tell("vtes-event-sect", piece=piece_ref(t, piece), sect=sect_ref(sect))
    fit_title(t, piece)


def change_clan(t: Table, piece: Piece, clan: str) -> None:
    """A vampire changes its clan; its sect stays (v5.glossary.sect)."""
    piece.clan = clan
    t.tell("vtes-event-clan", piece=piece_ref(t, piece), clan=clan_refs(clan))
    fit_title(t, piece)


def fit_title(t: Table, piece: Piece) -> None:
    """A title that no longer suits sect or clan gives nothing until it does again; a contested one is yielded at once (v5.sect).

    Nobody else can have it when it suits again: whoever claimed it meanwhile took it for good.
    """
    if not piece.title:
        return
    suits = why_bear(t, piece, piece.title, title_clan(t, piece)) is None
    if suits and piece.standing.unfit:
        piece.stands(unfit=False)
    elif not suits and piece.standing.contests:
        lose_title(t, piece)
    elif not suits:
        piece.stands(unfit=True)
