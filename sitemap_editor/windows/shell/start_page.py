"""What the window shows while no file is open: an invitation to open or drop one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sitemap_editor.core.readable import readable
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.looks.icons import picture
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel, menu_text
from sitemap_editor.windows.looks.theme import dimmed_text

_PICTURE: Final = QSize(160, 120)
_SHOWN_RECENT: Final = 5


class StartPage(QWidget):
    """The empty state. Signals: `recent_chosen` (path)."""

    recent_chosen = Signal(str)

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Start"))
        self._picture = PlainLabel(self)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        title = PlainLabel(self.tr("Open a sitemap"), self)
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        title.setFont(font)
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint = PlainLabel(
            self.tr("Drop sitemap.xml, .xml.gz or .txt files here, or create a new sitemap."), self
        )
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint.setWordWrap(True)
        self._heading = DimmedLabel(self.tr("Recent files"), self)
        self._heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._heading.hide()
        self._recent = QVBoxLayout()
        self._recent.setSpacing(2)
        column = QVBoxLayout(self)
        column.setSpacing(14)
        column.addStretch(2)
        column.addWidget(self._picture)
        column.addWidget(title)
        column.addWidget(self._hint)
        column.addLayout(self._buttons(actions))
        section = QVBoxLayout()
        section.setSpacing(2)
        section.addWidget(self._heading)
        section.addLayout(self._recent)
        column.addLayout(section)
        column.addStretch(3)
        self._draw()

    def _buttons(self, actions: Actions) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch()
        actions.draw_icons(("file.open", "file.new"))
        for action_id, is_default in (("file.open", True), ("file.new", False)):
            action = actions[action_id]
            button = QPushButton(action.icon(), action.text(), self)
            button.setToolTip(action.toolTip())
            button.setDefault(is_default)
            button.setMinimumHeight(34)
            button.setMinimumWidth(150)
            button.clicked.connect(action.trigger)
            action.changed.connect(partial(_follow, button, action))  # drawn anew in the dark
            row.addWidget(button)
        row.addStretch()
        return row

    def show_recent(self, paths: Sequence[str]) -> None:
        """List the files opened lately."""
        while (item := self._recent.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()
        self._heading.setVisible(bool(paths))
        for path in paths[:_SHOWN_RECENT]:
            button = QPushButton(self._short(path), self)
            button.setFlat(True)
            button.setToolTip(tool_tip(path))
            button.setAccessibleName(readable(path))
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(lambda _checked=False, path=path: self.recent_chosen.emit(path))
            self._recent.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

    def minimumSizeHint(self) -> QSize:
        """Ask for no room while files are shown: it would keep the window from being small."""
        return super().minimumSizeHint() if self.isVisible() else QSize(0, 0)

    def hasHeightForWidth(self) -> bool:
        """Ask for no room either."""
        return self.isVisible() and super().hasHeightForWidth()

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for room."""
        super().showEvent(event)
        self.updateGeometry()

    def hideEvent(self, event: QHideEvent) -> None:
        """Give it back."""
        super().hideEvent(event)
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()
        super().changeEvent(event)

    def _short(self, path: str) -> str:
        place = Path(path)
        folder = str(place.parent)
        if len(folder) > 48:
            folder = "…" + folder[-47:]
        return menu_text(f"{place.name}  —  {folder}")

    def _draw(self) -> None:
        ink = dimmed_text(self.palette())
        self._picture.setPixmap(picture("empty-state", ink, _PICTURE, self.devicePixelRatioF()))


def _follow(button: QPushButton, action: QAction) -> None:
    button.setIcon(action.icon())
