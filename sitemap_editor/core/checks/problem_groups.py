"""The lines of a list of problems: all by row, or by rule with a head that folds each group."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate

from sitemap_editor.core.checks.checker import Findings
from sitemap_editor.core.checks.problem_index import Kind, ProblemIndex
from sitemap_editor.core.checks.problem_list import (
    Entries,
    ShownProblems,
    problems_of,
    same_finding,
)
from sitemap_editor.core.checks.rule import SCHEMA_CODE, Finding


@dataclass(slots=True)
class Section:
    """Problems that stand together, those of the file first; of one kind, or (None) of all."""

    kind: Kind | None = None
    file: list[Finding] = field(default_factory=list)
    entries: Entries = field(default_factory=Entries)

    def __len__(self) -> int:
        return len(self.file) + len(self.entries)

    def at(self, index: ProblemIndex, number: int) -> tuple[Finding, int | None] | None:
        """Return a problem and its row's id; None where an edit has just taken it away."""
        if number < len(self.file):
            return self.file[number], None
        number -= len(self.file)
        row_id = self.entries.row_ids[number]
        found = problems_of(index, row_id, self.entries.kinds)
        which = self.entries.number_in_row(number)
        return (found[which], row_id) if which < len(found) else None

    def number_of(self, index: ProblemIndex, finding: Finding, row_id: int | None) -> int | None:
        """Return where a problem stands; None where it is not there."""
        if row_id is None:
            found = same_finding(finding, self.file)
            return None if found is None else self.file.index(found)
        row_ids, before = self.entries.row_ids, len(self.file)
        first = bisect_left(row_ids, row_id)
        numbers = range(before + first, before + bisect_right(row_ids, row_id, first))
        known = {number: each[0] for number in numbers if (each := self.at(index, number))}
        found = same_finding(finding, known.values())
        return next((number for number, each in known.items() if each is found), None)


class ProblemLines:
    """Sections one below the other; a section of one kind has a head above, and may be folded.

    `unfolded` are the kinds that are not; whoever changes it calls `place`.
    """

    def __init__(self, sections: Sequence[Section] = (), unfolded: Collection[Kind] = ()) -> None:
        self.sections = list(sections)
        self.unfolded = unfolded
        self._starts: list[int] = []
        self.place()

    def place(self) -> None:
        """Count the lines anew."""
        self._starts = list(accumulate(map(self._height, self.sections), initial=0))

    def _height(self, section: Section) -> int:
        head = section.kind is not None
        return head + (len(section) if self.is_unfolded(section) else 0)

    def is_unfolded(self, section: Section) -> bool:
        """Tell whether the problems of a section have lines."""
        return section.kind is None or section.kind in self.unfolded

    def __len__(self) -> int:
        return self._starts[-1]

    def at(self, line: int) -> tuple[Section, int]:
        """Return what stands in a line: a section, and the number in it; -1 is its head."""
        number = bisect_right(self._starts, line) - 1
        section = self.sections[number]
        return section, line - self._starts[number] - (section.kind is not None)

    def head(self, line: int) -> Section | None:
        """Return the section whose head stands in a line."""
        section, number = self.at(line)
        return section if number < 0 else None

    def heads(self) -> Iterator[tuple[int, Section]]:
        """Yield the sections that have a head, with its line."""
        for start, section in zip(self._starts, self.sections, strict=False):
            if section.kind is not None:
                yield start, section

    def line_of(self, index: ProblemIndex, finding: Finding, row_id: int | None) -> int | None:
        """Return the line of a problem, that of its head while it is folded; None: not listed."""
        kind = finding.code, finding.severity
        for start, section in zip(self._starts, self.sections, strict=False):
            if section.kind not in (None, kind):
                continue
            number = section.number_of(index, finding, row_id)
            if number is None:
                continue
            has_head = section.kind is not None
            return start + has_head + number if self.is_unfolded(section) else start
        return None

    def chosen(
        self, index: ProblemIndex, lines: Iterable[int] | None
    ) -> tuple[list[Finding], Mapping[int, Findings]]:
        """Return what these lines stand for, a head for all below it; None: all, folded or not.

        Those of the file come first, then those of each row by its id, worked out when asked for.
        """
        wanted: list[tuple[Section, Iterable[int]]] = []
        if lines is None:
            wanted = [(section, range(len(section))) for section in self.sections]
        else:
            for section, some in self._by_section(lines):
                whole = section.kind is not None and -1 in some
                wanted.append((section, range(len(section)) if whole else some))
        of_file: list[Finding] = []
        parts = []
        for section, numbers in wanted:
            count = len(section.file)
            of_file += [section.file[number] for number in numbers if number < count]
            others = [number - count for number in numbers if number >= count]
            parts.append(ShownProblems(index, section.entries, others))
        return of_file, parts[0] if len(parts) == 1 else _Joined(parts)

    def _by_section(self, lines: Iterable[int]) -> list[tuple[Section, list[int]]]:
        found: list[tuple[Section, list[int]]] = []
        for line in lines:
            section, number = self.at(line)
            if not found or found[-1][0] is not section:
                found.append((section, []))
            found[-1][1].append(number)
        return found


class _Joined(Mapping[int, Findings]):
    """The problems of several sections by row id, most severe first, the schema's last."""

    def __init__(self, parts: Sequence[Mapping[int, Findings]]) -> None:
        self._parts = parts

    def __getitem__(self, row_id: int) -> Findings:
        found = [each for part in self._parts for each in part.get(row_id, ())]
        if not found:
            raise KeyError(row_id)
        return tuple(sorted(found, key=lambda each: (each.code == SCHEMA_CODE, each.severity.rank)))

    @cached_property
    def _row_ids(self) -> dict[int, None]:
        return dict.fromkeys(row_id for part in self._parts for row_id in part)

    def __iter__(self) -> Iterator[int]:
        return iter(self._row_ids)

    def __len__(self) -> int:
        return len(self._row_ids)


def in_groups(
    kinds: Iterable[Kind], file: Sequence[Finding], entries_of: Callable[[Kind], Entries]
) -> list[Section]:
    """Return a section for each kind there is, in the order of `kinds`."""
    found: list[Section] = []
    for kind in kinds:
        of_file = [each for each in file if (each.code, each.severity) == kind]
        section = Section(kind, of_file, entries_of(kind))
        if len(section):
            found.append(section)
    return found
