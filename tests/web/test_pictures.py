"""The pictures of the README can be taken from the running client."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.marks import slow
from tests.web.browsing import CHROMIUM
from tools.pictures import take_all


@slow
@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here: sh tools/browser.sh")
def test_a_picture_is_taken(client: None, tmp_path: Path) -> None:
    (taken,) = take_all(["empire"], tmp_path)
    assert taken.read_bytes().startswith(b"\xff\xd8")
    assert taken.stat().st_size > 50_000, "an empty page is smaller"
