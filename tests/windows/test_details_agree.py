"""Forms, tree and source of Details agree after each edit that is made in any of them, by keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPlainTextEdit, QWidget

from sitemap_editor.windows.details.alternates_part import AlternatesPart
from sitemap_editor.windows.details.block_part import BlockPart
from sitemap_editor.windows.details.contents_part import ContentsPart
from sitemap_editor.windows.details.fields.text_fields import CodesField
from sitemap_editor.windows.details.others_part import OthersPart, can_be_removed
from tests.qt_support import ALT, CTRL, LOC, Key, Person
from tests.windows.shown_details import held_by_source, said_by_widgets
from tests.windows.test_details_contents import FIRST, SECOND, THIRD, opens, settled, text

STEPS: Final = 25
WORDS: Final = ("abc", "https://e.com/x?a=1&b=2", "<&> \"'", "12", "DE ES", "]]>", "1:02")
Move = Callable[[Random, Person, ContentsPart], None]


def type_over(stop: QWidget, word: str, end: Key | None) -> None:
    """Type over what stands in a line, a text or an open cell."""
    assert isinstance(stop, QLineEdit | QPlainTextEdit)
    stop.setFocus()
    stop.selectAll()
    QTest.keyClicks(stop, word)
    if end is not None:
        QTest.keyClick(stop, end)


def in_a_form(chance: Random, _person: Person, part: ContentsPart) -> None:
    """Type into a field, or choose in it."""
    bodies = [p.body for p in part.parts.values() if isinstance(p.body, BlockPart)]
    body = chance.choice([b for b in bodies if b.current is not None and b.isVisible()] or [None])
    if body is None:
        return
    if not body.form.more.isChecked():
        body.form.more.click()
    editors = [row.editor for row in body.form.rows.values() if row.isVisible()]
    # A list of codes takes the focus from the window on a bare screen.
    stop = chance.choice([each for each in editors if not isinstance(each, CodesField)]).stops[0]
    if isinstance(stop, QComboBox):
        stop.setFocus()
        QTest.keyClick(stop, chance.choice([Key.Key_Home, Key.Key_End]))
        QTest.keyClick(stop, Key.Key_Return)
    else:
        type_over(stop, chance.choice(WORDS), Key.Key_Tab)


def one_more(chance: Random, _person: Person, part: ContentsPart) -> None:
    """Begin a block and type its first value."""
    name = chance.choice([name for name in ("image", "video") if part.parts[name].isVisible()])
    part.begin(name)
    focus = QApplication.focusWidget()
    assert focus is not None
    type_over(focus, chance.choice(WORDS), Key.Key_Return)


def in_the_list(chance: Random, _person: Person, part: ContentsPart) -> None:
    """Move a block, or remove it."""
    bodies = [p.body for p in part.parts.values() if isinstance(p.body, BlockPart)]
    body = chance.choice([b for b in bodies if len(b.blocks) > 1 and b.isVisible()] or [None])
    if body is not None:
        body.list.setFocus()
        if chance.random() < 0.6:
            QTest.keyClick(body.list, chance.choice([Key.Key_Up, Key.Key_Down]), ALT)
        else:
            QTest.keyClick(body.list, Key.Key_Delete)


def in_the_table(chance: Random, _person: Person, part: ContentsPart) -> None:
    """Type over the language or URL of a link."""
    body = part.parts["alternates"].body
    if isinstance(body, AlternatesPart) and body.model.rowCount() and body.isVisible():
        row, column = chance.randrange(body.model.rowCount()), chance.choice([0, 1])
        index = body.model.index(row, column)
        body.table.setFocus()
        body.table.setCurrentIndex(index)
        QTest.keyClick(body.table, Key.Key_F2)
        type_over(body.table.indexWidget(index), chance.choice(WORDS), Key.Key_Return)


def in_the_tree(chance: Random, _person: Person, part: ContentsPart) -> None:
    """Type over a value, remove a line, or add one."""
    body = part.parts["others"].body
    if not isinstance(body, OthersPart) or not body.isVisible() or chance.random() < 0.3:
        part.begin("others")
        body = part.parts["others"].body
        assert isinstance(body, OthersPart)
        type_over(body.form.name.stops[0], chance.choice(["x:new", "@x:new", "x:y"]), None)
        type_over(body.form.value.stops[0], chance.choice(WORDS), Key.Key_Return)
        return
    indexes = list(body._indexes())
    index = chance.choice(indexes).siblingAtColumn(1)
    line = body.model.line(index)
    assert line is not None
    body.tree.setFocus()
    body.tree.setCurrentIndex(index)
    if line.value is not None and chance.random() < 0.7:
        QTest.keyClick(body.tree, Key.Key_F2)
        type_over(body.tree.indexWidget(index), chance.choice(WORDS), Key.Key_Return)
    elif can_be_removed(line):
        QTest.keyClick(body.tree, Key.Key_Delete)


def in_the_source(chance: Random, person: Person, _part: ContentsPart) -> None:
    """Type an element into the source and apply it."""
    dock = person.window.details.dock
    assert dock is not None
    editor = dock.source.editor
    place = editor.toPlainText().rindex("</url>")
    cursor = editor.textCursor()
    cursor.setPosition(place, QTextCursor.MoveMode.MoveAnchor)
    editor.setTextCursor(cursor)
    editor.setFocus()
    typed = ("<x:typed a='1'>w</x:typed>", "<image:image><image:loc>i</image:loc></image:image>")
    QTest.keyClicks(editor, chance.choice(typed))
    QTest.keyClick(editor, Key.Key_Return, CTRL)


def back_or_forth(chance: Random, person: Person, _part: ContentsPart) -> None:
    """Undo or redo one step."""
    person.view.setFocus()
    name = chance.choice(["edit.undo", "edit.undo", "edit.redo"])
    if person.window.action_set[name].isEnabled():
        person.does(name)


MOVES: Final[tuple[Move, ...]] = (
    in_a_form,
    in_a_form,
    one_more,
    in_the_list,
    in_the_table,
    in_the_tree,
    in_the_source,
    back_or_forth,
)


@pytest.mark.parametrize("seed", range(4))
def test_forms_tree_and_source_agree_after_each_edit_and_undo_gives_the_old_bytes(
    person: Person, folder: Path, seed: int
) -> None:
    chance = Random(seed)
    part = opens(person, folder, FIRST, SECOND, THIRD)
    before = text(person)
    dock = person.window.details.dock
    assert dock is not None
    stack = person.session.undo_stack
    done: list[str] = []
    for _step in range(STEPS):
        row = chance.choice([0, 0, 0, 1, 1, 1, 2])
        person.goes_to(row, LOC)
        part = settled(person)
        for name in part.parts:
            if part.parts[name].isVisible():
                part.parts[name].unfold()
        move = chance.choice(MOVES)
        move(chance, person, part)
        settled(person)
        done.append(move.__name__)
        source = dock.source.editor.toPlainText()
        table = person.session.document.table
        row_id = person.page.model.row_id(person.view.currentIndex().row())  # undo goes to its row
        row_bytes = table.row_bytes(row_id).decode()
        assert source.strip() == row_bytes.strip(), done
        assert said_by_widgets(dock) == held_by_source(source, table.head), done
    assert len(set(done)) > 4
    while stack.canUndo():
        stack.undo()
    assert text(person) == before
