"""Long texts in parts of whole lines: as one, a text would be laid out while nothing else goes on.

Python holds its lock while it fills new memory with a text: a third of a second for 100 MB.
"""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Iterator
from itertools import chain
from typing import Final

from sitemap_editor.core.files.encodings import UTF8_BOM

_BYTES_AT_ONCE: Final = 1 << 18
_CHARACTERS_AT_ONCE: Final = 1 << 18


class LongText:
    """A text that keeps its line ends; each of its parts ends where a line does, with LF."""

    def __init__(self, parts: Iterator[str]) -> None:
        self.parts = tuple(filter(None, parts))
        self._length = sum(map(len, self.parts))

    @classmethod
    def of(cls, text: str) -> LongText:
        """Take apart a text that is there as a whole."""
        starts = range(0, len(text), _CHARACTERS_AT_ONCE)
        return cls(_whole_lines(text[at : at + _CHARACTERS_AT_ONCE] for at in starts))

    def __len__(self) -> int:
        return self._length

    def __str__(self) -> str:
        return "".join(self.parts)

    def __contains__(self, character: str) -> bool:
        return any(character in part for part in self.parts)

    def count(self, character: str) -> int:
        """Return how often a character occurs."""
        return sum(part.count(character) for part in self.parts)

    def has(self, pattern: re.Pattern[str]) -> bool:
        """Tell whether a pattern that matches within lines is found."""
        return any(map(pattern.search, self.parts))

    def start(self, count: int) -> str:
        """Return so many characters, or all where there are fewer."""
        found = ""
        for part in self.parts:
            if len(found) >= count:
                break
            found += part[: count - len(found)]
        return found

    def behind(self, start: str) -> LongText:
        """Return the text without the start of its first part."""
        first = self.parts[0].removeprefix(start) if self.parts else ""
        return LongText(chain((first,), self.parts[1:]))

    def lines(self) -> Iterator[str]:
        """Yield lines with their ends; a lone CR is one, too."""
        return chain.from_iterable(io.StringIO(part, newline="") for part in self.parts)


def decoded(data: bytes) -> tuple[LongText, str]:
    """Return the text of a file and the name of its encoding: by its mark, else as it fits."""
    if data.startswith(UTF8_BOM):
        return _decoded(data, "utf-8", "replace", len(UTF8_BOM)), "UTF-8"
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _decoded(data, "utf-16", "replace"), "UTF-16"
    try:
        return _decoded(data, "utf-8", "strict"), "UTF-8"
    except UnicodeDecodeError:
        return _decoded(data, "cp1252", "replace"), "windows-1252"


def _decoded(data: bytes, encoding: str, errors: str, start: int = 0) -> LongText:
    decode = codecs.getincrementaldecoder(encoding)(errors).decode
    steps = range(start, len(data), _BYTES_AT_ONCE)

    def pieces() -> Iterator[str]:
        for at in steps:
            yield decode(data[at : at + _BYTES_AT_ONCE])
        yield decode(b"", True)

    return LongText(_whole_lines(pieces()))


def _whole_lines(pieces: Iterator[str]) -> Iterator[str]:
    """Yield texts that end with LF, but perhaps for the last; one is as long as its line."""
    begun: list[str] = []
    for piece in pieces:
        end = piece.rfind("\n") + 1
        if end:
            yield "".join([*begun, piece[:end]])
            begun = []
        begun.append(piece[end:])
    yield "".join(begun)
