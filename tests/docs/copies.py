"""A copy of the repository in which what a page tells to do is done."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT

PARTS = ("src/coterie", "tests", "tools", "benchmarks")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "client", "client.new", "node_modules")
HALF_WRITTEN = shutil.ignore_patterns("*.pyc.*")
"""What other processes are compiling at this moment is gone in the next."""


class Copy:
    """A copy of the source, its tests, tools and benchmarks, and of whatever else is named."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        for part in (*PARTS, *more):
            shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
        for file in ("pyproject.toml", "Makefile"):
            shutil.copy(ROOT / file, folder)
        self._compiled = f"{folder}.compiled"
        for part in PARTS if sys.pycache_prefix else ():  # what Python has compiled of these files need not be compiled again
            compiled = Path(f"{sys.pycache_prefix}{ROOT / part}")
            if compiled.is_dir():
                shutil.copytree(compiled, f"{self._compiled}{folder / part}", ignore=HALF_WRITTEN)

    def run(self, *words: str) -> str:
        """What a command of Python prints here, whether it succeeds or not."""
        path = f"{self.folder / 'src'}{os.pathsep}{self.folder}"
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONPYCACHEPREFIX": self._compiled, "LANG": "en_GB.UTF-8"}
        ran = subprocess.run([sys.executable, *words], cwd=self.folder, env=environment, capture_output=True, text=True, check=False)
        return ran.stdout + ran.stderr

    def coterie(self, *words: str) -> str:
        """What our command prints here."""
        return self.run("-c", "from coterie.cli import main; main()", *words)
