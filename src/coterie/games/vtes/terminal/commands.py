"""`coterie vtes`: what belongs to Vampire: The Eternal Struggle alone, its cards and decks."""

from __future__ import annotations

from typing import Annotated

import typer

from coterie.games.vtes.terminal.deck import deck
from coterie.terminal.screen import Language, Screen, speaker_of

Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of a card in any of our languages, a part of it, or its number.")]

commands = typer.Typer(no_args_is_help=True, rich_markup_mode=None, add_completion=False)
commands.add_typer(deck, name="deck")


@commands.callback()
def _vtes() -> None:
    """What belongs to Vampire: The Eternal Struggle alone: its cards and decks.

    \b
    Examples:
      coterie vtes card Bonding
      coterie vtes coverage
      coterie vtes new "Scouting Mission"
      coterie vtes read "Scouting Mission"
      coterie vtes deck check mine.txt
    """


@commands.command("card")
def card(name: Name, lang: Language = "") -> None:
    """Show all that is known of a card.

    Its facts and official text, our text in four languages, its definition, the rulings on it, the tests that name it, and
    whether it can be played here.

    \b
    Examples:
      coterie vtes card Bonding
      coterie vtes card "territorio di caccia: l'accademia" --lang it
      coterie vtes card 201569
    """
    from coterie.games.vtes.terminal.find import find_card
    from coterie.games.vtes.terminal.show import show_card

    show_card(Screen(speaker_of(lang)), find_card(name))


@commands.command("coverage")
def coverage(
    json: Annotated[bool, typer.Option("--json", help="As JSON, with every set and every discipline.")] = False,
    lang: Language = "",
) -> None:
    """Count the cards that can be played here: in all, and by set, type, discipline and deck of the Fifth Edition.

    \b
    Examples:
      coterie vtes coverage
      coterie vtes coverage --json
    """
    from coterie.games.vtes.coverage import coverage as counted
    from coterie.games.vtes.terminal.show import show_coverage

    if json:
        import msgspec

        typer.echo(msgspec.json.format(msgspec.json.encode(counted())).decode())
    else:
        show_coverage(Screen(speaker_of(lang)), counted())


@commands.command("new")
def new(
    name: Name,
    only_print: Annotated[bool, typer.Option("--print", help="Print what would be written, and write nothing.")] = False,
    lang: Language = "",
) -> None:
    """Begin a card that is not there yet: its definition and its first tests, to be filled in.

    They are written into the module of the card and into that module's tests. Then `make card NAME=...` says what is missing.

    \b
    Examples:
      coterie vtes new "Scouting Mission"
      coterie vtes new "Scouting Mission" --print
    """
    from coterie.games.vtes.terminal.find import find_card
    from coterie.games.vtes.terminal.skeleton import begin

    begin(Screen(speaker_of(lang)), find_card(name), only_print)


@commands.command("read")
def read(
    name: Annotated[
        str, typer.Argument(metavar="[NAME]", help="One card, to see what its text is read as; all of them if none is named.")
    ] = "",
    lang: Language = "",
) -> None:
    """Read official texts into definitions, by the words that the printer knows.

    Of one card it shows the definition, or the sentences that nothing can be made of. Without a name it reads all cards that
    have no definition by hand, which takes some minutes, and writes those with exactly one reading that can be played.

    \b
    Examples:
      coterie vtes read "Anwar"
      coterie vtes read
    """
    from coterie.games.vtes.terminal.find import find_card
    from coterie.games.vtes.terminal.reading import read_all, show_reading

    screen = Screen(speaker_of(lang))
    if name:
        show_reading(screen, find_card(name))
    else:
        read_all(screen)
