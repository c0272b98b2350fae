"""The actions of one window, made from their specs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QPalette, QShortcutEvent
from PySide6.QtWidgets import QWidget

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.program.own_keys import kept
from sitemap_editor.windows.action_specs.action_spec import ActionSpec, ActsOn
from sitemap_editor.windows.action_specs.catalogue import ACTIONS
from sitemap_editor.windows.key_focus import Focus, focus_of, is_reached
from sitemap_editor.windows.key_sets import SPREADSHEET, keys_in
from sitemap_editor.windows.looks.icons import icon
from sitemap_editor.windows.situation import Situation
from sitemap_editor.windows.step_keys import StepKeys


class Actions(QObject):
    """The actions of one window, made from `ACTIONS`."""

    def __init__(
        self, parent: QObject, palette: QPalette, key_set: str = SPREADSHEET, own_keys: str = ""
    ) -> None:
        super().__init__(parent)
        self._specs = {spec.id: spec for spec in ACTIONS}
        self._focus: Focus | None = None
        self._situation = Situation()
        self._names: dict[str, str] = {}
        self._actions = {spec.id: self._made(spec) for spec in ACTIONS}
        self.use_keys(key_set, own_keys)
        self._step_keys = StepKeys(self["edit.undo"], self["edit.redo"], self)
        self._palette = palette
        self._with_icon: set[str] = set()
        self.are_rows_settled: Callable[[Callable[[], object]], bool] = lambda _again: True
        """Tells whether the rows shown are those of the filter; calls what it is given if not."""
        self.last_used = ""
        """The action that was called last, for a report of what went wrong."""
        self._enable()
        self.follow_focus(None)

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._actions.values())

    def name(self, action_id: str) -> str:
        """Return what an action is called, without a mnemonic, whatever step it names now."""
        return self._names[action_id]

    @property
    def situation(self) -> Situation:
        """What there is to act on, as it was told last."""
        return self._situation

    def connect_all(self, handlers: dict[str, Callable[[], object]]) -> None:
        """Let each named action call its handler."""
        for action_id, handler in handlers.items():
            self._actions[action_id].triggered.connect(
                lambda _checked=False, name=action_id, run=handler: self._run(name, run)
            )

    def _run(self, action_id: str, handler: Callable[[], object]) -> None:
        self.last_used = action_id
        waits = self._specs[action_id].acts_on is ActsOn.SHOWN_ROWS
        if not waits or self.are_rows_settled(lambda: self._run(action_id, handler)):
            handler()

    def adapt(self, situation: Situation) -> None:
        """Enable what can be done now."""
        situation = situation._replace(is_typing=self._focus is Focus.CELL_EDITOR)
        if situation != self._situation:
            self._situation = situation
            self._enable()

    def _enable(self) -> None:
        for action_id, spec in self._specs.items():
            self._actions[action_id].setEnabled(spec.enabled_when(self._situation))

    # Keys

    def use_keys(self, key_set: str, own_keys: str = "") -> None:
        """Let the keys of a set, with own ones on top, call the actions from now on."""
        for action_id, keys in keys_in(key_set, kept(own_keys)).items():
            action = self._actions[action_id]
            action.setShortcuts(keys)
            _set_tip(action, action.statusTip())

    def add_to_tips(self, action_ids: Iterable[str], text: str) -> None:
        """Say more where a person meets these actions: by the mouse, in menus and the palette."""
        for action_id in action_ids:
            action = self._actions[action_id]
            _set_tip(action, f"{action.statusTip().rstrip('.')}. {text}")

    def follow_focus(self, widget: QWidget | None) -> None:
        """Leave to `widget`, which has the keyboard now, all keys that are not for elsewhere.

        An action out of reach counts for the widget alone that it was added to, which is never the
        one that has the focus: so the key is pressed in that one as any other key.
        """
        focus = focus_of(widget)
        self._step_keys.follow(widget, focus)
        if focus is self._focus:
            return
        self._focus = focus
        contexts = Qt.ShortcutContext
        for action_id, spec in self._specs.items():
            is_in_reach = is_reached(spec.scope, focus)
            context = contexts.WindowShortcut if is_in_reach else contexts.WidgetShortcut
            if self._actions[action_id].shortcutContext() != context:
                self._actions[action_id].setShortcutContext(context)
        if self._situation.is_typing != (focus is Focus.CELL_EDITOR):
            self.adapt(self._situation)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Turn down keys of actions out of reach: to Qt those in menus are the menu bar's too.

        Ctrl+Shift+; is Ctrl+: as well; an action that has both is ambiguous to Qt, which leaves it.
        """
        if isinstance(event, QShortcutEvent):
            action = self._actions[watched.objectName()]
            spec = self._specs[watched.objectName()]
            if self._focus is not None and not is_reached(spec.scope, self._focus):
                return True
            if event.isAmbiguous() and self._has_alone(action, event.key()):
                action.trigger()
                return True
        return super().eventFilter(watched, event)

    def _has_alone(self, action: QAction, key: QKeySequence) -> bool:
        return [each for each in self._actions.values() if key in each.shortcuts()] == [action]

    # Icons

    def draw_icons(self, action_ids: Iterable[str]) -> None:
        """Give these actions their icons, when they are about to be seen: drawing takes time."""
        for action_id in action_ids:
            if self._specs[action_id].icon and action_id not in self._with_icon:
                self._with_icon.add(action_id)
                picture = icon(self._specs[action_id].icon, self._palette)
                self._actions[action_id].setIcon(picture)

    def recolour(self, palette: QPalette) -> None:
        """Draw the icons that were drawn anew for another palette."""
        self._palette = palette
        drawn, self._with_icon = self._with_icon, set()
        self.draw_icons(drawn)

    def _made(self, spec: ActionSpec) -> QAction:
        action = QAction(QCoreApplication.translate("actions", spec.text), self)
        action.setObjectName(spec.id)
        action.installEventFilter(self)
        action.setMenuRole(spec.role)
        action.setCheckable(spec.is_checkable)
        name = action.text().replace("&", "").rstrip("…")
        self._names[spec.id] = name
        short = QCoreApplication.translate("actions", spec.short) if spec.short else name
        action.setIconText(short)  # stays when the text of undo and redo names a step
        tip = QCoreApplication.translate("actions", spec.tip) if spec.tip else name
        action.setStatusTip(tip)
        return action


def _set_tip(action: QAction, tip: str) -> None:
    """Let an action tell this, and its first key."""
    action.setStatusTip(tip)
    shortcut = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    action.setToolTip(tool_tip(f"{tip} ({shortcut})" if shortcut else tip))
