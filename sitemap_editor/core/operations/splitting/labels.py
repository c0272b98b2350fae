"""What each row is called by its year, host or folder: a pass, quick where values are plain."""

from __future__ import annotations

import re
from array import array
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from typing import Final

from sitemap_editor.core.document.markup import decode_text
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.plain_rows import PlainRows
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.passes.executor import Executor, Part
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import LASTMOD, LOC

UNDATED: Final = "undated"
OTHER: Final = "other"
SOME_PAGE: Final = "page"
NO_FOLDER: Final = "?"  # stands in no path
LABELLED: Final = 0.9
"""How much of the work of grouping is done once the rows are labelled."""
_ROWS_AT_ONCE: Final = 1_024
# A time and zone that need no second look; dates before them repeat, times hardly do.
_YEAR_LENGTH: Final = len("2026")
_DAY_LENGTH: Final = len("2026-05-06")
_TIME_PATTERN: Final = (
    r"(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d))?"
)
_TIME: Final = compiled(_TIME_PATTERN, re.ASCII)
# The folders of the path with their slashes, and the page in the last one.
_PATH: Final = compiled(r"\s*[A-Za-z][A-Za-z0-9+.-]*://[^/?#]+/?((?:[^/?#]*/)*)([^/?#]*)")


class LabelBy(Enum):
    """What rows are called by."""

    YEAR = "year"
    HOST = "host"
    FOLDER = "folder"


def _year(text: str) -> str:
    """Return the year that `text` names; days are checked once each."""
    text = text.strip()
    if not text[:_YEAR_LENGTH].isdecimal():
        return UNDATED  # told without a closer look: each such text is another one
    day = text[:_DAY_LENGTH]
    return _checked_year(day if _TIME.fullmatch(text, len(day)) else text)


@lru_cache(maxsize=4_096)  # many rows share a day
def _checked_year(text: str) -> str:
    date = parse_w3c(text)
    return f"{date.earliest.year:04}" if isinstance(date, W3CDate) else UNDATED


def _host(url: str) -> str:
    """Return the host of `url` in small letters; each site is taken apart once."""
    match = urls.UP_TO_PATH.match(url.strip())
    return _host_of(match[0]) if match else OTHER


@lru_cache(maxsize=4_096)
def _host_of(origin: str) -> str:
    parts = urls.split_url(origin)
    return (parts.host.lower() if parts else "") or OTHER


def _folder(url: str) -> str:
    """Return the path of `url`; a page spelt as a folder ends with a slash."""
    match = _PATH.match(url)
    if match is None:
        return NO_FOLDER
    return match[1] + SOME_PAGE if match[2].strip() else match[1]


@dataclass(frozen=True, slots=True)
class _Way:
    """How a label is told: from a value, or at once from rows whose values hold no oddity."""

    field: str
    label: Callable[[str], str]
    pattern: bytes
    """Behind the start tag; what it captures has the same label as the whole value.

    No reference stands in what it reads, so that nothing is spelt otherwise.
    """
    regained: Callable[..., str]
    """The label of what was captured."""


def _folder_of(path: bytes, page: bytes) -> str:
    return path.decode() + (SOME_PAGE if page else "")


_SCHEME: Final = rb"[ \t\r\n]*+[A-Za-z][A-Za-z0-9+.-]*+://"
_BLANKS_BEYOND_ASCII: Final = (
    rb"\xc2[\x85\xa0]|\xe1\x9a\x80|\xe2\x80|\xe2\x81\x9f|\xe3\x80\x80"  # what str.strip takes off
)
_WAYS: Final = {
    LabelBy.YEAR: _Way(
        LASTMOD,
        _year,
        rb"[ \t\r\n]*+(\d{4}-\d\d-\d\d)%b[ \t\r\n]*+(?=<)" % _TIME_PATTERN.encode(),
        lambda day: _checked_year(day.decode()),
    ),
    LabelBy.HOST: _Way(
        LOC,
        _host,
        rb"[ \t\r\n]*+([A-Za-z][A-Za-z0-9+.-]*+://[^/?#<&\x80-\xff\s]*+)(?=[/?#<])",
        lambda origin: _host(origin.decode()),
    ),
    LabelBy.FOLDER: _Way(
        LOC,
        _folder,
        _SCHEME
        + rb"[^/?#<&]++/?+((?:[^/?#<&]*+/)*+)[ \t\r\n]*+(?!%b)([^/?#<&]?)[^/?#<&]*+(?=[?#<])"
        % _BLANKS_BEYOND_ASCII,
        _folder_of,
    ),
}


