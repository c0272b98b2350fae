"""The field a filter is typed into: Tab completes, what is wrong is underlined where it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QStringListModel, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QTextCharFormat
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QWidget

from sitemap_editor.core.filtering.completion import Completion, completion
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.windows.looks.theme import severity_edge

_KEY: Final = Qt.Key
_OF_LIST: Final = (_KEY.Key_Return, _KEY.Key_Enter, _KEY.Key_Escape)


class FilterEdit(QLineEdit):
    """One line in the language of filters.

    `leave` is called when a person goes on to the rows, `escape` by Esc; `is_counting` tells that
    values which were asked for are not known yet.
    """

    def __init__(self, values: Callable[[str], Iterable[str]], parent: QWidget) -> None:
        super().__init__(parent)
        self.leave: Callable[[], object] = lambda: None
        self.escape: Callable[[], object] = lambda: None
        self.is_counting: Callable[[], bool] = lambda: False
        self._values = values
        self._faults: Sequence[tuple[int, int]] = ()
        self._offered: Completion | None = None
        self._waits = False
        self.textEdited.connect(self._forget_wait)
        self._options = QStringListModel(self)
        self._list = QCompleter(self._options, self)
        self._list.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._popup = QListView(self)
        self._list.setPopup(self._popup)
        self._list.setWidget(self)
        self._list.activated.connect(self._take)
        self.setClearButtonEnabled(True)

    # Completion

    def event(self, event: QEvent) -> bool:
        """Let Tab complete where something is there to complete, before it leads elsewhere.

        What is marked in the list is taken by it; the list does that with a key nobody accepts.
        """
        is_tab = (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == _KEY.Key_Tab
            and not event.modifiers()
        )
        if not is_tab:
            return super().event(event)
        if self._is_marked():
            event.ignore()
            return False
        return self.complete() or super().event(event)

    def _is_marked(self) -> bool:
        """Tell whether one of what is offered is marked."""
        return self._popup.isVisible() and self._popup.currentIndex().isValid()

    def complete(self) -> bool:
        """Go on with what is typed as far as it is sure, then offer what there is to choose."""
        found = completion(self.text(), self.cursorPosition(), self._values)
        # One value alone is sure once all are counted; a name is at once.
        is_sure = found is not None and (len(found.options) > 1 or found.options[0].endswith(":"))
        self._waits = not is_sure and self.is_counting()
        if found is None or self._waits:
            return self._waits  # else what is typed next would go into a cell
        typed = self.text()[found.start : found.end]
        if len(found.options) == 1:
            self._put(found, found.options[0])
            return found.options[0] != typed
        if len(found.shared) > len(typed):
            self._put(found, found.shared)
            found = found._replace(end=found.start + len(found.shared))
        self._offer(found)
        return True

    def offer_again(self) -> None:
        """Offer values that have become known while a person waits for them."""
        is_open = self._offered is not None and self._popup.isVisible()
        if is_open or (self._waits and self.hasFocus()):
            self.complete()

    def _forget_wait(self) -> None:
        self._waits = False

    def _offer(self, found: Completion) -> None:
        self._offered = found
        self._options.setStringList(list(found.options))
        place = self.rect()
        place.setLeft(self.cursorRect().left())
        place.setWidth(max(self._popup.sizeHintForColumn(0) + 40, 160))
        self._list.complete(place)

    def _take(self, chosen: str) -> None:
        if self._offered is not None:
            self._put(self._offered._replace(end=self.cursorPosition()), chosen)
            self._offered = None

    def _put(self, found: Completion, option: str) -> None:
        self.setSelection(found.start, found.end - found.start)
        self.insert(option)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and the arrow down go to the rows; Esc clears, then goes there.

        While values are offered, Enter takes the one that is marked, and Esc closes the list.
        """
        if self._popup.isVisible() and event.key() in _OF_LIST:
            event.ignore()
            return
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if is_plain and event.key() in (_KEY.Key_Return, _KEY.Key_Enter, _KEY.Key_Down):
            self.leave()
        elif is_plain and event.key() == _KEY.Key_Escape:
            self.escape()
        else:
            super().keyPressEvent(event)

    # Faults

    def show_faults(self, faults: Sequence[tuple[int, int]]) -> None:
        """Underline these parts of the text."""
        if list(faults) == list(self._faults):
            return
        self._faults = list(faults)
        form = QTextCharFormat()
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        form.setUnderlineColor(severity_edge(Severity.ERROR, self.palette()))
        cursor = self.cursorPosition()
        kinds = QInputMethodEvent.AttributeType
        marks = [
            QInputMethodEvent.Attribute(kinds.TextFormat, start - cursor, end - start, form)
            for start, end in self._faults
        ]
        # The one way to format parts of a line: as an input method does with what it composes.
        QCoreApplication.sendEvent(self, QInputMethodEvent("", marks))

    def changeEvent(self, event: QEvent) -> None:
        """Underline in the colour of another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._faults:
            faults, self._faults = self._faults, ()
            self.show_faults(faults)
