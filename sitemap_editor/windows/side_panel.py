"""A panel at a side of the window: made when first shown, gone while there is no room for it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QScrollArea, QWidget

from sitemap_editor.session.program.settings import Setting, Settings
from sitemap_editor.windows.looks.text_size import scaled, share_of_width
from sitemap_editor.windows.tab_page import TabPage

if TYPE_CHECKING:
    from sitemap_editor.windows.separator_drags import SeparatorDrags

PanelSize: TypeAlias = tuple[float, int, int]
"""How wide a panel is: its share of the window's width, and its width at least and at most."""
BETWEEN_PANELS_MS: Final = 150
"""Between two that are made before anybody asks: keys have their turn."""
TAKES_SIDE: Final = "takes_side"
"""Set on a panel that others at its side lie behind: below it both had too little height."""


def place_at_side(
    dock: QDockWidget,
    window: QMainWindow,
    side: Qt.DockWidgetArea,
    size: PanelSize,
) -> bool:
    """Put a panel where it was the last time; else at this side, which is what True tells.

    Where another one takes the whole side it lies behind its tab. It stays hidden: Qt shows one
    that was on screen when the session ended, and nobody would notice that it came.
    """
    if window.restoreDockWidget(dock):
        dock.hide()
        return False
    window.addDockWidget(side, dock)
    for other in docks_at(window, side):
        if other is not dock and other.property(TAKES_SIDE):
            window.tabifyDockWidget(other, dock)
            other.raise_()
    window.resizeDocks([dock], [share_of_width(window, *size)], Qt.Orientation.Horizontal)
    return True


def docks_of(window: QMainWindow) -> list[QDockWidget]:
    """Return all panels of the window, without a look through all that stands in it."""
    return window.findChildren(QDockWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)


def docks_at(window: QMainWindow, side: Qt.DockWidgetArea) -> list[QDockWidget]:
    """Return the panels at a side of the window, those that are hidden too."""
    docks = docks_of(window)
    return [each for each in docks if window.dockWidgetArea(each) == side and not each.isFloating()]


def rest_while_unseen(dock: QDockWidget, leave: Callable[[], object]) -> None:
    """Let nothing in a panel take the keyboard while it lies behind the tab of another one.

    To Qt it is visible there, far outside the window: Tab would lead to buttons no one sees.
    """

    def look(_is_seen: bool) -> None:
        place = dock.geometry()
        is_behind = not dock.isFloating() and (place.right() < 0 or place.bottom() < 0)
        if dock.isEnabled() is is_behind:
            had_focus = dock.isAncestorOf(QApplication.focusWidget() or dock.window())
            dock.setEnabled(not is_behind)
            if had_focus:
                leave()

    dock.visibilityChanged.connect(look)


