"""A fix of many: rows are taken out by their ticks, or by the filter of the list."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QTableView, QToolButton

from sitemap_editor.core.checks.rule import Answers, Finding
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.session.checks.problem_model import Problem
from sitemap_editor.windows.changing.changes_model import BEFORE, DIFFERENCE_ROLE
from sitemap_editor.windows.looks.appearance import CONTRAST_DARK, palette_of
from sitemap_editor.windows.problems.fix_dialog import FixDialog
from tests.qt_support import LOC, Person, ScriptedPrompts, drain
from tests.windows.files import some_file

BODY = "".join(
    f"\n <url><loc>https://example.com/{each}</loc></url>" for each in ("a x", "b y", "c z", "d")
)


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=BODY))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.waits_until(lambda: person.window.problems.is_shown)
    person.goes_to(0, LOC)
    return person


def dialog_of(person: Person) -> FixDialog:
    finding = person.session.findings.of_cell(person.page.model.row_id(0), "loc")[0]
    review = FixReview(person.session, Scope.KIND, finding)
    dialog = FixDialog(review, person.window)
    dialog.show()
    person.waits_until(lambda: not review.is_working)
    return dialog


def test_the_list_shows_where_the_keyboard_is_though_it_was_there_before_the_lines(
    sitter: Person,
) -> None:
    table = dialog_of(sitter)._table
    table.setFocus()
    table.setCurrentIndex(QModelIndex())
    table.model().modelReset.emit()
    assert table.currentIndex().row() == 0
    assert not table.selectionModel().hasSelection()


def test_a_row_whose_tick_is_removed_stays_as_it_is(sitter: Person) -> None:
    dialog = dialog_of(sitter)
    review, model = dialog._review, dialog._model
    assert model.rowCount() == 3
    role = Qt.ItemDataRole.CheckStateRole
    assert model.index(1, 0).data(role) == Qt.CheckState.Checked
    assert model.index(1, 0).flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert not model.index(1, 1).flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert model.index(0, BEFORE).data(DIFFERENCE_ROLE) == (21, 22)
    assert "3 rows" in dialog._said.text()
    assert model.setData(model.index(1, 0), Qt.CheckState.Unchecked, role)
    assert "2 rows" in dialog._said.text()
    edit = review.edit
    assert edit is not None
    sitter.page.model.perform(edit, "Fix")
    assert sitter.column(LOC) == [
        *("https://example.com/a%20x", "https://example.com/b y"),
        *("https://example.com/c%20z", "https://example.com/d"),
    ]
    dialog.done(0)
    dialog.deleteLater()
    review.deleteLater()


def test_of_duplicates_it_is_said_how_many_rows_go(person: Person, folder: Path) -> None:
    same = "\n <url><loc>https://example.com/a</loc></url>"
    person.opens(some_file(folder, body=same * 4))
    person.waits_until(lambda: person.session.findings.is_settled)
    review = FixReview(person.session, Scope.KIND, twin_of(person))
    dialog = FixDialog(review, person.window)
    dialog.show()
    person.waits_until(lambda: not review.is_working and dialog._make.isEnabled())
    assert "3 rows will be removed." in dialog._said.text()
    assert "change" not in dialog._said.text()
    model, role = dialog._model, Qt.ItemDataRole.CheckStateRole
    assert model.setData(model.index(1, 0), Qt.CheckState.Unchecked, role)
    assert "2 rows will be removed." in dialog._said.text()
    dialog.done(0)
    dialog.deleteLater()
    review.deleteLater()


def twin_of(person: Person) -> Finding:
    found = person.session.findings.of_cell(person.page.model.row_id(0), "loc")
    return next(each for each in found if each.code == "L16")


def test_without_any_tick_there_is_nothing_to_fix(sitter: Person) -> None:
    dialog = dialog_of(sitter)
    model = dialog._model
    for row in range(3):
        index = model.index(row, 0)
        model.setData(index, Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert not dialog._make.isEnabled()
    index = model.index(0, 0)
    model.setData(index, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert dialog._make.isEnabled()
    dialog.done(0)
    dialog.deleteLater()


def test_fix_all_changes_what_the_filter_of_the_list_shows(
    sitter: Person, prompts: ScriptedPrompts
) -> None:
    dock = sitter.window.problems.dock
    assert dock is not None
    dock.text.setText("example.com/b")
    sitter.waits_until(
        lambda: dock.model is not None and dock.model.rowCount() == 1 and dock.model.is_settled
    )
    dock.table.selectRow(0)
    prompts.will_be_asked("review_fix", Answers())
    sitter.does("problems.fix_kind")
    assert sitter.column(LOC)[:3] == [
        *("https://example.com/a x", "https://example.com/b%20y", "https://example.com/c z"),
    ]


def test_at_high_contrast_where_nothing_is_tinted_what_differs_is_underlined(
    sitter: Person,
) -> None:
    dialog = dialog_of(sitter)
    palette = palette_of(CONTRAST_DARK)
    table = dialog.findChild(QTableView)
    assert table is not None
    table.setPalette(palette)
    rect = table.visualRect(dialog._model.index(1, BEFORE))
    picture = table.viewport().grab(rect).toImage()
    low = picture.height() - 3  # below all letters
    inked = [
        x for x in range(picture.width()) if picture.pixelColor(x, low) == palette.text().color()
    ]
    assert inked
    assert inked == list(range(inked[0], inked[-1] + 1))


def test_a_title_that_asks_ends_its_sentence_with_one_dot(person: Person, folder: Path) -> None:
    body = "\n <url><loc>https://example.com/a</loc><lastmod>2024-05-06T10:20:30</lastmod></url>"
    person.opens(some_file(folder, body=body))
    person.waits_until(lambda: person.session.findings.is_settled)
    finding = person.session.findings.of_cell(person.page.model.row_id(0), "lastmod")[0]
    review = FixReview(person.session, Scope.KIND, finding)
    dialog = FixDialog(review, person.window)
    dialog.show()
    person.waits_until(lambda: not review.is_working)
    assert review.fix is not None
    assert review.fix.title.endswith("…")
    assert dialog._said.text().startswith("Add a zone, or remove the time. ")
    dialog.done(0)
    dialog.deleteLater()
    review.deleteLater()


def test_the_button_of_a_problem_in_details_is_whole_beside_a_long_word(
    person: Person, folder: Path
) -> None:
    body = "\n <url><loc>https://example.com/a</loc><lastmod>2024/05/06</lastmod></url>"
    person.opens(some_file(folder, body=body))
    person.window.resize(1_180, 720)
    person.waits_until(lambda: person.session.findings.is_settled)
    person.goes_to(0, LOC)
    person.waits_until(lambda: person.window.details.is_shown)  # a turn after other panels
    panel = person.window.details.panel
    assert panel is not None

    def buttons() -> list[QToolButton]:
        found = panel.findChildren(QToolButton)
        return [each for each in found if each.accessibleName() == "Fix D01" and each.isVisible()]

    person.waits_until(lambda: bool(buttons()))
    person.window.resizeDocks([panel], [1], Qt.Orientation.Horizontal)  # as narrow as it may be
    drain()
    for button in buttons():
        assert button.mapTo(panel, button.rect().topRight()).x() < panel.width()


def test_a_fix_of_the_whole_file_keeps_to_the_filter_of_the_list(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    urls = [f"https://example.com/{each}" for each in range(4)]
    urls[1:3] = [each.replace("https", "http") for each in urls[1:3]]
    person.opens(some_file(folder, body="".join(f"<url><loc>{each}</loc></url>" for each in urls)))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.does("view.problems")
    dock = person.window.problems.dock
    assert dock is not None
    dock.text.setText("example.com/2")
    person.waits_until(lambda: not dock.bar.filter.typing.isActive())
    person.waits_until(lambda: dock.model is not None and dock.model.is_settled)
    person.goes_to(2, LOC)
    found = person.session.findings.of_cell(person.page.model.row_id(2), "loc")
    finding = next(each for each in found if each.code == "L20")
    person.page.choose_problem(Problem(finding, person.page.model.row_id(2)))
    prompts.will_be_asked("review_fix", Answers(site="https://example.com"))
    person.does("problems.fix_kind")
    assert person.column(LOC) == [urls[0], urls[1], "https://example.com/2", urls[3]]
    assert not person.session.undo_stack.undoText().endswith("…")
