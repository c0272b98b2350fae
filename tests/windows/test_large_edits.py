"""Edits of very many rows while a person goes on: saves, closes, takes back, reads anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtGui import QGuiApplication

from sitemap_editor.core.document.edits import FillCells
from sitemap_editor.core.errors import Progress
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.settling import finish_edits
from tests.qt_support import LASTMOD, Person, ScriptedPrompts
from tests.windows.files import some_file


@pytest.fixture(autouse=True)
def _two_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sitemap_editor.session.document.edits_beside._MANY", 1)
    monkeypatch.setattr("sitemap_editor.session.document.edits_beside._COSTS", 1)


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
