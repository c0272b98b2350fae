"""Edits of bytes: what each replaces and why, carried out together or one set after another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from sitemap_editor.core.errors import Argument

_EXCERPT_BYTES: Final = 120
_SHOWN_BYTES: Final = 200
_MANY: Final = 250_000
_BLOCK_BYTES: Final = 1_024


class Sureness(Enum):
    """How sure a proposal is."""

    CERTAIN = "certain"
    """Only one thing can have been meant."""
    LIKELY = "likely"
    """Meant so in nearly every file."""
    GUESS = "guess"
    """Something is lost or invented."""


@dataclass(frozen=True, slots=True, eq=False)
class Note:
    """Why an edit is proposed; many edits share one. See `filled` for those with arguments."""

    code: str
    text: str
    proposal: str
    sureness: Sureness
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    lost_rows: int = 0


@lru_cache(maxsize=4_096)  # many edits share a note
def filled(note: Note, lost_rows: int = 0, **arguments: Argument | bytes) -> Note:
    """Return a note with its arguments; bytes of the file are shown as text, the first of them."""
    shown = {
        name: each[:_SHOWN_BYTES].decode("utf-8", "replace").strip()
        if isinstance(each, bytes)
        else each
        for name, each in arguments.items()
    }
    return replace(note, arguments=shown, lost_rows=lost_rows)


class Edit(NamedTuple):
    """The bytes from `start` to `end` give way to `replacement`."""

    start: int
    end: int
    replacement: bytes
    note: Note


class Edits:
    """Collects edits; past a great many, those close together become one, to spare memory."""

    def __init__(self) -> None:
        self.found: list[Edit] = []

    def add(self, data: bytes, start: int, end: int, replacement: bytes, note: Note) -> None:
        """Add an edit of `data`."""
        if len(self.found) >= _MANY:
            last = self.found[-1]
            if last.end <= start and end - last.start <= _BLOCK_BYTES:
                replacement = last.replacement + data[last.end : start] + replacement
                self.found[-1] = Edit(last.start, end, replacement, last.note)
                return
        self.found.append(Edit(start, end, replacement, note))


def applied(data: bytes, edits: Iterable[tuple[int, int, bytes]]) -> bytes:
    """Return `data` with (start, end, replacement) carried out; they ascend, never overlapping."""
    view, pieces, end = memoryview(data), list[bytes | memoryview](), 0
    for start, next_end, replacement in edits:
        pieces.append(view[end:start])
        pieces.append(replacement)
        end = next_end
    if not pieces:
        return data
    pieces.append(view[end:])
    return b"".join(pieces)


def untangled(edits: Iterable[Edit]) -> list[Edit]:
    """Return edits of one state of the bytes in order, without those that reach into another.

    Of two at one place the longer one stays; what is only inserted there comes before it.
    """
    kept: list[Edit] = []
    reached = 0
    longest_first = sorted(edits, key=itemgetter(1), reverse=True)
    for edit in sorted(longest_first, key=itemgetter(0)):
        if edit.start >= reached:
            kept.append(edit)
            reached = edit.end
        elif edit.end == edit.start == kept[-1].start:
            kept.insert(-1, edit)
    return kept


def composed(first: Sequence[Edit], second: Sequence[Edit]) -> list[Edit]:
    """Return one list that does what `first` and then `second` do.

    The offsets of `second` are those in the bytes after `first`; the result speaks of the bytes
    before it. An edit of the first list that one of the second reaches into becomes part of it.
    """
    if not first or not second:
        return list(first or second)
    result: list[Edit] = []
    drift = 0  # how far the bytes after `first` are ahead of those before it
    tail_end = -1  # where what is left of a replacement ends, behind an edit inside it
    position = 0
    for edit in second:
        before = after = b""
        if edit.start < tail_end:  # one more edit inside the same replacement
            last = result.pop()
            kept = len(last.replacement) - (tail_end - edit.start)
            before = last.replacement[:kept]
            after = last.replacement[kept + edit.end - edit.start :]
            start, end = last.start, max(last.end, edit.end - drift)
        else:
            while position < len(first) and _new_end(first[position], drift) <= edit.start:
                result.append(first[position])
                drift += _growth(first[position])
                position += 1
            start, end = edit.start - drift, edit.end - drift
            if position < len(first) and first[position].start < start:
                before = first[position].replacement[: start - first[position].start]
                start = first[position].start
        while position < len(first) and first[position].start + drift < edit.end:
            swallowed = first[position]
            after = swallowed.replacement[edit.end - swallowed.start - drift :]
            drift += _growth(swallowed)
            end = max(edit.end - drift, swallowed.end)
            position += 1
        result.append(Edit(start, end, before + edit.replacement + after, edit.note))
        tail_end = edit.end + len(after) if after else -1
    result.extend(first[position:])
    return result


def _growth(edit: Edit) -> int:
    return len(edit.replacement) - (edit.end - edit.start)


def _new_end(edit: Edit, drift: int) -> int:
    return edit.start + drift + len(edit.replacement)


def excerpt(data: bytes, start: int, end: int) -> str:
    """Return the bytes as text on one line, shortened, to show what an edit takes out."""
    shown = data[start : min(end, start + _EXCERPT_BYTES)].decode("utf-8", "replace")
    text = " ".join("".join(c if c.isprintable() else " " for c in shown).split())
    return text + "…" if end - start > _EXCERPT_BYTES else text
