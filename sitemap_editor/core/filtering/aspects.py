"""What of a value a filter or a facet looks at: something that many rows have alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY

BETWEEN: Final = b"\0"
"""No XML can hold it."""
_ZONE: Final = rb"(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d)"
_HOUR: Final = rb"T(?:[01]\d|2[0-3]):[0-5]\d"
_TO_SECOND: Final = re.compile(_HOUR + rb":[0-5]\d(?:\.\d+)?" + _ZONE + BETWEEN)
_TO_MINUTE: Final = re.compile(_HOUR + _ZONE + BETWEEN)
_SECOND: Final = b"T00:00:00Z"
_MINUTE: Final = b"T00:00Z"
DAY_LENGTH: Final = len("2026-05-06")
"""So much of a date is kept."""
NO_DATE: Final = b"?"
"""What ends the name of a date that is none."""
NO_FILE_NAME: Final = b"/"
"""The name of the extension of a URL that ends in a slash."""
NO_URL: Final = b"-"
"""The name of the folder of what is no URL."""
_QUERY: Final = re.compile(rb"\?[^\0]*+")
_FRAGMENT: Final = re.compile(rb"#[^\0]*+")
_PARAMETER_VALUE: Final = re.compile(rb"=[^&\0]*+")
_IN_A_SITE: Final = re.compile(rb"[A-Za-z][A-Za-z0-9+.-]*+://[^/]*+/")


class Aspect(Enum):
    """A part or a kind of a value; rows that have the same one get the same name."""

    DATE = "date"
    """The day of lastmod, or less where less is written, and `T00:00Z` or `T00:00:00Z` for a time
    to the minute or the second. Of what is no date only the first letters, and a question mark."""
    LASTMOD = "lastmod"
    """The whole value: rows are ordered by it."""
    CHANGEFREQ = "changefreq"
    """The whole value."""
    PRIORITY = "priority"
    """The whole value."""
    FOLDER = "folder"
    """The URL up to the last slash of its path, or as far as it goes; `-` where it is no URL."""
    EXTENSION = "extension"
    """What stands behind the last dot of the file name, as it is written; `/` where there is no
    file name."""
    PARAMETERS = "parameters"
    """The names of all parameters, as they are written, with `&` between them."""
    EXTENSIONS = "extensions"
    """What extensions the row has, as behind `has:`, with a blank between them. Rows tell it, not
    values: `extensions_of`."""


@dataclass(frozen=True)
class ContentAspect:
    """All that rows have in a column of contents: each value once, `BETWEEN_VALUES` between."""

    column: str
    """The name of the column."""


AnyAspect: TypeAlias = Aspect | ContentAspect
BETWEEN_VALUES: Final = b"\1"
"""No XML can hold it either."""


class Reading(NamedTuple):
    """How an aspect is read."""

    field: str
    names: Callable[[Sequence[bytes]], Sequence[bytes]]
    """Of values, as `RowValues` has them, the name of each; empty for a value that is not there."""
    value: Callable[[bytes], bytes]
    """A value with this name: what holds for it holds for all of them."""


def _same(value: bytes) -> bytes:
    return value


def _whole(values: Sequence[bytes]) -> Sequence[bytes]:
    return values


def _dates(values: Sequence[bytes]) -> list[bytes]:
    values = without_times(values)
    names = {value: _date(value) for value in set(values)}
    return list(map(names.__getitem__, values))


def without_times(values: Sequence[bytes]) -> Sequence[bytes]:
    """Return dates with the same names, which differ in no time of the day."""
    joined = BETWEEN.join(values) + BETWEEN
    if joined.count(BETWEEN) != len(values):
        return values
    joined = _TO_SECOND.sub(_SECOND + BETWEEN, joined)
    joined = _TO_MINUTE.sub(_MINUTE + BETWEEN, joined)
    return joined.split(BETWEEN)[:-1]


def _date(value: bytes) -> bytes:
    if not value[:1].isdigit():
        return NO_DATE if value else b""
    date = parse_w3c(value.decode("utf-8", "replace"))
    if isinstance(date, W3CDate):
        time = {"second": _SECOND, "minute": _MINUTE}.get(date.precision, b"")
        return value[:DAY_LENGTH] + time
    return value[:DAY_LENGTH] + NO_DATE


def _folders(values: Sequence[bytes]) -> list[bytes]:
    paths = _paths(values)
    folders = [path[: path.rfind(b"/") + 1] for path in paths]
    odd = {folder for folder in set(folders) if not _IN_A_SITE.match(folder)}
    if not odd:
        return folders
    pairs = zip(folders, paths, strict=True)
    return [_odd_folder(folder, path) if folder in odd else folder for folder, path in pairs]


def _odd_folder(folder: bytes, path: bytes) -> bytes:
    """Return the folder of what has no path, or is no URL."""
    if folder.endswith(b"://"):
        return path
    return folder or NO_URL[: len(path)]


def _paths(values: Sequence[bytes]) -> list[bytes]:
    """Return URLs without what follows the path."""
    joined = BETWEEN.join(values)
    if joined.count(BETWEEN) != len(values) - 1:
        return [re.split(rb"[?#]", value, maxsplit=1)[0] for value in values]
    joined = _QUERY.sub(b"", joined)
    return (_FRAGMENT.sub(b"", joined) if b"#" in joined else joined).split(BETWEEN)


def _extensions(values: Sequence[bytes]) -> list[bytes]:
    cut = [path.rpartition(b"/") for path in _paths(values)]
    odd = {folder for folder in {folder for folder, _, _ in cut} if not has_path(folder)}
    found = extensions_of_names([name for _, _, name in cut])
    if not odd:
        return found
    pairs = zip(found, cut, strict=True)
    return [b"" if folder in odd else extension for extension, (folder, _, _) in pairs]


def has_path(folder: bytes) -> bool:
    """Tell whether what stands before the last slash of a URL is a folder, as it should be."""
    return _IN_A_SITE.match(folder + b"/") is not None


def extensions_of_names(names: Sequence[bytes]) -> list[bytes]:
    """Return what stands behind the last dot of each name of a file."""
    return [
        name.rpartition(b".")[2] if b"." in name else b"" if name else NO_FILE_NAME
        for name in names
    ]


def _with_extension(name: bytes) -> bytes:
    return b"x://x/." + name if name not in (b"", NO_FILE_NAME) else b""


def _parameters(values: Sequence[bytes]) -> list[bytes]:
    return names_of_parameters([url.partition(b"?")[2] for url in without_fragments(values)])


def without_fragments(values: Sequence[bytes]) -> Sequence[bytes]:
    """Return URLs without what follows a “#”."""
    if b"#" not in b"".join(values):
        return values
    return [value.partition(b"#")[0] for value in values]


def names_of_parameters(queries: Sequence[bytes]) -> list[bytes]:
    """Return the names of the parameters of each query."""
    joined = BETWEEN.join(queries)
    if joined.count(BETWEEN) != len(queries) - 1:
        return [names_of_parameters([query.replace(BETWEEN, b"")])[0] for query in queries]
    return _PARAMETER_VALUE.sub(b"", joined).split(BETWEEN)


READINGS: Final[Mapping[Aspect, Reading]] = {
    Aspect.DATE: Reading(LASTMOD, _dates, _same),
    Aspect.LASTMOD: Reading(LASTMOD, _whole, _same),
    Aspect.CHANGEFREQ: Reading(CHANGEFREQ, _whole, _same),
    Aspect.PRIORITY: Reading(PRIORITY, _whole, _same),
    Aspect.FOLDER: Reading(LOC, _folders, _same),
    Aspect.EXTENSION: Reading(LOC, _extensions, _with_extension),
    Aspect.PARAMETERS: Reading(LOC, _parameters, lambda name: b"?" + name),
}
