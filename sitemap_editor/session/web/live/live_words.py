"""How long something takes, in the words of the person."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

_MINUTE, _HOUR = 60, 60 * 60


def duration(seconds: float, *, rounded: Callable[[float], int] = math.ceil) -> str:
    """Return a time as “40 s”, “3 min” or “5 h”, in whole ones and never none."""
    unit = 1 if seconds <= _MINUTE else _MINUTE if seconds <= 2 * _HOUR else _HOUR
    count = max(1, rounded(seconds / unit))
    if unit == 1:
        return QCoreApplication.translate("live", "%n second(s)", "", count)
    if unit == _MINUTE:
        return QCoreApplication.translate("live", "%n minute(s)", "", count)
    return QCoreApplication.translate("live", "%n hour(s)", "", count)
