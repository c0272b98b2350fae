"""Access logs of web servers: which paths were asked for, how often, and when last.

Source: the Common and Combined Log Format of Apache and nginx; the W3C Extended Log File Format,
which IIS writes. Each path, method and status counts once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.operations.importing.source import ImportSource, SourceKind, columns_of

_REQUEST: Final = re.compile(
    rb'^[^"\n]*?\[([^\]\n]*)\][^"\n]*"([A-Z]+) ([^" \n]+)[^"\n]*" (\d{3})(?!\d)', re.MULTILINE
)
_FIELDS: Final = b"#Fields:"
_BLOCK_BYTES: Final = 1 << 19
_STAMP: Final = re.compile(r"(\d\d)/([A-Z][a-z]{2})/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)")
_MONTHS: Final = "JanFebMarAprMayJunJulAugSepOctNovDec"
_LOOKED_AT: Final = 20
TITLES: Final = ("Path", "Method", "Status", "Requests", "Last request")

_Request = tuple[bytes, bytes, bytes, bytes]
"""When, method, path, status."""


def is_log(start: bytes) -> bool:
    """Tell by its first lines whether a text is an access log."""
    lines = [line for line in start.split(b"\n")[:_LOOKED_AT] if line.strip()]
    if any(line.startswith(_FIELDS) and b"cs-uri-stem" in line for line in lines):
        return True
    return bool(lines) and sum(map(bool, map(_REQUEST.match, lines))) * 2 > len(lines)


def read_log(data: bytes, progress: Progress) -> ImportSource:
    """Return the paths of a log. Raises: Cancelled by way of `progress`."""
    counts: dict[bytes, int] = {}
    last: dict[bytes, bytes] = {}
    is_extended = _FIELDS in data[:_BLOCK_BYTES]
    names: list[bytes] = []
    for block in _blocks(data, progress):
        requests = _extended(block, names) if is_extended else _REQUEST.findall(block)
        for when, method, path, status in requests:
            key = b"%b %b %b" % (method, status, path)
            counts[key] = counts.get(key, 0) + 1
            last[key] = when
    usual = bytearray()
    columns = columns_of(_lines(counts, last, usual), len(counts), progress)
    return ImportSource(SourceKind.LOG, "log", TITLES, columns, usual=usual)


def _lines(
    counts: Mapping[bytes, int], last: Mapping[bytes, bytes], usual: bytearray
) -> Iterator[tuple[str, ...]]:
    """Yield a line for each path, method and status, and note which are of pages that were got."""
    for key, count in counts.items():
        method, status, path = key.split(b" ", 2)
        usual.append(method == b"GET" and status == b"200")
        yield _text(path), _text(method), _text(status), str(count), _stamp(_text(last[key]))


def _blocks(data: bytes, progress: Progress) -> Iterator[bytes]:
    """Yield whole lines, so many as are read in a few milliseconds."""
    start = 0
    while start < len(data):
        end = data.find(b"\n", start + _BLOCK_BYTES) + 1 or len(data)
        yield data[start:end]
        progress(start / len(data))
        start = end


def _extended(block: bytes, names: list[bytes]) -> Iterator[_Request]:
    """Yield the requests of a log that names its fields, which `names` keeps between blocks."""
    for line in block.splitlines():
        if line.startswith(_FIELDS):
            names[:] = line[len(_FIELDS) :].split()
        elif not line.startswith(b"#"):
            cells = dict(zip(names, line.split(), strict=False))
            path, query = cells.get(b"cs-uri-stem", b""), cells.get(b"cs-uri-query", b"-")
            if path:
                when = cells.get(b"date", b"") + b"T" + cells.get(b"time", b"00:00:00") + b"Z"
                whole = path if query == b"-" else path + b"?" + query
                method, status = cells.get(b"cs-method", b""), cells.get(b"sc-status", b"")
                yield when, method, whole, status


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _stamp(text: str) -> str:
    """Write the time of a request the W3C way, or as it stands where it is another."""
    match = _STAMP.fullmatch(text)
    if match is None or match[2] not in _MONTHS:
        return text
    day, month, year, clock, hours, minutes = match.groups()
    return f"{year}-{_MONTHS.index(month) // 3 + 1:02}-{day}T{clock}{hours}:{minutes}"
