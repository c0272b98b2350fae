"""The actions of the Web menu: what a person asks the web for."""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.action_specs.action_spec import (
    ActionSpec,
    ActsOn,
    always,
    has_all_rows,
    has_page,
)

WEB_ACTIONS: Final = (
    ActionSpec(
        "web.live",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "Check &Live…"),
        (),
        "",
        has_all_rows,
        QT_TRANSLATE_NOOP(
            "actions", "Ask for the URLs of the shown or selected rows, and see what they answer"
        ),
    ),
    ActionSpec(
        "web.checklist",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Publish &Checklist…"),
        (),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "Check that this file is online as it is here, and found"),
    ),
    ActionSpec(
        "web.indexnow",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "&IndexNow…"),
        (),
        "",
        lambda situation: situation.has_page and situation.is_whole and not situation.is_index,
        QT_TRANSLATE_NOOP(
            "actions", "Tell search engines which pages were added, changed, removed"
        ),
    ),
    ActionSpec(
        "web.scope",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "If Published &At…"),
        (),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "See which rows a URL does not cover, and what would help"),
    ),
    ActionSpec(
        "web.compare",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Co&mpare with Live File…"),
        (),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "See which rows differ from the file that is online"),
    ),
    ActionSpec(
        "web.download",
        ActsOn.WINDOW,
        QT_TRANSLATE_NOOP("actions", "D&ownload All…"),
        (),
        "",
        always,
        QT_TRANSLATE_NOOP("actions", "Save a sitemap of the web, an index with all its files"),
    ),
    ActionSpec(
        "web.dates",
        ActsOn.SHOWN_ROWS,
        QT_TRANSLATE_NOOP("actions", "&Dates from Evidence…"),
        (),
        "",
        lambda situation: situation.has_rows and situation.has_lastmod,
        QT_TRANSLATE_NOOP(
            "actions", "Set lastmod by git, by files, by live pages or by an older version"
        ),
    ),
    ActionSpec(
        "web.save_command",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Run After &Saving…"),
        (),
        "",
        lambda situation: situation.has_page and situation.has_path,
        QT_TRANSLATE_NOOP("actions", "Choose a command to run after each save, such as an upload"),
    ),
    ActionSpec(
        "web.robots_rules",
        ActsOn.FILE,
        QT_TRANSLATE_NOOP("actions", "Robots &Rules…"),
        (),
        "",
        has_page,
        QT_TRANSLATE_NOOP("actions", "See which line of a robots.txt decides over URLs"),
    ),
)
