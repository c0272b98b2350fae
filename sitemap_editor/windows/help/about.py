"""About: the program, whose work it stands on, and the versions that run, to copy."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QHBoxLayout, QWidget

from sitemap_editor import __version__
from sitemap_editor.session.program.versions import versions
from sitemap_editor.windows.looks.icons import application_icon
from sitemap_editor.windows.looks.layouts import REST, column_of, row_of
from sitemap_editor.windows.looks.plain_text import Heading, PlainLabel

_ICON: Final = QSize(64, 64)
_MARGIN: Final = 16
_WIDTH: Final = 480
_PAPER: Final = 8
_COPIED_MS: Final = 2_500
_LICENCES: Final = (
    ("Sitemap Editor", "MIT"),
    ("Python", "PSF-2.0"),
    ("Qt, PySide6", "LGPL-3.0"),
    ("lxml", "BSD-3-Clause"),
    ("libxml2", "MIT"),
)


class AboutDialog(QDialog):
    """Name, purpose, licences, and what a report of a fault should name."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Sitemap Editor"))
        self.versions = PlainLabel(version_lines(), self)
        self.versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.versions.setFrameShape(QFrame.Shape.StyledPanel)
        self.versions.setMargin(_PAPER)
        self.versions.setAutoFillBackground(True)
        self.versions.setBackgroundRole(QPalette.ColorRole.Base)
        self.versions.setForegroundRole(QPalette.ColorRole.Text)
        parts = (self._head(), self.versions, self._licences(), self._buttons())
        column_of(*parts, on=self, margins=_MARGIN, spacing=12)
        self.setMinimumSize(self.minimumSizeHint().expandedTo(QSize(_WIDTH, 0)))
        self.versions.setMinimumSize(self.versions.sizeHint())  # whole on the smallest screen

    def _head(self) -> QHBoxLayout:
        picture = PlainLabel(self)
        picture.setPixmap(application_icon().pixmap(_ICON, self.devicePixelRatio()))
        name = Heading(f"Sitemap Editor {__version__}", self, larger=1.4)
        text = self.tr("Edits sitemaps and leaves everything else in the file unchanged.")
        words = column_of(REST, name, PlainLabel(text, self, wraps=True), REST)
        return row_of((picture, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=_MARGIN)

    def _licences(self) -> PlainLabel:
        names = " · ".join(f"{escape(what)}: {licence}" for what, licence in _LICENCES)
        label = PlainLabel(self.tr("Licences: {names}").format(names=names), self, wraps=True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copy = buttons.addButton(
            self.tr("&Copy Versions"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._on_copy)
        buttons.rejected.connect(self.reject)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        close.setFocus()
        return buttons

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.versions.text())
        self.copy.setText(self.tr("Copied"))
        QTimer.singleShot(_COPIED_MS, self, lambda: self.copy.setText(self.tr("&Copy Versions")))


def version_lines() -> str:
    """Return the program and all it runs on, one a line; the same in every language."""
    from sitemap_editor.session.web.tls import tls_version  # 20 ms

    lines = (f"Sitemap Editor {__version__}", *versions().split(", "), f"TLS: {tls_version()}")
    return "\n".join(lines)
