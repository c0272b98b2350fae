"""The folders of a site as a tree in arrays: every folder comes before what lies in it."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from heapq import merge, nlargest
from itertools import islice
from typing import Final

from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.filtering.facet_terms import Facet, written
from sitemap_editor.core.overview.folders import Folders

TOP: Final = 0
MOST_RANKED: Final = 256
"""More folders than these beside each other are not drawn."""
_FOLDERS_AT_ONCE: Final = 4_096
_SORTED_AT_ONCE: Final = 16_384
_PAIR: Final = 2


class FolderTree:
    """Folders by number, from 0, which stands for all rows; the arrays are by that number.

    `rows`, `problems` and `newest` are of a folder with all below it, `own_rows` and `own_problems`
    of what lies right in it; problems are rows with any. Where URLs are on several hosts, these
    are the folders right below 0.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.parents = array("I")
        self.ends = array("I")
        """The number behind the last folder below each."""
        self.rows, self.own_rows = array("I"), array("I")
        self.problems, self.own_problems = array("I"), array("I")
        self.newest: list[str] = []
        """As it is written; empty where no row has a date."""
        self.has_hosts = False
        self.worst: int | None = None
        """The folder right in which most rows with problems lie; None where there are none."""
        self.outside: int | None = None
        """The folder that stands for rows in no folder at all."""
        self._by_rows: dict[int, list[int]] = {}
        self._by_problems: dict[int, list[int]] = {}
        self._counts: dict[int, tuple[int, int]] = {}

    def __len__(self) -> int:
        return len(self.names)

    def children(self, number: int) -> Iterator[int]:
        """Yield the folders right in a folder."""
        child = number + 1
        while child < self.ends[number]:
            yield child
            child = self.ends[child]

    def ranked(self, number: int, weights: Sequence[int]) -> list[int]:
        """Return the largest folders right in a folder, by `rows` or `problems` of this tree."""
        known = self._by_problems if weights is self.problems else self._by_rows
        return known[number] if number in known else self._largest(number, weights)

    def count(self, number: int, weights: Sequence[int]) -> int:
        """Return how many folders right in a folder have any `rows` or `problems` of this tree."""
        if number in self._counts:
            return self._counts[number][weights is self.problems]
        return sum(1 for child in self.children(number) if weights[child])

    def _largest(self, number: int, weights: Sequence[int]) -> list[int]:
        return nlargest(MOST_RANKED, self.children(number), key=weights.__getitem__)

    def rank(self, progress: Progress = no_progress) -> None:
        """Find out what takes long where folders are very many: the window must not do it."""
        worst = max(range(len(self)), key=self.own_problems.__getitem__)
        self.worst = worst if self.own_problems[worst] else None
        counts = array("I", bytes(4 * len(self)))
        for parent in self.parents[TOP + 1 :]:
            counts[parent] += 1
        for number, count in enumerate(counts):
            if count > MOST_RANKED:
                progress(number / len(counts))
                self._by_rows[number] = self._largest(number, self.rows)
                self._by_problems[number] = self._largest(number, self.problems)
                faulty = sum(1 for child in self.children(number) if self.problems[child])
                self._counts[number] = count, faulty

    def first_split(self) -> int:
        """Return the folder that holds everything, as deep as there are folders in it."""
        number = TOP
        while True:
            inner = [each for each, _ in zip(self.children(number), range(_PAIR), strict=False)]
            if len(inner) != 1 or self.rows[inner[0]] != self.rows[number]:
                return number
            if self.ends[inner[0]] == inner[0] + 1:
                return number
            number = inner[0]

    def above(self, number: int) -> list[int]:
        """Return the folders that a folder lies in, from the top."""
        found: list[int] = []
        while number != TOP:
            number = self.parents[number]
            found.append(number)
        return found[::-1]

    def host(self, number: int) -> str | None:
        """Return the host a folder lies on, where there are several."""
        if not self.has_hosts or number in (TOP, self.outside):
            return None
        return self.names[(*self.above(number), number)[1]]

    def path(self, number: int) -> str:
        """Return the path of a folder, with a slash before and behind."""
        steps = [*self.above(number), number][2 if self.has_hosts else 1 :]
        return "/" + "".join(f"{self.names[step]}/" for step in steps)

    def terms(self, number: int) -> tuple[str, ...]:
        """Return the terms of a filter that mean the rows of a folder; none for all rows."""
        if number == TOP:
            return ()
        if number == self.outside:
            return ("-folder:/",)
        path, host = self.path(number), self.host(number)
        if host is None:
            return (written(Facet.FOLDER, path),)
        return (written(Facet.HOST, host), written(Facet.FOLDER, path))


