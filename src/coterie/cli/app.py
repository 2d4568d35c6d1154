"""The commands put together, and what happens when one of them fails: one clear line, never a traceback."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from coterie.kernel import registry
from coterie.kernel.errors import BotFailed, CoterieError, Reproducible

NAMES: Final = ("games", "play", "serve", "admin", "sim", "replay", "record")
"""Each command is the function, or the group of commands, of that name in the module of that name."""
BROUGHT: Final = "terminal.commands"
"""Where the package of a game has commands of its own: they are a group with the name of the game."""


class Commands(TyperGroup):
    """Finds a command, importing no other, and runs it; an error of ours becomes one line and exit code 1."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of the commands."""
        return [*NAMES, *(game for game in registry.names() if registry.part(game, BROUGHT))]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name, or None."""
        if cmd_name in NAMES:
            found = getattr(import_module(f"coterie.cli.{cmd_name}"), cmd_name)
        elif cmd_name in registry.names() and (brought := registry.part(cmd_name, BROUGHT)):
            found = brought.commands
        else:
            return None
        if not isinstance(found, typer.Typer):
            single = typer.Typer(rich_markup_mode=None, add_completion=False)
            single.command(cmd_name)(found)
            found = single
        command = typer.main.get_command(found)
        command.name = cmd_name
        return command

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was named."""
        try:
            return super().invoke(ctx)
        except CoterieError as error:
            typer.echo(f"coterie: {_line(error)}", err=True)
            raise typer.Exit(1) from None


def _line(error: CoterieError) -> str:
    """What went wrong, on one line. A fault of ours leaves its record behind, so that it can be reported."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in str(error)).split())
    if not isinstance(error, Reproducible):
        return line
    from coterie.terminal.files import leave_behind

    file = leave_behind(error.record)
    if isinstance(error, BotFailed):
        return f"a bot failed: {line}. The record that leads there is in {file}"
    return f"a rule failed, which is a fault of Coterie: {line}. Please report it with the record in {file}"


app = typer.Typer(cls=Commands, rich_markup_mode=None, pretty_exceptions_enable=False, no_args_is_help=True, add_completion=False)


def _version(wanted: bool) -> None:
    if wanted:
        from coterie import __version__

        typer.echo(f"coterie {__version__}")
        raise typer.Exit


@app.callback()
def coterie(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")] = False,
) -> None:
    """A table for vampire games that knows their rules and plays any empty seat.

    \b
    Examples:
      coterie games                        what can be played
      coterie play empire                  Vampire Empire against a bot
      coterie play empire --bot none       two players, one keyboard
      coterie replay game.json             step through a saved game
    """
