"""A split while a person decides about it: its order, its plan, and the writing of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, Remark, SaveError, SitemapError
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.operations.splitting.earlier import Earlier, read_earlier
from sitemap_editor.core.operations.splitting.order import By, SplitOrder
from sitemap_editor.core.operations.splitting.plan import Groupings, SplitPlan, plan_split
from sitemap_editor.core.operations.splitting.writing import files_in_the_way, write_split
from sitemap_editor.core.protocol.fields import LASTMOD, SITEMAPINDEX
from sitemap_editor.core.protocol.location import folder_of, url_in
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Job, JobOwner, Jobs
from sitemap_editor.session.program.settings import (
    LAST_FOLDER,
    SPLIT_BY,
    SPLIT_COMPRESSED,
    Settings,
)

_OF_EARLIER: Final = 0.5
"""The part of planning that reading an earlier split is taken for."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where an earlier split was looked for, and the state its index was in."""

    folder: Path
    index_name: str
    stamp: Stamp | None


@dataclass(frozen=True, slots=True)
class _Planned:
    """What a worker worked out."""

    plan: SplitPlan
    in_the_way: Sequence[Path]
    replaces_its_source: bool
    place: _Place
    earlier: Earlier | None


@dataclass(frozen=True, slots=True)
class _Written:
    """The files that were written, or None and those that have come in the way."""

    paths: Sequence[Path] | None
    in_the_way: Sequence[Path] = ()
    replaces_its_source: bool = False
    remarks: Sequence[Remark] = ()


