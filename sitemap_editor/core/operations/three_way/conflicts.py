"""Where two versions of a row contradict each other, and what may be done about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, worded
from sitemap_editor.core.operations.three_way.matching import Triple
from sitemap_editor.core.readable import quoted


class Contradiction(Enum):
    """How two versions contradict each other. Values are those of the markers in a file."""

    BOTH_DIFFERENT = "both different"
    ADDED_BY_BOTH = "added by both"
    DELETED_BY_THEM = "deleted by them, changed by us"
    DELETED_BY_US = "deleted by us, changed by them"


class Choice(Enum):
    """Whose version stays: of a value, or of a row that one side deleted."""

    OURS = "ours"
    THEIRS = "theirs"
    BASE = "base"
    """The value before both; of a deleted row, the row as it is on the side that kept it."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """One decision to make. Values are texts without white space around them, None where absent."""

    row: Triple
    loc: str
    contradiction: Contradiction
    field: str | None
    """The column, or all other elements as one; None where the row as a whole is meant."""
    base: str | None
    ours: str | None
    theirs: str | None

    def __str__(self) -> str:
        arguments = {
            "url": quoted(self.loc),
            "field": self.field or "",
            "base": _told(self.base),
            "ours": _told(self.ours),
            "theirs": _told(self.theirs),
        }
        return worded(_SENTENCES[self.contradiction], arguments)


_SENTENCES = {
    Contradiction.BOTH_DIFFERENT: QT_TRANSLATE_NOOP(
        "core", "{url}: {field} was {base}, is {ours} here and {theirs} there."
    ),
    Contradiction.ADDED_BY_BOTH: QT_TRANSLATE_NOOP(
        "core", "{url}: both added it; {field} is {ours} here and {theirs} there."
    ),
    Contradiction.DELETED_BY_THEM: QT_TRANSLATE_NOOP("core", "{url}: changed here, deleted there."),
    Contradiction.DELETED_BY_US: QT_TRANSLATE_NOOP("core", "{url}: deleted here, changed there."),
}


def _told(value: str | None) -> str:
    return "–" if value is None else f"“{quoted(value)}”"
