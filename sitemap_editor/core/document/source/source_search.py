"""Finds a text in a document as it is saved: over its bytes, a block at a time."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from sitemap_editor.core.document.source.source_lines import SourceLines
from sitemap_editor.core.errors import Progress, no_progress

MOST_HITS: Final = 1_000_000
"""More are not listed: nobody steps through them."""
_STEP: Final = 8


@dataclass(frozen=True, slots=True)
class SourceQuery:
    """A text as it is spelt in the file, `&amp;` for an ampersand; never an empty one."""

    text: str
    match_case: bool = False

    def pattern(self) -> re.Pattern[bytes]:
        """Return what finds it in bytes; letters beyond ASCII in either case, too."""
        if self.match_case:
            return re.compile(re.escape(self.text.encode("utf-8", "surrogatepass")))
        return re.compile(b"".join(map(_either_case, self.text)), re.IGNORECASE)

    @property
    def most_bytes(self) -> int:
        """How long a hit is at most."""
        return sum(max(map(len, _spellings(sign))) for sign in self.text)


@dataclass(slots=True)
class SourceHits:
    """Where a text begins in the bytes, ascending; `is_all` unless there are too many."""

    starts: array[int] = field(default_factory=lambda: array("q"))
    is_all: bool = True

    def __len__(self) -> int:
        return len(self.starts)

    def after(self, offset: int, *, back: bool = False) -> int | None:
        """Return the number of the hit behind an offset, or before it, going round at the end."""
        if not self.starts:
            return None
        at = bisect_left(self.starts, offset) - 1 if back else bisect_right(self.starts, offset)
        return at % len(self.starts)

    def number_at(self, offset: int) -> int | None:
        """Return which hit begins at an offset, from 0."""
        at = bisect_left(self.starts, offset)
        return at if at < len(self.starts) and self.starts[at] == offset else None


def search_source(
    lines: SourceLines, query: SourceQuery, progress: Progress = no_progress
) -> SourceHits:
    """Find every hit; none overlaps the one before it.

    Raises: Cancelled by way of `progress`, which is told of each half megabyte.
    """
    hits, pattern, overlap = SourceHits(), query.pattern(), query.most_bytes - 1
    needle = query.text.lower().encode() if query.text.isascii() else b""
    rest, behind = b"", 0
    for number, (begin, data) in enumerate(lines.stretches(0)):
        if not number % _STEP:
            progress(begin / max(1, lines.size_bytes))
        window, base = rest + data, begin - len(rest)
        may_be_there = needle in window.lower()  # a tenth of the time that the pattern takes
        for match in pattern.finditer(window) if may_be_there else ():
            if base + match.start() >= behind:
                hits.starts.append(base + match.start())
                behind = base + match.end()
        if len(hits) >= MOST_HITS:
            hits.is_all = False
            return hits
        kept = max(behind - base, len(window) - overlap, 0)
        rest = window[kept:]
    return hits


def hits_in(line: bytes, pattern: re.Pattern[bytes]) -> Iterator[tuple[int, int]]:
    """Yield where hits begin and end in a line that is looked at."""
    return (match.span() for match in pattern.finditer(line))


def _spellings(sign: str) -> set[bytes]:
    alike = {sign, *(each for each in (sign.lower(), sign.upper()) if len(each) == 1)}
    return {each.encode("utf-8", "surrogatepass") for each in alike}


def _either_case(sign: str) -> bytes:
    some = sorted(_spellings(sign))
    if len(some) == 1 or sign.isascii():
        return re.escape(sign.encode("utf-8", "surrogatepass"))
    return b"(?:" + b"|".join(map(re.escape, some)) + b")"
