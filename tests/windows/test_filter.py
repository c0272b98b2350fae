"""The filter bar: what is typed shows some rows, and every command works on those alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from sitemap_editor.core.document.edits import SetCells
from sitemap_editor.session.table.filter_values import FilterValues
from sitemap_editor.session.texts import readable_size
from sitemap_editor.windows.settling import settle_filter
from tests.qt_support import CTRL, LASTMOD, LOC, PRIORITY, SHIFT, Key, Person, click, drain
from tests.windows.files import some_file

ROWS = (
    ("https://example.com/blog/a", "2024-01-01", "0.5"),
    ("https://example.com/shop/b", "2023-01-01", "0.8"),
    ("https://example.com/blog/c", "2022-01-01", "0.8"),
    ("https://example.com/shop/d", "soon", "0.5"),
    ("https://example.com/blog/e", "2021-01-01", "0.2"),
    ("https://example.com/help/f", "2020-01-01", "0.2"),
)
BODY = "".join(
    f"\n <url><loc>{loc}</loc><lastmod>{date}</lastmod><priority>{much}</priority></url>"
    for loc, date, much in ROWS
)


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=BODY + "\n"))
    return person


def filters(sitter: Person, text: str) -> None:
    """Press Ctrl+Shift+L, type in the place of what is there, and wait for the rows."""
    sitter.presses(Key.Key_L, CTRL | SHIFT)
    bar = sitter.page.filter.bar
    assert bar.text.hasFocus()
    if text:
        sitter.types(text)
    else:
        sitter.presses(Key.Key_Backspace)
    settles(sitter, text)


def settles(sitter: Person, text: str) -> None:
    rows = sitter.page.filter.rows
    sitter.waits_until(lambda: rows.text == text and not rows.is_working)


def goes_to_the_rows(sitter: Person) -> None:
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: sitter.view.hasFocus())


def urls(sitter: Person) -> list[str]:
    return [url.removeprefix("https://example.com/") for url in sitter.column(LOC)]


def numbers(sitter: Person) -> list[str]:
    model = sitter.page.model
    down = Qt.Orientation.Vertical
    return [str(model.headerData(row, down)) for row in range(model.rowCount())]


def test_what_is_typed_shows_the_rows_that_match(sitter: Person) -> None:
    filters(sitter, "blog")
    assert urls(sitter) == ["blog/a", "blog/c", "blog/e"]
    assert numbers(sitter) == ["1", "3", "5"]
    assert sitter.page.filter.bar.count.text() == "3 of 6 rows"
    status = sitter.window.status
    table = sitter.session.document.table
    size = readable_size(sum(table.lengths[row_id] for row_id in (0, 2, 4)))
    sitter.waits_until(lambda: status.rows.text() == f"3 of 6 rows · {size}")
    assert [mark.number.text() for mark in status.problems.values()] == ["0", "0", "0"]
    filters(sitter, "folder:/blog/ lastmod<2024")
    assert urls(sitter) == ["blog/c", "blog/e"]
    filters(sitter, "")
    assert len(urls(sitter)) == 6
    assert sitter.page.filter.bar.count.text() == ""


def test_a_slash_in_the_table_goes_to_the_filter(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    sitter.presses(Key.Key_Slash)
    sitter.waits_until(lambda: sitter.page.filter.bar.text.hasFocus())
    assert not sitter.editing
    assert sitter.page.filter.bar.text.text() == ""


def test_an_edit_without_a_filter_makes_no_bar(sitter: Person) -> None:
    page = sitter.page.filter
    assert not page.rows.text  # as lists of values ask, too
    sitter.goes_to(0, LOC)
    sitter.types("https://example.com/other")
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: urls(sitter)[0] == "other")
    assert "bar" not in page.__dict__


def test_the_bar_takes_no_line_of_its_own_until_it_is_used(sitter: Person) -> None:
    bar, field = sitter.page.filter.bar, sitter.window.file_line.filter
    assert bar.isHidden()
    assert field.isVisible()
    height = sitter.view.height()
    click(field)
    sitter.waits_until(lambda: bar.text.hasFocus())
    sitter.waits_until(lambda: sitter.view.height() < height)
    assert not field.isVisible()
    sitter.types("blog")
    settles(sitter, "blog")
    goes_to_the_rows(sitter)
    drain()
    assert bar.isVisible()  # what hides rows is seen
    sitter.page.filter.show_all()
    settles(sitter, "")
    sitter.waits_until(lambda: field.isVisible() and not bar.isVisible())
    sitter.waits_until(lambda: sitter.view.height() == height)


def test_tab_passes_the_field_and_what_is_typed_on_it_filters(sitter: Person) -> None:
    bar, field = sitter.page.filter.bar, sitter.window.file_line.filter
    field.setFocus(Qt.FocusReason.TabFocusReason)
    sitter.presses(Key.Key_Tab)
    sitter.waits_until(lambda: sitter.view.hasFocus())
    assert bar.isHidden()
    field.setFocus(Qt.FocusReason.TabFocusReason)
    sitter.types("shop")
    settles(sitter, "shop")
    assert bar.text.hasFocus()
    assert bar.text.text() == "shop"
    assert urls(sitter) == ["shop/b", "shop/d"]


def test_rows_stay_where_they_are_under_the_mouse_that_leaves_the_bar(sitter: Person) -> None:
    hints = QGuiApplication.styleHints()
    usual = hints.mouseDoubleClickInterval()
    hints.setMouseDoubleClickInterval(600_000)  # so slow a hand, for so slow a machine
    try:
        sitter.presses(Key.Key_L, CTRL | SHIFT)
        bar, view = sitter.page.filter.bar, sitter.view
        sitter.waits_until(lambda: bar.text.hasFocus() and bar.isVisible())
        drain()
        place = view.visualRect(view.model().index(3, LOC)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        drain()
        assert view.hasFocus()
        assert bar.isVisible()
        assert view.indexAt(place).row() == 3
        sitter.presses(Key.Key_L, CTRL | SHIFT)
        sitter.presses(Key.Key_Escape)
        sitter.waits_until(lambda: not bar.isVisible())
    finally:
        hints.setMouseDoubleClickInterval(usual)


def test_escape_clears_and_then_goes_back_to_the_table(sitter: Person) -> None:
    filters(sitter, "blog")
    sitter.presses(Key.Key_Escape)
    settles(sitter, "")
    assert sitter.page.filter.bar.text.hasFocus()
    assert sitter.page.model.rowCount() == 6
    sitter.presses(Key.Key_Escape)
    sitter.waits_until(lambda: sitter.view.hasFocus())


def test_what_is_wrong_is_told_and_filters_nothing(sitter: Person) -> None:
    filters(sitter, "blog lastmod<soon")
    bar = sitter.page.filter.bar
    assert urls(sitter) == ["blog/a", "blog/c", "blog/e"]
    assert bar.fault.isVisible()
    assert "is not a date" in bar.fault.text()
    filters(sitter, "blog lastmod<2023")
    assert not bar.fault.isVisible()


def test_each_term_that_is_wrong_is_told_in_words(sitter: Person) -> None:
    filters(sitter, "lastmod:may priority:high rows:9-3 is:odd lang:d_e")
    told = sitter.page.filter.bar.fault.text().splitlines()
    for line, value in zip(told, ("may", "high", "9-3", "odd", "d_e"), strict=True):
        assert value in line
    assert sitter.page.model.rowCount() == 6
    filters(sitter, "a:1 b:2 c:3 d:4 e:5 f:6 blog")
    told = sitter.page.filter.bar.fault.text().splitlines()
    assert told[-1].startswith("2 more")
    assert len(told) == 5
    assert sitter.page.model.rowCount() == 3


def test_chips_take_terms_out(sitter: Person) -> None:
    filters(sitter, "blog -priority:0.2")
    chips = sitter.page.filter.bar.chips
    assert chips.isVisible()
    assert [chip.accessibleName() for chip in chips.chips] == [
        "Remove blog",
        "Remove -priority:0.2",
    ]
    click(chips.chips[0])
    settles(sitter, "-priority:0.2")
    assert urls(sitter) == ["blog/a", "shop/b", "blog/c", "shop/d"]
    assert not chips.isVisible()


def test_tab_completes_names_and_values(sitter: Person) -> None:
    sitter.presses(Key.Key_L, CTRL | SHIFT)
    text = sitter.page.filter.bar.text
    sitter.types("fo")
    sitter.presses(Key.Key_Tab)
    assert text.text() == "folder:"
    sitter.types("/b")
    sitter.presses(Key.Key_Tab)  # the folders are counted first
    sitter.waits_until(lambda: text.text() == "folder:/blog/")
    settles(sitter, "folder:/blog/")
    assert len(urls(sitter)) == 3


def test_tab_waits_in_the_field_for_values_and_goes_on_where_there_are_none(sitter: Person) -> None:
    sitter.presses(Key.Key_L, CTRL | SHIFT)
    text = sitter.page.filter.bar.text
    sitter.types("folder:")
    sitter.presses(Key.Key_Tab)
    assert text.hasFocus()
    sitter.waits_until(lambda: text._popup.isVisible())
    assert text._options.stringList() == ["/blog/", "/shop/", "/help/"]
    QTest.keyClick(text._popup, Key.Key_Down)
    QTest.keyClick(text._popup, Key.Key_Down)
    QTest.keyClick(text._popup, Key.Key_Return)
    assert text.text() == "folder:/shop/"
    assert text.hasFocus()
    text.setText("folder:/")
    sitter.presses(Key.Key_Tab)
    QTest.keyClick(text._popup, Key.Key_Escape)  # closes the list alone
    assert text.text() == "folder:/"
    assert not text._popup.isVisible()
    sitter.types("none")
    sitter.presses(Key.Key_Tab)
    assert not text.hasFocus()


def test_tab_offers_no_word_for_rows_without_a_value_before_values_are_counted(
    sitter: Person,
) -> None:
    sitter.presses(Key.Key_L, CTRL | SHIFT)
    text, gate = sitter.page.filter.bar.text, Event()
    sitter.session.jobs.start(lambda _progress: gate.wait(30), lambda _result: None)
    sitter.types("priority:")
    sitter.presses(Key.Key_Tab)
    assert text.text() == "priority:"
    assert text.hasFocus()
    gate.set()
    sitter.waits_until(lambda: text._popup.isVisible())
    assert len(text._options.stringList()) > 1


def test_without_a_match_the_filter_can_be_cleared(sitter: Person) -> None:
    filters(sitter, "nowhere")
    hint = sitter.page.filter.no_hits
    assert hint is not None
    assert hint.isVisible()
    assert sitter.page.model.rowCount() == 0
    click(hint.clear)
    assert sitter.page.model.rowCount() == 6
    assert not hint.isVisible()
    assert sitter.page.filter.bar.text.text() == ""


def test_a_filter_that_leaves_nothing_leaves_the_place_for_later(sitter: Person) -> None:
    sitter.goes_to(3, LASTMOD)
    sitter.waits_until(lambda: sitter.page.problem.problem is not None)
    filters(sitter, "nowhere")
    assert not sitter.view.currentIndex().isValid()
    problem = sitter.page.problem.problem
    assert problem is None or problem.row_id is None  # no more of the row that is hidden
    filters(sitter, "")
    assert sitter.at == (3, LASTMOD)


@pytest.mark.parametrize("is_ordered", [False, True])
def test_selected_rows_that_are_shown_stay_selected(sitter: Person, is_ordered: bool) -> None:
    def selected() -> list[str]:
        return [urls(sitter)[row] for row in sitter.view.selected.rows()]

    sitter.view.select_rows([1, 2, 3])
    if is_ordered:
        sitter.page.model.sort_by("priority")
        sitter.waits_until(lambda: urls(sitter)[0] == "blog/e")
        assert set(selected()) == {"shop/b", "blog/c", "shop/d"}
    filters(sitter, "shop")
    assert set(selected()) == {"shop/b", "shop/d"}
    assert sitter.view.selected.has_whole_rows()
    sitter.page.filter.show_all()
    settles(sitter, "")
    assert set(selected()) == {"shop/b", "blog/c", "shop/d"}  # nobody went elsewhere
    filters(sitter, "shop")
    goes_to_the_rows(sitter)
    sitter.goes_to(0, LOC)
    one = urls(sitter)[0]
    filters(sitter, "")
    assert selected() == [one]


def test_where_the_current_row_is_hidden_another_that_is_selected_is_current(
    sitter: Person,
) -> None:
    sitter.view.select_rows([0, 1, 2, 3])
    filters(sitter, "shop")
    assert sitter.view.selected.rows() == range(2)
    assert sitter.at[0] == 0
    filters(sitter, "")
    assert sitter.view.selected.rows() == range(4)
    assert sitter.at[0] == 0


def test_where_no_selected_row_is_shown_the_next_one_is_current(sitter: Person) -> None:
    sitter.goes_to(2, LASTMOD)
    filters(sitter, "shop OR help")
    assert urls(sitter)[sitter.at[0]] == "shop/d"
    filters(sitter, "")
    assert sitter.at == (2, LASTMOD)


def test_a_row_that_a_filter_finds_late_is_the_current_one_again(
    person: Person, folder: Path
) -> None:
    rows = "".join(
        f"\n <url><loc>https://example.com/{n % 3}/{n}</loc></url>" for n in range(4_000)
    )
    person.opens(some_file(folder, body=rows + "\n"))
    person.view.select_rows(range(3_000, 3_004))
    filters(person, "folder:/0/")
    assert [person.sees(row, LOC)[-7:] for row in person.view.selected.rows()] == [
        "/0/3000",
        "/0/3003",
    ]
    assert person.sees(person.at[0], LOC).endswith("/0/3000")
    filters(person, "folder:/1/")
    assert person.sees(person.at[0], LOC).endswith("/1/3001")
    filters(person, "")
    assert person.view.selected.rows() == range(3_000, 3_004)
    assert person.at[0] == 3_000


def test_a_word_of_the_language_that_is_in_no_row_offers_its_filter(sitter: Person) -> None:
    filters(sitter, "problems")
    hint = sitter.page.filter.no_hits
    assert hint is not None
    assert hint.instead.isVisible()
    assert hint.instead.text() == "Did you mean problem:any?"
    click(hint.instead)
    settles(sitter, "problem:any")
    assert urls(sitter) == ["shop/d"]
    assert sitter.view.hasFocus()
    filters(sitter, "nowhere")
    assert not hint.instead.isVisible()
    filters(sitter, "lastmod")
    click(hint.instead)
    sitter.types("2024")
    settles(sitter, "lastmod:2024")
    assert urls(sitter) == ["blog/a"]


def test_an_edited_row_stays_marked_until_the_filter_is_applied_anew(sitter: Person) -> None:
    filters(sitter, "blog")
    goes_to_the_rows(sitter)
    sitter.edits(1, LOC, "https://example.com/news/c")
    rows = sitter.page.filter.rows
    sitter.waits_until(lambda: rows.misfit_count == 1)
    assert urls(sitter) == ["blog/a", "news/c", "blog/e"]
    assert rows.is_misfit(2)
    assert sitter.page.filter.bar.again.isVisible()
    sitter.presses(Key.Key_F9)
    settles(sitter, "blog")
    assert urls(sitter) == ["blog/a", "blog/e"]
    assert not sitter.page.filter.bar.again.isVisible()
    sitter.goes_to(1, LASTMOD)
    sitter.does("edit.undo")
    sitter.waits_until(lambda: urls(sitter) == ["blog/a", "blog/c", "blog/e"])
    assert sitter.at == (1, LOC)  # it fits again, and is what was selected
    sitter.does("edit.redo")
    sitter.waits_until(lambda: rows.misfit_count == 1)
    assert urls(sitter) == ["blog/a", "news/c", "blog/e"]


class Painted(QObject):
    """How many rows were marked whenever a widget was painted."""

    def __init__(self, widget: QWidget, count: Callable[[], int]) -> None:
        super().__init__(widget)
        self.counts: list[int] = []
        self._count = count
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.counts.append(self._count())
        return False


def test_the_numbers_of_edited_rows_are_marked_and_unmarked_with_them(sitter: Person) -> None:
    filters(sitter, "blog")
    goes_to_the_rows(sitter)
    rows = sitter.page.filter.rows
    heads = Painted(sitter.view.verticalHeader().viewport(), lambda: rows.misfit_count)
    sitter.edits(1, LOC, "https://example.com/news/c")
    sitter.waits_until(lambda: heads.counts[-1:] == [1])
    sitter.does("edit.undo")
    sitter.waits_until(lambda: heads.counts[-1:] == [0])


def test_undo_brings_the_filter_back(sitter: Person) -> None:
    filters(sitter, "blog")
    goes_to_the_rows(sitter)
    sitter.presses(Key.Key_A, CTRL)
    sitter.does("edit.today")
    filters(sitter, "shop")
    assert urls(sitter) == ["shop/b", "shop/d"]
    sitter.does("edit.undo")
    settles(sitter, "blog")
    assert sitter.page.filter.bar.text.text() == "blog"
    assert sitter.column(LASTMOD) == ["2024-01-01", "2022-01-01", "2021-01-01"]
    filters(sitter, "")
    sitter.does("edit.redo")
    settles(sitter, "blog")


@pytest.mark.parametrize("other", ["blog", "shop", "", "nowhere"])
@pytest.mark.parametrize("field", [None, "lastmod"])
@pytest.mark.parametrize("action", ["edit.today", "edit.clear", "rows.delete", "rows.duplicate"])
def test_undo_brings_back_what_was_selected(
    sitter: Person, action: str, field: str | None, other: str
) -> None:
    filters(sitter, "blog")
    goes_to_the_rows(sitter)
    sitter.view.setCurrentIndex(sitter.page.model.index(1, LASTMOD))
    sitter.view.selected.select_block(range(1, 3), [LASTMOD])
    sitter.does(action)
    drain()
    filters(sitter, other)
    sitter.page.model.sort_by(field)
    sitter.waits_until(lambda: (sitter.page.model.sorting is not None) == (field is not None))
    sitter.presses(Key.Key_Escape)
    if sitter.page.model.rowCount():
        sitter.goes_to(0, PRIORITY)
    sitter.does("edit.undo")
    settles(sitter, "blog")
    drain()
    rows = sitter.view.selected.rows()
    assert {urls(sitter)[row] for row in rows} == {"blog/c", "blog/e"}
    assert urls(sitter)[sitter.at[0]] == "blog/c"
    assert sitter.view.selected.columns() == [LASTMOD]


def test_undo_of_what_was_done_elsewhere_shows_that(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    row_id = sitter.page.model.row_id(4)
    sitter.page.model.set_cells([(row_id, "priority", "1.0")], "Elsewhere")
    sitter.does("edit.undo")
    assert sitter.at[0] == 4


def test_new_rows_can_be_seen(sitter: Person) -> None:
    filters(sitter, "blog")
    goes_to_the_rows(sitter)
    sitter.goes_to(1, LOC)
    sitter.does("rows.duplicate")
    assert urls(sitter) == ["blog/a", "blog/c", "blog/c", "blog/e"]
    assert numbers(sitter) == ["1", "3", "4", "6"]
    QGuiApplication.clipboard().setText("https://example.com/other")
    sitter.goes_to(0, LOC)
    sitter.does("edit.paste_rows")
    assert urls(sitter) == ["blog/a", "other", "blog/c", "blog/c", "blog/e"]


def test_sorting_and_filter_work_together(sitter: Person) -> None:
    filters(sitter, "blog")
    sitter.page.model.sort_by("lastmod")
    sitter.waits_until(lambda: urls(sitter) == ["blog/e", "blog/c", "blog/a"])
    assert numbers(sitter) == ["5", "3", "1"]
    filters(sitter, "-blog")
    assert urls(sitter) == ["help/f", "shop/b", "shop/d"]
    sitter.page.model.sort_by(None)
    assert urls(sitter) == ["shop/b", "shop/d", "help/f"]
    assert sitter.session.document[0].loc == "https://example.com/blog/a"


def test_the_order_of_a_large_file_comes_back_under_a_filter(
    sitter: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitemap_editor.session.table.view_sorter._MANY", 1)
    sitter.page.model.sort_by("lastmod")
    sitter.waits_until(lambda: urls(sitter)[0] == "help/f")
    filters(sitter, "blog")
    assert urls(sitter) == ["blog/e", "blog/c", "blog/a"]
    sitter.page.model.sort_by(None)
    sitter.waits_until(lambda: urls(sitter) == ["blog/a", "blog/c", "blog/e"])
    assert sitter.page.model.sorting is None
    filters(sitter, "")
    assert urls(sitter) == [url.removeprefix("https://example.com/") for url, _, _ in ROWS]


def test_find_looks_at_shown_rows_only(sitter: Person) -> None:
    filters(sitter, "blog")
    goes_to_the_rows(sitter)
    sitter.presses(Key.Key_F, CTRL)
    sitter.types("0.2")
    sitter.waits_until(lambda: sitter.page.find_bar.count.text() == "1 match")
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: sitter.at == (2, PRIORITY))


def test_the_next_problem_is_one_that_can_be_seen(sitter: Person) -> None:
    filters(sitter, "problem:error OR blog/a")
    assert urls(sitter) == ["blog/a", "shop/d"]
    goes_to_the_rows(sitter)
    sitter.goes_to(0, LOC)
    sitter.presses(Key.Key_F8)
    assert sitter.at == (1, LASTMOD)


def test_a_hidden_row_is_told_and_can_be_shown(sitter: Person) -> None:
    filters(sitter, "blog")
    page = sitter.page
    page.go_to_file_row(3)
    notice = page.filter._notice
    assert notice is not None
    sitter.waits_until(notice.isVisible)
    assert notice.label.text() == "Row 4 is hidden by the filter."
    click(notice.button)
    assert sitter.at[0] == 3
    assert page.model.rowCount() == 6


def test_who_goes_on_after_a_hidden_row_was_told_is_told_no_more(sitter: Person) -> None:
    filters(sitter, "blog")
    sitter.page.go_to_file_row(3)
    notice = sitter.page.filter._notice
    assert notice is not None
    sitter.edits(0, PRIORITY, "0.4")
    drain()
    assert not isValid(notice)


def test_rows_are_moved_only_while_all_are_shown(sitter: Person) -> None:
    before = sitter.bytes
    filters(sitter, "blog")
    goes_to_the_rows(sitter)
    sitter.goes_to(1, LOC)
    sitter.does("rows.move_up")
    assert sitter.bytes == before
    assert "all rows are shown" in sitter.said


def test_reloading_keeps_the_filter(sitter: Person) -> None:
    filters(sitter, "blog")
    path = sitter.page.path
    assert path is not None
    path.write_bytes(path.read_bytes().replace(b"shop/b", b"blog/b"))
    sitter.does("file.reload")
    sitter.waits_until(lambda: sitter.page.filter.rows.text == "blog")
    sitter.waits_until(lambda: urls(sitter) == ["blog/a", "blog/b", "blog/c", "blog/e"])


DATES = "".join(
    f"\n <url><loc>https://example.com/{place}/{number}</loc><lastmod>2024/05/0{number}</lastmod></url>"
    for number, place in enumerate(("blog", "shop", "blog", "shop"), 1)
)


@pytest.mark.parametrize("action", ["problems.fix_kind", "problems.fix_safe"])
def test_fixes_leave_hidden_rows_alone(person: Person, folder: Path, action: str) -> None:
    person.opens(some_file(folder, body=DATES + "\n"))
    person.waits_until(lambda: person.session.findings.is_settled)
    filters(person, "blog")
    goes_to_the_rows(person)
    person.goes_to(0, LASTMOD)
    person.waits_until(lambda: person.can(action))
    person.prompts.will_be_asked("review_fix", True)
    person.does(action)
    dates = [row.lastmod for row in person.session.document]
    assert dates[1::2] == ["2024/05/02", "2024/05/04"]
    assert dates[::2] == ["2024-05-01", "2024-05-03"]


def test_changed_and_selected_rows_are_found(sitter: Person) -> None:
    sitter.edits(3, LASTMOD, "2024-05-06")
    filters(sitter, "is:changed")
    assert urls(sitter) == ["shop/d"]
    filters(sitter, "")
    goes_to_the_rows(sitter)
    sitter.selects(1, 4)
    filters(sitter, "is:selected")
    assert urls(sitter) == ["shop/b", "blog/e"]
    sitter.saves()
    filters(sitter, "is:changed")
    assert urls(sitter) == []


def test_what_is_pressed_right_behind_a_filter_means_the_rows_it_shows(sitter: Person) -> None:
    """Nobody waits for the rows before the next key."""
    sitter.presses(Key.Key_L, CTRL | SHIFT)
    sitter.types("folder:/blog/")
    sitter.presses(Key.Key_Return)
    sitter.presses(Key.Key_A, CTRL)
    sitter.presses(Key.Key_Minus, CTRL)
    sitter.waits_until(lambda: len(sitter.page.session.document) < len(ROWS))
    left = [row.loc for row in sitter.page.session.document]
    assert left == [loc for loc, *_ in ROWS if "/blog/" not in loc]


def test_what_was_asked_for_is_dropped_where_another_filter_comes(sitter: Person) -> None:
    done: list[str] = []
    tabs, page = sitter.window.tabs, sitter.page
    for text in ("folder:/blog/", "folder:/shop/"):
        page.filter.set_text(text)
        assert not settle_filter(tabs, lambda text=text: done.append(text))  # type: ignore[misc]
    settles(sitter, "folder:/shop/")
    sitter.waits_until(lambda: bool(done))
    assert settle_filter(tabs, drain)
    assert done == ["folder:/shop/"]


def test_letters_typed_on_find_what_the_whole_text_does(sitter: Person) -> None:
    filters(sitter, "blog")
    bar, rows = sitter.page.filter.bar, sitter.page.filter.rows
    bar.text.setText("blog/c")
    bar.flush()
    settles(sitter, "blog/c")
    assert urls(sitter) == ["blog/c"]
    edit = SetCells([(3, "loc", "https://example.com/blog/c2")])
    sitter.page.session.perform(edit, "Set")
    bar.text.setText("blog/c2")
    bar.flush()
    settles(sitter, "blog/c2")
    assert urls(sitter) == ["blog/c2"]  # what was known before the edit is not asked
    sitter.does("edit.undo")
    bar.text.setText("blog")
    bar.flush()
    settles(sitter, "blog")
    assert urls(sitter) == ["blog/a", "blog/c", "blog/e"]
    assert not rows.misfit_count


def test_values_of_urls_and_languages_are_offered(person: Person, folder: Path) -> None:
    link = (
        '<x:link xmlns:x="http://www.w3.org/1999/xhtml" rel="alternate" hreflang="{}" href="{}"/>'
    )
    url = "https://example.com/a.PDF?utm_source=1&amp;b=2&amp;b=3"
    body = f"<url><loc>{url}</loc>{link.format('de-AT', url)}</url>" * 2
    person.opens(some_file(folder, body=f"{body}<url><loc>https://example.com/x?b</loc></url>"))
    values = FilterValues(person.session, lambda: None, person.page)
    for name, found in (("param", ("b", "utm_source")), ("ext", ("pdf",)), ("lang", ("de-at",))):
        values.of(name)
        person.waits_until(lambda: not values.is_working)
        assert tuple(values.of(name)) == found


def test_numbers_are_painted_anew_where_the_rows_begin_elsewhere(
    person: Person, folder: Path
) -> None:
    """What Qt moves of them may stay beside other rows: where chips come in the same turn."""
    rows = "".join(f"<url><loc>https://example.com/{number}</loc></url>" for number in range(300))
    person.opens(some_file(folder, body=rows))
    drain()
    view = person.page.view
    numbers = view.rows.viewport()
    painted: list[bool] = []

    class Whole(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if isinstance(event, QPaintEvent):
                painted.append(event.rect().contains(numbers.rect()))
            return False

    spy = Whole(view)
    numbers.installEventFilter(spy)
    view.verticalScrollBar().setValue(3)
    person.waits_until(lambda: any(painted))
