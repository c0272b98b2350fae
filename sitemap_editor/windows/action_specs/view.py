"""The actions of the View menu."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QKeySequence

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.action_specs.action_spec import (
    ActionSpec,
    ActsOn,
    has_page,
    has_tab,
)

_K = QKeySequence.StandardKey

VIEW_ACTIONS: Final = (
    ActionSpec(
        "view.palette",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "Co&mmand Palette…"),
        ("Ctrl+Shift+P",),
        tip=QT_TRANSLATE_NOOP("actions", "Find any command, open file, column or rule by typing"),
    ),
    ActionSpec(
        "view.tree",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Explore Panel"),
        ("Ctrl+Shift+E",),
        "",
        has_tab,
        QT_TRANSLATE_NOOP("actions", "Show files that belong together and kinds of problems"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.details",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Details Panel"),
        ("Ctrl+Shift+I",),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Show all there is to know about the current row"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.history",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&History Panel"),
        ("Ctrl+Alt+Z",),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Show the steps done so far, to go to any of them"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.overview",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Overview Panel"),
        ("Ctrl+Shift+Y",),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Show folders, dates and values as pictures"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.export_overview",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "Export Over&view Picture…"),
        (),
        "",
        lambda situation: situation.has_page and situation.has_rows,
        QT_TRANSLATE_NOOP("actions", "Save the pictures of the overview to a file: PNG or SVG"),
    ),
    ActionSpec(
        "view.source",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Source Panel"),
        ("Ctrl+U",),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Show the whole file as text, at the current row"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.problems",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Problems Panel"),
        ("Ctrl+Shift+M",),
        "problems",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Show or hide the list of problems"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.languages",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Languages Matrix"),
        ("Ctrl+Alt+L",),
        "",
        lambda situation: situation.has_page,
        QT_TRANSLATE_NOOP(
            "actions", "Show which language versions each page has, and complete them"
        ),
    ),
    ActionSpec(
        "view.toolbar_icons",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "Toolbar with &Icons Only"),
        enabled_when=has_tab,
        tip=QT_TRANSLATE_NOOP("actions", "Leave out the words of the toolbar"),
        is_checkable=True,
    ),
    ActionSpec(
        "view.choose_columns",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Choose Col&umns…"),
        (),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Show images, videos, news, languages or other elements"),
    ),
    ActionSpec(
        "view.file_order",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Rows in &File Order"),
        (),
        "",
        lambda situation: situation.has_page and not situation.is_in_file_order,
    ),
    ActionSpec(
        "view.zoom_in",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "Zoom &In"),
        ("Ctrl+Alt++", "Ctrl+Alt+="),  # without Alt these belong to rows, as in spreadsheets
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Make the text of the table larger"),
    ),
    ActionSpec(
        "view.zoom_out",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "Zoom &Out"),
        ("Ctrl+Alt+-",),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Make the text of the table smaller"),
    ),
    ActionSpec(
        "view.zoom_usual",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Usual Size"),
        ("Ctrl+0",),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Show the table in the usual size"),
    ),
    ActionSpec(
        "view.next_tab",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Next File"),
        ("Ctrl+PgDown", _K.NextChild),
        "",
        has_tab,
    ),
    ActionSpec(
        "view.previous_tab",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Previous File"),
        ("Ctrl+PgUp", _K.PreviousChild),
        "",
        has_tab,
    ),
)