class _Known(dict[object, int]):
    """Numbers of labels by what they are told from, each worked out once."""

    def __init__(self, numbers: dict[str, int], label: Callable[..., str]) -> None:
        super().__init__()
        self._numbers = numbers
        self._label = label

    def __missing__(self, told_from: object) -> int:
        number = self[told_from] = self._numbers.setdefault(
            self._label(told_from), len(self._numbers)
        )
        return number


@dataclass(frozen=True, slots=True)
class Labels:
    """The labels of some rows: each name once, and the number of its name for each row."""

    names: list[str] = field(default_factory=list)
    numbers: array[int] = field(default_factory=lambda: array("I"))

    def renumbered(self, number_of: Mapping[int, int], count: int) -> Labels:
        """Return labels without names of which some are one, numbered anew from 0."""
        anew = array("I")
        for at in range(0, len(self.numbers), STEP_ROWS):
            some = self.numbers[at : at + STEP_ROWS]
            anew.extend(array("I", map(number_of.__getitem__, some)))
        return Labels([""] * count, anew)


@dataclass(frozen=True)
class LabelPass:
    """Tells the label of each row."""

    by: LabelBy

    def over(self, table: PieceTable, first: int, last: int) -> Labels:
        """Label a range."""
        way, names = _WAYS[self.by], dict[str, int]()
        quick = _Known(names, lambda found: _regained(way, found[:-1], found[-1]))
        careful = _Known(names, way.label)
        numbers = array("I")
        for begin in range(first, last, _ROWS_AT_ONCE):
            row_ids = table.order[begin : min(begin + _ROWS_AT_ONCE, last)]
            plain, data = table.row_format.plain, table.rows_bytes(row_ids)
            if plain is None or not plain.are(data, len(row_ids)):
                values = (table.row(row_id).value(way.field) or "" for row_id in row_ids)
                numbers.extend(array("I", map(careful.__getitem__, values)))
            else:
                found = _captured(data, len(row_ids), way, plain)
                numbers.extend(array("I", map(quick.__getitem__, found)))
        return Labels(list(names), numbers)

    def merged(self, parts: Iterator[Part]) -> Labels:
        """Put ranges together."""
        names: dict[str, int] = {}
        numbers = array("I")
        for part in parts:
            labels = part.result
            assert isinstance(labels, Labels)  # noqa: S101 - what `over` returns
            known = [names.setdefault(name, len(names)) for name in labels.names]
            numbers.extend(array("I", map(known.__getitem__, labels.numbers)))
        return Labels(list(names), numbers)


def _captured(data: bytes, count: int, way: _Way, plain: PlainRows) -> list[tuple[bytes, ...]]:
    """Return what the pattern captures of each row, or behind that the value, or this alone."""
    start = re.escape(plain.start_tag(way.field))
    found = compiled(start + b"(?:" + way.pattern + b"|([^<]++))").findall(data)
    if len(found) == count:
        return found
    return [(raw,) for raw in plain.values(data, count, way.field)]


def _regained(way: _Way, captured: tuple[bytes, ...], raw: bytes) -> str:
    return way.regained(*captured) if captured and not raw else way.label(decode_text(raw))


def labels_of(table: PieceTable, by: LabelBy, executor: Executor, progress: Progress) -> Labels:
    """Return the label of each row of a snapshot. Raises: Cancelled by way of `progress`."""
    progress(0.0)
    return executor.run(LabelPass(by), table, progress)


def gathered(
    labels: Labels, row_ids: array[int], progress: Progress
) -> list[tuple[str, array[int]]]:
    """Return names and their rows, these in the order in which they first appear.

    Raises: Cancelled by way of `progress`.
    """
    found = [array("I") for _ in labels.names]
    for at in range(0, len(row_ids), STEP_ROWS):
        progress(at / len(row_ids))
        into = map(found.__getitem__, labels.numbers[at : at + STEP_ROWS])
        deque(map(array.append, into, row_ids[at : at + STEP_ROWS]), maxlen=0)
    return list(zip(labels.names, found, strict=True))
