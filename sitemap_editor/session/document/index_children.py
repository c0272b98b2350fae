"""What an index lists, as it lies on disk: looked at in slices of a worker's time, kept fresh."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.muting import Mutes
from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.children import Child, Children, local_files
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.survey import MOST_COMPARED_ROWS, survey
from sitemap_editor.session.document.problem_counts import Counts, ProblemCounts, muted_for
from sitemap_editor.session.jobs import JobOwner, Jobs

_TYPING_MS: Final = 300
_SLICE_S: Final = 0.25  # then the columns fill, and other indexes have their turn
_LOOKED_FOR_A_STEP: Final = 500

Locs: TypeAlias = Callable[[Progress], Iterable[str | None]]
"""Reads the URLs an index lists; called by the worker."""
Listing: TypeAlias = tuple[Path, Locs]
"""Where an index lies, and what it lists."""
Finder: TypeAlias = "Callable[[str | None], tuple[Child, Counts | None] | None]"
"""Tells of a URL the sitemap it leads to, and how many problems that has."""
Place: TypeAlias = tuple[Path, Stamp | None] | None
"""A file as it lies on disk; None where no such file is there."""


class _State(NamedTuple):
    """What is known of one of the sitemaps by now."""

    place: Place
    child: Child | None = None
    """As it was read last; None where nobody did."""
    counts: Counts | None = None
    keys: array[int] | None = None
    """Hashes of its URLs, to compare it with others."""


_UNKNOWN: Final = _State(None)


@dataclass(slots=True)
class _Slice:
    """What was read in one go."""

    surveyed: list[Children] = field(default_factory=list)
    counts: dict[Path, Counts] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)


class IndexChildren(JobOwner):
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
        super().__init__(jobs.low_priority, parent)
        self._listing = listing
        self._checker = checker
        self._is_closed = False
        self._profile = checker().context.profile
        self._mutes = Mutes()
        self.saves: Mapping[Path, Stamp] = {}
        self.known: Children | None = None
        """The last survey that went through; None before the first."""
        self.index_path: Path | None = None
        """Where the index lies that was looked at."""
        self._states: Mapping[str, _State] = {}  # by URL; another one with all that is learnt
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._typing.timeout.connect(lambda: self._look(only_new_urls=True))

    # What is known

    @property
    def is_settled(self) -> bool:
        """True when nothing is under way."""
        return not self.is_working and not self._typing.isActive()

    @property
    def row_count(self) -> int:
        """How many rows the sitemaps have together, as far as they were read; 0 before that."""
        children = self.known.rows if self.known is not None else ()
        return sum(child.rows for child in children if not child.twin)

    def locs(self) -> list[str]:
        """Return the URLs that the index lists, each once."""
        return [loc for loc in self._states if loc]

    def child(self, loc: str | None) -> Child | None:
        """Return what is known of the sitemap with this URL, by now; None while it is looked at."""
        return self._states.get((loc or "").strip(), _UNKNOWN).child

    def finder(self) -> Finder:
        """Return, for a worker, what tells a sitemap and its `counts` as they are known now."""
        states = self._states

        def find(loc: str | None) -> tuple[Child, Counts | None] | None:
            state = states.get((loc or "").strip(), _UNKNOWN)
            return (state.child, state.counts) if state.child is not None else None

        return find

    def path(self, loc: str | None) -> Path | None:
        """Return where the sitemap with this URL lies, as soon as that is known."""
        place = self._states.get((loc or "").strip(), _UNKNOWN).place
        return place[0] if place is not None else None

    def lists(self, path: Path) -> bool:
        """Tell whether a file is one of the sitemaps, as far as they were looked at."""
        children = (state.child for state in self._states.values())
        return any(child is not None and child.path == path for child in children)

    def counts(self, child: Child) -> Counts | None:
        """Return how many problems of each severity a sitemap has; None where nobody looked."""
        return self._states.get(child.loc, _UNKNOWN).counts

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

    def take_mutes(self, mutes: Mutes) -> None:
        """Count anew in the sitemaps for which other rules are muted."""
        before, self._mutes = self._mutes, mutes
        others = {
            loc
            for loc, state in self._states.items()
            if state.place is not None
            and muted_for(before, state.place[0], loc) != muted_for(mutes, state.place[0], loc)
        }
        if others:
            self._forget(others)
            self._look()

    def close(self) -> None:
        """Stop looking for good."""
        self._is_closed = True
        self._stop()

    def _stop(self) -> None:
        self._typing.stop()
        self.cancel()

    def _forget(self, only: Collection[str] | None = None) -> None:
        """Read the sitemaps again, all of them or those with these URLs."""
        self.known = None
        self._states = {
            loc: _State(state.place)
            if state.place is not None and (only is None or loc in only)
            else state
            for loc, state in self._states.items()
        }

    def _look(self, *, only_new_urls: bool = False) -> None:
        """Find the files; what was read before a restart stays known."""
        self._stop()
        listing = None if self._is_closed else self._listing()
        if listing is None:
            return
        index_path, locs = listing
        before = list(self._states) if self.index_path == index_path else None
        if before is None:
            self._forget()

        def work(progress: Progress) -> dict[str, Place] | None:
            listed = list(dict.fromkeys((loc or "").strip() for loc in locs(progress)))
            is_same = listed == before
            return None if only_new_urls and is_same else _placed(index_path, listed, progress)

        def on_placed(found: dict[str, Place] | None) -> None:
            self._on_placed(index_path, found)

        def on_failed(_error: SitemapError) -> None:
            self.updated.emit()  # one that cannot be read any more lists nothing new

        self.begin(work, on_placed, on_failed)

    def _on_placed(self, index_path: Path, found: dict[str, Place] | None) -> None:
        before = {loc: state.place for loc, state in self._states.items()}
        places = before if found is None else found
        if self._is_as_known(places) and places == before:
            return
        self.index_path = index_path
        self._states = _carried_over(self._states.values(), places)
        self.updated.emit()
        unread = {
            state.place[0]: loc
            for loc, state in self._states.items()
            if state.place is not None
            and (state.child is None or state.child.stamp != state.place[1])
        }
        self._read_on(list(unread.values()))

    def _is_as_known(self, places: Mapping[str, Place]) -> bool:
        """Tell whether the last survey still says it all, what the editor saved included."""
        known = self.known
        if known is None or [child.loc for child in known.rows] != list(places):
            return False
        return all(
            (child.path, child.stamp) == (place or (None, None))
            and child.is_sure == self._is_left_by_us(child)
            for child, place in zip(known.rows, places.values(), strict=True)
        )

    def _is_left_by_us(self, child: Child) -> bool:
        return child.path is not None and self.saves.get(child.path) == child.stamp

    def _read_on(self, left: list[str]) -> None:
        """Read files for a slice of time, then let others have the worker."""
        index_path = self.index_path
        if index_path is None:
            return
        if not left:
            self._sum_up(index_path)
            return
        look = ProblemCounts(self._checker(), self._jobs.executor, self._mutes)

        def work(progress: Progress) -> _Slice:
            found = _Slice()
            look.progress = progress
            until = time.monotonic() + _SLICE_S
            for number, loc in enumerate(left):
                if number and time.monotonic() > until:
                    found.left = left[number:]
                    break
                found.surveyed.append(survey(index_path, [loc], look=look, progress=progress))
            found.counts = look.counts
            return found

        self.begin(work, self._on_read)

    def _on_read(self, found: _Slice) -> None:
        held = sum(len(state.keys) for state in self._states.values() if state.keys is not None)
        read: dict[Path | None, _State] = {}
        for each in found.surveyed:
            for child in each.rows:
                if child.path is None:
                    continue
                keys = each.keys.get(child.path)
                if keys is not None and held + len(keys) > MOST_COMPARED_ROWS:
                    keys = None
                held += len(keys) if keys is not None else 0
                read[child.path] = _State(None, child, found.counts.get(child.path), keys)
        self._states = {
            loc: _at(loc, state.place, read.get(state.place[0], state)) if state.place else state
            for loc, state in self._states.items()
        }
        self.updated.emit()
        self._read_on(found.left)

    def _sum_up(self, index_path: Path) -> None:
        """Compare the files with one another; all of them are known, so none is opened."""
        states, saves = self._states, dict(self.saves)
        look = ProblemCounts(self._checker(), self._jobs.executor, self._mutes)

        def work(progress: Progress) -> tuple[Children, dict[Path, Counts]]:
            read = [state for state in states.values() if state.place and state.child]
            if not read:  # an index alone on disk has nothing to compare
                return Children(index_path, tuple(map(Child, states))), {}
            known = Children(
                index_path,
                tuple(state.child for state in read if state.child is not None),
                {
                    state.place[0]: state.keys
                    for state in read
                    if state.place and state.keys is not None
                },
            )
            look.progress = progress
            children = survey(
                index_path, list(states), known=known, saves=saves, look=look, progress=progress
            )
            return children, look.counts

        self.begin(work, self._on_surveyed)

    def _on_surveyed(self, surveyed: tuple[Children, Mapping[Path, Counts]]) -> None:
        self.known, counts = surveyed
        before, self._states = self._states, {}
        for child in self.known.rows:
            path, state = child.path, before.get(child.loc, _UNKNOWN)
            if path is None:
                self._states[child.loc] = _State(None, Child(child.loc))
            else:
                found = counts.get(path, state.counts)
                self._states[child.loc] = _State(
                    (path, child.stamp), child, found, self.known.keys.get(path)
                )
        self.updated.emit()
        self.surveyed.emit()


def _carried_over(before: Iterable[_State], places: Mapping[str, Place]) -> dict[str, _State]:
    """Return what is known at other places: a file stays known under whatever URL."""
    known = {state.child.path: state for state in before if state.child is not None}
    return {
        loc: _at(loc, place, known.get(place[0], _UNKNOWN))
        if place is not None
        else _State(None, Child(loc))
        for loc, place in places.items()
    }


def _at(loc: str, place: Place, state: _State) -> _State:
    """Return what is known of a file as that of the sitemap with this URL."""
    child = state.child
    if child is not None and child.loc != loc:
        child = replace(child, loc=loc)
    return state._replace(place=place, child=child)


def _placed(index_path: Path, locs: list[str], progress: Progress) -> dict[str, Place]:
    return {
        loc: (file.path, Stamp.of(file.path)) if file.path is not None else None
        for loc, file in local_files(index_path, locs, progress).items()
    }