def folder_tree(
    folders: Folders, problems: Mapping[bytes, int], progress: Progress = no_progress
) -> FolderTree:
    """Return the tree of folders, of which `problems` are rows with a problem.

    Raises: Cancelled by way of `progress`.
    """
    known = folders.keys() | problems.keys()
    builder, days = _Builder(known), dict[bytes, str]()
    for at, folder in enumerate(_in_order(known)):
        if not at % _FOLDERS_AT_ONCE:
            progress(at / len(known))
        rows, day = folders.get(folder, (0, b""))
        newest = days.setdefault(day, day.decode("utf-8", "replace"))
        builder.add(folder, rows, problems.get(folder, 0), newest)
    tree = builder.finished()
    tree.rank(progress)
    return tree


def _in_order(folders: Collection[bytes]) -> Iterator[bytes]:
    """Yield folders in the order of their bytes; a sort of all of them would hold the window."""
    left = iter(folders)
    some: list[list[bytes]] = []
    while found := sorted(islice(left, _SORTED_AT_ONCE)):
        some.append(found)
    return iter(some[0]) if len(some) == 1 else merge(*some)


class _Builder:
    """Puts folders into a tree, which come in the order of their bytes."""

    def __init__(self, folders: Iterable[bytes]) -> None:
        hosts = {folder.partition(b"/")[0] for folder in folders if folder}
        self._tree = tree = FolderTree()
        tree.has_hosts = len(hosts) > 1
        self._opened: list[tuple[int, bytes]] = []
        self._begin(b"", b"" if tree.has_hosts or not hosts else next(iter(hosts)) + b"/")

    def add(self, folder: bytes, rows: int, problems: int, newest: str) -> None:
        """Put in a folder with what lies right in it."""
        tree = self._tree
        if not folder:
            number = tree.outside = self._begin(b"", b"\0")
        else:
            number = self._open(folder)
        tree.own_rows[number] += rows
        tree.own_problems[number] += problems
        self._note(number, rows, problems, newest)

    def finished(self) -> FolderTree:
        """Close all folders."""
        while self._opened:
            self._close()
        return self._tree

    def _open(self, folder: bytes) -> int:
        while not folder.startswith(self._opened[-1][1]):
            self._close()
        number, prefix = self._opened[-1]
        for step in folder[len(prefix) :].split(b"/")[:-1]:
            prefix += step + b"/"
            number = self._begin(step, prefix)
        return number

    def _begin(self, name: bytes, prefix: bytes) -> int:
        tree, number = self._tree, len(self._tree)
        tree.names.append(name.decode("utf-8", "replace"))
        tree.parents.append(self._opened[-1][0] if self._opened else TOP)
        tree.newest.append("")
        for numbers in (tree.ends, tree.rows, tree.own_rows, tree.problems, tree.own_problems):
            numbers.append(0)
        self._opened.append((number, prefix))
        return number

    def _note(self, number: int, rows: int, problems: int, newest: str) -> None:
        tree = self._tree
        tree.rows[number] += rows
        tree.problems[number] += problems
        tree.newest[number] = max(newest, tree.newest[number])

    def _close(self) -> None:
        """End the folder opened last, and count what it holds in the one above."""
        tree, number = self._tree, self._opened.pop()[0]
        tree.ends[number] = len(tree)
        if self._opened:
            above = self._opened[-1][0]
            self._note(above, tree.rows[number], tree.problems[number], tree.newest[number])
