"""Marks that tests carry: `@rule("empire.hide")` says which rule of a rulebook a test guards."""

import pytest

rule = pytest.mark.rule
slow = pytest.mark.slow

LIMIT = 300
"""Seconds after which a test has hung, its fixtures included, on a machine that is busy with other tests."""
