"""Decodes bytes whose mark, declaration and content do not agree on an encoding."""

from __future__ import annotations

import codecs
import re
from contextlib import suppress
from typing import Final

from sitemap_editor.core.errors import NotWellFormed
from sitemap_editor.core.files.encodings import UTF8_BOM, Decoded, display_name, to_utf8

_LOOK_BYTES: Final = 64
_HEAD_BYTES: Final = 1 << 16
_DECLARATION: Final = re.compile(rb"<\?xml\s")
_ENCODING: Final = re.compile(rb"""<\?xml\s[^<>]*?encoding\s*=\s*["']?(?P<name>[\w.:-]+)""")
_WIDE_MARKS: Final = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def decoded_anyhow(data: bytes) -> Decoded:
    """Decode `data` by what its bytes look like; bytes that fit nothing are left as they are.

    Where a mark or a name is plainly wrong the bytes are taken for UTF-8.
    """
    codec = _wide_codec(data)
    if codec:
        return _converted(data, codec)
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return Decoded(data, "UTF-8", was_converted=False)  # a mark before bytes that are not wide
    declaration = _DECLARATION.search(data, 0, _HEAD_BYTES)
    start = declaration.start() if declaration else 0
    if UTF8_BOM in data[:start]:
        return Decoded(data, "UTF-8", was_converted=False)
    try:
        decoded = to_utf8(data[start:])
    except NotWellFormed as error:
        return _by_content(data, error)
    if not start:
        return decoded
    before = data[:start]
    if decoded.was_converted:  # also what stands before the declaration
        before = before.decode("utf-8", "replace").encode()
    return Decoded(
        before + decoded.data, decoded.encoding, decoded.was_converted, decoded.ascii_only
    )


def _wide_codec(data: bytes) -> str | None:
    """Return the codec of UTF-16 or UTF-32, told by mark and zero bytes together."""
    look = data[:_LOOK_BYTES]
    zeros = look.count(0)
    if zeros < len(look) // 4:
        return None
    for mark, codec in _WIDE_MARKS:
        if data.startswith(mark):
            return codec
    even, odd = look[::2].count(0), look[1::2].count(0)
    if odd * 3 > len(look) and even * 8 < odd:
        return "utf-16-le"
    if even * 3 > len(look) and odd * 8 < even:
        return "utf-16-be"
    return None


def _by_content(data: bytes, error: NotWellFormed) -> Decoded:
    """Decode bytes that are not what they say: as UTF-8 if they are that, else as they say."""
    with suppress(UnicodeDecodeError):
        data.decode("utf-8")
        return Decoded(data, "UTF-8", was_converted=False)
    with suppress(LookupError):
        return _converted(data, codecs.lookup(str(error.arguments.get("encoding", ""))).name)
    return Decoded(data, "UTF-8", was_converted=False)


def _converted(data: bytes, codec: str) -> Decoded:
    """Decode with U+FFFD in place of what is not in the encoding."""
    for mark, wide in _WIDE_MARKS:
        if wide == codec:
            data = data.removeprefix(mark)
    encoded = data.decode(codec, "replace").encode("utf-8", "surrogatepass")
    if declared := _ENCODING.search(encoded, 0, _HEAD_BYTES):
        start, end = declared.span("name")
        encoded = encoded[:start] + b"UTF-8" + encoded[end:]
    return Decoded(encoded, display_name(codec), was_converted=True)
