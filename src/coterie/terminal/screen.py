"""Where things are written: a terminal with colour and boxes, or plain lines where the output is piped."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated, TypeAlias
from unicodedata import category

import typer
from rich.cells import cell_len
from rich.console import Console, Group
from rich.control import Control
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Styled

from coterie.kernel.text import Arg, Text
from coterie.locale import LANGUAGES, Speaker, from_environment

Cell: TypeAlias = "str | Styled"
Language = Annotated[
    str, typer.Option("--lang", metavar="LANG", help=f"{', '.join(LANGUAGES)}; by default the language of your environment.")
]

PLAIN_WIDTH = 240
MANY = 12
"""So many short lines are set side by side."""


def speaker_of(language: str) -> Speaker:
    """Who speaks a language as a user names it; the environment's, if none is named."""
    wanted = language.replace("_", "-").lower()
    return Speaker(next((known for known in LANGUAGES if known.lower() == wanted), language) if language else from_environment())


def clean(text: str) -> str:
    """Text without control characters: names and keys from files must not steer the terminal.

    >>> clean("a\\x1b[2Jb")
    'a[2Jb'
    """
    return "".join(sign for sign in text if sign == "\n" or category(sign)[0] != "C")


def sentence(text: str) -> str:
    """The text with a capital at its start.

    >>> sentence("the human player")
    'The human player'
    """
    return text[:1].upper() + text[1:]


class Screen:
    """Writes for one reader, in that reader's language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.plain = not self.console.is_terminal
        if self.plain:
            self.console.width = PLAIN_WIDTH

    def line(self, text: Cell = "", style: str = "", indent: int = 0, whole: bool = False) -> None:
        """One paragraph. A `whole` one is never broken, so that it can be copied."""
        if self.plain or whole or not text:
            self.console.print(" " * indent + _words(text), style=style if not self.plain else None, soft_wrap=True)
        else:
            self.console.print(Padding(_styled(text, style), (0, 0, 0, indent), expand=False))

    def tell(self, message: str, style: str = "", indent: int = 0, /, **args: Arg) -> None:
        """One paragraph, from a message."""
        self.line(self.speaker.tell(message, **args), style, indent)

    def say(self, text: Text, style: str = "", indent: int = 0) -> None:
        """One paragraph, from a text."""
        self.line(self.speaker.say(text), style, indent)

    def heading(self, text: str) -> None:
        """The title of what follows."""
        self.line()
        if self.plain:
            self.line(text)
        else:
            self.console.print(Rule(Styled(clean(text), "bold"), align="left", style="dim"))

    def table(self, head: Sequence[str], rows: Iterable[Sequence[Cell]], right: Sequence[int] = ()) -> None:
        """Rows under a head; the columns numbered in `right` are set flush right. A head of nothing is left out."""
        if self.plain:
            self._plain_table(head, [[_words(cell) for cell in row] for row in rows], right)
            return
        table = Table(box=None, show_header=any(head), header_style="dim", pad_edge=False, padding=(0, 2, 0, 1))
        for number, title in enumerate(head):
            table.add_column(title, justify="right" if number in right else "left")
        for row in rows:
            table.add_row(*(_styled(cell) for cell in row))
        self.console.print(table)

    def _plain_table(self, head: Sequence[str], rows: list[list[str]], right: Sequence[int]) -> None:
        lines = [list(head), *rows] if any(head) else rows
        widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
        for line in lines:
            cells = []
            for number, (cell, width) in enumerate(zip(line, widths, strict=True)):
                gap = " " * (width - cell_len(cell))
                cells.append(gap + cell if number in right else cell + gap)
            self.line("  ".join(cells).rstrip())

    def listing(self, lines: Sequence[str]) -> None:
        """Lines of their own; many short ones stand side by side, to be read downwards."""
        width = max((cell_len(line) for line in lines), default=0) + 3
        if self.plain or len(lines) < MANY or width > self.console.width // 2:
            for line in lines:
                self.line(line, indent=1)
            return
        rows = -(-len(lines) // (self.console.width // width))
        for row in range(rows):
            self.line("".join(line + " " * (width - cell_len(line)) for line in lines[row::rows]).rstrip(), indent=1)

    def cards(self, cards: Sequence[Sequence[Cell]]) -> None:
        """Cards side by side: the first line of each is its title."""
        if self.plain:
            for title, *lines in cards:
                self.line(", ".join(_words(part) for part in (title, *lines) if part), indent=2)
            return
        grid = Table.grid(padding=(0, 1))
        height = max(map(len, cards), default=0)
        boxes = []
        for title, *lines in cards:
            body = Group(*(_styled(line) for line in (*lines, *[""] * (height - 1 - len(lines)))))
            boxes.append(Panel(body, title=_styled(title, "not dim bold"), title_align="left", border_style="dim", width=24))
        if boxes:
            grid.add_row(*boxes)
            self.console.print(grid)

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without the blanks around it. EOFError where there is none."""
        self.console.file.flush()
        line = input(clean(prompt)).strip()
        if not sys.stdin.isatty():
            self.line()
        return line

    def confirm(self, message: str, /, **args: Arg) -> bool:
        """A yes or no from the keyboard; anything else is a no."""
        answer = self.ask(f"{self.speaker.tell(message, **args)} {self.speaker.tell('cli-yes-no')} ")
        return answer.lower() in self.speaker.tell("cli-yes-words").split()

    def clear(self) -> None:
        """Wipe the terminal with everything that can be scrolled back to."""
        if not self.plain:
            self.console.file.write("\x1b[3J")
            self.console.control(Control.clear(), Control.home())

    def waiting(self, message: str, /, **args: Arg) -> AbstractContextManager[object]:
        """Show that something takes its time."""
        return nullcontext() if self.plain else self.console.status(clean(self.speaker.tell(message, **args)))


def _styled(cell: Cell, style: str = "") -> Styled:
    if isinstance(cell, str):
        return Styled(clean(cell), style)
    return cell


def _words(cell: Cell) -> str:
    return clean(cell if isinstance(cell, str) else cell.plain)
