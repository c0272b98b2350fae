"""Columns of what rows hold: chosen, seen, edited, filtered and sorted like the four."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDialog, QLineEdit

from sitemap_editor.core.protocol.namespaces import NEWS, VIDEO
from sitemap_editor.session.changing.change_review import ChangeReview
from sitemap_editor.session.program.settings import CONTENT_COLUMNS, Settings
from sitemap_editor.session.table.column_choice import ColumnChoice
from sitemap_editor.session.table.filter_values import FilterValues
from sitemap_editor.windows.changing.change_dialog import ChangeDialog
from sitemap_editor.windows.table.columns_dialog import ColumnsDialog
from tests.core.sitemaps import urlset
from tests.indexes_on_disk import index, sitemap
from tests.qt_support import CONTENTS, Key, Person, ScriptedPrompts, drain
from tests.windows.starts import Start

DECLARED = f' xmlns:news="{NEWS}" xmlns:video="{VIDEO}" xmlns:acme="urn:acme"'
TITLES = (
    "<news:news><news:title>Old A</news:title></news:news>",
    "<video:video><video:title>1</video:title></video:video>"
    "<video:video><video:title>2</video:title></video:video>",
    "<acme:stock>5</acme:stock>",
)
SHOWN = ("news.title", "video.title", "x:acme:stock")
TITLE, VIDEO_TITLE, STOCK = range(CONTENTS, CONTENTS + 3)


def held(folder: Path, name: str = "held.xml") -> Path:
    path = folder / name
    rows = (f"<url><loc>https://example.com/{n}</loc>{t}</url>\n" for n, t in enumerate(TITLES))
    path.write_bytes(urlset("".join(rows), DECLARED))
    return path


@pytest.fixture
def shown(person: Person, prompts: ScriptedPrompts, folder: Path) -> Person:
    """A file with three columns of contents."""
    person.opens(held(folder))
    chooses(person, prompts, SHOWN)
    return person


def chooses(person: Person, prompts: ScriptedPrompts, names: tuple[str, ...]) -> None:
    def choose(choice: ColumnChoice) -> bool:
        for name in list(choice.chosen):
            choice.choose(name, is_chosen=False)
        for name in names:
            choice.choose(name, is_chosen=True)
        return True

    prompts.will_be_asked("choose_columns", choose)
    person.does("view.choose_columns")


def test_chosen_columns_stand_behind_the_others_and_are_remembered(
    start: Start, prompts: ScriptedPrompts, folder: Path, settings: Settings
) -> None:
    person = start()
    person.opens(held(folder))
    chooses(person, prompts, SHOWN)
    assert person.page.model.names[CONTENTS:] == SHOWN
    assert [person.column(each) for each in (TITLE, VIDEO_TITLE, STOCK)] == [
        ["Old A", "", ""],
        ["", "1  +1", ""],
        ["", "", "5"],
    ]
    person.view.setColumnWidth(TITLE, 234)
    person = start()
    person.opens(held(folder, "other.xml"))
    assert person.page.model.names[CONTENTS:] == SHOWN
    assert person.view.columnWidth(TITLE) == 234
    plain = folder / "plain.xml"
    plain.write_bytes(urlset("<url><loc>https://example.com/</loc></url>"))
    person.opens(plain)
    assert person.page.model.names[CONTENTS:] == ("news.title", "video.title")
    chooses(person, prompts, ("news.title",))
    assert settings.get(CONTENT_COLUMNS) == ["news.title", "x:acme:stock"]


def test_an_index_and_a_list_of_urls_have_none(person: Person, folder: Path) -> None:
    sitemap(folder, "a.xml")
    person.opens(index(folder, ["a.xml"]))
    choice = ColumnChoice(person.session, (), person.page)
    person.waits_until(lambda: choice.is_counted)
    assert choice.offers() == []
    text = folder / "urls.txt"
    text.write_text("https://example.com/a\n")
    person.opens(text)
    choice = ColumnChoice(person.session, (), person.page)
    person.waits_until(lambda: choice.is_counted)
    assert choice.offers() == []


def test_typing_changes_one_value_and_undo_gives_the_old_bytes(shown: Person) -> None:
    before = shown.bytes
    shown.edits(0, TITLE, "New & B")
    assert b"<news:title>New &amp; B</news:title>" in shown.bytes
    assert shown.sees(0, TITLE) == "New & B"
    shown.edits(1, TITLE, "Another")
    assert shown.sees(1, TITLE) == "Another"
    for _ in range(2):
        shown.does("edit.undo")
    assert shown.bytes == before
    assert not shown.can("edit.undo")


def test_a_duration_is_written_in_seconds_however_it_is_typed(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.opens(held(folder))
    chooses(person, prompts, ("video.duration",))
    person.edits(0, CONTENTS, "1:17:57")
    assert b"<video:duration>4677</video:duration>" in person.bytes
    assert person.sees(0, CONTENTS) == "4677"
    person.edits(0, CONTENTS, "an hour")
    assert person.sees(0, CONTENTS) == "an hour"


def test_durations_that_are_pasted_are_written_in_seconds(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.opens(held(folder))
    chooses(person, prompts, ("video.duration",))
    person.goes_to(0, CONTENTS)
    QGuiApplication.clipboard().setText("1:17:57")
    person.does("edit.paste")
    assert person.sees(0, CONTENTS) == "4677"


def test_a_namespace_is_declared_and_undone_with_the_value(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = folder / "plain.xml"
    path.write_bytes(urlset("<url><loc>https://example.com/</loc></url>"))
    person.opens(path)
    chooses(person, prompts, ("news.title",))
    before = person.bytes
    person.edits(0, TITLE, "First")
    assert b'xmlns:news="' in person.bytes
    assert person.sees(0, TITLE) == "First"
    person.does("edit.undo")
    assert person.bytes == before
    person.does("edit.redo")
    assert person.sees(0, TITLE) == "First"


def test_a_cell_with_several_values_says_why_it_is_not_edited(shown: Person) -> None:
    before = shown.bytes
    shown.goes_to(1, VIDEO_TITLE)
    shown.presses(Key.Key_F2)
    assert not shown.editing
    assert "several of these" in shown.said
    tip = shown.page.model.index(1, VIDEO_TITLE).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.splitlines()[:2] == ["1", "2"]
    spoken = shown.page.model.index(1, VIDEO_TITLE).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "1, and 1 more" in spoken
    shown.does("edit.clear")
    assert "several of these" in shown.said
    assert shown.bytes == before


def test_cells_are_filled_cleared_copied_and_pasted(shown: Person) -> None:
    before = shown.bytes
    shown.goes_to(0, TITLE)
    for _ in range(2):
        shown.presses(Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    shown.does("edit.fill_down")
    assert shown.column(TITLE) == ["Old A"] * 3
    shown.does("edit.copy")
    assert QGuiApplication.clipboard().text().splitlines() == ["Old A"] * 3
    shown.does("edit.clear")
    assert shown.column(TITLE) == [""] * 3
    shown.does("edit.undo")
    shown.does("edit.undo")
    assert shown.bytes == before
    shown.goes_to(2, TITLE)
    QGuiApplication.clipboard().setText("P")
    shown.does("edit.paste")
    assert shown.column(TITLE) == ["Old A", "", "P"]
    shown.does("edit.undo")
    assert shown.bytes == before


def test_values_that_are_so_already_are_said_to_be_and_offer_no_undo(shown: Person) -> None:
    said = "Nothing changed. The cells already have these values."
    before = shown.bytes
    shown.goes_to(0, TITLE)
    QGuiApplication.clipboard().setText("Old A")
    shown.does("edit.paste")
    assert shown.said == said
    shown.goes_to(1, TITLE)
    shown.view.selected.select_block(range(1, 3), (TITLE,))
    shown.presses(Key.Key_Delete)
    assert shown.said == said
    shown.presses(Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert shown.said.startswith(said)
    assert shown.window.status_bar.undo_link.isHidden()
    assert (shown.bytes, shown.can("edit.undo")) == (before, False)


def test_a_block_is_pasted_over_cells_and_goes_on_in_new_rows(shown: Person) -> None:
    before = shown.bytes
    QGuiApplication.clipboard().setText("P\tQ\nR\tS")
    shown.goes_to(2, TITLE)
    shown.does("edit.paste")
    assert shown.column(TITLE) == ["Old A", "", "P", "R"]
    assert shown.column(VIDEO_TITLE) == ["", "1  +1", "Q", "S"]
    shown.does("edit.undo")
    assert shown.bytes == before
    shown.goes_to(1, TITLE)
    shown.does("edit.paste")
    assert "several of these" in shown.said
    assert shown.bytes == before


def test_what_was_copied_comes_back_to_its_columns_and_what_is_unchanged_stays(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    """Also behind a column that is counted, and where a row has several values in one."""
    person.opens(held(folder))
    chooses(person, prompts, ("video.count", *SHOWN))
    before = person.bytes
    person.does("edit.select_all")
    person.does("edit.copy")
    clipboard = QGuiApplication.clipboard()
    assert "\t2\t" in clipboard.text()  # the number of videos
    clipboard.setText(clipboard.text().replace("Old A", "New A"))  # by another program
    person.does("edit.paste")
    assert person.said == "3 rows pasted."
    assert person.bytes == before.replace(b"Old A", b"New A")


def test_many_cells_are_filled_beside_the_window_in_one_step(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = folder / "many.xml"
    rows = (f"<url><loc>https://example.com/{n}</loc></url>\n" for n in range(150))
    path.write_bytes(urlset("".join(rows)))
    person.opens(path)
    chooses(person, prompts, ("news.title",))
    before = person.bytes
    person.view.selected.select_column(TITLE, Qt.KeyboardModifier.NoModifier)
    QGuiApplication.clipboard().setText("Filled & done")
    person.does("edit.paste")
    person.waits_until(lambda: person.can("edit.undo"))
    person.waits_until(lambda: not person.session.beside.is_under_way)
    assert person.column(TITLE) == ["Filled & done"] * 150
    assert person.bytes.count(b"xmlns:news=") == 1
    person.does("edit.undo")
    person.waits_until(lambda: not person.session.beside.is_under_way)
    assert person.bytes == before


def test_columns_are_sorted_and_filtered_and_hidden_rows_keep_their_bytes(shown: Person) -> None:
    with shown.qtbot.waitSignal(shown.page.model.sorting_changed):
        shown.page.model.sort_by("x:acme:stock")
    assert shown.column(STOCK) == ["5", "", ""]
    shown.page.filter.set_text("news.title:none")
    shown.waits_until(lambda: shown.page.model.rowCount() == 2)
    hidden = shown.session.document.table.row_bytes(0)
    shown.does("edit.select_all")
    shown.goes_to(0, TITLE)
    shown.presses(Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QGuiApplication.clipboard().setText("Filled")
    shown.does("edit.paste")
    assert shown.column(TITLE) == ["Filled"] * 2
    assert shown.session.document.table.row_bytes(0) == hidden


def test_a_column_that_is_hidden_again_lets_go_of_its_sorting(
    shown: Person, prompts: ScriptedPrompts
) -> None:
    with shown.qtbot.waitSignal(shown.page.model.sorting_changed):
        shown.page.model.sort_by("news.title", descending=True)
    chooses(shown, prompts, ("x:acme:stock",))
    assert shown.page.model.sorting is None
    assert shown.page.model.names[CONTENTS:] == ("x:acme:stock",)
    assert shown.column(TITLE) == ["", "", "5"]


def test_rows_with_the_value_of_a_cell_are_shown(shown: Person) -> None:
    shown.goes_to(2, STOCK)
    shown.does("filter.like")
    assert shown.page.filter.text == "x:acme:stock=5"


def test_many_rows_are_changed_by_their_tools(shown: Person, prompts: ScriptedPrompts) -> None:
    before = shown.bytes

    def change(review: ChangeReview) -> bool:
        dialog = ChangeDialog(review, shown.window)
        assert dialog.form is not None
        values = dialog.form.values()
        assert values["columns"] == ["loc"]
        boxes = [each.text() for each in dialog.form.findChildren(QCheckBox)][:7]
        own = ["loc", "lastmod", "changefreq", "priority"]
        assert boxes == [*own, "News Title", "Video Title", "x:acme:stock"]
        for box in dialog.form.findChildren(QCheckBox):
            if box.text() == "News Title":
                box.setChecked(True)
        find, by = dialog.form.inputs["find"], dialog.form.inputs["with"]
        assert isinstance(find, QLineEdit)
        assert isinstance(by, QLineEdit)
        find.setText("Old")
        by.setText("New")
        shown.waits_until(lambda: not dialog._pause.isActive() and not review.is_working)
        texts = [dialog.model.index(0, column).data() for column in range(4)]
        assert texts == ["1", "News Title", "Old A", "New A"]
        dialog.accept()
        return True

    prompts.will_be_asked("review_change", change)
    shown.does("find.replace")
    assert shown.column(TITLE) == ["New A", "", ""]
    shown.does("edit.undo")
    assert shown.bytes == before


def test_names_and_values_of_the_file_are_completed(shown: Person) -> None:
    values = FilterValues(shown.session, lambda: None, shown.page)
    for name, found in (
        ("x", ("acme:stock:",)),
        ("alt", ()),
        ("news.title", ("Old A",)),
        ("x:acme:stock", ("5",)),
    ):
        values.of(name)
        shown.waits_until(lambda: not values.is_working)
        assert tuple(values.of(name)) == found


# The dialog


@pytest.fixture
def dialog(person: Person, folder: Path) -> ColumnsDialog:
    person.opens(held(folder))
    choice = ColumnChoice(person.session, ("news.title",), person.page)
    made = ColumnsDialog(choice, person.window)
    made.show()
    person.waits_until(lambda: choice.is_counted)
    return made


def told(dialog: ColumnsDialog) -> list[tuple[str, str, bool]]:
    model = dialog.model
    ticks = Qt.ItemDataRole.CheckStateRole
    return [
        (
            model.index(row, 1).data(),
            model.index(row, 2).data(),
            Qt.CheckState(model.index(row, 0).data(ticks)) == Qt.CheckState.Checked,
        )
        for row in range(model.rowCount())
    ]


def test_what_occurs_stands_first_with_its_number(dialog: ColumnsDialog) -> None:
    assert told(dialog)[:5] == [
        ("video.count", "2", False),
        ("video.title", "2", False),
        ("news.count", "1", False),
        ("news.title", "1", True),
        ("x:acme:stock", "1", False),
    ]
    dialog.reject()


def test_columns_are_ticked_by_keys(dialog: ColumnsDialog) -> None:
    dialog.table.select([4])
    QTest.keyClick(dialog.table, Key.Key_Space)
    assert told(dialog)[4] == ("x:acme:stock", "1", True)
    dialog.table.select([3, 4])
    QTest.keyClick(dialog.table, Key.Key_Space)
    assert not any(ticked for *_, ticked in told(dialog))
    dialog.reject()


@pytest.mark.parametrize(
    ("text", "words"),
    [("x:acme", "names no column"), ("x:other:a", "nothing with the prefix “other”"), ("a", "no")],
)
def test_a_name_that_is_none_is_told_in_words(dialog: ColumnsDialog, text: str, words: str) -> None:
    types(dialog.other, text)
    assert words in " ".join(dialog.messages.texts())
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert dialog.isVisible()
    dialog.reject()


def test_another_name_is_added_and_ticked(dialog: ColumnsDialog, person: Person) -> None:
    types(dialog.other, "x:acme:a/b@id")
    assert ("x:acme:a/b@id", "…", True) in told(dialog)
    person.waits_until(lambda: ("x:acme:a/b@id", "0", True) in told(dialog))
    assert not dialog.other.text()
    types(dialog.other, "alt:pt-BR")
    assert ("alt:pt-BR", "0", True) in told(dialog)
    dialog.reject()


def test_what_a_named_column_finds_is_counted_in_the_rows(
    dialog: ColumnsDialog, person: Person
) -> None:
    for line in (("x:news:news/title", "1", True), ("x:video:title", "2", True)):
        types(dialog.other, line[0])
        person.waits_until(partial(lambda wanted: wanted in told(dialog), line))
    dialog.reject()


def test_a_sentence_about_a_name_goes_when_another_is_typed(dialog: ColumnsDialog) -> None:
    types(dialog.other, "x:other:a")
    assert dialog.messages.texts()
    dialog.other.setText("x:acme")
    assert not dialog.messages.texts()
    dialog.reject()


def test_the_current_line_stays_whole_where_a_sentence_takes_room(dialog: ColumnsDialog) -> None:
    for code in ("de", "fr", "es", "it", "pl", "nl"):
        types(dialog.other, f"alt:{code}")
    dialog.resize(dialog.width(), dialog.minimumSizeHint().height() + 40)
    drain()
    dialog.table.select([dialog.model.rowCount() - 1])
    before = dialog.table.viewport().height()
    types(dialog.other, "x:other:a")
    drain()
    assert dialog.table.viewport().height() < before
    place = dialog.table.visualRect(dialog.table.currentIndex())
    assert dialog.table.viewport().rect().contains(place)
    dialog.reject()


def types(line: QLineEdit, text: str) -> None:
    line.setFocus()
    line.setText(text)
    QTest.keyClick(line, Key.Key_Return)


@pytest.mark.parametrize(
    "names",
    [
        ("x:acme:all-that-is-in-stock", "x:acme:stock"),
        ("x:acme:meta/stock", "x:acme:meta/stock@unit", "news.title"),
    ],
)
def test_the_titles_of_columns_to_be_changed_are_whole_beside_long_ones(
    shown: Person, prompts: ScriptedPrompts, names: tuple[str, ...]
) -> None:
    chooses(shown, prompts, names)
    row_ids = shown.page.model.view_order.row_ids
    review = ChangeReview(shown.session, row_ids[:], row_ids[:0], spec_id="replace")
    dialog = ChangeDialog(review, shown.window)
    dialog.show()
    drain()
    assert dialog.form is not None
    boxes = dialog.form.findChildren(QCheckBox)
    assert "changefreq" in [each.text() for each in boxes]
    assert [each.text() for each in boxes if each.width() < each.sizeHint().width()] == []
    shown.waits_until(lambda: not dialog._pause.isActive() and not review.is_working)
    dialog.reject()
