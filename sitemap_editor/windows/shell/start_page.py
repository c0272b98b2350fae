"""What the window shows while no file is open: an invitation to open or drop one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QEvent, QLocale, QSize, Qt
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.readable import readable
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.looks.icons import picture
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel, menu_text
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import dimmed_text

_PICTURE: Final = QSize(160, 120)
_ICON: Final = 16
_SHOWN_RECENT: Final = 5


class StartPage(QWidget):
    """The empty state; filled when it comes on screen, which it does not where files are opened."""

    def __init__(
        self, actions: Actions, open_paths: Callable[[list[Path]], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._actions, self._open_paths = actions, open_paths
        self.setAccessibleName(self.tr("Start"))
        self._shown: tuple[str, ...] = ()
        self._dates: Mapping[str, datetime] = {}
        self._recent: QVBoxLayout | None = None

    def _fill(self) -> None:
        self._picture = PlainLabel(self)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        title = PlainLabel(self.tr("Open a sitemap"), self)
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        title.setFont(font)
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint = PlainLabel(
            self.tr("Drop files here: sitemaps (.xml, .xml.gz, .txt) or tables (.csv)."), self
        )
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint.setWordWrap(True)
        self._heading = DimmedLabel(self.tr("Recent files"), self)
        self._heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._heading.hide()
        self._recent = recent = QVBoxLayout()
        recent.setSpacing(2)
        column = QVBoxLayout(self)
        column.setSpacing(14)
        column.addStretch(2)
        column.addWidget(self._picture)
        column.addWidget(title)
        column.addWidget(self._hint)
        column.addLayout(self._buttons(self._actions))
        column.addLayout(self._other_buttons(self._actions))
        section = QVBoxLayout()
        section.setSpacing(2)
        section.addWidget(self._heading)
        section.addLayout(recent)
        column.addLayout(section)
        column.addStretch(3)
        self._draw()
        self._list(recent)
        self.show_dates(self._dates)

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

    def _other_buttons(self, actions: Actions) -> QHBoxLayout:
        """Return the other ways to begin, in words alone."""
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch()
        for text, action_id in (
            (self.tr("Import CSV"), "file.import"),
            (self.tr("Merge Files"), "sitemaps.merge"),
            (self.tr("Open a Sample"), "help.sample"),
        ):
            button = QPushButton(text, self)
            button.setFlat(True)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(actions[action_id].trigger)
            row.addWidget(button)
        row.addStretch()
        return row

    def show_dates(self, dates: Mapping[str, datetime]) -> None:
        """Say when recent files were changed, once that is known; others are not there."""
        self._dates = dates
        if self._recent is None:
            return
        for number in range(self._recent.count()):
            item = self._recent.itemAt(number)
            button = item.widget() if item is not None else None
            path = self._shown[number] if number < len(self._shown) else ""
            if isinstance(button, QPushButton) and path in dates:
                day = dates[path]
                date = QDate(day.year, day.month, day.day)
                shown = self.locale().toString(date, QLocale.FormatType.ShortFormat)
                button.setText(f"{self._short(path)}  —  {menu_text(shown)}")

    def show_recent(self, paths: Sequence[str]) -> None:
        """List the files opened lately."""
        self._shown, self._dates = tuple(paths[:_SHOWN_RECENT]), {}
        if self._recent is not None:
            self._list(self._recent)

    def _list(self, recent: QVBoxLayout) -> None:
        while (item := recent.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()
        self._heading.setVisible(bool(self._shown))
        for path in self._shown:
            button = QPushButton(self._short(path), self)
            button.setFlat(True)
            button.setToolTip(tool_tip(path))
            button.setAccessibleName(readable(path))
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(partial(self._open_recent, path))
            recent.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

    def _open_recent(self, path: str, _checked: bool = False) -> None:
        self._open_paths([Path(path)])

    def minimumSizeHint(self) -> QSize:
        """Ask for no room while files are shown: it would keep the window from being small."""
        return super().minimumSizeHint() if self.isVisible() else QSize(0, 0)

    def hasHeightForWidth(self) -> bool:
        """Ask for no room either."""
        return self.isVisible() and super().hasHeightForWidth()

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for room."""
        if self._recent is None:
            self._fill()
        super().showEvent(event)
        self.updateGeometry()

    def hideEvent(self, event: QHideEvent) -> None:
        """Give it back."""
        super().hideEvent(event)
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange and self._recent is not None:
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
    side = scaled(button, _ICON)
    button.setIconSize(QSize(side, side))


def changed_when(paths: Sequence[str], progress: Progress) -> dict[str, datetime]:
    """Return when files were changed, of those that are there: work that may take long."""
    found: dict[str, datetime] = {}
    for number, path in enumerate(paths[:_SHOWN_RECENT]):
        progress(number / len(paths))
        with suppress(OSError, ValueError, OverflowError):
            found[path] = datetime.fromtimestamp(Path(path).stat().st_mtime).astimezone()
    return found
