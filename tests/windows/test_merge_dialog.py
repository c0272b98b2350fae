from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.merging.merge_review import MergeReview, Step
from sitemap_editor.windows.looks.appearance import CONTRAST_DARK, palette_of
from sitemap_editor.windows.merging.dialog import MergeDialog
from tests.core.sitemaps import IMAGE, SITEMAP, urlset
from tests.qt_support import (
    ALT,
    NO_MODIFIER,
    PATIENCE_MS,
    Key,
    Person,
    ScriptedPrompts,
    click,
    drain,
    wait_for,
)
from tests.session.support import check_model
from tests.windows.files import some_file

OLD = "<url><loc>https://example.com/a</loc><lastmod>2023-01-01</lastmod></url>"
NEW = "<url><loc>https://example.com/a</loc><lastmod>2024-01-01</lastmod></url>"
B = "<url><loc>https://example.com/b</loc></url>"
B_DAILY = "<url><loc>https://example.com/b</loc><changefreq>daily</changefreq></url>"

Opening = Callable[..., MergeDialog]


@pytest.fixture
def jobs(_nothing_lives_on: None) -> Iterator[Jobs]:
    jobs = Jobs("test")
    yield jobs
    jobs.shut_down()
    drain()
    jobs.deleteLater()


@pytest.fixture
def open_dialog(qtbot: QtBot, jobs: Jobs, prompts: ScriptedPrompts) -> Iterator[Opening]:
    """Show the dialog with files in it and wait until all is worked out."""
    shown: list[MergeDialog] = []

    def opening(*paths: Path) -> MergeDialog:
        review = MergeReview(jobs)
        dialog = MergeDialog(review, prompts, None)
        review.setParent(dialog)
        shown.append(dialog)
        dialog.show()
        dialog.activateWindow()
        wait_for(qtbot, dialog.isActiveWindow)
        review.add(paths)
        settles(qtbot, dialog)
        return dialog

    yield opening
    for dialog in shown:
        dialog.reject()
        dialog.deleteLater()
    drain()


def review_of(dialog: MergeDialog) -> MergeReview:
    return dialog._review


def settles(qtbot: QtBot, dialog: MergeDialog) -> None:
    wait_for(qtbot, lambda: review_of(dialog).step is Step.NOTHING)


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key, modifiers)


def files(dialog: MergeDialog) -> list[str]:
    model = dialog.sources.model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def stays(dialog: MergeDialog) -> list[str]:
    model = dialog.conflicts.model
    return [str(model.index(row, 1).data()) for row in range(model.rowCount())]


def beside(dialog: MergeDialog) -> dict[str, list[str]]:
    """The rows side by side, by what is compared."""
    model = dialog.conflicts.rows_model
    vertical, columns = Qt.Orientation.Vertical, range(model.columnCount())
    return {
        str(model.headerData(row, vertical)): [str(model.index(row, c).data()) for c in columns]
        for row in range(model.rowCount())
    }


def headers(dialog: MergeDialog) -> list[str]:
    model = dialog.conflicts.rows_model
    return [
        str(model.headerData(column, Qt.Orientation.Horizontal))
        for column in range(model.columnCount())
    ]


@pytest.fixture
def pair(folder: Path) -> tuple[Path, Path]:
    """Two files with two URLs in common, whose rows differ."""
    return some_file(folder, "1.xml", OLD + B), some_file(folder, "2.xml", NEW + B_DAILY)


def test_files_are_listed_with_what_is_in_them(
    open_dialog: Opening, folder: Path, qtbot: QtBot
) -> None:
    lines = folder / "urls.txt"
    lines.write_text("https://example.com/x\nhttps://example.com/y\n")
    broken = folder / "broken.xml"
    broken.write_text("<urlset>")
    (folder / "index.xml").write_text(
        f'<sitemapindex xmlns="{SITEMAP}"><sitemap><loc>https://e.com/1.xml</loc></sitemap>'
        "</sitemapindex>"
    )
    one = some_file(folder, "1.xml", OLD)
    dialog = open_dialog(folder / "index.xml", lines, broken)
    model = dialog.sources.model
    table = [[model.index(row, c).data() for c in range(5)] for row in range(3)]
    assert table[0] == ["1.xml", "index index.xml", "XML", "1", f"{one.stat().st_size} bytes"]
    assert table[1][:4] == ["urls.txt", str(folder), "Text", "2"]
    assert "line 1" in table[2][1]
    assert "broken.xml" in str(model.index(2, 0).data(Qt.ItemDataRole.ToolTipRole))
    wait_for(qtbot, lambda: dialog.sources.table.columnSpan(2, 1) == 4)
    assert not dialog.merge_button.isEnabled()
    assert "broken.xml" in dialog.merge_button.toolTip()
    assert any("broken.xml" in text for text in dialog.summary.remarks.texts)


