"""Rules about the files an index lists: there, readable, called right, dated right.

Source: PROTOCOL I05 and I06. They speak only where somebody looked what lies beside the index.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.files.twin_fixes import without_itself
from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
from sitemap_editor.core.checks.gathering.row_facts import loc_bytes
from sitemap_editor.core.checks.rows import child_checks
from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, Rule, Severity
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.fields import SITEMAPINDEX


def _lists_itself(stats: DocumentStats, context: CheckContext) -> Iterator[Fault]:
    published = context.published
    if published is None:
        return
    own = loc_bytes(published.url, is_text=False)
    if any(True for _ in stats.rows_with(own)):
        severity = Severity.ERROR if published.is_sure else Severity.HINT
        yield Fault(severity, _ITSELF, {"url": published.url})


_ITSELF: Final = QT_TRANSLATE_NOOP("core", "The index lists itself: {url}.")
_SET_DATE: Final = QT_TRANSLATE_NOOP("core", "Set it to the date the file changed")

CHILD_RULES: Final = (
    Rule(
        "I05",
        QT_TRANSLATE_NOOP("core", "Dates in an index show when the sitemap files changed"),
        QT_TRANSLATE_NOOP("core", "Date not that of the file"),
        QT_TRANSLATE_NOOP(
            "core",
            "Search engines read a sitemap again when its date in the index is newer. This is "
            "not the date of its newest page: removing a row changes the file too. The program "
            "knows when it saved a file itself; for other files, the time on disk is a guess, so "
            "this is a hint.",
        ),
        "sitemaps.org: sitemap index, lastmod",
        check_child=child_checks.date_of_file,
        fixes=(
            Fix(_SET_DATE, row=child_checks.dated_as_sure),
            Fix(_SET_DATE, row=child_checks.dated_as_file, is_safe=False),
        ),
        kinds=(SITEMAPINDEX.name,),
    ),
    Rule(
        "I06",
        QT_TRANSLATE_NOOP("core", "Sitemaps of an index exist, are readable and correctly named"),
        QT_TRANSLATE_NOOP("core", "Listed sitemap has a problem"),
        QT_TRANSLATE_NOOP(
            "core",
            "Each listed sitemap is in the folder of the index, is listed once, can be read, and "
            "is compressed as its name says. It repeats no URLs of another sitemap, except to "
            "list their images, videos or news. The index does not list itself, which would send "
            "readers in a circle.",
        ),
        "sitemaps.org: sitemap index; practice",
        check_child=child_checks.file_is_right,
        check_stats=_lists_itself,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove the row of the index itself"),
                file=without_itself,
                is_safe=False,
                texts=(_ITSELF,),
            ),
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove the rows of missing files"),
                file=child_checks.without_missing,
                is_safe=False,
                texts=(child_checks.NOT_THERE, child_checks.OF_ANOTHER),
            ),
        ),
        kinds=(SITEMAPINDEX.name,),
    ),
)
