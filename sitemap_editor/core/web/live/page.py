"""What a page says of itself: in its headers, and in as much of its HTML as a crawler reads."""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urldefrag, urljoin

from lxml import etree

from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.web.live.crawler_tags import CrawlerTag, tags_of_headers, tags_of_page

_LONGEST_TEXT: Final = 300
_LONGEST_URL: Final = 4_096
_LONGEST_JSON: Final = 512 * 1024
_MOST_DATES: Final = 8
_MOST_LINKS: Final = 250
_DEEPEST: Final = 6
_NAMED_WITHIN: Final = 4_096
_MARKS: Final = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")
_HTML: Final = ("text/html", "application/xhtml+xml")
_LOOKS_LIKE_HTML: Final = re.compile(
    rb"\s*(?:<!--.*?-->\s*)*<(?:!doctype html|html|head)", re.I | re.S
)
_CHARSET: Final = re.compile(r"charset\s*=\s*[\"']?([\w.:-]+)", re.IGNORECASE)
_LINK: Final = re.compile(r"<([^<>]*)>((?:[^,<\"]|\"[^\"]*\")*)")
_PARAMETER: Final = re.compile(r";\s*([\w*-]+)\s*=\s*(?:\"([^\"]*)\"|([^\s;,\"]+))")
_MODIFIED: Final = {
    "article:modified_time": "meta",
    "og:updated_time": "og",
    "last-modified": "meta",
}
_PUBLISHED: Final = {"article:published_time": "meta"}
_IN_JSON: Final = (("dateModified", "json-ld"), ("datePublished", "json-ld published"))
_TAGS: Final = ("base", "link", "meta", "script", "time", "title")

MODIFIED: Final = ("json-ld", "meta", "og")
"""Sources of dates that say when a page was changed, the most telling first."""


@dataclass(frozen=True, slots=True)
class PageFacts:
    """What is known of a page; URLs are absolute."""

    content_type: str = ""
    """The type alone, in small letters, as ``text/html``; empty: none was told."""
    canonical: str | None = None
    canonical_source: str = ""
    """``link`` or ``header``."""
    tags: tuple[CrawlerTag, ...] = ()
    title: str = ""
    language: str = ""
    alternates: tuple[tuple[str, str], ...] = ()
    """hreflang and URL, from elements and headers."""
    dates: tuple[tuple[str, str], ...] = ()
    """Where a date stands and the date, in a form of W3C; of the page's own words only."""


def page_facts(url: str, headers: Sequence[tuple[str, str]], body: bytes) -> PageFacts:
    """Return what an answer says; `body` may be cut anywhere. Costs some 20 ms a megabyte."""
    links = [*_header_links(url, [value for name, value in headers if name == "link"])]
    orders = tags_of_headers([value for name, value in headers if name == "x-robots-tag"])
    typed = next((value for name, value in headers if name == "content-type"), "")
    content_type = typed.partition(";")[0].strip().lower()
    is_html = content_type in _HTML or (not content_type and _LOOKS_LIKE_HTML.match(body))
    root = _parsed(body, typed) if is_html and body.strip() else None
    if root is None:
        return _facts(content_type, links, orders)
    reader = _Reader(root, url)
    return _facts(content_type, [*links, *reader.links], [*orders, *reader.tags], reader)


@dataclass(frozen=True, slots=True)
class _PageLink:
    source: str
    rel: str
    url: str
    language: str


def _facts(
    content_type: str,
    links: Sequence[_PageLink],
    orders: Sequence[CrawlerTag],
    reader: _Reader | None = None,
) -> PageFacts:
    canonicals = [link for link in links if link.rel == "canonical" and link.url]
    canonicals.sort(key=lambda link: link.source == "header")  # that of the page comes first
    first = canonicals[0] if canonicals else None
    alternates = dict.fromkeys(
        (link.language, link.url) for link in links if link.rel == "alternate" and link.language
    )
    return PageFacts(
        content_type,
        first.url if first else None,
        first.source if first else "",
        tuple(orders),
        reader.title if reader else "",
        reader.language if reader else "",
        tuple(alternates)[:_MOST_LINKS],
        tuple(reader.dates)[:_MOST_DATES] if reader else (),
    )


def _header_links(url: str, values: Sequence[str]) -> Iterator[_PageLink]:
    """Yield the links of ``Link`` headers. Source: RFC 8288, section 3."""
    for value in values:
        for match in _LINK.finditer(value[:_LONGEST_URL]):
            told = {each[1].lower(): each[2] or each[3] for each in _PARAMETER.finditer(match[2])}
            for rel in told.get("rel", "").lower().split():
                yield _PageLink("header", rel, _absolute(url, match[1]), told.get("hreflang", ""))


def _absolute(base: str, href: str) -> str:
    """Return a URL in full, without fragment; empty where it is none that can be asked for."""
    try:
        found = urldefrag(urljoin(base, href.strip()[:_LONGEST_URL])).url
    except ValueError:
        return ""
    return found if found.lower().startswith(("http://", "https://")) else ""


