"""Which keys call which actions, as sets that a person chooses between."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtGui import QKeySequence

from sitemap_editor.windows.action_specs import ACTIONS

Keys: TypeAlias = tuple[QKeySequence.StandardKey | str, ...]
_K: Final = QKeySequence.StandardKey

SPREADSHEET: Final = ""
VERSION_0_1: Final = "0.1"
KEY_SETS: Final[dict[str, dict[str, Keys]]] = {
    SPREADSHEET: {},
    VERSION_0_1: {
        "edit.fill": (),
        "edit.fill_down": (),
        "edit.fill_right": (),
        "edit.today": (),
        "edit.now": ("Ctrl+;",),
        "rows.insert_above": ("Ctrl+Shift+Return",),
        "rows.insert_below": ("Ctrl+Return",),
        "rows.duplicate": ("Ctrl+D",),
        "rows.delete": ("Ctrl+Backspace", "Ctrl+Delete"),
        "find.next": (_K.FindNext, "F3"),
        "find.previous": (_K.FindPrevious, "Shift+F3"),
        "find.row": ("Ctrl+L",),
    },
}
"""By set and id: the keys of actions that have others than `ACTIONS` says."""


def keys_in(key_set: str) -> dict[str, list[QKeySequence]]:
    """Return the keys of each action in a set; one that is not known is the spreadsheet's."""
    other = KEY_SETS.get(key_set, {})
    return {spec.id: _sequences(other.get(spec.id, spec.keys)) for spec in ACTIONS}


def _sequences(keys: Keys) -> list[QKeySequence]:
    found: list[QKeySequence] = []
    for key in keys:
        some = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        found.extend(each for each in some if each not in found)
    return found
