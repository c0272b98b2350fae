"""Splits a whole site anew: balanced files in which each URL stays, and their index.

In passes, none of which holds more than a file: some URLs of each file tell where to cut; each
file's rows go to the ranges they belong to; each range becomes a file. Ranges are of URLs in their
order, and are remembered, so that a URL stays in its file until that is full.
"""

from __future__ import annotations

import os
import shutil
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.datetimes import now_w3c
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.protocol.limits import MAX_ROWS
from sitemap_editor.core.protocol.location import url_in
from sitemap_editor.core.sites.crew import Place
from sitemap_editor.core.sites.parts import (
    Limits,
    PartTask,
    Piece,
    SitePart,
    read_assignment,
    write_assignment,
)
from sitemap_editor.core.sites.sources import SiteFiles
from sitemap_editor.core.sites.spills import (
    JoinTask,
    Looked,
    LookTask,
    Spill,
    SpillTask,
    write_borders,
)

_FILLED: Final = 0.9
"""New files are filled so far: what comes later goes among what is there."""
_SURELY_TOO_FULL: Final = 2.0
"""A file that is there is cut beforehand only from here on; it is counted before it is cut else."""
_MOST_KEYS: Final = 400_000
"""So many keys of all files together tell where to cut: some 60 MB."""
_SIDE_BY_SIDE: Final = 256
"""So many spills are read for a range; more are joined before."""
_JOINED_AT_ONCE: Final = 64
_WORK: Final = ".splitting"
_INDEX: Final = "sitemap_index{more}.xml"
_NAME: Final = "sitemap-{number:05}.xml"


NOT_THERE: Final = QT_TRANSLATE_NOOP("core", "The index lists it, but there is no such file.")


@dataclass(frozen=True, slots=True)
class SplitOptions:
    """How a site is split."""

    limits: Limits
    folder_url: str
    """Where the files will be published."""
    is_compressed: bool = False
    keeps_places: bool = True
    """Whether URLs stay in the files of an earlier split."""


@dataclass(slots=True)
class SiteSplit:
    """What came of a split; with problems nothing was written."""

    parts: list[SitePart] = field(default_factory=list)
    indexes: list[Path] = field(default_factory=list)
    unchanged: int = 0
    """How many files stayed as they were, byte for byte."""
    no_longer: list[str] = field(default_factory=list)
    """Files of the earlier split that hold nothing now; they are not removed."""
    too_large: list[str] = field(default_factory=list)
    """Files over a limit, since a single URL is."""
    problems: dict[str, str] = field(default_factory=dict)
    """By file: why its rows cannot be had."""


def split_site(
    found: SiteFiles,
    folder: Path,
    options: SplitOptions,
    place: Place,
    *,
    now: datetime,
    tell: Callable[[int, int], object] = lambda _done, _all: None,
) -> SiteSplit:
    """Write the rows of all files of a site into new files in `folder`, with their index.

    Nothing is put in place before all is written. Raises: OSError, SaveError, ValueError.
    """
    work = folder / _WORK
    work.mkdir(parents=True, exist_ok=True)
    try:
        return _Splitting(found, folder, options, place, tell).split(now)
    finally:
        shutil.rmtree(work, ignore_errors=True)


