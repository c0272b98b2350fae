"""Completing language versions: each page lists all of them, itself included."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import compress
from typing import Final, NamedTuple

from sitemap_editor.core.contents.declaring import Declaring
from sitemap_editor.core.document.edits import Batch, Edit, SetHead, SetRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.written_rows import Block, WrittenRows, woven
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, no_progress
from sitemap_editor.core.operations.languages.groups import LanguageGroups
from sitemap_editor.core.operations.languages.link_writing import LinkWriter, relinked
from sitemap_editor.core.operations.languages.row_links import Link
from sitemap_editor.core.operations.languages.versions import NO_CODE
from sitemap_editor.core.protocol.languages import hreflang_fault

_ROWS_A_BLOCK: Final = 512
SEVERAL: Final = QT_TRANSLATE_NOOP("core", "One language stands for several pages.")
NO_LANGUAGE: Final = QT_TRANSLATE_NOOP("core", "The language of a page is not stated.")
NO_MATCH: Final = QT_TRANSLATE_NOOP("core", "The URL does not match the pattern.")
NO_PAGE: Final = QT_TRANSLATE_NOOP("core", "No page in the language to start from.")
NO_CODE_OF: Final = QT_TRANSLATE_NOOP("core", "The code is not a language of hreflang.")
NO_CHARACTER: Final = QT_TRANSLATE_NOOP(
    "core", "The URL has an invisible character that is not allowed in an XML file."
)
HAS_CODE: Final = QT_TRANSLATE_NOOP("core", "The row has the new code already.")
NO_VERSION: Final = QT_TRANSLATE_NOOP(
    "core", "No page lists this one as a version any more, but its row stays, with its links."
)
NO_ROW: Final = QT_TRANSLATE_NOOP("core", "No row has one of these URLs.")


class Left(NamedTuple):
    """What stays as it is: a URL that tells which group it is of, and why."""

    url: bytes
    reason: str


@dataclass(slots=True)
class LanguagePlan:
    """What is to be written: an edit of rows, and what stays as it is."""

    edit: Edit | None = None
    rows: int = 0
    links: int = 0
    """How many are added, or changed."""
    left: list[Left] = field(default_factory=list)
    outside: int = 0
    """How many URLs that are linked for the first time have no row in this file."""
    respelt: int = 0
    """How many URLs of a list are written as this file writes them, by the standards the same."""
    replaced: int = 0
    """How many of the links stand in the place of one that led to another URL."""


class Wanted(NamedTuple):
    """One page in all its languages: the URL of each code, by numbers, and those of its pages."""

    url_of: Mapping[int, int]
    pages: Sequence[int]
    nameless: Sequence[int] = ()
    """The pages of which nothing says the language."""
    replaced: Collection[int] = ()
    """The codes of which links to another URL are led to this one."""


def completed(
    groups: LanguageGroups,
    chosen: Iterable[int] | None = None,
    codes: Collection[int] | None = None,
    unnamed: str | None = None,
    progress: Progress = no_progress,
) -> LanguagePlan:
    """Plan the links that pages lack, of some groups or all; `codes`: those of languages alone.

    A group in which one language stands for several pages stays as it is; codes that are none are
    not spread. `unnamed` is the code of pages whose language nothing states.
    """
    plan, number = LanguagePlan(), NO_CODE
    if unnamed is not None:
        groups = groups.draft()
        number = groups.links.code_number(unnamed)

    def found() -> Iterator[Wanted]:
        for group in range(len(groups)) if chosen is None else chosen:
            if not groups.has_links(group):
                continue
            wanted = wanted_of(groups, group, number)
            if wanted is None:
                plan.left.append(Left(groups.links.urls[groups.urls_of(group)[0]], SEVERAL))
                continue
            plan.left.extend(Left(groups.links.urls[url], NO_LANGUAGE) for url in wanted.nameless)
            yield wanted

    return written(groups, found(), plan, codes, progress)


def wanted_of(groups: LanguageGroups, group: int, unnamed: int = NO_CODE) -> Wanted | None:
    """Return the pages of a group by code; None where one language stands for several."""
    url_of: dict[int, int] = {}
    nameless: list[int] = []
    for code, url, _ in groups.versions(group):
        code = code or unnamed
        if code == NO_CODE:
            nameless.append(url)
        elif is_right(groups, code) and url_of.setdefault(code, url) != url:
            return None
    return Wanted(url_of, groups.urls_of(group), nameless)


def is_right(groups: LanguageGroups, code: int) -> bool:
    """Tell whether a code, by its number, is one of hreflang."""
    return hreflang_fault(groups.links.codes[code]) is None


def written(
    groups: LanguageGroups,
    wanted: Iterable[Wanted],
    plan: LanguagePlan,
    codes: Collection[int] | None = None,
    progress: Progress = no_progress,
) -> LanguagePlan:
    """Write into every row what it lacks of what is wanted; only of `codes`, where they are given.

    The rows of pages in these languages list all, so that they link back.
    """
    lacking = _LackingLinks(groups)
    for each in wanted:
        for position, pairs in lacking_links(groups, each, codes):
            lacking.add(position, pairs)
    plan.rows, plan.links = len(lacking.positions), lacking.count
    plan.edit = _edit(groups, lacking, plan, progress)
    return plan


class _LackingLinks:
    """The links that rows lack, as numbers: objects for all of them would take as much as a row."""

    def __init__(self, groups: LanguageGroups) -> None:
        self._groups = groups
        self._numbers = array("I", bytes(4 * len(groups.links)))
        """By position: the number of what is noted of that row, from 1; 0 for nothing."""
        self._codes, self._urls, self._ends = array("I"), array("I"), array("I", [0])
        self.count = 0

    def add(self, position: int, pairs: Sequence[tuple[int, int]]) -> None:
        """Note what the row at a position lacks, instead of what was noted of it before."""
        if self._numbers[position]:
            self.count -= len(self._pairs(position))
        self.count += len(pairs)
        self._numbers[position] = len(self._ends)
        for code, url in pairs:
            self._codes.append(code)
            self._urls.append(url)
        self._ends.append(len(self._urls))

    @property
    def positions(self) -> array[int]:
        """The positions of these rows, in order."""
        return array("I", compress(range(len(self._numbers)), self._numbers))

    def links(self, position: int) -> list[Link]:
        """Return the links that a row lacks."""
        groups, codes = self._groups, self._groups.links.codes
        return [(codes[code], spelt(groups, url)) for code, url in self._pairs(position)]

    def _pairs(self, position: int) -> list[tuple[int, int]]:
        number = self._numbers[position]
        some = slice(self._ends[number - 1], self._ends[number])
        return list(zip(self._codes[some], self._urls[some], strict=True))


def lacking_links(
    groups: LanguageGroups, wanted: Wanted, codes: Collection[int] | None = None
) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """Yield the positions of rows with (code, URL) that they lack, in the order of the fullest.

    A link to another URL than the one that replaces it counts as lacking.
    """
    links, same = groups.links, groups.links.same
    rows = [position for url in wanted.pages for position in groups.rows_of(url)]
    if not rows:
        return
    fullest = max(rows, key=lambda position: links.ends[position] - links.begin(position))
    order = dict.fromkeys(links.links_of(fullest)[0]) | dict.fromkeys(wanted.url_of)
    pairs = [(code, wanted.url_of[code]) for code in order if code in wanted.url_of]
    theirs = set() if codes is None else {wanted.url_of.get(code) for code in codes}
    for position in rows:
        codes_there, urls_there = links.links_of(position)
        own = set(codes_there)
        for code, url in zip(codes_there, urls_there, strict=True) if wanted.replaced else ():
            if code in wanted.replaced and same[url] != wanted.url_of[code]:
                own.discard(code)
        takes_all = codes is None or same[links.locs[position]] in theirs
        missing = [
            (code, url)
            for code, url in pairs
            if code not in own and (takes_all or codes is None or code in codes)
        ]
        if missing:
            yield position, missing


def spelt(groups: LanguageGroups, url: int) -> bytes:
    """Return the key of a URL as its row writes it, where it has one."""
    row, links = groups.row_of[url], groups.links
    return links.urls[links.locs[row - 1] if row else url]


def _edit(
    groups: LanguageGroups, lacking: _LackingLinks, plan: LanguagePlan, progress: Progress
) -> Edit | None:
    positions, known = lacking.positions, groups.links

    def written_into(writer: LinkWriter, number: int, data: bytes) -> bytes:
        position = positions[number]
        own = {known.codes[code] for code in known.links_of(position)[0]}
        missing: list[Link] = []
        for code, key in lacking.links(position):
            if code in own:
                data = relinked(data, writer.row_format, code, key)
                plan.replaced += 1
            else:
                missing.append((code, key))
        return writer.added(data, missing) if missing else data

    return rows_edit(groups.table, positions, written_into, progress)


def rows_edit(
    table: PieceTable,
    positions: Sequence[int],
    change: Callable[[LinkWriter, int, bytes], bytes],
    progress: Progress = no_progress,
) -> Edit | None:
    """Return the edit that gives the rows at positions what `change` makes of (number, bytes).

    The namespace of links is declared in the head where it is not yet. Raises: EditError.
    """
    declaring, rows = Declaring(table.head, table.row_format), WrittenRows()
    writer = LinkWriter(table.row_format)

    def with_writer(number: int, data: bytes, row_format: RowFormat) -> bytes:
        nonlocal writer
        if writer.row_format is not row_format:
            writer = LinkWriter(row_format)
        return change(writer, number, data)

    for first in range(0, len(positions), _ROWS_A_BLOCK):
        progress(first / len(positions))
        row_ids, lengths, block = array("I"), array("I"), list[tuple[Block, int, int, bytes]]()
        for number, position in enumerate(positions[first : first + _ROWS_A_BLOCK], first):
            row_id = table.order[position]
            old = table.row_bytes(row_id)
            new = declaring.changed(old, partial(with_writer, number))
            if new != old:
                row_ids.append(row_id)
                lengths.append(len(new))
                block.append((*table.buffers.held(table.starts[row_id]), len(old), new))
        rows.add(row_ids, lengths, woven(block))
    if not rows:
        return None
    edit = SetRows(rows, is_checked=True)
    return edit if declaring.head == table.head else Batch((SetHead(declaring.head), edit))
