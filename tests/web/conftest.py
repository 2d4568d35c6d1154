"""The client as it is built, a real server that shows it, and a browser to look at it with."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.marks import slow
from tests.tries import wait_until
from tests.web.browsing import CHROMIUM, FLAGS, PATIENCE, ROOT, WIDE, Visitor, visiting

Visit = Callable[..., Visitor]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever needs a browser is slow."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(slow)


@pytest.fixture(scope="session")
def client() -> None:
    """The client is built from its sources as they are now; of several test processes one builds it and the others wait."""
    with (ROOT / "web" / "node_modules" / ".building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(["sh", "tools/client.sh"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def serving(data: Path, *more: str) -> Iterator[str]:
    """The address of a server of our own on a free port, with the same deal at every table and bots that answer at once."""
    command = [sys.executable, "-m", "tests.dealing", "serve", "--port", "0", "--data", str(data), "--pace", "0"]
    limits = ["--message-rate", "1000", "--table-rate", "1000", "--workers", "1", "--log-level", "warning"]
    with subprocess.Popen(
        [*command, *limits, *more],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            told = process.stdout.readline()
            assert "http" in told, told
            address = told.split()[-1].rstrip("/") + "/"
            wait_until("the server is ready", lambda: httpx.get(f"{address}ready", timeout=60).is_success)
            yield address
        finally:
            process.terminate()


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty data folder."""
    with serving(tmp_path_factory.mktemp("tables")) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, or whichever the machine has. One for each module: while it is open, no other event loop can run."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here: sh tools/browser.sh")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Makes visitors: `visit(language="it", size=PHONE, dark=False)`. At the end of the test none of their pages may have complained."""
    with ExitStack() as stack:

        def visitor(
            language: str = "en", size: ViewportSize = WIDE, dark: bool = True, tools: bool = False, moving: bool = False
        ) -> Visitor:
            return stack.enter_context(visiting(browser, server, language, size, dark, tools, moving))

        yield visitor
