"""Resources are found in a checkout and in a frozen program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sitemap_editor.core.resources import resource, resources_folder


def test_resources_lie_in_a_folder_of_that_name() -> None:
    assert resource("icons", "a.svg") == resources_folder() / "icons" / "a.svg"
    assert resources_folder().name == "resources"


def test_a_frozen_program_brings_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    resources_folder.cache_clear()
    try:
        assert resources_folder() == tmp_path / "resources"
    finally:
        monkeypatch.undo()
        resources_folder.cache_clear()
