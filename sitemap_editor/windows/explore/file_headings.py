"""The files whose rows are in one table: each with how full it is, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QLocale, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget
from shiboken6 import isValid

from sitemap_editor.core.protocol.profiles import Profile
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.table.file_figures import FileFigure, FileFigures
from sitemap_editor.session.texts import readable_size
from sitemap_editor.windows.explore.table_files import TableFiles, file_of_current_row
from sitemap_editor.windows.looks.layouts import button, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.theme import dimmed_text, excess_ink
from sitemap_editor.windows.looks.tokens import INNER_GRID
from sitemap_editor.windows.table.document_page import DocumentPage

_ROWS_WIDTH: Final = 70
_THICK: Final = 2
_AIR: Final = 10
_GROUND: Final = 60  # of 255, of the ink a bar is filled with
_KEPT_FOR: Final = (
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
)
"""Where the focus goes for as long as something is chosen for the file that a person is at."""
_KEY: Final = Qt.Key
_ROLE: Final = Qt.ItemDataRole


class HeadingsModel(ColumnsModel[FileFigure]):
    """A line a file."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._profile: Profile | None = None
        number = QLocale().toString
        self.set_columns(
            LineColumn(self.tr("File"), lambda file: file.name, tip=self._said),
            LineColumn(
                self.tr("Rows"),
                lambda file: number(file.rows),
                _ROWS_WIDTH,
                is_number=True,
                tip=self._said,
            ),
        )

    def show_files(self, files: list[FileFigure], profile: Profile) -> None:
        """Show other files, or other figures of the same."""
        if (files, profile) == (self.lines, self._profile):
            return
        names = [file.name for file in files]
        is_same = names == [file.name for file in self.lines]
        self._profile = profile
        if is_same:
            self.lines = files
            self.tell_changed(0, len(files) - 1)
        else:
            self.beginResetModel()
            self.lines = files
            self.endResetModel()

    def part(self, row: int) -> float:
        """Return how much of the limits a file uses."""
        return self.line(row).part(self._profile) if self._profile is not None else 0.0

    def _said(self, file: FileFigure) -> str:
        """Say how full a file is."""
        if self._profile is None:
            return file.name
        number, profile = QLocale().toString, self._profile
        text = self.tr("{name}: {rows} of {limit} rows, {size} of {most}")
        return text.format(
            name=file.name,
            rows=number(file.rows),
            limit=number(profile.max_rows),
            size=readable_size(file.size_bytes),
            most=readable_size(profile.max_size_bytes, decimals=0),
        )

    def look(self, line: FileFigure, column: int, role: int) -> Any:
        """Say to screen readers what the bar says."""
        if role == _ROLE.AccessibleTextRole and column == 0:
            return self._said(line)
        return None


