"""When files on disk were last modified, as the system says."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EvidenceError, Progress, no_progress
from sitemap_editor.core.files.reading import Stamp

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_FILES_A_STEP: Final = 512


def modification_times(
    root: Path, wanted: Collection[str], progress: Progress = no_progress
) -> dict[str, datetime]:
    """Return when each of these files was modified, in UTC, to the second.

    Files are relative to `root`; those that cannot be looked at are not in the result.
    Raises: EvidenceError where `root` is no folder; Cancelled by way of `progress`.
    """
    if not root.is_dir():
        text = QT_TRANSLATE_NOOP("core", "“{folder}” is not a folder that can be read.")
        raise EvidenceError("folder", text, {"folder": str(root)})
    found: dict[str, datetime] = {}
    for number, file in enumerate(wanted):
        if not number % _FILES_A_STEP:
            progress(number / len(wanted))
        if (stamp := Stamp.of(root / file)) is not None and (moment := moment_of(stamp)):
            found[file] = moment
    return found


def moment_of(stamp: Stamp) -> datetime | None:
    """Return when a file was modified, to the second, in UTC; None for a time that is none."""
    try:
        return _EPOCH + timedelta(seconds=stamp.modified_ns // 1_000_000_000)
    except OverflowError:
        return None
