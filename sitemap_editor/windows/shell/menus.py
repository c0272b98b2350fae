"""The menus and the toolbar as data, and how menus are built."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QToolBar

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.actions import Actions

SEPARATOR: Final = "-"
PATH_MARK: Final = " › "
FillMenu = Callable[[QMenu], None]


@dataclass(frozen=True, slots=True)
class MenuSpec:
    """A menu: ids of actions, separators, menus inside.

    `filled_by` names one made on opening; `entries` are the actions that are always in it. A menu
    `leads` where its title is what its entries do: "Rows Shown…" alone does not say that.
    """

    title: str
    entries: tuple[str | MenuSpec, ...] = ()
    filled_by: str = ""
    leads: bool = False


ROW_ENTRIES: Final = (
    "rows.insert_above",
    "rows.insert_below",
    "rows.duplicate",
    "rows.delete",
    SEPARATOR,
    "rows.move_up",
    "rows.move_down",
)
BLOCK_ENTRIES: Final = (
    "rows.add_image",
    "rows.add_video",
    "rows.add_news",
    "rows.add_alternate",
    SEPARATOR,
    "rows.copy_block",
    "rows.paste_block",
    "rows.copy_links",
)
URL_ENTRIES: Final = (SEPARATOR, "rows.open_url", "rows.copy_url", "rows.details", "rows.source")

EXPORT_ENTRIES: Final = ("file.export", "file.export_selected", "file.export_all")

FIX_ENTRIES: Final = ("problems.fix", "problems.fix_kind")
MUTE_ENTRIES: Final = ("problems.mute_file", "problems.mute_site")

MENUS: Final = (
    MenuSpec(
        QT_TRANSLATE_NOOP("menus", "&File"),
        (
            "file.new",
            "file.new_index",
            "file.open",
            "file.open_url",
            MenuSpec(QT_TRANSLATE_NOOP("menus", "Open &Recent"), ("file.forget_recent",), "recent"),
            SEPARATOR,
            "file.save",
            "file.save_as",
            "file.save_all",
            "file.import",
            MenuSpec(QT_TRANSLATE_NOOP("menus", "E&xport"), EXPORT_ENTRIES, leads=True),
            "file.report",
            "file.reload",
            "file.earlier",
            "file.repairs",
            SEPARATOR,
            "file.close",
            "file.quit",
        ),
    ),
    MenuSpec(
        QT_TRANSLATE_NOOP("menus", "&Edit"),
        (
            "edit.undo",
            "edit.redo",
            SEPARATOR,
            "edit.cut",
            "edit.copy",
            MenuSpec(QT_TRANSLATE_NOOP("menus", "Copy as &Format"), filled_by="copy_as"),
            "edit.paste",
            "edit.paste_rows",
            "edit.paste_special",
            "edit.clear",
            "edit.select_all",
            "edit.select_like",
            SEPARATOR,
            "edit.fill",
            "edit.fill_down",
            "edit.fill_right",
            "edit.today",
            "edit.now",
            SEPARATOR,
            "edit.preferences",
        ),
    ),
    MenuSpec(
        QT_TRANSLATE_NOOP("menus", "&Rows"),
        (
            *ROW_ENTRIES,
            SEPARATOR,
            "rows.change",
            "rows.sort_file",
            "rows.dedupe",
            MenuSpec(
                QT_TRANSLATE_NOOP("menus", "Add from a &Table"),
                ("rows.add_images", "rows.add_alternates"),
                leads=True,
            ),
            MenuSpec(QT_TRANSLATE_NOOP("menus", "E&xtensions"), BLOCK_ENTRIES),
            MenuSpec(QT_TRANSLATE_NOOP("menus", "Re&cipes"), ("rows.recipes",), "recipes"),
            *URL_ENTRIES,
        ),
    ),
    MenuSpec(
        QT_TRANSLATE_NOOP("menus", "F&ind"),
        (
            "find.show",
            "find.next",
            "find.previous",
            "find.replace",
            SEPARATOR,
            "filter.show",
            "filter.like",
            "filter.again",
            "filter.clear",
            SEPARATOR,
            "find.row",
        ),
    ),
    MenuSpec(
        QT_TRANSLATE_NOOP("menus", "&Problems"),
        (
            "view.problems",
            "problems.group",
            SEPARATOR,
            "find.next_problem",
            "find.previous_problem",
            SEPARATOR,
            *FIX_ENTRIES,
            "problems.fix_safe",
            "problems.source",
            SEPARATOR,
            *MUTE_ENTRIES,
            "problems.muted",
            SEPARATOR,
            "problems.console",
            "problems.copy",
            "problems.export",
        ),
    ),
    MenuSpec(
        QT_TRANSLATE_NOOP("menus", "&Sitemaps"),
        (
            "sitemaps.split",
            "sitemaps.merge",
            "sitemaps.merge_into",
            "sitemaps.merge_three",
            "sitemaps.compare",
            SEPARATOR,
            "index.from_files",
            "index.add",
            "index.open_child",
            "index.open_all",
            "index.open_table",
            "index.move_rows",
            MenuSpec(
                QT_TRANSLATE_NOOP("menus", "Fil&es of This Table"),
                (
                    "index.file_add",
                    "index.file_rename",
                    "index.file_split",
                    "index.file_merge",
                    "index.file_remove",
                ),
            ),
            SEPARATOR,
            "sitemaps.robots",
        ),
    ),
    MenuSpec(
        QT_TRANSLATE_NOOP("menus", "&Web"),
        (
            "web.live",
            SEPARATOR,
            "web.checklist",
            "web.indexnow",
            "web.scope",
            "web.save_command",
            SEPARATOR,
            "web.compare",
            "web.download",
            "web.dates",
            "web.robots_rules",
        ),
    ),
    MenuSpec(
        QT_TRANSLATE_NOOP("menus", "&View"),
        (
            "view.palette",
            SEPARATOR,
            "view.tree",
            "view.details",
            "view.history",
            "view.overview",
            "view.export_overview",
            "view.source",
            "view.languages",
            "view.toolbar_icons",
            SEPARATOR,
            MenuSpec(QT_TRANSLATE_NOOP("menus", "&Columns"), filled_by="columns"),
            "view.choose_columns",
            "view.file_order",
            MenuSpec(QT_TRANSLATE_NOOP("menus", "&Row Height"), filled_by="density"),
            MenuSpec(
                QT_TRANSLATE_NOOP("menus", "&Zoom"),
                ("view.zoom_in", "view.zoom_out", "view.zoom_usual"),
            ),
            SEPARATOR,
            "view.next_tab",
            "view.previous_tab",
        ),
    ),
    MenuSpec(
        QT_TRANSLATE_NOOP("menus", "&Help"),
        (
            "help.guide",
            "help.keys",
            "help.shortcuts",
            "help.rules",
            "help.sample",
            SEPARATOR,
            "help.about",
        ),
    ),
)

TOOLBAR: Final = (
    "file.open",
    "file.save",
    SEPARATOR,
    "edit.undo",
    "edit.redo",
    SEPARATOR,
    "rows.insert_below",
    "rows.delete",
    SEPARATOR,
    "find.show",
    "filter.show",
    SEPARATOR,
    "view.problems",
    SEPARATOR,
    "sitemaps.split",
    "sitemaps.merge",
    "sitemaps.compare",
    SEPARATOR,
    "file.export",
)

TABLE_MENU: Final = (
    *FIX_ENTRIES,
    SEPARATOR,
    "edit.cut",
    "edit.copy",
    "edit.paste",
    "edit.clear",
    SEPARATOR,
    "filter.like",
    "edit.select_like",
    "rows.open_url",
    "rows.copy_url",
    "rows.details",
    "rows.source",
    SEPARATOR,
    "edit.fill_down",
    "edit.today",
    "edit.now",
    SEPARATOR,
    *ROW_ENTRIES,
)
"""Over a cell."""
ROW_MENU: Final = (
    "edit.cut",
    "edit.copy",
    "edit.paste_rows",
    SEPARATOR,
    *ROW_ENTRIES,
    SEPARATOR,
    "rows.open_url",
    "rows.copy_url",
    "rows.details",
    "rows.source",
)
"""Over the number of a row."""


def build_menus(window: QMainWindow, actions: Actions, fillers: Mapping[str, FillMenu]) -> None:
    """Fill the menu bar of `window`; menus named in `fillers` are filled each time they open."""
    bar = window.menuBar()
    for spec in MENUS:
        menu = bar.addMenu(_title(spec))
        menu.aboutToHide.connect(lambda: _watch_grab(bar))
        _fill(menu, spec, actions, fillers)


def _watch_grab(bar: QMenuBar) -> None:
    from sitemap_editor.windows.menu_grab import MenuGrab  # with the first menu

    MenuGrab(bar)


class MenuPlace(NamedTuple):
    """Where something stands in the menus, in a person's language."""

    menu: int
    """Of the menu bar, from the left."""
    path: str
    """Such as File › Export."""
    lead: str
    """The title of its menu where that leads, else empty."""


