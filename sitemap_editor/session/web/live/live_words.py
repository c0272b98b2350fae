"""How long something takes, in the words of the person."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QObject

_MINUTE, _HOUR = 60, 60 * 60


def duration(seconds: float, *, rounded: Callable[[float], int] = math.ceil) -> str:
    """Return a time as “40 s”, “3 min” or “5 h”, in whole ones and never none."""
    unit = 1 if seconds <= _MINUTE else _MINUTE if seconds <= 2 * _HOUR else _HOUR
    return DurationWords().of(max(1, rounded(seconds / unit)), unit)


class DurationWords(QObject):
    """Plurals, which are collected from objects alone."""

    def of(self, count: int, unit: int) -> str:
        """Return so many units, each of so many seconds."""
        if unit == 1:
            return self.tr("%n second(s)", "", count)
        if unit == _MINUTE:
            return self.tr("%n minute(s)", "", count)
        return self.tr("%n hour(s)", "", count)
