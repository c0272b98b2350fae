"""Marks of a merge in a sitemap: where both sides stand, and what each choice comes to.

Source: git-merge, "How conflicts are presented"; seven signs at the beginning of a line, with
"|||||||" before what both sides come from in the style "diff3".
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, MergeConflict
from sitemap_editor.core.files.recognition.first_look import (
    CLOSING,
    OPENING,
    may_be_conflict,
)

CONFLICT: Final = "conflict"
"""The code of the error, and of what a choice repairs."""
_MARK: Final = re.compile(
    rb"^(?:\xef\xbb\xbf)?(?P<mark><{7}|\|{7}|={7}|>{7})"
    rb"(?:[ \t](?P<label>[^\r\n]*+))?(?:\r\n|\r|\n|\Z)",
    re.MULTILINE,
)
_OPAQUE: Final = re.compile(rb"<!(?:--|\[CDATA\[)")
_OPAQUE_ENDS: Final = {b"<!--": b"-->", b"<![CDATA[": b"]]>"}
_ROW_TAG: Final = re.compile(rb"<(?P<slash>/?)(?:[\w.-]+:)?(?:url|sitemap)(?:\s[^<>]*)?(?<!/)>")
_LINE: Final = re.compile(rb"[^\r\n]*+(?:\r\n|\r|\n|\Z)")


class Side(Enum):
    """Which rows stay where a merge left both."""

    OURS = "ours"
    THEIRS = "theirs"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Hunk:
    """One place where both sides stand; its spans are those of bytes, marks left out."""

    start: int
    end: int
    ours: tuple[int, int]
    theirs: tuple[int, int]
    ours_label: str
    theirs_label: str


@dataclass(frozen=True, slots=True)
class Conflict:
    """All marks of a file; `fault_line` is where they stop to fit together, 0 where they do."""

    hunks: tuple[Hunk, ...]
    line: int
    fault_line: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """What one side comes to: how many rows there are then, and how many of the other are gone."""

    side: Side
    rows: int
    dropped_rows: int
    label: str
    """What the marks call the side, such as a branch; nothing for both."""


def find_conflict(data: bytes, *, is_text: bool) -> Conflict | None:
    """Return the marks of a merge in bytes of UTF-8.

    Not those within comments of XML that has none elsewhere: somebody wrote about them.
    """
    if not may_be_conflict(data, is_text=is_text):
        return None
    marks = list(_MARK.finditer(data))
    kinds = {mark["mark"] for mark in marks}
    if OPENING not in kinds and (is_text or CLOSING not in kinds):
        return None
    if not is_text and not _stands_outside(data):
        return None
    return _paired(data, marks)


def _stands_outside(data: bytes) -> bool:
    """Tell whether a mark stands elsewhere than in comments and CDATA."""
    position = 0
    for mark in _MARK.finditer(data):
        if mark["mark"] not in (OPENING, CLOSING) or mark.start() < position:
            continue
        while (opaque := _OPAQUE.search(data, position, mark.start())) is not None:
            end = data.find(_OPAQUE_ENDS[opaque[0]], opaque.end())
            position = len(data) if end < 0 else end
        if mark.start() >= position:
            return True
    return False


def _paired(data: bytes, marks: list[re.Match[bytes]]) -> Conflict:
    """Return each place with its sides, or the line of the first mark that fits nothing."""
    hunks: list[Hunk] = []
    held: list[re.Match[bytes]] = []
    enclosing = (OPENING, CLOSING)
    first = next(number for number, mark in enumerate(marks) if mark["mark"] in enclosing)
    marks = marks[first:]
    for mark in marks:
        kind = mark["mark"]
        if not held and kind not in enclosing:
            continue  # a ruler, in a comment or a text
        if not _may_follow([each["mark"] for each in held], kind):
            return Conflict(tuple(hunks), _line(data, marks[0]), _line(data, mark))
        held.append(mark)
        if kind == CLOSING:
            hunks.append(_hunk(data, held))
            held = []
    fault = _line(data, held[0]) if held else 0
    return Conflict(tuple(hunks), _line(data, marks[0]), fault)


def _may_follow(held: list[bytes], kind: bytes) -> bool:
    if kind == OPENING:
        return not held
    if kind == b"|||||||":
        return held == [OPENING]
    if kind == b"=======":
        return b"=======" not in held
    return b"=======" in held


def _hunk(data: bytes, marks: list[re.Match[bytes]]) -> Hunk:
    opening, middle, closing = marks[0], marks[-2], marks[-1]
    return Hunk(
        opening.start("mark"),  # behind a byte order mark
        closing.end(),
        (opening.end(), marks[1].start()),
        (middle.end(), closing.start()),
        _label(opening),
        _label(closing),
    )


def _line(data: bytes, mark: re.Match[bytes]) -> int:
    return data.count(b"\n", 0, mark.start()) + 1


def _label(mark: re.Match[bytes]) -> str:
    return (mark["label"] or b"").decode("utf-8", "replace").strip()


def refusal(conflict: Conflict, *, can_choose: bool = True) -> MergeConflict:
    """Return the error that says what stands in a file and what can be done."""
    if not conflict.fault_line:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This file contains a merge conflict: both versions are in it, first at line {line}. "
            "Conflicts: {count}. Choose one version, or both.",
        )
        arguments: dict[str, str | int] = {"line": conflict.line, "count": len(conflict.hunks)}
        error = MergeConflict(CONFLICT, text, arguments, line=conflict.line, column=1)
        error.can_choose = can_choose
        return error
    text = QT_TRANSLATE_NOOP(
        "core",
        "This file contains a merge conflict with mismatched markers, first at line {line}. Edit "
        "the file as text.",
    )
    error = MergeConflict(
        CONFLICT, text, {"line": conflict.fault_line}, line=conflict.fault_line, column=1
    )
    error.can_choose = False
    return error


# What a choice comes to


def replacements(
    data: bytes, conflict: Conflict, side: Side, *, is_text: bool
) -> list[tuple[int, int, bytes]]:
    """Return where something begins and ends, and what comes in its place, in order.

    Both sides: ours, then those rows of theirs that ours has nowhere in the file, byte for byte but
    for white space around them. Rows that lie in part within a place are taken whole; of what is
    no row, such as the root's tag, ours is kept.
    """
    if side is not Side.BOTH:
        return [(hunk.start, hunk.end, _of(data, hunk, side)) for hunk in conflict.hunks]
    known = set(_trimmed_rows(_resolved(data, conflict, Side.OURS), is_text=is_text))
    line_end = b"\r\n" if b"\r\n" in data else b"\n"
    found = []
    for start, end, hunks in _regions(data, conflict, is_text=is_text):
        ours, theirs = (_part(data, start, end, hunks, one) for one in (Side.OURS, Side.THEIRS))
        indent = _indent(data, start, line_end)
        found.append((start, end, _united(ours, theirs, known, indent, is_text=is_text)))
    return found


def choices(data: bytes, conflict: Conflict, *, is_text: bool) -> tuple[Choice, ...]:
    """Return what each side comes to."""
    ours, theirs = (
        _trimmed_rows(_resolved(data, conflict, side), is_text=is_text)
        for side in (Side.OURS, Side.THEIRS)
    )
    both, position = [], 0
    for start, end, united in replacements(data, conflict, Side.BOTH, is_text=is_text):
        both += [data[position:start], united]
        position = end
    in_both = len(_trimmed_rows(b"".join([*both, data[position:]]), is_text=is_text))
    first = conflict.hunks[0]
    return (
        Choice(Side.OURS, len(ours), _missing(theirs, ours), first.ours_label),
        Choice(Side.THEIRS, len(theirs), _missing(ours, theirs), first.theirs_label),
        Choice(Side.BOTH, in_both, 0, ""),
    )


def _missing(rows: list[bytes], there: list[bytes]) -> int:
    known = set(there)
    return sum(row not in known for row in rows)


def _of(data: bytes, hunk: Hunk, side: Side) -> bytes:
    start, end = hunk.ours if side is Side.OURS else hunk.theirs
    return data[start:end]


def _resolved(data: bytes, conflict: Conflict, side: Side) -> bytes:
    return _part(data, 0, len(data), conflict.hunks, side)


def _part(data: bytes, start: int, end: int, hunks: tuple[Hunk, ...], side: Side) -> bytes:
    pieces = []
    for hunk in hunks:
        pieces += [data[start : hunk.start], _of(data, hunk, side)]
        start = hunk.end
    return b"".join([*pieces, data[start:end]])


def _rows(data: bytes, *, is_text: bool) -> Iterator[tuple[int, int]]:
    """Yield where rows begin and end."""
    if is_text:
        yield from (match.span() for match in _LINE.finditer(data) if match[0].strip())
        return
    start = -1
    for tag in _ROW_TAG.finditer(data):
        if not tag["slash"]:
            start = tag.start()
        elif start >= 0:
            yield start, tag.end()
            start = -1


def _trimmed_rows(data: bytes, *, is_text: bool) -> list[bytes]:
    return [data[start:end].strip() for start, end in _rows(data, is_text=is_text)]


def _united(
    ours: bytes, theirs: bytes, known: set[bytes], indent: bytes, *, is_text: bool
) -> bytes:
    """Return ours with those rows of theirs behind its last one that are not `known` yet."""
    more, before = [], 0
    for start, end in _rows(theirs, is_text=is_text):
        if (row := theirs[start:end].strip()) not in known:
            known.add(row)
            lead = theirs[before:start]  # the white space and the comments before it
            if not is_text and b"\n" not in lead:
                lead = indent + lead.lstrip()
            more += [lead, theirs[start:end]]
        before = end
    place = max((end for _, end in _rows(ours, is_text=is_text)), default=0)
    rest = theirs[before:] if more and not place else b""  # nothing but theirs has rows here
    return ours[:place] + b"".join(more) + rest + ours[place:]


def _indent(data: bytes, start: int, line_end: bytes) -> bytes:
    """Return the line end and the blanks that a row at `start` has before it."""
    row = _ROW_TAG.search(data, start)
    place = row.start() if row else start
    blanks = data[data.rfind(b"\n", 0, place) + 1 : place]
    return line_end + (b"" if blanks.strip() else blanks)


def _regions(
    data: bytes, conflict: Conflict, *, is_text: bool
) -> Iterator[tuple[int, int, tuple[Hunk, ...]]]:
    """Yield where places begin and end once they are grown to whole rows, and what they hold."""
    held: list[Hunk] = []
    start = position = 0  # of the region, and how far the rows are known
    open_on = {Side.OURS: False, Side.THEIRS: False}
    for number, hunk in enumerate(conflict.hunks):
        if not held:
            start = hunk.start
            before = None if is_text else _last_tag(data, position, start)
            if before is not None and not before["slash"]:
                start = before.start()
                open_on = dict.fromkeys(open_on, True)
        held.append(hunk)
        end = hunk.end
        if not is_text:
            _note_open(data, hunk, open_on)
            is_last = number + 1 == len(conflict.hunks)
            following = len(data) if is_last else conflict.hunks[number + 1].start
            if any(open_on.values()):
                closing = _closing_tag(data, end, following)
                if closing is None and not is_last:
                    continue
                end = closing or end
        yield start, end, tuple(held)
        held, position = [], end
        open_on = dict.fromkeys(open_on, False)


def _note_open(data: bytes, hunk: Hunk, open_on: dict[Side, bool]) -> None:
    """Note on which sides a row is open behind a place."""
    for side in open_on:
        tag = _last_tag(data, *(hunk.ours if side is Side.OURS else hunk.theirs))
        if tag is not None:
            open_on[side] = not tag["slash"]


def _last_tag(data: bytes, start: int, end: int) -> re.Match[bytes] | None:
    tags = deque(_ROW_TAG.finditer(data, start, end), maxlen=1)
    return tags[0] if tags else None


def _closing_tag(data: bytes, start: int, end: int) -> int | None:
    """Return where the first closing tag of a row ends."""
    tags = _ROW_TAG.finditer(data, start, end)
    return next((tag.end() for tag in tags if tag["slash"]), None)
