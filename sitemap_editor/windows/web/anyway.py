"""The button that asks an address of this computer or its own network, which needs a yes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QWidget

from sitemap_editor.windows.looks.layouts import button


def anyway_button(parent: QWidget, ask: Callable[[], object]) -> QPushButton:
    """Return the button for a dialog where such an address was refused; it does `ask`."""
    return button(
        QCoreApplication.translate("anyway", "Ask It An&yway"),
        parent,
        ask,
        QCoreApplication.translate("anyway", "Ask an address of this computer or its own network"),
    )
