"""The palette on screen: a field at the top of the window, and what fits what is typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLineEdit,
    QListView,
    QMainWindow,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.session.lines_model import Index
from sitemap_editor.session.plain_words import plain
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.tokens import GRID, RADIUS, tokens_of
from sitemap_editor.windows.palette.entries import Entry, Line, listed
from sitemap_editor.windows.palette.line_delegate import LINE_ROLE, LineDelegate

_ROLE: Final = Qt.ItemDataRole
_KEY: Final = Qt.Key
_WIDTH: Final = 680
_LINES: Final = 12
_SHARE: Final = 0.7
"""Of the height of the window, at most."""
_STEPS: Final = {_KEY.Key_Down: 1, _KEY.Key_Up: -1, _KEY.Key_PageDown: 10, _KEY.Key_PageUp: -10}


class PaletteModel(QAbstractListModel):
    """The lines that fit what was typed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: Sequence[Line] = ()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many lines there are."""
        return 0 if parent.isValid() else len(self.lines)

    @plain
    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return the words of a line, and the line for whoever paints it."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == LINE_ROLE:
            return line
        if role == _ROLE.AccessibleTextRole:
            return line.entry.spoken
        if role == _ROLE.ToolTipRole:
            return line.entry.words or line.entry.detail
        return line.entry.title if role == _ROLE.DisplayRole else None

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show other lines."""
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()


class PalettePanel(QFrame):
    """Lies over the top of its window while a person chooses; Esc, or a click beside it, ends that.

    `run` is handed what was chosen, when the keyboard is back where it was.
    """

    def __init__(self, window: QMainWindow, run: Callable[[Entry], object]) -> None:
        super().__init__(window)
        self._window = window
        self._run = run
        self._entries: Sequence[Entry] = ()
        self._used: Sequence[str] = ()
        self._before: QWidget | None = None
        self.home: Callable[[], object] = lambda: None
        """Takes the keyboard where whoever had it is gone."""
        self.setObjectName("palette")
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(self.tr("Search commands, files, columns and rules"))
        self.field.setAccessibleName(self.tr("Command palette"))
        self.field.textChanged.connect(lambda _text: self._show_lines())
        self.model = PaletteModel(self)
        self.list = QListView(self)
        self.list.setAccessibleName(self.tr("Found"))
        self.list.setModel(self.model)
        self.list.setItemDelegate(LineDelegate(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setFocusProxy(self.field)
        self.list.clicked.connect(lambda _index: self.choose())
        self.list.selectionModel().currentChanged.connect(lambda *_: self._speak())
        self.nothing = DimmedLabel(self.tr("Nothing found. Try fewer letters."), self)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        parts = (self.field, (self.list, 1), self.nothing)
        column_of(*parts, on=self, margins=GRID, spacing=GRID)
        self.hide()

    # Open and closed

    def open(self, entries: Sequence[Entry], used: Sequence[str]) -> None:
        """List these entries, and take the keyboard."""
        self._entries, self._used = entries, used
        self._before = QApplication.focusWidget()
        self.field.clear()
        self._show_lines()
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.installEventFilter(self)
            application.focusChanged.connect(self._on_focus_changed)

    def close_quietly(self) -> None:
        """Be gone; the keyboard stays where it is by now."""
        if self.isHidden():
            return
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.removeEventFilter(self)
            application.focusChanged.disconnect(self._on_focus_changed)
        if self._window.focusWidget() is self.field:  # another window has the keyboard
            self._give_back()
        self.hide()

    def leave(self) -> None:
        """Be gone, and give the keyboard back to whoever had it."""
        self._give_back()
        self.close_quietly()

    def _give_back(self) -> None:
        before = self._before
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        else:  # it folded itself away when it was left
            self.home()

    def choose(self) -> None:
        """Do what the current line says, if it can be done."""
        index = self.list.currentIndex()
        if not index.isValid():
            return
        entry = self.model.lines[index.row()].entry
        if entry.reason is None:
            self.leave()
            self._run(entry)

    # Following what is typed

    def _show_lines(self) -> None:
        lines = listed(self._entries, self.field.text(), self._used)
        self.model.show_lines(lines)
        self.list.setVisible(bool(lines))
        self.nothing.setHidden(bool(lines))
        if lines:
            self._go_to(0)
            self.list.scrollToTop()
        else:
            self.field.setAccessibleDescription(self.nothing.text())
        self._place()

    def _go_to(self, row: int) -> None:
        last = self.model.rowCount() - 1
        self.list.setCurrentIndex(self.model.index(max(0, min(row, last)), 0))

    def _speak(self) -> None:
        """Let a screen reader say the current line: the keyboard stays in the field."""
        index = self.list.currentIndex()
        spoken = str(index.data(_ROLE.AccessibleTextRole)) if index.isValid() else ""
        self.field.setAccessibleDescription(spoken)

    def _place(self) -> None:
        """Lie in the middle of the window's upper edge, as high as there are lines."""
        window = self._window
        width = min(scaled(self, _WIDTH), window.width() - 4 * GRID)
        line = self.list.sizeHintForRow(0) if self.model.lines else scaled(self, 40)
        count = max(1, min(_LINES, len(self.model.lines)))
        height = self.field.sizeHint().height() + 3 * GRID + count * line
        top = window.menuBar().height() + GRID // 2
        height = min(height, round((window.height() - top) * _SHARE))
        self.setGeometry((window.width() - width) // 2, top, width, height)

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and now is not self.field:
            self.close_quietly()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go through the lines by keys of the field; a click elsewhere closes, then counts."""
        kind = event.type()
        if watched is self.field and kind == QEvent.Type.KeyPress:
            return isinstance(event, QKeyEvent) and self._take_key(event)
        if kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            if isinstance(watched, QWidget) and not self._is_ours(watched):
                self.leave()
        elif watched is self._window and kind == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _is_ours(self, widget: QWidget) -> bool:
        return widget is self or self.isAncestorOf(widget)

    def _take_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (_KEY.Key_Tab, _KEY.Key_Backtab):
            return True
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key == _KEY.Key_Escape:
            self.leave()
        elif key in (_KEY.Key_Return, _KEY.Key_Enter):
            self.choose()
        elif key in _STEPS:
            self._step(_STEPS[_KEY(key)])
        else:
            return False
        return True

    def _step(self, by: int) -> None:
        """Go on by some lines; from the last one to the first by one alone, and back."""
        count, row = self.model.rowCount(), self.list.currentIndex().row()
        if abs(by) == 1 and count:
            self._go_to((row + by) % count)
        else:
            self._go_to(row + by)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a surface with an edge: what it lies over has the same ground."""
        tokens = tokens_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(tokens.edge)
        painter.setBrush(tokens.surface)
        painter.drawRoundedRect(
            self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS
        )
