"""What the live check objects to: rules of their own, W01 and on, told apart from the protocol's.

They speak of rows alone whose URL was asked for. No fix of theirs is made without being asked for:
a server may answer otherwise tomorrow.
"""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.checks.live import page_checks, page_fixes
from sitemap_editor.core.checks.rule import Fix, Rule
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.fields import LASTMOD, LOC, TEXT, URLSET

_SOURCE: Final = "live check"
_KINDS: Final = (URLSET.name, TEXT.name)
_REMOVE: Final = QT_TRANSLATE_NOOP("core", "Remove the row")
_REMOVE_TWIN: Final = QT_TRANSLATE_NOOP("core", "Remove it: another row lists the target")

PAGE_RULES: Final = (
    Rule(
        "W01",
        QT_TRANSLATE_NOOP("core", "URLs do not redirect"),
        QT_TRANSLATE_NOOP("core", "URL redirects"),
        QT_TRANSLATE_NOOP(
            "core",
            "A sitemap lists the URLs where pages are. A crawler that is redirected spends a "
            "second request and may keep the old URL for long. List the URL where the redirects "
            "end.",
        ),
        f"{_SOURCE}; Google: sitemaps list canonical URLs",
        column=LOC,
        check_page=page_checks.redirects,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Replace it with the target"),
                row=page_fixes.to_target,
                is_safe=False,
            ),
            Fix(_REMOVE_TWIN, row=page_fixes.without_listed, is_safe=False),
        ),
        kinds=_KINDS,
    ),
    Rule(
        "W02",
        QT_TRANSLATE_NOOP("core", "URLs are those that pages name as their own (canonical)"),
        QT_TRANSLATE_NOOP("core", "Canonical is another URL"),
        QT_TRANSLATE_NOOP(
            "core",
            "A page that names another URL as canonical asks engines to index that one. Listing "
            "both says two things at once: list the canonical URL, or correct the page.",
        ),
        f"{_SOURCE}; RFC 6596; Google: canonicalization",
        column=LOC,
        check_page=page_checks.has_other_canonical,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Replace it with the canonical URL"),
                row=page_fixes.to_canonical,
                is_safe=False,
            ),
            Fix(_REMOVE_TWIN, row=page_fixes.without_listed, is_safe=False),
        ),
        kinds=_KINDS,
    ),
    Rule(
        "W03",
        QT_TRANSLATE_NOOP("core", "Pages exist"),
        QT_TRANSLATE_NOOP("core", "Page not found"),
        QT_TRANSLATE_NOOP(
            "core",
            "The server answers 404 or 410: there is no page. Engines trust a sitemap less that "
            "lists such URLs.",
        ),
        f"{_SOURCE}; RFC 9110",
        column=LOC,
        check_page=page_checks.is_gone,
        fixes=(Fix(_REMOVE, row=page_fixes.without_row, is_safe=False),),
        kinds=_KINDS,
    ),
    Rule(
        "W04",
        QT_TRANSLATE_NOOP("core", "Servers give out their pages"),
        QT_TRANSLATE_NOOP("core", "Access denied (4xx)"),
        QT_TRANSLATE_NOOP(
            "core",
            "The server answers with another 4xx status, such as 401, 403 or 429: crawlers get no "
            "page either, unless they are let in where this program is not.",
        ),
        f"{_SOURCE}; RFC 9110",
        column=LOC,
        check_page=page_checks.is_refused,
        kinds=_KINDS,
    ),
    Rule(
        "W05",
        QT_TRANSLATE_NOOP("core", "Servers do not fail"),
        QT_TRANSLATE_NOOP("core", "Server error (5xx)"),
        QT_TRANSLATE_NOOP(
            "core",
            "The server answers 5xx, also when it was asked again a little later. If that lasts, "
            "engines slow down and drop the URL.",
        ),
        f"{_SOURCE}; RFC 9110",
        column=LOC,
        check_page=page_checks.fails,
        kinds=_KINDS,
    ),
    Rule(
        "W06",
        QT_TRANSLATE_NOOP("core", "URLs can be reached"),
        QT_TRANSLATE_NOOP("core", "URL not reachable"),
        QT_TRANSLATE_NOOP(
            "core",
            "No answer came, or none that ends anywhere: the name is not known, the connection is "
            "refused, not secure or too slow, or the redirects never end.",
        ),
        _SOURCE,
        column=LOC,
        check_page=page_checks.is_unreachable,
        kinds=_KINDS,
    ),
    Rule(
        "W07",
        QT_TRANSLATE_NOOP("core", "Pages may be indexed"),
        QT_TRANSLATE_NOOP("core", "Page marked “noindex”"),
        QT_TRANSLATE_NOOP(
            "core",
            "The page says “noindex” in a robots meta element or an X-Robots-Tag header, so "
            "engines leave it out. List pages that shall be found, or correct the page.",
        ),
        f"{_SOURCE}; Google: robots meta tag",
        column=LOC,
        check_page=page_checks.is_kept_out,
        fixes=(Fix(_REMOVE, row=page_fixes.without_row, is_safe=False),),
        kinds=_KINDS,
    ),
    Rule(
        "W08",
        QT_TRANSLATE_NOOP("core", "robots.txt lets crawlers fetch the listed URLs"),
        QT_TRANSLATE_NOOP("core", "Blocked by robots.txt"),
        QT_TRANSLATE_NOOP(
            "core",
            "A line of robots.txt keeps crawlers away from a URL that the sitemap offers them. "
            "Change the line, or remove the row. Where robots.txt answers 5xx or not at all, "
            "crawlers stay away from the whole host.",
        ),
        f"{_SOURCE}; RFC 9309",
        column=LOC,
        check_page=page_checks.is_barred,
        fixes=(Fix(_REMOVE, row=page_fixes.without_row, is_safe=False),),
        kinds=_KINDS,
    ),
    Rule(
        "W09",
        QT_TRANSLATE_NOOP("core", "URLs that look like pages give HTML"),
        QT_TRANSLATE_NOOP("core", "Not an HTML page"),
        QT_TRANSLATE_NOOP(
            "core",
            "The server says that what it gives is not HTML, though the URL does not end like a "
            "document or an image. Engines may not index it as a page.",
        ),
        _SOURCE,
        column=LOC,
        check_page=page_checks.is_no_page,
        kinds=_KINDS,
    ),
    Rule(
        "W10",
        QT_TRANSLATE_NOOP("core", "Pages are not larger than 2 MB"),
        QT_TRANSLATE_NOOP("core", "Page larger than 2 MB"),
        QT_TRANSLATE_NOOP(
            "core",
            "Google reads the first 2 MB of a page of HTML: text and links behind that are not "
            "seen.",
        ),
        f"{_SOURCE}; Google: Googlebot, file size limits",
        column=LOC,
        check_page=page_checks.is_too_long,
        kinds=_KINDS,
    ),
    Rule(
        "W11",
        QT_TRANSLATE_NOOP("core", "Dates are those that the pages say"),
        QT_TRANSLATE_NOOP("core", "Date differs from the page"),
        QT_TRANSLATE_NOOP(
            "core",
            "The page tells when it was changed (JSON-LD or meta), and lastmod is more than a day "
            "away from that. Engines believe dates only as long as they prove right.",
        ),
        f"{_SOURCE}; Google: lastmod must be verifiably accurate",
        column=LASTMOD,
        check_page=page_checks.is_dated_otherwise,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Set it to the date of the page"),
                row=page_fixes.dated_as_page,
                is_safe=False,
            ),
        ),
        kinds=(URLSET.name,),
    ),
    Rule(
        "W12",
        QT_TRANSLATE_NOOP("core", "Language links of the file are those of the page"),
        QT_TRANSLATE_NOOP("core", "Page has other language links"),
        QT_TRANSLATE_NOOP(
            "core",
            "Language versions can be named in the page or in the sitemap. Where both name them "
            "and differ, engines may follow neither: write those of the page into the file, or "
            "correct the page, with what Copy Language Links as HTML puts on the clipboard.",
        ),
        f"{_SOURCE}; Google: localized versions",
        check_page=page_checks.links_otherwise,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Take over the language links of the page"),
                row=page_fixes.linked_as_page,
                is_safe=False,
            ),
        ),
        kinds=(URLSET.name,),
    ),
)
