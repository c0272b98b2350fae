"""Two texts beside each other with what differs marked, for previews."""

from __future__ import annotations

from html import escape
from typing import Final

from sitemap_editor.core.readable import one_line

_AROUND: Final = 40
_LONGEST: Final = 400


def differing(before: str, after: str) -> tuple[int, int, int]:
    """Return where the difference begins, and where it ends in each text."""
    start = _same(before, after)
    end = _same(before[start:][::-1], after[start:][::-1])
    return start, len(before) - end, len(after) - end


def _same(one: str, other: str) -> int:
    """Return how many characters two texts begin with in common."""
    count = min(len(one), len(other))
    return next((at for at in range(count) if one[at] != other[at]), count)


def excerpts(before: str, after: str, around: int = _AROUND) -> tuple[str, str]:
    """Return the parts of two texts that differ, with some text around them."""
    start, before_end, after_end = differing(before, after)
    first = max(0, start - around)
    return (
        _cut(before, first, before_end + around),
        _cut(after, first, after_end + around),
    )


def _cut(text: str, first: int, last: int) -> str:
    shown = text[first : min(last, first + _LONGEST)]
    ends = first + len(shown) < len(text)
    return " ".join(("…" * (first > 0) + shown + "…" * ends).split())


def difference(
    before: str | None, after: str | None, longest: int = _LONGEST, around: int = _AROUND
) -> tuple[str, str]:
    """Return both texts as rich text, what differs in bold; an absent one is a dash.

    Of what differs, the beginning and the end are shown: about `longest` characters, with some
    `around` it.
    """
    if before is None or after is None:
        shown = (before, after)
        one, other = ("—" if text is None else _spaced(text[:longest]) for text in shown)
        return one, other
    start, before_end, after_end = differing(before, after)
    return (
        _marked(before, start, before_end, longest, around),
        _marked(after, start, after_end, longest, around),
    )


def _marked(text: str, start: int, end: int, longest: int, around: int) -> str:
    first, last = max(0, start - around), min(len(text), end + around)
    middle = text[start:end]
    if len(middle) > longest:
        at_end = longest // 4
        middle = f"{middle[: longest - at_end]} … {middle[-at_end:]}"
    lead = "…" if first else ""
    tail = "…" if last < len(text) else ""
    return (
        f"{lead}{_spaced(text[first:start])}<b><u>{_spaced(middle)}</u></b>"
        f"{_spaced(text[end:last])}{tail}"
    )


def _spaced(text: str) -> str:
    return escape(one_line(text))
