"""The languages matrix in a real window: a real file loses its findings, by keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from sitemap_editor import Document
from tests.core.operations.languages.versions import hreflang_findings
from tests.desktop.needs import skip_without
from tests.desktop.test_many_rows import SAVE, carry_out
from tests.desktop.test_real_window import TOOLS, Desktop, wait_until

pytestmark = pytest.mark.desktop

NAME: Final = "hreflang-docusaurus-v1-oneline.xml"
MATRIX, COMPLETE, PLAN = "ctrl+alt+l", "alt+c", "Complete Language Links"
STEPS: Final = (MATRIX, "=", COMPLETE, f"?{PLAN}", "=", "Down", "=", "Return", f"~{PLAN}", "=")


@pytest.fixture
def desktop(tmp_path: Path, corpus: Path) -> Iterator[Desktop]:
    """Start the program on a copy of a real file."""
    skip_without(TOOLS, "import sys", "python3")
    path = tmp_path / NAME
    path.write_bytes((corpus / "ext" / NAME).read_bytes())
    (tmp_path / "home").mkdir()
    started = Desktop(path, tmp_path / "home")
    yield started
    started.is_ended()


def findings(path: Path) -> set[str]:
    return hreflang_findings(Document.open(path))


def test_a_real_file_of_several_languages_has_no_findings_after_keys_alone(
    desktop: Desktop,
) -> None:
    path, before = desktop.path, desktop.path.read_bytes()
    assert findings(path)

    carry_out(desktop, STEPS)
    desktop.keys(SAVE)  # of the languages, whose title has no mark of an edit
    wait_until(lambda: not findings(path), "a file without findings about languages")

    carry_out(desktop, ("=", "ctrl+z", "="))
    desktop.keys(SAVE)
    wait_until(lambda: path.read_bytes() == before, "the bytes of before")
    desktop.closes()
