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
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.protocol.location import is_address
from sitemap_editor.core.readable import readable
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.program.settings import RECENT_FILES, Settings
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.looks.icons import picture
from sitemap_editor.windows.looks.layouts import REST, row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel, menu_text
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import dimmed_text
from sitemap_editor.windows.looks.tokens import GRID

_PICTURE: Final = QSize(160, 120)
_ICON: Final = 16
_SHOWN_RECENT: Final = 5
_NAME, _FOLDER, _DATE = range(3)
_LONGEST_FOLDER: Final = 48


class StartPage(QWidget):
    """The empty state; filled when it comes on screen, which it does not where files are opened."""

    def __init__(
        self,
        actions: Actions,
        open_recent: Callable[[str], object],
        settings: Settings,
        jobs: Jobs,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._actions, self._open_recent = actions, open_recent
        self._settings, self._jobs = settings, jobs
        self.setAccessibleName(self.tr("Start"))
        self._shown: tuple[str, ...] = ()
        self._dates: Mapping[str, datetime] = {}
        self._recent: QGridLayout | None = None

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
        self._recent = recent = QGridLayout()
        recent.setHorizontalSpacing(3 * GRID)
        recent.setVerticalSpacing(2)
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
        section.addLayout(row_of(REST, recent, REST))
        column.addLayout(section)
        column.addStretch(3)
        self._draw()
        self._list(recent)
        self._show_dates(self._dates)

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
            (self.tr("Open URL"), "file.open_url"),
            (self.tr("Import CSV"), "file.import"),
            (self.tr("Merge Files"), "sitemaps.merge"),
            (self.tr("Compare Files"), "sitemaps.compare"),
            (self.tr("Open a Sample"), "help.sample"),
        ):
            button = QPushButton(text, self)
            button.setFlat(True)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(actions[action_id].trigger)
            row.addWidget(button)
        row.addStretch()
        return row

    def _show_dates(self, dates: Mapping[str, datetime]) -> None:
        """Say when recent files were changed, once that is known; others are not there."""
        self._dates = dates
        if self._recent is not None:
            for number, path in enumerate(self._shown):
                item = self._recent.itemAtPosition(number, _DATE)
                label = item.widget() if item is not None else None
                if isinstance(label, PlainLabel) and path in dates:
                    day = dates[path]
                    date = QDate(day.year, day.month, day.day)
                    label.setText(self.locale().toString(date, QLocale.FormatType.ShortFormat))

    def list_recent(self) -> None:
        """List the files opened lately; when each was changed follows, where this is in sight."""
        paths = self._settings.get(RECENT_FILES)
        self._shown, self._dates = tuple(paths[:_SHOWN_RECENT]), {}
        if self._recent is not None:
            self._list(self._recent)
        if paths and self.isVisibleTo(self.window()):
            self._jobs.start(partial(_changed_when, paths), self._show_dates)

    def _list(self, recent: QGridLayout) -> None:
        """Name the files in columns: name, folder, and a date once it is known."""
        while (item := recent.takeAt(0)) is not None:
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self._heading.setVisible(bool(self._shown))
        for number, path in enumerate(self._shown):
            name, folder = _name_and_place(path)
            button = _FileButton(menu_text(readable(name)), self)
            button.setToolTip(tool_tip(path))
            button.setAccessibleName(readable(path))
            button.clicked.connect(lambda _checked=False, path=path: self._open_recent(path))
            recent.addWidget(button, number, _NAME)
            for column, text in ((_FOLDER, _shortened(folder)), (_DATE, "")):
                label = DimmedLabel(text, self)
                label.setToolTip(tool_tip(path))
                recent.addWidget(label, number, column)

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

    def _draw(self) -> None:
        ink = dimmed_text(self.palette())
        self._picture.setPixmap(picture("empty-state", ink, _PICTURE, self.devicePixelRatioF()))


class _FileButton(QPushButton):
    """The name of a file that was open lately, at the left of its column."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setFlat(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)


def _name_and_place(opened: str) -> tuple[str, str]:
    """Return what a file or URL is called, and the folder or URL that says where it is."""
    if is_address(opened):
        return opened.rpartition("/")[2] or opened, opened
    return Path(opened).name, str(Path(opened).parent)


def _shortened(folder: str) -> str:
    folder = readable(folder)
    return folder if len(folder) <= _LONGEST_FOLDER else "…" + folder[1 - _LONGEST_FOLDER :]


def _follow(button: QPushButton, action: QAction) -> None:
    button.setIcon(action.icon())
    side = scaled(button, _ICON)
    button.setIconSize(QSize(side, side))


def _changed_when(paths: Sequence[str], progress: Progress) -> dict[str, datetime]:
    """Return when files were changed, of those that are there: work that may take long."""
    found: dict[str, datetime] = {}
    for number, path in enumerate(paths[:_SHOWN_RECENT]):
        progress(number / len(paths))
        if is_address(path):
            continue
        with suppress(OSError, ValueError, OverflowError):
            found[path] = datetime.fromtimestamp(Path(path).stat().st_mtime).astimezone()
    return found
