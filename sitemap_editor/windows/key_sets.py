"""Which keys call which actions: sets that a person chooses between, and own keys on top."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from PySide6.QtGui import QKeySequence

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.action_specs.catalogue import ACTIONS

Keys: TypeAlias = tuple[QKeySequence.StandardKey | str, ...]
Bindings: TypeAlias = Callable[[QKeySequence.StandardKey], Sequence[QKeySequence]]
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
    key_set: str,
    own: Mapping[str, Sequence[str]] = _NO_OWN,
    bindings: Bindings = QKeySequence.keyBindings,
) -> dict[str, list[QKeySequence]]:
    """Return the keys of each action in a set; one that is not known is the spreadsheet's.

    `own` keys, by action, take the place of those of the set. No key is ever used twice, whatever
    the set and the system: own keys come first, then those that the set names, and last what the
    system's `bindings` have for an action, such as Ctrl+R to replace in KDE.
    """
    other = KEY_SETS.get(key_set, {})
    wanted: dict[str, Keys] = {spec.id: other.get(spec.id, spec.keys) for spec in ACTIONS}
    for action_id, texts in own.items():
        if action_id in wanted:
            wanted[action_id] = tuple(texts)
    owners: dict[str, str] = {}
    named = [(each, key) for each, keys in wanted.items() for key in keys if isinstance(key, str)]
    for action_id, key in sorted(named, key=lambda each: each[0] not in own):
        owners.setdefault(_text(QKeySequence(key)), action_id)
    found: dict[str, list[QKeySequence]] = {}
    for action_id, keys in wanted.items():
        some = _sequences(keys, bindings)
        found[action_id] = [
            key
            for key in some
            if _text(key) and owners.setdefault(_text(key), action_id) == action_id
        ]
    return found


def _text(key: QKeySequence) -> str:
    return key.toString()


def _sequences(keys: Keys, bindings: Bindings) -> list[QKeySequence]:
    found: list[QKeySequence] = []
    for key in keys:
        some = [QKeySequence(key)] if isinstance(key, str) else map(_as_pressed, bindings(key))
        found.extend(each for each in some if each not in found)
    return found


def _as_pressed(key: QKeySequence) -> QKeySequence:
    """Return a key of the system as X11 tells it: it never has Backtab for Shift+Tab."""
    return QKeySequence(_text(key).replace("Backtab", "Tab"))
