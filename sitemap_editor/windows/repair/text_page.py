"""A file as text: to be mended by hand where no repair helps, with the line of the error marked."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QWidget

from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.broken_file import BrokenFile
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.formats import FEED
from sitemap_editor.core.files.text_file import CHECKED_AS_TYPED_BYTES, TextFile, document_of
from sitemap_editor.session.document.text_session import TextSession
from sitemap_editor.session.document.view_text import ViewText
from sitemap_editor.session.jobs import JobOwner, Jobs
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.layouts import button, column_of, row_of
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import error_ground
from sitemap_editor.windows.repair.code_view import CodeView
from sitemap_editor.windows.situation import Situation
from sitemap_editor.windows.tab_page import TabPage

_TYPING_PAUSE_MS: Final = 400
_SIGN: Final = 18


class TextPage(TabPage):
    """The text of a file that does not open, and what still is wrong with it.

    Signals: `open_asked` (document) where a person wants what they mended as a table.
    """

    open_asked = Signal(object)

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
        self.file = file
        self.checking = JobOwner(jobs, self)
        self._declared_notice: Notice | None = None
        self._document: Document | None = None  # what the text makes, where it was checked
        self._error_at = file.error_at
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._lay_out()
        self.view.show_text(ViewText.shown(file.text), file.first_line)
        document = self.view.document()
        self.session = self.open_file = TextSession(
            file, document, self, origin=origin, is_changed=is_changed
        )
        if self.session.is_read_only:
            self._forbid_edits()
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
        column_of(bar, self._notices, (self.view, 1), on=self, margins=0, spacing=0)
        self.setFocusProxy(self.view)

    def _bar(self) -> QFrame:
        bar = QFrame(self)
        self.sign = PlainLabel(bar)
        self.verdict = PlainLabel("", bar, wraps=True)
        self.verdict.setAccessibleName(self.tr("Error in the text"))
        tip = self.tr("Go to where the error is (F8)")
        self.go_button = button(self.tr("&Go to Error"), bar, self.go_to_error, tip)
        tip = self.tr("Check whether the text can be opened now (F5)")
        self.check_button = button(self.tr("&Check Again"), bar, self.check, tip)
        tip = self.tr("Show the file as a table")
        self.open_button = button(self.tr("&Open as Sitemap"), bar, self._on_open, tip)
        tip = self.tr("Create a new sitemap from the URLs in this feed")
        self.list_button = button(self.tr("Open Its &URLs"), bar, tip=tip)
        self.list_button.hide()
        buttons = (self.list_button, self.go_button, self.check_button, self.open_button)
        parts = (self.sign, (self.verdict, 1), *buttons)
        row_of(*parts, on=bar, margins=(10, 8, 10, 8), spacing=8)
        for each in (self.check_button, self.open_button):
            each.setHidden(self.file.is_excerpt)
        return bar

    def _connect(self) -> None:
        check, go = (QShortcut(QKeySequence(key), self) for key in ("F5", "F8"))
        for shortcut, run in ((check, self.check), (go, self.go_to_error)):
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(run)
        check.setEnabled(self.is_modified)  # else the key reads the file anew, and checks that
        self.session.title_changed.connect(lambda: check.setEnabled(self.is_modified))
        self._pause.timeout.connect(self.check)
        self.view.document().contentsChanged.connect(self._on_edited)
        self.session.title_changed.connect(self.state_changed)
        self.session.saved.connect(self._on_saved)
        self.session.encoded_from.connect(self._tell_of_declaration)
        for told in (self.view.undoAvailable, self.view.redoAvailable, self.view.copyAvailable):
            told.connect(lambda _is: self.state_changed.emit())

    def _forbid_edits(self) -> None:
        self.view.setReadOnly(True)
        self.view.setTextInteractionFlags(  # a cursor is wanted all the same, for the keyboard
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def _tell_of_form(self) -> None:
        texts = []
        if self.file.is_excerpt:
            text = self.tr(
                "This file is too large to edit here. The text around line {line} is shown "
                "read-only."
            )
            line = self._error_at[0] if self._error_at else 1
            texts.append(text.format(line=self.locale().toString(line)))
        elif self.session.is_read_only:
            texts.append(
                self.tr(
                    "This text contains characters that would be lost in editing, so it is "
                    "read-only."
                )
            )
        if self.file.encoding != "UTF-8":
            text = self.tr(
                "This file is not in UTF-8. It is shown as {encoding} and will be saved as UTF-8."
            )
            texts.append(text.format(encoding=self.file.encoding))
        for text in texts:
            self.add_notice(text, "severity-warning")

    def _tell_of_declaration(self, declared: str) -> None:
        """Say that saving names another encoding than the text does, while that is so."""
        if not declared:
            if self._declared_notice is not None:
                self._declared_notice.deleteLater()
                self._declared_notice = None
            return
        text = self.tr(
            "The file declares {encoding}, but it will be saved and declared as UTF-8."
        ).format(encoding=declared)
        if self._declared_notice is None:
            self._declared_notice = self.add_notice(text, "severity-warning")
        self._declared_notice.label.setText(text)

    # What a tab knows

    def standing(self) -> str:
        """Say what is shown, and whether it is a sitemap by now."""
        if self._document is not None:
            return self.tr("Text that can be opened as a sitemap")
        if self._error_at is None:
            return self.tr("The file as text")
        origin, line = self.session.origin, self.locale().toString(self._error_at[0])
        count = len(origin.plan.repairs) if origin is not None and not self.is_modified else 0
        if count > 1:
            text = self.tr("The file as text: %Ln problem(s), the first in line {line}", "", count)
        else:
            text = self.tr("The file as text, with a problem in line {line}")
        return text.format(line=line)

    def situation(self) -> Situation:
        """Return what can be done here."""
        document = self.view.document()
        return Situation(
            has_tab=True,
            has_path=not self.is_modified,
            can_save=not self.session.is_read_only,
            is_text=not self.session.is_read_only,
            has_selection=self.view.textCursor().hasSelection(),
            can_undo=document.isUndoAvailable(),
            can_redo=document.isRedoAvailable(),
            has_repairs=self.session.can_go_back,
        )

    def undo(self) -> None:
        """Take back one step."""
        self.view.undo()

    def redo(self) -> None:
        """Carry out again what was taken back."""
        self.view.redo()

    def stop(self) -> None:
        """Drop a check under way."""
        self._drop_check()
        super().stop()

    def _drop_check(self) -> None:
        self._pause.stop()
        self.checking.cancel()

    # Checking

    def check(self) -> None:
        """Find out in a worker whether the text can be read now."""
        if self.file.is_excerpt:
            return
        self._drop_check()
        found, revision = self.session.content(), self.session.revision
        name = self.session.path.name

        def work(_progress: Progress) -> Document:
            return document_of(found, name)

        def on_read(result: Document) -> None:
            if self.session.revision == revision:
                self._take(result)

        def on_failed(error: SitemapError) -> None:
            place = None
            if error.line is not None:
                place = found.in_text(error.line, error.column or 1)
            if self.session.revision == revision:
                self._tell_error(error, place)

        self.checking.begin(work, on_read, on_failed)

    def go_to_error(self) -> None:
        """Put the cursor at the error."""
        if self._error_at is not None:
            self.view.go_to(*self._error_at)
        self.view.setFocus()

    def go_where(self, other: TextPage) -> None:
        """Put the cursor where it is in another text: of the same file, before it was read anew."""
        cursor = other.view.textCursor()
        self.view.go_to(other.view.number_of(cursor.block()), cursor.positionInBlock() + 1)

    def _on_saved(self) -> None:
        if self._document is not None:
            self._take(self._document)  # it lies elsewhere by now

    def _on_edited(self) -> None:
        self._drop_check()
        self._document = None
        self.open_button.setEnabled(False)
        if self.view.document().characterCount() <= CHECKED_AS_TYPED_BYTES:
            self._pause.start()
        else:
            self._say(self.tr("The text has changed since it was last checked."), "severity-hint")

    def _tell_error(self, error: SitemapError | None, place: tuple[int, int] | None) -> None:
        self._document = None
        self._error_at = place
        self.open_button.setEnabled(False)
        self.go_button.setEnabled(place is not None)
        self._offer(is_feed=error is not None and error.code == FEED)
        self.state_changed.emit()
        if error is not None:
            is_fine = error.code == FEED  # a feed is something else, nothing is wrong with it
            self._say(sentence(error), "severity-hint" if is_fine else "severity-error")
        self._mark_error()

    def _take(self, found: Document) -> None:
        """Note that the text can be opened, as what the file will then be."""
        session = self.session
        form = replace(found.form, is_compressed=session.form.is_compressed)
        self._document = Document(found.table, form, session.path, session.stamp)
        self._error_at = None
        self._offer(is_feed=False)
        self.go_button.setEnabled(False)
        self.open_button.setEnabled(True)
        text = self.tr("The file can be opened now: %Ln row(s).", "", len(found))
        self._say(text, "sureness-certain")
        self._mark_error()
        self.state_changed.emit()

    def _offer(self, *, is_feed: bool) -> None:
        """Offer the URLs of a feed, in the place of what helps against errors."""
        self.list_button.setVisible(is_feed)
        self.go_button.setHidden(is_feed)

    def _mark_error(self) -> None:
        line = self._error_at[0] if self._error_at is not None else None
        self.view.mark_line(line, error_ground(self.palette()))

    def _say(self, text: str, mark: str) -> None:
        self.verdict.setText(text)
        side = scaled(self, _SIGN)
        self.sign.setPixmap(drawn(mark, "#000000").pixmap(side, side))

    def _on_open(self) -> None:
        if self._document is not None:
            self.open_asked.emit(self._document)

    def changeEvent(self, event: QEvent) -> None:
        """Mark the line anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "verdict"):
            self._mark_error()
        super().changeEvent(event)
