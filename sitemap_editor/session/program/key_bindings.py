"""The shortcuts in force, and how a person changes them; each change takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.session.program.own_keys import Own, as_text, kept
from sitemap_editor.session.program.settings import KEY_SET, OWN_KEYS, Settings

_MODIFIER: Final = Qt.KeyboardModifier
_KEY: Final = Qt.Key
_HELD: Final = _MODIFIER.ControlModifier | _MODIFIER.AltModifier | _MODIFIER.MetaModifier
_OF_TABLES: Final = frozenset(
    {
        *(_KEY.Key_Up, _KEY.Key_Down, _KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Home, _KEY.Key_End),
        *(_KEY.Key_Space, _KEY.Key_Escape),
    }
)
"""With Ctrl, and with Shift besides, these move, select and leave."""
_PLAIN_KEYS_OF_TABLES: Final = frozenset({_KEY.Key_F2, _KEY.Key_F6})
_FIRST_MEDIA_KEY: Final = _KEY.Key_Back
_LAST_FUNCTION_KEY: Final = _KEY.Key_F35
TYPES: Final = QT_TRANSLATE_NOOP("shortcuts", "Hold Ctrl or Alt: this key alone types or moves.")
OPENS_MENU: Final = QT_TRANSLATE_NOOP("shortcuts", "Alt with a letter opens a menu.")
OF_TABLES: Final = QT_TRANSLATE_NOOP("shortcuts", "The table needs this key.")


KeysIn: TypeAlias = Callable[[str, Own], dict[str, list[QKeySequence]]]
"""Tells the keys of each action in a set with own ones on top."""


class Command(NamedTuple):
    """An action as a person knows it."""

    id: str
    name: str
    menu: str


class KeyBindings:
    """Shortcuts of a set with a person's own on top, kept in the settings.

    `key_sets` begins with the usual one; `apply` is called after each change.
    """

    def __init__(
        self,
        settings: Settings,
        commands: Sequence[Command],
        key_sets: Mapping[str, str],
        keys_in: KeysIn,
        apply: Callable[[], object],
    ) -> None:
        self.commands = commands
        self.key_sets = key_sets
        """What each set is called, by its id."""
        self._settings = settings
        self._keys_in = keys_in
        self._apply = apply

    @property
    def key_set(self) -> str:
        """The set that is chosen."""
        chosen = self._settings.get(KEY_SET)
        return chosen if chosen in self.key_sets else next(iter(self.key_sets))

    @property
    def own(self) -> Own:
        """What a person changed."""
        return kept(self._settings.get(OWN_KEYS))

    def keys(self) -> dict[str, list[QKeySequence]]:
        """Return the keys of each action, the first the one that is shown."""
        return self._keys_in(self.key_set, self.own)

    def user_of(self, key: QKeySequence) -> str | None:
        """Return the action that a key calls."""
        return next((name for name, keys in self.keys().items() if key in keys), None)

    # Changes

    def choose_set(self, key_set: str) -> None:
        """Stand own changes on another set."""
        self._settings.set(KEY_SET, key_set)
        self._apply()

    def assign(self, action_id: str, key: QKeySequence) -> None:
        """Let a key alone call an action, and no other that it called until now."""
        own = self._without(key)
        own[action_id] = (key.toString(),)
        self._keep(own)

    def remove(self, action_id: str) -> None:
        """Let no key call an action."""
        self._keep({**self.own, action_id: ()})

    def reset(self, action_id: str) -> None:
        """Give an action the keys of the set back, and take them from others that have them."""
        own = self.own
        own.pop(action_id, None)
        for key in self._keys_in(self.key_set, {})[action_id]:
            own = self._without(key, own)
        self._keep(own)

    def reset_all(self) -> None:
        """Forget all own changes."""
        self._keep({})

    def text(self) -> str:
        """Return the set and what was changed, for a file."""
        return as_text(self.own, self.key_set)

    def take(self, key_set: str, own: Own) -> int:
        """Take the shortcuts of a file in the place of all own ones; return how many are used.

        Actions of later versions are left out, and keys that are none or must not be used.
        """
        ids = self.keys().keys()
        usable = {
            name: tuple(key for key in keys if _is_usable(key))
            for name, keys in own.items()
            if name in ids
        }
        usable = {name: keys for name, keys in usable.items() if keys or not own[name]}
        if key_set in self.key_sets:
            self._settings.set(KEY_SET, key_set)
        self._keep(usable)
        return len(usable)

    def _without(self, key: QKeySequence, given: Own | None = None) -> Own:
        """Return own changes that leave a key alone; an action with no other has its usual one."""
        text, own = key.toString(), dict[str, tuple[str, ...]]()
        for name, keys in (self.own if given is None else given).items():
            others = tuple(each for each in keys if each != text)
            if others or not keys:
                own[name] = others
        return own

    def _keep(self, own: Own) -> None:
        self._settings.set(OWN_KEYS, as_text(own) if own else "")
        self._apply()


def _is_usable(text: str) -> bool:
    key = QKeySequence(text)
    return key.count() == 1 and bool(key.toString()) and not objection(key)


def objection(key: QKeySequence) -> str:
    """Return why a key must not call an action, in a person's language; empty where it may."""
    pressed = _pressed(key)
    held, plain = pressed.keyboardModifiers(), pressed.key()
    is_function = _KEY.Key_F1 <= plain <= _LAST_FUNCTION_KEY
    text = ""
    if plain in _PLAIN_KEYS_OF_TABLES and not held & _HELD:
        text = OF_TABLES
    elif not is_function and not held & _HELD:
        text = TYPES
    elif held == _MODIFIER.AltModifier and _KEY.Key_0 <= plain <= _KEY.Key_Z:
        text = OPENS_MENU
    elif plain in _OF_TABLES and held & ~_MODIFIER.ShiftModifier == _MODIFIER.ControlModifier:
        text = OF_TABLES
    return QCoreApplication.translate("shortcuts", text) if text else ""


def _pressed(key: QKeySequence) -> QKeyCombination:
    return key[0]  # type: ignore[index, no-any-return]  # the stubs forgot __getitem__


def shown(keys: list[QKeySequence]) -> str:
    """Return keys as a person reads them, but for those of media keyboards."""
    native = QKeySequence.SequenceFormat.NativeText
    usual = [key for key in keys if _pressed(key).key() < _FIRST_MEDIA_KEY]
    return ", ".join(key.toString(native) for key in usual)
