"""Whatever else the rows hold: a tree of names, attributes and values, each to be edited."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QToolButton, QTreeView, QWidget
from shiboken6 import isValid

from sitemap_editor.core.readable import one_line
from sitemap_editor.session.contents.content_edits import ContentEdits
from sitemap_editor.session.contents.contents_desk import ContentsDesk
from sitemap_editor.session.contents.others import OtherLine
from sitemap_editor.session.contents.row_contents import RowContents
from sitemap_editor.session.plain_words import plain, tool_tip
from sitemap_editor.windows.details.cell_typing import give_up, hand_over, open_editor
from sitemap_editor.windows.details.fields.text_fields import several_values
from sitemap_editor.windows.details.other_form import OtherForm
from sitemap_editor.windows.looks.layouts import REST, column_of, row_of
from sitemap_editor.windows.looks.lines_table import header_font
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import dimmed_text
from sitemap_editor.windows.table.typing_keys import EnterDelegate

Index = QModelIndex | QPersistentModelIndex
_LINE_ROLE: Final = int(Qt.ItemDataRole.UserRole)
_SHOWN_AT_FIRST: Final = 100
_MOST_LINES: Final = 14
_NAME_WIDTH: Final = 130
_ITEM: Final = Qt.ItemFlag


class OthersModel(QStandardItemModel):
    """A line for each element and attribute.

    `on_value` is told of a line what it is to hold, `on_name` what it is to be called.
    """

    def __init__(
        self,
        on_value: Callable[[OtherLine, str], object],
        on_name: Callable[[OtherLine, str], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._on_value = on_value
        self._on_name = on_name
        self.setHorizontalHeaderLabels([self.tr("Name"), self.tr("Value")])

    def show_lines(self, lines: Sequence[OtherLine], *, can_edit: bool) -> int:
        """Show these lines with all inside; return how many that makes."""
        self.removeRows(0, self.rowCount())
        waiting = [(self.invisibleRootItem(), line) for line in reversed(lines)]
        count = 0
        while waiting:  # not by recursion: they may be very deep
            parent, line = waiting.pop()
            name, value = self._item(line.name, line), self._item(self._shown(line), line)
            is_typed = can_edit and line.value is not None
            flags = _ITEM.ItemIsEnabled | _ITEM.ItemIsSelectable
            is_named = can_edit and can_be_renamed(line)
            name.setFlags(flags | _ITEM.ItemIsEditable if is_named else flags)
            value.setFlags(flags | _ITEM.ItemIsEditable if is_typed else flags)
            parent.appendRow([name, value])
            waiting.extend((name, each) for each in reversed(line.inside))
            count += 1
        return count

    def _shown(self, line: OtherLine) -> str:
        return several_values() if line.is_several else line.value or ""

    def _item(self, text: str, line: OtherLine) -> QStandardItem:
        item = QStandardItem(one_line(text))
        item.setToolTip(tool_tip(text))
        item.setData(line, _LINE_ROLE)
        if line.is_several and text == several_values():
            parent = self.parent()
            if isinstance(parent, QWidget):
                item.setForeground(dimmed_text(parent.palette()))
        return item

    def line(self, index: Index) -> OtherLine | None:
        """Return what a line stands for."""
        line = index.data(_LINE_ROLE) if index.isValid() else None
        return line if isinstance(line, OtherLine) else None

    @plain
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Hand an editor the value as it is, not as it is shown on one line."""
        if role == Qt.ItemDataRole.EditRole and (line := self.line(index)) is not None:
            if index.column() == 0:
                return line.name
            return "" if line.is_several else line.value or ""
        return super().data(index, role)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Hand over what was typed; what is shown follows the document."""
        if role != Qt.ItemDataRole.EditRole:
            return super().setData(index, value, role)
        line = self.line(index)
        if line is not None and index.column() == 0:
            if str(value).strip() not in ("", "@", line.name):
                self._on_name(line, str(value).strip())
        elif line is not None and value != self.data(index, role):
            self._on_value(line, str(value))
        return False


class OthersPart(QWidget):
    """The tree, what removes from it and renames, and the form for one more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._edits: ContentEdits | None = None
        self._can_edit = True
        self._desk: ContentsDesk | None = None
        self._rows: tuple[int, ...] = ()
        self._lines: Sequence[OtherLine] = ()
        self._read = RowContents()
        """What was read when the lines were shown: a person may type while it is read anew."""
        self.model = OthersModel(self._on_value, self._on_name, self)
        self.tree = _OthersTree(self.remove, self)
        self.tree.setModel(self.model)
        self.tree.setAccessibleName(self.tr("Other elements and attributes"))
        header = self.tree.header()
        header.setFont(header_font())
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        self.tree.setColumnWidth(0, scaled(self, _NAME_WIDTH))
        closed = self.tree.itemDelegate().closeEditor
        closed.connect(lambda *_: QTimer.singleShot(0, self, self._catch_up))
        self.tree.selectionModel().currentChanged.connect(lambda *_: self._follow())
        self.all = self._button("", self._show_all)
        self.delete = self._button(self.tr("Remove"), self.remove)
        self.rename = self._button(self.tr("Rename"), self.begin_renaming)
        self.form = OtherForm(self)
        self.form.hide()
        self._known: set[tuple[object, ...]] | None = None
        """What there was when one more was added: the new one becomes the current one."""
        self.form.on_left = self._on_left
        column_of(
            self.tree,
            row_of(self.delete, self.rename, self.all, REST, spacing=4),
            self.form,
            on=self,
            margins=0,
            spacing=4,
        )
        self.all.hide()
        self._show(())

    def _button(self, text: str, run: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: run())
        return button

    def stops(self) -> list[QWidget]:
        """Return where the keyboard stops, from top to bottom."""
        return [self.tree, self.delete, self.rename, self.all, *self.form.stops()]

    def follow(self, desk: ContentsDesk, edits: ContentEdits) -> None:
        """Show what there is by now, of very many the first, once nobody types in a line."""
        rows, lines, can_edit = desk.contents.row_ids, desk.contents.others, not desk.is_read_only
        if self._desk is not desk or self._rows != rows:
            give_up(self.tree)  # it was handed over before other rows were read
        self.form.follow(desk, edits)
        self._desk, self._rows, self._edits = desk, rows, edits
        is_shown = lines is self._lines and can_edit is self._can_edit
        if is_shown or open_editor(self.tree) is not None:
            return
        before = self._place()
        self._lines, self._can_edit, self._read = lines, can_edit, desk.contents
        self._show(lines[:_SHOWN_AT_FIRST])
        rest = len(lines) - _SHOWN_AT_FIRST
        self.all.setVisible(rest > 0)
        self.all.setText(self.tr("Show all %n element(s)", "", len(lines)))
        self._go_to(before)
        if self._known is not None:
            known, self._known = self._known, None
            new = (index for index in self._indexes() if self._identity(index) not in known)
            if (index := next(new, None)) is not None:
                self.tree.setCurrentIndex(index.siblingAtColumn(1))
                self.tree.setFocus()

    def _on_left(self, is_added: bool) -> None:
        self._known = set(map(self._identity, self._indexes())) if is_added else None
        self.tree.setFocus()

    def _indexes(self) -> Iterator[QModelIndex]:
        """Yield all lines from top to bottom."""
        waiting = [QModelIndex()]
        while waiting:
            index = waiting.pop()
            rows = reversed(range(self.model.rowCount(index)))
            waiting.extend(self.model.index(row, 0, index) for row in rows)
            if index.isValid():
                yield index

    def _identity(self, index: QModelIndex) -> tuple[object, ...]:
        line = self.model.line(index)
        return (line.address, line.attribute, line.is_text) if line is not None else ()

    def _catch_up(self) -> None:
        """Show what was not shown while a person typed."""
        desk, edits = self._desk, self._edits
        if desk is not None and edits is not None and isValid(desk):
            self.follow(desk, edits)

    def hand_over(self) -> None:
        """Hand over what is typed in a line."""
        hand_over(self.tree)

    def _show_all(self) -> None:
        self.hand_over()
        self._show(self._lines)
        self.all.hide()
        self.tree.setFocus()

    def _show(self, lines: Sequence[OtherLine]) -> None:
        count = self.model.show_lines(lines, can_edit=self._can_edit)
        self.tree.expandAll()
        for each in (self.tree, self.delete, self.rename):
            each.setVisible(count > 0)
        self.tree.fit(min(count, _MOST_LINES))
        self._follow()

    def _place(self) -> list[int]:
        """Return where the current line stands, from the top of the tree."""
        index, found = self.tree.currentIndex(), list[int]()
        while index.isValid():
            found.append(index.row())
            index = index.parent()
        return found[::-1]

    def _go_to(self, place: Sequence[int]) -> None:
        index = QModelIndex()
        for row in place:
            count = self.model.rowCount(index)
            if not count:
                break
            index = self.model.index(min(row, count - 1), 0, index)
        if index.isValid():
            self.tree.setCurrentIndex(index.siblingAtColumn(1))

    def _line(self) -> OtherLine | None:
        return self.model.line(self.tree.currentIndex())

    def _follow(self) -> None:
        line = self._line()
        self.delete.setEnabled(self._can_edit and line is not None and can_be_removed(line))
        self.rename.setEnabled(self._can_edit and line is not None and can_be_renamed(line))

    def remove(self) -> None:
        """Take the current line out, with all that is inside and what is typed in it."""
        give_up(self.tree)
        line, edits = self._line(), self._edits
        if line is not None and edits is not None and self._can_edit and can_be_removed(line):
            edits.remove_line(line, self._read)

    def begin_renaming(self) -> None:
        """Let a person type another name for the current line."""
        self.hand_over()
        line = self._line()
        if line is not None and self._can_edit and can_be_renamed(line):
            index = self.tree.currentIndex().siblingAtColumn(0)
            self.tree.setFocus()
            self.tree.setCurrentIndex(index)
            self.tree.edit(index)

    def begin(self) -> None:
        """Ask for one more, in the current element unless a person says where else."""
        if self._edits is None or self._desk is None:
            return
        self.hand_over()
        found: list[OtherLine] = []
        index = self.tree.currentIndex()
        while (line := self.model.line(index)) is not None:
            if line.attribute is None and not (line.is_words or line.is_text):
                found.append(line)
            index = index.parent()
        self.form.begin(self._edits, self._desk.contents, found[::-1])

    def _on_value(self, line: OtherLine, value: str) -> None:
        if self._edits is not None:
            self._edits.set_line(line, value, self._read)

    def _on_name(self, line: OtherLine, name: str) -> None:
        if self._edits is not None:
            self._edits.rename_line(line, name, self._read)


