"""Tells by the first bytes of an answer what it is: sitemap, index, feed, robots.txt, page."""

from __future__ import annotations

import re
import zlib
from enum import Enum
from typing import Final
from urllib.parse import unquote

from sitemap_editor.core.document.prolog import doctype_end, read_prolog
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.compression import is_gzip
from sitemap_editor.core.files.encodings import to_utf8
from sitemap_editor.core.files.formats import TEXT_SITEMAP, XML_SITEMAP, recognised
from sitemap_editor.core.files.recognition.formats import is_robots, refuse_other_formats
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, URLSET
from sitemap_editor.core.protocol.other_formats import is_feed
from sitemap_editor.core.protocol.robots import ROBOTS_NAME

_LOOKED_AT: Final = 1 << 16
_GZIP_WINDOW: Final = 16 + zlib.MAX_WBITS
_HTML_ERROR: Final = "F15"
_ROW: Final = re.compile(rb"<(?:[\w.-]+:)?(?P<name>urlset|sitemapindex)[\s>/]")


class Content(Enum):
    """What an answer is. Values are the words of the command line's JSON."""

    URLSET = "urlset"
    INDEX = "sitemapindex"
    TEXT = "text"
    FEED = "feed"
    ROBOTS = "robots.txt"
    PAGE = "page"
    OTHER = "other"
    NOTHING = "nothing"

    @property
    def is_sitemap(self) -> bool:
        """True for what can be opened as a table."""
        return self in (Content.URLSET, Content.INDEX, Content.TEXT, Content.FEED)


def content_of(data: bytes, url: str) -> Content:
    """Tell what bytes are, packed or not, by their beginning; the name in `url` counts for text.

    XML that is not well-formed counts as what its root says: opening says what is wrong with it.
    """
    start = _beginning(data)
    if not start.strip(b" \t\r\n\0"):
        return Content.NOTHING
    name = name_in(url)
    if is_robots(start) or (name.lower() == ROBOTS_NAME and not start.lstrip().startswith(b"<")):
        return Content.ROBOTS
    try:
        refuse_other_formats(start)
    except SitemapError as error:
        return Content.PAGE if error.code == _HTML_ERROR else Content.OTHER
    format_ = recognised(start, name)
    if format_ is TEXT_SITEMAP:
        return Content.TEXT
    return _of_xml(start) if format_ is XML_SITEMAP else Content.OTHER


def name_in(url: str) -> str:
    """Return what the file at a URL is called: the last part of its path, without percent codes."""
    parts = urls.split_url(url.strip())
    return unquote(parts.path.rpartition("/")[2], errors="replace") if parts is not None else ""


def _beginning(data: bytes) -> bytes:
    """Return the first bytes, unpacked as far as that goes."""
    if not is_gzip(data):
        return data[:_LOOKED_AT]
    try:
        return zlib.decompressobj(_GZIP_WINDOW).decompress(data[:_LOOKED_AT], _LOOKED_AT)
    except zlib.error:
        return b""


def _of_xml(start: bytes) -> Content:
    try:
        data = to_utf8(start).data
        prolog = read_prolog(data, doctype_end(data) or 0)
    except SitemapError:
        prolog, data = None, start
    if prolog is None:
        named = _ROW.search(data)
        name = named["name"].decode() if named else ""
        namespace, declared = "", list[str]()
    else:
        name, namespace = prolog.local, prolog.root.uri.decode("utf-8", "replace")
        declared = [each.decode("utf-8", "replace") for each in prolog.root.scope.values()]
    if name in (URLSET.name, SITEMAPINDEX.name):
        return Content(name)
    if is_feed(name, namespace, declared):
        return Content.FEED
    return Content.PAGE if name.lower() == "html" else Content.OTHER
