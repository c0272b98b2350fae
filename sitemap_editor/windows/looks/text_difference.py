"""Texts beside each other with what differs marked, or cut where they do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from PySide6.QtGui import QFontMetrics

from sitemap_editor.core.readable import one_line

_AROUND: Final = 40
_LONGEST: Final = 400
_ELLIPSIS: Final = "…"


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


def url_within(
    url: str, site: str, width: int, metrics: QFontMetrics, elided: Callable[[str], str]
) -> tuple[str, int]:
    """Return a URL as there is room for it, and how much of that belongs to the site.

    The site that all share is the first to be left out; `elided` cuts what is still too long.
    """
    path = url[len(site) :]
    if not site or not url.startswith(site) or not path.startswith("/"):
        return elided(url), 0
    if metrics.horizontalAdvance(url) <= width:
        return url, len(site)
    for part in _ends_of(site):
        shown = _ELLIPSIS + part + path
        if metrics.horizontalAdvance(shown) <= width:
            return shown, len(shown) - len(path)
    return elided(_ELLIPSIS + path), len(_ELLIPSIS)


def _ends_of(site: str) -> Iterator[str]:
    """Yield what of a site can be left, longest first: whole names, two at least, or none.

    Cut anywhere else a dot would follow the ellipsis and be read as one of it.
    """
    labels = site.rpartition("/")[2].split(".")
    for first in range(max(1, len(labels) - 1)):
        yield ".".join(labels[first:])
    yield ""


def difference(before: str | None, after: str | None) -> tuple[str, str]:
    """Return both texts as rich text, what differs in bold; an absent one is a dash."""
    if before is None or after is None:
        shown = (before, after)
        one, other = ("—" if text is None else _spaced(text[:_LONGEST]) for text in shown)
        return one, other
    start, before_end, after_end = differing(before, after)
    return _marked(before, start, before_end), _marked(after, start, after_end)


def _marked(text: str, start: int, end: int) -> str:
    first, last = max(0, start - _AROUND), min(len(text), end + _AROUND)
    middle = text[start:end]
    if len(middle) > _LONGEST:
        middle = middle[:_LONGEST] + "…"
    lead = "…" if first else ""
    tail = "…" if last < len(text) else ""
    return (
        f"{lead}{_spaced(text[first:start])}<b><u>{_spaced(middle)}</u></b>"
        f"{_spaced(text[end:last])}{tail}"
    )


def _spaced(text: str) -> str:
    return escape(one_line(text))
