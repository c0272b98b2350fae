"""The actions of the Problems menu."""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.action_specs.action_spec import (
    ActionSpec,
    ActsOn,
    has_page,
)
from sitemap_editor.windows.key_focus import KeyScope

PROBLEMS_ACTIONS: Final = (
    ActionSpec(
        "find.next_problem",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Next P&roblem"),
        ("F8",),
        "severity-warning",
        lambda situation: situation.has_problems,
    ),
    ActionSpec(
        "find.previous_problem",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Previous Pro&blem"),
        ("Shift+F8",),
        "",
        lambda situation: situation.has_problems,
    ),
    ActionSpec(
        "problems.fix",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Fix"),
        ("Ctrl+F8", "Ctrl+."),
        "",
        lambda situation: situation.can_fix or situation.is_typing,
        QT_TRANSLATE_NOOP("actions", "Fix the current problem"),
        scope=KeyScope.PROBLEMS,
    ),
    ActionSpec(
        "problems.fix_kind",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Fix All of This &Kind…"),
        ("Ctrl+Shift+F8",),
        "",
        lambda situation: situation.can_fix_kind or situation.is_typing,
        QT_TRANSLATE_NOOP("actions", "Fix all problems of the same rule as the current one"),
    ),
    ActionSpec(
        "problems.fix_safe",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Fix &Everything Safe…"),
        ("Ctrl+F9",),
        "",
        lambda situation: situation.can_fix_safely,
        QT_TRANSLATE_NOOP("actions", "Fix everything that loses nothing and asks no questions"),
    ),
    ActionSpec(
        "problems.source",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Show in &Source"),
        (),
        "",
        lambda situation: situation.has_problem,
        QT_TRANSLATE_NOOP("actions", "Show where in the file the current problem is"),
    ),
    ActionSpec(
        "problems.group",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Group by Rule"),
        enabled_when=has_page,
        tip=QT_TRANSLATE_NOOP("actions", "List the problems by rule, or all of them by row"),
        is_checkable=True,
        short=QT_TRANSLATE_NOOP("actions", "Group"),
    ),
    ActionSpec(
        "problems.mute_file",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Mute This Rule in This File"),
        (),
        "",
        lambda situation: situation.can_mute,
        QT_TRANSLATE_NOOP("actions", "Do not check this file for the rule of the current problem"),
    ),
    ActionSpec(
        "problems.mute_site",
        ActsOn.FILE,
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
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "M&uted Rules…"),
        (),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "List the rules that are not checked here, and unmute them"),
    ),
    ActionSpec(
        "problems.console",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Why Does Search Console Say…"),
        (),
        "",
        has_page,
        QT_TRANSLATE_NOOP(
            "actions", "Paste messages of Search Console; find the rules and rows that cause them"
        ),
    ),
    ActionSpec(
        "problems.copy",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&Copy List"),
        (),
        "",
        lambda situation: situation.has_problems,
        QT_TRANSLATE_NOOP("actions", "Copy the listed problems as text, one per line"),
    ),
    ActionSpec(
        "problems.export",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "E&xport List…"),
        (),
        "",
        lambda situation: situation.has_problems,
        QT_TRANSLATE_NOOP("actions", "Save the listed problems to a file: text, CSV or JSON"),
    ),
)