class HeadingsTable(LinesTable):
    """One file a line, under it a bar; `did` is handed what a key or the menu asks for a file."""

    def __init__(
        self,
        model: HeadingsModel,
        did: Callable[[str, int], object],
        leave: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, air=_AIR)
        self._files = model
        self._did = did
        self._leave = leave
        self.setAccessibleName(self.tr("Files of this table"))
        self.setTextElideMode(Qt.TextElideMode.ElideLeft)  # the end tells
        self.setSelectionMode(LinesTable.SelectionMode.SingleSelection)
        self.show_lines(model)
        self.doubleClicked.connect(lambda _index: self._do("show"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint under each file how full it is."""
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setPen(Qt.PenStyle.NoPen)
        width, plain = self.viewport().width(), dimmed_text(self.palette())
        first = max(0, self.rowAt(0))
        last = self.rowAt(self.viewport().height() - 1)
        for row in range(first, (last if last >= 0 else len(self._files.lines) - 1) + 1):
            part = self._files.part(row)
            below = self.rowViewportPosition(row) + self.rowHeight(row) - _THICK - 1
            ground = plain.lighter(100)
            ground.setAlpha(_GROUND)
            filled = width * min(1.0, part)
            left = width - filled if self.isRightToLeft() else 0.0
            painter.setBrush(ground)
            painter.drawRect(QRectF(0, below, width, _THICK))
            painter.setBrush(excess_ink(self.palette()) if part > 1 else plain)
            painter.drawRect(QRectF(left, below, filled, _THICK))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show its rows by Enter, rename by F2, remove by Delete; go back by Escape."""
        keys = {_KEY.Key_Return: "show", _KEY.Key_Enter: "show"}
        keys |= {_KEY.Key_F2: "rename", _KEY.Key_Delete: "remove"}
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == _KEY.Key_Escape:
            self._leave()
        elif plain and event.key() in keys:
            self._do(keys[_KEY(event.key())])
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of a file: at the mouse, or by the menu key at the current line."""
        place = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            place = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        if not self.currentIndex().isValid():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for title, what in (
            (self.tr("&Show Its Rows"), "show"),
            (self.tr("Re&name…"), "rename"),
            (self.tr("S&plit…"), "split"),
            (self.tr("&Merge Into…"), "merge"),
            (self.tr("&Remove"), "remove"),
            (self.tr("&Add File…"), "add"),
        ):
            menu.addAction(title, partial(self._do, what))
            if what in ("show", "remove"):
                menu.addSeparator()
        menu.popup(place)

    def _do(self, what: str) -> None:
        index = self.currentIndex()
        if index.isValid():
            self._did(what, self._files.line(index.row()).number)


class FileHeadings(QWidget):
    """Follows the page in front where that has rows of several files."""

    def __init__(self, files: TableFiles, leave: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._commands = files
        self._page: DocumentPage | None = None
        self.model = HeadingsModel(self)
        self.table = HeadingsTable(self.model, self._act, leave, self)
        self.table.selectionModel().currentRowChanged.connect(self._note)
        self.table.installEventFilter(self)
        self.add = button(self.tr("Add File…"), self, lambda: self._act("add", self._current()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.table, 1)
        column.addLayout(row_of(self.add, margins=(INNER_GRID, 0, INNER_GRID, 0)))

    @property
    def has_files(self) -> bool:
        """True where the page in front has rows of several files."""
        return self._figures() is not None

    def follow(self, page: DocumentPage | None) -> None:
        """Show the files of a page."""
        if page is not self._page and (figures := self._figures()) is not None:
            figures.chosen = None
        if page is not self._page:
            if self._page is not None and isValid(self._page):
                self._page.cursor_moved.disconnect(self._follow_row)
            if page is not None:
                page.cursor_moved.connect(self._follow_row)
                page.view.rows.over = self._taking
        self._page = page
        figures = self._figures()
        if page is None or figures is None:
            return
        number, row = self._current(), self.table.currentIndex().row()
        self.model.show_files(figures.of_files(), page.session.profile)
        self._go_to(number)
        if self._current() is None and row >= 0:  # it is gone: the next one is there
            last = len(self.model.lines) - 1
            self.table.setCurrentIndex(self.model.index(min(row, last), 0))
        self._follow_row()
        self.add.setEnabled(not page.session.is_read_only)

    def eventFilter(self, watched: QObject, event: Any) -> bool:
        """Note that a person is at a file, until they go elsewhere for more than a menu."""
        if watched is self.table and isinstance(event, QFocusEvent):
            if event.gotFocus():
                self._note()
            elif event.reason() not in _KEPT_FOR and (figures := self._figures()) is not None:
                figures.chosen = None
        return super().eventFilter(watched, event)

    def _follow_row(self) -> None:
        """Go to the file of the current row, unless a person is in this list."""
        figures, page = self._figures(), self._page
        if page is not None and figures is not None and figures.chosen is None:
            self._go_to(file_of_current_row(page))

    def _taking(self, place: QPoint) -> Callable[[], object] | None:
        """Go to the file at a place of the screen; return what moves the rows dragged there."""
        port = self.table.viewport()
        inside = port.mapFromGlobal(place)
        index = self.table.indexAt(inside)
        is_here = self.isVisible() and port.visibleRegion().contains(inside)
        if not is_here or not index.isValid() or self._figures() is None:
            self._follow_row()
            return None
        number = self.model.line(index.row()).number
        self._go_to(number)
        return partial(self._act, "take_rows", number)

    def _go_to(self, number: int | None) -> None:
        row = self._row_of(number)
        if row is not None and row != self.table.currentIndex().row():
            self.table.setCurrentIndex(self.model.index(row, 0))

    def _note(self) -> None:
        figures = self._figures()
        if figures is not None and self.table.hasFocus():
            figures.chosen = self._current()

    def _figures(self) -> FileFigures | None:
        page = self._page
        return page.file_figures if page is not None and isValid(page) else None

    def _current(self) -> int | None:
        row = self.table.currentIndex().row()
        return self.model.line(row).number if 0 <= row < len(self.model.lines) else None

    def _row_of(self, number: int | None) -> int | None:
        rows = (row for row, file in enumerate(self.model.lines) if file.number == number)
        return next(rows, None)

    def _act(self, what: str, number: int | None) -> None:
        page = self._page
        if page is not None and isValid(page):
            self._commands.act(what, page, number)
