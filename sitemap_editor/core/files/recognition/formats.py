"""Tells by its bytes what a file is that is no sitemap: archive, picture, web page, JSON, text."""

from __future__ import annotations

import re
from typing import Final

from sitemap_editor.core.document.scanning import html_page
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotASitemap
from sitemap_editor.core.files.compression import is_gzip
from sitemap_editor.core.files.encodings import UTF8_BOM
from sitemap_editor.core.patterns import compiled

BINARY: Final = "binary"
"""The code of the error for what holds no text: there is nothing to show or to repair."""
_HTML: Final = compiled(
    rb"(?:\xef\xbb\xbf)?\s*+(?:<!--(?:[^-]|-(?!->))*+-->\s*+)*+<(?:!doctype\s++html|html|head|body)\b",
    re.IGNORECASE,
)
_ARCHIVES: Final = (
    (b"PK\x03\x04", "ZIP"),
    (b"BZh", "bzip2"),
    (b"\xfd7zXZ", "xz"),
    (b"Rar!", "RAR"),
    (b"7z\xbc\xaf", "7-Zip"),
    (b"\x28\xb5\x2f\xfd", "Zstandard"),
)
_TAR_MAGIC: Final = slice(257, 262)
_NAME_IN_TAR: Final = 257
_ZIP: Final = b"PK\x03\x04"
_FIRST_IN_ZIP: Final = slice(30, 120)  # the name of the first file, and what it says
_OFFICE: Final = (
    (b"[Content_Types].xml", "Office Open XML"),
    (b"mimetypeapplication/vnd.oasis.opendocument", "OpenDocument"),
)
_OLD_OFFICE: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_BINARIES: Final = (
    (b"%PDF-", "PDF"),
    (b"\x89PNG\r\n\x1a\n", "PNG"),
    (b"\xff\xd8\xff", "JPEG"),
    (b"GIF87a", "GIF"),
    (b"GIF89a", "GIF"),
    (b"SQLite format 3\0", "SQLite"),
    (b"\x7fELF", "ELF"),
    (b"bplist00", "Property List (plist)"),
)
_WEBP: Final = compiled(rb"RIFF....WEBP", re.DOTALL)
_JSON: Final = compiled(rb"""(?:\xef\xbb\xbf)?\s*+(?:\{\s*+["}]|\[\s*+[\[{"\]\d-])""")
_ROBOTS: Final = compiled(rb"^[ \t]*+user-agent[ \t]*+:", re.IGNORECASE | re.MULTILINE)
_LOOKED_AT: Final = 1 << 16
_CONTROLS: Final = bytes({*range(32)} - {*b"\t\n\v\f\r\x1b"})
FEW_BYTES: Final = 20  # one in so many


def refuse_other_formats(data: bytes) -> None:
    """Raise NotASitemap for unpacked bytes that are known to be something else."""
    if is_gzip(data):
        text = QT_TRANSLATE_NOOP(
            "core", "This file is compressed twice. Unpack it once, then open the result."
        )
        raise NotASitemap("F13", text)
    _refuse_archives(data)
    if _HTML.match(data):
        raise html_page()
    name = next((name for magic, name in _BINARIES if data.startswith(magic)), "")
    if _WEBP.match(data):
        name = "WebP"
    if name:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This is a file in the format {name}, not a sitemap. Open it with another program.",
        )
        raise NotASitemap(BINARY, text, {"name": name})


def _refuse_archives(data: bytes) -> None:
    office = "Microsoft Office" if data.startswith(_OLD_OFFICE) else ""
    if data.startswith(_ZIP):
        first = data[_FIRST_IN_ZIP]
        office = next((name for begin, name in _OFFICE if first.startswith(begin)), "")
    if office:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This file was created by an office program ({name}). Copy the rows there and paste "
            "them into a new sitemap.",
        )
        raise NotASitemap(BINARY, text, {"name": office})
    name = next((name for magic, name in _ARCHIVES if data.startswith(magic)), "")
    if data[_TAR_MAGIC] == b"ustar" and b"\0" in data[:_NAME_IN_TAR]:  # no URL that happens to
        name = "tar"
    if name:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This file is a {name} archive. Unpack it first. Sitemaps can only be compressed "
            "with gzip.",
        )
        raise NotASitemap("F13", text, {"name": name})


def has_controls(start: bytes, share: int) -> bool:
    """Tell whether more than one byte in `share` is a control character: no text, then."""
    return (len(start) - len(start.translate(None, _CONTROLS))) * share > len(start)


def is_json(start: bytes) -> bool:
    """Tell whether the first bytes are those of JSON."""
    return _JSON.match(start) is not None


def is_robots(start: bytes) -> bool:
    """Tell whether the first bytes are those of a robots.txt, under whatever name."""
    return _ROBOTS.search(start) is not None


def instead_of_xml(data: bytes) -> NotASitemap | None:
    """Return what bytes in UTF-8 are that are neither XML nor lines of URLs.

    None where there are tags in them: then a parser says what is wrong, and where.
    """
    head = data[:_LOOKED_AT]
    if head.removeprefix(UTF8_BOM).lstrip().startswith(b"<"):
        return None
    if b"\0" in head or has_controls(head, FEW_BYTES):
        text = QT_TRANSLATE_NOOP(
            "core", "This file does not contain text, so it is not a sitemap. Try another program."
        )
        return NotASitemap(BINARY, text)
    if is_json(head):
        text = QT_TRANSLATE_NOOP(
            "core", "This is JSON, not a sitemap. A sitemap is XML, or text with one URL a line."
        )
    elif is_robots(head):
        text = QT_TRANSLATE_NOOP(
            "core",
            "This is a robots.txt file, not a sitemap. Its “Sitemap:” lines list the sitemaps.",
        )
    elif b"<" in head:
        return None
    else:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This is text without tags, not a sitemap. "
            "A sitemap is XML, or text with one URL a line.",
        )
    return NotASitemap("F07", text)
