"""Says what was written, in the place of the form."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.plain_text import PlainLabel

_LARGER: Final = 1.15


class Outcome(QWidget):
    """A headline and a sentence about files that are on disk now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.headline = PlainLabel(self)
        font = self.headline.font()
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        font.setBold(True)
        self.headline.setFont(font)
        self.said = PlainLabel(self)
        for label in (self.headline, self.said):
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 6)
        column.setSpacing(6)
        column.addWidget(self.headline)
        column.addWidget(self.said)
        self.hide()

    def tell(self, review: SplitReview) -> None:
        """Tell of a split that was written."""
        paths, plan = review.paths or (), review.plan
        parts = plan.parts if plan is not None else ()
        text = self.tr("“{name}” is split into %Ln part(s)", "", len(parts))
        self.headline.setText(text.format(name=review.name))
        if not paths:
            said = [self.tr("All files in {folder} were as they should be; nothing was written.")]
        else:
            said = [self.tr("%Ln file(s) were written to {folder}.", "", len(paths))]
        stayed = sum(part.is_unchanged for part in parts)
        if stayed and paths:
            said.append(self.tr("%Ln part(s) stayed as they were.", "", stayed))
        if review.index_path is not None:
            said.append(self.tr("Put them on your server, and name {index} in robots.txt."))
        else:
            said.append(self.tr("Put them on your server, and name each of them in robots.txt."))
        index = review.index_path.name if review.index_path is not None else ""
        text = " ".join(said).format(folder=review.folder, index=index)
        self.said.setText(" ".join((text, *map(sentence, review.remarks))))
        self.show()
