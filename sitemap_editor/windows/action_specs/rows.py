"""The actions of the Rows menu."""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.action_specs.action_spec import (
    ActionSpec,
    ActsOn,
    has_page,
    has_rows,
    has_selection,
)
from sitemap_editor.windows.key_focus import KeyScope

ROWS_ACTIONS: Final = (
    ActionSpec(
        "rows.open_url",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Open in Brow&ser"),
        (),
        "",
        has_selection,
        QT_TRANSLATE_NOOP("actions", "Open the URLs of the selected rows in the web browser"),
    ),
    ActionSpec(
        "rows.copy_url",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Copy U&RL"),
        (),
        "",
        has_selection,
        QT_TRANSLATE_NOOP("actions", "Copy the URLs of the selected rows, one per line"),
    ),
    ActionSpec(
        "rows.insert_above",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Insert Row &Above"),
        ("Ctrl+Shift+Return", "Ctrl++", "Ctrl+=", "Ctrl+Shift+=", "Ctrl+Shift++"),
        "row-insert-above",
        has_page,
        scope=KeyScope.ROWS,
    ),
    ActionSpec(
        "rows.insert_below",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Insert Row &Below"),
        ("Alt+Return", "Alt+Enter"),
        "row-insert-below",
        has_page,
        scope=KeyScope.ROWS,
        short=QT_TRANSLATE_NOOP("actions", "Add"),
    ),
    ActionSpec(
        "rows.duplicate",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Dupl&icate Rows"),
        ("Ctrl+Shift+D",),
        "row-duplicate",
        has_selection,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "rows.delete",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "D&elete Rows"),
        ("Ctrl+-", "Ctrl+Backspace", "Ctrl+Delete"),
        "row-delete",
        has_selection,
        scope=KeyScope.TABLE,
        short=QT_TRANSLATE_NOOP("actions", "Delete"),
    ),
    ActionSpec(
        "rows.move_up",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Move &Up"),
        ("Alt+Up",),
        "go-up",
        has_selection,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "rows.move_down",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Move &Down"),
        ("Alt+Down",),
        "go-down",
        has_selection,
        scope=KeyScope.TABLE,
    ),
    ActionSpec(
        "rows.change",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "C&hange Rows…"),
        ("Ctrl+Shift+H",),
        "",
        has_rows,
        QT_TRANSLATE_NOOP("actions", "Change URLs, dates or priorities of many rows at once"),
    ),
    ActionSpec(
        "rows.sort_file",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "S&ort in File…"),
        (),
        "",
        has_rows,
        QT_TRANSLATE_NOOP("actions", "Write rows to the file in the order of a column"),
    ),
    ActionSpec(
        "rows.dedupe",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Remove Du&plicates…"),
        (),
        "",
        has_rows,
        QT_TRANSLATE_NOOP("actions", "Keep one of several rows with the same URL or page"),
    ),
    ActionSpec(
        "rows.recipes",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Manage and Apply…"),
        (),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Apply recipes to this file, import, export and order them"),
    ),
)
