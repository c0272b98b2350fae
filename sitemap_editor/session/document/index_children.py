"""What an index lists, as it lies on disk: looked at in slices of a worker's time, kept fresh."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.children import Child, Children, local_files
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.survey import survey
from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.session.jobs import Job, Jobs

_TYPING_MS: Final = 300
_SLICE_S: Final = 0.25  # then the columns fill, and other indexes have their turn
_LOOKED_FOR_A_STEP: Final = 500

Locs: TypeAlias = Callable[[Progress], Iterable[str | None]]
"""Reads the URLs an index lists; called by the worker."""
Listing: TypeAlias = tuple[Path, Locs]
"""Where an index lies, and what it lists."""
Counts: TypeAlias = Counter[Severity]


@dataclass(slots=True)
class _Places:
    """Where the sitemaps of an index lie, none of them opened."""

    index_path: Path
    stamps: dict[str, tuple[Path, Stamp | None] | None] = field(default_factory=dict)
    """By URL; None where no such file is there."""


@dataclass(slots=True)
class _Slice:
    """What was read in one go."""

    surveyed: list[Children] = field(default_factory=list)
    counts: dict[Path, Counts] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)


class IndexChildren(QObject):
    """The sitemaps of one index: which are here, how large, with how many problems.

    `listing` tells where the index lies and what it lists; None: nowhere yet. `check` is the one
    the index is checked by. `saves` are stamps of files as the editor left them. It works beside
    `jobs`, which finding and sorting need: a single large file takes seconds.
    Signals: `updated` when what is known of any sitemap may be another; `surveyed` when `known` is.
    """

    updated = Signal()
    surveyed = Signal()

    def __init__(
        self,
        listing: Callable[[], Listing | None],
        checker: Callable[[], Checker],
        jobs: Jobs,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._listing = listing
        self._checker = checker
        self._jobs = jobs.low_priority
        self._job: Job | None = None
        self._is_closed = False
        self._profile = checker().context.profile
        self.saves: Mapping[Path, Stamp] = {}
        self.known: Children | None = None
        """The last survey that went through; None before the first."""
        self._places: _Places | None = None
        self._locs: list[str] = []
        self._read: dict[Path, Child] = {}
        self._keys: list[Children] = []  # slices since the last survey: they have the hashes
        self._counts: dict[Path, Counts] = {}
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(lambda: self._look(only_new_urls=True))

    # What is known

    @property
    def is_settled(self) -> bool:
        """True when nothing is under way."""
        return self._job is None and not self._typing.isActive()

    @property
    def index_path(self) -> Path | None:
        """Where the index lies that was looked at."""
        return self._places.index_path if self._places is not None else None

    def locs(self) -> list[str]:
        """Return the URLs that the index lists, each once; the same list until they are others."""
        return self._locs

    def child(self, loc: str | None) -> Child | None:
        """Return what is known of the sitemap with this URL, by now; None while it is looked at."""
        stamps = self._places.stamps if self._places is not None else {}
        return _found((loc or "").strip(), stamps, self._read)

    def finder(self) -> Callable[[str | None], tuple[Child, Counts | None] | None]:
        """Return, for a worker, what tells a sitemap and its `counts` as they are known now."""
        stamps = self._places.stamps if self._places is not None else {}
        read, counts = self._read.copy(), self._counts.copy()

        def find(loc: str | None) -> tuple[Child, Counts | None] | None:
            child = _found((loc or "").strip(), stamps, read)
            if child is None:
                return None
            return child, counts.get(child.path) if child.path is not None else None

        return find

    def path(self, loc: str | None) -> Path | None:
        """Return where the sitemap with this URL lies, as soon as that is known."""
        place = self._places.stamps.get((loc or "").strip()) if self._places is not None else None
        return place[0] if place is not None else None

    def lists(self, path: Path) -> bool:
        """Tell whether a file is one of the sitemaps, as far as they were looked at."""
        return path in self._read

    def counts(self, child: Child) -> Counts | None:
        """Return how many problems of each severity a sitemap has; None where nobody looked."""
        return self._counts.get(child.path) if child.path is not None else None

    # Looking

    def follow_edit(self) -> None:
        """Look again after an edit, once there is a pause."""
        if not self._is_closed:
            self._typing.start()

    def look_again(self) -> None:
        """Look what changed on disk; only such files are opened."""
        self._look()

    def check_again(self) -> None:
        """Take over the profile of the index: other rules find other problems."""
        profile = self._checker().context.profile
        if profile is not self._profile:
            self._profile = profile
            self._forget()
            self._look()

    def close(self) -> None:
        """Stop looking for good."""
        self._is_closed = True
        self._stop()

    def _stop(self) -> None:
        self._typing.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _forget(self) -> None:
        self.known = None
        self._read, self._keys, self._counts = {}, [], {}

    def _look(self, *, only_new_urls: bool = False) -> None:
        """Find the files; what was read before a restart stays known."""
        self._stop()
        listing = None if self._is_closed else self._listing()
        if listing is None:
            return
        index_path, locs = listing
        before = self._places
        if before is not None and before.index_path != index_path:
            self._forget()
            before = None

        def work(progress: Progress) -> _Places | None:
            listed = list(dict.fromkeys((loc or "").strip() for loc in locs(progress)))
            is_same = before is not None and listed == list(before.stamps)
            return None if only_new_urls and is_same else _placed(index_path, listed, progress)

        self._job = self._jobs.start(work, self._on_placed, self._on_failed)

    def _on_failed(self, _error: Exception) -> None:
        """Leave it at what is known: an index that cannot be read any more lists nothing new."""
        self._job = None
        self.updated.emit()

    def _on_placed(self, places: _Places | None) -> None:
        self._job = None
        places = places or self._places
        if places is None or (self._is_as_known(places) and places == self._places):
            return
        self._take_places(places)
        self.updated.emit()
        unread = {
            path: loc for loc, (path, stamp) in _present(places) if not self._is_read(path, stamp)
        }
        self._read_on(list(unread.values()))

    def _take_places(self, places: _Places) -> None:
        self._places = places
        locs = [loc for loc in places.stamps if loc]
        if locs != self._locs:
            self._locs = locs

    def _is_as_known(self, places: _Places) -> bool:
        """Tell whether the last survey still says it all, what the editor saved included."""
        known = self.known
        if known is None or [child.loc for child in known.rows] != list(places.stamps):
            return False
        return all(
            (child.path, child.stamp) == (place or (None, None))
            and child.is_sure == self._is_left_by_us(child)
            for child, place in zip(known.rows, places.stamps.values(), strict=True)
        )

    def _is_left_by_us(self, child: Child) -> bool:
        return child.path is not None and self.saves.get(child.path) == child.stamp

    def _is_read(self, path: Path, stamp: Stamp | None) -> bool:
        child = self._read.get(path)
        return child is not None and child.stamp == stamp

    def _read_on(self, left: list[str]) -> None:
        """Read files for a slice of time, then let others have the worker."""
        places = self._places
        assert places is not None  # noqa: S101 - only called when they are known
        if not left:
            self._sum_up(places)
            return
        look = _Looker(self._checker())

        def work(progress: Progress) -> _Slice:
            found = _Slice()
            look.progress = progress
            until = time.monotonic() + _SLICE_S
            for number, loc in enumerate(left):
                if number and time.monotonic() > until:
                    found.left = left[number:]
                    break
                found.surveyed.append(
                    survey(places.index_path, [loc], look=look, progress=progress)
                )
            found.counts = look.counts
            return found

        self._job = self._jobs.start(work, self._on_read)

    def _on_read(self, found: _Slice) -> None:
        self._keys += found.surveyed
        read = chain.from_iterable(each.rows for each in found.surveyed)
        self._take_over(read, found.counts)
        self._read_on(found.left)

    def _take_over(self, read: Iterable[Child], counts: Mapping[Path, Counts]) -> None:
        self._read.update((each.path, each) for each in read if each.path is not None)
        self._counts.update(counts)
        self.updated.emit()

    def _sum_up(self, places: _Places) -> None:
        """Compare the files with one another; all of them are known, so none is opened."""
        parts = [self.known, *self._keys] if self.known is not None else list(self._keys)
        saves, locs = dict(self.saves), list(places.stamps)
        look = _Looker(self._checker())

        def work(progress: Progress) -> tuple[Children, dict[Path, Counts]]:
            if not any(places.stamps.values()):  # an index alone on disk has nothing to compare
                return Children(places.index_path, tuple(map(Child, locs))), {}
            known = Children(
                places.index_path,
                tuple(child for part in parts for child in part.rows),
                dict(chain.from_iterable(part.keys.items() for part in parts)),
            )
            look.progress = progress
            children = survey(
                places.index_path, locs, known=known, saves=saves, look=look, progress=progress
            )
            return children, look.counts

        def on_surveyed(result: tuple[Children, dict[Path, Counts]]) -> None:
            self._job = None
            self._on_surveyed(places, *result)

        self._job = self._jobs.start(work, on_surveyed)

    def _on_surveyed(
        self, places: _Places, children: Children, counts: Mapping[Path, Counts]
    ) -> None:
        self.known = children
        self._keys = []
        stamps = {
            child.loc: (child.path, child.stamp) if child.path is not None else None
            for child in children.rows
        }
        self._take_places(replace(places, stamps=stamps))
        self._read = {}
        self._take_over(children.rows, counts)
        self._counts = {path: self._counts[path] for path in self._read if path in self._counts}
        self.surveyed.emit()


def _found(
    loc: str, stamps: Mapping[str, tuple[Path, Stamp | None] | None], read: Mapping[Path, Child]
) -> Child | None:
    if loc not in stamps:
        return None
    place = stamps[loc]
    return read.get(place[0]) if place is not None else Child(loc)


class _Looker:
    """Counts the problems of every sitemap it is shown."""

    def __init__(self, checker: Checker) -> None:
        self._checker = checker
        self.counts: dict[Path, Counts] = {}
        self.progress: Progress | None = None

    def __call__(self, loc: str, document: Document) -> None:
        path = document.path
        if path is None:
            return
        published = Published(loc, is_sure=False) if is_publishable(loc) else None
        context = replace(
            self._checker.context,
            published=published,
            form=document.form,
            file_name=path.name,
            children=None,
        )
        verdicts = self._checker.with_head(context).check(document.table, self._tick)
        parts = (verdicts.rows.values(), verdicts.places.values(), (verdicts.file,))
        self.counts[path] = Counter(
            finding.severity for part in parts for found in part for finding in found
        )

    def _tick(self, _part: float) -> None:
        if self.progress is not None:
            self.progress(0.0)


def _placed(index_path: Path, locs: list[str], progress: Progress) -> _Places:
    places = _Places(index_path)
    for loc, file in local_files(index_path, locs, progress).items():
        path = file.path
        places.stamps[loc] = (path, Stamp.of(path)) if path is not None else None
    return places


def _present(places: _Places) -> Iterable[tuple[str, tuple[Path, Stamp | None]]]:
    return ((loc, place) for loc, place in places.stamps.items() if place is not None)
