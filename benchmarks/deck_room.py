"""How fast the deck room finds cards while somebody types, on a phone-class processor.

`python -m benchmarks.deck_room` opens the room in Chromium, whose processor is slowed down four times, types some words letter by letter,
and prints what each key takes from when it is pressed until the new list is painted. Each word is typed several times, and of each key the
best counts: what else this machine does is not ours. Beside it stands the processor time of the page's thread without the slowdown, which
other work changes less.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.web.browsing import CHROMIUM, FLAGS, PHONE, visiting
from tests.web.conftest import serving

WORDS = ("govern the unaligned", "second tradition", "+1 stealth", "dissangua", "forza", "bleed", "x", "the")
FIELD = "main input[type=search]"
WATCH = """
() => {
  window.painted = [];
  addEventListener("keydown", ({ timeStamp }) => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => {
      window.painted.push(performance.now() - timeStamp);
      if (window.painted.length === 1) requestAnimationFrame(() => after.port2.postMessage(null));
    };
    after.port2.postMessage(null);
  }), true);
}
"""
"""What runs behind the frame in which a key is answered runs once that is painted; the lower lines come with the frame after it."""


def busy(line: CDPSession) -> float:
    """Milliseconds of processor time that the page has taken for its tasks."""
    return 1000 * next(float(one["value"]) for one in line.send("Performance.getMetrics")["metrics"] if one["name"] == "TaskDuration")


def typed(page: Page, line: CDPSession, words: str) -> list[tuple[float, float, float]]:
    """Milliseconds for each letter: until the lines on top are painted, until all are, and of the processor."""
    page.fill(FIELD, "")
    page.focus(FIELD)
    page.wait_for_function("() => Number(document.querySelector('.results .count b').textContent.replace(/\\D/g, '')) > 4000")
    taken = list[tuple[float, float, float]]()
    for letter in words:
        page.evaluate("window.painted = []")
        before = busy(line)
        page.keyboard.press("Space" if letter == " " else letter)
        page.wait_for_function("() => window.painted.length > 1")
        first, whole = page.evaluate("window.painted.slice(0, 2)")
        taken.append((first, whole, busy(line) - before))
    return taken


def told(name: str, taken: list[float]) -> str:
    """A line of figures."""
    late = sorted(taken)[min(len(taken) - 1, round(0.95 * len(taken)))]
    return f"{name}: {len(taken)} keys, median {statistics.median(taken):.1f} ms, p95 {late:.1f} ms, slowest {max(taken):.1f} ms"


def main() -> None:
    """Print the slowest keys of each word, and all in two lines."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slowdown", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        with visiting(chromium, address, "it", PHONE) as somebody:
            page = somebody.visit("#/decks")
            page.wait_for_selector(".results li")
            page.evaluate(WATCH)
            line = page.context.new_cdp_session(page)
            line.send("Performance.enable", {"timeDomain": "threadTicks"})
            rounds = {}
            for rate in (1, asked.slowdown):
                line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
                rounds[rate] = {words: [typed(page, line, words) for _ in range(asked.rounds)] for words in WORDS}
            slowed, usual = (
                {
                    words: [tuple(map(min, zip(*key, strict=True))) for key in zip(*some, strict=True)]
                    for words, some in rounds[rate].items()
                }
                for rate in (asked.slowdown, 1)
            )
            for words, keys in slowed.items():
                taken = [first for first, _, _ in keys]
                print(f"{words:24} slowest key {words[: taken.index(max(taken)) + 1]!r} {max(taken):5.1f} ms")
            every = [key for keys in slowed.values() for key in keys]
            print(told(f"until the lines on top are painted, {asked.slowdown:g}x slower", [first for first, _, _ in every]))
            print(told(f"until all lines are painted, {asked.slowdown:g}x slower", [whole for _, whole, _ in every]))
            print(told("processor time, not slowed down", [work for keys in usual.values() for _, _, work in keys]))
        chromium.close()


if __name__ == "__main__":
    main()
