"""`coterie empire`: what belongs to Vampire Empire alone, its decks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from coterie.terminal.screen import Language, Screen, speaker_of

if TYPE_CHECKING:
    from coterie.games.empire.cards import Deck

SIDES = ("human", "vampire")

commands = typer.Typer(no_args_is_help=True, rich_markup_mode=None, add_completion=False)


@commands.callback()
def _empire() -> None:
    """What belongs to Vampire Empire alone: its decks.

    \b
    Example:
      coterie empire deck --show human
    """


@commands.command("deck")
def deck(
    check: Annotated[Path | None, typer.Option(metavar="FILE", help="Check a deck file.")] = None,
    show: Annotated[str, typer.Option(metavar="DECK", help="Show a deck as a table: human, vampire or a deck file.")] = "",
    export: Annotated[str, typer.Option(metavar="SIDE", help="Print our deck file of a side, human or vampire, to start from.")] = "",
    lang: Language = "",
) -> None:
    """Check, show or print a deck.

    The lists of the printed decks are not public. If you own the game, print our deck file, enter the true values, check it
    and play with it.

    \b
    Examples:
      coterie empire deck --show human
      coterie empire deck --export human > humans.toml
      coterie empire deck --check humans.toml
      coterie play empire --deck humans.toml
    """
    if sum(map(bool, (check, show, export))) != 1:
        raise typer.BadParameter("give one of --check, --show and --export")
    if check is not None:
        _check(Screen(speaker_of(lang)), check)
    elif show:
        from coterie.games.empire.terminal.cards import show_deck

        show_deck(Screen(speaker_of(lang)), _deck(show))
    else:
        _export(export)


def _deck(name: str) -> Deck:
    """Our deck of a side, or the one in a file."""
    from coterie.games.empire.cards import read_deck, standard_deck
    from coterie.terminal.files import read

    return standard_deck(name) if name in SIDES else read_deck(read(Path(name)), name)


def _check(screen: Screen, path: Path) -> None:
    from coterie.games.empire.cards import read_deck
    from coterie.terminal.files import read

    deck = read_deck(read(path), str(path))
    reconstructed = sum(card.copies for card in deck.cards if not card.exists)
    screen.tell(
        "cli-empire-deck-ok", file=str(path), side=deck.side, cards=len(deck.list()), kinds=len(deck.cards), reconstructed=reconstructed
    )


def _export(side: str) -> None:
    from importlib import resources

    if side not in SIDES:
        raise typer.BadParameter(f"--export takes human or vampire, not {side!r}")
    typer.echo(resources.files("coterie.games.empire").joinpath("data", f"{side}.toml").read_text(encoding="utf-8"), nl=False)
