"""Comments, CDATA sections and processing instructions: where they end, and where they should."""

from __future__ import annotations

import re
from typing import Final

from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.files.repair.byte_edits import Edits, Note, Sureness, excerpt, filled
from sitemap_editor.core.files.repair.names import NAME

# Where a comment or instruction that is never closed must have ended at the latest.
_BOUNDARY: Final = re.compile(
    rb"<(?:[^\s<>/:]{1,64}+:)?(?:url|sitemap)[\s>]"
    rb"|<(?:/\s*)?(?:[^\s<>/:]{1,64}+:)?(?:urlset|sitemapindex)[\s>]"
)
_HYPHENS: Final = re.compile(rb"-(?=-)")
_INSTRUCTION: Final = re.compile(rb"<\?(?P<target>" + NAME + rb")(?=[\s?])")
_INSTRUCTION_ENDS: Final = re.compile(rb"[^<>]*+(?P<end>>)")
_ELEMENT: Final = re.compile(rb"<(?P<name>" + NAME + rb")[^<>]*+>")
_LOOK_BYTES: Final = 4_096

_HYPHENS_INSIDE: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "“--” is not allowed inside a comment."),
    QT_TRANSLATE_NOOP("core", "Write “- -”."),
    Sureness.LIKELY,
)
_OPEN_COMMENT: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "A comment is not closed before the next row."),
    QT_TRANSLATE_NOOP("core", "Insert “-->”."),
    Sureness.GUESS,
)
_OPEN_CDATA: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "A CDATA section is not closed before its element ends."),
    QT_TRANSLATE_NOOP("core", "Insert “]]>”."),
    Sureness.LIKELY,
)
_STRAY_CDATA: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "A CDATA section begins here and never ends."),
    QT_TRANSLATE_NOOP("core", "Remove its beginning."),
    Sureness.GUESS,
)
_OPEN_INSTRUCTION: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "A processing instruction does not end with “?>”."),
    QT_TRANSLATE_NOOP("core", "Insert “?”."),
    Sureness.LIKELY,
)
_CUT: Final = QT_TRANSLATE_NOOP("core", "Remove it.")
_STRAY_INSTRUCTION: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "This processing instruction is not allowed here: {excerpt}"),
    _CUT,
    Sureness.GUESS,
)
_STRAY_DECLARATION: Final = Note(
    "F02",
    QT_TRANSLATE_NOOP("core", "There is an XML declaration in the middle of the file."),
    _CUT,
    Sureness.GUESS,
)


class Opaque:
    """Finds the ends of what hides markup; each end is looked for once, however often asked."""

    def __init__(self, data: bytes, edits: Edits) -> None:
        self._data = data
        self._edits = edits
        self._ends: dict[bytes, int] = {}
        self._boundary = -1

    def comment(self, start: int) -> int:
        """Mend the comment at `start`; return where it ends."""
        data, body = self._data, start + 4
        end = self._next(b"-->", body)
        if end < len(data):
            nested = data.find(b"<!--", body, end)
            if nested < 0 or self._next_boundary(body) >= end:
                self._mend_hyphens(body, end)
                return end + 3
        boundary = self._next_boundary(body)
        if boundary == len(data):
            return end + 3 if end < len(data) else len(data)  # cut off: see structure
        while boundary > body and data[boundary - 1] in SPACE:
            boundary -= 1
        self._mend_hyphens(body, boundary)
        self._edits.add(data, boundary, boundary, b"-->", _OPEN_COMMENT)
        return boundary

    def _mend_hyphens(self, start: int, end: int) -> None:
        body = self._data[start:end]
        if b"--" not in body and not body.endswith(b"-"):
            return
        fixed = _HYPHENS.sub(b"- ", body)
        if fixed.endswith(b"-"):
            fixed += b" "
        first = body.find(b"--")
        first = len(body) - 1 if first < 0 else first
        self._edits.add(self._data, start + first, end, fixed[first:], _HYPHENS_INSIDE)

    def cdata(self, start: int) -> int:
        """Mend the CDATA section at `start`; return where it ends, or where it should have."""
        data, body = self._data, start + 9
        end = self._next(b"]]>", body)
        nested = data.find(b"<![CDATA[", body, end)
        limit = min(self._next_boundary(body), end if nested < 0 else nested)
        if limit == end < len(data):
            return end + 3
        name = self._element_before(start)
        closing = data.find(b"</" + name, body, limit) if name else -1
        if closing >= 0:
            self._edits.add(data, closing, closing, b"]]>", _OPEN_CDATA)
            return closing
        if (end < len(data) and nested < 0) or limit == len(data):
            return min(end + 3, len(data))  # rows as text; or cut off: see structure
        self._edits.add(data, start, body, b"", _STRAY_CDATA)
        return body

    def _element_before(self, position: int) -> bytes:
        """Return the name of the element that a CDATA section stands in."""
        data = self._data
        start = data.rfind(b"<", max(0, position - _LOOK_BYTES), position)
        match = _ELEMENT.match(data, start) if start >= 0 else None
        return match["name"] if match else b""

    def instruction(self, start: int) -> int | None:
        """Mend the processing instruction at `start`; return where it ends, None where it is text.

        A declaration of XML is one that stands in the wrong place.
        """
        data = self._data
        match = _INSTRUCTION.match(data, start)
        end = self._next(b"?>", start + 2)
        if end == len(data) or self._next_boundary(start) < end:
            plain = _INSTRUCTION_ENDS.match(data, start + 2)
            if plain is None:
                return len(data) if data.find(b"<", start + 1) < 0 else None
            if match is None or match["target"].lower() == b"xml":
                self._cut(start, plain.end(), is_declaration=match is not None)
            else:
                self._edits.add(
                    data, plain.start("end"), plain.start("end"), b"?", _OPEN_INSTRUCTION
                )
            return plain.end()
        if match is None or match["target"].lower() == b"xml":
            self._cut(start, end + 2, is_declaration=match is not None)
        return end + 2

    def _cut(self, start: int, end: int, *, is_declaration: bool) -> None:
        shown = excerpt(self._data, start, end)
        note = _STRAY_DECLARATION if is_declaration else filled(_STRAY_INSTRUCTION, excerpt=shown)
        self._edits.add(self._data, start, end, b"", note)

    def _next(self, token: bytes, start: int) -> int:
        """Return where `token` comes next, the end of the data where it does not."""
        known = self._ends.get(token, -1)
        if known < start:
            known = self._data.find(token, start)
            known = len(self._data) if known < 0 else known
            self._ends[token] = known
        return known

    def _next_boundary(self, start: int) -> int:
        if self._boundary < start:
            match = _BOUNDARY.search(self._data, start)
            self._boundary = match.start() if match else len(self._data)
        return self._boundary
