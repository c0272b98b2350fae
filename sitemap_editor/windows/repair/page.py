"""The view of a file that is not well-formed: each fault, its repair, before and after."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QPlainTextEdit, QSplitter, QWidget

from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.broken_file import BrokenFile
from sitemap_editor.core.files.document import Document, FileForm, FileOnDisk
from sitemap_editor.core.files.repair.plan import Repair
from sitemap_editor.core.files.repair.preview import Excerpt, Preview, preview
from sitemap_editor.core.readable import readable
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.jobs import JobOwner, Jobs
from sitemap_editor.session.repair.repair_list_model import (
    RepairListModel,
    accepted,
    problem_of,
    proposal_of,
)
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.theme import added_ground, line_ground, removed_ground
from sitemap_editor.windows.repair.code_view import CodeView
from sitemap_editor.windows.repair.header import Outlook, RepairHeader, SideChoice
from sitemap_editor.windows.repair.list_view import RepairList
from sitemap_editor.windows.situation import Situation
from sitemap_editor.windows.tab_page import TabPage

_LEAST_HEIGHT: Final = 110


class PreviewPane(QWidget):
    """Before and after. Signals: `left` when Escape leads back to the list."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: Preview | None = None
        self.words = PlainLabel("", self, wraps=True)
        self.before = self._view(self.tr("Before"))
        self.after = self._view(self.tr("After"))
        sides = QGridLayout()
        sides.setHorizontalSpacing(8)
        sides.setVerticalSpacing(3)
        for column, (view, title) in enumerate(
            ((self.before, self.tr("&Before")), (self.after, self.tr("&After")))
        ):
            sides.addWidget(PlainLabel(title, self, buddy=view), 0, column)
            sides.addWidget(view, 1, column)
            sides.setColumnStretch(column, 1)
        column_of(self.words, (sides, 1), on=self, margins=(10, 8, 10, 10), spacing=6)

    def _view(self, name: str) -> CodeView:
        view = CodeView(self)
        view.setAccessibleName(name)
        view.setReadOnly(True)
        view.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        view.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        view.setMinimumHeight(_LEAST_HEIGHT)
        view.installEventFilter(self)
        return view

    def show_repair(self, repair: Repair, shown: Preview) -> None:
        """Show one repair."""
        self._shown = shown
        place = self.tr("Line {line}, column {column}:").format(
            line=self.locale().toString(repair.line), column=self.locale().toString(repair.column)
        )
        self.words.setText(f"{place} {problem_of(repair)}  →  {proposal_of(repair)}")
        for view, excerpt in ((self.before, shown.before), (self.after, shown.after)):
            view.show_text(excerpt.text, excerpt.first_line)
            view.setAccessibleDescription(self.words.text())
        self._draw_marks()
        for view, excerpt in ((self.before, shown.before), (self.after, shown.after)):
            _bring_into_view(view, excerpt)

    def _draw_marks(self) -> None:
        if self._shown is None:
            return
        sides = (
            (self.before, self._shown.before, removed_ground(self.palette())),
            (self.after, self._shown.after, added_ground(self.palette())),
        )
        for view, excerpt, ground in sides:
            view.mark_line(self._shown.line, line_ground(self.palette()), has_sign=False)
            view.mark_characters([excerpt.marked] if excerpt.marked[1] else [], ground)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Escape lead back to the list."""
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_key and event.key() == Qt.Key.Key_Escape:  # type: ignore[attr-defined]  # is one
            self.left.emit()
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Mark anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "after"):
            self._draw_marks()
        super().changeEvent(event)


def _bring_into_view(view: CodeView, excerpt: Excerpt) -> None:
    cursor = view.textCursor()
    cursor.setPosition(sum(excerpt.marked))
    view.setTextCursor(cursor)
    cursor.setPosition(excerpt.marked[0])
    view.setTextCursor(cursor)
    view.ensureCursorVisible()


_PAUSE_MS: Final = 200


class RepairPage(TabPage):
    """The repairs of one file, to be accepted or not.

    Signals: `open_asked` (document, states, whether a copy is wanted) for the accepted repairs;
    `text_asked` (states) for the text with these repairs made, none for the text as it is.
    """

    open_asked = Signal(object, bytes, bool)
    text_asked = Signal(bytes)

    def __init__(
        self,
        file: BrokenFile,
        jobs: Jobs,
        parent: QWidget | None = None,
        *,
        states: bytes | None = None,
        is_record: bool = False,
    ) -> None:
        super().__init__(parent)
        self.file = file
        self.is_record = is_record
        """True where the repairs are made already: they are only listed."""
        if not is_record:  # a list of what was done has no file of its own
            disk = FileOnDisk(FileForm(), file.path, file.plan.stamp)
            self.open_file = OpenFile(disk, self)
        self.looking = JobOwner(jobs, self)
        """Finds out what the accepted repairs make of the file."""
        self._document: Document | None = None  # what the accepted repairs make of the file
        self.error: SitemapError = file.error
        """What the accepted repairs do not help against."""
        self.model = RepairListModel(file, self, states=states, is_read_only=is_record)
        self.header = RepairHeader(file, self, is_record=is_record)
        self.sides = SideChoice(file.plan, self)
        if is_record:
            self.sides.hide()
        self.list = RepairList(self.model, self)
        self.preview = PreviewPane(self)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._lay_out()
        self._connect()
        self.list.go_to(0)
        if is_record:
            self.header.tell(Outlook(self.model.accepted_count))
        else:
            self._look_ahead()

    def _lay_out(self) -> None:
        halves = QSplitter(Qt.Orientation.Vertical, self, childrenCollapsible=False)
        halves.addWidget(self.list)
        halves.addWidget(self.preview)
        halves.setStretchFactor(0, 3)
        halves.setStretchFactor(1, 2)
        parts = (self._notices, self.header, self.sides, (halves, 1))
        column = column_of(*parts, on=self, margins=0, spacing=0)
        if not self.file.plan.repairs:  # a side of the merge is to be chosen first
            halves.hide()
            column.addStretch(1)
        self.setFocusProxy(self.list if self.file.plan.repairs else self.sides.first_button())

    def _connect(self) -> None:
        header = self.header
        header.all_button.clicked.connect(self.model.accept_all)
        header.none_button.clicked.connect(self.model.accept_none)
        header.certain_button.clicked.connect(self.model.accept_certain)
        header.open_button.clicked.connect(self._on_open)
        header.text_button.clicked.connect(lambda: self.text_asked.emit(b""))
        header.mended_text_button.clicked.connect(lambda: self.text_asked.emit(self.model.states))
        self.list.current_changed.connect(self._on_current_changed)
        self.list.open_asked.connect(header.open_button.click)
        self.preview.left.connect(self.list.setFocus)
        self.model.choice_changed.connect(self._on_choice_changed)
        self._pause.timeout.connect(self._look_ahead)

    # What a tab knows

    @property
    def name(self) -> str:
        """The file's name."""
        if self.is_record:
            return self.tr("Repairs of {name}").format(name=readable(self.file.path.name))
        return super().name

    def standing(self) -> str:
        """Say what keeps the file from being a table."""
        count = len(self.file.plan.repairs)
        if self.is_record:
            return self.tr("%Ln repair(s) were made when this file was opened", "", count)
        if self.file.plan.choices and self.file.plan.side is None:
            return self.tr("Not a table yet: choose a version of this file first")
        return self.tr("Not a table yet: %Ln problem(s) to repair", "", count)

    def situation(self) -> Situation:
        """Return what can be done here."""
        return Situation(has_tab=True, has_path=not self.is_record)

    def stop(self) -> None:
        """Stop looking ahead."""
        self._pause.stop()
        self.looking.cancel()
        super().stop()

    # What the repairs come to

    def _on_choice_changed(self) -> None:
        self.looking.cancel()
        self._document = None
        self.header.tell(Outlook(self.model.accepted_count, is_known=False))
        self._on_current_changed(self.list.currentIndex().row())
        self._pause.start()

    def _look_ahead(self) -> None:
        """Find out in a worker what the accepted repairs make of the file."""
        file, states = self.file, self.model.states
        count = self.model.accepted_count
        self.header.tell(Outlook(count, is_known=False))

        def work(progress: Progress) -> Document:
            return Document.repaired(file.plan, accepted(states), file.path, progress)

        def on_opened(result: Document) -> None:
            self._document = result
            self.header.tell(Outlook(count, rows=len(result)))

        def on_failed(error: SitemapError) -> None:
            self.error = error
            self.header.tell(Outlook(count, error=error))

        self.looking.begin(work, on_opened, on_failed)

    def _on_open(self) -> None:
        if self._document is not None:
            self.open_asked.emit(self._document, self.model.states, self.copy_box.isChecked())

    @property
    def copy_box(self) -> QCheckBox:
        """Whether a copy of the original is wanted."""
        return self.header.copy_box

    def _on_current_changed(self, row: int) -> None:
        if row >= 0:
            shown = preview(self.file.plan, row, self.model.states)
            self.preview.show_repair(self.model.line(row), shown)
