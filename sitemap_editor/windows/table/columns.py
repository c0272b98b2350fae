"""Column widths and hidden columns, remembered for all documents."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from sitemap_editor.core.protocol.fields import LOC, URL_FIELDS
from sitemap_editor.session.program.settings import (
    CHILD_WIDTHS,
    COLUMN_WIDTHS,
    HIDDEN_COLUMNS,
    Settings,
)
from sitemap_editor.windows.looks.plain_text import menu_text
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.table.table_view import DEFAULT_WIDTHS, TableView

_FILLING = 0  # stored for the first column while it takes the room that is left


class Columns:
    """Applies and remembers how wide the columns are and which are hidden."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def apply(self, view: TableView) -> None:
        """Give `view` the remembered columns."""
        stored = self._settings.get(COLUMN_WIDTHS)
        view.fills_width = len(stored) != len(URL_FIELDS) or stored[0] == _FILLING
        widths = self.widths(view)
        told = self._told_widths(view)
        hidden = self._settings.get(HIDDEN_COLUMNS)
        for column, field in enumerate(view.table_model.columns):
            is_told = view.table_model.is_computed(column)
            view.setColumnWidth(column, told[field] if is_told else widths[field])
            view.setColumnHidden(column, field in hidden and field != LOC)

    def remember(self, view: TableView) -> None:
        """Keep the widths that `view` has now."""
        widths, told = self.widths(view), self._told_widths(view)
        for column, field in enumerate(view.table_model.columns):
            if not view.isColumnHidden(column) and view.columnWidth(column):
                of_kind = told if view.table_model.is_computed(column) else widths
                of_kind[field] = view.columnWidth(column)
        if told:
            self._settings.set(CHILD_WIDTHS, list(told.values()))
        if view.fills_width:
            widths[LOC] = _FILLING
        self._settings.set(COLUMN_WIDTHS, [widths[field] for field in URL_FIELDS])

    def widths(self, view: TableView) -> dict[str, int]:
        """Return the width of every column in pixels, as large as the text of `view` wants it."""
        stored = self._settings.get(COLUMN_WIDTHS)
        defaults = {field: scaled(view, width) for field, width in DEFAULT_WIDTHS.items()}
        if len(stored) != len(URL_FIELDS):
            return defaults
        widths = dict(zip(URL_FIELDS, stored, strict=True))
        widths[LOC] = widths[LOC] or defaults[LOC]
        return widths

    def _told_widths(self, view: TableView) -> dict[str, int]:
        """Return the widths of what an index tells of its sitemaps; none for other documents."""
        first = len(view.table_model.fields)
        names, defaults = view.table_model.columns[first:], view.default_widths()[first:]
        stored = self._settings.get(CHILD_WIDTHS)
        widths = stored if len(stored) == len(names) and all(stored) else defaults
        return dict(zip(names, widths, strict=True))

    def fill_menu(self, menu: QMenu, view: TableView | None) -> None:
        """Offer every column but the first for hiding."""
        if view is None:
            return
        for column, field in enumerate(view.table_model.columns):
            across = Qt.Orientation.Horizontal
            action = QAction(menu_text(str(view.table_model.headerData(column, across))), menu)
            action.setCheckable(True)
            action.setChecked(not view.isColumnHidden(column))
            action.setEnabled(field != LOC)
            action.toggled.connect(
                lambda shown, column=column, field=field: self._show(view, column, field, shown)
            )
            menu.addAction(action)

    def _show(self, view: TableView, column: int, field: str, shown: bool) -> None:
        hidden = [name for name in self._settings.get(HIDDEN_COLUMNS) if name != field]
        if not shown:
            hidden.append(field)
        self._settings.set(HIDDEN_COLUMNS, hidden)
        view.setColumnHidden(column, not shown)
        view.columns_changed.emit()
