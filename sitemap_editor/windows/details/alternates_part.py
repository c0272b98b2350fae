"""The language versions of the rows: a table to be edited in place, and one more by a pattern."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QToolButton, QWidget
from shiboken6 import isValid

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.session.contents.alternates import Alternate
from sitemap_editor.session.contents.content_edits import ContentEdits
from sitemap_editor.session.contents.contents_desk import ContentsDesk
from sitemap_editor.session.contents.row_contents import RowContents
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.details.alternate_form import AlternateForm
from sitemap_editor.windows.details.cell_typing import give_up, hand_over, open_editor
from sitemap_editor.windows.details.fields.field_row import FieldWords
from sitemap_editor.windows.details.fields.text_fields import several_values
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.layouts import REST, column_of, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS
from sitemap_editor.windows.table.typing_keys import EnterDelegate

Index = QModelIndex | QPersistentModelIndex
_LANGUAGE, _URL, _VERDICT = range(3)
_ATTRIBUTES: Final = {_LANGUAGE: "hreflang", _URL: "href"}
_MOST_LINES: Final = 8
_ROLE: Final = Qt.ItemDataRole


class AlternatesModel(ColumnsModel[Alternate]):
    """A line for each link. `on_value` is called with the link, the attribute and its value."""

    def __init__(self, on_value: Callable[[Alternate, str, str], object], parent: QObject) -> None:
        super().__init__(parent)
        self._on_value = on_value
        self.can_edit = True
        self.set_columns(
            LineColumn(self.tr("Language"), lambda line: _shown(line.language), 84),
            LineColumn(self.tr("URL"), lambda line: _shown(line.url), tip=lambda line: line.url),
            LineColumn("", lambda _line: "", 26, tip=_reasons),
        )

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Language and URL can be edited."""
        flags = super().flags(index)
        is_value = index.isValid() and index.column() in _ATTRIBUTES
        return flags | Qt.ItemFlag.ItemIsEditable if is_value and self.can_edit else flags

    def look(self, line: Alternate, column: int, role: int) -> Any:
        """Mark what the rules object to; say it to screen readers too."""
        if role == _ROLE.EditRole:
            return (line.language if column == _LANGUAGE else line.url) or ""
        if column != _VERDICT:
            return None
        if role == _ROLE.DecorationRole:
            name = SEVERITY_ICONS[line.findings[0].severity] if line.findings else "state-good"
            return drawn(name, "#000000")
        if role == _ROLE.AccessibleTextRole:
            return _reasons(line) or self.tr("Nothing wrong")
        return None

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        """Hand over what was typed; what is shown follows the document."""
        if role == _ROLE.EditRole and index.isValid():
            line, text = self.line(index.row()), str(value).strip(" \t\r\n")
            if text != str(self.look(line, index.column(), role)):
                self._on_value(line, _ATTRIBUTES[index.column()], text)
        return False

    def tell_changed_beside(self, cell: Index) -> None:
        """Say that all but one cell may be others: in that one a person types."""
        last = len(self.lines) - 1
        for column in range(len(self.columns)):
            parts = [(0, last)]
            if column == cell.column():
                parts = [(0, cell.row() - 1), (cell.row() + 1, last)]
            for first, end in parts:
                if first <= end:
                    self.dataChanged.emit(self.index(first, column), self.index(end, column))


def _shown(value: str | None) -> str:
    return several_values() if value is None else value


def _reasons(line: Alternate) -> str | None:
    return "\n".join(map(sentence, line.findings)) or None


