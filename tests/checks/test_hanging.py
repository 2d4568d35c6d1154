"""A test that hangs fails, tells where it hung, and does not keep the others waiting."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.marks import LIMIT, slow
from tests.web.browsing import CHROMIUM, FLAGS, ROOT

WAITS = """
import threading
import pytest

@pytest.mark.timeout(2)
def test_waits_for_ever():
    threading.Event().wait()

def test_next():
    pass
"""
STUBBORN = """
import time
import pytest

@pytest.mark.timeout(1)
def test_does_not_give_up():
    while True:
        try:
            time.sleep(60)
        except BaseException:
            pass

def test_next():
    pass
"""
BROWSER = f"""
import pytest
from playwright.sync_api import sync_playwright

@pytest.fixture(scope="module")
def page():
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path={CHROMIUM!r}, args={list(FLAGS)!r})
        yield chromium.new_page()
        chromium.close()

def test_opens(page):
    page.goto("about:blank")

@pytest.mark.timeout(2)
def test_page_never_answers(page):
    page.evaluate("new Promise(() => {{}})")

def test_next(page):
    assert page.evaluate("1 + 1") == 2
"""


def run(folder: Path, source: str, *more: str) -> str:
    """What pytest says of a file of tests, with the settings of this repository."""
    (folder / "test_it.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder), "-p", "no:cacheprovider", "-v"]
    ran = subprocess.run([*command, *more, str(folder)], cwd=folder, capture_output=True, text=True, timeout=LIMIT / 2, check=False)
    return ran.stdout + ran.stderr


def test_every_test_has_a_limit(request: pytest.FixtureRequest) -> None:
    assert request.config.pluginmanager.hasplugin("timeout"), "pytest-timeout is missing here; sh tools/setup.sh dev installs it"
    mark = request.node.get_closest_marker("timeout")
    assert mark is not None
    assert mark.args == (LIMIT,)
    assert float(request.config.getini("faulthandler_timeout")) > LIMIT


@slow
@pytest.mark.parametrize("processes", [(), ("-n", "1")])
def test_what_waits_for_ever_fails_and_the_next_runs(tmp_path: Path, processes: tuple[str, ...]) -> None:
    said = run(tmp_path, WAITS, *processes)
    assert "1 failed, 1 passed" in said
    assert "Failed: Timeout (>2.0s)" in said
    assert "threading.Event().wait()" in said


@slow
def test_what_cannot_be_interrupted_ends_only_its_own_process(tmp_path: Path) -> None:
    said = run(tmp_path, STUBBORN, "-n", "1", "-o", "faulthandler_timeout=5")
    assert "1 failed, 1 passed" in said
    assert "crashed while running" in said
    assert "in test_does_not_give_up" in said


@slow
@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here: sh tools/browser.sh")
def test_a_page_that_never_answers_fails_its_test_and_the_browser_goes_on(tmp_path: Path) -> None:
    said = run(tmp_path, BROWSER, "-n", "1")
    assert "1 failed, 2 passed" in said
    assert "Failed: Timeout (>2.0s)" in said
