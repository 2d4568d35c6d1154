"""`coterie vtes deck`: checks, converts and shows decks, whichever format they are in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from coterie.games.vtes.terminal.files import read_deck_file, understood
from coterie.terminal.screen import Language, Screen, speaker_of

File = Annotated[
    str,
    typer.Argument(
        metavar="FILE", help="A deck file in any format, a link of VDB with its cards in it, a deck of the Fifth Edition by its clan, or -."
    ),
]

deck = typer.Typer(no_args_is_help=True, rich_markup_mode=None, add_completion=False)


@deck.callback()
def _deck() -> None:
    """Check, convert and show decks.

    Decks of TWD, JOL, Lackey, VDB, ARDB, FELDB and krcg are read, and lists as people write them; which it is is found out.
    Names need no accents and no article; where two vampires share a name, write the group, (G6), or (ADV).

    \b
    Examples:
      coterie vtes deck check mine.txt
      coterie vtes deck convert mine.dek --to twd
      coterie vtes deck show malkavian
    """


@deck.command("check")
def check(
    file: File,
    kind: Annotated[
        str, typer.Option("--for", metavar="KIND", help="The kind of play it is for: standard, v5, duel or third.")
    ] = "standard",
    players: Annotated[int, typer.Option(min=2, max=6, help="How many play; libraries of the Third Edition grow with them.")] = 5,
    lang: Language = "",
) -> None:
    """Say what is wrong with a deck, line by line, whether it is legal, and whether it can be played here.

    The exit code is 1 if a line is not understood or the deck is not legal for its kind of play.

    \b
    Examples:
      coterie vtes deck check mine.txt
      coterie vtes deck check mine.txt --for v5
      coterie vtes deck check old.xml --for third --players 6
    """
    from coterie.games.vtes.formats.legality import CONSTRUCTIONS
    from coterie.games.vtes.terminal.deck_shown import show_head, show_legality, show_playable, show_remarks

    if kind not in CONSTRUCTIONS:
        raise typer.BadParameter(f"--for takes {', '.join(CONSTRUCTIONS)}, not {kind!r}")
    screen, reading = Screen(speaker_of(lang)), read_deck_file(file)
    show_head(screen, reading)
    show_remarks(screen, reading)
    screen.line()
    if reading.faults:
        screen.tell("vtes-deck-understood")
    legal = show_legality(screen, reading.deck, kind, players)
    show_playable(screen, reading.deck)
    if reading.faults or not legal:
        raise typer.Exit(1)


@deck.command("convert")
def convert(
    file: File,
    to: Annotated[
        str,
        typer.Option(metavar="FORMAT", help="text, twd, jol, vdb-text, vdb-url, link, lackey, lackey-xml, ardb, feldb or krcg."),
    ],
    output: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a new file instead of standard output.")] = None,
    lang: Language = "",
) -> None:
    """Write a deck in another format.

    A deck with a line that is not understood is not converted: nothing is lost on the way. What the new format has no place for, a
    description for instance, is told on standard error.

    \b
    Examples:
      coterie vtes deck convert mine.dek --to twd
      coterie vtes deck convert mine.txt --to lackey --output mine-lackey.txt
      coterie vtes deck convert malkavian --to vdb-url
    """
    from coterie.games.vtes.formats import FORMATS, write

    if to not in FORMATS:
        raise typer.BadParameter(f"--to takes {', '.join(FORMATS)}, not {to!r}")
    found, speaker = understood(file), speaker_of(lang)
    text = write(found, to)
    if output is None:
        typer.echo(text, nl=False)
    else:
        _write(output, text)
        typer.echo(speaker.tell("vtes-deck-written", file=str(output)), err=True)
    if lost := FORMATS[to].lost(found):
        from coterie.kernel.text import Text

        what = tuple(Text(f"vtes-deck-field-{field}") for field in lost)
        typer.echo(speaker.tell("vtes-deck-lost", format=to, what=what), err=True)


@deck.command("show")
def show(file: File, lang: Language = "") -> None:
    """Show a deck: its crypt with capacities and disciplines, its library by kinds, and which cards can be played here.

    \b
    Examples:
      coterie vtes deck show mine.txt
      coterie vtes deck show ventrue --lang fr
    """
    from coterie.games.vtes.terminal.deck_shown import show_deck

    show_deck(Screen(speaker_of(lang)), read_deck_file(file))


def _write(path: Path, text: str) -> None:
    """Write a file that is not there yet."""
    from coterie.terminal.files import BadFile

    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise BadFile(f"{path}: this file is there already; choose another name") from None
    except OSError as error:
        raise BadFile(f"{path}: cannot be written: {error.strerror}") from None
