"""Rules about where a URL lies, seen from where the sitemap is published.

Source: sitemaps.org protocol, "Sitemap file location"; PROTOCOL L12 to L15 and I03. Where nobody
has said where the file is published they say nothing, and of a guess they make hints alone (L15).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, Question, Rule, Severity
from sitemap_editor.core.checks.value_fixes import fixes_value
from sitemap_editor.core.checks.values import loc_fixes as fixes
from sitemap_editor.core.checks.values.character_fixes import OUTER_SPACE
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX, TEXT, URLSET
from sitemap_editor.core.protocol.location import Published, site_of
from sitemap_editor.core.protocol.profiles import GOOGLE

_PAGES: Final = (URLSET.name, TEXT.name)
_NAMED_SITES: Final = 3


def _checking(context: CheckContext) -> Published | None:
    """Return where the file is published, if that says anything about its URLs."""
    published = context.published
    if published is None or published.is_cross_submitted or not published.site:
        return None
    return published


def _weight(published: Published, sure: Severity = Severity.ERROR) -> Severity:
    return sure if published.is_sure else Severity.HINT


def _other_site(value: str, published: Published) -> str | None:
    site = site_of(value.strip(OUTER_SPACE))
    return site if site is not None and site != published.site else None


def _is_outside(value: str, published: Published) -> bool:
    """Tell whether a URL of the right site lies outside the folder of the sitemap."""
    if published.folder == "/" or site_of(value.strip(OUTER_SPACE)) != published.site:
        return False
    parts = urls.split_url(value.strip(OUTER_SPACE))
    return parts is not None and not (parts.path or "/").startswith(published.folder)


def _same_site(value: str, context: CheckContext) -> Iterator[Fault]:
    published = _checking(context)
    if published is None or (site := _other_site(value, published)) is None:
        return
    arguments = {"site": site, "own": published.site}
    if published.is_sure:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This URL is on {site}, the sitemap on {own}. A sitemap can only list URLs of its "
            "own site.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "core",
            "If the sitemap is published on {own} (a guess), it should not list URLs on {site}.",
        )
    yield Fault(_weight(published), text, arguments)


def _same_folder(value: str, context: CheckContext) -> Iterator[Fault]:
    published = _checking(context)
    if published is None or not _is_outside(value, published):
        return
    if published.is_sure:
        text = QT_TRANSLATE_NOOP(
            "core",
            "A sitemap in {folder} only covers URLs in that folder, and this URL is outside.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "core",
            "If the sitemap is published in {folder} (a guess), it only covers URLs in that "
            "folder.",
        )
    yield Fault(_weight(published), text, {"folder": published.folder})


def _children(value: str, context: CheckContext) -> Iterator[Fault]:
    published = _checking(context)
    if published is None:
        return
    if (site := _other_site(value, published)) is not None:
        arguments = {"site": site, "own": published.site}
        if published.is_sure:
            text = QT_TRANSLATE_NOOP(
                "core",
                "This sitemap is on {site}, the index on {own}. An index can only list sitemaps "
                "of its own site.",
            )
        else:
            text = QT_TRANSLATE_NOOP(
                "core",
                "If the index is published on {own} (a guess), it should not list sitemaps "
                "on {site}.",
            )
        yield Fault(_weight(published), text, arguments)
    elif _is_outside(value, published):
        if published.is_sure:
            text = QT_TRANSLATE_NOOP(
                "core",
                "Google requires the sitemaps of an index in the folder of the index, {folder}, "
                "or below it.",
            )
        else:
            text = QT_TRANSLATE_NOOP(
                "core",
                "If the index is published in {folder} (a guess), Google requires its sitemaps in "
                "that folder or below it.",
            )
        weight = _weight(published, Severity.WARNING)
        yield Fault(weight, text, {"folder": published.folder}, engines=(GOOGLE,))


def _cross_submitted(stats: DocumentStats, context: CheckContext) -> Iterator[Fault]:
    published = context.published
    if published is None or not published.is_cross_submitted:
        return
    others = {site: count for site, count in stats.sites().items() if site != published.site}
    if not others:
        return
    text = QT_TRANSLATE_NOOP(
        "core",
        "{count} rows are on other sites ({sites}). This is allowed if robots.txt of each of "
        "them contains the line “Sitemap: {url}”.",
    )
    named = ", ".join([*others][:_NAMED_SITES]) + (", …" if len(others) > _NAMED_SITES else "")
    arguments: dict[str, Argument] = {
        "count": sum(others.values()),
        "sites": named,
        "url": published.url,
    }
    yield Fault(_weight(published, Severity.WARNING), text, arguments)


_TO_ANOTHER_SITE: Final = QT_TRANSLATE_NOOP("core", "Use another site…")

LOCATION_RULES: Final = (
    Rule(
        "L12",
        QT_TRANSLATE_NOOP("core", "URL is on the site of the sitemap"),
        QT_TRANSLATE_NOOP("core", "URL on another site"),
        QT_TRANSLATE_NOOP(
            "core",
            "Scheme, host and port must match the URL of the sitemap; “www.” and https make a "
            "different site. A sitemap can list other sites if their robots.txt lists it: turn "
            "on “Also lists other sites”. While the URL of the sitemap is only a guess, this is "
            "a hint.",
        ),
        "sitemaps.org: Sitemap file location; Google",
        LOC,
        check_value=_same_site,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Use the scheme and host of the sitemap"),
                value=fixes_value(_same_site, fixes.on_own_site_if_close),
                is_safe=False,
            ),
            Fix(
                _TO_ANOTHER_SITE,
                value=fixes_value(_same_site, fixes.on_answered_site),
                is_safe=False,
                question=Question.SITE,
            ),
        ),
        kinds=_PAGES,
    ),
    Rule(
        "L13",
        QT_TRANSLATE_NOOP("core", "URL is in the folder of the sitemap"),
        QT_TRANSLATE_NOOP("core", "Outside the sitemap's folder"),
        QT_TRANSLATE_NOOP(
            "core",
            "A sitemap at /catalog/sitemap.xml covers URLs that begin with /catalog/. Publish it "
            "in the root of the site, or move these rows to another file. Google does not "
            "require this for files submitted in Search Console. While the URL of the sitemap is "
            "only a guess, this is a hint.",
        ),
        "sitemaps.org: Sitemap file location; Google",
        LOC,
        check_value=_same_folder,
        kinds=_PAGES,
    ),
    Rule(
        "L14",
        QT_TRANSLATE_NOOP("core", "Other sites list this sitemap in robots.txt"),
        QT_TRANSLATE_NOOP("core", "Other sites must allow it"),
        QT_TRANSLATE_NOOP(
            "core",
            "A sitemap can list URLs of another site if the robots.txt of that site lists the "
            "sitemap by its full URL. Normally a file covers one site; Google also accepts "
            "several sites that are verified in Search Console.",
        ),
        "sitemaps.org: Sitemaps & Cross Submits; Google",
        check_stats=_cross_submitted,
    ),
    Rule(
        "I03",
        QT_TRANSLATE_NOOP("core", "Sitemaps of an index are on its site"),
        QT_TRANSLATE_NOOP("core", "Sitemap outside site or folder"),
        QT_TRANSLATE_NOOP(
            "core",
            "An index lists sitemaps of its own site; for Google, also in its own folder or "
            "below. This does not apply if robots.txt of the other site lists the index. While "
            "the URL of the index is only a guess, this is a hint.",
        ),
        "sitemaps.org: Sitemap index; Google",
        LOC,
        check_value=_children,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Use the scheme and host of the index"),
                value=fixes_value(_children, fixes.on_own_site_if_close),
                is_safe=False,
            ),
            Fix(
                _TO_ANOTHER_SITE,
                value=fixes_value(_children, fixes.on_answered_site),
                is_safe=False,
                question=Question.SITE,
            ),
        ),
        kinds=(SITEMAPINDEX.name,),
    ),
)
