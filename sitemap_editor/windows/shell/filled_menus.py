"""The menus whose entries hang on what there is: recent files, columns, and that of the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.program.settings import RECENT_FILES, RECIPE_CHOSEN
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.looks.plain_text import menu_text
from sitemap_editor.windows.shell.menus import (
    ROW_MENU,
    SEPARATOR,
    TABLE_MENU,
    FillMenu,
    add_entries,
)
from sitemap_editor.windows.window_services import WindowServices


class FilledMenus(QObject):
    """Fills menus at the moment they open."""

    def __init__(
        self, place: WindowServices, actions: Actions, fill_copy_as: FillMenu, window: QWidget
    ) -> None:
        super().__init__(window)
        self._fill_copy_as = fill_copy_as
        self._place = place
        self.actions = actions
        self._window = window
        place.tabs.columns.more = actions["view.choose_columns"]

    def fillers(self) -> dict[str, FillMenu]:
        """Return what fills each menu that has no entries of its own, by its name in `MENUS`."""
        return {
            "recent": self.fill_recent,
            "copy_as": self._fill_copy_as,
            "recipes": self.fill_recipes,
            "columns": self.fill_columns,
            "density": self._place.tabs.row_sizes.fill_menu,
        }

    def fill_recent(self, menu: QMenu) -> None:
        """List the files opened lately."""
        for path in self._place.settings.get(RECENT_FILES):
            action = QAction(menu_text(path), menu)
            action.setToolTip(tool_tip(path))
            action.triggered.connect(
                lambda _checked=False, path=path: self._place.files.recent.open(path)
            )
            menu.addAction(action)
        if menu.isEmpty():
            menu.addAction(self.tr("No recent files")).setEnabled(False)
        else:
            menu.addSeparator()
            menu.addAction(self.actions["file.forget_recent"])

    def fill_recipes(self, menu: QMenu) -> None:
        """List the recipes that are kept: each opens with what it would do here."""
        from sitemap_editor.session.changing.recipe_shelf import RecipeShelf  # not at start

        manage = self.actions["rows.recipes"]
        for recipe in RecipeShelf(self._place.settings).recipes():
            action = QAction(menu_text(recipe.name), menu)
            action.setEnabled(manage.isEnabled())
            action.triggered.connect(
                lambda _checked=False, name=recipe.name: self._open_recipe(name)
            )
            menu.addAction(action)
        if not menu.isEmpty():
            menu.addSeparator()
        menu.addAction(manage)

    def _open_recipe(self, name: str) -> None:
        self._place.settings.set(RECIPE_CHOSEN, name)
        self.actions["rows.recipes"].trigger()

    def fill_columns(self, menu: QMenu) -> None:
        """List the columns of the table in front."""
        page = self._place.tabs.current_page()
        self._place.tabs.columns.fill_menu(menu, page.view if page else None)
        if menu.isEmpty():
            menu.addAction(self.tr("No file is open")).setEnabled(False)

    def show_table_menu(self, place: QPoint) -> None:
        """Open what can be done with the cells that are selected."""
        self._show(TABLE_MENU, place)

    def show_row_menu(self, place: QPoint) -> None:
        """Open what can be done with the rows that are selected."""
        self._show(ROW_MENU, place)

    def _show(self, entries: tuple[str, ...], place: QPoint) -> None:
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.actions.draw_icons(entry for entry in entries if entry != SEPARATOR)
        add_entries(menu, entries, self.actions)
        menu.popup(place)
