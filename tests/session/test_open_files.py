from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.session.files.open_files import RememberedFile, remember, remembered
from sitemap_editor.session.program.settings import OPEN_FILES, RESTORE_FILES, Settings
from tests.qt_support import settings_in

FILES = [
    RememberedFile("/a b/é,=\"'.xml", 3, 2, 1, "lastmod", is_descending=True),
    RememberedFile("/b.xml.gz", is_in_front=True),
    RememberedFile("/not unicode \udcff"),
]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


def test_what_was_open_comes_back_from_the_disk(settings: Settings, tmp_path: Path) -> None:
    remember(settings, FILES)
    settings._store.sync()
    assert remembered(settings_in(tmp_path)) == FILES


def test_nothing_comes_back_before_anything_was_open(settings: Settings) -> None:
    assert remembered(settings) == []


def test_nothing_comes_back_where_nobody_wants_it(settings: Settings) -> None:
    remember(settings, FILES)
    settings.set(RESTORE_FILES, value=False)
    assert remembered(settings) == []
    settings.set(RESTORE_FILES, value=True)
    assert remembered(settings) == FILES


@pytest.mark.parametrize("told", ["{", "1", "{}", "[1, null, {}]", '[{"path": ""}]', '["/a"]'])
def test_what_makes_no_sense_is_left_out(settings: Settings, told: str) -> None:
    settings.set(OPEN_FILES, told)
    assert remembered(settings) == []


def test_parts_that_make_no_sense_are_left_out(settings: Settings) -> None:
    odd = {"path": "/a", "row": -1, "column": "1", "top": True, "sorted_by": 1, "is_in_front": 1}
    settings.set(OPEN_FILES, json.dumps([{**odd, "unheard": 1}]))
    assert remembered(settings) == [RememberedFile("/a")]


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists))
def test_whatever_is_told_is_a_file_or_nothing(told: object) -> None:
    assert RememberedFile.read(told) is None