def test_what_was_left_out_of_a_table_is_told(open_dialog: Opening, folder: Path) -> None:
    table = folder / "a.csv"
    table.write_text("Title,URL\nx,https://example.com/x\ny,\nz,https://example.com/\x01\n")
    dialog = open_dialog(some_file(folder, "1.xml", OLD), table)
    assert dialog.merge_button.isEnabled()
    assert dialog.summary.remarks.texts == [
        "Rows read from “a.csv” (CSV): 1.",
        "Lines left out because they have no URL: 1.",
        "Lines left out because XML cannot hold a character in them: 1.",
        "Columns that no sitemap has, left out: Title.",
    ]


def test_the_figures_follow_the_rule(open_dialog: Opening, pair: tuple[Path, Path]) -> None:
    dialog = open_dialog(*pair)
    assert "2 left out" in dialog.summary.figures.text()
    dialog.conflicts.policy.setCurrentIndex(3)
    assert "0 left out" in dialog.summary.figures.text()
    assert stays(dialog) == ["all", "all"]
    dialog.conflicts.policy.setCurrentIndex(1)
    assert stays(dialog) == ["2: 2.xml, row 1", "2: 2.xml, row 2"]
    assert review_of(dialog).decisions.policy is Duplicates.LAST


def test_rows_stand_side_by_side_with_what_differs(
    open_dialog: Opening, pair: tuple[Path, Path]
) -> None:
    dialog = open_dialog(*pair)
    assert headers(dialog) == ["◉  1: 1.xml", "○  2: 2.xml"]
    assert beside(dialog) == {
        "row in the file": ["1", "1"],
        "lastmod": ["2023-01-01", "2024-01-01"],
    }
    model, font = dialog.conflicts.rows_model, Qt.ItemDataRole.FontRole
    assert model.index(0, 0).data(font) is None
    assert model.index(1, 0).data(font).bold()
    dialog.conflicts.table.setCurrentIndex(dialog.conflicts.model.index(1, 0))
    assert beside(dialog)["changefreq"] == ["—", "daily"]


def test_what_is_no_value_is_compared_too(open_dialog: Opening, folder: Path) -> None:
    image = f'<i:image xmlns:i="{IMAGE}"><i:loc>https://e.com/1.jpg</i:loc></i:image>'
    one = some_file(folder, "1.xml", B)
    two = some_file(folder, "2.xml", B.replace("</url>", image + "</url>"))
    three = some_file(
        folder, "3.xml", B.replace("https://example.com/b", "<![CDATA[https://example.com/b]]>")
    )
    assert beside(open_dialog(one, two))["different content"] == ["—", image]
    lines = folder / "urls.txt"
    lines.write_text("https://example.com/b\n", encoding="utf-8")
    assert beside(open_dialog(two, lines))["different content"] == [image, "—"]
    shown = beside(open_dialog(one, three))["different content"]
    assert "CDATA" in shown[1]
    assert "CDATA" not in shown[0]


def test_rows_are_chosen_by_keys_alone(
    open_dialog: Opening, pair: tuple[Path, Path], qtbot: QtBot
) -> None:
    dialog = open_dialog(*pair)
    panel, review = dialog.conflicts, review_of(dialog)
    press(Key.Key_L, ALT)
    assert QApplication.focusWidget() is panel.table
    press(Key.Key_2)
    assert stays(dialog) == ["2: 2.xml, row 1", "1: 1.xml, row 2"]
    assert headers(dialog) == ["○  1: 1.xml", "◉  2: 2.xml"]
    press(Key.Key_3)
    press(Key.Key_Down)
    press(Key.Key_Space)
    assert review.decisions.picks == {0: 1, 1: 1}
    press(Key.Key_Left)
    assert review.decisions.picks == {0: 1, 1: 0}
    press(Key.Key_Delete)
    assert review.decisions.picks == {0: 1}
    assert panel.model.index(0, 1).data(Qt.ItemDataRole.FontRole).bold()
    assert "chosen by you" in panel.model.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert panel.model.index(1, 1).data(Qt.ItemDataRole.FontRole) is None
    press(Key.Key_I, ALT)
    wait_for(qtbot, lambda: review.decisions.picks == {})
    assert not panel.forget.isVisible()


