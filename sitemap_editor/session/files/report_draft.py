"""What a person wants of a report: its form, and how many rows it lists."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

USUAL_ROWS: Final = 1_000


class ReportForm(Enum):
    """What a report is made as. Values are suffixes; paper has none."""

    HTML = ".html"
    PDF = ".pdf"
    PAPER = ""


@dataclass(slots=True)
class ReportDraft:
    """A report to be made."""

    name: str
    """Of the file."""
    row_count: int
    """How many rows the file has."""
    form: ReportForm = ReportForm.HTML
    rows: int = USUAL_ROWS
    """How many rows are listed."""
