"""The actions of the File menu."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction, QKeySequence

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.action_specs.action_spec import (
    ActionSpec,
    ActsOn,
    always,
    can_save,
    has_all_rows,
    has_selection,
    has_tab,
)

_K = QKeySequence.StandardKey

FILE_ACTIONS: Final = (
    ActionSpec(
        "file.new",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&New Sitemap"),
        (_K.New,),
        "document-new",
    ),
    ActionSpec("file.new_index", ActsOn.WINDOW, QT_TRANSLATE_NOOP("actions", "New Sitemap &Index")),
    ActionSpec(
        "file.open",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Open…"),
        (_K.Open,),
        "document-open",
    ),
    ActionSpec(
        "file.open_url",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "Open &URL…"),
        ("Ctrl+Shift+U",),
        "",
        always,
        QT_TRANSLATE_NOOP("actions", "Open a sitemap from the web, or find those of a site"),
    ),
    ActionSpec(
        "file.forget_recent", ActsOn.WINDOW, QT_TRANSLATE_NOOP("actions", "&Clear This List")
    ),
    ActionSpec(
        "file.save",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Save"),
        (_K.Save,),
        "document-save",
        can_save,
    ),
    ActionSpec(
        "file.save_as",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Save &As…"),
        (_K.SaveAs, "Ctrl+Shift+S"),
        "document-save-as",
        lambda situation: situation.can_save and not situation.is_joined,
    ),
    ActionSpec(
        "file.save_all",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "Save A&ll"),
        ("Ctrl+Alt+S",),
        "document-save-all",
        lambda situation: situation.any_modified,
    ),
    ActionSpec(
        "file.reload",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "R&eload from Disk"),
        ("F5",),
        "document-revert",
        lambda situation: situation.has_path,
    ),
    ActionSpec(
        "file.report",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Prin&t or Save Report…"),
        (_K.Print,),
        "",
        has_all_rows,
        QT_TRANSLATE_NOOP(
            "actions", "Make a page, a PDF or a print of this file, for people without an editor"
        ),
    ),
    ActionSpec(
        "file.earlier",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Earlier &Versions…"),
        (),
        "",
        lambda situation: situation.has_path,
        QT_TRANSLATE_NOOP(
            "actions", "List backup copies and commits of this file, to take rows back from them"
        ),
    ),
    ActionSpec(
        "file.repairs",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Re&pairs…"),
        (),
        "",
        lambda situation: situation.has_repairs,
        QT_TRANSLATE_NOOP("actions", "Show what was repaired when this file was opened"),
    ),
    ActionSpec(
        "file.import",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "I&mport…"),
        ("Ctrl+Alt+I",),
        "",
        always,
        QT_TRANSLATE_NOOP("actions", "Add or update rows from a table, list, web page or log"),
    ),
    ActionSpec(
        "file.export",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Rows S&hown…"),
        (),
        "export",
        has_all_rows,
        QT_TRANSLATE_NOOP("actions", "Write the rows in the table to a file: CSV, Markdown, JSON"),
        short=QT_TRANSLATE_NOOP("actions", "Export"),
    ),
    ActionSpec(
        "file.export_selected",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "&Selected Rows…"),
        (),
        "",
        has_selection,
        QT_TRANSLATE_NOOP("actions", "Write the selected rows to a file"),
    ),
    ActionSpec(
        "file.export_all",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&All Rows…"),
        (),
        "",
        has_all_rows,
        QT_TRANSLATE_NOOP("actions", "Write all rows to a file, in file order"),
    ),
    ActionSpec(
        "file.close",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Close"),
        (_K.Close,),
        "document-close",
        has_tab,
    ),
    ActionSpec(
        "file.quit",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Quit"),
        (_K.Quit, "Ctrl+Q"),
        "application-exit",
        role=QAction.MenuRole.QuitRole,
    ),
)
