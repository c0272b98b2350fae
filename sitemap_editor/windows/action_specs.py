"""Every action once, as data: menus, toolbar and shortcut list read them from here."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtGui import QAction, QKeySequence

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.key_focus import KeyScope
from sitemap_editor.windows.situation import Situation

Condition: TypeAlias = Callable[[Situation], bool]
_K = QKeySequence.StandardKey
_REPLACE = ("Ctrl+Alt+F",) if sys.platform == "darwin" else ("Ctrl+H",)  # ⌘H hides a program


def _always(_situation: Situation) -> bool:
    return True


def _tab(situation: Situation) -> bool:
    return situation.has_tab


def _saveable(situation: Situation) -> bool:
    return situation.can_save


def _page(situation: Situation) -> bool:
    return situation.has_page


def _rows(situation: Situation) -> bool:
    return situation.has_rows


def _selection(situation: Situation) -> bool:
    return situation.has_selection


def _index(situation: Situation) -> bool:
    return situation.is_index


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action: `keys` are standard keys of the platform or texts such as ``Ctrl+L``.

    Keys belong to what has the focus: `scope` says from where they reach the action.
    """

    id: str
    text: str
    keys: tuple[QKeySequence.StandardKey | str, ...] = ()
    icon: str = ""
    enabled_when: Condition = _always
    tip: str = ""
    is_checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    scope: KeyScope = KeyScope.WINDOW
    short: str = ""
    """On the toolbar, where the text is too long."""

    @property
    def is_of_shown_rows(self) -> bool:
        """Tell whether it takes the rows that a filter shows: so it waits until they are known."""
        return self.id in _OF_SHOWN_ROWS or (
            self.id.startswith(("edit.", "rows.")) and self.id not in _OF_ONE_OR_NONE
        )


_OF_SHOWN_ROWS: Final = ("find.replace", "file.export", "file.export_selected")
_OF_ONE_OR_NONE: Final = (
    *("edit.undo", "edit.redo", "edit.preferences"),
    *("rows.open_url", "rows.copy_url", "rows.recipes"),
)


