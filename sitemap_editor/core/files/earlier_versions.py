"""Earlier states of a file: copies kept by saves, and what git has of it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    EvidenceError,
    Progress,
    ReadError,
    no_progress,
)
from sitemap_editor.core.files.disk.backups import BackupRule, backups_of, copy_name
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.git_process import begun, check_repository, git_program

_COMMIT: Final = re.compile(
    rb"\n?\x1e(?P<id>[0-9a-f]{40,64})\x1f(?P<date>[^\x1f]+)\x1f(?P<note>.*)", re.DOTALL
)
_STATUS: Final = re.compile(rb"\n?[A-Z]\d*")
_TWO_NAMES: Final = (b"R", b"C")
_LONGEST_NOTE: Final = 300
_MOST: Final = 5_000
"""How many commits are listed."""


class Origin(Enum):
    """Where an earlier state is kept."""

    BACKUP = "a copy kept by a save"
    ORIGINAL = "the file before it was repaired"
    GIT = "a commit"


@dataclass(frozen=True, slots=True)
class EarlierVersion:
    """One earlier state of a file."""

    origin: Origin
    date: datetime
    """When the file was written, or committed."""
    note: str
    """The name of a copy, the subject of a commit."""
    path: Path
    """Of a copy; of a commit, the file as it is called now."""
    revision: str = ""
    """The commit, and the name that the file had then, as git has it."""

    @property
    def name(self) -> str:
        """Return a short name to tell it by."""
        if self.origin is not Origin.GIT:
            return self.path.name
        return f"{self.path.name} @ {self.revision.partition(':')[0][:7]}"

    def open(self, progress: Progress = no_progress) -> Document:
        """Open it. Raises: SitemapError."""
        if self.origin is not Origin.GIT:
            return Document.open(self.path, progress=progress)
        with begun(git_program(), self.path.parent, ("cat-file", "blob", self.revision)) as process:
            assert process.stdout is not None  # noqa: S101 - it is a pipe
            data = process.stdout.read()
        progress(0.5)
        if process.returncode:
            text = QT_TRANSLATE_NOOP("core", "git does not have this state of the file any more.")
            raise ReadError("git", text, path=self.path)
        return Document.from_bytes(data, name=self.path.name)


def copies_of(path: Path, rule: BackupRule) -> list[EarlierVersion]:
    """Return the copies that saves and repairs kept of a file."""
    found = [(Origin.BACKUP, each) for each in backups_of(Path(os.path.realpath(path)), rule)]
    for number in count(1):
        place = copy_name(path, number)
        if not place.is_file():
            break
        found.append((Origin.ORIGINAL, place))
    versions = []
    for origin, place in found:
        try:
            date = datetime.fromtimestamp(place.stat().st_mtime, UTC)
        except (OSError, ValueError, OverflowError):  # gone meanwhile, or of no date there is
            continue
        versions.append(EarlierVersion(origin, date, place.name, place))
    return versions


def commits_of(path: Path, progress: Progress = no_progress) -> list[EarlierVersion]:
    """Return the states of a file in the log of its repository, the latest first.

    A file that was renamed is followed. Raises: EvidenceError where there is no git or repository;
    Cancelled by way of `progress`.
    """
    git = git_program()
    check_repository(git, path.parent, is_part_enough=True)
    log = (
        *("--literal-pathspecs", "log", "-z", "--follow", f"--max-count={_MOST}"),
        *("--format=%x1e%H%x1f%cI%x1f%s", "--name-status", "--no-ext-diff", "--no-textconv"),
        *("--no-color", "--", path.name),
    )
    with begun(git, path.parent, log) as process:
        assert process.stdout is not None  # noqa: S101 - it is a pipe
        tokens = iter(process.stdout.read().split(b"\0"))
    progress(0.9)
    return list(_commits(tokens, path))


def _commits(tokens: Iterator[bytes], path: Path) -> Iterator[EarlierVersion]:
    commit: re.Match[bytes] | None = None
    for token in tokens:
        if (found := _COMMIT.fullmatch(token)) is not None:
            commit = found
        elif commit is not None and _STATUS.fullmatch(token):
            status = token.lstrip(b"\n")
            name = next(tokens, b"")
            if status.startswith(_TWO_NAMES):
                name = next(tokens, b"")
            if not status.startswith(b"D"):
                revision = f"{commit['id'].decode()}:{os.fsdecode(name)}"
                date = datetime.fromisoformat(commit["date"].decode())
                note = commit["note"].decode("utf-8", "replace").strip()[:_LONGEST_NOTE]
                yield EarlierVersion(Origin.GIT, date, note, path, revision)


def earlier_versions(
    path: Path, rule: BackupRule, progress: Progress = no_progress
) -> tuple[list[EarlierVersion], EvidenceError | None]:
    """Return all earlier states, the latest first; and why there is nothing of git, if so.

    Raises: Cancelled by way of `progress`.
    """
    found, error = copies_of(path, rule), None
    progress(0.1)
    try:
        found += commits_of(path, progress)
    except EvidenceError as refused:
        error = refused
    return sorted(found, key=lambda each: each.date, reverse=True), error
