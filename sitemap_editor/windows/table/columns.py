"""Column widths, and which columns are shown, remembered for all documents."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY, URLSET
from sitemap_editor.session.program.settings import (
    COLUMN_ORDER,
    COLUMN_WIDTHS,
    CONTENT_COLUMNS,
    HIDDEN_COLUMNS,
    OLD_CHILD_WIDTHS,
    OLD_WIDTHS,
    SHOWN_COLUMNS,
    TABLE_ZOOM,
    Setting,
    Settings,
)
from sitemap_editor.session.table.column import (
    IMAGES,
    IMAGES_TITLE,
    OLD_IMAGES,
    Column,
    Editor,
    chosen_names,
)
from sitemap_editor.windows.looks.plain_text import menu_text
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.table.table_view import TableView

SORT_UP: Final = QT_TRANSLATE_NOOP("columns", "Sort Ascending")
SORT_DOWN: Final = QT_TRANSLATE_NOOP("columns", "Sort Descending")
FILE_ORDER: Final = QT_TRANSLATE_NOOP("columns", "File Order")
FIT: Final = QT_TRANSLATE_NOOP("columns", "Fit Width")
HIDE: Final = QT_TRANSLATE_NOOP("columns", "Hide Column")
_LEAST_DATE_WIDTH: Final = 120
_LOOKED_AT_ROWS: Final = 50
_FILLING = 0  # stored for the first column while it takes the room that is left
_OLD = (
    (OLD_WIDTHS, (LOC, LASTMOD, CHANGEFREQ, PRIORITY)),
    (OLD_CHILD_WIDTHS, ("rows", "size", "problems", "changed")),
)
"""Settings that held the widths of certain columns, in this order; they are only read."""


class Columns:
    """Applies and remembers how wide the columns are and which are shown."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.more: QAction | None = None
        """The action by which a person chooses columns of contents."""

    def apply(self, view: TableView) -> None:
        """Give `view` the remembered columns."""
        chosen, shown = self._settings.get(CONTENT_COLUMNS), self._settings.get(SHOWN_COLUMNS)
        if chosen or OLD_IMAGES in shown:
            self._show_contents(view, chosen_names(chosen, shown))
        stored = self._stored_widths()
        for number, column in enumerate(view.table_model.columns):
            view.setColumnWidth(number, self._width(view, number, stored))
            view.setColumnHidden(number, not self._is_shown(column))
        self._put_in_order(view)
        view.header.fills_width = not stored.get(LOC)
        view.header.fill_width()

    def choose_contents(self, view: TableView, names: Sequence[str]) -> None:
        """Show these columns of contents; those that other documents have are remembered."""
        known = self._settings.get(CONTENT_COLUMNS)
        before = view.table_model.contents
        elsewhere = [name for name in known if name not in before and name not in names]
        shown = self._settings.get(SHOWN_COLUMNS)
        self._settings.set(SHOWN_COLUMNS, [name for name in shown if name != OLD_IMAGES])
        self._settings.set(CONTENT_COLUMNS, [*names, *elsewhere])
        self._show_contents(view, names)
        self._put_in_order(view)
        view.header.fill_width()

    def _show_contents(self, view: TableView, names: Sequence[str]) -> None:
        from sitemap_editor.session.table.content_columns import content_columns  # not at start

        model, stored = view.table_model, self._stored_widths()
        known = model.contents
        model.show_contents(content_columns(names, model.session.document.table))
        for number, column in enumerate(model.columns):
            if column.is_content and column.name not in known:
                view.setColumnHidden(number, False)
                view.setColumnWidth(number, self._width(view, number, stored))

    def follow(self, view: TableView) -> None:
        """Remember what a person does to the columns of `view` from now on."""
        view.header.resized_by_hand.connect(lambda: self.remember(view))
        view.header.sectionMoved.connect(lambda: self._remember_order(view))
        view.header.menu_asked.connect(lambda column, place: self._open_menu(view, column, place))

    def remember(self, view: TableView) -> None:
        """Keep the widths that `view` has now."""
        widths = {name: width for name, width in self._stored_widths().items() if width}
        for number, column in enumerate(view.table_model.columns):
            if not view.isColumnHidden(number) and view.columnWidth(number):
                widths[column.name] = round(view.columnWidth(number) / self._zoom())
        if view.header.fills_width:
            widths[LOC] = _FILLING
        self._settings.set(COLUMN_WIDTHS, [f"{name}={width}" for name, width in widths.items()])

    def _zoom(self) -> float:
        """Return how much larger than usual the text of tables is: widths are kept without it."""
        return self._settings.get(TABLE_ZOOM) / 100

    def _width(self, view: TableView, number: int, stored: Mapping[str, int]) -> int:
        """Return how wide a column was left, at the zoom of today; else what is usual."""
        column = view.table_model.columns[number]
        kept = round(stored.get(column.name, 0) * self._zoom())
        return kept or _usual_width(view, number, column)

    def _stored_widths(self) -> dict[str, int]:
        """Return the remembered widths, in pixels of the usual zoom, by the names of columns."""
        widths = dict[str, int]()
        for setting, names in _OLD:
            stored = self._settings.get(setting)
            if len(stored) == len(names):
                widths.update(zip(names, stored, strict=True))
        named = (each.rpartition("=") for each in self._settings.get(COLUMN_WIDTHS))
        widths.update((name, int(width)) for name, _, width in named if width.isdecimal())
        return widths

    def _put_in_order(self, view: TableView) -> None:
        """Stand columns as a person dragged them; those unknown then come behind."""
        names = view.table_model.names
        wanted = [name for name in self._settings.get(COLUMN_ORDER) if name in names]
        for place, name in enumerate(wanted):
            view.header.moveSection(view.header.visualIndex(names.index(name)), place)

    def _remember_order(self, view: TableView) -> None:
        header, names = view.header, view.table_model.names
        found = [names[header.logicalIndex(place)] for place in range(len(names))]
        others = [name for name in self._settings.get(COLUMN_ORDER) if name not in names]
        self._settings.set(COLUMN_ORDER, [] if found == list(names) else found + others)

    def _open_menu(self, view: TableView, column: int, place: QPoint) -> None:
        menu = QMenu(view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if column >= 0:
            self._add_entries(menu, view, column)
            menu.addSeparator()
        self.fill_menu(menu, view)
        if self.more is not None:
            menu.addSeparator()
            menu.addAction(self.more)
        menu.popup(place)

    def _add_entries(self, menu: QMenu, view: TableView, column: int) -> None:
        """Offer what is done with one column."""
        model = view.table_model
        name, is_first = model.names[column], model.names[column] == LOC
        entries: tuple[tuple[str, bool, Callable[[], object]], ...] = (
            (SORT_UP, True, lambda: model.sort_by(name, stays=True)),
            (SORT_DOWN, True, lambda: model.sort_by(name, descending=True, stays=True)),
            (FILE_ORDER, model.sorting is not None, lambda: model.sort_by(None)),
            (FIT, True, lambda: view.resizeColumnToContents(column)),
            (HIDE, not is_first, lambda: self._show(view, column, is_shown=False)),
        )
        for text, is_enabled, run in entries:
            action = menu.addAction(QCoreApplication.translate("columns", text))
            action.setEnabled(is_enabled)
            action.triggered.connect(lambda _checked=False, run=run: run())

    def fill_menu(self, menu: QMenu, view: TableView | None) -> None:
        """Offer every column but the first for hiding."""
        if view is None:
            return
        for number, column in enumerate(view.table_model.columns):
            action = QAction(menu_text(column.shown_title), menu)
            action.setCheckable(True)
            action.setChecked(not view.isColumnHidden(number))
            action.setEnabled(column.name != LOC)
            action.toggled.connect(
                lambda shown, number=number: self._show(view, number, is_shown=shown)
            )
            menu.addAction(action)
        model = view.table_model
        if model.session.document.table.row_kind is URLSET and IMAGES not in model.names:
            action = menu.addAction(QCoreApplication.translate("columns", IMAGES_TITLE))
            action.setCheckable(True)
            action.toggled.connect(
                lambda _shown: self.choose_contents(view, [*model.contents, IMAGES])
            )

    def reveal(self, view: TableView, number: int) -> None:
        """Show a column where it is hidden."""
        if view.isColumnHidden(number):
            self._show(view, number, is_shown=True)

    def _note(self, setting: Setting[list[str]], name: str, *, is_in: bool) -> None:
        """Keep a column among those that a person wanted so, or no more."""
        others = [each for each in self._settings.get(setting) if each != name]
        self._settings.set(setting, [*others, name] if is_in else others)

    def _is_shown(self, column: Column) -> bool:
        if column.is_content:
            return True
        if column.is_shown:
            return column.name == LOC or column.name not in self._settings.get(HIDDEN_COLUMNS)
        return column.name in self._settings.get(SHOWN_COLUMNS)

    def _show(self, view: TableView, number: int, *, is_shown: bool) -> None:
        column = view.table_model.columns[number]
        if column.is_content:
            self.choose_contents(view, [n for n in view.table_model.contents if n != column.name])
            return
        self._note(HIDDEN_COLUMNS, column.name, is_in=not is_shown)
        if not column.is_shown:
            self._note(SHOWN_COLUMNS, column.name, is_in=is_shown)
        view.setColumnHidden(number, not is_shown)
        view.header.fill_width()
        self.remember(view)


def _usual_width(view: TableView, number: int, column: Column) -> int:
    """Return the width of a column that nobody set: where dates are short, URLs get the room."""
    width = scaled(view, column.width)
    if column.editor is not Editor.DATE:
        return width
    model = view.table_model
    rows = range(min(model.rowCount(), _LOOKED_AT_ROWS))
    longest = max((str(model.index(row, number).data() or "") for row in rows), key=len, default="")
    needed = view.fontMetrics().horizontalAdvance(longest) + scaled(view, 48)  # icon and margins
    return min(width, max(needed, scaled(view, _LEAST_DATE_WIDTH)))
