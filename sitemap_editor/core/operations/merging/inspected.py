"""The files of a merge under review: in what order, which were read, which cannot be."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Remark, SitemapError
from sitemap_editor.core.files.sources import Source, move_items
from sitemap_editor.core.operations.merging.opening import Opened

FileKey: TypeAlias = tuple[int, int] | str
"""What two paths to one file have in common."""

_LISTED: Final = QT_TRANSLATE_NOOP(
    "core",
    "Files listed more than once: {count}. They are merged only once; the first is “{name}”.",
)
_TARGET: Final = QT_TRANSLATE_NOOP(
    "core", "“{name}” is the file you are merging into, so it is left out of the list."
)
_UNSAVED: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{name}” is open with unsaved changes. The version on disk is merged. To include the "
    "changes, save the file first.",
)


def file_key(path: Path) -> FileKey:
    """Return the same for every path that leads to one file."""
    try:
        found = path.stat()
    except OSError:
        return os.path.normcase(path.absolute())
    return (found.st_dev, found.st_ino)


@dataclass(frozen=True, slots=True)
class InspectedFile:
    """What was found where a person pointed: a file, a folder, an index with its children."""

    given: Path
    sources: Sequence[Source]
    keys: Sequence[FileKey]
    remarks: Sequence[Remark]


@dataclass(slots=True, eq=False)
class SourceLine:
    """One file in the list."""

    given: Path
    """What a person pointed at; the file itself, or the folder or index it was found through."""
    source: Source
    key: FileKey
    opened: Opened | None = None
    error: SitemapError | None = None

    @property
    def name(self) -> str:
        """The file's name."""
        return self.source.path.name

    @property
    def is_open(self) -> bool:
        """True while nothing is known of the file yet."""
        return self.opened is None and self.error is None


class SourceList:
    """Files in the order they are merged in, each once."""

    def __init__(self, target: Path | None, unsaved: Iterable[Path]) -> None:
        self.lines: list[SourceLine] = []
        self._target = file_key(target) if target is not None else None
        self._unsaved = {file_key(path) for path in unsaved}
        self._remarks: dict[Path, Sequence[Remark]] = {}
        self._left_out: list[Remark] = []
        self._again: list[str] = []

    @property
    def count_read(self) -> int:
        """How many of the files were read, or cannot be."""
        return sum(not line.is_open for line in self.lines)

    def begin_adding(self) -> None:
        """Forget what was said of files that were left out before."""
        self._left_out = []
        self._again = []

    def add(self, looked: InspectedFile) -> None:
        """Put what was found behind what is there; what stands there already stays where it is."""
        known = {line.key for line in self.lines}
        for source, key in zip(looked.sources, looked.keys, strict=True):
            if key == self._target:
                remark = Remark(_TARGET, {"name": source.path.name})
                self._left_out += [] if remark in self._left_out else [remark]
            elif key in known:
                self._again.append(source.path.name)
            else:
                known.add(key)
                self.lines.append(SourceLine(looked.given, source, key))
        for remark in looked.remarks:
            if remark.is_obstacle:
                error = SitemapError("merge", remark.text, remark.arguments)
                self.add_failed(looked.given, error)
        said = [remark for remark in looked.remarks if not remark.is_obstacle]
        if looked.sources:
            self._remarks[looked.given] = said
        else:
            self._left_out += said

    def add_failed(self, given: Path, error: SitemapError) -> None:
        """List something that leads to no file at all, with the reason."""
        self.lines.append(SourceLine(given, Source(given, None), file_key(given), error=error))

    def remove(self, numbers: Iterable[int]) -> None:
        """Take lines out."""
        gone = set(numbers)
        self.lines = [line for number, line in enumerate(self.lines) if number not in gone]
        self.begin_adding()

    def move(self, numbers: Iterable[int], steps: int) -> list[int]:
        """Move lines one place up (-1) or down (1) and return where they stand now."""
        return move_items(self.lines, numbers, steps)

    def opened(self) -> list[Opened]:
        """Return what was read, in order."""
        return [line.opened for line in self.lines if line.opened is not None]

    def failed(self) -> list[SourceLine]:
        """Return the files that cannot be merged."""
        return [line for line in self.lines if line.error is not None]

    def remarks(self) -> list[Remark]:
        """Return what was noticed while files were looked for, as far as it still matters."""
        given = {line.given for line in self.lines}
        found = [each for path, said in self._remarks.items() if path in given for each in said]
        unsaved = [
            Remark(_UNSAVED, {"name": line.name})
            for line in self.lines
            if line.key in self._unsaved and line.error is None
        ]
        again = Remark(_LISTED, {"count": len(self._again), "name": "".join(self._again[:1])})
        return [*self._left_out, *([again] if self._again else []), *found, *unsaved]