class AlternatesPart(QWidget):
    """The table, what is wrong in words, and the form for one more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk: ContentsDesk | None = None
        self._edits: ContentEdits | None = None
        self._general: Sequence[Finding] = ()
        self._waits = False
        """Whether something is to be shown once nobody types in a cell any more."""
        self._read = RowContents()
        """What was read when the links were shown."""
        self._typed: tuple[Alternate, RowContents] | None = None
        """The link in which a person types, as it was shown then."""
        self.model = AlternatesModel(self._on_value, self)
        self.table = _AlternatesTable(self.remove, self)
        self.table.show_lines(self.model)
        self.table.setAccessibleName(self.tr("Language versions"))
        closed = self.table.itemDelegate().closeEditor
        closed.connect(lambda *_: QTimer.singleShot(0, self, self._catch_up))
        self.table.selectionModel().currentChanged.connect(lambda *_: self._tell())
        self.words = FieldWords(self)
        self._is_first_coming = False
        """Whether the keyboard goes to the table once it shows the first link."""
        self.delete = self._button(self.tr("Remove"), self.remove)
        self.form = AlternateForm(self)
        self.form.hide()
        self.form.on_left = self._on_left
        column_of(
            self.table,
            self.words,
            row_of(self.delete, REST, spacing=4),
            self.form,
            on=self,
            margins=0,
            spacing=4,
        )

    def _on_left(self, is_added: bool) -> None:
        self._is_first_coming = is_added and self.table.isHidden()
        self.table.setFocus()

    def _button(self, text: str, run: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: run())
        return button

    def follow(self, desk: ContentsDesk, edits: ContentEdits) -> None:
        """Show what the rows list by now; the current line stays, and what is typed in it."""
        is_other = self._desk is not desk or self.form.row_ids != desk.contents.row_ids
        self._desk, self._edits = desk, edits
        if is_other:
            give_up(self.table)  # it was handed over before other rows were read
        lines, self._general = desk.alternates()
        self.model.can_edit = not desk.is_read_only
        self._show(lines, desk.contents, is_other=is_other)
        count = self.model.rowCount()
        self.table.setVisible(count > 0)
        if count and self._is_first_coming:
            self._is_first_coming = False
            self.table.setFocus()
        self.table.fit(min(_MOST_LINES, count))
        self.delete.setVisible(count > 0)
        self.delete.setEnabled(not desk.is_read_only)
        self.form.follow(desk, edits)
        self._tell()

    def _show(self, lines: Sequence[Alternate], read: RowContents, *, is_other: bool) -> None:
        """Show links; while a person types in a cell, what stands beside it."""
        self._waits = open_editor(self.table) is not None
        current = self.table.currentIndex()
        nodes = [line.node for line in lines]
        if self._waits:
            if len(lines) == len(self.model.lines):  # by Tab one goes on from an edit
                own = self.model.line(current.row())
                if self._typed is None or self._typed[0] is not own:
                    self._typed = own, self._read
                row = current.row()
                self.model.lines = [*lines[:row], own, *lines[row + 1 :]]
                self.model.tell_changed_beside(current)
                self._read = read
            return
        self._read, self._typed = read, None
        if not is_other and nodes == [line.node for line in self.model.lines]:
            self.model.lines = lines
            self.model.tell_changed()
        else:
            self.model.show_lines(lines)
            row = min(current.row(), len(lines) - 1)
            if row >= 0:
                self.table.setCurrentIndex(self.model.index(row, max(0, current.column())))

    def _catch_up(self) -> None:
        """Show what was not shown while a person typed."""
        desk, edits = self._desk, self._edits
        if self._waits and desk is not None and edits is not None and isValid(desk):
            self.follow(desk, edits)

    def hand_over(self) -> None:
        """Hand over what is typed in a cell."""
        hand_over(self.table)

    def _tell(self) -> None:
        """Say what is wrong with the current link, and with all of them together."""
        row = self.table.currentIndex().row()
        own = self.model.line(row).findings if 0 <= row < len(self.model.lines) else ()
        self.words.tell([*own, *self._general])

    def stops(self) -> list[QWidget]:
        """Return where the keyboard stops, from top to bottom."""
        return [self.table, self.delete, *self.form.stops()]

    def begin(self) -> None:
        """Ask for one more language."""
        self.form.begin()

    def remove(self) -> None:
        """Take the selected links out, with what is typed in one of them."""
        give_up(self.table)
        indexes = self.table.selectionModel().selectedIndexes()
        rows = sorted({index.row() for index in indexes})
        if self._edits is not None and rows and self.model.can_edit:
            self._edits.remove([self.model.line(row).node for row in rows], self._read)

    def _on_value(self, line: Alternate, attribute: str, value: str) -> None:
        typed, read = self._typed, self._read
        if typed is not None and typed[0] is line:
            read = typed[1]
        if self._edits is not None:
            self._edits.set_alternate(line.node, attribute, value, read)


class _AlternatesTable(LinesTable):
    """Cells that are edited as those of the rows are."""

    def __init__(self, remove: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._remove = remove
        self.setItemDelegate(EnterDelegate(self))
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed
        )
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit(self, lines: int) -> None:
        """Be so many lines high."""
        head = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(head + lines * self.line_height + 2 * self.frameWidth())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove by Delete; Enter edits."""
        if event.key() == Qt.Key.Key_Delete:
            self._remove()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if open_editor(self) is None:  # else the key ends it
                self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)
