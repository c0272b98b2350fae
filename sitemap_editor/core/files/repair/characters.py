"""Bytes that are no characters of XML: not UTF-8, control characters, misplaced marks."""

from __future__ import annotations

import codecs
import re
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.files.encodings import UTF8_BOM, decoded_as_windows
from sitemap_editor.core.files.repair.byte_edits import (
    Edit,
    Edits,
    Note,
    Sureness,
    filled,
    untangled,
)
from sitemap_editor.core.patterns import compiled

# Well-formed sequences are run over; what no alternative but the last takes is not UTF-8.
# Source: Unicode, table 3-7.
_NOT_UTF8: Final = compiled(
    rb"""
    (?:[\x00-\x7f]++
      | [\xc2-\xdf][\x80-\xbf]
      | \xe0[\xa0-\xbf][\x80-\xbf]
      | [\xe1-\xec\xee\xef][\x80-\xbf]{2}
      | \xed[\x80-\x9f][\x80-\xbf]
      | \xf0[\x90-\xbf][\x80-\xbf]{2}
      | [\xf1-\xf3][\x80-\xbf]{3}
      | \xf4[\x80-\x8f][\x80-\xbf]{2}
    )*+
    (?P<pair>\xed[\xa0-\xaf][\x80-\xbf]\xed[\xb0-\xbf][\x80-\xbf])?
    (?P<lone>\xed[\xa0-\xbf][\x80-\xbf])?
    (?P<bytes>[\xc0\xc1\xf5-\xff]++|[\x80-\xff])?
    """,
    re.VERBOSE,
)
_CONTROLS: Final = rb"[\x00-\x08\x0b\x0c\x0e-\x1f]"
# Controls with little between them, such as the zero bytes of UTF-16, are one fault.
_CONTROL_RUN: Final = compiled(
    _CONTROLS + rb"++(?:[^<>\x00-\x08\x0b\x0c\x0e-\x1f]{1,4}+" + _CONTROLS + rb"++)*+"
    rb"|\xef\xbf[\xbe\xbf]"
)
_ALL_CONTROLS: Final = bytes(n for n in range(32) if n not in b"\t\n\r")
_REPLACEMENT: Final = "\ufffd".encode()

_MARK: Final = Note(
    "F03",
    QT_TRANSLATE_NOOP("core", "There is a UTF-16 byte order mark before UTF-8 text."),
    QT_TRANSLATE_NOOP("core", "Remove the byte order mark."),
    Sureness.CERTAIN,
)
_OTHER_BYTES: Final = Note(
    "F03",
    QT_TRANSLATE_NOOP("core", "These bytes are not UTF-8."),
    QT_TRANSLATE_NOOP("core", "Read them as windows-1252."),
    Sureness.LIKELY,
)
_HALF_PAIRS: Final = Note(
    "F03",
    QT_TRANSLATE_NOOP("core", "A character is written as two halves, which UTF-8 does not allow."),
    QT_TRANSLATE_NOOP("core", "Write the character itself."),
    Sureness.CERTAIN,
)
_HALF: Final = Note(
    "F03",
    QT_TRANSLATE_NOOP("core", "There is half a character here; the other half is missing."),
    QT_TRANSLATE_NOOP("core", "Remove it."),
    Sureness.GUESS,
)
_LOST: Final = Note(
    "F03",
    QT_TRANSLATE_NOOP("core", "These bytes have no meaning in the encoding of the file."),
    QT_TRANSLATE_NOOP("core", "Leave “\ufffd” in their place."),
    Sureness.GUESS,
)
_FEW_BYTES: Final = Note(
    "F03",
    QT_TRANSLATE_NOOP(
        "core", "This is not UTF-8: {bytes}, which in windows-1252 means “{characters}”."
    ),
    QT_TRANSLATE_NOOP("core", "Write “{characters}” in UTF-8."),
    Sureness.LIKELY,
)
_CONTROL: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The invisible character {character} is not allowed in an XML file."),
    QT_TRANSLATE_NOOP("core", "Remove it."),
    Sureness.CERTAIN,
)


def character_edits(data: bytes, *, was_converted: bool) -> list[Edit]:
    """Return edits that leave nothing but characters of XML in UTF-8."""
    edits = Edits()
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        end = 2 + (len(UTF8_BOM) if data.startswith(UTF8_BOM, 2) else 0)
        edits.add(data, 0, end, b"", _MARK)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        _add_bytes_not_utf8(data, edits)
    _add_controls(data, edits)
    if was_converted:
        for match in re.finditer(_REPLACEMENT, data):
            edits.add(data, *match.span(), _REPLACEMENT, _LOST)
    return untangled(edits.found)


def _add_bytes_not_utf8(data: bytes, edits: Edits) -> None:
    start = position = 0
    for match in _NOT_UTF8.finditer(data):
        if match["pair"]:
            character = match["pair"].decode("utf-8", "surrogatepass")
            replacement = character.encode("utf-16", "surrogatepass").decode("utf-16").encode()
            edits.add(data, *match.span("pair"), replacement, _HALF_PAIRS)
        if match["lone"]:
            edits.add(data, *match.span("lone"), b"", _HALF)
        if match["bytes"] is None:
            continue
        place = match.start("bytes")
        if place != position:
            _add_run(data, start, position, edits)
            start = place
        position = match.end("bytes")
    _add_run(data, start, position, edits)


def _add_run(data: bytes, start: int, end: int, edits: Edits) -> None:
    if start == end:
        return
    run = data[start:end]
    characters, note = decoded_as_windows(run)[0], _OTHER_BYTES
    if len(run) <= 8:
        shown = "".join(c if c.isprintable() else "\ufffd" for c in characters)
        note = filled(_FEW_BYTES, bytes=run.hex(" ").upper(), characters=shown)
    edits.add(data, start, end, characters.encode(), note)


def _add_controls(data: bytes, edits: Edits) -> None:
    for match in _CONTROL_RUN.finditer(data):
        run = match[0]
        name = "U+FFFE" if run[0] > 31 else f"U+{run[0]:04X}"
        kept = b"" if run[0] > 31 else run.translate(None, _ALL_CONTROLS)
        edits.add(data, *match.span(), kept, filled(_CONTROL, character=name))
