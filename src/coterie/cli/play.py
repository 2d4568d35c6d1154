"""`coterie play`: sit down at a table, with bots or with other people at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from coterie.terminal.screen import Language, Screen, speaker_of

if TYPE_CHECKING:
    from coterie.kernel.game import Game

HOTSEAT = "none"


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; `coterie games` lists them.")],
    seat: Annotated[list[str], typer.Option("--seat", metavar="SEAT", help="A seat you play; may be given more than once.")] = [],  # noqa: B006
    bot: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="Who plays the other seats: random, easy, steady, search, search:0.5 (seconds), search:200x (playouts), "
            "file.py:Class, or none (people at this keyboard). By default steady, where the game has it.",
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(metavar="NUMBER", help="Deal the game of this number; by default a new one.")] = None,
    lang: Language = "",
    setup: Annotated[list[str], typer.Option(metavar="KEY=VALUE", help="An option of the game; may be given more than once.")] = [],  # noqa: B006
    deck: Annotated[list[Path], typer.Option(metavar="FILE", help="A deck file of your own; one for each side or seat.")] = [],  # noqa: B006
    position: Annotated[Path | None, typer.Option(metavar="FILE", help="Start from a position.")] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game here after every choice.")] = None,
) -> None:
    """Play a game against bots, or with others at the same keyboard.

    Type the number of an option to choose it, h for help, q to stop.

    \b
    Examples:
      coterie play empire
      coterie play empire --seat vampire --bot search:0.5 --lang it
      coterie play empire --bot none
      coterie play empire --seed 7 --setup attacker=may --deck my-humans.toml
      coterie play vtes --deck mine.txt --deck tremere
      coterie play empire --save evening.json
      coterie play empire --load evening.json --save evening.json
    """
    screen = Screen(speaker_of(lang))
    if load is not None and (seed is not None or setup or deck or position is not None):
        raise typer.BadParameter("--load brings its own seed, setup, decks and position: leave the others out")
    table = _resume(game, load) if load is not None else _begin(game, seed, setup, deck, position)
    _guard(save, load)
    from coterie.cli.session import Session

    people = _people(table, seat, bot)
    Session(table, people, _bot_name(table, bot), screen, save, load).run()


def _resume(name: str, load: Path) -> Game:
    """The saved game, if it is one of the game that was asked for."""
    from coterie.kernel import registry
    from coterie.kernel.errors import BadRecord
    from coterie.terminal.files import load as load_game

    registry.find(name)
    game = load_game(load)
    if game.name != name:
        raise BadRecord(f"{load}: this is a game of {game.name}, not of {name}; try `coterie play {game.name} --load {load}`")
    return game


def _begin(name: str, seed: int | None, setup: list[str], decks: list[Path], position: Path | None) -> Game:
    """A new game."""
    import coterie
    from coterie.cli.setup import read_setup
    from coterie.kernel import registry
    from coterie.kernel.chance import new_seed
    from coterie.kernel.errors import BadPosition
    from coterie.terminal.files import load_position

    written = read_setup(registry.find(name), setup, decks)
    dealt = new_seed() if seed is None else seed
    if position is None:
        return coterie.new(name, seed=dealt, setup=written)
    try:
        return coterie.new(name, seed=dealt, setup=written, position=load_position(position))
    except BadPosition as error:
        where = str(error)
        raise BadPosition(where if where.startswith(str(position)) else f"{position}: {where}") from None


def _guard(save: Path | None, load: Path | None) -> None:
    """A saved game is not written over by another one."""
    if save is None or (load is not None and save.resolve() == load.resolve()):
        return
    from coterie.terminal.files import BadFile

    if save.exists():
        raise BadFile(f"{save}: this file is there already; go on with it by --load {save} --save {save}, or choose another name")
    if not save.parent.is_dir():
        raise BadFile(f"{save}: there is no folder {save.parent}")


def _people(game: Game, seats: list[str], bot: str) -> tuple[str, ...]:
    """The seats that people at this keyboard play."""
    from coterie.terminal.drawing import drawing

    for seat in seats:
        game.asks(seat)
    if bot == HOTSEAT:
        return game.seats
    return tuple(seat for seat in game.seats if seat in (seats or [drawing(game).favourite]))


def _bot_name(game: Game, bot: str) -> str:
    """The bot that was named, or the usual one of the game."""
    if bot not in ("", HOTSEAT):
        return bot
    from coterie import bots

    return "steady" if "steady" in bots.names(game.name) else "random"
