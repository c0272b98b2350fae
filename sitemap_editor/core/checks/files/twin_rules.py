"""Rules about a row among the others: twins, and rows on another site. Source: PROTOCOL 2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.files import twin_fixes
from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, Question, Rule, Severity
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.fields import LOC


def _same(row_id: int, stats: DocumentStats, _context: CheckContext) -> Iterator[Fault]:
    if any(True for _ in stats.exact_twins(row_id)):
        text = QT_TRANSLATE_NOOP("core", "Another row has the same URL.")
        yield Fault(Severity.WARNING, text)


def _alike(row_id: int, stats: DocumentStats, _context: CheckContext) -> Iterator[Fault]:
    if any(True for _ in stats.standard_twins(row_id)):
        text = QT_TRANSLATE_NOOP(
            "core",
            "Another row has the same URL in another spelling, such as capital letters or an "
            "extra dot in the host, a default port, percent codes, “..” in the path, or a “?” "
            "with nothing after it.",
        )
        yield Fault(Severity.WARNING, text)
    elif any(True for _ in stats.likely_twins(row_id)):
        text = QT_TRANSLATE_NOOP(
            "core",
            "Another row probably leads to the same page, with or without “www.”, https, a slash "
            "at the end, or the name of an index page.",
        )
        yield Fault(Severity.HINT, text)


def _site(row_id: int, stats: DocumentStats, context: CheckContext) -> Iterator[Fault]:
    published = context.published
    if published is not None and published.is_sure:
        return  # L12 tells
    site, main = stats.site(row_id), stats.main_site
    if site and site != main:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This URL is on {site}, others are on {main}. A sitemap can only list URLs with one "
            "scheme and host.",
        )
        yield Fault(Severity.WARNING, text, {"site": site, "main": main})


_KEEP_ONE: Final = QT_TRANSLATE_NOOP("core", "Keep one of them…")
_UNIFY: Final = QT_TRANSLATE_NOOP("core", "Use one scheme and host for all…")

TWIN_RULES: Final = (
    Rule(
        "L16",
        QT_TRANSLATE_NOOP("core", "Every URL is listed once"),
        QT_TRANSLATE_NOOP("core", "URL listed twice"),
        QT_TRANSLATE_NOOP(
            "core",
            "A duplicate row adds nothing, counts towards the limit, and may have different "
            "values.",
        ),
        "Google; practice",
        LOC,
        check_among_rows=_same,
        fixes=(
            Fix(_KEEP_ONE, file=twin_fixes.without_same, is_safe=False, question=Question.KEEP),
        ),
    ),
    Rule(
        "L17",
        QT_TRANSLATE_NOOP("core", "Every page is listed under one URL"),
        QT_TRANSLATE_NOOP("core", "Same page, another URL"),
        QT_TRANSLATE_NOOP(
            "core",
            "Search engines choose one of several URLs of a page. List the URL you want in "
            "search results, the same as in its canonical link.",
        ),
        "RFC 3986, 6.2; RFC 3987; RFC 5891; Google: canonical URLs",
        LOC,
        check_among_rows=_alike,
        fixes=(
            Fix(
                _KEEP_ONE,
                file=twin_fixes.without_alike,
                is_safe=False,
                question=Question.KEEP,
                severity=Severity.WARNING,
            ),
            Fix(
                _KEEP_ONE,
                file=twin_fixes.without_likely,
                is_safe=False,
                question=Question.KEEP,
                severity=Severity.HINT,
            ),
        ),
    ),
    Rule(
        "L20",
        QT_TRANSLATE_NOOP("core", "All URLs are on one scheme and host"),
        QT_TRANSLATE_NOOP("core", "Different scheme or host"),
        QT_TRANSLATE_NOOP(
            "core",
            "A sitemap is valid for the site where it is published. http and https, and hosts "
            "with and without “www.”, are different sites.",
        ),
        "sitemaps.org: sitemap file location",
        LOC,
        check_among_rows=_site,
        fixes=(
            Fix(_UNIFY, value=twin_fixes.on_site, is_safe=False, question=Question.SITE),
            Fix(_UNIFY, file=twin_fixes.all_on_site, is_safe=False, question=Question.SITE),
        ),
    ),
)