class SplitReview(JobOwner):
    """One document about to be split, as it was when the review was made.

    It keeps a snapshot, so that edits and the closing of the document do not reach it.
    Signals: `planned` when a plan is there or `error` says why there is none; then one of
    `written` (paths), `failed` (error), `stopped` by a person, or once more `planned` where files
    have come in the way since. `progressed` is of planning and of writing.
    """

    planned = Signal()
    written = Signal(object)
    failed = Signal(object)
    stopped = Signal()

    def __init__(
        self, session: Session, name: str, jobs: Jobs, settings: Settings, parent: QObject | None
    ) -> None:
        super().__init__(jobs, parent)
        document = session.document
        self.name = name
        """What a person calls the document."""
        self.path = document.path
        self.kind = document.table.row_kind
        self.profile = session.profile
        self.is_modified = session.is_modified
        """True where the window holds something that is not in the file."""
        self.is_guessed = session.published is not None and not session.published.is_sure
        """True where nobody has said yet that the file is published at that address."""
        self._table: PieceTable = document.table.snapshot()
        self._clock = session.findings.checker.context.clock
        self._settings = settings
        self.order = self._first_order(session)
        self._guess = self.order.published_at
        self.folder = self._first_folder(session)
        self.plan: SplitPlan | None = None
        """The latest plan, which another order may be about to replace."""
        self.in_the_way: Sequence[Path] = ()
        """What lies in the folder and would be replaced."""
        self.replaces_its_source = False
        """True where the very file that is split is among them."""
        self.error: SitemapError | None = None
        self.paths: Sequence[Path] | None = None
        self.remarks: Sequence[Remark] = ()
        """What the disk refused to keep of the files that were replaced."""
        """The files that were written; None before."""
        self._agreed: frozenset[Path] = frozenset()
        self._earlier: tuple[_Place, Earlier | None] | None = None
        self._groupings: Groupings = {}  # for the jobs alone, which follow one another
        self._writing: Job | None = None

    # What is asked for

    @property
    def max_rows(self) -> int:
        """How many rows those whose rules count read of a part."""
        profile = self.profile
        return profile.max_index_rows if self.is_of_index else profile.max_rows

    @property
    def is_of_index(self) -> bool:
        """True where the parts are indexes, which no index may list (I04)."""
        return self.kind is SITEMAPINDEX

    @property
    def ways(self) -> list[By]:
        """By what rows of this kind can be divided."""
        return [by for by in By if by is not By.YEAR or LASTMOD in self.kind.fields]

    @property
    def row_count(self) -> int:
        """How many rows there are to divide."""
        return len(self._table)

    def _first_order(self, session: Session) -> SplitOrder:
        wanted = self._settings.get(SPLIT_BY)
        is_compressed = session.document.form.is_compressed
        published = session.published
        return SplitOrder(
            max_rows=self.max_rows,
            max_size_bytes=self.profile.max_size_bytes,
            by=next((by for by in self.ways if by.value == wanted), By.COUNT),
            is_compressed=is_compressed or self._settings.get(SPLIT_COMPRESSED),
            published_at=(folder_of(published.url) or "") if published is not None else "",
            max_index_rows=self.profile.max_index_rows,
        )

    def _first_folder(self, session: Session) -> Path:
        place = self.path or session.suggested_path
        if place is not None:
            return place.absolute().parent
        return Path(self._settings.get(LAST_FOLDER) or Path.home())

    # Planning

    @property
    def replaces(self) -> bool:
        """True where somebody agreed that the files in the way are replaced."""
        return bool(self.in_the_way) and self._agreed.issuperset(self.in_the_way)

    @property
    def can_write(self) -> bool:
        """True where the plan is current, has no obstacle, and replaces nothing unasked."""
        return (
            self.plan is not None
            and self.plan.can_be_written
            and self.error is None
            and not (self.is_working or self.is_writing)
            and (not self.in_the_way or self.replaces)
        )

    def agree_to_replace(self, *, agrees: bool) -> None:
        """Note whether the files that are in the way now may be replaced; others may not."""
        self._agreed = frozenset(self.in_the_way) if agrees else frozenset()

    def plan_for(self, order: SplitOrder, folder: Path) -> None:
        """Work out, in a worker, what splitting by `order` into `folder` comes to."""
        self.order, self.folder = order, folder
        table, now, known, path = self._table, self._clock(), self._earlier, self.path
        groupings = self._groupings
        sought = "" if self.is_of_index else order.index_name

        def work(progress: Progress) -> _Planned:
            try:
                return planned(progress)
            except OSError as error:
                raise _refused(error, folder) from error

        def planned(progress: Progress) -> _Planned:
            _refuse_bad_folder(folder)
            place = _Place(folder, sought, Stamp.of(folder / sought))
            if known is not None and known[0] == place:
                earlier = known[1]
            else:
                earlier = read_earlier(folder, sought, lambda part: progress(part * _OF_EARLIER))
            plan = plan_split(
                table,
                order,
                now=now,
                earlier=earlier,
                groupings=groupings,
                progress=lambda part: progress(_OF_EARLIER + part * (1 - _OF_EARLIER)),
                executor=self._jobs.executor,
            )
            in_the_way = files_in_the_way(plan, order, folder)
            return _Planned(plan, in_the_way, _is_among(path, in_the_way), place, earlier)

        self.begin(work, self._on_planned, self._on_not_planned)

    def _on_planned(self, found: _Planned) -> None:
        self.error = None
        self.plan = found.plan
        self.in_the_way = found.in_the_way
        self.replaces_its_source = found.replaces_its_source
        self._earlier = (found.place, found.earlier)
        self.planned.emit()

    def _on_not_planned(self, error: SitemapError) -> None:
        self.plan = None
        self.in_the_way = ()
        self.error = error
        self.planned.emit()

    # Writing

    @property
    def is_writing(self) -> bool:
        """True while files are written."""
        return self._writing is not None

    @property
    def index_path(self) -> Path | None:
        """Where the index lies once it is written; None where there is none."""
        has_index = self.plan is not None and self.plan.index is not None
        return self.folder / self.order.index_name if has_index else None

    @property
    def index_url(self) -> str | None:
        """Where the index will be published; None where there is none, or only a guess says it."""
        url = self.order.published_at.strip()
        if self.index_path is None or (self.is_guessed and url == self._guess):
            return None
        folder_url = folder_of(url)
        return None if folder_url is None else url_in(folder_url, self.order.index_name)

    def write(self) -> None:
        """Write all files, or none, in a worker. Does nothing where it `can_write` nothing."""
        plan, order, folder, table = self.plan, self.order, self.folder, self._table
        if plan is None or not self.can_write:
            return
        agreed, path, now = self._agreed, self.path, self._clock()

        def work(progress: Progress) -> _Written:
            in_the_way = files_in_the_way(plan, order, folder)
            if not agreed.issuperset(in_the_way):
                # Somebody put a file there since the plan was made.
                return _Written(None, in_the_way, _is_among(path, in_the_way))
            remarks: list[Remark] = []
            paths = write_split(
                table, plan, order, folder, now=now, progress=progress, tell=remarks.append
            )
            return _Written(paths, remarks=remarks)

        job = self._jobs.start(work, self._on_written, self._on_not_written, tells_late=True)
        self._writing = job
        job.progressed.connect(self.progressed)
        job.ended.connect(lambda: self._on_write_ended(job))

    def stop_writing(self) -> None:
        """Ask the writing to stop: the folder is left as it was, unless all was done already."""
        if self._writing is not None:
            self._writing.cancel()

    def _on_written(self, found: _Written) -> None:
        self._writing = None
        if found.paths is None:
            self.in_the_way = found.in_the_way
            self.replaces_its_source = found.replaces_its_source
            self.planned.emit()
            return
        self.paths, self.remarks = found.paths, found.remarks
        self._settings.set(SPLIT_BY, self.order.by.value)
        self._settings.set(SPLIT_COMPRESSED, self.order.is_compressed)
        self.written.emit(found.paths)

    def _on_not_written(self, error: Exception) -> None:
        self._writing = None
        if isinstance(error, OSError):
            error = _refused(error, self.folder)
        if not isinstance(error, SitemapError):
            raise error
        self.failed.emit(error)

    def _on_write_ended(self, job: Job) -> None:
        if self._writing is job:
            self._writing = None
            self.stopped.emit()


def _refuse_bad_folder(folder: Path) -> None:
    """Raise SaveError where no files can lie in `folder`."""
    if not folder.is_absolute():
        text = QT_TRANSLATE_NOOP("core", "Enter the full path of the folder for the parts.")
        raise SaveError("folder", text)
    if folder.exists() and not folder.is_dir():
        text = QT_TRANSLATE_NOOP("core", "“{name}” is a file. Choose a folder for the parts.")
        raise SaveError("folder", text, {"name": folder.name}, path=folder)


def _refused(error: OSError, folder: Path) -> SaveError:
    text = QT_TRANSLATE_NOOP("core", "“{folder}” cannot be used for the parts: {reason}.")
    arguments = {"folder": str(folder), "reason": error.strerror or str(error)}
    return SaveError("folder", text, arguments, path=folder)


def _is_among(source: Path | None, paths: Sequence[Path]) -> bool:
    """Tell whether one of `paths`, which exist, leads to the file `source`."""
    if source is None:
        return False
    try:
        found = source.stat()
    except OSError:
        return False
    return any(_leads_to(found, path) for path in paths)


def _leads_to(found: os.stat_result, path: Path) -> bool:
    try:
        return os.path.samestat(found, path.stat())
    except OSError:
        return False
