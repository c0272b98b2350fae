"""What a repair changes, as text: the lines around it before and after, with what differs."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from sitemap_editor.core.files.repair.plan import Repair, RepairPlan

_LINES: Final = 3
_BYTES: Final = 700  # before and behind a repair, where lines are long
_LONGEST: Final = 1_200  # more of what a repair takes out is left out in the middle
_ELLIPSIS: Final = "…"
_LINE_END: Final = "↵\n"


def _visible() -> dict[int, str]:
    """Return what stands for characters that cannot be seen, and for bytes that are none."""
    table = {code: chr(0x2400 + code) for code in range(0x20)}
    table[ord("\n")] = "\n"
    table[ord("\t")] = "\t"
    table[0x7F] = "\u2421"
    table.update({code: f"\\u{code:04X}" for code in range(0x80, 0xA0)})
    others = (
        0xA0,
        0xAD,
        0x180E,
        *range(0x200B, 0x2010),
        *range(0x2028, 0x202F),
        *range(0x2060, 0x2070),
    )
    table.update({code: f"\\u{code:04X}" for code in (*others, 0xFEFF, 0xFFFE, 0xFFFF)})
    table.update({0xDC00 + byte: f"\\x{byte:02X}" for byte in range(0x80, 0x100)})
    return table


_VISIBLE: Final = _visible()
_IN_MARKS: Final = {ord("\n"): _LINE_END, ord("\t"): "→\t", ord(" "): "·"}


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A few lines of a file."""

    text: str
    first_line: int
    marked: tuple[int, int]
    """Where what is replaced, or stands in its place, begins, and how many characters it has."""


@dataclass(frozen=True, slots=True)
class Preview:
    """A repair before and after; `line` is where it begins."""

    before: Excerpt
    after: Excerpt
    line: int


def preview(plan: RepairPlan, number: int, states: bytes) -> Preview:
    """Return what repair `number` does, beside those others that are accepted."""
    data, repairs = plan.data, plan.repairs
    repair = repairs[number]
    start, end = repair.start, repair.start + repair.length
    low, high = _low(data, start), _high(data, end)
    first = bisect_left(repairs, low, key=attrgetter("start"))
    last = bisect_left(repairs, high, key=attrgetter("start"))
    earlier = [repairs[n] for n in range(first, number) if states[n]]
    later = [repairs[n] for n in range(number + 1, last) if states[n]]
    first_line = repair.line - _line_ends(data[low:start])
    before = _excerpt(
        (data[low:start], data[start:end], data[end:high]), first_line, low > 0, high < len(data)
    )
    pieces = (_fixed(data, low, start, earlier), repair.replacement, _fixed(data, end, high, later))
    after = _excerpt(pieces, first_line, low > 0, high < len(data))
    return Preview(before, after, repair.line)


def visible(data: bytes) -> str:
    """Return bytes as text in which nothing is invisible."""
    text = data.decode("utf-8", "surrogateescape")
    return text.replace("\r\n", "\n").translate(_VISIBLE)


def _excerpt(
    pieces: tuple[bytes, bytes, bytes], first_line: int, is_cut_before: bool, is_cut_behind: bool
) -> Excerpt:
    before, middle, behind = pieces
    lead = visible(before)
    if is_cut_before and not before.startswith(b"\n"):
        lead = _ELLIPSIS + lead
    shown = _marked(middle)
    tail = visible(behind)
    if is_cut_behind and not behind.endswith(b"\n"):
        tail += _ELLIPSIS
    if lead.startswith("\n"):
        lead, first_line = lead[1:], first_line + 1
    text = lead + shown + tail.removesuffix("\n")
    return Excerpt(text, first_line, (_units(lead), _units(shown)))


def _units(text: str) -> int:
    """Return the length as Qt counts: characters beyond 16 bits are two."""
    return len(text) + sum(character > "\uffff" for character in text)


def _marked(data: bytes) -> str:
    """Return changed bytes as text; white space is shown where there is nothing else."""
    half = _LONGEST // 2
    if len(data) > _LONGEST:
        return f"{_marked(data[:half])} {_ELLIPSIS} {_marked(data[-half:])}"
    text = visible(data)
    is_blank = not text.strip()
    return text.translate(_IN_MARKS) if is_blank else text.replace("\n", _LINE_END)


def _fixed(data: bytes, start: int, end: int, repairs: Sequence[Repair]) -> bytes:
    """Return a part of the data with repairs made that lie within."""
    pieces: list[bytes] = []
    for repair in repairs:
        stop = repair.start + repair.length
        if repair.start >= start and stop <= end:
            pieces += (data[start : repair.start], repair.replacement)
            start = stop
    pieces.append(data[start:end])
    return b"".join(pieces)


def _line_ends(data: bytes) -> int:
    return data.count(b"\n") + data.count(b"\r") - data.count(b"\r\n")


def _low(data: bytes, start: int) -> int:
    """Return where the excerpt begins: some lines before, or within a long line."""
    lowest = max(0, start - _BYTES)
    low = start
    for _ in range(_LINES):
        found = data.rfind(b"\n", lowest, low)
        if found < 0:
            low = lowest
            break
        low = found
    while 0 < low < start and data[low] & 0xC0 == 0x80:  # not within a character
        low += 1
    return low


def _high(data: bytes, end: int) -> int:
    highest = min(len(data), end + _BYTES)
    high = end
    for _ in range(_LINES):
        found = data.find(b"\n", high, highest)
        if found < 0:
            high = highest
            break
        high = found + 1
    while end < high < len(data) and data[high] & 0xC0 == 0x80:
        high -= 1
    return high
