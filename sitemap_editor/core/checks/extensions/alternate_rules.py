"""Rules about the language versions of a page. Source: PROTOCOL section 8, hreflang."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sitemap_editor.core.checks.extensions.alternate_clusters import (
    completed_clusters,
    has_incomplete_clusters,
)
from sitemap_editor.core.checks.extensions.extension_elements import (
    ROWS_OF_PAGES,
    shortened,
    told,
    url_faults,
)
from sitemap_editor.core.checks.extensions.extension_fixes import without_repeated_links
from sitemap_editor.core.checks.extensions.language_code_rules import LANGUAGE_CODE_RULES
from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
from sitemap_editor.core.checks.row_elements import SPACE, Link
from sitemap_editor.core.checks.rule import (
    CheckContext,
    Fault,
    Fix,
    RowCheck,
    RowView,
    Rule,
    Severity,
)
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.equivalence import same_by_standard
from sitemap_editor.core.protocol.namespaces import XHTML
from sitemap_editor.core.protocol.profiles import GOOGLE, YANDEX

_ENGINES: Final = (GOOGLE, YANDEX)
_SOURCE: Final = "Google: localized versions of a page; Yandex: hreflang"


def _attributes(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    faulty = [link for link in view.alternates if not link.is_plain]
    return told(fault for link in faulty for fault in _attribute_faults(link))


def _attribute_faults(link: Link) -> Iterator[Fault]:
    which = shortened(link.href or link.code or "")
    missing = (("rel", link.rel), ("hreflang", link.code), ("href", link.href))
    for attribute, value in missing:
        if not value:
            text = QT_TRANSLATE_NOOP(
                "core",
                'A language link has no “{attribute}” ({which}): it needs rel="alternate", '
                "hreflang and href.",
            )
            yield Fault(Severity.ERROR, text, {"attribute": attribute, "which": which})
    yield from url_faults("href", link.href or "")


def _itself(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    hrefs = [link.href for link in view.alternates if link.code and link.href]
    loc = (view.row.loc or "").strip(SPACE)
    if not hrefs or not loc or loc in hrefs:
        return
    same, *others = same_by_standard([loc.encode(), *(href.encode() for href in hrefs)])
    if same not in others:
        near = next((href for href in hrefs if href.rstrip("/") == loc.rstrip("/")), None)
        if near is not None:
            text = QT_TRANSLATE_NOOP(
                "core",
                "The row's URL is “{url}”, but its language versions list “{href}”. The only "
                "difference is the slash at the end. Use the same form in both.",
            )
            arguments = {"url": shortened(loc), "href": shortened(near)}
            yield Fault(Severity.ERROR, text, arguments)
            return
        text = QT_TRANSLATE_NOOP(
            "core",
            "The row lists other language versions but not itself: add a link with its own URL "
            "and language.",
        )
        yield Fault(Severity.ERROR, text)


def _back(row_id: int, stats: DocumentStats, _context: CheckContext) -> Iterator[Fault]:
    hrefs = stats.alternates.get(row_id)
    return told(_not_back(row_id, hrefs, stats)) if hrefs else iter(())


def _not_back(row_id: int, hrefs: Sequence[bytes], stats: DocumentStats) -> Iterator[Fault]:
    returns = stats.returns
    for href in dict.fromkeys(hrefs):
        if not returns.links_back(row_id, href) and not returns.is_shared_default(row_id, href):
            text = QT_TRANSLATE_NOOP(
                "core",
                "“{url}” does not link back to this row, so search engines ignore both links.",
            )
            url = href.decode("utf-8", "replace").replace("&amp;", "&")
            yield Fault(Severity.ERROR, text, {"url": shortened(url)})


def _twice(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    codes = [link.code for link in view.alternates if link.code]
    if len({code.lower() for code in codes}) == len(codes):
        return
    counts: dict[str, int] = {}
    for code in codes:
        counts[code.lower()] = counts.get(code.lower(), 0) + 1
    for code in dict.fromkeys(codes):
        if (count := counts.pop(code.lower(), 0)) > 1:
            text = QT_TRANSLATE_NOOP(
                "core",
                "hreflang “{code}” appears {count} times in this row. Keep one link per language.",
            )
            yield Fault(Severity.WARNING, text, {"code": shortened(code), "count": count})


def _others(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    names = [
        f"xhtml:{child.local}" for child in view.extensions.get(XHTML, ()) if child.local != "link"
    ]
    for name in dict.fromkeys(names):
        text = QT_TRANSLATE_NOOP(
            "core", "“{element}” has no meaning in a sitemap; only “xhtml:link” is read."
        )
        yield Fault(Severity.HINT, text, {"element": shortened(name)})
    others = [
        link
        for link in view.links
        if not link.is_plain and not link.is_alternate and not link.media
    ]
    if any(link.is_app for link in others):
        text = QT_TRANSLATE_NOOP(
            "core", "A link opens an app. Search engines no longer read such links."
        )
        yield Fault(Severity.HINT, text)
    rels = [link.rel or "" for link in others if not link.is_app]
    for rel in dict.fromkeys(rels):
        text = QT_TRANSLATE_NOOP(
            "core", 'A link has rel="{rel}". In a sitemap, only rel="alternate" is read.'
        )
        yield Fault(Severity.WARNING, text, {"rel": shortened(rel)})


def _rule(code: str, title: str, fault: str, why: str, check: RowCheck, *fixes: Fix) -> Rule:
    return Rule(
        code,
        title,
        fault,
        why,
        _SOURCE,
        check_row=check,
        fixes=fixes,
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=XHTML,
    )


_COMPLETE: Final = Fix(
    QT_TRANSLATE_NOOP("core", "Complete the language links"),
    file=completed_clusters,
    mends_file=has_incomplete_clusters,
    is_safe=False,
)

ALTERNATE_RULES: Final = (
    _rule(
        "X50",
        QT_TRANSLATE_NOOP("core", "Language links have rel, hreflang and an absolute href"),
        QT_TRANSLATE_NOOP("core", "Incomplete language link"),
        QT_TRANSLATE_NOOP(
            "core",
            'A link to a language version is written as <xhtml:link rel="alternate" '
            'hreflang="de" href="https://example.com/de/"/>. Other forms are ignored.',
        ),
        _attributes,
    ),
    *LANGUAGE_CODE_RULES,
    _rule(
        "X52",
        QT_TRANSLATE_NOOP("core", "Row lists itself among its language versions"),
        QT_TRANSLATE_NOOP("core", "No language link to itself"),
        QT_TRANSLATE_NOOP(
            "core",
            "Every version lists all versions, including itself, so all rows of a page have the "
            "same links.",
        ),
        _itself,
        _COMPLETE,
    ),
    Rule(
        "X53",
        QT_TRANSLATE_NOOP("core", "Language versions link to each other both ways"),
        QT_TRANSLATE_NOOP("core", "No return link"),
        QT_TRANSLATE_NOOP(
            "core",
            "A link counts only if the other page links back. Otherwise anyone could claim your "
            "pages as versions of their own. An x-default that several pages share, such as the "
            "home page, cannot link back to all of them and need not.",
        ),
        _SOURCE,
        check_among_rows=_back,
        fixes=(_COMPLETE,),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
    ),
    _rule(
        "X54",
        QT_TRANSLATE_NOOP("core", "Each language appears once among the links of a row"),
        QT_TRANSLATE_NOOP("core", "Language listed twice"),
        QT_TRANSLATE_NOOP(
            "core",
            "With two links for one language, or two x-default, it is unclear which page is meant.",
        ),
        _twice,
        Fix(
            QT_TRANSLATE_NOOP("core", "Remove duplicate links"),
            row=without_repeated_links,
        ),
    ),
    _rule(
        "X55",
        QT_TRANSLATE_NOOP("core", "Links of a row are language links"),
        QT_TRANSLATE_NOOP("core", "Not a language link"),
        QT_TRANSLATE_NOOP(
            "core",
            'Search engines read rel="alternate" only; canonical, amphtml and others belong in '
            "the page itself.",
        ),
        _others,
    ),
)
