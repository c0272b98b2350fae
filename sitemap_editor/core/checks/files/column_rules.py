"""Rules about a whole column: the same everywhere, or read by nobody. Source: PROTOCOL 3 and 4."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
from sitemap_editor.core.checks.rule import (
    Answers,
    CheckContext,
    Fault,
    Fix,
    Rule,
    Severity,
)
from sitemap_editor.core.document.edits import Edit, SetCells
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, PRIORITY, URLSET
from sitemap_editor.core.protocol.profiles import BING, GOOGLE

_ENOUGH_VALUES: Final = 20
"""Fewer values are alike by chance."""
_SAME_DATE_PERCENT: Final = 95
_PAGES: Final = (URLSET.name,)


def _same_date(stats: DocumentStats, _context: CheckContext) -> Iterator[Fault]:
    dates = stats.lastmods
    present, common = dates.present, dates.common
    if stats.news or present < _ENOUGH_VALUES:
        return
    if common * 100 < present * _SAME_DATE_PERCENT:
        return
    text = QT_TRANSLATE_NOOP(
        "core",
        "{same} of {count} lastmod dates are identical. Search engines stop trusting the dates "
        "of such a site.",
    )
    arguments = {"same": common, "count": present}
    if absent := stats.row_count - present:
        text = QT_TRANSLATE_NOOP(
            "core",
            "{same} of {count} lastmod dates are identical (rows without a valid date: "
            "{absent}). Search engines stop trusting the dates of such a site.",
        )
        arguments["absent"] = absent
    yield Fault(Severity.WARNING, text, arguments, LASTMOD)


def _same_priority(stats: DocumentStats, _context: CheckContext) -> Iterator[Fault]:
    priorities = stats.priorities
    present = priorities.present
    if present < _ENOUGH_VALUES or priorities.common < present:
        return
    text = QT_TRANSLATE_NOOP(
        "core",
        "All {count} priorities are identical, which has no effect: priorities are compared "
        "within the site.",
    )
    arguments = {"count": present}
    if absent := stats.row_count - present:
        text = QT_TRANSLATE_NOOP(
            "core",
            "All {count} priorities are identical (rows without a valid priority: {absent}, read "
            "as 0.5). Priorities are compared within the site, so they only help if they differ.",
        )
        arguments["absent"] = absent
    yield Fault(Severity.HINT, text, arguments, PRIORITY)


def _ignored(stats: DocumentStats, _context: CheckContext) -> Iterator[Fault]:
    if stats.priorities.present or stats.has_changefreq:
        text = QT_TRANSLATE_NOOP(
            "core",
            "Google and Bing ignore priority and change frequency; Yandex and Seznam use the "
            "priority.",
        )
        yield Fault(Severity.HINT, text)


def _clears(title: str, *fields: str) -> Fix:
    """Return a fix that clears these columns."""

    def has_values(table: PieceTable, _context: CheckContext) -> bool:
        return any(value is not None for field in fields for value in table.values(field))

    def cleared(
        table: PieceTable,
        _context: CheckContext,
        _answers: Answers,
    ) -> Edit | None:
        cells = [
            (row_id, field, None)
            for field in fields
            for row_id, value in zip(table.order, table.values(field), strict=True)
            if value is not None
        ]
        return SetCells(cells) if cells else None

    return Fix(title, file=cleared, is_safe=False, mends_file=has_values)


_CLEAR: Final = QT_TRANSLATE_NOOP("core", "Clear the column")

COLUMN_RULES: Final = (
    Rule(
        "D09",
        QT_TRANSLATE_NOOP("core", "lastmod dates differ"),
        QT_TRANSLATE_NOOP("core", "Identical lastmod dates"),
        QT_TRANSLATE_NOOP(
            "core",
            "Programs that write the current time into every row make the dates worthless. Bing "
            "found wrong dates in one file out of five, mostly the same date in every row. No "
            "date is better than a wrong one.",
        ),
        "Bing 2023; Google: lastmod",
        check_stats=_same_date,
        fixes=(_clears(_CLEAR, LASTMOD),),
        kinds=_PAGES,
    ),
    Rule(
        "P02",
        QT_TRANSLATE_NOOP("core", "Priorities differ"),
        QT_TRANSLATE_NOOP("core", "Identical priorities"),
        QT_TRANSLATE_NOOP(
            "core",
            "A priority shows which of your own pages matter more. The same priority everywhere "
            "has no effect, whatever the number.",
        ),
        "sitemaps.org: priority",
        check_stats=_same_priority,
        fixes=(_clears(_CLEAR, PRIORITY),),
        kinds=_PAGES,
    ),
    Rule(
        "P03",
        QT_TRANSLATE_NOOP("core", "Some search engine reads priority and change frequency"),
        QT_TRANSLATE_NOOP("core", "Ignored by Google and Bing"),
        QT_TRANSLATE_NOOP(
            "core",
            "They do no harm, but take up space. Keep the priority if Yandex or Seznam matter to "
            "you.",
        ),
        "Google; Bing; Yandex; blog.seznam.cz",
        check_stats=_ignored,
        fixes=(_clears(QT_TRANSLATE_NOOP("core", "Clear both columns"), PRIORITY, CHANGEFREQ),),
        engines=(GOOGLE, BING),
        kinds=_PAGES,
    ),
)
