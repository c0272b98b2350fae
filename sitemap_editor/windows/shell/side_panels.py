"""The panels at the sides of the window, as one: by the actions that open and close them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMenu, QWidget

from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.shell.panes import entries
from sitemap_editor.windows.side_panel import BETWEEN_PANELS_MS, SidePanel
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.first_paint import once_painted


class SidePanels:
    """All follow what is in front; `before` stand before it where F6 goes through them."""

    def __init__(
        self, before: Mapping[str, SidePanel], behind: Mapping[str, SidePanel], actions: Actions
    ) -> None:
        self._before = before
        self._behind = behind
        self._by_action = {**before, **behind}
        self._actions = actions
        self._width = 0
        for panel in before.values():
            panel.on_resized = self._fit_behind
        for one, others in ((before, behind), (behind, before)):
            for panel in one.values():
                panel.on_forced = partial(self._make_way, others)
        for action_id, panel in self._by_action.items():
            panel.shown_changed.connect(partial(self._on_shown, panel, action_id))

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what the actions do."""
        return {
            action_id: partial(self._toggle, panel, action_id)
            for action_id, panel in self._by_action.items()
        }

    def show_page(self, front: TabPage | None) -> None:
        """Follow what is in front."""
        for panel in self._by_action.values():
            panel.show_page(front)

    def fit(self, width: int) -> None:
        """Leave a narrow window, and come back into a wide one."""
        self._width = width
        for panel in self._by_action.values():
            panel.fit(width)

    def _fit_behind(self) -> None:
        """Ask those behind anew: there is another room since one before has another width."""
        for panel in self._behind.values():
            QTimer.singleShot(0, panel, lambda panel=panel: panel.fit(self._width))

    def make_ahead(self) -> None:
        """Make those that will open by themselves, one after the other, while nobody waits."""
        missing = (each for each in self._by_action.values() if each.panel is None)
        panel = next((each for each in missing if each.is_wanted), None)
        if panel is not None:
            panel.made()
            QTimer.singleShot(BETWEEN_PANELS_MS, panel, self.make_ahead)

    def open_unasked(self) -> None:
        """Open those that a person has not closed, each in a turn of its own.

        The window is painted in between, and a key press may come.
        """
        self._open_next(tuple(self._by_action.values()))

    def _open_next(self, panels: Sequence[SidePanel]) -> None:
        if not panels:
            return
        panel, *rest = panels

        def open_it() -> None:
            if panel.is_wanted:
                panel.open()
            self._open_next(rest)

        once_painted(panel, open_it)

    def fill(self, menu: QMenu) -> None:
        """List the panels, as the View menu does, to be opened and closed."""
        menu.addActions([self._actions[action_id] for action_id in self._by_action])
        menu.addAction(self._actions["view.problems"])

    def panes_around(self, front: QWidget) -> list[tuple[QWidget, QWidget]]:
        """Return what is open and what is in front, in the order of F6, as `go_on` takes it."""
        before, behind = self._before.values(), self._behind.values()
        return [*entries(*before), (front, front), *entries(*behind)]

    def _toggle(self, panel: SidePanel, action_id: str) -> None:
        panel.toggle()
        self._on_shown(panel, action_id)  # a trigger turned it over, also where one went into it

    @staticmethod
    def _make_way(others: Mapping[str, SidePanel]) -> None:
        """Let those at the other side leave: with both the window would grow past the screen."""
        for panel in others.values():
            panel.give_way()

    def _on_shown(self, panel: SidePanel, action_id: str) -> None:
        self._actions[action_id].setChecked(panel.is_shown)
