"""Groups of language versions: one page in all its languages, with what is wrong of each."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from itertools import accumulate
from typing import Final, NamedTuple

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress, share_of
from sitemap_editor.core.operations.languages.components import components
from sitemap_editor.core.operations.languages.links import NO_URL, FileLinks, LinksPass
from sitemap_editor.core.operations.languages.marks import Mark
from sitemap_editor.core.operations.languages.versions import Version, VersionJudge
from sitemap_editor.core.passes.executor import Executor, Here
from sitemap_editor.core.protocol.languages import X_DEFAULT
from sitemap_editor.core.protocol.page_result import PageResults

_GROUPS_A_STEP: Final = 1_024
_OF_READING: Final = 0.6
_OF_JOINING: Final = 0.25


class Cell(NamedTuple):
    """The pages that stand for a language in a group: none, one, or wrongly several."""

    urls: tuple[int, ...]
    """Their numbers in `FileLinks.urls`."""
    marks: int


class LanguageGroups:
    """All groups of a document in the order of their first rows; a row without links is one too.

    About 9 bytes a version beside the URLs; nothing is held for what is missing.
    """

    def __init__(self, table: PieceTable | None, links: FileLinks) -> None:
        self._table = table
        self.links = links
        self.members = array("I")
        """Numbers of the URLs of each group, one group behind the other."""
        self.member_ends = array("I")
        self.codes = array("I")
        """By version, one group behind the other: the number of its code; 0 for none."""
        self.urls = array("I")
        self.marks = array("H")
        self.ends = array("I")
        """By group: behind its versions."""
        self.flags = array("H")
        """By group: all marks of its versions, and those of the group."""
        self.first_rows = array("I")
        """By group: the position of its first row."""
        self.row_of = array("I")
        """By number of a URL: the position of its first row, from 1; 0 for none."""
        self.more_rows: dict[int, list[int]] = {}
        """By number of a URL: the positions of its other rows."""
        self.group_of = array("I")
        """By number of a URL: its group, from 1; 0 for none."""

    def __len__(self) -> int:
        """How many groups there are."""
        return len(self.ends)

    @property
    def table(self) -> PieceTable:
        """The document as it was; not for groups of several files."""
        assert self._table is not None  # noqa: S101 - such groups are never written
        return self._table

    def versions(self, group: int) -> Iterator[Version]:
        """Yield the versions of a page."""
        first, last = self._begin(self.ends, group), self.ends[group]
        some = slice(first, last)
        return map(Version, self.codes[some], self.urls[some], self.marks[some])

    def cells(self, group: int) -> dict[int, Cell]:
        """Return what there is in a group by the number of the code; 0: language not stated."""
        cells: dict[int, Cell] = {}
        for code, url, marks in self.versions(group):
            known = cells.get(code)
            cells[code] = (
                Cell((url,), marks)
                if known is None
                else Cell((*known.urls, url), known.marks | marks)
            )
        return cells

    def urls_of(self, group: int) -> array[int]:
        """Return the numbers of the URLs that belong to a group."""
        return self.members[self._begin(self.member_ends, group) : self.member_ends[group]]

    def rows_of(self, url: int) -> list[int]:
        """Return the positions of the rows with a URL, by its number."""
        row = self.row_of[url]
        return [row - 1, *self.more_rows.get(url, ())] if row else []

    def group_with(self, key: bytes) -> int | None:
        """Return the group that a URL belongs to; None where there is none."""
        number = self.links.known_number(key)
        return self.group_of[number] - 1 if number and self.group_of[number] else None

    def code_counts(self) -> Counter[int]:
        """Return how many versions each code has, by its number."""
        return Counter(self.codes)

    def used_codes(self) -> list[int]:
        """Return the numbers of all codes in use, by name; x-default is the last."""
        names = self.links.codes
        used = (code for code in set(self.codes) if code)
        return sorted(
            used, key=lambda code: (names[code].lower() == X_DEFAULT, names[code].lower())
        )

    def number_of_code(self, code: str) -> int | None:
        """Return the number of a code, in any case; None where it is not in use."""
        return self.links.known_code(code)

    def has_links(self, group: int) -> bool:
        """Tell whether any page of a group links to a version."""
        return not self.flags[group] & Mark.ALONE

    @staticmethod
    def _begin(ends: array[int], number: int) -> int:
        return ends[number - 1] if number else 0

    def draft(self) -> LanguageGroups:
        """Return a copy for planning: what is numbered in it is not seen here."""
        twin = copy(self)
        twin.links = self.links.draft()
        twin.row_of, twin.group_of = self.row_of[:], self.group_of[:]
        return twin

    def number_like(self, key: bytes) -> int:
        """Return the number of a URL, or of one that is the same; of a draft: also of a new one."""
        number = self.links.number_like(key)
        if number == len(self.row_of):
            self.row_of.append(0)
            self.group_of.append(0)
        return number

    def row_id(self, position: int) -> int:
        """Return the identity of the row at a position."""
        return self.table.order[position]


def language_groups(
    table: PieceTable,
    pages: PageResults | None = None,
    progress: Progress = no_progress,
    executor: Executor | None = None,
) -> LanguageGroups:
    """Return the groups of a document that nobody changes meanwhile; `pages`: what live says.

    Raises: Cancelled by way of `progress`.
    """
    runs = executor or Here()
    links = runs.run(LinksPass(), table, share_of(progress, 0.0, _OF_READING))
    return groups_of_links(links, table, pages, share_of(progress, _OF_READING, 1 - _OF_READING))


def groups_of_links(
    links: FileLinks,
    table: PieceTable | None = None,
    pages: PageResults | None = None,
    progress: Progress = no_progress,
) -> LanguageGroups:
    """Return the groups of all rows of a document, or of those of several files."""
    groups = LanguageGroups(table, links)
    joined = _place(groups, share_of(progress, 0.0, _OF_JOINING))
    _judge(groups, joined, pages, share_of(progress, _OF_JOINING, 1 - _OF_JOINING))
    return groups


def _place(groups: LanguageGroups, progress: Progress) -> int:
    """Give every URL a group and every group its URLs; return how many there are."""
    links = groups.links
    unions, same = components(links, progress), links.same
    groups.row_of = array("I", bytes(4 * len(links.urls)))
    groups.group_of = array("I", bytes(4 * len(links.urls)))
    number_of: dict[int, int] = {}
    row_of, group_of = groups.row_of, groups.group_of
    for position, loc in enumerate(links.locs):
        if loc == NO_URL:
            continue
        own = same[loc]
        if row_of[own]:
            groups.more_rows.setdefault(own, []).append(position)
            continue
        row_of[own] = position + 1
        root = unions.find(own)
        number = number_of.setdefault(root, len(number_of) + 1)
        if number == len(number_of) and number > len(groups.first_rows):
            groups.first_rows.append(position)
        group_of[own] = number
    for url in range(1, len(links.urls)):
        if same[url] == url and not group_of[url]:
            group_of[url] = number_of.get(unions.find(url), 0)
    _list_members(groups, len(number_of))
    return len(number_of)


def _list_members(groups: LanguageGroups, count: int) -> None:
    """Put the URLs of each group one behind the other."""
    sizes = Counter(groups.group_of)
    ends = array("I", accumulate(sizes[number] for number in range(1, count + 1)))
    places = array("I", [0, *ends[:-1]]) if ends else array("I")
    groups.members = array("I", bytes(4 * (ends[-1] if ends else 0)))
    members = groups.members
    for url, number in enumerate(groups.group_of):
        if number:
            members[places[number - 1]] = url
            places[number - 1] += 1
    groups.member_ends = ends


def _judge(
    groups: LanguageGroups, count: int, pages: PageResults | None, progress: Progress
) -> None:
    judge = VersionJudge(groups.links, groups.row_of, groups.more_rows, pages)
    codes, urls, marks = groups.codes, groups.urls, groups.marks
    for group in range(count):
        if not group % _GROUPS_A_STEP:
            progress(group / count)
        versions, flags = judge.versions(groups.urls_of(group))
        for version in versions:
            codes.append(version.code)
            urls.append(version.url)
            marks.append(version.marks)
        groups.ends.append(len(codes))
        groups.flags.append(flags)


def missing_flags(groups: LanguageGroups, expected: Sequence[int]) -> bytearray:
    """Return for each group whether a page is missing for any of these codes, by number."""
    missing = bytearray(len(groups))
    wanted = frozenset(expected)
    first = 0
    for group, last in enumerate(groups.ends):
        missing[group] = not wanted.issubset(groups.codes[first:last])
        first = last
    return missing
