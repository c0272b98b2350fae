"""One open document: the file, its undo history, its findings; no window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from sitemap_editor.core.checks.checker import Checker, load_rules, rules_are_loaded
from sitemap_editor.core.checks.muting import Muted
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.effects import Applied, Effect
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, Progress
from sitemap_editor.core.files.document import Document, FileForm
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.profiles import Profile
from sitemap_editor.session.document.asked_edits import by_rows
from sitemap_editor.session.document.edits_beside import EditsBeside
from sitemap_editor.session.document.file_mutes import FileMutes
from sitemap_editor.session.document.findings_tracker import FindingsTracker
from sitemap_editor.session.document.history import History
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.document.undo import Burst, EditCommand
from sitemap_editor.session.jobs import Jobs

if TYPE_CHECKING:
    from sitemap_editor.core.filtering.kept_values import KeptValues
    from sitemap_editor.core.protocol.page_result import PageResults
    from sitemap_editor.session.document.index_children import IndexChildren, Listing

_OF_ONE_FILE: Final = frozenset(
    ("F03", "F04", "F05", "F06", "F08", "F09", "F11", "F12", "F13", "F14", "F17", "F18", "X03")
)
"""Rules about what stands around rows, and how many these are: no single file has them all."""
_READING: Final = QT_TRANSLATE_NOOP(
    "core", "Other files are still being read. Edit once all are there."
)
_CHECK_DELAY_MS = 60
_AFTER_PAINT_MS = 20  # the picture is on its way to the screen
_UNSEEN_MS = 400  # what is behind other tabs may never be painted


class Session(OpenFile):
    """A document as a program keeps it open, as a table.

    Signals: `about_to_change` (the edit), then `changed` (its effect) around every edit, or
    `change_refused` where nothing was done; `context_changed` when the file is checked by another
    profile or address; `history_moved` when undo and redo lead elsewhere.
    """

    about_to_change = Signal(object)
    context_changed = Signal()
    changed = Signal(object)
    change_refused = Signal()
    history_moved = Signal()

    def __init__(
        self,
        document: Document,
        checker: Checker,
        check_jobs: Jobs,
        query_jobs: Jobs,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(document, parent)
        self.document = document
        self.kind, self.is_read_only = document.table.row_kind, False
        self.jobs = query_jobs
        self._check_jobs = check_jobs
        self.undo_stack = QUndoStack(self)
        self.view_note: Callable[[], object] = lambda: None
        """Asked for what a step of the history is to remember of how the table was shown."""
        self.on_stepped: Callable[[EditCommand], object] = lambda _command: None
        """Called with a step after its undo and redo."""
        self.saved_rows = document.table.snapshot()
        """The table as it was read or saved."""
        self.published: Published | None = None
        self.contents: tuple[str, ...] = ()
        """The names of the columns of contents that its table shows."""
        self.pages: PageResults | None = None
        """What became of the URLs of this document; None where nobody asked."""
        self.mutes = FileMutes()
        """Which rules are muted here, as far as that is known."""
        self.index_children: IndexChildren | None = None
        """What an index lists, as it lies on disk; None for any other document."""
        checker = checker.with_head(self._context(checker.context))
        self.findings = FindingsTracker(document.table, checker, check_jobs, self)
        if document.table.row_kind is SITEMAPINDEX:
            self.index_children = self._watched_children()
        self._is_closed = self._has_begun = False
        self._revision = 0
        self.beside = EditsBeside(document.table, query_jobs, self.undo_stack, self.perform, self)
        """The edit of very many rows that is under way."""
        self.history = History(self.undo_stack, self.beside, self.perform, self)
        self.undo_stack.cleanChanged.connect(self.title_changed)
        self.undo_stack.indexChanged.connect(self.history_moved)
        self._first_check = QTimer(self, singleShot=True, interval=_CHECK_DELAY_MS)
        self._first_check.timeout.connect(self._begin_checks)
        self._first_check.start()

    # What an open file is

    @property
    def revision(self) -> int:
        """Another number after every change, so that late answers are known for what they are."""
        return self._revision

    @cached_property
    def kept_values(self) -> KeptValues:
        """What filters and facets have read of all rows."""
        from sitemap_editor.core.filtering.kept_values import KeptValues  # not at start

        return KeptValues()

    @property
    def is_joined(self) -> bool:
        """True where its rows belong to several files, those of an index."""
        return self.document.index_path is not None

    @property
    def is_edited(self) -> bool:
        """True where undo does not stand where the file was read or saved."""
        return not self.undo_stack.isClean()

    @property
    def is_empty(self) -> bool:
        """True where there are no rows."""
        return not len(self.document)

    def content(self) -> PieceTable:
        """Return the table as it is now, for a worker."""
        return self.document.table.snapshot()

    def mark_edited(self) -> None:
        """Take it that what lies on disk is something else, whatever is undone."""
        self.undo_stack.resetClean()

    def mark_unedited(self) -> None:
        """Take it that this very document lies on disk."""
        self.saved_rows = self.document.table.snapshot()
        self.undo_stack.setClean()

    # Checked by what

    @property
    def takes_over(self) -> bool:
        """True while an edit that was prepared beside the window is taken over."""
        return self.beside.ready is not None

    @property
    def profile(self) -> Profile:
        """Whose rules are in force."""
        return self.findings.checker.context.profile

    def check_against(self, profile: Profile) -> None:
        """Check the document by other rules."""
        if profile is not self.profile:
            context = replace(self.findings.checker.context, profile=profile)
            self._check_with(context)

    def publish_at(self, published: Published | None) -> None:
        """Check the document by where it is published."""
        if published != self.published:
            self.published = published
            self._check_with(self.findings.checker.context)

    def use_pages(self, pages: PageResults) -> None:
        """Check the document by what became of its URLs, too."""
        self.pages = pages
        self._check_if_other()

    # The sitemaps of an index

    def _watched_children(self) -> IndexChildren:
        from sitemap_editor.session.document.index_children import (
            IndexChildren,  # of an index alone
        )

        children = IndexChildren(self._listing, lambda: self.findings.checker, self.jobs, self)
        children.surveyed.connect(self._check_if_other)
        self.changed.connect(children.follow_edit)
        self.context_changed.connect(children.check_again)
        return children

    def _listing(self) -> Listing | None:
        """Return where this index lies and what it lists, for a worker."""
        path, snapshot = self.document.path, self.document.table.snapshot()
        return (path, lambda _progress: snapshot.values(LOC)) if path is not None else None

    # Checking

    @property
    def muted(self) -> Muted:
        """The rules that are not asked about this document, and who muted them."""
        return self.mutes.of(self.document.path, self.published)

    def take_mutes(self, mutes: FileMutes) -> None:
        """Leave other rules out, or ask them again."""
        if mutes == self.mutes:
            return
        self.mutes = mutes
        if self.index_children is not None:
            self.index_children.take_mutes(mutes.personal)
        self._check_if_other()

    def _check_if_other(self) -> None:
        """Check everything anew where what it is checked by is not what it was."""
        known = self.findings.checker.context
        context = self._context(known)
        if context == known:
            return
        if self._has_begun:
            self._check_with(known)
        else:
            self.findings.expect(self.findings.checker.with_head(context))

    def leave_time_to_paint(self) -> None:
        """Check nothing before the first paint, of which `note_painted` tells, or a while.

        A worker that loads the rules holds the interpreter, which is when a window is painted.
        """
        if self._first_check.isActive():
            self._first_check.start(_UNSEEN_MS)

    def note_painted(self) -> None:
        """Begin to check now, unless that was begun."""
        if self._first_check.isActive():
            self._first_check.start(_AFTER_PAINT_MS)

    def _begin_checks(self) -> None:
        """Guess where the document is published, where nobody said so, then check it."""
        if self._is_closed:
            return
        if not rules_are_loaded():
            self._check_jobs.start(self._loading_rules(), lambda _done: self._begin_checks())
            return
        self._has_begun = True
        if self.index_children is not None:
            self.index_children.look_again()
        if self.published is not None:
            self._check_with(self.findings.checker.context)
            return
        self.findings.begin()
        snapshot, path = self.document.table.snapshot(), self.document.path

        def guess(progress: Progress) -> Published | None:
            from sitemap_editor.core.operations.publishing import guess_published  # not at start

            return guess_published(snapshot, path, progress)

        def on_guessed(found: Published | None) -> None:
            if not self._is_closed:
                self.published = self.published or found
                self._check_with(self.findings.checker.context)

        self._check_jobs.start(guess, on_guessed)

    def _loading_rules(self) -> Callable[[Progress], object]:
        """Return the work of loading the rules, and of checking a row by them.

        That row is checked for nothing but the patterns it takes: to compile them, a window that
        checks what it paints would stand still for longer than a blink.
        """
        checker, table = self.findings.checker, self.document.table.snapshot()

        def load(progress: Progress) -> None:
            load_rules(progress)
            for row_id in table.order[:1]:
                checker.with_head(checker.context).row(table, row_id)

        return load

    def _check_with(self, context: CheckContext) -> None:
        checker = self.findings.checker.with_head(self._context(context))
        self.findings.check_against(checker)
        self.context_changed.emit()

    def _context(self, known: CheckContext) -> CheckContext:
        """Return `known` with what this document adds to it."""
        path = self.document.path
        return replace(
            known,
            published=self.published,
            form=self.document.form,
            file_name=path.name if path else "",
            children=self.index_children.known if self.index_children is not None else None,
            pages=self.pages,
            muted=frozenset(self.muted) | (_OF_ONE_FILE if self.is_joined else frozenset()),
        )

    def close(self) -> None:
        """Stop what still runs for this document."""
        self._is_closed = True
        self.beside.cancel()
        self.findings.stop()
        if self.index_children is not None:
            self.index_children.close()
        super().close()

    def perform(self, edit: Edit, label: str, burst: Burst | None = None) -> Effect:
        """Carry out `edit` as one undo step. Raises: EditError, and nothing is done."""
        if self.is_read_only:
            raise EditError("reading", _READING)
        edit = by_rows(self.beside.make_way(edit), self.document.table)
        view = self.view_note()  # rows may go, and what is selected with them
        applied = self._apply(edit)
        if applied.effect.is_any:
            command = EditCommand(label, edit, applied.inverse, self._swap, burst)
            command.view, command.told = view, self.on_stepped
            self.history.push(command, applied.effect)
        return applied.effect

    def note_saved(
        self, path: Path, form: FileForm, stamp: Stamp | None, *, is_current: bool = True
    ) -> None:
        """Remember that the document lies at `path`, where it may be published elsewhere."""
        known = self.findings.checker.context
        if self.published is not None and self.document.path not in (None, path):
            self.published = replace(self.published, is_sure=False)  # it was that of another file
        super().note_saved(path, form, stamp, is_current=is_current)
        if self._context(known) != known:
            self._check_with(known)  # another name or encoding, other mutes: other findings
        if self.index_children is not None:
            self.index_children.look_again()  # elsewhere there are other files beside it

    def note_rows_saved(self, rows: PieceTable, *, is_current: bool) -> None:
        """Remember that the files of the rows hold these; `is_current` where nothing changed."""
        if is_current:
            self.mark_unedited()
        else:
            self.mark_edited()
        self.saved_rows = rows
        self.saved.emit()
        self.title_changed.emit()

    def _swap(self, edit: Edit) -> Edit:
        return self._apply(edit).inverse

    def _apply(self, edit: Edit) -> Applied:
        self.about_to_change.emit(edit)
        try:
            applied = self._applied(edit)
        except Exception:
            self.change_refused.emit()
            raise
        self._revision += 1
        self.beside.follow()
        self.changed.emit(applied.effect)
        self.findings.follow(applied.effect)
        return applied

    def _applied(self, edit: Edit) -> Applied:
        """Take over what is prepared of `edit`, if that still fits, else carry it out."""
        table, ready = self.document.table, self.beside.ready
        applied = table.take_over(ready) if ready is not None and ready.edit is edit else None
        return table.apply(edit) if applied is None else applied
