"""The tab of the languages matrix: filters, the table, and what stands in the current cell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import urljoin

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QLineEdit, QMenu, QProgressBar, QPushButton, QWidget

from sitemap_editor.core.document.url_keys import url_of
from sitemap_editor.core.operations.languages.adding import UrlPattern
from sitemap_editor.core.operations.languages.one_version import NO_URL
from sitemap_editor.core.operations.languages.versions import NO_CODE
from sitemap_editor.core.protocol.language_hints import likely_hreflang
from sitemap_editor.core.protocol.languages import X_DEFAULT, hreflang_fault
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.languages.language_matrix import LanguageMatrix
from sitemap_editor.session.languages.matrix_model import SHARED, MatrixModel
from sitemap_editor.session.languages.plan_review import (
    AddLanguage,
    ChangeCode,
    Complete,
    RemoveVersion,
    SetVersion,
    Task,
)
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.languages.filter_chips import FilterChips
from sitemap_editor.windows.languages.matrix_table import MatrixTable
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.layouts import button, column_of
from sitemap_editor.windows.looks.plain_text import PlainLabel, menu_text
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.situation import Situation
from sitemap_editor.windows.tab_page import TabPage

_STEPS: Final = 100
_SPACING: Final = 6
_EXPECTED_WIDTH: Final = 150
_SCHEMES: Final = ("http", "https")
_EDITABLE: Final = Qt.ItemFlag.ItemIsEditable


class GroupWords(QObject):
    """Plurals: Qt finds them in the very class of an object alone, not in what it is based on."""

    def groups(self, count: int) -> str:
        """Return so many groups."""
        return self.tr("%Ln group(s)", "", count)


class LanguagesPage(TabPage):
    """Beside the tab of its document: it shows what is there, and edits by way of that tab.

    `begin` is called with a task to be reviewed and carried out, `open_row` with the id of a row to
    be seen in its table, `import_links` and `export_links` by their buttons.
    """

    def __init__(self, session: Session, settings: Settings, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.session = session
        self.begin: Callable[[Task], object] = lambda _task: None
        self.open_row: Callable[[int], object] = lambda _row_id: None
        self.import_links: Callable[[], object] = lambda: None
        self.export_links: Callable[[], object] = lambda: None
        self.matrix = self._made_matrix(settings)
        self._columns: tuple[str, ...] = ()
        self._make_bar()
        self.filters = FilterChips(self, self.matrix.show_only)
        self.chips = self.filters.chips
        self.model = MatrixModel(self.matrix, self)
        self.busy = QProgressBar(self, textVisible=False)
        self.busy.setRange(0, _STEPS)
        self.busy.setAccessibleName(self.tr("Reading the language links"))
        self.table = MatrixTable(self.model, self)
        self.table.open_cell, self.table.ask_menu = self._open_cell, self._open_menu
        self.model.on_typed = self._on_typed
        self.said = PlainLabel("", self, wraps=True)
        self.said.setAccessibleName(self.tr("Current cell"))
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.table)
        self.matrix.refresh()

    # How it is put together

    def _made_matrix(self, settings: Settings) -> LanguageMatrix:
        return LanguageMatrix(self.session, settings, self)

    def _make_bar(self) -> None:
        self.complete = self._made_complete()
        self.add = button(
            self.tr("A&dd Language…"),
            self,
            lambda: self.begin(AddLanguage("", "", UrlPattern("", ""))),
            self.tr("Add a language to all groups by a pattern of URLs"),
        )
        self.import_button = button(
            self.tr("I&mport…"),
            self,
            lambda: self.import_links(),
            self.tr("Read groups from a table with the columns group, language and URL"),
        )
        self.export_button = button(
            self.tr("E&xport…"),
            self,
            lambda: self.export_links(),
            self.tr("Write the groups to a table"),
        )
        self.expected = QLineEdit(self)
        self.expected.setPlaceholderText(self.tr("all in use"))
        self.expected.setClearButtonEnabled(True)
        self.expected.setMinimumWidth(scaled(self, _EXPECTED_WIDTH))
        tip = self.tr("Languages that every page of this site should have, such as “en de fr”")
        self.expected.setToolTip(tool_tip(tip))
        self.expected_label = PlainLabel(self.tr("Expec&ted:"), self, buddy=self.expected)

    def _made_complete(self) -> QPushButton:
        tip = self.tr("Let every page list all versions of its group, itself included")
        return button(self.tr("&Complete All…"), self, lambda: self.begin(Complete()), tip)

    def _buttons(self) -> tuple[QWidget, ...]:
        return self.complete, self.add, self.import_button, self.export_button

    def _lay_out(self) -> None:
        bar = FoldingRow(self, _SPACING)
        for each in self._buttons():
            bar.first.addWidget(each)
        bar.first.addStretch(1)
        bar.second.addWidget(self.expected_label)
        bar.second.addWidget(self.expected, 1)
        bar.lay_out(1, 0)
        inside = QWidget(self)
        column_of(
            *(bar, self.filters, self.busy),
            (self.table, 1),
            self.said,
            on=inside,
            margins=8,
            spacing=6,
        )
        column_of(self._notices, (inside, 1), on=self, margins=0, spacing=0)

    def _connect(self) -> None:
        self.matrix.on_changed = self._show
        self.matrix.progressed.connect(lambda part: self.busy.setValue(round(part * _STEPS)))
        self.expected.editingFinished.connect(self._on_expected)
        self.table.selectionModel().currentChanged.connect(lambda *_both: self._tell_cell())
        self.session.title_changed.connect(self.state_changed)
        self.session.history_moved.connect(self.state_changed)

    # What a tab knows

    @property
    def name(self) -> str:
        """What a person calls it."""
        return self.tr("Languages · {name}").format(name=self.session.name)

    @property
    def file_to_save(self) -> OpenFile | None:
        """The document that the matrix is a view of."""
        return self.session

    def situation(self) -> Situation:
        """Return what can be done here."""
        stack, beside = self.session.undo_stack, self.session.beside
        return Situation(
            has_tab=True,
            can_save=True,
            can_undo=stack.canUndo() or beside.is_under_way,
            can_redo=stack.canRedo(),
        )

    def standing(self) -> str:
        """Say how many groups there are."""
        if self.model.matrix is None:
            return self.tr("Reading the language links…")
        return GroupWords().groups(len(self.matrix.shown))

    def undo(self) -> None:
        """Take back the last step of the document."""
        self.session.beside.undo()

    def redo(self) -> None:
        """Carry out again what was taken back."""
        self.session.beside.redo()

    def stop(self) -> None:
        """Stop working it out; the document stays open."""
        self.matrix.cancel()

    # What a person does

    def _on_expected(self) -> None:
        codes = self.expected.text().replace(",", " ").replace(";", " ").split()
        wrong = [code for code in codes if hreflang_fault(code) is not None]
        if wrong:
            text = self.tr("“{code}” is not a language code.")
            meant = likely_hreflang(wrong[0])
            if meant is not None:
                text = self.tr("“{code}” is not a language code. Did you mean “{meant}”?")
            self.said.setText(text.format(code=one_line(wrong[0]), meant=meant))
        elif tuple(codes) != self.matrix.expected:
            self.matrix.expect(codes)

    def _on_typed(self, row: int, column: int, text: str) -> None:
        """Have a URL that was typed under a language reviewed, or that it goes.

        A path is one of the same site.
        """
        page, code = self.model.group_key(row), self.model.code_name(column)
        url = urljoin(url_of(page), text) if text.startswith("/") else text
        if text and url.partition("://")[0].lower() not in _SCHEMES:
            self.said.setText(QCoreApplication.translate("core", NO_URL))
            return
        task = SetVersion(page, code, url) if text else RemoveVersion(page, code)
        self.table.setFocus()  # or it would go with the editor
        QTimer.singleShot(0, self, lambda: self.begin(task))  # once that is gone

    def _open_cell(self, row: int, column: int) -> None:
        row_id = self.model.row_id(row, column)
        if row_id is not None:
            self.open_row(row_id)
        else:
            self.said.setText(self.tr("No row has this URL."))

    def _open_menu(self, row: int, column: int) -> None:
        menu = self.menu_of(row, column)
        index = self.model.index(row, column)
        place = self.table.visualRect(index).center() if index.isValid() else QPoint(0, 0)
        menu.popup(self.table.viewport().mapToGlobal(place))

    def menu_of(self, row: int, column: int) -> QMenu:
        """Return the menu of a cell; of the whole table where there is none."""
        return self._menu(self._entries(row, column))

    def _menu(self, entries: Mapping[str, Callable[[], object]]) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, run in entries.items():
            menu.addAction(text).triggered.connect(lambda _checked=False, run=run: run())
        return menu

    def _entries(self, row: int, column: int) -> Mapping[str, Callable[[], object]]:
        entries: dict[str, Callable[[], object]] = {}
        code = ""
        if row >= 0 and self.model.row_id(row, column) is not None:
            entries[self.tr("&Go to Row")] = lambda: self._open_cell(row, column)
        if row >= 0 and self.model.flags(index := self.model.index(row, column)) & _EDITABLE:
            entries[self.tr("&Edit URL")] = lambda: self.table.edit(index)
            if self.model.content(row, column).urls:
                gone = RemoveVersion(self.model.group_key(row), self.model.code_name(column))
                entries[self.tr("&Remove URL…")] = lambda: self.begin(gone)
        if row >= 0:
            key = self.model.group_key(row)
            entries[self.tr("Complete This Grou&p…")] = lambda: self.begin(Complete(key))
        if row >= 0 and column > SHARED and self.model.code(column) != NO_CODE:
            code = self.model.code_name(column)
            text = self.tr("Complete &Language {code}…").format(code=menu_text(code))
            entries[text] = lambda: self.begin(Complete(None, code))
        entries[self.tr("Complete &All…")] = lambda: self.begin(Complete())
        if code and code.lower() != X_DEFAULT:
            text = self.tr("&Change Code {code}…").format(code=menu_text(code))
            change = ChangeCode(code, likely_hreflang(code) or "")
            entries[text] = lambda: self.begin(change)
        return entries

    # What is known

    def _show(self) -> None:
        """Show the matrix as it is by now, about where it was."""
        matrix, table = self.matrix.matrix, self.table
        if matrix is None:
            return
        current, scrolled = table.currentIndex(), table.verticalScrollBar().value()
        here = max(0, current.row()), max(0, current.column())
        self.busy.hide()
        self.model.show_matrix()
        columns = tuple(matrix.groups.links.codes[code] for code in matrix.codes)
        if columns != self._columns:
            self._columns = columns
            table.lay_out()
        if self.model.rowCount():
            row = min(here[0], self.model.rowCount() - 1)
            column = min(here[1], self.model.columnCount() - 1)
            table.verticalScrollBar().setValue(scrolled)
            table.setCurrentIndex(self.model.index(row, column))
        if not self.expected.hasFocus():
            self.expected.setText(" ".join(self.matrix.expected))
        self.filters.show_counts(matrix.counts)
        self._tell_cell()
        self.state_changed.emit()

    def _tell_cell(self) -> None:
        """Say in words what stands in the current cell."""
        index = self.table.currentIndex()
        if not index.isValid():
            text = self.tr("No group matches these filters.")
            if not self.matrix.filters:
                text = self.tr("This file has no rows with URLs.")
            self.said.setText(text)
            return
        row, column = index.row(), index.column()
        if column == SHARED:
            place = self.model.place_words(row, column)
            self.said.setText(" · ".join(filter(None, (self.model.shared(row), place))))
            return
        says = self.model.says(row, column) or [self.tr("No version")]
        urls = [one_line(self.model.url(each)) for each in self.model.content(row, column).urls]
        code = self.model.code_name(column) or "?"
        place = self.model.place_words(row, column)
        self.said.setText(" · ".join([code, *says, *urls[:2], *([place] if place else [])]))
