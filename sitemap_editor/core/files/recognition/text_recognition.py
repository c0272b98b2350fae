"""Tells a text sitemap from everything else: by its name, or by a line that is a URL."""

from __future__ import annotations

import re
from typing import Final

from sitemap_editor.core.files.encodings import UTF8_BOM, wide_codec
from sitemap_editor.core.files.recognition.formats import (
    FEW_BYTES,
    has_controls,
    is_json,
    is_robots,
)

_GZIP_SUFFIX: Final = ".gz"
_TEXT_SUFFIX: Final = ".txt"
_ROBOTS: Final = "robots"
_ROBOTS_NAME: Final = "robots.txt"
_CONFLICT: Final = b"<<<<<<<"
# Control characters, pasted or left by a terminal, do not change what a line is.
_FIRST_URL: Final = re.compile(rb"[\x00-\x20]*+[A-Za-z][A-Za-z0-9+.-]*+://\S")
_URL_LINE: Final = re.compile(rb"[\x00-\x20]*+[A-Za-z][A-Za-z0-9+.-]*+://[^\s<>\"']++[\x00-\x20]*+")
_SCHEME_END: Final = b"://"
_LINE_END: Final = re.compile(rb"[\r\n]")
_TAG: Final = re.compile(rb"<[A-Za-z/!?%]")
_MARKUP: Final = re.compile(
    rb"<(?:[?!%]|(?:[A-Za-z_][\w.-]*+:)?(?:urlset|sitemapindex|url|sitemap|html|head|body|rss|feed"
    rb"|RDF|stylesheet)\b)",
    re.IGNORECASE,
)
_ROOT: Final = re.compile(rb"<(?:[A-Za-z_][\w.-]*+:)?(?:urlset|sitemapindex)\s[^<>]*xmlns")
_FIRST_LINE: Final = re.compile(rb"\s*+([^\r\n]*+)")
_COLUMN: Final = re.compile(rb"""[\s"']*(?:loc|url|lastmod|changefreq|priority)[\s"']*""", re.I)
_SEPARATORS: Final = (b",", b";", b"\t")
_LOOKED_AT: Final = 1 << 16
_MANY: Final = 3


def has_text_name(name: str) -> bool:
    """Tell whether a file of this name is meant to be a text sitemap: ``.txt``, ``.txt.gz``."""
    return name.lower().removesuffix(_GZIP_SUFFIX).endswith(_TEXT_SUFFIX)


def is_plain_text(data: bytes, name: str) -> bool:
    """Tell whether a file named as text begins without any byte that only other formats have.

    Then a first line such as ``BZh`` is no archive's mark.
    """
    start = data[:_LOOKED_AT]
    return has_text_name(name) and not has_controls(start, len(start)) and start[:1] != b"<"


def is_text_sitemap(data: bytes, name: str) -> bool:
    """Tell whether unpacked bytes are lines of URLs, as good or bad as they may be.

    A name that ends with ``.txt`` says so, and so does any line that is a URL; the rules say what
    is wrong with the others. Not so markup, a robots.txt, a table with a row of headings, JSON.
    """
    codec = wide_codec(data)
    text = data.replace(b"\0", b"").lstrip(b"\xff\xfe") if codec else data.removeprefix(UTF8_BOM)
    if _FIRST_URL.match(text):
        return True
    start = text[:_LOOKED_AT].lstrip()
    if start.startswith(_CONFLICT):
        start = start.split(b"\n", 1)[-1].lstrip()  # what stands behind the mark tells
        if _FIRST_URL.match(start):
            return True
    if has_text_name(name):
        return _is_named_text(text, start, name.lower())
    if start.startswith(b"<") or _TAG.search(text):
        return False
    if is_json(start) or is_robots(start) or _has_headings(start) or has_controls(start, FEW_BYTES):
        return False
    return _has_url_line(text)


def _is_named_text(text: bytes, start: bytes, name: str) -> bool:
    """Tell whether the content of a file with the name of a text sitemap is none after all."""
    if name == _ROBOTS_NAME or (_ROBOTS in name and is_robots(start)):
        return False
    if start.startswith(b"<"):  # such as <https://a.org/>, or XML under another name
        return _MARKUP.match(start) is None and _has_url_line(text)
    if _ROOT.search(text):  # a sitemap with a warning of its server in front
        return False
    return not has_controls(start, _MANY) or _has_url_line(text)


def _has_url_line(text: bytes) -> bool:
    """Tell whether a whole line is a URL; only lines with what every URL has are looked at."""
    place, stop = text.find(_SCHEME_END), 0
    while place >= 0:
        ends = (text.rfind(b"\n", stop, place), text.rfind(b"\r", stop, place))
        start = max(*ends, stop - 1) + 1
        end = _LINE_END.search(text, place)
        stop = end.start() if end else len(text)
        if _URL_LINE.fullmatch(text, start, stop):
            return True
        place = text.find(_SCHEME_END, stop)
    return False


def _has_headings(start: bytes) -> bool:
    """Tell whether the first line names columns: then it is a table, and no list of URLs."""
    match = _FIRST_LINE.match(start)
    line = match[1] if match else b""
    return any(
        separator in line and any(_COLUMN.fullmatch(part) for part in line.split(separator))
        for separator in _SEPARATORS
    )
