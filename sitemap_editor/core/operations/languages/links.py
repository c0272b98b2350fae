"""Which URL each row has and what it links to, of all rows: numbers in arrays, each URL once."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, chain, islice
from typing import Final

from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.operations.languages.row_links import RowLinks, key_of_raw
from sitemap_editor.core.passes.executor import Part
from sitemap_editor.core.protocol.equivalence import same_by_standard
from sitemap_editor.core.protocol.fields import LOC

NO_URL: Final = 0
_ROWS_AT_ONCE: Final = 512
_MARK: Final = b"hreflang"


@dataclass(slots=True)
class GatheredLinks:
    """What a range of rows says; numbers of URLs and codes count from 1 within it."""

    urls: bytes
    """Keys of URLs, a NUL behind each, which no URL holds."""
    codes: bytes
    """Codes as they are written, likewise."""
    locs: array[int]
    """By position: the number of the row's URL; 0 for none."""
    counts: array[int]
    """By position: how many links the row has."""
    link_codes: array[int]
    link_urls: array[int]


@dataclass(frozen=True)
class LinksPass:
    """Gathers URLs and language links of all rows."""

    def over(self, table: PieceTable, first: int, last: int) -> GatheredLinks:
        """Gather those of a range."""
        gatherer = _Gatherer(RowLinks(table.row_format))
        for at in range(first, last, _ROWS_AT_ONCE):
            gatherer.add(RowValues(table, table.order[at : min(at + _ROWS_AT_ONCE, last)]))
        return gatherer.gathered()

    def merged(self, parts: Iterator[Part]) -> FileLinks:
        """Give the URLs and codes of all ranges one number each."""
        found = FileLinks()
        for part in parts:
            assert isinstance(part.result, GatheredLinks)  # noqa: S101 - what `over` returns
            found.add(part.result)
        found.settle()
        return found


class _Numbers:
    """Numbers texts from 1 in the order in which they come."""

    def __init__(self) -> None:
        self._known: dict[bytes, int] = {b"": NO_URL}

    def of(self, texts: Sequence[bytes]) -> Iterator[int]:
        """Yield the number of each text; 0 for an empty one."""
        known = self._known
        for text in dict.fromkeys(texts):
            known.setdefault(text, len(known))
        return map(known.__getitem__, texts)

    def joined(self) -> bytes:
        """Return all texts in the order of their numbers, a NUL behind each."""
        return b"\0".join([*self._known, b""])[1:]


class _Gatherer:
    def __init__(self, reader: RowLinks) -> None:
        self._reader = reader
        self._urls, self._codes = _Numbers(), _Numbers()
        self._locs, self._counts = array("I"), array("I")
        self._link_codes, self._link_urls = array("I"), array("I")

    def add(self, rows: RowValues) -> None:
        """Take some rows; nothing is done for each of their links."""
        if _MARK not in rows.data:
            keys = [value.replace(b"&", b"&amp;") for value in rows.values(LOC)]
            self._locs.extend(self._urls.of(keys))
            self._counts.frombytes(bytes(self._counts.itemsize * len(rows)))
            return
        read = list(map(self._reader.of, rows.each))
        self._locs.extend(self._urls.of([key or b"" for key, _ in read]))
        counts = [len(links) for _, links in read]
        links = list(chain.from_iterable([links for _, links in read]))
        urls = b"".join([url for _, url in links])
        if b"&" in urls or len(urls) != len(urls.translate(None, SPACE)):
            keyed = [
                [(code, key) for code, url in each if (key := key_of_raw(url))] for _, each in read
            ]
            links = list(chain.from_iterable(keyed))
            counts = list(map(len, keyed))
        self._counts.extend(counts)
        self._link_codes.extend(self._codes.of([code for code, _ in links]))
        self._link_urls.extend(self._urls.of([url for _, url in links]))

    def gathered(self) -> GatheredLinks:
        """Return what was taken."""
        return GatheredLinks(
            *(self._urls.joined(), self._codes.joined(), self._locs, self._counts),
            *(self._link_codes, self._link_urls),
        )


