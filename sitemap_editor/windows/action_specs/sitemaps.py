"""The actions of the Sitemaps menu: several files, and indexes of them."""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.action_specs.action_spec import (
    ActionSpec,
    ActsOn,
    always,
    has_page,
    is_index,
)

SITEMAPS_ACTIONS: Final = (
    ActionSpec(
        "sitemaps.split",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Split…"),
        ("Ctrl+Shift+K",),
        "split",
        lambda situation: situation.has_rows and not situation.is_joined,
        QT_TRANSLATE_NOOP(
            "actions", "Divide this file into several files and create an index of them"
        ),
    ),
    ActionSpec(
        "sitemaps.merge",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Merge Files…"),
        (),
        "merge",
        always,
        QT_TRANSLATE_NOOP("actions", "Make one new file from several files"),
        short=QT_TRANSLATE_NOOP("actions", "Merge"),
    ),
    ActionSpec(
        "sitemaps.merge_into",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Merge In&to This File…"),
        (),
        "",
        lambda situation: situation.has_page and not situation.is_joined,
        QT_TRANSLATE_NOOP("actions", "Add the rows of other files; you can undo it in one step"),
    ),
    ActionSpec(
        "sitemaps.merge_three",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "Merge T&hree Versions…"),
        (),
        "",
        always,
        QT_TRANSLATE_NOOP("actions", "Merge two versions of a sitemap that were made from a third"),
    ),
    ActionSpec(
        "sitemaps.compare",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Compare…"),
        (),
        "compare",
        always,
        QT_TRANSLATE_NOOP("actions", "List what differs between two files, folders or indexes"),
    ),
    ActionSpec(
        "index.from_files",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Index from Files…"),
        (),
        "",
        always,
        QT_TRANSLATE_NOOP("actions", "Create a sitemap index from files on this computer"),
    ),
    ActionSpec(
        "index.add",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Add Sitemaps…"),
        (),
        "",
        is_index,
        QT_TRANSLATE_NOOP("actions", "Add more files to this index"),
    ),
    ActionSpec(
        "index.open_child",
        ActsOn.SHOWN_ROWS,
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
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Open A&ll Listed"),
        (),
        "",
        lambda situation: situation.is_index and situation.has_rows,
        QT_TRANSLATE_NOOP("actions", "Open every listed file that is in the folder of the index"),
    ),
    ActionSpec(
        "index.open_table",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Open All as One Ta&ble"),
        ("Ctrl+Shift+T",),
        "",
        lambda situation: situation.is_index and situation.has_rows,
        QT_TRANSLATE_NOOP(
            "actions",
            "Edit the rows of all listed files in one table; each file is saved by itself",
        ),
    ),
    ActionSpec(
        "index.move_rows",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Move Rows to &File…"),
        (),
        "",
        lambda situation: situation.is_joined and situation.has_selection,
        QT_TRANSLATE_NOOP("actions", "Put the selected rows into another file of this table"),
    ),
    ActionSpec(
        "sitemaps.robots",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Lines for &robots.txt…"),
        (),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Tell crawlers where this file is, and check robots.txt"),
    ),
)
