"""Brings what is said in any thread to where it can be shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal

from sitemap_editor.session.texts import filled


class Messages(QObject):
    """Sentences of the core on their way to the window, translated there.

    Signals: none to the outside; `say` may be called in any thread.
    """

    _said = Signal(str)

    def __init__(self, show: Callable[[str], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = show
        self._said.connect(self._on_said, Qt.ConnectionType.QueuedConnection)

    def say(self, text: str) -> None:
        """Have a marked sentence shown soon."""
        self._said.emit(text)

    def _on_said(self, text: str) -> None:
        self._show(filled(text, {}))
