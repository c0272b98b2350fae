"""Which encoding bytes are in, told by evidence, and their way to UTF-8."""

from __future__ import annotations

import codecs
import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotWellFormed

UTF8_BOM: Final = codecs.BOM_UTF8
_DECLARATION: Final = re.compile(
    rb"""(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*(?P<quote>["'])(?P<name>[A-Za-z0-9._:-]+)(?P=quote)"""
)
WIDE_MARKS: Final = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_LOOK_BYTES: Final = 64
# Without a mark, the zero bytes of the first characters tell. Source: XML 1.0, appendix F.
_PATTERNS: Final = ((b"<\0", "utf-16-le"), (b"\0<", "utf-16-be"))
_ONE_BYTE: Final = ("iso8859", "cp125", "koi8", "latin")
_DISPLAY: Final = {
    "utf-8": "UTF-8",
    "ascii": "US-ASCII",
    "iso8859-1": "ISO-8859-1",
    "cp1252": "windows-1252",
    "utf-16-le": "UTF-16",
    "utf-16-be": "UTF-16",
    "utf-32-le": "UTF-32",
    "utf-32-be": "UTF-32",
}


# Codecs of Python that no XML parser knows, or that read ASCII bytes as something else.
_NOT_FOR_FILES: Final = frozenset(
    ("undefined", "idna", "punycode", "unicode-escape", "raw-unicode-escape", "utf-7", "hz")
)


@dataclass(frozen=True, slots=True)
class Decoded:
    """Bytes in UTF-8 and where they come from."""

    data: bytes
    encoding: str
    """The name people know, such as UTF-8 or windows-1252."""
    was_converted: bool
    """True where `data` differs from the file: saving writes UTF-8."""
    ascii_only: bool = False
    """True where all bytes are ASCII under another declared name: they stay as they are, and new
    characters beyond ASCII are written as character references."""
    reads_as_utf8: bool = False
    """True where the bytes, decoded as declared, are UTF-8 too: the declaration is likely wrong."""


def to_utf8(data: bytes) -> Decoded:
    """Decode `data` by byte order mark, zero bytes or XML declaration; UTF-8 otherwise.

    Raises: NotWellFormed (F03) where the bytes are not in the encoding that is named.
    """
    if data.startswith(UTF8_BOM):
        return Decoded(data, "UTF-8", was_converted=False)
    for mark, codec in WIDE_MARKS:
        if data.startswith(mark):
            return _converted(data[len(mark) :], codec)
    for pattern, codec in _PATTERNS:
        if data.startswith(pattern):
            return _converted(data, codec)
    declaration = _DECLARATION.match(data)
    codec = _codec(declaration["name"]) if declaration else "utf-8"
    if codec == "utf-8" or codec.startswith(("utf-16", "utf-32")):
        return Decoded(data, "UTF-8", was_converted=False)
    if data.isascii():
        return Decoded(data, display_name(codec), was_converted=False, ascii_only=True)
    if codec == "ascii":  # wrong about itself; libxml2 says whether the bytes are UTF-8
        return Decoded(data, "UTF-8", was_converted=False)
    return _converted(data, codec)


def wide_codec(data: bytes) -> str | None:
    """Return the codec of UTF-16 or UTF-32, told by mark and zero bytes together."""
    look = data[:_LOOK_BYTES]
    zeros = look.count(0)
    if zeros < len(look) // 4:
        return None
    for mark, codec in WIDE_MARKS:
        if data.startswith(mark):
            return codec
    even, odd = look[::2].count(0), look[1::2].count(0)
    if odd * 3 > len(look) and even * 8 < odd:
        return "utf-16-le"
    if even * 3 > len(look) and odd * 8 < even:
        return "utf-16-be"
    return None


def text_to_utf8(data: bytes) -> Decoded:
    """Decode a text sitemap, which declares nothing: by mark, as UTF-8, else as windows-1252."""
    for mark, codec in WIDE_MARKS:
        if data.startswith(mark):
            return _converted(data[len(mark) :], codec)
    if wide := wide_codec(data):  # without a mark: its zero bytes tell, as in XML
        return _converted(data, wide)
    if _is_utf8(data):
        return Decoded(data, "UTF-8", was_converted=False)
    text, name = decoded_as_windows(data)
    return Decoded(text.encode(), name, was_converted=True)


def decoded_as_windows(data: bytes) -> tuple[str, str]:
    """Return the text in bytes that are not UTF-8, and the name of the encoding they may be in."""
    try:
        return data.decode("cp1252"), "windows-1252"
    except UnicodeDecodeError:  # five bytes mean nothing there; Latin-1 knows them all
        return data.decode("latin-1"), "ISO-8859-1"


def display_name(codec: str) -> str:
    """Return the name of a codec as people know it."""
    return _DISPLAY.get(codec, codec.upper())


def _codec(name: bytes) -> str:
    declared = name.decode("ascii")
    codec = ""
    with suppress(LookupError, UnicodeError):
        codec = codecs.lookup(declared).name
    if not codec or codec in _NOT_FOR_FILES or not _is_text(codec):
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file declares the encoding “{name}”, which this program does not know. Sitemaps "
            "must be in UTF-8.",
        )
        raise NotWellFormed("F04", text, {"name": declared}, line=1, column=1)
    return codec


def _is_text(codec: str) -> bool:
    try:
        "".encode(codec)
    except (LookupError, UnicodeError):
        return False  # such as base64, which turns bytes into bytes
    return True


def _converted(data: bytes, codec: str) -> Decoded:
    try:
        text = data.decode(codec)
    except UnicodeDecodeError as error:
        before = data[: error.start].decode(codec, "replace")
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        sentence = QT_TRANSLATE_NOOP(
            "core",
            "The file declares {encoding}, but the byte at {offset} does not fit. Save it as "
            "UTF-8 with the program that created it.",
        )
        arguments: dict[str, str | int] = {"encoding": display_name(codec), "offset": error.start}
        raise NotWellFormed("F03", sentence, arguments, line=line, column=column) from None
    encoded = text.encode("utf-8", "surrogatepass")
    declaration = _DECLARATION.match(encoded)
    if declaration:
        start, end = declaration.span("name")
        encoded = encoded[:start] + b"UTF-8" + encoded[end:]
    return Decoded(
        encoded,
        display_name(codec),
        was_converted=True,
        reads_as_utf8=codec.startswith(_ONE_BYTE) and _is_utf8(data),
    )


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True
