"""The earlier states of a file, looked for because a person asked, and which of them is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from sitemap_editor.core.errors import EvidenceError, Progress
from sitemap_editor.core.files.disk.backups import BackupRule
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.earlier_versions import EarlierVersion, earlier_versions
from sitemap_editor.session.jobs import JobOwner, Jobs
from sitemap_editor.session.program.settings import BACKUP_FOLDER, BACKUP_LIMIT, Settings


class EarlierReview(JobOwner):
    """What copies and git have of a file; `look` begins, `on_looked` is called when it is known."""

    def __init__(self, jobs: Jobs, path: Path, rule: BackupRule, parent: QObject) -> None:
        super().__init__(jobs, parent)
        self.path = path
        self._rule = rule
        self.versions: Sequence[EarlierVersion] = ()
        self.without_git: EvidenceError | None = None
        """Why there is nothing of git."""
        self.is_looked = False
        self.on_looked: Callable[[], object] = lambda: None
        self.chosen: EarlierVersion | None = None
        self.opens = False
        """Whether what is chosen is to be opened, not compared."""

    def look(self) -> None:
        """Look for copies, and ask git, in a worker."""
        path, rule = self.path, self._rule

        def work(progress: Progress) -> tuple[list[EarlierVersion], EvidenceError | None]:
            return earlier_versions(path, rule, progress)

        self.begin(work, self._on_looked)

    def _on_looked(self, found: tuple[list[EarlierVersion], EvidenceError | None]) -> None:
        self.versions, self.without_git = found
        self.is_looked = True
        self.on_looked()


def backup_rule(settings: Settings) -> BackupRule:
    """Return where copies of a file are kept, or were while they were wanted."""
    folder = settings.get(BACKUP_FOLDER)
    return BackupRule(max(1, settings.get(BACKUP_LIMIT)), Path(folder) if folder else None)


def opened(version: EarlierVersion) -> Callable[[Progress], Document]:
    """Return the work that opens an earlier state as a document that was never saved."""

    def work(progress: Progress) -> Document:
        document = version.open(progress)
        document.path = document.stamp = None
        return document

    return work
