"""Lists of a facet: its values with their counts, some inside others, in the order wanted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from heapq import merge
from typing import Final, TypeAlias

from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.filtering.aspects import BETWEEN_VALUES
from sitemap_editor.core.filtering.facet_terms import (
    ABSENT,
    UNFIT,
    AnyFacet,
    ContentFacet,
    Facet,
    one_spelling,
)
from sitemap_editor.core.filtering.facets import MONTH, extension_of, host_of, parameters_of
from sitemap_editor.core.filtering.vocabulary import LIVE_WORDS, PRECISIONS
from sitemap_editor.core.protocol.fields import is_priority
from sitemap_editor.core.protocol.severity import Severity

TOP: Final = "\1"
"""What the uppermost values are listed under."""
_SORTED_AT_ONCE: Final = 4_096
_ASKS_EVERY: Final = 1_024
_IN_A_SITE: Final = re.compile(rb"[A-Za-z][A-Za-z0-9+.-]*+://[^/]*+/")
_NO_DATE: Final = b"?"
_MONTH_LENGTH: Final = len("2024-05")
_LENGTHS: Final = {4: "year", 7: "month", 10: "day", 17: "minute", 20: "second"}
"""Of the names of dates."""
_LAST: Final = (ABSENT, UNFIT)
_ABSENT: Final = ((ABSENT, TOP),)
_UNFIT: Final = ((UNFIT, TOP),)

Names: TypeAlias = "Mapping[bytes, int]"
"""How many rows have which name: of an aspect."""
Values: TypeAlias = "Sequence[tuple[str, str]]"
"""What a name comes to: values, each with the one it is listed under."""


@dataclass(frozen=True)
class Listing:
    """The values of a facet with their numbers of rows."""

    counts: Mapping[str, int]
    inside: Mapping[str, Sequence[str]]
    """By value those listed under it, in order; under `TOP` the uppermost."""
    months: Mapping[str, int] = field(default_factory=dict)
    """Of dates: how many there are of each month, by year and month; a year is its January."""
    is_of_no_row: bool = False
    """True where the rest of the filter holds for no row at all."""


def listing_of(
    facet: AnyFacet,
    names: Names,
    *,
    by_name: bool = False,
    chosen: Iterable[str] = (),
    progress: Progress = no_progress,
) -> Listing:
    """Return the values that names come to; those that are chosen are listed in any case."""
    values_of = _contents if isinstance(facet, ContentFacet) else _VALUES[facet]
    counts: Counter[str] = Counter()
    above: dict[str, str] = {}
    for number, (name, count) in enumerate(names.items()):
        if not number % _ASKS_EVERY:
            progress(0.0)
        for value, under in values_of(name):
            counts[value] += count
            if under != TOP:
                above[value] = under
    counts.update({value: 0 for value in chosen if value not in counts})
    months = _months(names) if facet is Facet.DATE else {}
    return Listing(counts, _inside(facet, counts, above, by_name=by_name), months)


def plain_listing(
    facet: AnyFacet, counts: Mapping[str, int], *, by_name: bool = False, chosen: Iterable[str] = ()
) -> Listing:
    """Return values that were counted as they are."""
    found = dict(counts) | {value: 0 for value in chosen if value not in counts}
    return Listing(found, _inside(facet, found, {}, by_name=by_name))


def found_in(listing: Listing, wanted: str, words: Mapping[str, str]) -> Listing:
    """Return the values with a text in them, in one list; `words` is what some are shown as."""
    small = wanted.lower()
    every = _from_top(listing)
    found = [each for each in every if small in words.get(each, each).lower()]
    return replace(listing, inside={TOP: found})


def _from_top(listing: Listing) -> list[str]:
    found: list[str] = []
    waiting = list(reversed(listing.inside.get(TOP, ())))
    while waiting:
        value = waiting.pop()
        found.append(value)
        waiting.extend(reversed(listing.inside.get(value, ())))
    return found


# Order


def _inside(
    facet: AnyFacet, counts: Mapping[str, int], above: Mapping[str, str], *, by_name: bool
) -> dict[str, Sequence[str]]:
    groups: dict[str, list[str]] = {}
    for value in counts:
        groups.setdefault(above.get(value, TOP), []).append(value)
    fixed = _FIXED.get(facet)

    def key(value: str) -> tuple[object, ...]:
        place = _LAST.index(value) + 1 if value in _LAST else 0
        if fixed is not None and value in fixed:
            return place, fixed.index(value)
        return (place, value) if by_name else (place, -counts[value], value)

    return {under: _sorted(values, key) for under, values in groups.items()}


def _sorted(values: list[str], key: Callable[[str], tuple[object, ...]]) -> Sequence[str]:
    """Sort in steps where they are many: other threads wait while Python sorts."""
    if len(values) <= _SORTED_AT_ONCE:
        return sorted(values, key=key)
    steps = range(0, len(values), _SORTED_AT_ONCE)
    parts = [sorted(values[at : at + _SORTED_AT_ONCE], key=key) for at in steps]
    return list(merge(*parts, key=key))


# What names come to


def _hosts(name: bytes) -> Values:
    host = host_of(name)
    return _ABSENT if host is None else ((host, TOP),)


def _folders(name: bytes) -> Values:
    site = _IN_A_SITE.match(name)
    if site is None:
        return _ABSENT
    found: list[tuple[str, str]] = []
    path = "/"
    parts = name[site.end() :].decode("utf-8", "replace").split("/")[:-1]
    if parts and not parts[0]:
        return ()  # two slashes: there is no filter for it
    for part in parts:
        under = found[-1][0] if found else TOP
        path += part + "/"
        if part:
            found.append((path, under))
    return found


def _extensions(name: bytes) -> Values:
    return ((extension_of(name) or ABSENT, TOP),)


def _parameters(name: bytes) -> Values:
    return [(each, TOP) for each in parameters_of(name)] or _ABSENT


def _dates(name: bytes) -> Values:
    if not name:
        return _ABSENT
    found: list[tuple[str, str]] = [(UNFIT, TOP)] if name.endswith(_NO_DATE) else []
    match = MONTH.match(name)
    if match is not None:
        year = match[1].decode()
        found.append((year, TOP))
        if match[2]:
            found.append((match[0].decode(), year))
    return found


def _precisions(name: bytes) -> Values:
    if not name or name.endswith(_NO_DATE):
        return ()
    return ((_LENGTHS[len(name)], TOP),)


def _frequencies(name: bytes) -> Values:
    return ((name.decode("utf-8", "replace").lower() or ABSENT, TOP),)


def _priorities(name: bytes) -> Values:
    text = name.decode("utf-8", "replace")
    if not text:
        return _ABSENT
    return ((one_spelling(text), TOP),) if is_priority(text) else _UNFIT


def _files(name: bytes) -> Values:
    return ((name.decode(), TOP),)


def _has(name: bytes) -> Values:
    return [(each, TOP) for each in name.decode("utf-8", "replace").split()]


def _contents(name: bytes) -> Values:
    values = name.decode("utf-8", "replace").split(BETWEEN_VALUES.decode())
    return [(each or ABSENT, TOP) for each in values]


def _months(names: Names) -> Mapping[str, int]:
    counts: Counter[str] = Counter()
    for name, count in names.items():
        if name and not name.endswith(_NO_DATE):
            month = name[:_MONTH_LENGTH].decode()
            counts[month if len(month) == _MONTH_LENGTH else f"{month}-01"] += count
    return counts


_VALUES: Final[Mapping[AnyFacet, Callable[[bytes], Values]]] = {
    Facet.FILE: _files,
    Facet.HOST: _hosts,
    Facet.FOLDER: _folders,
    Facet.EXTENSION: _extensions,
    Facet.PARAMETER: _parameters,
    Facet.DATE: _dates,
    Facet.PRECISION: _precisions,
    Facet.CHANGEFREQ: _frequencies,
    Facet.PRIORITY: _priorities,
    Facet.HAS: _has,
}
OF_FEW_VALUES: Final[Mapping[AnyFacet, Callable[[bytes], Hashable]]] = {
    facet: _VALUES[facet]
    for facet in (Facet.HOST, Facet.PRECISION, Facet.CHANGEFREQ, Facet.PRIORITY)
}
"""Of facets in which few values stand for all names, however many these are: what one comes to."""
_FIXED: Final[Mapping[AnyFacet, Sequence[str]]] = {
    Facet.PRECISION: PRECISIONS,
    Facet.SEVERITY: [each.value for each in Severity],
    Facet.LIVE: LIVE_WORDS,
}
