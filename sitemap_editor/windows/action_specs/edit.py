"""The actions of the Edit menu."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction, QKeySequence

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.action_specs.action_spec import (
    ActionSpec,
    ActsOn,
    has_page,
    has_selection,
)
from sitemap_editor.windows.key_focus import KeyScope

_K = QKeySequence.StandardKey

EDIT_ACTIONS: Final = (
    ActionSpec(
        "edit.undo",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Undo"),
        (_K.Undo,),
        "edit-undo",
        lambda situation: situation.can_undo,
        scope=KeyScope.DOCUMENT,
    ),
    ActionSpec(
        "edit.redo",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Redo"),
        (_K.Redo, "Ctrl+Y"),
        "edit-redo",
        lambda situation: situation.can_redo,
        scope=KeyScope.DOCUMENT,
    ),
    ActionSpec(
        "edit.cut",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Cu&t"),
        (_K.Cut,),
        "edit-cut",
        has_selection,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.copy",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "&Copy"),
        (_K.Copy,),
        "edit-copy",
        has_selection,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.paste",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "&Paste"),
        (_K.Paste,),
        "edit-paste",
        lambda situation: situation.has_page or situation.is_text,
        QT_TRANSLATE_NOOP("actions", "Paste over the selected cells, or paste rows as rows"),
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.paste_rows",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Paste as &New Rows"),
        ("Ctrl+Shift+V",),
        "",
        has_page,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.paste_special",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Paste Spec&ial…"),
        ("Ctrl+Alt+V",),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Choose columns, and whether to update URLs that exist"),
    ),
    ActionSpec(
        "edit.clear",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "C&lear Cells"),
        ("Del", "Backspace"),  # Qt's own list has Ctrl+D too on X11
        "edit-clear",
        has_selection,
        QT_TRANSLATE_NOOP("actions", "Remove the values of the selected cells"),
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.select_all",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Select &All"),
        (_K.SelectAll,),
        "edit-select-all",
        lambda situation: situation.has_rows or situation.is_text,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.select_like",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Select All Like T&his"),
        (),
        "",
        has_selection,
        QT_TRANSLATE_NOOP("actions", "Select rows with this value, or with URLs in this folder"),
    ),
    ActionSpec(
        "edit.fill",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Fill &Selection"),
        ("Ctrl+Return", "Ctrl+Enter"),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Put the value of the current cell into all selected cells"),
        scope=KeyScope.ROWS,
    ),
    ActionSpec(
        "edit.fill_down",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Fill D&own"),
        ("Ctrl+D",),
        "",
        has_selection,
        QT_TRANSLATE_NOOP("actions", "Copy the top cell of the selection into those below"),
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.fill_right",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Fill Ri&ght"),
        ("Ctrl+R",),
        "",
        has_selection,
        QT_TRANSLATE_NOOP("actions", "Copy the first cell of each selected row into the others"),
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.today",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Set lastmod to Toda&y"),
        ("Ctrl+;",),
        "",
        lambda situation: situation.has_selection and situation.has_lastmod,
        QT_TRANSLATE_NOOP("actions", "Set lastmod of the selected rows to the current date"),
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "edit.now",
        ActsOn.SHOWN_ROWS,
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
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "Pr&eferences…"),
        (_K.Preferences, "Ctrl+,"),
        "preferences",
        tip=QT_TRANSLATE_NOOP("actions", "Choose language, appearance and file handling"),
        role=QAction.MenuRole.PreferencesRole,
    ),
)