def menu_places() -> dict[str, MenuPlace]:
    """Return where each action stands; menus that are made on opening by `filled_by`."""
    return {
        name: MenuPlace(number, path, lead)
        for number, menu in enumerate(MENUS)
        for name, path, lead in _paths((menu,), ())
    }


def _paths(
    entries: Sequence[str | MenuSpec], above: tuple[str, ...], lead: str = ""
) -> Iterator[tuple[str, str, str]]:
    for entry in entries:
        if not isinstance(entry, MenuSpec):
            yield entry, PATH_MARK.join(above), lead
            continue
        title = _title(entry).replace("&", "")
        here, leads = (*above, title), title if entry.leads else ""
        if entry.filled_by:
            yield entry.filled_by, PATH_MARK.join(here), ""
        yield from _paths(entry.entries, here, leads)


def add_entries(target: QMenu | QToolBar, entries: tuple[str, ...], actions: Actions) -> None:
    """Add actions and separators."""
    for entry in entries:
        if entry == SEPARATOR:
            target.addSeparator()
        else:
            target.addAction(actions[entry])


def _fill(menu: QMenu, spec: MenuSpec, actions: Actions, fillers: Mapping[str, FillMenu]) -> None:
    menu.setToolTipsVisible(True)
    shown = [entry for entry in spec.entries if isinstance(entry, str) and entry != SEPARATOR]
    menu.aboutToShow.connect(lambda: actions.draw_icons(shown))
    if spec.filled_by:
        filler = fillers[spec.filled_by]
        menu.aboutToShow.connect(lambda: _refill(menu, filler))
        return
    for entry in spec.entries:
        if isinstance(entry, MenuSpec):
            _fill(menu.addMenu(_title(entry)), entry, actions, fillers)
        else:
            add_entries(menu, (entry,), actions)


def _refill(menu: QMenu, filler: FillMenu) -> None:
    menu.clear()
    filler(menu)


def _title(spec: MenuSpec) -> str:
    return QCoreApplication.translate("menus", spec.title)
