"""How much a finding matters."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Severity(Enum):
    """The value is the word in text and JSON output."""

    ERROR = "error"
    WARNING = "warning"
    HINT = "hint"

    def __init__(self, _word: str) -> None:
        self.rank: Final = len(type(self).__members__)
        """0 for the worst."""

    __hash__ = object.__hash__  # Enum's own is not C, and each finding of a file is counted by it
