"""The files of a joined table: added, renamed, removed, split and merged, as edits like any other.

A number stays that of its file: one that is removed leaves its number without a name. On disk all
this is done when the table is saved.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from sitemap_editor.core.document.edits import Batch, Edit, MoveRows, RemoveRows, SetFiles
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_numbers import compact
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, Remark, no_progress
from sitemap_editor.core.files.joined_document import JoinedFile
from sitemap_editor.core.operations.splitting.naming import name_obstacle
from sitemap_editor.core.protocol.profiles import Profile

_ROWS_AT_ONCE: Final = 1 << 14
_GZIP_SUFFIX: Final = ".gz"


class Part(NamedTuple):
    """One of the files that a file is split into: a number of rows, and of bytes."""

    name: str
    rows: int
    size_bytes: int


# What can be done


def added(table: PieceTable, name: str, like: int) -> SetFiles:
    """Return what makes a new file without rows, with what stands around those of `like`."""
    return SetFiles((*table.file_names, name), (*table.file_likes, like))


def renamed(table: PieceTable, number: int, name: str) -> SetFiles:
    """Return what gives a file another name."""
    return SetFiles(_with_name(table, number, name), table.file_likes)


def removed(table: PieceTable, number: int, progress: Progress = no_progress) -> Edit:
    """Return what takes a file out with all its rows."""
    rows = compact(positions_of(table, number, progress))
    gone = SetFiles(_with_name(table, number, ""), table.file_likes)
    return Batch((RemoveRows(rows), gone)) if len(rows) else gone


def merged(table: PieceTable, number: int, into: int, progress: Progress = no_progress) -> Edit:
    """Return what puts all rows of a file behind those of another; the file goes."""
    rows = positions_of(table, number, progress)
    coming = brought(table, rows, into, progress)
    gone = SetFiles(_with_name(table, number, ""), table.file_likes)
    return Batch((*coming, gone)) if coming else gone


def split(
    table: PieceTable, number: int, parts: Sequence[Part], progress: Progress = no_progress
) -> SetFiles:
    """Return what makes several files of one: as many rows each as `parts` say, in their order.

    The first part stays the file it was.
    """
    rows, first = positions_of(table, number, progress), parts[0].rows
    row_ids = array("I", map(table.order.__getitem__, rows[first:]))
    numbers, new = array("H"), len(table.file_names)
    for place, part in enumerate(parts[1:], new):
        numbers.extend(array("H", (place,)) * part.rows)
    names = (*table.file_names, *(part.name for part in parts[1:]))
    likes = (*table.file_likes, *[number] * (len(parts) - 1))
    return SetFiles(names, likes, row_ids, numbers)


def brought(
    table: PieceTable, positions: Sequence[int], number: int, progress: Progress = no_progress
) -> tuple[Edit, ...]:
    """Return what puts rows, at ascending positions, behind the last row of a file.

    Where it has none they stand behind those of the files before it.
    """
    if not positions:
        return ()
    moved, numbers = set(positions), _numbers(table)
    own = before = -1
    for at in range(0, len(table), _ROWS_AT_ONCE):
        progress(at / len(table))
        for place, row_id in enumerate(table.order[at : at + _ROWS_AT_ONCE], at):
            if numbers[row_id] <= number and place not in moved:
                before = place
                own = place if numbers[row_id] == number else own
    last = before if own < 0 else own
    to = last + 1 - sum(each <= last for each in positions)
    row_ids = array("I", map(table.order.__getitem__, positions))
    filed = SetFiles(
        table.file_names, table.file_likes, row_ids, array("H", (number,)) * len(row_ids)
    )
    return MoveRows(compact(array("I", positions)), to), filed


def positions_of(table: PieceTable, number: int, progress: Progress = no_progress) -> Sequence[int]:
    """Return where the rows of a file stand."""
    numbers, found = _numbers(table), array("I")
    for at in range(0, len(table), _ROWS_AT_ONCE):
        progress(at / len(table))
        some = table.order[at : at + _ROWS_AT_ONCE]
        found.extend(place for place, row_id in enumerate(some, at) if numbers[row_id] == number)
    return found


# What is asked before


class SplitOfFile:
    """What splitting a file comes to, into however many. Made by a worker, from a snapshot."""

    def __init__(
        self, table: PieceTable, number: int, files: Sequence[JoinedFile], progress: Progress
    ) -> None:
        rows = positions_of(table, number, progress)
        lengths = map(table.lengths.__getitem__, map(table.order.__getitem__, rows))
        base = _base(table, number, files)
        self.name = table.file_names[number]
        self._ends = array("q", accumulate(lengths, initial=0))
        self._around = len(base.head) + len(base.tail)
        self._names = (table, number)

    @property
    def rows(self) -> int:
        """How many rows the file has."""
        return len(self._ends) - 1

    def least(self, profile: Profile) -> int:
        """Return how many files it takes that none has too much, as far as rows are alike."""
        count = max(2, -(-self.rows // profile.max_rows))
        while count < self.rows and any(
            part.size_bytes > profile.max_size_bytes for part in self.parts(count)
        ):
            count += 1
        return count

    def parts(self, count: int) -> list[Part]:
        """Return what so many files come to: about as many rows each, in their order."""
        places = [self.rows * place // count for place in range(count + 1)]
        names = _names_of_parts(*self._names, count)
        return [
            Part(name, last - first, self._around + self._ends[last] - self._ends[first])
            for name, (first, last) in zip(names, pairwise(places), strict=True)
        ]


def _names_of_parts(table: PieceTable, number: int, count: int) -> list[str]:
    """Return names that no file has: sitemap-2.xml behind sitemap.xml."""
    own, taken = table.file_names[number], {name.lower() for name in table.file_names}
    stem, dot, ending = _cut(own)
    found, place = [own], 2
    while len(found) < count:
        name = f"{stem}-{place}{dot}{ending}"
        if name.lower() not in taken:
            found.append(name)
        place += 1
    return found


def suggested_name(table: PieceTable, number: int) -> str:
    """Return a name for a new file beside another one."""
    return _names_of_parts(table, number, 2)[1]


def full_name(table: PieceTable, number: int, name: str) -> str:
    """Return what a file in the folder of another one is called in the table."""
    return "".join((*table.file_names[number].rpartition("/")[:2], name))


def refused(
    table: PieceTable, number: int, name: str, files: Sequence[JoinedFile], *, own: bool = True
) -> Remark | None:
    """Return why a file in the folder of this one cannot be called `name`; None where it can.

    With `own` it is this file that is to be called so, which may keep its name.
    """
    if not name:
        return Remark(QT_TRANSLATE_NOOP("core", "Enter a name."), is_obstacle=True)
    obstacle = name_obstacle(name)
    if obstacle is not None:
        return obstacle
    if not name.lower().removesuffix(_GZIP_SUFFIX).endswith(".xml"):
        text = QT_TRANSLATE_NOOP("core", "The name must end in .xml or .xml.gz.")
        return Remark(text, is_obstacle=True)
    full = full_name(table, number, name)
    base, others = _base(table, number, files), list(table.file_names)
    if own:
        del others[number]
    is_there = full.lower() in (each.lower() for each in others)
    place = base.path.with_name(name)
    if not is_there and os.path.lexists(place):  # unless it makes way for this one
        is_there = all(place != file.path for file in files)
    if is_there:
        text = QT_TRANSLATE_NOOP("core", "“{name}” exists already.")
        return Remark(text, {"name": name}, is_obstacle=True)
    return None


# Where they are to lie


def planned_files(table: PieceTable, files: Sequence[JoinedFile]) -> list[JoinedFile | None]:
    """Return each file as it is to be, by number; None for a number without one.

    `files` are those that lie on disk, or did.
    """
    count = max(len(table.file_names), len(files))
    return [_planned(table, number, files) for number in range(count)]


def _planned(table: PieceTable, number: int, files: Sequence[JoinedFile]) -> JoinedFile | None:
    name = table.file_names[number] if number < len(table.file_names) else ""
    if not name:
        return None
    base = _base(table, number, files)
    if number < len(files) and files[number].name == name:
        return replace(files[number], is_there=True)
    last, form = name.rpartition("/")[2], base.form
    if last.endswith(_GZIP_SUFFIX) != base.name.endswith(_GZIP_SUFFIX):
        form = replace(form, is_compressed=not form.is_compressed)
    place = base.path.with_name(last)
    return replace(base, path=place, name=name, form=form, stamp=None, is_there=True)


def _base(table: PieceTable, number: int, files: Sequence[JoinedFile]) -> JoinedFile:
    """Return the file on disk that one of this number is, or is to be like."""
    folder = table.file_names[number].rpartition("/")[0]
    while number >= len(files) or (
        files[number].name.rpartition("/")[0] != folder and table.file_likes[number] != number
    ):
        number = table.file_likes[number]
    return files[number]


def _with_name(table: PieceTable, number: int, name: str) -> tuple[str, ...]:
    names = list(table.file_names)
    names[number] = name
    return tuple(names)


def _cut(name: str) -> tuple[str, str, str]:
    """Cut a name before its ending: .xml, .xml.gz."""
    packed = _GZIP_SUFFIX if name.lower().endswith(_GZIP_SUFFIX) else ""
    stem, dot, ending = name.removesuffix(packed).rpartition(".")
    return (stem, dot, ending + packed) if dot else (ending, "", packed)


def _numbers(table: PieceTable) -> array[int]:
    numbers = table.file_numbers
    if numbers is None:
        raise ValueError("a table whose rows are of one file")
    return numbers
