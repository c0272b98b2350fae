"""Edits a document and keeps its journal, as the program does, in one thread."""

from __future__ import annotations

import time
from pathlib import Path

from sitemap_editor import Document, Edit
from sitemap_editor.core.document.traces import trace_of
from sitemap_editor.core.files.recovery.abandoned_edits import abandoned_journals_in
from sitemap_editor.core.files.recovery.abandoned_tables import AbandonedTableJournal
from sitemap_editor.core.files.recovery.header import Header
from sitemap_editor.core.files.recovery.journal import Journal


def header_of(document: Document, *, is_on_disk: bool = True) -> Header:
    table = document.table
    return Header(
        path=document.path,
        name=document.path.name if document.path else "New sitemap",
        kind=document.kind,
        form=document.form,
        stamp=document.stamp,
        is_on_disk=is_on_disk and document.path is not None,
        is_never_saved=document.path is None,
        suggested_path=None,
        row_count=len(document),
        head=table.head,
        tail=table.tail,
    )


class Keeper:
    """A document and its journal, which goes on top of the document as it is now."""

    def __init__(
        self,
        document: Document,
        folder: Path,
        *,
        keeps_base: bool = True,
        is_on_disk: bool = True,
    ) -> None:
        self.document = document
        self.steps = 0
        header = header_of(document, is_on_disk=is_on_disk)
        self.journal = Journal(folder, header, document.table.snapshot())
        if keeps_base:
            self.journal.keep_base_at_once()

    def apply(self, edit: Edit) -> Edit:
        applied = self.document.table.apply(edit)
        trace = trace_of(applied.effect, self.document.table)
        self.steps += 1
        self.journal.record(trace, time.time(), self.steps)
        return applied.inverse

    def dies(self) -> None:
        """End as a crash does: the journal is left."""
        self.journal.close()


def the_orphan(folder: Path) -> AbandonedTableJournal:
    """Return the one journal that was left in a folder."""
    (abandoned,) = abandoned_journals_in(folder)
    assert isinstance(abandoned, AbandonedTableJournal)
    return abandoned


def unedited(folder: Path) -> Document:
    """Restore the one journal that was left, without its edit."""
    abandoned = the_orphan(folder)
    found = abandoned.restored()
    abandoned.release()
    return found.document


def restored(folder: Path) -> Document:
    """Restore the one journal that was left, edit and all."""
    abandoned = the_orphan(folder)
    found = abandoned.restored()
    abandoned.release()
    if found.edit is not None:
        found.document.apply(found.edit)
    return found.document
