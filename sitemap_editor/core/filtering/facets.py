"""How many rows have which value: of a column, of a part of the URL, of the date, of a file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, compress
from typing import Final, NamedTuple

from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.filtering.aspects import NO_DATE, NO_FILE_NAME, READINGS, Aspect
from sitemap_editor.core.filtering.named import INVALID
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.filtering.url_patterns import small
from sitemap_editor.core.passes.executor import Executor, Here, Part
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY

_ROWS_AT_ONCE: Final = 1_024
_HOST: Final = compiled(rb"[A-Za-z][A-Za-z0-9+.-]*+://(?:[^/?#@]*+@)?+([^/?#]++)")
_FOLDER: Final = compiled(rb"[A-Za-z][A-Za-z0-9+.-]*+://[^/?#]*+(?:/([^/?#]*+)(/)?)?")
_HOST_ALONE: Final = compiled(r"(\[[^\]]*\]|[^:]+):.*", re.DOTALL)
MONTH: Final = compiled(rb"(\d{4})(?:-(0[1-9]|1[0-2])(?!\d))?(?!\d)")
"""The year and month that the name of a date begins with."""
NOT_A_DATE: Final = INVALID
"""Stands among months for what is no date, as in `lastmod:invalid`."""


def _same(values: Sequence[bytes]) -> Sequence[bytes]:
    return values


class Facet(NamedTuple):
    """What of a column is counted."""

    field: str
    values: Callable[[bytes], Sequence[str | None]]
    """What a name comes to."""
    names: Callable[[Sequence[bytes]], Sequence[bytes]] = _same
    """Of values as they are in rows, the name of each."""


def _distinct(values: Sequence[bytes]) -> Sequence[bytes]:
    """Return the values that a row counts for: each once; the empty one where it has none."""
    return values if len(values) == 1 else tuple(dict.fromkeys(values)) or (b"",)


def _whole(value: bytes) -> Sequence[str | None]:
    return (value.decode("utf-8", "replace") or None,)


def host_of(url: bytes) -> str | None:
    """Return the host of a URL without its port, in small letters, as filters look for it."""
    match = _HOST.match(url)
    if match is None:
        return None
    host = small(match[1].decode("utf-8", "replace"))
    alone = _HOST_ALONE.fullmatch(host)
    return alone[1] if alone else host


def _hosts(url: bytes) -> Sequence[str | None]:
    return (host_of(url),)


def _folders(url: bytes) -> Sequence[str | None]:
    """Return the first folder of a path; a slash for what lies in none."""
    match = _FOLDER.match(url)
    if match is None:
        return (None,)
    return (f"/{match[1].decode('utf-8', 'replace')}/" if match[2] and match[1] else "/",)


def _months(name: bytes) -> Sequence[str | None]:
    """Return year and month, as far as they are written, of the name of a date.

    What is no date is one more value, and counts in the month that it begins with.
    """
    match = MONTH.match(name)
    found: list[str | None] = [match[0].decode()] if match else []
    if name.endswith(NO_DATE):
        found.append(NOT_A_DATE)
    return found or (None,)


def extension_of(name: bytes) -> str | None:
    """Return the extension of a URL's file, in small letters, of what is read of the URL."""
    return None if name == NO_FILE_NAME else small(name.decode("utf-8", "replace")) or None


def parameters_of(name: bytes) -> Sequence[str]:
    """Return the names of the parameters of a URL, each once, of what is read of the URL."""
    return tuple(dict.fromkeys(filter(None, name.decode("utf-8", "replace").split("&"))))


def _extensions(name: bytes) -> Sequence[str | None]:
    return (extension_of(name),)


def _parameters(name: bytes) -> Sequence[str | None]:
    return parameters_of(name) or (None,)


FACETS: Final[Mapping[str, Facet]] = {
    "folder": Facet(LOC, _folders),
    "host": Facet(LOC, _hosts),
    "ext": Facet(LOC, _extensions, READINGS[Aspect.EXTENSION].names),
    "param": Facet(LOC, _parameters, READINGS[Aspect.PARAMETERS].names),
    "month": Facet(LASTMOD, _months, READINGS[Aspect.DATE].names),
    "changefreq": Facet(CHANGEFREQ, _whole),
    "priority": Facet(PRIORITY, _whole),
}
"""By the name under which it is asked for."""


@dataclass(frozen=True)
class FacetPass:
    """Counts the rows by a facet, or a content column; None is for rows without a value.

    A row with several values counts for each of them.
    """

    facet: str

    def over(self, table: PieceTable, first: int, last: int) -> Counter[str | None]:
        """Count in a range."""
        column = content_column(self.facet)
        facet = Facet("", _whole) if column is not None else FACETS[self.facet]
        found: Counter[bytes] = Counter()
        for at in range(first, last, _ROWS_AT_ONCE):
            rows = RowValues(table, table.order[at : min(at + _ROWS_AT_ONCE, last)])
            if column is None:
                found.update(facet.names(rows.values(facet.field)))
            else:
                found.update(chain.from_iterable(map(_distinct, rows.contents(column))))
        counts: Counter[str | None] = Counter()
        for value, count in found.items():
            for each in facet.values(value):
                counts[each] += count
        return counts

    def merged(self, parts: Iterator[Part]) -> Counter[str | None]:
        """Add up."""
        counts: Counter[str | None] = Counter()
        for part in parts:
            assert isinstance(part.result, Counter)  # noqa: S101 - what `over` returns
            counts.update(part.result)
        return counts


def facet_counts(
    table: PieceTable,
    facet: str,
    *,
    executor: Executor | None = None,
    progress: Progress = no_progress,
) -> Counter[str | None]:
    """Return how many rows there are of each value. Raises: Cancelled by way of `progress`."""
    return (executor or Here()).run(FacetPass(facet), table, progress)


def counts_by_file(table: PieceTable, chosen: bytes) -> Counter[bytes]:
    """Return how many rows there are of each file, of those with a 1 in `chosen`, by position."""
    numbers, found = table.file_numbers, Counter[int]()
    if numbers is None:
        return Counter()
    for at in range(0, len(table), STEP_ROWS):
        some = map(numbers.__getitem__, table.order[at : at + STEP_ROWS])
        found.update(compress(some, chosen[at : at + STEP_ROWS]))
    names = table.file_names
    return Counter({names[number].encode(): count for number, count in found.items()})
