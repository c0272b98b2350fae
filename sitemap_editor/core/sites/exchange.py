"""What shows only across files: their keys, merged by a tree and looked at a range at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Final

from sitemap_editor.core.sites.crew import Place
from sitemap_editor.core.sites.keys import BUCKETS, KEY_BYTES, MergeTask, Run

_FAN_IN: Final = 64
"""So many runs are read side by side."""
_ROWS_A_RANGE: Final = 250_000
"""A worker keeps the keys of so many rows: some 40 MB."""
_MOST_TOLD: Final = 10_000
"""Of so many URLs in several files the places are told."""


Spot = tuple[int, int, int]
"""The number of a file, a row in it, from 0, and what `crc32` says of its URL."""


@dataclass(slots=True)
class SharedUrls:
    """What stands in more than one file."""

    count: int = 0
    """How many different URLs."""
    places: list[list[Spot]] = field(default_factory=list)
    """Of the first of them: where they stand."""
    pages: int = 0
    """How many pages that stand there under URLs that are spelt differently."""
    page_places: list[list[Spot]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SharedUrlsTask:
    """Finds what stands in several files, those of some buckets of all runs; picklable."""

    runs: tuple[Run, ...]
    first: int
    last: int
    most: int
    """Of so many the places are told."""

    def run(self) -> SharedUrls:
        """Look at all records of the buckets."""
        found = SharedUrls()
        for places in self._repeated().values():
            by_url: dict[int, list[Spot]] = {}
            for spot in places:
                by_url.setdefault(spot[2], []).append(spot)
            for some in by_url.values():
                if _is_in_several(some):
                    found.count += 1
                    if len(found.places) < self.most:
                        found.places.append(sorted(some))
            whole = [spot for some in by_url.values() for spot in some]
            if len(by_url) > 1 and _is_in_several(whole):
                found.pages += 1
                if len(found.page_places) < self.most:
                    found.page_places.append(sorted(whole))
        return found

    def _repeated(self) -> dict[bytes, list[Spot]]:
        """Return where the pages stand that stand in several files: read again for these alone.

        What stands only in one file, however often, is not there.
        """
        seen: set[bytes] = set()
        repeated: set[bytes] = set()
        for run in self.runs:
            for _, records in run.records(self.first, self.last):
                own = {digest for digest, _, _ in records}
                repeated |= seen & own
                seen |= own
        del seen
        found: dict[bytes, list[Spot]] = {}
        for run in self.runs if repeated else ():
            for number, records in run.records(self.first, self.last):
                for digest, row, url in records:
                    if digest in repeated:
                        found.setdefault(digest, []).append((number, row, url))
        return found


def _is_in_several(spots: Sequence[Spot]) -> bool:
    return any(spot[0] != spots[0][0] for spot in spots)


@dataclass(slots=True)
class Runs:
    """Runs of all files, few enough to be read side by side."""

    runs: tuple[Run, ...]

    def remove(self) -> None:
        """Remove what was merged; what is of one file is kept for the next time."""
        _remove(self.runs)


def merged(
    paths: Mapping[int, Path], folder: Path, name: str, place: Place, width: int = KEY_BYTES
) -> Runs:
    """Merge runs of files, given by their numbers, by a tree until they are few; in `folder`.

    Raises: OSError.
    """
    runs = [Run(path, number, width) for number, path in paths.items()]
    level = 0
    while len(runs) > _FAN_IN:
        groups = [tuple(runs[at : at + _FAN_IN]) for at in range(0, len(runs), _FAN_IN)]
        tasks = [
            MergeTask(group, folder / f"{name}-{level}-{number}")
            for number, group in enumerate(groups)
        ]
        whole = dict(place.carried_out(tasks))
        _remove(runs)
        runs = [whole[number] for number in range(len(groups))]
        level += 1
    return Runs(tuple(runs))


def ranges_of(records: int, records_a_range: int) -> list[tuple[int, int]]:
    """Return ranges of buckets that hold about so many of all records each."""
    ranges = min(BUCKETS, max(1, -(-records // records_a_range)))
    return list(pairwise(BUCKETS * number // ranges for number in range(ranges + 1)))


def shared_urls(keys: Runs, rows: int, place: Place) -> SharedUrls:
    """Return what stands in several files, with so many rows in all.

    No process holds more than a range of the keys. Raises: OSError.
    """
    ranges = ranges_of(rows, _ROWS_A_RANGE)
    most = max(1, _MOST_TOLD // len(ranges))
    tasks = [SharedUrlsTask(keys.runs, first, last, most) for first, last in ranges]
    parts = dict(place.carried_out(tasks))
    found = SharedUrls()
    for number in range(len(ranges)):
        found.count += parts[number].count
        found.places += parts[number].places
        found.pages += parts[number].pages
        found.page_places += parts[number].page_places
    return found


def _remove(runs: Sequence[Run]) -> None:
    for run in runs:
        if run.number is None:
            run.path.unlink(missing_ok=True)
