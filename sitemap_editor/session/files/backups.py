"""Whether and how a person wants what a save replaces to be kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from sitemap_editor.core.errors import Remark
from sitemap_editor.core.files.disk.writing import Written
from sitemap_editor.session.program.settings import BACKUP_FOLDER, BACKUP_LIMIT, BACKUPS, Settings

if TYPE_CHECKING:
    from sitemap_editor.core.files.disk.backups import BackupRule


@dataclass(frozen=True, slots=True)
class Backups:
    """The settings as they were when a save began: a value for its worker."""

    are_wanted: bool
    limit: int
    folder: str
    """Where all copies go; empty: beside the file."""

    @classmethod
    def wanted_by(cls, settings: Settings) -> Backups:
        """Read the settings."""
        get = settings.get
        return cls(get(BACKUPS), max(1, get(BACKUP_LIMIT)), get(BACKUP_FOLDER))

    def rule(self) -> BackupRule | None:
        """Return how copies are kept; None where none are wanted."""
        if not self.are_wanted:
            return None
        from sitemap_editor.core.files.disk.backups import BackupRule  # seldom wanted: not at start

        return BackupRule(self.limit, Path(self.folder) if self.folder else None)

    def saved(
        self, path: Path, save: Callable[[], Written], *, in_place: bool = False
    ) -> tuple[Written, list[Remark]]:
        """Save, as `core.files.backups.saved_with_backup` does where copies are wanted.

        Returns what `save` did, and all that did not go as wanted.
        """
        if not self.are_wanted:
            written = save()
            return written, list(written.remarks)
        from sitemap_editor.core.files.disk.backups import (
            saved_with_backup,  # seldom wanted: not at start
        )

        rule = self.rule()
        results: list[Written] = []
        remark = saved_with_backup(path, lambda: results.append(save()), rule, in_place=in_place)
        (written,) = results
        return written, [*written.remarks, *([remark] if remark else [])]
