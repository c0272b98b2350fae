"""The tab of the languages matrix of an index: all its files as one, each changed in its tab."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from sitemap_editor.core.readable import one_line
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.languages.site_matrix import CompleteFile, SiteMatrix
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.languages.page import LanguagesPage
from sitemap_editor.windows.looks.layouts import button
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.looks.plain_text import menu_text
from sitemap_editor.windows.situation import Situation

_MOST_TOLD = 3


class SitePage(LanguagesPage):
    """Beside the tab of an index.

    `complete_file` is called with a task for one file, `open_place` with the path of a file and the
    position and URL of a row in it, `change_all` with what is to be done in the matrix of the one
    table of all files.
    """

    def __init__(
        self,
        session: Session,
        settings: Settings,
        sessions: Callable[[], Iterable[Session]],
        parent: QWidget | None,
    ) -> None:
        self._sessions = sessions
        self.complete_file: Callable[[CompleteFile], object] = lambda _task: None
        self.open_place: Callable[[Path, int, bytes], object] = lambda *_place: None
        self.change_all: Callable[[Callable[[LanguagesPage], object]], object] = lambda _change: (
            None
        )
        self._notice: Notice | None = None
        super().__init__(session, settings, parent)
        self.model.place_of = self._place_words
        self.model.on_typed = None  # each file is edited in its own tab
        self.begin = lambda task: self.change_all(lambda page: page.begin(task))
        self.import_links = lambda: self.change_all(lambda page: page.import_links())

    # How it is put together

    def _made_matrix(self, settings: Settings) -> SiteMatrix:
        self.site = SiteMatrix(self.session, settings, self._sessions, self)
        return self.site

    def _made_complete(self) -> QPushButton:
        tip = self.tr("Let the pages of one file list all versions that the files together say")
        return button(self.tr("&Complete File…"), self, self._choose_file, tip)

    def _make_bar(self) -> None:
        super()._make_bar()
        tip = self.tr("Read all files again: other programs may have changed them")
        self.again = button(self.tr("Read A&gain"), self, lambda: self.site.read_again(), tip)

    def _buttons(self) -> tuple[QWidget, ...]:
        self.setTabOrder(self.complete, self.again)
        return self.complete, self.again, self.add, self.import_button, self.export_button

    # What a tab knows

    @property
    def file_to_save(self) -> OpenFile | None:
        """Nothing: each file is saved in its own tab."""
        return None

    def situation(self) -> Situation:
        """Return what can be done here: what was done is undone in the tabs of the files."""
        return Situation(has_tab=True)

    def undo(self) -> None:
        """Do nothing; see `situation`."""

    def redo(self) -> None:
        """Do nothing; see `situation`."""

    def showEvent(self, event: QShowEvent) -> None:
        """Follow what was changed in other tabs meanwhile."""
        super().showEvent(event)
        if self.matrix.matrix is not None and not self.matrix.is_current:
            self.matrix.refresh()

    # What a person does

    def _choose_file(self) -> None:
        menu = self.menu_of_files()
        if menu.isEmpty():
            menu.deleteLater()
            self.said.setText(self.tr("All pages list all versions that are there."))
            return
        menu.popup(self.complete.mapToGlobal(self.complete.rect().bottomLeft()))

    def menu_of_files(self) -> QMenu:
        """Return a menu of the files whose pages lack links."""
        known, entries = self.site.known, dict[str, Callable[[], object]]()
        for number, count in known.lacking.items() if known is not None else ():
            path = known.site.paths[number] if known is not None else Path()
            text = self.tr("{name}: %Ln page(s) lack links…", "", count)
            entries[text.format(name=menu_text(path.name))] = partial(self._complete, path)
        return self._menu(entries)

    def _complete(self, path: Path) -> None:
        """Have a file completed by what all files say as they are now."""

        def begin() -> None:
            known = self.site.known
            if known is not None and path in known.site.paths:
                self.complete_file(CompleteFile(known.site, path))

        self.matrix.when_current(begin)

    def _open_cell(self, row: int, column: int) -> None:
        position, key = self.model.position(row, column), self.model.key(row, column)
        if position is None:
            self.said.setText(self.tr("No row has this URL."))
            return
        path, within = self.site.place(position)
        self.open_place(path, within, key)

    def _entries(self, row: int, column: int) -> Mapping[str, Callable[[], object]]:
        position = self.model.position(row, column) if row >= 0 else None
        if position is None:
            return {}
        path, _ = self.site.place(position)
        text = self.tr("&Complete {name}…").format(name=menu_text(path.name))
        return {
            self.tr("&Go to Row"): lambda: self._open_cell(row, column),
            text: lambda: self._complete(path),
        }

    # What is known

    def _place_words(self, position: int) -> str:
        path, within = self.site.place(position)
        text = self.tr("{name}, row {row}")
        return text.format(name=one_line(path.name), row=self.locale().toString(within + 1))

    def _show(self) -> None:
        super()._show()
        if self._notice is not None:
            self._notice.hide()
            self._notice.deleteLater()
            self._notice = None
        unread = self.site.known.site.unread if self.site.known is not None else []
        if unread:
            self._notice = self.add_notice(self._unread_words(), "severity-warning")

    def _unread_words(self) -> str:
        """Say which files are not in the matrix, and why."""
        assert self.site.known is not None  # noqa: S101 - the caller looked
        unread = self.site.known.site.unread
        said = [self.tr("%Ln sitemap(s) of the index were not read.", "", len(unread))]
        said += [f"{one_line(each.loc)}: {sentence(each.reason)}" for each in unread[:_MOST_TOLD]]
        if len(unread) > _MOST_TOLD:
            more = self.locale().toString(len(unread) - _MOST_TOLD)
            said.append(self.tr("And {count} more.").format(count=more))
        return " ".join(said)
