"""How much a finding matters."""

from __future__ import annotations

from enum import Enum


class Severity(Enum):
    """The value is the word in text and JSON output."""

    ERROR = "error"
    WARNING = "warning"
    HINT = "hint"

    @property
    def rank(self) -> int:
        """0 for the worst."""
        return _RANKS[self]


_RANKS = {severity: rank for rank, severity in enumerate(Severity)}
