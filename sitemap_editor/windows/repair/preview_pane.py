"""One repair in full: what is wrong, what is proposed, and the lines before and after it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QWidget

from sitemap_editor.core.files.repair.plan import Repair
from sitemap_editor.core.files.repair.preview import Excerpt, Preview
from sitemap_editor.session.repair.repair_list_model import problem_of, proposal_of
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.theme import added_ground, line_ground, removed_ground
from sitemap_editor.windows.repair.code_view import CodeView

_LEAST_HEIGHT: Final = 110


class PreviewPane(QWidget):
    """Before and after. Signals: `left` when Escape leads back to the list."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: Preview | None = None
        self.words = PlainLabel("", self, wraps=True)
        self.before = self._view(self.tr("Before"))
        self.after = self._view(self.tr("After"))
        sides = QGridLayout()
        sides.setHorizontalSpacing(8)
        sides.setVerticalSpacing(3)
        for column, (view, title) in enumerate(
            ((self.before, self.tr("&Before")), (self.after, self.tr("&After")))
        ):
            sides.addWidget(PlainLabel(title, self, buddy=view), 0, column)
            sides.addWidget(view, 1, column)
            sides.setColumnStretch(column, 1)
        column_of(self.words, (sides, 1), on=self, margins=(10, 8, 10, 10), spacing=6)

    def _view(self, name: str) -> CodeView:
        view = CodeView(self)
        view.setAccessibleName(name)
        view.setReadOnly(True)
        view.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        view.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        view.setMinimumHeight(_LEAST_HEIGHT)
        view.installEventFilter(self)
        return view

    def show_repair(self, repair: Repair, shown: Preview) -> None:
        """Show one repair."""
        self._shown = shown
        place = self.tr("Line {line}, column {column}:").format(
            line=self.locale().toString(repair.line), column=self.locale().toString(repair.column)
        )
        self.words.setText(f"{place} {problem_of(repair)}  →  {proposal_of(repair)}")
        for view, excerpt in ((self.before, shown.before), (self.after, shown.after)):
            view.show_text(excerpt.text, excerpt.first_line)
            view.setAccessibleDescription(self.words.text())
        self._draw_marks()
        for view, excerpt in ((self.before, shown.before), (self.after, shown.after)):
            _bring_into_view(view, excerpt)

    def _draw_marks(self) -> None:
        if self._shown is None:
            return
        sides = (
            (self.before, self._shown.before, removed_ground(self.palette())),
            (self.after, self._shown.after, added_ground(self.palette())),
        )
        for view, excerpt, ground in sides:
            view.mark_line(self._shown.line, line_ground(self.palette()), has_sign=False)
            view.mark_characters([excerpt.marked] if excerpt.marked[1] else [], ground)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Escape lead back to the list."""
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_key and event.key() == Qt.Key.Key_Escape:  # type: ignore[attr-defined]  # is one
            self.left.emit()
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Mark anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "after"):
            self._draw_marks()
        super().changeEvent(event)


def _bring_into_view(view: CodeView, excerpt: Excerpt) -> None:
    cursor = view.textCursor()
    cursor.setPosition(sum(excerpt.marked))
    view.setTextCursor(cursor)
    cursor.setPosition(excerpt.marked[0])
    view.setTextCursor(cursor)
    view.ensureCursorVisible()
