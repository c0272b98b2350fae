"""The actions of the Help menu."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.action_specs.action_spec import (
    ActionSpec,
    ActsOn,
)

HELP_ACTIONS: Final = (
    ActionSpec(
        "help.guide",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "Quick &Guide"),
        (),
        "help-contents",
    ),
    ActionSpec(
        "help.keys", ActsOn.WINDOW, QT_TRANSLATE_NOOP("actions", "&Keyboard Shortcuts"), ("F1",)
    ),
    ActionSpec(
        "help.shortcuts",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&Customize Shortcuts…"),
        tip=QT_TRANSLATE_NOOP("actions", "Change, import and export keyboard shortcuts"),
    ),
    ActionSpec("help.rules", ActsOn.WINDOW, QT_TRANSLATE_NOOP("actions", "Sitemap &Rules")),
    ActionSpec(
        "help.sample",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "Open a &Sample"),
        tip=QT_TRANSLATE_NOOP("actions", "Open a small sitemap to try things out"),
    ),
    ActionSpec(
        "help.about",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "&About Sitemap Editor"),
        (),
        "help-about",
        role=QAction.MenuRole.AboutRole,
    ),
)
