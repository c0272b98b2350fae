"""Which keys call which actions: sets that a person chooses between, and own keys on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from PySide6.QtGui import QKeySequence

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
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
KEY_SET_NAMES: Final = {
    SPREADSHEET: QT_TRANSLATE_NOOP("preferences", "Spreadsheet"),
    VERSION_0_1: QT_TRANSLATE_NOOP("preferences", "Version 0.1"),
}
_NO_OWN: Final[Mapping[str, Sequence[str]]] = {}


def keys_in(
    key_set: str, own: Mapping[str, Sequence[str]] = _NO_OWN
) -> dict[str, list[QKeySequence]]:
    """Return the keys of each action in a set; one that is not known is the spreadsheet's.

    `own` keys, by action, take the place of those of the set, and are taken from other actions
    that have them there: so no key is ever used twice, whatever the set.
    """
    other = KEY_SETS.get(key_set, {})
    found: dict[str, list[QKeySequence]] = {}
    taken: set[str] = set()
    for spec in ACTIONS:
        if spec.id in own:
            found[spec.id] = [key for key in _sequences(tuple(own[spec.id])) if _text(key)]
            found[spec.id] = [key for key in found[spec.id] if _text(key) not in taken]
            taken.update(map(_text, found[spec.id]))
    for spec in ACTIONS:
        if spec.id not in own:
            keys = _sequences(other.get(spec.id, spec.keys))
            found[spec.id] = [key for key in keys if _text(key) not in taken]
    return found


def _text(key: QKeySequence) -> str:
    return key.toString()


def _sequences(keys: Keys) -> list[QKeySequence]:
    found: list[QKeySequence] = []
    for key in keys:
        some = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        found.extend(each for each in some if each not in found)
    return found
