"""How fast the deck room finds cards while somebody types, on a phone-class processor.

`python -m benchmarks.deck_room` opens the room in Chromium, types some words letter by letter, and prints what each key takes until the
page shows its new list: script, style and layout, by the processor time of the page's thread, which other work of the machine does not
change, times four for a slower processor.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.web.browsing import CHROMIUM, FLAGS, PHONE, visiting
from tests.web.conftest import serving

WORDS = ("govern the unaligned", "second tradition", "+1 stealth", "dissangua", "força", "x", "the")
TYPE = """
(letters) => {
  const field = document.querySelector("main input[type=search]");
  field.value = letters;
  field.dispatchEvent(new Event("input", {bubbles: true}));
  return new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
}
"""


def busy(line: CDPSession) -> float:
    """Milliseconds of processor time that the page has taken for its tasks."""
    return 1000 * next(float(one["value"]) for one in line.send("Performance.getMetrics")["metrics"] if one["name"] == "TaskDuration")


def typed(page: Page, line: CDPSession, words: str) -> list[float]:
    """Milliseconds for each letter."""
    page.evaluate(TYPE, "")
    taken = []
    for end in range(1, len(words) + 1):
        before = busy(line)
        page.evaluate(TYPE, words[:end])
        taken.append(busy(line) - before)
    return taken


def main() -> None:
    """Print a line for each search."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slowdown", type=float, default=4)
    slowdown = parser.parse_args().slowdown
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        with visiting(chromium, address, "it", PHONE) as somebody:
            page = somebody.visit("#/decks")
            page.wait_for_selector(".results li")
            line = page.context.new_cdp_session(page)
            line.send("Performance.enable", {"timeDomain": "threadTicks"})
            typed(page, line, WORDS[0])
            every = []
            for words in WORDS:
                taken = [slowdown * one for one in typed(page, line, words)]
                every += taken
                print(f"{words:24} median {statistics.median(taken):5.1f} ms, slowest {max(taken):5.1f} ms")
            print(f"{len(every)} keys: median {statistics.median(every):.1f} ms, slowest {max(every):.1f} ms, {slowdown:g}x slower")
        chromium.close()


if __name__ == "__main__":
    main()
