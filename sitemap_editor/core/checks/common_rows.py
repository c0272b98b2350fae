"""Rows of the common make: accepted whole in one step, or checked by the values that stand out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from sitemap_editor.core.checks.gathering.gathered_rows import RowGatherer
from sitemap_editor.core.checks.gathering.language_links import default_of
from sitemap_editor.core.checks.row_elements import Link
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.checks.typical import (
    LANGUAGE_LINK,
    LINKING_EXTENSIONS,
    TYPICAL_EXTENSIONS,
    any_site,
    any_spelling,
    typical_values,
)
from sitemap_editor.core.document.markup import decode_text
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol import limits, namespaces
from sitemap_editor.core.protocol.fields import LOC, TEXT, URLSET
from sitemap_editor.core.protocol.language_hints import is_improbable
from sitemap_editor.core.protocol.languages import X_DEFAULT, hreflang_fault

# Of what is written; `&#32;` and other spaces only decoding tells.
_NOT_BLANK: Final = rb"[ \t\r\n]*+[^< \t\r\n][^<]*+"
_SHORT: Final = rb"(?=[^<]{0,%d}<)" % limits.YANDEX_MAX_FIELD_BYTES  # longer ones concern the row
_KEPT_CODES: Final = 1_000
IsFaultless = Callable[[str, str], bool]


class _Codes(NamedTuple):
    """What is known of the codes of a row."""

    are_right: bool
    """Whether each is right, and of another language."""
    have_default: bool


class LinkedRow(NamedTuple):
    """A row in which nothing can be wrong but what its language links say together."""

    row: Row
    codes: tuple[bytes, ...]
    hrefs: tuple[bytes, ...]
    lists_itself: bool
    """Whether its own URL is among them as it is written; a hasty no is possible."""

    def links(self) -> list[Link]:
        """Return the links as rules see them."""
        return [
            Link("alternate", code.decode(), decode_text(href), None, is_plain=True)
            for code, href in zip(self.codes, self.hrefs, strict=True)
        ]


class CommonRows:
    """The patterns of one document.

    A row that is `plain` has nothing to object to but its values: each element once, in order,
    a URL that is not empty, and behind them at most extensions without fault.
    """

    def __init__(self, table: PieceTable, context: CheckContext) -> None:
        self._format, self._fields = table.row_format, table.fields
        self._has_links = table.row_kind is URLSET and namespaces.XHTML.encode() in table.head
        self._values = typical_values(context, table.row_kind)
        self._any_site = any_site(context, table.row_kind)
        self._any_spelling = any_spelling(context, table.row_kind)
        self._typical = self._format.pattern(self._values, TYPICAL_EXTENSIONS)
        self._faultless: dict[str, re.Pattern[bytes]] = {}
        self._codes: dict[tuple[bytes, ...], _Codes] = {}

    @cached_property
    def _plain(self) -> re.Pattern[bytes] | None:
        """Behind each value's group is one of it where it is faultless.

        Behind those of the URL stands one of it where nothing but its characters can be wrong, and
        one of the site, where nothing but that can be.
        """
        if self._format.kind is TEXT:
            return None
        values = self._values
        told = {
            field: _SHORT + rb"(?>(" + values[field] + rb"(?=<))|[^<]*+)" for field in self._fields
        }
        loc = (
            *(rb"(?>(", self._any_spelling, rb"(?=<))|"),
            *(self._any_site, rb"(?=<)|", _NOT_BLANK, rb")"),
        )
        told[LOC] = b"".join(loc)
        return self._format.pattern(told, TYPICAL_EXTENSIONS)

    @cached_property
    def _linking(self) -> re.Pattern[bytes] | None:
        return self._format.pattern(self._values, LINKING_EXTENSIONS)

    def is_typical(self, data: bytes) -> bool:
        """Tell quickly that nothing is wrong with a row; of any other row this says nothing."""
        return self._typical is not None and self._typical.fullmatch(data) is not None

    def matches(self, table: PieceTable, row_ids: Sequence[int]) -> list[tuple[bytes, ...] | None]:
        """Return the values of each row, empty where it has none; None of one not typical."""
        if self._typical is None:
            return [None] * len(row_ids)
        found = list[tuple[bytes, ...] | None](self._typical_from_start(table, row_ids))
        rest = row_ids[len(found) :]
        matches = _full_matches(self._typical, table, rest)
        return found + [None if match is None else match.groups(b"") for match in matches]

    def _typical_from_start(
        self, table: PieceTable, row_ids: Sequence[int]
    ) -> list[tuple[bytes, ...]]:
        """Return the values of the first rows, as far as they are typical: all in one call."""
        if not row_ids or not self.is_typical(table.row_bytes(row_ids[0])):
            return []  # and 20 ms are not spent on the pattern where no row is typical
        if self._typical_or_rest is None:
            return []
        found: list[tuple[bytes, ...]] = self._typical_or_rest.findall(table.rows_bytes(row_ids))
        if found and not found[-1][0]:  # no URL: that is the rest
            found.pop()
        return found

    @cached_property
    def _typical_or_rest(self) -> re.Pattern[bytes] | None:
        """Finds typical rows one behind the other; what begins otherwise is found to the end.

        Such a row ends with its own end tag, so that none is found in two or with another one.
        """
        if self._typical is None or self._format.kind is TEXT:
            return None
        either = b"(?:" + self._typical.pattern + rb")|(?s:.++)"
        return compiled(either, re.VERBOSE)

    def plain_matches(
        self, table: PieceTable, row_ids: Sequence[int]
    ) -> list[tuple[bytes | None, ...] | None]:
        """Return what there is in each plain row; None of any other row.

        The URL, it again where only `MISSPELT` characters can be wrong, a site where nothing else
        can be; then each other value, and it again where it is faultless.
        """
        if self._plain is None:
            return [None] * len(row_ids)
        matches = _full_matches(self._plain, table, row_ids)
        return [None if match is None else match.groups() for match in matches]

    @staticmethod
    def typical_row(groups: Iterable[bytes]) -> Row:
        """Return the values that `matches` told of a row."""
        return Row(*(decode_text(raw) if raw else None for raw in groups))

    def is_faultless(self, column: str, text: str) -> bool:
        """Tell whether no rule of values objects to `text`; a hasty no is possible."""
        pattern = self._faultless.get(column)
        if pattern is None:  # a value's pattern may look ahead to the tag behind it
            whole = rb"(?:" + self._values[column] + rb")<"
            pattern = self._faultless[column] = compiled(whole, re.VERBOSE)
        return (
            pattern.fullmatch(text.replace("&", "&amp;").encode("utf-8", "replace") + b"<")
            is not None
        )

    def good_links(self, data: bytes, row_id: int, builder: RowGatherer | None) -> LinkedRow | None:
        """Look at a row that is typical but for language links, each of them right by itself.

        Each language stands there once. None for any other row.
        """
        if not self._has_links or b"hreflang=" not in data or b"<!--" in data:
            return None
        match = self._linking.fullmatch(data) if self._linking is not None else None
        if match is None:
            return None
        links = LANGUAGE_LINK.findall(data)
        hrefs = tuple([href for _, href in links])
        codes = tuple([code for code, _ in links])
        known = self._known(codes)
        if not links or not known.are_right:
            return None
        if builder is not None:
            builder.add(row_id, *match.groups())
            builder.alternates[row_id] = hrefs
            if known.have_default and (default := default_of(codes, hrefs)):
                builder.defaults[row_id] = default
        return LinkedRow(self.typical_row(match.groups(b"")), codes, hrefs, match[1] in hrefs)

    def _known(self, codes: tuple[bytes, ...]) -> _Codes:
        """Return what is known of the codes of a row; a file has few such."""
        known = self._codes.get(codes)
        if known is None:
            if len(self._codes) >= _KEPT_CODES:
                self._codes.clear()
            small = {code.lower() for code in codes}
            are_right = len(small) == len(codes) and all(map(_is_right, codes))
            known = self._codes[codes] = _Codes(are_right, X_DEFAULT.encode() in small)
        return known


def _is_right(raw: bytes) -> bool:
    code = raw.decode()
    return hreflang_fault(code) is None and not is_improbable(code)


def _full_matches(
    pattern: re.Pattern[bytes], table: PieceTable, row_ids: Sequence[int]
) -> list[re.Match[bytes] | None]:
    """Match each row as a whole; quicker where all of them lie in the file's own bytes."""
    fullmatch, original = pattern.fullmatch, table.buffers.original
    starts = list(map(table.starts.__getitem__, row_ids))
    ends = list(map(int.__add__, starts, map(table.lengths.__getitem__, row_ids)))
    if max(ends, default=0) <= len(original):
        return [fullmatch(original, start, end) for start, end in zip(starts, ends, strict=True)]
    return [fullmatch(table.row_bytes(row_id)) for row_id in row_ids]
