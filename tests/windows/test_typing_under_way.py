"""What stands in an open editor is never lost to a command, nor a command to its keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sitemap_editor.core.document.edits import RemoveRows
from tests.qt_support import (
    ALT,
    CHANGEFREQ,
    CTRL,
    LASTMOD,
    LOC,
    SHIFT,
    Key,
    Person,
    ScriptedPrompts,
    drain,
)
from tests.windows.files import some_file

BODY = "".join(
    f"<url><loc>https://example.com/{name}</loc><lastmod>2024-05-06</lastmod>"
    "<changefreq>daily</changefreq></url>\n"
    for name in "abc"
)


@pytest.fixture
def typist(person: Person, folder: Path) -> Person:
    """Somebody in the middle of typing a URL."""
    person.opens(some_file(folder, body=BODY))
    person.goes_to(1, LOC)
    person.presses(Key.Key_F2)
    person.presses(Key.Key_End)
    person.types("zz")
    assert person.editing
    return person


@pytest.mark.parametrize(
    "command",
    ["rows.insert_above", "rows.insert_below", "rows.move_up", "rows.move_down", "rows.duplicate"],
)
def test_a_row_command_keeps_what_was_being_typed(typist: Person, command: str) -> None:
    typist.does(command)
    drain()
    assert "https://example.com/bzz" in typist.column(LOC)


def test_a_check_that_ends_while_an_editor_is_open_leaves_its_caret(typist: Person) -> None:
    typist.presses(Key.Key_Escape)
    for column in (LOC, LASTMOD, CHANGEFREQ):
        typist.goes_to(1, column)
        before = typist.sees(1, column)
        typist.presses(Key.Key_F2)
        typist.presses(Key.Key_End)
        index = typist.page.model.index(1, column)
        typist.page.model.dataChanged.emit(index, index)  # as when findings arrive
        typist.types("zz")
        typist.presses(Key.Key_Return)
        assert typist.sees(1, column) == f"{before}zz"


@pytest.mark.parametrize("key", [Key.Key_Backspace, Key.Key_Delete])
def test_keys_that_delete_a_word_delete_no_row_while_typing(typist: Person, key: Key) -> None:
    typist.presses(key, CTRL)
    assert typist.editing
    assert typist.page.model.rowCount() == 3


def test_alt_and_down_open_the_list_of_words_and_move_no_row(typist: Person) -> None:
    typist.presses(Key.Key_Escape)
    typist.goes_to(0, CHANGEFREQ)
    typist.presses(Key.Key_F2)
    typist.presses(Key.Key_Down, ALT)
    assert typist.column(LOC)[0] == "https://example.com/a"


def test_delete_clears_the_selected_cells_and_no_others(typist: Person) -> None:
    typist.presses(Key.Key_Escape)
    typist.goes_to(0, LASTMOD)
    index = typist.page.model.index(1, CHANGEFREQ)
    spot = typist.view.visualRect(index).center()
    button = Qt.MouseButton.LeftButton
    QTest.mouseClick(typist.view.viewport(), button, CTRL, spot)
    typist.does("edit.clear")
    assert typist.column(LASTMOD) == ["", "2024-05-06", "2024-05-06"]
    assert typist.column(CHANGEFREQ) == ["daily", "", "daily"]


def test_clearing_twice_clears_the_same_cells_twice(typist: Person) -> None:
    typist.presses(Key.Key_Escape)
    typist.goes_to(0, LASTMOD)
    typist.presses(Key.Key_Down, SHIFT)
    typist.does("edit.clear")
    typist.does("edit.clear")
    assert typist.column(LASTMOD) == ["", "", "2024-05-06"]
    assert typist.column(CHANGEFREQ) == ["daily"] * 3


def test_edits_made_while_the_file_is_read_again_are_asked_about(
    typist: Person, prompts: ScriptedPrompts
) -> None:
    typist.presses(Key.Key_Escape)
    prompts.will_be_asked("throw_away_changes", False)
    typist.does("file.reload")
    typist.page.model.set_cell(typist.page.model.index(0, LASTMOD), "2025-01-01")
    typist.waits_until(lambda: bool(prompts.asked))
    assert typist.column(LASTMOD)[0] == "2025-01-01"


@pytest.mark.parametrize("ends", [True, False])
@pytest.mark.parametrize("what", ["filtered", "sorted", "some go"])
def test_what_is_typed_stays_whatever_becomes_of_the_rows_meanwhile(
    typist: Person, what: str, *, ends: bool
) -> None:
    model = typist.page.model
    if what == "some go":
        model.carry_out(lambda _progress: RemoveRows([0, 2]), "Remove")
    elif what == "sorted":
        model.sort_by("loc", descending=True)
    if ends:
        QTest.keyClick(typist.editor, Key.Key_Return)  # delivered later than it is pressed
    if what == "filtered":
        model.show_only(bytearray((1, 0, 1)))
    typist.waits_until(lambda: not typist.session.beside.is_under_way)
    typist.waits_until(lambda: not typist.editing)
    assert "https://example.com/bzz" in [row.loc for row in typist.session.document]
    if what == "some go":
        assert len(typist.session.document) == 1
        typist.does("edit.undo")
        typist.waits_until(lambda: not typist.session.beside.is_under_way)
        assert len(typist.session.document) == 3
        assert typist.column(LOC)[1] == "https://example.com/bzz"