@dataclass(slots=True)
class FileLinks:
    """What all rows of a document say, by position; numbers count from 1.

    About 9 bytes a row and 8 a link, beside the URLs.
    """

    urls: list[bytes] = field(default_factory=lambda: [b""])
    """Keys of URLs by number, as they are written; see `url_keys`."""
    codes: list[str] = field(default_factory=lambda: [""])
    """Codes by number, as they are written first; case apart each is one number."""
    locs: array[int] = field(default_factory=lambda: array("I"))
    """By position: the number of the row's URL; 0 for none."""
    ends: array[int] = field(default_factory=lambda: array("I"))
    """By position: behind the row's links."""
    link_codes: array[int] = field(default_factory=lambda: array("I"))
    link_urls: array[int] = field(default_factory=lambda: array("I"))
    same: array[int] = field(default_factory=lambda: array("I"))
    """By number of a URL: that of the first one that is the same by the standards."""
    has_twins: bool = False
    """Whether any two URLs are the same by the standards."""
    _numbers: dict[bytes, int] = field(default_factory=dict)
    _code_numbers: dict[str, int] = field(default_factory=lambda: {"": 0})
    _numbers_of_normal: dict[bytes, int] = field(default_factory=dict)
    """Of URLs that are not written in the normal way, by that."""

    def add(self, part: GatheredLinks) -> None:
        """Take the next range of rows."""
        names, urls = part.urls.split(b"\0")[:-1], [NO_URL]
        known = self._numbers
        for name in names:
            number = known.setdefault(name, len(known) + 1)
            urls.append(number)
        count = len(known) + 1 - len(self.urls)
        self.urls += list(islice(reversed(known), count))[::-1]
        codes = [0, *(self.code_number(each.decode()) for each in part.codes.split(b"\0")[:-1])]
        self.locs.extend(map(urls.__getitem__, part.locs))
        first = len(self.link_urls)
        self.link_urls.extend(map(urls.__getitem__, part.link_urls))
        self.link_codes.extend(map(codes.__getitem__, part.link_codes))
        self.ends.extend(map(first.__add__, accumulate(part.counts)))

    def take(self, other: FileLinks) -> None:
        """Take all rows of another file, behind those that are there; `settle` comes last."""
        names = other.urls[1:]
        self.add(
            GatheredLinks(
                b"\0".join([*names, b""]),
                b"\0".join([*(code.encode() for code in other.codes[1:]), b""]),
                other.locs,
                array("I", (end - other.begin(at) for at, end in enumerate(other.ends))),
                other.link_codes,
                other.link_urls,
            )
        )

    def settle(self) -> None:
        """Find the URLs that are the same by the standards; all are known."""
        self.same = array("I", range(len(self.urls)))
        normal = [b"", *same_by_standard(self.urls[1:])]  # an empty one is odd, which is slow
        if normal == self.urls:
            return
        numbers: dict[bytes, int] = {}
        for number, url in enumerate(normal):
            self.same[number] = numbers.setdefault(url, number)
            if url != self.urls[number]:
                self._numbers_of_normal[url] = self.same[number]
        self.has_twins = len(numbers) < len(self.urls)

    def known_number(self, key: bytes) -> int:
        """Return the number of a URL, or of one that is the same; 0 where there is none."""
        normal = same_by_standard([key])[0]
        for numbers, url in (
            (self._numbers, key),
            (self._numbers, normal),
            (self._numbers_of_normal, normal),
        ):
            if (number := numbers.get(url)) is not None:
                return self.same[number]
        return NO_URL

    def number_like(self, key: bytes) -> int:
        """Return the number of a URL, or of one that is the same; a new one where there is none."""
        if known := self.known_number(key):
            return known
        self._numbers[key] = number = len(self.urls)
        self._numbers_of_normal.setdefault(same_by_standard([key])[0], number)
        self.urls.append(key)
        self.same.append(number)
        return number

    def draft(self) -> FileLinks:
        """Return a copy to number more URLs and codes in."""
        return replace(
            self,
            urls=self.urls[:],
            codes=self.codes[:],
            same=self.same[:],
            _numbers=self._numbers.copy(),
            _code_numbers=self._code_numbers.copy(),
            _numbers_of_normal=self._numbers_of_normal.copy(),
        )

    def code_number(self, code: str) -> int:
        """Return the number of a code, a new one where it has none."""
        number = self._code_numbers.setdefault(code.lower(), len(self.codes))
        if number == len(self.codes):
            self.codes.append(code)
        return number

    def known_code(self, code: str) -> int | None:
        """Return the number of a code, in any case; None where it has none."""
        return self._code_numbers.get(code.lower())

    def links_of(self, position: int) -> tuple[Sequence[int], Sequence[int]]:
        """Return the numbers of codes and URLs that the row at a position links to."""
        first, last = self.begin(position), self.ends[position]
        return self.link_codes[first:last], self.link_urls[first:last]

    def begin(self, position: int) -> int:
        """Return where the links of a row begin."""
        return self.ends[position - 1] if position else 0

    def __len__(self) -> int:
        """How many rows there are."""
        return len(self.locs)
