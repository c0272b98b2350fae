"""What of a value a filter or a facet looks at: something that many rows have alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple

from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY

_BETWEEN: Final = b"\0"
"""No XML can hold it."""
_ZONE: Final = rb"(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d)"
_HOUR: Final = rb"T(?:[01]\d|2[0-3]):[0-5]\d"
_TO_SECOND: Final = re.compile(_HOUR + rb":[0-5]\d(?:\.\d+)?" + _ZONE + rb"\0")
_TO_MINUTE: Final = re.compile(_HOUR + _ZONE + rb"\0")
_SECOND: Final = b"T00:00:00Z"
_MINUTE: Final = b"T00:00Z"
DAY_LENGTH: Final = len("2026-05-06")
"""So much of a date is kept."""
NO_DATE: Final = b"?"
"""What ends the name of a date that is none."""
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
    CHANGEFREQ = "changefreq"
    """The whole value."""
    PRIORITY = "priority"
    """The whole value."""
    FOLDER = "folder"
    """The URL up to the last slash of its path, or as far as it goes; `-` where it is no URL."""
    EXTENSION = "extension"
    """What stands behind the last dot of the file name, as it is written."""
    PARAMETERS = "parameters"
    """The names of all parameters, as they are written, with `&` between them."""


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
    joined = _BETWEEN.join(values) + _BETWEEN
    if joined.count(_BETWEEN) == len(values):
        joined = _TO_SECOND.sub(_SECOND + _BETWEEN, joined)
        joined = _TO_MINUTE.sub(_MINUTE + _BETWEEN, joined)
        values = joined.split(_BETWEEN)[:-1]
    names = {value: _date(value) for value in set(values)}
    return list(map(names.__getitem__, values))


def _date(value: bytes) -> bytes:
    text = value.decode("utf-8", "replace")
    date = parse_w3c(text)
    if isinstance(date, W3CDate):
        time = {"second": _SECOND, "minute": _MINUTE}.get(date.precision, b"")
        return value[:DAY_LENGTH] + time
    if not value:
        return b""
    return (value[:DAY_LENGTH] if value[:1].isdigit() else b"") + NO_DATE


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
    joined = _BETWEEN.join(values)
    if joined.count(_BETWEEN) != len(values) - 1:
        return [re.split(rb"[?#]", value, maxsplit=1)[0] for value in values]
    joined = _QUERY.sub(b"", joined)
    return (_FRAGMENT.sub(b"", joined) if b"#" in joined else joined).split(_BETWEEN)


def _extensions(values: Sequence[bytes]) -> list[bytes]:
    cut = [path.rpartition(b"/") for path in _paths(values)]
    odd = {folder for folder in {folder for folder, _, _ in cut} if not _has_path(folder)}
    return [b"" if folder in odd else _extension(name) for folder, _, name in cut]


def _has_path(folder: bytes) -> bool:
    return _IN_A_SITE.match(folder + b"/") is not None


def _extension(name: bytes) -> bytes:
    _, dot, extension = name.rpartition(b".")
    return extension if dot else b""


def _parameters(values: Sequence[bytes]) -> list[bytes]:
    joined = _BETWEEN.join(values)
    if joined.count(_BETWEEN) != len(values) - 1:
        return [_parameters([value.replace(_BETWEEN, b"")])[0] for value in values]
    if b"#" in joined:
        values = _FRAGMENT.sub(b"", joined).split(_BETWEEN)
    queries = [value.partition(b"?")[2] for value in values]
    return _PARAMETER_VALUE.sub(b"", _BETWEEN.join(queries)).split(_BETWEEN)


READINGS: Final[Mapping[Aspect, Reading]] = {
    Aspect.DATE: Reading(LASTMOD, _dates, _same),
    Aspect.CHANGEFREQ: Reading(CHANGEFREQ, _whole, _same),
    Aspect.PRIORITY: Reading(PRIORITY, _whole, _same),
    Aspect.FOLDER: Reading(LOC, _folders, _same),
    Aspect.EXTENSION: Reading(LOC, _extensions, lambda name: b"x://x/." + name if name else b""),
    Aspect.PARAMETERS: Reading(LOC, _parameters, lambda name: b"?" + name),
}
