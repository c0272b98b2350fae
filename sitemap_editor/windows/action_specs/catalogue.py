"""All actions, a menu after the other: menus, toolbar and shortcut list read them from here."""

from __future__ import annotations

from typing import Final

from sitemap_editor.windows.action_specs.action_spec import ActionSpec
from sitemap_editor.windows.action_specs.edit import EDIT_ACTIONS
from sitemap_editor.windows.action_specs.file import FILE_ACTIONS
from sitemap_editor.windows.action_specs.find import FIND_ACTIONS
from sitemap_editor.windows.action_specs.help import HELP_ACTIONS
from sitemap_editor.windows.action_specs.problems import PROBLEMS_ACTIONS
from sitemap_editor.windows.action_specs.rows import ROWS_ACTIONS
from sitemap_editor.windows.action_specs.sitemaps import SITEMAPS_ACTIONS
from sitemap_editor.windows.action_specs.view import VIEW_ACTIONS
from sitemap_editor.windows.action_specs.web import WEB_ACTIONS

ACTIONS: Final[tuple[ActionSpec, ...]] = (
    *FILE_ACTIONS,
    *EDIT_ACTIONS,
    *ROWS_ACTIONS,
    *FIND_ACTIONS,
    *PROBLEMS_ACTIONS,
    *SITEMAPS_ACTIONS,
    *WEB_ACTIONS,
    *VIEW_ACTIONS,
    *HELP_ACTIONS,
)
