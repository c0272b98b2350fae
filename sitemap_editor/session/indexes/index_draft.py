"""The rows of a sitemap index while a person says which files it lists, and where they will be."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, Remark, SitemapError
from sitemap_editor.core.operations.indexing.index_lines import (
    DraftLine,
    DraftList,
    FoundFiles,
    InspectedFile,
    ListedFiles,
    find_files,
    free_place,
    listed_files,
    look_at,
    published_url,
)
from sitemap_editor.core.protocol.limits import MAX_ROWS
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.indexes.published_folder import PublishedFolder
from sitemap_editor.session.jobs import JobOwner, Jobs

T = TypeVar("T")

_SETTLED_AT_ONCE: Final = 2_000
_TOO_MANY: Final = QT_TRANSLATE_NOOP(
    "core",
    "An index can list at most {limit} sitemaps, but there are {count}. Remove some, or create "
    "several indexes.",
)
_LEFT_OUT: Final = QT_TRANSLATE_NOOP(
    "core", "Files left out: {count}. See the list for the reasons."
)
_TWICE: Final = QT_TRANSLATE_NOOP("core", "Files already in the list: {count}.")
_ELSEWHERE: Final = QT_TRANSLATE_NOOP(
    "core",
    "Some files are not in the folder of the index, so URLs are based on the common folder of "
    "all files: {folder}",
)
_DRIVES: Final = QT_TRANSLATE_NOOP(
    "core",
    "The files are on several drives, so their URLs cannot be determined: put them into one "
    "folder.",
)


class IndexDraft(JobOwner):
    """Files on disk, one row of an index each.

    With `index` the rows are added to an open one, else they make one of their own. `start` is the
    folder to look for files in first; `folders` are URLs of folders that may be meant, the
    likeliest first; `address_of` says where a file is published, if somebody said so.
    Signals: `listed` when lines came, went or changed places; `changed` when more is known;
    `folder_guessed` when the URL was guessed again.
    """

    listed = Signal()
    changed = Signal()
    folder_guessed = Signal()

    def __init__(
        self,
        jobs: Jobs,
        parent: QObject,
        *,
        index: Session | None = None,
        start: Path,
        folders: Sequence[str] = (),
        address_of: Callable[[Path], str | None] = lambda _path: None,
    ) -> None:
        super().__init__(jobs, parent)
        self.published = PublishedFolder(folders)
        """Where the files are published."""
        self.is_for_new = index is None
        self._start_folder = start
        self._index_path = index.document.path if index is not None else None
        self.files = DraftList(self._index_path.parent if self._index_path is not None else None)
        self._index_rows = len(index.document) if index is not None else 0
        self._address_of = address_of
        self._is_guess_wanted = index is None
        self._is_guessing = False
        self._already = ListedFiles()
        self._said: Sequence[Remark] = ()
        self._to_find: deque[Sequence[Path]] = deque()
        if index is not None:
            self._look_into(index)

    # What a person decides

    @property
    def folder(self) -> Path:
        """The folder to look for more in: where the last file came from."""
        return self.files.lines[-1].path.parent if self.files.lines else self._start_folder

    def add(self, paths: Iterable[Path]) -> None:
        """List files, and the sitemaps in folders, behind what is listed."""
        if chosen := list(paths):
            self._to_find.append(chosen)
            self._go_on()
            self.changed.emit()

    def remove(self, numbers: Iterable[int]) -> None:
        """Take lines out."""
        self.files.remove(numbers)
        self._said = ()
        self._tell_listed()

    def move(self, numbers: Iterable[int], steps: int) -> list[int]:
        """Move lines one place up (-1) or down (1); return where they stand now, ascending."""
        placed = self.files.move(numbers, steps)
        self._tell_listed()
        return placed

    def publish_in(self, text: str) -> None:
        """Say by its URL in which folder the files are published."""
        if self._is_guessing:
            super().cancel()
            self._is_guessing = False
        self.published.type(text)
        self._mark_listed()
        self._go_on()
        self.changed.emit()

    def cancel(self) -> None:
        """Stop looking at files."""
        self._to_find.clear()
        super().cancel()

    # What it comes to

    @property
    def index_place(self) -> Path | None:
        """Where a new index belongs, under a name that none of its files has."""
        return (
            free_place(self.files.folder, self.files.lines)
            if self.files.folder is not None
            else None
        )

    @property
    def is_ready(self) -> bool:
        """True when the rows can be made."""
        obstacles = (remark.is_obstacle for remark in self.remarks())
        return not self.is_working and bool(self.files.wanted) and not any(obstacles)

    @property
    def row_count(self) -> int:
        """How many rows there will be."""
        return len(self.files.wanted)

    def url(self, line: DraftLine) -> str:
        """Return the URL a file gets; empty while that is not known."""
        return self.published.url_of(line.name)

    def rows(self) -> list[Row]:
        """Return the rows of the index, in the order of the list."""
        return [Row(self.url(line), line.lastmod) for line in self.files.wanted]

    def remarks(self) -> list[Remark]:
        """Return what there is to say before the rows are made."""
        found = list(self._said)
        number = self._index_rows + len(self.files.wanted)
        if number > MAX_ROWS:
            found.append(Remark(_TOO_MANY, {"limit": MAX_ROWS, "count": number}, is_obstacle=True))
        if self.files.lines and (obstacle := self.published.obstacle()) is not None:
            found.append(obstacle)
        found += self._about_folder()
        left_out = len(self.files.lines) - self.files.waiting_count - len(self.files.wanted)
        if left_out:
            found.append(Remark(_LEFT_OUT, {"count": left_out}))
        return found

    def _about_folder(self) -> list[Remark]:
        folder = self.files.folder
        if folder is None:
            is_torn = any(line.error is None for line in self.files.lines)
            return [Remark(_DRIVES, is_obstacle=True)] if is_torn else []
        if self._index_path is not None and folder != self._index_path.parent:
            return [Remark(_ELSEWHERE, {"folder": str(folder)})]
        return []

    # Work

    def _go_on(self) -> None:
        """Begin with what is to be done next, one thing at a time."""
        if self.is_working:
            return
        if self._to_find:
            paths = self._to_find.popleft()
            self._start(lambda progress: find_files(paths, progress), self._on_found)
            return
        waiting = [line.path for line in self.files.lines if not line.is_known]
        if waiting:
            index, already = self._index_path, self._already
            self._start(
                lambda progress: look_at(waiting, index, already, progress), self._on_looked
            )
        elif self._is_guess_wanted and not self.published.is_typed and (first := self.files.wanted):
            self._is_guess_wanted = False
            self._guess_from(first[0].path)

    def _start(self, work: Callable[[Progress], T], on_success: Callable[[T], None]) -> None:
        def done(result: T) -> None:
            on_success(result)
            self._go_on()
            self.changed.emit()

        def failed(error: SitemapError) -> None:
            raise error  # what is wrong with a file is told in its line: this is a fault of ours

        self.begin(work, done, failed)

    def _look_into(self, index: Session) -> None:
        """Find out what the index lists already, and where its sitemaps are published."""
        snapshot, path = index.document.table.snapshot(), self._index_path

        def on_listed(already: ListedFiles) -> None:
            self._already = already
            if already.folder_url and not self.published.is_typed:
                self.published.guess(already.folder_url)
                self._tell_guessed()

        self._start(lambda progress: listed_files(snapshot, path, progress), on_listed)

    def _on_found(self, found: FoundFiles) -> None:
        self._said = found.remarks
        if twice := self.files.add(found.files):
            self._said = [*self._said, Remark(_TWICE, {"count": twice})]
        self._tell_listed()

    def _on_looked(self, found: list[InspectedFile]) -> None:
        self.files.take(found)
        if len(self.files.lines) <= _SETTLED_AT_ONCE or not self.files.waiting_count:
            self.files.settle()
            self._mark_listed()

    def _tell_listed(self) -> None:
        self.files.settle()
        self._mark_listed()
        self.listed.emit()
        self.changed.emit()

    def _mark_listed(self) -> None:
        self.files.mark_listed(self._already.locs, self.url)

    # Where the files are published

    def _guess_from(self, path: Path) -> None:
        """Take what is known of a file, else what its own rows and an index beside it say."""
        said = self._address_of(path)
        if said is not None:
            self._guess_by_file(path, said, is_sure=True)
            return

        def on_guessed(url: str | None) -> None:
            self._is_guessing = False
            if url is not None and not self.published.is_typed:
                self._guess_by_file(path, url, is_sure=False)

        self._is_guessing = True
        self._start(lambda progress: published_url(path, progress), on_guessed)

    def _guess_by_file(self, path: Path, url: str, *, is_sure: bool) -> None:
        name = next((line.name for line in self.files.lines if line.path == path), "")
        if self.published.guess_by_file(url, name, is_sure=is_sure):
            self._tell_guessed()

    def _tell_guessed(self) -> None:
        self._mark_listed()
        self.folder_guessed.emit()
        self.changed.emit()
