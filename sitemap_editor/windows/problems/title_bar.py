"""The upper edge of the problems panel: all its controls in the line that other panels waste."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.looks.icons import icon
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.problems.filter_bar import FilterBar

_ICON = 12
_EDGE = 2


class TitleBar(QWidget):
    """`leave_line` leaves only this line of the panel, or shows all; `close` closes it."""

    def __init__(
        self,
        actions: Actions,
        leave_line: Callable[[bool], object],
        close: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._leave_line = leave_line
        self.fold = QToolButton(self)
        self.fold.setArrowType(Qt.ArrowType.DownArrow)
        self.fold.setCheckable(True)
        self.fold.setToolTip(self.tr("Leave one line of this panel, or show the list again"))
        self.fold.setAccessibleName(self.fold.toolTip())
        self.fold.toggled.connect(self._on_folded)
        self.fix = QToolButton(self)
        self.fix.setDefaultAction(actions["problems.fix"])
        self.fix.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        menu = QMenu(self)
        menu.addActions([actions["problems.fix_kind"], actions["problems.fix_safe"]])
        menu.addSeparator()
        menu.addActions([actions["problems.mute_file"], actions["problems.mute_site"]])
        self.fix.setMenu(menu)
        self.group = QToolButton(self)
        self.group.setDefaultAction(actions["problems.group"])
        self.filter = FilterBar(self)  # behind them, for the keyboard too
        self.close_button = QToolButton(self)
        self.close_button.setObjectName("qt_dockwidget_closebutton")  # as Qt calls its own
        self.close_button.setAutoRaise(True)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.close_button.setIcon(icon("window-close", self.palette()))
        side = scaled(self, _ICON)
        self.close_button.setIconSize(QSize(side, side))
        self.close_button.setToolTip(self.tr("Close this panel"))
        self.close_button.setAccessibleName(self.close_button.toolTip())
        self.close_button.clicked.connect(lambda: close())
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 4, 2)
        row.setSpacing(6)
        for button in (self.fold, self.fix, self.group):
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for widget in (self.fold, self.fix, self.group, self.filter, self.close_button):
            row.addWidget(widget, 1 if widget is self.filter else 0)

    def _on_folded(self, is_folded: bool) -> None:
        arrows = Qt.ArrowType
        self.fold.setArrowType(arrows.RightArrow if is_folded else arrows.DownArrow)
        self._leave_line(is_folded)

    def line_height(self) -> int:
        """Return how high the panel is while only this line of it is left."""
        return self.sizeHint().height() + _EDGE

    def event(self, event: QEvent) -> bool:
        """Ask the panel for another height where the filters fold: it looks by itself only once."""
        is_done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.updateGeometry()
        return is_done

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icon anew for another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "close_button"):
            self.close_button.setIcon(icon("window-close", self.palette()))
