"""The actions of the Find menu: finding, replacing, filtering, going."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtGui import QKeySequence

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.action_specs.action_spec import (
    ActionSpec,
    ActsOn,
    has_page,
    has_rows,
    has_selection,
)

_K = QKeySequence.StandardKey
_REPLACE = ("Ctrl+Alt+F",) if sys.platform == "darwin" else ("Ctrl+H",)  # ⌘H hides a program

FIND_ACTIONS: Final = (
    ActionSpec(
        "find.show",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Find…"),
        (_K.Find,),
        "edit-find",
        has_page,
    ),
    ActionSpec(
        "find.next",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Find &Next"),
        ("F3",),  # Qt's own list has Ctrl+G on X11
        "go-next",
        lambda situation: situation.has_search,
    ),
    ActionSpec(
        "find.previous",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Find &Previous"),
        ("Shift+F3",),
        "go-previous",
        lambda situation: situation.has_search,
    ),
    ActionSpec(
        "find.replace",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "&Replace…"),
        _REPLACE,
        "",
        has_rows,
        QT_TRANSLATE_NOOP("actions", "Replace text in many rows, after a preview"),
    ),
    ActionSpec(
        "filter.show",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Fil&ter"),
        ("Ctrl+Shift+L",),
        "filter",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Show only the rows you name"),
    ),
    ActionSpec(
        "filter.like",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Filter Like This &Value"),
        (),
        "",
        has_selection,
        QT_TRANSLATE_NOOP("actions", "Show rows with this value, or with URLs in this folder"),
    ),
    ActionSpec(
        "filter.again",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Apply Filter Again"),
        ("F9",),
        "",
        lambda situation: situation.is_filtered,
    ),
    ActionSpec(
        "filter.clear",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Show All Rows"),
        (),
        "",
        lambda situation: situation.is_filtered,
    ),
    ActionSpec(
        "find.row",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Go to Row…"),
        ("Ctrl+G", "Ctrl+L"),
        "go-jump",
        has_rows,
    ),
)
