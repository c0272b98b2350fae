"""A table without rows shows how to begin, wherever it stands and whenever it comes to front."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton

from tests.qt_support import Key, Person, click, drain
from tests.windows.files import some_file


def new_alone(person: Person, _folder: Path) -> None:
    person.does("file.new")


def new_behind_another(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    person.does("file.new")


def find_open(person: Person, _folder: Path) -> None:
    person.does("file.new")
    person.does("find.show")


def problems_open(person: Person, _folder: Path) -> None:
    person.does("file.new")
    person.window.problems.open()


def a_notice_above(person: Person, _folder: Path) -> None:
    person.does("file.new")
    person.page.add_notice("Something about this file. " * 20)


def all_rows_deleted(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    person.view.selectAll()
    person.does("rows.delete")


def opened_quietly(person: Person, folder: Path) -> None:
    quiet = some_file(folder, "empty.xml", "")
    person.opens(some_file(folder))
    person.window.tabs.quiet_paths.add(quiet)
    person.opens(quiet)
    person.window.resize(900, 500)
    person.does("view.next_tab")


WAYS: Final[tuple[Callable[[Person, Path], None], ...]] = (
    *(new_alone, new_behind_another, find_open, problems_open, a_notice_above, all_rows_deleted),
    opened_quietly,
)


def hint(person: Person) -> QLabel:
    labels = person.view.viewport().findChildren(QLabel)
    return next(label for label in labels if label.text().startswith("No rows yet"))


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_an_empty_table_paints_its_hint_in_the_middle(
    person: Person, folder: Path, way: Callable[[Person, Path], None]
) -> None:
    way(person, folder)
    drain()
    assert not person.page.model.rowCount()
    viewport, label = person.view.viewport(), hint(person)
    place = label.rect().translated(label.mapTo(viewport, label.rect().topLeft()))
    assert label.isVisible()
    assert viewport.rect().contains(place)
    assert label.height() >= label.heightForWidth(label.width())
    assert abs(place.center().x() - viewport.rect().center().x()) <= 2
    buttons = viewport.findChildren(QPushButton)
    assert [each.text() for each in buttons] == ["Paste URLs", "Import CSV", "Add a Row"]
    for button in buttons:
        spot = button.rect().translated(button.mapTo(viewport, button.rect().topLeft()))
        assert viewport.rect().contains(spot)


def test_urls_are_pasted_into_an_empty_table_by_one_click(person: Person) -> None:
    person.does("file.new")
    drain()
    QGuiApplication.clipboard().setText("https://a.org/1\nhttps://a.org/2")
    click(person.page.empty_hint.paste)
    drain()
    assert person.column(0) == ["https://a.org/1", "https://a.org/2"]
    assert not person.page.empty_hint.isVisible()


def test_the_first_row_of_an_empty_table_is_typed_after_one_click(person: Person) -> None:
    person.does("file.new")
    drain()
    click(person.page.empty_hint.row)
    person.types("https://a.org/1")
    person.presses(Key.Key_Return)
    assert person.column(0) == ["https://a.org/1"]
