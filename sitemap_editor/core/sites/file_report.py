"""What a report tells of one file: figures, kinds of problems, counts to draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Final

from sitemap_editor.core.checks.report import FATAL, SCHEMA_WORD, ReportLine
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.filtering.facets import NOT_A_DATE, facet_counts
from sitemap_editor.core.operations.reporting import PageContent, ProblemKind, figure
from sitemap_editor.core.protocol.fields import LASTMOD

_SEVERITIES: Final = (FATAL, "error", "warning", "hint", SCHEMA_WORD)
_NONE: Final = QT_TRANSLATE_NOOP("core", "none")
_NOT_A_DATE: Final = QT_TRANSLATE_NOOP("core", "not a date")


def report_content(
    name: str,
    table: PieceTable,
    lines: Sequence[ReportLine],
    profile: str,
    moment: datetime,
    *,
    rows_shown: int,
    say: Callable[[str], str] = str,
    number: Callable[[int], str] = figure,
) -> PageContent:
    """Return what is told of a file with these problems, checked against a profile.

    `say` translates its words, `number` writes its figures.
    """
    problems = _kinds(lines)
    none = say(_NONE)
    counts = ", ".join(
        f"{severity}: {number(count)}"
        for severity in _SEVERITIES
        if (count := sum(kind.count for kind in problems if kind.severity == severity))
    )
    facts = [
        (say(QT_TRANSLATE_NOOP("core", "Rows")), number(len(table))),
        (say(QT_TRANSLATE_NOOP("core", "Bytes")), number(table.size_bytes)),
        (say(QT_TRANSLATE_NOOP("core", "Checked against")), profile),
        (say(QT_TRANSLATE_NOOP("core", "Problems")), counts or none),
        (say(QT_TRANSLATE_NOOP("core", "Report of")), f"{moment:%Y-%m-%d %H:%M %Z}".strip()),
    ]
    pictures = _pictures(table, none, say)
    codes = _by_row(lines)
    return PageContent(name, facts, problems, pictures, table, codes, rows_shown, number)


def _kinds(lines: Sequence[ReportLine]) -> list[ProblemKind]:
    """Count problems by kind, the gravest and then the most frequent first."""
    found: dict[tuple[str, str], list[ReportLine]] = {}
    for line in lines:
        found.setdefault((line.code, line.severity), []).append(line)
    kinds = [
        ProblemKind(code, severity, some[0].message, len(some), some[0].row)
        for (code, severity), some in found.items()
    ]
    return sorted(kinds, key=lambda kind: (_SEVERITIES.index(kind.severity), -kind.count))


def _by_row(lines: Sequence[ReportLine]) -> Mapping[int, str]:
    codes: dict[int, dict[str, None]] = {}
    for line in lines:
        if line.row is not None:
            codes.setdefault(line.row - 1, {})[line.code] = None
    return {position: " ".join(some) for position, some in codes.items()}


def _pictures(
    table: PieceTable, none: str, say: Callable[[str], str]
) -> list[tuple[str, Mapping[str, int]]]:
    """Count rows by folder, the largest first, and by month, the latest first."""
    folders = facet_counts(table, "folder")
    title = say(QT_TRANSLATE_NOOP("core", "Folders"))
    found: list[tuple[str, Mapping[str, int]]] = [
        (title, {name or none: count for name, count in folders.most_common()})
    ]
    if LASTMOD in table.fields:
        months = facet_counts(table, "month")
        latest = sorted(
            months, key=lambda name: "" if name in (None, NOT_A_DATE) else str(name), reverse=True
        )
        words = {None: none, NOT_A_DATE: say(_NOT_A_DATE)}
        by_month = {words.get(name) or str(name): months[name] for name in latest}
        found.append((say(QT_TRANSLATE_NOOP("core", "Last modified")), by_month))
    return found
