"""`coterie sim`: many games of bots against bots, with the results as a table, files and a picture."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Annotated, TextIO

import typer

from coterie.cli.setup import read_decks, read_setup
from coterie.kernel import registry
from coterie.kernel.errors import CoterieError
from coterie.locale import Speaker
from coterie.sim import Result, Tally, plot, simulate
from coterie.sim.files import CsvRows, summarise, to_json
from coterie.sim.report import Report
from coterie.terminal.files import BadFile
from coterie.terminal.screen import Language, Screen, speaker_of

INTERRUPTED = 130


class BadUse(CoterieError):
    """Options that do not go together."""


def sim(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to play; `coterie games` lists them.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for each seat in order of play, or one for all: steady,random or my.py:Careful. "
            "If none is named: random, and steady with --decks."
        ),
    ] = "",
    seed: Annotated[int, typer.Option(help="Equal seeds give equal results, whatever the number of processes or machines.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="In how many processes to play.")] = 1,
    ray: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, or auto for the one here; needs the extra `cluster`."),
    ] = "",
    rotate: Annotated[bool, typer.Option("--rotate", help="Let the bots change seats from game to game, and count by bot too.")] = False,
    setup: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be given more than once.")
    ] = None,
    decks: Annotated[
        str, typer.Option(metavar="A,B,C", help="One deck for each seat, by name or as files; they change seats, and are counted.")
    ] = "",
    deck: Annotated[list[Path] | None, typer.Option(metavar="FILE", help="A deck file of your own; may be given more than once.")] = None,
    json: Annotated[str, typer.Option(metavar="FILE", help="Write the summary as JSON; - is standard output.")] = "",
    csv: Annotated[str, typer.Option(metavar="FILE", help="Write a row of CSV for each game; - is standard output.")] = "",
    plot_file: Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg", help="Draw the results; needs the extra `plot`.")] = None,
    records: Annotated[str, typer.Option(metavar="FILE", help="Write the record of each game, one in a line; - is standard output.")] = "",
    lang: Language = "",
) -> None:
    """Play many games, bots against bots, and count what comes of them.

    Bots that look at the clock (search:0.1) may choose otherwise in another run; search:200x does not.
    Ctrl-C stops the run and shows what there is so far; the exit code is then 130.

    \b
    Examples:
      coterie sim empire --games 10000 --bots steady,random --jobs 4
      coterie sim empire --games 400 --bots search:200x,steady --rotate --plot strength.svg
      coterie sim empire --bots my_bots.py:Careful,random --csv games.csv
      coterie sim empire --games 100 --records games.jsonl --json - | less
      coterie sim vtes --games 100000 --bots steady --ray 10.0.0.1:6379
      coterie sim vtes --decks ventrue,tremere,toreador,mine.txt,malkavian --plot decks.svg
    """
    speaker = speaker_of(lang)
    if (json, csv, records).count("-") > 1:
        raise BadUse("only one of --json, --csv and --records can be written to standard output")
    if ray and jobs > 1:
        raise BadUse("--jobs is for this machine alone; with --ray all processors of the cluster play")
    if plot_file is not None:
        plot.check(plot_file)
    names, options = (
        tuple(name.strip() for name in (bots or ("steady" if decks else "random")).split(",")),
        read_setup(registry.find(game), setup or [], deck or []),
    )
    results = simulate(game, names, games, seed, jobs, options, rotate, bool(records), _brought(game, decks), ray)
    tally = Tally()
    with ExitStack() as stack:
        summary_file = _open(stack, json)
        keep = _keepers(tally, _open(stack, csv), _open(stack, records))
        interrupted = _run(results, keep, games, speaker)
        if summary_file is not None:
            summary_file.write(to_json(summarise(tally, game, names, seed, games, options, rotate)))
    report = Report(speaker, tally, game, seed)
    if tally.games and "-" not in (json, csv, records):
        _show(Screen(speaker), report, None if rotate else _seating(tally, names))
    if tally.games and plot_file is not None:
        plot.draw(report.picture(by_bot=rotate), plot_file)
    if interrupted:
        typer.echo(speaker.tell("sim-interrupted", games=tally.games, asked=games), err=True)
        raise typer.Exit(INTERRUPTED)


def _brought(game: str, names: str) -> list[object]:
    """The decks that change seats, read."""
    if not names:
        return []
    definition, named = registry.find(game), [name.strip() for name in names.split(",")]
    if not definition.brought:
        raise BadUse(f"--decks {names}: {game} has no decks that could change seats")
    found = read_decks(definition, named, {"players": len(named)})[definition.brought]
    return found if isinstance(found, list) else []


def _show(screen: Screen, report: Report, seating: dict[str, str] | None) -> None:
    screen.line(report.title(), "bold")
    for table in report.tables(seating):
        screen.console.print()
        screen.table(table.head, table.rows, table.right)


def _seating(tally: Tally, names: tuple[str, ...]) -> dict[str, str]:
    return dict(zip(tally.seats, names if len(names) > 1 else names * len(tally.seats), strict=True))


def _open(stack: ExitStack, name: str) -> TextIO | None:
    """A file to write to, before the first game: better to fail now than after an hour."""
    if not name or name == "-":
        return sys.stdout if name else None
    try:
        return stack.enter_context(open(name, "w", encoding="utf-8", newline="\n"))
    except OSError as error:
        raise BadFile(f"{name}: cannot be written: {error.strerror}") from None


def _keepers(tally: Tally, csv: TextIO | None, records: TextIO | None) -> list[Callable[[Result], object]]:
    """Everything that is done with each result."""
    keep: list[Callable[[Result], object]] = [tally.add]
    if csv is not None:
        keep.append(CsvRows(csv).add)
    if records is not None:
        keep.append(lambda result: records.write(f"{result.record}\n"))
    return keep


def _run(results: Generator[Result, None, None], keep: list[Callable[[Result], object]], games: int, speaker: Speaker) -> bool:
    """Play the games; True if somebody pressed Ctrl-C before the last."""
    try:
        with closing(results), progress(speaker.tell("sim-progress"), games) as advance:
            for result in results:
                for one in keep:
                    one(result)
                advance()
    except KeyboardInterrupt:
        return True
    return False


@contextmanager
def progress(title: str, games: int) -> Iterator[Callable[[], object]]:
    """A bar with the time left, on standard error; nothing where that is no terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=games)
        yield lambda: bar.advance(task)
