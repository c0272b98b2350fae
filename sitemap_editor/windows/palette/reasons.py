"""Why an action cannot be called now, in words: what it needs that is not there."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.action_specs.action_spec import ActionSpec
from sitemap_editor.windows.situation import Situation

_UNLIKE_OTHERS: Final[dict[str, Any]] = {
    "site": "example.com",
    "is_in_file_order": False,
    "is_typing": False,
    "is_text": False,
}
_EVERYTHING: Final = Situation(
    **{field: _UNLIKE_OTHERS.get(field, True) for field in Situation._fields}
)
"""Where every action can be called."""
_MISSING: Final = {
    "has_tab": QT_TRANSLATE_NOOP("palette", "No file is open"),
    "has_page": QT_TRANSLATE_NOOP("palette", "Only in a table"),
    "is_index": QT_TRANSLATE_NOOP("palette", "Only in a sitemap index"),
    "is_urlset": QT_TRANSLATE_NOOP("palette", "Only in a sitemap of pages"),
    "has_rows": QT_TRANSLATE_NOOP("palette", "No rows are shown"),
    "is_whole": QT_TRANSLATE_NOOP("palette", "Files are still being read"),
    "has_selection": QT_TRANSLATE_NOOP("palette", "No cells are selected"),
    "has_lastmod": QT_TRANSLATE_NOOP("palette", "No lastmod here"),
    "any_modified": QT_TRANSLATE_NOOP("palette", "Nothing was changed"),
    "can_save": QT_TRANSLATE_NOOP("palette", "Nothing to save"),
    "has_path": QT_TRANSLATE_NOOP("palette", "Never saved"),
    "has_repairs": QT_TRANSLATE_NOOP("palette", "Nothing was repaired"),
    "is_filtered": QT_TRANSLATE_NOOP("palette", "No filter is set"),
    "is_in_file_order": QT_TRANSLATE_NOOP("palette", "Rows are in file order"),
    "can_undo": QT_TRANSLATE_NOOP("palette", "Nothing to undo"),
    "can_redo": QT_TRANSLATE_NOOP("palette", "Nothing to redo"),
    "has_search": QT_TRANSLATE_NOOP("palette", "Nothing was searched for"),
    "has_problems": QT_TRANSLATE_NOOP("palette", "No problems"),
    "has_problem": QT_TRANSLATE_NOOP("palette", "No problem is current"),
    "can_fix": QT_TRANSLATE_NOOP("palette", "No problem that can be fixed is current"),
    "can_fix_kind": QT_TRANSLATE_NOOP("palette", "No problem that can be fixed is current"),
    "can_fix_safely": QT_TRANSLATE_NOOP("palette", "Nothing can be fixed safely"),
    "can_mute": QT_TRANSLATE_NOOP("palette", "No problem is current"),
    "site": QT_TRANSLATE_NOOP("palette", "The site is not known"),
}
"""What is said where a field of the situation is not as an action needs it, the first first."""


def reason_of(spec: ActionSpec, situation: Situation) -> str | None:
    """Return why an action cannot be called, empty where nobody knows; None where it can.

    What it needs is found out by taking away one thing at a time from where all is there.
    """
    if spec.enabled_when(situation):
        return None
    for field, text in _MISSING.items():
        if field == "has_tab" and not situation.has_tab:
            return QCoreApplication.translate("palette", text)
        less = _EVERYTHING._replace(**{field: getattr(situation, field)})
        if not spec.enabled_when(less):
            return QCoreApplication.translate("palette", text)
    return ""
