"""Rules about news articles. Source: PROTOCOL section 8, news."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from sitemap_editor.core.checks.extensions.extension_elements import (
    ROWS_OF_PAGES,
    Look,
    date_faults,
    each_block,
    shortened,
    unknown_elements,
)
from sitemap_editor.core.checks.extensions.extension_fixes import (
    corrected_texts,
    without_children,
    without_elements,
)
from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
from sitemap_editor.core.checks.row_elements import Block, text_of
from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, RowView, Rule, Severity
from sitemap_editor.core.contents.news_age import news_ends
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import extensions as words
from sitemap_editor.core.protocol import limits
from sitemap_editor.core.protocol.languages import corrected_news_language, is_news_language
from sitemap_editor.core.protocol.namespaces import NEWS
from sitemap_editor.core.protocol.profiles import GOOGLE

_ENGINES: Final = (GOOGLE,)
_SOURCE: Final = "Google: news sitemaps; sitemap-news.xsd"
_DATE_PRECISIONS: Final = {"year": Severity.ERROR, "month": Severity.ERROR}
_DATE_LENGTH: Final = len("2026-11-23")


def _one_article(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    if (count := len(view.blocks(NEWS))) > 1:
        text = QT_TRANSLATE_NOOP(
            "core", "“news:news” appears {count} times in this row. A row can have one article."
        )
        yield Fault(Severity.ERROR, text, {"count": count})


def _not_too_many(stats: DocumentStats, _context: CheckContext) -> Iterator[Fault]:
    if (count := len(stats.news)) > limits.MAX_NEWS:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file has {count} news articles; the limit is 1,000. Remove older articles from "
            "the news, or split the file.",
        )
        yield Fault(Severity.ERROR, text, {"count": count})


def _values(block: Block, *path: str) -> list[str]:
    """Return the values of an element that lies inside others of the article."""
    first, *rest = path
    parts = block.parts.get(first, ())
    if not rest:
        return [part.value for part in parts]
    found = [part.element for part in parts]
    for name in rest:
        found = [inside for each in found for inside in each.iterchildren("{" + NEWS + "}" + name)]
    return [text_of(element) for element in found]


def _required(*path: str) -> Look:
    """Return a look for an element of an article that must be there, once, with a value."""
    element = f"news:{path[-1]}"

    def look(block: Block, _context: CheckContext) -> Iterator[Fault]:
        values = _values(block, *path)
        if not any(values):
            text = QT_TRANSLATE_NOOP(
                "core",
                "The article has no “{element}”. Add one with a value, or remove the news part "
                "of the row.",
            )
            yield Fault(Severity.ERROR, text, {"element": element})
        elif len(values) > 1:
            text = QT_TRANSLATE_NOOP(
                "core", "“{element}” appears {count} times in the article. Only one is allowed."
            )
            yield Fault(Severity.ERROR, text, {"element": element, "count": len(values)})

    return look


def _publication(block: Block, context: CheckContext) -> Iterator[Fault]:
    yield from _required("publication", "name")(block, context)
    yield from _required("publication", "language")(block, context)


def _language(block: Block, _context: CheckContext) -> Iterator[Fault]:
    for value in _values(block, "publication", "language"):
        if value and not is_news_language(value):
            # Case alone: the schema minds, readers hardly.
            severity = Severity.WARNING if is_news_language(value.lower()) else Severity.ERROR
            text = QT_TRANSLATE_NOOP(
                "core",
                "“news:language” is “{value}”. Use two or three lowercase letters such as “en”; "
                "for Chinese, “zh-cn” or “zh-tw”.",
            )
            yield Fault(severity, text, {"value": shortened(value)})


def _date(block: Block, context: CheckContext) -> Iterator[Fault]:
    yield from _required("publication_date")(block, context)
    for value in _values(block, "publication_date"):
        yield from date_faults("news:publication_date", value, _DATE_PRECISIONS)


def _old(block: Block, context: CheckContext) -> Iterator[Fault]:
    for value in _values(block, "publication_date"):
        ends = news_ends(value)
        if ends is not None and ends < context.now:
            text = QT_TRANSLATE_NOOP(
                "core",
                "The article is dated {date}. News sitemaps list the last two days only. Keep "
                "the URL and remove the news part of the row.",
            )
            yield Fault(Severity.WARNING, text, {"date": value[:_DATE_LENGTH]})


def _undocumented(block: Block, _context: CheckContext) -> Iterator[Fault]:
    if names := [f"news:{name}" for name in words.NEWS_UNDOCUMENTED if name in block.parts]:
        text = QT_TRANSLATE_NOOP(
            "core",
            "No longer documented: {names}. They do no harm; remove them for a smaller file.",
        )
        yield Fault(Severity.HINT, text, {"names": ", ".join(names)})


def _rule(
    code: str,
    title: str,
    fault: str,
    why: str,
    look: Look,
    *fixes: Fix,
    elements: Collection[str] = (),
) -> Rule:
    return Rule(
        code,
        title,
        fault,
        why,
        _SOURCE,
        check_row=each_block(NEWS, look),
        fixes=fixes,
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=NEWS,
        elements=elements,
    )


NEWS_RULES: Final = (
    Rule(
        "X40",
        QT_TRANSLATE_NOOP("core", "Row has one news article"),
        QT_TRANSLATE_NOOP("core", "More than one article"),
        QT_TRANSLATE_NOOP(
            "core", "A page is one article. If there are several descriptions, only one is read."
        ),
        _SOURCE,
        check_row=_one_article,
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=NEWS,
    ),
    Rule(
        "X41",
        QT_TRANSLATE_NOOP("core", "File has at most 1,000 news articles"),
        QT_TRANSLATE_NOOP("core", "More than 1,000 articles"),
        QT_TRANSLATE_NOOP(
            "core",
            "Google reads 1,000 articles per file. A news sitemap contains the articles of the "
            "last two days; if there are more, use several files.",
        ),
        "Google: news sitemaps",
        check_stats=_not_too_many,
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
    ),
    _rule(
        "X42",
        QT_TRANSLATE_NOOP("core", "Article names its publication"),
        QT_TRANSLATE_NOOP("core", "Publication not named"),
        QT_TRANSLATE_NOOP(
            "core",
            "“news:publication” contains “news:name”, exactly as the publication is named on its "
            "pages, and “news:language”.",
        ),
        _publication,
    ),
    _rule(
        "X43",
        QT_TRANSLATE_NOOP("core", "Language of the publication is a code of ISO 639"),
        QT_TRANSLATE_NOOP("core", "Wrong publication language"),
        QT_TRANSLATE_NOOP(
            "core",
            "Two or three lowercase letters without a country. The only exception is Chinese: "
            "zh-cn for simplified, zh-tw for traditional.",
        ),
        _language,
        Fix(
            QT_TRANSLATE_NOOP("core", "Correct the language code"),
            row=corrected_texts(NEWS, ("language",), corrected_news_language),
        ),
        elements=("publication",),
    ),
    _rule(
        "X44",
        QT_TRANSLATE_NOOP("core", "Article has a publication date"),
        QT_TRANSLATE_NOOP("core", "Wrong publication date"),
        QT_TRANSLATE_NOOP(
            "core",
            "The date, or date and time with zone, when the article was first published. This is "
            "not the date of the last change.",
        ),
        _date,
    ),
    _rule(
        "X45",
        QT_TRANSLATE_NOOP("core", "Article has a title"),
        QT_TRANSLATE_NOOP("core", "Article without a title"),
        QT_TRANSLATE_NOOP("core", "The title as shown on the page, without author and date."),
        _required("title"),
    ),
    _rule(
        "X46",
        QT_TRANSLATE_NOOP("core", "Article is from the last two days"),
        QT_TRANSLATE_NOOP("core", "Article older than two days"),
        QT_TRANSLATE_NOOP(
            "core",
            "A news sitemap lists recent articles only. Older articles stay in the search "
            "results; remove only the news part of their row.",
        ),
        _old,
        Fix(
            QT_TRANSLATE_NOOP("core", "Remove the news part, keep the URL"),
            row=without_children(NEWS),
            is_safe=False,
        ),
        elements=("publication_date",),
    ),
    _rule(
        "X47",
        QT_TRANSLATE_NOOP("core", "Articles have documented elements only"),
        QT_TRANSLATE_NOOP("core", "Undocumented news element"),
        QT_TRANSLATE_NOOP(
            "core",
            "access, genres, keywords and stock_tickers are still in the schema, but no longer "
            "in Google's documentation.",
        ),
        _undocumented,
        Fix(
            QT_TRANSLATE_NOOP("core", "Remove what has no effect"),
            row=without_elements(NEWS, words.NEWS_UNDOCUMENTED),
            is_safe=False,
        ),
        elements=words.NEWS_UNDOCUMENTED,
    ),
    Rule(
        "X48",
        QT_TRANSLATE_NOOP("core", "Articles have known elements only"),
        QT_TRANSLATE_NOOP("core", "Unexpected news element"),
        QT_TRANSLATE_NOOP(
            "core",
            "The news extension has “news:news” in the row and a fixed set of elements in it. "
            "Anything else is reported as an invalid tag.",
        ),
        _SOURCE,
        check_row=unknown_elements(
            NEWS, {"news": words.NEWS_ELEMENTS, "publication": words.NEWS_PUBLICATION_ELEMENTS}
        ),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=NEWS,
    ),
)
