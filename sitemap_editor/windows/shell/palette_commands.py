"""What the palette offers in a window, and that it is remembered what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.checks.rule import Rule
from sitemap_editor.core.protocol.location import is_address
from sitemap_editor.session.program.settings import PALETTE_USED, RECENT_FILES
from sitemap_editor.windows.action_specs.catalogue import ACTIONS
from sitemap_editor.windows.changing.argument_form import core_text
from sitemap_editor.windows.changing.tool_list import tool_groups
from sitemap_editor.windows.palette.entries import Entry, Group
from sitemap_editor.windows.palette.panel import PalettePanel
from sitemap_editor.windows.palette.reasons import reason_of
from sitemap_editor.windows.shell.filled_menus import FilledMenus
from sitemap_editor.windows.shell.menus import PATH_MARK, MenuPlace, menu_places
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.columns import SORT_DOWN, SORT_UP
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

OWN: Final = "view.palette"
_SPLIT: Final = "sitemaps.split"
_CHANGE: Final = "rows.change"
_TOOLS_OF_ACTIONS: Final = ("replace", "sort", "dedupe")
_MOST_USED: Final = 20
_COMMANDS_OF_MENUS: Final = ("copy_as", "density")
"""Menus that are made on opening, whose entries are commands."""


class PaletteCommands(QObject):
    """Opens the palette of a window with all there is to choose at that moment."""

    def __init__(
        self,
        place: WindowServices,
        menus: FilledMenus,
        change: Callable[[str], object],
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._change = change
        self._place = place
        self._actions = menus.actions
        self._fillers = menus.fillers()
        self._menu: QMenu | None = None
        self._window = window
        self.panel = PalettePanel(window, self._run)
        self.panel.home = self._go_home

    def toggle(self) -> None:
        """Open the palette; close it where it is open."""
        if self.panel.isVisible():
            self.panel.leave()
            return
        if (page := self._place.tabs.current_page()) is not None:
            page.view.finish_editing()
        used = self._place.settings.get(PALETTE_USED)
        self.panel.open(self.entries(), used)
        self._tell_news()

    def entries(self) -> list[Entry]:
        """Return all there is to choose now."""
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = QMenu(self._window)
        places = menu_places()
        return [
            *self._tabs(),
            *self._recent_files(),
            *self._commands(places),
            *self._of_menus(places),
            *self._tools(places),
            *self._recipes(places),
            *self._columns(),
            *map(self._rule, ALL_RULES),
        ]

    def _go_home(self) -> None:
        home = self._place.tabs.front_page() or self._window.centralWidget()
        if home is not None:
            home.setFocus()

    def _run(self, entry: Entry) -> None:
        settings = self._place.settings
        if entry.group is not Group.FILE:  # these have a list of their own
            used = settings.get(PALETTE_USED)
            used = [entry.key, *(key for key in used if key != entry.key)]
            settings.set(PALETTE_USED, used[:_MOST_USED])
        entry.run()

    def _tell_news(self) -> None:
        """Say once that the key did something else in versions before."""
        mine, split = self._keys(OWN), self._keys(_SPLIT)
        if mine and split and self._place.settings.is_news("Ctrl+Shift+P"):
            text = self.tr("{key} now opens the command palette; Split is {split}.")
            said = text.format(key=mine, split=split)
            self._place.reporter.message(said, self._place.tabs.current_page())

    def _keys(self, action_id: str) -> str:
        key = self._actions[action_id].shortcut()
        return key.toString(QKeySequence.SequenceFormat.NativeText)

    # What there is

    def _commands(self, places: Mapping[str, MenuPlace]) -> Iterator[Entry]:
        for spec in ACTIONS:
            action = self._actions[spec.id]
            name = self._actions.name(spec.id)
            title = name + "…" * spec.text.endswith("…")
            tip = action.statusTip()
            if spec.id != OWN:
                menu, path, lead = places[spec.id]
                yield Entry(
                    spec.id,
                    Group.COMMAND,
                    f"{lead}: {title}" if lead else title,
                    path,
                    action.trigger,
                    self._keys(spec.id),
                    reason_of(spec, self._actions.situation),
                    tip if tip != name else "",
                    menu,
                )

    def _tools(self, places: Mapping[str, MenuPlace]) -> Iterator[Entry]:
        """Return the tools that change many rows; those that have an action are there already."""
        page = self._place.tabs.current_page()
        if page is None or not self._actions[_CHANGE].isEnabled():
            return
        menu, path, _lead = places[_CHANGE]
        path = PATH_MARK.join((path, self._actions.name(_CHANGE)))
        for group, specs in tool_groups(page.session.document.fields):
            for spec in specs:
                if spec.id not in _TOOLS_OF_ACTIONS:
                    title = f"{core_text(spec.title)}…"
                    run = partial(self._change, spec.id)
                    key, sort = f"tool:{spec.id}", Group.COMMAND
                    yield Entry(key, sort, title, path, run, words=group, menu=menu)

    def _of_menus(self, places: Mapping[str, MenuPlace]) -> Iterator[Entry]:
        for name in _COMMANDS_OF_MENUS:
            yield from self._filled(name, Group.COMMAND, places[name])

    def _recipes(self, places: Mapping[str, MenuPlace]) -> Iterator[Entry]:
        yield from self._filled("recipes", Group.RECIPE, places["recipes"])

    def _filled(self, name: str, group: Group, place: MenuPlace) -> Iterator[Entry]:
        """Return the entries of a menu that is made on opening; those of other menus are there."""
        if self._menu is None:
            return
        menu = self._menu.addMenu(name)
        self._fillers[name](menu)
        known = set(self._actions)
        for action in menu.actions():
            if action.text() and action not in known:
                title = action.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
                reason = None if action.isEnabled() else ""
                key = f"{name}:{title}"
                run, at = action.trigger, place.menu
                yield Entry(key, group, title, place.path, run, reason=reason, menu=at)

    def _tabs(self) -> Iterator[Entry]:
        tabs = self._place.tabs
        for page in tabs.all_pages():
            if page is not tabs.front_page():
                place = str(page.path.parent) if page.path is not None else ""
                detail = " · ".join(filter(None, (self.tr("Open file"), place)))
                key = f"tab:{page.path or page.name}"
                yield Entry(key, Group.TAB, page.name, detail, partial(self._go_to_tab, page))

    def _go_to_tab(self, page: TabPage) -> None:
        if page in self._place.tabs.all_pages():  # else it went while it was looked for
            self._place.tabs.bring_to_front(page)

    def _recent_files(self) -> Iterator[Entry]:
        shown = {page.path for page in self._place.tabs.all_pages()}
        recent = self.tr("Recent file")
        for text in self._place.settings.get(RECENT_FILES):
            path = Path(text)
            if is_address(text):
                run = partial(self._place.files.recent.open, text)
                name = text.rpartition("/")[2] or text
                detail = f"{recent} · {text}"
                yield Entry(f"file:{text}", Group.FILE, name, detail, run)
            elif path not in shown:
                detail = f"{recent} · {path.parent}"
                run = partial(self._place.files.open_paths, [path])
                yield Entry(f"file:{text}", Group.FILE, path.name, detail, run)

    def _columns(self) -> Iterator[Entry]:
        page = self._place.tabs.current_page()
        if page is None:
            return
        for number, column in enumerate(page.view.table_model.columns):
            is_hidden = page.view.isColumnHidden(number)
            detail = self.tr("Show this column") if is_hidden else self.tr("Go to this column")
            run = partial(self._go_to_column, page, number)
            words = column.shown_hint or ""
            title = column.shown_title
            yield Entry(f"column:{column.name}", Group.COLUMN, title, detail, run, words=words)
            for text, is_down in ((SORT_UP, False), (SORT_DOWN, True)):
                sort = partial(self._sort, page, column.name, descending=is_down)
                words = QCoreApplication.translate("columns", text)
                key = f"sort:{column.name}:{is_down}"
                yield Entry(key, Group.COLUMN, f"{title} · {words}", self.tr("Column"), sort)

    def _sort(self, page: DocumentPage, name: str, *, descending: bool) -> None:
        if page in self._place.tabs.pages():
            page.model.sort_by(name, descending=descending, stays=True)

    def _go_to_column(self, page: DocumentPage, number: int) -> None:
        if page not in self._place.tabs.pages():
            return
        self._place.tabs.columns.reveal(page.view, number)
        row = max(0, page.view.currentIndex().row())
        if page.model.rowCount():
            page.view.go_to(row, number)
        page.view.setFocus()

    def _rule(self, rule: Rule) -> Entry:
        title = f"{rule.code} · {QCoreApplication.translate('core', rule.title)}"
        run = partial(self._show_rule, rule)
        words = QCoreApplication.translate("core", rule.fault)
        return Entry(f"rule:{rule.code}", Group.RULE, title, self.tr("Rule"), run, words=words)

    def _show_rule(self, rule: Rule) -> None:
        from sitemap_editor.windows.problems.rule_texts import rule_page  # not at start

        title = self.tr("Rule {code}").format(code=rule.code)
        self._place.prompts.show_text(title, rule_page(rule))
