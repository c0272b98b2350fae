"""Divides rows by the folders of their URLs, as far down as limits and good sense ask for."""

from __future__ import annotations

from array import array
from collections import Counter, deque
from collections.abc import Iterable
from itertools import compress
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.operations.splitting.labels import NO_FOLDER, LabelBy, labels_of
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
    found: dict[str, array[int]] = {}
    top = _Division(_Directories(table, executor, progress), 0, measure)
    for folder, rows in top.divided(table.order).items():
        path = _ROOT if folder == _DIRECT else f"/{top.names[folder]}/"
        if folder == _NO_URL:
            found[_ELSEWHERE] = rows
        elif folder == _DIRECT:
            found[path] = rows
        else:
            _add(found, path, rows, top.below())
    firsts = {rows[0]: path for path, rows in found.items()}
    is_first = map(firsts.__contains__, table.order)
    paths = list(map(firsts.__getitem__, compress(table.order, is_first)))
    names = {_ROOT: "root", _ELSEWHERE: "other"}
    return [(names.get(path) or path.strip("/"), found[path]) for path in paths]


def _add(found: dict[str, array[int]], path: str, rows: array[int], division: _Division) -> None:
    """Add a folder, divided where it does not fit into one part."""
    if division.depth >= _MAX_DEPTH or division.fits(rows):
        found[path] = rows
        return
    inner = division.divided(rows)
    folders = [folder for folder in inner if folder != _DIRECT]
    if len(folders) > 1:
        for folder, some in inner.items():
            if folder == _DIRECT:
                found[path] = some
            else:
                _add(found, f"{path}{division.names[folder]}/", some, division.below())
        return
    # A single folder divides nothing, but those in it may.
    deeper: dict[str, array[int]] = {}
    for folder in folders:
        _add(deeper, path, inner[folder], division.below())
    deeper.pop(path, None)
    found.update(deeper)
    if rest := division.without(rows, deeper.values()):
        found[path] = rest


class _Directories:
    """What the path of each row says but for its page, read once; each distinct one is kept once.

    Raises: Cancelled by way of `progress`.
    """

    def __init__(self, table: PieceTable, executor: Executor, progress: Progress) -> None:
        labels = labels_of(table, LabelBy.FOLDER, executor, progress)
        self.paths = [None if name == NO_FOLDER else name for name in labels.names]
        """None for no URL; a page spelt as a folder ends with a slash."""
        self.of_row = array("I", bytes(4 * len(table.lengths)))
        for at in range(0, len(labels.numbers), STEP_ROWS):
            some, numbers = table.order[at : at + STEP_ROWS], labels.numbers[at : at + STEP_ROWS]
            deque(map(self.of_row.__setitem__, some, numbers), maxlen=0)


class _Division:
    """Divides rows by the folder at one depth of their paths."""

    def __init__(self, directories: _Directories, depth: int, measure: Measure) -> None:
        self.depth = depth
        self.names: list[str] = ["", ""]
        self._numbers: dict[str, int] = {}
        self._directories = directories
        self._measure = measure

    def below(self) -> _Division:
        """Return a division one folder further down."""
        return _Division(self._directories, self.depth + 1, self._measure)

    def fits(self, rows: array[int]) -> bool:
        """Tell whether rows make one part."""
        measure = self._measure
        return len(rows) <= measure.max_rows and measure.size_bytes(rows) <= measure.max_size_bytes

    def without(self, rows: array[int], others: Iterable[array[int]]) -> array[int]:
        """Return the rows that are in none of `others`."""
        is_taken = bytearray(len(self._measure.lengths))
        for some in others:
            for row_id in some:
                is_taken[row_id] = 1
        return array("I", (row_id for row_id in rows if not is_taken[row_id]))

    def divided(self, rows: array[int]) -> dict[int, array[int]]:
        """Return the rows by number of their folder; those of small folders stay beside it."""
        folders = self._folders(rows)
        seen = Counter(folders)
        counts = array("q", bytes(8 * len(self.names)))
        sizes = counts[:]
        for folder, count in seen.items():
            if folder > 0:
                counts[folder] += count
        if self.depth:  # the first folders count whatever their size
            for row_id, folder in zip(rows, folders, strict=True):
                if folder > 0:
                    sizes[folder] += self._measure.lengths[row_id]
        is_kept = self._kept(counts, sizes)
        key_of = {folder: abs(folder) if is_kept[abs(folder)] else _DIRECT for folder in seen}
        found = {key: array("I") for key in dict.fromkeys(map(key_of.__getitem__, folders))}
        for at in range(0, len(rows), STEP_ROWS):
            keys = map(key_of.__getitem__, folders[at : at + STEP_ROWS])
            deque(map(array.append, map(found.__getitem__, keys), rows[at : at + STEP_ROWS]), 0)
        return found

    def _kept(self, counts: array[int], sizes: array[int]) -> list[bool]:
        """Tell for each folder whether it is divided off; one that holds no page never is."""
        measure = self._measure
        if self.depth == 0:
            lonely = sum(count == 1 for count in counts)
            least = 2 if lonely > _MAX_LONELY else 1
            kept = [count >= least for count in counts]
        else:
            enough_rows = max(2, measure.max_rows // _SHARE_OF_A_PART)
            enough_bytes = measure.max_size_bytes // _SHARE_OF_A_PART
            kept = [
                count >= enough_rows or (count > 1 and size >= enough_bytes)
                for count, size in zip(counts, sizes, strict=True)
            ]
        kept[_NO_URL] = True
        return kept

    def _folders(self, rows: array[int]) -> array[int]:
        """Return the number of each row's folder.

        Negative for what may be a page spelt as a folder, such as `/about/`: it belongs into that
        folder only if others do.
        """
        of_row, paths = self._directories.of_row, self._directories.paths
        numbers = array("I", map(of_row.__getitem__, rows))
        known = {directory: self._folder(paths[directory]) for directory in dict.fromkeys(numbers)}
        return array("q", map(known.__getitem__, numbers))

    def _folder(self, path: str | None) -> int:
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
