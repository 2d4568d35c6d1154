"""The recipe for a new language is followed to the letter, in a copy of the repository: its folder and one line are all it takes."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess

import pytest

from tests.docs.copies import Copy
from tests.docs.pages import ROOT, text
from tests.marks import slow

RECIPE = text("CONTRIBUTING.md").partition("## A language\n")[2].partition("\n## ")[0]
FOLDER = "src/coterie/locale"


def found(pattern: str) -> str:
    """The one thing in the recipe that looks like this."""
    (only,) = re.findall(pattern, RECIPE, re.MULTILINE)
    assert isinstance(only, str)
    return only


def add_language(copy: Copy) -> None:
    """Steps 1 and 3; step 2 is the translator's."""
    shutil.copytree(copy.folder / found(r"Copy the folder `([^`]+)`"), copy.folder / FOLDER / found(r"name it after the language, `(\w+)`"))
    subprocess.run(["sh", "-c", found(r"^ {8}(for file in .+)$")], cwd=copy.folder, check=True)
    listed = copy.folder / found(r"Add a line to `([^`]+)`")
    first, *lines = listed.read_text(encoding="utf-8").splitlines()
    listed.write_text("\n".join([first, found(r'^ {8}("es": .+)$'), *lines]), encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A repository that speaks Spanish, with the client's source and the pages."""
    made = Copy(tmp_path_factory.mktemp("spanish") / "copy", "web", "docs")
    add_language(made)
    return made


def test_the_terminal_speaks_it(copy: Copy) -> None:
    empire = copy.folder / FOLDER / "es" / "empire.ftl"
    english = empire.read_text(encoding="utf-8")
    empire.write_text(re.sub("^empire-name = .*$", "empire-name = Imperio", english, flags=re.MULTILINE), encoding="utf-8")
    told = copy.coterie("games", "--lang", "es")
    empire.write_text(english, encoding="utf-8")
    assert "(Imperio)" in told
    assert re.search(r"--lang +LANG +es, en, it", copy.coterie("games", "--help"))


def test_cards_are_printed_in_english_until_it_has_a_grammar(copy: Copy) -> None:
    shown = copy.coterie("vtes", "card", "Govern the Unaligned", "--lang", "es")
    assert "English: Govern the Unaligned" in shown
    assert "Español" not in shown
    code = "from coterie.games.vtes.text import printed; print(printed(100845, 'es') == printed(100845))"
    assert copy.run("-c", code).strip() == "True"


@slow
@pytest.mark.timeout(900)
def test_the_tests_of_the_recipe_pass(copy: Copy) -> None:
    command = shlex.split(found(r"^ {8}\.venv/bin/(pytest .+)$"))
    ran = copy.run("-m", *command, "-vv", "-p", "no:cacheprovider")
    assert re.search(r"^=* ?\d+ passed", ran, re.MULTILINE), ran[-3000:]
    assert re.search(r"\[es(-.*)?\] PASSED", ran)


@slow
def test_the_client_offers_it(copy: Copy) -> None:
    for there in (".venv", "web/node_modules"):
        (copy.folder / there).symlink_to(ROOT / there)
    built = subprocess.run(["sh", "tools/client.sh"], cwd=copy.folder, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assets = copy.folder / "src/coterie/server/client/assets"
    assert len(list(assets.glob("es-*.js"))) == 1
    assert any("Español" in file.read_text(encoding="utf-8") for file in assets.glob("base-*.js"))
