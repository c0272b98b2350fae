"""Ampersands: which begin a reference that XML knows, and what the others must have meant."""

from __future__ import annotations

import re
from collections.abc import Collection
from html.entities import html5
from typing import Final
from urllib.parse import quote

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.files.repair.byte_edits import Edits, Note, Sureness, filled
from sitemap_editor.core.patterns import compiled

REFERENCE: Final = compiled(
    rb"&(?:#(?P<decimal>[0-9]++)|#x(?P<hex>[0-9A-Fa-f]++)|(?P<name>[A-Za-z][A-Za-z0-9]{0,31}+));"
)
_BARE_RUN: Final = compiled(rb"(?:&(?!#[0-9]++;|#x[0-9A-Fa-f]++;|[A-Za-z][A-Za-z0-9]{0,31}+;))++")
_KNOWN: Final = frozenset((b"amp", b"lt", b"gt", b"quot", b"apos"))
_ESCAPES: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;"}
_AMPERSAND: Final = b"&amp;"
_MAX_DIGITS: Final = 7  # 1114111 has seven
_NOTED: Final = 4_096
_LOC: Final = compiled(rb"<(?:[^\s<>/:]++:)?loc[ \t\r\n]*+>")
_LOC_LOOK_BYTES: Final = 4_096

_BARE: Final = Note(
    "L05",
    QT_TRANSLATE_NOOP("core", "“&” must be written “&amp;”."),
    QT_TRANSLATE_NOOP("core", "Write “&amp;”."),
    Sureness.CERTAIN,
)
_UNKNOWN: Final = Note(
    "L05",
    QT_TRANSLATE_NOOP("core", "“&” precedes a name that is not an XML or HTML entity."),
    QT_TRANSLATE_NOOP("core", "Write “&amp;”."),
    Sureness.LIKELY,
)
_DECLARED: Final = Note(
    "F06",
    QT_TRANSLATE_NOOP(
        "core", "Only the document type of this file declares this entity; it is never expanded."
    ),
    QT_TRANSLATE_NOOP("core", "Write “&amp;” to keep the name as text."),
    Sureness.GUESS,
)
_PAIR: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "A character is written as two halves, which XML does not allow."),
    QT_TRANSLATE_NOOP("core", "Write the character itself."),
    Sureness.CERTAIN,
)
_NO_CHARACTER: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP(
        "core", "A character reference points to a character that XML does not allow."
    ),
    QT_TRANSLATE_NOOP("core", "Remove it."),
    Sureness.LIKELY,
)
_TOO_LARGE: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "A character reference has a number that no character has."),
    QT_TRANSLATE_NOOP("core", "Write “&amp;” to keep it as text."),
    Sureness.GUESS,
)
_ENTITY: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "XML does not define the entity “{entity}”."),
    QT_TRANSLATE_NOOP("core", "Write “{replacement}”."),
    Sureness.LIKELY,
)


class References:
    """Checks ampersands and collects what is to be written in place of the faulty ones."""

    def __init__(self, edits: Edits, *, ascii_only: bool, declared: Collection[bytes] = ()) -> None:
        self._edits = edits
        self._ascii_only = ascii_only
        self._declared = declared
        self._entities: dict[tuple[bytes, bool], tuple[bytes, Note]] = {}

    def checker(self, data: bytes, position: int) -> int:
        """Check the ampersand at `position`; return where what it begins ends."""
        match = REFERENCE.match(data, position)
        if match is None:
            run = _BARE_RUN.match(data, position)
            end = run.end() if run else position + 1
            self._edits.add(data, position, end, _AMPERSAND * (end - position), _BARE)
            return end
        name = match["name"]
        if name is None:
            return self._check_number(data, match)
        if name not in _KNOWN:
            in_loc = _is_in_loc(data, position)
            replacement, note = self._entities.get((name, in_loc)) or self._entity(
                name, in_loc=in_loc
            )
            end = match.end() if note.text is _ENTITY.text else position + 1
            self._edits.add(data, position, end, replacement, note)
        return match.end()

    def check_all(self, data: bytes, start: int, end: int) -> None:
        """Check all ampersands in a value of an attribute."""
        position = data.find(b"&", start, end)
        while position >= 0:
            position = data.find(b"&", self.checker(data, position), end)

    def _entity(self, name: bytes, *, in_loc: bool) -> tuple[bytes, Note]:
        character = html5.get(name.decode("ascii") + ";")
        if name in self._declared:
            found = (_AMPERSAND, _DECLARED)
        elif character is None:
            found = (_AMPERSAND, _UNKNOWN)
        else:
            replacement = self._written(character, in_loc=in_loc)
            note = filled(_ENTITY, entity=b"&%b;" % name, replacement=replacement.decode())
            found = (replacement, note)
        if len(self._entities) < _NOTED:
            self._entities[name, in_loc] = found
        return found

    def _written(self, text: str, *, in_loc: bool) -> bytes:
        if text.isascii() or "<" in text or ">" in text:
            return "".join(_ESCAPES.get(character, character) for character in text).encode()
        if in_loc and not text.isascii():
            return quote(text).encode("ascii")
        if self._ascii_only:
            return text.encode("ascii", "xmlcharrefreplace")
        return text.encode("utf-8")

    def _check_number(self, data: bytes, match: re.Match[bytes]) -> int:
        start, end = match.span()
        number = _number(match)
        if number is None:
            self._edits.add(data, start, start + 1, _AMPERSAND, _TOO_LARGE)
        elif 0xD800 <= number <= 0xDBFF:
            low_match = REFERENCE.match(data, end)
            low = _number(low_match) if low_match and low_match["name"] is None else None
            if low_match and low is not None and 0xDC00 <= low <= 0xDFFF:
                end = low_match.end()
                character = chr(0x10000 + ((number - 0xD800) << 10) + (low - 0xDC00))
                written = self._written(character, in_loc=False)
                self._edits.add(data, start, end, written, _PAIR)
            else:
                self._edits.add(data, start, end, b"", _NO_CHARACTER)
        elif not _is_character(number):
            self._edits.add(data, start, end, b"", _NO_CHARACTER)
        return end


def _is_in_loc(data: bytes, position: int) -> bool:
    """Tell whether the tag before `position` is that of a URL."""
    start = data.rfind(b"<", max(0, position - _LOC_LOOK_BYTES), position)
    return start >= 0 and _LOC.match(data, start) is not None


def _number(match: re.Match[bytes]) -> int | None:
    """Return the number of a character reference, None where it is beyond all characters."""
    is_decimal = match["decimal"] is not None
    digits = (match["decimal"] if is_decimal else match["hex"]).lstrip(b"0")
    if len(digits) > _MAX_DIGITS:
        return None
    number = int(digits or b"0", 10 if is_decimal else 16)
    return number if number <= 0x10FFFF else None


def _is_character(number: int) -> bool:
    """Source: XML 1.0, production 2."""
    return number in (9, 10, 13) or (
        number >= 0x20 and not 0xD800 <= number <= 0xDFFF and number not in (0xFFFE, 0xFFFF)
    )
