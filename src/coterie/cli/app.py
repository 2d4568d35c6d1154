"""The commands put together, and what happens when one of them fails: one clear line, never a traceback."""

from __future__ import annotations

import tempfile
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from coterie.cli.empire import empire
from coterie.cli.games import games
from coterie.cli.play import play
from coterie.cli.record import record
from coterie.cli.replay import replay
from coterie.cli.screen import clean
from coterie.cli.sim import sim
from coterie.kernel.errors import CoterieError, RulesError


class Commands(TyperGroup):
    """Runs a command; an error of ours becomes one line and exit code 1."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was named."""
        try:
            return super().invoke(ctx)
        except CoterieError as error:
            typer.echo(f"coterie: {clean(_line(error)).strip()}", err=True)
            raise typer.Exit(1) from None


def _line(error: CoterieError) -> str:
    """What went wrong, on one line. A fault of ours leaves its record behind, so that it can be reported."""
    line = " ".join(str(error).split())
    if not isinstance(error, RulesError):
        return line
    with tempfile.NamedTemporaryFile("w", prefix="coterie-fault-", suffix=".json", delete=False, encoding="utf-8") as file:
        file.write(error.record)
    return f"a rule failed, which is a fault of Coterie: {line}. Please report it with the record in {file.name}"


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


app.command("games")(games)
app.command("play")(play)
app.command("sim")(sim)
app.command("replay")(replay)
app.add_typer(record, name="record")
app.add_typer(empire, name="empire")
