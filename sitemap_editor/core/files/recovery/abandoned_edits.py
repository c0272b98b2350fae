"""Looks for what programs left behind that ended too soon, and sweeps away what is of no use."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

from sitemap_editor.core.errors import ContentError, EditError, Progress, no_progress
from sitemap_editor.core.files.disk.kept_bytes import NOTE_SUFFIX, bytes_beside
from sitemap_editor.core.files.disk.locks import take_lock
from sitemap_editor.core.files.recovery.abandoned import Summary
from sitemap_editor.core.files.recovery.abandoned_tables import AbandonedTableJournal
from sitemap_editor.core.files.recovery.abandoned_texts import AbandonedTextJournal
from sitemap_editor.core.files.recovery.frames import MAGIC, FrameKind, FrameReader
from sitemap_editor.core.files.recovery.journal_file import BASE_SUFFIX, SUFFIX, remove
from sitemap_editor.core.files.recovery.kept_saves import KeptSave
from sitemap_editor.core.files.recovery.reading import UNREADABLE

_JUST_BEGUN_S: Final = 60.0  # a file this young may be one that is being begun

AnyAbandonedJournal: TypeAlias = AbandonedTableJournal | AbandonedTextJournal | KeptSave


def abandoned_journals_in(folder: Path) -> list[AnyAbandonedJournal]:
    """Return the journals that no program holds, oldest first; remove what is of no use.

    Each is held until it is released or discarded. Raises: OSError where the folder cannot be read.
    """
    if not folder.is_dir():
        return []
    found: list[AnyAbandonedJournal] = []
    names = sorted(folder.iterdir(), key=_age)
    for path in names:
        if path.name.endswith(BASE_SUFFIX) and not _journal_of(path).exists():
            with contextlib.suppress(OSError):
                path.unlink()
        elif path.suffix in (SUFFIX, NOTE_SUFFIX) and (abandoned := _claimed(path)) is not None:
            found.append(abandoned)
    return found


def _claimed(path: Path) -> AnyAbandonedJournal | None:
    """Take hold of a journal; None where another program has it, or it cannot be read."""
    try:
        file = path.open("r+b")
    except OSError:
        return None
    try:
        if take_lock(file.fileno()):
            return _read(path, file)
    except OSError:
        pass  # the disk refuses now: the next start tries again
    except UNREADABLE:
        if time.time() - _age(path) > _JUST_BEGUN_S and not _is_of_another_version(file):
            remove(path)
            for left in bytes_beside(path):
                left.unlink(missing_ok=True)
    file.close()
    return None


def _read(path: Path, file: BinaryIO) -> AnyAbandonedJournal:
    if path.suffix == NOTE_SUFFIX:
        return KeptSave(path, file)
    first = next(iter(FrameReader(file)), None)
    is_of_text = first is not None and first[0] is FrameKind.TEXT
    return AbandonedTextJournal(path, file) if is_of_text else AbandonedTableJournal(path, file)


def _is_of_another_version(file: BinaryIO) -> bool:
    """Tell whether a later program wrote this: it is for that one to read."""
    file.seek(0)
    begin = file.read(len(MAGIC))
    return begin != MAGIC and begin.startswith(MAGIC.rpartition(b" ")[0])


def _journal_of(base: Path) -> Path:
    return base.with_name(base.name.removesuffix(BASE_SUFFIX) + SUFFIX)


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def abandoned_edits_in(
    folder: Path, progress: Progress = no_progress
) -> list[tuple[AnyAbandonedJournal, Summary]]:
    """Return what was left and can be restored; journals in which nothing is lost are removed.

    One that cannot be read now is left for the next start. Raises: OSError; Cancelled.
    """
    found: list[tuple[AnyAbandonedJournal, Summary]] = []
    held = abandoned_journals_in(folder)
    try:
        while held:
            summary = _summary_of(held[0], progress)
            if summary is not None:
                found.append((held[0], summary))
            held.pop(0)
    except BaseException:
        for abandoned in (*held, *(each for each, _summary in found)):
            abandoned.release()
        raise
    return _without_doubles(found)


def _without_doubles(
    found: list[tuple[AnyAbandonedJournal, Summary]],
) -> list[tuple[AnyAbandonedJournal, Summary]]:
    """Leave out an interrupted save where a journal of the same file comes to the same bytes.

    It is let go, not removed: once the file has these bytes, the next start removes it.
    """
    whole = [
        (lost, summary)
        for lost, summary in found
        if isinstance(lost, AbandonedTableJournal) and summary.is_whole and not summary.is_damaged
    ]
    kept = []
    for lost, summary in found:
        rivals = [other for other, told in whole if told.path == summary.path]
        if isinstance(lost, KeptSave) and any(lost.is_outcome_of(other) for other in rivals):
            lost.release()
        else:
            kept.append((lost, summary))
    return kept


def _summary_of(abandoned: AnyAbandonedJournal, progress: Progress) -> Summary | None:
    """Return what is in a journal; without anything in it, it is let go."""
    try:
        summary = abandoned.summary(progress)
    except (OSError, ContentError, EditError, *UNREADABLE):
        abandoned.release()
        return None
    if summary is None:
        abandoned.discard()
    return summary
