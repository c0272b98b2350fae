"""Pairs pages that were removed with pages that were added: most likely the same page, moved.

Each sort of evidence counts only where it names one page on either side: among many with the same
last segment nobody can know. The surest sort goes first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, no_progress
from sitemap_editor.core.operations.comparing.sides import Side
from sitemap_editor.core.operations.comparing.site import SiteComparison
from sitemap_editor.core.protocol.urls import split_url

_NEWS_TITLE: Final = re.compile(rb"<[^<>/:]*:?title>[ \t\r\n]*([^<]+?)[ \t\r\n]*</")
_WORD: Final = re.compile(r"[^\W_]+")
_NUMBER: Final = re.compile(r"\d{4,}")
_ENDING: Final = re.compile(r"\.(?:html?|php|aspx?|jsp)\Z", re.IGNORECASE)
_NAMELESS: Final = frozenset(("index", "default", "home"))
_FEWEST_WORDS: Final = 2


class Evidence(Enum):
    """Why two pages are taken for one; the value is how sure that is, of 1."""

    SAME_CONTENT = 0.97
    SAME_PATH = 0.95
    SAME_TITLE = 0.9
    SAME_NAME = 0.85
    SAME_WORDS = 0.75
    SAME_NUMBER = 0.6


EVIDENCE_TEXTS: Final = {
    Evidence.SAME_CONTENT: QT_TRANSLATE_NOOP("core", "same content when it was checked last"),
    Evidence.SAME_PATH: QT_TRANSLATE_NOOP("core", "same path and query"),
    Evidence.SAME_TITLE: QT_TRANSLATE_NOOP("core", "same title"),
    Evidence.SAME_NAME: QT_TRANSLATE_NOOP("core", "same last part of the path"),
    Evidence.SAME_WORDS: QT_TRANSLATE_NOOP("core", "same words in the last part of the path"),
    Evidence.SAME_NUMBER: QT_TRANSLATE_NOOP("core", "same number in the path"),
}


def _unknown(_url: str) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class MovedPage:
    """A row that was removed, one that was added, and why they may be one page."""

    before: int
    after: int
    evidence: Evidence


def moved_pages(
    comparison: SiteComparison,
    progress: Progress = no_progress,
    digest_of: Callable[[str], str] = _unknown,
) -> list[MovedPage]:
    """Return the pairs, in the order of the rows before; each row is in one pair at most.

    `digest_of` gives a hash of what a URL answered with, empty where nobody knows. Raises:
    Cancelled by way of `progress`.
    """
    old = _Pages(comparison.before, comparison.removed, digest_of)
    new = _Pages(comparison.after, comparison.added, digest_of)
    pairs: list[MovedPage] = []
    for number, (evidence, trait) in enumerate(_TRAITS):
        progress(number / len(_TRAITS))
        pairs += _paired(old, new, evidence, trait)
    progress(1.0)
    return sorted(pairs, key=lambda pair: pair.before)


class _Pages:
    """The rows of one side that have no partner yet."""

    def __init__(self, side: Side, rows: Iterable[int], digest_of: Callable[[str], str]) -> None:
        self.side = side
        self.digest_of = digest_of
        self.urls = {row: side.loc(row) for row in rows}

    def by(self, trait: Callable[[_Pages, int], str]) -> dict[str, int | None]:
        """Return the one row that has a trait; None where several have it."""
        found: dict[str, int | None] = {}
        for row in self.urls:
            if value := trait(self, row):
                found[value] = None if value in found else row
        return found


def _paired(
    old: _Pages, new: _Pages, evidence: Evidence, trait: Callable[[_Pages, int], str]
) -> list[MovedPage]:
    targets = new.by(trait)
    pairs = [
        MovedPage(row, target, evidence)
        for value, row in old.by(trait).items()
        if row is not None and (target := targets.get(value)) is not None
    ]
    for pair in pairs:
        del old.urls[pair.before], new.urls[pair.after]
    return pairs


def _content(pages: _Pages, row: int) -> str:
    return pages.digest_of(pages.urls[row])


def _path(pages: _Pages, row: int) -> str:
    parts = split_url(pages.urls[row])
    if parts is None:
        return ""
    path = f"{parts.path.rstrip('/')}{parts.query}"
    return path if any(map(str.isalnum, path)) else ""


def _title(pages: _Pages, row: int) -> str:
    title = _NEWS_TITLE.search(pages.side.data(row))
    return "" if title is None else " ".join(title[1].decode("utf-8", "replace").split())


def _name(pages: _Pages, row: int) -> str:
    """Return the last part of the path without an ending, in small letters."""
    parts = split_url(pages.urls[row])
    if parts is None:
        return ""
    segments = [segment for segment in parts.path.split("/") if segment]
    while segments and (name := _ENDING.sub("", segments.pop()).lower()):
        if name not in _NAMELESS:
            return f"{name}{parts.query}"
    return ""


def _words(pages: _Pages, row: int) -> str:
    words: Sequence[str] = sorted(_WORD.findall(_name(pages, row)))
    return " ".join(words) if len(words) >= _FEWEST_WORDS else ""


def _number(pages: _Pages, row: int) -> str:
    parts = split_url(pages.urls[row])
    numbers = [] if parts is None else _NUMBER.findall(parts.path + parts.query)
    return numbers[0] if len(numbers) == 1 else ""


_TRAITS: Final = (
    (Evidence.SAME_CONTENT, _content),
    (Evidence.SAME_PATH, _path),
    (Evidence.SAME_TITLE, _title),
    (Evidence.SAME_NAME, _name),
    (Evidence.SAME_WORDS, _words),
    (Evidence.SAME_NUMBER, _number),
)
