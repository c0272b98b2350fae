"""Edits of very many rows while a person goes on: saves, closes, takes back, reads anew."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.checks.rule import Answers
from sitemap_editor.core.document.edits import FillCells
from sitemap_editor.core.errors import Progress
from sitemap_editor.session.checks.fix_review import FixReview
from sitemap_editor.session.document.session import Session
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.settling import finish_edits
from tests.qt_support import CHANGEFREQ, LASTMOD, LOC, PRIORITY, Person, ScriptedPrompts, drain
from tests.windows.files import some_file


@pytest.fixture(autouse=True)
def _two_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sitemap_editor.session.document.asked_edits._MANY", 1)
    monkeypatch.setattr("sitemap_editor.session.document.asked_edits._COSTS", 1)


@pytest.fixture
def hold(person: Person) -> Iterator[Callable[[], Event]]:
    """Keep the worker of edits busy until the event is set."""
    gates: list[Event] = []

    def held() -> Event:
        gate, is_held = Event(), Event()

        def work(_progress: Progress) -> None:
            is_held.set()
            gate.wait(30)

        person.program.query_jobs.start(work, lambda _result: None)
        assert is_held.wait(30)
        gates.append(gate)
        return gate

    yield held
    for gate in gates:
        gate.set()


def fill(person: Person, value: str = "2024-01-02") -> None:
    """Ask for an edit of all rows."""
    person.view.selectColumn(LASTMOD)
    QGuiApplication.clipboard().setText(value)
    person.does("edit.paste")
    assert person.session.beside.is_under_way


class _Paints(QObject):
    """Notes when something is painted."""

    def __init__(self, watched: QWidget, said: list[str]) -> None:
        super().__init__(watched)
        self._said = said
        watched.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._said.append("painted")
        return False


@pytest.mark.parametrize("is_large", [False, True])
def test_the_window_follows_a_large_edit_once_its_rows_are_painted(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch, is_large: bool
) -> None:
    person.opens(some_file(folder))
    person.waits_until(lambda: person.session.findings.is_settled)
    drain()
    said: list[str] = []
    _Paints(person.view.viewport(), said)
    person.window.tabs.state_changed.connect(lambda: said.append("followed"))
    monkeypatch.setattr(Session, "takes_over", is_large)
    person.page.state_changed.emit()
    person.looks()
    assert said == ([] if is_large else ["followed"])
    person.view.viewport().update()
    person.waits_until(lambda: "painted" in said and "followed" in said)
    assert said[0] == ("painted" if is_large else "followed")


def test_a_large_edit_is_known_while_it_is_taken_over(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    known: list[bool] = []
    person.session.changed.connect(lambda _effect: known.append(person.session.takes_over))
    fill(person)
    person.waits_until(lambda: bool(known))
    assert known == [True]
    assert not person.session.takes_over


def test_a_save_comes_behind_the_edit_that_was_asked_for_before(
    person: Person, folder: Path, hold: Callable[[], Event]
) -> None:
    path = some_file(folder)
    person.opens(path)
    before = path.read_bytes()
    gate = hold()
    fill(person)
    person.does("file.save")
    person.does("file.save")
    assert path.read_bytes() == before
    assert person.session.beside.is_under_way  # the window did not wait for it
    gate.set()
    person.waits_until(lambda: path.read_bytes() != before)
    person.waits_until(lambda: not person.page.is_modified)
    assert path.read_bytes().count(b"2024-01-02") == 3


def test_a_save_goes_on_where_the_edit_is_taken_back_meanwhile(
    person: Person, folder: Path, hold: Callable[[], Event]
) -> None:
    path = some_file(folder)
    person.opens(path)
    person.edits(0, LASTMOD, "2020-01-01")
    gate = hold()
    fill(person)
    person.does("file.save")
    person.does("edit.undo")
    gate.set()
    person.waits_until(lambda: not person.page.is_modified)
    assert path.read_bytes().count(b"2020-01-01") == 1
    assert b"2024-01-02" not in path.read_bytes()


def test_closing_asks_about_an_edit_that_is_under_way(
    person: Person, folder: Path, hold: Callable[[], Event], prompts: ScriptedPrompts
) -> None:
    path = some_file(folder)
    person.opens(path)
    gate = hold()
    fill(person)
    prompts.will_be_asked("save_changes", Answer.YES)
    person.does("file.close")
    assert person.tab_names() == ["sitemap.xml"]
    gate.set()
    person.waits_until(lambda: not person.tab_names())
    assert path.read_bytes().count(b"2024-01-02") == 3


def test_reading_anew_asks_about_an_edit_that_is_under_way(
    person: Person, folder: Path, hold: Callable[[], Event], prompts: ScriptedPrompts
) -> None:
    person.opens(some_file(folder))
    before = person.bytes
    gate = hold()
    fill(person)
    prompts.will_be_asked("throw_away_changes", True)
    person.does("file.reload")
    gate.set()
    person.waits_until(lambda: not prompts.open_answers and person.bytes == before)
    person.waits_until(lambda: not person.page.is_modified)


def test_what_was_asked_for_a_page_is_not_done_to_another(
    person: Person, folder: Path, hold: Callable[[], Event]
) -> None:
    one, two = some_file(folder, "one.xml"), some_file(folder, "two.xml")
    person.opens(one)
    person.opens(two)
    gate = hold()
    fill(person)
    person.does("file.reload")
    person.window.tabs.setCurrentIndex(0)
    shown = person.page
    edits = person.window.tabs.pages()[1].session.beside
    gate.set()
    person.waits_until(lambda: not edits.is_under_way)
    person.looks()
    assert person.window.tabs.pages()[0] is shown


def test_all_that_is_under_way_is_there_before_the_session_ends(
    person: Person, folder: Path, hold: Callable[[], Event]
) -> None:
    person.opens(some_file(folder))
    gate = hold()
    fill(person)
    edit = FillCells(range(3), ("priority",), "0.3")
    person.page.model.carry_out(edit, "Second")
    finish_edits(person.window.tabs)  # as where the system logs out
    gate.set()
    assert person.bytes.count(b"2024-01-02") == 3
    assert person.bytes.count(b"0.3") == 3


def much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take whatever is pasted for much."""
    monkeypatch.setattr("sitemap_editor.session.table.clipboard._MUCH", 0)


