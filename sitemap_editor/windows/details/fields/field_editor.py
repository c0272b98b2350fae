"""What every field of a form is: it shows a value, hands over another, takes one back."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

_STANDARD: Final = QKeySequence.StandardKey
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ERASING: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_STAYS: Final = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Why a field may lose the keyboard for a moment, and what is typed stays as it is."""


class FieldEditor(QWidget):
    """Shows one value; what a person typed is handed over by Enter or by leaving the field.

    Escape takes back what was typed. Undo and redo are of the field while something is typed, of
    the document otherwise.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.on_typed: Callable[[], object] = lambda: None
        """Called after each change by a person."""
        self.on_done: Callable[[], object] = lambda: None
        """Called once what was typed is to be kept."""
        self.on_enter: Callable[[], object] = self.hand_over
        """Called when Enter is pressed."""
        self.on_step: Callable[[bool], object] = lambda _is_redo: None
        """Called to undo, or to redo, a step of the document."""
        self._stops: list[QWidget] = []
        self._is_typed = False
        """Whether a person changed it since it was handed over last."""
        self._is_handed_over = False
        self._is_several = False
        """Whether the rows have different values in it."""
        self._is_emptied = False
        """Whether a person wants none of them to have any: an empty field leaves them alone."""

    # What each kind is

    @abstractmethod
    def show_value(self, value: str | None, *, is_several: bool = False) -> None:
        """Show what the rows hold: None for nothing, `is_several` for different values."""

    @abstractmethod
    def text(self) -> str:
        """Return the value as it would be written; empty to remove it."""

    @property
    @abstractmethod
    def is_changed(self) -> bool:
        """True where it shows something else than the rows hold."""

    @abstractmethod
    def restore(self) -> None:
        """Show again what the rows hold."""

    @abstractmethod
    def set_read_only(self, *, is_read_only: bool) -> None:
        """Let nobody type, or anybody."""

    def _be_emptied(self, *, is_emptied: bool) -> None:
        """Let different values go, or stay."""
        self._is_emptied = is_emptied

    def placeholder(self, example: str = "") -> str:
        """Return what stands in it where no value does."""
        if not self._is_several:
            return example
        return self.tr("empty in all rows") if self._is_emptied else self.tr("several values")

    def tell_meaning(self, name: str, words: str) -> None:
        """Say to screen readers what is asked for, and what is wrong with it."""
        if self._is_several:
            how = self.placeholder() if self._is_emptied else self.how_to_empty()
            words = " ".join(filter(None, (words, how)))
        for stop in self._stops:
            if stop.accessibleName() != name:
                stop.setAccessibleName(name)
            stop.setAccessibleDescription(words)

    @property
    def is_typed_into(self) -> bool:
        """True where a person typed what is not handed over yet, wherever the keyboard is now."""
        return self._is_typed and self.is_changed

    def how_to_empty(self) -> str:
        """Say how different values go; empty where there are none, or they cannot."""
        if not self._is_several or self._is_emptied or not self._can_empty():
            return ""
        return self.tr("Delete empties it in all rows.")

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the keyboard stops, in order."""
        return self._stops

    # Keys

    def _watch(self, *stops: QWidget) -> None:
        """Let keys and focus of these widgets mean what they mean in every field."""
        for stop in stops:
            stop.installEventFilter(self)
            self._stops.append(stop)

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Hand the keyboard to where one types.

        With a focus proxy Tab would stop at the frame, too, which is last among all of the panel.
        """
        self._stops[0].setFocus(reason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep, take back or hand over what was typed."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and self._claims(event):
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and self._on_key(event):
                return True
        is_left = event.type() == QEvent.Type.FocusOut and isinstance(event, QFocusEvent)
        if is_left and isinstance(event, QFocusEvent) and event.reason() not in _STAYS:
            self.hand_over()
        return super().eventFilter(watched, event)

    def _claims(self, event: QKeyEvent) -> bool:
        is_emptying = event.key() in _ERASING and self._is_several and self._can_empty()
        return is_emptying or event.matches(_STANDARD.Undo) or event.matches(_STANDARD.Redo)

    def _empty(self) -> None:
        self._be_emptied(is_emptied=True)
        self._typed()

    def _can_empty(self) -> bool:
        """Tell whether nothing is typed over different values that a person may change."""
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        if event.key() in _ERASING and self._is_several and self._can_empty():
            if not event.isAutoRepeat():  # who holds it down erases what was typed
                self._empty()
            return True
        if event.key() in _ENTER and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.on_enter()
            return True
        is_taken_back = self._is_emptied and event.matches(_STANDARD.Undo)
        if is_taken_back or (event.key() == Qt.Key.Key_Escape and self.is_changed):
            self.restore()
            self._typed()
            return True
        for key, is_redo in ((_STANDARD.Undo, False), (_STANDARD.Redo, True)):
            if event.matches(key) and not self.is_changed:
                self.on_step(is_redo)
                return True
        return False

    def _typed(self) -> None:
        """Tell of a change by a person."""
        self._is_typed, self._is_handed_over = True, False
        self.on_typed()

    def hand_over(self) -> None:
        """Hand over what was typed, if anything was; once, also where it is refused."""
        self._is_typed = False
        if self.is_changed and not self._is_handed_over:
            self._is_handed_over = True
            self.on_done()
