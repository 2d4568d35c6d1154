"""`coterie serve`: the tables of this machine in a browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from coterie.kernel.errors import CoterieError


class BadFolder(CoterieError):
    """The data folder cannot be used."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets the whole network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 is any that is free.")] = 8666,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where tables are kept; your user data folder if not given.")] = None,
    database: Annotated[str, typer.Option(metavar="URL", envvar="COTERIE_DATABASE", help="A PostgreSQL database instead.")] = "",
    origin: Annotated[list[str] | None, typer.Option(help="A further origin whose pages may speak to this server.")] = None,
    root_path: Annotated[str, typer.Option(help="The sub-path under which a proxy shows this server.")] = "",
    pace: Annotated[
        float, typer.Option(min=0.0, max=10.0, help="How much time people have to react: 1 is for people, 0 passes at once.")
    ] = 1.0,
    message_rate: Annotated[float, typer.Option(min=1.0, help="Messages a second that are read from one connection.")] = 20.0,
    table_rate: Annotated[float, typer.Option(min=1.0, help="Tables that one address may make in a minute.")] = 30.0,
    measure_rate: Annotated[float, typer.Option(min=0.0, help="Games in which one address may measure decks in an hour.")] = 5_000.0,
    connections: Annotated[int, typer.Option(min=1, help="Connections that one address may hold.")] = 300,
    workers: Annotated[int, typer.Option(min=0, help="Processes in which bots think; 0 lets the server choose.")] = 0,
    game: Annotated[list[str] | None, typer.Option(metavar="MODULE:NAME", help="A game of another package to be served too.")] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    open_: Annotated[bool, typer.Option("--open", help="Open the first page in a browser.")] = False,
) -> None:
    """Serve tables to browsers, on this machine or for others.

    \b
    Examples:
      coterie serve --open                      play in a browser
      coterie serve --host 0.0.0.0              with everybody on this network
      coterie serve --port 0 --data ./tables    on any free port, kept here
    """
    from coterie.server.notices.delivery import notice_settings
    from coterie.server.serve import run
    from coterie.server.settings import Settings

    if log_level not in ("debug", "info", "warning", "error"):
        raise typer.BadParameter(f"{log_level!r} is not debug, info, warning or error", param_hint="--log-level")

    def ready(address: str) -> None:
        typer.echo(f"Coterie is at {address}")
        if open_ and _has_windows():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    settings = Settings(
        host=host,
        port=port,
        data=_folder(data) if not database else Path(),
        database=database,
        origins=tuple(origin or ()),
        root_path=root_path,
        pace=pace,
        message_rate=message_rate,
        table_rate=table_rate,
        measure_rate=measure_rate,
        connections=connections,
        workers=workers,
        games=tuple(game or ()),
        metrics_token=os.environ.get("COTERIE_METRICS_TOKEN", ""),
        log_level=log_level,
        notices=notice_settings(os.environ),
    )
    run(settings, ready)


def _has_windows() -> bool:
    """Whether a browser would open a window: one that runs in this terminal would take it from the server."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _folder(data: Path | None) -> Path:
    """The data folder, made if it is not there, for this user alone."""
    if data is None:
        from platformdirs import user_data_path

        data = user_data_path("coterie", appauthor=False)
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadFolder(f"{data}: cannot be made: {error.strerror}") from None
    return data.resolve()
