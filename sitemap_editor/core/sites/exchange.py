"""What shows only across files: their keys, merged by a tree and looked at a range at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, pairwise
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


@dataclass(slots=True)
class SharedUrls:
    """URLs that stand in more than one file."""

    count: int = 0
    """How many different ones there are."""
    places: list[list[tuple[int, int]]] = field(default_factory=list)
    """Of the first of them: (number of the file, row from 0) of each place."""


@dataclass(frozen=True, slots=True)
class SharedUrlsTask:
    """Finds the URLs that stand in several files, those of some buckets of all runs; picklable."""

    runs: tuple[Run, ...]
    first: int
    last: int
    most: int
    """Of so many the places are told."""

    def run(self) -> SharedUrls:
        """Look at all records of the buckets: twice where there is something to tell."""
        files: dict[bytes, int] = {}
        shared: dict[bytes, None] = {}
        for run in self.runs:
            for number, records in run.records(self.first, self.last):
                for digest, _ in records:
                    if files.setdefault(digest, number) != number:
                        shared[digest] = None
        told: dict[bytes, list[tuple[int, int]]] = {key: [] for key in islice(shared, self.most)}
        for run in self.runs if told else ():
            for number, records in run.records(self.first, self.last):
                for digest, row in records:
                    if digest in told:
                        told[digest].append((number, row))
        return SharedUrls(len(shared), list(told.values()))


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
    """Return the URLs that stand in several files, with so many rows in all.

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
    return found


def _remove(runs: Sequence[Run]) -> None:
    for run in runs:
        if run.number is None:
            run.path.unlink(missing_ok=True)
