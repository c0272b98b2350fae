"""A field for a date: the editor of lastmod, and the zones a time can be in."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QWidget

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.windows.details.fields.text_fields import LineField
from sitemap_editor.windows.looks.layouts import REST, column_of, row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel
from sitemap_editor.windows.table.cell_editors import LastmodEdit

_TIMED: Final = re.compile(r"(?P<time>.+T[0-9:.]+)(?P<zone>Z|[+-]\d\d:\d\d)?", re.ASCII)
_HOURS: Final = range(-12, 15)
_HALVES: Final = ("-09:30", "-03:30", "+03:30", "+04:30", "+05:30", "+05:45", "+06:30", "+09:30")
_LETTERS: Final = 6


def _zones() -> list[str]:
    whole = [f"{'-' if hour < 0 else '+'}{abs(hour):02}:00" for hour in _HOURS if hour]
    return [
        "Z",
        "+00:00",
        *sorted((*whole, *_HALVES), key=lambda zone: (zone[0] == "+", _minutes(zone))),
    ]


def _minutes(zone: str) -> int:
    minutes = int(zone[1:3]) * 60 + int(zone[4:])
    return -minutes if zone[0] == "-" else minutes


class _NoWords:
    """Says nothing: what is wrong stands under the field."""

    def tell(self, _findings: Sequence[Finding], _editor: QWidget) -> None:
        """Say nothing."""

    def hide(self) -> None:
        """Be as silent as before."""


class DateField(LineField):
    """A date or a time: a calendar, the present time, and the zone as a choice where it counts."""

    def __init__(self, parent: QWidget, now: Callable[[], datetime]) -> None:
        line = LastmodEdit(parent, lambda _text: (), _NoWords(), now)
        self.zone = QComboBox(parent)
        super().__init__(parent, line.placeholderText(), line)
        line.textChanged.connect(lambda _text: self._follow())
        self.zone.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.zone.setMinimumContentsLength(_LETTERS)
        self.zone.setAccessibleName(self.tr("Time zone"))
        self.zone.setToolTip(self.tr("The zone of the time, as hours from UTC"))
        for zone in _zones():
            self.zone.addItem("UTC (Z)" if zone == "Z" else zone, zone)
        self.zone.activated.connect(self._on_zone)
        self._watch(self.zone)
        self._follow()

    def _lay_out(self) -> None:
        label = DimmedLabel(self.tr("Time zone"), self)
        self._zone_line = QWidget(self)
        row_of(label, self.zone, REST, on=self._zone_line, margins=0, spacing=6)
        column_of(self.line, self._zone_line, on=self, margins=0, spacing=4)

    def _follow(self) -> None:
        """Show the zone of what is typed or chosen; a date alone has none."""
        if self.is_changed:  # by the calendar, too
            self._typed()
        timed = _TIMED.fullmatch(self.line.text().strip())
        self._zone_line.setVisible(timed is not None)
        if timed is not None:
            with QSignalBlocker(self.zone):
                self.zone.setCurrentIndex(self.zone.findData(timed["zone"] or ""))

    def _on_zone(self, _row: int) -> None:
        timed = _TIMED.fullmatch(self.line.text().strip())
        if timed is not None:
            self.line.setText(timed["time"] + str(self.zone.currentData()))
            self.hand_over()