class _Splitting:
    """The passes."""

    def __init__(
        self,
        found: SiteFiles,
        folder: Path,
        options: SplitOptions,
        place: Place,
        tell: Callable[[int, int], object],
    ) -> None:
        self._origins = [file.origin for file in found.files]
        self._folder = folder
        self._work = folder / _WORK
        self._options = options
        self._place = place
        self._tell = tell
        self._result = SiteSplit(
            problems={
                **{name: str(error) for name, error in found.unreadable.items()},
                **dict.fromkeys(found.missing, NOT_THERE),
            }
        )

    def split(self, now: datetime) -> SiteSplit:
        """Go through all passes."""
        if self._result.problems:
            return self._result
        earlier = read_assignment(self._folder)
        known = earlier if self._options.keeps_places else []
        looked = self._looked()
        if self._result.problems:
            return self._result
        borders = _borders(known, looked, self._options.limits)
        frame = _frame(looked)
        spills = self._spilt(frame, borders)
        if self._result.problems:
            return self._result
        pieces = self._pieces(frame, spills, len(borders) + 1)
        self._put_in_place(pieces, borders, known, earlier, now)
        return self._result

    def _looked(self) -> list[Looked]:
        wanted = max(8, _MOST_KEYS // max(1, len(self._origins)))
        tasks = [LookTask(origin, wanted) for origin in self._origins]
        looked: dict[int, Looked] = {}
        for number, each in self._place.carried_out(tasks):
            looked[number] = each
            if each.problem is not None:
                self._result.problems[tasks[number].origin.name] = each.problem
        return [looked[number] for number in range(len(tasks))]

    def _spilt(self, frame: bytes, borders: Sequence[bytes]) -> list[Spill]:
        path = self._work / "borders"
        write_borders(path, borders)
        tasks = [
            SpillTask(origin, frame, path, self._work / f"rows-{number}")
            for number, origin in enumerate(self._origins)
        ]
        for done, (number, spilt) in enumerate(self._place.carried_out(tasks), 1):
            if spilt.problem is not None:
                self._result.problems[tasks[number].origin.name] = spilt.problem
            self._tell(done, len(tasks))
        spills = [Spill(task.target) for task in tasks]
        level = 0
        while len(spills) > _SIDE_BY_SIDE and not self._result.problems:
            level += 1
            groups = [
                tuple(spills[at : at + _JOINED_AT_ONCE])
                for at in range(0, len(spills), _JOINED_AT_ONCE)
            ]
            joins = [
                JoinTask(group, self._work / f"joined-{level}-{number}")
                for number, group in enumerate(groups)
            ]
            joined = dict(self._place.carried_out(joins))
            for spill in spills:
                spill.path.unlink(missing_ok=True)
            spills = [joined[number] for number in range(len(joins))]
        return spills

    def _pieces(self, frame: bytes, spills: Sequence[Spill], ranges: int) -> list[list[Piece]]:
        options = self._options
        tasks = [
            PartTask(
                number,
                tuple(spills),
                frame,
                options.limits,
                self._work / f"part-{number}",
                options.is_compressed,
            )
            for number in range(ranges)
        ]
        pieces = dict(self._place.carried_out(tasks))
        return [pieces[number] for number in range(ranges)]

    def _put_in_place(
        self,
        pieces: Sequence[Sequence[Piece]],
        borders: Sequence[bytes],
        known: Sequence[SitePart],
        earlier: Sequence[SitePart],
        now: datetime,
    ) -> None:
        result, date = self._result, now_w3c(now)
        by_border = {part.first: part for part in known}
        before = {part.name: part for part in earlier}
        names = self._new_names({part.name for part in earlier if known})
        moves: list[tuple[Path, Path]] = []
        for border, some in zip((b"", *borders), pieces, strict=True):
            for nth, piece in enumerate(some):
                first = (piece.first if nth else border).decode("utf-8", "surrogatepass")
                own = None if nth else by_border.get(first)
                name = next(names) if own is None else own.name
                last = before.get(name)
                is_same = last is not None and self._is_as_it_was(last, piece)
                lastmod = last.lastmod if last is not None and is_same else date
                part = SitePart(name, first, piece.rows, piece.bytes, piece.hash, lastmod)
                result.parts.append(part)
                result.unchanged += is_same
                if piece.rows > self._options.limits.rows or (
                    piece.bytes > self._options.limits.bytes
                ):
                    result.too_large.append(name)
                if not is_same:
                    moves.append((piece.path, self._folder / name))
        for path, target in moves:
            path.replace(target)
            os.utime(target, (now.timestamp(), now.timestamp()))  # as the index says
        self._write_indexes()
        write_assignment(self._folder, result.parts)
        still = {part.name for part in result.parts}
        result.no_longer = [part.name for part in earlier if part.name not in still]

    def _is_as_it_was(self, last: SitePart, piece: Piece) -> bool:
        return last.hash == piece.hash and (self._folder / last.name).exists()

    def _new_names(self, taken: set[str]) -> Iterator[str]:
        """Yield names that no earlier file, and nothing else in the folder, has."""
        ending = ".gz" if self._options.is_compressed else ""
        ours = {part.name for part in read_assignment(self._folder)}
        for number in count(1):
            name = _NAME.format(number=number) + ending
            if name in taken or (name not in ours and (self._folder / name).exists()):
                continue
            yield name

    def _write_indexes(self) -> None:
        result, url = self._result, self._options.folder_url
        for nth, at in enumerate(range(0, max(1, len(result.parts)), MAX_ROWS)):
            some = result.parts[at : at + MAX_ROWS]
            rows = [Row(url_in(url, part.name), part.lastmod) for part in some]
            path = self._folder / _INDEX.format(more=f"-{nth + 1}" if nth else "")
            document = Document.new(SITEMAPINDEX, rows)
            if not path.exists() or path.read_bytes() != document.to_bytes():
                document.save(path)
            result.indexes.append(path)


def index_in_the_way(folder: Path) -> Path | None:
    """Return the index that a first split would replace; None where there is none."""
    path = folder / _INDEX.format(more="")
    return path if path.exists() and not read_assignment(folder) else None


def _frame(looked: Sequence[Looked]) -> bytes:
    """Return a root for all rows: each prefix as most files declare it, in one order."""
    votes: dict[tuple[bytes, bytes], int] = {}
    for each in looked:
        for name in each.namespaces:
            votes[name] = votes.get(name, 0) + 1
    chosen: dict[bytes, bytes] = {}
    sitemap = namespaces.SITEMAP.encode()
    for (prefix, uri), _ in sorted(votes.items(), key=lambda vote: (-vote[1], vote[0])):
        if uri and uri != sitemap and prefix not in (b"xml", b"xmlns"):
            chosen.setdefault(prefix, uri)
    declared = b"".join(
        b'\n  xmlns:%b="%b"' % (prefix, uri.replace(b"&", b"&amp;").replace(b'"', b"&quot;"))
        for prefix, uri in sorted(chosen.items())
    )
    return b'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="%b"%b>\n</urlset>\n' % (
        sitemap,
        declared,
    )


def _borders(known: Sequence[SitePart], looked: Sequence[Looked], limits: Limits) -> list[bytes]:
    """Return the least key of each range but the first: the known ones, and those in too full ones.

    A file is as full as the nearer of its two limits.
    """
    kept = [part.first.encode("utf-8", "surrogatepass") for part in known if part.first]
    weighed = sorted(
        (key, max(each.sample.rows / limits.rows, each.sample.bytes / limits.bytes))
        for each in looked
        for key in each.sample.keys
    )
    by_range: dict[int, list[tuple[bytes, float]]] = {}
    for key, weight in weighed:
        by_range.setdefault(bisect_right(kept, key), []).append((key, weight))
    new: list[bytes] = []
    for some in by_range.values():
        new += _cuts(some, _SURELY_TOO_FULL if known else _FILLED)
    return sorted({*kept, *new} - {b""})


def _cuts(weighed: Sequence[tuple[bytes, float]], most: float) -> Iterator[bytes]:
    """Yield where to cut a range so that its parts are of one size, below what a file may hold."""
    total = sum(weight for _, weight in weighed)
    if total <= most:
        return
    parts = -(-total // _FILLED)
    share, sum_ = total / parts, 0.0
    wanted, last = 1, weighed[0][0]
    for key, weight in weighed:
        if sum_ >= share * wanted and wanted < parts and key != last:
            wanted += 1
            yield key
        last = key
        sum_ += weight
