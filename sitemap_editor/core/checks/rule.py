"""What a rule is, and what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from typing import TypeAlias

from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Anatomy, Row
from sitemap_editor.core.errors import Argument


class Severity(Enum):
    """How much a finding matters; the value is the word in text and JSON output."""

    ERROR = "error"
    WARNING = "warning"
    HINT = "hint"

    @property
    def rank(self) -> int:
        """0 for the worst."""
        return _RANKS[self]


_RANKS = {severity: rank for rank, severity in enumerate(Severity)}


@dataclass(frozen=True, slots=True)
class Fault:
    """What a rule says of one value, row or file: an English sentence with named placeholders."""

    severity: Severity
    text: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    column: str | None = None


@dataclass(frozen=True, slots=True)
class Finding:
    """A fault in its place; without `row_id` it concerns the file, without `column` the row."""

    code: str
    severity: Severity
    row_id: int | None
    column: str | None
    text: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)

    @property
    def message(self) -> str:
        """The sentence in English; windows translate `text` and fill it themselves."""
        return self.text.format(**self.arguments)


def _system_time() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What judging needs to know besides the file."""

    clock: Callable[[], datetime] = _system_time

    @property
    def now(self) -> datetime:
        """The present time, with its zone."""
        return self.clock()


@dataclass(frozen=True, slots=True)
class RowView:
    """One row as rules see it."""

    row: Row
    anatomy: Anatomy


ValueCheck: TypeAlias = Callable[[str, Circumstances], Iterator[Fault]]
RowCheck: TypeAlias = Callable[[RowView, Circumstances], Iterator[Fault]]
FileCheck: TypeAlias = Callable[[PieceTable, Circumstances], Iterator[Fault]]
Fix: TypeAlias = Callable[[PieceTable, Finding], Edit]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of PROTOCOL.md: what it judges, why it matters, how it is mended.

    Exactly one of the three checks is given: for the value of `column`, for a row, for the file.
    """

    code: str
    title: str
    help: str
    source: str
    column: str | None = None
    check_value: ValueCheck | None = None
    check_row: RowCheck | None = None
    check_file: FileCheck | None = None
    fix: Fix | None = None