def test_rows_are_chosen_beside_each_other(open_dialog: Opening, pair: tuple[Path, Path]) -> None:
    dialog = open_dialog(*pair)
    panel, review = dialog.conflicts, review_of(dialog)
    header = panel.rows.horizontalHeader()
    at = header.viewport().rect().center()
    at.setX(header.sectionViewportPosition(1) + 20)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, NO_MODIFIER, at)
    assert review.decisions.picks == {0: 1}
    panel.rows.setFocus()
    panel.rows.setCurrentIndex(panel.rows_model.index(0, 0))
    press(Key.Key_Space)
    assert review.decisions.picks == {0: 0}
    panel.rows.doubleClicked.emit(panel.rows_model.index(1, 1))
    assert review.decisions.picks == {0: 1}


def test_space_begins_with_the_first_where_all_stay(
    open_dialog: Opening, pair: tuple[Path, Path]
) -> None:
    dialog = open_dialog(*pair)
    dialog.conflicts.policy.setCurrentIndex(3)
    dialog.conflicts.table.setFocus()
    press(Key.Key_Space)
    assert stays(dialog) == ["1: 1.xml, row 1", "all"]


def test_files_are_moved_and_removed_by_keys(
    open_dialog: Opening, pair: tuple[Path, Path], qtbot: QtBot
) -> None:
    dialog = open_dialog(*pair)
    panel = dialog.sources
    assert QApplication.focusWidget() is panel.table
    assert not panel.buttons.remove.isEnabled()
    panel.table.selectRow(1)
    assert (panel.buttons.up.isEnabled(), panel.buttons.down.isEnabled()) == (True, False)
    press(Key.Key_Up, ALT)
    assert files(dialog) == ["2.xml", "1.xml"]
    assert (panel.buttons.up.isEnabled(), panel.buttons.down.isEnabled()) == (False, True)
    settles(qtbot, dialog)
    assert stays(dialog)[0] == "1: 2.xml, row 1"
    press(Key.Key_Down, ALT)
    assert files(dialog) == ["1.xml", "2.xml"]
    press(Key.Key_Delete)
    assert files(dialog) == ["1.xml"]
    assert panel.buttons.remove.isEnabled()
    press(Key.Key_R, ALT)
    wait_for(qtbot, lambda: files(dialog) == [])
    settles(qtbot, dialog)
    assert panel.table.hint.isVisible()
    assert not dialog.merge_button.isEnabled()
    assert dialog.summary.remarks.texts == ["Add the files to merge."]
    press(Key.Key_Delete)


def test_files_and_folders_are_added(
    open_dialog: Opening,
    pair: tuple[Path, Path],
    folder: Path,
    prompts: ScriptedPrompts,
    qtbot: QtBot,
) -> None:
    dialog = open_dialog(pair[0])
    prompts.will_be_asked("files_to_open", [pair[1]])
    click(dialog.sources.buttons.add_files)
    settles(qtbot, dialog)
    assert files(dialog) == ["1.xml", "2.xml"]
    some_file(folder, "3.xml")
    prompts.will_be_asked("folder", folder)
    click(dialog.sources.buttons.add_folder)
    settles(qtbot, dialog)
    assert files(dialog) == ["1.xml", "2.xml", "3.xml"]
    assert any("listed more than once" in text for text in dialog.summary.remarks.texts)
    prompts.will_be_asked("folder")
    click(dialog.sources.buttons.add_folder)
    assert prompts.asked[-1][2] == folder