def _parsed(body: bytes, content_type: str) -> etree._Element | None:
    """Parse HTML as far as it goes: what a crawler was given is no file of a person."""
    for encoding in (_encoding(body, content_type), "utf-8"):
        try:
            parser = etree.HTMLParser(
                no_network=True, huge_tree=False, remove_comments=True, encoding=encoding
            )
            return etree.fromstring(body, parser)
        except (etree.XMLSyntaxError, LookupError):  # nothing in it, or unknown to libxml2
            continue
    return None


def _encoding(body: bytes, content_type: str) -> str | None:
    """Return the encoding that the header names, or UTF-8 where nothing does; None: the page."""
    if body.startswith(_MARKS):
        return None
    match = _CHARSET.search(content_type)
    try:
        return codecs.lookup(match[1]).name if match else _unless_named(body)
    except LookupError:
        return _unless_named(body)


def _unless_named(body: bytes) -> str | None:
    return None if b"charset" in body[:_NAMED_WITHIN].lower() else "utf-8"


class _Reader:
    """Collects what a crawler looks for, in one walk over few elements."""

    def __init__(self, root: etree._Element, url: str) -> None:
        self.links: list[_PageLink] = []
        self.title = ""
        self.language = str(root.get("lang") or root.get("xml:lang") or "").strip()[:40]
        self.dates: dict[tuple[str, str], None] = {}
        self._base = url
        self._metas: list[tuple[str, str]] = []
        for element in root.iter(*_TAGS):
            self._take(element)
        self.tags = tags_of_page(self._metas)
        self.dates = dict.fromkeys(sorted(self.dates, key=_telling))

    def _take(self, element: etree._Element) -> None:
        name = element.tag
        if name == "meta":
            self._take_meta(element)
        elif name == "link":
            if not _is_in_body(element):
                self._take_link(element)
        elif name == "time":
            self._date("time", element.get("datetime"))
        elif name == "script":
            if str(element.get("type") or "").strip().lower() == "application/ld+json":
                self._take_json(element.text or "")
        elif name == "base":
            self._base = _absolute(self._base, str(element.get("href") or "")) or self._base
        elif not self.title and not _is_in_body(element):
            self.title = " ".join("".join(map(str, element.itertext())).split())[:_LONGEST_TEXT]

    def _take_meta(self, element: etree._Element) -> None:
        name = str(
            element.get("name") or element.get("property") or element.get("http-equiv") or ""
        )
        name, content = name.strip().lower(), str(element.get("content") or "")
        if name in _MODIFIED:
            self._date(_MODIFIED[name], content)
        elif name in _PUBLISHED:
            self._date(f"{_PUBLISHED[name]} published", content)
        else:
            self._metas.append((name, content))

    def _take_link(self, element: etree._Element) -> None:
        url = _absolute(self._base, str(element.get("href") or ""))
        language = str(element.get("hreflang") or "").strip()
        for rel in str(element.get("rel") or "").lower().split():
            if rel in ("canonical", "alternate"):
                self.links.append(_PageLink("link", rel, url, language))

    def _take_json(self, text: str) -> None:
        if len(text) > _LONGEST_JSON:
            return
        try:
            said = json.loads(text, strict=False)
        except (ValueError, RecursionError):
            return
        for thing in _things(said, _DEEPEST):
            for key, source in _IN_JSON:
                self._date(source, thing.get(key))

    def _date(self, source: str, value: object) -> None:
        if isinstance(value, str) and len(self.dates) < _MOST_DATES * 4:
            date = _written_as_w3c(value.strip())
            if date is not None:
                self.dates[source, date] = None


def _telling(dated: tuple[str, str]) -> tuple[bool, int]:
    source = dated[0]
    is_known = source in MODIFIED
    return not is_known, MODIFIED.index(source) if is_known else 0


def _things(said: object, depth: int) -> Iterator[dict[str, object]]:
    """Yield the page, the article and what else is described at the top, not comments on them."""
    if isinstance(said, list) and depth:
        for each in said[:50]:
            yield from _things(each, depth - 1)
    elif isinstance(said, dict):
        yield said
        for key in ("@graph", "mainEntity"):
            if depth and key in said:
                yield from _things(said[key], depth - 1)


def _written_as_w3c(text: str) -> str | None:
    """Return a date in a form of W3C; what is ISO 8601 in another form is written anew."""
    if isinstance(parse_w3c(text), W3CDate):
        return text
    from sitemap_editor.core.protocol.foreign_dates import read_iso

    foreign = read_iso(text)
    found = foreign.w3c("Z") if foreign is not None else None
    return found if found and isinstance(parse_w3c(found), W3CDate) else None


def _is_in_body(element: etree._Element) -> bool:
    """Tell whether an element stands in the body, where crawlers take no link for the page's."""
    return next(element.iterancestors("body"), None) is not None
