"""A run as a picture: wins and points with their intervals, the length of the games, why they ended. Equal runs give equal files."""

from __future__ import annotations

import importlib.util
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from coterie.kernel.errors import CoterieError
from coterie.sim.tally import Interval

INK, QUIET, BLOOD = "#2b2b2b", "#8a8a8a", "#8c1c2b"
STYLE: dict[Any, object] = {
    "axes.edgecolor": QUIET,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 10,
    "figure.titlesize": 12,
    "font.family": "sans-serif",
    "font.size": 9,
    "svg.fonttype": "none",
    "svg.hashsalt": "coterie",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}
MOST_BARS = 40


class CannotPlot(CoterieError):
    """The picture cannot be drawn or written."""


class Picture(msgspec.Struct, frozen=True):
    """What a picture shows, in the words of a language."""

    title: str
    wins_title: str
    wins: Sequence[tuple[str, str, Interval]]
    """Of each seat, bot or thing brought: its name, its share in words, and its share."""
    lengths_title: str
    lengths: Counter[int]
    games_label: str
    endings_title: str
    endings: Sequence[tuple[str, int]]
    scores_title: str = ""
    scores: Sequence[tuple[str, str, Interval]] = ()
    """Of each thing that players bring, and each seat, where they change seats: its name, its mean score in words, and its mean score."""


def check(path: Path) -> None:
    """Raise CannotPlot now if the picture could not be drawn later, after all the games."""
    if path.suffix.lower() != ".svg":
        raise CannotPlot(f"a plot is written as SVG: name a file that ends in .svg, not {str(path)!r}")
    if importlib.util.find_spec("matplotlib") is None:
        raise CannotPlot("plots are drawn with matplotlib, which is not installed: pip install 'coterie[plot]'")


def draw(picture: Picture, path: Path) -> None:
    """Draw a run and write it as SVG."""
    check(path)
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(9, 5.5), layout="constrained")
        figure.suptitle(picture.title, x=0.01, ha="left")
        rows: list[Any] = [["wins", "scores"], ["lengths", "endings"]] if picture.scores else [["wins", "lengths"], ["endings", "endings"]]
        panels = figure.subplot_mosaic(rows)
        _draw_wins(panels["wins"], picture)
        if picture.scores:
            _draw_scores(panels["scores"], picture)
        _draw_lengths(panels["lengths"], picture)
        _draw_endings(panels["endings"], picture)
        try:
            figure.savefig(path, format="svg", metadata={"Date": None, "Creator": "Coterie"})
        except OSError as error:
            raise CannotPlot(f"{str(path)!r} cannot be written: {error.strerror or error}") from None


def _draw_wins(axes: Any, picture: Picture) -> None:
    """A point for each, with its interval, on a scale from 0 to 100 %."""
    axes.set_title(picture.wins_title)
    for place, (_, share, rate) in enumerate(picture.wins):
        low, high = rate.low or 0.0, 1.0 if rate.high is None else rate.high
        axes.plot([100 * low, 100 * high], [place, place], color=BLOOD, linewidth=2, solid_capstyle="round")
        axes.plot([100 * rate.value], [place], "o", color=BLOOD, markersize=6)
        axes.annotate(share, (100 * rate.value, place), (0, 7), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(picture.wins)), [name for name, _, _ in picture.wins])
    axes.set_ylim(len(picture.wins) - 0.4, -0.6)
    axes.set_xlim(0, 100)
    axes.set_xlabel("%")


def _draw_scores(axes: Any, picture: Picture) -> None:
    """A point for each, with its interval, on a scale from 0."""
    axes.set_title(picture.scores_title)
    for place, (_, words, score) in enumerate(picture.scores):
        low, high = (score.value if bound is None else bound for bound in (score.low, score.high))
        axes.plot([low, high], [place, place], color=BLOOD, linewidth=2, solid_capstyle="round")
        axes.plot([score.value], [place], "o", color=BLOOD, markersize=5)
        axes.annotate(words, (score.value, place), (0, 5), textcoords="offset points", ha="center", fontsize=7)
    axes.set_yticks(range(len(picture.scores)), [name for name, _, _ in picture.scores])
    axes.set_ylim(len(picture.scores) - 0.4, -0.6)
    axes.set_xlim(left=0)


def _draw_lengths(axes: Any, picture: Picture) -> None:
    axes.set_title(picture.lengths_title)
    axes.set_ylabel(picture.games_label)
    if picture.lengths:
        least, most = min(picture.lengths), max(picture.lengths)
        width = max(1, -(-(most - least + 1) // MOST_BARS))
        edges = list(range(least, most + width + 1, width))
        axes.hist(list(picture.lengths), weights=list(picture.lengths.values()), bins=edges, color=INK, alpha=0.8, rwidth=0.92)


def _draw_endings(axes: Any, picture: Picture) -> None:
    axes.set_title(picture.endings_title)
    counts = [count for _, count in picture.endings]
    bars = axes.barh(range(len(counts)), counts, color=INK, alpha=0.8, height=0.6)
    axes.bar_label(bars, padding=4)
    axes.set_yticks(range(len(counts)), [words for words, _ in picture.endings])
    axes.set_ylim(len(counts) - 0.4, -0.6)
    axes.set_xlabel(picture.games_label)
