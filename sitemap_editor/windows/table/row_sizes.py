"""How large the text of the tables is and how high their rows are, remembered for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QActionGroup, QFont
from PySide6.QtWidgets import QApplication, QMenu

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.session.program.settings import DENSITY, TABLE_ZOOM, Settings
from sitemap_editor.windows.table.table_view import TableView

_USUAL: Final = 100
_STEP: Final = 10
_LEAST: Final = 60
_MOST: Final = 300
_DENSITIES: Final = {
    "compact": QT_TRANSLATE_NOOP("menus", "&Compact"),
    "": QT_TRANSLATE_NOOP("menus", "&Normal"),
    "comfortable": QT_TRANSLATE_NOOP("menus", "C&omfortable"),
}


class RowSizes(QObject):
    """Applies zoom and density to the tables that are open and to those to come."""

    def __init__(
        self, settings: Settings, views: Callable[[], Iterable[TableView]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._views = views

    def watch(self, view: TableView) -> None:
        """Give a table the remembered sizes; Ctrl with the wheel changes them."""
        view.zoom_asked.connect(self.zoom)
        self._apply(view)

    def zoom(self, steps: int) -> None:
        """Make text larger (or smaller) by so many steps; 0: of the usual size."""
        before = self._settings.get(TABLE_ZOOM)
        percent = before + steps * _STEP if steps else _USUAL
        percent = max(_LEAST, min(_MOST, percent))
        self._settings.set(TABLE_ZOOM, percent)
        self._apply_all()
        if percent != before:
            for view in self._views():
                view.header.zoom_widths(percent / before)

    def fill_menu(self, menu: QMenu) -> None:
        """Offer the densities."""
        group = QActionGroup(menu)
        for density, text in _DENSITIES.items():
            action = menu.addAction(QCoreApplication.translate("menus", text))
            action.setCheckable(True)
            action.setChecked(density == self._settings.get(DENSITY))
            action.triggered.connect(lambda _checked, chosen=density: self._choose(chosen))
            group.addAction(action)

    def _choose(self, density: str) -> None:
        self._settings.set(DENSITY, density)
        self._apply_all()

    def _apply_all(self) -> None:
        for view in self._views():
            self._apply(view)

    def _apply(self, view: TableView) -> None:
        """Set sizes; at the usual one the font stays the program's, and follows it."""
        percent = self._settings.get(TABLE_ZOOM)
        font = QFont()
        if percent != _USUAL:
            usual = QApplication.font(view)
            if usual.pointSizeF() > 0:
                font.setPointSizeF(usual.pointSizeF() * percent / _USUAL)
            else:
                font.setPixelSize(round(usual.pixelSize() * percent / _USUAL))
        view.setFont(font)
        view.set_density(self._settings.get(DENSITY))
