"""The table of actions: what each says it acts on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from sitemap_editor.windows.action_specs.action_spec import ActionSpec, ActsOn, has_selection
from sitemap_editor.windows.action_specs.catalogue import ACTIONS
from tests.qt_support import LOC, Person
from tests.windows.files import some_file

ROWS = "".join(f"<url><loc>https://example.com/{name}</loc></url>" for name in "abcd")


def test_each_action_stands_in_the_table_once() -> None:
    ids = [spec.id for spec in ACTIONS]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    "spec", [spec for spec in ACTIONS if spec.enabled_when is has_selection], ids=lambda s: s.id
)
def test_what_needs_selected_cells_acts_on_rows_that_are_shown(spec: ActionSpec) -> None:
    assert spec.acts_on is ActsOn.SHOWN_ROWS


def test_urls_that_are_copied_right_behind_a_filter_are_those_that_it_shows(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder, body=ROWS))
    person.goes_to(0, LOC)
    person.does("edit.select_all")
    person.page.filter.set_text("loc:/c")
    person.does("edit.select_all")
    person.does("rows.copy_url")
    person.waits_until(lambda: person.page.model.rowCount() == 1)
    clipboard = QGuiApplication.clipboard()
    person.waits_until(lambda: clipboard.text() == "https://example.com/c")
