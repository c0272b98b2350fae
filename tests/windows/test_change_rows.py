"""Changing many rows: a tool, its arguments, all changes before they are made, one undo step."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QSpinBox
from shiboken6 import isValid

from sitemap_editor.core.protocol.datetimes import now_w3c
from sitemap_editor.core.protocol.fields import CHANGEFREQ_VALUES
from sitemap_editor.core.recipes.catalogue import SPECS_BY_ID
from sitemap_editor.session.changing.change_review import ChangeReview
from sitemap_editor.windows.changing.change_dialog import ChangeDialog
from sitemap_editor.windows.changing.changes_model import BREAKS_ROLE, DIFFERENCE_ROLE
from sitemap_editor.windows.changing.difference_delegate import pieces_in
from sitemap_editor.windows.changing.value_box import ValueBox
from tests.qt_support import CTRL, LASTMOD, LOC, NOW, Key, Person, drain
from tests.windows.dialogs import used
from tests.windows.files import some_file

ROWS = "".join(
    f"\n <url><loc>http://example.com/{each}</loc></url>" for each in ("a/1", "b/10", "a/2", "b/10")
)
CHECK = Qt.ItemDataRole.CheckStateRole


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=ROWS))
    person.goes_to(0, LOC)
    return person


def review_of(person: Person, spec_id: str = "replace", *rows: int) -> ChangeReview:
    shown = person.page.model.view_order.row_ids
    selected = array("I", (shown[row] for row in rows))
    return ChangeReview(person.session, shown[:], selected, spec_id=spec_id)


def dialog_of(person: Person, review: ChangeReview) -> ChangeDialog:
    dialog = ChangeDialog(review, person.window)
    dialog.show()
    waits(person, dialog)
    return dialog


def waits(person: Person, dialog: ChangeDialog) -> None:
    """Wait until nothing is worked out any more."""
    review = dialog._review
    person.waits_until(lambda: not dialog._pause.isActive() and not review.is_working)


def field(dialog: ChangeDialog, name: str) -> QLineEdit:
    assert dialog.form is not None
    widget = dialog.form.inputs[name]
    assert isinstance(widget, QLineEdit)
    return widget


def gives(person: Person, dialog: ChangeDialog, **texts: str) -> None:
    for name, text in texts.items():
        field(dialog, name).setText(text)
    waits(person, dialog)


def leaves(dialog: ChangeDialog) -> None:
    review = dialog._review
    dialog.done(0)
    dialog.deleteLater()
    if isValid(review):
        review.deleteLater()


def accepts(
    person: Person, use: Callable[[ChangeDialog], object]
) -> Callable[[ChangeReview], bool]:
    """Return what a person does in the dialog when it is opened, who then presses Change."""
    return used(
        lambda review: dialog_of(person, review),
        use,
        lambda dialog: waits(person, dialog),
        lambda dialog: dialog.make,
    )


def test_replacing_changes_all_rows_in_one_step(sitter: Person) -> None:
    before = sitter.bytes

    def use(dialog: ChangeDialog) -> None:
        assert dialog.focusWidget() is field(dialog, "find")
        gives(sitter, dialog, find="http:", **{"with": "https:"})
        assert dialog.said.text().startswith("4 row")

    sitter.prompts.will_be_asked("review_change", accepts(sitter, use))
    sitter.does("find.replace")
    assert sitter.bytes == before.replace(b"http://ex", b"https://ex")
    assert sitter.said.startswith("4 row")
    sitter.does("edit.undo")
    assert sitter.bytes == before
    assert not sitter.can("edit.undo")


@pytest.mark.parametrize(
    ("where", "names"), [("param:utm_source OR param:id", "id, utm_source"), ("param:none", "")]
)
def test_the_parameters_that_are_filtered_by_are_those_to_remove(
    sitter: Person, where: str, names: str
) -> None:
    review = review_of(sitter, "url-remove-parameters")
    review.where = where
    dialog = dialog_of(sitter, review)
    assert field(dialog, "names").text() == names
    leaves(dialog)


def test_ctrl_h_opens_it(sitter: Person) -> None:
    asked: list[str] = []

    def act(review: ChangeReview) -> bool:
        asked.append(review.spec_id)
        return False

    sitter.prompts.will_be_asked("review_change", act)
    sitter.presses(Key.Key_H, CTRL)
    assert asked == ["replace"]
    assert not sitter.can("edit.undo")


def test_enter_that_comes_before_the_preview_is_kept_for_it(sitter: Person) -> None:
    dialog = dialog_of(sitter, review_of(sitter))
    field(dialog, "find").setText("http:")
    field(dialog, "with").setText("https:")
    assert not dialog.make.isEnabled()  # the preview waits for the last key
    QTest.keyClick(field(dialog, "with"), Key.Key_Return)
    assert dialog.isVisible()
    sitter.waits_until(lambda: not dialog.isVisible())
    assert dialog.result() == dialog.DialogCode.Accepted
    assert dialog._review.count == 4
    leaves(dialog)


def test_enter_that_was_kept_is_dropped_where_a_look_is_needed(sitter: Person) -> None:
    dialog = dialog_of(sitter, review_of(sitter))
    field(dialog, "find").setText("http")
    QTest.keyClick(field(dialog, "find"), Key.Key_Return)
    field(dialog, "with").setText("https")  # typing goes on
    assert not dialog._is_entered
    waits(sitter, dialog)
    assert dialog.isVisible()
    field(dialog, "with").setText("no URL: ")
    QTest.keyClick(field(dialog, "with"), Key.Key_Return)
    sitter.waits_until(lambda: dialog._review.breaking == 4 and not dialog._is_entered)
    assert dialog.isVisible()
    leaves(dialog)


def test_with_several_rows_selected_only_these_change(sitter: Person) -> None:
    sitter.selects(0, 2)

    def use(dialog: ChangeDialog) -> None:
        assert dialog.selected_rows.isChecked()
        gives(sitter, dialog, find="http:", **{"with": "https:"})
        assert dialog.said.text().startswith("2 row")
        dialog.all_rows.setChecked(True)
        waits(sitter, dialog)
        assert dialog.said.text().startswith("4 row")
        dialog.selected_rows.setChecked(True)

    sitter.prompts.will_be_asked("review_change", accepts(sitter, use))
    sitter.does("find.replace")
    assert [each.startswith("https") for each in sitter.column(LOC)] == [True, False] * 2


def test_changes_are_listed_with_what_differs(sitter: Person) -> None:
    dialog = dialog_of(sitter, review_of(sitter))
    gives(sitter, dialog, find="/b/", **{"with": "/blog/"})
    model = dialog.model
    assert model.rowCount() == 2
    texts = [model.index(0, column).data() for column in range(4)]
    assert texts == ["2", "loc", "http://example.com/b/10", "http://example.com/blog/10"]
    start = len("http://example.com/b")
    assert model.index(0, 2).data(DIFFERENCE_ROLE) == (start, start)
    assert model.index(0, 3).data(DIFFERENCE_ROLE) == (start, start + len("log"))
    assert model.index(0, 0).data(DIFFERENCE_ROLE) is None
    dialog.table.grab()
    leaves(dialog)


def test_a_row_without_its_tick_stays_as_it_is(sitter: Person) -> None:
    def use(dialog: ChangeDialog) -> None:
        gives(sitter, dialog, find="http:", **{"with": "https:"})
        index = dialog.model.index(1, 0)
        assert index.data(CHECK) == Qt.CheckState.Checked
        assert index.flags() & Qt.ItemFlag.ItemIsUserCheckable
        assert dialog.model.setData(index, Qt.CheckState.Unchecked, CHECK)
        assert not dialog.model.setData(dialog.model.index(1, 1), 0, Qt.ItemDataRole.EditRole)
        assert dialog.said.text().startswith("3 row")
        assert dialog._review.words.steps == ()  # no recipe can say which one

    sitter.prompts.will_be_asked("review_change", accepts(sitter, use))
    sitter.does("find.replace")
    assert [each.startswith("https") for each in sitter.column(LOC)] == [True, False, True, True]


def test_changes_that_would_break_a_rule_come_first(sitter: Person) -> None:
    dialog = dialog_of(sitter, review_of(sitter))
    gives(sitter, dialog, find="b/", **{"with": "b /"})
    field(dialog, "find").setText("/(a/2|b/10)")
    assert dialog.form is not None
    regex = dialog.form.inputs["regex"]
    assert isinstance(regex, QCheckBox)
    regex.setChecked(True)
    gives(sitter, dialog, **{"with": "/x y/$1"})
    sitter.waits_until(lambda: dialog._review.breaking == 3)
    assert [dialog.model.index(row, 0).data(BREAKS_ROLE) for row in range(3)] == [True] * 3
    leaves(dialog)


def test_what_is_taken_out_is_not_counted_among_those_that_would_break_a_rule(
    sitter: Person,
) -> None:
    dialog = dialog_of(sitter, review_of(sitter))
    gives(sitter, dialog, find="/a/", **{"with": "/a /"})
    sitter.waits_until(lambda: not dialog._review.is_checking and dialog._review.breaking > 1)
    many = dialog._review.breaking
    first = dialog.model.index(0, 0)
    assert dialog.model.setData(first, Qt.CheckState.Unchecked, CHECK)
    assert f" {many - 1} of them would break a rule" in f" {dialog.said.text()}"
    for row in range(1, many):
        dialog.model.setData(dialog.model.index(row, 0), Qt.CheckState.Unchecked, CHECK)
    assert "would break" not in dialog.said.text()
    assert dialog.is_harmless()
    assert dialog.model.setData(first, Qt.CheckState.Checked, CHECK)
    assert "1 of them would break a rule" in dialog.said.text()
    leaves(dialog)


def test_only_the_breaking_ones_are_marked(sitter: Person) -> None:
    dialog = dialog_of(sitter, review_of(sitter))
    gives(sitter, dialog, find="2", **{"with": "2 "})
    gives(sitter, dialog, find="/a/2", **{"with": "/a /2"})
    sitter.waits_until(lambda: dialog._review.breaking == 1)
    assert dialog.model.index(0, 0).data(BREAKS_ROLE) is True
    assert "would break a rule" in dialog.said.text()
    sitter.waits_until(lambda: "checking" not in dialog.said.text())
    assert not dialog._review.is_checking
    spoken = dialog.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Row 3, would break a rule"
    dialog.table.grab()
    leaves(dialog)


def test_what_means_nothing_is_said_and_cannot_be_done(sitter: Person) -> None:
    dialog = dialog_of(sitter, review_of(sitter))
    assert dialog.said.text() == "There is no text to find."
    assert not dialog.make.isEnabled()
    gives(sitter, dialog, find="nowhere")
    assert dialog.said.text() == "Nothing would change."
    assert not dialog.make.isEnabled()
    leaves(dialog)


@pytest.mark.parametrize(
    ("spec_id", "said"),
    [
        ("extensions-remove-namespace", "“Its prefix or its name” is empty."),
        ("extensions-rename-prefix", "“Prefix now” is empty."),
    ],
)
def test_a_field_that_needs_a_text_says_that_it_is_empty(
    sitter: Person, spec_id: str, said: str
) -> None:
    dialog = dialog_of(sitter, review_of(sitter, spec_id))
    waits(sitter, dialog)
    assert dialog.said.text() == said
    assert not dialog.make.isEnabled()
    leaves(dialog)


def test_what_cannot_be_changed_is_told_with_the_reason(sitter: Person) -> None:
    sitter.edits(0, LOC, "somewhere")
    dialog = dialog_of(sitter, review_of(sitter, "url-scheme"))
    assert dialog.said.text().startswith("3 row")
    assert dialog.why.text().startswith("1 value")
    assert dialog.why.text().endswith("It is not a full URL.")
    leaves(dialog)


def test_each_tool_has_a_form_and_a_preview(sitter: Person) -> None:
    dialog = dialog_of(sitter, review_of(sitter))
    for spec_id in sorted(SPECS_BY_ID):
        dialog.tools.choose(spec_id)
        waits(sitter, dialog)
        assert dialog.form is not None
        named = {each.name for each in SPECS_BY_ID[spec_id].arguments}
        assert set(dialog.form.inputs) == named, spec_id
        assert dialog.said.text(), spec_id
        assert dialog.form.accessibleName(), spec_id
    leaves(dialog)


def test_what_each_tool_asks_for_is_whole(sitter: Person) -> None:
    dialog = dialog_of(sitter, review_of(sitter))
    cut: list[str] = []
    for spec_id in sorted(SPECS_BY_ID):
        dialog.tools.choose(spec_id)
        waits(sitter, dialog)
        drain()
        assert dialog.form is not None
        labels = [each for each in dialog.form.findChildren(QLabel) if each.isVisible()]
        boxes = [each for each in dialog.form.findChildren(QCheckBox) if each.isVisible()]
        in_line: list[QCheckBox | QLabel] = [*boxes]
        in_line += [each for each in labels if not each.wordWrap()]
        cut += [each.text() for each in in_line if each.sizeHint().width() > each.width()]
        cut += [each.text() for each in labels if each.heightForWidth(each.width()) > each.height()]
    assert cut == []
    leaves(dialog)


def test_dates_are_shifted_by_the_days_that_are_given(sitter: Person) -> None:
    sitter.edits(0, LASTMOD, "2024-05-06")

    def use(dialog: ChangeDialog) -> None:
        dialog.tools.choose("date-shift")
        assert dialog.form is not None
        box = dialog.form.inputs["days"]
        assert isinstance(box, QSpinBox)
        box.setValue(-6)

    sitter.prompts.will_be_asked("review_change", accepts(sitter, use))
    sitter.does("rows.change")
    assert sitter.sees(0, LASTMOD) == "2024-04-30"

    def again(dialog: ChangeDialog) -> None:
        assert dialog._review.spec_id == "date-shift"
        assert dialog.focusWidget() is dialog.tools  # a few letters lead to another one
        dialog.tools.choose("set")
        assert dialog.form is not None
        assert dialog.form.values()["column"] == "lastmod"  # where the person is
        dialog.tools.choose("date-shift")

    sitter.prompts.will_be_asked("review_change", accepts(sitter, again))
    sitter.does("rows.change")


def test_rows_are_sorted_in_the_file_and_back(sitter: Person) -> None:
    before = sitter.bytes

    def use(dialog: ChangeDialog) -> None:
        assert dialog._review.spec_id == "sort"

    sitter.prompts.will_be_asked("review_change", accepts(sitter, use))
    sitter.does("rows.sort_file")
    assert [each.rpartition("com/")[2] for each in sitter.column(LOC)] == [
        *("a/1", "a/2", "b/10", "b/10"),
    ]
    sitter.does("edit.undo")
    assert sitter.bytes == before


def test_sorting_the_file_begins_with_the_order_in_which_it_is_shown(sitter: Person) -> None:
    sitter.edits(1, LASTMOD, "2026-05-06")
    sitter.page.model.sort_by("lastmod", descending=True)
    sitter.waits_until(lambda: sitter.page.model.sorting is not None)
    shown = sitter.column(LOC)
    sitter.window.details.open(anyway=True)
    details = sitter.window.details.dock
    assert details is not None
    sitter.goes_to(0, LOC)
    sitter.waits_until(lambda: details.row.head.text() == "Row 2")

    def use(dialog: ChangeDialog) -> None:
        assert dialog.form is not None
        values = dialog.form.values()
        assert (values["by"], values["descending"]) == ("lastmod", True)

    sitter.prompts.will_be_asked("review_change", accepts(sitter, use))
    sitter.does("rows.sort_file")
    assert [row.loc for row in sitter.session.document.table] == shown
    assert sitter.said == "2 rows moved."
    sitter.waits_until(lambda: details.row.head.text() == "Row 1")  # as it stands now


def test_duplicates_are_listed_and_removed(sitter: Person) -> None:
    def use(dialog: ChangeDialog) -> None:
        assert "(row deleted)" in dialog.model.index(0, 3).data()
        assert dialog.form is not None
        keep = dialog.form.inputs["keep"]
        assert isinstance(keep, QComboBox)
        keep.setCurrentIndex(keep.findData("last"))

    sitter.prompts.will_be_asked("review_change", accepts(sitter, use))
    sitter.window.commands.changes.change("dedupe")
    assert [each.rpartition("com/")[2] for each in sitter.column(LOC)] == ["a/1", "a/2", "b/10"]


def test_a_file_that_changed_meanwhile_is_left_alone(sitter: Person) -> None:
    def use(dialog: ChangeDialog) -> None:
        gives(sitter, dialog, find="http:", **{"with": "https:"})
        sitter.page.model.set_cells([(0, "loc", "http://other/")], "Meanwhile")

    sitter.prompts.will_be_asked("review_change", accepts(sitter, use))
    sitter.does("find.replace")
    assert sitter.sees(0, LOC) == "http://other/"
    assert sitter.sees(1, LOC).startswith("http:")
    assert "Try again" in sitter.said


def test_a_text_sitemap_has_the_tools_for_urls_alone(person: Person, folder: Path) -> None:
    path = folder / "urls.txt"
    path.write_text("http://a.org/\nhttp://b.org/\n", "utf-8")
    person.opens(path)
    dialog = dialog_of(person, review_of(person, "date-now"))
    titles = [dialog.tools.item(row).text() for row in range(dialog.tools.count())]
    assert "Scheme" in titles
    assert not {"Dates", "Copy a column", "Scale priorities"} & set(titles)
    assert dialog._spec is SPECS_BY_ID["replace"]
    leaves(dialog)


def test_closing_the_file_closes_the_dialog(sitter: Person) -> None:
    dialog = dialog_of(sitter, review_of(sitter))
    sitter.does("file.close")
    sitter.waits_until(lambda: not isValid(dialog) or not dialog.isVisible())


def test_long_texts_are_elided_around_what_differs(sitter: Person) -> None:
    metrics = QFontMetrics(sitter.view.font())
    text = "http://example.com/" + "x" * 200 + "old" + "y" * 200
    start = text.index("old")
    before, middle, behind = pieces_in(metrics, text, (start, start + 3), 300)
    assert before.startswith("…")
    assert middle == "old"
    assert behind.endswith("…")
    assert metrics.horizontalAdvance(before + middle + behind) <= 310
    assert pieces_in(metrics, "abc", (1, 2), 300) == ("a", "b", "c")


def test_rows_that_a_filter_hides_keep_their_bytes(sitter: Person) -> None:
    before = sitter.bytes
    sitter.page.filter.set_text("folder:/b/")
    sitter.waits_until(lambda: not sitter.page.filter.rows.is_working)
    assert sitter.page.model.rowCount() == 2

    def use(dialog: ChangeDialog) -> None:
        assert dialog.all_rows.text().replace("&", "").startswith("2 of ")
        gives(sitter, dialog, find="http:", **{"with": "https:"})

    sitter.prompts.will_be_asked("review_change", accepts(sitter, use))
    sitter.does("find.replace")
    assert sitter.bytes == before.replace(b"http://example.com/b", b"https://example.com/b")
    (step,) = sitter.session.history.steps()
    assert step.note.step is not None
    assert step.note.step.where == "folder:/b/"


def test_rows_are_sorted_among_the_places_of_those_that_are_shown(sitter: Person) -> None:
    sitter.page.filter.set_text("folder:/a/")
    sitter.waits_until(lambda: not sitter.page.filter.rows.is_working)
    assert sitter.page.model.rowCount() == 2

    def use(dialog: ChangeDialog) -> None:
        assert dialog.form is not None
        box = dialog.form.inputs["descending"]
        assert isinstance(box, QCheckBox)
        box.setChecked(True)

    sitter.prompts.will_be_asked("review_change", accepts(sitter, use))
    sitter.does("rows.sort_file")
    table = sitter.session.document.table
    assert [(row.loc or "").rpartition("com/")[2] for row in table] == [
        *("a/2", "b/10", "a/1", "b/10"),
    ]


def test_an_empty_element_is_told_from_none(person: Person, folder: Path) -> None:
    row = "<url><loc>http://example.com/a</loc><changefreq></changefreq></url>"
    person.opens(some_file(folder, body=row))
    review = review_of(person, "clear")
    dialog = dialog_of(person, review)
    boxes = {box.text(): box for box in dialog.findChildren(QCheckBox)}
    boxes["changefreq"].setChecked(True)
    waits(person, dialog)
    assert dialog.model.values_of(dialog.model.lines(0)[0]) == ("(empty)", "(none)")


def test_a_series_without_a_first_date_asks_for_it(sitter: Person) -> None:
    dialog = dialog_of(sitter, review_of(sitter, "date-series"))
    waits(sitter, dialog)
    assert dialog.said.text() == "Enter the first date."


def test_a_value_is_chosen_from_the_list_of_its_column_and_an_empty_one_clears_nothing(
    sitter: Person,
) -> None:
    sitter.edits(0, LASTMOD, "2024-05-06")
    dialog = dialog_of(sitter, review_of(sitter, "set"))
    assert dialog.form is not None
    column, box = dialog.form.inputs["column"], dialog.form.inputs["value"]
    assert isinstance(column, QComboBox)
    assert isinstance(box, ValueBox)
    offered = {}
    for name in ("lastmod", "priority", "changefreq"):
        column.setCurrentIndex(column.findData(name))
        waits(sitter, dialog)
        assert not dialog.make.isEnabled()
        assert dialog.said.text() == "Enter a value. To empty cells, choose Clear values."
        assert dialog.model.rowCount() == 0
        offered[name] = [box.itemData(row) for row in range(box.count())]
    assert offered["priority"][::5] == ["1.0", "0.5", "0.0"]
    assert offered["changefreq"] == list(CHANGEFREQ_VALUES)
    assert [len(value) for value in offered["lastmod"]] == [len("2024-05-06"), len(now_w3c(NOW))]
    box.showPopup()
    row = box.findData("weekly")
    place = box.view().visualRect(box.model().index(row, 0)).center()
    QTest.mouseClick(box.view().viewport(), Qt.MouseButton.LeftButton, pos=place)
    sitter.waits_until(lambda: box.currentText() == "weekly")
    waits(sitter, dialog)
    assert dialog._review.count == 4
    assert dialog.make.isEnabled()
    box.setEditText("")
    waits(sitter, dialog)
    assert not dialog.make.isEnabled()
    column.setCurrentIndex(column.findData("lastmod"))
    box.setCurrentIndex(0)
    box.activated.emit(0)
    assert box.currentText() == offered["lastmod"][0]
    leaves(dialog)


def test_rows_to_be_removed_have_ticks_and_one_without_stays(sitter: Person) -> None:
    before = sitter.column(LOC)

    def use(dialog: ChangeDialog) -> None:
        assert dialog.model.index(1, 3).data() == "(row deleted)"
        first = dialog.model.index(1, 0)
        assert Qt.ItemFlag.ItemIsUserCheckable in first.flags()
        assert dialog.model.setData(first, Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
        assert dialog.said.text().startswith("3 row")
        assert "will be removed" in dialog.said.text()

    sitter.prompts.will_be_asked(
        "review_change", lambda review: accepts(sitter, use)(_with_tool(review, "remove"))
    )
    sitter.does("rows.change")
    assert sitter.column(LOC) == [before[1]]
    assert sitter.said.startswith("3 row")
    assert sitter.said.endswith("removed.")
    sitter.does("edit.undo")
    assert sitter.column(LOC) == before


def _with_tool(review: ChangeReview, spec_id: str) -> ChangeReview:
    review.spec_id = spec_id
    return review


def test_an_order_is_listed_as_it_will_be_and_has_no_ticks(sitter: Person) -> None:
    before = sitter.column(LOC)
    dialog = dialog_of(sitter, review_of(sitter, "sort"))
    assert dialog.form is not None
    descending = dialog.form.inputs["descending"]
    assert isinstance(descending, QCheckBox)
    descending.setChecked(True)
    waits(sitter, dialog)
    model = dialog.model
    assert model.rowCount() == dialog._review.count > 0
    assert "all or none" in dialog.said.text()
    assert model.index(0, 0).data(Qt.ItemDataRole.CheckStateRole) is None
    moved = [int(model.index(row, 0).data()) - 1 for row in range(model.rowCount())]
    assert [model.index(row, 2).data() for row in range(len(moved))] == [before[n] for n in moved]
    edit = dialog._review.edit
    told = [model.index(row, 3).data() for row in range(len(moved))]
    leaves(dialog)
    assert edit is not None
    assert not callable(edit)
    sitter.session.perform(edit, "sort")
    after = sitter.column(LOC)
    there = [int(text.removeprefix("now row ")) - 1 for text in told]
    assert there == sorted(set(there))
    assert [after[place] for place in there] == [before[number] for number in moved]
