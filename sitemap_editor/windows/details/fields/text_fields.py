"""Fields for what is typed: a line, a text of several lines, a list with a value a line."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QCompleter,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QToolTip,
    QWidget,
)

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.details.fields.field_editor import FieldEditor
from sitemap_editor.windows.looks.layouts import column_of

_LINES: Final = 4
_FRAME: Final = 10
_SPACE: Final = " \t\r\n"
"""What XML takes for white space: other blanks belong to a value."""


def several_values() -> str:
    """Return what stands in a field whose rows differ."""
    return QCoreApplication.translate("FieldEditor", "several values")


class LineField(FieldEditor):
    """One line of text; an `example` stands where there is none."""

    def __init__(self, parent: QWidget, example: str = "", line: QLineEdit | None = None) -> None:
        super().__init__(parent)
        self._example = example
        self._value: str | None = None
        self._shown = ""
        self.line = line or QLineEdit(self)
        self.line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.line.textEdited.connect(lambda _text: self._typed())
        self.line.textChanged.connect(lambda _text: self._be_emptied(is_emptied=False))
        self._watch(self.line)
        self._lay_out()

    def _lay_out(self) -> None:
        column_of(self.line, on=self, margins=0)

    def show_value(self, value: str | None, *, is_several: bool = False) -> None:
        """Show a value from its start; to who types there caret and undo stay as they are."""
        self._is_several = is_several
        self._be_emptied(is_emptied=False)
        is_same = value == self._value and not self.is_changed  # of several lines it makes one
        self._value = value
        if self.line.text() == (value or ""):
            if self.is_changed:
                self._end_undo_step()
        elif not is_same:
            caret = self.line.cursorPosition() if self.line.hasFocus() else 0
            self.line.setText(value or "")
            self.line.setCursorPosition(caret)
        self._shown = self.line.text()
        self.line.setModified(False)

    def _be_emptied(self, *, is_emptied: bool) -> None:
        super()._be_emptied(is_emptied=is_emptied)
        self.line.setPlaceholderText(self.placeholder(self._example))

    def _can_empty(self) -> bool:
        return not (self.line.text() or self.line.isReadOnly())

    def _end_undo_step(self) -> None:
        """Have what is typed from now on undone by itself: Qt takes a caret that moved for that."""
        caret, length = self.line.cursorPosition(), len(self.line.text())
        if length and not self.line.hasSelectedText():
            self.line.setCursorPosition(caret - 1 if caret else 1)
            self.line.setCursorPosition(caret)

    def text(self) -> str:
        """Return what is typed, without what XML takes for white space around it."""
        return self.line.text().strip(_SPACE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell on hover a value that is longer than its line, and how several values go."""
        if isinstance(event, QHelpEvent) and watched is self.line:
            text = self.line.text() if self._is_cut() else self.how_to_empty()
            if text:
                QToolTip.showText(event.globalPos(), tool_tip(text), self.line)
                return True
        return super().eventFilter(watched, event)

    def _is_cut(self) -> bool:
        line = self.line
        buttons = (each.width() for each in line.findChildren(QToolButton) if each.isVisible())
        room = line.width() - sum(buttons) - _FRAME
        return line.fontMetrics().horizontalAdvance(line.text()) > room

    @property
    def is_changed(self) -> bool:
        """True where something else stands there; several values stay until one is typed over."""
        return self._is_emptied or self.line.text() != self._shown

    def restore(self) -> None:
        """Show the value again."""
        self._be_emptied(is_emptied=False)
        self.line.setText(self._shown)
        self.line.setModified(False)

    def set_read_only(self, *, is_read_only: bool) -> None:
        """Let nobody type, or anybody."""
        self.line.setReadOnly(is_read_only)


