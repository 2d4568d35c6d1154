"""`coterie record`: look into the file of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from coterie.terminal.screen import Language, Screen, sentence, speaker_of

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game, as `play --save` writes it.")]

record = typer.Typer(no_args_is_help=True, rich_markup_mode=None, add_completion=False)


@record.callback()
def _record() -> None:
    """Check, list or cut the record of a game.

    \b
    Examples:
      coterie record check evening.json
      coterie record show evening.json
    """


@record.command("check")
def check(file: RecordFile, lang: Language = "") -> None:
    """Replay a record, verify every row, and say what game it is.

    \b
    Example:
      coterie record check evening.json
    """
    from coterie.cli.players import played
    from coterie.cli.session import show_outcome
    from coterie.kernel.questions import PASS
    from coterie.kernel.record import unfold
    from coterie.terminal.files import load

    screen = Screen(speaker_of(lang))
    game = load(file)
    written = game.record()
    entries = [entry for _, entry in unfold(written["log"])]
    choices = sum(not forced and bool(seat) for seat, _, forced in entries)
    passes = sum(forced and key == PASS for _, key, forced in entries)
    seats = tuple(played(screen, game, seat) for seat in game.seats)
    screen.tell("cli-record-ok", "bold", file=str(file))
    screen.tell("cli-record-game", game=game.name, rules=str(written["rules"]), seed=written["seed"])
    if written["position"] is not None:
        screen.tell("cli-from-position")
    screen.tell("cli-record-seats", seats=seats)
    screen.tell("cli-record-length", entries=len(entries), choices=choices, passes=passes)
    show_outcome(screen, game)


@record.command("show")
def show(file: RecordFile, lang: Language = "") -> None:
    """List the log of a record: entry, seat, key, and the choice in words. It shows what every seat kept secret.

    \b
    Examples:
      coterie record show evening.json
      coterie record show evening.json | grep fight
    """
    from coterie.cli.playback import Playback
    from coterie.kernel.text import Ref
    from coterie.terminal.files import load

    screen = Screen(speaker_of(lang))
    playback = Playback(load(file))
    rows = []
    for number, (_, key, forced) in enumerate(playback.entries, 1):
        seat, label = playback.label()
        name = screen.speaker.name(Ref(f"{playback.game.name}-seat", seat)) if seat else screen.speaker.tell("cli-outside")
        words = screen.speaker.tell("cli-forced") if forced else sentence(screen.speaker.say(label)) if label else ""
        rows.append((str(number), name, key, words))
        playback.forward()
    head = [screen.speaker.tell(f"cli-head-{column}") for column in ("entry", "seat", "key", "choice")]
    screen.table(head, rows, right=[0])


@record.command("position")
def position(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0, help="After how many entries; by default at the end.")] = None,
    lang: Language = "",
) -> None:
    """Print the position after entry N as JSON, or the nearest one before it that can be written.

    \b
    Example:
      coterie record position evening.json --at 40 > position.json
      coterie play empire --position position.json
    """
    import msgspec

    from coterie.cli.playback import Playback
    from coterie.kernel.errors import NoPosition
    from coterie.terminal.files import load

    speaker = speaker_of(lang)
    game = load(file)
    wanted = game.number if at is None else at
    if wanted > game.number:
        raise NoPosition(f"{file}: there is no entry {wanted}; the last one is {game.number}")
    playback = Playback(game)
    playback.wind(wanted)
    found = playback.quiet()
    typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    typer.echo(
        speaker.tell("cli-position-at", entry=playback.game.number, wanted=wanted, exact=int(wanted == playback.game.number)), err=True
    )
    if game.record()["setup"]:
        typer.echo(speaker.tell("cli-position-setup"), err=True)
