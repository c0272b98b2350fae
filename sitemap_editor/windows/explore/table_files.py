"""What is done with a file whose rows are in one table with others: one step of undo each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject

from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.files.joined_document import JoinedDocument
from sitemap_editor.session.document.asked_edits import MadeAnew, OnKept
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.settling import settle_page
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

if TYPE_CHECKING:
    from sitemap_editor.core.operations.joining.files import SplitOfFile

Make: TypeAlias = Callable[[PieceTable, Progress], Edit]
Then: TypeAlias = Callable[[Effect], object]


class TableFiles(QObject):
    """Adds, renames, removes, splits and merges files, and moves rows between them.

    They are written when the table is saved.
    """

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place

    def act_in_front(self, what: str) -> None:
        """Do something with the file that a person is at, in the list of files or in the table."""
        page = self._place.tabs.current_page()
        if page is not None:
            figures = page.file_figures
            self.act(what, page, figures.chosen if figures is not None else None)

    def move_rows(self) -> None:
        """Ask for a file of the table in front; put the selected rows behind its last one."""
        page = self._place.tabs.current_page()
        if page is None or not page.session.is_joined:
            return
        page.view.finish_editing()
        rows, table = page.view.selected.rows(), page.session.document.table
        if not rows:
            return
        current = table.file_name(page.model.row_id(rows[0]))
        names = [name for name in table.file_names if name]
        name = self._place.prompts.file_of_rows(names, current)
        if name is not None:
            self._take_rows(page, table.file_names.index(name))

    def act(self, what: str, page: DocumentPage, number: int | None) -> None:
        """Do something with the file of this number; None: that of the current row."""
        if not page.session.is_joined or not settle_page(
            page, lambda: self.act(what, page, number)
        ):
            return
        names = page.session.document.table.file_names
        if number is None or number >= len(names) or not names[number]:
            number = file_of_current_row(page)
        if what == "show":
            _show_rows(page, names[number])
        elif page.session.is_read_only:
            text = self.tr("Other files are still being read. Edit once all are there.")
            self._place.reporter.message(text, page)
        else:
            acts: dict[str, Callable[[DocumentPage, int], None]] = {
                "add": self._add,
                "rename": self._rename,
                "remove": self._remove,
                "split": self._split,
                "merge": self._merge,
                "take_rows": self._take_rows,
            }
            acts[what](page, number)

    def _take_rows(self, page: DocumentPage, number: int) -> None:
        """Put the selected rows behind the last one of a file."""
        from sitemap_editor.session.table.copying import chosen  # what reads rows: not to open them

        many = chosen(page.model, page.view.selected.rows())
        name = page.session.document.table.file_names[number]

        def make(progress: Progress) -> Edit:
            from sitemap_editor.core.operations.joining.moving import moved_to_file

            return moved_to_file(many.table, many.positions(progress), name)

        def tell(effect: Effect) -> None:
            count = sum(map(len, effect.rewritten))
            text = self.tr("%Ln row(s) moved to {name}.", "", count).format(name=name)
            if not count:
                text = self.tr("These rows are in {name} already.").format(name=name)
            self._place.reporter.message(text, page, is_edit=count > 0)

        page.model.carry_out(make, self.tr("Move rows to {name}").format(name=name), tell)

    def _add(self, page: DocumentPage, number: int) -> None:
        from sitemap_editor.core.operations.joining.files import added, full_name, suggested_name

        table = page.session.document.table
        name = self._asked(
            page, number, self.tr("Add File"), _last(suggested_name(table, number)), own=False
        )
        if name is None:
            return
        full = full_name(table, number, name)

        def tell(_effect: Effect) -> None:
            text = self.tr("“{name}” is added and has no rows yet. Move rows to it, then save.")
            self._place.reporter.message(text.format(name=full), page, is_edit=True)

        label = self.tr("Add {name}").format(name=full)
        _at_once(page, lambda now, _p: added(now, full, number), label, tell)

    def _rename(self, page: DocumentPage, number: int) -> None:
        from sitemap_editor.core.operations.joining.files import full_name, renamed

        table = page.session.document.table
        before = table.file_names[number]
        name = self._asked(page, number, self.tr("Rename File"), _last(before), own=True)
        if name is None or name == _last(before):
            return
        full = full_name(table, number, name)

        def tell(_effect: Effect) -> None:
            text = self.tr("“{before}” is called “{name}” once you save.")
            said = text.format(before=before, name=full)
            self._place.reporter.message(said, page, is_edit=True)

        label = self.tr("Rename {name}").format(name=before)
        _at_once(page, lambda now, _p: renamed(now, number, full), label, tell)

    def _remove(self, page: DocumentPage, number: int) -> None:
        from sitemap_editor.core.operations.joining.files import removed

        name = page.session.document.table.file_names[number]
        if self._is_last(page):
            return

        def tell(effect: Effect) -> None:
            count = sum(map(len, effect.removed))
            text = self.tr(
                "“{name}” and its %Ln row(s) are removed. The file is deleted when you save.",
                "",
                count,
            )
            self._place.reporter.message(text.format(name=name), page, is_edit=True)

        label = self.tr("Remove {name}").format(name=name)
        page.model.carry_out(_anew(lambda now, p: removed(now, number, p)), label, tell)

    def _merge(self, page: DocumentPage, number: int) -> None:
        from sitemap_editor.core.operations.joining.files import merged

        names = page.session.document.table.file_names
        if self._is_last(page):
            return
        others = [name for at, name in enumerate(names) if name and at != number]
        chosen = self._place.prompts.file_to_merge_into(names[number], others)
        if chosen is None:
            return
        into = names.index(chosen)

        def tell(effect: Effect) -> None:
            text = self.tr(
                "%Ln row(s) moved to “{into}”. “{name}” is deleted when you save.",
                "",
                sum(map(len, effect.rewritten)),
            )
            said = text.format(into=chosen, name=names[number])
            self._place.reporter.message(said, page, is_edit=True)

        label = self.tr("Merge {name} into {into}").format(name=names[number], into=chosen)
        page.model.carry_out(_anew(lambda now, p: merged(now, number, into, p)), label, tell)

    def _split(self, page: DocumentPage, number: int) -> None:
        """Look at the file beside the window, ask into how many, and split it."""
        from sitemap_editor.core.operations.joining.files import SplitOfFile

        session, document = page.session, _document(page)
        snapshot, files, revision = session.content(), document.files, session.revision

        def work(progress: Progress) -> SplitOfFile:
            return SplitOfFile(snapshot, number, files, progress)

        def ask(found: SplitOfFile) -> None:
            if self._place.tabs.indexOf(page) < 0 or page.session.revision != revision:
                return
            if found.rows < 2:
                text = self.tr("“{name}” has too few rows to be split.")
                self._place.reporter.message(text.format(name=found.name), page)
                return
            count = self._place.prompts.parts_of_file(found, session.profile)
            if count is not None:
                self._carry_out_split(page, number, found, count)

        self._place.start(document.index_path.name, self.tr("Counting rows"), work, ask)

    def _carry_out_split(
        self, page: DocumentPage, number: int, plan: SplitOfFile, count: int
    ) -> None:
        from sitemap_editor.core.operations.joining.files import split

        parts = plan.parts(count)

        def tell(_effect: Effect) -> None:
            text = self.tr("“{name}” is split into %Ln file(s) once you save.", "", count)
            self._place.reporter.message(text.format(name=plan.name), page, is_edit=True)

        label = self.tr("Split {name}").format(name=plan.name)
        page.model.carry_out(_anew(lambda now, p: split(now, number, parts, p)), label, tell)

    def _asked(
        self, page: DocumentPage, number: int, title: str, suggested: str, *, own: bool
    ) -> str | None:
        """Ask for a name in the folder of a file; `own` where it may keep the one it has."""
        from sitemap_editor.core.operations.joining.files import refused

        document = _document(page)

        def why(name: str) -> str:
            found = refused(document.table, number, name, document.files, own=own)
            return sentence(found) if found is not None else ""

        return self._place.prompts.name_of_file(title, suggested, why)

    def _is_last(self, page: DocumentPage) -> bool:
        """Tell a person where there is but one file."""
        if sum(map(bool, page.session.document.table.file_names)) > 1:
            return False
        text = self.tr("This table has one file only. Add another one first.")
        self._place.reporter.message(text, page)
        return True


def _at_once(page: DocumentPage, make: Make, label: str, tell: Then) -> None:
    """Carry out what takes no time, behind a large edit that is under way."""
    is_next = not page.session.beside.is_under_way
    now = page.session.document.table
    page.model.carry_out(make(now, no_progress) if is_next else _anew(make), label, tell)


def _anew(make: Make) -> MadeAnew:
    def made(now: PieceTable, progress: Progress, _on_kept: OnKept) -> Edit:
        return make(now, progress)

    return MadeAnew(made)


def file_of_current_row(page: DocumentPage) -> int:
    """Return the number of the file of the current row; without one that of the first file."""
    table, index = page.session.document.table, page.view.currentIndex()
    if index.isValid() and table.file_numbers is not None:
        return table.file_numbers[page.model.row_id(index.row())]
    return next(number for number, name in enumerate(table.file_names) if name)


def _show_rows(page: DocumentPage, name: str) -> None:
    from sitemap_editor.core.filtering.facet_terms import Facet, written  # not at start

    page.filter.set_text(written(Facet.FILE, name))
    page.view.setFocus()


def _last(name: str) -> str:
    return Path(name).name


def _document(page: DocumentPage) -> JoinedDocument:
    document = page.session.document
    assert isinstance(document, JoinedDocument)  # noqa: S101 - its rows are of several files
    return document