class TextField(FieldEditor):
    """A text of several lines; Shift+Enter begins another one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = ""
        self.edit = QPlainTextEdit(self)
        self.edit.setTabChangesFocus(True)
        self.edit.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.edit.textChanged.connect(self._on_changed)
        self._is_shown_now = False
        self._watch(self.edit)
        column_of(self.edit, on=self, margins=0)
        self._fit()

    def show_value(self, value: str | None, *, is_several: bool = False) -> None:
        """Show a text; the caret stays where nothing changes."""
        self._is_several = is_several
        self._be_emptied(is_emptied=False)
        if self._typed_text != (value or ""):
            self._show(value or "")
        self._shown = self._typed_text

    def _be_emptied(self, *, is_emptied: bool) -> None:
        super()._be_emptied(is_emptied=is_emptied)
        self.edit.setPlaceholderText(self.placeholder())

    def _can_empty(self) -> bool:
        return not (self._typed_text or self.edit.isReadOnly())

    def _show(self, text: str) -> None:
        self._is_shown_now = True
        self.edit.setPlainText(text)
        self._is_shown_now = False

    def text(self) -> str:
        """Return what is typed, without white space around it."""
        return self._typed_text.strip(_SPACE)

    @property
    def _typed_text(self) -> str:
        """What stands there as it was typed: blanks that do not break, too."""
        return self.edit.document().toRawText().replace("\u2029", "\n")

    @property
    def is_changed(self) -> bool:
        """True where something else stands there."""
        return self._is_emptied or self._typed_text != self._shown

    def restore(self) -> None:
        """Show the text again."""
        self._be_emptied(is_emptied=False)
        self._show(self._shown)

    def set_read_only(self, *, is_read_only: bool) -> None:
        """Let nobody type, or anybody."""
        self.edit.setReadOnly(is_read_only)

    def _on_key(self, event: QKeyEvent) -> bool:
        is_line = event.matches(QKeySequence.StandardKey.InsertLineSeparator)
        if is_line and not self.edit.isReadOnly():
            self.edit.insertPlainText("\n")  # Qt would write U+2028
            self.edit.ensureCursorVisible()
            return True
        return super()._on_key(event)

    def _on_changed(self) -> None:
        if not self._is_shown_now:
            self._be_emptied(is_emptied=False)
            self._typed()

    def _fit(self) -> None:
        height = self.edit.fontMetrics().lineSpacing() * _LINES + _FRAME
        if self.edit.height() != height:
            self.edit.setFixedHeight(height)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the room for lines in step with the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "edit"):
            self._fit()


class ListField(TextField):
    """A value a line; Enter begins the next one, as the values are handed over on leaving."""

    def _on_key(self, event: QKeyEvent) -> bool:
        is_enter = event.matches(QKeySequence.StandardKey.InsertParagraphSeparator)
        return False if is_enter and not self._is_emptied else super()._on_key(event)

    def values(self) -> list[str]:
        """Return the values, without those that are empty."""
        lines = (line.strip(_SPACE) for line in self._typed_text.split("\n"))
        return [line for line in lines if line]


class CodesField(LineField):
    """A line of codes with the list of those there are: one, or several with spaces between."""

    def __init__(
        self, parent: QWidget, codes: dict[str, str], example: str, *, is_many: bool
    ) -> None:
        super().__init__(parent, example)
        words = [f"{code}  {name}" if name else code for code, name in codes.items()]
        self._is_many = is_many
        self.completer = QCompleter(QStringListModel(words, self), self)
        self.completer.setWidget(self.line)
        self.completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.completer.activated.connect(self._on_chosen)
        self.line.textEdited.connect(lambda _text: self._offer(is_asked=False))
        self.line.setToolTip(self.tr("Alt+Down lists what can be chosen."))

    def _word(self) -> tuple[int, int]:
        """Return where the word under the caret begins and ends."""
        text, caret = self.line.text(), self.line.cursorPosition()
        if not self._is_many:
            return 0, len(text)
        start = text.rfind(" ", 0, caret) + 1
        end = text.find(" ", caret)
        return start, len(text) if end < 0 else end

    def _offer(self, *, is_asked: bool) -> None:
        start, end = self._word()
        word = self.line.text()[start:end]
        self.completer.setCompletionPrefix(word)
        if is_asked or (word and self.completer.completionCount()):
            self.completer.complete()
        elif (popup := self.completer.popup()) is not None:
            popup.hide()

    def _on_chosen(self, words: str) -> None:
        start, end = self._word()
        code = words.partition("  ")[0]
        text = self.line.text()
        self.line.setText(text[:start] + code + text[end:])
        self.line.setCursorPosition(start + len(code))
        self._typed()

    def _on_key(self, event: QKeyEvent) -> bool:
        is_down = event.key() == Qt.Key.Key_Down
        if is_down and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._offer(is_asked=True)
            return True
        return super()._on_key(event)

    def _claims(self, event: QKeyEvent) -> bool:
        is_down = event.key() == Qt.Key.Key_Down
        is_list = is_down and bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        return is_list or super()._claims(event)
