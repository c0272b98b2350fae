"""The strip that says where a file is published, and which of its rows that does not cover."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton, QWidget

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.session.document.session import Session
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.theme import dimmed_text

_OUTSIDE: Final = ("L12", "L13", "L14", "I03")
_LEAST_WIDTH: Final = 220


class PublishedBar(FoldingRow):
    """Where the file is published.

    `publish_at` takes an address, None to take it back; `show_outside` a kind, for the rows that
    the address does not cover; `leave` is for Escape.
    """

    def __init__(
        self,
        publish_at: Callable[[Published | None], object],
        show_outside: Callable[[Kind], object],
        leave: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._publish_at = publish_at
        self._show_outside = show_outside
        self._leave = leave
        self._session: Session | None = None
        self._outside: Kind | None = None
        self.url = QLineEdit(self)
        self.url.setMinimumWidth(_LEAST_WIDTH)
        self.url.setPlaceholderText("https://example.com/sitemap.xml")
        self.url.setAccessibleName(self.tr("URL where this sitemap is published"))
        self.url.setToolTip(
            self.tr(
                "The URL of the sitemap itself. It can list URLs with the same scheme, host and "
                "port, in its own folder and subfolders. Press Enter to check the file against "
                "it."
            )
        )
        self.url.returnPressed.connect(self._on_given)
        self.url.textEdited.connect(lambda _text: self._tell())
        self.confirm = QPushButton(self.tr("Confirm"), self)
        self.confirm.setToolTip(self.tr("Check against this URL and remember it for this file"))
        self.confirm.clicked.connect(self._on_given)
        self.cross = QCheckBox(self.tr("Also lists other sites"), self)
        self.cross.setToolTip(self.tr("Allow other hosts; their robots.txt must list this sitemap"))
        self.cross.clicked.connect(self._on_cross)
        self.said = QPushButton(self)
        self.said.setFlat(True)
        self.said.clicked.connect(self._on_outside)
        label = PlainLabel(self.tr("Published at"), self)  # the chip above it has the letter
        self.first.addWidget(label)
        self.first.addWidget(self.url, 1)
        for widget in (self.confirm, self.cross, self.said):
            self.second.addWidget(widget)
        self.second.addStretch(0)
        self.lay_out(1, 0)
        self._draw()

    def _draw(self) -> None:
        """Keep what is said legible while there is nothing to click."""
        palette = QPalette()
        ink = dimmed_text(self.palette())
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText, ink)
        self.said.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew for another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "said"):
            self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def show_session(self, session: Session) -> None:
        """Show where a document is published."""
        is_other = session is not self._session
        self._session = session
        published = session.published
        if is_other or not self.url.hasFocus():
            self.url.setText(published.url if published else "")
            self.url.setCursorPosition(0)
        self.cross.setChecked(published is not None and published.is_cross_submitted)
        self.cross.setEnabled(published is not None and published.is_sure)
        self._tell()

    def show_nothing(self) -> None:
        """Say nothing of the last document: what is in front is none."""
        self._session = None
        self.url.clear()
        self.cross.setChecked(False)
        self.said.setText("")
        self.fold()

    def _tell(self) -> None:
        """Say what is to be done, or what lies outside."""
        session = self._session
        if session is None:
            return
        published, typed = session.published, self.url.text().strip()
        is_settled = published is not None and published.is_sure and typed == published.url
        self.confirm.setVisible(not is_settled)
        is_whole = is_publishable(typed)
        self.confirm.setEnabled(is_whole)
        index = session.findings.index
        outside = {kind: len(rows) for kind, rows in index.kinds.items() if kind[0] in _OUTSIDE}
        count = sum(outside.values())
        self._outside = max(outside, key=outside.__getitem__) if outside else None
        if not typed:
            said = self.tr("Unknown: rows are not checked against it")
        elif not is_whole:
            said = self.tr("Not the full URL of a sitemap")
        elif published is not None and not published.is_sure and typed == published.url:
            said = self.tr("Guess; %n row(s) outside", "", count)
        elif count:
            said = self.tr("%n row(s) outside", "", count)
        else:
            said = self.tr("0 rows outside") if session.findings.is_complete else "…"
        self.said.setText(said)
        self.said.setEnabled(self._outside is not None)
        self.fold()

    def _on_given(self) -> None:
        typed = self.url.text().strip()
        if is_publishable(typed):
            self._publish_at(Published(typed, is_cross_submitted=self.cross.isChecked()))
        elif not typed:
            self._publish_at(None)

    def _on_cross(self) -> None:
        published = self._session.published if self._session else None
        if published is not None:
            is_cross = self.cross.isChecked()
            self._publish_at(replace(published, is_cross_submitted=is_cross))

    def _on_outside(self) -> None:
        if self._outside is not None:
            self._show_outside(self._outside)
