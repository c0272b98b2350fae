"""Asks whether files that are in the way may be replaced."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS

_MARK: Final = 16
_NAMED: Final = 3
_ON_HOVER: Final = 30


class ReplaceBox(QWidget):
    """Names the files and has a box that must be ticked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        mark = PlainLabel(self)
        mark.setPixmap(drawn(SEVERITY_ICONS[Severity.WARNING], "#000000").pixmap(_MARK, _MARK))
        self.said = PlainLabel(self)
        self.said.setWordWrap(True)
        self.box = QCheckBox(self.tr("&Replace these files"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.said, 1)
        row.addWidget(self.box)
        self.hide()

    def show_paths(self, paths: Sequence[Path], source: str, *, is_agreed: bool) -> None:
        """Name the files that would be replaced, `source` being the one that is split."""
        self.setVisible(bool(paths))
        self.box.setChecked(is_agreed)
        names = [path.name for path in paths]
        shown = ", ".join(names[:_NAMED]) + (", …" if len(names) > _NAMED else "")
        text = self.tr(
            "%Ln file(s) in this folder will be replaced if you allow it: {names}.",
            "",
            len(names),
        )
        said = [text.format(names=shown)]
        if source:
            text = self.tr("“{name}” is the file you are splitting.")
            said.append(text.format(name=source))
        self.said.setText(" ".join(said))
        some = names[:_ON_HOVER] + (["…"] if len(names) > _ON_HOVER else [])
        self.setToolTip(tool_tip("\n".join(map(one_line, some))))
        self.box.setAccessibleDescription(self.said.text())
