"""Dialogs as a person uses them who then presses their button."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QDialog, QPushButton

Review = TypeVar("Review")
D = TypeVar("D", bound=QDialog)


def used(
    opened: Callable[[Review], D],
    use: Callable[[D], object],
    settles: Callable[[D], object],
    button: Callable[[D], QPushButton],
) -> Callable[[Review], bool]:
    """Return an answer to a prompt: its dialog is used, and `button` pressed if it can be.

    `settles` waits until a dialog has worked out what it shows.
    """

    def act(review: Review) -> bool:
        dialog = opened(review)
        dialog.show()
        settles(dialog)
        use(dialog)
        settles(dialog)
        is_wanted = button(dialog).isEnabled()
        dialog.done(QDialog.DialogCode.Accepted)
        dialog.deleteLater()
        return is_wanted

    return act
