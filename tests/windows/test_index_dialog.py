from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton

from sitemap_editor.session.indexes.index_draft import IndexDraft
from sitemap_editor.windows.indexes.index_dialog import IndexDialog
from sitemap_editor.windows.looks.files_list import REASON
from tests.qt_support import ALT, Key, Person, click, drain
from tests.session.index_files import CHANGED, SITE, index_file, sitemap_file
from tests.session.support import check_model

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester  # cannot be imported before pytest-qt is set up

FILE, URL, LASTMOD, ROWS, SIZE = range(5)
SAID = REASON
FOLDER = f"{SITE}/maps/"


@pytest.fixture
def draft(person: Person, folder: Path) -> Iterator[IndexDraft]:
    window = person.window
    draft = IndexDraft(person.program.file_jobs, window, start=folder, folders=[FOLDER])
    yield draft
    draft.cancel()
    draft.deleteLater()
    drain()


@pytest.fixture
def dialog(person: Person, draft: IndexDraft) -> Iterator[IndexDialog]:
    dialog = IndexDialog(draft, person.prompts, person.window)
    dialog.show()
    person.qtbot.waitExposed(dialog)
    dialog.activateWindow()
    person.waits_until(dialog.isActiveWindow)
    yield dialog
    dialog.reject()
    dialog.deleteLater()
    drain()


def settles(person: Person, draft: IndexDraft) -> None:
    person.waits_until(lambda: not draft.is_working)


def cells(dialog: IndexDialog, row: int) -> list[str]:
    model = dialog.table.model()
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


def files(dialog: IndexDialog) -> list[str]:
    model = dialog.table.model()
    return [str(model.index(row, FILE).data()) for row in range(model.rowCount())]


def test_nothing_is_made_of_nothing(dialog: IndexDialog) -> None:
    assert not dialog.make_button.isEnabled()
    assert not dialog.files.remove.isEnabled()
    assert QApplication.focusWidget() is dialog.files.add_files
    assert dialog.example.text() == f"“sitemap.xml” becomes {FOLDER}sitemap.xml"
    assert dialog.summary.text() == ""


def test_files_are_added_and_show_the_rows_they_become(
    dialog: IndexDialog, draft: IndexDraft, person: Person, folder: Path
) -> None:
    paths = [sitemap_file(folder, f"s-{number}.xml", 1_200) for number in (10, 9)]
    person.prompts.will_be_asked("files_to_open", paths)
    click(dialog.files.add_files)
    settles(person, draft)
    assert person.prompts.asked == [("files_to_open", str(folder))]
    assert files(dialog) == ["s-9.xml", "s-10.xml"]
    first = cells(dialog, 0)
    assert first[URL] == f"{FOLDER}s-9.xml"
    assert first[LASTMOD] == CHANGED
    assert first[ROWS] == "1,200"
    assert first[SIZE] == "63.4 kB"
    assert dialog.summary.text().startswith("2 row")
    assert dialog.make_button.isEnabled()
    assert dialog.busy.isHidden()


def test_a_folder_is_added(
    dialog: IndexDialog, draft: IndexDraft, person: Person, folder: Path
) -> None:
    sitemap_file(folder)
    person.prompts.will_be_asked("folder", folder)
    click(dialog.files.add_folder)
    settles(person, draft)
    assert files(dialog) == ["sitemap-1.xml"]
    person.prompts.will_be_asked("folder", None)
    click(dialog.files.add_folder)
    assert person.prompts.asked[-1] == ("folder", "Add Sitemaps from a Folder", folder)
    person.prompts.will_be_asked("files_to_open", [])
    click(dialog.files.add_files)
    settles(person, draft)
    assert files(dialog) == ["sitemap-1.xml"]


