"""Words on screen are words, never markup: no tag in a file's value may load or hide anything."""

from __future__ import annotations

import re
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QImage, QKeyEvent, QPalette, QResizeEvent, QTextDocument
from PySide6.QtWidgets import (
    QLabel,
    QPlainTextEdit,
    QSizePolicy,
    QTextBrowser,
    QToolTip,
    QWidget,
)

from sitemap_editor.core.readable import in_lines, one_line, readable
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.theme import dimmed_text

_BODY: Final = re.compile(r"<body[^>]*>")
_HEAD: Final = re.compile(r'(<h[2-6] style=")\s*margin-top:0px;')
_INK: Final = re.compile(r" color:#[0-9a-f]{6};")
_ROOM_ABOVE_PX: Final = 14
_MOST_SHOWN_LINES: Final = 4
_SHOWN_MARGIN: Final = 6
_HELD: Final = Qt.KeyboardModifier


class PlainLabel(QLabel):
    """A label that takes no text for markup, and shows what would turn or break its lines.

    It `wraps` its lines where it is told to; its mnemonic leads to its `buddy`.
    """

    def __init__(
        self,
        text: str | QWidget = "",
        parent: QWidget | None = None,
        *,
        wraps: bool = False,
        buddy: QWidget | None = None,
    ) -> None:
        is_parent = isinstance(text, QWidget)
        super().__init__(text if isinstance(text, QWidget) else parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if not is_parent:
            self.setText(str(text))
        self.setWordWrap(wraps)
        if buddy is not None:
            self.setBuddy(buddy)

    def setText(self, text: str) -> None:
        """Show a text of one line or several."""
        if text != self.text():
            super().setText(in_lines(text))


class Heading(PlainLabel):
    """Bold text, `larger` than other text by that factor."""

    def __init__(
        self, text: str, parent: QWidget, *, wraps: bool = False, larger: float = 1.0
    ) -> None:
        super().__init__(text, parent, wraps=wraps)
        font = self.font()
        if larger != 1.0:
            font.setPointSizeF(font.pointSizeF() * larger)
        font.setBold(True)
        self.setFont(font)


class DimmedLabel(PlainLabel):
    """Text a little nearer to its ground than other text; follows the palette of its parent."""

    def __init__(self, text: str, parent: QWidget, *, wraps: bool = False) -> None:
        super().__init__(text, parent, wraps=wraps)
        self._dim(parent)

    def _dim(self, parent: QWidget) -> None:
        ink, role = dimmed_text(parent.palette()), self.foregroundRole()
        if self.palette().color(QPalette.ColorGroup.Active, role) == ink:
            return  # this was our own change
        palette = QPalette()
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            palette.setColor(group, role, ink)
        self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        """Dim anew for another palette."""
        super().changeEvent(event)
        parent = self.parentWidget()
        if event.type() == QEvent.Type.PaletteChange and parent is not None:
            self._dim(parent)


class RichText(QTextBrowser):
    """A page of our own markup, which never loads anything: values in it are escaped all the same.

    What it answers must not be null, or Qt would look for the file itself.
    """

    _page = ""

    def setHtml(self, text: str) -> None:
        """Show another page."""
        self._page = text
        super().setHtml(text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of colours: Qt gives links theirs when it reads the page."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and "<a " in self._page:
            place = self.verticalScrollBar().value()
            super().setHtml(self._page)
            self.verticalScrollBar().setValue(place)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Refuse pictures and style sheets."""
        return QImage()


def is_typing(event: QKeyEvent) -> bool:
    """Tell whether a key would change a text."""
    held = event.modifiers() & ~(_HELD.ShiftModifier | _HELD.KeypadModifier)
    is_erasing = event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
    return not held and (is_erasing or (bool(event.text()) and event.text().isprintable()))


class ShownText(QPlainTextEdit):
    """A text that can be selected and copied, as high as it is within bounds, and not typed into.

    It has the colour of what is around it and no caret; who types all the same is told how.
    """

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setAccessibleName(name)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setCursorWidth(0)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.document().documentLayout().documentSizeChanged.connect(self.updateGeometry)

    def tell_how(self, words: str) -> None:
        """Say on hover, to screen readers and to who types where this can be changed."""
        self.setToolTip(tool_tip(words))
        self.setAccessibleDescription(words)

    def sizeHint(self) -> QSize:
        """Return the height of a few lines at most."""
        lines = round(self.document().documentLayout().documentSize().height())
        height = max(1, min(_MOST_SHOWN_LINES, lines)) * self.fontMetrics().lineSpacing()
        return QSize(0, height + 2 * _SHOWN_MARGIN)

    def minimumSizeHint(self) -> QSize:
        """Return that, too."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the lines that the text has at another width, of which Qt tells nothing."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say to who types that this is only shown."""
        if is_typing(event):
            corner = self.mapToGlobal(self.rect().bottomLeft())
            QToolTip.showText(corner, self.toolTip(), self)
        else:
            super().keyPressEvent(event)


def rich_text(markdown: str) -> str:
    """Return a page of ours in Markdown as rich text, in font and colours of whoever shows it."""
    document = QTextDocument()
    document.setMarkdown(markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    html = _INK.sub("", _BODY.sub("<body>", document.toHtml(), count=1))
    return _HEAD.sub(rf"\1 margin-top:{_ROOM_ABOVE_PX}px;", html)


def menu_text(text: str) -> str:
    """Return a name for a menu, a tab or a button, where & would underline what follows."""
    return readable(text).replace("&", "&&")


def title_text(text: str) -> str:
    """Return a name for the title of a window, where Qt looks for its mark of what is modified."""
    return one_line(text).replace("[*]", "[*][*]")
