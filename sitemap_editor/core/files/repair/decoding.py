"""Unpacks and decodes bytes that are cut or damaged, or that do not agree on an encoding."""

from __future__ import annotations

import codecs
import re
from contextlib import suppress
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotWellFormed
from sitemap_editor.core.files.encodings import (
    UTF8_BOM,
    WIDE_MARKS,
    Decoded,
    display_name,
    to_utf8,
    wide_codec,
)
from sitemap_editor.core.files.repair.byte_edits import Note, Sureness

_HEAD_BYTES: Final = 1 << 16
_DECLARATION: Final = re.compile(rb"<\?xml\s")
_ENCODING: Final = re.compile(rb"""<\?xml\s[^<>]*?encoding\s*=\s*["']?(?P<name>[\w.:-]+)""")


def decoded_anyhow(data: bytes) -> Decoded:
    """Decode `data` by what its bytes look like; bytes that fit nothing are left as they are.

    Where a mark or a name is plainly wrong the bytes are taken for UTF-8.
    """
    codec = wide_codec(data)
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
    for mark, wide in WIDE_MARKS:
        if wide == codec:
            data = data.removeprefix(mark)
    encoded = data.decode(codec, "replace").encode("utf-8", "surrogatepass")
    if declared := _ENCODING.search(encoded, 0, _HEAD_BYTES):
        start, end = declared.span("name")
        encoded = encoded[:start] + b"UTF-8" + encoded[end:]
    return Decoded(encoded, display_name(codec), was_converted=True)


CUT: Final = Note(
    "F13",
    QT_TRANSLATE_NOOP(
        "core",
        "The compressed data is incomplete or damaged; everything after this position is lost.",
    ),
    QT_TRANSLATE_NOOP("core", "Keep what could be unpacked."),
    Sureness.GUESS,
)
COMPLETE: Final = Note(
    "F13",
    QT_TRANSLATE_NOOP(
        "core",
        "The checksum of the compressed data is wrong or missing. The file looks complete, "
        "but a few characters may be wrong.",
    ),
    QT_TRANSLATE_NOOP("core", "Keep what was unpacked; saving writes a new checksum."),
    Sureness.LIKELY,
)
