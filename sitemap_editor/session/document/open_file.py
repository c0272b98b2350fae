"""A file behind a tab: where it lies, whether it is modified, and what saving it takes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.files.document import Content, FileForm, FileOnDisk
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.protocol.fields import URLSET, Kind
from sitemap_editor.core.readable import readable


class OpenFile(QObject):
    """A file as a program keeps it open; by itself one that is only shown.

    Signals: `saved`; `closed`; `title_changed` when the name or the modified mark may be another.
    """

    saved = Signal()
    closed = Signal()
    title_changed = Signal()

    def __init__(self, disk: FileOnDisk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._disk = disk
        self.kind: Kind = URLSET
        """Which kind of sitemap it is, as far as its name on disk depends on that."""
        self.is_read_only = True
        """True where nothing can be edited or saved here."""
        self.untitled_name = ""
        """What a file is called that was never saved."""
        self.is_never_saved = False
        self.is_gone = False
        """True while the file this came from is not there: only this window holds it."""
        self.suggested_path: Path | None = None
        """Where a file that was never saved belongs, as far as that is known."""

        self.origin_url = ""
        """Where on the web it was opened from; empty for what came from disk, or is new."""

    @property
    def path(self) -> Path | None:
        """Where it was opened or saved; None for one that was never saved."""
        return self._disk.path

    @property
    def form(self) -> FileForm:
        """How it lies on disk."""
        return self._disk.form

    @property
    def stamp(self) -> Stamp | None:
        """What the file was like when it was read or saved."""
        return self._disk.stamp

    @property
    def name(self) -> str:
        """What a person calls it: the name of the file."""
        path = self.path
        return readable(path.name) if path is not None else self.untitled_name

    @property
    def revision(self) -> int:
        """Another number after every change, so that late answers are known for what they are."""
        return 0

    @property
    def is_edited(self) -> bool:
        """True where it is other than what was read or saved."""
        return False

    @property
    def is_empty(self) -> bool:
        """True where there is nothing to lose."""
        return False

    @property
    def is_modified(self) -> bool:
        """True where closing would lose work."""
        is_here_alone = (self.is_never_saved or self.is_gone) and not self.is_empty
        return not self.is_read_only and (self.is_edited or is_here_alone)

    @property
    def takes_over(self) -> bool:
        """True while an edit that was prepared beside the window is taken over."""
        return False

    # Saving

    def content(self) -> Content:
        """Return what is saved, as it is now, for a worker. Raises: ValueError if only shown."""
        raise ValueError("a file that is only shown is never saved")

    def form_for(self, path: Path) -> FileForm:
        """Return the form it takes under a path."""
        return self._disk.form_for(path)

    def note_saved(
        self, path: Path, form: FileForm, stamp: Stamp | None, *, is_current: bool = True
    ) -> None:
        """Remember that it lies at `path`; `is_current` where nothing changed since.

        `stamp` is that of the bytes which were written, not of what lies there by now.
        """
        self._disk.note_saved(path, form, stamp)
        self.is_never_saved = self.is_gone = False
        if is_current:
            self.mark_unedited()
        else:
            self.mark_edited()  # what was saved is no step of the history
        self.saved.emit()
        self.title_changed.emit()

    def mark_edited(self) -> None:
        """Take it that what lies on disk is something else, whatever is undone."""

    def mark_unedited(self) -> None:
        """Take it that this very content lies on disk."""

    # What others do to the file

    def has_changed_on_disk(self) -> bool:
        """Tell whether somebody else wrote, or removed, the file since it was read or saved."""
        return self._disk.has_changed_on_disk()

    def note_gone(self, *, is_gone: bool) -> None:
        """Remember whether the file is still there."""
        if is_gone != self.is_gone:
            self.is_gone = is_gone
            self.title_changed.emit()

    def note_same(self, stamp: Stamp) -> None:
        """Remember that the file was written anew with the same bytes."""
        self._disk.stamp = stamp

    def keep_over(self, stamp: Stamp) -> None:
        """Take it that another file lies there now: saving replaces it, closing asks."""
        self._disk.stamp = stamp
        self.mark_edited()

    def close(self) -> None:
        """Stop what still runs for this file."""
        self.closed.emit()
