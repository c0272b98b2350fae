"""A file as text: to be mended by hand where no repair helps, with the line of the error marked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QTextDocument
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.broken_file import BrokenFile
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.feeds import FEED
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.text_file import (
    CHECKED_AS_TYPED_BYTES,
    Encoded,
    TextFile,
    document_of,
    encoded,
)
from sitemap_editor.session.jobs import Job, Jobs
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.theme import error_ground
from sitemap_editor.windows.repair.code_view import CodeView
from sitemap_editor.windows.repair.view_text import ViewText
from sitemap_editor.windows.situation import Situation
from sitemap_editor.windows.tab_page import TabPage

_TYPING_PAUSE_MS: Final = 400
_SIGN: Final = 18


class TextPage(TabPage):
    """The text of a file that does not open, and what still is wrong with it.

    `origin` leads back to the repairs. Signals: `open_asked` (document) where a person wants what
    they mended as a table; `list_asked` where they want the URLs of a feed.
    """

    open_asked = Signal(object)
    list_asked = Signal()

    def __init__(
        self,
        file: TextFile,
        jobs: Jobs,
        parent: QWidget | None = None,
        *,
        origin: BrokenFile | None = None,
        is_changed: bool = False,
    ) -> None:
        super().__init__(parent)
        self.origin = origin
        self.file = file
        self._path = file.path
        self._stamp = file.stamp
        self.is_compressed = file.is_compressed
        self._jobs = jobs
        self._job: Job | None = None
        self._is_changed = is_changed
        self._is_rewritten = file.encoding != "UTF-8" or bool(encoded(file.text).declared)
        self._declared_notice: Notice | None = None
        self._document: Document | None = None  # what the text makes, where it was checked
        self._error_at = file.error_at
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._lay_out()
        self._show_text()
        self._connect()
        self._tell_of_form()
        self._tell_error(file.error, file.error_at)
        self.go_to_error()
        if not file.is_excerpt:
            self.check()

    def _lay_out(self) -> None:
        bar = self._bar()
        self.view = CodeView(self)  # after the bar, as Tab goes
        self.view.setAccessibleName(self.tr("Text of the file"))
        self._notices = QVBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addLayout(self._notices)
        column.addWidget(self.view, 1)
        self.setFocusProxy(self.view)

    def _bar(self) -> QFrame:
        bar = QFrame(self)
        self.sign = PlainLabel(bar)
        self.verdict = PlainLabel(bar)
        self.verdict.setAccessibleName(self.tr("What is wrong with the text"))
        self.verdict.setWordWrap(True)
        self.go_button = QPushButton(self.tr("&Go to Error"), bar)
        self.go_button.setToolTip(self.tr("Put the cursor where reading ends (F8)"))
        self.check_button = QPushButton(self.tr("&Check Again"), bar)
        self.check_button.setToolTip(self.tr("See whether the text can be read now (F5)"))
        self.open_button = QPushButton(self.tr("&Open as Sitemap"), bar)
        self.open_button.setToolTip(self.tr("Show the text as a table"))
        self.list_button = QPushButton(self.tr("Open Its &URLs"), bar)
        self.list_button.setToolTip(self.tr("Make a new sitemap of the URLs in this feed"))
        self.list_button.hide()
        row = QHBoxLayout(bar)
        row.setContentsMargins(10, 8, 10, 8)
        row.setSpacing(8)
        row.addWidget(self.sign)
        row.addWidget(self.verdict, 1)
        for button in (self.list_button, self.go_button, self.check_button, self.open_button):
            row.addWidget(button)
        for button in (self.check_button, self.open_button):
            button.setHidden(self.file.is_excerpt)
        return bar

    def _connect(self) -> None:
        self.go_button.clicked.connect(self.go_to_error)
        self.check_button.clicked.connect(self.check)
        self.open_button.clicked.connect(self._on_open)
        self.list_button.clicked.connect(self.list_asked)
        for key, run in (("F5", self.check), ("F8", self.go_to_error)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(run)
        self._pause.timeout.connect(self.check)
        self.view.document().contentsChanged.connect(self._on_edited)
        self.view.document().modificationChanged.connect(self._on_modification_changed)
        for told in (self.view.undoAvailable, self.view.redoAvailable, self.view.copyAvailable):
            told.connect(lambda _is: self.state_changed.emit())

    def _show_text(self) -> None:
        self._text = ViewText(self.view, self.file)
        self.is_read_only = self.file.is_excerpt or self._text.now() != self.file.text
        self.view.setReadOnly(self.is_read_only)
        if self.is_read_only:  # a cursor is wanted all the same, for the keyboard
            self.view.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )

    def _tell_of_form(self) -> None:
        texts = []
        if self.file.is_excerpt:
            text = self.tr(
                "This file is too large to be edited here. "
                "What stands around line {line} is shown, to be looked at."
            )
            line = self._error_at[0] if self._error_at else 1
            texts.append(text.format(line=self.locale().toString(line)))
        elif self.is_read_only:
            texts.append(
                self.tr(
                    "This text holds characters that cannot be kept while it is edited, "
                    "so it is only shown."
                )
            )
        if self.file.encoding != "UTF-8":
            text = self.tr(
                "The bytes of this file are not UTF-8. They are shown as {encoding}; "
                "saving writes UTF-8."
            )
            texts.append(text.format(encoding=self.file.encoding))
        for text in texts:
            self._notices.addWidget(Notice(text, self, "severity-warning"))

    def _tell_of_declaration(self, declared: str) -> None:
        """Say that saving names another encoding than the text does, while that is so."""
        if not declared:
            if self._declared_notice is not None:
                self._declared_notice.deleteLater()
                self._declared_notice = None
            return
        text = self.tr(
            "The declaration says {encoding}, but this text is saved as UTF-8: "
            "the saved file will say UTF-8."
        ).format(encoding=declared)
        if self._declared_notice is None:
            self._declared_notice = Notice(text, self, "severity-warning")
            self._notices.addWidget(self._declared_notice)
        self._declared_notice.label.setText(text)

    # What a tab knows

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return self._path

    @property
    def is_modified(self) -> bool:
        """True where closing would lose work."""
        return self._is_changed or self.view.document().isModified()

    @property
    def stamp(self) -> Stamp | None:
        """What the file was like when it was read or saved."""
        return self._stamp

    def keep_over(self, stamp: Stamp) -> None:
        """Keep the text although another file lies there now."""
        self._stamp = stamp
        self._is_changed = True
        self.state_changed.emit()

    @property
    def differs_from_file(self) -> bool:
        """True where saving would change the file: edited, or kept in another encoding."""
        return self.is_modified or self._is_rewritten

    def situation(self) -> Situation:
        """Return what can be done here."""
        document = self.view.document()
        return Situation(
            has_tab=True,
            can_save=not self.is_read_only,
            is_text=not self.is_read_only,
            has_selection=self.view.textCursor().hasSelection(),
            can_undo=document.isUndoAvailable(),
            can_redo=document.isRedoAvailable(),
            has_repairs=self.can_go_back,
        )

    @property
    def can_go_back(self) -> bool:
        """True where the list of repairs still speaks of this text."""
        return self.origin is not None and bool(self.origin.plan.repairs) and not self.is_modified

    def undo(self) -> None:
        """Take back one step."""
        self.view.undo()

    def redo(self) -> None:
        """Carry out again what was taken back."""
        self.view.redo()

    def stop(self) -> None:
        """Drop a check under way."""
        self._pause.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None

    # Kept for the case of a crash

    @property
    def edited_text(self) -> TextPage | None:
        """This, where it can be edited."""
        return None if self.is_read_only else self

    @property
    def text_document(self) -> QTextDocument:
        """What is edited."""
        return self.view.document()

    def text_later(self) -> Callable[[], str]:
        """Take the text as it is now; the rest is for a worker."""
        return self._text.later()

    def restore(self, text: str) -> None:
        """Make it the text that it was before a crash, in one step."""
        self._text.become(text)

    # Saving

    @property
    def revision(self) -> int:
        """Another number after every change."""
        return self.view.document().revision()

    def data(self) -> bytes:
        """Return the text as it is saved, uncompressed: as UTF-8, and saying so."""
        return self._encoded().data

    def _encoded(self) -> Encoded:
        found = encoded(self._text.now())
        self._tell_of_declaration(found.declared)
        return found

    def whole_data(self) -> bytes:
        """Return all of the text in UTF-8, also where only a part of the file is shown."""
        is_part = self.file.is_excerpt and self.origin is not None
        return self.origin.plan.data if is_part and self.origin else self.data()

    def note_saved(
        self, path: Path, stamp: Stamp, *, is_compressed: bool, is_current: bool
    ) -> None:
        """Remember that the text lies at `path`; `is_current` where nothing changed since.

        `stamp` is that of the bytes which were written, not of what lies there by now.
        """
        self._path, self.is_compressed, self._stamp = path, is_compressed, stamp
        self.origin = None
        self._is_changed = not is_current
        self._is_rewritten = False
        if is_current:
            self._text.note_saved()
            self.view.document().setModified(False)
        if self._document is not None:
            self._take(self._document)
        self.state_changed.emit()

    # Checking

    def check(self) -> None:
        """Find out in a worker whether the text can be read now."""
        if self.file.is_excerpt:
            return
        self.stop()
        found, revision, name = self._encoded(), self.revision, self._path.name

        def work(_progress: Progress) -> Document:
            return document_of(found, name)

        def on_read(result: Document) -> None:
            self._job = None
            if self.revision == revision:
                self._take(result)

        def on_failed(error: Exception) -> None:
            self._job = None
            if not isinstance(error, SitemapError):
                raise error
            place = None
            if error.line is not None:
                place = found.in_text(error.line, error.column or 1)
            if self.revision == revision:
                self._tell_error(error, place)

        self._job = self._jobs.start(work, on_read, on_failed)

    def go_to_error(self) -> None:
        """Put the cursor at the error."""
        if self._error_at is not None:
            self.view.go_to(*self._error_at)
        self.view.setFocus()

    def _on_modification_changed(self, is_modified: bool) -> None:
        if not is_modified:
            self._text.note_unmodified()
        self.state_changed.emit()

    def _on_edited(self) -> None:
        self.stop()
        self._document = None
        self.open_button.setEnabled(False)
        if self.view.document().characterCount() <= CHECKED_AS_TYPED_BYTES:
            self._pause.start()
        else:
            self._say(self.tr("The text was changed since it was checked."), "severity-hint")

    def _tell_error(self, error: SitemapError | None, place: tuple[int, int] | None) -> None:
        self._document = None
        self._error_at = place
        self.open_button.setEnabled(False)
        self.go_button.setEnabled(place is not None)
        self._offer(is_feed=error is not None and error.code == FEED)
        if error is not None:
            is_fine = error.code == FEED  # a feed is something else, nothing is wrong with it
            self._say(sentence(error), "severity-hint" if is_fine else "severity-error")
        self._mark_error()

    def _take(self, found: Document) -> None:
        """Note that the text can be opened, as what the file will then be."""
        form = replace(found.form, is_compressed=self.is_compressed)
        self._document = Document(found.table, form, self._path, self._stamp)
        self._error_at = None
        self._offer(is_feed=False)
        self.go_button.setEnabled(False)
        self.open_button.setEnabled(True)
        text = self.tr("This can be read now: %Ln row(s).", "", len(found))
        self._say(text, "sureness-certain")
        self._mark_error()

    def _offer(self, *, is_feed: bool) -> None:
        """Offer the URLs of a feed, in the place of what helps against errors."""
        self.list_button.setVisible(is_feed)
        self.go_button.setHidden(is_feed)

    def _mark_error(self) -> None:
        line = self._error_at[0] if self._error_at is not None else None
        self.view.mark_line(line, error_ground(self.palette()))

    def _say(self, text: str, mark: str) -> None:
        self.verdict.setText(text)
        self.sign.setPixmap(drawn(mark, "#000000").pixmap(_SIGN, _SIGN))

    def _on_open(self) -> None:
        if self._document is not None:
            self.open_asked.emit(self._document)

    def changeEvent(self, event: QEvent) -> None:
        """Mark the line anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "verdict"):
            self._mark_error()
        super().changeEvent(event)
