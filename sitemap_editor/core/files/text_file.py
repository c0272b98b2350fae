"""A file as text to be edited by hand, and back: decoded, its line ends kept, cut if too large."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.lines import Lines, offset_of
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotWellFormed, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.encodings import decoded_as_windows
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.recognition.formats import instead_of_xml

EDITABLE_BYTES: Final = 16 << 20
CHECKED_AS_TYPED_BYTES: Final = 2 << 20
_EDITABLE_LINE: Final = 1 << 20  # a longer line takes a text view seconds to lay out
_AROUND_LINES: Final = 2_000
_AROUND_BYTES: Final = 400_000
_LINE_END: Final = re.compile(r"\r\n|[\r\n\u2029]")
_MARK_OF_ORDER: Final = "\ufeff"
_HEAD_CHARACTERS: Final = 1 << 16  # as far as a repair looks for a declaration behind junk
_DECLARATION: Final = re.compile(r"<\?xml\s")
_DECLARED: Final = re.compile(r"""<\?xml\s[^>]*?encoding\s*=\s*["']?(?P<name>[A-Za-z0-9._:-]+)""")


@dataclass(frozen=True, slots=True)
class TextFile:
    """Text of the file at `path`."""

    path: Path
    text: str
    """With the line ends of the file."""
    encoding: str
    """The encoding it was read in: UTF-8, or another where the bytes are not UTF-8."""
    is_compressed: bool
    stamp: Stamp | None
    error: SitemapError | None
    """What keeps it from being opened."""
    error_at: tuple[int, int] | None
    """Line and column of the error, as `text` and `first_line` count."""
    first_line: int = 1
    is_excerpt: bool = False
    """True where `text` is only what stands around the error."""


def text_file(
    path: Path, data: bytes, error: SitemapError | None, *, is_compressed: bool, stamp: Stamp | None
) -> TextFile:
    """Return the text of `data`, or what stands around the error where it is too large."""
    place = None
    if error is not None and error.line is not None:
        place = (error.line, error.column or 1)
    first, end, first_line = 0, len(data), 1
    is_excerpt = len(data) > EDITABLE_BYTES or _has_long_line(data)
    if is_excerpt:
        line, column = place or (1, 1)
        middle = offset_of(data, line, column)
        first, end = _around(data, middle)
        first_line, hidden = Lines(data).place(first)
        if first_line == line:
            place = place and (line, max(1, column - hidden + 1))
    text, encoding = _decoded(data[first:end])
    return TextFile(
        path, text, encoding, is_compressed, stamp, error, place, first_line, is_excerpt
    )


def _decoded(data: bytes) -> tuple[str, str]:
    try:
        return data.decode("utf-8"), "UTF-8"
    except UnicodeDecodeError:
        return decoded_as_windows(data)


@dataclass(frozen=True, slots=True)
class Encoded:
    """A text in UTF-8 that says so: read again, it is the same text."""

    data: bytes
    declared: str = ""
    """What the declaration of the text names, where that of `data` names UTF-8 in its place."""
    declared_at: tuple[int, int] = (0, 0)
    """Line and column of that name."""

    @property
    def size_bytes(self) -> int:
        """How many bytes are saved, uncompressed."""
        return len(self.data)

    def pieces(self) -> Iterator[bytes]:
        """Yield what is saved, uncompressed."""
        yield self.data

    def in_text(self, line: int, column: int) -> tuple[int, int]:
        """Return where a place of `data` stands in the text."""
        first, start = self.declared_at
        is_behind = self.declared and line == first and column > start
        return line, column + (len(self.declared) - len("UTF-8") if is_behind else 0)


def encoded(text: str) -> Encoded:
    """Encode a text; its declaration says UTF-8 where another name would have it misread."""
    found = None
    if not text.removeprefix(_MARK_OF_ORDER).isascii():
        begin = _DECLARATION.search(text, 0, _HEAD_CHARACTERS)
        found = _DECLARED.match(text, begin.start()) if begin else None
    if found is None or found["name"].upper() in ("UTF-8", "UTF8"):
        return Encoded(text.encode())
    start, end = found.span("name")
    lines = _LINE_END.split(text[:start])
    data = (text[:start] + "UTF-8" + text[end:]).encode()
    return Encoded(data, found["name"], (len(lines), len(lines[-1]) + 1))


def document_of(encoded_text: Encoded, name: str = "") -> Document:
    """Read a text, of a file of this name, as a sitemap.

    Raises: as `Document.open`; NotWellFormed (F03) where it would be read in another encoding.
    """
    try:
        document = Document.from_bytes(encoded_text.data, name=name)
    except NotWellFormed as error:
        raise instead_of_xml(encoded_text.data) or error from None
    if document.form.was_converted:
        text = QT_TRANSLATE_NOOP(
            "core", "The file declares the encoding “{name}”, but it is UTF-8."
        )
        raise NotWellFormed("F03", text, {"name": document.form.encoding}, line=1, column=1)
    return document


def _has_long_line(data: bytes) -> bool:
    if len(data) <= _EDITABLE_LINE:
        return False
    start = 0
    while start + _EDITABLE_LINE < len(data):
        end = data.rfind(b"\n", start, start + _EDITABLE_LINE)
        if end < 0:
            return True
        start = end + 1
    return False


def _around(data: bytes, middle: int) -> tuple[int, int]:
    """Return where an excerpt begins and ends: whole lines, unless these are very long."""
    first, end = middle, middle
    lowest, highest = max(0, middle - _AROUND_BYTES), min(len(data), middle + _AROUND_BYTES)
    for _ in range(_AROUND_LINES):
        first = data.rfind(b"\n", lowest, max(lowest, first - 1)) + 1 or lowest
        end = data.find(b"\n", end, highest) + 1 or highest
    while 0 < first < middle and data[first] & 0xC0 == 0x80:  # not within a character
        first += 1
    while middle < end < len(data) and data[end] & 0xC0 == 0x80:
        end -= 1
    return first, end


class LineEnds:
    """The line ends of a text, to be put back after the text went through a view that has its own.

    `by_line` has the number of each line's end where a text mixes them; nothing where it does not.
    """

    KINDS: Final = ("\n", "\r\n", "\r", "\u2029")

    def __init__(self, text: str) -> None:
        found = _LINE_END.findall(text)
        counted = Counter(found)
        self.usual = counted.most_common(1)[0][0] if counted else "\n"
        self.by_line: list[int] = []
        if len(counted) > 1:
            self.by_line = [self.KINDS.index(end) for end in found]

    @staticmethod
    def unified(text: str) -> str:
        """Return the text with LF alone."""
        return _LINE_END.sub("\n", text)

    def joined(self, lines: Sequence[str], kinds: Sequence[int]) -> str:
        """Join lines by the ends that they had; a new line, whose kind is -1, by the usual one."""
        if not kinds:
            return self.usual.join(lines)
        ends = [self.KINDS[kind] if kind >= 0 else self.usual for kind in kinds]
        ends[-1] = ""
        return "".join(line + end for line, end in zip(lines, ends, strict=True))