def can_be_removed(line: OtherLine) -> bool:
    """Tell whether a line is an element or attribute that no form and no cell shows."""
    return not (line.is_words or line.is_shown)


def can_be_renamed(line: OtherLine) -> bool:
    """Tell whether a line is an element or attribute with a name that is not a form's."""
    return not (line.is_words or line.is_shown or line.is_text)


class _OthersTree(QTreeView):
    """Keys of a tree whose values are edited in place."""

    def __init__(self, remove: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._remove = remove
        self.setItemDelegate(EnterDelegate(self))
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed
        )
        self.setUniformRowHeights(True)
        self.setTabKeyNavigation(False)
        self.setIndentation(14)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit(self, lines: int) -> None:
        """Be so many lines high."""
        line = self.sizeHintForRow(0) if lines else 0
        head = self.header().sizeHint().height()
        self.setFixedHeight(head + line * lines + 2 * self.frameWidth())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove by Delete; Enter edits the value."""
        if event.key() == Qt.Key.Key_Delete:
            self._remove()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if open_editor(self) is None:  # else the key ends it
                self.edit(self.currentIndex().siblingAtColumn(1))
        elif event.text().isprintable() and event.text() and self.currentIndex().isValid():
            self.setCurrentIndex(self.currentIndex().siblingAtColumn(1))  # a name by F2 alone
            super().keyPressEvent(event)
        else:
            super().keyPressEvent(event)
