"""Open documents that something else was made of: it hears of their edits and of their end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from shiboken6 import isValid

from sitemap_editor.session.document.session import Session


class WatchedSessions(QObject):
    """Calls `on_changed` once for each edit of a watched document, and when one is closed."""

    def __init__(self, on_changed: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._on_changed = on_changed
        self._watched: set[Session] = set()

    def watch(self, session: Session) -> None:
        """Watch a document, unless it is watched already."""
        if session not in self._watched:
            self._watched.add(session)
            session.changed.connect(self._on_edited)
            session.destroyed.connect(self._on_gone)

    def _on_edited(self, _effect: object) -> None:
        self._on_changed()

    def _on_gone(self) -> None:
        if isValid(self):
            self._watched = {each for each in self._watched if isValid(each)}
            self._on_changed()
