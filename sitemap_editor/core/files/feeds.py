"""Reads the URLs of a feed (RSS 0.9 to 2.0, Atom 0.3 and 1.0) as rows of a new sitemap.

Source: PROTOCOL R01; RSS 2.0 and RSS 1.0 specifications; RFC 4287 (Atom 1.0). The feed itself is
never changed.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_tz
from typing import Final, cast
from urllib.parse import urljoin

from lxml import etree

from sitemap_editor.core.document.prolog import doctype_end
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.document.well_formed import check_well_formed
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    NotASitemap,
    Progress,
    SitemapError,
    no_progress,
)
from sitemap_editor.core.files.format import Imported
from sitemap_editor.core.protocol.datetimes import W3CDate, now_w3c, parse_w3c
from sitemap_editor.core.protocol.foreign_dates import read_iso, read_named

_ATOM_1: Final = "http://www.w3.org/2005/Atom"
_ATOM: Final = {_ATOM_1: "Atom 1.0", "http://purl.org/atom/ns#": "Atom 0.3"}
_RSS_1: Final = "http://purl.org/rss/1.0/"
_RDF: Final = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
_DC: Final = "http://purl.org/dc/elements/1.1/"
_TERMS: Final = "http://purl.org/dc/terms/"
_ENTRIES: Final = ("{*}item", "{*}entry")
# Source: RFC 822, section 5.1; other names of zones have no one meaning.
_ZONE: Final = re.compile(r":\d\d\s+(?:[+-]\d{4}|UTC?|GMT|Z|[ECMP][SD]T)\b", re.ASCII)
_ENTRIES_A_STEP: Final = 256


def read_feed(data: bytes, progress: Progress = no_progress) -> Imported:
    """Read a feed from its bytes in UTF-8.

    Raises: NotWellFormed; NotASitemap where there is no URL in it; Cancelled by `progress`.
    """
    has_doctype = doctype_end(data) is not None
    check_well_formed(data, huge=not has_doctype)
    source = io.BytesIO(data)
    entries = etree.iterparse(
        source,
        ("end",),
        tag=_ENTRIES,
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        remove_comments=True,
        remove_pis=True,
        huge_tree=not has_doctype,
    )
    rows: list[Row] = []
    name, left_out = "", 0
    try:
        for _, entry in entries:
            if any(parent.tag == entry.tag for parent in entry.iterancestors()):
                continue  # the outer one is told of in its turn
            name = name or _format(entry.getroottree().getroot(), entry)
            row = _row(entry)
            if row is None:
                left_out += 1
            else:
                rows.append(row)
            _let_go(entry)
            if not (len(rows) + left_out) % _ENTRIES_A_STEP:
                progress(source.tell() / len(data))
    except etree.XMLSyntaxError as error:  # beyond the limits of libxml2
        raise _unreadable(str(error)) from error
    if not rows:
        raise _no_urls(name or _format(entries.root, None))
    return Imported(name, rows, left_out)


def _let_go(entry: etree._Element) -> None:
    """Free what was read: a feed of any size takes the memory of one entry."""
    entry.clear()
    parent = entry.getparent()
    while parent is not None and (before := entry.getprevious()) is not None and not len(before):
        parent.remove(before)


def _format(root: etree._Element, entry: etree._Element | None) -> str:
    """Name the format by the root element; RDF by what its first entry is."""
    name = etree.QName(root)
    if name.localname == "rss":
        return f"RSS {root.get('version', '')}".strip()
    if name.localname != "RDF":
        return _ATOM.get(name.namespace or "", "Atom")
    if entry is None:
        return "RDF"
    return "RSS 1.0" if etree.QName(entry).namespace == _RSS_1 else "RSS 0.90"


def _row(entry: etree._Element) -> Row | None:
    namespace = etree.QName(entry).namespace or ""
    url = _atom_url(entry, namespace) if namespace in _ATOM else _rss_url(entry, namespace)
    if not url:
        return None
    return Row(url, next(_dates(entry, namespace), None))


def _rss_url(item: etree._Element, namespace: str) -> str:
    """Return what `link` says; else a guid that is an address, an Atom link, or rdf:about."""
    link = _text(item, namespace, "link")
    if link:
        return _absolute(item, link)
    guid = _child(item, namespace, "guid")
    if guid is not None and guid.get("isPermaLink", "true").strip().lower() != "false":
        text = _text_of(guid)
        if "://" in text:
            return text
    return _atom_url(item, _ATOM_1) or (item.get(f"{{{_RDF}}}about") or "").strip()


def _atom_url(entry: etree._Element, namespace: str) -> str:
    """Return the address of the page an entry is about, in HTML rather than anything else."""
    found: list[tuple[int, str]] = []
    for link in entry.iterchildren(_name(namespace, "link")):
        href = (link.get("href") or "").strip()
        if href and link.get("rel", "alternate").strip().lower() == "alternate":
            media = link.get("type", "").strip().lower()
            rank = 0 if media == "text/html" else 1 if not media else 2
            found.append((rank, _absolute(link, href)))
    return min(found, key=lambda each: each[0])[1] if found else ""


def _absolute(element: etree._Element, url: str) -> str:
    """Resolve an address against xml:base, where the feed has one."""
    try:
        return urljoin(element.base or "", url)
    except ValueError:  # such as an odd bracket: told where the row is checked
        return url


def _dates(entry: etree._Element, namespace: str) -> Iterator[str]:
    """Yield when the entry was changed, or else written: the first date that can be read."""
    if namespace in _ATOM:
        names = ("updated", "modified", "published", "issued", "created")
        places = [(namespace, name) for name in names]
    else:
        places = [
            (_ATOM_1, "updated"),
            (_TERMS, "modified"),
            (namespace, "pubDate"),
            (_DC, "date"),
            (_ATOM_1, "published"),
        ]
    for place in places:
        text = _text(entry, *place)
        if text and (date := w3c_date(text)):
            yield date


def w3c_date(text: str) -> str | None:
    """Return a date of a feed as a sitemap writes it; None where it cannot be read.

    A time without a zone is left out: nobody can know which hour it was.
    """
    if isinstance(parse_w3c(text), W3CDate):
        return text
    found = read_iso(text) or read_named(text)
    if found is not None:
        date = found.w3c("").replace("-00:00", "Z")
        return date if isinstance(parse_w3c(date), W3CDate) else found.day.isoformat()
    return _mail_date(text)


def _mail_date(text: str) -> str | None:
    """Read a date with a zone by name or a year of two digits, as RFC 822 has them."""
    parts = parsedate_tz(text)
    if parts is None:
        return None
    year, month, day, hour, minute, second = parts[:6]
    try:
        moment = datetime(year, month, day, hour, minute, second, tzinfo=UTC)
        if _ZONE.search(text) is None:  # `parsedate_tz` takes what it does not know for UTC
            return moment.date().isoformat()
        return now_w3c(moment - timedelta(seconds=parts[9] or 0))
    except (ValueError, OverflowError):
        return None


def _child(element: etree._Element, namespace: str, name: str) -> etree._Element | None:
    return next(element.iterchildren(_name(namespace, name)), None)


def _text(element: etree._Element, namespace: str, name: str) -> str:
    child = _child(element, namespace, name)
    return "" if child is None else _text_of(child)


def _text_of(element: etree._Element) -> str:
    return "".join(cast("Iterator[str]", element.itertext())).strip()


def _name(namespace: str, name: str) -> str:
    return f"{{{namespace}}}{name}" if namespace else name


def _no_urls(found: str) -> SitemapError:
    text = QT_TRANSLATE_NOOP("core", "This feed ({format}) lists no URL.")
    return NotASitemap("feed-empty", text, {"format": found})


def _unreadable(reason: str) -> SitemapError:
    text = QT_TRANSLATE_NOOP("core", "The feed could not be read: {reason}.")
    return NotASitemap("feed", text, {"reason": reason})