def test_files_are_dropped_on_the_dialog(
    open_dialog: Opening, pair: tuple[Path, Path], qtbot: QtBot
) -> None:
    dialog = open_dialog()
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in pair])
    place, actions = dialog.rect().center(), Qt.DropAction.CopyAction
    button = Qt.MouseButton.LeftButton
    entering = QDragEnterEvent(place, actions, mime, button, NO_MODIFIER)
    QApplication.sendEvent(dialog, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(dialog, QDropEvent(QPointF(place), actions, mime, button, NO_MODIFIER))
    settles(qtbot, dialog)
    assert files(dialog) == ["1.xml", "2.xml"]


def test_enter_merges_and_escape_does_not(
    open_dialog: Opening, pair: tuple[Path, Path], qtbot: QtBot
) -> None:
    dialog = open_dialog(*pair)
    press(Key.Key_Return)
    wait_for(qtbot, lambda: dialog.result() == QDialog.DialogCode.Accepted)
    outcome = review_of(dialog).outcome
    assert outcome is not None
    assert outcome.document is not None
    assert outcome.document.to_bytes() == urlset(OLD + B)
    other = open_dialog(*pair)
    press(Key.Key_Escape)
    assert other.result() == QDialog.DialogCode.Rejected
    assert review_of(other).outcome is None


def test_sorting_is_a_box_to_tick(
    open_dialog: Opening, pair: tuple[Path, Path], folder: Path, qtbot: QtBot
) -> None:
    dialog = open_dialog(some_file(folder, "0.xml", B + OLD))
    press(Key.Key_S, ALT)
    wait_for(qtbot, lambda: review_of(dialog).decisions.is_sorted)
    press(Key.Key_Return)
    wait_for(qtbot, lambda: dialog.result() == QDialog.DialogCode.Accepted)
    outcome = review_of(dialog).outcome
    assert outcome is not None
    assert outcome.document is not None
    assert outcome.document[0].loc == "https://example.com/a"


def test_a_result_over_the_limits_can_be_split_at_once(
    open_dialog: Opening, folder: Path, qtbot: QtBot
) -> None:
    rows = [f"<url><loc>https://example.com/{number}</loc></url>" for number in range(50_001)]
    path = some_file(folder, "1.xml", "".join(rows))
    dialog = open_dialog(path)
    assert "50,001" in dialog.summary.remarks.texts[0]
    assert dialog.split_button.isVisible()
    click(dialog.split_button)
    wait_for(qtbot, lambda: dialog.result() == QDialog.DialogCode.Accepted)
    assert review_of(dialog).wants_split
    small = open_dialog(some_file(folder, "2.xml"))
    assert not small.split_button.isVisible()


def test_work_under_way_is_told_of(jobs: Jobs, pair: tuple[Path, Path], qtbot: QtBot) -> None:
    review = MergeReview(jobs)
    dialog = MergeDialog(review, ScriptedPrompts(), None)
    gate = Event()
    review.sources_changed.connect(lambda: jobs.start(lambda _: gate.wait(30), lambda _: None))
    dialog.show()
    review.add(pair[:1])
    assert dialog.summary.doing.text() == "Looking for files…"
    assert dialog.summary.bar.isVisible()
    assert not dialog.merge_button.isEnabled()
    wait_for(qtbot, lambda: dialog.summary.doing.text() == "Reading 1 of 1: 1.xml")
    assert dialog.sources.model.index(0, 3).data() == "…"
    gate.set()
    wait_for(qtbot, lambda: review.can_merge)
    assert not dialog.summary.bar.isVisible()
    wait_for(qtbot, lambda: dialog.sources.model.index(0, 3).data() == "2")
    dialog.reject()
    dialog.deleteLater()
    review.deleteLater()


def test_closing_the_dialog_stops_the_work(
    jobs: Jobs, pair: tuple[Path, Path], qtbot: QtBot
) -> None:
    review = MergeReview(jobs)
    dialog = MergeDialog(review, ScriptedPrompts(), None)
    review.add(pair)
    dialog.reject()
    wait_for(qtbot, lambda: not jobs._open)
    assert review.files.lines == []
    dialog.deleteLater()
    review.deleteLater()


def test_the_document_merged_into_stands_first(
    person: Person, pair: tuple[Path, Path], qtbot: QtBot
) -> None:
    person.opens(pair[0])
    review = MergeReview(person.session.jobs, person.session, (), person.session)
    dialog = MergeDialog(review, person.prompts, person.window)
    assert "1.xml" in dialog.windowTitle()
    dialog.show()
    review.add([pair[1]])
    settles(qtbot, dialog)
    assert files(dialog) == ["1.xml", "2.xml"]
    assert stays(dialog)[0] == "1: 1.xml, row 1"
    dialog.sources.table.selectRow(0)
    assert not dialog.sources.buttons.remove.isEnabled()
    dialog.sources.table.selectAll()
    click(dialog.sources.buttons.remove)
    assert files(dialog) == ["1.xml"]
    dialog.reject()
    dialog.deleteLater()


def test_the_dialog_goes_with_its_document(person: Person, pair: tuple[Path, Path]) -> None:
    person.opens(pair[0])
    page = person.page
    review = MergeReview(person.session.jobs, person.session, (), person.session)
    review.add([pair[1]])
    dialog = MergeDialog(review, person.prompts, person.window)
    QTimer.singleShot(0, lambda: person.window.tabs.remove_page(page))
    QTimer.singleShot(PATIENCE_MS, dialog, dialog.accept)  # or it would stand for ever
    assert dialog.exec() == QDialog.DialogCode.Rejected
    assert not isValid(review)
    dialog.deleteLater()


def test_the_lists_keep_to_the_rules_of_qt(
    open_dialog: Opening, pair: tuple[Path, Path], qtmodeltester: ModelTester
) -> None:
    dialog = open_dialog(*pair)
    for model in (dialog.sources.model, dialog.conflicts.model, dialog.conflicts.rows_model):
        check_model(qtmodeltester, model)


def test_everything_has_a_name_and_a_letter_of_its_own(
    open_dialog: Opening, pair: tuple[Path, Path]
) -> None:
    dialog = open_dialog(*pair)
    review_of(dialog).pick(0, 1)
    texts = [each.text() for each in dialog.findChildren(QAbstractButton)]
    texts += [each.text() for each in dialog.findChildren(QLabel) if each.buddy() is not None]
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(letters) == len(set(letters)), letters
    for widget in dialog.findChildren(QWidget):
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isVisible():
            named = widget.accessibleName() or getattr(widget, "text", lambda: "")()
            has_label = any(label.buddy() is widget for label in dialog.findChildren(QLabel))
            assert named or has_label or widget.objectName().startswith("qt_"), widget


def test_the_dialog_fits_a_small_screen(open_dialog: Opening, pair: tuple[Path, Path]) -> None:
    dialog = open_dialog(*pair)
    assert dialog.width() <= 900
    assert dialog.height() <= 640
    assert dialog.minimumSizeHint().height() <= 640


def test_the_conflict_a_person_is_at_stays_the_current_one_when_the_files_change(
    open_dialog: Opening, pair: tuple[Path, Path], folder: Path, qtbot: QtBot
) -> None:
    """The keys 1, 2, … decide about it."""
    dialog = open_dialog(*pair)
    conflicts = dialog.conflicts
    conflicts.table.setCurrentIndex(conflicts.model.index(1, 0))
    loc = conflicts.model.conflict(1).loc
    review_of(dialog).add([some_file(folder, "3.xml", OLD)])
    settles(qtbot, dialog)
    line = conflicts.table.currentIndex().row()
    assert conflicts.model.conflict(line).loc == loc
    review_of(dialog).move([0], 1)
    settles(qtbot, dialog)
    line = conflicts.table.currentIndex().row()
    assert conflicts.model.conflict(line).loc == loc
    assert beside(dialog)["row in the file"] == [
        str(row.position + 1) for row in conflicts.model.conflict(line).rows
    ]


def test_at_high_contrast_the_row_that_stays_is_framed(
    open_dialog: Opening, folder: Path, qtbot: QtBot, qapp: QApplication
) -> None:
    paths = [some_file(folder, "a.xml", OLD), some_file(folder, "b.xml", NEW)]
    qapp.setPalette(palette_of(CONTRAST_DARK))
    try:
        dialog = open_dialog(*paths)
        rows = dialog.conflicts.rows
        drain()

        def framed() -> list[int]:
            image = rows.viewport().grab().toImage()
            lefts = (rows.columnViewportPosition(column) for column in (0, 1))
            return [
                column
                for column, left in enumerate(lefts)
                if all(image.pixelColor(left + 1, y).lightness() > 200 for y in range(2, 40))
            ]

        assert framed() == [0]
        review_of(dialog).pick(dialog.conflicts.model.lines[0], 1)
        drain()
        assert framed() == [1]
    finally:
        qapp.setPalette(QPalette())
        drain()
