"""What dialogs about a review have in common: their size, their end, and files dropped on them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget
from shiboken6 import isValid

from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.windows.looks.text_size import scaled_size

R = TypeVar("R", bound=JobOwner)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def end_buttons(
    dialog: QDialog,
    text: str,
    other: QDialogButtonBox.StandardButton = QDialogButtonBox.StandardButton.Cancel,
) -> tuple[QDialogButtonBox, QPushButton]:
    """Return the buttons that end a dialog, and the one of them that accepts: Enter presses it."""
    box = QDialogButtonBox(other, dialog)
    accept = box.addButton(text, QDialogButtonBox.ButtonRole.AcceptRole)
    accept.setDefault(True)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box, accept


def close_button(dialog: QDialog) -> QDialogButtonBox:
    """Return the button that closes a dialog that accepts nothing: Enter alone never presses it."""
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, dialog)
    box.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
    box.rejected.connect(dialog.reject)
    return box


class ReviewDialog(QDialog, Generic[R]):
    """Closed, it stops what still works on its review; it closes where that goes with its document.

    `size` is for text of the usual size. Enter that comes too early for the button that accepts is
    kept for it, where the dialog calls `keep_enter`.
    """

    def __init__(self, review: R, size: tuple[int, int], parent: QWidget | None) -> None:
        super().__init__(parent)
        self._review = review
        self._kept_for: QPushButton | None = None
        self._is_entered = False
        self.resize(scaled_size(self, *size))
        review.destroyed.connect(self._on_review_gone)

    def _on_review_gone(self) -> None:
        if isValid(self):  # else the review went with the dialog
            super().reject()

    # Enter that came too early

    def keep_enter(self, button: QPushButton) -> None:
        """Press this button for an Enter that comes while its preview is still being made."""
        self._kept_for = button

    def is_preparing(self) -> bool:
        """Tell whether the preview is still being made."""
        return self._review.is_working

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter where the preview is not there yet."""
        button = self._kept_for
        is_early = button is not None and not button.isEnabled() and self.is_preparing()
        if event.key() in _ENTER and is_early:
            self._is_entered |= not event.isAutoRepeat()  # held since the dialog before this one
        else:
            super().keyPressEvent(event)

    def forget_enter(self) -> None:
        """Take back an Enter that was kept: something else was chosen since."""
        self._is_entered = False

    def press_kept(self) -> None:
        """Press the button for an Enter that was kept, once nothing is worked out any more."""
        if self._is_entered:  # whoever calls is called by the review, which this may end
            QTimer.singleShot(0, self, self._press)

    def _press(self) -> None:
        if not self._is_entered or not isValid(self._review) or self.is_preparing():
            return
        self._is_entered = False
        if self._kept_for is not None and self.is_harmless():
            self._kept_for.click()

    def is_harmless(self) -> bool:
        """Tell whether what would be done needs no second look."""
        return True

    def done(self, result: int) -> None:
        """Stop what still works on it."""
        if isValid(self._review):
            self._review.cancel()
        super().done(result)


class FilesDialog(ReviewDialog[R]):
    """One that takes files and folders that are dropped on it."""

    def __init__(self, review: R, size: tuple[int, int], parent: QWidget | None) -> None:
        super().__init__(review, size, parent)
        self.setAcceptDrops(True)

    @abstractmethod
    def add(self, paths: Sequence[Path]) -> None:
        """Take over what was dropped."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and folders."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Add what was dropped."""
        urls = event.mimeData().urls()
        self.add([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])
        event.acceptProposedAction()
