from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget

from sitemap_editor import Document
from sitemap_editor.core.operations.splitting.order import By
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.protocol.profiles import PROFILES_BY_ID
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.windows.splitting.dialog import SplitDialog
from sitemap_editor.windows.splitting.part_table import (
    CHANGE,
    GROUP,
    METER_ROLE,
    NAME,
    ROWS,
    SIZE,
    PartModel,
)
from tests.qt_support import (
    ALT,
    PATIENCE_MS,
    Key,
    Person,
    ScriptedPrompts,
    click,
    drain,
    wait_for,
)
from tests.windows.files import some_file

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester  # cannot be imported before pytest-qt is set up

BODY = "".join(
    f"\n <url><loc>https://example.com/{'ab'[n % 2]}/{n}</loc><lastmod>202{n % 3}-01-01</lastmod>"
    "</url>"
    for n in range(9)
)
ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
PARTS = ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"]


class Splitter:
    """Somebody with the dialog in front of them."""

    def __init__(self, person: Person, settings: Settings, prompts: ScriptedPrompts) -> None:
        self.shown: list[Path] = []
        self.person = person
        window = person.window
        jobs = person.program.file_jobs
        self.review = SplitReview(person.session, person.page.name, jobs, settings, window)
        self.dialog = SplitDialog(self.review, prompts, window, self.shown.append)
        self.form = self.dialog.form
        self.dialog.show()
        self.settles()

    def settles(self) -> None:
        wait_for(self.person.qtbot, lambda: self.is_settled)
        drain()

    @property
    def is_settled(self) -> bool:
        return not self.dialog._is_waiting and not self.review.is_working

    def divides_into_threes(self) -> None:
        self.form.rows.setValue(3)
        self.settles()

    def types(self, widget: QWidget, text: str) -> None:
        """Type over what stands in a field."""
        untyped: Any = widget
        widget.setFocus()
        untyped.selectAll()
        QTest.keyClick(widget, Key.Key_Delete)
        QTest.keyClicks(widget, text)
        self.settles()

    def writes(self) -> None:
        with self.person.qtbot.waitSignal(self.review.written, timeout=PATIENCE_MS):
            click(self.dialog.split)
        drain()

    @property
    def names(self) -> list[str]:
        model = self.dialog.table.parts
        return [str(model.index(row, NAME).data()) for row in range(model.rowCount())]

    @property
    def messages(self) -> str:
        return " ".join(self.dialog.messages.texts())

    @property
    def summary(self) -> str:
        return self.dialog.summary.text()


Splits = Callable[[], Splitter]


@pytest.fixture
def splits(person: Person, settings: Settings, prompts: ScriptedPrompts) -> Iterator[Splits]:
    """Open the dialog on the page in front; it goes after the test."""
    made: list[Splitter] = []

    def opened() -> Splitter:
        made.append(Splitter(person, settings, prompts))
        return made[-1]

    yield opened
    for splitter in made:
        splitter.review.stop_writing()
        splitter.dialog.done(0)
        splitter.dialog.deleteLater()
    drain()


@pytest.fixture
def splitter(person: Person, folder: Path, splits: Splits) -> Splitter:
    """Somebody who is about to split nine rows into parts of three."""
    person.opens(some_file(folder, body=BODY))
    splitter = splits()
    splitter.divides_into_threes()
    return splitter


# Planning


def test_the_parts_are_shown_before_anything_is_written(splitter: Splitter, folder: Path) -> None:
    assert splitter.names == PARTS
    model = splitter.dialog.table.parts
    assert model.index(0, ROWS).data() == "3"
    assert model.index(0, ROWS).data(METER_ROLE) == 1.0
    assert 0 < model.index(0, SIZE).data(METER_ROLE) < 0.01
    assert "3 of at most 3" in model.index(0, ROWS).data(ACCESSIBLE)
    assert "of at most 50.0 MB" in model.index(0, SIZE).data(ACCESSIBLE)
    assert splitter.dialog.table.isColumnHidden(GROUP)
    assert splitter.dialog.table.isColumnHidden(CHANGE)
    assert "9 row" in splitter.summary
    assert "and an index" in splitter.summary
    assert sorted(path.name for path in folder.iterdir()) == ["sitemap.xml"]
    assert splitter.dialog.split.isEnabled()
    assert splitter.dialog.split.isDefault()


