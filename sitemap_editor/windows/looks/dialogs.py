"""What dialogs about a review have in common: their size, their end, and files dropped on them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget
from shiboken6 import isValid

from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.windows.looks.text_size import scaled_size

R = TypeVar("R", bound=JobOwner)


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


class ReviewDialog(QDialog, Generic[R]):
    """Closed, it stops what still works on its review; it closes where that goes with its document.

    `size` is for text of the usual size.
    """

    def __init__(self, review: R, size: tuple[int, int], parent: QWidget | None) -> None:
        super().__init__(parent)
        self._review = review
        self.resize(scaled_size(self, *size))
        review.destroyed.connect(self._on_review_gone)

    def _on_review_gone(self) -> None:
        if isValid(self):  # else the review went with the dialog
            super().reject()

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
