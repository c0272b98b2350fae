"""Fields of several rows with different values are emptied in all of them, by keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from sitemap_editor.windows.details.others_part import OthersPart
from tests.qt_support import CTRL, Key, Person
from tests.windows.test_details_contents import FIRST, field, opens, presses, settled, text


def test_different_values_are_emptied_in_all_rows_by_delete(person: Person, folder: Path) -> None:
    other = FIRST.replace("Chairs", "Lamps")
    part = opens(person, folder, FIRST, other)
    person.view.select_rows([0, 1])
    settled(person)
    row = field(part, "video", "title")
    line, before = row.editor.stops[0], text(person)
    assert isinstance(line, QLineEdit)
    assert "Delete empties it in all rows." in line.accessibleDescription()
    line.setFocus()
    QTest.keyClicks(line, "a")
    QTest.keyClick(line, Key.Key_Backspace)
    presses(person, line, Key.Key_Return)
    assert (text(person), line.placeholderText()) == (before, "several values")
    for key in (Key.Key_Delete, Key.Key_Backspace):
        QTest.keyClick(line, key)
        assert line.placeholderText() == "empty in all rows"
        assert "title" in row.words.text
        QTest.keyClick(line, Key.Key_Escape)
        assert line.placeholderText() == "several values"
    QTest.keyClick(line, Key.Key_Delete)
    QTest.keyClick(line, Key.Key_Z, CTRL)
    presses(person, line, Key.Key_Return)
    assert text(person) == before
    QTest.keyClick(line, Key.Key_Delete)
    presses(person, line, Key.Key_Return)
    assert "<video:title>" not in text(person)
    assert person.session.undo_stack.count() == 1
    assert line.placeholderText() == ""
    presses(person, line, Key.Key_Z, CTRL)
    assert text(person) == before


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("description", ("One\nof many", "Other")),
        ("family_friendly", ("yes", "no")),
        ("tag", ("a", "b")),
        ("publication_date", ("2026-01-02", "2026-01-03T10:00:00Z")),
        ("duration", ("60", "61")),
    ],
)
def test_fields_of_every_kind_are_emptied_in_all_rows(
    person: Person, folder: Path, key: str, values: tuple[str, str]
) -> None:
    rows = []
    for value in values:
        element = f"<video:{key}>{value}</video:{key}>"
        bare = re.sub(rf"<video:{key}>.*?</video:{key}>", "", FIRST)
        rows.append(bare.replace("</video:video>", f"{element}</video:video>"))
    part = opens(person, folder, *rows)
    person.view.select_rows([0, 1])
    settled(person)
    stop = field(part, "video", key).editor.stops[0]
    stop.setFocus()
    presses(person, stop, Key.Key_Delete)
    presses(person, stop, Key.Key_Return)
    assert f"<video:{key}>" not in text(person)
    assert person.session.undo_stack.count() == 1


def test_other_elements_that_differ_stay_where_nothing_is_typed_over_them(
    person: Person, folder: Path
) -> None:
    rows = [FIRST.replace("</url>", f"<x:own>{value}</x:own></url>") for value in "ab"]
    part = opens(person, folder, *rows)
    person.view.select_rows([0, 1])
    settled(person)
    body, before = part.parts["others"].body, text(person)
    assert isinstance(body, OthersPart)
    line = next(index for index in body._indexes() if index.data() == "x:own")
    body.model.setData(line.siblingAtColumn(1), "")
    settled(person)
    assert text(person) == before
    body.model.setData(line.siblingAtColumn(1), "c")
    settled(person)
    assert text(person).count("<x:own>c</x:own>") == 2