def test_nothing_can_be_written_by_an_old_plan(splitter: Splitter, folder: Path) -> None:
    splitter.form.rows.setValue(4)
    assert not splitter.dialog.split.isEnabled()
    QTest.keyClick(splitter.dialog, Key.Key_Return)
    assert not splitter.review.is_writing
    splitter.settles()
    assert splitter.dialog.split.isEnabled()
    assert len(list(folder.iterdir())) == 1


def test_the_name_follows_the_way_until_one_is_typed(splitter: Splitter) -> None:
    form = splitter.form
    form.by.setCurrentIndex(form.by.findData(By.PATH.value))
    splitter.settles()
    assert form.pattern.text() == "sitemap-{group}-{n}.xml"
    assert splitter.names[0] == "sitemap-a-1.xml"
    assert not splitter.dialog.table.isColumnHidden(GROUP)
    form.compressed.click()
    splitter.settles()
    assert form.pattern.text() == "sitemap-{group}-{n}.xml.gz"
    splitter.types(form.pattern, "part{n}.xml")
    assert not form.compressed.isChecked()
    form.by.setCurrentIndex(form.by.findData(By.COUNT.value))
    form.compressed.click()
    splitter.settles()
    assert form.pattern.text() == "part{n}.xml.gz"
    assert splitter.names[0] == "part1.xml.gz"
    form.compressed.click()
    assert form.pattern.text() == "part{n}.xml"
    splitter.types(form.pattern, "part{n}.xml.gz")
    assert form.compressed.isChecked()
    splitter.types(form.pattern, "")
    form.rows.setFocus()
    assert form.pattern.text() == "sitemap-{n}.xml.gz"


def test_obstacles_are_said_and_keep_from_splitting(splitter: Splitter) -> None:
    splitter.types(splitter.form.pattern, "part.xml")
    assert "part.xml" in splitter.messages
    assert not splitter.dialog.split.isEnabled()
    splitter.types(splitter.form.pattern, "part{n}.xml")
    assert splitter.messages == ""
    assert splitter.dialog.split.isEnabled()


def test_an_index_needs_an_address_or_is_left_out(splitter: Splitter) -> None:
    form = splitter.form
    splitter.types(form.address, "")
    assert "full URLs" in splitter.messages
    assert not splitter.dialog.split.isEnabled()
    form.has_index.click()
    splitter.settles()
    assert not form.address.isEnabled()
    assert splitter.dialog.split.isEnabled()
    assert "index" not in splitter.summary
    form.has_index.click()
    splitter.types(form.address, "https://example.com/maps/")
    assert splitter.dialog.split.isEnabled()


def test_a_guessed_address_is_called_a_guess_until_somebody_types(splitter: Splitter) -> None:
    form = splitter.form
    assert form.address.text() == "https://example.com/"
    assert form.address_note.isVisible()
    form.address.setFocus()
    QTest.keyClicks(form.address, "x")
    assert not form.address_note.isVisible()


def test_limits_are_capped_at_those_of_the_profile(
    person: Person, folder: Path, splits: Splits
) -> None:
    person.opens(some_file(folder, body=BODY))
    person.session.check_against(PROFILES_BY_ID["baidu"])
    person.waits_for_the_checks()
    form = splits().form
    form.megabytes.setValue(50)
    form.rows.setValue(1_000_000)
    assert (form.megabytes.text(), form.rows.value()) == ("10", 50_000)
    assert form.order().max_size_bytes == 10_485_760
    form.megabytes.setValue(0.5)
    assert form.order().max_size_bytes == 524_288
    assert form.megabytes.text() == "0.5"
    assert any("Baidu" in label.toolTip() + label.text() for label in form.findChildren(QLabel))