def test_what_was_dropped_is_added(
    dialog: IndexDialog, draft: IndexDraft, person: Person, folder: Path
) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(sitemap_file(folder))), QUrl("https://example.com/")])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    action = Qt.DropAction.CopyAction
    entering = QDragEnterEvent(QPoint(9, 9), action, mime, buttons, keys)
    QApplication.sendEvent(dialog, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(dialog, QDropEvent(QPointF(9, 9), action, mime, buttons, keys))
    settles(person, draft)
    assert files(dialog) == ["sitemap-1.xml"]
    mime.setUrls([QUrl("https://example.com/")])
    entering = QDragEnterEvent(QPoint(9, 9), action, mime, buttons, keys)
    entering.ignore()
    QApplication.sendEvent(dialog, entering)
    assert not entering.isAccepted()


def test_a_file_that_is_left_out_says_why_over_the_whole_line(
    dialog: IndexDialog, draft: IndexDraft, person: Person, folder: Path
) -> None:
    draft.add([index_file(folder, []), sitemap_file(folder)])
    settles(person, draft)
    line = cells(dialog, 0)
    assert line[SAID].startswith("This file is a sitemap index")
    assert dialog.table.columnSpan(0, SAID) == len(line) - 1
    assert dialog.table.columnSpan(1, SAID) == 1
    tip = dialog.table.model().index(0, ROWS).data(Qt.ItemDataRole.ToolTipRole)
    assert "This file is a sitemap index" in tip
    assert str(folder) in tip
    assert dialog.messages.texts() == ["Files left out: 1. See the list for the reasons."]
    draft.remove([0])
    assert dialog.table.columnSpan(0, SAID) == 1
    assert dialog.messages.texts() == []


def test_the_list_is_changed_by_keys(
    dialog: IndexDialog, draft: IndexDraft, person: Person, folder: Path
) -> None:
    draft.add([sitemap_file(folder, f"{name}.xml") for name in "abc"])
    settles(person, draft)
    dialog.table.setFocus()
    dialog.table.select([2])
    person.presses(Key.Key_Up, ALT)
    assert files(dialog) == ["a.xml", "c.xml", "b.xml"]
    assert dialog.table.selected() == [1]
    person.presses(Key.Key_Down, ALT)
    assert files(dialog) == ["a.xml", "b.xml", "c.xml"]
    assert not dialog.files.down.isEnabled()
    assert dialog.files.up.isEnabled()
    person.presses(Key.Key_Delete)
    assert files(dialog) == ["a.xml", "b.xml"]
    assert dialog.table.selected() == [1]
    person.presses(Key.Key_Up)
    assert dialog.table.selected() == [0]
    assert not dialog.files.up.isEnabled()
    person.presses(Key.Key_Delete)
    person.presses(Key.Key_Delete)
    person.presses(Key.Key_Delete)
    assert files(dialog) == []
    assert not dialog.make_button.isEnabled()


def test_the_list_is_changed_by_buttons(
    dialog: IndexDialog, draft: IndexDraft, person: Person, folder: Path
) -> None:
    draft.add([sitemap_file(folder, f"{name}.xml") for name in "abc"])
    settles(person, draft)
    dialog.table.select([1])
    click(dialog.files.up)
    assert files(dialog) == ["b.xml", "a.xml", "c.xml"]
    click(dialog.files.down)
    click(dialog.files.down)
    assert files(dialog) == ["a.xml", "c.xml", "b.xml"]
    click(dialog.files.remove)
    assert files(dialog) == ["a.xml", "c.xml"]


def test_the_url_of_the_folder_is_judged_as_it_is_typed(
    dialog: IndexDialog, draft: IndexDraft, person: Person, folder: Path
) -> None:
    draft.add([sitemap_file(folder)])
    settles(person, draft)
    dialog.url.setFocus()
    dialog.url.selectAll()
    person.types("example.org/x/")
    assert dialog.example.text().startswith("Write the folder URL like this: https://")
    assert "is not the full URL of a folder" in dialog.messages.texts()[0]
    assert not dialog.make_button.isEnabled()
    assert cells(dialog, 0)[URL] == ""
    dialog.url.selectAll()
    person.types("https://example.org/x")
    assert dialog.example.text() == (
        "This means https://example.org/. With a slash at the end, it would be "
        "https://example.org/x/"
    )
    person.types("/")
    assert dialog.example.text() == "“sitemap-1.xml” becomes https://example.org/x/sitemap-1.xml"
    assert cells(dialog, 0)[URL] == "https://example.org/x/sitemap-1.xml"
    dialog.url.selectAll()
    person.presses(Key.Key_Delete)
    assert dialog.example.text() == (
        "An index lists full URLs. Enter the folder where the files will be published."
    )
    assert not dialog.make_button.isEnabled()


def test_enter_makes_the_index_and_escape_does_not(
    dialog: IndexDialog, draft: IndexDraft, person: Person, folder: Path
) -> None:
    dialog.url.setFocus()
    person.presses(Key.Key_Return)
    assert dialog.isVisible()  # there is nothing to make
    draft.add([sitemap_file(folder)])
    settles(person, draft)
    person.presses(Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    dialog.show()
    QTest.keyClick(dialog, Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_everything_has_a_name_and_a_key_of_its_own(dialog: IndexDialog) -> None:
    texts = [each.text() for each in dialog.findChildren(QPushButton)]
    texts += [each.text() for each in dialog.findChildren(QLabel) if each.buddy() is not None]
    keys = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(keys) == len(set(keys)) == 8
    for widget in (dialog.url, dialog.table, dialog.busy):
        assert widget.accessibleName()


def test_tab_goes_through_the_dialog_from_top_to_bottom(
    dialog: IndexDialog, draft: IndexDraft, person: Person, folder: Path
) -> None:
    draft.add([sitemap_file(folder, f"{name}.xml") for name in "abc"])
    settles(person, draft)
    dialog.table.select([1])
    dialog.url.setFocus()
    order = []
    for _ in range(7):
        person.presses(Key.Key_Tab)
        order.append(QApplication.focusWidget())
    assert order == [
        dialog.table,
        dialog.files.add_files,
        dialog.files.add_folder,
        dialog.files.remove,
        dialog.files.up,
        dialog.files.down,
        dialog.make_button,
    ]


def test_the_list_keeps_the_rules_of_models(
    dialog: IndexDialog,
    draft: IndexDraft,
    person: Person,
    folder: Path,
    qtmodeltester: ModelTester,
) -> None:
    draft.add([index_file(folder, []), *(sitemap_file(folder, f"{name}.xml") for name in "abc")])
    settles(person, draft)
    check_model(qtmodeltester, dialog.table.model())
    draft.move([1], 1)
    draft.remove([0])


def test_a_dialog_whose_draft_is_gone_closes(person: Person, folder: Path) -> None:
    draft = IndexDraft(person.program.file_jobs, person.window, start=folder)
    dialog = IndexDialog(draft, person.prompts, person.window)
    dialog.show()
    draft.deleteLater()
    drain()
    assert not dialog.isVisible()
    dialog.deleteLater()
    drain()
