"""What all tests share: asserts in the contract checks explain themselves."""

import pytest

pytest.register_assert_rewrite("tests.contract.checks", "tests.contract.drive", "tests.web.browsing")