def test_the_folder_is_chosen_or_typed(
    splitter: Splitter, prompts: ScriptedPrompts, tmp_path: Path, folder: Path
) -> None:
    prompts.will_be_asked("folder", tmp_path)
    click(splitter.form.choose)
    splitter.settles()
    assert prompts.asked[-1][2] == folder
    assert splitter.review.folder == tmp_path
    prompts.will_be_asked("folder", None)
    click(splitter.form.choose)
    assert splitter.form.folder() == tmp_path
    splitter.types(splitter.form.folder_field, "parts")
    assert "full path" in splitter.messages
    assert splitter.names == []
    splitter.types(splitter.form.folder_field, str(folder / "parts"))
    splitter.writes()
    assert (folder / "parts" / "sitemap-1.xml").exists()


def test_a_home_that_nobody_has_is_a_folder_like_any_other(splitter: Splitter) -> None:
    splitter.types(splitter.form.folder_field, "~nobody-of-this-name/x")
    assert "full path" in splitter.messages


def test_changes_that_are_not_saved_are_told(person: Person, folder: Path, splits: Splits) -> None:
    person.opens(some_file(folder, body=BODY))
    person.edits(0, 0, "https://example.com/edited")
    splitter = splits()
    assert "unsaved changes" in splitter.messages
    assert splitter.dialog.table.parts.index(0, 5).data() == "https://example.com/edited"


def test_a_text_sitemap_is_split_into_text(person: Person, folder: Path, splits: Splits) -> None:
    path = folder / "urls.txt"
    path.write_text("https://example.com/a\nhttps://example.com/b\n")
    person.opens(path)
    splitter = splits()
    splitter.form.rows.setValue(1)
    splitter.settles()
    assert splitter.form.by.findData(By.YEAR.value) == -1
    assert splitter.names == ["sitemap-1.txt", "sitemap-2.txt"]
    splitter.writes()
    assert (folder / "sitemap-2.txt").read_text().strip() == "https://example.com/b"


def test_an_index_is_split_into_indexes(person: Person, folder: Path, splits: Splits) -> None:
    index = Document.new(SITEMAPINDEX)
    data = index.to_bytes().replace(
        b"</sitemapindex>",
        b"<sitemap><loc>https://example.com/1.xml</loc></sitemap>"
        b"<sitemap><loc>https://example.com/2.xml</loc></sitemap></sitemapindex>",
    )
    path = folder / "index.xml"
    path.write_bytes(data)
    person.opens(path)
    splitter = splits()
    splitter.form.rows.setValue(1)
    splitter.settles()
    assert not splitter.form.address.isVisible()
    assert not splitter.form.address_note.isVisible()
    assert "robots.txt" in splitter.messages
    splitter.writes()
    dialog = splitter.dialog
    assert "First Part" in dialog.open_file.text()
    click(dialog.open_file)
    assert dialog.file_to_open == folder / "sitemap-1.xml"


def test_an_empty_document_gives_one_empty_part(person: Person, splits: Splits) -> None:
    person.does("file.new")
    splitter = splits()
    assert splitter.names == ["sitemap-1.xml"]
    assert "no rows" in splitter.messages


# Files in the way


def test_files_in_the_way_need_a_tick(splitter: Splitter, folder: Path) -> None:
    dialog = splitter.dialog
    (folder / "sitemap-2.xml").write_bytes(b"mine")
    splitter.form.rows.setValue(4)
    splitter.settles()
    box = dialog.replace_box
    assert box.isVisible()
    assert "sitemap-2.xml" in box.said.text()
    assert "sitemap-2.xml" in box.toolTip()
    assert not dialog.split.isEnabled()
    box.box.click()
    assert dialog.split.isEnabled()
    box.box.click()
    assert not dialog.split.isEnabled()
    box.box.click()
    splitter.writes()
    assert len(Document.open(folder / "sitemap-2.xml")) == 4


def test_the_file_itself_in_the_way_is_told(person: Person, folder: Path, splits: Splits) -> None:
    person.opens(some_file(folder, "sitemap-1.xml", BODY))
    splitter = splits()
    assert "you are splitting" in splitter.dialog.replace_box.said.text()


def test_many_files_in_the_way_are_counted_not_listed(splitter: Splitter, folder: Path) -> None:
    for number in range(1, 10):
        (folder / f"sitemap-{number}.xml").write_bytes(b"mine")
    splitter.form.rows.setValue(1)
    splitter.settles()
    said = splitter.dialog.replace_box.said.text()
    assert "9 file" in said
    assert "sitemap-9.xml" not in said
    assert "sitemap-9.xml" in splitter.dialog.replace_box.toolTip()


