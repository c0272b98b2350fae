"""A field for a length of time: however it is typed, seconds are what is written."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from sitemap_editor.core.contents.durations import as_seconds, clock_of, seconds_of
from sitemap_editor.windows.details.fields.text_fields import LineField
from sitemap_editor.windows.looks.layouts import row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel


class DurationField(LineField):
    """Takes ``1:17:57``, ``PT1H17M57S`` or seconds, and says beside it what that comes to."""

    def __init__(self, parent: QWidget) -> None:
        self.meaning = DimmedLabel("", parent)
        super().__init__(parent, "4677")
        self.line.textChanged.connect(lambda _text: self._follow())
        self.line.setToolTip(
            self.tr("Seconds, or 1:17:57, or PT1H17M57S: seconds are what is written.")
        )

    def _lay_out(self) -> None:
        row_of((self.line, 1), self.meaning, on=self, margins=0, spacing=6)

    def text(self) -> str:
        """Return the seconds; what is no length of time stays as it is typed."""
        return as_seconds(self.line.text().strip())

    def _follow(self) -> None:
        typed = self.line.text().strip()
        seconds = seconds_of(typed)
        if seconds is None:
            self.meaning.setText("")
        elif typed.isdecimal():
            self.meaning.setText(f"= {clock_of(seconds)}")
        else:
            said = self.tr("= {seconds} s").format(seconds=self.locale().toString(seconds))
            self.meaning.setText(said)
