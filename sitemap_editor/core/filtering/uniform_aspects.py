"""Aspects of rows that have columns in their order and nothing else, a thousand rows at once.

Most sitemaps are written by programs, row for row alike. Split at each “<”, the pieces of such rows
lie at even distances, so that a slice is a column. Where only some rows have a lastmod, those that
have the same elements are put together first. What is cut out is as raw as in the file: many rows
have the same cut, and references and white space are looked at but once for all of them.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping, Sequence
from itertools import repeat
from operator import contains
from typing import Final, TypeAlias

from sitemap_editor.core.document.markup import SPACE, decode_text
from sitemap_editor.core.document.plain_rows import PlainRows
from sitemap_editor.core.filtering.aspects import (
    BETWEEN,
    READINGS,
    Aspect,
    extensions_of_names,
    has_path,
    names_of_parameters,
    without_fragments,
    without_times,
)
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY

_BLANK: Final = re.compile(r"\0\s++\0")
"""A name of white space alone, of many with `BETWEEN` around each."""
_AMPERSAND: Final = b"&amp;"
_WHOLE: Final = {
    Aspect.LASTMOD: LASTMOD,
    Aspect.CHANGEFREQ: CHANGEFREQ,
    Aspect.PRIORITY: PRIORITY,
}
_OF_URLS: Final = (Aspect.FOLDER, Aspect.EXTENSION, Aspect.PARAMETERS)

Cuts: TypeAlias = Sequence[bytes]
"""Of each row what tells its name; `Cutter.names` knows how."""


class Cutter:
    """Cuts aspects out of the rows of one document."""

    def __init__(self, plain: PlainRows, fields: Sequence[str], aspects: Sequence[Aspect]) -> None:
        self._tags = {field: plain.start_tag(field)[1:] for field in fields}
        self._end_tag = plain.end_tag[1:]
        self._aspects = aspects

    def cuts(self, rows: RowValues) -> Mapping[Aspect, Cuts]:
        """Return what can be cut out of all these rows; nothing where any holds more than cells."""
        columns = self._columns(rows.data, len(rows))
        if not columns:
            return {}
        found: dict[Aspect, Cuts] = {Aspect.EXTENSIONS: [b""] * len(rows)}
        for aspect, field in _WHOLE.items():
            if aspect in self._aspects and field in columns:
                found[aspect] = columns[field]
        if Aspect.DATE in self._aspects and LASTMOD in columns:
            found[Aspect.DATE] = without_times(columns[LASTMOD])
        if LOC in columns and any(aspect in _OF_URLS for aspect in self._aspects):
            found |= self._of_urls(columns[LOC])
        return found

    def names(self, aspect: Aspect, cuts: Cuts) -> Sequence[bytes] | None:
        """Return the names that different cuts tell; None where any of them does not."""
        if aspect is Aspect.EXTENSIONS:
            return cuts
        if aspect in _OF_URLS:
            names = [cut.replace(_AMPERSAND, b"&") for cut in cuts]
            if aspect is Aspect.FOLDER:
                begin = len(self._tags[LOC])
                return [name[begin:] + b"/" for name in names]
            # White space at the end of a URL is none of its letters.
            return None if any(map(_has_space_around, names)) else names
        reading = READINGS[aspect]
        tag = self._tags[reading.field]
        if not all(cut.startswith(tag) for cut in cuts):
            return None
        return reading.names([decode_text(cut[len(tag) :]).strip().encode() for cut in cuts])

    def _columns(self, data: bytes, count: int) -> Mapping[str, list[bytes]]:
        """Return the values of each column as in the file, behind the name of their tag.

        Of a row without such an element that is the name alone.
        """
        found = self._of_alike(data, count) or self._of_unlike(data, count)
        if not found:
            return {}
        return {field: found.get(field) or [tag] * count for field, tag in self._tags.items()}

    def _of_unlike(self, data: bytes, count: int) -> Mapping[str, list[bytes]]:
        """Return columns of rows of which only some have some elements."""
        end = b"<" + self._end_tag
        *rows, rest = data.split(end)
        if len(rows) != count or rest.strip(SPACE):
            return {}
        tags = [b"<" + tag for tag in self._tags.values()]
        has = [map(contains, rows, repeat(tag)) for tag in tags if 0 < data.count(tag) < count]
        groups: dict[tuple[bool, ...], list[int]] = {}
        for number, elements in enumerate(zip(*has, strict=True)):
            groups.setdefault(elements, []).append(number)
        columns = {field: [tag] * count for field, tag in self._tags.items()}
        for numbers in groups.values():
            some = end.join([*map(rows.__getitem__, numbers), b""])
            found = self._of_alike(some, len(numbers))
            if not found:
                return {}
            for field, values in found.items():
                deque(map(columns[field].__setitem__, numbers, values), maxlen=0)
        return columns if groups else {}

    def _of_alike(self, data: bytes, count: int) -> Mapping[str, list[bytes]]:
        """Return columns of rows that all have the same elements."""
        pieces = data.split(b"<")
        places: dict[str, int] = {}
        tags = {1: self._end_tag[1:]}  # of the pieces that must hold nothing else
        width = 2
        for field, tag in self._tags.items():
            if width < len(pieces) and pieces[width].startswith(tag):
                places[field], tags[width + 1] = width, b"/" + tag
                width += 2
        tags[width] = self._end_tag
        if len(pieces) != width * count + 1 or pieces[0].strip(SPACE):
            return {}
        for place, tag in tags.items():
            for piece in set(pieces[place::width]):
                if not piece.startswith(tag) or piece[len(tag) :].strip(SPACE):
                    return {}
        return {field: pieces[place::width] for field, place in places.items()}

    def _of_urls(self, values: Sequence[bytes]) -> Mapping[Aspect, Cuts]:
        joined = BETWEEN.join(values)
        if b"\r" in joined or b"&" in joined.replace(_AMPERSAND, b""):
            return {}
        urls = [url.partition(b"?") for url in without_fragments(values)]
        paths = [path.rpartition(b"/") for path, _, _ in urls]
        folders = [folder for folder, _, _ in paths]
        tag = self._tags[LOC]
        if not all(each.startswith(tag) and has_path(each[len(tag) :]) for each in set(folders)):
            return {}
        found: dict[Aspect, Cuts] = {Aspect.FOLDER: folders}
        if Aspect.EXTENSION in self._aspects:
            names = [name for _, _, name in paths]
            # White space alone behind the last slash is no name.
            if not _BLANK.search(BETWEEN.join([b"", *names, b""]).decode()):
                found[Aspect.EXTENSION] = extensions_of_names(names)
        if Aspect.PARAMETERS in self._aspects:
            found[Aspect.PARAMETERS] = names_of_parameters([query for _, _, query in urls])
        return found


def _has_space_around(name: bytes) -> bool:
    text = name.decode()
    return text != text.strip()
