"""Merge Three Versions, as a person uses it: what contradicts is decided by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sitemap_editor import Document
from sitemap_editor.core.operations.three_way.conflicts import Choice
from sitemap_editor.session.three_way.three_way_review import MergeStep, Version
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.three_way.dialog import ThreeWayDialog
from sitemap_editor.windows.three_way.questions_model import RESULT, URL, WHAT, Group
from tests.qt_support import PRIORITY, Key, Person, drain
from tests.windows.files import some_file
from tests.windows.versions import three_versions


@pytest.fixture
def paths(folder: Path) -> list[Path]:
    names = ("base.xml", "ours.xml", "theirs.xml")
    return [
        some_file(folder, name, body=body)
        for name, body in zip(names, three_versions(), strict=True)
    ]


def shown(person: Person) -> ThreeWayDialog:
    boxes = BoxPrompts(person.window)
    person.prompts.will_be_asked("show_three_way", boxes.show_three_way)
    person.does("sitemaps.merge_three")
    return person.window.findChildren(ThreeWayDialog)[-1]


@pytest.fixture
def dialog(person: Person, paths: list[Path]) -> ThreeWayDialog:
    """Merge two files with the document in front, which is ours."""
    person.opens(paths[1])
    found = shown(person)
    assert found.versions.fields[Version.OURS].currentText() == "ours.xml"
    for version, path in ((Version.BASE, paths[0]), (Version.THEIRS, paths[2])):
        found.versions.fields[version].setEditText(str(path))
    found.run.click()
    waits(person, found)
    return found


def waits(person: Person, dialog: ThreeWayDialog) -> None:
    person.waits_until(lambda: dialog._review.step is MergeStep.DECIDING)


def lines(dialog: ThreeWayDialog) -> list[tuple[str, ...]]:
    model = dialog.model
    return [
        tuple(model.index(row, column).data() for column in (WHAT, URL, RESULT))
        for row in range(model.rowCount())
    ]


def presses(dialog: ThreeWayDialog, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(dialog.table, key)


def test_conflicts_are_decided_by_keys_and_merged_as_one_step(
    person: Person, dialog: ThreeWayDialog
) -> None:
    session = person.session
    before = session.document.to_bytes()
    assert [(what, url[20:], result) for what, url, result in lines(dialog)] == [
        ("priority: both changed it", "shoes", "Not decided"),
        ("priority: both changed it", "hats", "Not decided"),
        ("Other elements: both changed it", "pic", "Not decided"),
        ("priority: both added the row", "new", "Not decided"),
        ("Deleted by them", "gone", "Not decided"),
        ("Deleted by us", "old", "Not decided"),
        ("lastmod: two dates", "coats", "2025-02-02"),
    ]
    assert "6 conflict" in dialog.said.text()
    told = dialog.counts.text().replace("\N{NO-BREAK SPACE}", " ")
    assert "same 1 · ours 0 · theirs 2 · both the same 0 · both different 4" in told
    assert not dialog.merge.isEnabled()
    presses(dialog, Key.Key_2)  # each goes on to the next
    presses(dialog, Key.Key_1)
    presses(dialog, Key.Key_1)
    assert "cannot be as in base" in dialog.said.text()
    presses(dialog, Key.Key_3, Key.Key_2, Key.Key_3)
    presses(dialog, Key.Key_3)
    assert "All is decided" in dialog.said.text()
    assert [line[2] for line in lines(dialog)[3:]] == [
        "0.3",
        "row left out",
        "row kept",
        "2025-02-02",
    ]
    presses(dialog, Key.Key_End, Key.Key_2)
    dialog.merge.click()
    person.waits_until(lambda: session.undo_stack.count() == 1)
    drain()
    values = {(row.loc or "")[20:]: (row.lastmod, row.priority) for row in session.document.table}
    assert values == {
        "same": ("2024-05-01", "0.5"),
        "shoes": ("2025-02-02", "0.9"),
        "hats": ("2024-05-01", "0.5"),
        "coats": ("2025-01-01", "0.5"),
        "about": ("2025-02-02", "0.1"),
        "old": ("2024-05-01", "0.6"),
        "pic": ("2024-05-01", "0.5"),
        "new": ("2024-05-01", "0.3"),
        "newest": ("2024-05-01", "0.5"),
    }
    assert b"c.png" in session.document.to_bytes()
    assert "Three versions merged: 9 rows became 9." in person.said
    assert not person.window.findChildren(ThreeWayDialog)
    session.undo_stack.undo()
    assert session.document.to_bytes() == before


def test_all_of_a_kind_say_first_how_many_rows_a_side_leaves_out(
    person: Person, dialog: ThreeWayDialog
) -> None:
    dialog.table.select([0])
    dialog.alike.click()
    assert dialog.table.selected() == [0, 1]
    assert dialog.choices[Choice.THEIRS].text() == "&3 Theirs"
    dialog.choices[Choice.THEIRS].click()
    assert [line[2] for line in lines(dialog)[:2]] == ["0.7", "0.6"]
    presses(dialog, Key.Key_0)
    assert [line[2] for line in lines(dialog)[:2]] == ["Not decided"] * 2
    dialog.table.selectAll()
    assert dialog.choices[Choice.OURS].text().startswith("&2 Ours: leaves out 1 row")
    assert dialog.choices[Choice.THEIRS].text().startswith("&3 Theirs: leaves out 1 row")
    dialog.chips[Group.DELETED].click()
    assert len(lines(dialog)) == 5
    dialog.table.selectAll()
    assert dialog.choices[Choice.THEIRS].text() == "&3 Theirs"
    dialog.close()
    drain()


def test_an_edit_meanwhile_asks_to_compare_again(person: Person, dialog: ThreeWayDialog) -> None:
    dialog.table.selectAll()
    presses(dialog, Key.Key_3)
    assert dialog.merge.isEnabled()
    person.window.activateWindow()
    person.waits_until(person.window.isActiveWindow)
    person.edits(0, PRIORITY, "0.2")
    assert not dialog.merge.isEnabled()
    assert "Compare again" in dialog.said.text()
    dialog.run.click()
    waits(person, dialog)
    assert "not decided" in dialog.said.text()
    dialog.table.selectAll()
    presses(dialog, Key.Key_3)
    person.prompts.will_be_asked("save_changes", Answer.NO)
    person.does("file.close")
    drain()
    assert not dialog.merge.isEnabled()
    assert "closed" in dialog.said.text()
    dialog.close()
    drain()


def test_files_that_are_not_open_become_a_new_document(person: Person, paths: list[Path]) -> None:
    dialog = shown(person)
    for version, path in zip(Version, paths, strict=True):
        dialog.versions.fields[version].setEditText(str(path))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    waits(person, dialog)
    dialog.table.selectAll()
    presses(dialog, Key.Key_3)
    dialog.merge.click()
    person.waits_until(lambda: bool(person.window.tabs.pages()))
    assert person.session.name == "Merged sitemap"
    assert person.session.is_modified
    assert person.session.path is None
    drain()


def test_into_a_file_nothing_is_written_before_all_is_decided(
    person: Person, paths: list[Path], folder: Path
) -> None:
    output, ends = folder / "none" / "out.xml", list[bool]()
    boxes = BoxPrompts(person.window)
    person.prompts.will_be_asked("show_three_way", boxes.show_three_way)
    person.window.sitemaps.three_way.merge_files(paths, output, ends.append)
    dialog = person.window.findChildren(ThreeWayDialog)[-1]
    waits(person, dialog)
    assert dialog.merge.text() == "&Save and Close"
    dialog.table.selectAll()
    presses(dialog, Key.Key_2)
    dialog.merge.click()  # there is no such folder
    person.waits_until(lambda: bool(dialog.messages.texts()))
    assert not ends
    output.parent.mkdir()
    dialog.merge.click()
    person.waits_until(lambda: bool(ends))
    assert ends == [True]
    locs = {(row.loc or "")[20:] for row in Document.open(output).table}
    assert "newest" in locs
    assert "old" not in locs
    drain()
