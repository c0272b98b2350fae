"""A field for the markup of one row: in colours, with what is wrong underlined where it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QTextEdit, QWidget

from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.windows.looks.text_size import fixed_font, tab_stops
from sitemap_editor.windows.looks.theme import severity_edge
from sitemap_editor.windows.source.markup_colours import markup_formats
from sitemap_editor.windows.source.markup_tokens import Inside, coloured

_LEAST_LINES, _MOST_LINES = 3, 16
_FRAME: Final = 6
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _Colours(QSyntaxHighlighter):
    """Gives markup its colours, line by line."""

    def __init__(self, document: QTextDocument, widget: QWidget) -> None:
        super().__init__(document)
        self._widget = widget
        self.formats = markup_formats(widget.palette())

    def highlightBlock(self, text: str) -> None:
        """Colour a line; it begins in what the line before it leaves open."""
        before = self.previousBlockState()
        found, inside = coloured(text, Inside(max(before, 0)))
        is_plain = text.isascii()
        for start, end, token in found:
            first = start if is_plain else _units(text[:start])
            last = end if is_plain else _units(text[:end])
            self.setFormat(first, last - first, self.formats[token])
        self.setCurrentBlockState(int(inside))

    def recolour(self) -> None:
        """Draw with the colours of another palette."""
        self.formats = markup_formats(self._widget.palette())
        self.rehighlight()


class RowEditor(QPlainTextEdit):
    """Calls `apply` by Ctrl+Enter, and `restore` by Escape: that tells whether it did anything."""

    def __init__(
        self, apply: Callable[[], object], restore: Callable[[], bool], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._apply = apply
        self._restore = restore
        self._marks: Sequence[tuple[int, int, Severity]] = ()
        self._use_font()
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(self.tr("Source of the row"))
        self._colours = _Colours(self.document(), self)
        self.document().documentLayout().documentSizeChanged.connect(self.updateGeometry)

    def _use_font(self) -> None:
        font = fixed_font()
        self.setFont(font)
        self.setTabStopDistance(tab_stops(font))

    @property
    def text(self) -> str:
        """What stands in it, as it was typed: blanks that do not break, too."""
        return self.document().toRawText().replace("\u2029", "\n")

    def show_text(self, text: str) -> None:
        """Show another text, of which nothing can be undone."""
        self.setPlainText(text)

    def mark(self, marks: Sequence[tuple[int, int, Severity]]) -> None:
        """Underline from character to character what is wrong, each in the colour of its sort."""
        self._marks = marks
        text, palette = self.text, self.palette()
        found = []
        for start, end, severity in marks:
            mark, look = QTextEdit.ExtraSelection(), QTextCharFormat()
            look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            look.setUnderlineColor(severity_edge(severity, palette))
            cursor = QTextCursor(self.document())
            cursor.setPosition(_units(text[:start]))
            cursor.setPosition(_units(text[:end]), QTextCursor.MoveMode.KeepAnchor)
            mark.cursor, mark.format = cursor, look
            found.append(mark)
        self.setExtraSelections(found)

    def go_to(self, character: int) -> None:
        """Put the caret at a character."""
        cursor = self.textCursor()
        cursor.setPosition(_units(self.text[:character]))
        self.setTextCursor(cursor)

    def sizeHint(self) -> QSize:
        """Be as high as the text, within bounds."""
        lines = round(self.document().documentLayout().documentSize().height())
        return self._size(max(_LEAST_LINES, min(_MOST_LINES, lines + 1)))  # with room to go on

    def minimumSizeHint(self) -> QSize:
        """Return the height of a few lines: it gives way before the panel is scrolled."""
        return self._size(_LEAST_LINES)

    def _size(self, lines: int) -> QSize:
        return QSize(0, lines * self.fontMetrics().lineSpacing() + 2 * _FRAME)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Apply by Ctrl+Enter, restore by Escape."""
        is_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() in _ENTER and is_control:
            self._apply()
        elif self._is_line(event):
            self.insertPlainText("\n")  # Qt would write U+2028
            self.ensureCursorVisible()
        elif event.key() == Qt.Key.Key_Escape:
            if not self._restore():
                event.ignore()  # who has nothing to restore goes back to the table
        else:
            super().keyPressEvent(event)

    def _is_line(self, event: QKeyEvent) -> bool:
        is_asked = event.matches(QKeySequence.StandardKey.InsertLineSeparator)
        return is_asked and not self.isReadOnly()

    def changeEvent(self, event: QEvent) -> None:
        """Draw with other colours, at another size."""
        super().changeEvent(event)
        if not hasattr(self, "_colours"):
            return
        if event.type() == QEvent.Type.PaletteChange:
            self._colours.recolour()
            self.mark(self._marks)
        elif event.type() == QEvent.Type.ApplicationFontChange:
            self._use_font()
            self.updateGeometry()


def _units(text: str) -> int:
    """Return how many units of UTF-16 a text has, by which Qt counts."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
