"""What a tab may hold: a document, a file that waits for repair, or a text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.windows.looks.notice import Notice, NoticeAction
from sitemap_editor.windows.situation import Situation

if TYPE_CHECKING:
    from sitemap_editor.session.source.row_source_draft import SourceDrafts  # not at start


class TabPage(QWidget):
    """The content of one tab, as far as tabs, the File menu and the window know it.

    Signals: `state_changed` when the name, the modified mark, the figures or what can be done may
    be others; `cursor_moved` when only what is current or selected may be.
    """

    state_changed = Signal()
    cursor_moved = Signal()

    open_file: OpenFile | None = None
    """What is behind it; None for what was never a file, as a list of repairs that were made."""

    source_drafts: SourceDrafts | None = None
    """What was typed as the source of its rows; None as long as nothing was."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._notices = QVBoxLayout()

    @property
    def file_to_save(self) -> OpenFile | None:
        """What Save writes from here: the file behind it, or the one that it is a view of."""
        return self.open_file

    @property
    def path(self) -> Path | None:
        """Where the file lies; None for one that was never saved."""
        return self.open_file.path if self.open_file is not None else None

    @property
    def origin_url(self) -> str:
        """Where on the web it is from, as long as it lies nowhere on disk."""
        file = self.open_file
        return file.origin_url if file is not None and file.path is None else ""

    @property
    def name(self) -> str:
        """What a person calls it: the name of the file."""
        return self.open_file.name if self.open_file is not None else ""

    @property
    def is_modified(self) -> bool:
        """True where closing would lose work."""
        return self.open_file is not None and self.open_file.is_modified

    def unapplied_rows(self) -> Sequence[int]:
        """Return the ids of rows whose source was typed and could not be applied."""
        return self.source_drafts.rows() if self.source_drafts is not None else ()

    def add_notice(
        self,
        text: str,
        mark: str = "severity-hint",
        action: NoticeAction | None = None,
        *more: NoticeAction,
    ) -> Notice:
        """Put a notice above what the page shows."""
        notice = Notice(text, self, mark, action, *more)
        self._notices.addWidget(notice)
        return notice

    def add_bar(self, bar: QWidget) -> None:
        """Put a bar of controls above what the page shows, below the notices."""
        self._notices.addWidget(bar)

    def situation(self) -> Situation:
        """Return what can be done here."""
        return Situation(has_tab=True)

    def standing(self) -> str:
        """Return a sentence on how the file stands; it is read where nothing else is said."""
        return ""

    def undo(self) -> None:
        """Take back one step."""

    def redo(self) -> None:
        """Carry out again what was taken back."""

    def stop(self) -> None:
        """Stop what still runs for this page: it is about to be closed."""
        if self.open_file is not None:
            self.open_file.close()
