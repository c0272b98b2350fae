"""Asks the portal of a Linux desktop whether it is dark; where GTK 3 is, Qt does not know it.

There Qt tells what the theme of GTK is when the program starts, and later no change that leads
back to that. Imported on Linux alone: elsewhere PySide6 has no QtDBus.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import SLOT, QObject, Slot
from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

_PORTAL: Final = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
_GROUP: Final = "org.freedesktop.appearance"
_SCHEME: Final = "color-scheme"
_DARK: Final = 1
# Source: XDG desktop portal, org.freedesktop.portal.Settings
_PATIENCE_MS: Final = 500


def prefers_dark() -> bool:
    """Tell whether a person set the desktop to dark; False where nothing answers."""
    question = QDBusMessage.createMethodCall(*_PORTAL, "Read")
    question.setArguments([_GROUP, _SCHEME])
    answer = QDBusConnection.sessionBus().call(question, QDBus.CallMode.Block, _PATIENCE_MS)
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
        return False
    value = next(iter(answer.arguments()), None)
    while isinstance(value, QDBusVariant):  # one within another
        value = value.variant()
    return value == _DARK


class SchemeWatch(QObject):
    """Calls when a person turns the desktop dark or light."""

    def __init__(self, call: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._call = call
        slot = SLOT("told(QString,QString,QDBusVariant)")
        bus = QDBusConnection.sessionBus()
        bus.connect(*_PORTAL, "SettingChanged", self, slot)  # type: ignore[call-overload]  # no bytes

    @Slot(str, str, QDBusVariant)
    def told(self, group: str, key: str, value: QDBusVariant) -> None:
        """Take what the portal tells of any setting."""
        del value
        if (group, key) == (_GROUP, _SCHEME):
            self._call()
