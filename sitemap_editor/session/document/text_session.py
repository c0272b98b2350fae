"""One file that is open as text: what is edited in a view, and what saving makes of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QTextDocument

from sitemap_editor.core.files.broken_file import BrokenFile
from sitemap_editor.core.files.document import FileForm, FileOnDisk
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.text_file import Encoded, TextFile, encoded
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.document.view_text import ViewText


class TextSession(OpenFile):
    """A text as a program keeps it open; `document` holds what `ViewText.shown` gives of it.

    `origin` leads back to the repairs. Signals: `encoded_from` (name of an encoding) whenever it is
    known whether saving names another encoding than the text does; empty where it does not.
    """

    encoded_from = Signal(str)

    def __init__(
        self,
        file: TextFile,
        document: QTextDocument,
        parent: QObject,
        *,
        origin: BrokenFile | None = None,
        is_changed: bool = False,
    ) -> None:
        form = FileForm(file.is_compressed)
        super().__init__(FileOnDisk(form, file.path, file.stamp), parent)
        self.file = file
        self.document = document
        self.origin = origin
        self._text = ViewText(document, file.text)
        # A part of a file is, and a text that a view cannot keep as it is.
        self.is_read_only = file.is_excerpt or self._text.now() != file.text
        self._is_changed = is_changed
        self._is_rewritten = file.encoding != "UTF-8" or bool(encoded(file.text).declared)
        document.modificationChanged.connect(self._on_modification_changed)

    @property
    def path(self) -> Path:
        """Where it was opened or saved."""
        return self._disk.path or self.file.path

    @property
    def revision(self) -> int:
        """Another number after every change."""
        return self.document.revision()

    @property
    def is_edited(self) -> bool:
        """True where it is other than what was read or saved."""
        return self._is_changed or self.document.isModified()

    @property
    def differs_from_file(self) -> bool:
        """True where saving would change the file: edited, or kept in another encoding."""
        return self.is_edited or self._is_rewritten

    @property
    def can_go_back(self) -> bool:
        """True where the list of repairs still speaks of this text."""
        return self.origin is not None and bool(self.origin.plan.repairs) and not self.is_edited

    # The text

    def content(self) -> Encoded:
        """Return the text as it is saved: in UTF-8, and saying so."""
        found = encoded(self._text.now())
        self.encoded_from.emit(found.declared)
        return found

    def whole_data(self) -> bytes:
        """Return all of the text in UTF-8, also where only a part of the file is shown."""
        is_part = self.file.is_excerpt and self.origin is not None
        return self.origin.plan.data if is_part and self.origin else self.content().data

    def text_later(self) -> Callable[[], str]:
        """Take the text as it is now; the rest is for a worker."""
        return self._text.later()

    def restore(self, text: str) -> None:
        """Make it the text that it was before a crash, in one step."""
        self._text.become(text)

    # Saving

    def mark_edited(self) -> None:
        """Take it that what lies on disk is something else, whatever is undone."""
        self._is_changed = True
        self.title_changed.emit()

    def mark_unedited(self) -> None:
        """Take it that this very text lies on disk."""
        self._is_changed = False
        self._text.note_saved()
        self.document.setModified(False)

    def note_saved(
        self, path: Path, form: FileForm, stamp: Stamp | None, *, is_current: bool = True
    ) -> None:
        """Remember that the text lies at `path`, in UTF-8; the repairs spoke of what was there."""
        self.origin = None
        self._is_rewritten = False
        super().note_saved(path, form, stamp, is_current=is_current)

    def _on_modification_changed(self, is_modified: bool) -> None:
        if not is_modified:
            self._text.note_unmodified()
        self.title_changed.emit()