ACTIONS: Final = (
    ActionSpec("file.new", QT_TRANSLATE_NOOP("actions", "&New Sitemap"), (_K.New,), "document-new"),
    ActionSpec("file.new_index", QT_TRANSLATE_NOOP("actions", "New Sitemap &Index")),
    ActionSpec("file.open", QT_TRANSLATE_NOOP("actions", "&Open…"), (_K.Open,), "document-open"),
    ActionSpec("file.forget_recent", QT_TRANSLATE_NOOP("actions", "&Clear This List")),
    ActionSpec(
        "file.save", QT_TRANSLATE_NOOP("actions", "&Save"), (_K.Save,), "document-save", _saveable
    ),
    ActionSpec(
        "file.save_as",
        QT_TRANSLATE_NOOP("actions", "Save &As…"),
        (_K.SaveAs, "Ctrl+Shift+S"),
        "document-save-as",
        _saveable,
    ),
    ActionSpec(
        "file.save_all",
        QT_TRANSLATE_NOOP("actions", "Save A&ll"),
        ("Ctrl+Alt+S",),
        "document-save-all",
        lambda situation: situation.any_modified,
    ),
    ActionSpec(
        "file.reload",
        QT_TRANSLATE_NOOP("actions", "R&eload from Disk"),
        ("F5",),
        "document-revert",
        lambda situation: situation.has_path,
    ),
    ActionSpec(
        "file.repairs",
        QT_TRANSLATE_NOOP("actions", "Re&pairs…"),
        (),
        "",
        lambda situation: situation.has_repairs,
        QT_TRANSLATE_NOOP("actions", "Show what was repaired when this file was opened"),
    ),
    ActionSpec(
        "file.import",
        QT_TRANSLATE_NOOP("actions", "Impor&t…"),
        ("Ctrl+Alt+I",),
        "",
        _always,
        QT_TRANSLATE_NOOP("actions", "Add or update rows from a table, list, web page or log"),
    ),
    ActionSpec(
        "file.export",
        QT_TRANSLATE_NOOP("actions", "Rows S&hown…"),
        (),
        "export",
        _rows,
        QT_TRANSLATE_NOOP("actions", "Write the rows in the table to a file: CSV, Markdown, JSON"),
        short=QT_TRANSLATE_NOOP("actions", "Export"),
    ),
    ActionSpec(
        "file.export_selected",
        QT_TRANSLATE_NOOP("actions", "&Selected Rows…"),
        (),
        "",
        _selection,
        QT_TRANSLATE_NOOP("actions", "Write the selected rows to a file"),
    ),
    ActionSpec(
        "file.export_all",
        QT_TRANSLATE_NOOP("actions", "&All Rows…"),
        (),
        "",
        _rows,
        QT_TRANSLATE_NOOP("actions", "Write all rows to a file, in file order"),
    ),
    ActionSpec(
        "file.close", QT_TRANSLATE_NOOP("actions", "&Close"), (_K.Close,), "document-close", _tab
    ),
    ActionSpec(
        "file.quit",
        QT_TRANSLATE_NOOP("actions", "&Quit"),
        (_K.Quit, "Ctrl+Q"),
        "application-exit",
        role=QAction.MenuRole.QuitRole,
    ),
    ActionSpec(
        "edit.undo",
        QT_TRANSLATE_NOOP("actions", "&Undo"),
        (_K.Undo,),
        "edit-undo",
        lambda situation: situation.can_undo,
        scope=KeyScope.DOCUMENT,
    ),
    ActionSpec(
        "edit.redo",
        QT_TRANSLATE_NOOP("actions", "&Redo"),
        (_K.Redo, "Ctrl+Y"),
        "edit-redo",
        lambda situation: situation.can_redo,
        scope=KeyScope.DOCUMENT,
    ),
    ActionSpec(
        "edit.cut",
        QT_TRANSLATE_NOOP("actions", "Cu&t"),
        (_K.Cut,),
        "edit-cut",
        _selection,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.copy",
        QT_TRANSLATE_NOOP("actions", "&Copy"),
        (_K.Copy,),
        "edit-copy",
        _selection,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.paste",
        QT_TRANSLATE_NOOP("actions", "&Paste"),
        (_K.Paste,),
        "edit-paste",
        lambda situation: situation.has_page or situation.is_text,
        QT_TRANSLATE_NOOP("actions", "Paste over the selected cells, or paste rows as rows"),
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.paste_rows",
        QT_TRANSLATE_NOOP("actions", "Paste as &New Rows"),
        ("Ctrl+Shift+V",),
        "",
        _page,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.paste_special",
        QT_TRANSLATE_NOOP("actions", "Paste Spec&ial…"),
        ("Ctrl+Alt+V",),
        "",
        _page,
        QT_TRANSLATE_NOOP("actions", "Choose columns, and whether to update URLs that exist"),
    ),
    ActionSpec(
        "edit.clear",
        QT_TRANSLATE_NOOP("actions", "C&lear Cells"),
        ("Del", "Backspace"),  # Qt's own list has Ctrl+D too on X11
        "edit-clear",
        _selection,
        QT_TRANSLATE_NOOP("actions", "Remove the values of the selected cells"),
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.select_all",
        QT_TRANSLATE_NOOP("actions", "Select &All"),
        (_K.SelectAll,),
        "edit-select-all",
        lambda situation: situation.has_rows or situation.is_text,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.select_like",
        QT_TRANSLATE_NOOP("actions", "Select All Like T&his"),
        (),
        "",
        _selection,
        QT_TRANSLATE_NOOP("actions", "Select rows with this value, or with URLs in this folder"),
    ),
    ActionSpec(
        "rows.open_url",
        QT_TRANSLATE_NOOP("actions", "Open in Brow&ser"),
        (),
        "",
        _selection,
        QT_TRANSLATE_NOOP("actions", "Open the URLs of the selected rows in the web browser"),
    ),
    ActionSpec(
        "rows.copy_url",
        QT_TRANSLATE_NOOP("actions", "Copy U&RL"),
        (),
        "",
        _selection,
        QT_TRANSLATE_NOOP("actions", "Copy the URLs of the selected rows, one per line"),
    ),
    ActionSpec(
        "edit.fill",
        QT_TRANSLATE_NOOP("actions", "Fill &Selection"),
        ("Ctrl+Return", "Ctrl+Enter"),
        "",
        _page,
        QT_TRANSLATE_NOOP("actions", "Put the value of the current cell into all selected cells"),
        scope=KeyScope.ROWS,
    ),
    ActionSpec(
        "edit.fill_down",
        QT_TRANSLATE_NOOP("actions", "Fill D&own"),
        ("Ctrl+D",),
        "",
        _selection,
        QT_TRANSLATE_NOOP("actions", "Copy the top cell of the selection into those below"),
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.fill_right",
        QT_TRANSLATE_NOOP("actions", "Fill Ri&ght"),
        ("Ctrl+R",),
        "",
        _selection,
        QT_TRANSLATE_NOOP("actions", "Copy the first cell of each selected row into the others"),
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.today",
        QT_TRANSLATE_NOOP("actions", "Set lastmod to Toda&y"),
        ("Ctrl+;",),
        "",
        lambda situation: situation.has_selection and situation.has_lastmod,
        QT_TRANSLATE_NOOP("actions", "Set lastmod of the selected rows to the current date"),
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.now",
        QT_TRANSLATE_NOOP("actions", "Set lastmod to No&w"),
        ("Ctrl+Shift+;", "Ctrl+:", "Ctrl+Shift+:"),
        "format-now",
        lambda situation: situation.has_selection and situation.has_lastmod,
        QT_TRANSLATE_NOOP(
            "actions", "Set lastmod of the selected rows to the current date and time"
        ),
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.preferences",
        QT_TRANSLATE_NOOP("actions", "Pr&eferences…"),
        (_K.Preferences, "Ctrl+,"),
        "preferences",
        tip=QT_TRANSLATE_NOOP("actions", "Choose language, appearance and file handling"),
        role=QAction.MenuRole.PreferencesRole,
    ),
    ActionSpec(
        "rows.insert_above",
        QT_TRANSLATE_NOOP("actions", "Insert Row &Above"),
        ("Ctrl+Shift+Return", "Ctrl++", "Ctrl+=", "Ctrl+Shift+=", "Ctrl+Shift++"),
        "row-insert-above",
        _page,
        scope=KeyScope.ROWS,
    ),
    ActionSpec(
        "rows.insert_below",
        QT_TRANSLATE_NOOP("actions", "Insert Row &Below"),
        ("Alt+Return", "Alt+Enter"),
        "row-insert-below",
        _page,
        scope=KeyScope.ROWS,
        short=QT_TRANSLATE_NOOP("actions", "Add"),
    ),
    ActionSpec(
        "rows.duplicate",
        QT_TRANSLATE_NOOP("actions", "Dupl&icate Rows"),
        ("Ctrl+Shift+D",),
        "row-duplicate",
        _selection,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "rows.delete",
        QT_TRANSLATE_NOOP("actions", "D&elete Rows"),
        ("Ctrl+-", "Ctrl+Backspace", "Ctrl+Delete"),
        "row-delete",
        _selection,
        scope=KeyScope.TABLE,
        short=QT_TRANSLATE_NOOP("actions", "Delete"),
    ),
    ActionSpec(
        "rows.move_up",
        QT_TRANSLATE_NOOP("actions", "Move &Up"),
        ("Alt+Up",),
        "go-up",
        _selection,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "rows.move_down",
        QT_TRANSLATE_NOOP("actions", "Move &Down"),
        ("Alt+Down",),
        "go-down",
        _selection,
        scope=KeyScope.TABLE,
    ),
    ActionSpec("find.show", QT_TRANSLATE_NOOP("actions", "&Find…"), (_K.Find,), "edit-find", _page),
    ActionSpec(
        "find.next",
        QT_TRANSLATE_NOOP("actions", "Find &Next"),
        ("F3",),  # Qt's own list has Ctrl+G on X11
        "go-next",
        lambda situation: situation.has_search,
    ),
    ActionSpec(
        "find.previous",
        QT_TRANSLATE_NOOP("actions", "Find &Previous"),
        ("Shift+F3",),
        "go-previous",
        lambda situation: situation.has_search,
    ),
    ActionSpec(
        "find.replace",
        QT_TRANSLATE_NOOP("actions", "&Replace…"),
        _REPLACE,
        "",
        _rows,
        QT_TRANSLATE_NOOP("actions", "Replace text in many rows, after a preview"),
    ),
    ActionSpec(
        "rows.change",
        QT_TRANSLATE_NOOP("actions", "C&hange Rows…"),
        ("Ctrl+Shift+H",),
        "",
        _rows,
        QT_TRANSLATE_NOOP("actions", "Change URLs, dates or priorities of many rows at once"),
    ),
    ActionSpec(
        "rows.sort_file",
        QT_TRANSLATE_NOOP("actions", "S&ort in File…"),
        (),
        "",
        _rows,
        QT_TRANSLATE_NOOP("actions", "Write rows to the file in the order of a column"),
    ),
    ActionSpec(
        "rows.dedupe",
        QT_TRANSLATE_NOOP("actions", "Remove Du&plicates…"),
        (),
        "",
        _rows,
        QT_TRANSLATE_NOOP("actions", "Keep one of several rows with the same URL or page"),
    ),
    ActionSpec(
        "rows.recipes",
        QT_TRANSLATE_NOOP("actions", "&Manage and Apply…"),
        (),
        "",
        _page,
        QT_TRANSLATE_NOOP("actions", "Apply recipes to this file, import, export and order them"),
    ),
    ActionSpec(
        "filter.show",
        QT_TRANSLATE_NOOP("actions", "Fil&ter"),
        ("Ctrl+Shift+L",),
        "filter",
        _page,
        QT_TRANSLATE_NOOP("actions", "Show only the rows you name"),
    ),
    ActionSpec(
        "filter.like",
        QT_TRANSLATE_NOOP("actions", "Filter Like This &Value"),
        (),
        "",
        _selection,
        QT_TRANSLATE_NOOP("actions", "Show rows with this value, or with URLs in this folder"),
    ),
    ActionSpec(
        "filter.again",
        QT_TRANSLATE_NOOP("actions", "&Apply Filter Again"),
        ("F9",),
        "",
        lambda situation: situation.is_filtered,
    ),
    ActionSpec(
        "filter.clear",
        QT_TRANSLATE_NOOP("actions", "&Show All Rows"),
        (),
        "",
        lambda situation: situation.is_filtered,
    ),
    ActionSpec(
        "find.row",
        QT_TRANSLATE_NOOP("actions", "&Go to Row…"),
        ("Ctrl+G", "Ctrl+L"),
        "go-jump",
        _rows,
    ),
    ActionSpec(
        "find.next_problem",
        QT_TRANSLATE_NOOP("actions", "Next P&roblem"),
        ("F8",),
        "severity-warning",
        lambda situation: situation.has_problems,
    ),
    ActionSpec(
        "find.previous_problem",
        QT_TRANSLATE_NOOP("actions", "Previous Pro&blem"),
        ("Shift+F8",),
        "",
        lambda situation: situation.has_problems,
    ),
    ActionSpec(
        "problems.fix",
        QT_TRANSLATE_NOOP("actions", "&Fix"),
        ("Ctrl+F8", "Ctrl+."),
        "",
        lambda situation: situation.can_fix or situation.is_typing,
        QT_TRANSLATE_NOOP("actions", "Fix the current problem"),
        scope=KeyScope.PROBLEMS,
    ),
    ActionSpec(
        "problems.fix_kind",
        QT_TRANSLATE_NOOP("actions", "Fix All of This &Kind…"),
        ("Ctrl+Shift+F8",),
        "",
        lambda situation: situation.can_fix_kind or situation.is_typing,
        QT_TRANSLATE_NOOP("actions", "Fix all problems of the same rule as the current one"),
        scope=KeyScope.PROBLEMS,
    ),
    ActionSpec(
        "problems.fix_safe",
        QT_TRANSLATE_NOOP("actions", "Fix &Everything Safe…"),
        ("Ctrl+F9",),
        "",
        lambda situation: situation.can_fix_safely,
        QT_TRANSLATE_NOOP("actions", "Fix everything that loses nothing and asks no questions"),
    ),
    ActionSpec(
        "problems.group",
        QT_TRANSLATE_NOOP("actions", "&Group by Rule"),
        enabled_when=_page,
        tip=QT_TRANSLATE_NOOP("actions", "List the problems by rule, or all of them by row"),
        is_checkable=True,
        short=QT_TRANSLATE_NOOP("actions", "Group"),
    ),
    ActionSpec(
        "problems.mute_file",
        QT_TRANSLATE_NOOP("actions", "&Mute This Rule in This File"),
        (),
        "",
        lambda situation: situation.can_mute,
        QT_TRANSLATE_NOOP("actions", "Do not check this file for the rule of the current problem"),
    ),
    ActionSpec(
        "problems.mute_site",
        QT_TRANSLATE_NOOP("actions", "Mute This Rule f&or This Site"),
        (),
        "",
        lambda situation: situation.can_mute and bool(situation.site),
        QT_TRANSLATE_NOOP(
            "actions", "Do not check the files of this site for the rule of the current problem"
        ),
    ),
    ActionSpec(
        "problems.muted",
        QT_TRANSLATE_NOOP("actions", "M&uted Rules…"),
        (),
        "",
        _page,
        QT_TRANSLATE_NOOP("actions", "List the rules that are not checked here, and unmute them"),
    ),
    ActionSpec(
        "problems.copy",
        QT_TRANSLATE_NOOP("actions", "&Copy List"),
        (),
        "",
        lambda situation: situation.has_problems,
        QT_TRANSLATE_NOOP("actions", "Copy the listed problems as text, one per line"),
    ),
    ActionSpec(
        "problems.export",
        QT_TRANSLATE_NOOP("actions", "E&xport List…"),
        (),
        "",
        lambda situation: situation.has_problems,
        QT_TRANSLATE_NOOP("actions", "Save the listed problems to a file: text, CSV or JSON"),
    ),
    ActionSpec(
        "sitemaps.split",
        QT_TRANSLATE_NOOP("actions", "&Split…"),
        ("Ctrl+Shift+K",),
        "split",
        _rows,
        QT_TRANSLATE_NOOP(
            "actions", "Divide this file into several files and create an index of them"
        ),
    ),
    ActionSpec(
        "sitemaps.merge",
        QT_TRANSLATE_NOOP("actions", "&Merge Files…"),
        (),
        "merge",
        _always,
        QT_TRANSLATE_NOOP("actions", "Make one new file from several files"),
        short=QT_TRANSLATE_NOOP("actions", "Merge"),
    ),
    ActionSpec(
        "sitemaps.merge_into",
        QT_TRANSLATE_NOOP("actions", "Merge In&to This File…"),
        (),
        "",
        _page,
        QT_TRANSLATE_NOOP("actions", "Add the rows of other files; you can undo it in one step"),
    ),
    ActionSpec(
        "index.from_files",
        QT_TRANSLATE_NOOP("actions", "&Index from Files…"),
        (),
        "",
        _always,
        QT_TRANSLATE_NOOP("actions", "Create a sitemap index from files on this computer"),
    ),
    ActionSpec(
        "index.add",
        QT_TRANSLATE_NOOP("actions", "&Add Sitemaps…"),
        (),
        "",
        _index,
        QT_TRANSLATE_NOOP("actions", "Add more files to this index"),
    ),
    ActionSpec(
        "index.open_child",
        QT_TRANSLATE_NOOP("actions", "&Open Listed Sitemap"),
        ("Ctrl+Shift+O",),
        "",
        lambda situation: situation.is_index and situation.has_selection,
        QT_TRANSLATE_NOOP(
            "actions", "Open the files of the selected rows from the folder of the index"
        ),
    ),
    ActionSpec(
        "index.open_all",
        QT_TRANSLATE_NOOP("actions", "Open A&ll Listed"),
        (),
        "",
        lambda situation: situation.is_index and situation.has_rows,
        QT_TRANSLATE_NOOP("actions", "Open every listed file that is in the folder of the index"),
    ),
    ActionSpec(
        "sitemaps.robots",
        QT_TRANSLATE_NOOP("actions", "Lines for &robots.txt…"),
        (),
        "",
        _page,
        QT_TRANSLATE_NOOP("actions", "Tell crawlers where this file is, and check robots.txt"),
    ),
    ActionSpec(
        "view.palette",
        QT_TRANSLATE_NOOP("actions", "Co&mmand Palette…"),
        ("Ctrl+Shift+P",),
        tip=QT_TRANSLATE_NOOP("actions", "Find any command, open file, column or rule by typing"),
    ),
    ActionSpec(
        "view.tree",
        QT_TRANSLATE_NOOP("actions", "&Explore Panel"),
        ("Ctrl+Shift+E",),
        "",
        _tab,
        QT_TRANSLATE_NOOP("actions", "Show files that belong together and kinds of problems"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.details",
        QT_TRANSLATE_NOOP("actions", "&Details Panel"),
        ("Ctrl+Shift+I",),
        "",
        _page,
        QT_TRANSLATE_NOOP("actions", "Show all there is to know about the current row"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.history",
        QT_TRANSLATE_NOOP("actions", "&History Panel"),
        ("Ctrl+Alt+Z",),
        "",
        _page,
        QT_TRANSLATE_NOOP("actions", "Show the steps done so far, to go to any of them"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.overview",
        QT_TRANSLATE_NOOP("actions", "&Overview Panel"),
        ("Ctrl+Shift+Y",),
        "",
        _page,
        QT_TRANSLATE_NOOP("actions", "Show folders, dates and values as pictures"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.problems",
        QT_TRANSLATE_NOOP("actions", "&Problems Panel"),
        ("Ctrl+Shift+M",),
        "problems",
        _page,
        QT_TRANSLATE_NOOP("actions", "Show or hide the list of problems"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.toolbar_icons",
        QT_TRANSLATE_NOOP("actions", "Toolbar with &Icons Only"),
        enabled_when=_tab,
        tip=QT_TRANSLATE_NOOP("actions", "Leave out the words of the toolbar"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.file_order",
        QT_TRANSLATE_NOOP("actions", "Rows in &File Order"),
        (),
        "",
        lambda situation: situation.has_page and not situation.is_in_file_order,
    ),
    ActionSpec(
        "view.zoom_in",
        QT_TRANSLATE_NOOP("actions", "Zoom &In"),
        ("Ctrl+Alt++", "Ctrl+Alt+="),  # without Alt these belong to rows, as in spreadsheets
        "",
        _page,
        QT_TRANSLATE_NOOP("actions", "Make the text of the table larger"),
    ),
    ActionSpec(
        "view.zoom_out",
        QT_TRANSLATE_NOOP("actions", "Zoom &Out"),
        ("Ctrl+Alt+-",),
        "",
        _page,
        QT_TRANSLATE_NOOP("actions", "Make the text of the table smaller"),
    ),
    ActionSpec(
        "view.zoom_usual",
        QT_TRANSLATE_NOOP("actions", "&Usual Size"),
        ("Ctrl+0",),
        "",
        _page,
        QT_TRANSLATE_NOOP("actions", "Show the table in the usual size"),
    ),
    ActionSpec(
        "view.next_tab",
        QT_TRANSLATE_NOOP("actions", "&Next File"),
        ("Ctrl+PgDown", _K.NextChild),
        "",
        _tab,
    ),
    ActionSpec(
        "view.previous_tab",
        QT_TRANSLATE_NOOP("actions", "&Previous File"),
        ("Ctrl+PgUp", _K.PreviousChild),
        "",
        _tab,
    ),
    ActionSpec("help.guide", QT_TRANSLATE_NOOP("actions", "Quick &Guide"), (), "help-contents"),
    ActionSpec("help.keys", QT_TRANSLATE_NOOP("actions", "&Keyboard Shortcuts"), ("F1",)),
    ActionSpec(
        "help.shortcuts",
        QT_TRANSLATE_NOOP("actions", "&Customize Shortcuts…"),
        tip=QT_TRANSLATE_NOOP("actions", "Change, import and export keyboard shortcuts"),
    ),
    ActionSpec("help.rules", QT_TRANSLATE_NOOP("actions", "Sitemap &Rules")),
    ActionSpec(
        "help.sample",
        QT_TRANSLATE_NOOP("actions", "Open a &Sample"),
        tip=QT_TRANSLATE_NOOP("actions", "Open a small sitemap to try things out"),
    ),
    ActionSpec(
        "help.about",
        QT_TRANSLATE_NOOP("actions", "&About Sitemap Editor"),
        (),
        "help-about",
        role=QAction.MenuRole.AboutRole,
    ),
)
