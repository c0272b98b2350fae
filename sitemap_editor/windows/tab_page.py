"""What a tab may hold: a document, a file that waits for repair, or a text; and how tabs lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget

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
        self.begun_rows: Callable[[], Sequence[int]] = tuple[int, ...]
        """Returns the ids of rows for which a form is begun that its own button hands over."""
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

    @property
    def takes_over(self) -> bool:
        """True while an edit that was prepared beside the window is taken over."""
        return self.open_file is not None and self.open_file.takes_over

    def unapplied_rows(self) -> Sequence[int]:
        """Return the ids of rows for which something was typed beside them and not applied."""
        drafts = self.source_drafts.rows() if self.source_drafts is not None else ()
        return list(dict.fromkeys([*drafts, *self.begun_rows()]))

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


class TabStack(QStackedWidget):
    """What a `QTabWidget` does with its pages; its bar lies beside them, to be laid out elsewhere.

    A page has the same number in the bar as in the stack whenever `currentChanged` is emitted.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bar = bar = QTabBar(parent)
        """Belongs to whoever lays it out."""
        bar.setDocumentMode(True)
        bar.setExpanding(False)
        bar.setDrawBase(True)
        bar.setMovable(True)
        bar.setUsesScrollButtons(True)
        bar.setAutoHide(True)
        bar.hide()
        bar.currentChanged.connect(self.setCurrentIndex)
        bar.tabMoved.connect(self._on_moved)
        self.currentChanged.connect(bar.setCurrentIndex)

    def insert_tab(self, number: int, page: QWidget) -> None:
        """Show a page in a new tab, in front where it is the only one."""
        self.bar.insertTab(number, "")
        self.insertWidget(number, page)

    def remove_tab(self, number: int) -> None:
        """Take a tab away, and its page out of the stack; the next one comes in front."""
        page = self._pages()[number]
        with QSignalBlocker(self.bar):
            self.bar.removeTab(number)
        self.removeWidget(page)

    def _pages(self) -> list[QWidget]:
        numbers = range(self.count())
        return [page for number in numbers if (page := self.widget(number)) is not None]

    def _on_moved(self, number: int, to: int) -> None:
        """Put the page of a tab where that is now; what is in front is never hidden meanwhile."""
        pages, front, step = self._pages(), self.currentIndex(), 1 if to > number else -1
        moved = [(pages[number], to)]
        if number == front:
            moved = [(pages[here + step], here) for here in range(number, to, step)]
        for page, place in moved:
            self.removeWidget(page)
            self.insertWidget(place, page)
        if self.currentIndex() != front:
            self.currentChanged.emit(self.currentIndex())  # the same page, with another number
