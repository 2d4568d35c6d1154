"""Marks that tests carry: `@rule("empire.hide")` says which rule of a rulebook a test guards."""

import pytest

rule = pytest.mark.rule
slow = pytest.mark.slow
