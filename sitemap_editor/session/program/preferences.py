"""The settings that a person chooses for the whole program, told when they change."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from sitemap_editor.session.program.settings import Setting, Settings

T = TypeVar("T")


class Preferences(QObject):
    """Settings that take effect as soon as they are chosen.

    Signals: `changed` (setting) after another value was chosen; what it means is up to those who
    listen.
    """

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings

    def get(self, setting: Setting[T]) -> T:
        """Return what is chosen."""
        return self._settings.get(setting)

    def set(self, setting: Setting[T], value: T) -> None:
        """Choose another value."""
        if value != self._settings.get(setting):
            self._settings.set(setting, value)
            self.changed.emit(setting)
