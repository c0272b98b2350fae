"""What differs, in one table, or where there is room in two beside each other that go together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QScrollBar, QSplitter, QStackedWidget, QWidget

from sitemap_editor.core.operations.comparing.taking_over import Into
from sitemap_editor.windows.comparing.differences_model import (
    NEW_SIDE,
    OLD_SIDE,
    ONE_TABLE,
    DifferencesModel,
)
from sitemap_editor.windows.comparing.differences_table import DifferencesTable
from sitemap_editor.windows.looks.text_size import scaled

_ROOM: Final = 760
"""How wide it must be for two tables, in pixels at the usual text size."""
_LEAST_LINES: Final = 3
_LEFT, _RIGHT = 5, 4
"""The left table has one column more."""


class DifferencesViews(QStackedWidget):
    """Tables over one model, with one selection and one current line."""

    def __init__(
        self,
        model: DifferencesModel,
        show: Callable[[int], object],
        copy: Callable[[Into], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.one, self.left, self.right = self.tables = [
            DifferencesTable(model, columns, name, show, self)
            for columns, name in (
                (ONE_TABLE, self.tr("Differences")),
                (OLD_SIDE, self.tr("Before")),
                (NEW_SIDE, self.tr("After")),
            )
        ]
        self.on_room: Callable[[], object] = lambda: None
        """Called where there is room for two tables, or no more."""
        self._is_wanted = True
        for table in self.tables:
            table.keep_lines(_LEAST_LINES)
            if table is not self.one:
                table.setSelectionModel(self.one.selectionModel())
                # Its own, as every table of lines has it: else it would look at every line.
                header = table.horizontalHeader()
                header.setSelectionModel(QItemSelectionModel(model, model))
        self._sides = QSplitter(Qt.Orientation.Horizontal, self)
        self._sides.setChildrenCollapsible(False)
        for table, part in ((self.left, _LEFT), (self.right, _RIGHT)):
            self._sides.addWidget(table)
            self._sides.setStretchFactor(self._sides.count() - 1, part)
        self._sides.setSizes([scaled(self, _ROOM) * part for part in (_LEFT, _RIGHT)])
        bars = self.left.verticalScrollBar(), self.right.verticalScrollBar()
        self._follow(*bars)
        self._follow(*reversed(bars))
        self.addWidget(self.one)
        self.addWidget(self._sides)
        self.copies = {
            Into.AFTER: self._made_copy(self.tr("Copy to After"), "Alt+Right", Into.AFTER, copy),
            Into.BEFORE: self._made_copy(self.tr("Copy to Before"), "Alt+Left", Into.BEFORE, copy),
        }
        lines = self.tr("Copy Lines")
        for table in self.tables:
            table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
            table.addActions(list(self.copies.values()))
            table.addAction(lines).triggered.connect(table.copy_lines)
        self._choose()

    def _made_copy(
        self, text: str, key: str, into: Into, copy: Callable[[Into], object]
    ) -> QAction:
        made = QAction(text, self)
        made.setShortcut(QKeySequence(key))
        made.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        made.triggered.connect(lambda: copy(into))
        return made

    def _follow(self, bar: QScrollBar, other: QScrollBar) -> None:
        """Let a table scroll with the other one, but not back from an end that comes sooner."""

        def follow(value: int) -> None:
            if value <= other.maximum():
                other.setValue(value)

        bar.valueChanged.connect(follow)

    @property
    def has_room(self) -> bool:
        """True where two tables fit beside each other."""
        return self.width() >= scaled(self, _ROOM)

    @property
    def is_beside(self) -> bool:
        """True where two tables are shown."""
        return self.currentWidget() is self._sides

    def show_beside(self, *, is_on: bool) -> None:
        """Show two tables wherever there is room, or always one."""
        self._is_wanted = is_on
        self._choose()

    def focus_lines(self) -> None:
        """Give the keyboard to the lines."""
        (self.left if self.is_beside else self.one).setFocus()

    def _choose(self) -> None:
        wanted = self._sides if self._is_wanted and self.has_room else self.one
        if wanted is self.currentWidget():
            return
        had_focus = any(table.hasFocus() for table in self.tables)
        self.setCurrentWidget(wanted)
        current = self.one.currentIndex()
        for table in self.tables:
            table.scrollTo(current)
        if had_focus:
            self.focus_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many tables as there is room for."""
        super().resizeEvent(event)
        self._choose()
        self.on_room()
