"""How full each file is whose rows are in one table: the limits are those of each."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QObject, QTimer

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.joined_document import JoinedDocument, JoinedFile
from sitemap_editor.core.protocol.profiles import Profile
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.session.texts import readable_size

_DELAY_MS: Final = 100
_NAMED: Final = 3
"""So many files are told of that are too full."""


class Shown(NamedTuple):
    """What a meter shows: a text, how much is used of how much, and more on hover."""

    text: str
    used: int
    limit: int
    reasons: list[str]
    short: str
    """The text where there is little room."""


class FileFigure(NamedTuple):
    """How much a file has."""

    number: int
    name: str
    rows: int
    size_bytes: int

    def part(self, profile: Profile) -> float:
        """Return how much of the limit is used, of rows or of bytes."""
        return max(self.rows / profile.max_rows, self.size_bytes / profile.max_size_bytes)


class FileCountWords(QObject):
    """Plurals: Qt finds them in the very class of an object alone, not in what it is based on."""

    def rows(self, count: int) -> str:
        """Return how many rows stand in so many files; {count} is theirs."""
        return self.tr("{count} rows in %Ln file(s)", "", count)


class FileFigures(JobOwner):
    """Counts beside the window, a moment after each edit; `tells` when the figures are others."""

    def __init__(self, session: Session, tells: Callable[[], object]) -> None:
        super().__init__(session.jobs.low_priority, session)
        self._session = session
        self._tells = tells
        self._counts: tuple[array[int], array[int]] = (array("q"), array("q"))
        """By number of the file: its rows, and its bytes; nothing before they are known."""
        self.chosen: int | None = None
        """The number of the file that a person is at in a list of them."""
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self._count)
        session.changed.connect(lambda: self._delay.start())
        self._delay.start()

    def _count(self) -> None:
        snapshot, document = self._session.content(), self._session.document
        assert isinstance(document, JoinedDocument)  # noqa: S101 - it has several files
        around = array("q", _around(snapshot, document.files))

        def work(progress: Progress) -> tuple[array[int], array[int]]:
            return _counted(snapshot, around, progress)

        def done(found: tuple[array[int], array[int]]) -> None:
            if found != self._counts:
                self._counts = found
                self._tells()

        self.begin(work, done)

    def of_files(self) -> list[FileFigure]:
        """Return what each file has, by number; those that are not counted yet have nothing."""
        names = self._session.document.table.file_names
        return [
            FileFigure(number, name, rows or 0, size_bytes or 0)
            for number, (name, rows, size_bytes) in enumerate(zip_longest(names, *self._counts))
            if name
        ]

    def too_full(self) -> list[FileFigure]:
        """Return the files over the limits of the profile in force, the fullest first."""
        profile = self._session.profile
        found = [each for each in self.of_files() if each.part(profile) > 1]
        return sorted(found, key=lambda each: (each.rows, each.size_bytes), reverse=True)

    def meters(self, profile: Profile) -> tuple[Shown, Shown]:
        """Return what is shown of rows and of bytes: how many in all, how full the fullest is."""
        table, number = self._session.document.table, QLocale().toString
        count = sum(map(bool, table.file_names))
        rows = FileCountWords().rows(count).format(count=number(len(table)))
        size = readable_size(table.size_bytes)
        row_counts, sizes = self._counts
        return (
            self._shown(rows, number(len(table)), row_counts, profile.max_rows, number),
            self._shown(size, size, sizes, profile.max_size_bytes, readable_size),
        )

    def _shown(
        self,
        text: str,
        short: str,
        used: array[int],
        limit: int,
        written: Callable[[int], str],
    ) -> Shown:
        """Tell of the fullest file; where any have too much, of those."""
        names = self._session.document.table.file_names
        if not used:
            return Shown(text, 0, limit, [], short)
        said = self.tr("“{name}”: {used} of {limit}")
        known = (number for number, name in enumerate(names[: len(used)]) if name)
        fullest = sorted(known, key=used.__getitem__, reverse=True)[:_NAMED]
        if not fullest:
            return Shown(text, 0, limit, [], short)
        told = [each for each in fullest if used[each] > limit] or fullest[:1]
        return Shown(
            text,
            used[fullest[0]],
            limit,
            [
                said.format(name=names[each], used=written(used[each]), limit=written(limit))
                for each in told
            ],
            short,
        )


def _around(table: PieceTable, files: Sequence[JoinedFile]) -> Iterator[int]:
    """Yield by number how many bytes stand around the rows of a file; a new one has another's."""
    found = list[int]()
    for number in range(len(table.file_names)):
        if number < len(files):
            size = len(files[number].head) + len(files[number].tail)
        else:
            size = found[table.file_likes[number]]
        found.append(size)
        yield size


def _counted(
    table: PieceTable, around: array[int], progress: Progress
) -> tuple[array[int], array[int]]:
    """Return how many rows and bytes each file has; `around` are those of its head and tail."""
    numbers, lengths = table.file_numbers, table.lengths
    rows, sizes = array("q", bytes(8 * len(around))), around[:]
    if numbers is None:
        return rows, sizes
    for at in range(0, len(table), STEP_ROWS):
        progress(at / len(table))
        for row_id in table.order[at : at + STEP_ROWS]:
            number = numbers[row_id]
            rows[number] += 1
            sizes[number] += lengths[row_id]
    return rows, sizes
