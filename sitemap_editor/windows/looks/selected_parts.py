"""What is selected in a view, as ranges."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QItemSelectionRange
from PySide6.QtWidgets import QAbstractItemView


def selected_parts(view: QAbstractItemView) -> list[QItemSelectionRange]:
    """Return the ranges that are selected in a view."""
    selection = view.selectionModel().selection()
    return list(cast("Iterable[QItemSelectionRange]", selection))  # the stubs forgot __iter__
