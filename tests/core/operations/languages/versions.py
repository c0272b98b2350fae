"""Small documents in several languages, for tests."""

from __future__ import annotations

from sitemap_editor import Document
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.operations.languages.groups import LanguageGroups, language_groups
from sitemap_editor.core.operations.languages.marks import Mark
from tests.core.checks.judging import JUDGE

HOST = "https://e.com"
HREFLANG = {"X50", "X51", "X52", "X53", "X54"}
_HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"{xhtml}>\n'
)


def row(url: str, *links: str) -> str:
    """Return a row; a link is given as “code URL”, and hosts may be left out."""
    inside = "".join(
        f'    <xhtml:link rel="alternate" hreflang="{code}" href="{whole(href)}"/>\n'
        for code, href in (each.split() for each in links)
    )
    return f"  <url>\n    <loc>{whole(url)}</loc>\n{inside}  </url>\n"


def whole(url: str) -> str:
    return url if "://" in url else HOST + url


def document(*rows: str, declares: bool = True) -> Document:
    """Return a document of rows."""
    declared = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' if declares else ""
    text = _HEAD.format(xhtml=declared) + "".join(rows) + "</urlset>\n"
    return Document.from_bytes(text.encode())


def groups_of(opened: Document) -> LanguageGroups:
    return language_groups(opened.table.snapshot())


def marks(found: LanguageGroups, group: int = 0) -> dict[str, Mark]:
    """Return the marks of each version, by its code and path."""
    links = found.links
    return {
        f"{links.codes[code]} {links.urls[url].decode().removeprefix(HOST)}": Mark(each)
        for code, url, each in found.versions(group)
    }


def hreflang_findings(opened: Document, checker: Checker = JUDGE) -> set[str]:
    """Return the codes of all findings about language links."""
    found = checker.check(opened.table)
    rows = (*found.rows.values(), *found.places.values())
    return {each.code for findings in rows for each in findings} & HREFLANG