# An earlier split


def test_parts_that_stay_are_marked(splitter: Splitter, splits: Splits, folder: Path) -> None:
    splitter.types(splitter.form.address, "https://example.com/maps/")
    splitter.writes()
    again = splits()
    again.divides_into_threes()
    table = again.dialog.table
    assert not table.isColumnHidden(CHANGE)
    assert [table.parts.index(row, CHANGE).data() for row in range(3)] == ["unchanged"] * 3
    assert "stays unchanged" in table.parts.index(0, CHANGE).data(ACCESSIBLE)
    assert again.form.address.text() == "https://example.com/maps/"  # as the index says
    assert not again.form.address_note.isVisible()
    assert "3 unchanged" in again.summary
    again.writes()
    assert "Nothing was written" in again.dialog.outcome.said.text()
    click(again.dialog.open_file)
    assert again.dialog.file_to_open == folder / "sitemap_index.xml"


def test_all_is_divided_anew_where_somebody_wants_it(splitter: Splitter, splits: Splits) -> None:
    splitter.types(splitter.form.address, "https://example.com/maps/")
    assert not splitter.form.keeps.isVisible()
    splitter.writes()
    again = splits()
    again.divides_into_threes()
    assert again.form.keeps.isVisible()
    assert again.form.keeps.isChecked()
    again.form.keeps.setChecked(False)
    again.settles()
    assert again.dialog.table.isColumnHidden(CHANGE)
    assert again.dialog.replace_box.isVisible()


# Writing and after


