"""Divides rows by the folders of their URLs, as far down as limits and good sense ask for."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, share_of
from sitemap_editor.core.operations.splitting.labels import (
    LABELLED,
    NO_FOLDER,
    LabelBy,
    Labels,
    gathered,
    labels_of,
)
from sitemap_editor.core.operations.splitting.measuring import Measure
from sitemap_editor.core.passes.executor import Executor

_MAX_DEPTH: Final = 8
_MAX_LONELY: Final = 100
"""So many folders of one page each are folders; more are pages that are spelt as folders."""
_SHARE_OF_A_PART: Final = 20
"""A folder within a large one gets parts of its own from this fraction of a part on."""
_DIRECT, _NO_URL = 0, 1
_ROOT: Final = "/"
_ELSEWHERE: Final = ""


def folder_groups(
    table: PieceTable, measure: Measure, executor: Executor, progress: Progress
) -> list[tuple[str, array[int]]]:
    """Return folders and their rows, in order of first appearance; names may need making safe.

    The first folder of the path counts; one that does not fit into a part is divided into those in
    it. Raises: Cancelled by way of `progress`.
    """
    labels = labels_of(table, LabelBy.FOLDER, executor, share_of(progress, 0, LABELLED))
    directories = _Directories(labels, table, measure, share_of(progress, LABELLED, 1 - LABELLED))
    found: dict[str, list[int]] = {}
    top = _Division(directories, 0)
    for folder, numbers in top.divided(range(len(labels.names))).items():
        path = _ROOT if folder == _DIRECT else f"/{top.names[folder]}/"
        if folder == _NO_URL:
            found[_ELSEWHERE] = numbers
        elif folder == _DIRECT:
            found[path] = numbers
        else:
            _add(found, path, numbers, top.below())
    names = {_ROOT: "root", _ELSEWHERE: "other"}
    ordered = sorted(found.items(), key=lambda each: each[1][0])  # numbers ascend
    called = [names.get(path) or path.strip("/") for path, _ in ordered]
    rows = directories.rows_of_each([numbers for _, numbers in ordered])
    return list(zip(called, rows, strict=True))


def _add(found: dict[str, list[int]], path: str, numbers: list[int], division: _Division) -> None:
    """Add a folder, divided where it does not fit into one part."""
    if division.depth >= _MAX_DEPTH or division.fits(numbers):
        found[path] = numbers
        return
    inner = division.divided(numbers)
    folders = [folder for folder in inner if folder != _DIRECT]
    if len(folders) > 1:
        for folder, some in inner.items():
            if folder == _DIRECT:
                found[path] = some
            else:
                _add(found, f"{path}{division.names[folder]}/", some, division.below())
        return
    # A single folder divides nothing, but those in it may.
    deeper: dict[str, list[int]] = {}
    for folder in folders:
        _add(deeper, path, inner[folder], division.below())
    deeper.pop(path, None)
    found.update(deeper)
    taken = {number for some in deeper.values() for number in some}
    if rest := [number for number in numbers if number not in taken]:
        found[path] = rest


class _Directories:
    """What the paths of the rows say but for their pages: each once, numbered as they appear."""

    def __init__(
        self, labels: Labels, table: PieceTable, measure: Measure, progress: Progress
    ) -> None:
        self.paths = [None if name == NO_FOLDER else name for name in labels.names]
        """None for no URL; a page spelt as a folder ends with a slash."""
        self.measure = measure
        self._table = table
        self._labels = labels
        self._progress = progress
        self.rows = [rows for _, rows in gathered(labels, table.order, progress)]
        """The row ids of each directory, in the order of the document."""
        self.size_bytes = cache(self._size_bytes)

    def _size_bytes(self, number: int) -> int:
        """Return how many bytes the rows of a directory take."""
        return self.measure.rows_bytes(self.rows[number])

    def fit(self, numbers: Sequence[int]) -> bool:
        """Tell whether the rows of some directories make one part."""
        if sum(len(self.rows[number]) for number in numbers) > self.measure.max_rows:
            return False
        rows_bytes = sum(map(self.size_bytes, numbers))
        if rows_bytes + self.measure.frame_bytes <= self.measure.max_size_bytes:
            return True
        last = max((self.rows[number][-1] for number in numbers), key=self._table.position)
        return self.measure.fits(0, rows_bytes, last)

    def rows_of_each(self, groups: Sequence[Sequence[int]]) -> list[array[int]]:
        """Return the rows of groups of directories, in the order of the document."""
        if all(len(numbers) == 1 for numbers in groups):
            return [self.rows[numbers[0]] for numbers in groups]
        group_of = {number: group for group, some in enumerate(groups) for number in some}
        labels = self._labels.renumbered(group_of, len(groups))
        return [rows for _, rows in gathered(labels, self._table.order, self._progress)]


class _Division:
    """Divides directories by the folder at one depth of their paths."""

    def __init__(self, directories: _Directories, depth: int) -> None:
        self.depth = depth
        self.names: list[str] = ["", ""]
        self._numbers: dict[str, int] = {}
        self._directories = directories

    def below(self) -> _Division:
        """Return a division one folder further down."""
        return _Division(self._directories, self.depth + 1)

    def fits(self, numbers: Sequence[int]) -> bool:
        """Tell whether the rows of these directories make one part."""
        return self._directories.fit(numbers)

    def divided(self, numbers: Iterable[int]) -> dict[int, list[int]]:
        """Return the directories by number of their folder; those of small ones stay beside it."""
        directories = self._directories
        folder_of = {number: self._folder(directories.paths[number]) for number in numbers}
        counts, sizes = Counter[int](), Counter[int]()
        for number, folder in folder_of.items():
            if folder > 0:
                counts[folder] += len(directories.rows[number])
                if self.depth:  # the first folders count whatever their size
                    sizes[folder] += directories.size_bytes(number)
        is_kept = self._kept(counts, sizes)
        found: dict[int, list[int]] = {}
        for number, folder in folder_of.items():
            key = abs(folder) if abs(folder) in is_kept else _DIRECT
            found.setdefault(key, []).append(number)
        return found

    def _kept(self, counts: Counter[int], sizes: Counter[int]) -> set[int]:
        """Return the folders that are divided off; one that holds no page never is."""
        measure = self._directories.measure
        if self.depth == 0:
            lonely = sum(count == 1 for count in counts.values())
            least = 2 if lonely > _MAX_LONELY else 1
            kept = {folder for folder, count in counts.items() if count >= least}
        else:
            enough_rows = max(2, measure.max_rows // _SHARE_OF_A_PART)
            enough_bytes = measure.max_size_bytes // _SHARE_OF_A_PART
            kept = {
                folder
                for folder, count in counts.items()
                if count >= enough_rows or (count > 1 and sizes[folder] >= enough_bytes)
            }
        return kept | {_NO_URL}

    def _folder(self, path: str | None) -> int:
        """Return the number of a directory's folder.

        Negative for what may be a page spelt as a folder, such as `/about/`: it belongs into that
        folder only if others do.
        """
        if path is None:
            return _NO_URL
        names = path.split("/")
        if len(names) <= self.depth + 1 or not (name := names[self.depth]):
            return _DIRECT
        number = self._numbers.get(name)
        if number is None:
            number = self._numbers[name] = len(self.names)
            self.names.append(name)
        is_page = len(names) == self.depth + 2 and not names[-1]
        return -number if is_page else number