@pytest.mark.parametrize("typed_first", [False, True])
def test_rows_are_taken_apart_beside_the_window_and_come_where_they_were_pasted(
    person: Person,
    folder: Path,
    hold: Callable[[], Event],
    monkeypatch: pytest.MonkeyPatch,
    typed_first: bool,
) -> None:
    much(monkeypatch)
    person.opens(some_file(folder))
    person.goes_to(0, LOC)
    gate = hold()
    QGuiApplication.clipboard().setText("https://example.com/x\nhttps://example.com/y\n")
    person.does("edit.paste_rows")
    assert person.session.beside.is_under_way
    if typed_first:
        person.edits(2, LASTMOD, "2020-01-01")
    gate.set()
    person.waits_until(lambda: not person.session.beside.is_under_way)
    assert [url[-1] for url in person.column(LOC)] == list("axybc")
    assert person.session.undo_stack.undoText() == "Paste 2 rows"
    assert person.said == "2 rows pasted."
    assert person.column(LASTMOD)[4] == ("2020-01-01" if typed_first else "")


def test_cells_are_taken_apart_beside_the_window(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    much(monkeypatch)
    person.opens(some_file(folder))
    person.goes_to(1, LASTMOD)
    QGuiApplication.clipboard().setText("2024-01-01\tdaily\n2024-01-02\tnever\n2024-01-03\tnever")
    person.does("edit.paste")
    person.waits_until(lambda: not person.session.beside.is_under_way)
    assert person.column(LASTMOD) == ["", "2024-01-01", "2024-01-02", "2024-01-03"]
    assert person.session.undo_stack.undoText() == "Paste 3 rows"


def test_much_that_holds_nothing_is_no_step(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    much(monkeypatch)
    person.opens(some_file(folder))
    person.goes_to(1, LASTMOD)
    QGuiApplication.clipboard().setText("\n\n\n")
    person.does("edit.paste_rows")
    person.waits_until(lambda: not person.session.beside.is_under_way)
    assert person.said == "The clipboard contains no text."
    assert not person.session.undo_stack.count()


def test_many_rows_of_a_sorted_table_are_removed_from_where_they_stand(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitemap_editor.session.table.edit_performer._MANY_PLACES", 1)
    person.opens(some_file(folder))
    before = person.bytes
    person.page.model.sort_by("loc", descending=True)
    person.waits_until(lambda: person.page.model.sorting is not None)
    person.selects(0, 1)
    person.does("rows.delete")
    person.waits_until(lambda: not person.session.beside.is_under_way)
    assert [url[-1] for url in person.column(LOC)] == ["a"]
    person.does("edit.undo")
    person.waits_until(lambda: person.bytes == before)


def test_everything_safe_is_fixed_beside_the_window(
    person: Person, folder: Path, hold: Callable[[], Event], prompts: ScriptedPrompts
) -> None:
    body = "".join(f"<url><loc> https://example.com/{c} </loc></url>" for c in "abc")
    person.opens(some_file(folder, body=body))
    person.waits_for_the_checks()
    prompts.will_be_asked("review_fix", Answers())
    gates: list[Event] = []
    decide = prompts.review_fix

    def review_fix(review: FixReview) -> bool:
        answer = decide(review)
        gates.append(hold())
        return answer

    prompts.review_fix = review_fix  # type: ignore[method-assign]  # busy from then on
    person.does("problems.fix_safe")
    assert person.session.beside.is_under_way
    person.edits(1, LASTMOD, "2020-01-01")
    gates[0].set()
    person.waits_until(lambda: not person.session.beside.is_under_way)
    assert b"<loc>https://example.com/a</loc>" in person.bytes
    both = b"<loc>https://example.com/b</loc><lastmod>2020-01-01</lastmod>"
    assert both in person.bytes  # typed in since: it stays
    assert b"<loc>https://example.com/c</loc>" in person.bytes
    assert b"2020-01-01" in person.bytes


@pytest.fixture
def _one_is_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take what is read from cells, or copied, for much."""
    monkeypatch.setattr("sitemap_editor.windows.editing.fill_commands._FEW", 0)
    for module in ("clipboard_commands", "cell_commands"):
        monkeypatch.setattr(f"sitemap_editor.windows.editing.{module}.MANY_ROWS", 0)


RATED = "".join(
    f"<url><loc>https://example.com/{name}</loc><changefreq>{often}</changefreq>"
    f"<priority>{number / 10}</priority></url>"
    for number, (name, often) in enumerate(
        zip("abcdefg", ["daily"] * 5 + ["never"] * 2, strict=True)
    )
)


@pytest.mark.usefixtures("_one_is_many")
def test_filling_right_is_worked_out_beside_the_window_and_leaves_what_is_typed_meanwhile(
    person: Person, folder: Path, hold: Callable[[], Event]
) -> None:
    person.opens(some_file(folder, body=RATED))
    before = person.bytes
    gate = hold()
    person.view.selected.select_block(range(7), [CHANGEFREQ, PRIORITY])
    person.does("edit.fill_right")
    assert person.session.beside.is_under_way
    person.edits(1, PRIORITY, "0.9")
    gate.set()
    person.waits_until(lambda: not person.session.beside.is_under_way)
    assert person.column(PRIORITY) == ["daily", "0.9", "daily", "daily", "daily", "never", "never"]
    assert "in the meantime" in person.said  # not all seven were filled
    person.does("edit.undo")
    person.does("edit.undo")
    person.waits_until(lambda: person.bytes == before)


@pytest.mark.usefixtures("_one_is_many")
@pytest.mark.parametrize(("rows", "onto"), [(range(2), range(2, 7)), (range(4, 7), range(4))])
def test_a_drag_over_many_rows_repeats_the_block_beside_the_window(
    person: Person, folder: Path, rows: range, onto: range
) -> None:
    person.opens(some_file(folder, body=RATED))
    person.page.model.sort_by("loc", descending=True)
    person.waits_until(lambda: person.page.model.sorting is not None)
    before = person.column(PRIORITY)
    person.view.fill_handle.dragged.emit(rows, [PRIORITY], onto, True)
    person.waits_until(lambda: not person.session.beside.is_under_way)
    expected = [before[rows[(row - rows.start) % len(rows)]] for row in range(7)]
    assert person.column(PRIORITY) == expected
    assert person.said == f"{len(onto)} cells filled."


@pytest.mark.usefixtures("_one_is_many")
def test_a_series_of_many_rows_is_worked_out_beside_the_window(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder, body=RATED))
    person.edits(0, LASTMOD, "2024-01-31")
    person.edits(1, LASTMOD, "2024-03-31")
    before = person.bytes
    person.view.fill_handle.dragged.emit(range(2), [LASTMOD], range(2, 7), False)
    assert person.session.beside.is_under_way
    person.waits_until(lambda: not person.session.beside.is_under_way)
    months = ["2024-05-31", "2024-07-31", "2024-09-30", "2024-11-30", "2025-01-31"]
    assert person.column(LASTMOD)[2:] == months
    person.does("edit.undo")
    person.waits_until(lambda: person.bytes == before)
    person.edits(1, LASTMOD, "9999-12-31")
    person.edits(0, LASTMOD, "9999-12-30")
    person.view.fill_handle.dragged.emit(range(2), [LASTMOD], range(2, 7), False)
    person.waits_until(lambda: person.said == "There is no such date.")


@pytest.mark.usefixtures("_one_is_many")
def test_many_rows_are_copied_beside_the_window_as_few_are(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clipboard = QGuiApplication.clipboard()
    person.opens(some_file(folder, body=RATED))
    copied = []
    for many in (0, 100):
        monkeypatch.setattr("sitemap_editor.windows.editing.clipboard_commands.MANY_ROWS", many)
        clipboard.clear()
        person.does("edit.select_all")
        person.does("edit.copy")
        person.waits_until(lambda: bool(clipboard.text()))
        packed = clipboard.mimeData().data("application/x-sitemap-editor-rows").data()
        page = clipboard.mimeData().html()
        assert page.count("<tr>") == 7
        copied.append((clipboard.text(), page, json.loads(bytes(packed))))
    assert copied[0] == copied[1]
    person.does("rows.copy_url")
    urls = [f"https://example.com/{name}" for name in "abcdefg"]
    person.waits_until(lambda: clipboard.text().split("\n") == urls)


@pytest.mark.usefixtures("_one_is_many")
def test_a_paste_comes_behind_the_copy_that_was_asked_for_before(
    person: Person, folder: Path
) -> None:
    clipboard = QGuiApplication.clipboard()
    person.opens(some_file(folder))
    clipboard.setText("https://example.com/old")
    gate, held = Event(), Event()

    def work(_progress: Progress) -> None:
        held.set()
        gate.wait(30)

    person.session.jobs.low_priority.start(work, lambda _result: None)
    assert held.wait(30)
    person.does("edit.select_all")
    person.does("edit.copy")
    person.does("edit.paste_rows")
    assert len(person.column(LOC)) == 3
    gate.set()
    person.waits_until(lambda: len(person.column(LOC)) == 6)
    assert [url[-1] for url in person.column(LOC)] == list("abcabc")


@pytest.mark.usefixtures("_one_is_many")
def test_what_is_put_on_the_clipboard_meanwhile_stays_there(person: Person, folder: Path) -> None:
    clipboard = QGuiApplication.clipboard()
    person.opens(some_file(folder))
    gate, held = Event(), Event()

    def work(_progress: Progress) -> None:
        held.set()
        gate.wait(30)

    queue = person.session.jobs.low_priority
    queue.start(work, lambda _result: None)
    assert held.wait(30)
    person.does("edit.select_all")
    person.does("edit.copy")
    clipboard.setText("newer")
    ended: list[None] = []
    queue.start(lambda _progress: None, ended.append)
    gate.set()
    person.waits_until(lambda: bool(ended))
    assert clipboard.text() == "newer"


def test_escape_in_the_table_cancels_what_takes_long(
    person: Person, folder: Path, hold: Callable[[], Event]
) -> None:
    path = some_file(folder)
    person.opens(path)
    gate = hold()
    fill(person)
    person.waits_until(person.window.busy_bar.isVisible)
    person.view.setFocus()
    person.presses(Qt.Key.Key_Escape)
    gate.set()
    person.waits_until(lambda: not person.session.beside.is_under_way)
    person.waits_until(lambda: not person.window.busy_bar.isVisible())
    assert not person.page.is_modified
    person.presses(Qt.Key.Key_Escape)  # which is nobody's now
    assert person.page.model.rowCount() == 3