def test_what_was_written_is_said_and_can_be_opened(splitter: Splitter, folder: Path) -> None:
    dialog = splitter.dialog
    splitter.writes()
    assert "3 part" in dialog.outcome.headline.text()
    assert "4 file" in dialog.outcome.said.text()
    assert str(folder) in dialog.outcome.said.text()
    assert not splitter.form.isVisible()
    assert dialog.open_file.isDefault()
    assert QApplication.focusWidget() is dialog.open_file
    click(dialog.open_folder)
    assert splitter.shown == [folder]
    assert dialog.isVisible()
    QTest.keyClick(dialog, Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.file_to_open == folder / "sitemap_index.xml"


def test_closing_the_result_opens_nothing(splitter: Splitter) -> None:
    splitter.writes()
    QTest.keyClick(splitter.dialog, Key.Key_Escape)
    assert not splitter.dialog.isVisible()
    assert splitter.dialog.file_to_open is None


def test_enter_in_a_field_splits(splitter: Splitter, folder: Path) -> None:
    splitter.form.pattern.setFocus()
    with splitter.person.qtbot.waitSignal(splitter.review.written, timeout=PATIENCE_MS):
        QTest.keyClick(splitter.form.pattern, Key.Key_Return)
    assert (folder / "sitemap_index.xml").exists()


def test_escape_while_writing_stops_and_stays(splitter: Splitter, folder: Path) -> None:
    dialog, before = splitter.dialog, sorted(folder.iterdir())
    gate = Event()
    splitter.person.program.file_jobs.start(lambda _told: gate.wait(60), lambda _done: None)
    click(dialog.split)
    assert not splitter.form.isEnabled()
    assert str(folder) in splitter.summary
    QTest.keyClick(dialog, Key.Key_Escape)
    assert dialog.isVisible()
    assert not dialog.cancel.isEnabled()
    with splitter.person.qtbot.waitSignal(splitter.review.stopped, timeout=PATIENCE_MS):
        gate.set()
    assert "is unchanged" in splitter.messages
    assert sorted(folder.iterdir()) == before
    assert splitter.form.isEnabled()
    assert dialog.cancel.isEnabled()
    splitter.writes()


def test_closing_while_a_plan_is_made_stops_it(splitter: Splitter) -> None:
    dialog = splitter.dialog
    gate = Event()
    splitter.person.program.file_jobs.start(lambda _told: gate.wait(60), lambda _done: None)
    dialog._plan()
    assert "Calculating" in splitter.summary
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()
    assert not splitter.review.is_working
    gate.set()


def test_a_failure_is_said_and_can_be_tried_again(
    splitter: Splitter, folder: Path, tmp_path: Path
) -> None:
    place = tmp_path / "parts"
    splitter.types(splitter.form.folder_field, str(place))
    place.write_bytes(b"in the way")
    with splitter.person.qtbot.waitSignal(splitter.review.failed, timeout=PATIENCE_MS):
        click(splitter.dialog.split)
    assert splitter.messages
    assert splitter.dialog.split.isEnabled()
    assert splitter.form.isEnabled()
    place.unlink()
    splitter.writes()
    assert (place / "sitemap_index.xml").exists()


def test_a_file_that_comes_late_is_asked_for(splitter: Splitter, folder: Path) -> None:
    (folder / "sitemap-3.xml").write_bytes(b"late")
    with splitter.person.qtbot.waitSignal(splitter.review.planned, timeout=PATIENCE_MS):
        click(splitter.dialog.split)
    assert splitter.dialog.replace_box.isVisible()
    assert not splitter.dialog.split.isEnabled()
    splitter.dialog.replace_box.box.click()
    splitter.writes()


def test_work_that_takes_long_shows_how_far_it_is(splitter: Splitter) -> None:
    dialog = splitter.dialog
    dialog.bar.begin()
    assert not dialog.bar.isVisible()
    dialog.bar.patience.timeout.emit()
    assert dialog.bar.isVisible()
    dialog.bar.set_part(0.5)
    assert dialog.bar.value() == 500
    dialog.bar.end()
    assert not dialog.bar.isVisible()


# By keyboard, and for those who do not see


def test_everything_has_a_name_and_a_key_of_its_own(splitter: Splitter) -> None:
    form = splitter.form
    labels_of_fields = [label for label in form.findChildren(QLabel) if "&" in label.text()]
    labelled = {label.buddy() for label in labels_of_fields}
    fields: list[QWidget] = [
        form.by,
        form.rows,
        form.megabytes,
        form.pattern,
        form.folder_field,
        form.address,
    ]
    assert labelled == set(fields)
    assert form.index.accessibleName()
    assert splitter.dialog.table.accessibleName()
    assert splitter.dialog.bar.accessibleName()
    labels: list[QLabel | QPushButton] = [
        *form.findChildren(QLabel),
        *form.findChildren(QPushButton),
    ]
    words = [each.text() for each in labels if "&" in each.text()]
    words += [form.compressed.text(), form.has_index.text()]
    words += [splitter.dialog.replace_box.box.text(), splitter.dialog.split.text()]
    keys = [text[text.index("&") + 1].lower() for text in words]
    assert len(keys) == len(set(keys)) == 11


def test_the_keys_lead_to_the_fields(splitter: Splitter) -> None:
    QTest.keyClick(splitter.dialog, Key.Key_N, ALT)
    assert QApplication.focusWidget() is splitter.form.pattern
    QTest.keyClick(splitter.dialog, Key.Key_A, ALT)
    assert QApplication.focusWidget() is splitter.form.megabytes


def test_tab_goes_from_top_to_bottom(splitter: Splitter) -> None:
    form, dialog = splitter.form, splitter.dialog
    form.by.setFocus()
    met: list[QWidget] = []
    for _ in range(11):
        widget = QApplication.focusWidget()
        assert widget is not None
        met.append(widget)
        QTest.keyClick(widget, Key.Key_Tab)
    assert met == [
        form.by,
        form.rows,
        form.megabytes,
        form.pattern,
        form.compressed,
        form.folder_field,
        form.choose,
        form.has_index,
        form.index,
        form.address,
        dialog.table,
    ]


def test_the_model_of_the_parts_keeps_the_rules(
    splitter: Splitter, qtmodeltester: ModelTester
) -> None:
    model: QAbstractItemModel = splitter.dialog.table.parts
    untyped: Any = qtmodeltester
    untyped.check(model)
    assert isinstance(model, PartModel)
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.columnCount(model.index(0, 0)) == 0
    splitter.divides_into_threes()


def test_the_dialog_fits_a_small_screen(splitter: Splitter) -> None:
    assert splitter.dialog.width() <= 900
    assert splitter.dialog.height() <= 640
    assert splitter.dialog.minimumSizeHint().width() <= 900
