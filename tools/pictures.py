"""Takes the pictures of the README from the running client: `make pictures`, or `make pictures NAME=fury` for one of them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import coterie
from coterie.bots import make as make_bot
from coterie.kernel.seat import ask_bot
from tests.web.browsing import CHROMIUM, FLAGS, ROOT, visiting
from tests.web.conftest import serving
from tests.web.methuselahs import BOARDS, DECKS
from tests.web.tables import make, prefer, take_seats

FOLDER: Final = ROOT / "docs" / "pictures"
SIZE: Final = ViewportSize(width=1440, height=900)
QUALITY: Final = 82
CLOSE: Final = range(5, 15)
"""How many places are few, and still a question."""
LONG: Final = 4
"""From how many cards on a trail is worth a look."""
AT_REST: Final = """() => document.getAnimations().every(
    (one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity
)"""
ME: Final = {"kind": "mine", "name": "Marisa"}


class Scene(NamedTuple):
    """A table as it is photographed: a position, who sits there, and what is clicked before."""

    game: str
    setup: dict[str, Any]
    position: Callable[[], dict[str, Any]]
    seats: tuple[dict[str, str], ...]
    clicks: tuple[str, ...] = ()
    shown: str = ".table[data-at]"
    """What must be there before the picture is taken."""


def hunt(seed: int) -> dict[str, Any]:
    """A hunt between steady bots, until the hunters are about to travel and few places are left where Dracula can be."""
    game = coterie.new("fury", seed=seed, setup={"players": 2})
    bots = {seat: make_bot("steady", "fury", seed) for seat in game.seats}
    while True:
        decision = game.decisions[0]
        if decision.kind == "travel" and len(game.view("hunters").belief) in CLOSE and len((found := game.position())["trail"]) >= LONG:
            return found
        ask_bot(bots[decision.seat], game, decision)


EMPIRE: Final = Scene(
    "empire",
    {},
    lambda: {
        "chance": "f161",
        "castle": ["lady", "bishop", "cook"],
        "vampires": ["lady", "monk", "maid"],
        "revealed": ["monk"],
        "dead": ["monk"],
        "attack_tokens": {"bishop": 1},
        "active": "human",
        "phase": "action",
        "human": {"hand": ["h-clergy-3", "h-clergy-1", "h-nobles-2", "h-holy-2", "h-servants-1", "h-servants-3", "h-draw"]},
        "vampire": {"hand": ["v-nobles-1", "v-nobles-2", "v-draw", "v-clergy-1", "v-vampire-2"]},
    },
    ({"seat": "human", **ME}, {"seat": "vampire", "kind": "bot", "bot": "steady", "name": "Osanna"}),
    (
        ".castle [data-thing='empire-character:bishop']",
        ".castle [data-thing='empire-character:lady']",
        ".hand [data-thing='empire-card:h-clergy-1']",
    ),
    ".rounds :text('Rosary')",
)

FURY: Final = Scene(
    "fury",
    {"players": 2},
    lambda: hunt(seed=8),
    ({"seat": "hunters", **ME}, {"seat": "dracula", "kind": "bot", "bot": "steady", "name": "Benedek"}),
    shown=".map .ground",
)

VTES: Final = Scene(
    "vtes",
    {"decks": DECKS},
    lambda: {"chance": "b1eed", **BOARDS},
    (
        {"seat": "a", **ME},
        *(
            {"seat": seat, "kind": "bot", "bot": "steady", "name": name}
            for seat, name in (("b", "Bruna"), ("c", "Ferran"), ("d", "Odalys"), ("e", "Gisla"))
        ),
    ),
    shown=".stage",
)

SCENES: Final = {scene.game: scene for scene in (EMPIRE, FURY, VTES)}
"""One for each picture in the README, by the name of its file."""


def path_of(name: str, folder: Path = FOLDER) -> Path:
    """Where a picture is kept."""
    return folder / f"{name}.jpg"


def open_scene(page: Page, scene: Scene) -> None:
    """Wait until the table stands, and play up to the moment of the picture."""
    page.wait_for_selector(".table[data-at]")
    for thing in scene.clicks:
        page.locator(thing).first.click(position={"x": 12, "y": 12})
    page.wait_for_selector(scene.shown)
    page.mouse.move(1, 1)
    page.wait_for_function(AT_REST)
    page.wait_for_load_state("networkidle")


def take(browser: Browser, address: str, scene: Scene, path: Path) -> None:
    """Make the table on that server, open it as its first player, and photograph what is seen."""
    made = make(address, *scene.seats, game=scene.game, setup=scene.setup, position=scene.position())
    with visiting(browser, address, size=SIZE) as visitor:
        take_seats(visitor, made, scene.seats[0]["seat"])
        prefer(visitor, sound=False)
        page = visitor.visit(f"#/table/{made['table']}")
        open_scene(page, scene)
        page.screenshot(path=path, type="jpeg", quality=QUALITY, animations="disabled")


def take_all(names: list[str], folder: Path = FOLDER) -> list[Path]:
    """The pictures of these names, from a server and a browser of their own."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [path_of(name, folder) for name in names]
    with TemporaryDirectory() as data, serving(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for name, path in zip(names, paths, strict=True):
            take(browser, address, SCENES[name], path)
        browser.close()
    return paths


def main(names: list[str]) -> int:
    """Take the pictures that are named, or all of them."""
    unknown = [name for name in names if name not in SCENES]
    if unknown:
        print(f"There is no picture {', '.join(unknown)}; there are {', '.join(SCENES)}.", file=sys.stderr)
        return 1
    if CHROMIUM is None:
        print("There is no Chromium here: sh tools/browser.sh", file=sys.stderr)
        return 1
    subprocess.run(["sh", "tools/client.sh"], cwd=ROOT, check=True)  # noqa: S607  # as make does
    for path in take_all(names or list(SCENES)):
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
