"""How full each file is whose rows are in one table: the limits are those of each."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QTimer

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.joined_document import JoinedDocument
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


class FullFile(NamedTuple):
    """A file that has more rows or bytes than it may have."""

    name: str
    rows: int
    size_bytes: int


class FileFigures(JobOwner):
    """Counts beside the window, a moment after each edit; `tells` when the figures are others."""

    def __init__(self, session: Session, tells: Callable[[], object]) -> None:
        super().__init__(session.jobs.low_priority, session)
        self._session = session
        self._tells = tells
        self._counts: tuple[array[int], array[int]] = (array("q"), array("q"))
        """By number of the file: its rows, and its bytes; nothing before they are known."""
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self._count)
        session.changed.connect(lambda: self._delay.start())
        self._delay.start()

    def _count(self) -> None:
        snapshot, document = self._session.content(), self._session.document
        files = document.files if isinstance(document, JoinedDocument) else ()
        around = array("q", (len(file.head) + len(file.tail) for file in files))

        def work(progress: Progress) -> tuple[array[int], array[int]]:
            return _counted(snapshot, around, progress)

        def done(found: tuple[array[int], array[int]]) -> None:
            if found != self._counts:
                self._counts = found
                self._tells()

        self.begin(work, done)

    def too_full(self) -> list[FullFile]:
        """Return the files over the limits of the profile in force, the fullest first."""
        profile, names = self._session.profile, self._session.document.table.file_names
        found = [
            FullFile(*each)
            for each in zip(names, *self._counts, strict=False)  # nothing before they are counted
            if each[1] > profile.max_rows or each[2] > profile.max_size_bytes
        ]
        return sorted(found, key=lambda each: (each.rows, each.size_bytes), reverse=True)

    def meters(self, profile: Profile) -> tuple[Shown, Shown]:
        """Return what is shown of rows and of bytes: how many in all, how full the fullest is."""
        table, number = self._session.document.table, QLocale().toString
        count = len(table.file_names)
        rows = self.tr("{count} rows in %Ln file(s)", "", count).format(count=number(len(table)))
        size = readable_size(table.size_bytes)
        row_counts, sizes = self._counts
        return (
            self._shown(rows, row_counts, profile.max_rows, number),
            self._shown(size, sizes, profile.max_size_bytes, readable_size),
        )

    def _shown(
        self, text: str, used: array[int], limit: int, written: Callable[[int], str]
    ) -> Shown:
        """Tell of the fullest file; where any have too much, of those."""
        names = self._session.document.table.file_names
        if not used:
            return Shown(text, 0, limit, [])
        said = self.tr("“{name}”: {used} of {limit}")
        fullest = sorted(range(len(used)), key=used.__getitem__, reverse=True)[:_NAMED]
        told = [each for each in fullest if used[each] > limit] or fullest[:1]
        return Shown(
            text,
            used[fullest[0]],
            limit,
            [
                said.format(name=names[each], used=written(used[each]), limit=written(limit))
                for each in told
            ],
        )


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
