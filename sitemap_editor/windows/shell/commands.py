"""What each action of a window does: its commands, and the id of the action that calls each."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow
from shiboken6 import isValid

from sitemap_editor.core.files.document import Document
from sitemap_editor.core.resources import resource
from sitemap_editor.session.program.settings import KEY_SET, OWN_KEYS
from sitemap_editor.windows.details.panel import Details
from sitemap_editor.windows.help.commands import HelpCommands
from sitemap_editor.windows.key_sets import KEY_SET_NAMES, keys_in
from sitemap_editor.windows.problems.panel import Problems
from sitemap_editor.windows.shell.filled_menus import FilledMenus
from sitemap_editor.windows.shell.menus import menu_places
from sitemap_editor.windows.shell.sitemap_commands import SitemapCommands
from sitemap_editor.windows.shell.web_commands import WebCommands
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

if TYPE_CHECKING:
    from sitemap_editor.core.checks.problem_index import Kind
    from sitemap_editor.windows.changing.additions import AdditionCommands
    from sitemap_editor.windows.changing.commands import ChangeCommands
    from sitemap_editor.windows.changing.recipe_commands import RecipeCommands
    from sitemap_editor.windows.details.commands import ContentCommands
    from sitemap_editor.windows.editing.table_commands import TableCommands
    from sitemap_editor.windows.files.exporting import Exporting
    from sitemap_editor.windows.importing.commands import ImportCommands
    from sitemap_editor.windows.problems.fix_commands import FixCommands
    from sitemap_editor.windows.shell.palette_commands import PaletteCommands

Handlers = dict[str, Callable[[], object]]


class Commands(QObject):
    """Hands each action to what does it; rooms that are seldom entered are loaded then."""

    def __init__(
        self,
        place: WindowServices,
        edits: Callable[[], TableCommands],
        problems: Problems,
        details: Details,
        help_commands: HelpCommands,
        sitemaps: SitemapCommands,
        menus: FilledMenus,
        now: Callable[[], datetime],
        parent: QMainWindow,
    ) -> None:
        super().__init__(parent)
        self._menus = menus
        self.web = WebCommands(place, problems.open, sitemaps, now, self)
        self._window = parent
        self._place = place
        self._edits = edits
        self._problems = problems
        self._details = details
        self._help = help_commands
        self._sitemaps = sitemaps
        self._fixes: FixCommands | None = None
        problems.copy_lines = lambda lines: self.fixes.copy_list(lines)

    @property
    def fixes(self) -> FixCommands:
        """The commands on problems, made when the first of them is called: not at start."""
        if self._fixes is None:
            from sitemap_editor.windows.problems.fix_commands import FixCommands

            self._fixes = FixCommands(
                self._place.tabs.current_page,
                self._place.tabs.pages,
                self._problems.current_problem,
                self._problems.shown_list,
                self._place.prompts,
                self._place.reporter,
                self,
            )
        return self._fixes

    @cached_property
    def exporting(self) -> Exporting:
        """The commands that write rows elsewhere, made when the first of them is called."""
        from sitemap_editor.windows.files.exporting import Exporting  # not at start

        return Exporting(self._place, self)

    @cached_property
    def importing(self) -> ImportCommands:
        """The commands that import rows, made when the first of them is called."""
        from sitemap_editor.windows.importing.commands import ImportCommands  # not at start

        return ImportCommands(self._place, self._place.files.new, self)

    @cached_property
    def changes(self) -> ChangeCommands:
        """The commands that change many rows, made when the first of them is called."""
        from sitemap_editor.windows.changing.commands import ChangeCommands  # not at start

        tabs, place = self._place.tabs, self._place
        return ChangeCommands(tabs.current_page, tabs.pages, place.prompts, place.reporter, self)

    @cached_property
    def additions(self) -> AdditionCommands:
        """The commands that give rows what a table says, made when the first is called."""
        from sitemap_editor.windows.changing.additions import AdditionCommands  # not at start

        return AdditionCommands(self._place, self.changes.change, self)

    @cached_property
    def recipes(self) -> RecipeCommands:
        """The commands that apply recipes, made when the first of them is called."""
        from sitemap_editor.windows.changing.recipe_commands import RecipeCommands  # not at start

        return RecipeCommands(self._place, self)

    @cached_property
    def contents(self) -> ContentCommands:
        """The commands on what rows hold, made when the first of them is called."""
        from sitemap_editor.windows.details.commands import ContentCommands  # not at start

        place = self._place
        return ContentCommands(place.tabs.current_page, self._details, place.reporter, self)

    @cached_property
    def palette(self) -> PaletteCommands:
        """The command palette, made when it is first opened."""
        from sitemap_editor.windows.shell.palette_commands import PaletteCommands  # not at start

        def change(tool: str) -> None:
            self.changes.change(tool)

        return PaletteCommands(self._place, self._menus, change, self._window)

    @staticmethod
    def can_import(name: str) -> bool:
        """Tell by its name whether a file holds rows to import, not a sitemap to open."""
        from sitemap_editor.windows.importing.commands import is_import_name  # not at start

        return is_import_name(name)

    def handlers(self) -> Handlers:
        """Return what each action does, but for those of the window itself."""
        return {
            **self._of_files(),
            **self._of_rows(),
            **self._of_many_rows(),
            **self._of_finding(),
            **self._of_views(),
            **self._of_problems(),
            **self._sitemaps.handlers(),
            **self.web.handlers(),
            **self._help.handlers(),
            "help.sample": self._open_sample,
            "help.shortcuts": self._change_shortcuts,
        }

    def _of_files(self) -> Handlers:
        files = self._place.files
        return {
            "file.new": files.new,
            "file.new_index": files.new_index,
            "file.open": files.open_by_dialog,
            "file.forget_recent": files.recent.forget,
            "file.save": files.save,
            "file.save_as": files.save_as,
            "file.save_all": files.save_all,
            "file.reload": lambda: files.reload(),
            "file.repairs": files.show_repairs,
            "file.close": lambda: files.close(),
            "file.import": lambda: self.importing.import_file(),
            "file.export": lambda: self.exporting.export_shown(),
            "file.export_selected": lambda: self.exporting.export_selected(),
            "file.export_all": lambda: self.exporting.export_all(),
            "file.report": lambda: self.exporting.reports.report(),
        }

    def _of_rows(self) -> Handlers:
        edits = self._edits
        return {
            "edit.undo": lambda: self._on_front(lambda page: page.undo()),
            "edit.redo": lambda: self._on_front(lambda page: page.redo()),
            "edit.cut": lambda: edits().clipboard.cut(),
            "edit.copy": lambda: edits().clipboard.copy(),
            "edit.paste": lambda: edits().clipboard.paste(),
            "edit.paste_rows": lambda: edits().clipboard.paste_rows(),
            "edit.paste_special": lambda: self.importing.import_clipboard(),
            "edit.clear": lambda: edits().clipboard.clear(),
            "edit.select_all": lambda: edits().clipboard.select_all(),
            "edit.select_like": lambda: edits().cells.select_like(),
            "filter.like": lambda: edits().cells.filter_like(),
            "rows.open_url": lambda: edits().cells.open_in_browser(),
            "rows.copy_url": lambda: edits().cells.copy_url(),
            "edit.fill": lambda: edits().fills.fill_range(),
            "edit.fill_down": lambda: edits().fills.fill_down(),
            "edit.fill_right": lambda: edits().fills.fill_right(),
            "edit.today": lambda: edits().fills.set_today(),
            "edit.now": lambda: edits().fills.set_now(),
            "rows.insert_above": lambda: edits().rows.insert_above(),
            "rows.insert_below": lambda: edits().rows.insert_below(),
            "rows.duplicate": lambda: edits().rows.duplicate(),
            "rows.delete": lambda: edits().rows.delete(),
            "rows.move_up": lambda: edits().rows.move(-1),
            "rows.move_down": lambda: edits().rows.move(1),
        }

    def _of_many_rows(self) -> Handlers:
        return {
            "find.replace": lambda: self.changes.change("replace"),
            "rows.change": lambda: self.changes.change(),
            "rows.sort_file": lambda: self.changes.change("sort"),
            "rows.dedupe": lambda: self.changes.dedupe(),
            "rows.add_images": lambda: self.additions.add_images(),
            "rows.add_alternates": lambda: self.additions.add_alternates(),
            "rows.recipes": lambda: self.recipes.apply(),
            "rows.details": lambda: self._details.toggle(closes=False),
            "rows.add_image": lambda: self.contents.add("image"),
            "rows.add_video": lambda: self.contents.add("video"),
            "rows.add_news": lambda: self.contents.add("news"),
            "rows.add_alternate": lambda: self.contents.add("alternates"),
            "rows.copy_block": lambda: self.contents.copy_block(),
            "rows.paste_block": lambda: self.contents.paste_block(),
            "rows.copy_links": lambda: self.contents.copy_links(),
        }

    def _of_finding(self) -> Handlers:
        return {
            "find.show": lambda: self._on_page(lambda page: page.open_find_bar()),
            "find.next": lambda: self._on_page(lambda page: page.find_next()),
            "find.previous": lambda: self._on_page(lambda page: page.find_next(back=True)),
            "filter.show": lambda: self._on_page(lambda page: page.filter.bar.open()),
            "filter.again": lambda: self._on_page(lambda page: page.filter.rows.apply()),
            "filter.clear": lambda: self._on_page(lambda page: page.filter.show_all()),
            "find.row": self._go_to_row,
            "find.next_problem": lambda: self._go_to_problem(back=False),
            "find.previous_problem": lambda: self._go_to_problem(back=True),
        }

    def _of_views(self) -> Handlers:
        tabs = self._place.tabs
        return {
            "view.choose_columns": self._choose_columns,
            "view.file_order": lambda: self._on_page(lambda page: page.model.sort_by(None)),
            "view.zoom_in": lambda: tabs.row_sizes.zoom(1),
            "view.zoom_out": lambda: tabs.row_sizes.zoom(-1),
            "view.zoom_usual": lambda: tabs.row_sizes.zoom(0),
            "view.next_tab": lambda: tabs.step(1),
            "view.previous_tab": lambda: tabs.step(-1),
            "view.problems": self._problems.toggle,
            "view.palette": lambda: self.palette.toggle(),
        }

    def _of_problems(self) -> Handlers:
        return {
            "problems.fix": lambda: self.fixes.fix_one(),
            "problems.fix_kind": lambda: self.fixes.fix_kind(),
            "problems.fix_safe": lambda: self.fixes.fix_safe(),
            "problems.group": self._problems.open,  # where it is seen what comes of it
            "problems.console": self._explain_console,
            "problems.copy": lambda: self.fixes.copy_list(),
            "problems.export": lambda: self.fixes.export_list(),
        }

    def _explain_console(self) -> None:
        page = self._place.tabs.current_page()
        if page is None:
            return
        from sitemap_editor.session.checks.console_review import ConsoleReview  # not at start

        session = page.session

        def show_kind(kind: Kind) -> None:
            shown = self._place.tabs.page_of(session)
            if isinstance(shown, DocumentPage):
                self._place.tabs.bring_to_front(shown)
                self._problems.show_kind(kind)

        self._place.prompts.explain_console(
            ConsoleReview(session, self._place.query_jobs, show_kind)
        )

    def _change_shortcuts(self) -> None:
        from sitemap_editor.session.program.key_bindings import Command, KeyBindings  # not at start

        settings, actions = self._place.settings, self._menus.actions
        places = menu_places()
        commands = [
            Command(action.objectName(), actions.name(action.objectName()), place.path)
            for action in actions
            if (place := places.get(action.objectName()))
        ]

        def apply() -> None:
            actions.use_keys(settings.get(KEY_SET), settings.get(OWN_KEYS))

        bindings = KeyBindings(settings, commands, KEY_SET_NAMES, keys_in, apply)
        self._place.prompts.change_shortcuts(bindings)

    def _open_sample(self) -> None:
        """Show a copy of the sample: nothing is lost by closing it."""
        content = resource("samples", "sitemap.xml").read_bytes()
        self._place.tabs.add_document(Document.from_bytes(content), never_saved=False)

    def _choose_columns(self) -> None:
        page = self._place.tabs.current_page()
        if page is None:
            return
        from sitemap_editor.session.table.column_choice import ColumnChoice  # not at start

        page.view.finish_editing()
        choice = ColumnChoice(page.session, page.model.contents, page)
        is_wanted = self._place.prompts.choose_columns(choice)
        if is_wanted and page in self._place.tabs.pages():
            self._place.tabs.columns.choose_contents(page.view, list(choice.chosen))
        if isValid(choice):
            choice.deleteLater()

    def _on_page(self, run: Callable[[DocumentPage], object]) -> None:
        if (page := self._place.tabs.current_page()) is not None:
            run(page)

    def _on_front(self, run: Callable[[TabPage], object]) -> None:
        if (page := self._place.tabs.front_page()) is not None:
            run(page)

    def _go_to_problem(self, *, back: bool) -> None:
        from sitemap_editor.windows.table.problem_steps import go_to_problem  # not at start

        reporter, listed = self._place.reporter, self._problems.shown_list()
        self._on_page(lambda page: go_to_problem(page, reporter, listed, back=back))

    def _go_to_row(self) -> None:
        page = self._place.tabs.current_page()
        if page is None:
            return
        current, count = page.view.currentIndex(), len(page.session.document)
        here = page.model.view_order.position(current.row()) if current.isValid() else 0
        number = self._place.prompts.row_number(here + 1, count)
        if number is not None:
            page.go_to_file_row(number - 1)
            page.setFocus()  # whoever goes to a row means to do something with it