class SidePanel(QObject):
    """Shown where it is wanted, has something to say, and the window is wide enough.

    Who opens it by hand sees it in a narrow window, too. Signals: `shown_changed`.
    """

    shown_changed = Signal()

    def __init__(
        self,
        window: QMainWindow,
        settings: Settings,
        wanted: Setting[bool],
        least_width: int,
        size: PanelSize,
    ) -> None:
        super().__init__(window)
        self._size = size
        self._chosen_width = Setting[int](f"{wanted.key}_width", 0)
        """In pixels, as a person dragged the panel; 0 where nobody did."""
        self._drags: SeparatorDrags | None = None
        self._window = window
        self._settings = settings
        self._wanted = wanted
        self._least_width = least_width
        self._width = 0
        self._height = 0
        self._is_on = False
        self._is_narrow = False
        self._is_forced = False
        self._is_ours = False
        self.front: TabPage | None = None
        self.on_resized: Callable[[], object] = lambda: None
        """Called when the panel has another size."""
        self.on_forced: Callable[[], object] = lambda: None
        """Called before the panel opens in a window that is too narrow for it."""

    # What each of them is

    @property
    @abstractmethod
    def panel(self) -> QDockWidget | None:
        """The panel, once it was made."""

    @abstractmethod
    def made(self) -> QDockWidget:
        """Return the panel; it is made now if it was not."""

    @abstractmethod
    def has_content(self) -> bool:
        """Tell whether there is anything to say about what is in front."""

    @abstractmethod
    def follow(self) -> None:
        """Show what is in front; called while the panel is on screen."""

    @abstractmethod
    def first_stop(self) -> QWidget:
        """Return what gets the keyboard."""

    def least_width(self) -> int:
        """Return how wide the window must be, in pixels, for the panel to be there by itself."""
        return scaled(self._window, self._least_width)

    # Open and closed

    @property
    def is_shown(self) -> bool:
        """True while the panel is open."""
        return self.panel is not None and self.panel.isVisible()

    @property
    def is_wanted(self) -> bool:
        """True where a person has not closed it."""
        return self._settings.get(self._wanted)

    @property
    def is_on(self) -> bool:
        """True where it is open, or would be in a wider window."""
        return self._is_on

    @property
    def has_focus(self) -> bool:
        """True while the keyboard speaks to the panel."""
        focus = QApplication.focusWidget()
        panel = self.panel
        return panel is not None and (focus is panel or panel.isAncestorOf(focus or self._window))

    def open(self, *, anyway: bool = False) -> None:
        """Open the panel where there is room, or `anyway`; the keyboard stays where it is."""
        self._is_on = True
        self._fit()
        self._is_forced |= anyway
        if self._is_forced and self._is_narrow and not self.is_shown:
            self.on_forced()
        self.update()

    def give_way(self) -> None:
        """Leave a narrow window, in which it is only since a person opened it; it may come back."""
        panel = self.panel
        if self._is_forced and self._is_narrow and not (panel is not None and panel.isFloating()):
            self._is_forced = False
            self.update()

    def toggle(self, *, closes: bool = True) -> None:
        """Open the panel and go to it; close it where a person is in it; this is remembered."""
        if closes and self.is_shown and self.has_focus:
            self.close()
            return
        self._settings.set(self._wanted, value=True)
        self.open(anyway=True)
        if self.panel is not None and self.is_shown:
            self.panel.raise_()  # before what shares its place, where nothing takes the keyboard
            stop = self.first_stop()
            stop.setFocus()
            _bring_into_view(stop)

    def close(self) -> None:
        """Close the panel and go back to what is in front; this is remembered."""
        had_focus = self.has_focus
        self._settings.set(self._wanted, value=False)
        self._is_on = self._is_forced = False
        self.update()
        if had_focus:
            self.leave()

    def leave(self) -> None:
        """Go back to what is in front."""
        if self.front is not None:
            self.front.setFocus()

    def show_page(self, front: TabPage | None) -> None:
        """Follow what is in front."""
        self.front = front
        self._fit()
        self.update()

    def fit(self, width: int) -> None:
        """Leave a narrow window, and come back into a wide one."""
        self._width = width
        if self._fit():
            self.update()
        elif self.is_shown:
            QTimer.singleShot(0, self, self._be_as_wide_as_wanted)

    def _fit(self) -> bool:
        """Tell whether the window became too narrow for the panel, or wide enough.

        How wide it must be takes a look at the table, so one that is closed does not ask.
        """
        if not self._is_on:
            return False
        is_narrow = self._width < self.least_width()
        if is_narrow is self._is_narrow:
            return False
        self._is_narrow, self._is_forced = is_narrow, False
        return True

    def update(self) -> None:
        """Be on screen, or not, and show there what is in front."""
        has_room = self._is_forced or not self._is_narrow
        is_wanted = self._is_on and has_room and self.has_content()
        if is_wanted or self.panel is not None:
            panel = self.made()
            if panel.isHidden() is is_wanted:
                self._is_ours = True
                had_focus = self.has_focus
                self._height = self._height if is_wanted else panel.height()
                panel.setVisible(is_wanted)
                if is_wanted and panel.property(TAKES_SIDE):
                    panel.raise_()
                self._is_ours = False
                if is_wanted:
                    self._drags = _drags_in(self._window)
                    panel.installEventFilter(self)  # to notice a drag that changes its width
                    QTimer.singleShot(0, self, self._be_as_large_as_before)
                if had_focus and not is_wanted:
                    self.leave()
                self.shown_changed.emit()
        if self.is_shown:
            self.follow()

    def _be_as_large_as_before(self) -> None:
        """Share the side with other panels as before; Qt would give each less every time."""
        panel = self.panel
        if panel is None or not self.is_shown or panel.isFloating():
            return
        if self._height:
            self._window.resizeDocks([panel], [self._height], Qt.Orientation.Vertical)
        self._be_as_wide_as_wanted()

    def _be_as_wide_as_wanted(self) -> None:
        """Be as wide as a person chose, else as the window asks for; never narrow its neighbours.

        Qt narrows panels in a narrow window, and leaves them so in a wide one.
        """
        panel, sides = self.panel, Qt.DockWidgetArea
        if panel is None or not self.is_shown or panel.isFloating():
            return
        side = self._window.dockWidgetArea(panel)
        chosen = self._settings.get(self._chosen_width)
        wanted = chosen or share_of_width(self._window, *self._size)
        wanted = max(wanted, panel.minimumSizeHint().width())  # else the rest is laid out in vain
        is_alone = not any(
            each.isVisible() for each in docks_at(self._window, side) if each is not panel
        )
        is_beside = bool(side & (sides.LeftDockWidgetArea | sides.RightDockWidgetArea))
        if is_beside and (panel.width() < wanted or (is_alone and panel.width() != wanted)):
            self._window.resizeDocks([panel], [wanted], Qt.Orientation.Horizontal)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remember how wide a person drags the panel, also for the next start of the program."""
        panel, drags = self.panel, self._drags
        if event.type() == QEvent.Type.Resize and panel is not None and watched is panel:
            if drags is not None and drags.is_under_way and not panel.isFloating():
                self._settings.set(self._chosen_width, panel.width())
            self.on_resized()
        return super().eventFilter(watched, event)

    def on_visibility_changed(self, is_visible: bool) -> None:
        """Take it that a person closed the panel by its own button."""
        if self._is_ours or self.panel is None:
            return
        if is_visible:
            self.follow()
            QTimer.singleShot(0, self, self._be_as_wide_as_wanted)  # a wider one may have gone
        else:  # Qt hides it for a moment, too, when it begins or ends to float
            QTimer.singleShot(0, self, self._on_hidden)
        self.shown_changed.emit()

    def _on_hidden(self) -> None:
        panel = self.panel
        has_room = self._is_forced or not self._is_narrow
        is_closed = panel is not None and panel.isHidden()
        if is_closed and self._is_on and has_room and self.has_content():
            self.close()
            self.leave()


def _drags_in(window: QMainWindow) -> SeparatorDrags:
    from sitemap_editor.windows.separator_drags import SeparatorDrags  # not at start

    return SeparatorDrags.of(window)


def _bring_into_view(stop: QWidget) -> None:
    """Scroll to what has the keyboard: it was left where somebody read on."""
    above = stop.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(stop)
            return
        above = above.parentWidget()
