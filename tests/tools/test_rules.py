"""The report of `make rules`: what it counts in tests and functions, and how it names a section."""

from __future__ import annotations

from pathlib import Path

from coterie.kernel.rulebook import Section
from tools import rules


def test_a_section_is_named_with_all_its_places() -> None:
    section = Section("v5.goal", "What you play for", ["000:28-44", "002:34-52"])
    assert rules.described(section) == "v5.goal (What you play for), 000:28-44, 002:34-52"


def test_marks_on_tests_are_counted_by_rule(tmp_path: Path) -> None:
    code = '@rule("v5.edge", "v5.goal")\ndef test_a(): ...\n\n\n@rule("v5.edge")\ndef test_b(): ...\n'
    (tmp_path / "test_edge.py").write_text(code)
    assert rules.marked(tmp_path) == {"v5.edge": 2, "v5.goal": 1}


def test_citations_are_read_from_docstrings_alone(tmp_path: Path) -> None:
    code = 'def unlock():\n    """Unlock your cards first (rule v5.unlock)."""\n    return "v5.edge"\n'
    (tmp_path / "unlock.py").write_text(code)
    assert "v5.unlock" in rules.cited(tmp_path)
    assert "v5.edge" not in rules.cited(tmp_path)


def test_a_definition_cites_a_rule_in_the_string_right_below_it(tmp_path: Path) -> None:
    code = 'BONDING = Card(\n    100236,\n)\n"""At superior only as needed (v5.card.bonding)."""\nprint()\n"v5.edge"\n'
    (tmp_path / "dominate.py").write_text(code)
    assert "v5.card.bonding" in rules.cited(tmp_path)
    assert "v5.edge" not in rules.cited(tmp_path)


def test_no_section_of_a_rulebook_lacks_a_test_or_a_function_and_no_test_names_one_that_is_not_there() -> None:
    assert rules.main() == 0
